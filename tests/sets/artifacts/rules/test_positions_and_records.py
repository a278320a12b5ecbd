"""Positions with artifacts and relics as text and as JSON, and records of whole games with them."""

import re

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
museum: Complex Numbers, Newton-Wickins Telescope, Safety Pin
supply artifacts 3: Excalibur, end
"""


def test_a_position_is_the_same_after_text_and_json() -> None:
    game = from_text(PLACED)
    text = to_text(game)
    assert "display: Treaty of Kadesh" in text
    assert "relics: Ching Shih" in text
    assert "museum: Timbuktu, Complex Numbers, Newton-Wickins Telescope, Safety Pin" in text
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


BASE_GAME = "options: sets base\n"
ARTIFACTS_ONLY = "options: sets base artifacts\n"
BOTH = "options: sets base artifacts relics\n"


@pytest.mark.parametrize(
    ("position", "complaint"),
    [
        (ARTIFACTS_ONLY + "me: display: Holy Lance, Mona Lisa", "display: player 1 has 2 artifacts there, not one"),
        (
            ARTIFACTS_ONLY + "me: display: Holy Lance; hand: Holy Lance",
            "Holy Lance: stands twice, in hand.0 and in display.0",
        ),
        (ARTIFACTS_ONLY + "me: display: Holy Lancer", "Holy Lancer: there is no such card; is it Holy Lance?"),
        (BASE_GAME + "me: display: Holy Lance", "display: a player has this part only with the set artifacts"),
        (BASE_GAME + "me: hand: Holy Lance", "Holy Lance: is a card of the set artifacts, which is not in play"),
        (BASE_GAME + "supply artifacts 2: Holy Lance", "supply artifacts 2: 'artifacts' is no expansion of this table"),
        (ARTIFACTS_ONLY + "supply 2: Holy Lance", "Holy Lance: is not of the set base"),
        (ARTIFACTS_ONLY + "supply artifacts 1: Holy Lance", "Holy Lance: is not of age 1"),
        (ARTIFACTS_ONLY + "museum: Ching Shih", "museum: a position has this part only with the set relics"),
        (ARTIFACTS_ONLY + "me: relics: Ching Shih", "relics: a player has this part only with the set relics"),
        (ARTIFACTS_ONLY + "me: hand: Ching Shih", "Ching Shih: is a card of the set relics, which is not in play"),
        (BOTH + "me: relics: Jin Shi", "Jin Shi: there is no such card; is it Ching Shih?"),
        (BOTH + "me: relics: Ching Shih\nmuseum: Ching Shih", "Ching Shih: stands twice, in relics.0 and in museum"),
        (BOTH + "museum: Holy Lance", "Holy Lance: is no relic, and lies in museum"),
        (BOTH + "me: relics: Tools", "Tools: is no relic, and lies in relics.0"),
        (BOTH + "me: hand: Ching Shih", "Ching Shih: is a relic, and lies in hand.0"),
        (BOTH + "supply relics 6: Ching Shih", "supply relics 6: 'relics' is no expansion of this table"),
        ("options: sets base relics", "sets: relics can only be chosen with artifacts"),
        ("options: sets base artifacts, edition first", "edition: expansions need the third, not the first"),
        ("options: sets base artifacts artifacts", "sets: artifacts stands twice"),
        ("options: sets base figures", "sets: must be among base, artifacts, relics, echoes, cities, not 'figures'"),
    ],
)
def test_what_cannot_be_set_up_is_refused_by_name(position: str, complaint: str) -> None:
    with pytest.raises(ValueError, match=re.escape(complaint)):
        from_text(position)
