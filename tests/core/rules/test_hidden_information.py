"""What others learn: faces by event, proof of a failed must, and no telling by haste (rulings 55, 67, decision 8)."""

from __future__ import annotations

import pytest

from splay.core.event import EVERYBODY, PROOF, REVEAL
from splay.core.game import Game
from splay.core.question import Decider, Question
from splay.core.symbols import CASTLE
from splay.playing import PlayedTable, Script, play
from splay.views.view import view_of

ME, YOU, THIRD = 1, 2, 4
"""Who sees the face of a card, as bits."""


def seen(table: PlayedTable, kind: str) -> list[tuple[str, int]]:
    """The cards of all events of a kind and who saw their faces."""
    return [(card.name, event.seen & 7) for event in table.events if event.kind == kind for card in event.cards]


def test_a_drawn_card_is_seen_by_the_drawer_alone() -> None:
    table = play(me="red: Oars", third="", supply={1: "Tools"}).draw()
    assert seen(table, "draw") == [("Tools", ME)]


def test_a_scored_card_is_seen_by_its_owner_alone() -> None:
    table = play(me="yellow: Stem Cells; hand: Tools", third="")
    table.dogma("Stem Cells", me=["yes"])
    assert seen(table, "score") == [("Tools", ME)]


def test_a_card_from_a_board_is_seen_by_all() -> None:
    table = play(me="red: Gunpowder", you="red: Oars", third="red: Coal", supply={2: "Mapmaking"})
    table.dogma("Gunpowder")
    assert seen(table, "transfer") == [("Oars", 7)]


def test_a_melded_card_is_seen_by_all() -> None:
    table = play(me="hand: Tools", third="").meld("Tools")
    assert seen(table, "meld") == [("Tools", 7)]


def test_a_card_passed_between_hands_is_seen_by_both() -> None:
    table = play(me="red: Archery", third="red: Oars", supply={1: "Tools"})
    table.dogma("Archery")
    assert seen(table, "transfer") == [("Tools", ME | YOU)]


def test_a_returned_card_is_seen_by_the_owner_alone() -> None:
    table = play(me="yellow: Agriculture; hand: Tools", third="")
    table.dogma("Agriculture", me=["Tools"])
    assert seen(table, "return") == [("Tools", ME)]


def test_a_revealed_card_is_seen_by_all_while_it_stays_hidden_afterwards() -> None:  # hard case 27
    table = play(me="purple: Specialization; hand: Tools", third="")
    table.dogma("Specialization")
    assert seen(table, REVEAL) == [("Tools", 7)]
    assert [card.card for card in view_of(table.game, 1).players[0].hand] == [""]  # by its back again


def test_a_card_drawn_revealed_and_scored_was_seen_by_all() -> None:  # hard case 27
    table = play(me="red: Metalworking", supply={1: "Oars, Tools, Writing"})
    table.dogma("Metalworking")  # Oars and Tools have castles
    assert seen(table, "draw") == [("Oars", ME), ("Tools", ME), ("Writing", ME)]
    assert table.shown == ["Oars", "Tools", "Writing"]
    assert (table.me.score, table.me.hand) == (["Oars", "Tools"], ["Writing"])


def test_a_must_that_fails_shows_the_hand_to_all_once() -> None:  # ruling 67, hard case 21, decision 8
    table = play(me="purple: Feudalism", you="hand: Sailing, Writing", third="purple: Mysticism")
    table.dogma("Feudalism")
    proofs = [event for event in table.events if event.kind == PROOF]
    assert [(event.seat, event.seen) for event in proofs] == [(1, EVERYBODY)]
    assert sorted(card.name for card in proofs[0].cards) == ["Sailing", "Writing"]
    assert table.you.hand == ["Sailing", "Writing"]


def test_each_player_whose_must_fails_proves_it() -> None:  # ruling 67, hard case 21
    table = play(me="purple: Feudalism", you="hand: Sailing", third="hand: Oars, Writing", fourth="hand: Pottery")
    table.dogma("Feudalism")
    assert table.shown == ["Sailing", "Pottery"]
    assert table.me.hand == ["Oars"]


def test_a_repeated_must_proves_its_end_once() -> None:  # ruling 67, hard case 21
    table = play(me="red: Oars", you="hand: Sailing, Pottery", supply={1: "Tools"})
    table.dogma("Oars")
    assert sorted(table.shown) == ["Pottery", "Tools"]
    assert table.me.score == ["Sailing"]


def test_an_empty_hand_proves_nothing() -> None:  # hard case 21
    table = play(me="purple: Feudalism")
    table.dogma("Feudalism")
    assert table.shown == []


def test_what_the_backs_tell_needs_no_proof() -> None:  # hard case 21
    table = play(me="green: Mapmaking", you="score: Optics, Coal")
    table.dogma("Mapmaking")  # there is no 1 in your score pile, as anybody can see
    assert table.shown == []


def test_what_the_boards_tell_needs_no_proof() -> None:  # hard case 21, decision 8
    table = play(
        me="green: Clothing; red: Oars; blue: Tools; yellow: Masonry; purple: Mysticism; hand: Coal, Sailing",
        you="red: Archery; blue: Writing",
    )
    table.dogma("Clothing")  # no card can be of a sixth color
    assert table.shown == []


def test_a_may_that_is_not_done_proves_nothing() -> None:  # decision 8
    table = play(me="yellow: Masonry; hand: Pottery, Writing")
    table.dogma("Masonry")
    assert table.shown == []


def test_a_must_that_succeeds_proves_nothing() -> None:  # hard case 21
    table = play(me="purple: Feudalism", you="hand: Oars, Writing")
    table.dogma("Feudalism")
    assert table.shown == []


@pytest.mark.parametrize(("hand", "answers"), [("Sailing, Tools", []), ("Mysticism, Tools", ["pass"])])
def test_a_forced_pass_is_asked_like_a_free_one(hand: str, answers: list[str | int]) -> None:  # hard case 22
    table = play(me="purple: Code of Laws", you=f"purple: Enterprise; hand: {hand}")
    table.dogma("Code of Laws", you=answers)  # may tuck a purple card
    assert [(name, kind) for name, kind, _ in table.asked] == [("you", "card")]
    assert table.you.hand == sorted(hand.split(", "))


def asked_in_masonry(hand: str, *answers: str) -> list[tuple[str, str]]:
    table = play(me=f"yellow: Masonry; hand: {hand}")
    table.dogma("Masonry", me=list(answers))
    return [(name, kind) for name, kind, _ in table.asked]


def test_stopping_looks_the_same_with_and_without_more_that_fits() -> None:  # hard case 22
    with_more = asked_in_masonry("Tools, Oars, Pottery", "Tools", "pass")
    without = asked_in_masonry("Tools, Writing, Pottery", "Tools")
    assert with_more == without == [("me", "card"), ("me", "card")]


@pytest.mark.parametrize(("hand", "answers"), [("Oars, Writing", []), ("Oars, Tools, Writing", ["Oars"])])
def test_the_only_fitting_card_is_not_taken_in_haste(hand: str, answers: list[str | int]) -> None:  # hard case 22
    table = play(me="purple: Feudalism", you="hand: " + hand)
    table.dogma("Feudalism", you=answers)
    assert [(name, kind) for name, kind, _ in table.asked] == [("you", "card")]
    assert table.me.hand == ["Oars"]


def looking_for_castles(hand: str, revealed: str) -> tuple[list[list[str]], list[str]]:
    """What was proved and asked as you, who have revealed a card of your hand, sought castles in it in all ways."""
    table = play(you=f"hand: {hand}")
    you, script = table.game.players[1], Script({})
    you.reveal(table.card(revealed))
    table.game.decider = script
    castles = you.hand.having(CASTLE)
    assert not castles
    assert (you.choose(castles), you.may_choose(castles)) == (None, None)
    assert not you.choose_exactly(castles, 1)
    assert not you.choose_some(castles)
    you.show(you.hand)
    proved = [sorted([card.name for card in event.cards]) for event in table.events if event.kind == PROOF]
    return proved, [kind for _, kind, _ in script.asked]


def test_a_hand_of_which_all_is_seen_needs_no_proof_and_no_question() -> None:  # hard cases 21, 22, decision 8
    assert looking_for_castles("Writing", "Writing") == ([], [])
    whole = ["Sailing", "Writing"]
    assert looking_for_castles("Writing, Sailing", "Writing") == ([whole, whole, whole], ["card", "card"])


@pytest.mark.parametrize("hidden", ["Sailing", "Tools"])
def test_a_revealed_card_that_fits_does_not_tell_of_the_others(hidden: str) -> None:  # hard case 22
    table = play(you=f"hand: Oars, {hidden}, Writing", supply={1: "Clothing"})
    you, script = table.game.players[1], Script({"you": ["Oars"]})
    you.reveal(table.card("Oars"))
    table.game.decider = script
    you.choose(you.hand.having(CASTLE))
    assert [kind for _, kind, _ in script.asked] == ["card"]


class Limits(Decider):
    """Chooses nothing more, and remembers how many cards it was told that it may choose."""

    def __init__(self) -> None:
        self.told: list[int] = []

    def decide(self, game: Game, question: Question) -> int:
        self.told.append(question.most)
        return len(question.options) - 1


@pytest.mark.parametrize("hand", ["Oars, Writing, Sailing", "Oars, Tools, Writing"])
def test_any_number_of_cards_unseen_does_not_tell_how_many_fit(hand: str) -> None:
    game = play(you="hand: " + hand).game
    game.decider = limits = Limits()
    me, you = game.players
    me.choose_some(you.hand.having(CASTLE))
    you.choose_some(you.hand.having(CASTLE))
    me.choose_some(you.hand)
    fitting = len(you.hand.having(CASTLE))
    assert limits.told == [3, fitting, 3]


def test_a_choice_that_backs_decide_is_made_without_asking() -> None:  # hard case 19
    table = play(me="red: Archery", you="hand: Optics, Tools", supply={1: "Writing"})
    table.dogma("Archery")  # the highest card, which anybody can tell by its back
    assert table.asked == []
    assert table.me.hand == ["Optics"]


def test_cards_of_another_player_are_chosen_by_their_backs() -> None:
    table = play(me="blue: Rocketry", you="score: Oars, Tools, Optics", third="score: Sailing")
    table.dogma("Rocketry", me=["score.you 1"])
    assert table.asked == [("me", "card", ["unseen:score.1:1", "unseen:score.1:3", "unseen:score.2:1"])]
    assert len(table.you.score) == 2


def test_which_card_of_equal_backs_is_taken_is_chance() -> None:
    taken = set()
    for seed in range(30):
        table = play(me="blue: Rocketry", you="score: Oars, Tools, Optics", seed=seed)
        table.dogma("Rocketry", me=[1])
        taken.add(tuple(table.you.score))
    assert taken == {("Optics", "Tools"), ("Oars", "Optics")}


def test_achievements_are_seen_by_nobody() -> None:
    table = play(me="red: Oars; score: Coal", third="").achieve(1)
    assert [bits for _, bits in seen(table, "achieve")] == [0]


def test_fewer_than_must_be_chosen_are_proved_to_be_all() -> None:  # decision 8
    table = play(me="red: Oars; hand: Masonry, Sailing, Tools, Pottery")
    table.game.decider = Script({})
    me = table.game.players[0]
    with pytest.raises(AssertionError, match="no answer left"):
        me.choose_exactly(me.hand.having(CASTLE), 1)
    table.game.decider = Script({"me": ["Masonry"]})
    assert [card.name for card in me.choose_exactly(me.hand.having(CASTLE), 3)] == ["Masonry", "Tools"]
    assert table.shown == ["Pottery", "Tools", "Sailing", "Masonry"]
