<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>CompareDialog</name>
    <message numerus="yes">
        <source>%n difference(s)</source>
        <translation>
            <numerusform>%n difference</numerusform>
            <numerusform>%n differences</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GamesDialog</name>
    <message numerus="yes">
        <source>%n game(s) deleted.</source>
        <translation>
            <numerusform>%n game deleted.</numerusform>
            <numerusform>%n games deleted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chosen game(s) as JSON…</source>
        <translation>
            <numerusform>%n chosen game as JSON…</numerusform>
            <numerusform>%n chosen games as JSON…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chosen game(s) as CSV…</source>
        <translation>
            <numerusform>%n chosen game as CSV…</numerusform>
            <numerusform>%n chosen games as CSV…</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GamesModel</name>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n deal</numerusform>
            <numerusform>%n deals</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GamesWork</name>
    <message numerus="yes">
        <source>%n game(s) exported to {path}</source>
        <translation>
            <numerusform>%n game exported to {path}</numerusform>
            <numerusform>%n games exported to {path}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) imported.</source>
        <translation>
            <numerusform>%n game imported.</numerusform>
            <numerusform>%n games imported.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>And %n more like that.</source>
        <translation>
            <numerusform>And %n more like that.</numerusform>
            <numerusform>And %n more like that.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HandCard</name>
    <message numerus="yes">
        <source>%n tile(s) marked with “?”: please check.</source>
        <translation>
            <numerusform>%n tile marked with “?”: please check it.</numerusform>
            <numerusform>%n tiles marked with “?”: please check them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HouseSteps</name>
    <message numerus="yes">
        <source>And %n more like that.</source>
        <translation>
            <numerusform>And %n more like that.</numerusform>
            <numerusform>And %n more like that.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Language</name>
    <message numerus="yes">
        <source>%n change(s)</source>
        <translation>
            <numerusform>%n change</numerusform>
            <numerusform>%n changes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OptionsDialog</name>
    <message numerus="yes">
        <source>%n changed</source>
        <translation>
            <numerusform>%n changed</numerusform>
            <numerusform>%n changed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReviewDialog</name>
    <message numerus="yes">
        <source>Remember %n correction(s) for “{name}”</source>
        <translation>
            <numerusform>Remember %n correction for “{name}”</numerusform>
            <numerusform>Remember %n corrections for “{name}”</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RulesInUse</name>
    <message numerus="yes">
        <source>%n option(s) differ from the preset</source>
        <translation>
            <numerusform>%n option differs from the preset</numerusform>
            <numerusform>%n options differ from the preset</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) have another value</source>
        <translation>
            <numerusform>%n row has another value</numerusform>
            <numerusform>%n rows have another value</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message numerus="yes">
        <source>%n deal(s) · saved</source>
        <translation>
            <numerusform>%n deal · saved</numerusform>
            <numerusform>%n deals · saved</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TeachDialog</name>
    <message numerus="yes">
        <source>Saved. %n row(s) to go.</source>
        <translation>
            <numerusform>Saved. %n row to go.</numerusform>
            <numerusform>Saved. %n rows to go.</numerusform>
        </translation>
    </message>
</context>
</TS>
