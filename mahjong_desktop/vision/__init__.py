"""Photographed hands: pictures in, tiles with their places and probabilities out. No window and no words in here.

Everything but this module and `errors` needs numpy, which is loaded with them and not before.
"""

from __future__ import annotations

import os
from importlib.util import find_spec

# numpy asks when it is loaded: matrices this small gain nothing by a second thread, and the window needs it
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")


def available() -> bool:
    """Whether photos can be read here: numpy and Pillow are installed. Loads neither."""
    return find_spec("numpy") is not None and find_spec("PIL") is not None
