"""A table that this program itself plays: who sits where, whose answer is awaited, the story, undo, saving."""

import secrets
from pathlib import Path
from typing import Final

from msgspec import structs

from splay.agents.agent import Agent
from splay.agents.driver import answer_for
from splay.agents.memory import memory_of
from splay.agents.roster import make_agent
from splay.agents.told_advice import advice_view
from splay.core.chance import SECRET_BYTES
from splay.core.result import BY_RESIGNATION
from splay.core.session import Session
from splay.locale import catalogue
from splay.sets import deck_for, new_game
from splay.sets.scenario import from_json
from splay.terminal.options import HUMAN, PlayOptions
from splay.terminal.saving import SavedGame, load_game, save_game
from splay.terminal.shown_table import ShownTable
from splay.terminal.story import Line, Story
from splay.terminal.words import Words
from splay.views.facts import SessionFacts
from splay.views.model import QuestionView, View
from splay.views.preview import Preview, preview
from splay.views.questions import question_view
from splay.views.resignation import with_resigned
from splay.views.result_messages import told_result
from splay.views.table_model import AdviceView
from splay.views.view import SPECTATOR, view_of

STAND_IN: Final = "rule"
"""The computer that plays on for somebody who has resigned."""


class TerminalTable(ShownTable):
    """A game with people and agents at it.

    `viewer` is the seat that looks at the screen; nothing that it must not know is ever shown. With one person it
    stays the same; with several it is handed over, at first from a spectator; with none it stays a spectator.
    """

    def __init__(self, game: SavedGame, language: str = "en") -> None:
        self.humans = [seat for seat, name in enumerate(game.seats) if name == HUMAN]
        viewer = self.humans[0] if len(self.humans) == 1 else SPECTATOR
        super().__init__(catalogue.load(language), game.names, game.seats, deck_for(game.options), viewer)
        self.game = game
        self.sat = game.seats[:]
        """Who sat where at first: whoever resigned plays on in a rematch."""
        self.session = game.session
        self.facts = SessionFacts()
        seed = int.from_bytes((game.secret or b"")[:8], "big")
        self.agents: dict[int, Agent] = {
            seat: make_agent(name, seed + seat) for seat, name in enumerate(game.seats) if name != HUMAN
        }
        self.stories = {
            seat: Story(game.session, Words(self.words.catalogue, game.names, self.deck, seat), seat)
            for seat in [*self.humans, SPECTATOR]
        }
        self.looked = dict.fromkeys(self.stories, 0)
        self.opening = ""
        """What is to be said before the game goes on, "" for nothing."""

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.session.game.result is not None

    def view(self) -> View:
        """What the viewer may know now."""
        view = view_of(self.session.game, self.viewer, self.facts.of(self.session))
        if view.result is None or not self.session.resigned:
            return view
        result = with_resigned(view.result, [seat for seat, _ in self.session.resigned])
        return structs.replace(view, result=told_result(result))

    def question(self) -> QuestionView | None:
        """The viewer's open question."""
        question = self.session.question_for(self.viewer)
        if question is None:
            return None
        return question_view(self.session.game, question, self.session.sequence, self.viewer)

    def asked(self) -> list[int]:
        """The seats that have an open question."""
        return [question.seat for question in self.session.questions]

    def next_agent(self) -> int | None:
        """An agent's seat that has an open question, None if there is none."""
        return next((seat for seat in self.asked() if seat in self.agents), None)

    def next_viewer(self) -> int | None:
        """The seat to hand the screen over to: a person who is asked while the viewer is not."""
        asked = [seat for seat in self.asked() if seat in self.humans]
        return None if self.viewer in asked or not asked else asked[0]

    def think(self, seat: int) -> str:
        """What the agent on a seat answers. Changes nothing, so that a thread may wait for it."""
        return answer_for(self.session, seat, self.agents[seat])

    def answer(self, seat: int, key: str) -> None:
        """Gives a seat's answer. Raises AnswerRefused if it cannot be; then nothing has changed."""
        if seat in self.looked:
            self.looked[seat] = len(self.stories[seat].lines())
        self.session.answer(seat, key)

    def let_agents_answer(self) -> None:
        """Lets agents answer until a person must, or the game is over."""
        while (seat := self.next_agent()) is not None:
            self.answer(seat, self.think(seat))

    def resign(self) -> None:
        """Gives the game up for the viewer; if there are more than two sides, a computer plays the seat from now on."""
        seat = self.viewer
        self.session.resign(seat)
        if not self.over:
            self.humans.remove(seat)
            self.seats[seat] = self.game.seats[seat] = STAND_IN
            self.agents[seat] = make_agent(STAND_IN, seat)

    def undo_asks(self) -> list[int] | None:
        """The seats of the people who must agree before the last decision of a person is undone; None if none can be.

        Whoever plays agents alone needs nobody's consent, whatever was seen. The end is final among several people,
        and if somebody resigned.
        """
        place, result = self.session.last_decision(self.humans), self.session.game.result
        if place < 0 or (result is not None and (len(self.humans) > 1 or result.reason == BY_RESIGNATION)):
            return None
        decider = self.session.all_answers()[place][0]
        if not self.session.undo_refusal(decider):
            return []
        return [seat for seat in self.humans if seat != decider]

    def undo(self) -> None:
        """Undoes the last decision of a person, with all that agents have done since. Raises UndoRefused."""
        place = self.session.last_decision(self.humans)
        decider = self.session.all_answers()[place][0] if place >= 0 else SPECTATOR
        if self.session.undo_refusal(decider):
            self.session.return_to(place)
        else:
            self.session.undo(decider)
        for seat, story in self.stories.items():
            self.looked[seat] = min(self.looked[seat], len(story.lines()))

    def story(self) -> list[Line]:
        """Everything that has happened, as the viewer may know it."""
        return self.stories[self.viewer].lines()

    def old_lines(self) -> int:
        """How many lines of the story were there at the viewer's last answer."""
        return self.looked[self.viewer]

    def preview(self, key: str) -> Preview:
        """What the viewer's action with this key would do, as far as the viewer may know. Raises NoSuchAction."""
        return preview(self.session.start, self.viewer, self.viewer, key, answers=self.session.answers)

    def advice(self) -> AdviceView:
        """What the computer would answer in the viewer's place. Raises ValueError if nobody is asked, and between
        people, who have no host to allow it.
        """
        if len(self.humans) > 1:
            raise ValueError(self.words.text("advice-not-among-people"))
        if self.session.question_for(self.viewer) is None:
            raise ValueError(self.words.text("not-asked"))
        known = list(memory_of(self.viewer, self.session.events, self.session.game).places)
        return advice_view(self.session, self.viewer, known, self.session.sequence)

    def rematch(self) -> "TerminalTable":
        """A new game of the same players and options, everybody a seat further."""
        secret = secrets.token_bytes(SECRET_BYTES)
        seats, names = [[kept[-1], *kept[:-1]] for kept in (self.sat, self.game.names)]
        session = Session(new_game(self.session.game.options, secret))
        return TerminalTable(SavedGame(session, seats, names, secret), self.words.catalogue.language)

    def save(self, path: Path) -> None:
        """Writes the game to a file. Raises OSError."""
        save_game(self.game, path)


def open_table(options: PlayOptions) -> TerminalTable:
    """The table that the options ask for: a new game, a saved one, or a position. Raises BadRecord, BadPosition or
    OSError.
    """
    if options.resume is not None:
        return TerminalTable(load_game(options.resume), options.language)
    if options.position is not None:
        session = Session(from_json(options.position.data))
        table = TerminalTable(SavedGame(session, options.seats, options.names, None), options.language)
        if options.position.seed:
            table.opening = table.words.text("position-dealt", seed=options.position.seed)
        return table
    session = Session(new_game(options.options, options.secret))
    return TerminalTable(SavedGame(session, options.seats, options.names, options.secret), options.language)
