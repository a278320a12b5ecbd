"""An observation says what its features' names say."""

from __future__ import annotations

import msgspec
import numpy as np
import pytest

from splay.core.chance import secret_from_seed
from splay.core.options import BadOptions, Options
from splay.core.session import Session
from splay.research.encoder import MOST, Encoder, own_question
from splay.sets import new_game
from splay.sets.scenario import scenario
from splay.views.model import QuestionView, View
from splay.views.questions import question_view
from splay.views.view import SPECTATOR, view_of
from tests.research.games import BASE_SETS, EVERY_SET, random_moments, table


def seen(session: Session, seat: int, encoder: Encoder) -> dict[str, int]:
    """What a seat is told at a moment, by name."""
    question = session.question_for(seat)
    asked = None if question is None else own_question(question)
    return encoder.named(encoder.encode(view_of(session.game, seat), asked))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("sets", [BASE_SETS, EVERY_SET], ids=["base", "all"])
def test_all_observations_of_a_table_have_one_shape(players: int, sets: tuple[str, ...]) -> None:
    encoder = Encoder(players, sets)
    assert len(set(encoder.names)) == len(encoder.names) == encoder.size
    for session in random_moments(table(players, sets), "shape"):
        for seat in range(players):
            observation = encoder.encode(view_of(session.game, seat))
            assert observation.dtype == np.int8
            assert observation.shape == (encoder.size,)
            assert observation.min() >= 0


def test_a_position_by_name() -> None:
    game = scenario(
        me="red left: Archery, Oars; hand: Sailing, Writing; score: Tools", you="blue: Pottery; hand: Clothing"
    )
    session = Session(game)
    found = seen(session, 0, Encoder())
    assert {name: found.get(name) for name in found if name.startswith("player.0.board")} == {
        "player.0.board.archery": 1,
        "player.0.board.oars": 2,
    }
    assert found["player.0.red.cards"] == 2
    assert found["player.0.red.left"] == 1
    assert found["player.0.hand.sailing"] == found["player.0.hand.writing"] == 1
    assert found["player.0.score.tools"] == 1
    assert found["player.0.hand"] == found["player.0.hand.base.1"] == 2
    assert found["player.1.hand"] == found["player.1.hand.base.1"] == 1
    assert "player.1.hand.clothing" not in found
    assert found["player.0.turn"] == 1
    assert found["asks.action"] == 1


def test_players_are_told_from_the_seat_that_looks() -> None:
    session = Session(new_game(Options(3), secret_from_seed("seats")))
    encoder = Encoder(3)
    for seat in range(3):
        found = seen(session, seat, encoder)
        own = [card.key for card in session.game.players[seat].hand.cards]
        assert [name for name in found if name.startswith("seat.")] == [f"seat.{seat}"]
        assert all(found[f"player.0.hand.{card}"] == 1 for card in own)


def test_a_question_is_told_to_its_seat() -> None:
    for session in random_moments(table(2, BASE_SETS), "question"):
        question = session.questions[0]
        found = seen(session, question.seat, Encoder())
        assert found[f"asks.{question.kind}"] == 1
        assert found[f"chosen_to.{question.purpose}"] == 1
        assert found.get("picked", 0) == min(question.picked, MOST)
        if question.run is not None:
            assert found[f"used.{question.run.card.key}"] == 1
        other = seen(session, 1 - question.seat, Encoder())
        if session.question_for(1 - question.seat) is None:
            assert not any(name.startswith(("asks.", "chosen_to.")) for name in other)


@pytest.mark.parametrize("sets", [BASE_SETS, EVERY_SET], ids=["base", "all"])
def test_what_a_server_tells_is_encoded_alike(sets: tuple[str, ...]) -> None:
    encoder = Encoder(2, sets)
    for session in random_moments(table(2, sets), "wire"):
        question = session.questions[0]
        view = view_of(session.game, question.seat)
        sent = msgspec.json.encode([view, question_view(session.game, question, session.sequence, question.seat)])
        read, asked = msgspec.json.decode(sent, type=tuple[View, QuestionView])
        here = encoder.encode(view, own_question(question))
        assert (encoder.encode(read, asked) == here).all()


def test_a_large_encoder_takes_small_tables() -> None:
    large, small = Encoder(5, EVERY_SET), Encoder()
    session = Session(new_game(Options(), secret_from_seed("small")))
    assert seen(session, 0, large) == seen(session, 0, small)
    assert large.size > small.size


def test_what_does_not_fit_is_refused() -> None:
    game = new_game(Options(3, sets=EVERY_SET), secret_from_seed("large"))
    with pytest.raises(ValueError, match="has 3 players, and this encoder takes up to 2"):
        Encoder().encode(view_of(game, 0))
    with pytest.raises(ValueError, match="has sets besides base"):
        Encoder(3).encode(view_of(game, 0))
    with pytest.raises(ValueError, match="must be that of a seat"):
        Encoder(3, EVERY_SET).encode(view_of(game, SPECTATOR))
    with pytest.raises(BadOptions, match="players"):
        Encoder(6)
    with pytest.raises(BadOptions, match="chess"):
        Encoder(2, ["base", "chess"])
