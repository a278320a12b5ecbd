"""How many cards the supplies have left, of up to four sets, in as few lines as it takes."""

from itertools import groupby

from rich.text import Text

from splay.core.expansion import BASE
from splay.terminal.words import Words
from splay.views.model import SupplyView, View


def supplies_text(words: Words, view: View, width: int) -> Text:
    """How many cards each supply has left: each by itself if one line holds them, else ages with as many together."""
    sets = words.supplies(view)
    heading = words.text("fact-supplies")
    apart = [part for name, supplies in sets.items() for part in counted(words, name, [[each] for each in supplies])]
    if len(heading) + sum(1 + len(part) for part in apart) <= width:
        return filled(heading, apart, width)
    return filled(heading, [part for name in sets for part in counted(words, name, alike(sets[name]))], width)


def alike(supplies: list[SupplyView]) -> list[list[SupplyView]]:
    """Supplies of a set in their order, those of neighbouring ages with as many cards together."""
    runs = groupby(enumerate(supplies), lambda placed: (placed[1].cards, placed[1].age - placed[0]))
    return [[supply for _, supply in run] for _, run in runs]


def counted(words: Words, name: str, runs: list[list[SupplyView]]) -> list[Text]:
    """Supplies of a set, each run of them as "[2-9]10"; the first one after the name of a set that is not the base."""
    parts = [Text().append(ages_of(run), "dim").append(str(run[0].cards)) for run in runs]
    if name != BASE and parts:
        parts[0] = Text().append(f"{words.set_name(name)} ", "bold").append_text(parts[0])
    return parts


def ages_of(run: list[SupplyView]) -> str:
    """The ages of neighbouring supplies: "[3]", "[2-9]"."""
    return f"[{run[0].age}]" if len(run) == 1 else f"[{run[0].age}-{run[-1].age}]"


def filled(heading: str, parts: list[Text], width: int) -> Text:
    """A heading and parts on as many lines as it takes, broken between parts alone."""
    text, used = Text().append(heading, "bold"), len(heading)
    for part in parts:
        if used + 1 + len(part) > width:
            text, used = text.append("\n"), 0
        text.append(" ").append_text(part)
        used += 1 + len(part)
    return text
