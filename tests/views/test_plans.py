"""What can be planned follows from what a seat sees, and a plan holds as long as what it rests on is so."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import event, given
from hypothesis import strategies as st

from splay.core.chance import secret_from_seed
from splay.core.options import Options
from splay.core.session import Session
from splay.sets import new_game
from splay.sets.scenario import from_text
from splay.views.cards_and_places import PlaceView
from splay.views.plan_conditions import Fact
from splay.views.plans import Judgement, NotPlannable, Plan, actions_ahead, judged, plannable, plans_of
from splay.workbench.hidden_swaps import hidden_from, pair_to_swap
from tests.hidden import swapped_session, was_shown

SETS = (["base"], ["base", "artifacts", "relics"], ["base", "echoes"], ["base", "cities"])
POSITION = """
turn: you, actions 1
me: blue: Tools; green: The Wheel; hand: Pottery, Archery, Sailing; score: Currency, Canal Building, Fermenting
you: red: Metalworking; hand: Oars
available: 1, 2
"""
"""You play, and I wait for my turn."""
CROWD = (("me", "Oars"), ("you", "Archery"), ("third", "Tools"), ("fourth", "Pottery"))


def session_of(text: str) -> Session:
    """A game in a position."""
    return Session(from_text(text))


def condition(session: Session, *keys: str) -> list[Fact]:
    """What the last of my planned actions rests on."""
    return plans_of(session, 0, list(keys))[-1].condition


def keys(plans: list[Plan]) -> list[str]:
    """The actions of plans."""
    return [plan.action.key for plan in plans]


def judgement(position: str, key: str, later: str) -> Judgement:
    """What becomes of a plan made in a position, when its seat is asked in another one."""
    return judged(session_of(later), 0, key, condition(session_of(position), key))


def test_all_that_will_be_offered_can_be_planned() -> None:
    session = session_of(POSITION)
    found = plannable(session, 0, [])
    assert keys(found) == [
        "draw", "meld:sailing", "meld:archery", "meld:pottery", "dogma:tools", "dogma:the-wheel", "achieve:1",
    ]  # fmt: skip
    assert all(plan.action.message is not None for plan in found)
    assert [actions_ahead(session, seat) for seat in (0, 1)] == [2, 0]


def test_each_action_rests_on_what_decides_it() -> None:
    session = session_of(POSITION)
    hand = PlaceView("hand", 0)
    assert condition(session, "draw") == [Fact("draws", number=1, set="base")]
    assert condition(session, "achieve:1") == [Fact("claims", number=1, points=5)]
    assert condition(session, "meld:pottery") == [
        Fact("lies", "pottery", place=hand),
        Fact("covers", "tools", color="blue"),
    ]
    assert condition(session, "meld:archery") == [Fact("lies", "archery", place=hand), Fact("covers", color="red")]
    assert condition(session, "dogma:the-wheel") == [
        Fact("top", "the-wheel"), Fact("icons", number=4, icon="castle"), Fact("shares"),
    ]  # fmt: skip
    demanding = session_of("turn: you, actions 1\nme: red: Archery; yellow: Masonry\nyou: green: The Wheel\n")
    assert condition(demanding, "dogma:archery")[2:] == [Fact("hit", seats=[1])]
    assert condition(session_of("turn: you, actions 1\nme: blue: Pottery\nyou: yellow: Agriculture"), "dogma:pottery")[
        2:
    ] == [Fact("shares", seats=[1])]


def test_the_second_action_rests_on_what_the_first_leaves() -> None:
    session = session_of(POSITION)
    assert "dogma:tools" not in keys(plannable(session, 0, ["meld:pottery"]))
    assert condition(session, "meld:pottery", "dogma:pottery")[0] == Fact("top", "pottery")
    assert condition(session, "meld:archery", "dogma:the-wheel")[1] == Fact("icons", number=6, icon="castle")
    assert "meld:pottery" not in keys(plannable(session, 0, ["meld:pottery"]))
    assert "achieve:1" not in keys(plannable(session, 0, ["achieve:1"]))
    last = session_of(POSITION + "supply 1: Clothing, end\n")
    assert condition(last, "draw") == [Fact("draws", number=1, set="base")]
    assert condition(last, "draw", "draw") == [Fact("draws", number=2, set="base")]
    assert keys(plannable(last, 0, ["draw"])) == keys(plannable(last, 0, []))
    assert plannable(session, 0, ["draw", "draw"]) == []


def test_nobody_endorses_twice_in_a_turn() -> None:
    session = session_of(
        "options: sets base cities\nturn: you, actions 1\n"
        "me: red: Athens; blue: Tools; hand: Oars, Archery\nyou: red: Metalworking\n"
    )
    first = [key for key in keys(plannable(session, 0, [])) if key.startswith("endorse:")]
    assert first
    assert not [key for key in keys(plannable(session, 0, first[:1])) if key.startswith("endorse:")]
    assert Fact("pays") in condition(session, first[0])


@pytest.mark.parametrize("wrong", [["dogma:oars"], ["meld:oars"], ["achieve:2"], ["draw", "draw", "draw"]])
def test_what_a_seat_does_not_see_or_could_not_do_cannot_be_planned(wrong: list[str]) -> None:
    with pytest.raises(NotPlannable):
        plans_of(session_of(POSITION), 0, wrong)


def test_nobody_plans_who_is_asked_for_an_action_or_out_or_before_and_after_the_game() -> None:
    session = Session(new_game(Options(2), secret_from_seed("plans")))
    assert [actions_ahead(session, seat) for seat in (0, 1)] == [0, 0]
    for seat in (0, 1):
        session.answer(seat, session.question_for(seat).keys()[0])  # type: ignore[union-attr]
    first = session.game.turn_seat
    assert [actions_ahead(session, seat) for seat in (first, 1 - first)] == [0, 2]
    free = session_of(
        "options: sets base artifacts\nturn: me, actions 2\nfree action: yes\n"
        "me: display: Holmegaard Bows\nyou: hand: Oars\n"
    )
    assert [actions_ahead(free, seat) for seat in (0, 1)] == [0, 2]
    out = session_of("options: players 3\nturn: you, actions 2\nme: out: yes\nyou: hand: Oars\nthird: hand: Tools\n")
    assert [actions_ahead(out, seat) for seat in (0, 1, 2)] == [0, 0, 2]
    session.resign(0)
    assert [actions_ahead(session, seat) for seat in (0, 1)] == [0, 0]


def test_the_first_turns_of_a_crowd_have_one_action() -> None:
    session = session_of(
        "options: players 4\nturn: me, actions 1, number 1\n" + "".join(f"{who}: hand: {card}\n" for who, card in CROWD)
    )
    assert [actions_ahead(session, seat) for seat in range(4)] == [0, 1, 2, 2]


def test_the_second_action_is_planned_while_others_answer_in_the_first() -> None:
    session = session_of(
        "turn: me, actions 2\nme: red: Oars; hand: Pottery\nyou: blue: Writing; hand: Sailing, Code of Laws\n"
    )
    session.answer(0, "dogma:oars")
    assert [question.seat for question in session.questions] == [1]
    assert (actions_ahead(session, 0), actions_ahead(session, 1)) == (1, 2)
    assert keys(plannable(session, 0, [])) == ["draw", "meld:pottery", "dogma:oars"]
    assert plannable(session, 0, ["draw"]) == []


MINE = "turn: me, actions 2\n"
ME = "me: blue: Tools; green: The Wheel; hand: Pottery, Archery; score: Currency, Canal Building, Fermenting\n"
YOU = "you: red: Metalworking; hand: Oars\n"
LAST = "available: 1, 2\n"
CLAIM = Fact("claims", number=1, points=5)


@pytest.mark.parametrize(
    ("key", "later", "changed"),
    [
        ("draw", ME + YOU + "supply 1: end\n", Fact("draws", number=1, set="base")),
        ("meld:pottery", ME.replace("Pottery, ", "") + YOU, Fact("lies", "pottery", place=PlaceView("hand", 0))),
        ("meld:pottery", ME.replace("blue: Tools", "blue: Writing") + YOU, Fact("covers", "tools", color="blue")),
        ("meld:archery", ME.replace("hand:", "red: Gunpowder; hand:") + YOU, Fact("covers", color="red")),
        ("dogma:tools", ME.replace("blue: Tools; ", "") + YOU, Fact("top", "tools")),
        ("dogma:the-wheel", ME.replace("blue: Tools; ", "") + YOU, Fact("icons", number=4, icon="castle")),
        ("dogma:the-wheel", ME + YOU.replace("; hand", "; yellow: Masonry; hand"), Fact("shares")),
        ("achieve:1", ME + YOU + "available: 2\n", CLAIM),
        ("achieve:1", ME.replace("Currency, Canal Building, Fermenting", "Domestication") + YOU, CLAIM),
    ],
)
def test_a_plan_is_dropped_when_what_it_rests_on_has_changed(key: str, later: str, changed: Fact | None) -> None:
    changed = changed or Fact("claims", number=1, points=5)
    text = MINE + later.replace("Oars!", "Domestication") + ("" if "available" in later else LAST)
    assert judgement("turn: you, actions 1\n" + ME + YOU + LAST, key, text) == Judgement(False, changed)


@pytest.mark.parametrize(
    ("key", "later"),
    [
        ("draw", ME + YOU),
        ("meld:pottery", ME + YOU.replace("hand: Oars", "hand: Oars, Sailing")),
        ("dogma:the-wheel", ME.replace("; hand", "; yellow: Masonry; hand") + YOU),
        ("achieve:1", ME + YOU),
    ],
)
def test_a_plan_holds_as_long_as_it_is_so(key: str, later: str) -> None:
    text = MINE + later + LAST
    assert judgement("turn: you, actions 1\n" + ME + YOU + LAST, key, text) == Judgement(True, None)


def test_what_is_not_offered_is_not_done_even_if_nothing_has_changed() -> None:
    before = session_of("turn: you, actions 1\n" + ME + YOU)
    assert judged(before, 0, "draw", condition(before, "draw")) == Judgement(False, None)


def compared(session: Session, seat: int, random: Random) -> bool:
    """Swaps two cards hidden from a seat and compares what it could plan; False if there was nothing to compare."""
    pair = pair_to_swap(session.game, seat, random)
    if pair is None or not all(card in hidden_from(session.start, seat) for card in pair):
        return False
    twin = swapped_session(session, *pair)
    if twin is None or was_shown(session.running_events + twin.running_events, seat, pair):
        return False
    first = plannable(session, seat, [])
    assert plannable(twin, seat, []) == first
    for plan in first if actions_ahead(session, seat) > 1 else []:
        assert plannable(twin, seat, [plan.action.key]) == plannable(session, seat, [plan.action.key])
    return bool(first)


@given(st.integers(0, 10_000), st.sampled_from(SETS), st.integers(2, 4))
def test_swapped_hidden_cards_change_nothing_that_can_be_planned(seed: int, sets: list[str], players: int) -> None:
    random = Random(seed)
    session = Session(new_game(Options(players, sets=sets), secret_from_seed(f"plans {seed}")))
    for _ in range(random.randrange(20, 120)):
        if not session.questions:
            return
        question = random.choice(session.questions)
        session.answer(question.seat, random.choice(question.keys()))
    event(f"compared {sum([compared(session, seat, random) for seat in range(players)])}")


def test_the_comparison_has_something_to_compare() -> None:
    random = Random(1)
    session = Session(new_game(Options(2), secret_from_seed("plans compared")))
    count = 0
    while session.questions:
        question = random.choice(session.questions)
        session.answer(question.seat, random.choice(question.keys()))
        count += session.questions != [] and compared(session, random.randrange(2), random)
    assert count > 20
