"""Previews say what an action would do, as far as the viewer may know, and change nothing."""

from __future__ import annotations

from random import Random

import pytest

from splay.core.options import Options
from splay.core.scenario import position_of
from splay.sets.scenario import scenario
from splay.views.how_sure import ALWAYS, MAYBE, NEVER
from splay.views.messages import Message, PlayersArgument
from splay.views.preview import Ending, NoSuchAction, preview
from splay.workbench.hidden_swaps import pair_to_swap, swapped
from tests.core.playing import new_session, random_answers

ME, YOU, THIRD = 0, 1, 2


def test_a_draw_always_changes_something() -> None:
    shown = preview(scenario(), ME, ME, "draw")
    assert (shown.changes, shown.bonus, shown.ends) == (ALWAYS, NEVER, NEVER)
    assert (shown.shares, shown.hit, shown.counts, shown.icon) == ([], [], [], "")


def test_a_dogma_says_who_shares_and_who_is_hit() -> None:
    # Oars has a demand and another effect, by castles.
    game = scenario("red: Oars", "blue: Tools; red: Metalworking", "")
    shown = preview(game, ME, ME, "dogma:oars")
    assert shown.icon == "castle"
    assert shown.counts == [2, 4, 0]
    assert shown.shares == [YOU]
    assert shown.hit == [THIRD]


def test_the_effects_of_a_dogma_are_told_with_those_who_follow_each_in_order() -> None:
    game = scenario("red: Oars", "blue: Tools; red: Metalworking", "")
    steps = preview(game, ME, ME, "dogma:oars").steps
    assert [(step.card, step.effect, step.follows) for step in steps] == [
        ("oars", "demand", [THIRD]),
        ("oars", "dogma", [YOU, ME]),
    ]
    assert preview(game, ME, ME, "draw").steps == []


def test_partners_share_but_are_not_hit() -> None:
    game = scenario("red: Oars", "", "", "red: Metalworking", teams="14-23")
    shown = preview(game, ME, ME, "dogma:oars")
    assert (shown.shares, shown.hit) == ([3], [YOU, THIRD])
    game.players[3].pile(1).take(game.players[3].pile(1).cards[0])
    assert preview(game, ME, ME, "dogma:oars").hit == [YOU, THIRD]


def test_nobody_shares_a_dogma_without_other_effects_or_is_hit_by_one_without_demand() -> None:
    assert preview(scenario("purple: City States", "red: Metalworking"), ME, ME, "dogma:city-states").shares == []
    assert preview(scenario("green: The Wheel", ""), ME, ME, "dogma:the-wheel").hit == []


def test_a_dogma_that_does_nothing() -> None:
    assert preview(scenario("purple: Code of Laws"), ME, ME, "dogma:code-of-laws").changes == NEVER


def test_what_depends_on_a_choice_may_be() -> None:
    game = scenario("purple: Code of Laws; hand: City States")
    assert preview(game, ME, ME, "dogma:code-of-laws").changes == MAYBE


@pytest.mark.parametrize("card", ["Tools", "Oars", "Clothing", "Agriculture", "Mysticism"])
def test_what_only_one_color_brings_may_be_whichever_it_is(card: str) -> None:
    game = scenario(f"yellow: Soap; hand: {card}", sets=["base", "echoes"])
    assert preview(game, ME, ME, "dogma:soap").changes == MAYBE


def test_what_depends_on_hidden_cards_may_be() -> None:
    # Whether a crown is in the other hand, which then moves.
    game = scenario("red: Road Building, Gunpowder; purple: Feudalism", "hand: Sailing, Archery, Oars")
    assert preview(game, ME, ME, "dogma:feudalism").changes == MAYBE
    assert preview(game, YOU, ME, "dogma:feudalism").changes == ALWAYS


def test_the_sharing_bonus_is_told() -> None:
    shown = preview(scenario("green: The Wheel", "green: Sailing; red: Metalworking"), ME, ME, "dogma:the-wheel")
    assert shown.shares == [YOU]
    assert (shown.changes, shown.bonus) == (ALWAYS, ALWAYS)
    assert preview(scenario("green: The Wheel"), ME, ME, "dogma:the-wheel").bonus == NEVER


def test_the_end_of_the_game_is_told() -> None:
    game = scenario("blue: Software; score: Tools", "score: Optics", supply={10: "end"})
    shown = preview(game, ME, ME, "draw")
    assert shown.ends == ALWAYS
    message = Message("ending-score-lose", {"mine": 1, "best": 3, "team": "no"})
    assert shown.endings == [Ending("score", [YOU], [1, 3], message)]


def test_a_last_achievement_ends_the_game() -> None:
    game = scenario("red: Archery; score: Sanitation; achievements: 2, 3, 4, 5, 6", available="1")
    (ending,) = preview(game, ME, ME, "achieve:1").endings
    assert (ending.reason, ending.winners, ending.points) == ("achievements", [ME], [7, 0])
    assert ending.message == Message("ending-achievements-win", {"players": PlayersArgument([ME])})


def test_what_everybody_would_have_is_told() -> None:
    game = scenario("red: Oars; hand: Sailing", "hand: Writing, The Wheel")
    mine = preview(game, ME, ME, "meld:sailing").players[ME]
    assert (mine.points, mine.hand, mine.score_pile, mine.achievements) == ((0, 0), (0, 0), (0, 0), (0, 0))
    assert mine.icons[0] == (3, 3)  # the crown of Oars, and two of Sailing
    assert (mine.draws, mine.splays) == ((1, 1), {})
    drawn = preview(game, ME, ME, "draw").players
    assert [player.hand for player in drawn] == [(2, 2), (2, 2)]


def test_the_bounds_hold_for_every_way_to_answer() -> None:
    # Most points: Canal Building from below by the echo effect, and scored with Code of Laws. That is one way of 65.
    board = "green: Scissors; blue: Pottery; red left: Metalworking, Archery; yellow: Agriculture, Canal Building"
    game = scenario(f"{board}; hand: Code of Laws", "", sets=["base", "echoes"])
    shown = preview(game, ME, ME, "dogma:scissors")
    mine = shown.players[ME]
    assert (mine.points, mine.hand, mine.score_pile) == ((0, 5), (0, 2), (0, 2))
    assert shown.exact


def test_bounds_that_hidden_cards_decide_are_not_exact() -> None:
    assert not preview(scenario("red: Metalworking"), ME, ME, "dogma:metalworking").exact
    others = scenario("", "purple: Code of Laws; hand: City States")
    assert not preview(others, ME, YOU, "dogma:code-of-laws").exact


def test_bounds_that_too_many_ways_lead_to_are_not_exact() -> None:
    hand = "Tools, Oars, Clothing, Agriculture, Mysticism, Writing, Sailing, Archery, Masonry, Calendar, Currency"
    game = scenario(f"green: Scissors; red: Metalworking; hand: {hand}", sets=["base", "echoes"])
    assert not preview(game, ME, ME, "dogma:scissors").exact


def test_a_splay_that_would_change_is_told() -> None:
    game = scenario("purple: Code of Laws, City States; hand: Mysticism")
    assert preview(game, ME, ME, "draw").players[ME].splays == {}
    shown = preview(game, ME, ME, "dogma:code-of-laws")
    assert shown.players[ME].splays == {"purple": ["none", "left"]}


def test_what_could_not_be_taken_back_is_told() -> None:
    game = scenario("red: Oars; hand: Sailing", "hand: Writing")
    assert preview(game, ME, ME, "meld:sailing").reveals == NEVER
    assert preview(game, ME, ME, "draw").reveals == ALWAYS
    assert preview(game, ME, ME, "dogma:oars").reveals == ALWAYS


def test_that_a_hand_must_be_shown_as_proof_is_told() -> None:
    game = scenario("green: Clothing; hand: The Wheel", "purple: Code of Laws")
    assert preview(game, ME, ME, "dogma:clothing").shows == ALWAYS
    assert preview(game, ME, ME, "draw").shows == NEVER


def test_whether_the_seat_itself_would_follow_is_told() -> None:
    game = scenario("green: Clothing; red: Archery; blue: Pottery", "red: Oars")
    assert [preview(game, ME, ME, key).own for key in ("dogma:pottery", "draw")] == [True, False]
    demand_alone = scenario("purple: City States", "red: Oars")
    assert not preview(demand_alone, ME, ME, "dogma:city-states").own
    assert preview(demand_alone, ME, YOU, "dogma:oars").own


def test_dogmas_of_other_seats_can_be_previewed() -> None:
    shown = preview(scenario("", "green: The Wheel"), ME, YOU, "dogma:the-wheel")
    assert shown.seat == YOU
    assert shown.shares == []
    assert shown.changes == ALWAYS


@pytest.mark.parametrize("key", ["meld:sailing", "dogma:oars", "dogma:archery", "achieve:1", "fly", ""])
def test_an_action_that_the_seat_does_not_have(key: str) -> None:
    with pytest.raises(NoSuchAction, match=f"'{key}': seat 0 has no such action now"):
        preview(scenario("red: Metalworking, Archery", "green: The Wheel"), ME, ME, key)


def test_melds_of_other_seats_cannot_be_guessed() -> None:
    # A refusal of some cards alone would tell which ones the hand holds.
    game = scenario("", "hand: Sailing")
    for key in ("meld:sailing", "meld:oars"):
        with pytest.raises(NoSuchAction, match=f"'{key}': seat 1 has no such action now"):
            preview(game, ME, YOU, key)
    assert preview(game, YOU, YOU, "meld:sailing").changes == ALWAYS


def test_the_same_seed_gives_the_same_preview() -> None:
    session = new_session(Options(3), "same")
    for seat, key in random_answers(session, Random(1)):
        session.answer(seat, key)
        if len(session.past) == 60 and not session.answers:
            break
    game = session.start
    keys = session.questions[0].keys()
    first = [preview(game, game.turn_seat, game.turn_seat, key, 5) for key in keys]
    assert [preview(game, game.turn_seat, game.turn_seat, key, 5) for key in keys] == first


@pytest.mark.parametrize("players", [2, 4])
def test_a_preview_changes_nothing_and_tells_nothing_hidden(players: int) -> None:
    random = Random(players)
    session = new_session(Options(players), "hidden")
    compared = 0
    for seat, key in random_answers(session, random):
        session.answer(seat, key)
        game = session.start
        if session.answers or not game.started or game.result is not None or random.random() < 0.7:
            continue
        viewer = random.randrange(players)
        pair = pair_to_swap(game, viewer, random)
        if pair is None:
            continue
        before = position_of(game)
        for option in session.questions[0].options:
            if viewer == game.turn_seat or option.key.startswith("dogma:"):
                shown = preview(game, viewer, game.turn_seat, option.key)
                assert preview(swapped(game, *pair), viewer, game.turn_seat, option.key) == shown
                compared += 1
        assert position_of(game) == before
    assert compared > 50
