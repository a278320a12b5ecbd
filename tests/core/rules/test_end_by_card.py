"""The end by a card: whoever executes the effect wins alone, and ties for the most or least win nothing (23, 24)."""

from __future__ import annotations

from splay.playing import play
from tests.core.rules.reports import icons

TWENTY_BULBS = (
    "purple: Empiricism; blue up: Evolution, Genetics, Physics, Tools, Writing, Atomic Theory; "
    "yellow: Perspective; red: Miniaturization"
)


def test_the_executing_player_wins() -> None:  # ruling 23
    table = play(me="green: Self Service; achievements: 1, 3, 4", you="score: Software; achievements: Empire, 2")
    table.dogma("Self Service")
    assert table.result is not None
    assert (table.result.reason, table.result.winners, table.result.card) == ("card", ["me"], "Self Service")


def test_a_tie_with_an_opponent_wins_nothing() -> None:  # ruling 24
    table = play(me="green: Self Service; achievements: 1, 3", you="achievements: Empire, 2")
    table.dogma("Self Service")
    assert table.result is None
    assert (table.game.turn_seat, table.game.actions_left) == (0, 1)  # the game goes on


NINE_GREEN = "Databases, Satellites, Mass Media, Bicycle, Electricity, Banking, Measurement, Paper, Compass"


def test_a_sharing_opponent_wins_first() -> None:  # ruling 23
    table = play(me="green: Collaboration", you=f"green: Self Service, {NINE_GREEN}")
    table.dogma("Collaboration")
    assert table.result is not None
    assert (table.result.winners, table.result.card) == (["you"], "Collaboration")


def test_nine_green_cards_are_too_few() -> None:  # near miss
    table = play(me="green: Collaboration", you=f"green: {NINE_GREEN}; purple: Enterprise")
    table.dogma("Collaboration")
    assert table.result is None


def ai(me: str, you: str, third: str) -> list[str]:
    """Who wins by A.I. for the fewest points, Robotics and Software being top cards; me scores a 10 first."""
    table = play(
        me=f"purple: A.I.; red: Robotics; {me}",
        you=f"blue: Software; {you}",
        third=third,
        supply={10: "Databases"},
        available="1, 2",
    )
    table.dogma("A.I.")
    return [] if table.result is None else table.result.winners


def test_the_single_player_with_the_fewest_wins_whoever_executes() -> None:  # ruling 24
    assert ai("", "score: Coal", "score: Oars") == ["third"]


def test_a_tie_for_the_fewest_wins_nothing() -> None:  # ruling 24
    assert ai("", "score: Coal", "score: Banking") == []


def test_a_tie_among_others_does_not_matter() -> None:  # ruling 24
    assert ai("score: Oars", "score: Lighting, Optics, Tools", "score: Gunpowder") == ["third"]


def test_points_and_achievements_of_others_do_not_matter() -> None:  # ruling 23
    table = play(
        me=TWENTY_BULBS,
        you="score: Software, A.I.; achievements: 1, 2, 3, 4, 5",
        supply={9: "Fission"},
        available="6",
    )
    assert icons(table.me)["bulb"] == 20
    table.dogma("Empiricism", me=["green", "yellow"])
    assert table.result is not None
    assert (table.result.reason, table.result.winners, table.result.card) == ("card", ["me"], "Empiricism")


def test_nineteen_bulbs_are_too_few() -> None:  # near miss
    table = play(me=TWENTY_BULBS.replace("Perspective", "Statistics"), supply={9: "Fission"}, available="6")
    assert icons(table.me)["bulb"] == 19
    table.dogma("Empiricism", me=["green", "yellow"])
    assert table.result is None


def test_nothing_runs_after_a_win() -> None:  # hard case 13
    table = play(
        me="green: Self Service; blue: Tools; achievements: 1",
        you="purple: Enterprise; blue: Writing; red: Optics; achievements: 2, 3, 4",
    )
    table.dogma("Self Service", you=["Optics"])
    assert table.result is not None
    assert table.result.winners == ["you"]
    assert not table.bonus


def test_a_win_by_a_nested_card_names_that_card() -> None:  # rulings 23, 58
    table = play(
        me=f"{TWENTY_BULBS}; green: Self Service", supply={9: "Fission"}, you="achievements: 1, 2", available="6"
    )
    table.dogma("Self Service", me=["Empiricism", "green", "yellow"])
    assert table.result is not None
    assert (table.result.winners, table.result.card) == (["me"], "Empiricism")
