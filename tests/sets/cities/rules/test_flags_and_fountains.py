"""Flags and fountains, achievements that come and go: CI057 to CI070."""

from __future__ import annotations

import pytest

from splay.core.scenario import SEATS
from splay.core.symbols import BOTTOM_MIDDLE, TOP_MIDDLE
from splay.playing import PlayedTable
from splay.sets import cards_of_set
from splay.sets.cities import CITIES
from splay.sets.cities.symbols import FLAG, FOUNTAIN
from tests.sets.cities.tables import cities, city_draws

FIVE = "achievements: 1, 2, 3, 4, 5"
SIX = "achievements: 1, 2, 3, 4, 5, 6"
"""Seven are needed by two players with one expansion."""
USER, THEIRS = "red: Engineering; yellow: Masonry", "purple left: Mysticism, Code of Laws"
"""With Engineering the top one of two visible purple cards is taken, unless its owner has five castles."""


def have(table: PlayedTable, seat: str = "me") -> int:
    """How many achievements a player has now."""
    return table.game.players[SEATS.index(seat)].achievement_count()


def won(table: PlayedTable) -> list[str]:
    """Who has won by achievements, none while the game goes on."""
    if table.result is None:
        return []
    assert table.result.reason == "achievements"
    return table.result.winners


def test_a_flag_is_an_achievement_while_no_opponent_has_more_visible_cards_of_its_color() -> None:  # CI057
    assert have(cities("red: Zurich", "red left: Oars, Archery")) == 0
    assert have(cities("red: Zurich", "green left: Sailing, Clothing")) == 1
    assert have(cities("red: Zurich", "red: Oars", "red left: Archery, Metalworking")) == 0


def test_each_flag_is_asked_about_its_own_color() -> None:  # CI057
    mine = "red: Zurich; purple: Tokyo; green: Stockholm"
    assert have(cities(mine, "red left: Oars, Archery; purple: Mysticism")) == 2


def test_as_many_visible_cards_are_enough() -> None:  # CI058
    table = cities("red: Zurich", "red: Tehran")
    assert (have(table), have(table, "you")) == (1, 1)
    assert have(cities("red left: Zurich, Oars", "red up: Archery, Metalworking")) == 1


@pytest.mark.parametrize(
    ("mine", "theirs", "counts"),
    [
        ("red: Zurich", "", 1),  # none against one
        ("red: Zurich", "red: Oars, Archery, Metalworking", 1),  # one of an unsplayed pile
        ("red: Zurich, Construction", "red left: Oars, Archery", 0),
        ("red right: Zurich, Construction", "red left: Oars, Archery", 1),  # all of a splayed one, whichever way
        ("red up: Zurich, Construction", "red right: Oars, Archery", 1),
        ("red left: Zurich, Construction", "red up: Oars, Archery, Metalworking", 0),
    ],
)
def test_all_cards_of_a_splayed_pile_are_visible_and_one_of_another(
    mine: str, theirs: str, counts: int
) -> None:  # CI059
    assert have(cities(mine, theirs)) == counts


def test_a_team_mates_cards_do_not_matter() -> None:  # CI060, CO046
    many = "red left: Oars, Archery, Metalworking"
    assert have(cities("red: Zurich", "", many, "", teams="13-24")) == 1
    assert have(cities("red: Zurich", "", "", many, teams="13-24")) == 0
    assert have(cities("red: Zurich", "", many, "")) == 0


@pytest.mark.parametrize("splay", ["", " left", " right", " up"])
def test_a_covered_flag_counts_nothing(splay: str) -> None:  # CI061
    table = cities(f"red{splay}: Oars, Zurich; green{splay}: Sailing, Hamburg", "")
    assert have(table) == 0
    assert have(cities(f"red{splay}: Zurich, Tehran, Lyon", "")) == 1  # of several the top card's


def test_only_the_second_fountain_of_brussels_can_be_seen_on_a_covered_card() -> None:  # CI061
    signs = {(card.name, place) for card in cards_of_set(CITIES) for place, sign in enumerate(card.icons)
             if sign in (FLAG, FOUNTAIN) and place != TOP_MIDDLE}  # fmt: skip
    assert signs == {("Brussels", BOTTOM_MIDDLE)}
    assert have(cities("purple up: Mysticism, Brussels", "")) == 1
    assert have(cities("purple up: Essen, Brussels, Mysticism", "")) == 2
    for splay in ("", " left", " right"):
        assert have(cities(f"purple{splay}: Mysticism, Brussels", "")) == 0


def test_a_fountain_needs_nothing_but_to_be_seen() -> None:  # CI062
    assert have(cities("green: Hamburg", "green left: Sailing, Clothing, The Wheel")) == 1


def test_two_fountains_on_a_card_are_two_achievements() -> None:  # CI063
    assert have(cities("purple: Brussels", "purple left: Mysticism, City States")) == 2
    assert have(cities("purple: Brussels; green: Hamburg; red: Zurich; achievements: 1, Empire", "")) == 6


def test_another_players_splay_takes_a_flag_away() -> None:  # CI064, CI069
    table = cities("purple: Tokyo", "yellow: Masonry; purple: Philosophy, Mysticism", turn=1)
    assert have(table) == 1
    table.dogma("Philosophy", you=["purple", "pass"])
    assert have(table) == 0
    assert table.changes == "you purple splayed left; you hand +Nineveh"


def test_another_players_meld_takes_a_flag_away() -> None:  # CI064, CI069
    table = cities("red left: Zurich, Construction", "red left: Oars, Archery; hand: Metalworking, Tools", turn=1)
    assert have(table) == 1
    assert have(table.meld("Tools")) == 1
    assert have(table.meld("Metalworking")) == 0
    assert (table.you.top("blue"), table.you.top("red")) == ("Tools", "Metalworking")
    assert len(table.you.hand) == 1  # the city that blue brought


def test_another_players_tuck_takes_a_flag_away() -> None:  # CI064, CI069
    code = "purple: Code of Laws; red left: Oars, Archery; hand: Metalworking"
    table = cities("red left: Zurich, Construction", code, turn=1).dogma("Code of Laws", you=["Metalworking"])
    assert table.changes == "you red +Metalworking tucked; you hand -Metalworking"
    assert have(table) == 0


def test_covering_a_flag_or_a_fountain_gives_it_up() -> None:  # CI064, CI069
    table = cities("red: Zurich; green: Hamburg; hand: Oars, Sailing", "")
    assert have(table) == 2
    assert have(table.meld("Oars")) == 1
    assert table.changes == "me red +Oars; me hand -Oars"
    assert have(table.meld("Sailing")) == 0
    assert table.changes == "me green +Sailing; me hand -Sailing"


def test_a_transfer_gives_a_flag_back() -> None:  # CI064, CI069
    table = cities("purple: Tokyo; red: Engineering", "purple left: Mysticism, Code of Laws")
    assert have(table) == 0
    table.dogma("Engineering")
    assert (table.you.pile("purple"), table.me.score, have(table)) == (["Code of Laws"], ["Mysticism"], 1)
    assert table.changes == "me score +Mysticism; you purple -Mysticism; you purple unsplayed"


def test_cards_that_are_scored_give_a_flag_back() -> None:  # CI064, CI069
    table = cities("blue: Berlin", "blue left: Genetics, Tools, Writing", turn=1, supply={10: "Software"})
    assert have(table) == 0
    table.dogma("Genetics")
    assert (table.you.score, have(table)) == (["Genetics", "Tools", "Writing"], 1)
    assert table.changes == (
        "you blue -Genetics -Tools -Writing +Software; you blue unsplayed; you score +Genetics +Tools +Writing"
    )


def test_a_return_gives_a_third_players_flag_back() -> None:  # CI069
    table = cities(
        "yellow: Globalization", "yellow left: Antibiotics, Masonry; green: Clothing", "yellow: Paris; red: Coal"
    )
    assert have(table, "third") == 0
    table.dogma("Globalization", you=["Antibiotics"])
    assert (table.you.pile("yellow"), have(table, "third")) == (["Masonry"], 1)
    assert table.changes == (
        "me hand +Miniaturization; me score +Industrialization; you yellow -Antibiotics; you yellow unsplayed; "
        "third score +Vaccination"
    )


def test_a_fountain_goes_with_its_card() -> None:  # CI064, CI069
    table = cities("red: Robotics; green: Hamburg", "", supply={10: "Databases"})
    assert have(table) == 1
    assert (have(table.dogma("Robotics")), table.me.score) == (0, ["Hamburg"])
    assert table.changes == "me green -Hamburg +Databases; me score +Hamburg"


def test_a_new_order_of_a_pile_shows_or_covers_them() -> None:  # CI069
    table = cities("blue: Publications; green: Sailing, Hamburg", "")
    table.dogma("Publications", me=["yes", "Hamburg"])
    assert (table.me.pile("green"), have(table)) == (["Hamburg", "Sailing"], 1)


def test_what_changes_is_told_with_the_event_that_changed_it() -> None:  # CI064
    table = cities("purple: Tokyo; green: The Wheel", USER, THEIRS, turn=1)
    table.dogma("Engineering")
    (transfer,) = [event for event in table.events if event.kind == "transfer"]
    assert [(totals.seat, totals.achievements) for totals in transfer.totals] == [(0, 1), (1, 0), (2, 0)]
    assert table.changes == "you score +Mysticism; third purple -Mysticism; third purple unsplayed"


@pytest.mark.parametrize(("achievements", "winners"), [(SIX, ["me"]), (FIVE, [])])
def test_a_fountain_counts_for_the_win_at_once(achievements: str, winners: list[str]) -> None:  # CI065
    table = cities(f"{achievements}; hand: Hamburg", "", supply={8: "Flight"}).meld("Hamburg")
    assert won(table) == winners
    assert len(city_draws(table)) == (0 if winners else 1)  # the game is over before the new color brings a city
    assert (table.me.top("green"), len(table.me.hand)) == ("Hamburg", len(city_draws(table)))


@pytest.mark.parametrize(("achievements", "winners"), [(SIX, ["me"]), (FIVE, [])])
def test_in_the_middle_of_an_effect_too(achievements: str, winners: list[str]) -> None:  # CI065, CI070
    supply = {1: "Archery, Domestication"}
    table = cities(f"{achievements}; green: Clothing; hand: Shanghai", "", supply=supply).dogma("Clothing")
    assert won(table) == winners
    scored = "" if winners else "; me score +Archery +Domestication"
    assert table.changes == f"me yellow +Shanghai; me hand -Shanghai{scored}"


@pytest.mark.parametrize("moment", ["after_each_change", "after_each_effect"])
def test_with_special_achievements_after_each_effect_they_do_not_wait(moment: str) -> None:  # CI070, decision 21
    table = cities(f"{SIX}; yellow: Masonry; hand: Tokyo, Oars", "", special_achievements=moment)
    table.dogma("Masonry", me=["Tokyo", "Oars"])
    assert (won(table), table.me.hand) == (["me"], ["Oars"])


@pytest.mark.parametrize("moment", ["after_each_change", "after_each_effect"])
def test_nor_do_those_lost_count_to_the_end_of_the_effect(moment: str) -> None:  # CI070
    table = cities(f"{FIVE}; yellow: Masonry; hand: Tokyo, Mysticism, Hamburg", "", special_achievements=moment)
    table.dogma("Masonry", me=["Tokyo", "Mysticism"])
    assert table.changes == "me purple +Mysticism +Tokyo; me hand -Mysticism -Tokyo"
    assert have(table.meld("Hamburg")) == 6
    assert (table.me.top("green"), len(table.me.hand)) == ("Hamburg", 1)


@pytest.mark.parametrize("moment", ["after_each_change", "after_each_effect"])
def test_between_two_cards_that_are_returned_too(moment: str) -> None:  # CI065, CI069, CI070
    yours = "red: Archery, Kuala Lumpur; green: Mapmaking; achievements: 1, 2, 3, 4, 5, 6, 7"
    sets = ["base", "artifacts", "cities"]
    table = cities("blue: Treaty of Kadesh", yours, sets=sets, special_achievements=moment)
    table.dogma("Treaty of Kadesh", you=["Archery"])
    assert (won(table), table.you.top("green")) == (["you"], "Mapmaking")
    told = [(event.kind, [card.name for card in event.cards]) for event in table.events]
    assert told[-2:] == [("return", ["Archery"]), ("end", [])]


def test_they_count_in_the_teams_sum() -> None:  # CI065, CO045
    mine, mates = "achievements: 1, 2, 3; hand: Hamburg", "achievements: 4, 5; purple: Tokyo"
    assert won(cities(mine, "", mates, "", teams="13-24").meld("Hamburg")) == ["me", "third"]
    rival = "purple left: Mysticism, City States"
    table = cities(mine, "", mates, rival, teams="13-24", supply={"cities 8": "Vancouver"}).meld("Hamburg")
    assert won(table) == []
    assert table.changes == "me green +Hamburg; me hand -Hamburg +Vancouver"


def test_who_gets_a_flag_in_anothers_turn_wins_there() -> None:  # CI065
    table = cities(USER, THEIRS, f"purple: Tokyo; green: The Wheel; {FIVE}")
    assert won(table.dogma("Engineering")) == ["third"]


def test_several_who_reach_the_most_at_one_moment_share_the_win() -> None:  # CI065, CO040
    rivals = "purple: Tokyo; green: The Wheel; achievements: 1, 2, 3, 4", "purple: Gdansk; achievements: 5, 6, 7, 8"
    table = cities(USER, THEIRS, *rivals)
    assert won(table.dogma("Engineering")) == ["third", "fourth"]


def test_no_effect_reaches_them() -> None:  # CI066
    sets = ["base", "artifacts", "cities"]
    mine, yours = "green: Jiskairumoko Necklace", "red: Zurich; yellow: Masonry; score: Coal; achievements: {}"
    table = cities(mine, yours.format(""), sets=sets)
    table.dogma("Jiskairumoko Necklace")
    assert (have(table), have(table, "you")) == (0, 1)
    assert table.changes == "you score -Coal"
    table = cities(mine, yours.format("5"), sets=sets).dogma("Jiskairumoko Necklace")  # which takes a standard one
    assert (have(table), have(table, "you")) == (1, 1)
    assert table.changes == "me achievements +5; you score -Coal; you achievements -5"


def test_nor_are_they_among_the_achievements_as_cards() -> None:  # CI066
    table = cities("red: Zurich; green: Hamburg", "")
    assert (table.game.players[0].achievements.cards, table.game.specials_of(0)) == ([], [])
    assert {"Zurich", "Hamburg"} & {card.name for card in table.game.available.cards} == set()


def test_they_raise_no_price() -> None:  # CI067
    price = cities("red: Zurich; score: Software, Databases, Coal", "").game.players[0]
    assert (price.achievement_count(), price.cost(5), price.is_eligible(5)) == (1, 25, True)
    dearer = cities("red: Zurich; score: Software, Databases, Coal; achievements: 5", "").game.players[0]
    assert (dearer.achievement_count(), dearer.cost(5), dearer.is_eligible(5)) == (2, 50, False)


@pytest.mark.parametrize(
    ("mine", "yours", "winners"),
    [
        ("green: Hamburg", "green: Databases", ["me"]),
        ("red: Zurich", "red: Oars", ["me"]),
        ("red: Zurich", "red left: Oars, Archery", ["me", "you"]),
        ("red: Zurich", "achievements: 2", ["me", "you"]),
    ],
)
def test_they_decide_a_tie_by_score(mine: str, yours: str, winners: list[str]) -> None:  # CI068, CO043
    table = cities(f"{mine}; blue: Software", yours, supply={10: "end"}).draw()
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("score", winners)


@pytest.mark.parametrize(
    ("mine", "yours", "wins"),
    [
        ("red: Zurich", "", True),
        ("red: Zurich", "achievements: 1", False),
        ("red: Zurich", "green: Hamburg", False),
        ("red: Zurich; achievements: 2", "green: Hamburg", True),
        ("red: Zurich; achievements: 2", "green: Hamburg; red left: Oars, Archery", False),
    ],
)
def test_they_count_where_cards_compare_achievements(mine: str, yours: str, wins: bool) -> None:  # CI068
    table = cities(f"{mine}; green: Self Service", yours).dogma("Self Service")
    assert (table.result is not None and table.result.reason == "card") == wins
