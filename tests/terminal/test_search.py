"""Finding cards, and `splay cards`."""

import json
from pathlib import Path

import pytest

from splay.core.options import BadOptions
from splay.core.symbols import GREEN
from splay.locale.catalogue import Catalogue, load
from splay.sets import DECKS, all_cards, cards_of_set
from splay.terminal.browse import cards_command
from splay.terminal.search import by_name, matching, plain
from splay.terminal.words import Words

DECK = DECKS["third"]
WORDS = Words(load(), [], DECK)


def found(query: str) -> list[str]:
    return [card.name for card in matching(WORDS, DECK, query)]


def test_nothing_to_look_for_finds_all() -> None:
    assert len(found("")) == 105


def test_a_number_is_an_age() -> None:
    assert len(found("1")) == 15
    assert len(found("10")) == 10


def test_age_color_and_icon_narrow_it_down() -> None:
    assert found("1 red crown") == ["Oars"]


def test_names_that_begin_so_come_first() -> None:
    assert found("oar")[0] == "Oars"
    assert found("tools")[0] == "Tools"
    assert "Machine Tools" in found("tools")


def test_words_of_the_effect_are_looked_through() -> None:
    assert "Masonry" in found("monument")


def test_nothing_fits() -> None:
    assert found("zeppelin") == []


@pytest.mark.parametrize("name", ["Code of Laws", "code-of-laws", " CODE OF ", "code"])
def test_a_card_is_found_by_name_key_or_beginning(name: str) -> None:
    card = by_name(WORDS, DECK, name)
    assert card is not None
    assert card.name == "Code of Laws"


@pytest.fixture
def polish(tmp_path: Path) -> Words:
    """A language that calls two cards otherwise, and one color."""
    cards = {"Oars.name": "Wiosła", "Tools.name": "Narzędzia", "Oars.demand": "Żądam: [crown]!"}
    (tmp_path / "cards.json").write_text(json.dumps(cards), encoding="utf-8")
    (tmp_path / "interface.ftl").write_text("color-green = żółto-zielony\n", encoding="utf-8")
    return Words(Catalogue("pl", tmp_path, load()), [], DECK)


@pytest.mark.parametrize("query", ["Wiosła", "wiosl", "OARS", "oar", "zadam"])
def test_a_card_is_found_by_both_titles_with_or_without_accents(polish: Words, query: str) -> None:
    assert "Oars" in [card.name for card in matching(polish, DECK, query)]


def test_those_whose_title_begins_so_come_first_in_either_language(polish: Words) -> None:
    assert [matching(polish, DECK, query)[0].name for query in ("tool", "narze")] == ["Tools", "Tools"]


@pytest.mark.parametrize("name", ["wiosla", "WIOSŁA", "oars", "Oa", " wio"])
def test_a_card_is_opened_by_both_titles(polish: Words, name: str) -> None:
    assert by_name(polish, DECK, name) is polish.of_key("oars")


def test_colors_are_found_without_accents(polish: Words) -> None:
    assert matching(polish, DECK, "zolto-zielony") == [card for card in DECK if card.color == GREEN]


def test_letters_without_accents_of_their_own_are_those_that_people_type() -> None:
    assert plain("ŁØĐßÆŒ\u2019Ąé İ") == "lodssaeoe'ae i"


@pytest.mark.parametrize("name", ["", "co", "zeppelin"])
def test_no_card_is_found_if_none_or_several_fit(name: str) -> None:
    assert by_name(WORDS, DECK, name) is None


def test_splay_cards_prints_whole_cards_and_both_editions(capsys: pytest.CaptureFixture[str]) -> None:
    assert cards_command("oars") == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[:2] == ["Oars", "1 red: castle, crown, castle"]
    assert "First edition:" in lines
    assert lines[-1] == "1 card."


def test_splay_cards_says_when_nothing_fits(capsys: pytest.CaptureFixture[str]) -> None:
    assert cards_command("zeppelin") == 1
    assert capsys.readouterr().out == "No cards match.\n"


def test_the_name_of_a_set_finds_what_it_brings() -> None:
    cards = all_cards("third")
    words = Words(load(), [], cards)
    assert [card.name for card in matching(words, cards, "relics")] == [card.name for card in cards_of_set("relics")]
    assert len(matching(words, cards, "Artifacts")) >= 105
    assert [card.name for card in matching(words, cards, "artifacts 1 blue compel")] == ["Treaty of Kadesh"]


def test_splay_cards_of_one_set_says_it_of_each(capsys: pytest.CaptureFixture[str]) -> None:
    assert cards_command("castle 1 blue", "artifacts") == 0
    printed = capsys.readouterr().out
    assert "Treaty of Kadesh\n1 blue from Artifacts: crown, castle, castle\n" in printed
    assert "Tools" not in printed
    assert cards_command("", "base") == 0
    assert capsys.readouterr().out.endswith("105 cards.\n")


def test_splay_cards_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert cards_command("kadesh", as_json=True) == 0
    (card,) = json.loads(capsys.readouterr().out)["cards"]
    assert card == {
        "key": "treaty-of-kadesh",
        "name": "Treaty of Kadesh",
        "set": "artifacts",
        "age": 1,
        "color": "blue",
        "icons": ["crown", "castle", "hex", "castle"],
        "effects": card["effects"],
    }
    assert list(card["effects"]) == ["compel", "dogma"]
    assert card["effects"]["compel"].startswith("I compel you")
    assert cards_command("oars", "base", as_json=True) == 0
    (oars,) = json.loads(capsys.readouterr().out)["cards"]
    assert oars["first_edition"]["demand"] != oars["effects"]["demand"]


def test_splay_cards_of_an_unknown_set_is_refused() -> None:
    with pytest.raises(
        BadOptions, match="set: must be one of base, artifacts, relics, echoes, cities, not 'artefacts'"
    ):
        cards_command("", "artefacts")
