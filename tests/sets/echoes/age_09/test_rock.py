"""Rock (9, purple): EC206."""

import pytest

from tests.sets.echoes.tables import echoes


def test_takes_their_top_green_card_into_my_hand() -> None:
    table = echoes("purple: Rock", "green: Sailing, Clothing; blue: Tools; hand: Compass").dogma("Rock", me=["pass"])
    assert table.me.hand == ["Sailing"]
    assert (table.you.pile("green"), table.you.pile("blue")) == (["Clothing"], ["Tools"])
    assert (table.you.hand, table.result) == (["Compass"], None)


def test_without_a_green_card_nothing_is_taken() -> None:
    table = echoes("purple: Rock", "blue: Tools").dogma("Rock", me=["pass"])
    assert (table.me.hand, table.you.pile("blue"), table.result) == ([], ["Tools"], None)


def test_paper_uncovered_by_the_demand_wins_nothing() -> None:
    table = echoes("purple: Rock", "green: Sailing, Paper").dogma("Rock", me=["pass"])
    assert table.changes == "me hand +Sailing; you green -Sailing"
    assert table.result is None


@pytest.mark.parametrize(("green", "won"), [("Sailing, Scissors", True), ("Scissors, Sailing", False)])
def test_scissors_as_their_new_top_green_card_wins(green: str, won: bool) -> None:
    table = echoes("purple: Rock", f"green: {green}").dogma("Rock", me=[] if won else ["pass"])
    taken = green.partition(",")[0]
    assert table.changes == f"me hand +{taken}; you green -{taken}"
    assert (table.result is not None) == won
    if table.result is not None:
        assert (table.result.reason, table.result.winners, table.result.card) == ("card", ["me"], "Rock")


def test_paper_as_top_green_card_wins_also_if_nothing_is_scored() -> None:
    table = echoes("purple: Rock; green: Paper, Sailing").dogma("Rock", me=["pass"])
    assert table.result is not None
    assert (table.result.reason, table.result.winners, table.result.card) == ("card", ["me"], "Rock")


def test_a_card_is_scored_to_uncover_paper() -> None:
    table = echoes("purple: Rock; green: Sailing, Paper; blue: Tools").dogma("Rock", me=["Sailing"])
    assert table.asked == [("me", "card", ["tools", "sailing", "rock", "pass"])]
    assert (table.me.score, table.me.scored) == (["Sailing"], 1)
    assert table.result is not None


@pytest.mark.parametrize(
    ("green", "answer", "changes"),
    [
        ("Paper, Sailing", "Paper", "me green -Paper; me score +Paper"),
        ("Sailing, Paper", "pass", ""),
        ("", "Rock", "me purple -Rock; me score +Rock"),
    ],
)
def test_any_other_top_green_card_wins_nothing(green: str, answer: str, changes: str) -> None:
    table = echoes(f"purple: Rock; {f'green: {green}' if green else ''}").dogma("Rock", me=[answer])
    assert table.result is None
    assert table.changes == changes


def test_a_sharer_with_paper_wins_first() -> None:
    table = echoes("purple: Rock; green: Sailing", "purple: Services; green: Paper").dogma("Rock", you=["pass"])
    assert table.result is not None
    assert table.result.winners == ["you"]


def test_as_many_leaves_are_not_demanded_of() -> None:
    table = echoes("purple: Rock", "purple: Services; green: Sailing").dogma("Rock", you=["pass"], me=["pass"])
    assert table.you.pile("green") == ["Sailing"]
    assert not table.bonus
