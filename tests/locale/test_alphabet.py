"""Cards whose effects go by the alphabet: the page shows English titles with them, and rulings say which count."""

import re
from pathlib import Path
from typing import Final

from splay.locale.catalogue import load
from splay.sets import all_cards

SETS: Final = Path(__file__).parents[2] / "web" / "src" / "sets"
LISTED: Final = re.compile(r"alphabetical: \[(.*?)\]", re.DOTALL)


def speak_of_it() -> set[str]:
    """The keys of the cards whose English texts do."""
    words = load()
    cards = {card.type_name: card.key for card in all_cards("third")}
    return {cards[name] for key, text in words.own_cards.items() if "alphabet" in text for name in [key.split(".")[-2]]}


def test_the_page_knows_them() -> None:
    listed = [LISTED.findall(file.read_text(encoding="utf-8")) for file in SETS.glob("*/set.ts")]
    assert {key for lists in listed for keys in lists for key in re.findall(r'"([^"]+)"', keys)} == speak_of_it()
    assert speak_of_it()


def test_their_rulings_say_that_it_is_that_of_the_english_titles() -> None:
    for card in speak_of_it():
        assert any("English" in ruling for ruling in load().own_rulings[card]), card
