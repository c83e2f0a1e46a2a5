"""Where the standalone program begins."""

import sys

from mahjong_desktop.__main__ import main

sys.exit(main())
