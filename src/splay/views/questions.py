"""Questions and their options as a seat sees them."""

from splay.core.action import Action
from splay.core.card import EFFECT_METHODS, Card
from splay.core.game import Game
from splay.core.option import BranchOption, ColorOption, Option, SeatOption, UnseenOption, ValueOption
from splay.core.question import ASK_BRANCH, ASK_MAY, ASK_SPLAY, Question
from splay.core.session import Session
from splay.core.symbols import COLOR_NAMES, ICONS, SPLAY_NAMES, unpacked
from splay.core.zones import Zone
from splay.views.model import MovingView, OptionView, PlaceView, QuestionView, Shown
from splay.views.view import place_view, why


def open_questions(session: Session, viewer: int) -> list[QuestionView]:
    """All open questions as one seat sees them: the options of its own alone."""
    return [question_view(session.game, question, session.sequence, viewer) for question in session.questions]


def question_view(game: Game, question: Question, sequence: int, viewer: int) -> QuestionView:
    """One question as a seat sees it."""
    own = question.seat == viewer
    return QuestionView(
        sequence,
        question.seat,
        question.kind,
        question.purpose,
        [option_view(game, option, question) for option in question.options] if own else [],
        None if question.run is None else why(question.run),
        question.picked if own else 0,
        question.least if own else 1,
        question.most if own else 1,
        SPLAY_NAMES[question.number] if question.kind == ASK_SPLAY else "",
        [moving_view(game, card, viewer) for card in question.cards] if own else [],
    )


def moving_view(game: Game, card: Card, viewer: int) -> MovingView:
    """A card that moves after a question, with its face where the seat sees that."""
    zone = game.zone_of(card)
    seen = game.players[viewer].sees(card)
    return MovingView(shown_card(card) if seen else Shown(card.age, card.set_name), lying_in(zone))


def option_view(game: Game, option: Option, question: Question) -> OptionView:
    """One option of a question as JSON data."""
    if isinstance(option, Card):
        return OptionView(option.key, "card", shown_card(option), lying_in(game.zone_of(option)))
    if isinstance(option, Action):
        shown = None if option.card is None else shown_card(option.card)
        return OptionView(option.key, option.name, shown, value=option.value)
    if isinstance(option, UnseenOption):
        return OptionView(option.key, "unseen", Shown(option.age, option.set_name), place_view(option.place))
    kind = option.key.partition(":")[0]
    if isinstance(option, ColorOption):
        icons = icons_gained(game, question, option.color) if question.kind == ASK_SPLAY else []
        return OptionView(option.key, kind, color=COLOR_NAMES[option.color], icons=icons)
    if isinstance(option, ValueOption):
        return OptionView(option.key, kind, value=option.value)
    if isinstance(option, SeatOption):
        return OptionView(option.key, kind, player=option.seat)
    return OptionView(option.key, kind, words=words_key(option, question))


def icons_gained(game: Game, question: Question, color: int) -> list[int]:
    """How many more of each icon are visible when the seat asked splays a color as it is asked to."""
    pile = game.players[question.seat].board.piles[color]
    after = pile.icons_splayed(question.number)
    return [unpacked(after, icon) - unpacked(pile.icons, icon) for icon in ICONS]


def words_key(option: Option, question: Question) -> str:
    """The key of what an answer to a "may" or of an alternative does, in the running effect's words; else ""."""
    run = question.run
    if run is None or question.kind not in (ASK_MAY, ASK_BRANCH):
        return ""
    answer = str(option.branch) if isinstance(option, BranchOption) else option.key
    return f"{run.card.key}.{EFFECT_METHODS[run.effect]}.{answer}"


def lying_in(zone: Zone) -> PlaceView:
    """The place that cards of a zone lie in."""
    place = place_view(zone.place)
    assert place is not None
    return place


def shown_card(card: Card) -> Shown:
    """A card whose face the seat sees."""
    return Shown(card.age, card.set_name, card.key)
