"""Whoever moves several cards orders them if that could decide a win by a flag or a fountain: decision 39."""

from __future__ import annotations

from itertools import permutations
from random import Random

import pytest

from splay.core.achievements import award_specials, leaving_may_decide, order_may_decide
from splay.core.card import Card
from splay.core.game import Game
from splay.core.player import Player
from splay.core.result import GameOver
from splay.core.symbols import COLOR_NAMES, COLORS
from splay.playing import PlayedTable
from splay.sets import mixed_deck
from splay.sets.cities.symbols import FLAG, FOUNTAIN
from tests.sets.cities.tables import cities
from tests.strength import amount

FIVE, SIX = "achievements: 1, 2, 3, 4, 5", "achievements: 1, 2, 3, 4, 5, 6"
"""Two players need seven."""
DEMANDER = "red: Engineering; yellow: Masonry; purple: Monotheism"
DECK = mixed_deck(("base", "cities"))
SIGNED = [card for card in DECK if {FLAG, FOUNTAIN} & set(card.signs)]


def named(game: Game, *names: str) -> list[Card]:
    """The cards of these names."""
    cards = [card for card in game.deck if card.name in names]
    assert len(cards) == len(names)
    return cards


def arriving_may_decide(table: PlayedTable, *names: str) -> bool:
    """Whether the order in which these cards come to lie on my board may decide."""
    return order_may_decide(table.game, table.game.players[0].board, named(table.game, *names))


def leaving(table: PlayedTable, *names: str) -> bool:
    """Whether the order in which these cards leave may decide."""
    return leaving_may_decide(table.game, named(table.game, *names))


def orders_asked(table: PlayedTable) -> list[list[str]]:
    """The cards that orders were asked for in the last action."""
    return [sorted(keys) for _, kind, keys in table.asked if kind == "order"]


@pytest.mark.parametrize(("owned", "together"), [(SIX, True), (FIVE, False)])
def test_melds_are_ordered_if_a_fountain_that_another_card_covers_can_win(owned: str, together: bool) -> None:
    table = cities(f"blue: Translation; {owned}; score: Hamburg, Sailing, Coal", "")
    table.dogma("Translation", me=["yes", "Sailing", *(["Coal"] if together else [])])
    assert orders_asked(table)[0] == (["coal", "hamburg", "sailing"] if together else ["hamburg", "sailing"])
    assert table.changes == "me red +Coal; me green +Hamburg +Sailing; me score -Coal -Hamburg -Sailing"


def test_whoever_orders_them_so_wins() -> None:
    table = cities(f"blue: Translation; {SIX}; score: Hamburg, Sailing, Coal", "")
    table.dogma("Translation", me=["yes", "Hamburg", "Sailing"])
    assert table.result is not None
    assert (table.result.winners, sorted(table.me.score)) == (["me"], ["Coal", "Sailing"])


@pytest.mark.parametrize(
    ("yours", "asked"),
    [
        (f"purple: Tokyo; green: The Wheel, Hamburg; {FIVE}", True),  # both count if The Wheel is first to go
        ("purple: Tokyo; green: The Wheel, Hamburg; achievements: 1, 2, 3, 4", False),
        (f"purple: Tokyo; green: The Wheel, Sailing; {FIVE}", False),
        (f"purple: Mysticism; green: The Wheel, Sailing; {FIVE}", False),
    ],
)
def test_cards_that_leave_are_ordered_if_what_they_uncover_can_win(yours: str, asked: bool) -> None:
    tops = ["the-wheel", "tokyo"]
    table = cities(DEMANDER, yours)
    table.dogma("Engineering", you=["Tokyo"] if asked else [])
    assert orders_asked(table) == ([tops] if asked else [])
    assert table.result is None
    other = "Mysticism" if "Mysticism" in yours else "Tokyo"
    assert (table.me.score, table.you.top("purple")) == (sorted(["The Wheel", other]), None)
    assert table.you.top("green") in ("Hamburg", "Sailing")


def test_whoever_lets_them_go_so_wins() -> None:
    table = cities(DEMANDER, f"purple: Tokyo; green: The Wheel, Hamburg; {FIVE}")
    table.dogma("Engineering", you=["The Wheel"])
    assert table.result is not None
    assert (table.result.winners, table.you.pile("purple")) == (["you"], ["Tokyo"])


def test_of_flags_that_others_take_away_those_that_they_may_give_back() -> None:
    mine, yours = f"purple: Tokyo; {SIX}", "purple left: Mysticism, Monotheism; red: Oars"
    assert leaving(cities(mine, yours), "Mysticism", "Oars")
    assert not leaving(cities(mine, yours.replace("Oars", "Oars; yellow: Masonry")), "Oars", "Masonry")
    assert not leaving(cities(mine.replace(", 6", ""), yours), "Mysticism", "Oars")
    third = "purple up: Code of Laws, City States"
    assert not leaving(cities(mine, yours, third), "Mysticism", "Oars")  # it would still take the flag away
    assert leaving(cities(mine, yours, third), "Mysticism", "Code of Laws")


def test_of_cards_that_leave_two_boards_what_they_uncover_on_both() -> None:
    owned = "achievements: 1, 2, 3, 4, 5"
    boards = f"red: Oars, Kuala Lumpur; {owned}", "", "red: Archery, Seoul", ""
    assert leaving(cities(*boards, teams="13-24"), "Oars", "Archery")  # five and two for partners, who need seven
    assert not leaving(cities(*boards, teams="12-34"), "Oars", "Archery")


def test_of_a_fountain_that_goes_whether_monument_comes_before() -> None:
    mine = f"red: Kuala Lumpur; blue: Tools; green: Sailing; {FIVE}; scored: 4"
    assert leaving(cities(mine, ""), "Kuala Lumpur", "Tools")
    assert not leaving(cities(mine, "achievements: Monument"), "Kuala Lumpur", "Tools")
    assert not leaving(cities(mine.replace("scored: 4", "scored: 3"), ""), "Kuala Lumpur", "Tools")
    without = mine.replace("Kuala Lumpur", "Perth").replace(FIVE, SIX)
    assert not leaving(cities(without, ""), "Perth", "Tools")  # Monument wins anyway
    waits = cities(mine, "", special_achievements="after_each_effect")
    assert not leaving(waits, "Kuala Lumpur", "Tools")


def test_of_a_city_that_arrives_what_its_arrow_earns() -> None:
    mine = f"red left: Engineering, Oars; green: Hamburg; {FIVE}"
    assert arriving_may_decide(cities(mine, ""), "Delhi", "Sailing")  # Sailing covers the fountain
    assert not arriving_may_decide(cities(mine, "achievements: Legend"), "Delhi", "Sailing")
    assert not arriving_may_decide(cities(mine.replace("left", "right"), ""), "Delhi", "Sailing")
    without = mine.replace("Hamburg", "Toronto").replace(FIVE, SIX)
    assert not arriving_may_decide(cities(without, ""), "Delhi", "Sailing")


def test_what_is_in_sight_already_and_stays_asks_nothing() -> None:
    assert not leaving(cities(f"green: Hamburg; red: Oars; blue: Tools; {FIVE}", ""), "Oars", "Tools")
    assert not arriving_may_decide(cities(f"green: Hamburg; red: Oars; {FIVE}", ""), "Archery", "Tools")
    assert not leaving(cities("red: Oars; blue: Tools", f"green: Hamburg; {FIVE}"), "Oars", "Tools")


def test_with_all_handed_out_after_each_effect_they_still_decide() -> None:
    mine = f"red: Oars, Kuala Lumpur; green: Hamburg; {FIVE}"
    assert leaving(cities(mine, "", special_achievements="after_each_effect"), "Oars", "Hamburg")
    assert not leaving(cities(mine, "", sets=["base", "cities"], extra_achievement=True), "Oars", "Hamburg")


@pytest.mark.parametrize(("gone", "asked"), [("", True), ("; achievements: World", False)])
def test_of_cards_given_to_several_boards_whether_a_flag_goes_before(gone: str, asked: bool) -> None:
    yours = "blue up: Quantum Theory, Rocketry; green: Databases; yellow: Singer Model 27; red left: Lyon, Coal"
    mine = f"purple: The Communist Manifesto; red left: Oars, Archery{gone}"
    sets, supply = ["base", "artifacts", "cities"], {7: "Explosives, Railroad"}
    table = cities(mine, f"{yours}; {SIX}", sets=sets, supply=supply)
    table.dogma("The Communist Manifesto", me=["Railroad", *(["Explosives"] if asked else [])])
    assert orders_asked(table) == ([["explosives", "railroad"]] if asked else [])
    assert (table.me.top("red"), table.you.top("purple")) == ("Explosives", "Railroad")
    assert ("World" in table.you.achievements) == asked
    assert table.result is None  # for twelve clocks came too late, when the flag of Lyon counted no longer


VERBS = ("score", "return", "transfer", "meld")


def random_table(chance: Random, timing: str) -> PlayedTable | None:
    """A table of two to four, two of them near the end, with many flags and fountains; None if it has ended so."""
    deck = sorted(DECK, key=lambda card: chance.random() - (0.6 if card in SIGNED else 0))
    players = chance.choice([2, 3, 4])
    texts = []
    for _ in range(players):
        sections = []
        for color in COLORS:
            cards = [card for card in deck if card.color == color][: chance.randrange(4)]
            deck = [card for card in deck if card not in cards]
            splay = chance.choice(["", " left", " up"]) if len(cards) > 1 else ""
            if cards:
                sections.append(f"{COLOR_NAMES[color]}{splay}: {', '.join(card.name for card in cards)}")
        owned = [str(age) for age in chance.sample(range(1, 10), chance.randrange(6))]
        sections.append(f"achievements: {', '.join(owned)}; scored: {chance.choice([0, 4])}")
        texts.append("; ".join(sections))
    hand = ", ".join(card.name for card in deck[:3])
    teams = "13-24" if players == 4 else "none"
    table = cities(f"{texts[0]}; hand: {hand}", *texts[1:], teams=teams, special_achievements=timing)
    try:
        award_specials(table.game)
        table.game.check_achievements()
    except GameOver:
        return None
    table.game.events = None
    return table


def outcome(game: Game, verb: str, cards: tuple[Card, ...]) -> tuple[object, ...]:
    """Who wins, or has which special achievements, after I have moved the cards in this order."""
    twin = game.copy()
    try:
        for card in cards:
            move(twin.players[0], verb, card)
    except GameOver as end:
        return (end.result.winners[0],)
    return tuple(twin.special_owner)


def move(player: Player, verb: str, card: Card) -> None:
    """The player does one thing with a card."""
    if verb == "score":
        player.score(card)
    elif verb == "return":
        player.return_(card)
    elif verb == "transfer":
        player.transfer(card, player.hand)
    else:
        player.meld(card)


def colors_in_order(cards: tuple[Card, ...]) -> tuple[tuple[Card, ...], ...]:
    """The cards of each color in their order, which is asked for anyway if they are melded."""
    return tuple(tuple(card for card in cards if card.color == color) for color in COLORS)


@pytest.mark.parametrize("timing", ["after_each_change", "after_each_effect"])
@pytest.mark.parametrize("verb", VERBS)
def test_no_order_that_decides_is_missed(verb: str, timing: str) -> None:
    chance = Random(f"{verb} {timing}")
    told = {True: 0, False: 0}
    for _ in range(amount(80, 1000)):
        table = random_table(chance, timing)
        if table is None:
            continue
        game = table.game
        lying = [card for player in game.players for pile in player.board.piles for card in pile.cards[-2:]]
        cards = game.players[0].hand.cards if verb == "meld" else chance.sample(lying, min(3, len(lying)))
        outcomes: dict[object, set[object]] = {}
        for order in permutations(cards):
            group = colors_in_order(order) if verb == "meld" else ()
            outcomes.setdefault(group, set()).add(outcome(game, verb, order))
        decides = any(len(found) > 1 for found in outcomes.values())
        may = (
            order_may_decide(game, game.players[0].board, cards) if verb == "meld" else leaving_may_decide(game, cards)
        )
        assert may or not decides
        told[may] += 1
    assert all(told.values())
