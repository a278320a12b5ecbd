"""No observation and no mask tells anything about a card that its seat does not see."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from splay.core.game import Game
from splay.core.options import Options
from splay.core.session import Session
from splay.research.action_keys import mask_of, numbers_of
from splay.research.encoder import Encoder, own_question
from splay.views.view import view_of
from splay.views.world import Sampler, dealt_anew, hidden_cards
from splay.workbench.hidden_swaps import hidden_from, pair_to_swap
from tests.hidden import swapped_session, was_shown
from tests.research.games import BASE_SETS, EVERY_SET, named, random_moments, table
from tests.strength import amount


def told(session: Session, seat: int, encoder: Encoder) -> bytes:
    """All numbers that a seat is told: the observation and the mask."""
    question = session.question_for(seat)
    if question is None:
        return encoder.encode(view_of(session.game, seat)).tobytes()
    asked = own_question(question)
    mask = mask_of(numbers_of(question.keys()))
    return encoder.encode(view_of(session.game, seat), asked).tobytes() + mask.tobytes()


def all_swapped(game: Game, seat: int) -> tuple[Game, int]:
    """A game in which every hidden card that can has changed places with another, and how many those are."""
    new, moved = game.deck[:], 0
    for cards in hidden_cards(game, game, seat, []):
        for card, other in zip(cards, cards[1:] + cards[:1], strict=True):
            new[card.index] = other
            moved += card is not other
    return dealt_anew(game, new, game.chance), moved


TABLES = [
    *(table(players, sets) for sets in (BASE_SETS, EVERY_SET) for players in (2, 3, 5)),
    table(2, BASE_SETS, "first"),
]


@pytest.mark.parametrize("options", TABLES, ids=named)
def test_no_seat_can_tell_when_every_hidden_card_is_swapped(options: Options) -> None:
    encoder, random = Encoder(options.players, options.sets), Random(1)
    compared = 0
    for game in range(amount(1, 5)):
        for session in random_moments(options, f"swaps {game}"):
            if session.answers:
                continue  # in the middle of an action: see below
            for seat in range(options.players):
                twin, moved = all_swapped(session.start, seat)
                backs = Counter((card.set_name, card.age) for card in hidden_from(session.start, seat))
                assert moved == sum(number for number in backs.values() if number > 1) > 0
                world = Sampler(session.start, session.start, seat).sample([], random).start
                for other in (twin, world):
                    assert told(Session(other, events=False), seat, encoder) == told(session, seat, encoder)
                compared += 1
    assert compared > 50


@pytest.mark.parametrize("options", TABLES, ids=named)
def test_no_seat_can_tell_in_the_middle_of_an_action(options: Options) -> None:
    encoder, random = Encoder(options.players, options.sets), Random(2)
    compared = 0
    for game in range(amount(2, 10)):
        for session in random_moments(options, f"inside {game}"):
            seat = random.randrange(options.players)
            pair = pair_to_swap(session.game, seat, random) if session.answers else None
            if pair is None or not all(card in hidden_from(session.start, seat) for card in pair):
                continue
            twin = swapped_session(session, *pair)
            if twin is not None and not was_shown(session.running_events + twin.running_events, seat, pair):
                assert told(twin, seat, encoder) == told(session, seat, encoder)
                compared += 1
    assert compared > 20


def test_whoever_sees_the_cards_can_tell() -> None:
    """So that the tests above can fail."""
    options = table(2, BASE_SETS)
    encoder = Encoder()
    session = next(random_moments(options, "seen"))
    twin, _ = all_swapped(session.start, 0)
    assert told(Session(twin, events=False), 1, encoder) != told(session, 1, encoder)
