"""A back shows set and age: what lies face down is told apart by both, and by nothing else."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from splay.core.game import Game
from splay.core.player.choices import BY_SUPPLY
from splay.core.question import ASK_CARD, Decider, Question
from splay.playing import play
from splay.sets.scenario import scenario
from splay.views.cards_and_places import PlaceView, Shown
from splay.views.model import OptionView
from splay.views.questions import option_view, question_view
from splay.views.view import view_of
from tests.core.expansions import More, registered

SETS = ["base", "more"]


class Noting(Decider):
    """Takes the first option, and notes what it is asked."""

    def __init__(self) -> None:
        self.asked: list[list[str]] = []

    def decide(self, game: Game, question: Question) -> int:
        self.asked.append(question.keys())
        return 0


@pytest.fixture(autouse=True)
def more() -> Iterator[None]:
    with registered(More()):
        yield


def test_tokens_and_backs_tell_the_sets_of_hidden_cards_apart() -> None:
    view = view_of(scenario("hand: Oars, More Oars, Tools", sets=SETS), 1)
    assert view.players[0].hand == [
        Shown(1, token="hand.0/base.1.0"),
        Shown(1, token="hand.0/base.1.1"),
        Shown(1, "more", token="hand.0/more.1.0"),
    ]


def test_achievements_and_those_left_are_told_by_their_backs() -> None:
    view = view_of(scenario("achievements: More Oars, 1", available="More Paper, 2", sets=SETS), 1)
    assert view.players[0].achievements == [Shown(1), Shown(1, "more")]
    assert view.available == [Shown(2), Shown(3, "more")]


def test_a_card_taken_unseen_is_one_with_the_back_that_was_chosen() -> None:
    # Your hand, unseen by me, holds two backs of value 1; the key of the base set's stays what it was.
    for chosen, key in [("1", "unseen:hand.1:1"), ("more 1", "unseen:hand.1:more.1")]:
        table = play("purple: Lighting", "hand: Oars, Sailing, More Oars, More Tools", sets=SETS)
        me, you = table.game.players
        options = me.faces_and_backs(you.hand.cards)
        assert [option.key for option in options] == ["unseen:hand.1:1", "unseen:hand.1:more.1"]
        option = next(option for option in options if option.key == key)
        taken = {me.take_unseen(option, you.hand.cards).set_name for _ in range(20)}
        assert taken == {"base" if chosen == "1" else "more"}


def test_an_option_for_a_card_unseen_shows_its_back_and_its_place() -> None:
    game = scenario("", "hand: More Oars", sets=SETS)
    me, you = game.players
    (option,) = me.faces_and_backs(you.hand.cards)
    question = Question(0, ASK_CARD, [option])
    seen = option_view(game, option, question)
    assert seen == OptionView("unseen:hand.1:more.1", "unseen", Shown(1, "more"), PlaceView("hand", 1))
    moving = Question(0, ASK_CARD, [option], cards=you.hand.cards)
    assert question_view(game, moving, 0, 0).moving[0].shown == Shown(1, "more")


def test_cards_returned_together_are_put_in_order_for_each_supply_by_itself() -> None:
    table = play("yellow: Masonry; red: Engineering; hand: Oars, More Oars, More Tools", sets=SETS)
    me = table.game.players[0]
    noting = Noting()
    table.game.decider = noting
    ordered = me.order(me.hand, BY_SUPPLY)
    assert noting.asked == [["more-tools", "more-oars"]]
    assert sorted(card.key for card in ordered) == ["more-oars", "more-tools", "oars"]
