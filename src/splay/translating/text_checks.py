"""What a text must keep of the English one, whatever file it stands in."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Final, NamedTuple

from splay.locale.catalogue import MARK, ORIGINAL, letters_of, longest_line
from splay.translating.anatomy import FILLED_IN, Anatomy, Selector, longest
from splay.translating.faults import Fault, fault
from splay.translating.folder import CARDS, RULINGS, TABLES, LanguageFolder, Text, original
from splay.translating.glossary import BadRow, Term, terms_in
from splay.translating.known_arguments import (
    BY_WORD,
    CHOICE,
    FREE,
    KEY,
    NUMBER,
    READER,
    arguments_of,
    given_everywhere,
    names_of_roles,
    words_of_choice,
)
from splay.translating.plural_forms import FORMS, forms_of, is_plural, locale_of, missing_forms, numbers_by_form

LONGEST_NAME: Final = 28
"""As many letters as the name of a card may have."""
FEW: Final = 3
"""So many letters may be the same as in English."""
IS_LINE: Final = re.compile(r"\.line-\d$")
BOXED: Final = re.compile(rf"\[(?:[a-z0-9]+|{FILLED_IN})\]")
"""An icon or a value in brackets, also one that is filled in."""
FILLED_IN_BOX: Final = f"[{FILLED_IN}]"
FIGURE: Final = re.compile(r"^= \[[\w-]+\]$", re.MULTILINE)
LISTED_LINE: Final = re.compile(r"^(?:- |\d+\. )", re.MULTILINE)
STRESS: Final = "**"
LETTERS_ALLOWED: Final = re.compile(r"^max (\d+)$", re.MULTILINE)
"""The line of an English comment that says how many letters there is room for."""
IN_A_NARROW_PLACE: Final = 2
"""As many letters as what is filled in has in a narrow place: a number."""
ONE: Final = FORMS[1]
REFERRED: Final = re.compile(r"\{ [\w-]+\.([\w-]+) \}")
"""A form of a text that another text refers to: the name of its attribute."""
LIKE_A_KEY: Final = re.compile(r"(?<=\n) *([a-zA-Z][\w-]*) *=")
"""A further line of a text that looks as if a message began there."""
LETTER: Final = re.compile(r"[^\W\d_]")


class Wanted(NamedTuple):
    """What a language's texts are held to: its name, the terms of its glossary, what forms by role may be called, and
    the keys that messages have.
    """

    language: str
    terms: list[Term]
    roles: set[str]
    keys: set[str]


def wanted_of(folder: LanguageFolder) -> Wanted:
    """What the texts of a folder are held to; a glossary that can't be read joins what can't be."""
    referred = {role for text in folder.texts.values() for role in REFERRED.findall(text.words)}
    terms: list[Term] = []
    try:
        terms = terms_in(folder.path)
    except BadRow as error:
        folder.unread.append(error.unread)
    keys = {key for file, key in original().texts if file not in TABLES}
    return Wanted(folder.language, terms, names_of_roles() | referred, keys)


def check_text(text: Text, english: Text, wanted: Wanted) -> Iterator[Fault]:
    """What is wrong with a text by itself."""
    if not text.words.strip():
        yield fault(text, "empty", "there are no words")
        return
    if text.message is not None and english.message is not None:
        yield from check_message(text, Anatomy(text.message), english, Anatomy(english.message), wanted)
    else:
        yield from check_row(text, english, wanted.language)
    yield from check_phrases(text, english)
    yield from check_terms(text, english, wanted.terms)


def check_message(text: Text, own: Anatomy, english: Text, source: Anatomy, wanted: Wanted) -> Iterator[Fault]:
    """What is wrong with a message by itself."""
    known = arguments_of(english, source)
    for name in sorted(own.arguments - set(known)):
        yield fault(text, "arguments", f"${name} is not among what it gets: {named(known)}")
    for name in sorted(source.placed - own.placed - {READER}):
        if not name.endswith(FREE) and name + KEY not in own.arguments:
            yield fault(text, "arguments", f"${name} is lost: English has {{ ${name} }}")
    for selector in own.selectors:
        yield from check_selector(text, selector, source, known, wanted.language)
        yield from check_one(text, selector, wanted.language)
    for name in sorted(set(own.attributes) - set(source.attributes) - wanted.roles):
        yield fault(text, "roles", f".{name} is neither a message nor an argument of one, and no text refers to it")
    yield from check_markup(text, own, source)
    for line in LIKE_A_KEY.finditer(text.words):
        if line[1] in wanted.keys:
            yield fault(text, "joined", f"{line[1]} belongs to this text, as its line begins with spaces")
    most = LETTERS_ALLOWED.search(english.comment)
    if most and text.message and text.message.value:
        letters = longest(text.message.value, IN_A_NARROW_PLACE)
        if letters > int(most[1]):
            yield fault(text, "length", f"{letters} letters, and there's room for {most[1]}", warns=True)


def check_selector(
    text: Text, selector: Selector, source: Anatomy, known: dict[str, str], language: str
) -> Iterator[Fault]:
    """What is wrong with a choice between variants."""
    there = [other for other in source.selectors if other.by == selector.by]
    sort = known.get(selector.by, "")
    if sort and sort not in BY_WORD and not sort.startswith(CHOICE) and not there:
        yield fault(text, "variants", f"${selector.by} is no word to choose by: it's the {sort} that is filled in")
        return
    english_keys = {key for other in there for key in other.keys}
    words = words_of_choice(sort)
    if sort == NUMBER or is_plural(selector.keys) or is_plural(english_keys):
        by_numbers_alone = any(is_plural(other.keys) and not names_forms(other) for other in there)
        yield from check_forms(text, selector, by_numbers_alone, language)
    elif words or english_keys:
        never = [key for key in selector.keys if key not in words | english_keys | {"other"}]
        if never:
            coming = ", ".join(sorted(words | english_keys))
            yield fault(text, "variants", f"${selector.by} is never {never[0]}, but {coming}")


def check_forms(text: Text, selector: Selector, by_numbers_alone: bool, language: str) -> Iterator[Fault]:
    """What is wrong with the plural forms of a choice by a number, which English makes `by_numbers_alone` or not."""
    wrong = [key for key in selector.keys if key[:1].isalpha() and key not in {*forms_of(language), selector.default}]
    if wrong:
        name = locale_of(language).get_display_name(ORIGINAL)
        yield fault(text, "plural", f"[{wrong[0]}] is no plural form of {name}: {', '.join(numbers_by_form(language))}")
    if names_forms(selector) or (selector.default in FORMS and not by_numbers_alone):
        missing = missing_forms(language, selector.keys, selector.default)
        if missing:
            forms = " and ".join([f"[{form}]" for form in missing])
            yield fault(text, "plural", f"the plural form {forms} of ${selector.by} is missing")


def check_one(text: Text, selector: Selector, language: str) -> Iterator[Fault]:
    """Whether the form of 1 tells which number it is, if other numbers have it, too, and other forms tell theirs."""
    if ONE not in selector.keys or ONE in selector.showing or not selector.showing:
        return
    others = numbers_by_form(language).get(ONE, frozenset()) - {
        1,
        *[int(key) for key in selector.keys if key.isdecimal()],
    }
    if others:
        further = ", or write a line [0] above it" if others == {0} else ""
        what = f"[one] is for {min(others)}, too, and says no number: write {{ ${selector.by} }} there{further}"
        yield fault(text, "one", what)


def names_forms(selector: Selector) -> bool:
    """Whether a choice is by plural forms, not by single numbers alone."""
    return any(key in FORMS[:-1] for key in selector.keys)


def check_markup(text: Text, own: Anatomy, source: Anatomy) -> Iterator[Fault]:
    """What is wrong with a message's marks: each that English has, and as many if nothing is chosen."""
    whole, english = "\n".join(own.phrases), "\n".join(source.phrases)
    marks, wanted = (Counter(BOXED.findall(FIGURE.sub("", words))) for words in (whole, english))
    chosen = bool(own.selectors or own.attributes or source.selectors or source.attributes)
    if kinds(marks) != kinds(wanted) if chosen else marks != wanted:
        yield fault(text, "marks", f"has {told(marks)}, English {told(wanted)}")
    if sorted(FIGURE.findall(whole)) != sorted(FIGURE.findall(english)):
        yield fault(text, "markup", f"English has the figures {told(Counter(FIGURE.findall(english)))}")
    stresses, wanted_stresses = whole.count(STRESS), english.count(STRESS)
    if stresses % 2 or (not chosen and stresses != wanted_stresses) or (stresses == 0) != (wanted_stresses == 0):
        yield fault(text, "markup", f"has ** {stresses} times, English {wanted_stresses}")
    lines, wanted_lines = len(LISTED_LINE.findall(whole)), len(LISTED_LINE.findall(english))
    if not chosen and lines != wanted_lines:
        yield fault(text, "markup", f"has {lines} lines of a list, English {wanted_lines}")


def kinds(marks: Counter[str]) -> set[str]:
    """Which marks there are; a value may stand for itself if values are filled in, too."""
    return {mark for mark in marks if not (FILLED_IN_BOX in marks and mark[1:-1].isdecimal())}


def check_row(text: Text, english: Text, language: str) -> Iterator[Fault]:
    """What is wrong with the text of a table by itself."""
    sentences = text.words.split("\n")
    if any(sentence != sentence.strip() or "  " in sentence for sentence in sentences):
        yield fault(text, "spaces", "there are spaces at an end, or two in a row")
    marks, wanted = Counter(MARK.findall(text.words)), Counter(MARK.findall(english.words))
    if marks != wanted:
        yield fault(text, "marks", f"has {told(marks)}, English {told(wanted)}")
    if text.file == RULINGS and len(sentences) != len(english.words.split("\n")):
        yield fault(text, "sentences", f"has {len(sentences)} texts, English {len(english.words.splitlines())}")
    most = longest_line(language)
    if text.file == CARDS and IS_LINE.search(text.key) and letters_of(text.words) > most:
        yield fault(text, "length", f"{letters_of(text.words)} letters, and a line has {most} at most")
    room = max(LONGEST_NAME, len(english.words))
    if text.file == CARDS and text.key.endswith(".name") and len(text.words) > room:
        yield fault(text, "length", f"{len(text.words)} letters, and this name has {room} at most")


def check_phrases(text: Text, english: Text) -> Iterator[Fault]:
    """Whether English is left over: a phrase of more than a few letters that is the same."""
    there = {plain(phrase) for phrase in phrases_of(english)}
    for phrase in phrases_of(text):
        if plain(phrase) in there and len(LETTER.findall(MARK.sub("", phrase))) > FEW:
            yield fault(text, "english", f"is as in English: {plain(phrase).replace(FILLED_IN, '...')!r}")


def check_terms(text: Text, english: Text, terms: list[Term]) -> Iterator[Fault]:
    """Whether the words of the glossary are kept, and none that it forbids stands there."""
    whole, source = (MARK.sub("", "\n".join(phrases_of(each))) for each in (text, english))
    for term in terms:
        if term.is_in(source) and not term.is_kept(whole):
            yield fault(text, "term", f"English has {term.english!r}, so it must have {term.stems}")
        found = term.forbidden.search(whole) if term.forbidden else None
        if found:
            why = f" ({term.note})" if term.note else ""
            yield fault(text, "forbidden", f"{found.group()!r} is not to be said{why}")


def phrases_of(text: Text) -> list[str]:
    """The words of a text without what is filled in: those of each variant, of each sentence."""
    return text.words.split("\n") if text.message is None else Anatomy(text.message).phrases


def plain(phrase: str) -> str:
    """A phrase as two languages are compared by."""
    return " ".join(phrase.split()).casefold()


def told(marks: Counter[str]) -> str:
    """Marks as they are told."""
    return " ".join(sorted(marks.elements())).replace(FILLED_IN, "...") or "none"


def named(arguments: dict[str, str]) -> str:
    """Arguments as they are told, without those that every message gets."""
    own = [f"${name}" for name in sorted(arguments) if name not in given_everywhere() or name == READER]
    return ", ".join(own)
