"""How far a language is: what is missing, what English has changed since, what is called done."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

from splay.locale.catalogue import FOLDER, Catalogue, load
from splay.sets import FURTHER_SETS
from splay.translating.folder import TABLES, BadFile, LanguageFolder, original
from splay.translating.progress import READING_ORDER, Progress, Standing, State
from splay.translating.status import call_done, listed, status
from splay.views.languages import share_of_words
from tests.translating.czech import FLUENT, TEXTS, change, write_czech

OWN = 14
"""So many texts there are in Czech."""


def progress(folder: Path) -> Progress:
    """How far the language of a folder is."""
    return Progress(LanguageFolder(folder))


def states(folder: Path) -> Counter[State]:
    """How many texts stand in each way."""
    return Counter(standing.state for standing in progress(folder).standings)


def standing(folder: Path, key: str) -> Standing:
    """How a text stands."""
    [found] = [each for each in progress(folder).standings if each.text.key == key]
    return found


def test_every_english_text_is_read_and_none_twice() -> None:
    english = original()
    assert (english.unread, english.twice) == ([], [])
    assert set(english.files) == {path.name for path in (FOLDER / "en").iterdir() if path.suffix in (".ftl", ".json")}
    for file in TABLES:
        assert list(english.files[file]) == list(json.loads((FOLDER / "en" / file).read_text(encoding="utf-8")))
    assert english.files["rulings.json"]["archery"].words.count("\n") == 1


def test_what_is_there_is_new_then_done_and_outdated_once_english_has_changed(tmp_path: Path) -> None:
    folder = write_czech(tmp_path)
    texts = len(original().texts)
    assert states(folder) == {State.NEW: OWN, State.MISSING: texts - OWN}
    assert list(call_done(progress(folder), "./cs", (), None)) == ["Called done: 14. 0 were already."]
    assert states(folder) == {State.DONE: OWN, State.MISSING: texts - OWN}
    sources = json.loads((folder / "sources.json").read_text(encoding="utf-8"))
    assert set(sources) == {*FLUENT, *TEXTS}
    assert sources["cards.json"]["Pottery.line-2"] == "Draw a [1]."
    change(folder / "sources.json", '"Draw a [1]."', '"Draw one [1]."')
    outdated = standing(folder, "Pottery.line-2")
    assert (outdated.state, outdated.source) == (State.OUTDATED, "Draw one [1].")
    [*_, told] = call_done(progress(folder), "./cs", (), None)
    assert told.endswith("language status ./cs --list outdated"), "what is outdated is named, or left"
    assert standing(folder, "Pottery.line-2").state == State.OUTDATED
    assert list(call_done(progress(folder), "./cs", ("Pottery.*",), None)) == ["Called done: 1. 1 were already."]
    assert standing(folder, "Pottery.line-2").state == State.DONE


def test_a_message_is_outdated_by_its_words_alone_not_by_how_its_file_is_laid_out(czech: Path) -> None:
    sources = json.loads((czech / "sources.json").read_text(encoding="utf-8"))
    assert sources["interface.ftl"]["event-draw"] == "{ $player } drew { $cards }."
    assert sources["web-table.ftl"]["table-actions"].splitlines()[1:3] == [
        "    [0] last action",
        "    [one] 1 action left",
    ]
    assert standing(czech, "table-actions").state == State.DONE


def test_what_is_called_done_must_be_there(czech: Path) -> None:
    for keys, file, why in (
        (("nix-*",), None, r"^nix-\*: there is no such key$"),
        (("event-draw",), "cards.json", r"^event-draw: there is no such key in cards.json$"),
        ((), "nix.ftl", r"^nix.ftl: there is no such file; there are interface.ftl, web-table.ftl, cards.json, "),
        (("event-meld",), None, r"^event-meld: cs has no such text yet$"),
    ):
        with pytest.raises(BadFile, match=why):
            list(call_done(progress(czech), "./cs", keys, file))


def test_the_parts_of_a_base_game_come_first_then_those_of_each_set(czech: Path) -> None:
    parts = list(progress(czech).parts)
    sets = [part.set_name for part in parts]
    assert list(dict.fromkeys(sets)) == ["base", *[further.name for further in FURTHER_SETS]]
    assert sets == sorted(sets, key=list(dict.fromkeys(sets)).index)
    assert [part.file for part in parts if part.set_name == "base"] == list(READING_ORDER)
    assert [part.set_name for part in parts if part.file == "cards.json"] == sorted(
        ["base", "artifacts", "relics", "echoes", "cities"], key=sets.index
    )


def test_the_status_tells_the_whole_and_each_part(czech: Path) -> None:
    lines = list(status(progress(czech), "./cs"))
    texts, words = len(original().texts), sum(text.length for text in original().texts.values())
    left = words - sum(original().texts[place].length for place in LanguageFolder(czech).texts)
    assert lines[0] == f"Czech (cs): 14 of {texts:,} texts, {left:,} of {words:,} words left."
    share = share_of_words(Catalogue("cs", czech, load("en")))
    assert 0.004 < share < 0.006
    assert lines[1] == f"It has {share:.1%} of the words of a base game. Splay offers a language from 90% on."
    rows = {line.split("  ")[0]: line.split()[-4:] for line in lines[4:]}
    base, artifacts, echoes = [rows[f"answers.json{of}"] for of in (" (base)", " (artifacts)", " (echoes)")]
    assert sum(int(row[0]) for row in (base, artifacts, echoes)) == len(original().files["answers.json"])
    assert base[0] == base[1], "all are missing"
    assert artifacts[:3] == ["2", "0", "0"]


def test_texts_are_listed_by_each_name_that_the_status_tells(czech: Path) -> None:
    rows = [line.split("  ") for line in list(status(progress(czech), "./cs"))[4:]]
    missing = {row[0]: int(row[-3].replace(",", "")) for row in [[cell for cell in row if cell] for row in rows]}
    assert {"web-lobby.ftl", "cards.json (base)", "cards.json (cities)", "echoes.ftl (echoes)"} < set(missing)
    told = progress(czech)
    for name, number in missing.items():
        assert sum(each.state == State.MISSING for each in told.chosen(file=name)) == number, name
    of_tables = sum(number for name, number in missing.items() if name.startswith("cards.json ("))
    assert sum(each.state == State.MISSING for each in told.chosen(file="cards.json")) == of_tables
    assert told.chosen(file="echoes.ftl") == told.chosen(file="echoes.ftl (echoes)")


def test_the_status_says_what_to_do_next(tmp_path: Path) -> None:
    folder = write_czech(tmp_path)
    with (folder / "interface.ftl").open("a", encoding="utf-8") as file:
        file.write("nonsense = Nic\n")
    told = "\n".join(status(progress(folder), "./cs"))
    assert "English has no such text: 1. " in told
    assert "Not called done yet: 14." in told
    assert "language done ./cs" in told
    assert "has changed since" not in told
    list(call_done(progress(folder), "./cs", (), None))
    change(folder / "sources.json", '"Draw a [1]."', '"Draw one [1]."')
    told = "\n".join(status(progress(folder), "./cs"))
    assert "English has changed since: 1." in told
    assert "Not called done" not in told


def test_single_texts_are_told_with_the_english_of_today_and_before(czech: Path) -> None:
    change(czech / "sources.json", '"Draw a [1]."', '"Draw one [1]."')
    assert list(listed(progress(czech), State.OUTDATED, None)) == [
        "cards.json: Pottery.line-2",
        "    English: Draw a [1].",
        "    English before: Draw one [1].",
        "    cs: Lízni [1].",
        "",
    ]
    done = list(listed(progress(czech), State.DONE, "web-rules.ftl"))
    assert done[:2] == ["web-rules.ftl: rules-setup-first", "    English:"]
    assert done[2].startswith("        The player whose first card comes first")
    assert done[3] == ""
    missing = [line for line in listed(progress(czech), State.MISSING, None) if not line.startswith(" ") and line]
    assert missing[0] == "interface.ftl: list-more"
    assert len(missing) == len(original().texts) - OWN
    assert list(listed(progress(czech), State.UNKNOWN, None)) == []
