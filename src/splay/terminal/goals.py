"""Achievements in reach: what a player still needs for each that is left."""

from typing import Final

from splay.core.symbols import CLOCK, ICON_NAMES, ICONS
from splay.terminal.words import Words
from splay.views.model import PlayerView, Shown, View

EMPIRE_ICONS: Final = 3
MONUMENT_CARDS: Final = 6
WORLD_CLOCKS: Final = 12
UNIVERSE_VALUE: Final = 8
POINTS_A_VALUE: Final = 5


def needs(words: Words, view: View, seat: int, value: int) -> str:
    """What a player needs for an achievement of this value: points, a top card, or nothing."""
    player = view.players[seat]
    points = points_lacking(player, value)
    top = highest_top(words, player) < value
    if points <= 0 and not top:
        return words.text("needs-nothing")
    if points <= 0:
        return words.text("needs-top", value=value)
    return words.text("needs-points-and-top" if top else "needs-points", points=points, value=value)


def points_lacking(player: PlayerView, value: int) -> int:
    """How many points a player lacks for an achievement of this value; more for a second one of it."""
    return POINTS_A_VALUE * value * (1 + ages(player.achievements).count(value)) - player.points


def ages(backs: list[Shown]) -> list[int]:
    """The values of cards seen from behind."""
    return [back.age for back in backs]


def highest_top(words: Words, player: PlayerView) -> int:
    """The value of a player's highest top card, 0 without cards."""
    return max((words.of_key(pile.cards[-1]).face_up_age for pile in player.board), default=0)


def standard_goals(words: Words, view: View, seat: int) -> list[str]:
    """A line for each value of standard achievement that is left."""
    return [
        words.text("goal", name=f"[{value}]", needs=needs(words, view, seat, value))
        for value in sorted(set(ages(view.available)))
    ]


def special_goals(words: Words, view: View, seat: int) -> list[str]:
    """A line for each special achievement that is left: its condition, and how far the player is."""
    player = view.players[seat]
    return [
        words.text(
            "goal-special",
            name=words.special(name),
            condition=words.text(f"special-{name}"),
            state=state(words, player, name),
        )
        for name in view.specials
    ]


def state(words: Words, player: PlayerView, special: str) -> str:
    """How far a player is on the way to a special achievement."""
    tops = [words.of_key(pile.cards[-1]).face_up_age for pile in player.board]
    if special == "Empire":
        lacking = [ICON_NAMES[icon] for icon in ICONS if player.icons[icon] < EMPIRE_ICONS]
        return words.text("state-lacking", what=", ".join(words.text(f"icon-{icon}") for icon in lacking))
    if special == "Monument":
        number, total = max(player.tucked, player.scored), MONUMENT_CARDS
    elif special == "Wonder":
        number, total = sum(pile.splay in ("right", "up") for pile in player.board), 5
    elif special == "World":
        number, total = player.icons[CLOCK], WORLD_CLOCKS
    else:
        number, total = sum(top >= UNIVERSE_VALUE for top in tops), 5
    return words.text("state-number", number=number, total=total)


def nearest(words: Words, view: View, seat: int, most: int) -> list[str]:
    """The cheapest standard achievements left in few words, at most so many; for a spectator only their values."""
    values = sorted(set(ages(view.available)))
    short = [near(words, view.players[seat], value) if seat >= 0 else f"[{value}]" for value in values[:most]]
    return short + ["…"] * (len(values) > most)


def near(words: Words, player: PlayerView, value: int) -> str:
    """What a player lacks for an achievement of this value, in few words."""
    points = points_lacking(player, value)
    if points > 0:
        return words.text("near-points", value=value, points=points)
    return words.text("near-now" if highest_top(words, player) >= value else "near-top", value=value)
