"""What an expansion adds to the rules: the moments at which the rules of the base set let it act."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from splay.core.event_kind import register_kinds

if TYPE_CHECKING:
    from collections.abc import Sequence

    from splay.core.achievements import SpecialAchievement
    from splay.core.card import Card, Step
    from splay.core.event import Event
    from splay.core.event_kind import EventKind
    from splay.core.fleeting import FleetingAchievement
    from splay.core.foretold import Foretold
    from splay.core.game import Game
    from splay.core.option import Option
    from splay.core.player import Player
    from splay.core.ruling import Ruling
    from splay.core.statistic import Statistic
    from splay.core.zones import Supply, Zone, ZoneKind

BASE: Final = "base"
"""The set that is always in play, and is no expansion."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Expansion:
    """A set besides the base set; one shared object, which holds no state of any game.

    A subclass has a method for each moment at which it acts; those it leaves out do nothing. `name` is the set's in
    options and on the backs of its cards. If several expansions act at one moment, those with a lower `precedence`
    do so first. `zone_kinds` are the kinds of zones that it brings, `specials` its special achievements, and `numbers`
    those of its rules that texts name, by the names that they have there.
    `part_of` names the set that it is an optional part of: a part needs that set, has no supplies of its own and asks
    for no further achievement; tables name it among their sets. `rulings` are the decisions that it brings on what the
    sources of its rules leave open. `fleeting` says that some of its `achievements` come and go with what boards show,
    so that a win is looked for after every change of one. `event_kinds` are the kinds of events that it brings,
    `once_a_turn` those of its actions of which a turn has only one: by name, what positions call it to have taken it.
    `statistics` are what is counted of games with it besides.
    """

    def __init__(
        self,
        name: str,
        precedence: int,
        zone_kinds: "Sequence[ZoneKind]" = (),
        specials: "Sequence[SpecialAchievement]" = (),
        numbers: "dict[str, int] | None" = None,
        part_of: str = "",
        rulings: "Sequence[Ruling]" = (),
        fleeting: bool = False,
        event_kinds: "Sequence[EventKind]" = (),
        once_a_turn: "dict[str, str] | None" = None,
        statistics: "Sequence[Statistic]" = (),
    ) -> None:
        self.name = name
        self.precedence = precedence
        self.zone_kinds = list(zone_kinds)
        self.specials = list(specials)
        self.numbers = numbers or {}
        self.part_of = part_of
        self.rulings = list(rulings)
        self.fleeting = fleeting
        self.event_kinds = list(event_kinds)
        self.once_a_turn = once_a_turn or {}
        self.statistics = list(statistics)

    def cards(self, first_index: int) -> "list[Card]":
        """New objects for all cards of the set, numbered from this index; asked for once for each mix of sets."""
        return []

    def lay_out(self, game: "Game") -> None:
        """Sets up what is the set's own, after supplies and achievements and before the first hands."""

    def supply_for(self, player: "Player", supply: "Supply") -> "Supply":
        """Where a draw of no particular set is taken from that would be taken from this supply."""
        return supply

    def returns_to(self, game: "Game", card: "Card") -> "Zone | None":
        """Where a card goes when it is returned, if that is none of the supplies; it is dealt to none either."""
        return None

    def achieved_to(self, player: "Player", card: "Card") -> "Zone | None":
        """Where a card lies that the player has achieved, if that is not among the other achievements."""
        return None

    def free_actions(self, player: "Player") -> "list[Option]":
        """The actions of which the player may take one before those of the turn, as it begins."""
        return []

    def actions(self, player: "Player") -> "list[Option]":
        """The actions besides the four that the player could take now."""
        return []

    def first_effects(self, launcher: "Player", card: "Card") -> "list[Step]":
        """The effects that a dogma of this card executes before the card's own, all shared as those are."""
        return []

    def extra_icons(self, launcher: "Player", card: "Card") -> int:
        """How many featured icons more than its board shows the launcher has in a dogma of this card."""
        return 0

    def after_effects(self, launcher: "Player", card: "Card") -> None:
        """What follows all effects of a dogma of this card, before its sharing bonus."""

    def before_elimination(self, player: "Player") -> None:
        """Takes from a player who is eliminated what does not leave the game with all the rest."""

    def after_meld_action(self, player: "Player", card: "Card", covered: "Card | None") -> None:
        """What a Meld action brings; `covered` is the card that the melded one came to lie on."""

    def after_splay(self, player: "Player", owner: "Player", color: int) -> None:
        """What follows when a player changes the splay of a color on the owner's board."""

    def points(self, player: "Player") -> int:
        """The player's points besides those of the score pile."""
        return 0

    def points_from(self, player: "Player") -> "list[tuple[str, int]]":
        """The same points by where they come from, as words that clients have names for."""
        return [(self.name, self.points(player))]

    def after_move(self, player: "Player", card: "Card", kind: str) -> None:
        """What a card that a player melds, tucks or promotes earns, before special achievements are handed out."""

    def after_change(self, game: "Game") -> None:
        """What follows every change for a set with `fleeting` achievements: a win by them."""

    def achievements(self, player: "Player") -> int:
        """How many achievements the player has besides cards and special ones."""
        return 0

    def fleeting_achievements(self, player: "Player") -> "list[FleetingAchievement]":
        """The signs on the player's board that are achievements as long as they can be seen, those too that somebody
        takes away now, in the order of colors.
        """
        return []

    def could_win_with(self, game: "Game", leaving: "list[Card]", shown: "dict[int, list[Card]]") -> bool:
        """Whether the order in which cards leave boards, or come to lie on them, could decide a win by achievements
        that come and go (decision 39): whether somebody could have enough of them for a moment. `shown` are, by seat,
        the cards that come to lie on top there, by arriving or because they are uncovered.
        """
        return False

    def foretells(self, events: "Sequence[Event]", seat: int) -> "list[Foretold]":
        """What the set tells of a run of an action by a seat, from all its events; for previews."""
        return []

    def breaches(self, game: "Game") -> "list[str]":
        """What breaks the set's own rules in a position between two actions, in words; for tests of the engine."""
        return []


EXPANSIONS: Final[dict[str, Expansion]] = {}
"""All expansions there are, by name."""


def register(expansion: Expansion) -> None:
    """Makes a set one that tables can choose. Raises ValueError if there is one of this name, or a kind of event is."""
    if expansion.name == BASE or expansion.name in EXPANSIONS:
        raise ValueError(f"{expansion.name}: there is a set of this name already")
    register_kinds(expansion.event_kinds)
    EXPANSIONS[expansion.name] = expansion


def once_a_turn() -> dict[str, str]:
    """The names of all actions of which a turn has only one, by what positions call it to have taken one."""
    return {word: name for expansion in EXPANSIONS.values() for name, word in expansion.once_a_turn.items()}


def precedence_of(expansion: Expansion) -> int:
    """Sorts expansions in the order in which they act."""
    return expansion.precedence


def expansions_of(sets: tuple[str, ...]) -> list[Expansion]:
    """The expansions among these sets, in the order in which they act."""
    return sorted([EXPANSIONS[name] for name in sets if name != BASE], key=precedence_of)
