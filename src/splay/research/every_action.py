"""Every answer that a question can ever offer, worked out from the engine: what the list of actions must have.

`python -m splay.research.every_action` writes what is missing to the end of that list.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from splay.core.action import ACHIEVE_ACTIONS, DRAW_ACTION
from splay.core.card import Card
from splay.core.expansion import BASE
from splay.core.option import (
    BRANCH_OPTIONS,
    COLOR_OPTIONS,
    NO,
    PASS,
    SEAT_OPTIONS,
    VALUE_OPTIONS,
    YES,
    NumberOption,
    Option,
    SetOption,
    UnseenOption,
)
from splay.core.options import MAX_PLAYERS, Options, sets_in_order
from splay.core.place import Place
from splay.core.symbols import HIGHEST_AGE
from splay.core.zones import ACHIEVEMENTS, AVAILABLE, HAND, REMOVED, SCORE, SUPPLY, ZoneKind
from splay.research.action_keys import ACTION_KEYS, KEYS_FILE
from splay.sets import FURTHER_SETS, mixed_deck
from splay.sets.artifacts import ARTIFACTS
from splay.sets.artifacts.actions import ReturnArtifact
from splay.sets.cities.endorsing import Endorse
from splay.sets.echoes.promotion import ways_to_promote
from splay.sets.relics.relic import Relic

MORE_THAN_THE_HAND: Final = 6
"""So far beyond the cards in hand goes the highest number that a card lets one choose."""
ALL_SETS: Final = sets_in_order([BASE, *[further.name for further in FURTHER_SETS]])


def every_action() -> list[str]:
    """The keys of all answers, of all sets, both editions and up to five players, each once."""
    deck = mixed_deck(ALL_SETS)
    options = [*plain_answers(len(deck)), *with_cards(deck), *unseen_cards(deck)]
    return list(dict.fromkeys([option.key for option in options]))


def plain_answers(cards: int) -> Iterator[Option]:
    """The answers that name no card, in a game with so many."""
    yield from (DRAW_ACTION, PASS, YES, NO)
    yield from ACHIEVE_ACTIONS[1 : HIGHEST_AGE + 1]
    yield from COLOR_OPTIONS
    yield from SEAT_OPTIONS
    yield from BRANCH_OPTIONS[1:]
    yield from VALUE_OPTIONS
    yield from (SetOption(name) for name in Options(sets=ALL_SETS).supplied)
    yield from (NumberOption(number) for number in range(cards + MORE_THAN_THE_HAND + 1))


def with_cards(deck: Sequence[Card]) -> Iterator[Option]:
    """The answers that name a card."""
    usable = [card for card in deck if card.usable()]
    relics = [card for card in deck if isinstance(card, Relic)]
    yield from deck
    yield from (card.meld_action for card in deck)
    yield from (card.dogma_action for card in usable)
    yield from (Endorse(card) for card in usable)
    for card in deck:
        yield from ways_to_promote(card)
    yield from (ReturnArtifact(card) for card in deck if card.set_name == ARTIFACTS and card not in relics)
    for relic in relics:
        yield from (relic.seize_action, relic.seize_to_hand_action)


def unseen_cards(deck: Sequence[Card]) -> Iterator[Option]:
    """The answers that name a card by its back, in a place where it can lie hidden from whoever answers."""
    backs = sorted({(card.set_name, card.age) for card in deck})
    kinds = [HAND, SCORE, ACHIEVEMENTS, AVAILABLE, REMOVED, *(kind for one in FURTHER_SETS for kind in one.zone_kinds)]
    for kind in kinds:
        if not kind.public:
            for place in places(kind):
                yield from (UnseenOption(0, place, set_name, age) for set_name, age in backs)
    for set_name, age in backs:
        yield UnseenOption(0, Place(SUPPLY.name, set_name=set_name, age=age), set_name, age)


def places(kind: ZoneKind) -> list[Place]:
    """The places of a kind at a table with as many players as can be."""
    return [Place(kind.name, seat) for seat in range(MAX_PLAYERS)] if kind.per_player else [Place(kind.name)]


def missing() -> list[str]:
    """The keys that the list of actions lacks."""
    known = set(ACTION_KEYS)
    return [key for key in every_action() if key not in known]


def main() -> None:
    """Writes the keys that are missing to the end of the list, and says how many those were."""
    lacking = missing()
    with KEYS_FILE.open("a", encoding="utf-8") as file:
        file.writelines(f"{key}\n" for key in lacking)
    print(f"{len(lacking)} more actions in {KEYS_FILE.name}")


if __name__ == "__main__":
    main()
