"""What the rules document rules of single cards is told with these cards, in their own rulings."""

import re
from pathlib import Path
from typing import Final

from splay.server.catalogue.words import rulings_of
from splay.sets import all_cards

RULES: Final = Path(__file__).parents[2] / "docs" / "rules.md"
OF_CARDS: Final = [79, *range(108, 271)]
"""The numbers of rulings that name cards because they are about these; others name them as examples."""
SAID_BY_TEXTS: Final = {
    "bill-of-rights", "cross-of-coronado", "empiricism", "gujin-tushu-jinsheng", "holy-grail",
    "holy-lance", "kiev", "kilogram-of-the-archives", "maastricht-treaty", "manila", "parnell-pitch-drop", "santiago",
    "the-wealth-of-nations",
}  # fmt: skip
"""Cards whose own texts or faces say all that is ruled of them."""


def rulings() -> list[str]:
    """The rulings of the rules document that are about cards."""
    section = RULES.read_text(encoding="utf-8").split("\n## Rulings")[1].split("\n## ")[0]
    found = re.findall(r"^(\d+)\. (.*(?:\n   .*)*)", section, re.MULTILINE)
    return [re.sub(r"\s+", " ", words) for number, words in found if int(number) in OF_CARDS]


def names(words: str, card: str) -> bool:
    """Whether these words name a card, and not only one whose longer name has this one in it."""
    for longer in [one.name for one in all_cards("third") if card in one.name and one.name != card]:
        words = words.replace(longer, "")
    return re.search(rf"(?<![\w']){re.escape(card)}(?!\w)", words) is not None


def test_a_card_that_is_ruled_on_has_rulings_of_its_own() -> None:
    ruled = {card.key for card in all_cards("third") if any(names(words, card.name) for words in rulings())}
    assert ruled - set(rulings_of("en").cards) == SAID_BY_TEXTS
