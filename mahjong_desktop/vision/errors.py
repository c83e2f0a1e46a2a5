"""What can be wrong with a photo or with a file of taught faces: a code and the facts, without words."""

from __future__ import annotations

from mahjong_desktop.core.errors import MahjongError


class VisionError(MahjongError):
    """The root of them all."""


class PictureUnreadable(VisionError):
    """Damaged, cut off, or no picture at all."""

    code = "picture_unreadable"


class PictureFormatUnknown(VisionError):
    """A picture in a form that cannot be read here. Facts: `format`, such as "HEIC"."""

    code = "picture_format_unknown"


class PictureTooLarge(VisionError):
    """More pixels than a photo has. Facts: `most`, in millions."""

    code = "picture_too_large"


class PictureTooSmall(VisionError):
    """Too few pixels to show a tile. Facts: `width`, `height`, `least` (pixels on a side)."""

    code = "picture_too_small"


class NoTilesFound(VisionError):
    """Nothing in the picture looks like a row of tiles."""

    code = "no_tiles_found"


class TableTooPale(VisionError):
    """The table is as pale as the tiles, so that they cannot be told from it."""

    code = "table_too_pale"


class WrongNumberTaught(VisionError):
    """A photo shows more or fewer tiles than faces were named for it. Facts: `have`, `need`."""

    code = "wrong_number_taught"


class TaughtSetDamaged(VisionError):
    """A file that holds no taught set. Facts: `file`, `reason`."""

    code = "taught_set_damaged"


class TaughtSetNewer(VisionError):
    """A taught set that a newer program wrote. Facts: `file`, `version`, `known`."""

    code = "taught_set_newer"


class TaughtSetOutdated(VisionError):
    """What another net was taught, which says nothing to this one. Facts: `file`."""

    code = "taught_set_outdated"


class TaughtSetGone(VisionError):
    """There is no taught set of that name. Facts: `name`."""

    code = "taught_set_gone"


class TaughtSetNameTaken(VisionError):
    """Another taught set has that name. Facts: `name`."""

    code = "taught_set_name_taken"


class TaughtSetBadName(VisionError):
    """A name of nothing but spaces, or longer than a line. Facts: `name`, `most`."""

    code = "taught_set_bad_name"


class TaughtSetUnreadable(VisionError):
    """The disk or its owner would not give the file. Facts: `file`."""

    code = "taught_set_unreadable"


class TaughtSetNotSaved(VisionError):
    """The disk or its owner would not have the file. Facts: `file`."""

    code = "taught_set_not_saved"


class Cancelled(Exception):
    """The reading was given up, as `cancelled` asked."""
