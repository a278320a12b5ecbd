"""What the coach means, in words: a page draws a ring around it, a terminal tells it."""

from splay.core.symbols import ICON_NAMES
from splay.lessons.target import PILE, Target, zones_of_sets
from splay.terminal.described import (
    achievements_line,
    goals_line,
    header,
    icons_line,
    pile_line,
    shown_cards,
    supplies_line,
    zone_line,
)
from splay.terminal.goals import special_goals
from splay.terminal.shown_table import ShownTable
from splay.views.messages import IconArgument


def card_lines(table: ShownTable, target: Target | None) -> list[str]:
    """What is meant of a card: all that it says if its effects are, which icon counts if its icon is, how many of that
    everybody shows if it is whom it would reach. Nothing if something else is meant, or the card itself.
    """
    if target is None or target.kind not in ("effects", "icon", "reach"):
        return []
    words, card = table.words, table.words.of_key(target.card)
    if target.kind == "effects":
        return words.full_text(card)
    if target.kind == "icon":
        return words.printed(card)
    counts = [
        words.say_of(player.seat, "preview-count", player=words.called(player.seat, "you-too"), count=count)
        for player in table.view().players
        for count in [player.icons[card.featured]]
    ]
    icon = IconArgument(ICON_NAMES[card.featured])
    return [words.say("preview-icons", icon=icon, counts=words.catalogue.joined(counts))]


def place_lines(table: ShownTable, target: Target | None) -> list[str]:
    """What lies at the place that is meant, for whoever has no board in sight; nothing if that is no place."""
    if target is None:
        return []
    view, words = table.view(), table.words
    player = view.players[max(target.seat, 0)]
    if target.kind in ("points", "achievements"):
        return [achievements_line(table, player)]
    if target.kind in ("hand", "score"):
        cards = player.hand if target.kind == "hand" else player.score_pile
        return [words.text(f"plain-{target.kind}", cards=shown_cards(words, cards))]
    if target.kind in ("board", PILE):
        return [pile_line(words, pile) for pile in player.board if target.color in ("", pile.color)]
    if target.kind in zones_of_sets():
        return [zone_line(words, zone) for zone in player.zones if zone.kind == target.kind]
    if target.kind == "supply":
        return [supplies_line(words, name, supplies) for name, supplies in words.supplies(view).items()]
    if target.kind == "specials":
        return special_goals(words, view, view.seat)
    told = {"icons": icons_line(words, player), "available": goals_line(words, view), "actions": header(table, view)}
    return [told[target.kind]] if target.kind in told else []
