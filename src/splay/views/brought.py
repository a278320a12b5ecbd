"""What an action brings besides, as sets tell it of its runs, put together over all of them."""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from splay.core.card import Card
from splay.core.foretold import Foretold
from splay.core.saying import Saying
from splay.views.cards_and_places import Shown
from splay.views.how_sure import NEVER, how_sure
from splay.views.messages import CardsArgument, Message
from splay.views.sayings import arguments_of

OFFERS: Final = "offers-"
"""What begins the kind of what is offered on the way; the kind of the question follows."""
RETURNS: Final = "returns"
"""The kind of what says that the card used is returned for having been used, as an artifact on display is."""


class Brought(Struct, frozen=True):
    """Something that an action would bring besides.

    `kind` is the word of the set that brings it ("dig", "act", "city"), "offers-KIND" for the cards that a question of
    that kind would offer on the way, as relics are, or "returns" if the card used would be returned for having been
    used. `sure` says in the words of `views.how_sure` whether it would do anything, `cards` are those of which it could
    be one: backs, but for what is offered. `message` says it.
    """

    kind: str
    sure: str
    cards: list[Shown]
    message: Message


def brought(trials: Sequence[Sequence[Foretold]]) -> list[Brought]:
    """What an action brings by all its runs, in order; what the end of one run forestalls, that run does not bring."""
    longest_first = sorted(trials, key=len, reverse=True)
    found = dict.fromkeys([(one.kind, one.number) for trial in longest_first for one in trial])
    return [together(kind, [of_trial(trial, kind, number) for trial in trials]) for kind, number in found]


def of_trial(trial: Sequence[Foretold], kind: str, number: int) -> list[Foretold]:
    """What a run has brought of one thing."""
    return [one for one in trial if (one.kind, one.number) == (kind, number)]


def together(kind: str, trials: Sequence[Sequence[Foretold]]) -> Brought:
    """One thing that an action brings, seen over all its runs."""
    sure = how_sure([any([one.did for one in trial]) for trial in trials])
    ways = [one for trial in trials for one in trial]
    said = next((one for one in ways if one.did), ways[0]).saying
    return told(kind, sure, sorted({back_of(card) for one in ways for card in one.cards}, key=by_age), said)


def told(kind: str, sure: str, cards: list[Shown], saying: Saying) -> Brought:
    """Something that an action brings, with what it says."""
    arguments = {**arguments_of(saying), "sure": sure, "cards": CardsArgument(cards, any=True)}
    return Brought(kind, sure, cards, Message(saying.key, arguments))


def offered(trials: Sequence[Sequence[tuple[str, Shown]]]) -> list[Brought]:
    """The cards that questions offer on the way, by the kind of question, each card once."""
    kinds = sorted({kind for trial in trials for kind, _ in trial})
    return [offers(kind, [[card for of_kind, card in trial if of_kind == kind] for trial in trials]) for kind in kinds]


def offers(kind: str, trials: Sequence[Sequence[Shown]]) -> Brought:
    """What questions of one kind offer."""
    cards = sorted({card for trial in trials for card in trial}, key=by_age)
    return told(OFFERS + kind, how_sure([bool(trial) for trial in trials]), cards, Saying(f"preview-offers-{kind}", {}))


def returned(trials: list[bool], changes: str) -> list[Brought]:
    """That the card used is returned, if it is; `changes` says whether the action changes anything else."""
    sure = how_sure(trials)
    key = "preview-returned-in-vain" if changes == NEVER else "preview-returned"
    return [] if sure == NEVER else [told(RETURNS, sure, [], Saying(key, {}))]


def back_of(card: Card) -> Shown:
    """The back of a card."""
    return Shown(card.age, card.set_name)


def by_age(card: Shown) -> tuple[int, str, str]:
    """What cards shown are sorted by."""
    return card.age, card.set, card.card
