"""Actions have numbers that never change, and every answer has one."""

from __future__ import annotations

import hashlib

import numpy as np
import pytest

from splay.core.options import Options
from splay.research.action_keys import ACTION_KEYS, ACTION_NUMBERS, ACTIONS, UnknownAction, key_of, mask_of, numbers_of
from splay.research.every_action import every_action, missing
from tests.research.games import BASE_SETS, EVERY_SET, named, random_moments, table
from tests.strength import amount

LISTS = {4083: "13be83781f44eb31f8188fd9a60b60ae74f930cd651ac483c51f2b89814f33a8"}
"""How long the list was each time that it had grown, and the SHA-256 of its lines: what once stood there must stay.

A new set brings new answers: `python -m splay.research.every_action` writes them to the end of the list; then add a
line here.
"""


@pytest.mark.parametrize("length", LISTS)
def test_no_action_ever_gets_another_number(length: int) -> None:
    lines = "\n".join(ACTION_KEYS[:length])
    assert hashlib.sha256(lines.encode()).hexdigest() == LISTS[length]


def test_the_whole_list_is_kept() -> None:
    assert max(LISTS) == ACTIONS


def test_no_answer_has_two_numbers() -> None:
    assert len(ACTION_NUMBERS) == ACTIONS


def test_every_answer_that_the_engine_can_offer_has_a_number() -> None:
    assert missing() == []
    assert set(ACTION_KEYS) == set(every_action())


@pytest.mark.parametrize(
    "options",
    [
        *(table(players, sets) for sets in (BASE_SETS, EVERY_SET) for players in (2, 3, 4, 5)),
        table(2, BASE_SETS, "first"),
        Options(4, teams="13-24", sets=EVERY_SET),
    ],
    ids=named,
)
def test_whatever_is_offered_in_random_games_has_a_number(options: Options) -> None:
    for game in range(amount(1, 20)):
        for session in random_moments(options, f"numbers {game}"):
            for question in session.questions:
                numbers = numbers_of(question.keys())
                assert [key_of(number) for number in numbers] == question.keys()


def test_a_mask_offers_what_it_is_made_of() -> None:
    mask = mask_of([7, 0, 4000])
    assert mask.dtype == np.int8
    assert mask.shape == (ACTIONS,)
    assert np.flatnonzero(mask).tolist() == [0, 7, 4000]


def test_what_is_no_action_is_refused_by_name() -> None:
    with pytest.raises(UnknownAction, match="meld:chess"):
        numbers_of(["draw", "meld:chess"])
    with pytest.raises(UnknownAction, match=f"{ACTIONS}: there are actions from 0 to {ACTIONS - 1}"):
        key_of(ACTIONS)
    with pytest.raises(UnknownAction, match="-1: "):
        key_of(-1)
