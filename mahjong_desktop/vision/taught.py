"""Taught sets: what the net sees in the faces of one set of tiles, to know them again by."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property

import numpy as np

from mahjong_desktop.core.tiles import Tile, plain
from mahjong_desktop.vision.faces import CLASS_OF, FACES
from mahjong_desktop.vision.net import EMBEDDING_SIZE, Array, Seen

Example = tuple[float, ...]
"""What the net saw in one picture of a face: EMBEDDING_SIZE numbers, none below 0."""

MOST_EXAMPLES = 12
"""The newest so many of each face are kept."""
NET_SHARE = 0.3
LIKENESS_SHARE = 24.0
"""How much the net's own opinion and the likeness to the examples count."""
UNLIKE = 0.65
"""A likeness below this says nothing: a face cut in two is so much like some other."""


@dataclass(frozen=True)
class TaughtSet:
    """One set of tiles. Learning makes a new value."""

    name: str
    examples: Mapping[Tile, tuple[Example, ...]] = field(default_factory=dict)
    """By tile, the oldest first; no red fives."""

    def with_examples(self, examples: Iterable[tuple[Tile, Example]]) -> TaughtSet:
        """The set with more examples; of a red five as of a five."""
        more = dict(self.examples)
        for tile, example in examples:
            face = plain(tile)
            more[face] = (*more.get(face, ()), example)[-MOST_EXAMPLES:]
        return TaughtSet(self.name, more)

    @property
    def missing(self) -> tuple[Tile, ...]:
        """The faces without an example."""
        return tuple(sorted(face for face in FACES if face not in self.examples))

    def weighed(self, seen: Seen) -> Array:
        """What the net sees together with the likeness to the examples: n × 42, as logits are."""
        directions, owners = self._directions
        lengths = np.maximum(np.linalg.norm(seen.embeddings, axis=1, keepdims=True), 1e-6)
        likeness = np.full((len(seen.logits), len(FACES)), UNLIKE, np.float32)
        like = seen.embeddings / lengths @ directions.T
        for face in np.unique(owners):
            likeness[:, face] = np.maximum(like[:, owners == face].max(axis=1), UNLIKE)
        result: Array = NET_SHARE * seen.logits + LIKENESS_SHARE * likeness
        return result

    @cached_property
    def _directions(self) -> tuple[Array, Array]:
        """The examples, each of length 1 (n × EMBEDDING_SIZE), and the net's class of each (n)."""
        pairs = [(CLASS_OF[tile], example) for tile, many in self.examples.items() for example in many]
        vectors = np.array([example for _, example in pairs], np.float32).reshape(len(pairs), EMBEDDING_SIZE)
        lengths = np.maximum(np.linalg.norm(vectors, axis=1, keepdims=True), 1e-6)
        return vectors / lengths, np.array([face for face, _ in pairs], int)
