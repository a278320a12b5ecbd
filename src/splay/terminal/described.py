"""A table in plain lines, every sign spelt out: for pipes and screen readers."""

from collections import Counter

from splay.core.expansion import BASE
from splay.terminal.fleeting import counting, fleeting_lines
from splay.terminal.goals import nearest, special_goals, standard_goals
from splay.terminal.shown_table import ShownTable
from splay.terminal.words import Words
from splay.views.cards_and_places import Shown
from splay.views.messages import ColorArgument, PlayerArgument, WordArgument
from splay.views.model import PileView, PlayerView, SupplyView, View, ZoneView


def table_lines(table: ShownTable) -> list[str]:
    """The whole position as the viewer may know it."""
    view, words = table.view(), table.words
    lines = [header(table, view)]
    for player in view.players:
        lines += player_lines(table, player)
    lines += [supplies_line(words, name, supplies) for name, supplies in words.supplies(view).items()]
    lines += [zone_line(words, zone) for zone in view.zones]
    if view.seat >= 0:
        lines.append(goals_line(words, view))
    return lines


def goals_line(words: Words, view: View) -> str:
    """The achievements that are left, with what the viewer still lacks."""
    specials = [words.special(name) for name in view.specials]
    goals = [*nearest(words, view, view.seat, len(view.available)), *specials]
    return words.text("plain-goals", goals=words.catalogue.joined(goals))


def own_lines(table: ShownTable) -> list[str]:
    """Whose turn it is, and what the viewer has."""
    view = table.view()
    return [header(table, view), *player_lines(table, view.players[view.seat])]


def goal_lines(table: ShownTable) -> list[str]:
    """What the viewer (the first seat, for a spectator) still needs for each achievement that is left."""
    view = table.view()
    seat = max(view.seat, 0)
    return standard_goals(table.words, view, seat) + special_goals(table.words, view, seat)


def header(table: ShownTable, view: View) -> str:
    """Whose turn it is, and what wins."""
    if not view.started:
        return table.words.text("header-start", needed=view.achievements_to_win)
    return table.words.say(
        "header",
        turn=view.turn_number,
        player=PlayerArgument(view.turn),
        actions=view.actions_left,
        needed=view.achievements_to_win,
    )


def player_lines(table: ShownTable, player: PlayerView) -> list[str]:
    """One player: points, achievements, icons, board, hand, score pile."""
    words = table.words
    lines = [achievements_line(table, player), "  " + icons_line(words, player)]
    lines += ["  " + pile_line(words, pile) for pile in player.board]
    lines += ["  " + line for line in fleeting_lines(words, table.view(), player.seat)]
    lines.append("  " + words.text("plain-hand", cards=shown_cards(words, player.hand)))
    lines.append("  " + words.text("plain-score", cards=shown_cards(words, player.score_pile)))
    lines += ["  " + zone_line(words, zone) for zone in player.zones]
    return lines


def achievements_line(table: ShownTable, player: PlayerView) -> str:
    """A player's points and achievements."""
    taken, name = achievements(table, player), seat_name(table, player.seat)
    return table.words.text("plain-player", player=name, points=player.points, achievements=taken)


def icons_line(words: Words, player: PlayerView) -> str:
    """The icons that a player shows."""
    return words.text("plain-icons", icons=words.icon_counts(player.icons))


def supplies_line(words: Words, name: str, supplies: list[SupplyView]) -> str:
    """How many cards each supply of a set has left."""
    counts = words.catalogue.joined([f"[{supply.age}] {supply.cards}" for supply in supplies])
    if name == BASE:
        return words.text("plain-supplies", supplies=counts)
    return words.say("plain-supplies-of", set=WordArgument(f"set-{name}"), supplies=counts)


def zone_line(words: Words, zone: ZoneView) -> str:
    """A zone that a set brings, with its cards."""
    return words.say("plain-zone", zone=WordArgument(f"zone-{zone.kind}"), cards=shown_cards(words, zone.cards))


def seat_name(table: ShownTable, seat: int) -> str:
    """A player's name with a word for whoever plays there: "Ann (you)", "Bob (Strong)"."""
    name, view = table.names[seat], table.view()
    if view.options["teams"] != "none":
        team = view.players[seat].team + 1
        name = table.words.text("seat-team", player=name, team=team)
    if view.players[seat].out:
        name = table.words.text("seat-out", player=name)
    if seat == table.viewer:
        return table.words.text("seat-you", player=name)
    return table.with_strength(seat, name) if table.is_agent(seat) else name


def achievements(table: ShownTable, player: PlayerView) -> str:
    """The achievements of a player as one phrase, with the flags and fountains that count."""
    words = table.words
    all_of_them = [f"[{back.age}]" for back in player.achievements] + [words.special(name) for name in player.specials]
    all_of_them += counting(words, table.view(), player.seat)
    return words.catalogue.joined(all_of_them) or words.text("none")


def pile_line(words: Words, pile: PileView) -> str:
    """A pile: color, splay, and its cards from the top down."""
    cards = [words.text("card-valued", card=words.named(key), age=words.of_key(key).age) for key in pile.cards[::-1]]
    return words.say(
        "plain-pile",
        color=ColorArgument(pile.color),
        splay=WordArgument(f"splay-{pile.splay}"),
        cards=words.catalogue.joined(cards),
    )


def shown_cards(words: Words, cards: list[Shown]) -> str:
    """The cards of a hand or score pile: by name if the faces are known, else by their backs, equal ones by number."""
    equal = Counter(shown_card(words, card) for card in cards)
    said = [
        card if number == 1 else words.text("equal-cards", number=number, card=card) for card, number in equal.items()
    ]
    return words.catalogue.joined(said) or words.text("none")


def shown_card(words: Words, card: Shown) -> str:
    """A card by name and age if its face is known, else by what its back says."""
    return words.text("card-valued", card=words.named(card.card), age=card.age) if card.card else words.short_back(card)
