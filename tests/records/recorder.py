"""Records deals until it is killed, and says of each that it is there only after it was saved.

    python tests/records/recorder.py FOLDER

It plays on with the last game of the folder, now and then begins another, edits a deal or renames a player. A line is
"game revision deals checksum".
"""

import random
import sys
import zlib
from datetime import UTC, date, datetime
from pathlib import Path

from mahjong_desktop.records.store import GameHeader, Store, open_store

PLAYERS = ("Ala", "Ola", "Ela", "Ula")


def checksum(deals: tuple[str, ...]) -> int:
    return zlib.crc32("\n".join(deals).encode())


def said(game: int, revision: int, deals: tuple[str, ...]) -> None:
    sys.stdout.write(f"{game} {revision} {len(deals)} {checksum(deals)}\n")
    sys.stdout.flush()


def begun(store: Store) -> int:
    return store.new_game(GameHeader("riichi", "{}", PLAYERS, datetime.now(UTC)))


def record(store: Store, dice: random.Random) -> None:
    last = store.last_game()
    game = begun(store) if last is None else last
    while True:
        if dice.random() < 0.02:
            game = begun(store)
        stored = store.game(game)
        deals = list(stored.deals)
        deals.insert(
            dice.choice((len(deals), len(deals), dice.randint(0, len(deals)))), "x" * dice.choice((1, 300, 9000))
        )
        if len(deals) > 40:
            del deals[dice.randint(0, 40)]
        revision = store.save(game, deals, (1, -1, 0, 0), False, stored.revision)
        said(game, revision, tuple(deals))
        if dice.random() < 0.1:
            said(game, store.rename(game, PLAYERS, revision), tuple(deals))


if __name__ == "__main__":
    record(open_store(Path(sys.argv[1]), date.today()), random.Random())
