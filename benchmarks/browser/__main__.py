"""`python -m benchmarks.browser [PART ...] [--json FILE] [--document FILE]`, in a checkout with the built page.

Prints a table of what was measured beside what it may be, and writes it as JSON too, or into a document in place of the
table that stands there. On a busy machine compare with the click on an empty page, and with processor time, which other
work does not lengthen.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path

from benchmarks.browser.clicks import clicks, pointer
from benchmarks.browser.figures import Figure, table, write_into, write_json
from benchmarks.browser.loading import first_load, layout_shift, time_to_table
from benchmarks.browser.machine import Machine, described, empty_page, machine
from benchmarks.browser.paces import pace
from benchmarks.browser.tasks import tasks

PARTS: dict[str, Callable[[Machine], list[Figure]]] = {
    "empty": empty_page,
    "bytes": first_load,
    "time": time_to_table,
    "shift": layout_shift,
    "clicks": clicks,
    "tasks": tasks,
    "pointer": pointer,
    "pace": pace,
}


def main() -> None:
    """Measures, prints and writes."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.browser", description="Measures the page in Chromium.")
    parser.add_argument("parts", nargs="*", metavar="PART", help=f"only these of: {', '.join(PARTS)}")
    parser.add_argument("--json", type=Path, help="writes the figures into this file")
    parser.add_argument("--document", type=Path, help="puts the table in place of the one in this document")
    asked = parser.parse_args()
    unknown = set(asked.parts) - set(PARTS)
    if unknown:
        parser.error(f"there is no part {', '.join(sorted(unknown))}")
    figures: list[Figure] = []
    with machine() as running:
        for name in asked.parts or PARTS:
            found = PARTS[name](running)
            figures += found
            print("\n".join(figure.row() for figure in found), flush=True)
    where = described()
    print(f"\n{table(figures, where)}")
    if asked.json is not None:
        write_json(figures, where, asked.json)
    if asked.document is not None:
        write_into(asked.document, table(figures, where))


if __name__ == "__main__":
    main()
