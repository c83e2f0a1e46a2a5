<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>The window is made with Qt and PySide6, which are under the GNU Lesser General Public License, version 3. Their libraries are files of their own and may be replaced by others; their source is at download.qt.io.</source>
        <translation>Okno zbudowano na Qt i PySide6, które są na licencji GNU Lesser General Public License w wersji 3. Ich biblioteki są osobnymi plikami i można je zastąpić innymi; kod źródłowy jest na download.qt.io.</translation>
    </message>
    <message>
        <source>The net that reads photographed tiles was trained for this program, on drawn designs and on the photos of Camerash/mahjong-dataset, which is under the MIT License. Photos are read with Pillow and numpy, under the MIT-CMU and the BSD License.</source>
        <translation>Sieć neuronową, która rozpoznaje kamienie na zdjęciach, wytrenowano dla tego programu na rysunkach i na zdjęciach ze zbioru Camerash/mahjong-dataset, objętego licencją MIT. Zdjęcia odczytują biblioteki Pillow i numpy, na licencjach MIT-CMU i BSD.</translation>
    </message>
    <message>
        <source>The program</source>
        <translation>Program</translation>
    </message>
    <message>
        <source>The program itself is under the MIT License.</source>
        <translation>Sam program jest na licencji MIT.</translation>
    </message>
    <message>
        <source>Fonts</source>
        <translation>Kroje pisma</translation>
    </message>
    <message>
        <source>The texts are set in Noto Sans and Noto Sans CJK, the tiles drawn with outlines of Noto Serif CJK, all reduced to what is used, under the SIL Open Font License.</source>
        <translation>Teksty złożono krojami Noto Sans i Noto Sans CJK, a kamienie narysowano z konturów Noto Serif CJK; wszystkie ograniczono do używanych znaków, na licencji SIL Open Font License.</translation>
    </message>
    <message>
        <source>Photos</source>
        <translation>Zdjęcia</translation>
    </message>
    <message>
        <source>The program is written in Python, which is under the licence of its foundation. Records are read with orjson, under the Mozilla Public License and the MIT License; its source is at github.com/ijl/orjson.</source>
        <translation>Program napisano w Pythonie, który jest na licencji swojej fundacji. Zapisy czyta orjson, na licencjach Mozilla Public License i MIT; jego źródła są na github.com/ijl/orjson.</translation>
    </message>
    <message>
        <source>About the program</source>
        <translation>O programie</translation>
    </message>
    <message>
        <source>Mahjong scorer</source>
        <translation>Punkty w mahjongu</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Wersja {version}</translation>
    </message>
    <message>
        <source>Tiles in, and out comes a score that everyone at the table can check.</source>
        <translation>Z kamieni powstaje wynik, który każdy przy stole może sprawdzić.</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licencje</translation>
    </message>
    <message>
        <source>Text of the licence</source>
        <translation>Tekst licencji</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
</context>
<context>
    <name>AdjustmentForm</name>
    <message>
        <source>Sum: {sum}</source>
        <translation>Suma: {sum}</translation>
    </message>
    <message>
        <source>Sum: {sum} ≠ 0. The four numbers must sum to zero.</source>
        <translation>Suma: {sum} ≠ 0. Suma czterech liczb musi wynosić zero.</translation>
    </message>
    <message>
        <source>What it is for</source>
        <translation>Za co</translation>
    </message>
</context>
<context>
    <name>AnswerCard</name>
    <message>
        <source>Say what the winner gets, too.</source>
        <translation>Podaj też, ile dostaje zwycięzca.</translation>
    </message>
    <message>
        <source>What is it worth?</source>
        <translation>Ile to warte?</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Sprawdź</translation>
    </message>
    <message>
        <source>Next hand</source>
        <translation>Następna ręka</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Pokaż</translation>
    </message>
    <message>
        <source>Open on the hand page</source>
        <translation>Otwórz na stronie Ręka</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Odpowiedź</translation>
    </message>
    <message>
        <source>This is how it counts</source>
        <translation>Tak to się liczy</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Dobrze</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>Źle</translation>
    </message>
    <message>
        <source>{figure}: no</source>
        <translation>{figure}: nie</translation>
    </message>
    <message>
        <source>{figure}: {true}, not {said}</source>
        <translation>{figure}: {true}, a nie {said}</translation>
    </message>
    <message>
        <source>{figure}: not {said}</source>
        <translation>{figure}: nie {said}</translation>
    </message>
</context>
<context>
    <name>AnswerForm</name>
    <message>
        <source>How the value is said</source>
        <translation>Jak podać wartość</translation>
    </message>
</context>
<context>
    <name>BreakdownView</name>
    <message>
        <source>What is this?</source>
        <translation>Co to jest?</translation>
    </message>
</context>
<context>
    <name>BusyPage</name>
    <message>
        <source>Looking for the tiles…</source>
        <translation>Szukanie kamieni…</translation>
    </message>
    <message>
        <source>How much of the photo is read</source>
        <translation>Ile zdjęcia już odczytano</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
</context>
<context>
    <name>ChartCanvas</name>
    <message>
        <source>Scores over the deals</source>
        <translation>Punkty w kolejnych rozdaniach</translation>
    </message>
    <message>
        <source>Scores over the deals. In the lead: {names}, {points}</source>
        <translation>Punkty w kolejnych rozdaniach. Na czele: {names}, {points}</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Początek</translation>
    </message>
    <message>
        <source>The lines begin with the first deal.</source>
        <translation>Wykres zacznie się od pierwszego rozdania.</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Próg</translation>
    </message>
</context>
<context>
    <name>CompareDialog</name>
    <message>
        <source>Now: {rules}</source>
        <translation>Teraz: {rules}</translation>
    </message>
    <message numerus="yes">
        <source>%n difference(s)</source>
        <translation>
            <numerusform>%n różnica</numerusform>
            <numerusform>%n różnice</numerusform>
            <numerusform>%n różnic</numerusform>
        </translation>
    </message>
    <message>
        <source>Compare rules</source>
        <translation>Porównanie zasad</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Odmiana</translation>
    </message>
    <message>
        <source>Rules at the left</source>
        <translation>Zasady po lewej</translation>
    </message>
    <message>
        <source>Rules at the right</source>
        <translation>Zasady po prawej</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>Zamień</translation>
    </message>
    <message>
        <source>The left rules to the right, the right ones to the left</source>
        <translation>Lewe zasady na prawo, prawe na lewo</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Porównanie</translation>
    </message>
    <message>
        <source>These two rules are the same.</source>
        <translation>Te zasady niczym się nie różnią.</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Pokaż wszystko</translation>
    </message>
    <message>
        <source>Show all options and rows</source>
        <translation>Pokaż wszystkie opcje i wiersze</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
</context>
<context>
    <name>CompareModel</name>
    <message>
        <source>on</source>
        <translation>włączone</translation>
    </message>
    <message>
        <source>off</source>
        <translation>wyłączone</translation>
    </message>
    <message>
        <source>Options that differ</source>
        <translation>Różne opcje</translation>
    </message>
    <message>
        <source>Options that are the same</source>
        <translation>Jednakowe opcje</translation>
    </message>
    <message>
        <source>Rows that differ</source>
        <translation>Różne wiersze</translation>
    </message>
    <message>
        <source>Rows that are the same</source>
        <translation>Jednakowe wiersze</translation>
    </message>
    <message>
        <source>{name}: both {value}</source>
        <translation>{name}: po obu stronach {value}</translation>
    </message>
    <message>
        <source>{name}: left {first}, right {second}</source>
        <translation>{name}: z lewej {first}, z prawej {second}</translation>
    </message>
</context>
<context>
    <name>CrashReport</name>
    <message>
        <source>Mahjong scorer</source>
        <translation>Punkty w mahjongu</translation>
    </message>
    <message>
        <source>Something went wrong in the program: the last step may not have been carried out.</source>
        <translation>W programie coś się nie udało: ostatnia czynność mogła nie zostać wykonana.</translation>
    </message>
    <message>
        <source>Your game is safe: every deal is saved before it is shown.</source>
        <translation>Gra jest bezpieczna: każde rozdanie jest zapisywane, zanim się pokaże.</translation>
    </message>
    <message>
        <source>What happened is written in {path}. If it happens again, close the program and start it again.</source>
        <translation>Opis błędu jest w pliku {path}. Jeśli to się powtórzy, zamknij program i uruchom go ponownie.</translation>
    </message>
</context>
<context>
    <name>DealWords</name>
    <message>
        <source>Win</source>
        <translation>Wygrana</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>Penalty (chombo)</source>
        <translation>Kara (Chombo)</translation>
    </message>
    <message>
        <source>Correction</source>
        <translation>Korekta</translation>
    </message>
    <message>
        <source>The game stops here</source>
        <translation>Koniec gry w tym miejscu</translation>
    </message>
    <message>
        <source>Who won? Click the name here or the card of the seat.</source>
        <translation>Kto wygrał? Wskaż imię tutaj albo kartę gracza.</translation>
    </message>
    <message>
        <source>Whose discard, or was it a self-draw?</source>
        <translation>Z czyjej zrzutki? A może z muru?</translation>
    </message>
    <message>
        <source>Enter the tiles, or just the value.</source>
        <translation>Wpisz kamienie albo samą wartość.</translation>
    </message>
    <message>
        <source>Who made the mistake?</source>
        <translation>Kto popełnił błąd?</translation>
    </message>
    <message>
        <source>Enter what changes. The four numbers must sum to zero.</source>
        <translation>Wpisz zmiany. Suma czterech liczb musi wynosić zero.</translation>
    </message>
    <message>
        <source>This ends the game.</source>
        <translation>To kończy grę.</translation>
    </message>
    <message>
        <source>Next: {round}, dealer {name}</source>
        <translation>Dalej: {round}, rozdaje {name}</translation>
    </message>
</context>
<context>
    <name>DrawForm</name>
    <message>
        <source>Ready (tenpai)</source>
        <translation>Gotowi (tenpai)</translation>
    </message>
</context>
<context>
    <name>ExamplePanel</name>
    <message>
        <source>Example</source>
        <translation>Przykład</translation>
    </message>
    <message>
        <source>Try this hand</source>
        <translation>Wypróbuj tę rękę</translation>
    </message>
    <message>
        <source>Enter these tiles on the hand page</source>
        <translation>Wpisz te kamienie na stronie Ręka</translation>
    </message>
    <message>
        <source>Scored by: {rules}</source>
        <translation>Policzone według: {rules}</translation>
    </message>
</context>
<context>
    <name>FaceRow</name>
    <message>
        <source>The program knows it</source>
        <translation>Program już je zna</translation>
    </message>
    <message>
        <source>{known} of {all} known</source>
        <translation>Znane: {known} z {all}</translation>
    </message>
    <message>
        <source>Not taught yet</source>
        <translation>Jeszcze nie pokazano</translation>
    </message>
    <message>
        <source>Photo again…</source>
        <translation>Jeszcze raz…</translation>
    </message>
    <message>
        <source>Photo…</source>
        <translation>Zdjęcie…</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>Znaki</translation>
    </message>
    <message>
        <source>Circles</source>
        <translation>Koła</translation>
    </message>
    <message>
        <source>Bamboos</source>
        <translation>Bambusy</translation>
    </message>
    <message>
        <source>Winds and dragons</source>
        <translation>Wiatry i Smoki</translation>
    </message>
    <message>
        <source>Flowers and Seasons</source>
        <translation>Kwiaty i Pory Roku</translation>
    </message>
</context>
<context>
    <name>ForTableBar</name>
    <message>
        <source>To the table</source>
        <translation>Do stołu</translation>
    </message>
</context>
<context>
    <name>GameExport</name>
    <message>
        <source>Save the game as JSON</source>
        <translation>Zapisz grę jako JSON</translation>
    </message>
    <message>
        <source>Save the game as CSV</source>
        <translation>Zapisz grę jako CSV</translation>
    </message>
    <message>
        <source>Save the score sheet as PDF</source>
        <translation>Zapisz kartę wyników jako PDF</translation>
    </message>
    <message>
        <source>The file {path} cannot be written. Choose another place or name.</source>
        <translation>Nie można zapisać pliku {path}. Wybierz inne miejsce albo inną nazwę.</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Drukowanie</translation>
    </message>
    <message>
        <source>The printer does not answer.</source>
        <translation>Drukarka nie odpowiada.</translation>
    </message>
</context>
<context>
    <name>GameMenu</name>
    <message>
        <source>New game</source>
        <translation>Nowa gra</translation>
    </message>
    <message>
        <source>Past games…</source>
        <translation>Zapisane gry…</translation>
    </message>
    <message>
        <source>Names of the players…</source>
        <translation>Imiona graczy…</translation>
    </message>
    <message>
        <source>Stop here</source>
        <translation>Zakończ tutaj</translation>
    </message>
    <message>
        <source>Save the score sheet as PDF…</source>
        <translation>Zapisz kartę wyników jako PDF…</translation>
    </message>
    <message>
        <source>Print the score sheet…</source>
        <translation>Drukuj kartę wyników…</translation>
    </message>
    <message>
        <source>Save as a table (CSV)…</source>
        <translation>Zapisz jako tabelę (CSV)…</translation>
    </message>
    <message>
        <source>Save the game (JSON)…</source>
        <translation>Zapisz grę (JSON)…</translation>
    </message>
</context>
<context>
    <name>GamesDialog</name>
    <message>
        <source>Past games</source>
        <translation>Zapisane gry</translation>
    </message>
    <message>
        <source>Find by name, date or variant</source>
        <translation>Szukaj: imię, data, odmiana</translation>
    </message>
    <message>
        <source>Find games</source>
        <translation>Szukaj gier</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Gry</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importuj…</translation>
    </message>
    <message>
        <source>Add the games of a JSON file</source>
        <translation>Dodaj gry z pliku JSON</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Eksportuj</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Usuń</translation>
    </message>
    <message>
        <source>Delete the chosen games (Delete)</source>
        <translation>Usuń zaznaczone gry (Delete)</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Otwórz</translation>
    </message>
    <message>
        <source>Go on with the chosen game (Enter)</source>
        <translation>Wróć do zaznaczonej gry (Enter)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>No game with these words.</source>
        <translation>Żadna gra nie pasuje do tych słów.</translation>
    </message>
    <message>
        <source>No games yet. Start one at the table and it is kept here, or import a file.</source>
        <translation>Nie ma jeszcze żadnej gry. Zacznij grę przy stole, a pojawi się tutaj, albo zaimportuj plik.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) deleted.</source>
        <translation>
            <numerusform>Usunięto %n grę.</numerusform>
            <numerusform>Usunięto %n gry.</numerusform>
            <numerusform>Usunięto %n gier.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chosen game(s) as JSON…</source>
        <translation>
            <numerusform>%n zaznaczona gra jako JSON…</numerusform>
            <numerusform>%n zaznaczone gry jako JSON…</numerusform>
            <numerusform>%n zaznaczonych gier jako JSON…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chosen game(s) as CSV…</source>
        <translation>
            <numerusform>%n zaznaczona gra jako CSV…</numerusform>
            <numerusform>%n zaznaczone gry jako CSV…</numerusform>
            <numerusform>%n zaznaczonych gier jako CSV…</numerusform>
        </translation>
    </message>
    <message>
        <source>All games found as JSON…</source>
        <translation>Wszystkie znalezione gry jako JSON…</translation>
    </message>
    <message>
        <source>All games found as CSV…</source>
        <translation>Wszystkie znalezione gry jako CSV…</translation>
    </message>
</context>
<context>
    <name>GamesModel</name>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n rozdanie</numerusform>
            <numerusform>%n rozdania</numerusform>
            <numerusform>%n rozdań</numerusform>
        </translation>
    </message>
    <message>
        <source>finished</source>
        <translation>zakończona</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>niedokończona</translation>
    </message>
</context>
<context>
    <name>GamesWork</name>
    <message>
        <source>Stopped.</source>
        <translation>Przerwano.</translation>
    </message>
    <message>
        <source>The file {path} cannot be written. Choose another place or name.</source>
        <translation>Nie można zapisać pliku {path}. Wybierz inne miejsce albo inną nazwę.</translation>
    </message>
    <message>
        <source>Folder for the CSV files</source>
        <translation>Folder na pliki CSV</translation>
    </message>
    <message>
        <source>games</source>
        <translation>gry</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Eksport</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) exported to {path}</source>
        <translation>
            <numerusform>Zapisano %n grę: {path}</numerusform>
            <numerusform>Zapisano %n gry: {path}</numerusform>
            <numerusform>Zapisano %n gier: {path}</numerusform>
        </translation>
    </message>
    <message>
        <source>Import games</source>
        <translation>Importuj gry</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Wszystkie pliki</translation>
    </message>
    <message>
        <source>The file {path} cannot be read. Check that it is still there and may be opened.</source>
        <translation>Nie można odczytać pliku {path}. Sprawdź, czy nadal tam jest i czy wolno go otworzyć.</translation>
    </message>
    <message>
        <source>Importing… {count}</source>
        <translation>Importowanie… {count}</translation>
    </message>
    <message>
        <source>Exporting… {count} of {total}</source>
        <translation>Eksportowanie… {count} z {total}</translation>
    </message>
    <message>
        <source>Game {game}: {sentence}</source>
        <translation>Gra {game}: {sentence}</translation>
    </message>
    <message>
        <source>Game {game}, deal {deal}: {sentence}</source>
        <translation>Gra {game}, rozdanie {deal}: {sentence}</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) imported.</source>
        <translation>
            <numerusform>Zaimportowano %n grę.</numerusform>
            <numerusform>Zaimportowano %n gry.</numerusform>
            <numerusform>Zaimportowano %n gier.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>And %n more like that.</source>
        <translation>
            <numerusform>I jeszcze %n taka gra.</numerusform>
            <numerusform>I jeszcze %n takie gry.</numerusform>
            <numerusform>I jeszcze %n takich gier.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HandCard</name>
    <message>
        <source>The hand as a whole</source>
        <translation>Cała ręka</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) marked with “?”: please check.</source>
        <translation>
            <numerusform>%n kamień ze znakiem „?” – sprawdź go.</numerusform>
            <numerusform>%n kamienie ze znakiem „?” – sprawdź je.</numerusform>
            <numerusform>%n kamieni ze znakiem „?” – sprawdź je.</numerusform>
        </translation>
    </message>
    <message>
        <source>Click a tile to correct it. Ctrl+click and Shift+click select several, to say that they are a called set. Red fives look like fives: choose them here.</source>
        <translation>Kliknij kamień, żeby go poprawić. Z Ctrl lub Shift zaznaczysz kilka, na przykład meldunek. Czerwone piątki program bierze za zwykłe: wskaż je tutaj.</translation>
    </message>
    <message>
        <source>Click a tile to correct it. Ctrl+click and Shift+click select several, to say that they are a called set.</source>
        <translation>Kliknij kamień, żeby go poprawić. Z Ctrl lub Shift zaznaczysz kilka, na przykład meldunek.</translation>
    </message>
    <message>
        <source>It would be complete with:</source>
        <translation>Ręka będzie pełna po zmianie:</translation>
    </message>
</context>
<context>
    <name>HandExport</name>
    <message>
        <source>Save the hand as a picture</source>
        <translation>Zapisz rękę jako obraz</translation>
    </message>
    <message>
        <source>Save the hand as a PDF</source>
        <translation>Zapisz rękę jako PDF</translation>
    </message>
    <message>
        <source>hand</source>
        <translation>ręka</translation>
    </message>
    <message>
        <source>The file {path} cannot be written. Choose another place or name.</source>
        <translation>Nie można zapisać pliku {path}. Wybierz inne miejsce albo inną nazwę.</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Drukowanie</translation>
    </message>
    <message>
        <source>The printer does not answer.</source>
        <translation>Drukarka nie odpowiada.</translation>
    </message>
</context>
<context>
    <name>HandPage</name>
    <message>
        <source>Tiles</source>
        <translation>Kamienie</translation>
    </message>
    <message>
        <source>Just the value</source>
        <translation>Sama wartość</translation>
    </message>
    <message>
        <source>What to enter</source>
        <translation>Co wpisać</translation>
    </message>
</context>
<context>
    <name>HouseMenu</name>
    <message>
        <source>None: {preset}</source>
        <translation>Brak: {preset}</translation>
    </message>
    <message>
        <source>Save as house rules…</source>
        <translation>Zapisz jako zasady domowe…</translation>
    </message>
    <message>
        <source>Save changes</source>
        <translation>Zapisz zmiany</translation>
    </message>
    <message>
        <source>Back to what was saved</source>
        <translation>Wróć do zapisanych</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Zmień nazwę…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Usuń</translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation>Porównaj…</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importuj…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Eksportuj…</translation>
    </message>
    <message>
        <source>Export all…</source>
        <translation>Eksportuj wszystkie…</translation>
    </message>
</context>
<context>
    <name>HouseSteps</name>
    <message>
        <source>The rules in force, made from “{preset}”, are kept under this name.</source>
        <translation>Pod tą nazwą zapiszą się obecne zasady, oparte na zestawie „{preset}”.</translation>
    </message>
    <message>
        <source>Save as house rules</source>
        <translation>Zapisz jako zasady domowe</translation>
    </message>
    <message>
        <source>“{name}” is saved.</source>
        <translation>Zapisano „{name}”.</translation>
    </message>
    <message>
        <source>Games played by these rules show the new name too.</source>
        <translation>Nową nazwę zobaczysz też przy grach rozegranych na tych zasadach.</translation>
    </message>
    <message>
        <source>Rename house rules</source>
        <translation>Zmień nazwę zasad</translation>
    </message>
    <message>
        <source>The rules need a name, such as that of your club.</source>
        <translation>Zasady muszą mieć nazwę, na przykład nazwę klubu.</translation>
    </message>
    <message>
        <source>The name is too long: {count} letters, and there is room for {most}.</source>
        <translation>Nazwa jest za długa: ma {count} znaków, a mieści się {most}.</translation>
    </message>
    <message>
        <source>“{name}” is deleted. The rules are now: {preset}.</source>
        <translation>Usunięto „{name}”. Teraz obowiązuje: {preset}.</translation>
    </message>
    <message>
        <source>“{name}” is back.</source>
        <translation>Przywrócono „{name}”.</translation>
    </message>
    <message>
        <source>house rules</source>
        <translation>zasady domowe</translation>
    </message>
    <message>
        <source>Export house rules</source>
        <translation>Eksport zasad domowych</translation>
    </message>
    <message>
        <source>The file {path} cannot be written. Choose another place or name.</source>
        <translation>Nie można zapisać pliku {path}. Wybierz inne miejsce albo inną nazwę.</translation>
    </message>
    <message>
        <source>Exported to {path}</source>
        <translation>Zapisano w {path}</translation>
    </message>
    <message>
        <source>Import house rules</source>
        <translation>Import zasad domowych</translation>
    </message>
    <message>
        <source>The file {path} cannot be read. Check that it is still there and may be opened.</source>
        <translation>Nie można odczytać pliku {path}. Sprawdź, czy nadal tam jest i czy wolno go otworzyć.</translation>
    </message>
    <message>
        <source>Rules {place}: {sentence}</source>
        <translation>Zasady nr {place}: {sentence}</translation>
    </message>
    <message numerus="yes">
        <source>And %n more like that.</source>
        <translation>
            <numerusform>I jeszcze %n podobny błąd.</numerusform>
            <numerusform>I jeszcze %n podobne błędy.</numerusform>
            <numerusform>I jeszcze %n podobnych błędów.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{name}”</source>
        <translation>„{name}”</translation>
    </message>
    <message>
        <source>There are no house rules in this file.</source>
        <translation>W tym pliku nie ma zasad domowych.</translation>
    </message>
    <message>
        <source>Imported: {names}</source>
        <translation>Wczytano: {names}</translation>
    </message>
</context>
<context>
    <name>IndicatorRow</name>
    <message>
        <source>{tile}: click to take it out</source>
        <translation>{tile}: kliknij, żeby usunąć</translation>
    </message>
</context>
<context>
    <name>IndicatorsModel</name>
    <message>
        <source>Click the tile</source>
        <translation>Wskaż kamień</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Dodaj</translation>
    </message>
</context>
<context>
    <name>Language</name>
    <message numerus="yes">
        <source>%n change(s)</source>
        <translation>
            <numerusform>%n zmiana</numerusform>
            <numerusform>%n zmiany</numerusform>
            <numerusform>%n zmian</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LedgerModel</name>
    <message>
        <source>Deal</source>
        <translation>Rozd.</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Wynik</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wartość</translation>
    </message>
    <message>
        <source>no value</source>
        <translation>bez wartości</translation>
    </message>
    <message>
        <source>Dealer: {name}</source>
        <translation>Rozdający: {name}</translation>
    </message>
    <message>
        <source>{name}: {change}, then {score}</source>
        <translation>{name}: {change}, potem {score}</translation>
    </message>
</context>
<context>
    <name>LedgerTable</name>
    <message>
        <source>Edit the deal</source>
        <translation>Zmień rozdanie</translation>
    </message>
    <message>
        <source>Delete the deal</source>
        <translation>Usuń rozdanie</translation>
    </message>
</context>
<context>
    <name>LedgerView</name>
    <message>
        <source>No deals yet. Click Win or Draw when the first deal is over.</source>
        <translation>Nie ma jeszcze rozdań. Po pierwszym kliknij Wygrana albo Remis.</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Rozdania</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Zmień</translation>
    </message>
    <message>
        <source>Change this deal (Enter)</source>
        <translation>Zmień to rozdanie (Enter)</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Usuń</translation>
    </message>
    <message>
        <source>Take this deal out (Delete)</source>
        <translation>Usuń to rozdanie (Delete)</translation>
    </message>
</context>
<context>
    <name>MainMenu</name>
    <message>
        <source>Appearance</source>
        <translation>Wygląd</translation>
    </message>
    <message>
        <source>Like the system</source>
        <translation>Jak w systemie</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Jasny</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Ciemny</translation>
    </message>
    <message>
        <source>Large controls for touch</source>
        <translation>Duże przyciski dotykowe</translation>
    </message>
    <message>
        <source>Numbers and letters on the tiles</source>
        <translation>Cyfry i litery na kamieniach</translation>
    </message>
    <message>
        <source>Do not open a second window</source>
        <translation>Nie otwieraj drugiego okna</translation>
    </message>
    <message>
        <source>Tile size</source>
        <translation>Wielkość kamieni</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Ponów</translation>
    </message>
    <message>
        <source>Copy the hand</source>
        <translation>Kopiuj rękę</translation>
    </message>
    <message>
        <source>Copy the score as text</source>
        <translation>Kopiuj wynik jako tekst</translation>
    </message>
    <message>
        <source>Paste a hand</source>
        <translation>Wklej rękę</translation>
    </message>
    <message>
        <source>Clear the hand</source>
        <translation>Wyczyść rękę</translation>
    </message>
    <message>
        <source>Read from a photo…</source>
        <translation>Odczytaj ze zdjęcia…</translation>
    </message>
    <message>
        <source>Go</source>
        <translation>Przejdź</translation>
    </message>
    <message>
        <source>My tile sets…</source>
        <translation>Moje zestawy kamieni…</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Eksportuj</translation>
    </message>
    <message>
        <source>Copy as a picture</source>
        <translation>Kopiuj jako obraz</translation>
    </message>
    <message>
        <source>Save as a picture…</source>
        <translation>Zapisz jako obraz…</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Zapisz jako PDF…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drukuj…</translation>
    </message>
    <message>
        <source>To the hand</source>
        <translation>Do ręki</translation>
    </message>
    <message>
        <source>The hand page holds a hand of the table.</source>
        <translation>Na stronie Ręka jest teraz ręka ze stołu.</translation>
    </message>
    <message>
        <source>To the table</source>
        <translation>Do stołu</translation>
    </message>
    <message>
        <source>To practice</source>
        <translation>Do ćwiczeń</translation>
    </message>
    <message>
        <source>To the rules</source>
        <translation>Do zasad</translation>
    </message>
    <message>
        <source>Other rules can be chosen once the win is entered.</source>
        <translation>Inne zasady można wybrać, gdy wygrana będzie już wpisana.</translation>
    </message>
    <message>
        <source>What is this?</source>
        <translation>Co to jest?</translation>
    </message>
    <message>
        <source>About…</source>
        <translation>O programie…</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Zakończ</translation>
    </message>
    <message>
        <source>Mahjong scorer</source>
        <translation>Punkty w mahjongu</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Ręka</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Stół</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Ćwiczenia</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Zasady</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Strony</translation>
    </message>
    <message>
        <source>Variant: {name}</source>
        <translation>Odmiana: {name}</translation>
    </message>
    <message>
        <source>Rules and options…</source>
        <translation>Zasady i opcje…</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Język</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
</context>
<context>
    <name>MessageBar</name>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Przerwij</translation>
    </message>
</context>
<context>
    <name>NameDialog</name>
    <message>
        <source>Save</source>
        <translation>Zapisz</translation>
    </message>
</context>
<context>
    <name>NamesDialog</name>
    <message>
        <source>Names of the players</source>
        <translation>Imiona graczy</translation>
    </message>
    <message>
        <source>By the seats of the first deal. A player can be replaced at any time.</source>
        <translation>Według miejsc w pierwszym rozdaniu. Gracza można zastąpić w każdej chwili.</translation>
    </message>
</context>
<context>
    <name>NewGameForm</name>
    <message>
        <source>New game</source>
        <translation>Nowa gra</translation>
    </message>
    <message>
        <source>{rules}. Other rules can be chosen in the bar above.</source>
        <translation>{rules}. Inne zasady wybiera się na górnym pasku.</translation>
    </message>
    <message>
        <source>Points at the start</source>
        <translation>Punkty na początku</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Zaczynamy</translation>
    </message>
    <message>
        <source>Past games…</source>
        <translation>Zapisane gry…</translation>
    </message>
</context>
<context>
    <name>NumberField</name>
    <message>
        <source>1st</source>
        <translation>1.</translation>
    </message>
    <message>
        <source>2nd</source>
        <translation>2.</translation>
    </message>
    <message>
        <source>3rd</source>
        <translation>3.</translation>
    </message>
    <message>
        <source>4th</source>
        <translation>4.</translation>
    </message>
</context>
<context>
    <name>OptionRow</name>
    <message>
        <source>{option}, changed</source>
        <translation>{option}, zmienione</translation>
    </message>
    <message>
        <source>Back to: {value}</source>
        <translation>Przywróć: {value}</translation>
    </message>
</context>
<context>
    <name>OptionsDialog</name>
    <message numerus="yes">
        <source>%n changed</source>
        <translation>
            <numerusform>%n zmieniona</numerusform>
            <numerusform>%n zmienione</numerusform>
            <numerusform>%n zmienionych</numerusform>
        </translation>
    </message>
    <message>
        <source>none</source>
        <translation>brak</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>zmienione</translation>
    </message>
    <message>
        <source>Save as house rules…</source>
        <translation>Zapisz jako domowe…</translation>
    </message>
    <message>
        <source>Save changes</source>
        <translation>Zapisz zmiany</translation>
    </message>
    <message>
        <source>Show only what differs from the preset</source>
        <translation>Pokaż tylko to, co inne niż w zestawie zasad</translation>
    </message>
    <message>
        <source>Nothing differs from the preset.</source>
        <translation>Wszystko jest takie jak w zestawie zasad.</translation>
    </message>
    <message>
        <source>Rules and options</source>
        <translation>Zasady i opcje</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Odmiana</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Zestaw zasad</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Zasady domowe</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Wszystko</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Opcje</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Wiersze</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>Co widać</translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation>Porównaj…</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Znajdź</translation>
    </message>
    <message>
        <source>Find options and rows</source>
        <translation>Znajdź opcje i wiersze</translation>
    </message>
    <message>
        <source>Everything as the preset has it</source>
        <translation>Wszystko jak w zestawie zasad</translation>
    </message>
    <message>
        <source>Nothing with these words.</source>
        <translation>Nie ma nic z takimi słowami.</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Przywróć wszystkie</translation>
    </message>
    <message>
        <source>Changes take effect at once and are remembered.</source>
        <translation>Zmiany działają od razu i są zapamiętywane.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
</context>
<context>
    <name>OptionsModel</name>
    <message>
        <source>{option}, changed</source>
        <translation>{option}, zmienione</translation>
    </message>
    <message>
        <source>on</source>
        <translation>włączone</translation>
    </message>
    <message>
        <source>off</source>
        <translation>wyłączone</translation>
    </message>
    <message>
        <source>Only multiples of {step} are possible.</source>
        <translation>Możliwe są tylko wielokrotności liczby {step}.</translation>
    </message>
    <message>
        <source>The numbers must add up to 0; these give {sum}. Until they do, the previous ones count.</source>
        <translation>Suma musi wynosić 0, a wynosi {sum}. Do tego czasu obowiązują poprzednie liczby.</translation>
    </message>
    <message>
        <source>The number must be from {least} to {most}.</source>
        <translation>Liczba musi być od {least} do {most}.</translation>
    </message>
    <message>
        <source>Rows and their values</source>
        <translation>Wiersze i ich wartości</translation>
    </message>
    <message>
        <source>What each row of the table brings</source>
        <translation>Ile daje każdy wiersz tabeli</translation>
    </message>
    <message>
        <source>In the table: {value}</source>
        <translation>W tabeli: {value}</translation>
    </message>
    <message>
        <source>counts only with the option “{option}”</source>
        <translation>liczy się tylko z opcją „{option}”</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>What goes on between hands</source>
        <translation>Co się dzieje między rozdaniami</translation>
    </message>
    <message>
        <source>The hand</source>
        <translation>Ręka</translation>
    </message>
    <message>
        <source>What a hand is worth</source>
        <translation>Ile warta jest ręka</translation>
    </message>
</context>
<context>
    <name>PartsBar</name>
    <message>
        <source>Called set</source>
        <translation>Meldunek</translation>
    </message>
    <message>
        <source>In the hand</source>
        <translation>W ręce</translation>
    </message>
    <message>
        <source>Winning tile</source>
        <translation>Wygrywający</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Usuń</translation>
    </message>
    <message>
        <source>There is no tile here (Delete)</source>
        <translation>Tu nie ma kamienia (Delete)</translation>
    </message>
    <message>
        <source>Add a tile</source>
        <translation>Dodaj kamień</translation>
    </message>
    <message>
        <source>Then click where the tile lies, or drag a box around it (Insert)</source>
        <translation>Kliknij potem miejsce, w którym leży, albo obrysuj go myszą (Insert)</translation>
    </message>
    <message>
        <source>Whole photo</source>
        <translation>Całe zdjęcie</translation>
    </message>
    <message>
        <source>Show the whole photo, not only the tiles</source>
        <translation>Pokaż całe zdjęcie, a nie tylko kamienie</translation>
    </message>
    <message>
        <source>Select the tiles of the set first: Ctrl+click or Shift+click, or Shift and an arrow key</source>
        <translation>Najpierw zaznacz kamienie układu: kliknij je z Ctrl lub Shift albo użyj strzałek z Shift</translation>
    </message>
    <message>
        <source>These tiles were called</source>
        <translation>Te kamienie to meldunek</translation>
    </message>
    <message>
        <source>These tiles stand in the hand</source>
        <translation>Te kamienie stoją w ręce</translation>
    </message>
    <message>
        <source>The hand was won with this tile</source>
        <translation>Tym kamieniem wygrano</translation>
    </message>
</context>
<context>
    <name>PaymentTables</name>
    <message>
        <source>East wins</source>
        <translation>Wygrywa Wschód</translation>
    </message>
    <message>
        <source>Another player wins</source>
        <translation>Wygrywa inny gracz</translation>
    </message>
    <message>
        <source>each pays</source>
        <translation>płaci każdy</translation>
    </message>
    <message>
        <source>each of the two / East</source>
        <translation>każdy z dwóch / Wschód</translation>
    </message>
    <message>
        <source>Above: {ron}. Below: {tsumo}, {how}. Shaded: a limit.</source>
        <translation>U góry: {ron}. U dołu: {tsumo}, {how}. Zacieniowane: limit.</translation>
    </message>
    <message>
        <source>Above: {ron}. Below: {tsumo}.</source>
        <translation>U góry: {ron}. U dołu: {tsumo}.</translation>
    </message>
    <message>
        <source>What the discarder pays</source>
        <translation>Ile płaci wyrzucający</translation>
    </message>
    <message>
        <source>Self-draw: what each pays</source>
        <translation>Wygrana z muru: ile płaci każdy</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkty</translation>
    </message>
    <message>
        <source>Above: East wins. Below: another player wins. Misprints are struck through. Shaded: the limit.</source>
        <translation>U góry: wygrywa Wschód. U dołu: wygrywa inny gracz. Przekreślone: błędy w druku. Zacieniowane: limit.</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Zrzutka</translation>
    </message>
    <message>
        <source>Self-draw</source>
        <translation>Z muru</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabela</translation>
    </message>
    <message>
        <source>Struck through: what is printed. Beside it: what is right.</source>
        <translation>Przekreślone: jak wydrukowano. Obok: jak powinno być.</translation>
    </message>
    <message>
        <source>Discarder</source>
        <translation>Wyrzucający</translation>
    </message>
    <message>
        <source>East discards</source>
        <translation>Wyrzuca Wschód</translation>
    </message>
    <message>
        <source>Self-draw: each</source>
        <translation>Z muru: każdy</translation>
    </message>
    <message>
        <source>Self-draw: East</source>
        <translation>Z muru: Wschód</translation>
    </message>
    <message>
        <source>In all</source>
        <translation>Razem</translation>
    </message>
    <message>
        <source>East wins again</source>
        <translation>Wschód wygrywa kolejny raz</translation>
    </message>
</context>
<context>
    <name>PhotoDialog</name>
    <message>
        <source>The file {path} cannot be read. Check that it is still there and may be opened.</source>
        <translation>Nie można odczytać pliku {path}. Sprawdź, czy nadal tam jest i czy wolno go otworzyć.</translation>
    </message>
    <message>
        <source>Photo of the tiles</source>
        <translation>Zdjęcie kamieni</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Obrazy</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Wszystkie pliki</translation>
    </message>
</context>
<context>
    <name>PhotoModel</name>
    <message>
        <source>Tile {place}: {tile}</source>
        <translation>Kamień {place}: {tile}</translation>
    </message>
    <message>
        <source>unsure</source>
        <translation>niepewny</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>zaznaczony</translation>
    </message>
    <message>
        <source>winning tile</source>
        <translation>wygrywający</translation>
    </message>
    <message>
        <source>bonus tile</source>
        <translation>bonus</translation>
    </message>
</context>
<context>
    <name>PhotoNotes</name>
    <message>
        <source>Complete, once four of a kind are marked as a {kong}: now it has {have} tiles of {need}.</source>
        <translation>Ręka będzie pełna, gdy cztery jednakowe kamienie oznaczysz jako {kong}. Teraz kamieni jest {have} z {need}.</translation>
    </message>
    <message>
        <source>The hand is complete.</source>
        <translation>Ręka jest pełna.</translation>
    </message>
    <message>
        <source>{have} of {need} tiles: add what is missing.</source>
        <translation>Kamieni jest {have} z {need}: dodaj brakujące.</translation>
    </message>
    <message>
        <source>{have} tiles, where {need} win: remove what is not a tile, or mark four of a kind as a {kong}.</source>
        <translation>Kamieni jest {have}, a powinno być {need}: usuń zbędne albo oznacz cztery jednakowe jako {kong}.</translation>
    </message>
    <message>
        <source>These {need} tiles are not a complete hand.</source>
        <translation>Z tych kamieni ({need}) nie da się ułożyć pełnej ręki.</translation>
    </message>
    <message>
        <source>Too often: {tile}, {count} times. There are only {most}.</source>
        <translation>Za dużo: {tile}, sztuk {count}. W zestawie są tylko {most}.</translation>
    </message>
    <message>
        <source>Not played with in this variant: {tile}.</source>
        <translation>W tej odmianie się nim nie gra: {tile}.</translation>
    </message>
    <message>
        <source>{instead}, not {read}</source>
        <translation>{instead}, nie {read}</translation>
    </message>
    <message>
        <source>Tile {place}: {instead} instead of {read}</source>
        <translation>Kamień {place} to {instead}, a nie {read}</translation>
    </message>
</context>
<context>
    <name>PhotoSteps</name>
    <message>
        <source>To read photos, the program needs numpy. Install it with: {command}</source>
        <translation>Do odczytywania zdjęć program potrzebuje biblioteki numpy. Zainstalujesz ją poleceniem: {command}</translation>
    </message>
</context>
<context>
    <name>PhotoView</name>
    <message>
        <source>Photo</source>
        <translation>Zdjęcie</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>wygrywa</translation>
    </message>
</context>
<context>
    <name>PickerModel</name>
    <message>
        <source>{tile}, {left} left</source>
        <translation>{tile}, zostało {left}</translation>
    </message>
    <message>
        <source>All of these are in the hand already.</source>
        <translation>Wszystkie takie kamienie są już w ręce.</translation>
    </message>
    <message>
        <source>Too few of these are left for the set.</source>
        <translation>Na ten układ zostało za mało takich kamieni.</translation>
    </message>
    <message>
        <source>The hand has no room for it.</source>
        <translation>W ręce nie ma już na to miejsca.</translation>
    </message>
    <message>
        <source>No {chow} starts here: click its lowest tile.</source>
        <translation>{chow} nie zaczyna się od tego kamienia: kliknij najniższy.</translation>
    </message>
    <message>
        <source>Bonus tiles are entered one by one: choose the mode Tile.</source>
        <translation>Bonusy wpisuje się po jednym: wybierz tryb „Kamień”.</translation>
    </message>
</context>
<context>
    <name>PickerPanel</name>
    <message>
        <source>Tiles to enter</source>
        <translation>Kamienie do wpisania</translation>
    </message>
    <message>
        <source>What a tile enters</source>
        <translation>Co wpisuje kamień</translation>
    </message>
    <message>
        <source>Where a set lies</source>
        <translation>Gdzie leży układ</translation>
    </message>
    <message>
        <source>Shift: {pung} · Ctrl: {chow}</source>
        <translation>Shift: {pung} · Ctrl: {chow}</translation>
    </message>
    <message>
        <source>Hold Shift to enter a {pung}, Ctrl to enter a {chow} from its lowest tile.</source>
        <translation>Kliknięcie z klawiszem Shift wpisuje {pung}, z klawiszem Ctrl – {chow} od najniższego kamienia.</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>{won} from {seat}</source>
        <translation>{won} · wyrzuca {seat}</translation>
    </message>
    <message>
        <source>{seat}, the dealer</source>
        <translation>{seat} (rozdający)</translation>
    </message>
    <message>
        <source>Winner: {seat}</source>
        <translation>Wygrywa: {seat}</translation>
    </message>
    <message>
        <source>Round: {wind}</source>
        <translation>Runda: {wind}</translation>
    </message>
    <message>
        <source>Discards: {number}</source>
        <translation>Zrzutki: {number}</translation>
    </message>
</context>
<context>
    <name>PracticePage</name>
    <message>
        <source>{right} of {answered} right · {streak} in a row</source>
        <translation>Dobrze: {right} z {answered} · z rzędu: {streak}</translation>
    </message>
    <message>
        <source>Level: {name}</source>
        <translation>Poziom: {name}</translation>
    </message>
    <message>
        <source>The hand page holds a hand of the table.</source>
        <translation>Na stronie Ręka jest teraz ręka ze stołu.</translation>
    </message>
</context>
<context>
    <name>RecordCard</name>
    <message>
        <source>Enter checks the answer, and Enter again deals the next hand.</source>
        <translation>Enter sprawdza odpowiedź, a kolejny Enter rozdaje następną rękę.</translation>
    </message>
    <message>
        <source>So far</source>
        <translation>Dotychczas</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Dobrze</translation>
    </message>
    <message>
        <source>In a row</source>
        <translation>Z rzędu</translation>
    </message>
    <message>
        <source>Longest streak</source>
        <translation>Najdłużej z rzędu</translation>
    </message>
    <message>
        <source>{right} of {answered}</source>
        <translation>{right} z {answered}</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>jeszcze nic</translation>
    </message>
</context>
<context>
    <name>RecordPanel</name>
    <message>
        <source>Whose mistake</source>
        <translation>Czyj błąd</translation>
    </message>
    <message>
        <source>This deal was entered before. What follows is played again.</source>
        <translation>Wpisane wcześniej. Późniejsze zostaną przeliczone.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Zapisz</translation>
    </message>
    <message>
        <source>Other winners…</source>
        <translation>Inni zwycięzcy…</translation>
    </message>
    <message>
        <source>Everybody who won on this discard</source>
        <translation>Wszyscy, którzy wygrali z tej zrzutki</translation>
    </message>
    <message>
        <source>This player discarded the tile.</source>
        <translation>Ten gracz wyrzucił kamień.</translation>
    </message>
    <message>
        <source>One winner at least.</source>
        <translation>Ktoś musi wygrać.</translation>
    </message>
    <message>
        <source>These rules allow no more winners.</source>
        <translation>Te zasady nie dopuszczają więcej zwycięzców.</translation>
    </message>
    <message>
        <source>{name} {amount} (riichi)</source>
        <translation>{name} {amount} (riichi)</translation>
    </message>
</context>
<context>
    <name>ResultCard</name>
    <message>
        <source>Final result</source>
        <translation>Wynik końcowy</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Kopiuj jako tekst</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Waluta</translation>
    </message>
    <message>
        <source>currency</source>
        <translation>waluta</translation>
    </message>
    <message>
        <source>Money for {unit}</source>
        <translation>Stawka: {unit}</translation>
    </message>
    <message>
        <source>This is not an amount. Enter a number, such as {example}.</source>
        <translation>To nie jest kwota. Wpisz liczbę, na przykład {example}.</translation>
    </message>
    <message>
        <source>Enter what it is worth, and everybody’s share appears.</source>
        <translation>Wpisz stawkę, a przy każdym pojawi się kwota.</translation>
    </message>
    <message>
        <source>Rounded to {least} so that all shares add up to 0.</source>
        <translation>Kwoty zaokrąglone do {least} tak, żeby ich suma wynosiła 0.</translation>
    </message>
    <message>
        <source>Measured from the average result.</source>
        <translation>Liczone od średniego wyniku.</translation>
    </message>
    <message>
        <source>All shares add up to 0.</source>
        <translation>Suma kwot wynosi 0.</translation>
    </message>
</context>
<context>
    <name>ReviewDialog</name>
    <message>
        <source>Tiles from a photo</source>
        <translation>Kamienie ze zdjęcia</translation>
    </message>
    <message>
        <source>Tile set</source>
        <translation>Zestaw kamieni</translation>
    </message>
    <message>
        <source>My sets…</source>
        <translation>Moje zestawy…</translation>
    </message>
    <message>
        <source>Teach the program the faces of your own tiles</source>
        <translation>Naucz program wyglądu swoich kamieni</translation>
    </message>
    <message>
        <source>Another photo…</source>
        <translation>Inne zdjęcie…</translation>
    </message>
    <message>
        <source>Or drop one here, or paste it (Ctrl+V)</source>
        <translation>Możesz je też tu upuścić albo wkleić (Ctrl+V)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Use these tiles</source>
        <translation>Użyj tych kamieni</translation>
    </message>
    <message numerus="yes">
        <source>Remember %n correction(s) for “{name}”</source>
        <translation>
            <numerusform>Zapamiętaj %n poprawkę dla „{name}”</numerusform>
            <numerusform>Zapamiętaj %n poprawki dla „{name}”</numerusform>
            <numerusform>Zapamiętaj %n poprawek dla „{name}”</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RowDetails</name>
    <message>
        <source>Seat {seat}, round {round}</source>
        <translation>Miejsce: {seat}, runda: {round}</translation>
    </message>
    <message>
        <source>Discards: {count}</source>
        <translation>Zrzutki: {count}</translation>
    </message>
</context>
<context>
    <name>RowValues</name>
    <message>
        <source>nothing</source>
        <translation>nic</translation>
    </message>
    <message>
        <source>Closed hand</source>
        <translation>Zamknięta ręka</translation>
    </message>
    <message>
        <source>Open hand</source>
        <translation>Otwarta ręka</translation>
    </message>
    <message>
        <source>If switched on</source>
        <translation>Po włączeniu</translation>
    </message>
    <message>
        <source>no such row</source>
        <translation>brak wiersza</translation>
    </message>
    <message>
        <source>off</source>
        <translation>wyłączony</translation>
    </message>
</context>
<context>
    <name>RowView</name>
    <message>
        <source>Replaces</source>
        <translation>Zastępuje</translation>
    </message>
    <message>
        <source>Replaced by</source>
        <translation>Zastępowany przez</translation>
    </message>
    <message>
        <source>Needs the option: {name}</source>
        <translation>Wymaga opcji: {name}</translation>
    </message>
    <message>
        <source>{case} · your table</source>
        <translation>{case} · twój stół</translation>
    </message>
</context>
<context>
    <name>RulesInUse</name>
    <message>
        <source>Made from: {preset}</source>
        <translation>Na podstawie: {preset}</translation>
    </message>
    <message numerus="yes">
        <source>%n option(s) differ from the preset</source>
        <translation>
            <numerusform>%n opcja inna niż w zestawie zasad</numerusform>
            <numerusform>%n opcje inne niż w zestawie zasad</numerusform>
            <numerusform>%n opcji innych niż w zestawie zasad</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) have another value</source>
        <translation>
            <numerusform>%n wiersz o innej wartości</numerusform>
            <numerusform>%n wiersze o innej wartości</numerusform>
            <numerusform>%n wierszy o innej wartości</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RulesReference</name>
    <message>
        <source>At the table</source>
        <translation>Przy stole</translation>
    </message>
    <message>
        <source>Only in: {table}</source>
        <translation>Tylko: {table}</translation>
    </message>
    <message>
        <source>{value} and more</source>
        <translation>{value} i więcej</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>Wypłaty</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Opcje</translation>
    </message>
    <message>
        <source>Misprints</source>
        <translation>Błędy w druku</translation>
    </message>
    <message>
        <source>Open questions</source>
        <translation>Sprawy otwarte</translation>
    </message>
</context>
<context>
    <name>RulesTexts</name>
    <message>
        <source>Chosen</source>
        <translation>wybrane</translation>
    </message>
    <message>
        <source>Presets</source>
        <translation>Zestawy zasad</translation>
    </message>
    <message>
        <source>The hand</source>
        <translation>Ręka</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>The preset says: {value}</source>
        <translation>W tym zestawie zasad: {value}</translation>
    </message>
    <message>
        <source>on</source>
        <translation>włączone</translation>
    </message>
    <message>
        <source>off</source>
        <translation>wyłączone</translation>
    </message>
</context>
<context>
    <name>ScoreChart</name>
    <message>
        <source>Scores</source>
        <translation>Punkty</translation>
    </message>
</context>
<context>
    <name>ScoreModel</name>
    <message>
        <source>Row</source>
        <translation>Wiersz</translation>
    </message>
    <message>
        <source>Contained in other rows</source>
        <translation>Zawarte w innych wierszach</translation>
    </message>
    <message>
        <source>Worth as much.</source>
        <translation>Warte tyle samo.</translation>
    </message>
    <message>
        <source>Lacks: {rows}</source>
        <translation>Brakuje tu: {rows}</translation>
    </message>
</context>
<context>
    <name>ScorePanel</name>
    <message>
        <source>Score</source>
        <translation>Wynik</translation>
    </message>
    <message>
        <source>Rows of the score</source>
        <translation>Wiersze wyniku</translation>
    </message>
    <message>
        <source>pays if it was this player’s discard</source>
        <translation>płaci, jeśli to jego zrzutka</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Mahjong scorer</source>
        <translation>Mahjong</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Karta wyników</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Wynik</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Pieniądze</translation>
    </message>
    <message>
        <source>Final result</source>
        <translation>Wynik końcowy</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Próg</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Razem</translation>
    </message>
</context>
<context>
    <name>SearchLine</name>
    <message>
        <source>Clear the search</source>
        <translation>Wyczyść wyszukiwanie</translation>
    </message>
</context>
<context>
    <name>SectionView</name>
    <message>
        <source>Change the options…</source>
        <translation>Zmień opcje…</translation>
    </message>
    <message>
        <source>Choose a row to see what it asks for, what it is worth, and a hand that earns it.</source>
        <translation>Wybierz wiersz, a zobaczysz, czego wymaga, ile jest wart i jaka ręka go daje.</translation>
    </message>
    <message>
        <source>Worked out by the rules in force; the options change them too.</source>
        <translation>Policzone według obowiązujących zasad; zmieniają je też opcje.</translation>
    </message>
    <message>
        <source>What the rules leave to the players. A tick marks what is in force.</source>
        <translation>Co zasady pozostawiają graczom. Haczyk oznacza to, co teraz obowiązuje.</translation>
    </message>
    <message>
        <source>What the page leaves open, and how it is played here.</source>
        <translation>Czego strona nie rozstrzyga i jak liczy się to tutaj.</translation>
    </message>
</context>
<context>
    <name>SetChoice</name>
    <message>
        <source>Tile set</source>
        <translation>Zestaw kamieni</translation>
    </message>
    <message>
        <source>Any tiles</source>
        <translation>Dowolne</translation>
    </message>
</context>
<context>
    <name>SetSteps</name>
    <message>
        <source>A name by which you know the set, such as whose it is.</source>
        <translation>Nazwa, po której poznasz zestaw, na przykład czyj jest.</translation>
    </message>
    <message>
        <source>New tile set</source>
        <translation>Nowy zestaw kamieni</translation>
    </message>
    <message>
        <source>Rename tile set</source>
        <translation>Nowa nazwa zestawu kamieni</translation>
    </message>
    <message>
        <source>Delete tile set</source>
        <translation>Usuwanie zestawu kamieni</translation>
    </message>
    <message>
        <source>Delete “{name}” with all that the program was taught of it?</source>
        <translation>Usunąć zestaw „{name}” razem ze wszystkim, czego program się o nim nauczył?</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Usuń</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>“{name}” is deleted.</source>
        <translation>Usunięto zestaw „{name}”.</translation>
    </message>
    <message>
        <source>tile set</source>
        <translation>zestaw kamieni</translation>
    </message>
    <message>
        <source>Export tile set</source>
        <translation>Eksport zestawu kamieni</translation>
    </message>
    <message>
        <source>Exported to {path}</source>
        <translation>Zapisano w {path}</translation>
    </message>
    <message>
        <source>Import tile set</source>
        <translation>Import zestawu kamieni</translation>
    </message>
    <message>
        <source>Imported: “{name}”</source>
        <translation>Zaimportowano: „{name}”</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Win</source>
        <translation>Wygrana</translation>
    </message>
    <message>
        <source>Discarded by</source>
        <translation>Wyrzuca</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Miejsce</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runda</translation>
    </message>
    <message>
        <source>Discards</source>
        <translation>Zrzutki</translation>
    </message>
    <message>
        <source>How the hand was won</source>
        <translation>Jak wygrano</translation>
    </message>
    <message>
        <source>more</source>
        <translation>więcej</translation>
    </message>
    <message>
        <source>Nobody discarded a tile drawn from the wall.</source>
        <translation>Kamienia z muru nikt nie wyrzucił.</translation>
    </message>
    <message>
        <source>That is the winner’s own seat.</source>
        <translation>To miejsce zwycięzcy.</translation>
    </message>
</context>
<context>
    <name>StatisticsCard</name>
    <message>
        <source>Statistics</source>
        <translation>Statystyka</translation>
    </message>
</context>
<context>
    <name>StatisticsModel</name>
    <message>
        <source>What is counted</source>
        <translation>Co jest liczone</translation>
    </message>
    <message>
        <source>{player}, {name}: {number}</source>
        <translation>{player}, {name}: {number}</translation>
    </message>
    <message>
        <source>{player}, {name}: {number} of {whole}</source>
        <translation>{player}, {name}: {number} z {whole}</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>End of the game</source>
        <translation>Koniec gry</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) · saved</source>
        <translation>
            <numerusform>%n rozdanie · zapisane</numerusform>
            <numerusform>%n rozdania · zapisane</numerusform>
            <numerusform>%n rozdań · zapisane</numerusform>
        </translation>
    </message>
    <message>
        <source>Win</source>
        <translation>Wygrana</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>Penalty</source>
        <translation>Kara</translation>
    </message>
    <message>
        <source>Correction</source>
        <translation>Korekta</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Ponów</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>rozdający</translation>
    </message>
    <message>
        <source>Riichi: {name}</source>
        <translation>Riichi: {name}</translation>
    </message>
    <message>
        <source>Riichi</source>
        <translation>Riichi</translation>
    </message>
    <message>
        <source>Editing {deal}</source>
        <translation>Poprawiasz: {deal}</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>wygrywa</translation>
    </message>
    <message>
        <source>discarded</source>
        <translation>zrzutka</translation>
    </message>
</context>
<context>
    <name>TaskPanel</name>
    <message>
        <source>The hand to count</source>
        <translation>Ręka do policzenia</translation>
    </message>
    <message>
        <source>Dealing …</source>
        <translation>Rozdawanie…</translation>
    </message>
</context>
<context>
    <name>TeachDialog</name>
    <message>
        <source>My tile sets</source>
        <translation>Moje zestawy kamieni</translation>
    </message>
    <message>
        <source>New set…</source>
        <translation>Nowy zestaw…</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Zestaw</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Zmień nazwę…</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Usuń…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Eksportuj…</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importuj…</translation>
    </message>
    <message>
        <source>Another photo…</source>
        <translation>Inne zdjęcie…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Usuń</translation>
    </message>
    <message>
        <source>There is no tile here (Delete)</source>
        <translation>Tu nie ma kamienia (Delete)</translation>
    </message>
    <message>
        <source>Keep this row</source>
        <translation>Zapamiętaj ten rząd</translation>
    </message>
    <message>
        <source>To the rows</source>
        <translation>Do rzędów</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Give your set of tiles a name first: New set…</source>
        <translation>Najpierw nazwij swój zestaw kamieni: Nowy zestaw…</translation>
    </message>
    <message>
        <source>Lay each row out as it is shown here, without gaps, on a dark table, and photograph it from above. Rows that you do not have can be left out. More photos of a row, in other light, make it more reliable.</source>
        <translation>Ułóż każdy rząd tak jak tutaj, bez odstępów, na ciemnym stole, i sfotografuj go z góry. Rzędy, których nie masz, możesz pominąć. Kolejne zdjęcia rzędu, w innym świetle, zwiększają pewność odczytu.</translation>
    </message>
    <message>
        <source>Is this the row, from left to right?</source>
        <translation>Czy to ten rząd, od lewej do prawej?</translation>
    </message>
    <message>
        <source>Remove a box that is not a tile, draw a box around any tile that has none, or take another photo.</source>
        <translation>Usuń zbędną ramkę, obrysuj myszą pominięty kamień albo wybierz inne zdjęcie.</translation>
    </message>
    <message>
        <source>Most of these tiles look like others to the program. Compare them with the row above.</source>
        <translation>Większość tych kamieni wygląda dla programu inaczej. Porównaj je z rzędem u góry.</translation>
    </message>
    <message>
        <source>Above each tile stands how the program will read it.</source>
        <translation>Nad każdym kamieniem widać, jak program go odczyta.</translation>
    </message>
    <message numerus="yes">
        <source>Saved. %n row(s) to go.</source>
        <translation>
            <numerusform>Zapamiętano. Pozostał %n rząd.</numerusform>
            <numerusform>Zapamiętano. Pozostały %n rzędy.</numerusform>
            <numerusform>Zapamiętano. Pozostało %n rzędów.</numerusform>
        </translation>
    </message>
    <message>
        <source>Saved. The program knows the whole set.</source>
        <translation>Zapamiętano. Program zna już cały zestaw.</translation>
    </message>
</context>
<context>
    <name>TextLine</name>
    <message>
        <source>The hand as text</source>
        <translation>Ręka jako tekst</translation>
    </message>
    <message>
        <source>m characters, p circles, s bamboos; 1–7z East South West North White Green Red</source>
        <translation>m znaki, p koła, s bambusy; 1–7z: Wschód Południe Zachód Północ Biały Zielony Czerwony</translation>
    </message>
    <message>
        <source>0m 0p 0s: red fives</source>
        <translation>0m 0p 0s: czerwone piątki</translation>
    </message>
    <message>
        <source>1–4f Flowers, 5–8f Seasons</source>
        <translation>1–4f Kwiaty, 5–8f Pory Roku</translation>
    </message>
    <message>
        <source>called {pung}: (555z) or (5z)</source>
        <translation>{pung} w meldunku: (555z) albo (5z)</translation>
    </message>
    <message>
        <source>called {chow}: (234s) or (24s)</source>
        <translation>{chow} w meldunku: (234s) albo (24s)</translation>
    </message>
    <message>
        <source>{concealed_kong}: [9999s] or [9s] · {open_kong}: (9999s)</source>
        <translation>{concealed_kong}: [9999s] albo [9s] · {open_kong}: (9999s)</translation>
    </message>
    <message>
        <source>+7s: the winning tile; otherwise the one typed last</source>
        <translation>+7s: wygrywający kamień; bez plusa to ten, który wpisano ostatni</translation>
    </message>
</context>
<context>
    <name>TileChoice</name>
    <message>
        <source>What the tile is</source>
        <translation>Jaki to kamień</translation>
    </message>
    <message>
        <source>The tile in the photo</source>
        <translation>Kamień na zdjęciu</translation>
    </message>
    <message>
        <source>Click a tile in the photo to correct it.</source>
        <translation>Kliknij na zdjęciu kamień, żeby go poprawić.</translation>
    </message>
    <message>
        <source>{tile}, {percent} likely</source>
        <translation>{tile}, pewność {percent}</translation>
    </message>
    <message>
        <source>Unsure. It may be:</source>
        <translation>Niepewny. Może to być:</translation>
    </message>
    <message>
        <source>Unsure. Choose at the right.</source>
        <translation>Niepewny. Wskaż go po prawej.</translation>
    </message>
    <message>
        <source>It may also be:</source>
        <translation>Może to być też:</translation>
    </message>
</context>
<context>
    <name>TopicList</name>
    <message>
        <source>Search the rules</source>
        <translation>Szukaj w zasadach</translation>
    </message>
    <message>
        <source>Rows and sections</source>
        <translation>Wiersze i działy</translation>
    </message>
    <message>
        <source>Nothing found. Try another word.</source>
        <translation>Nic nie znaleziono. Spróbuj innego słowa.</translation>
    </message>
</context>
<context>
    <name>TrayModel</name>
    <message>
        <source>{tile}, winning tile</source>
        <translation>{tile}, wygrywający kamień</translation>
    </message>
    <message>
        <source>{tile}, in a set on the table</source>
        <translation>{tile}, w wyłożonym układzie</translation>
    </message>
</context>
<context>
    <name>TrayPanel</name>
    <message>
        <source>The hand</source>
        <translation>Ręka</translation>
    </message>
    <message>
        <source>Read from a photo</source>
        <translation>Odczytaj ze zdjęcia</translation>
    </message>
    <message>
        <source>Read the tiles from a photo: choose one (Ctrl+Shift+O), drop it here or paste it</source>
        <translation>Odczytaj kamienie ze zdjęcia: wybierz je (Ctrl+Shift+O), upuść tutaj albo wklej</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Undo the last step (Ctrl+Z, Backspace)</source>
        <translation>Cofnij ostatni krok (Ctrl+Z, Backspace)</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Wyczyść</translation>
    </message>
    <message>
        <source>Take all tiles out (Ctrl+N)</source>
        <translation>Usuń wszystkie kamienie (Ctrl+N)</translation>
    </message>
    <message>
        <source>{have} of {size} tiles entered</source>
        <translation>Wpisano {have} z {size} kamieni</translation>
    </message>
</context>
<context>
    <name>TroublePage</name>
    <message>
        <source>Another photo…</source>
        <translation>Inne zdjęcie…</translation>
    </message>
</context>
<context>
    <name>ValueForm</name>
    <message>
        <source>How the value is said</source>
        <translation>Jak podać wartość</translation>
    </message>
</context>
<context>
    <name>WinForm</name>
    <message>
        <source>Winner whose hand is entered</source>
        <translation>Zwycięzca, którego ręka jest wpisywana</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Zwycięzca</translation>
    </message>
    <message>
        <source>This player discarded the tile.</source>
        <translation>Ten gracz wyrzucił kamień.</translation>
    </message>
    <message>
        <source>Add another winner with the button below.</source>
        <translation>Kolejnego zwycięzcę dodaje się przyciskiem poniżej.</translation>
    </message>
    <message>
        <source>Won from</source>
        <translation>Wygrana</translation>
    </message>
    <message>
        <source>This player won.</source>
        <translation>Ten gracz wygrał.</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Kamienie</translation>
    </message>
    <message>
        <source>What to enter</source>
        <translation>Co wpisać</translation>
    </message>
    <message>
        <source>No tiles yet</source>
        <translation>Jeszcze bez kamieni</translation>
    </message>
    <message>
        <source>Enter the tiles…</source>
        <translation>Wpisz kamienie…</translation>
    </message>
</context>
<context>
    <name>WorthField</name>
    <message>
        <source>{row}: counts</source>
        <translation>{row}: liczy się</translation>
    </message>
</context>
</TS>
