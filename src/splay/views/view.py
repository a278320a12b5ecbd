"""Views: built up from what a seat may know, never a full state with parts removed."""

from typing import cast

from splay.core.achievements import UNCLAIMED
from splay.core.card import EFFECT_METHODS
from splay.core.dogma import DogmaRun
from splay.core.game import Game, released
from splay.core.player import Player
from splay.core.result import Result
from splay.core.symbols import COLOR_NAMES, ICON_BITS, ICON_MASK, ICON_NAMES, ICONS, SPLAY_NAMES
from splay.core.zones import Zone
from splay.sets import find_card
from splay.views.model import PROTOCOL_VERSION, OptionsView, PileView, PlayerView, ResultView, View, Why
from splay.views.result_messages import result_with_messages
from splay.views.shown import Shown

SPECTATOR = -1
ALL_SEEING = -2
"""Whoever looks at a finished game with everything open."""


def view_of(game: Game, seat: int) -> View:
    """What a seat may know of the position now; `seat` SPECTATOR knows what everybody may, ALL_SEEING knows all.

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
        [len(supply.cards) for supply in game.supplies],
        sorted([card.age for card in game.available.cards]),
        game.specials_of(UNCLAIMED),
        len(game.removed.cards),
        game.options.achievements_to_win(),
        [game.draw_age(player.board.highest_top()) for player in game.players],
        running(game),
        None if game.result is None else result_with_messages(result_view(game.result)),
    )


def player_view(player: Player, viewer: int) -> PlayerView:
    """What the viewer may know of a player."""
    icons = player.board.icons
    return PlayerView(
        player.seat,
        player.team,
        [
            PileView(COLOR_NAMES[pile.color], SPLAY_NAMES[pile.splay], [card.key for card in pile.cards])
            for pile in player.board.piles
            if pile.cards
        ],
        [(icons >> (icon * ICON_BITS)) & ICON_MASK for icon in ICONS],
        zone_view(player, player.hand, viewer),
        zone_view(player, player.score_pile, viewer),
        player.points,
        sorted([card.age for card in player.achievements.cards]),
        player.game.specials_of(player.seat),
        player.tucked,
        player.scored,
    )


def zone_view(player: Player, zone: Zone, viewer: int) -> list[Shown]:
    """The cards of a zone as the viewer sees them.

    Cards seen from behind come sorted by value and numbered within it, so that neither their order nor their
    tokens depend on anything that is hidden.
    """
    if viewer == ALL_SEEING or zone.seen_by(viewer):
        return [Shown(card.age, card.set_name, card.key) for card in zone.cards]
    revealed = player.game.revealed
    shown = [Shown(card.age, card.set_name, card.key) for card in zone.cards if revealed and card in revealed]
    hidden = [card for card in zone.cards if not revealed or card not in revealed]
    return shown + backs(zone.name, sorted([(card.age, card.set_name) for card in hidden]))


def backs(zone: str, sorted_backs: list[tuple[int, str]]) -> list[Shown]:
    """Hidden cards by what their backs show, each with a token of its own."""
    return [
        Shown(age, set_name, token=f"{zone}/{set_name}.{age}.{sorted_backs[:place].count((age, set_name))}")
        for place, (age, set_name) in enumerate(sorted_backs)
    ]


def running(game: Game) -> list[Why]:
    """The effects being executed, outermost first."""
    stack: list[Why] = []
    run = game.run
    while run is not None:
        stack.append(why(run))
        run = run.outer
    return stack[::-1]


def why(run: DogmaRun) -> Why:
    """The reason for whatever happens in a running effect."""
    effect = EFFECT_METHODS[run.effect] if run.effect >= 0 else ""
    return Why(
        run.card.key,
        effect,
        run.launcher,
        run.executing,
        run.role(),
        ICON_NAMES[run.card.featured],
        run.counts[:],
    )


def result_view(result: Result) -> ResultView:
    """The result as JSON data, with the deciding card by its key; without its messages, which are not stored."""
    card = find_card(result.card) if result.card else None
    standings = [(s.seat, s.team, s.score, s.achievements) for s in result.standings]
    return ResultView(result.reason, result.winners[:], "" if card is None else card.key, standings)
