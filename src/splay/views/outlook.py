"""What a player would have after an action: from the least to the most that the trials of a preview showed."""

from msgspec import Struct

from splay.core.game import Game
from splay.core.player import Player
from splay.core.symbols import COLOR_NAMES, ICONS, SPLAY_NAMES
from splay.views.how_sure import how_sure
from splay.views.view import next_draw

Span = tuple[int, int]
"""The least and the most; the same number twice if nothing was left open."""


class Outlook(Struct, frozen=True):
    """What one player would have: `icons` in the order of `symbols.ICON_NAMES`, `draws` the age that a Draw action
    would take then (11 if it would end the game: `draw_ends` says how sure that is), `draw_sets` the sets that it could
    take it from, `splays` the possible directions of each color that could change, with "none" if a pile could lose its
    splay, `zones` how many cards each zone of the player's that expansions bring would hold, by its kind.
    """

    seat: int
    points: Span
    hand: Span
    score_pile: Span
    achievements: Span
    icons: list[Span]
    draws: Span
    draw_ends: str
    splays: dict[str, list[str]]
    draw_sets: list[str] = []
    zones: dict[str, Span] = {}


def outlooks(before: Game, worlds: list[Game]) -> list[Outlook]:
    """What each player would have, seen over all these worlds, which the action has been taken in."""
    return [outlook(before, worlds, seat) for seat in range(len(before.players))]


def outlook(before: Game, worlds: list[Game], seat: int) -> Outlook:
    """What a player would have."""
    players = [world.players[seat] for world in worlds]
    draws_left = [player.game.draws_left(player.board.highest_top()) for player in players]
    return Outlook(
        seat,
        span([player.points for player in players]),
        span([len(player.hand.cards) for player in players]),
        span([len(player.score_pile.cards) for player in players]),
        span([player.achievement_count() for player in players]),
        [span([player.board.count(icon) for player in players]) for icon in ICONS],
        span([player.game.draw_age(player.board.highest_top()) for player in players]),
        how_sure([left == 0 for left in draws_left]),
        changed_splays(before, worlds, seat),
        draw_sets(players),
        zone_sizes(players),
    )


def draw_sets(players: list[Player]) -> list[str]:
    """The sets that the next Draw action of a player could take from, in these worlds."""
    found = {drawn.set for drawn in map(next_draw, players) if drawn is not None}
    return sorted(found)


def zone_sizes(players: list[Player]) -> dict[str, Span]:
    """How many cards each further zone of a player would hold, in these worlds."""
    kinds = enumerate([zone.kind.name for zone in players[0].further_zones])
    return {kind: span([len(player.further_zones[place].cards) for player in players]) for place, kind in kinds}


def changed_splays(before: Game, worlds: list[Game], seat: int) -> dict[str, list[str]]:
    """The colors of a player whose splay could change, each with the directions that it could have then."""
    changed = {}
    for pile in before.players[seat].board.piles:
        after = sorted({world.players[seat].board.piles[pile.color].splay for world in worlds})
        if after != [pile.splay]:
            changed[COLOR_NAMES[pile.color]] = [SPLAY_NAMES[splay] for splay in after]
    return changed


def span(numbers: list[int]) -> Span:
    """The least and the most of some numbers."""
    return min(numbers), max(numbers)
