"""Finding the cards that modules define, and giving them their numbers."""

from types import ModuleType

from splay.core.card import Card, MalformedCard


def card_classes(module: ModuleType) -> list[type[Card]]:
    """The card classes that the module itself defines, in their order there."""
    return [
        value
        for value in vars(module).values()
        if isinstance(value, type) and issubclass(value, Card) and vars(value)["__module__"] == module.__name__
    ]


def build_set(modules: list[ModuleType], set_name: str, first_index: int) -> list[Card]:
    """One card of each class in the modules, numbered from `first_index`.

    Raises MalformedCard for a card that breaks a law, or a name that stands twice.
    """
    cards: list[Card] = []
    for module in modules:
        for card_class in card_classes(module):
            cards.append(card_class(first_index + len(cards), set_name, "third"))
    keys = [card.key for card in cards]
    for key in keys:
        if keys.count(key) > 1:
            raise MalformedCard(f"{key}: there are two cards of this name")
    return cards


def with_variants(cards: list[Card], modules: list[ModuleType], edition: str) -> list[Card]:
    """The same cards with those replaced that the modules define anew for another edition."""
    variants = list(cards)
    numbers = {card.key: place for place, card in enumerate(cards)}
    for module in modules:
        for card_class in card_classes(module):
            variant = card_class(0, "", edition)
            if variant.key not in numbers:
                raise MalformedCard(f"{variant.name}: there is no such card to replace in this edition")
            place = numbers[variant.key]
            variants[place] = card_class(cards[place].index, cards[place].set_name, edition)
    return variants
