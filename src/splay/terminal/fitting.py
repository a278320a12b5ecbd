"""How the lines of a low screen are shared out: the question first, then the facts that matter most."""

from typing import Final, NamedTuple

from rich.text import Text

FACTS: Final = ("goals", "supplies", "own", "zones")
"""The lines of facts, those that matter most first; a key shows them all as well."""
FEWEST_OPTIONS: Final = 4
"""So many lines of the options can be seen before the prompt gets its longer wording."""


class Shares(NamedTuple):
    """The facts that are shown, which of the wordings of the prompt it is, and the lines left below the options."""

    facts: list[str]
    wording: int
    left: int


def share_lines(room: int, facts: dict[str, Text], prompts: list[int], options: int) -> Shares:
    """Shares out the lines: `room` is how many there are, `prompts` how many each wording of the prompt takes, the
    longest first, `options` how many the options take. Facts give way to the prompt and the options, and the longer
    wordings of the prompt to the first lines of the options.
    """
    wanted = [prompt + min(options, FEWEST_OPTIONS) for prompt in prompts]
    wording = next((place for place, lines in enumerate(wanted) if lines <= room), len(wanted) - 1)
    spare = room - prompts[wording] - options
    shown: list[str] = []
    for name in FACTS:
        lines = line_count(facts.get(name, Text()))
        if 0 < lines <= spare:
            shown.append(name)
            spare -= lines
    return Shares(shown, wording, spare)


def line_count(text: Text) -> int:
    """The lines that a text takes which is broken by itself already."""
    return text.plain.count("\n") + 1 if text else 0
