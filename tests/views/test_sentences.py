"""Sentences for events, and words for questions: for every kind, place and seat."""

import random
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import structs

from splay.core import question as asks
from splay.core.achievements import BASE_SPECIALS
from splay.core.card import EFFECT_METHODS
from splay.core.dogma import DEMANDED, NESTED, OWN, SHARES
from splay.core.event import ACHIEVE, AGAIN, EFFECT, END, EVERYBODY, KEPT, UNKNOWN, Event
from splay.core.event_kind import EVENT_KINDS
from splay.core.options import Options
from splay.core.result import BY_ACHIEVEMENTS, BY_CARD, BY_SCORE
from splay.core.session import Session
from splay.core.symbols import COLOR_NAMES, LEFT, PLACE_NAMES, RED, UNSPLAYED
from splay.locale.catalogue import FOLDER, Catalogue, load
from splay.records.stored_events import UnknownKind, events_from
from splay.sets import DECKS, deck_for, new_game
from splay.sets.echoes.foreshadowing import TO_FORESHADOW
from splay.views.cards_and_places import Shown
from splay.views.events import event_view
from splay.views.model import MovingView, OptionView, QuestionView, ResultView, Why
from splay.views.option_messages import option_message
from splay.views.question_messages import prompt_message, reason_message, waiting_message
from splay.views.questions import question_view
from splay.views.result_messages import result_messages
from splay.views.view import SPECTATOR
from splay.views.wording import Wording
from tests.views.places import at

NAMES = ["Ann", "Bob", "Cleo", "Dan", "Eve"]
WORDS = Wording(load(), NAMES, DECKS["third"])
KEYS = [card.key for card in DECKS["third"]]
OF_VALUE = {age: [card.key for card in DECKS["third"] if card.age == age] for age in range(1, 11)}


def sentence(event: Event, words: Wording = WORDS) -> str:
    """What an event says to a spectator."""
    return words.message(event_view(event, SPECTATOR).message)


def told(kind: str, seat: int, cards: str = "", source: str = "", target: str = "", **fields: object) -> Event:
    """An event about cards with these names, or with these values if nobody sees their faces: "9 2 9"."""
    hidden = cards[:1].isdigit()
    keys = [OF_VALUE[int(value)][number] for number, value in enumerate(cards.split())] if hidden else cards.split()
    data = {"kind": kind, "seat": seat, "cards": keys, "seen": 0 if hidden else EVERYBODY, "card": None}
    (event,) = events_from([{**data, "source": source, "target": target, **fields}], DECKS["third"])
    return event


def during(effect: str, card: str = "oars", **fields: object) -> dict[str, Any]:
    """What an event says that happens in an effect of a card which Bob launched."""
    return {"card": card, "effect": EFFECT_METHODS.index(effect), "launcher": 1, **fields}


def why(effect: str, role: str, card: str = "oars") -> Why:
    """Why a question is asked: in an effect that Bob launched, and Ann follows."""
    return Why(card, effect, 1, 0, role, "castle", [1, 3, 4])


def followed(seat: int, effect: str, role: str, card: str = "oars") -> Event:
    """Somebody begins to follow an effect that Bob launched, with one, three and four icons for the three."""
    return told("effect", seat, **during(effect, card, role=role, counts=[1, 3, 4]))


def prompt(question: QuestionView, words: Wording = WORDS) -> str:
    """What a question asks."""
    return words.message(prompt_message(question))


def reason(question: QuestionView) -> str:
    """Why a question is asked."""
    return WORDS.message(reason_message(question, None if question.why is None else WORDS.deck[question.why.card]))


def option(offered: OptionView, question: QuestionView, answer: str = "") -> str:
    """What an option says."""
    return WORDS.message(option_message(offered, question, answer))


def result_lines(result: ResultView) -> list[str]:
    """What the end of a game says."""
    return [WORDS.message(message) for message in result_messages(result)]


OWNED = [f"{zone}.{seat}" for zone in ("hand", "score", "achievements") for seat in range(5)]
BOARDS = [f"board.{seat}.{color}" for seat in range(5) for color in COLOR_NAMES]
PLACES = ["", *OWNED, *BOARDS, "supply", "supply.base.3", "available", "removed"]
REASONS = [BY_ACHIEVEMENTS, BY_SCORE, BY_CARD]
FIELDS = {
    "turn_number": st.integers(0, 10),
    "wanted_age": st.integers(0, 10),
    "elsewhere": st.booleans(),
    "value": st.integers(0, 10),
    "picked_number": st.integers(-1, 10),
    "color": st.integers(0, 4),
    "direction": st.integers(0, 3),
    "set_name": st.sampled_from(["", "base", "artifacts"]),
    "instead": st.sampled_from(["", "echoes"]),
    "action": st.sampled_from(["draw", "meld:oars", "dogma:oars", "achieve:3"]),
    "special": st.sampled_from([special.name for special in BASE_SPECIALS]),
    "reason": st.sampled_from(REASONS),
    "outcome": st.sampled_from([AGAIN, KEPT]),
    "role": st.sampled_from([OWN, SHARES, DEMANDED, NESTED]),
    "counts": st.sampled_from([[], [3, 2, 0, 1, 12]]),
    "melded": st.sampled_from(KEYS),
    "covered": st.sampled_from(KEYS),
    "by_value": st.booleans(),
    "picture": st.sampled_from(["", *PLACE_NAMES]),
    "sign": st.sampled_from(["plus", "left", "search-leaf"]),
    "free": st.booleans(),
    "plain": st.booleans(),
    "missed": st.just([]),
    "follows": st.just([]),
    "icon": st.just(UNKNOWN),
}
"""What the fields of events can be, whatever their kind."""


def complete(text: str) -> bool:
    """Whether a text says something, and has no hole left in it."""
    return text.strip() != "" and not any(sign in text for sign in "{}$") and "None" not in text


@pytest.mark.parametrize("kind", sorted(EVENT_KINDS))
@given(data=st.data())
def test_every_kind_of_event_between_all_places_and_seats_has_a_sentence(kind: str, data: st.DataObject) -> None:
    fields = {field.name: data.draw(FIELDS[field.name]) for field in EVENT_KINDS[kind].fields}
    seat = data.draw(st.integers(-1, 4))
    places = [data.draw(st.sampled_from(PLACES)) for _ in range(2)]
    cards = " ".join(data.draw(st.lists(st.sampled_from(KEYS), min_size=1, max_size=4)))
    effect = data.draw(st.sampled_from(EFFECT_METHODS))
    if kind == EFFECT or data.draw(st.booleans()):
        fields |= during(effect, data.draw(st.sampled_from(KEYS)))
    event = told(kind, seat, cards, places[0], places[1], **fields)
    event.seen = data.draw(st.sampled_from([0, EVERYBODY]))
    assert complete(sentence(event))


@pytest.mark.parametrize("kind", ["transfer", "meld", "tuck", "score", "return", "draw", "exchange", ACHIEVE])
def test_a_move_from_anywhere_to_anywhere_by_anybody_has_a_sentence(kind: str) -> None:  # hard case 30
    for source in PLACES:
        for target in PLACES:
            for seat in (-1, 0, 1, 4):
                assert complete(sentence(told(kind, seat, "3", source, target)))


TOLD = [
    (told("draw", 0, "3", "supply.base.3", "hand.0"), "Ann drew a [3]."),
    (told("draw", 0, "8", "supply.base.8", "hand.0"), "Ann drew an [8]."),
    (told("draw", 0, "engineering", "supply.base.3", "hand.0"), "Ann drew Engineering."),
    (told("meld", 0, "oars", "hand.0", "board.0.red"), "Ann melded Oars."),
    (
        told("meld", 0, "oars", "score.0", "board.0.red"),
        "Ann melded Oars from their score pile.",
    ),
    (told("tuck", 2, "oars", "hand.2", "board.2.red"), "Cleo tucked Oars."),
    (told("score", 0, "9", "hand.0", "score.0"), "Ann scored a [9]."),
    (told("return", 0, "9", "hand.0", "supply.base.9"), "Ann returned a [9]."),
    (
        told("return", 0, "9 2 9", "hand.0", "supply"),
        "Ann returned 2 × [9] and a [2].",  # noqa: RUF001 - the sign is meant
    ),
    (
        told("transfer", 1, "oars", "board.1.red", "score.0"),
        "Bob transferred Oars from their board to Ann's score pile.",
    ),
    (
        told("transfer", 2, "1", "hand.1", "score.0"),
        "Cleo transferred a [1] from Bob's hand to Ann's score pile.",
    ),
    (
        told("remove", 1, "4", "hand.1", "removed"),
        "Bob removed a [4] from the game (from their hand).",
    ),
    (
        told("remove", 1, "oars", "board.0.red", "removed"),
        "Bob removed Oars from the game (from Ann's board).",
    ),
    (
        told("exchange", 0, "4", "score.0", "hand.0"),
        "Ann exchanged: a [4] went from their score pile to their hand.",
    ),
    (told("achieve", 0, "3", "available", "achievements.0"), "Ann achieved [3]."),
    (
        told("achieve", 1, "oars", "hand.0", "achievements.1"),
        "Bob achieved Oars from Ann's hand.",
    ),
    (
        told("achieve", 0, "4", "forecast.0", "achievements.0"),
        "Ann achieved a [4] from their forecast.",
    ),
    (told("splay", 0, color=RED, direction=LEFT), "Ann splayed red left."),
    (told("splay", 0, color=RED, direction=UNSPLAYED), "Ann unsplayed red."),
    (followed(0, "demand", "demanded"), "Oars hits Ann (castle 1 vs. 3)."),
    (followed(2, "dogma", "shares"), "Cleo shares Oars (castle 4 vs. 3)."),
    (followed(1, "dogma_2", "own", "pottery"), "Bob uses Pottery's second effect."),
    (told("turn", 0, turn_number=7), "Turn 7: Ann."),
    (
        told("draw", 0, "3", "supply.base.3", "hand.0", wanted_age=1),
        "Ann drew a [3]: no [1]-[2] left.",
    ),
    (
        told("draw", 0, "3", "supply.base.3", "hand.0", wanted_age=2),
        "Ann drew a [3]: no [2] left.",
    ),
    (
        told("draw", 0, "3", "supply.base.3", "hand.0", wanted_age=2, elsewhere=True),
        "Ann drew a [3]: no base [2] left.",
    ),
    (told("turn", 0, turn_number=1), "Turn 1: Ann, whose card comes first in the alphabet."),
    (told("action", 1, "oars", action="dogma:oars"), "Bob used Oars."),
    (told("action", 1, action="achieve:3", value=3), "Bob used an action to achieve [3]."),
    (told("choice", 1, value=5), "Bob chose 5."),
    (told("eliminate", 2), "Cleo is out of the game."),
    (followed(1, "dogma", "nested"), "Only Bob uses Oars."),
    (
        told("proof", 1, "oars", "hand.1"),
        "Bob showed their hand to prove that nothing fits: Oars.",
    ),
    (
        told("end", 0, reason="score"),
        "Ann had to draw a card above 10. The game is over: most points win.",
    ),
    (
        told("claim", 0, special="World", **during("dogma", "translation")),
        "Ann claimed World with Translation.",
    ),
]


@pytest.mark.parametrize(("event", "text"), TOLD, ids=[text for _, text in TOLD])
def test_each_event_has_its_sentence(event: Event, text: str) -> None:
    assert sentence(event) == text


@pytest.mark.parametrize("within", [{}, during("dogma")])
def test_a_special_achievement_that_came_by_itself_is_told_with_its_condition(within: dict[str, Any]) -> None:
    text = sentence(told("claim", 0, special="World", **within))
    assert text == "Ann claimed World: at least 12 clocks visible on one board."


def test_a_special_achievement_has_its_name_from_the_catalogue(tmp_path: Path) -> None:
    """Beside a whole catalogue stands one that calls World another name."""
    for file in (FOLDER / "en").iterdir():
        text = file.read_text(encoding="utf-8").replace("special-name-World = World", "special-name-World = Globe")
        (tmp_path / file.name).write_text(text, encoding="utf-8")
    words = Wording(Catalogue("en", tmp_path), ["Ann", "Bob"], DECKS["third"])
    through = told("claim", 0, special="World", **during("dogma", "translation"))
    assert sentence(through, words) == "Ann claimed Globe with Translation."
    assert sentence(told("claim", 0, special="World"), words).startswith("Ann claimed Globe: at least 12")


def test_no_kind_of_event_is_named() -> None:
    with pytest.raises(UnknownKind, match="'juggle'"):
        told("juggle", 0)


def test_where_everybody_has_left_nobody_wins() -> None:
    result = ResultView("left", [], "", [(0, 0, 1, 0), (1, 1, 2, 0)])
    assert result_lines(result)[0] == "Nobody won. The other side left."


@pytest.mark.parametrize(("reason", "how"), [("left", "left"), ("time", "ran out of time")])
def test_who_has_ended_a_game_by_going_is_named(reason: str, how: str) -> None:
    result = ResultView(reason, [1], "", [(0, 0, 1, 0), (1, 1, 2, 0)], gone=[0])
    both = ResultView(reason, [], "", [(0, 0, 1, 0), (1, 1, 2, 0)], gone=[0, 1])
    assert result_lines(result)[0] == f"Ann {how}. Bob won."
    assert result_lines(both)[0] == f"Ann and Bob {how}. Nobody won."
    to_ann = Wording(load(), ["Ann", "Bob"], DECKS["third"], reader=0)
    assert to_ann.message(result_messages(result)[0]) == f"You {how}. Bob won."


@pytest.mark.parametrize("reason", REASONS)
def test_every_end_is_told_with_its_winners_and_what_all_had(reason: str) -> None:
    result = ResultView(reason, [0, 2], "fission", [(0, 0, 12, 2), (1, 1, 1, 1), (2, 2, 12, 2)])
    lines = result_lines(result)
    assert lines[0].startswith("Ann and Cleo won ")
    assert lines[1:] == [
        "Ann: 2 achievements, 12 points.",
        "Bob: 1 achievement, 1 point.",
        "Cleo: 2 achievements, 12 points.",
    ]


def test_where_points_are_tied_achievements_have_decided() -> None:
    tied = ResultView("score", [1], "", [(0, 0, 10, 1), (1, 1, 10, 2), (2, 2, 4, 5)])
    teams = ResultView("score", [0, 2], "", [(0, 0, 9, 1), (1, 1, 10, 0), (2, 0, 1, 2), (3, 1, 0, 1)])
    assert result_lines(tied)[0] == "Bob won with more achievements, after a tie on points."
    assert result_lines(teams)[0] == "Ann and Cleo won with more achievements, after a tie on points."


def test_equal_backs_are_told_by_number_whatever_tells_them_apart() -> None:
    backs = [Shown(2, token="a"), Shown(3), Shown(2, token="b"), Shown(2, card="calendar")]
    assert WORDS.cards(backs) == "2 \N{MULTIPLICATION SIGN} [2], a [3], and Calendar"


def test_the_back_of_a_card_from_a_further_set_has_its_article() -> None:
    backs = [Shown(8), Shown(3, "echoes"), Shown(3, "cities"), Shown(2, "artifacts"), Shown(2, "artifacts")]
    told = "an [8], an Echoes [3], a city [3], and 2 \N{MULTIPLICATION SIGN} Artifacts [2]"
    assert WORDS.cards(backs) == told


def test_several_players_are_told_as_a_list() -> None:
    lists = [WORDS.players(seats) for seats in ([], [2], [0, 1], [0, 1, 2, 3])]
    assert lists == ["Nobody", "Cleo", "Ann and Bob", "Ann, Bob, Cleo, and Dan"]


def test_teams_are_told_with_what_they_had_together() -> None:
    result = ResultView("score", [1, 2], "", [(0, 0, 1, 2), (1, 1, 20, 0), (2, 1, 3, 1), (3, 0, 0, 0)])
    assert result_lines(result)[1:3] == [
        "Ann and Dan: 2 achievements, 1 point.",
        "Bob and Cleo: 1 achievement, 23 points.",
    ]


ASKS = [value for name, value in vars(asks).items() if name.startswith("ASK_")]


@pytest.mark.parametrize("purpose", [*asks.PURPOSES, TO_FORESHADOW])
@pytest.mark.parametrize("kind", ASKS)
def test_every_question_has_a_prompt_for_every_purpose(kind: str, purpose: str) -> None:
    for during in (None, why("demand", "demanded")):
        for picked, least, most in ((0, 1, 1), (1, 0, 3), (2, 3, 3), (1, 0, 1000)):
            question = QuestionView(1, 0, kind, purpose, [], during, picked, least, most, "left")
            text = prompt(question)
            assert complete(text)
            assert during is None or text.startswith("Oars: ")
            if during is not None:
                assert complete(WORDS.message(waiting_message(question)))


def test_a_prompt_says_which_card_asks_and_how_many_are_chosen() -> None:
    question = QuestionView(1, 0, "card", "return", [], why("dogma", "own", "pottery"), 1, 0, 3)
    assert prompt(question) == "Pottery: choose cards to return. Up to 3 (1 chosen)."
    hand = [held("oars"), held("tools"), held("clothing")]
    question = QuestionView(1, 0, "card", "meld", hand, why("dogma", "own", "pottery"), 0, 1, 2)
    assert prompt(question) == ("Pottery: choose cards from your hand to meld. 1-2 (0 chosen).")


def test_a_prompt_for_what_may_be_done_leaves_it_to_the_answers_what_that_is() -> None:
    question = QuestionView(1, 0, "may", "return", [], why("dogma", "own", "tools"))
    assert prompt(question) == "Tools: choose one."


def test_a_prompt_to_splay_a_color_in_no_direction_is_one_to_unsplay_it() -> None:
    question = QuestionView(1, 0, "splay", "pick", [], why("dogma", "own", "oars"), 0, 1, 1, "none")
    assert prompt(question) == "Oars: choose a color to unsplay."


def test_a_prompt_counts_no_more_cards_than_there_are() -> None:
    def asked(*cards: str) -> str:
        hand = [*(held(card) for card in cards), OptionView("pass", "pass")]
        return prompt(QuestionView(1, 0, "card", "return", hand, why("dogma", "own", "pottery"), 0, 0, 3))

    assert asked("oars") == "Pottery: choose a card from your hand to return."
    assert asked("oars", "tools") == "Pottery: choose cards from your hand to return. As many as you like (0 chosen)."
    assert asked("oars", "tools", "clothing", "sailing").endswith("Up to 3 (0 chosen).")


def test_what_belongs_to_a_card_whose_name_ends_in_s_has_the_apostrophe_alone() -> None:
    words = [WORDS.text(f"effect-{effect}", card=card) for effect, card in (("dogma", "Oars"), ("dogma_2", "Pottery"))]
    assert words == ["Oars' first effect", "Pottery's second effect"]


def test_a_prompt_says_as_many_as_you_like_if_all_cards_may_be_chosen() -> None:
    hand = [held("oars"), held("tools"), OptionView("pass", "pass")]
    question = QuestionView(1, 0, "card", "return", hand, why("dogma", "own", "currency"), 1, 0, 3)
    assert prompt(question) == "Currency: choose cards from your hand to return. As many as you like (1 chosen)."
    question = QuestionView(1, 0, "card", "return", hand[2:], why("dogma", "own", "currency"), 1, 0, 1)
    assert prompt(question) == "Currency: choose a card to return. As many as you like (1 chosen)."
    unseen = [OptionView("unseen:score.1:1", "unseen", Shown(1), at("score.1")), OptionView("pass", "pass")]
    question = QuestionView(1, 0, "card", "return", unseen, why("dogma", "own", "currency"), 1, 0, 2)
    assert prompt(question).endswith("Up to 2 (1 chosen).")


def held(card: str, zone: str = "hand.0") -> OptionView:
    return OptionView(card, "card", Shown(1, card=card), at(zone))


TRANSFERS = [
    (1, ["hand.0"], "from your hand to transfer to Bob"),
    (0, ["board.1.red", "board.1.blue"], "from Bob's board to take"),
    (2, ["score.0"], "from your score pile to transfer to Cleo"),
    (0, ["score.1", "score.2"], "to take"),
]


@pytest.mark.parametrize(("receiver", "zones", "words"), TRANSFERS)
def test_a_prompt_for_a_transfer_says_from_where_and_to_whom(receiver: int, zones: list[str], words: str) -> None:
    options = [held("oars", zone) for zone in zones]
    question = QuestionView(1, 0, "card", "transfer", options, why("demand", "demanded"), receiver=receiver)
    assert prompt(question) == f"Oars: choose a card {words}."


def moving(*cards: tuple[str, int, str]) -> list[MovingView]:
    return [MovingView(Shown(age, card=card), at(zone)) for card, age, zone in cards]


def test_a_question_for_an_order_says_of_how_many_cards_and_where_the_last_one_lies() -> None:
    cards = moving(("oars", 1, "hand.0"), ("tools", 1, "hand.0"), ("optics", 3, "hand.0"))
    during = why("dogma", "own", "pottery")
    question = QuestionView(1, 0, "order", "return", [held("oars"), held("tools")], during, 0, 2, 2, "", cards)
    assert prompt(question) == (
        "Pottery: you return 3 cards. Which one goes under its supply first? The last ends up lowest. "
        "The other one goes under another supply."
    )


def test_a_question_for_an_exchange_says_which_cards_for_which() -> None:
    cards = moving(("oars", 1, "hand.0"), ("optics", 3, "score.0"), ("paper", 3, "score.0"))
    during = why("dogma", "own", "canal-building")
    question = QuestionView(1, 0, "may", "exchange", [], during, moving=cards)
    assert prompt(question) == (
        "Canal Building: do you want to exchange Oars [1] from your hand "
        "for Optics [3] and Paper [3] from your score pile?"
    )
    scored = QuestionView(1, 0, "may", "exchange", [], during, moving=cards[1:])
    assert prompt(scored).endswith("exchange Optics [3] and Paper [3] from your score pile for nothing?")
    many = [MovingView(Shown(1, card="oars"), at("hand.0"))] * 5 + cards[1:]
    assert "exchange 5 cards from your hand for" in prompt(
        QuestionView(1, 0, "may", "exchange", [], during, moving=many)
    )


def test_the_reason_of_a_question_says_who_is_hit() -> None:
    question = QuestionView(1, 0, "card", "transfer", [], why("demand", "demanded"))
    assert reason(question) == "Oars hits you (castle 1 vs. 3)."
    assert reason(structs.replace(question, seat=1)) == "Oars hits Ann (castle 1 vs. 3)."


OFFERED = [
    (OptionView("draw", "draw"), "Draw"),
    (OptionView("meld:oars", "meld", Shown(1, card="oars")), "Meld Oars"),
    (OptionView("dogma:oars", "dogma", Shown(1, card="oars")), "Use Oars"),
    (OptionView("achieve:3", "achieve", value=3), "Achieve [3]"),
    (OptionView("oars", "card", Shown(1, card="oars"), at("hand.0")), "Oars"),
    (OptionView("oars", "card", Shown(1, card="oars"), at("board.1.red")), "Oars, from Bob's board"),
    (OptionView("oars", "card", Shown(1, card="oars"), at("board.0.red")), "Oars, from your board"),
    (OptionView("unseen:score.1:3", "unseen", Shown(3), at("score.1")), "a [3] from Bob's score pile"),
    (OptionView("unseen:supply.base.3:3", "unseen", Shown(3), at("supply.base.3")), "a [3]"),
    (OptionView("color:red", "color", color="red"), "red"),
    (OptionView("value:3", "value", value=3), "[3]"),
    (OptionView("player:1", "player", player=1), "Bob"),
    (OptionView("branch:2", "branch", value=2), "Option 2"),
    (OptionView("yes", "yes"), "Yes"),
    (OptionView("no", "no"), "No"),
    (OptionView("pass", "pass"), "Choose none"),
]


@pytest.mark.parametrize(("offered", "words"), OFFERED, ids=[words for _, words in OFFERED])
def test_the_words_of_an_option(offered: OptionView, words: str) -> None:
    assert option(offered, QuestionView(1, 0, "card", "pick", [])) == words


@pytest.mark.parametrize(
    ("answer", "words"),
    [
        ("tools.dogma.yes", "Return three cards"),
        ("evolution.dogma.2", "Draw a card one higher than your highest scored card"),
        ("evolution.dogma.pass", "Do neither"),
    ],
)
def test_an_answer_has_the_words_of_the_effect_that_asks(answer: str, words: str) -> None:
    assert option(OptionView("yes", "yes"), QuestionView(1, 0, "may", "pick", []), answer) == words


@pytest.mark.parametrize(
    ("kind", "purpose", "words"),
    [("card", "return", "Return none"), ("card", "execute", "Use none"), ("splay", "pick", "Don't splay")],
)
def test_to_pass_says_what_is_not_done(kind: str, purpose: str, words: str) -> None:
    passing = OptionView("pass", "pass")
    assert option(passing, QuestionView(1, 0, kind, purpose, [passing])) == words


def test_where_a_card_is_goes_without_saying_only_in_a_list_of_ones_own_score_pile() -> None:
    scored = OptionView("oars", "card", Shown(1, card="oars"), at("score.0"))
    melded = OptionView("tools", "card", Shown(1, card="tools"), at("board.0.blue"))
    passing = OptionView("pass", "pass")
    alone = QuestionView(1, 0, "card", "return", [scored, passing])
    among_others = QuestionView(1, 0, "card", "return", [scored, melded])
    assert option(scored, alone) == "Oars"
    assert option(scored, among_others) == "Oars, from your score pile"


def test_passing_after_the_first_card_means_no_more() -> None:
    question = QuestionView(1, 0, "card", "return", [], None, 1, 0, 3)
    assert option(OptionView("pass", "pass"), question) == "Done"


@pytest.mark.parametrize("options", [Options(2), Options(3, "first"), Options(4, teams="12-34"), Options(5)])
def test_whole_games_are_told_and_asked_without_a_hole(options: Options) -> None:
    deck = deck_for(options)
    words = Wording(load(), NAMES, deck)
    chance = random.Random(options.players)
    session = Session(new_game(options, bytes(32)))
    while session.questions:
        question = chance.choice(session.questions)
        view = question_view(session.game, question, session.sequence, question.seat)
        messages = [view.prompt, *[offered.message for offered in view.options]]
        messages += [view.reason] if view.why is not None else []
        assert [message for message in messages if not complete(words.message(message))] == []
        session.answer(question.seat, chance.choice(question.keys()))
    for viewer in (0, 1, SPECTATOR):
        told = [event_view(event, viewer).message for event in session.events]
        assert [message for message in told if not complete(words.message(message))] == []
    assert session.events[-1].kind == END
