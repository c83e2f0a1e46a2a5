"""Names that every system allows for a file."""

from __future__ import annotations

import re

_UNFIT = re.compile(r'[\x00-\x1f<>:"/\\|?*]+')
"""What one system or another does not allow."""


def spaced(text: str) -> str:
    """The text with a blank for whatever is not allowed."""
    return " ".join(_UNFIT.sub(" ", text).split())


def proposed_name(text: str, otherwise: str) -> str:
    """What to call a file about something of that name, without ending; `otherwise`, where nothing is left of it."""
    return spaced(text).rstrip(" .") or otherwise
