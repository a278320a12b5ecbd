"""The words on cards that explain themselves, per language: each form that is listed stands on a card, each verb on a
card that looks like one of them is listed, and each effect that explains something in English does so in the language.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentSerializer

from splay.locale.catalogue import Catalogue, languages, load

FORMS = "learn-forms-"
PLAIN = f"{FORMS}plain"
"""Words that look like a form and are none."""
VERBS = (
    "draw", "meld", "tuck", "score", "return", "transfer", "exchange", "splay", "unsplay", "reveal", "execute", "claim",
    "win", "remove", "foreshadow",
)  # fmt: skip
"""What cards say is done."""
SIGNS = "card-says-"
"""What the signs of cards say, which is explained as effects are."""
NO_EFFECTS = re.compile(r"\.(name|line-\d+)$")
WORD = re.compile(r"[^\W\d_]+")
STEM = 4
"""So many letters at least say that a word may be a form of another one."""
ENDING = 2
"""So many letters at the end of a word change with its form."""

ANOTHER_TOP = ("TuningFork.echo",)
"""Effects of which the English text has a word of the glossary that is not meant there: the top card of a supply."""


class Glossary:
    """The forms that a language lists, as the page finds them: the longest first, whole words, whatever the case."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue
        keys = sorted(key for key in load().own_keys if key.startswith(FORMS) and key in catalogue.own_keys)
        self.forms = {key: [form.strip().lower() for form in catalogue.text(key).split(",")] for key in keys}
        every = sorted({form for forms in self.forms.values() for form in forms if form}, key=len, reverse=True)
        self.pattern = re.compile(rf"(?<![\w-])({'|'.join(map(re.escape, every))})(?![\w-])")
        own = [text for key, text in catalogue.own_cards.items() if not NO_EFFECTS.search(key)]
        self.texts = [text.lower() for text in [*own, *said_by_signs(catalogue)]]

    def unused(self) -> list[str]:
        """The forms that stand on no card."""
        used = {form for text in self.texts for form in self.pattern.findall(text)}
        return [form for forms in self.forms.values() for form in forms if form not in used]

    def uncaught(self) -> list[str]:
        """The words on cards that begin as a form of a verb does and are in no form that is found."""
        left = {word for text in self.texts for word in WORD.findall(self.pattern.sub(" ", text))}
        verbs = [form for verb in VERBS for form in self.forms.get(f"{FORMS}{verb}", [])]
        words = [form for form in verbs if WORD.fullmatch(form)]
        stems = tuple({form[: max(STEM, len(form) - ENDING)] for form in words if len(form) >= STEM})
        return sorted(word for word in left if word.startswith(stems))

    def silent(self) -> list[str]:
        """The effects in which nothing explains itself though something in the English one does."""
        english = Glossary(load())
        return [
            key
            for key, text in self.catalogue.own_cards.items()
            if not NO_EFFECTS.search(key)
            and key not in ANOTHER_TOP
            and not self.pattern.search(text.lower())
            and english.pattern.search(english.catalogue.own_cards[key].lower())
        ]

    def is_whole(self) -> bool:
        """Whether the language has all cards and all forms: else what is missing may use what is there."""
        english = load()
        wanted = {key for key in english.own_keys if key.startswith(FORMS) and key != PLAIN}
        return english.own_cards.keys() <= self.catalogue.own_cards.keys() and wanted <= set(self.forms)


def said_by_signs(catalogue: Catalogue) -> Iterator[str]:
    """What the signs of cards say, as its source has it, with all its forms."""
    for messages in catalogue.messages.values():
        for key, message in messages.items():
            if key.startswith(SIGNS):
                yield FluentSerializer().serialize_entry(message).partition("=")[2]


@pytest.mark.parametrize("language", languages())
def test_each_form_stands_on_a_card_and_each_verb_on_a_card_is_a_form(language: str) -> None:
    glossary = Glossary(load(language))
    if glossary.is_whole():
        assert glossary.unused() == [], "no card has these: take them out of learn-forms-..."
        assert glossary.uncaught() == [], "cards have these: put them into learn-forms-..., or learn-forms-plain"
        assert glossary.silent() == [], "in these effects nothing explains itself"


def test_english_is_looked_at() -> None:
    assert Glossary(load()).is_whole()


CARDS = """{"Oars.name": "Dobra", "Oars.line-1": "Dobierają", "Oars.demand": "Dobierz [1]. Punktuj!",
    "Oars.dogma": "Dobierasz dobro.", "Sailing.dogma": "Dobrze."}"""
WORDS = """learn-forms-draw = dobierz, dobierze
learn-forms-plain = dobro
learn-forms-score = punktuj
"""


def test_what_is_listed_in_vain_and_what_is_missing_is_found(tmp_path: Path) -> None:
    (tmp_path / "cards.json").write_text(CARDS, encoding="utf-8")
    (tmp_path / "web-learn.ftl").write_text(WORDS, encoding="utf-8")
    glossary = Glossary(Catalogue("pl", tmp_path, load()))
    assert glossary.unused() == ["dobierze"]
    assert glossary.uncaught() == ["dobierasz"], "neither a name, nor a line, nor what is told to be no form"
    assert glossary.silent() == ["Sailing.dogma"]
    assert not glossary.is_whole()
