"""Words for players, cards and places, which sentences and prompts are made of."""

from collections.abc import Sequence

from splay.core.card import EFFECT_KINDS as KINDS
from splay.core.card import EFFECT_METHODS, SHARED, Card
from splay.core.place import NOBODY
from splay.core.zones import SUPPLY
from splay.locale.catalogue import Catalogue
from splay.views.model import PlaceView, Shown, Why


class Wording:
    """The words of one table in one language: `names` of the players by seat, `deck` the cards in play."""

    def __init__(self, catalogue: Catalogue, names: Sequence[str], deck: Sequence[Card]) -> None:
        self.catalogue = catalogue
        self.names = list(names)
        self.deck = {card.key: card for card in deck}

    def text(self, key: str, **arguments: str | int) -> str:
        """A text of the catalogue."""
        return self.catalogue.text(key, **arguments)

    def player(self, seat: int) -> str:
        """A player's name; a word for nobody where the seat is negative."""
        return self.names[seat] if seat >= 0 else self.text("nobody")

    def players(self, seats: Sequence[int]) -> str:
        """The names of several players as one phrase."""
        phrase = self.player(seats[0]) if seats else self.text("nobody")
        for place, seat in enumerate(seats[1:], 2):
            key = "names-and" if place == len(seats) else "names-more"
            phrase = self.text(key, names=phrase, name=self.player(seat))
        return phrase

    def card(self, shown: Shown) -> str:
        """A card's name where its face is known, else what its back says."""
        return self.named(shown.card) if shown.card else self.text("card-back", age=shown.age)

    def named(self, key: str) -> str:
        """The name of the card with this key."""
        return self.catalogue.card_name(self.deck[key])

    def answer(self, key: str) -> str | None:
        """What an answer does, by the key that its option has; None where the effect has no words for it."""
        card, effect, answer = key.split(".")
        return self.catalogue.answer(self.deck[card], effect, answer)

    def special(self, name: str) -> str:
        """The name of a special achievement, which the protocol calls by this one."""
        return self.text(f"special-name-{name}")

    def cards(self, shown: Sequence[Shown]) -> str:
        """Several cards as one phrase; those with the same back, of which no more is known, by number."""
        parts: list[str] = []
        for place, card in enumerate(shown):
            same = 1 if card.card else shown.count(card)
            if same == 1:
                parts.append(self.card(card))
            elif shown.index(card) == place:
                parts.append(self.text("card-backs", number=same, age=card.age))
        phrase = parts[0] if parts else self.text("card-none")
        for part in parts[1:]:
            phrase = self.text("card-and", cards=phrase, card=part)
        return phrase

    def place(self, place: PlaceView | None, actor: int) -> str:
        """A place: that of the one who acts, or somebody else's by name."""
        if place is None:
            return self.text("place-nowhere")
        if place.kind == SUPPLY.name and place.age:
            return self.text("place-supply-of", age=place.age)
        if place.seat in (NOBODY, actor):
            return self.text(f"place-{place.kind}")
        return self.of(place.kind, place.seat)

    def of(self, kind: str, owner: int) -> str:
        """Somebody else's zone."""
        return self.text(f"place-{kind}-of", player=self.player(owner))

    def effects(self, card: Card) -> list[str]:
        """The words of each effect of a card, in order."""
        return [self.catalogue.effect(card, EFFECT_METHODS[effect]) for effect in card.effects]

    def effect(self, why: Why) -> str:
        """An effect of a card; numbered where the card has several of its kind."""
        card = self.deck[why.card]
        shared = [effect for effect in card.effects if KINDS[effect] == SHARED]
        numbered = why.effect and (not why.effect.startswith("dogma") or len(shared) > 1)
        return self.text(f"effect-{why.effect}" if numbered else "effect-only", card=self.named(why.card))

    def role(self, why: Why, seat: int, to_them: bool = False) -> str:
        """Who follows an effect as what, with the icons that decided it: "Ann shares Oars (castle 3 against 2).".

        `to_them`: in words to the one who follows it.
        """
        key = f"reason-{why.role}" if to_them else f"role-{why.role}"
        words: dict[str, str | int] = {"player": self.player(seat), "effect": self.effect(why)}
        if seat < 0 or why.launcher < 0 or max(seat, why.launcher) >= len(why.counts):
            return self.text(key, **words)
        words |= {"icon": self.text(f"icon-{why.icon}"), "count": why.counts[seat]}
        return self.text(f"{key}-counts", launcher=why.counts[why.launcher], **words)
