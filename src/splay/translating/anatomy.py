"""What a Fluent message is made of: the arguments that it places or goes by, its phrases, its selectors."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from fluent.syntax.ast import (
    Identifier,
    Message,
    Pattern,
    Placeable,
    SelectExpression,
    TextElement,
    VariableReference,
)
from fluent.syntax.visitor import Visitor

FILLED_IN: Final = "\ufffc"
"""What stands in a phrase for anything that is filled in."""


class Selector(NamedTuple):
    """A choice between variants: by which argument ("" for none), by which words or numbers, and the default. `showing`
    are the keys of those that fill that argument in, all if it stands beside the choice.
    """

    by: str
    keys: tuple[str, ...]
    default: str
    showing: frozenset[str]


class Anatomy(Visitor):
    """Of one message. `placed` arguments stand in its words; others are only gone by. `attributes` are their names."""

    def __init__(self, message: Message) -> None:
        self.placed: set[str] = set()
        self.arguments: set[str] = set()
        self.selectors: list[Selector] = []
        self.patterns: list[Pattern] = []
        self.beside: list[set[str]] = []
        """The arguments that stand in each pattern that is being visited, from the outermost on."""
        self.attributes = [attribute.id.name for attribute in message.attributes]
        self.visit(message)

    def visit_Pattern(self, node: Pattern) -> None:
        """Keeps all patterns."""
        self.patterns.append(node)
        parts = [part.expression for part in node.elements if isinstance(part, Placeable)]
        self.beside.append({part.id.name for part in parts if isinstance(part, VariableReference)})
        self.generic_visit(node)
        self.beside.pop()

    def visit_SelectExpression(self, node: SelectExpression) -> None:
        """Keeps what is chosen by, apart from what is placed."""
        found = list(variables(node.selector))
        self.arguments.update(found)
        keys = tuple([key_of(variant.key) for variant in node.variants])
        default = next(key_of(variant.key) for variant in node.variants if variant.default)
        by = found[0] if found else ""
        is_beside = any(by in arguments for arguments in self.beside)
        showing = [key_of(each.key) for each in node.variants if is_beside or by in variables(each.value)]
        self.selectors.append(Selector(by, keys, default, frozenset(showing)))
        for variant in node.variants:
            self.visit(variant.value)

    def visit_VariableReference(self, node: VariableReference) -> None:
        """Keeps what is placed."""
        self.placed.add(node.id.name)
        self.arguments.add(node.id.name)

    @property
    def phrases(self) -> list[str]:
        """The words of each pattern, without what is filled in and without what its selectors choose from."""
        return [phrase_of(pattern) for pattern in self.patterns]


class Variables(Visitor):
    """Collects the arguments in an expression."""

    def __init__(self) -> None:
        self.names: list[str] = []

    def visit_VariableReference(self, node: VariableReference) -> None:
        """Keeps one."""
        self.names.append(node.id.name)


def variables(node: object) -> Iterator[str]:
    """The arguments in an expression."""
    found = Variables()
    found.visit(node)
    yield from found.names


def key_of(key: object) -> str:
    """A variant's key: a word or a number."""
    return key.name if isinstance(key, Identifier) else str(key.value)  # type: ignore[attr-defined]


def phrase_of(pattern: Pattern) -> str:
    """A pattern's own words."""
    return "".join([part.value if isinstance(part, TextElement) else literal_of(part) for part in pattern.elements])


def literal_of(part: Placeable) -> str:
    """What a placeable stands for in a phrase: quoted words are words."""
    value = getattr(part.expression, "value", None)
    return value if isinstance(value, str) and not isinstance(part.expression, SelectExpression) else FILLED_IN


def longest(pattern: Pattern, filled_in: int) -> int:
    """How many letters a text has at most, by its longest variants; what is filled in counts so many."""
    length = 0
    for part in pattern.elements:
        if isinstance(part, TextElement):
            length += len(part.value)
        elif isinstance(part.expression, SelectExpression):
            length += max(longest(variant.value, filled_in) for variant in part.expression.variants)
        else:
            length += filled_in if literal_of(part) == FILLED_IN else len(literal_of(part))
    return length
