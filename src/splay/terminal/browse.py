"""`splay cards`: the cards that fit a query, with their words."""

from splay.locale import catalogue
from splay.sets import DECKS, all_cards
from splay.terminal.search import matching
from splay.terminal.words import Words


def cards_command(query: str) -> int:
    """Prints the cards that fit the query, with the first edition's words if they differ; 1 if none fits."""
    cards, first_edition = all_cards("third"), DECKS["first"]
    words = Words(catalogue.load(), [], cards)
    found = matching(words, cards, query)
    for card in found:
        first = first_edition[card.index] if card.index < len(first_edition) else card
        print("\n".join(words.full_text(card)))
        if first is not card:
            print(words.text("cards-first-edition"))
            print("\n".join(words.effects(first)))
        print()
    print(words.text("cards-found", number=len(found)))
    return 0 if found else 1
