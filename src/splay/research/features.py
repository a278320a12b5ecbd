"""The features of an observation: what they are called, and in which order they come."""

from collections.abc import Iterable, Sequence
from typing import Final

from splay.core.card import EFFECT_METHODS, Card
from splay.core.expansion import BASE, expansions_of
from splay.core.options import Options
from splay.core.question import KINDS, PURPOSES, TO_LOOK
from splay.core.symbols import COLOR_NAMES, HEX, HIGHEST_AGE, ICON_NAMES, SPLAY_NAMES
from splay.core.zones import ZoneKind
from splay.sets import mixed_deck
from splay.sets.echoes.foreshadowing import TO_FORESHADOW
from splay.sets.echoes.promotion import ASK_PROMOTE
from splay.sets.relics.seizing import ASK_SEIZE

ALL_KINDS: Final = (*KINDS, ASK_PROMOTE, ASK_SEIZE)
"""The kinds of question, those that sets bring too."""
BEFORE: Final = PURPOSES.index(TO_LOOK)
ALL_PURPOSES: Final = (*PURPOSES[:BEFORE], TO_FORESHADOW, *PURPOSES[BEFORE:])
"""What something is chosen for, in the order that features have had from the start."""
ROLES: Final = ("own", "shares", "demanded", "nested")
AGES: Final = range(1, HIGHEST_AGE + 1)
Block = dict[str, int]
"""Where features of one sort stand in the observation, by the last part of their names."""
Backs = dict[str, int]
"""For each set the place before that of its first age."""


class Names:
    """The names of features, as they are laid out one after the other."""

    def __init__(self) -> None:
        self.names: list[str] = []

    def add(self, name: str) -> int:
        """Lays out one feature; its place."""
        self.names.append(name)
        return len(self.names) - 1

    def block(self, prefix: str, words: Iterable[str]) -> Block:
        """Lays out a feature for each word."""
        return {word: self.add(f"{prefix}.{word}") for word in words}

    def by_back(self, prefix: str, sets: Sequence[str]) -> Backs:
        """Lays out a feature for each set and age."""
        return {name: min([self.add(f"{prefix}.{name}.{age}") for age in AGES]) - 1 for name in sets}


class PlayerFeatures:
    """Where the features of one player stand; those of the seat that looks are `player.0`, then it goes clockwise.

    A card of a board has its depth, 1 on top; elsewhere it has 1 in the place where its face can be seen.
    """

    def __init__(self, names: Names, number: int, table: "FeatureTable") -> None:
        of = f"player.{number}"
        self.points = names.add(f"{of}.points")
        self.achieved = names.add(f"{of}.achieved")
        self.tucked = names.add(f"{of}.tucked")
        self.scored = names.add(f"{of}.scored")
        self.out = names.add(f"{of}.out")
        self.partner = names.add(f"{of}.partner")
        self.turn = names.add(f"{of}.turn")
        self.launched = names.add(f"{of}.launched")
        self.executes = names.add(f"{of}.executes")
        self.receives = names.add(f"{of}.receives")
        self.hand = names.add(f"{of}.hand")
        self.score = names.add(f"{of}.score")
        self.next_draw = names.add(f"{of}.next_draw")
        self.next_draw_set = names.block(f"{of}.next_draw", table.backs)
        self.icons = min(names.block(f"{of}.icons", ICON_NAMES[:HEX]).values())
        self.achievements = min([names.add(f"{of}.achievements.{age}") for age in AGES]) - 1
        self.specials = names.block(f"{of}.special", table.specials)
        self.piles = {
            color: (names.add(f"{of}.{color}.cards"), names.block(f"{of}.{color}", SPLAY_NAMES[1:]))
            for color in COLOR_NAMES
        }
        self.hand_backs = names.by_back(f"{of}.hand", table.backs)
        self.score_backs = names.by_back(f"{of}.score", table.backs)
        self.zone_backs = {
            kind.name: names.by_back(f"{of}.{kind.name}", table.backs) for kind in table.kinds if kind.per_player
        }
        self.board_cards = names.block(f"{of}.board", table.cards)
        self.hand_cards = names.block(f"{of}.hand", table.cards)
        self.score_cards = names.block(f"{of}.score", table.cards)
        self.zone_cards = {
            kind.name: names.block(f"{of}.{kind.name}", table.cards) for kind in table.kinds if kind.per_player
        }


class FeatureTable:
    """What the features of tables with these sets are about: cards, backs, special achievements and kinds of zones."""

    def __init__(self, sets: Sequence[str]) -> None:
        """Raises BadOptions for sets that do not fit together."""
        options = Options(sets=sets)
        deck: list[Card] = mixed_deck(options.sets)
        self.sets = options.sets
        self.cards = [card.key for card in deck]
        self.backs = list(dict.fromkeys([card.set_name for card in deck]))
        self.specials = [special.name for special in options.specials]
        self.kinds: list[ZoneKind] = [kind for one in expansions_of(options.sets) for kind in one.zone_kinds]


class Features:
    """Where the features of an observation stand, for up to so many players with some of these sets."""

    def __init__(self, players: int, sets: Sequence[str]) -> None:
        """Raises BadOptions for players or sets that no table can have."""
        Options(players)
        table = FeatureTable(sets)
        names = Names()
        self.sets = table.sets
        self.started = names.add("started")
        self.turn_number = names.add("turn_number")
        self.actions_left = names.add("actions_left")
        self.players = names.add("players")
        self.to_win = names.add("achievements_to_win")
        self.first_edition = names.add("first_edition")
        self.removed = names.add("removed")
        self.in_play = names.block("in_play", [name for name in table.sets if name != BASE])
        self.seat = min([names.add(f"seat.{seat}") for seat in range(players)])
        self.supplies = names.by_back("supply", table.backs)
        self.available = min([names.add(f"available.{age}") for age in AGES]) - 1
        self.specials = names.block("available", table.specials)
        self.running = names.add("running")
        self.effect = names.block("running", EFFECT_METHODS)
        self.role = names.block("running", ROLES)
        self.asks = names.block("asks", ALL_KINDS)
        self.purpose = names.block("chosen_to", ALL_PURPOSES)
        self.picked = names.add("picked")
        self.least = names.add("least")
        self.most = names.add("most")
        self.direction = names.block("direction", SPLAY_NAMES[1:])
        self.used = names.block("used", table.cards)
        self.zone_cards = {
            kind.name: names.block(kind.name, table.cards) for kind in table.kinds if not kind.per_player
        }
        self.of_players = [PlayerFeatures(names, number, table) for number in range(players)]
        self.names = tuple(names.names)
