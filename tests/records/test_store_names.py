"""Names used before and house rulesets."""

from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from datetime import datetime, timedelta
from pathlib import Path

import pytest
from store_shorthand import FILE, NOON, header, opened, sql

from mahjong_desktop.records.store import HouseNameTaken, HouseRules, NameUsed, Store, StoreDamaged, StoreGone


@pytest.fixture
def now() -> list[datetime]:
    return [NOON]


@pytest.fixture
def store(tmp_path: Path, now: list[datetime]) -> Iterator[Store]:
    with closing(opened(tmp_path, clock=lambda: now[0])) as store:
        yield store


def offered(store: Store, beginning: str = "", limit: int = 20) -> list[str]:
    return [used.name for used in store.names.matching(beginning, limit)]


def test_names_are_counted_once_a_game(store: Store) -> None:
    store.new_game(header("Jan", "Jan", "", " Ewa "))
    game = store.new_game(header("Jan", "A", "B", "C"))
    store.rename(game, ("Jan", "A", "B", "Zoja"), 1)
    assert store.names.matching("ja") == [NameUsed("Jan", 2, NOON)]
    assert store.names.matching("zo") == [NameUsed("Zoja", 1, NOON)]
    assert offered(store, "e") == ["Ewa"]
    assert "" not in offered(store)


def test_names_by_the_beginning_of_any_word(store: Store) -> None:
    store.new_game(header("Łukasz Żak", "Zakrzewski", "Malżak", "lucja"))
    assert sorted(offered(store, "ŻAK")) == ["Zakrzewski", "Łukasz Żak"]
    assert sorted(offered(store, "łu")) == ["lucja", "Łukasz Żak"]
    assert len(offered(store, limit=2)) == 2


def test_much_and_lately_used_names_come_first(store: Store, now: list[datetime]) -> None:
    for _ in range(4):
        store.new_game(header("Dawny", "", "", ""))
    now[0] = NOON + timedelta(days=300)
    store.new_game(header("Nowy", "Stały", "", ""))
    store.new_game(header("Stały", "", "", ""))
    assert offered(store) == ["Stały", "Nowy", "Dawny"]
    now[0] = NOON
    store.new_game(header("Nowy", "", "", ""))
    assert store.names.matching("nowy")[0].last_used == NOON + timedelta(days=300)


def test_forgotten_name_is_not_offered(store: Store) -> None:
    store.new_game(header("Jan", "", "", ""))
    store.names.forget("Jan")
    assert offered(store) == []


def test_name_with_a_broken_date(store: Store, tmp_path: Path) -> None:
    store.new_game(header("Jan", "", "", ""))
    sql(tmp_path / FILE, "UPDATE names SET last_used = 'x'")
    with pytest.raises(StoreDamaged):
        store.names.matching()


def test_house_rules_come_and_go(store: Store) -> None:
    club = store.house_rules.add("Klub", "riichi", '{"kiriage": true}')
    at_home = store.house_rules.add("dom", "riichi", "{}")
    other = store.house_rules.add("Klub", "taiwanese", "{}")
    assert club == HouseRules(club.id, "Klub", "riichi", '{"kiriage": true}')
    assert store.house_rules.all("riichi") == [at_home, club]
    assert store.house_rules.all() == [at_home, club, other]
    renamed = replace(club, name="Klub Łódź", rules="{}")
    store.house_rules.change(renamed)
    store.house_rules.delete(at_home.id)
    assert store.house_rules.all("riichi") == [renamed]


def test_house_names_are_taken_once(store: Store) -> None:
    club, other = (store.house_rules.add(name, "riichi", "{}") for name in ("Żak", "Inne"))
    with pytest.raises(HouseNameTaken) as caught:
        store.house_rules.add("ZAK", "riichi", "{}")
    assert caught.value.facts == {"name": "Żak"}, "the one that has the name, as it is written there"
    with pytest.raises(HouseNameTaken) as caught:
        store.house_rules.change(replace(other, name="żak"))
    assert caught.value.facts == {"name": "Żak"}
    store.house_rules.change(replace(club, name="ŻAK"))
    assert [rules.name for rules in store.house_rules.all()] == ["Inne", "ŻAK"]


def test_house_rules_that_are_not_there(store: Store) -> None:
    with pytest.raises(StoreGone):
        store.house_rules.change(HouseRules(5, "a", "riichi", "{}"))
    with pytest.raises(StoreGone):
        store.house_rules.delete(5)
