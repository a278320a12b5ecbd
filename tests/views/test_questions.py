"""Questions and options as a seat sees them."""

from __future__ import annotations

import re
from random import Random

import msgspec
import pytest

from splay.core.options import ALL_SETS, Options, sets_named
from splay.core.question import KINDS as QUESTION_KINDS
from splay.core.session import Session
from splay.locale.catalogue import load
from splay.sets import deck_for
from splay.sets.scenario import scenario
from splay.views.cards_and_places import Shown
from splay.views.messages import AnswerArgument, CardsArgument, Message
from splay.views.model import OptionView, QuestionView
from splay.views.questions import open_questions
from splay.views.view import SPECTATOR
from splay.views.wording import Wording
from tests.core.playing import new_session, random_answers
from tests.views.places import at

ME, YOU = 0, 1
KINDS = (
    "draw",
    "meld",
    "dogma",
    "achieve",
    "card",
    "unseen",
    "color",
    "value",
    "player",
    "branch",
    "yes",
    "no",
    "pass",
)


def asked(session: Session, seat: int) -> QuestionView:
    """The one open question as a seat sees it, without what it says."""
    (question,) = open_questions(session, seat, with_messages=False)
    return question


def after(*answers: str, me: str = "", you: str = "", sets: str = "base") -> Session:
    """A session after these answers of whoever is asked."""
    session = Session(scenario(me, you, sets=sets.split()))
    for key in answers:
        session.answer(session.questions[0].seat, key)
    return session


def test_a_payment_says_what_it_is_for() -> None:  # CI076
    session = after("endorse:writing", me="blue: Writing; green: Babylon; hand: Tools, Oars", sets="base cities")
    assert [option.key for option in asked(session, ME).options] == ["oars", "tools"]
    for seat, words in (
        (ME, "To endorse Writing, choose a card from your hand to tuck."),
        (YOU, "Ann is choosing a card to tuck, to endorse Writing ..."),
    ):
        (question,) = open_questions(session, seat)
        assert (question.about, question.purpose) == ("writing", "tuck")
        assert question.prompt is not None
        assert Wording(load(), ["Ann", "Bob"], session.game.deck).message(question.prompt) == words


def test_the_actions_of_a_turn() -> None:
    question = asked(after(me="red: Oars; hand: Sailing; score: Coal"), ME)
    assert (question.sequence, question.seat, question.kind, question.purpose) == (0, ME, "action", "pick")
    assert question.why is None
    assert question.options == [
        OptionView("draw", "draw"),
        OptionView("meld:sailing", "meld", Shown(1, card="sailing"), value=1),
        OptionView("dogma:oars", "dogma", Shown(1, card="oars"), value=1),
        OptionView("achieve:1", "achieve", value=1),
    ]


@pytest.mark.parametrize(
    ("position", "words"),
    [
        ("blue: Writing; hand: Tools", "Use a card, meld one, or draw."),
        ("blue: Writing", "Use a card or draw."),
        (
            "blue: Writing; hand: Tools; score: Oars, Clothing, Archery, Sailing, Pottery",
            "Use a card, meld one, achieve, or draw.",
        ),
        ("blue: Writing; score: Oars, Clothing, Archery, Sailing, Pottery", "Use a card, achieve, or draw."),
    ],
)
def test_an_action_is_asked_for_in_words_that_say_which_there_are(position: str, words: str) -> None:
    session = after(me=position)
    (question,) = open_questions(session, ME)
    assert Wording(load(), ["Ann", "Bob"], session.game.deck).message(question.prompt) == words


def test_cards_come_with_the_zone_they_lie_in() -> None:
    question = asked(after("dogma:oars", me="red: Oars", you="hand: Sailing, Archery"), YOU)
    assert question.options == [OptionView("sailing", "card", Shown(1, card="sailing"), at("hand.1"))]
    assert question.why is not None
    assert (question.why.card, question.why.role, question.why.counts) == ("oars", "demanded", [2, 0])


def test_other_seats_are_told_who_is_asked_and_why_but_not_the_options() -> None:
    session = after("dogma:oars", me="red: Oars", you="hand: Sailing, Archery")
    for viewer in (ME, SPECTATOR):
        question = asked(session, viewer)
        assert (question.seat, question.kind, question.options) == (YOU, "card", [])
        assert question.why is not None
        assert (question.picked, question.least, question.most) == (0, 1, 1)


def test_the_sequence_is_what_an_answer_quotes() -> None:
    session = after("draw", "draw")
    question = asked(session, YOU)
    assert question.sequence == session.sequence == 2
    session.answer(YOU, question.options[0].key, question.sequence)


def test_cards_chosen_one_by_one_are_counted() -> None:
    session = after("dogma:pottery", "sailing", me="blue: Pottery; hand: Sailing, Archery, Oars")
    question = asked(session, ME)
    assert (question.picked, question.least, question.most) == (1, 0, 3)
    assert [option.key for option in question.options] == ["oars", "archery", "pass"]
    assert question.options[-1] == OptionView("pass", "pass")


def answers(session: Session) -> list[object]:
    """What the options of the open question say."""
    (question,) = open_questions(session, ME)
    return [option.message for option in question.options]


def test_answers_say_what_they_do_in_the_words_of_the_effect() -> None:
    tools = after("dogma:tools", me="blue: Tools; hand: Oars, Archery, Sailing")
    assert answers(tools) == [
        Message("option-answer", {"answer": AnswerArgument(f"tools.dogma.{answer}")}) for answer in ("yes", "no")
    ]
    evolution = after("dogma:evolution", me="blue: Evolution; score: Oars")
    assert answers(evolution) == [
        Message("option-answer", {"answer": AnswerArgument(f"evolution.dogma.{answer}")}) for answer in (1, 2, "pass")
    ]


def test_other_answers_say_which_card_they_choose() -> None:
    session = after("dogma:pottery", me="blue: Pottery; hand: Sailing, Archery")
    cards = [CardsArgument([Shown(1, card=card)]) for card in ("archery", "sailing")]
    assert answers(session) == [
        *[Message("option-card", {"card": card}) for card in cards],
        Message("option-pass-return"),
    ]


def test_a_question_says_what_is_asked_and_to_the_others_what_is_being_chosen() -> None:
    session = after("dogma:oars", me="red: Oars", you="hand: Sailing, Archery")
    (own,) = open_questions(session, YOU)
    (others,) = open_questions(session, ME)
    words = Wording(load(), ["Ann", "Bob"], session.game.deck)
    assert words.message(own.prompt) == "Oars: choose a card that fits from your hand to transfer to Ann."
    assert words.message(own.reason) == "Oars hits you (castle 0 vs. 2)."
    assert words.message(others.prompt) == "Bob is choosing a card to transfer (Oars) ..."
    assert (own.receiver, others.receiver, others.reason) == (ME, -1, None)


def of_values(card: str, color: str) -> list[str]:
    """What a card of Echoes asks for values, and what the answers say."""
    session = after(
        f"dogma:{card.lower().replace(' ', '-')}",
        me=f"{color}: {card}; red: Kobukson",
        you="blue: Telescope",
        sets="base echoes",
    )
    (asked,) = open_questions(session, ME)
    words = Wording(load(), ["Ann", "Bob"], session.game.deck)
    return [words.message(message) for message in (asked.prompt, *[option.message for option in asked.options])]


def test_a_question_for_a_value_says_what_for() -> None:
    assert of_values("Charitable Trust", "green")[0] == "Charitable Trust: choose a value to draw."
    assert of_values("Seed Drill", "green") == [
        "Seed Drill: choose a base supply. You may add its bottom card to the available achievements.",
        *["[3]", "[4]", "[5]"],
    ]


def prompt_of(card: str, me: str) -> str:
    """What an artifact asks its user first."""
    session = after(f"dogma:{card.lower().replace(' ', '-')}", me=me, sets="base artifacts")
    prompt = open_questions(session, ME)[0].prompt
    assert prompt is not None
    return Wording(load(), ["Ann", "Bob"], session.game.deck).message(prompt)


def test_a_card_to_be_drawn_and_melded_is_asked_for_by_its_value() -> None:
    bar = "International Prototype Metre Bar"
    assert prompt_of(bar, f"green: {bar}") == f"{bar}: choose a value to meld."


def test_it_is_said_if_not_all_cards_of_the_hand_fit() -> None:
    fits = "choose cards that fit from your hand to meld."
    assert fits in prompt_of("masonry", "yellow: Masonry; hand: Tools, Archery, Clothing")
    assert "choose cards from your hand to meld." in prompt_of("masonry", "yellow: Masonry; hand: Tools, Archery")


def test_a_color_whose_bottom_card_is_melded_is_not_said_to_be_melded_itself() -> None:
    sonata = "Moonlight Sonata"
    assert prompt_of(sonata, f"purple: {sonata}; green: Banking; red: Coal, Industrialization; blue: Encyclopedia") == (
        f"{sonata}: choose the color whose bottom card you meld."
    )


def test_several_cards_that_go_nowhere_are_asked_for_as_several() -> None:
    table = "Periodic Table"
    assert prompt_of(table, f"blue: {table}; red: Combustion; green: Electricity") == (
        f"{table}: choose two top cards of the same value. 0 of 2 chosen."
    )


def prompts(*answers: str, me: str, you: str = "", sets: str) -> str:
    """What one of the two is asked after these answers."""
    session = after(*answers, me=me, you=you, sets=sets)
    (asked,) = open_questions(session, session.questions[0].seat)
    assert asked.prompt is not None
    return Wording(load(), ["Ann", "Bob"], session.game.deck).message(asked.prompt)


def test_what_a_chosen_card_or_color_is_for_is_told_with_what_was_chosen_before() -> None:
    me, sets = "green: Scissors, Sailing; hand: Tools", "base echoes"
    assert prompts("dogma:scissors", me=me, sets=sets) == "Scissors: choose a card from your hand to meld or score."
    assert prompts("dogma:scissors", "tools", me=me, sets=sets) == "Scissors: choose what to do with Tools."
    me, sets = "yellow: Mona Lisa", "base artifacts"
    assert prompts("dogma:mona-lisa", "number:3", me=me, sets=sets) == ("Mona Lisa: you chose 3. Now choose the color.")


def test_a_player_to_transfer_to_is_asked_for_as_the_one_who_gets_the_card() -> None:
    me = "red: Road Building; hand: Tools, Mysticism"
    asked = prompts("dogma:road-building", "tools", "mysticism", me=me, sets="base")
    assert asked == "Road Building: choose the player who gets your card."


def test_colors_that_an_effect_asks_for_in_a_row_are_counted() -> None:
    assert prompts("dogma:empiricism", me="purple: Empiricism", sets="base") == "Empiricism: choose a color (1 of 2)."
    assert prompts("dogma:empiricism", "color:red", me="purple: Empiricism", sets="base") == (
        "Empiricism: choose a color (2 of 2)."
    )


def test_what_a_purpose_leaves_out_is_said_in_the_effects_own_words() -> None:
    boards = {"me": "red: Mjolnir Amulet", "you": "yellow: Masonry, Canal Building; green: Sailing"}
    assert prompts("dogma:mjolnir-amulet", **boards, sets="base artifacts") == (
        "Mjolnir Amulet: choose a top card. All your cards of its color go to the score pile of whoever compels you."
    )
    assert prompts("dogma:crossbow", me="red: Crossbow; hand: Tools, Oars", sets="base echoes") == (
        "Crossbow: choose a card from your hand that goes to another player's board."
    )


def test_own_words_of_effects_are_of_effects_that_there_are() -> None:
    texts = "".join(path.read_text(encoding="utf-8") for path in load().folder.glob("*.ftl"))
    keys = re.findall(r"^asks-(.+)-(\w+)-(\w+) =", texts, re.MULTILINE)
    assert len(keys) > 10
    cards = {card.key: card for card in deck_for(Options(sets=sets_named(ALL_SETS)))}
    for card, effect, kind in keys:
        assert kind in QUESTION_KINDS, (card, kind)
        assert hasattr(cards[card], effect), (card, effect)


def test_bonuses_to_choose_from_are_called_so() -> None:
    assert of_values("Barometer", "yellow") == [
        "Barometer: choose a bonus visible on any board.",
        *["bonus of 4", "bonus of 5"],
    ]


def test_where_all_cards_lie_is_said_once() -> None:
    me, you = "yellow: Medicine; score: Oars, Ruler", "score: Sailing, Coal"
    session = after("dogma:medicine", me=me, you=you, sets="base echoes")
    (question,) = open_questions(session, YOU)
    words = Wording(load(), ["Ann", "Bob"], session.game.deck, YOU)
    assert question.prompt is not None
    assert words.message(question.prompt) == "Medicine: choose a card from Ann's score pile to exchange."
    said = [words.message(option.message) for option in question.options if option.message is not None]
    assert said == ["a [1]", "an Echoes [1]"]


def test_messages_are_left_out_on_request() -> None:
    session = after("dogma:oars", me="red: Oars", you="hand: Sailing, Archery")
    for question in [asked(session, YOU), asked(session, ME)]:
        assert (question.prompt, question.reason) == (None, None)
        assert [option.message for option in question.options if option.message] == []


def test_any_number_is_as_many_as_there_are() -> None:
    session = after("dogma:currency", me="green: Currency; hand: Sailing, Archery, Oars")
    limits = []
    for key in ("oars", "sailing", "archery"):
        question = asked(session, ME)
        limits.append((question.picked, question.least, question.most))
        session.answer(ME, key)
    assert limits == [(0, 0, 3), (1, 0, 3), (2, 0, 3)]


def test_any_number_of_those_that_fit_is_told_to_the_owner_alone() -> None:
    session = after("dogma:masonry", "oars", me="yellow: Masonry; hand: Sailing, Archery, Oars")
    assert (asked(session, ME).picked, asked(session, ME).most) == (1, 2)
    assert (asked(session, YOU).picked, asked(session, YOU).most) == (0, 1)
    session.answer(ME, "archery")
    assert [option.key for option in asked(session, ME).options] == ["pass"]
    assert (asked(session, ME).picked, asked(session, ME).most) == (2, 2)


def test_a_splay_has_a_direction_and_colors() -> None:
    question = asked(after("dogma:philosophy", me="purple: Philosophy, Mysticism"), ME)
    assert (question.kind, question.direction) == ("splay", "left")
    assert question.options[0] == OptionView("color:purple", "color", color="purple", icons=[0, 0, 0, 1, 0, 0])


def test_first_melds_are_asked_of_all() -> None:
    session = new_session(Options(3), "melds")
    assert [question.kind for question in open_questions(session, 1)] == ["first_meld"] * 3
    assert [len(question.options) for question in open_questions(session, 1)] == [0, 2, 0]
    session.answer(0, session.questions[0].keys()[0])
    assert [question.seat for question in open_questions(session, 1)] == [1, 2]


def test_nobody_is_asked_after_the_end() -> None:
    session = Session(scenario("blue: Software", supply={10: "end"}))
    session.answer(ME, "draw")
    assert open_questions(session, ME) == []


@pytest.mark.parametrize("players", [2, 3])
def test_every_option_of_random_games_is_fully_told(players: int) -> None:
    found = set()
    for number in range(25):
        session = new_session(Options(players), f"options {number}")
        for seat, key in random_answers(session, Random(number)):
            for question in open_questions(session, seat):
                assert msgspec.json.decode(msgspec.json.encode(question), type=QuestionView) == question
                for option in question.options:
                    found.add(option.kind)
                    assert_told(option)
            session.answer(seat, key)
    assert found == set(KINDS)


def assert_told(option: OptionView) -> None:
    """The option says what its kind promises."""
    assert (option.shown is not None) == (option.kind in ("meld", "dogma", "card", "unseen")), option
    assert (option.place is not None) == (option.kind in ("card", "unseen")), option
    assert (option.color != "") == (option.kind == "color"), option
    assert (option.player >= 0) == (option.kind == "player"), option
    assert (option.value > 0) == (option.kind in ("achieve", "value", "branch", "meld", "dogma")), option
    if option.shown is not None:
        assert (option.shown.card == "") == (option.kind == "unseen"), option
