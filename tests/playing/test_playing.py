"""A scripted game goes as its script says, or says where it left it."""

from __future__ import annotations

import pytest

import splay.playing
from splay.core.scenario import BadPosition
from splay.core.symbols import COLOR_NAMES
from splay.playing import OffScript, PlayedTable, play
from splay.sets import DECKS, new_game
from splay.sets.scenario import from_text


def test_an_action_with_answers_and_what_it_leaves() -> None:
    table = play(me="red: Oars", you="hand: Archery, Clothing, Sailing", supply={1: "Tools, Pottery"})
    assert table.dogma("Oars", you=["Clothing"]) is table
    assert (table.me.score, table.me.points, table.me.hand) == (["Clothing", "Sailing"], 2, [])
    assert table.you.hand == ["Archery", "Pottery", "Tools"]
    assert table.asked == [("you", "card", ["sailing", "clothing"]), ("you", "card", ["sailing"])]
    assert [event.kind for event in table.events[:2]] == ["action", "effect"]
    assert not table.bonus
    assert table.result is None


def test_piles_splays_achievements_and_counts_by_name() -> None:
    seat = play("red left: Oars, Archery; achievements: 1, Empire; tucked: 2; scored: 3; score: Tools, Coal").me
    assert (seat.pile("red"), seat.top("red"), seat.splay("red")) == (["Oars", "Archery"], "Oars", "left")
    assert (seat.pile("blue"), seat.top("blue"), seat.splay("blue")) == ([], None, "none")
    assert (seat.achievements, seat.tucked, seat.scored) == (["1", "Empire"], 2, 3)
    assert (seat.score, seat.points) == (["Coal", "Tools"], 6)


def test_actions_follow_each_other_through_the_turns() -> None:
    table = play("hand: Oars; blue: Tools; score: Clothing, Coal", "blue: Pottery")
    assert table.turn == "me"
    table.meld("Oars").achieve(1)
    assert (table.me.top("red"), table.me.achievements) == ("Oars", ["1"])
    assert table.turn == "you"
    table.draw().draw()
    assert (len(table.you.hand), table.turn) == (2, "me")


def test_supplies_are_told_top_first() -> None:
    table = play("hand: Pottery; yellow: Agriculture", supply={1: "Sailing, Writing, end"})
    assert table.supply(1) == ["Sailing", "Writing"]
    table.dogma("Agriculture", me=["Pottery"])
    assert table.bottom_of_supply(1) == "Pottery"
    assert "Clothing" in table.removed


def test_what_was_shown_and_the_sharing_bonus() -> None:
    table = play("green: The Wheel", "red: Archery; blue: Tools")
    assert table.dogma("The Wheel").bonus
    assert not table.draw().bonus
    revealing = play("red: Metalworking", supply={1: "Oars, Clothing"}).dogma("Metalworking")
    assert revealing.shown == ["Oars", "Clothing"]


def test_the_first_melds_and_a_dealt_game() -> None:
    table = PlayedTable(
        from_text("started: no\nme: hand: Oars, Sailing\nyou: hand: Archery\nturn: me, number 0, actions 0")
    )
    table.first_melds(me="Oars")
    assert (table.me.top("red"), table.you.top("red"), table.turn) == ("Oars", "Archery", "you")
    dealt = PlayedTable(new_game(from_text("").options, bytes(32)))
    dealt.first_melds(me=dealt.me.hand[0], you=dealt.you.hand[1])
    assert sum(len(seat.pile(color)) for seat in (dealt.me, dealt.you) for color in COLOR_NAMES) == 2


def test_a_game_that_ends() -> None:
    table = play("hand: Oars", "score: Tools", supply=dict.fromkeys(range(1, 11), "end"))
    table.draw()
    assert table.result is not None
    assert (table.result.reason, table.result.winners, table.result.card) == ("score", ["you"], "")


def test_each_kind_of_answer() -> None:
    branch = play("blue: Evolution; score: Coal, Oars", supply={8: "Socialism"})
    assert branch.dogma("Evolution", me=[1, "Oars"]).me.score == ["Coal", "Socialism"]
    may = play("hand: Pottery, Sailing, Writing; blue: Tools")
    assert len(may.dogma("Tools", me=["no"]).me.hand) == 3
    assert may.dogma("Tools", me=["yes", "writing", "pottery"]).me.hand == []
    color = play("red: Oars, Archery; blue: Tools, Pottery; purple: Philosophy")
    assert color.dogma("Philosophy", me=["red"]).me.splay("red") == "left"
    value = play("green: Mass Media; hand: Pottery", "score: Tools, Coal", "score: Oars")
    value.dogma("Mass Media", me=["Pottery", 1, "score.third 1"])  # and whose card is returned first
    assert (value.you.score, value.third.score) == (["Coal"], [])


def test_a_card_unseen_is_named_by_its_value_and_its_place() -> None:
    table = play("blue: Rocketry", "score: Oars, Coal", "score: Tools")
    table.dogma("Rocketry", me=["score.you 1"])
    assert (table.you.score, table.third.score) == (["Coal"], ["Tools"])
    again = play("blue: Rocketry", "score: Oars, Coal", "score: Tools")
    with pytest.raises(OffScript, match="'1' is ambiguous for <card for seat 0: unseen:score"):
        again.dogma("Rocketry", me=["1"])


def test_cards_are_those_of_the_edition() -> None:
    table = play("red: Oars", edition="first")
    assert table.card("Oars") is next(card for card in DECKS["first"] if card.key == "oars")
    assert table.card("oars") is table.card("Oars")


def test_the_seats_there_are() -> None:
    table = play("", "", third="hand: Oars")
    assert table.third.hand == ["Oars"]
    with pytest.raises(AttributeError, match="fourth: no such player"):
        _ = table.fourth


@pytest.mark.parametrize(
    ("card", "answers", "message"),
    [
        ("Archery", {}, "<dogma:archery> is not legal: <action for seat 0: draw, dogma:oars>"),
        ("Boats", {}, "Boats: there is no such card"),
        ("Oars", {}, "no answer left for you: <card for seat 1: sailing, clothing>"),
        ("Oars", {"you": ["Archery"]}, "'Archery' is no answer to <card for seat 1: sailing, clothing>"),
        ("Oars", {"you": ["Sailing", "Tools"]}, "answers nobody asked for: {'you': ['Tools']}"),
        ("Oars", {"you": ["Sailing"], "me": ["yes"]}, "answers nobody asked for: {'me': ['yes']}"),
    ],
)
def test_leaving_the_script_is_told(card: str, answers: dict[str, list[str | int]], message: str) -> None:
    table = play("red: Oars", "hand: Clothing, Sailing, Archery", supply={1: "Pottery, Tools"})
    with pytest.raises(OffScript) as left:
        table.dogma(card, **answers)
    assert str(left.value) == message


def test_a_bad_position_is_refused() -> None:
    with pytest.raises(BadPosition, match="Boats: there is no such card"):
        play("hand: Boats")


def test_the_documented_names_are_there() -> None:
    assert sorted(splay.playing.__all__) == ["Answer", "OffScript", "Outcome", "PlayedTable", "Script", "Seat", "play"]
