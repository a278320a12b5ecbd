"""Shuffles are fair and follow from the secret alone, on every machine and both builds."""

from __future__ import annotations

import hashlib
from collections import Counter

import pytest

from splay.core.chance import (
    SECRET_BYTES,
    STEP_MASK,
    Shuffler,
    chance_below,
    commitment,
    first_chance,
    next_chance,
    secret_from_seed,
)
from splay.core.game import Game
from splay.core.options import Options
from splay.core.scenario import position_of
from splay.records.record import digest
from splay.sets import new_game

SECRET = bytes(range(SECRET_BYTES))


def test_the_deal_follows_from_the_secret() -> None:
    # Literals: whoever changes the shuffle breaks every commitment that was ever published.
    deal, teams = new_game(Options(), SECRET), new_game(Options(4, "first", "random"), SECRET)
    assert dealt(deal) == "65577738345d12bc8faea8935babf3fd348cf4110ecb559c44423d6ae094fc59"
    assert dealt(teams) == "3af5e6273f313825530a97bfbe11d5a72ef43e52f4b05d8edbe82ced933af6cc"
    assert [player.team for player in teams.players] == [0, 1, 0, 1]


def dealt(game: Game) -> str:
    """A digest of which cards lie in each zone in which order: unlike one of the position, no new format changes it."""
    zones = [" ".join([card.key for card in zone.cards]) for zone in game.zones]
    return hashlib.sha256("\n".join(zones).encode()).hexdigest()


def test_the_deal_of_one_secret_card_by_card() -> None:
    game = new_game(Options(3), SECRET)
    assert [[card.name for card in player.hand.cards] for player in game.players] == [
        ["Mysticism", "The Wheel"],
        ["Pottery", "City States"],
        ["Domestication", "Tools"],
    ]
    assert [card.name for card in game.available.cards] == [
        "Metalworking",
        "Road Building",
        "Translation",
        "Anatomy",
        "Coal",
        "Democracy",
        "Explosives",
        "Socialism",
        "Fission",
    ]


def test_another_secret_is_another_deal() -> None:
    deals = {digest(new_game(Options(), secret_from_seed(str(number)))) for number in range(50)}
    assert len(deals) == 50


def test_the_deal_has_every_card_once() -> None:
    game = new_game(Options(5), SECRET)
    assert sorted(card.index for zone in game.zones for card in zone.cards) == list(range(105))
    assert [len(supply.cards) for supply in game.supplies] == [15 - 1 - 10, *[9] * 8, 10]
    assert [card.age for card in game.available.cards] == list(range(1, 10))
    assert position_of(game)["started"] is False


def test_the_commitment_binds_to_the_secret_and_is_plain_sha_256() -> None:
    assert commitment(SECRET) == hashlib.sha256(SECRET).hexdigest()
    assert commitment(SECRET) == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
    assert commitment(SECRET[:-1] + b"!") != commitment(SECRET)


def test_a_seed_is_a_secret() -> None:
    assert len(secret_from_seed("7")) == SECRET_BYTES
    assert secret_from_seed("7") == secret_from_seed("7") != secret_from_seed("8")


# Fairness. The values are fixed by the secrets: these tests pass always or never.


@pytest.mark.parametrize("limit", [1, 2, 3, 7, 10, 15, 100, 255, 256])
def test_every_number_is_reached_equally_often(limit: int) -> None:
    shuffler = Shuffler(secret_from_seed(f"fair {limit}"))
    draws = 200 * limit
    counts = Counter(shuffler.below(limit) for _ in range(draws))
    assert sorted(counts) == list(range(limit))
    chi_square = sum((counts[number] - 200) ** 2 / 200 for number in range(limit))
    # Within four standard deviations (the square root of 2 n) of n degrees of freedom.
    assert abs(chi_square - (limit - 1)) <= 4 * (2 * limit) ** 0.5


def test_bytes_that_would_favour_small_numbers_are_thrown_away() -> None:
    shuffler = Shuffler(SECRET)
    stream = [shuffler.below(256) for _ in range(1000)]
    again = Shuffler(SECRET)
    assert [again.below(200) for _ in range(500)] == [byte for byte in stream if byte < 200][:500]


def test_the_stream_is_sha_256_of_secret_and_counter() -> None:
    shuffler = Shuffler(SECRET)
    stream = bytes([shuffler.below(256) for _ in range(80)])
    blocks = [hashlib.sha256(SECRET + counter.to_bytes(8, "big")).digest() for counter in range(3)]
    assert stream == b"".join(blocks)[:80]


def test_every_order_of_four_is_equally_likely() -> None:
    shuffler = Shuffler(secret_from_seed("orders"))
    counts = Counter(tuple(shuffler.order(4)) for _ in range(24 * 200))
    assert len(counts) == 24
    assert sum((count - 200) ** 2 / 200 for count in counts.values()) < 23 + 4 * 46**0.5


@pytest.mark.parametrize("length", [0, 1])
def test_nothing_is_shuffled_without_using_up_the_stream(length: int) -> None:
    shuffler = Shuffler(SECRET)
    assert shuffler.order(length) == list(range(length))
    assert shuffler.counter == 0


@pytest.mark.parametrize("limit", [2, 3, 7, 15])
def test_cards_picked_unseen_are_equally_likely(limit: int) -> None:
    state = first_chance(secret_from_seed(f"unseen {limit}"))
    counts: Counter[int] = Counter()
    for _ in range(200 * limit):
        state = next_chance(state)
        assert 0 <= state <= STEP_MASK
        counts[chance_below(state, limit)] += 1
    assert sorted(counts) == list(range(limit))
    assert sum((count - 200) ** 2 / 200 for count in counts.values()) < limit - 1 + 4 * (2 * limit) ** 0.5


def test_the_generator_is_that_of_drand48() -> None:
    assert [next_chance(state) for state in (0, 1, STEP_MASK)] == [11, 0x5DEECE66D + 11, 281449761806750]
    assert first_chance(SECRET) == 187814137250817
