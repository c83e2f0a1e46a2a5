<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl" sourcelanguage="en">
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
        <source>Quit</source>
        <translation>Zakończ</translation>
    </message>
    <message>
        <source>Mahjong scorer</source>
        <translation>Punkty w mahjongu</translation>
    </message>
    <message>
        <source>Variant: {name}</source>
        <translation>Odmiana: {name}</translation>
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
        <source>East’s wins in a row</source>
        <translation>Wygrane Wschodu z rzędu</translation>
    </message>
    <message>
        <source>One win less</source>
        <translation>O jedną mniej</translation>
    </message>
    <message>
        <source>One win more</source>
        <translation>O jedną więcej</translation>
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
</TS>
