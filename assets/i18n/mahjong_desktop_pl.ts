<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl" sourcelanguage="en">
<context>
    <name>AdjustmentForm</name>
    <message>
        <source>Sum: {sum}</source>
        <translation>Suma: {sum}</translation>
    </message>
    <message>
        <source>What it is for</source>
        <translation>Za co</translation>
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
    <name>DealWords</name>
    <message>
        <source>A win</source>
        <translation>Wygrana</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Bez wygranej</translation>
    </message>
    <message>
        <source>A penalty (chombo)</source>
        <translation>Kara (chombo)</translation>
    </message>
    <message>
        <source>A correction</source>
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
        <translation>Po czyjej zrzutce? A może z muru?</translation>
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
        <source>{names}: self-draw</source>
        <translation>{names}: z muru</translation>
    </message>
    <message>
        <source>{names} from {source}</source>
        <translation>{names} po zrzutce: {source}</translation>
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
    <name>ForTableBar</name>
    <message>
        <source>Back to the table</source>
        <translation>Wróć do stołu</translation>
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
        <translation>Drukuj</translation>
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
        <translation>Dawne gry…</translation>
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
        <translation>Rozegrane gry</translation>
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
        <source>No games yet. A game is kept here as soon as it begins.</source>
        <translation>Nie ma jeszcze żadnej gry. Każda pojawi się tu, gdy tylko się zacznie.</translation>
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
        <source>All games found, as JSON…</source>
        <translation>Wszystkie znalezione gry jako JSON…</translation>
    </message>
    <message>
        <source>All games found, as CSV…</source>
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
        <translation>Nie można zapisać pliku {path}. Wybierz inne miejsce albo nazwę.</translation>
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
        <translation>Duże przyciski dla palców</translation>
    </message>
    <message>
        <source>Numbers and letters on the tiles</source>
        <translation>Cyfry i litery na kamieniach</translation>
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
        <source>To the table</source>
        <translation>Do stołu</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Zakończ</translation>
    </message>
    <message numerus="yes">
        <source>%n option(s) differ from the preset</source>
        <translation>
            <numerusform>%n opcja inna niż w zestawie zasad</numerusform>
            <numerusform>%n opcje inne niż w zestawie zasad</numerusform>
            <numerusform>%n opcji innych niż w zestawie zasad</numerusform>
        </translation>
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
        <translation>Dawne gry…</translation>
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
        <source>Show only the options that differ from the preset</source>
        <translation>Pokaż tylko opcje inne niż w zestawie zasad</translation>
    </message>
    <message>
        <source>No option differs from the preset.</source>
        <translation>Wszystkie opcje są takie jak w zestawie zasad.</translation>
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
        <source>Find an option</source>
        <translation>Znajdź opcję</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Przywróć wszystkie</translation>
    </message>
    <message>
        <source>Every option as the preset has it</source>
        <translation>Wszystkie opcje jak w zestawie zasad</translation>
    </message>
    <message>
        <source>No option with these words.</source>
        <translation>Nie ma opcji z takimi słowami.</translation>
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
        <translation>Możliwe są tylko wielokrotności {step}.</translation>
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
        <source>No Chow starts here: click its lowest tile.</source>
        <translation>Od tego kamienia nie zaczyna się żadne Chow: kliknij najniższy kamień.</translation>
    </message>
    <message>
        <source>Bonus tiles are entered one by one: choose the mode Tile.</source>
        <translation>Bonusy wpisuje się po jednym: wybierz tryb „Kamień”.</translation>
    </message>
</context>
<context>
    <name>PickerPanel</name>
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
    <name>RecordPanel</name>
    <message>
        <source>Whose mistake</source>
        <translation>Czyj błąd</translation>
    </message>
    <message>
        <source>This deal was entered before. What follows is played again.</source>
        <translation>To rozdanie było już wpisane. Późniejsze zostaną przeliczone od nowa.</translation>
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
        <translation>Wszyscy, którzy wygrali po tej zrzutce</translation>
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
        <source>These rules know no more winners.</source>
        <translation>Te zasady nie znają większej liczby zwycięzców.</translation>
    </message>
    <message>
        <source>{name} −1000 (riichi)</source>
        <translation>{name} −1000 (riichi)</translation>
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
        <source>This is no amount. Enter a number, such as {example}.</source>
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
    <name>ScoreChart</name>
    <message>
        <source>Scores</source>
        <translation>Punkty</translation>
    </message>
</context>
<context>
    <name>ScoreModel</name>
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
        <translation>Cel</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Razem</translation>
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
        <translation>Zrzucił</translation>
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
        <source>more</source>
        <translation>więcej</translation>
    </message>
    <message>
        <source>Nobody discarded a tile drawn from the wall.</source>
        <translation>Kamienia z muru nikt nie zrzucił.</translation>
    </message>
    <message>
        <source>That is the winner’s own seat.</source>
        <translation>To miejsce wygrywającego.</translation>
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
        <source>wins</source>
        <translation>wygrywa</translation>
    </message>
    <message>
        <source>discarded</source>
        <translation>zrzutka</translation>
    </message>
</context>
<context>
    <name>TextLine</name>
    <message>
        <source>The hand as text</source>
        <translation>Ręka jako tekst</translation>
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
        <source>Won by</source>
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
        <source>No tiles yet</source>
        <translation>Jeszcze bez kamieni</translation>
    </message>
    <message>
        <source>Enter the tiles…</source>
        <translation>Wpisz kamienie…</translation>
    </message>
</context>
</TS>
