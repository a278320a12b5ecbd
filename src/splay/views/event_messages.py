"""A message for every event: what happened and why, as far as the viewer may know."""

from collections.abc import Callable
from typing import Final

from splay.core import event as kinds
from splay.core.achievements import all_specials
from splay.core.card import Card
from splay.core.event_kind import EVENT_KINDS
from splay.core.place import NOBODY
from splay.core.zones import ACHIEVEMENTS, AVAILABLE, FORECAST, HAND, PILE, SCORE, SUPPLY, ZoneKind
from splay.views.cards_and_places import PlaceView
from splay.views.effect_messages import role_message
from splay.views.messages import (
    Argument,
    CardNameArgument,
    CardsArgument,
    ColorArgument,
    Message,
    PlayerArgument,
    WordArgument,
)
from splay.views.model import EventView
from splay.views.place_arguments import THEIR, place_argument

USUAL_TARGET: Final = {
    kinds.FIRST_MELD: PILE,
    kinds.DRAW: HAND,
    kinds.MELD: PILE,
    kinds.TUCK: PILE,
    kinds.SCORE: SCORE,
    kinds.RETURN: SUPPLY,
    kinds.FORESHADOW: FORECAST,
    kinds.ACHIEVE: ACHIEVEMENTS,
}
"""Where the cards of a verb go; a move under its name to somewhere else is told with both places."""

WITHOUT_SOURCE: Final = {kinds.DRAW: SUPPLY, kinds.ACHIEVE: AVAILABLE, kinds.FIRST_MELD: HAND}
"""Where the cards of a verb come from that need not say so; those achieved from elsewhere are told with the place."""

Arguments = dict[str, Callable[[EventView], Argument]]

PLAYER: Final[Arguments] = {"player": lambda event: PlayerArgument(event.seat)}
CARDS: Final[Arguments] = {"cards": lambda event: CardsArgument(event.cards)}
SOURCE: Final[Arguments] = {"source": lambda event: place_argument(event.source, event.seat, THEIR)}
TARGET: Final[Arguments] = {"target": lambda event: place_argument(event.target, event.seat, THEIR)}
TURN: Final[Arguments] = {"turn": lambda event: event.turn_number}
SKIPPED: Final[Arguments] = {
    "wanted": lambda event: event.wanted_age,
    "last": lambda event: last_skipped(event),
    "skipped": lambda event: last_skipped(event) - event.wanted_age + 1 if event.wanted_age > 0 else 0,
}
"""The value wanted, the last one that no card was left of, and how many such values there are."""
VALUE: Final[Arguments] = {"value": lambda event: event.value}
AGE: Final[Arguments] = {"age": lambda event: event.cards[0].age if event.cards else 0}
COLOR: Final[Arguments] = {"color": lambda event: ColorArgument(event.color) if event.color else ""}
DIRECTION: Final[Arguments] = {"direction": lambda event: event.direction}
SET: Final[Arguments] = {"set": lambda event: WordArgument("set-" + event.set)}
SAYS: Final[dict[str, Arguments]] = {
    "event-first_meld": PLAYER | CARDS,
    "event-turn": PLAYER | TURN,
    "event-action-draw": PLAYER,
    "event-action-meld": PLAYER | CARDS,
    "event-action-dogma": PLAYER | CARDS,
    "event-action-dogma-free": PLAYER | CARDS,
    "event-action-achieve": PLAYER | VALUE,
    "event-draw": PLAYER | CARDS,
    "event-draw-higher": PLAYER | CARDS | SKIPPED,
    "event-meld": PLAYER | CARDS,
    "event-tuck": PLAYER | CARDS,
    "event-score": PLAYER | CARDS,
    "event-return": PLAYER | CARDS,
    "event-meld-from": PLAYER | CARDS | SOURCE,
    "event-tuck-from": PLAYER | CARDS | SOURCE,
    "event-score-from": PLAYER | CARDS | SOURCE,
    "event-return-from": PLAYER | CARDS | SOURCE,
    "event-foreshadow": PLAYER | CARDS,
    "event-foreshadow-from": PLAYER | CARDS | SOURCE,
    "event-look": PLAYER | CARDS | SOURCE,
    "event-transfer": PLAYER | CARDS | SOURCE | TARGET,
    "event-exchange": PLAYER | CARDS | SOURCE | TARGET,
    "event-move": PLAYER | CARDS | SOURCE | TARGET,
    "event-remove": PLAYER | CARDS | SOURCE,
    "event-achieve": PLAYER | AGE,
    "event-achieve-from": PLAYER | CARDS | SOURCE,
    "event-reveal": PLAYER | CARDS,
    "event-proof": PLAYER | SOURCE | CARDS,
    "event-splay": PLAYER | COLOR | DIRECTION,
    "event-splay-on": PLAYER | COLOR | DIRECTION | TARGET,
    "event-unsplay": PLAYER | COLOR,
    "event-rearrange": PLAYER | COLOR | CARDS,
    "event-eliminate": PLAYER,
    "event-bonus": PLAYER,
    "event-choice-color": PLAYER | COLOR,
    "event-choice-value": PLAYER | VALUE,
    "event-choice-number": PLAYER | VALUE,
    "event-choice-set": PLAYER | SET,
    "event-put_back": PLAYER | CARDS | TARGET,
}
"""What each text about an event is told."""
ACTION_OF_A_SET: Final[Arguments] = PLAYER | CARDS | VALUE
"""What the text about an action that a set brings is told."""


def last_skipped(event: EventView) -> int:
    """The last value before that of the card drawn or dug."""
    return event.cards[0].age - 1 if event.cards else 0


def event_message(event: EventView, card: Card | None) -> Message:
    """What happened, for every kind of event and all places; `card` is the one whose effect it happened in.

    Raises ValueError for no kind of event.
    """
    if event.kind in USUAL_TARGET:
        return about(event, verb(event))
    if event.kind in WITH_ONE_TEXT:
        return about(event, f"event-{event.kind}")
    if event.kind in OTHER_KINDS:
        return OTHER_KINDS[event.kind](event, card)
    if event.kind not in EVENT_KINDS:
        raise ValueError(f"{event.kind!r}: there is no such kind of event")
    return message_of(event, f"event-{event.kind}", PLAYER | CARDS | SOURCE | TARGET)  # a move of a set


def about(event: EventView, key: str) -> Message:
    """The message with this key about an event."""
    return message_of(event, key, SAYS[key])


def message_of(event: EventView, key: str, arguments: Arguments) -> Message:
    """The message with this key and these arguments of an event."""
    return Message(key, {name: argument(event) for name, argument in arguments.items()})


def verb(event: EventView) -> str:
    """The key for a verb of the rulebook that moves cards."""
    if not lies_in(event.target, USUAL_TARGET[event.kind], event.seat):
        return "event-move"
    if event.kind in WITHOUT_SOURCE:
        if not lies_in(event.source, WITHOUT_SOURCE[event.kind], event.seat):
            return "event-achieve-from" if event.kind == kinds.ACHIEVE else "event-move"
        return "event-draw-higher" if event.kind == kinds.DRAW and event.wanted_age > 0 else f"event-{event.kind}"
    from_hand = lies_in(event.source, HAND, event.seat)
    return f"event-{event.kind}" + ("" if from_hand else "-from")


def lies_in(place: PlaceView | None, kind: ZoneKind, seat: int) -> bool:
    """Whether a place is of a kind, and this seat's if it is anybody's."""
    return place is not None and place.kind == kind.name and place.seat in (NOBODY, seat)


def action(event: EventView, card: Card | None) -> Message:
    """The choice of an action, which is told apart if it is free and the same one might not be."""
    key = f"event-action-{event.action}"
    if event.free and f"{key}-free" in SAYS:
        key = f"{key}-free"
    return message_of(event, key, SAYS.get(key, ACTION_OF_A_SET))


def effect_begins(event: EventView, card: Card | None) -> Message:
    """Somebody begins to follow an effect."""
    if event.why is None or card is None:
        raise ValueError("an event of kind 'effect' must say of which card")
    return role_message(event.why, card, event.seat)


def splay(event: EventView, card: Card | None) -> Message:
    """A splay, or its end; of one on another board, on whose."""
    if event.direction == "none":
        return about(event, "event-unsplay")
    own = event.target is None or event.target.seat == event.seat
    return about(event, "event-splay" if own else "event-splay-on")


def claim(event: EventView, card: Card | None) -> Message:
    """A special achievement: through the running card, if that names it, or by its own condition."""
    arguments: dict[str, Argument] = {
        "player": PlayerArgument(event.seat),
        "special": WordArgument(f"special-name-{event.special}"),
    }
    special = next(special for special in all_specials() if special.name == event.special)
    if card is not None and card.key == special.claimed_with:
        return Message("event-claim-through", arguments | {"card": CardNameArgument(card.key)})
    return Message("event-claim", arguments | {"condition": WordArgument(f"special-{event.special}")})


def choice(event: EventView, card: Card | None) -> Message:
    """A choice that everybody hears: a color, a value, a number or a set."""
    return about(event, f"event-choice-{event.choice}")


def end(event: EventView, card: Card | None) -> Message:
    """The end of the game, with its reason."""
    return Message(f"event-end-{event.reason}", {"player": PlayerArgument(event.seat)})


def rules_changed(event: EventView, card: Card | None) -> Message:
    """A change of the rules in the middle of the game, and what became of the open action."""
    return Message(f"event-rules_changed-{event.outcome}")


WITH_ONE_TEXT: Final = (
    kinds.TURN,
    kinds.TRANSFER,
    kinds.EXCHANGE,
    kinds.REMOVE,
    kinds.REVEAL,
    kinds.PROOF,
    kinds.PUT_BACK,
    kinds.LOOK,
    kinds.REARRANGE,
    kinds.ELIMINATE,
    kinds.BONUS,
)
OTHER_KINDS: Final[dict[str, Callable[[EventView, Card | None], Message]]] = {
    kinds.ACTION: action,
    kinds.EFFECT: effect_begins,
    kinds.SPLAY: splay,
    kinds.CLAIM: claim,
    kinds.CHOICE: choice,
    kinds.END: end,
    kinds.RULES_CHANGED: rules_changed,
}
