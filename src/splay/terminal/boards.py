"""A player's board as a box of colored text, fitted to its width."""

from typing import Final

from rich.text import Text

from splay.core.symbols import COLOR_NAMES, ICON_NAMES, ICONS
from splay.terminal.fleeting import fleeting_of
from splay.terminal.goals import goals_of
from splay.terminal.shown_table import ShownTable
from splay.terminal.words import ARROWS, SIGNS, Words
from splay.views.cards_and_places import Shown
from splay.views.facts import WIN
from splay.views.model import PileView, PlayerView, View, ZoneView

COLORS: Final = {
    "blue": "#6cb0ff", "red": "#ff7a7a", "green": "#63d68f", "yellow": "#f2cf5b", "purple": "#cf9bff",
}  # fmt: skip
"""How a color looks; its letter says the same without it."""
TIMES: Final = "\N{MULTIPLICATION SIGN}"
NARROW: Final = 20
SHORTEST_NAME: Final = 9
"""Of a card's name at least so much is shown before anything else gets room."""


def board_text(table: ShownTable, player: PlayerView, width: int) -> Text:
    """The piles of a player, the icon totals, and the hand and score pile by number."""
    words, shown = table.words, shown_icons(table.view(), player.seat)
    piles = {pile.color: pile for pile in player.board}
    rows = [pile_row(words, piles.get(color), color, shown.get(color, []), width) for color in COLOR_NAMES]
    rows += icon_rows(player, width)
    rows.append(holdings(table.words, player, width))
    rows += [zone_row(words, zone, width) for zone in further_zones(player)]
    return Text("\n").join(rows)


def shown_icons(view: View, seat: int) -> dict[str, list[int]]:
    """The visible icons of a player's piles by color, as the view tells them."""
    return {} if view.facts is None else {pile.color: pile.icons for pile in view.facts.players[seat].piles}


def pile_row(words: Words, pile: PileView | None, color: str, shown: list[int], width: int) -> Text:
    """One pile: letter, splay, age and name of the top card, then as many as there are and visible icons."""
    row = Text(no_wrap=True, overflow="ellipsis").append(words.letter(color), COLORS[color])
    if pile is None:
        return row.append("  -", "dim")
    top = words.of_key(pile.cards[-1])
    row.append(ARROWS[pile.splay], "bold").append(f"{top.age:>2} ", "bold")
    count = f"{TIMES}{len(pile.cards)}" if len(pile.cards) > 1 else ""
    icons = counted_signs(shown)
    room = width - len(row)
    extras = [part for part in (count, icons) if part]
    while extras and room - len(" ".join(extras)) - 1 < SHORTEST_NAME:
        extras.pop()
    extra = " ".join(extras)
    name = words.named(pile.cards[-1])
    row.append(shortened(name, room - len(extra) - 1 if extra else room), COLORS[color])
    if extra:
        row.append(" " * (width - len(row) - len(extra))).append(extra)
    return row


def counted_signs(counts: list[int]) -> str:
    """The icons that are there, each sign with its number."""
    return "".join(f"{SIGNS[ICON_NAMES[icon]]}{count}" for icon, count in enumerate(counts) if count)


def icon_rows(player: PlayerView, width: int) -> list[Text]:
    """All six icon totals, on one line or on two."""
    totals = [f"{SIGNS[ICON_NAMES[icon]]}{player.icons[icon]:<2}" for icon in ICONS]
    if width >= len(" ".join(totals)):
        return [Text(" ".join(totals), "bold")]
    return [Text(" ".join(part), "bold") for part in (totals[:3], totals[3:])]


def holdings(words: Words, player: PlayerView, width: int) -> Text:
    """Points, and the hand by the ages on the backs if there is room, else by number."""
    if width < NARROW:
        return Text(words.text("box-narrow", points=player.points, number=len(player.hand)))
    points = words.text("box-points", points=player.points)
    key = "box-hand" if player.hand else "box-hand-none"
    hand = words.text(key, number=len(player.hand), ages=ages(player.hand))
    return Text(shortened(f"{points}  {hand}", width))


def further_zones(player: PlayerView) -> list[ZoneView]:
    """The zones of a player that sets bring and that have cards: each takes a line."""
    return [zone for zone in player.zones if zone.cards]


def zone_row(words: Words, zone: ZoneView, width: int) -> Text:
    """A zone of the player that a set brings: a single card that is known by age and name, others by their ages."""
    held = ages(zone.cards)
    if len(zone.cards) == 1 and (key := zone.cards[0].card):
        held = f"{held} {words.named(key)}"
    return Text(shortened(words.text("box-zone", zone=words.zone_in_short(zone.kind), ages=held), width))


def ages(cards: list[Shown]) -> str:
    """The ages of cards in order, several of one age with their number."""
    found = sorted(card.age for card in cards)
    counts = {age: found.count(age) for age in found}
    return " ".join(f"{age}{TIMES}{count}" if count > 1 else str(age) for age, count in counts.items())


def shortened(name: str, width: int) -> str:
    """The name, cut with an ellipsis if it is too long."""
    return name if len(name) <= width else name[: max(width - 1, 0)] + "…"


def title(table: ShownTable, view: View, player: PlayerView, wide: bool) -> str:
    """The heading of a player's box: whose it is, marked if it is their turn; whether the player is out or away."""
    mark = "▶ " if view.started and view.turn == player.seat else ""
    name = table.words.player(player.seat)
    if player.out:
        name = table.words.text("seat-out", player=name)
    elif player.seat == table.viewer:
        name = table.words.text("seat-you", player=name)
    elif wide and table.is_agent(player.seat):
        name = table.with_strength(player.seat, name)
    return mark + table.with_absence(player.seat, name)


def subtitle(table: ShownTable, view: View, player: PlayerView) -> str:
    """What a player, or the player's team, has achieved, and of how many; then the player's own ones."""
    got = [f"[{back.age}]" for back in player.achievements] + [table.words.special(name) for name in player.specials]
    got += [table.words.text(f"sign-{one.sign}") for one in fleeting_of(view, player.seat) if one.counts]
    (won,) = goals_of(view, player.seat, WIN)
    said = table.words.text("box-achieved", number=won.have, needed=won.need)
    if view.options["teams"] != "none":
        said = table.words.text("box-team", team=player.team + 1, achieved=said)
    return " ".join([said, *got])
