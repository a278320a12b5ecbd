"""The coach's words: the keys that they have in a catalogue, the names in them, and how long they may be."""

import re
from collections.abc import Sequence
from typing import Final

from splay.core.card import Card
from splay.core.quantities import quantities
from splay.views.messages import Argument, CardNameArgument, Message, PlayerArgument

MOST_WORDS: Final = 5
"""As many words as a title has at most."""
MOST_SENTENCES: Final = 2
"""As many sentences as the coach says at once."""
NAMED: Final = re.compile(r"\{([^{}]*)\}")
"""A card, another player, or a number of the rules in the coach's words: "{Sailing}", "{Tom}", "{win_of_2}"."""
SENTENCE_ENDS: Final = re.compile(r"[.!?](?=\s|$)")


class NotSaid(ValueError):
    """Words that can't be said; the message says why."""


def title_key(lesson: str) -> str:
    """The key of a lesson's title."""
    return f"lesson-{lesson}-title"


def says_key(lesson: str) -> str:
    """The key of the sentence on what a lesson teaches."""
    return f"lesson-{lesson}-says"


def step_key(lesson: str, step: int, part: str) -> str:
    """The key of what the coach says in a step, counted from 1: its "title", its "text", "wrong-2" of its second wrong
    move, and "wrong" of all others.
    """
    return f"lesson-{lesson}-{step}-{part}"


def check_title(text: str) -> None:
    """Raises NotSaid for a title that is none, or too long."""
    if not text:
        raise NotSaid("a title is missing")
    words = len(text.split())
    if words > MOST_WORDS:
        raise NotSaid(f"{text!r}: a title has at most {MOST_WORDS} words, not {words}")


def check_text(text: str) -> None:
    """Raises NotSaid for what is no sentence, or more sentences than the coach says at once."""
    sentences = len(SENTENCE_ENDS.findall(NAMED.sub("name", text)))
    if not text.endswith((".", "!", "?")):
        raise NotSaid(f"{text!r}: a sentence ends with a period")
    if sentences > MOST_SENTENCES:
        raise NotSaid(f"{text!r}: at most {MOST_SENTENCES} sentences at once, not {sentences}")


def check_plain(text: str) -> None:
    """Raises NotSaid for names in braces: at the top of a lesson nothing fills them in."""
    if NAMED.search(text):
        raise NotSaid(f"{text!r}: names in braces stand in steps alone")


def arguments_of(text: str, deck: dict[str, Card], players: Sequence[str]) -> dict[str, Argument]:
    """What is to be filled into words, by the names of the arguments. Raises NotSaid for a name that nothing has."""
    arguments: dict[str, Argument] = {}
    for name in NAMED.findall(text):
        if name in players[1:]:
            arguments[argument_name(name)] = PlayerArgument(players.index(name))
        elif name.lower() in deck:
            card = deck[name.lower()]
            arguments[argument_name(name)] = CardNameArgument(card.key)
        elif name not in quantities():
            raise NotSaid(f"{{{name}}}: is no card, no other player, and no number of the rules")
    return arguments


def argument_name(name: str) -> str:
    """The name that a card, player or number has as an argument of a message."""
    return re.sub(r"[^a-z0-9_]+", "-", name.lower()).strip("-")


def fluent_of(text: str) -> str:
    """Words as the pattern of a Fluent message."""
    return NAMED.sub(lambda found: f"{{ ${argument_name(found[1])} }}", text)


def message_of(key: str, text: str, deck: dict[str, Card], players: Sequence[str]) -> Message:
    """Words as a message: their key, and what is to be filled in."""
    return Message(key, arguments_of(text, deck, players))


def by_name(deck: Sequence[Card]) -> dict[str, Card]:
    """The cards of a deck by their printed names in small letters, and by their keys."""
    return {name: card for card in deck for name in (card.name.lower(), card.key)}
