"""Special achievements: their conditions, and who gets one first (rulings 26-36, decision 2)."""

from typing import TYPE_CHECKING, Final

from splay.core.board import Board
from splay.core.card import Card
from splay.core.event import ClaimEvent
from splay.core.expansion import EXPANSIONS, Expansion
from splay.core.symbols import CLOCK, COLORS, ICON_BITS, ICON_MASK, ICONS, LEFT
from splay.core.visibility import totals_of
from splay.core.zones import PILE

if TYPE_CHECKING:
    from splay.core.game import Game
    from splay.core.player import Player

EMPIRE: Final = 0
MONUMENT: Final = 1
WONDER: Final = 2
WORLD: Final = 3
UNIVERSE: Final = 4
WONDER_BIT: Final = 1 << WONDER
UNIVERSE_BIT: Final = 1 << UNIVERSE

UNCLAIMED: Final = -1
GONE: Final = -2
"""Neither available nor anybody's: removed from the game."""

EMPIRE_ICONS: Final = 3
MONUMENT_CARDS: Final = 6
WORLD_CLOCKS: Final = 12
UNIVERSE_VALUE: Final = 8
ALL_COLORS: Final = 5

HIGH_BITS: Final = sum([1 << (icon * ICON_BITS + ICON_BITS - 1) for icon in ICONS])
EMPIRE_FILL: Final = sum([((1 << (ICON_BITS - 1)) - EMPIRE_ICONS) << (icon * ICON_BITS) for icon in ICONS])
"""Added to packed counts, it sets the high bit of each icon of which there are three or more."""
ENOUGH_CLOCKS: Final = min(EMPIRE_ICONS, WORLD_CLOCKS) << (CLOCK * ICON_BITS)
"""Packed counts below this one are enough for neither Empire nor World."""
NEEDED: Final = sum([(WORLD_CLOCKS if icon == CLOCK else EMPIRE_ICONS) << (icon * ICON_BITS) for icon in ICONS])
"""Packed counts that are enough for both Empire and World."""
NEED_FILL: Final = HIGH_BITS - NEEDED
"""Added to packed counts, it sets the high bit of each icon of which there are as many as NEEDED or more."""


class SpecialAchievement:
    """A special achievement: its name, the key of the card that can claim it ("" for none), and how far players are.

    A player who has as much as `need` says of what `have` counts qualifies.
    """

    __slots__ = ("claimed_with", "name", "need")

    def __init__(self, name: str, claimed_with: str, need: int) -> None:
        self.name = name
        self.claimed_with = claimed_with
        self.need = need

    def have(self, player: "Player") -> int:
        """How much the player has of what the achievement needs."""
        raise NotImplementedError

    def is_met(self, player: "Player") -> bool:
        """Whether the player qualifies: the same as the count says, told as fast as possible."""
        return self.have(player) >= self.need

    def possible_with(self, player: "Player", more: list[Card]) -> bool:
        """Whether the player could qualify for a moment by what lies on the board and these cards together, so that
        the order in which cards come or go may decide (decision 39). Those of the base set are asked otherwise.
        """
        return False


class Empire(SpecialAchievement):
    """Three or more of each icon (ruling 29)."""

    __slots__ = ()

    def have(self, player: "Player") -> int:
        return ((player.board.icons + EMPIRE_FILL) & HIGH_BITS).bit_count()


class Monument(SpecialAchievement):
    """Six cards tucked, or six scored, in one turn (ruling 30)."""

    __slots__ = ()

    def have(self, player: "Player") -> int:
        return max(player.tucked, player.scored)


class Wonder(SpecialAchievement):
    """All five colors, each splayed right or up (ruling 31)."""

    __slots__ = ()

    def have(self, player: "Player") -> int:
        return len([pile for pile in player.board.piles if pile.splay > LEFT])


class World(SpecialAchievement):
    """Twelve clocks (ruling 32)."""

    __slots__ = ()

    def have(self, player: "Player") -> int:
        return player.count(CLOCK)


class Universe(SpecialAchievement):
    """Five top cards of value 8 or higher (ruling 32)."""

    __slots__ = ()

    def have(self, player: "Player") -> int:
        piles = player.board.piles
        return len([pile for pile in piles if pile.cards and pile.cards[-1].face_up_age >= UNIVERSE_VALUE])


BASE_SPECIALS: Final[list[SpecialAchievement]] = [
    Empire("Empire", "construction", len(ICONS)),
    Monument("Monument", "masonry", MONUMENT_CARDS),
    Wonder("Wonder", "invention", ALL_COLORS),
    World("World", "translation", WORLD_CLOCKS),
    Universe("Universe", "astronomy", ALL_COLORS),
]
"""Those of the base set, each at its number; `met` tests them all at once, as it is asked after every change."""


def specials_of(expansions: "list[Expansion]") -> list[SpecialAchievement]:
    """Those of a table with these expansions, each at its number: the base five first."""
    if not expansions:
        return BASE_SPECIALS
    return BASE_SPECIALS + [special for expansion in expansions for special in expansion.specials]


def all_specials() -> list[SpecialAchievement]:
    """Those that there are, of every set."""
    return specials_of(list(EXPANSIONS.values()))


def met(player: "Player") -> int:
    """The special achievements whose condition the player meets, as a bit set; of those that expansions bring only the
    ones that are still available.
    """
    board = player.board
    found = of_icons(board.icons) if board.icons >= ENOUGH_CLOCKS else 0
    if player.tucked >= MONUMENT_CARDS or player.scored >= MONUMENT_CARDS:
        found |= 1 << MONUMENT
    if board.filled == ALL_COLORS:
        pile = board.piles[0]  # mostly this one already says no to both
        if pile.splay > LEFT or pile.cards[-1].face_up_age >= UNIVERSE_VALUE:
            found |= wonder_and_universe(player)
    if player.game.expansions:
        specials, owners = player.game.specials, player.game.special_owner
        for special in range(len(BASE_SPECIALS), len(specials)):
            if owners[special] == UNCLAIMED and specials[special].is_met(player):
                found |= 1 << special
    return found


def of_icons(icons: int) -> int:
    """Of Empire and World those that these packed icons are enough for, as a bit set."""
    empire = 1 << EMPIRE if (icons + EMPIRE_FILL) & HIGH_BITS == HIGH_BITS else 0
    return empire | 1 << WORLD if icons >> (CLOCK * ICON_BITS) >= WORLD_CLOCKS else empire


def wonder_and_universe(player: "Player") -> int:
    """Of Wonder and Universe those that a player with five colors meets, as a bit set."""
    found = WONDER_BIT | UNIVERSE_BIT
    for pile in player.board.piles:
        if pile.splay <= LEFT:
            found &= UNIVERSE_BIT
        if pile.cards[-1].face_up_age < UNIVERSE_VALUE:
            found &= WONDER_BIT
        if found == 0:
            break
    return found


def special_due(game: "Game") -> bool:
    """Whether somebody meets the condition of a special achievement that is still available."""
    available = game.available_specials()
    return any([met(player) & available for player in game.in_play()])


def award_specials(game: "Game") -> None:
    """Hands out every special achievement whose condition is met, then ends the game if one was the last.

    When several players qualify, the edition says who is first (decision 20). Only those are looked at for whom
    something has changed.
    """
    changed = game.dirty
    game.dirty = 0
    claimed = False
    for seat in game.by_precedence():
        if not changed & (1 << seat):
            continue
        player = game.players[seat]
        found = met(player)
        player.earned = 0
        if found:
            for special in range(len(game.specials)):
                if found & (1 << special) and game.special_owner[special] == UNCLAIMED:
                    take_special(game, player, special)
                    claimed = True
    if claimed:
        game.check_achievements()


def take_special(game: "Game", player: "Player", special: int) -> None:
    """Gives an available special achievement to a player, without asking whether that ends the game."""
    game.special_owner[special] = player.seat
    game.note_change()
    if game.events is not None:
        event = ClaimEvent(player.seat, game.run, game.specials[special].name)
        event.totals = (totals_of(game, player.seat),)
        game.events.append(event)


def order_may_decide(game: "Game", board: Board, arriving: list[Card]) -> bool:
    """Whether the order in which several cards come to lie on top of a board could decide a special achievement.

    It could if the table hands them out at once: Empire, World or Universe may then hold for a moment, if what lies
    on the board and what arrives on top, taken together, is enough for it. Achievements that come and go never wait.
    """
    if game.fleeting and could_win_with(game, [], {board.owner: arriving}):
        return True
    if not game.each_change:
        return False
    possible = of_icons(board.icons + sum([card.full for card in arriving]))
    if all([has_high_card(board, arriving, color) for color in COLORS]):
        possible |= 1 << UNIVERSE
    if game.expansions:
        possible |= further_possible(game.players[board.owner], arriving)
    return possible & game.available_specials() != 0


def further_possible(player: "Player", more: list[Card]) -> int:
    """Of the special achievements of expansions that are still available those that a player could have with these
    cards, as a bit set.
    """
    found = 0
    specials, owners = player.game.specials, player.game.special_owner
    for special in range(len(BASE_SPECIALS), len(specials)):
        if owners[special] == UNCLAIMED and specials[special].possible_with(player, more):
            found |= 1 << special
    return found


def could_win_with(game: "Game", leaving: list[Card], shown: dict[int, list[Card]]) -> bool:
    """Whether somebody could win for a moment by achievements that come and go, while these cards leave boards or those
    come to lie on top of them, by seat.
    """
    return any([expansion.could_win_with(game, leaving, shown) for expansion in game.expansions])


def leaving_may_decide(game: "Game", cards: list[Card]) -> bool:
    """Whether the order in which several cards leave boards could decide an achievement (decision 32).

    It could if what they uncover is enough for one, whichever card of each pile comes to lie on top for a moment.
    """
    if not (game.each_change or game.fleeting) or len(cards) < 2:
        return False
    boards = sorted({game.zone_of(card).owner for card in cards if game.zone_of(card).kind is PILE})
    uncovered = {seat: [pile.uncovered_by(cards) for pile in game.players[seat].board.piles] for seat in boards}
    if game.fleeting and boards:
        shown = {seat: [card for beneath in piles for card in beneath] for seat, piles in uncovered.items()}
        if could_win_with(game, cards, shown):
            return True
    return game.each_change and any(
        [
            uncovering_may_decide(game, game.players[seat].board, [beneath for beneath in piles if beneath])
            for seat, piles in uncovered.items()
        ]
    )


def uncovering_may_decide(game: "Game", board: Board, uncovered: list[list[Card]]) -> bool:
    """Whether one card of each of these lists, in addition to what lies on the board, can be enough for a special
    achievement that is available.

    Counts are cut down to what matters, so that even for a whole board only few differ.
    """
    if not uncovered:
        return False
    beneath = [card for cards in uncovered for card in cards]
    possible = UNIVERSE_BIT if all([has_high_card(board, beneath, color) for color in COLORS]) else 0
    totals = {board.icons}
    for cards in uncovered:
        totals = {cut_down(total + card.full) for total in totals for card in cards}
    for total in totals:
        possible |= of_icons(total)
    if game.expansions:
        possible |= further_possible(game.players[board.owner], beneath)
    return possible & game.available_specials() != 0


def cut_down(icons: int) -> int:
    """Packed counts of which none is more than Empire and World need."""
    enough = ((icons + NEED_FILL) & HIGH_BITS) >> (ICON_BITS - 1)
    fields = enough * ICON_MASK
    return (icons & ~fields) | (NEEDED & fields)


def has_high_card(board: Board, arriving: list[Card], color: int) -> bool:
    """Whether a color's top card, or one that arrives there, is high enough for Universe."""
    values = [card.face_up_age for card in arriving if card.color == color]
    return max([board.top_value(color), *values]) >= UNIVERSE_VALUE
