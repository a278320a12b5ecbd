"""Names that look alike: the same letters, capitals or not, or letters of other alphabets that look the same."""

import unicodedata
from collections import defaultdict
from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from typing import Final

from confusable_homoglyphs.utils import load  # type: ignore[import-untyped]

CONFUSABLES: Final = "confusables.json"
"""Unicode's list of confusable characters (UTS 39), as the library has it."""
REMEMBERED: Final = 4096
LEFT_TO_RIGHT: Final = "\u200e"


def look_alike(name: str, other: str) -> bool:
    """Whether a reader may take one name for the other."""
    return not looks_of(name).isdisjoint(looks_of(other))


@lru_cache(REMEMBERED)
def looks_of(name: str) -> frozenset[str]:
    """How a name looks, as it is written and in small letters: names that share one of these look alike.

    Both, as a capital i looks like a small L.
    """
    return frozenset({skeleton(name), skeleton(name.casefold()).casefold()})


def skeleton(text: str) -> str:
    """A text with each character replaced by what stands for all that look like it (UTS 39), spaces run together."""
    shown = unicodedata.normalize("NFKD", " ".join(text.split()))
    for _ in range(2):  # "⑴" looks like "(l)", which is as good as "(1)"
        shown = shown.translate(stand_ins())
    return unicodedata.normalize("NFD", shown)


@cache
def stand_ins() -> dict[int, str]:
    """By code point, what stands for a character and all that look like it; read when it is first needed."""
    alike: dict[str, set[str]] = defaultdict(set)
    for character, others in load(CONFUSABLES).items():
        for other in others:
            pair = [text.replace(LEFT_TO_RIGHT, "") for text in (character, other["c"])]
            alike[pair[0]].add(pair[1])
            alike[pair[1]].add(pair[0])
    return {
        ord(text): min(group, key=plainness)
        for group in groups_of(alike)
        for text in group
        if len(text) == 1 and len(group) > 1
    }


def plainness(text: str) -> tuple[bool, int, bool, bool, str]:
    """A sort key: plain small letters first, and two before the one that looks like both, as "rn" before "m"."""
    return (not text.isascii(), -len(text), not text.islower(), not text.isalpha(), text)


def groups_of(alike: dict[str, set[str]]) -> Iterator[set[str]]:
    """All texts that look alike, group by group."""
    left = set(alike)
    while left:
        group, found = set[str](), {left.pop()}
        while found:
            group |= found
            found = {other for text in found for other in alike[text]} - group
        left -= group
        yield group


def told_apart(name: str, others: Iterable[str]) -> str:
    """A name as readers are told it beside others: with a number if it looks like one of them."""
    taken = list(others)
    told, number = name, 1
    while any(look_alike(told, other) for other in taken):
        number += 1
        told = f"{name} {number}"
    return told
