"""How many of the cards on a wide table show their whole text, over seeded games that are played past the page."""

from __future__ import annotations

from collections import Counter

from playwright.sync_api import Page, expect

from splay.agents.agent import Agent
from splay.agents.driver import answer_for
from splay.agents.roster import make_agent
from splay.core.chance import secret_from_seed
from splay.core.options import Options
from splay.core.question import ASK_ACTION
from splay.core.scenario import position_of
from splay.core.session import Session
from splay.sets import new_game
from tests.web.positions import COMPUTER, Positions

READER = 0
PLACES = ("own", "hand", "others")
SHOWN = """async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame); // texts are fitted before a paint
    return ["own", "hand", "others"].map(place => {
        const inside = place === "hand" ? '[data-place="hand"]' : `[data-place="${place}"] .board`;
        const cards = [...document.querySelectorAll(`${inside} [data-form]:has(.effects)`)];
        const short = cards.filter(card => card.dataset.instead !== undefined);
        return { number: cards.length, short: short.map(card => card.getAttribute("aria-label")) };
    });
}"""
"""The cards of each place, and which of them stand there without their text."""


class TextsShown:
    """Of the cards in each place, how many there were, and how often each stood without its text."""

    def __init__(self) -> None:
        """Has counted nothing yet."""
        self.number: Counter[str] = Counter()
        self.short: dict[str, Counter[str]] = {place: Counter() for place in PLACES}

    def look(self, page: Page) -> None:
        """Counts the cards on a page."""
        for place, cards in zip(PLACES, page.evaluate(SHOWN), strict=True):
            self.number[place] += cards["number"]
            self.short[place].update(cards["short"])

    def share(self, place: str) -> float:
        """Of the cards in a place, the part that has its text."""
        return 1 - self.short[place].total() / self.number[place]


def turns_of(options: Options, seed: str, every: int) -> list[tuple[dict[str, object], list[int]]]:
    """Of a game between computers, the reader's every so manieth turn as it begins: the position, and whom it asks."""
    session = Session(new_game(options, secret_from_seed(seed)), history=False)
    agents: list[Agent] = [make_agent(COMPUTER, seat) for seat in range(options.players)]
    turns: dict[int, tuple[dict[str, object], list[int]]] = {}
    while session.questions:
        question = session.questions[0]
        if question.seat == READER and question.kind == ASK_ACTION:
            turns.setdefault(session.game.turn_number, (position_of(session.start), [READER]))
        session.answer(question.seat, answer_for(session, question.seat, agents[question.seat]))
    return list(turns.values())[every - 1 :: every]


def count_texts(page: Page, positions: Positions, options: Options, seeds: list[str], every: int) -> TextsShown:
    """Looks at the beginnings of the reader's turns in games of these seeds; the page's person is a guest."""
    counted = TextsShown()
    for seed in seeds:
        for position, asked in turns_of(options, seed, every):
            page.goto(f"/table/{positions.lay(page.context, options.to_json(), position, asked)}")
            expect(page.locator("[data-prompt][data-asked]")).to_be_visible()
            counted.look(page)
    return counted
