"""Positions with artifacts and relics as text and as JSON, and records of whole games with them."""

import pytest

from splay.core.chance import secret_from_seed
from splay.core.options import Options
from splay.core.recorder import Recorder
from splay.core.scenario import position_of
from splay.core.turn import play
from splay.records.record import Record, digest, from_data
from splay.sets import new_game
from splay.sets.scenario import from_json, from_text, to_json, to_text
from splay.workbench.random_play import RandomDecider
from tests.sets.artifacts.tables import RELICS_TOO, SETS

PLACED = """
options: sets base artifacts relics
turn: me, actions 2, number 12
free action: yes
me: blue: Pottery; hand: Sibidu Needle; display: Treaty of Kadesh; relics: Ching Shih
you: purple: Mysticism; display: Dancing Girl
museum: Complex Numbers, Newton-Wickins Telescope
supply artifacts 3: Excalibur, end
"""


def test_a_position_is_the_same_after_text_and_json() -> None:
    game = from_text(PLACED)
    text = to_text(game)
    assert "display: Treaty of Kadesh" in text
    assert "relics: Ching Shih" in text
    assert "museum: Complex Numbers, Newton-Wickins Telescope" in text
    assert "Excalibur" in text
    for again in (from_text(text), from_json(to_json(game))):
        assert digest(again) == digest(game)


@pytest.mark.parametrize("sets", [SETS, RELICS_TOO])
def test_a_record_is_played_again(sets: list[str]) -> None:  # AR122
    secret = secret_from_seed("record")
    game = new_game(Options(3, sets=sets), secret)
    start = position_of(game)
    recorder = Recorder(RandomDecider(1))
    play(game, recorder)
    record = from_data(Record(start, recorder.answers, secret).to_json())
    assert record.session().game.options.sets == tuple(sets)
    assert digest(record.session().game) == digest(game)
