"""What a preview says of signs: what those of the melded card do, which city comes, and whom paying reaches."""

from collections.abc import Sequence
from typing import Final

from splay.core.expansion import BASE
from splay.core.symbols import SPLAY_NAMES
from splay.terminal.shown_table import ShownTable
from splay.views.cards_and_places import Shown
from splay.views.foretold_signs import PLUS, ActView
from splay.views.how_sure import NEVER
from splay.views.preview import Preview

SEARCH: Final = "search-"


def signs_in_full(table: ShownTable, seen: Preview) -> list[str]:
    """A line for each sign in the order in which they act, then of the city that comes and of what is paid for."""
    words = table.words
    lines = [of_sign(table, seen, act) for act in seen.acts]
    if seen.city != NEVER:
        lines.append(words.text("preview-city", does=seen.city, cards=any_of(table, seen.city_backs)))
    if seen.times > 1:
        lines.append(words.text("preview-effects-twice" if seen.steps or seen.own else "preview-no-effects"))
    if seen.unsure:
        lines.append(words.text("preview-unsure", players=words.players(seen.unsure)))
    return lines


def of_sign(table: ShownTable, seen: Preview, act: ActView) -> str:
    """What one sign of the city that is melded would do."""
    words = table.words
    if act.sign == PLUS:
        return words.text("preview-acts-plus", does=act.does, cards=any_of(table, act.draws))
    card = words.of_key(seen.action.partition(":")[2])
    if act.sign in SPLAY_NAMES:
        direction = words.text(f"direction-{act.sign}")
        return words.text("preview-acts-arrow", does=act.does, color=words.color(card), direction=direction)
    left = sum(supply.cards for supply in table.view().supplies if (supply.set, supply.age) == (BASE, card.age))
    icon = words.text(f"icon-{act.sign.removeprefix(SEARCH)}")
    return words.text("preview-acts-search", does=act.does, number=min(card.age, left), age=card.age, icon=icon)


def any_of(table: ShownTable, cards: Sequence[Shown]) -> str:
    """The cards of which it could be any, as one phrase."""
    words = table.words
    return words.catalogue.listed([words.card(card) for card in cards], "or")
