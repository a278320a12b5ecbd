"""Tables with several sets: which there are, how they are set up, what a turn is, and whole games. CO001 to CO008."""

from __future__ import annotations

from random import Random

import pytest

from splay.core.chance import secret_from_seed
from splay.core.options import Options
from splay.core.session import Session
from splay.records.record import digest
from splay.sets import new_game
from splay.workbench.invariants import breaches
from tests.core.playing import new_session, random_answers
from tests.sets.cities.tables import endorsable, endorse
from tests.sets.together.tables import EVERYTHING, MIXTURES, together
from tests.strength import amount

WAYS = ["draw", "meld", "dogma", "achieve", "endorse"]


@pytest.mark.parametrize("sets", MIXTURES, ids=" ".join)
def test_any_combination_of_expansions_can_be_chosen(sets: list[str]) -> None:  # CO001
    options = Options(2, sets=sets[::-1])
    assert sorted(options.sets) == sorted(sets)
    game = new_game(options, secret_from_seed("mixture"))
    assert len(game.deck) == 105 * len(sets)
    assert {card.set_name for card in game.deck} == set(sets)
    assert len(game.supplies) == 10 * len(sets)


@pytest.mark.parametrize("extra", [False, True])
@pytest.mark.parametrize(
    ("players", "teams", "needed"), [(2, "none", 6), (3, "none", 5), (4, "none", 4), (5, "none", 4), (4, "12-34", 6)]
)
def test_each_expansion_asks_for_one_achievement_more(
    players: int, teams: str, needed: int, extra: bool
) -> None:  # CO005, CI007
    for sets in MIXTURES:
        options = Options(players, sets=sets, teams=teams, extra_achievement=extra)
        assert options.achievements_to_win() == needed + len(sets) - 1 + extra


def test_relics_ask_for_none() -> None:  # CO005
    assert [Options(players, sets=EVERYTHING).achievements_to_win() for players in (2, 3, 4)] == [9, 8, 7]
    assert Options(4, sets=EVERYTHING, teams="random").achievements_to_win() == 9


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_base_set_is_set_up_first_and_hands_last(players: int) -> None:  # CO008, CI003, EC007
    game = new_game(Options(players, sets=EVERYTHING), secret_from_seed("set-up"))
    assert sorted((card.set_name, card.age) for card in game.available) == [("base", age) for age in range(1, 10)]
    assert game.available_specials() == (1 << 15) - 1
    for player in game.players:  # drawn when all supplies lay there: the second by the Echoes rule
        assert [(card.set_name, card.age) for card in player.hand] == [("base", 1), ("echoes", 1)]
    left = {(supply.set_name, supply.age): len(supply.cards) for supply in game.supplies}
    for set_name in ("base", "artifacts", "echoes", "cities"):
        drawn = players if set_name in ("base", "echoes") else 0
        claimed = 1 if set_name == "base" else 0
        assert left[set_name, 1] == 15 - drawn - claimed
        assert [left[set_name, age] for age in range(2, 11)] == [10 - claimed] * 8 + [10]
    (museum,) = [zone for zone in game.zones if zone.place.kind == "museum"]
    assert len(museum.cards) == 5


def test_the_same_secret_lays_out_the_base_set_as_without_expansions() -> None:  # CO008
    secret = secret_from_seed("first")
    alone, mixed = (new_game(Options(2, sets=sets), secret) for sets in (["base"], EVERYTHING))
    assert [card.name for card in mixed.available] == [card.name for card in alone.available]


def test_a_turn_begins_with_the_artifact_and_has_two_of_five_actions() -> None:  # CO027
    mine = "display: Dancing Girl; blue: Writing; green: Babylon; hand: Tools; score: Databases"
    session = Session(together(mine, "hand: Oars", free_action=True).game)
    assert session.questions[0].keys() == ["dogma:dancing-girl", "return:dancing-girl", "pass"]
    session.answer(0, "pass")
    for left, key in ((2, "endorse:writing"), (1, "draw")):
        ways = {key.partition(":")[0] for key in session.questions[0].keys()}  # noqa: SIM118 - a question's
        assert ways == set(WAYS) - (set() if left == 2 else {"endorse"})
        assert session.game.actions_left == left
        session.answer(0, key)
    assert session.game.turn_seat == 1


@pytest.mark.parametrize("turn_number", [1, 2])
def test_the_one_action_of_a_first_turn_may_be_an_endorsement(turn_number: int) -> None:  # CO031
    mine = "blue: Writing; green: Babylon; hand: Tools"
    table = together(mine, "", "", "", actions_left=1, turn_number=turn_number)
    assert endorsable(table) == ["writing", "babylon"]
    assert endorse(table, "Writing").turn == "you"


@pytest.mark.parametrize(
    ("mine", "yours", "card", "kind"),
    [
        ("green: Self Service; blue: Writing", "", "Self Service", "draw"),  # by Writing, which it executes
        ("green: Clothing; hand: Archery", "", "Clothing", "meld"),
        ("green: Priest-King; score: Mathematics, Construction, Tools", "", "Priest-King", "achieve"),
        ("blue: Writing", "blue: Experimentation", "Writing", "bonus"),
    ],
)
def test_what_effects_and_a_sharing_draw_do_uses_no_action(
    mine: str, yours: str, card: str, kind: str
) -> None:  # CO028, CO051
    table = together(mine, yours, actions_left=2).dogma(card)
    assert (table.turn, table.game.actions_left) == ("me", 1)
    assert kind in [event.kind for event in table.events]


def test_nor_does_anything_in_a_free_dogma() -> None:  # CO028, CO051
    table = together("display: Barque-Longue La Belle", "red: Coal", free_action=True, actions_left=2)
    table.free("dogma:barque-longue-la-belle")
    assert (table.turn, table.game.actions_left, table.bonus) == ("me", 2, True)


GAMES = [Options(players, sets=sets) for players, sets in zip((2, 3, 4, 5, 2, 3, 4, 5), MIXTURES, strict=True)] + [
    Options(2, sets=EVERYTHING),
    Options(3, sets=EVERYTHING, special_achievements="after_each_effect"),
    Options(4, sets=EVERYTHING, teams="13-24", extra_achievement=True),
    Options(5, sets=["base", "artifacts", "relics", "cities"]),
]


@pytest.mark.parametrize("options", GAMES, ids=lambda options: f"{options.players} {' '.join(options.sets)}")
def test_random_games_keep_every_invariant_and_can_be_replayed(options: Options) -> None:  # CO001, CO068
    for number in range(amount(1, 10)):
        session = new_session(options, f"together {number}")
        checked = Random(number)
        for seat, key in random_answers(session, Random(number)):
            session.answer(seat, key)
            if checked.random() < 0.05 and not session.answers:
                assert breaches(session.game) == []
        assert session.game.result is not None
        assert breaches(session.game) == []
        again = Session(session.beginning().copy())
        for seat, key in session.all_answers():
            again.answer(seat, key)
        assert digest(again.game) == digest(session.game)
