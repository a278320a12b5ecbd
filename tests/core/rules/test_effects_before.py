"""What an expansion adds to a dogma: effects before the card's own, icons for it alone, what follows all effects."""

from __future__ import annotations

from splay.core.card import EFFECT_METHODS, Card, Step
from splay.core.event import EffectEvent
from splay.core.expansion import Expansion
from splay.core.player import Player
from splay.core.symbols import BULB
from splay.playing import PlayedTable, play
from tests.core.rules.reports import effects

FIRST = EFFECT_METHODS.index("dogma")


class Beneath(Expansion):
    """Executes the first effects of all cards beneath the used one first, bottom-most first."""

    def first_effects(self, launcher: Player, card: Card) -> list[Step]:
        return [(beneath, FIRST) for beneath in launcher.pile(card.color).cards[:-1]]


class TwoMore(Expansion):
    """Two featured icons more for the launcher of any dogma."""

    def extra_icons(self, launcher: Player, card: Card) -> int:
        return 2


class Scored(Expansion):
    """Scores the used card after its effects."""

    def after_effects(self, launcher: Player, card: Card) -> None:
        launcher.score(card)


def playing_with(expansion: Expansion, *players: str, **more: dict[int, str]) -> PlayedTable:
    """A table in a position, with an expansion whose set has no cards."""
    table = play(*players, **more)
    table.game.expansions = [expansion]
    return table


def test_effects_of_other_cards_come_first_and_are_shared_by_the_icons_of_the_used_one() -> None:
    table = playing_with(
        Beneath("more", 1), "blue: Tools, Writing, Mathematics", "purple: Philosophy", supply={2: "Calendar, Mapmaking"}
    )
    table.dogma("Tools")
    assert effects(table)[:6] == [
        ("you", "Mathematics", "dogma"), ("me", "Mathematics", "dogma"),
        ("you", "Writing", "dogma"), ("me", "Writing", "dogma"),
        ("you", "Tools", "dogma"), ("me", "Tools", "dogma"),
    ]  # fmt: skip


def test_effects_before_are_fixed_when_the_dogma_begins() -> None:  # ruling 48
    table = playing_with(
        Beneath("more", 1), "green: The Wheel, Sailing, Clothing", supply={1: "Mapmaking!, Agriculture"}
    )
    table.dogma("The Wheel")
    assert [card for _, card, _ in effects(table)] == ["Clothing", "Sailing", "The Wheel"]


def test_a_dogma_in_turn_has_none() -> None:  # ruling 58
    table = playing_with(Beneath("more", 1), "green: Self Service; blue: Tools, Writing")
    table.dogma("Self Service")
    assert "Writing" not in [card for _, card, _ in effects(table)]


def test_more_icons_keep_others_from_sharing() -> None:
    players = ("blue: Tools", "blue: Writing; red: Optics")
    assert ("you", "Tools", "dogma") in effects(play(*players).dogma("Tools"))
    table = playing_with(TwoMore("more", 1), *players).dogma("Tools")
    assert ("you", "Tools", "dogma") not in effects(table)
    told = [event.counts for event in table.events if isinstance(event, EffectEvent)]
    mine, yours = table.game.players[0].count(BULB), table.game.players[1].count(BULB)
    assert told[0] == [mine + 2, yours]
    assert mine <= yours


def test_what_follows_the_effects_comes_before_the_sharing_bonus() -> None:
    table = playing_with(Scored("more", 1), "blue: Writing", "blue: Tools").dogma("Writing")
    kinds = [event.kind for event in table.events]
    assert kinds[-3:] == ["score", "bonus", "draw"]
    assert table.me.score == ["Writing"]


def test_without_a_bonus_it_follows_too() -> None:
    assert playing_with(Scored("more", 1), "red: Archery").dogma("Archery").me.score == ["Archery"]
