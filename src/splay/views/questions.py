"""Questions and their options as a seat sees them."""

from collections import Counter
from functools import lru_cache
from typing import Final

from msgspec import structs

from splay.core.action import Action
from splay.core.card import EFFECT_METHODS, Card
from splay.core.game import Game
from splay.core.option import (
    BranchOption,
    ColorOption,
    NumberOption,
    Option,
    SeatOption,
    SetOption,
    UnseenOption,
    ValueOption,
)
from splay.core.place import NOBODY
from splay.core.question import ASK_BRANCH, ASK_MAY, ASK_SPLAY, Question
from splay.core.session import Session
from splay.core.symbols import COLOR_NAMES, HEX, SPLAY_NAMES, SYMBOL_NAMES, TALLIES, unpacked
from splay.core.zones import HAND, Zone
from splay.locale.catalogue import load
from splay.views.cards_and_places import PlaceView, Shown, place_view
from splay.views.model import MovingView, OptionView, QuestionView
from splay.views.option_messages import option_message, plain_message
from splay.views.question_messages import names_a_place, prompt_message, reason_message, waiting_message
from splay.views.why import why_runs

KNOWN_ACTIONS: Final = 1024
"""How many actions are remembered as JSON data, as they are the same in every game: more than the base set has."""


def open_questions(session: Session, viewer: int, with_messages: bool = True) -> list[QuestionView]:
    """All open questions as one seat sees them: the options of its own alone."""
    game, sequence = session.game, session.sequence
    return [question_view(game, question, sequence, viewer, with_messages) for question in session.questions]


def question_view(
    game: Game, question: Question, sequence: int, viewer: int, with_messages: bool = True
) -> QuestionView:
    """One question as a seat sees it."""
    own = question.seat == viewer
    seen = QuestionView(
        sequence,
        question.seat,
        question.kind,
        question.purpose,
        [option_view(game, option, question) for option in question.options] if own else [],
        None if question.run is None else why_runs(question.run),
        question.picked if own else 0,
        question.least if own else 1,
        question.most if own else 1,
        SPLAY_NAMES[question.number] if question.kind == ASK_SPLAY else "",
        [moving_view(game, card, viewer) for card in question.cards] if own else [],
        question.receiver if own else NOBODY,
        "" if question.about is None else question.about.key,
    )
    if not with_messages:
        return seen
    return (
        with_its_messages(seen, question, is_part_of_hand(game, seen))
        if own
        else structs.replace(seen, prompt=waiting_message(seen, paid(question)))
    )


def is_part_of_hand(game: Game, seen: QuestionView) -> bool:
    """Whether cards of the hand are to be chosen, and not all of them can be."""
    offered = [option for option in seen.options if option.place is not None and option.place.kind == HAND.name]
    return 0 < len(offered) < len(game.players[seen.seat].hand.cards) - seen.picked


def with_its_messages(seen: QuestionView, question: Question, partly: bool) -> QuestionView:
    """A question of the viewer's own with its messages and those of its options; `partly`: not all of the hand fits."""
    card = None if question.run is None else question.run.card
    prompt = prompt_message(
        seen, question.time, question.times, paid(question), asks_in_own_words(question), question.number, partly
    )
    where = names_a_place(prompt)
    options = [
        worded_action(option)
        if isinstance(option, Action)
        else structs.replace(view, message=option_message(view, seen, own_words(option, question), where))
        for view, option in zip(seen.options, question.options, strict=True)
    ]
    return structs.replace(seen, options=options, prompt=prompt, reason=reason_message(seen, card))


def paid(question: Question) -> str:
    """The name of the action that the chosen card pays for, "" if it pays for none."""
    return "" if question.paid is None else question.paid.name


def moving_view(game: Game, card: Card, viewer: int) -> MovingView:
    """A card that moves after a question, with its face if the seat sees that."""
    zone = game.zone_of(card)
    seen = game.players[viewer].sees(card)
    return MovingView(shown_card(card) if seen else Shown(card.age, card.set_name), lying_in(zone))


def option_view(game: Game, option: Option, question: Question) -> OptionView:
    """One option of a question as JSON data, without its message."""
    if isinstance(option, Card):
        return OptionView(option.key, "card", shown_card(option), lying_in(game.zone_of(option)))
    if isinstance(option, Action):
        return action_view(option)
    if isinstance(option, UnseenOption):
        return OptionView(option.key, "unseen", Shown(option.age, option.set_name), place_view(option.place))
    if isinstance(option, ColorOption):
        color = COLOR_NAMES[option.color]
        if question.kind != ASK_SPLAY:
            return OptionView(option.key, "color", color=color)
        icons = icons_gained(game, question, option.color)
        signs, hidden = signs_gained(game, question, option.color)
        return OptionView(option.key, "color", color=color, icons=icons, signs=signs, hidden=hidden)
    if isinstance(option, ValueOption):
        return OptionView(option.key, "value", value=option.value)
    if isinstance(option, NumberOption):
        return OptionView(option.key, "number", value=option.number)
    if isinstance(option, SetOption):
        return OptionView(option.key, "set", set=option.set_name)
    if isinstance(option, SeatOption):
        return OptionView(option.key, "player", player=option.seat)
    if isinstance(option, BranchOption):
        return OptionView(option.key, "branch", value=option.branch)
    return OptionView(option.key, option.key)  # yes, no, pass


@lru_cache(KNOWN_ACTIONS)
def action_view(action: Action) -> OptionView:
    """An action as JSON data, without its message."""
    shown = None if action.card is None else shown_card(action.card)
    return OptionView(action.key, action.name, shown, value=action.value)


@lru_cache(KNOWN_ACTIONS)
def worded_action(action: Action) -> OptionView:
    """An action as JSON data, with its message."""
    view = action_view(action)
    return structs.replace(view, message=plain_message(view, NOBODY))


def icons_gained(game: Game, question: Question, color: int) -> list[int]:
    """How many more of each icon are visible when the seat asked splays a color as it is asked to."""
    pile = game.players[question.seat].board.piles[color]
    after = pile.icons_splayed(question.number)
    return [later - now for later, now in zip(unpacked(after), unpacked(pile.icons), strict=True)]


def signs_gained(game: Game, question: Question, color: int) -> tuple[list[str], list[str]]:
    """What sets count besides icons and pictures that comes into sight when the seat asked splays a color as asked,
    each as often as there is one more, and what goes.
    """
    pile = game.players[question.seat].board.piles[color]
    now = counted_signs(pile.cards[:-1], pile.splay)
    after = counted_signs(pile.cards[:-1], question.number)
    return sorted((after - now).elements()), sorted((now - after).elements())


def counted_signs(covered: list[Card], splay: int) -> Counter[str]:
    """How often each symbol that sets count, but for pictures, can be seen on covered cards."""
    return Counter(
        SYMBOL_NAMES[sign] for card in covered for sign in card.signs_shown[splay] if sign != HEX and TALLIES[sign]
    )


def own_words(option: Option, question: Question) -> str:
    """The key of the running effect's own words for an answer to a "may" or for an alternative; "" if it has none."""
    run = question.run
    if run is None or question.kind not in (ASK_MAY, ASK_BRANCH):
        return ""
    answer = str(option.branch) if isinstance(option, BranchOption) else option.key
    effect = EFFECT_METHODS[run.effect]
    return "" if load().answer(run.card, effect, answer) is None else f"{run.card.key}.{effect}.{answer}"


def asks_in_own_words(question: Question) -> str:
    """The key of the running effect's own words for what it asks of this kind; "" if it has none."""
    run = question.run
    if run is None:
        return ""
    key = f"asks-{run.card.key}-{EFFECT_METHODS[run.effect]}-{question.kind}"
    return key if load().has_text(key) else ""


def lying_in(zone: Zone) -> PlaceView:
    """The place that cards of a zone lie in."""
    place = place_view(zone.place)
    assert place is not None
    return place


def shown_card(card: Card) -> Shown:
    """A card whose face the seat sees."""
    return Shown(card.age, card.set_name, card.key)
