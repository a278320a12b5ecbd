"""Social Networking (10, red): EC210; rulings 105, 262, decision 34."""

import pytest

from splay.core.symbols import ICON_NAMES, ICONS
from splay.sets.artifacts import ARTIFACTS
from tests.sets.echoes.tables import SETS, echoes

NETWORK = "Social Networking"


def test_their_top_cards_without_the_icon_they_choose_go_to_my_score_pile() -> None:
    table = echoes(
        f"red: {NETWORK}", "blue: Tools, Writing; red: Coal, Oars; green: Paper; purple: Mysticism; hand: Optics"
    )
    table.dogma(NETWORK, you=[3])
    assert table.asked == [("you", "branch", [f"branch:{number}" for number in range(1, 7)])]
    assert table.me.score == ["Coal", "Mysticism"]
    assert table.me.scored == 0
    assert (table.you.pile("blue"), table.you.pile("red")) == (["Tools", "Writing"], ["Oars"])
    assert (table.you.pile("green"), table.you.pile("purple"), table.you.hand) == (["Paper"], [], ["Optics"])


KEPT = {
    "crown": "Navigation", "leaf": "Clothing", "bulb": "Invention", "castle": "The Wheel", "factory": "Invention",
    "clock": "Bicycle",
}  # fmt: skip


@pytest.mark.parametrize("icon", ICONS)
def test_each_alternative_keeps_one_icon(icon: int) -> None:  # ruling 262
    green = KEPT[ICON_NAMES[icon]]
    table = echoes(f"red: {NETWORK}", f"green: {green}; red: Battleship Yamato", sets=[*SETS, ARTIFACTS])
    table.dogma(NETWORK, you=[icon + 1])
    assert table.changes == "me score +Battleship Yamato; you red -Battleship Yamato"


def test_an_icon_that_none_of_them_has_takes_all() -> None:
    table = echoes(f"red: {NETWORK}", "blue: Tools; red: Coal").dogma(NETWORK, you=[2])
    assert table.changes == "me score +Coal +Tools; you blue -Tools; you red -Coal"


def test_an_icon_beneath_does_not_keep_a_top_card() -> None:
    table = echoes(f"red: {NETWORK}", "blue left: Chemistry, Tools").dogma(NETWORK, you=[4])
    assert table.changes == "me score +Chemistry; you blue -Chemistry; you blue unsplayed"


def test_without_a_card_the_icon_is_chosen_in_vain() -> None:
    table = echoes(f"red: {NETWORK}", "").dogma(NETWORK, you=[1])
    assert table.me.score == []


RIVAL = "red: Archery; green: Banking; blue: Computers"
"""Two castles, crowns, factories and clocks."""


def test_fewer_of_all_three_icons_than_the_other_player_wins() -> None:
    table = echoes(f"red: {NETWORK}", RIVAL).dogma(NETWORK)
    assert table.asked == []  # as many clocks
    assert table.result is not None
    assert (table.result.reason, table.result.winners, table.result.card) == ("card", ["me"], NETWORK)


@pytest.mark.parametrize(("castles", "won"), [("red: Oars", True), ("", False)])
def test_fewer_than_only_one_of_two_do_not_win(castles: str, won: bool) -> None:
    table = echoes(f"red: {NETWORK}", RIVAL, third=f"green: Corporations; blue: Rocketry; {castles}").dogma(NETWORK)
    assert (table.result is not None) == won


@pytest.mark.parametrize(
    ("mine", "won"),
    [
        ("blue: Tools", True),
        ("blue: Alchemy", False),
        ("green: Paper", True),
        ("green: Sailing", False),
        ("yellow: Vaccination", True),
        ("yellow: Canning", False),
    ],
)
def test_as_many_of_one_of_them_do_not_win(mine: str, won: bool) -> None:
    table = echoes(f"red: {NETWORK}; {mine}", RIVAL).dogma(NETWORK)
    assert (table.result is not None) == won


def test_the_demand_can_take_the_icons_away() -> None:
    table = echoes(f"red: {NETWORK}; purple: Lighting", RIVAL).dogma(NETWORK, you=[5])
    assert table.changes == "me score +Archery; you red -Archery"
    assert table.result is None


@pytest.mark.parametrize(("more", "winners"), [("yellow: Steam Engine", ["me", "third"]), ("yellow: Masonry", [])])
def test_a_partner_counts_as_another_player(more: str, winners: list[str]) -> None:  # ruling 105, decision 34
    fourth = "green: Mapmaking; blue: Rocketry; yellow: Canning"
    table = echoes(f"red: {NETWORK}", RIVAL, third=f"red: Oars; {more}", fourth=fourth, teams="13-24").dogma(NETWORK)
    assert (table.result.winners if table.result else []) == winners
    assert table.third.top("red") == "Oars"  # not demanded of


def test_a_sharer_wins_first() -> None:
    table = echoes(f"red: {NETWORK}; green: Banking; yellow: Masonry", "blue: Software")
    table.dogma(NETWORK)
    assert table.result is not None
    assert table.result.winners == ["you"]
