#!/bin/sh
# After the package came or went: let the desktop know of menu entry, icons and file type, where it keeps lists of them.
command -v update-desktop-database >/dev/null && update-desktop-database -q /usr/share/applications
command -v update-mime-database >/dev/null && update-mime-database /usr/share/mime
command -v gtk-update-icon-cache >/dev/null && gtk-update-icon-cache -q -t -f /usr/share/icons/hicolor
exit 0
