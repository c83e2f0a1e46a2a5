"""The store of games in SQLite: every change is on the disk when its method returns, and whole.

    store = open_store(folder, date.today())
    game = store.new_game(GameHeader("riichi", "{}", ("Ala", "Ola", "Ela", "Ula"), datetime.now()))
    revision = store.save(game, [deal_json], scores, False, 1)

It keeps each deal as the JSON text of one deal of the game record, and knows nothing of what is in it.
"""

from mahjong_desktop.records.store.errors import (
    HouseNameTaken,
    StoreChanged,
    StoreDamaged,
    StoreError,
    StoreFull,
    StoreGone,
    StoreLocked,
    StoreNewer,
    StoreReadOnly,
    StoreReplaced,
    StoreUnreadable,
)
from mahjong_desktop.records.store.opening import open_in_memory, open_store
from mahjong_desktop.records.store.store import Store
from mahjong_desktop.records.store.values import (
    GameHeader,
    GameSummary,
    HouseRules,
    NameUsed,
    NewGame,
    StoredGame,
    StoreNotice,
)

__all__ = [
    "GameHeader",
    "GameSummary",
    "HouseNameTaken",
    "HouseRules",
    "NameUsed",
    "NewGame",
    "Store",
    "StoreChanged",
    "StoreDamaged",
    "StoreError",
    "StoreFull",
    "StoreGone",
    "StoreLocked",
    "StoreNewer",
    "StoreNotice",
    "StoreReadOnly",
    "StoreReplaced",
    "StoreUnreadable",
    "StoredGame",
    "open_in_memory",
    "open_store",
]
