"""Which plural forms a language has for whole numbers, by the rules of CLDR."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final

from babel import Locale, UnknownLocaleError

from splay.translating.folder import BadFile

FORMS: Final = ("zero", "one", "two", "few", "many", "other")
"""What plural forms are called in all languages."""
HIGHEST: Final = 1000
"""Up to this number forms are looked at: there's no higher one in the game, and no form that begins later."""


def locale_of(language: str) -> Locale:
    """What is known of a language. Raises BadFile if nothing is."""
    try:
        return Locale.parse(language, sep="-")
    except (UnknownLocaleError, ValueError) as error:
        raise BadFile(f"{language}: no language is called so; cs is Czech, pt-BR Brazilian Portuguese") from error


@cache
def numbers_by_form(language: str) -> dict[str, frozenset[int]]:
    """The numbers that take each form that a language has. Raises BadFile."""
    form_of = locale_of(language).plural_form
    found: dict[str, set[int]] = {}
    for number in range(HIGHEST + 1):
        found.setdefault(form_of(number), set()).add(number)
    return {form: frozenset(found[form]) for form in FORMS if form in found}


@cache
def forms_of(language: str) -> frozenset[str]:
    """What plural forms of a language are called, also those of numbers that are never told. Raises BadFile."""
    return frozenset({*locale_of(language).plural_form.tags, FORMS[-1]})


def is_plural(keys: Iterable[str]) -> bool:
    """Whether variants are chosen by a number."""
    return any(key in FORMS[:-1] or key.isdecimal() for key in keys)


def missing_forms(language: str, keys: Iterable[str], default: str) -> list[str]:
    """The plural forms that a choice by a number lacks: neither the form nor each of its numbers has a variant. The
    default counts as the form that it's called by. Raises BadFile.
    """
    there = {*keys, default}
    return [
        form
        for form, numbers in numbers_by_form(language).items()
        if form not in there and not {str(number) for number in numbers} <= there
    ]
