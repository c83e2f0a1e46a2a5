"""House rules: kept under a name, changed, deleted, exported and imported; games keep what they were played by."""

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from records.store_shorthand import opened

from mahjong_desktop.core.errors import BadRecord, BadRuleValue, UnknownRule
from mahjong_desktop.game import Game, fold
from mahjong_desktop.models.game_keeper import GameKeeper
from mahjong_desktop.models.house import House, house_record, parse_house
from mahjong_desktop.models.house_book import HouseBook
from mahjong_desktop.models.language import Language
from mahjong_desktop.models.rule_changes import changed_rows, changes, differences, row_values, same_rules
from mahjong_desktop.models.rules_text import rules_text
from mahjong_desktop.records.games import game_record
from mahjong_desktop.records.store import HouseNameTaken, Store, StoreGone, StoreReadOnly
from mahjong_desktop.records.stream import records
from mahjong_desktop.rules.options import Choice
from mahjong_desktop.rules.registry import ruleset

CLUB = ruleset("taiwanese", Choice("high", {"minimum_tai": 5}, {"half_flush": 12, "no_honours": None}))
UMA = ruleset("riichi", Choice("ema", {"uma": (18_000, 4_000, -4_000, -18_000)}))
NAMES = ("Ala", "Ola", "Ela", "Ula")


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    store = opened(tmp_path)
    yield store
    store.close()


@pytest.fixture
def book(store: Store) -> HouseBook:
    return HouseBook(lambda: store)


def _other(store: Store) -> HouseBook:
    """Another window on the same file."""
    book = HouseBook(lambda: store)
    book.read()
    return book


# --- kept


def test_the_store_is_opened_when_it_is_needed(store: Store) -> None:
    opened_stores: list[Store] = []

    def open_store() -> Store:
        opened_stores.append(store)
        return store

    book = HouseBook(open_store)
    book.remember(House(3, "Klub", "taiwanese", CLUB.choice))
    assert (book.like(CLUB), opened_stores) == (House(3, "Klub", "taiwanese", CLUB.choice), [])
    book.read()
    book.read()
    assert (book.known, len(opened_stores)) == ((), 1)
    book.remember(House(3, "Klub", "taiwanese", CLUB.choice))
    assert book.known == (), "the store knows better"


def test_what_is_added_is_found(book: HouseBook, store: Store) -> None:
    told: list[None] = []
    book.changed.connect(lambda: told.append(None))
    uma = book.add("  Liga \n krakowska ", UMA)
    club = book.add("Klub Smok", CLUB)
    assert (uma.name, len(told)) == ("Liga krakowska", 2)
    assert book.known == (club, uma), "in the order of the variants"
    assert book.of("riichi") == (uma,)
    assert [house.rules.choice for house in _other(store).known] == [CLUB.choice, UMA.choice]
    assert book.find(club.id) == club
    assert book.find(99) is None


def test_names_are_taken_once_for_a_variant(book: HouseBook) -> None:
    book.add("Klub", CLUB)
    book.add("Klub", UMA)
    with pytest.raises(HouseNameTaken):
        book.add("KLUB", CLUB)
    assert [book.add_beside("klub", CLUB).name for _ in range(2)] == ["klub (2)", "klub (3)"]
    other = book.add("Dom", CLUB)
    with pytest.raises(HouseNameTaken):
        book.rename(other, " Klub ")
    assert book.rename(other, "Kawiarnia").name == "Kawiarnia"


def test_changed_in_another_window(book: HouseBook, store: Store) -> None:
    club, other = book.add("Klub", CLUB), _other(store)
    other.update(other.known[0], ruleset("taiwanese"))
    assert book.known == (club,)
    book.read()
    assert book.known[0].choice == Choice("high")
    other.delete(club)
    with pytest.raises(StoreGone):
        book.update(club, CLUB)
    with pytest.raises(StoreGone):
        book.delete(club)
    book.read()
    assert book.known == ()


def test_rules_that_this_version_cannot_read_stay(book: HouseBook, store: Store) -> None:
    for number, rules in enumerate(('{"preset": "future"}', "no JSON", '{"rows": {"gone": 3}}', "[]")):
        store.house_rules.add(f"Klub {number}", "taiwanese", rules)
    store.house_rules.add("Klub", "chess", "{}")
    assert book.read() == ()
    assert len(store.house_rules.all()) == 5
    exported = json.loads(book.export())
    assert [one["name"] for one in exported] == [f"Klub{end}" for end in ("", " 0", " 1", " 2", " 3")]
    assert exported[1]["rules"] == {"preset": "future"}


def test_a_store_that_cannot_be_opened() -> None:
    def refuse() -> Store:
        raise StoreReadOnly(file="games")

    book = HouseBook(refuse)
    book.remember(House(3, "Klub", "taiwanese", CLUB.choice))
    book.try_to_read()
    assert [house.name for house in book.known] == ["Klub"]
    with pytest.raises(StoreReadOnly):
        book.add("Dom", CLUB)


# --- compared with other rules


def test_alike_however_it_was_written(book: HouseBook) -> None:
    club = book.add("Klub", CLUB)
    rows = {"no_honours": None, "half_flush": 12, "self_draw": 1}
    same = ruleset("taiwanese", Choice("high", {"limit": 0, "minimum_tai": 5}, rows))
    assert same_rules(CLUB, same)
    assert book.like(same) == club
    assert book.like(ruleset("taiwanese")) is None
    assert not same_rules(CLUB, ruleset("taiwanese", replace(CLUB.choice, preset="low")))
    assert not same_rules(CLUB, UMA)
    assert (
        book.written_like("taiwanese", json.dumps(house_record(House(1, "", "taiwanese", same.choice))["rules"]))
        == club
    )
    for text in ("{}", "[]", "no JSON", '{"preset": "gone"}'):
        assert book.written_like("taiwanese", text) is None
    assert book.written_like("riichi", "{}") is None


def test_what_differs() -> None:
    plain = ruleset("taiwanese")
    assert (changes(plain), changes(CLUB), changes(UMA)) == (0, 3, 1)
    assert sorted(changed_rows(CLUB)) == ["half_flush", "no_honours"]
    assert row_values(CLUB)["no_honours"] is None
    assert row_values(UMA) == {}
    assert differences(plain, CLUB) == 3
    assert differences(CLUB, ruleset("taiwanese", Choice("high", {"minimum_tai": 5}, {"half_flush": 13}))) == 2
    unfelt = ruleset("taiwanese", Choice("high", {"full_flush_low": True}))
    assert same_rules(plain, unfelt), "an option of the other table"


def test_rules_by_their_name(book: HouseBook, language: Language) -> None:
    assert rules_text(language, CLUB, book) == "Taiwanese · high table · 3 changes"
    book.add("Klub Smok", CLUB)
    assert rules_text(language, CLUB, book) == "Taiwanese · Klub Smok"
    language.use("pl")
    assert rules_text(language, CLUB, book) == "Tajwańska · Klub Smok"
    assert rules_text(language, ruleset("taiwanese"), book) == "Tajwańska · wyższa punktacja"


# --- games


def _played(rules: object) -> Game:
    game = fold(rules, NAMES, [])  # type: ignore[arg-type]
    assert game.problem is None
    return game


@pytest.mark.parametrize("what", ["update", "delete"])
def test_a_game_keeps_the_rules_it_was_played_by(book: HouseBook, store: Store, what: str) -> None:
    """Other values under the same name, or none at all: the game counts as it did."""
    club = book.add("Klub Smok", CLUB)
    number = GameKeeper(store).begin(_played(club.rules))
    if what == "update":
        book.update(club, ruleset("taiwanese", Choice("high", {}, {"half_flush": 1})))
    else:
        book.delete(club)
    game = GameKeeper(store).open(number)
    values = {row.id: row.value for row in game.ruleset.rows}
    assert (values["half_flush"], "no_honours" in values, game.ruleset.values["minimum_tai"]) == (12, False, 5)
    assert same_rules(game.ruleset, CLUB)
    assert book.like(game.ruleset) is None, "it is not called by a name that means other rules now"


# --- in and out


def test_out_and_in_again(book: HouseBook, store: Store) -> None:
    club, uma = book.add("Klub „Smok”", CLUB), book.add("Liga", UMA)
    one = json.loads(book.export(club))
    assert one == {
        "name": "Klub „Smok”",
        "ruleset": "taiwanese",
        "rules": {"preset": "high", "minimum_tai": 5, "rows": {"half_flush": 12, "no_honours": None}},
    }
    text = book.export()
    for house in (club, uma):
        book.delete(house)
    added, wrong = book.import_all(records(text.encode()))
    assert ([house.name for house in added], wrong) == (["Klub „Smok”", "Liga"], [])
    assert all(same_rules(house.rules, old) for house, old in zip(added, (CLUB, UMA), strict=True))
    again, _ = book.import_all(records(text.encode()))
    assert [house.name for house in again] == ["Klub „Smok” (2)", "Liga (2)"]
    assert len(_other(store).known) == 4


def test_a_game_record_has_the_same_rules(book: HouseBook) -> None:
    club = book.add("Klub", CLUB)
    assert house_record(club)["rules"] == game_record(_played(CLUB))["rules"]


@pytest.mark.parametrize(
    ("record", "error", "field"),
    [
        ([1], BadRecord, None),
        ({"ruleset": "taiwanese"}, BadRecord, "name"),
        ({"name": " ", "ruleset": "taiwanese"}, BadRecord, "name"),
        ({"name": 3, "ruleset": "taiwanese"}, BadRecord, "name"),
        ({"name": "a"}, BadRecord, "ruleset"),
        ({"name": "a", "ruleset": "chess"}, UnknownRule, "ruleset"),
        ({"name": "a", "ruleset": "riichi", "more": 1}, BadRecord, "more"),
        ({"name": "a", "ruleset": "riichi", "rules": []}, BadRecord, "rules"),
        ({"name": "a", "ruleset": "riichi", "rules": {"preset": "gone"}}, UnknownRule, "rules"),
        ({"name": "a", "ruleset": "riichi", "rules": {"gone": 1}}, UnknownRule, "rules"),
        ({"name": "a", "ruleset": "riichi", "rules": {"uma": [1, 1, 1, 1]}}, BadRuleValue, "rules"),
        ({"name": "a", "ruleset": "riichi", "rules": {"rows": {"tanyao": 2}}}, UnknownRule, "rules"),
        ({"name": "a", "ruleset": "taiwanese", "rules": {"rows": {"half_flush": -1}}}, BadRuleValue, "rules"),
        ({"name": "a", "ruleset": "taiwanese", "rules": {"rows": {"half_flush": "12"}}}, BadRuleValue, "rules"),
    ],
)
def test_what_cannot_be_is_an_error(record: object, error: type[Exception], field: str | None) -> None:
    with pytest.raises(error) as caught:
        parse_house(record)
    assert caught.value.field == field  # type: ignore[attr-defined]


def test_one_bad_record_keeps_no_good_one_out(book: HouseBook) -> None:
    lines = [
        json.dumps(house_record(House(0, "a", "taiwanese", CLUB.choice))),
        "{",
        '{"name": "b", "ruleset": "chess"}',
        "{}",
    ]
    lines += ['{"name": "c", "ruleset": "riichi", "rules": {"kiriage": 7}}', '{"name": "d", "ruleset": "riichi"}']
    added, wrong = book.import_all(records("\n".join(lines).encode()))
    assert [house.name for house in added] == ["a", "d"]
    assert [(place, known, error.code) for place, known, error in wrong] == [
        (2, None, "bad_record"),
        (3, None, "unknown_rule"),
        (4, None, "bad_record"),
        (5, "riichi", "bad_rule_value"),
    ]


def test_many_rules_come_in_as_one_change(book: HouseBook) -> None:
    """Rules of one name are numbered on, and the store is read once: not as often as there are rules."""
    changes: list[int] = []
    book.changed.connect(lambda: changes.append(len(book.known)))
    added, wrong = book.import_all([house_record(House(0, "Klub", "taiwanese", CLUB.choice))] * 40)
    assert [house.name for house in added] == ["Klub", *(f"Klub ({number})" for number in range(2, 41))]
    assert (changes, wrong) == ([40], [])


def test_a_store_that_fails_ends_the_import(book: HouseBook, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> House:
        raise StoreReadOnly(file="games")

    monkeypatch.setattr(book, "_keep", refuse)
    added, wrong = book.import_all([house_record(House(0, name, "taiwanese", CLUB.choice)) for name in "ab"])
    assert (added, [place for place, _, _ in wrong]) == ([], [1])
