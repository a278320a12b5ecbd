"""The lessons on a full screen, by keyboard alone."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from splay.lessons.shelf import all_lessons, lesson_named
from splay.terminal.learning.chosen import GAME
from splay.terminal.learning.coached import AGAIN, NEXT, RESTART, LessonTable
from splay.terminal.learning.progress import Progress
from splay.terminal.learning.screens import TO_LIST, CoachedScreen, LearningApp, LessonList
from tests.terminal.keyboard import Player


def learning(
    path: Path, test: Callable[[Player], Awaitable[None]], chosen: str | None = None, size: tuple[int, int] = (80, 24)
) -> None:
    """Runs the real client and lets the test learn by keyboard; progress is kept in the file."""

    async def run() -> None:
        start = chosen if chosen in (None, GAME) else lesson_named(str(chosen))
        app = LearningApp(Progress(path), start)
        async with app.run_test(size=size, notifications=True) as pilot:
            player = Player(app, pilot)
            await player.settle()
            await test(player)

    asyncio.run(run())


def coached(player: Player) -> CoachedScreen:
    """The screen with the coach, which must be shown."""
    screen = player.app.screen
    assert isinstance(screen, CoachedScreen)
    return screen


def lesson(player: Player) -> LessonTable:
    """The lesson that is shown."""
    table = coached(player).coached
    assert isinstance(table, LessonTable)
    return table


async def take_step(player: Player) -> None:
    """Does what the coach waits for, by the first way."""
    runner = lesson(player).runner
    question = runner.question()
    if question is None:
        await player.press("n")
    else:
        key = next(option.key for option in question.options if runner.is_right(option.key))
        await player.choose(key)


def test_the_list_shows_all_and_a_key_takes_one(tmp_path: Path) -> None:
    async def test(player: Player) -> None:
        assert isinstance(player.app.screen, LessonList)
        assert "The goal (1 min)" in player.screen()
        assert "Your first game" in player.screen()
        await player.press("4")
        assert "Sharing: step 1 of 6" in player.screen()
        assert "You have 3 castles." in player.screen()
        await player.press("q")
        assert isinstance(player.app.screen, LessonList)

    learning(tmp_path / "lessons.json", test, size=(100, 30))


@pytest.mark.parametrize("name", [one.name for one in all_lessons()])
def test_every_lesson_is_taken_by_keyboard(tmp_path: Path, name: str) -> None:
    async def test(player: Player) -> None:
        while not lesson(player).runner.finished:
            title = lesson(player).coach_lines()[0]
            assert title in " ".join(player.screen().split()), "the coach is in sight"
            await take_step(player)
        assert player.options()[0] == TO_LIST
        await player.choose(TO_LIST)
        assert isinstance(player.app.screen, LessonList)
        await player.settle()
        assert "(done)" in " ".join(player.screen().split())

    learning(tmp_path / "lessons.json", test, name)
    assert Progress(tmp_path / "lessons.json").kept.finished == [name]


def test_a_wrong_move_says_what_it_does_and_is_put_back(tmp_path: Path) -> None:
    async def test(player: Player) -> None:
        await player.press("n")
        await player.choose("dogma:pottery")
        assert "That uses the card on your board. Draw first." in " ".join(player.screen().split())
        assert player.options() == [AGAIN]
        await player.press("n")
        assert "draw" in player.options()
        await player.press("b")
        assert player.options() == [NEXT]

    learning(tmp_path / "lessons.json", test, "draw-and-meld", (100, 30))


def test_a_key_shows_the_move(tmp_path: Path) -> None:
    async def test(player: Player) -> None:
        await player.press("n", "n", "n", "m", "enter")
        assert lesson(player).runner.number == 4

    learning(tmp_path / "lessons.json", test, "the-goal")


def test_the_coach_speaks_about_the_readers_turn_before_the_others_begins(tmp_path: Path) -> None:
    async def test(player: Player) -> None:
        while coached(player).coached.coach_steps():
            await player.press("n")
        await player.choose("writing")
        while coached(player).coached.coach_steps():
            await player.press("n")
        await player.choose("draw")
        await player.press("n")
        await player.choose("dogma:writing")
        assert "You used a card." in player.screen()
        assert player.options() == [NEXT]
        assert "Turn 3: Tom" in player.screen()
        await player.press("n")
        assert "Turn 4: You" in player.screen()
        assert "You used a card." not in player.screen()

    learning(tmp_path / "lessons.json", test, GAME, (100, 30))


def test_the_last_of_the_first_lessons_leads_to_the_first_game(tmp_path: Path) -> None:
    async def test(player: Player) -> None:
        while not lesson(player).runner.finished:
            await take_step(player)
        assert "You're ready." in player.screen()

    learning(tmp_path / "lessons.json", test, "splay-and-achieve")


def test_a_lesson_that_was_left_goes_on(tmp_path: Path) -> None:
    async def leave(player: Player) -> None:
        await player.press("n", "n", "q")
        await player.settle()
        assert "step 3 of 6" in " ".join(player.screen().split())

    async def come_back(player: Player) -> None:
        assert lesson(player).runner.number == 2
        while not lesson(player).runner.finished:
            await take_step(player)
        await player.choose(RESTART)
        assert lesson(player).runner.number == 0

    learning(tmp_path / "lessons.json", leave, "sharing", (100, 30))
    learning(tmp_path / "lessons.json", come_back, "sharing", (100, 30))


def test_a_lesson_that_has_changed_says_so_and_begins_again(tmp_path: Path) -> None:
    progress = Progress(tmp_path / "lessons.json")
    progress.at("sharing", {"lesson": "sharing", "fingerprint": "another", "done": ["next"]})

    async def test(player: Player) -> None:
        assert lesson(player).runner.number == 0
        assert any("begins again" in note.message for note in player.app._notifications)

    learning(tmp_path / "lessons.json", test, "sharing")


def test_the_first_game_is_commented_on_and_goes_on_where_it_was_left(tmp_path: Path) -> None:
    async def begin(player: Player) -> None:
        assert "First to 6 achievements." in player.screen()
        assert len([key for key in player.options() if key != NEXT]) == 2, "the cards can be chosen all the same"
        await player.press("n")
        assert "Choose your first card." in player.screen()
        await player.choose("writing")
        await player.press("s")
        assert any("Your place is kept" in note.message for note in player.app._notifications)

    async def go_on(player: Player) -> None:
        view = coached(player).coached.view()
        assert view.started
        assert "First to 6" not in player.screen()

    learning(tmp_path / "lessons.json", begin, GAME, (100, 30))
    learning(tmp_path / "lessons.json", go_on, GAME, (100, 30))


@pytest.mark.parametrize("size", [(80, 24), (60, 20), (40, 16)])
def test_coach_and_moves_have_room_on_small_screens(tmp_path: Path, size: tuple[int, int]) -> None:
    async def test(player: Player) -> None:
        await player.press("n")
        assert "Draw a card." in player.screen()
        assert "Draw a [1]" in player.screen()

    learning(tmp_path / "lessons.json", test, "draw-and-meld", size)
