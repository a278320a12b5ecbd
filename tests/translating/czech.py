"""A language with a few texts in each kind of file, right in every way, to plant faults in."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from splay.translating.folder import TABLES, LanguageFolder
from splay.translating.progress import Progress
from splay.translating.status import call_done

FLUENT: Final = {
    "interface.ftl": """\
# Slova rozhraní

color-red = červená
    .color = červenou
event-draw = { $you ->
    [yes] Lízáš
   *[no] { $player } líže
}: { $cards }.
event-splay = { $player } rozkládá ({ $color }) { $direction ->
    [left] doleva
    [right] doprava
   *[up] nahoru
}.
""",
    "web-table.ftl": """\
table-actions = { $actions ->
    [one] 1 akce
    [few] { $actions } akce
   *[other] { $actions } akcí
}
""",
    "web-rules.ftl": """\
rules-setup-first =
    Hráč, jehož první karta je první v abecedě. Platí anglické názvy i s členem.

    První hráč má v prvním tahu jen **jednu** akci. Ve čtyřech a pěti má jednu i druhý.
rules-setup-needed =
    = [needed]

    Každé rozšíření žádá o jeden víc.
""",
}
TEXTS: Final = {
    "cards.json": {
        "Pottery.name": "Hrnčířství",
        "Pottery.line-2": "Lízni [1].",
        "Archery.name": "Lukostřelba",
        "Archery.demand": "Žádám: lízni [1]! Pak mi dej do ruky nejvyšší kartu své ruky!",
    },
    "answers.json": {"DollyTheSheep.dogma.yes": "Lízni a zasuň [1]", "DollyTheSheep.dogma.no": "Nelízej nic"},
    "rulings.json": {
        "archery": ["Je-li nejvyšší líznutá karta, jde ona.", "Je-li nejvyšších víc, vybírá zasažený."],
        "tools": ["S méně než třemi kartami v ruce první efekt použít nejde."],
    },
}


def write_czech(parent: Path) -> Path:
    """Writes the language's folder."""
    folder = parent / "cs"
    folder.mkdir(parents=True)
    for name, source in FLUENT.items():
        (folder / name).write_text(source, encoding="utf-8")
    for name, texts in TEXTS.items():
        (folder / name).write_text(json.dumps(texts, ensure_ascii=False, indent=1), encoding="utf-8")
    assert set(TEXTS) == set(TABLES)
    return folder


def all_done(folder: Path) -> Path:
    """Calls all texts of a language done."""
    list(call_done(Progress(LanguageFolder(folder)), str(folder), (), None))
    return folder


def change(path: Path, old: str, new: str) -> None:
    """Changes the one place in a file that has some words."""
    text = path.read_text(encoding="utf-8")
    assert text.count(old) == 1, f"{old!r} stands there {text.count(old)} times"
    path.write_text(text.replace(old, new), encoding="utf-8")
