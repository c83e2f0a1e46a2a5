; Inno Setup 6: an installer for one person, without administrator. From the top folder:
;     iscc /DVersion=0.1.0 packaging\windows\mahjong-desktop.iss
; Not tried on the maintainers' machines, which run Linux; the release workflow runs it.

#ifndef Version
  #error Version is missing: iscc /DVersion=0.1.0
#endif

[Setup]
AppId={{6C1B3C1E-6B0C-4E53-9E57-2A1B7F0D6A11}
AppName=Mahjong scorer
AppVersion={#Version}
AppVerName=Mahjong scorer {#Version}
DefaultDirName={autopf}\Mahjong scorer
DisableProgramGroupPage=yes
PrivilegesRequired=lowest
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
LicenseFile=..\LICENSE
SetupIconFile=..\..\assets\icons\mahjong-desktop.ico
UninstallDisplayIcon={app}\mahjong-desktop.exe
OutputDir=..\..\dist
OutputBaseFilename=mahjong-desktop-{#Version}-setup
Compression=lzma2
SolidCompression=yes
WizardStyle=modern
ChangesAssociations=yes

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "pl"; MessagesFile: "compiler:Languages\Polish.isl"

[Tasks]
Name: "desktopicon"; Description: "{cm:CreateDesktopIcon}"; Flags: unchecked

[Files]
Source: "..\..\dist\mahjong-desktop\*"; DestDir: "{app}"; Flags: recursesubdirs ignoreversion

[Icons]
Name: "{autoprograms}\Mahjong scorer"; Filename: "{app}\mahjong-desktop.exe"
Name: "{autodesktop}\Mahjong scorer"; Filename: "{app}\mahjong-desktop.exe"; Tasks: desktopicon

[Registry]
; among the programs that Windows offers to open a .json file with
Root: HKA; Subkey: "Software\Classes\MahjongDesktop.Game\shell\open\command"; ValueType: string; ValueData: """{app}\mahjong-desktop.exe"" ""%1"""; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\MahjongDesktop.Game"; ValueType: string; ValueData: "Mahjong game"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\.json\OpenWithProgids"; ValueType: string; ValueName: "MahjongDesktop.Game"; Flags: uninsdeletevalue

[Run]
Filename: "{app}\mahjong-desktop.exe"; Description: "{cm:LaunchProgram,Mahjong scorer}"; Flags: nowait postinstall skipifsilent
