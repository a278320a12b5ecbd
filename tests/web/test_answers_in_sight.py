"""Every answer of every kind of question is in sight on a phone, however it is held: see `every_question`."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tests.strength import THOROUGH, amount
from tests.web.every_question import Asked, every_question
from tests.web.lasting import lasting
from tests.web.playing import answer, at_once, question_of
from tests.web.positions import Positions
from tests.web.visitors import PHONE, be_guest, send, visitor

SIZES: list[ViewportSize] = [PHONE, {"width": 360, "height": 640}, {"width": 740, "height": 360}]
IN_SIGHT = (Path(__file__).parent / "in_sight.js").read_text(encoding="utf-8")
GAMES = amount(30, 150)
EVERY = {
    "action", "branch", "card", "color", "free_action", "may", "order", "player", "promote", "seize", "splay", "value",
}  # fmt: skip
"""The kinds that random games ask often enough; the other ones have positions of their own here."""
RARE = {
    "number": ("dogma:mona-lisa", "me: yellow: Mona Lisa; hand: Oars\nyou: red: Archery"),
    "set": ("dogma:papyrus-of-ani", "me: red: Papyrus of Ani; hand: Code of Laws\nyou: yellow: Masonry"),
    "order": (
        "dogma:classification",
        "me: green: Classification; hand: Sailing, The Wheel, Clothing, Navigation, Paper\nyou: red: Archery",
    ),
}
TWO_PILES = (
    "me: green: Mass Media; purple: Philosophy; hand: Oars; relics: Complex Numbers; "
    "score: Calendar, Domestication, Currency, Mapmaking, Code of Laws\n"
    "you: yellow: Masonry; red: Archery; score: Clothing, Sailing, Agriculture"
)
"""Cards of two score piles are returned: one's own are seen, of the other ones the backs."""
FIRST = "[data-tray] [data-offered], [data-prompt] ol [data-card]"
"""A card to choose from in a heap, or one in an order."""
ALL_SETS = "options: sets base artifacts relics echoes cities\nturn: me, actions 2, number 9\n"


@pytest.fixture(scope="module")
def page(chromium: Browser, server: str) -> Iterator[Page]:
    """The phone of Ann, who is told at once."""
    with visitor(chromium, server, PHONE, touch=True) as page:
        at_once(page)
        be_guest(page.context, "Ann")
        yield page


def out_of_sight(page: Page, table: str) -> list[str]:
    """What can't be seen of the answers at a table, at each size."""
    found: list[str] = []
    for size in SIZES:
        page.set_viewport_size(size)
        page.goto(f"/table/{table}")
        expect(page.locator("[data-prompt][data-asked]")).to_be_visible()
        found += [f"{size['width']}x{size['height']}: {one}" for one in lasting(page, IN_SIGHT)]
        first = page.locator(FIRST).first
        if first.is_visible():
            first.click()
            found += [f"{size['width']}x{size['height']}, picked: {one}" for one in lasting(page, IN_SIGHT)]
    return found


def sampled(questions: dict[str, Asked]) -> dict[str, Asked]:
    """All of them, or of each kind the largest, whatever it is for, and each order."""
    if THOROUGH:
        return questions
    kinds = {name.split()[0] for name in questions}
    largest = [
        max((name for name in questions if name.split()[0] == kind), key=lambda name: questions[name].size)
        for kind in kinds
    ]
    return {name: asked for name, asked in sorted(questions.items()) if name in largest or name.startswith("order")}


@pytest.mark.every_time
def test_every_answer_is_in_sight_whatever_is_asked(page: Page, positions: Positions) -> None:
    questions = every_question(GAMES)
    assert {name.split()[0] for name in questions} >= EVERY
    found = [
        f"{name}, {asked.size}: {one}"
        for name, asked in sampled(questions).items()
        for one in out_of_sight(page, asked.open(page.context, positions))
    ]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("kind", list(RARE))
def test_so_are_those_of_what_is_seldom_asked(page: Page, positions: Positions, kind: str) -> None:
    action, position = RARE[kind]
    table = positions.table(page.context, ALL_SETS + position)
    question = question_of(page.context, table)
    answer(page.context, table, question, action)
    while (question := question_of(page.context, table))["kind"] != kind:
        answer(page.context, table, question, question["options"][0]["key"])
    assert out_of_sight(page, table) == []


def test_so_are_those_of_cards_in_two_piles_once_one_is_picked(page: Page, positions: Positions) -> None:
    table = positions.table(page.context, ALL_SETS + TWO_PILES)
    for key in ("dogma:mass-media", "oars", "1"):
        question = question_of(page.context, table)
        keys = [option["key"] for option in question["options"]]
        answer(page.context, table, question, next(one for one in keys if one.endswith(key)))
    assert question_of(page.context, table)["purpose"] == "return"
    assert out_of_sight(page, table) == []


def test_so_are_the_first_cards(page: Page) -> None:
    body = {"seats": ["me", "rule", "rule"], "options": {"players": 3}}
    table = str(send(page.context, "POST", "/api/tables", body)["id"])
    assert question_of(page.context, table)["kind"] == "first_meld"
    assert out_of_sight(page, table) == []
