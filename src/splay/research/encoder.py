"""What a seat is told as an array of numbers, made from its view and its question and from nothing else."""

from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from splay.core.edition import EDITIONS
from splay.core.expansion import BASE
from splay.core.question import ASK_SPLAY, Question
from splay.core.symbols import SPLAY_NAMES
from splay.research.features import Backs, Block, Features, PlayerFeatures
from splay.views.cards_and_places import Shown
from splay.views.model import PlayerView, QuestionView, View, Why

Observation = NDArray[np.int8]
MOST: Final = 127
"""Higher counts are told as this one."""


class Encoder:
    """Makes observations of one shape, for tables of up to so many players with some of these sets.

    `names` says what each number is: a count as it is, up to MOST, or 1 for what is so and 0 for what is not. Players
    are numbered from the seat that looks, clockwise; places without a player have 0 throughout.
    """

    def __init__(self, players: int = 2, sets: Sequence[str] = (BASE,)) -> None:
        """Raises BadOptions for players or sets that no table can have."""
        self.features = Features(players, sets)
        self.players = players
        self.sets = self.features.sets
        self.all_sets = frozenset(self.sets)
        self.names = self.features.names
        self.size = len(self.names)

    def encode(self, view: View, question: QuestionView | None = None) -> Observation:
        """The observation of a view, with the question that its seat is asked if it is asked one.

        Raises ValueError for the view of a spectator, and for a table with more players or other sets.
        """
        seats = len(view.players)
        if not 0 <= view.seat < seats:
            raise ValueError(f"view: must be that of a seat, not of {view.seat}")
        if seats > self.players:
            raise ValueError(f"view: has {seats} players, and this encoder takes up to {self.players}")
        if not self.all_sets.issuperset(view.options["sets"]):
            raise ValueError(f"view: has sets besides {', '.join(self.sets)}")
        data = bytearray(self.size)
        of_seats = self.features.of_players[:seats]
        of_seats = of_seats[-view.seat :] + of_seats[: -view.seat] if view.seat else of_seats
        self.put_table(data, view, of_seats)
        team = view.players[view.seat].team
        for player, features in zip(view.players, of_seats, strict=True):
            put_player(data, player, features)
            data[features.partner] = player.team == team and player.seat != view.seat
        self.put_draws(data, view, of_seats)
        if view.running:
            self.put_running(data, view.running, of_seats)
        if question is not None:
            self.put_question(data, question, of_seats)
        return np.frombuffer(data, np.int8)

    def named(self, observation: Observation) -> dict[str, int]:
        """The features of an observation that are not 0, by name."""
        return {self.names[place]: int(observation[place]) for place in np.flatnonzero(observation)}

    def put_table(self, data: bytearray, view: View, of_seats: list[PlayerFeatures]) -> None:
        """Writes what is nobody's own."""
        at = self.features
        data[at.started] = view.started
        data[at.turn_number] = min(view.turn_number, MOST)
        data[at.actions_left] = view.actions_left
        data[at.players] = len(of_seats)
        data[at.to_win] = view.achievements_to_win
        data[at.first_edition] = view.options["edition"] != EDITIONS[0]
        data[at.removed] = min(view.removed, MOST)
        data[at.seat + view.seat] = 1
        for name in view.options["sets"]:
            if name != BASE:
                data[at.in_play[name]] = 1
        for supply in view.supplies:
            data[at.supplies[supply.set] + supply.age] = supply.cards
        for shown in view.available:
            data[at.available + shown.age] += 1
        for name in view.specials:
            data[at.specials[name]] = 1
        for zone in view.zones:
            put_faces(data, zone.cards, at.zone_cards[zone.kind])
        if view.started:
            data[of_seats[view.turn].turn] = 1

    def put_draws(self, data: bytearray, view: View, of_seats: list[PlayerFeatures]) -> None:
        """Writes what each player's next draw takes."""
        for draw, features in zip(view.next_draws, of_seats, strict=True):
            if draw is not None:
                data[features.next_draw] = draw.age
                data[features.next_draw_set[draw.set]] = 1

    def put_running(self, data: bytearray, running: list[Why], of_seats: list[PlayerFeatures]) -> None:
        """Writes which effects run: all their cards, and of the innermost one who launched and who executes it."""
        at = self.features
        data[at.running] = min(len(running), MOST)
        for why in running:
            data[at.used[why.card]] = 1
        innermost = running[-1]
        if innermost.effect:
            data[at.effect[innermost.effect]] = 1
        if innermost.role:
            data[at.role[innermost.role]] = 1
        data[of_seats[innermost.launcher].launched] = 1
        if innermost.executing >= 0:
            data[of_seats[innermost.executing].executes] = 1

    def put_question(self, data: bytearray, question: QuestionView, of_seats: list[PlayerFeatures]) -> None:
        """Writes what is asked, but for what can be answered."""
        at = self.features
        data[at.asks[question.kind]] = 1
        data[at.purpose[question.purpose]] = 1
        data[at.picked] = min(question.picked, MOST)
        data[at.least] = min(question.least, MOST)
        data[at.most] = min(question.most, MOST)
        if question.direction in at.direction:
            data[at.direction[question.direction]] = 1
        if question.about:
            data[at.used[question.about]] = 1
        if question.receiver >= 0:
            data[of_seats[question.receiver].receives] = 1


def own_question(question: Question) -> QuestionView:
    """A question as its seat is told it, but for the answers, which masks tell, and the cards that move after them."""
    return QuestionView(
        0,
        question.seat,
        question.kind,
        question.purpose,
        picked=question.picked,
        least=question.least,
        most=question.most,
        direction=SPLAY_NAMES[question.number] if question.kind == ASK_SPLAY else "",
        receiver=question.receiver,
        about="" if question.about is None else question.about.key,
    )


def put_player(data: bytearray, player: PlayerView, at: PlayerFeatures) -> None:
    """Writes what a player has."""
    data[at.points] = min(player.points, MOST)
    data[at.achieved] = player.achieved
    data[at.tucked] = min(player.tucked, MOST)
    data[at.scored] = min(player.scored, MOST)
    data[at.out] = player.out
    icons = player.icons if max(player.icons) <= MOST else [min(count, MOST) for count in player.icons]
    data[at.icons : at.icons + len(icons)] = bytes(icons)
    for shown in player.achievements:
        data[at.achievements + shown.age] += 1
    for name in player.specials:
        data[at.specials[name]] = 1
    for pile in player.board:
        number, splays = at.piles[pile.color]
        depth = len(pile.cards)
        data[number] = depth
        cards = at.board_cards
        if pile.splay in splays:
            data[splays[pile.splay]] = 1
        for card in pile.cards:
            data[cards[card]] = depth
            depth -= 1
    data[at.hand] = min(len(player.hand), MOST)
    data[at.score] = min(len(player.score_pile), MOST)
    put_cards(data, player.hand, at.hand_backs, at.hand_cards)
    put_cards(data, player.score_pile, at.score_backs, at.score_cards)
    for zone in player.zones:
        put_cards(data, zone.cards, at.zone_backs[zone.kind], at.zone_cards[zone.kind])


def put_cards(data: bytearray, cards: list[Shown], backs: Backs, faces: Block) -> None:
    """Writes the cards of a place: how many there are of each back, and the faces that the seat sees."""
    for shown in cards:
        data[backs[shown.set] + shown.age] += 1
        if shown.card:
            data[faces[shown.card]] = 1


def put_faces(data: bytearray, cards: list[Shown], faces: Block) -> None:
    """Writes the cards of a place whose faces everybody sees."""
    for shown in cards:
        data[faces[shown.card]] = 1
