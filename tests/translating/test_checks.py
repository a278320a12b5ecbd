"""What is wrong with a language's texts is found: planted, one by one, in each kind of file."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

import pytest

from splay.locale.catalogue import FOLDER
from splay.translating.checks import faults_of
from splay.translating.faults import CHECKS, Fault, in_short
from splay.translating.folder import BadFile, LanguageFolder
from tests.translating.czech import change, write_czech

OUTDATED: Final = [
    ("interface.ftl", "event-draw"), ("cards.json", "Pottery.name"), ("answers.json", "DollyTheSheep.dogma.yes"),
    ("rulings.json", "archery"),
]  # fmt: skip
"""A text of each kind of file."""
FORMS: Final = "[one] 1 akce\n    [few] { $actions } akce\n   *[other]"
PLANTED: Final = {
    "a message in English": ("english", "interface.ftl", "color-red =", "place-hand = their hand\ncolor-red ="),
    "a variant in English": ("english", "web-table.ftl", "[one] 1 akce", "[one] 1 action left"),
    "a card in English": ("english", "cards.json", "Lukostřelba", "Archery"),
    "an answer in English": ("english", "answers.json", "Nelízej nic", "Draw nothing"),
    "a ruling in English": (
        "english", "rulings.json", "Je-li nejvyšších víc, vybírá zasažený.",
        "If several are highest, the player it hits chooses.",
    ),
    "a lost argument": ("arguments", "interface.ftl", "}: { $cards }.", "}."),
    "a foreign argument": ("arguments", "interface.ftl", "}: { $cards }.", "}: { $cards } { $card }."),
    "a card's lost mark": ("marks", "cards.json", "lízni [1]!", "lízni kartu!"),
    "an answer's other mark": ("marks", "answers.json", "zasuň [1]", "zasuň [2]"),
    "a ruling's mark that English hasn't": ("marks", "rulings.json", "vybírá zasažený", "vybírá [crown]"),
    "a missing plural form": ("plural", "web-table.ftl", "    [few] { $actions } akce\n", ""),
    "plural forms of English": ("plural", "web-table.ftl", "[few]", "[two]"),
    "plural forms by other names": ("plural", "web-table.ftl", FORMS, "[jedna] 1 akce\n   *[akci]"),
    "a word that never comes": ("variants", "interface.ftl", "[yes] Lízáš", "[ano] Lízáš"),
    "a direction that never comes": ("variants", "interface.ftl", "[left] doleva", "[doleva] doleva"),
    "lost stress": ("markup", "web-rules.ftl", "**jednu**", "jednu"),
    "half of a stress": ("markup", "web-rules.ftl", "**jednu**", "**jednu"),
    "a translated figure": ("markup", "web-rules.ftl", "= [needed]", "= [potrebne]"),
    "a list that English hasn't": ("markup", "web-rules.ftl", "    Každé", "    - Každé"),
    "an unknown message": ("unknown", "interface.ftl", "color-red =", "color-ruda ="),
    "an unknown card": ("unknown", "cards.json", "Archery.name", "Lukostrelba.name"),
    "an unknown answer": ("unknown", "answers.json", "dogma.no", "dogma.ne"),
    "an unknown ruling": ("unknown", "rulings.json", '"tools"', '"nastroje"'),
    "a message in another file": ("unknown", "web-table.ftl", "table-actions =", "color-blue = modrá\ntable-actions ="),
    "a message twice": ("twice", "interface.ftl", "color-red =", "color-red = rudá\ncolor-red ="),
    "a card twice": ("twice", "cards.json", '"Archery.name": ', '"Pottery.name": "Hlína", "Archery.name": '),
    "what Fluent can't read": ("unread", "interface.ftl", "*[up]", "[up]"),
    "what JSON can't read": ("unread", "cards.json", '"Hrnčířství",', '"Hrnčířství"'),
    "an answer that is a list": ("unread", "answers.json", '"Nelízej nic"', '["Nelízej nic"]'),
    "a ruling that is no list": ("unread", "rulings.json", '"tools": [', '"tools": "", "mysticism": ['),
    "a lost sentence": ("sentences", "rulings.json", '"tools": [', '"tools": ["Navíc.", '),
    "no words": ("empty", "answers.json", "Nelízej nic", " "),
    "two spaces": ("spaces", "cards.json", "lízni [1]! Pak", "lízni [1]!  Pak"),
    "a name that is taken": ("names", "cards.json", "Lukostřelba", "Hrnčířství"),
    "a long line": ("length", "cards.json", '"Lízni [1]."', f'"Lízni [1]{" a potom nic" * 6}."'),
    "a long name": ("length", "cards.json", "Hrnčířství", "Hrnčířství a keramika z pálené hlíny"),
}  # fmt: skip
"""What is planted: the check that finds it, the file, what stands there, and what will instead."""


def faults(folder: Path) -> list[Fault]:
    """What is wrong in a folder."""
    return faults_of(LanguageFolder(folder))


def found(folder: Path) -> list[str]:
    """Which checks find something in a folder, each once."""
    return sorted({fault.check for fault in faults(folder)})


def test_nothing_is_wrong_with_right_texts(czech: Path) -> None:
    assert faults(czech) == []


@pytest.mark.parametrize("planted", PLANTED)
def test_what_is_wrong_is_found(czech: Path, planted: str) -> None:
    check, file, old, new = PLANTED[planted]
    change(czech / file, old, new)
    told = [fault for fault in faults(czech) if not fault.warns]
    assert {fault.check for fault in told} == {check}, told
    assert {fault.file for fault in told} == {file}
    assert all(fault.line > 0 for fault in told)


@pytest.mark.parametrize(("file", "key"), OUTDATED)
def test_a_text_whose_english_has_changed_is_told(czech: Path, file: str, key: str) -> None:
    sources = json.loads((czech / "sources.json").read_text(encoding="utf-8"))
    sources[file][key] = "What it was."
    (czech / "sources.json").write_text(json.dumps(sources), encoding="utf-8")
    [fault] = faults(czech)
    assert (fault.file, fault.key, fault.check, fault.warns) == (file, key, "outdated", True)
    assert "'What it was.'" in fault.what


@pytest.mark.parametrize(
    ("name", "meant"),
    [
        ("web-lobby.ftl.txt", "web-lobby.ftl"), ("web-lobby.txt", "web-lobby.ftl"), ("Web-Lobby.FTL", "web-lobby.ftl"),
        ("weblobby.ftl", "web-lobby.ftl"), ("card.json", "cards.json"), ("cards.json.txt", "cards.json"),
        ("glossary.csv.txt", "glossary.csv"), ("web-lobby (1).ftl", "web-lobby.ftl"),
    ],
)  # fmt: skip
def test_a_file_by_another_name_is_told_with_the_name_that_is_meant(czech: Path, name: str, meant: str) -> None:
    (czech / name).write_text("", encoding="utf-8")
    [fault] = faults(czech)
    assert (fault.file, fault.check, fault.warns) == (name, "files", False)
    assert fault.what == f"Splay reads no file of this name; do you mean {meant}?"


def test_a_file_that_stands_for_none_is_a_warning_and_what_is_hidden_is_none(czech: Path) -> None:
    for name in ("cs.po", ".DS_Store", ".web-lobby.ftl.swp"):
        (czech / name).write_text("", encoding="utf-8")
    assert [str(fault) for fault in faults(czech)] == ["warning: cs.po: Splay reads no file of this name [files]"]


def test_every_check_is_planted() -> None:
    elsewhere = {"outdated", "new", "term", "forbidden", "begins", "exceptions", "roles", "one", "joined", "files"}
    assert {check for check, *_ in PLANTED.values()} | elsewhere == set(CHECKS)


def test_what_is_not_called_done_is_only_counted(tmp_path: Path) -> None:
    told = list(in_short(faults(write_czech(tmp_path))))
    assert told == ["warning: not called done yet: 14 [new]", "Faults: 0. Warnings: 14."]


def test_a_choice_by_single_numbers_needs_no_plural_forms(czech: Path) -> None:
    english = (FOLDER / "en" / "interface.ftl").read_text(encoding="utf-8")
    assert "[1] {" in english[english.index("event-draw-higher =") :][:200], "English chooses by a number, too"
    higher = '{ $player } líže { $cards }: bez [{ $wanted }]{ $skipped ->\n    [1] {""}\n   *[other] -[{ $last }]\n}.'
    with (czech / "interface.ftl").open("a", encoding="utf-8") as file:
        file.write(f"event-draw-higher = {higher}\n")
    assert found(czech) == ["new"]


def test_a_choice_whose_default_is_a_word_of_its_own_needs_no_plural_forms(czech: Path) -> None:
    change(czech / "web-table.ftl", FORMS, "[1] 1 akce\n   *[more]")
    assert faults(czech) == []


def test_a_name_that_is_no_plural_form_of_the_language_is_told_with_those_that_are(czech: Path) -> None:
    change(czech / "web-table.ftl", FORMS, "[jedna] 1 akce\n   *[akci]")
    [fault] = faults(czech)
    assert (fault.check, fault.what) == ("plural", "[jedna] is no plural form of Czech: one, few, other")


def test_a_form_is_chosen_by_a_word_not_by_what_is_filled_in(czech: Path) -> None:
    with (czech / "interface.ftl").open("a", encoding="utf-8") as file:
        file.write("event-unsplay = { $player }: { $color ->\n    [red] červená\n   *[blue] modrá\n}.\n")
    told = {fault.check: fault.what for fault in faults(czech) if not fault.warns}
    assert told == {
        "arguments": "$color is lost: English has { $color }",
        "variants": "$color is no word to choose by: it's the color that is filled in",
    }
    change(czech / "interface.ftl", "{ $color ->", "{ $color_key ->")
    assert found(czech) == ["new"]


@pytest.mark.parametrize(
    ("language", "one", "told"),
    [
        (
            "pt-BR",
            "[one] 1 ação",
            "[one] is for 0, too, and says no number: write { $actions } there, or write a line [0]",
        ),
        ("ru", "[one] 1 ação\n [few] { $actions }\n [many] { $actions }", "[one] is for 21, too, and says no number"),
        ("pt-BR", "[one] { $actions } ação", ""),
        ("pt-BR", "[0] 0 ações\n [one] 1 ação", ""),
        ("cs", "[one] 1 ação\n [few] { $actions }", ""),
    ],
)
def test_the_form_of_1_says_its_number_where_other_numbers_have_it(
    tmp_path: Path, language: str, one: str, told: str
) -> None:
    (tmp_path / language).mkdir()
    for source in (
        f"{{ $actions ->\n {one}\n *[other] {{ $actions }} ações\n}}",
        f"{{ $last ->\n [yes] a\n *[no] {{ $actions ->\n {one}\n *[other] {{ $actions }} ações\n}}\n}}",
    ):
        (tmp_path / language / "web-table.ftl").write_text(f"table-actions = {source}\n", encoding="utf-8")
        warnings = [fault for fault in faults(tmp_path / language) if fault.check == "one"]
        assert [fault.what.startswith(told) and fault.warns for fault in warnings] == [True] * bool(told)


def test_an_indented_key_joins_the_text_above_and_is_told(czech: Path) -> None:
    change(czech / "web-rules.ftl", "rules-setup-needed =", "  lobby-play = Hrát\nrules-setup-needed =")
    change(czech / "interface.ftl", "červenou\n", "červenou\n    pravda = toto\n")
    [joined] = faults(czech)
    assert (joined.file, joined.key, joined.check, joined.warns) == (
        "web-rules.ftl",
        "rules-setup-first",
        "joined",
        True,
    )
    assert joined.what == "lobby-play belongs to this text, as its line begins with spaces"


def test_a_number_may_stand_beside_its_forms(tmp_path: Path) -> None:
    (tmp_path / "fr").mkdir()
    forms = "{ $actions ->\n [one] action\n *[other] actions, { $actions }\n}"
    (tmp_path / "fr" / "web-table.ftl").write_text(f"table-actions = {{ $actions }} {forms}\n", encoding="utf-8")
    assert found(tmp_path / "fr") == ["new"]


def test_marks_may_stand_once_for_each_form(czech: Path) -> None:
    with (czech / "interface.ftl").open("a", encoding="utf-8") as file:
        file.write("card-back = karta [{ $age }]\n    .color = kartu [{ $age }]\n")
    assert found(czech) == ["new"], "English has an [8] of its own there"
    change(czech / "interface.ftl", "= karta [{ $age }]", "= karta { $age }")
    change(czech / "interface.ftl", "= kartu [{ $age }]", "= kartu { $age }")
    assert found(czech) == ["marks", "new"]


def test_a_form_for_a_role_is_called_as_a_message_or_an_argument(czech: Path) -> None:
    change(czech / "interface.ftl", "    .color = červenou\n", "    .barva = červenou\n")
    [fault] = faults(czech)
    assert (fault.check, fault.what) == (
        "roles",
        ".barva is neither a message nor an argument of one, and no text refers to it",
    )
    change(czech / "interface.ftl", "}: { $cards }.", "}: { $cards } { color-red.barva }.")
    assert faults(czech) == []


def test_what_is_long_for_a_narrow_place_is_told_but_may_stay(czech: Path) -> None:
    with (czech / "web-chat.ftl").open("w", encoding="utf-8") as file:
        file.write("chat-tab = { $number ->\n    [0] Řeč\n   *[other] Řeč u stolu ({ $number })\n}\n")
    [long] = [fault for fault in faults(czech) if fault.check == "length"]
    assert (long.key, long.what, long.warns) == ("chat-tab", "16 letters, and there's room for 10", True)


def test_an_excepted_text_is_left_alone_and_an_exception_that_nothing_needs_is_told(czech: Path) -> None:
    change(czech / "cards.json", "Lukostřelba", "Archery")
    rows = "key,check,why\nArchery.*,english,a name\nPottery.name,english,a name\n"
    (czech / "exceptions.csv").write_text(rows, encoding="utf-8")
    [fault] = faults(czech)
    assert (fault.key, fault.check, fault.warns) == ("Pottery.name", "exceptions", True)


def test_no_exception_is_called_needless_while_something_can_t_be_read(czech: Path) -> None:
    (czech / "exceptions.csv").write_text("key,check,why\nArchery.*,english,a name\n", encoding="utf-8")
    change(czech / "cards.json", '"Hrnčířství",', '"Hrnčířství"')
    assert found(czech) == ["unread"]
    change(czech / "cards.json", '"Hrnčířství"', '"Hrnčířství",')
    assert found(czech) == ["exceptions"]


def test_spreadsheets_may_write_semicolons(czech: Path) -> None:
    change(czech / "cards.json", "Lukostřelba", "Archery")
    (czech / "exceptions.csv").write_text("key;check;why\nArchery.*;english;a name, no word\n", encoding="utf-8")
    (czech / "glossary.csv").write_text("english;stems;forbidden;note\nhand;ru[ck];;\n", encoding="utf-8")
    assert faults(czech) == []
    (czech / "glossary.csv").write_text("english\tstems\tforbidden\tnote\n", encoding="utf-8")
    [fault] = faults(czech)
    assert fault.what == "the first line must be english,stems,forbidden,note, with commas or semicolons between"


def test_the_words_of_the_glossary_are_kept_and_those_that_it_forbids_found(czech: Path) -> None:
    rows = "english,stems,forbidden,note\nhand,ru[ck],,\nhighest,nejv,nejstarš,of value\ndraw|draws,táh,,\n"
    (czech / "glossary.csv").write_text(rows, encoding="utf-8")
    terms = [fault for fault in faults(czech) if fault.check == "term"]
    assert {(fault.file, fault.key) for fault in terms} == {
        ("cards.json", "Archery.demand"), ("cards.json", "Pottery.line-2"),
        ("answers.json", "DollyTheSheep.dogma.yes"), ("answers.json", "DollyTheSheep.dogma.no"),
    }  # fmt: skip
    assert terms[0].what == "English has 'draw|draws', so it must have táh"
    change(czech / "rulings.json", "Je-li nejvyšších víc", "Je-li nejvyšších a nejstarších víc")
    [fault] = [fault for fault in faults(czech) if fault.check == "forbidden"]
    assert (fault.file, fault.what) == ("rulings.json", "'nejstarš' is not to be said (of value)")


def test_a_figure_and_a_mark_are_no_words_of_the_glossary(czech: Path) -> None:
    rows = "english,stems,forbidden,note\nneeded,třeb,need,\n"
    (czech / "glossary.csv").write_text(rows, encoding="utf-8")
    assert faults(czech) == [], "= [needed]"


def test_a_forbidden_form_is_found_whatever_the_english_is(tmp_path: Path) -> None:
    polish = tmp_path / "pl"
    polish.mkdir()
    gendered = r"\w+(?:łeś|łaś|łem|łam|ł\(a\))\b"
    (polish / "glossary.csv").write_text(f'english,stems,forbidden,note\n,,"{gendered}",no gender\n', encoding="utf-8")
    (polish / "interface.ftl").write_text("event-draw = Wybrałeś, { $player }: { $cards }.\n", encoding="utf-8")
    assert found(polish) == ["forbidden", "new"]


def test_demands_begin_as_the_page_highlights_them(czech: Path) -> None:
    (czech / "web-shell.ftl").write_text("card-verb-demand = Vyžaduji\n", encoding="utf-8")
    [fault] = [fault for fault in faults(czech) if fault.check == "begins"]
    assert fault.key == "Archery.demand"
    change(czech / "web-shell.ftl", "Vyžaduji", "Žádám")
    assert found(czech) == ["new"]


@pytest.mark.parametrize(
    ("file", "source", "line", "why"),
    [
        ("glossary.csv", b"term,stems\n", 1, "the first line must be english,stems,forbidden,note"),
        ("glossary.csv", b"english,stems,forbidden,note\nhand,ru(,,\n", 2, "missing ), unterminated subpattern"),
        ("glossary.csv", b"english,stems,forbidden,note\n\nhand,ru\xe8,,\n", 3, "it isn't in UTF-8: save it again"),
        ("exceptions.csv", b"key,check,why\na,b,c,d\n", 2, "more than 3 cells"),
        ("exceptions.csv", "key,check,why\n".encode("utf-16"), 1, "it isn't in UTF-8: save it again"),
        ("web-lobby.ftl", b"lobby-play = Hr\xe1t\n", 1, "it isn't in UTF-8: save it again"),
    ],
)
def test_a_file_that_can_t_be_read_is_named_and_all_else_is_checked(
    czech: Path, file: str, source: bytes, line: int, why: str
) -> None:
    (czech / file).write_bytes(source)
    change(czech / "cards.json", "Lukostřelba", "Archery")
    unread, english = sorted(faults(czech), key=lambda fault: fault.check, reverse=True)
    assert (unread.file, unread.line, unread.check, unread.warns) == (file, line, "unread", False)
    assert unread.what.startswith(why)
    assert (english.check, english.key) == ("english", "Archery.name")


@pytest.mark.parametrize("file", ["interface.ftl", "cards.json", "glossary.csv", "exceptions.csv", "sources.json"])
def test_files_may_begin_with_a_byte_order_mark(czech: Path, file: str) -> None:
    (czech / "glossary.csv").write_text("english,stems,forbidden,note\n", encoding="utf-8")
    (czech / "exceptions.csv").write_text("key,check,why\n", encoding="utf-8")
    path, texts = czech / file, list(LanguageFolder(czech).texts)
    path.write_bytes(b"\xef\xbb\xbf" + path.read_bytes())
    assert faults(czech) == []
    assert list(LanguageFolder(czech).texts) == texts


@pytest.mark.parametrize(
    ("file", "source", "why"),
    [
        ("sources.json", "{", "line 1: a comma, a quote or a bracket is too many or missing"),
        ("sources.json", "[]", "must have texts by file and key"),
    ],
)
def test_a_file_that_checks_need_and_that_can_t_be_read_is_named(czech: Path, file: str, source: str, why: str) -> None:
    (czech / file).write_text(source, encoding="utf-8")
    with pytest.raises(BadFile, match=rf"{file}.*{why.replace(')', '.')}"):
        faults(czech)


def test_english_is_right_but_for_being_english() -> None:
    told = {fault.check for fault in faults(FOLDER / "en")}
    assert told == {"english", "new"}
