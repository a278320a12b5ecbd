"""Views: built up from what a seat may know, never a full state with parts removed."""

from collections.abc import Sequence
from operator import attrgetter
from typing import Final, cast

from splay.core.achievements import UNCLAIMED
from splay.core.card import EFFECT_METHODS
from splay.core.dogma import DogmaRun, followers
from splay.core.game import Game, released
from splay.core.place import NO_COLOR, Place
from splay.core.player import Player
from splay.core.result import Result
from splay.core.symbols import COLOR_NAMES, ICON_NAMES, SPLAY_NAMES, unpacked
from splay.core.zones import SEEN_BY_NAMES, Zone
from splay.sets import find_card
from splay.views.fact_types import Facts
from splay.views.model import (
    PROTOCOL_VERSION,
    OptionsView,
    PileView,
    PlayerView,
    ResultView,
    SupplyView,
    View,
    Why,
    ZoneView,
)
from splay.views.result_messages import told_result
from splay.views.shown import PlaceView, Shown

SPECTATOR = -1
ALL_SEEING = -2
"""Whoever looks at a finished game with everything open."""
NO_BACK: Final = (0, "")
BY_AGE: Final = attrgetter("age")


def view_of(game: Game, seat: int, facts: Facts | None = None) -> View:
    """What a seat may know of the position now; `seat` SPECTATOR knows what everybody may, ALL_SEEING knows all.

    `facts` are those of the position, if the viewer is to be told them: the same for all viewers (`facts_of`).
    Raises ReleasedGame for a game that has been released.
    """
    if not game.players:
        raise released()
    return View(
        PROTOCOL_VERSION,
        seat,
        cast(OptionsView, game.options.to_json()),
        game.started,
        game.turn_seat,
        game.turn_number,
        game.actions_left,
        [player_view(player, seat) for player in game.players],
        [SupplyView(supply.set_name, supply.age, len(supply.cards)) for supply in game.supplies],
        achievement_backs(game.available),
        game.specials_of(UNCLAIMED),
        len(game.removed.cards),
        game.options.achievements_to_win(),
        [game.draw_age(player.board.highest_top()) for player in game.players],
        running(game),
        None if game.result is None else told_result(result_view(game.result)),
        [zone_view(game, zone, seat) for zone in game.further_zones()],
        facts,
    )


def player_view(player: Player, viewer: int) -> PlayerView:
    """What the viewer may know of a player."""
    return PlayerView(
        player.seat,
        player.team,
        [
            PileView(COLOR_NAMES[pile.color], SPLAY_NAMES[pile.splay], [card.key for card in pile.cards])
            for pile in player.board.piles
            if pile.cards
        ],
        unpacked(player.board.icons),
        cards_view(player.game, player.hand, viewer),
        cards_view(player.game, player.score_pile, viewer),
        player.points,
        achievement_backs(player.achievements),
        player.game.specials_of(player.seat),
        player.achievement_count(),
        player.tucked,
        player.scored,
        [zone_view(player.game, zone, viewer) for zone in player.further_zones],
        player.seat in player.game.seating.out,
    )


def place_view(place: Place | None) -> PlaceView | None:
    """A place as JSON data."""
    if place is None:
        return None
    color = "" if place.color == NO_COLOR else COLOR_NAMES[place.color]
    return PlaceView(place.kind, place.seat, color, place.set_name, place.age)


def achievement_backs(zone: Zone) -> list[Shown]:
    """The backs of standard achievements, by value."""
    return [Shown(card.age, card.set_name) for card in sorted(zone.cards, key=BY_AGE)]


def zone_view(game: Game, zone: Zone, viewer: int) -> ZoneView:
    """A zone that an expansion brings, as the viewer sees it."""
    return ZoneView(zone.kind.name, cards_view(game, zone, viewer), SEEN_BY_NAMES[zone.kind.seen_by])


def cards_view(game: Game, zone: Zone, viewer: int) -> list[Shown]:
    """The cards of a zone as the viewer sees them.

    Cards seen from behind come sorted by value and numbered within it, so that neither their order nor their
    tokens depend on anything that is hidden.
    """
    if viewer == ALL_SEEING or zone.seen_by(viewer):
        return [Shown(card.age, card.set_name, card.key) for card in zone.cards]
    name, revealed = zone.place.name, game.revealed
    if not revealed:
        return backs(name, sorted([(card.age, card.set_name) for card in zone.cards]))
    shown = [Shown(card.age, card.set_name, card.key) for card in zone.cards if card in revealed]
    return shown + backs(name, sorted([(card.age, card.set_name) for card in zone.cards if card not in revealed]))


def backs(zone: str, sorted_backs: list[tuple[int, str]]) -> list[Shown]:
    """Hidden cards by what their backs show, each with a token of its own."""
    shown: list[Shown] = []
    before, number = NO_BACK, 0
    for back in sorted_backs:
        number = number + 1 if back == before else 0
        before = back
        age, set_name = back
        shown.append(Shown(age, set_name, "", f"{zone}/{set_name}.{age}.{number}"))
    return shown


def running(game: Game) -> list[Why]:
    """The effects being executed, outermost first."""
    stack: list[Why] = []
    run = game.run
    while run is not None:
        follows = [] if run.effect < 0 else followers(game, run)
        stack.append(why(run, follows))
        run = run.outer
    return stack[::-1]


def why(run: DogmaRun, follows: Sequence[int] = ()) -> Why:
    """The reason for whatever happens in a running effect, which these seats execute."""
    effect = EFFECT_METHODS[run.effect] if run.effect >= 0 else ""
    return Why(
        run.card.key,
        effect,
        run.launcher,
        run.executing,
        run.role(),
        ICON_NAMES[run.card.featured],
        run.counts[:],
        list(follows),
    )


def result_view(result: Result) -> ResultView:
    """The result as JSON data, with the deciding card by its key; without its messages, which are not stored."""
    card = find_card(result.card) if result.card else None
    standings = [(s.seat, s.team, s.score, s.achievements) for s in result.standings]
    return ResultView(result.reason, result.winners[:], "" if card is None else card.key, standings)
