"""Views: built up from what a seat may know, never a full state with parts removed."""

from operator import attrgetter
from typing import Final, cast

from msgspec import structs

from splay.core.achievements import UNCLAIMED
from splay.core.dogma import followers
from splay.core.expansion import BASE
from splay.core.game import Game, released
from splay.core.player import Player
from splay.core.result import Result
from splay.core.symbols import COLOR_NAMES, HIGHEST_AGE, SPLAY_NAMES, unpacked
from splay.core.zones import SEEN_BY_NAMES, Zone
from splay.sets import find_card
from splay.views.cards_and_places import Shown
from splay.views.fact_types import Facts
from splay.views.model import (
    PROTOCOL_VERSION,
    NextDraw,
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
from splay.views.why import why_runs

SPECTATOR = -1
ALL_SEEING = -2
"""Whoever looks at a finished game with everything open."""
NO_BACK: Final = (0, "")
BY_AGE: Final = attrgetter("age")
BASE_DRAWS: Final = [NextDraw(BASE, age) for age in range(HIGHEST_AGE + 1)]
"""A draw from each age of the base set."""


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
        [next_draw(player) for player in game.players],
        running(game),
        None if game.result is None else told_result(result_view(game.result)),
        [zone_view(game, zone, seat) for zone in game.further_zones()],
        facts,
    )


def next_draw(player: Player) -> NextDraw | None:
    """What a player's next Draw action takes; None if it would end the game."""
    highest = player.board.highest_top()
    age = player.game.draw_age(highest)
    if age > HIGHEST_AGE:
        return None
    if not player.game.expansions:
        return BASE_DRAWS[age]
    supply = player.supply_for(highest)
    return NextDraw(supply.set_name, supply.age)


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
        follows = [] if run.effect < 0 else list(followers(game, run))
        stack.append(structs.replace(why_runs(run), follows=follows))
        run = run.outer
    return stack[::-1]


def result_view(result: Result) -> ResultView:
    """The result as JSON data, with the deciding card by its key; without its messages, which are not stored."""
    card = find_card(result.card) if result.card else None
    standings = [(s.seat, s.team, s.score, s.achievements) for s in result.standings]
    return ResultView(result.reason, result.winners[:], "" if card is None else card.key, standings)
