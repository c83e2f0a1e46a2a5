"""The net that knows tile faces: its weights from `assets/vision`, its arithmetic in numpy."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from mahjong_desktop.core.tiles import DRAGONS
from mahjong_desktop.resources import net_weights
from mahjong_desktop.vision.faces import FACES

Array: TypeAlias = npt.NDArray[Any]

NET_NAME = "tiles-1"
"""What the net has been taught by users is of no use to another net."""
FACE_HEIGHT, FACE_WIDTH = 64, 48
"""The size of the pictures of one face that the net looks at, in pixels."""
EMBEDDING_SIZE = 128
PAPER_PERCENTILE = 85
"""A face is mostly ivory: this percentile of its brightness is the ivory's."""
DARKEST_PAPER = 20


class Seen(NamedTuple):
    """What the net sees in n pictures of faces."""

    logits: Array
    """n × 42, float32: how much each picture looks like each of `FACES`."""
    embeddings: Array
    """n × 128, float32, none below 0: near each other for pictures of the same face."""


class Net:
    """The net. Reading the weights takes some 20 ms, a hand of 17 tiles some 20 ms."""

    def __init__(self, path: Path) -> None:
        with np.load(path) as stored:
            self._weights: dict[str, Array] = {name: stored[name].astype(np.float32) for name in stored.files}

    def __call__(self, faces: Array) -> Seen:
        """What is seen in `faces`: n × 64 × 48 × 3, uint8, red, green and blue."""
        x = self._normalised(faces)
        x = self._convolved(x, "c0", step=2)
        x = _halved(self._convolved(x, "c1"))
        x = _halved(self._convolved(x, "c2"))
        for name in ("c3", "c4"):
            x = self._convolved(x, name)
        x = self._mixed(x, "c5").reshape(len(faces), -1)
        embeddings = np.maximum(x @ self._weights["e_w"].T + self._weights["e_b"], 0)
        return Seen(embeddings @ self._weights["k_w"].T + self._weights["k_b"], embeddings)

    @staticmethod
    def _normalised(faces: Array) -> Array:
        """Each face by its own ivory, so that light and its colour do not matter."""
        x = faces.astype(np.float32)
        sample = x.reshape(len(x), FACE_HEIGHT * FACE_WIDTH, 3)[:, ::5]
        paper = np.percentile(sample, PAPER_PERCENTILE, axis=1).astype(np.float32)[:, None, None, :]
        result: Array = np.clip(x / np.maximum(paper, DARKEST_PAPER), 0, np.float32(1.4)) - np.float32(0.6)
        return result

    def _convolved(self, x: Array, name: str, step: int = 1) -> Array:
        """A layer of 3 × 3 neighbours, every `step`-th pixel of n × height × width × channels."""
        weights, bias = self._weights[name + "w"], self._weights[name + "b"]
        count, height, width, channels = x.shape
        padded = np.zeros((count, height + 2, width + 2, channels), np.float32)
        padded[:, 1:-1, 1:-1] = x
        offsets = [(row, column) for row in range(3) for column in range(3)]
        near = [padded[:, row : row + height : step, column : column + width : step] for row, column in offsets]
        flat = np.concatenate(near, axis=3).reshape(-1, 9 * channels)
        result: Array = np.maximum(flat @ weights.reshape(9 * channels, -1) + bias, 0)
        return result.reshape(count, height // step, width // step, -1)

    def _mixed(self, x: Array, name: str) -> Array:
        """A layer that looks at each pixel alone."""
        result: Array = np.maximum(x @ self._weights[name + "w"][0] + self._weights[name + "b"], 0)
        return result


def _halved(x: Array) -> Array:
    """The largest of every 2 × 2 pixels."""
    count, height, width, channels = x.shape
    result: Array = x.reshape(count, height // 2, 2, width // 2, 2, channels).max(axis=(2, 4))
    return result


def sees_blank_tile() -> bool:
    """Whether the program's net is there and knows a blank tile for a White dragon."""
    blank = np.full((1, FACE_HEIGHT, FACE_WIDTH, 3), 235, np.uint8)
    return FACES[int(the_net()(blank).logits.argmax())] == DRAGONS[0]


@cache
def the_net() -> Net:
    """The program's net, read once."""
    return Net(net_weights())
