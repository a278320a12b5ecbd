"""Telling what cards moved: who sees their faces, and whether somebody learns something by it."""

from typing import TYPE_CHECKING

from splay.core.card import Card
from splay.core.event import DRAW, EVERYBODY, DrawEvent, Event, Totals
from splay.core.fleeting import note_passing
from splay.core.place import Place
from splay.core.symbols import HIGHEST_AGE
from splay.core.zones import PILE, SUPPLY, Zone

if TYPE_CHECKING:
    from splay.core.game import Game


def tell_move(game: "Game", card: Card, source: Zone, to: Zone, kind: str, seat: int, wanted: int) -> None:
    """Appends the event of one move, and counts whether it told anybody something (see `Game`)."""
    assert game.events is not None
    if gives_information(game, source, to):
        game.information += 1
    seen = told_to(game, card, source, to)
    if kind == DRAW:
        elsewhere = wanted > 0 and other_set_has(game, wanted, card.age - 1)
        game.events.append(DrawEvent(seat, game.run, card.alone, seen, source.place, to.place, wanted, elsewhere))
    else:
        event = Event(kind, seat, game.run, card.alone, seen, source.place, to.place)
        note_totals(game, event, source)
        if to.owner != source.owner or not event.totals or game.fleeting:
            note_totals(game, event, to)
        game.events.append(event)


def other_set_has(game: "Game", first: int, last: int) -> bool:
    """Whether a set besides the base set has cards of one of these values in its supplies."""
    further = [supply for supply in game.supplies[HIGHEST_AGE:] if first <= supply.age <= last]
    return any([len(supply.cards) > 0 for supply in further])


def note_totals(game: "Game", event: Event, zone: Zone) -> None:
    """Notes the totals of the owner of a zone that an event changed, if anything in them can come from such a zone; of
    all players, and which achievements have come or gone, if some come and go with what boards show.
    """
    if zone.kind is PILE and game.fleeting:
        event.totals = tuple([totals_of(game, player.seat) for player in game.players])
        note_passing(game, event)
    elif zone.owner in [totals.seat for totals in event.totals]:
        return
    elif zone.kind.counted:
        event.totals += (totals_of(game, zone.owner),)


def totals_of(game: "Game", seat: int) -> Totals:
    """What a seat has now."""
    player = game.players[seat]
    return Totals(seat, player.points, player.board.icons, player.achievement_count())


def tell_moves(game: "Game", cards: list[Card], sources: list[Zone], kind: str, seat: int, in_order: bool) -> None:
    """Appends the events of several moves to supplies, in such a way that nobody learns how cards lie in one of them
    (decision 9).

    The cards that move from one place to one supply and are seen by the same seats are one event; cards and events
    come sorted by what everybody may know. Only if the seat has chosen their order, and no two go to one supply, do
    they come `in_order`: an order that nobody has chosen is that of a place, which may be hidden.
    """
    assert game.events is not None
    groups: dict[tuple[str, str, int], list[Card]] = {}
    places: dict[str, Place] = {}
    zones: dict[str, Zone] = {}
    for card, source in zip(cards, sources, strict=True):
        supply = game.returns_to(card)
        start, end = source.place, supply.place
        places[start.name], places[end.name] = start, end
        zones[start.name] = source
        groups.setdefault((start.name, end.name, told_to(game, card, source, supply)), []).append(card)
    alone = len({end_name for _, end_name, _ in groups}) == len(cards)
    for like in groups if in_order and alone else sorted(groups):
        start_name, end_name, seen = like
        told = tuple(sorted(groups[like], key=by_number))
        event = Event(kind, seat, game.run, told, seen, places[start_name], places[end_name])
        note_totals(game, event, zones[start_name])
        game.events.append(event)


def by_number(card: Card) -> int:
    """Sorts cards by their number, so that the order tells nothing."""
    return card.index


def told_to(game: "Game", card: Card, source: Zone, to: Zone) -> int:
    """The seats that see the face of a card that moves, as a bit set."""
    if source.public or to.public or card in game.revealed:
        return EVERYBODY
    seen = 0
    for player in game.players:
        if source.seen_by(player.seat) or to.seen_by(player.seat):
            seen |= 1 << player.seat
    return seen


def gives_information(game: "Game", source: Zone, to: Zone) -> bool:
    """Whether a move shows anybody a card that the deciding seat could not have told about."""
    return shows_something(source, to, game.decided_by)


def shows_something(source: Zone, to: Zone, decided_by: int) -> bool:
    """Whether a move between two zones, which a seat decided, shows anybody what that seat could not have told."""
    if source.kind is SUPPLY:
        return True
    if not source.private or not (to.private or to.public):
        return False
    return source.owner != to.owner or (to.public and source.owner != decided_by)
