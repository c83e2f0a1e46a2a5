#!/bin/sh
# In a bare Debian of its own: install the .deb, let the program test itself, score a hand, remove it, and see that
# nothing is left. As root:  packaging/linux/try_deb.sh dist/mahjong-desktop_0.1.0_amd64.deb
set -eu
deb=$(realpath "$1")
bare=$(mktemp -d)
trap 'rm -rf "$bare"' EXIT
debootstrap --variant=minbase "${2:-bookworm}" "$bare" ${3:-} >"$bare.log" 2>&1 || { tail "$bare.log"; exit 1; }
cp "$deb" "$bare/tmp/mahjong-desktop.deb"
inside() { env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin DEBIAN_FRONTEND=noninteractive chroot "$bare" "$@"; }
inside dpkg --unpack /tmp/mahjong-desktop.deb
inside apt-get install -qq -y --no-install-recommends --fix-broken >"$bare.log" 2>&1 || { tail "$bare.log"; exit 1; }
inside mahjong-desktop --version
inside mahjong-desktop --self-test
inside mahjong-desktop score --hand "123456789m 234567p 9s +9s" | head -1
inside dpkg --remove mahjong-desktop
left=$(find "$bare" -xdev -iname '*mahjong*' -not -path "$bare/tmp/*" -not -path "*/dpkg/*")
[ -z "$left" ] || { echo "left behind: $left"; exit 1; }
echo "removed without a trace"
