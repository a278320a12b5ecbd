"""Sampled worlds: what a seat sees stays, what it cannot see is dealt anew behind the same backs."""

from __future__ import annotations

from random import Random

import pytest

from splay.core.chance import secret_from_seed
from splay.core.game import Game
from splay.core.options import Options
from splay.core.question import Question
from splay.core.session import Session
from splay.sets import find_card, new_game
from splay.sets.scenario import scenario
from splay.views.view import view_of
from splay.views.world import Sampler, World, hidden_cards, looks_alike
from splay.workbench.hidden_swaps import hidden_from


def sampled(start: Game, now: Game, seat: int, random: Random) -> Game:
    """A game like `start` for all that the seat can tell at the moment `now`."""
    return Sampler(start, now, seat).sample([], random).start


def sessions(players: int, seed: str, moments: int, apart: int = 17) -> list[Session]:
    """One random game, stopped `moments` times, each time that many answers later."""
    random = Random(f"{seed} {players}")
    found: list[Session] = []
    session = Session(new_game(Options(players), secret_from_seed(seed)))
    while session.questions and len(found) < moments:
        question = session.questions[0]
        session.answer(question.seat, question.options[random.randrange(len(question.options))].key)
        if session.sequence % apart == 0:
            found.append(session.fork())
    return found


def inside_an_action(session: Session) -> bool:
    return bool(session.answers) and session.start.started


MOMENTS = [session for players in (2, 3, 5) for session in sessions(players, "worlds", 8)]
INSIDE = [session for seed in range(6) for session in sessions(2, f"inside {seed}", 40, 5) if inside_an_action(session)]


@pytest.mark.parametrize("session", MOMENTS)
def test_no_seat_sees_anything_change(session: Session) -> None:
    random = Random(1)
    for seat in range(len(session.start.players)):
        world = sampled(session.start, session.start, seat, random)
        assert view_of(world, seat) == view_of(session.start, seat)


@pytest.mark.parametrize("session", MOMENTS)
def test_every_card_lies_where_it_says_and_once(session: Session) -> None:
    world = sampled(session.start, session.game, 0, Random(2))
    lying = [(card.index, zone.index) for zone in world.zones for card in zone.cards]
    assert sorted(lying) == list(enumerate(world.where))


@pytest.mark.parametrize("session", MOMENTS)
def test_the_game_itself_stays_as_it_is(session: Session) -> None:
    before = [[card.key for card in zone.cards] for zone in session.start.zones], session.start.where[:]
    world = sampled(session.start, session.game, 0, Random(3))
    world.players[0].draw(1)
    assert ([[card.key for card in zone.cards] for zone in session.start.zones], session.start.where) == before


@pytest.mark.parametrize("session", MOMENTS)
def test_what_is_hidden_is_everything_the_seat_does_not_see(session: Session) -> None:
    hidden = [card for group in hidden_cards(session.start, session.start, 0, []) for card in group]
    assert sorted(card.index for card in hidden) == [card.index for card in hidden_from(session.start, 0)]


def test_chance_starts_anew_and_follows_from_the_random() -> None:
    game = new_game(Options(), secret_from_seed("chance"))
    chances = [sampled(game, game, 0, Random(seed)).chance for seed in (4, 4, 5)]
    assert chances[0] == chances[1]
    assert len({game.chance, *chances}) == 3


def test_every_hidden_place_can_hold_every_hidden_card_of_its_age() -> None:
    game = scenario(me="hand: Software", you="hand: A.I.; score: Robotics; achievements: Databases")
    random = Random(6)
    worlds = [sampled(game, game, 0, random) for _ in range(400)]
    places = [
        {world.players[1].hand.cards[0].key for world in worlds},
        {world.players[1].score_pile.cards[0].key for world in worlds},
        {world.players[1].achievements.cards[0].key for world in worlds},
        {world.supplies[9].cards[-1].key for world in worlds},
    ]
    tens = {card.key for card in game.deck if card.age == 10} - {"software"}
    assert places == [tens] * 4


def test_worlds_are_dealt_fairly() -> None:
    game = scenario(me="blue: Tools", you="hand: A.I.")
    random = Random(7)
    held = [sampled(game, game, 0, random).players[1].hand.cards[0].key for _ in range(1000)]
    shares = [held.count(card.key) for card in game.deck if card.age == 10]
    assert all(70 <= share <= 130 for share in shares), shares


def test_a_card_drawn_in_the_action_was_on_top_of_its_supply() -> None:
    session = Session(scenario(supply={1: "Archery, Tools"}))
    session.answer(0, "draw")
    for seed in range(20):
        world = sampled(session.beginning(), session.game, 0, Random(seed))
        assert world.supplies[0].cards[-1] is find_card("Archery")


def test_a_card_given_away_in_the_action_was_in_the_hand_at_its_start() -> None:
    # Pottery asks for a second card when the first is chosen already.
    session = Session(scenario(me="blue: Pottery; hand: Sailing, Archery, Clothing"))
    session.answer(0, "dogma:pottery")
    session.answer(0, "sailing")
    for seed in range(20):
        world = sampled(session.start, session.game, 0, Random(seed))
        assert sorted(card.name for card in world.players[0].hand) == ["Archery", "Clothing", "Sailing"]


def test_an_answer_that_names_a_hidden_card_names_the_card_in_its_place() -> None:
    # The opponent shares Pottery and has chosen Tools; seat 0, asked later, has seen only the back.
    game = scenario(me="blue: Pottery; hand: Sailing", you="yellow: Agriculture; hand: Tools, Oars")
    sampler = Sampler(game, game, 0)
    place = [card.key for card in game.players[1].hand].index("tools")
    named = set()
    for seed in range(30):
        world = sampler.sample([(0, "dogma:pottery"), (1, "tools")], Random(seed))
        assert world.answers[0] == (0, "dogma:pottery")
        assert world.answers[1] == (1, world.start.players[1].hand.cards[place].key)
        named.add(world.answers[1][1])
    assert len(named) > 5


def test_answers_that_name_seen_cards_stay() -> None:
    game = scenario(me="blue: Pottery; hand: Sailing", you="yellow: Agriculture; hand: Tools, Oars")
    world = Sampler(game, game, 1).sample([(0, "dogma:pottery"), (1, "tools")], Random(8))
    assert world.answers == [(0, "dogma:pottery"), (1, "tools")]


def test_the_seat_sees_the_same_when_the_answers_are_played_again() -> None:
    """Worlds that lead to the same question show the seat what it saw, and nearly always there are such worlds."""
    random = Random(9)
    found = 0
    for session in INSIDE:
        question = session.questions[0]
        sampler = Sampler(session.start, session.game, question.seat)
        for _ in range(20):
            twin = played_in(sampler.sample(session.answers, random))
            if twin is None or not same_question(twin.questions[0], question):
                continue
            if looks_alike(twin.game, session.game, question.seat):
                assert view_of(twin.game, question.seat) == view_of(session.game, question.seat)
                found += 1
                break
    assert len(INSIDE) > 40
    assert found >= len(INSIDE) - 1


def played_in(world: World) -> Session | None:
    """The session after a world's answers; None if they do not fit it, or end the action."""
    session = Session(world.start)
    for seat, key in world.answers:
        asked = session.question_for(seat)
        if session.past or asked is None or asked.keys().count(key) == 0:
            return None
        session.answer(seat, key)
    return None if session.past else session


def same_question(one: Question, other: Question) -> bool:
    return (one.seat, one.kind, one.keys()) == (other.seat, other.kind, other.keys())


def test_positions_look_alike_only_when_all_is_the_same_that_the_seat_sees() -> None:
    def position(mine: str = "Tools", theirs: str = "Oars", board: str = "Sailing", seed: str = "a") -> Game:
        return scenario(me=f"green: {board}; hand: {mine}", you=f"hand: {theirs}", seed=seed)

    assert looks_alike(position(), position(seed="b"), 0)
    assert looks_alike(position(), position(theirs="Archery"), 0)
    assert not looks_alike(position(), position(theirs="Archery"), 1)
    assert not looks_alike(position(), position(mine="Archery"), 0)
    assert not looks_alike(position(), position(board="Clothing"), 0)
    assert not looks_alike(position(), position(theirs="A.I."), 0)
