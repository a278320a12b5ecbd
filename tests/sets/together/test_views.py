"""What everybody is shown of several sets at one table: CO052, CO060, CO061."""

from __future__ import annotations

import pytest

from splay.core.symbols import SYMBOL_NAMES
from splay.locale.catalogue import load
from splay.sets import all_cards
from splay.views.facts import facts_of
from splay.views.view import SPECTATOR, view_of
from splay.views.wording import Wording
from tests.sets.together.tables import EVERYTHING, together

MINE = (
    "hand: Tools, Troy, Plumbing, Dancing Girl; score: Sparta, Bell, Writing; forecast: Oars, Ruler; "
    "display: Holy Lance; relics: Ching Shih; achievements: 1, Legend; "
    "red left: Zurich, Archery; purple: Brussels; green: Bangkok"
)
ME, YOU = 0, 1


@pytest.mark.parametrize("seat", [YOU, SPECTATOR])
def test_backs_tell_set_and_age_and_nothing_else(seat: int) -> None:  # CO052, CI101
    mine = view_of(together(MINE, "").game, seat).players[ME]
    assert sorted((back.set, back.age, back.card) for back in mine.hand) == [
        ("artifacts", 1, ""), ("base", 1, ""), ("cities", 1, ""), ("echoes", 1, ""),
    ]  # fmt: skip
    assert sorted((back.set, back.age, back.card) for back in mine.score_pile) == [
        ("base", 1, ""), ("cities", 2, ""), ("echoes", 1, ""),
    ]  # fmt: skip
    (forecast,) = [zone.cards for zone in mine.zones if zone.kind == "forecast"]
    assert sorted((back.set, back.age, back.card) for back in forecast) == [("base", 1, ""), ("echoes", 1, "")]


def test_their_owner_sees_the_faces() -> None:  # CO052
    mine = view_of(together(MINE, "").game, ME).players[ME]
    assert sorted(face.card for face in mine.hand) == ["dancing-girl", "plumbing", "tools", "troy"]
    assert sorted(face.card for face in mine.score_pile) == ["bell", "sparta", "writing"]


@pytest.mark.parametrize("seat", [ME, YOU, SPECTATOR])
def test_what_lies_open_and_what_counts_is_told_of_everybody(seat: int) -> None:  # CO060, CI103
    game = together(MINE, "red up: Optics, Coal").game
    view, facts = view_of(game, seat, facts_of(game)), facts_of(game).players[ME]
    mine = view.players[ME]
    zones = {zone.kind: [card.card for card in zone.cards] for zone in mine.zones}
    assert (zones["display"], zones["relics"], len(zones["forecast"])) == (["holy-lance"], ["ching-shih"], 2)
    assert (mine.specials, mine.achieved) == (["Legend"], 6)  # with a relic, two fountains and a flag
    assert [(one.sign, one.counts) for one in facts.fleeting] == [
        ("flag", True),
        ("fountain", True),
        ("fountain", True),
    ]
    assert (mine.points, {one.source: one.points for one in facts.points_from}) == (
        16,
        {"score": 4, "bonus": 11, "further-bonuses": 1},
    )
    (museum,) = [zone.cards for zone in view.zones if zone.kind == "museum"]
    assert len(museum) == 4


def test_a_flag_that_somebody_takes_away_is_told_and_not_counted() -> None:  # CO060, CI103
    game = together(MINE, "red up: Optics, Coal, Gunpowder").game
    (flag, *_) = facts_of(game).players[ME].fleeting
    assert (flag.counts, [(taker.seat, taker.more) for taker in flag.takers]) == (False, [(YOU, 0)])
    assert view_of(game, YOU).players[ME].achieved == 5


def test_whatever_stands_in_an_icon_place_has_a_name() -> None:  # CO061
    words = Wording(load("en"), ["Ann", "Bob"], all_cards("third"))
    signs = {SYMBOL_NAMES[sign] for card in all_cards("third") for sign in card.icons}
    assert {"plus", "left", "right", "up", "flag", "fountain", "echo", "bonus-11", "search-castle", "blank"} <= signs
    names = [words.text(f"icon-{sign}") for sign in sorted(signs)]
    assert all(names)
    assert len(set(names)) == len(names)


def test_every_card_at_the_table_has_four_places_or_six() -> None:  # CO061, CI002
    deck = together("", "").game.deck
    assert {card.set_name for card in deck} == set(EVERYTHING)
    assert {(card.set_name == "cities" or card.name == "Timbuktu", len(card.icons)) for card in deck} == {
        (True, 6), (False, 4),
    }  # fmt: skip
