"""On a low screen the question comes first, and supplies of up to four sets take as few lines as they can."""

import pytest
from rich.text import Text

from splay.core.expansion import BASE
from splay.locale import catalogue
from splay.sets import all_cards
from splay.terminal.fitting import share_lines
from splay.terminal.supply_counts import alike, counted, filled
from splay.terminal.words import Words
from splay.views.model import SupplyView
from tests.terminal.keyboard import Player, at
from tests.terminal.tables import table_in as position
from tests.terminal.test_artifacts import FIVE, FREE, table_in

FACTS = {"goals": Text("goals"), "supplies": Text("supplies\nof two lines"), "own": Text(), "zones": Text("museum")}
AGES = range(1, 11)


def test_all_facts_are_shown_if_there_is_room() -> None:
    shares = share_lines(12, FACTS, [3], 5)
    assert shares == (["goals", "supplies", "zones"], 0, 0)


def test_facts_give_way_to_the_prompt_and_the_options() -> None:
    assert share_lines(10, FACTS, [3], 5) == (["goals", "zones"], 0, 0)
    assert share_lines(9, FACTS, [3], 5) == (["goals"], 0, 0)
    assert share_lines(8, FACTS, [3], 5) == ([], 0, 0)
    assert share_lines(7, FACTS, [3], 5) == ([], 0, -1)
    assert share_lines(7, FACTS, [3], 3) == (["goals"], 0, 0)


def test_a_long_prompt_gives_way_to_the_options() -> None:
    assert share_lines(9, FACTS, [6, 2], 4).wording == 1
    assert share_lines(10, FACTS, [6, 2], 4).wording == 0
    assert share_lines(3, FACTS, [6, 2], 4).wording == 1


def test_supplies_of_neighbouring_ages_with_as_many_cards_stand_together() -> None:
    counts = [3, 9, 9, 0, 9, 9, 9, 9, 9, 10]
    supplies = [SupplyView(BASE, age, count) for age, count in zip(AGES, counts, strict=True) if count]
    assert [[supply.age for supply in run] for run in alike(supplies)] == [[1], [2, 3], [5, 6, 7, 8, 9], [10]]


@pytest.mark.parametrize("width", [30, 50, 78, 118])
def test_supplies_of_four_sets_are_never_cut(width: int) -> None:
    words = Words(catalogue.load(), [], all_cards("third"))
    runs = [[SupplyView(BASE, age, age)] for age in AGES]
    parts = [part for _ in range(4) for part in counted(words, "artifacts", runs)]
    lines = filled("Supplies", parts, width).plain.split("\n")
    assert max(map(len, lines)) <= width
    assert " ".join(" ".join(lines).split()) == "Supplies " + " ".join(part.plain for part in parts)


@pytest.mark.parametrize("size", [(80, 24), (60, 24), (40, 24), (80, 20)])
@pytest.mark.parametrize("position", [FREE, FIVE])
def test_all_options_of_the_free_action_can_be_seen(position: str, size: tuple[int, int]) -> None:
    async def test(player: Player) -> None:
        assert "Take a free action, or skip it." in " ".join(player.screen().split())
        await player.press("up")
        assert "3 Skip" in player.screen()

    at(table_in(position), test, size)


def test_supplies_of_two_sets_are_told_whole_at_80_columns() -> None:
    async def test(player: Player) -> None:
        supplies = next(line for line in player.screen().split("\n") if "Supplies" in line)
        assert supplies.strip() == "Supplies [1]10 [2]8 [3-9]9 [10]10 Artifacts [1]13 [2-10]10"

    at(table_in(FREE), test)


def test_the_facts_give_way_to_many_answers_at_80_columns() -> None:
    hand = "Pottery, Tools, Sailing, Archery, Metalworking, Clothing, Agriculture, Domestication, Masonry, Code of Laws"

    async def test(player: Player) -> None:
        assert len(player.options()) > 10
        shown = {f"#{name}" for name in FACTS if player.app.screen.query_one(f"#{name}").display}
        assert shown == set()

    at(position("human", "random", me=f"hand: {hand}", you="green: Currency", supply={1: "Writing"}), test)
