"""The lessons in plain lines: all ten and the first game, left and resumed."""

import io
from pathlib import Path

import pytest

from splay.cli import main
from splay.lessons.lesson import Lesson
from splay.lessons.shelf import FOLDER, NoSuchLesson, all_lessons, lesson_named
from splay.terminal.learning.chosen import GAME, lesson_of
from splay.terminal.learning.coached import GameTable, LessonTable
from splay.terminal.learning.plain import PlainLesson, PlainLessons
from splay.terminal.learning.progress import Progress
from splay.terminal.option_list import choices


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Where progress is kept."""
    return tmp_path / "splay" / "lessons.json"


def said(file: Path, *lines: str, chosen: Lesson | str | None = None) -> str:
    """What is written when these lines are read, then the input ends."""
    sink = io.StringIO()
    source = io.StringIO("".join(line + "\n" for line in lines))
    assert PlainLessons(Progress(file), source, sink).run(chosen) == 0
    return sink.getvalue()


class RightWay:
    """An input that does what the coach waits for, by the first way, then goes on to the end."""

    def __init__(self) -> None:
        self.lesson: PlainLesson | None = None

    def readline(self) -> str:
        assert self.lesson is not None
        table = self.lesson.table
        question = table.question()
        if question is None:
            return "\n"
        return f"{next(one.number for one in choices(table, question) if table.runner.is_right(one.key))}\n"


@pytest.mark.parametrize("lesson", all_lessons(), ids=lambda lesson: lesson.name)
def test_every_lesson_is_taken_in_lines_without_control_codes(lesson: Lesson, file: Path) -> None:
    source, sink = RightWay(), io.StringIO()
    source.lesson = PlainLesson(LessonTable(lesson, Progress(file)), source, sink)
    assert source.lesson.take()
    text = sink.getvalue()
    title = source.lesson.words.message(source.lesson.table.runner.coach().lesson_title)
    assert f"You've finished this lesson: {title}.\n" in text
    for number in range(1, len(lesson.steps) + 1):
        assert f"{title}: step {number} of {len(lesson.steps)}\n" in text
    assert [sign for sign in text if ord(sign) < 32 and sign != "\n"] == []
    assert Progress(file).kept.finished == [lesson.name]


def test_what_isnt_understood_is_answered_by_what_can_be_said(file: Path) -> None:
    text = said(file, "next", "next", "next", "next", "next", "quit", chosen=lesson_named("the-goal"))
    assert '"next" isn\'t understood. Say the number of a move, "show", or "help".' in text
    assert '"7" isn\'t understood. Say "next" or "help".' in said(file, "7", "quit", chosen=lesson_named("sharing"))


def test_the_list_has_all_with_how_far_somebody_is_and_proposes_the_next(file: Path) -> None:
    text = said(file, "quit")
    assert "  1 The goal (1 min): Points and high top cards" in text
    assert "  7 Your first game: " in text
    assert "  11 Teams (2 min): " in text
    assert "Which one? A number, Enter for 1, or quit.\n" in text
    said(file, "", "", "", "quit", "quit")
    assert "and those win. (step 3 of 6)\n" in said(file, "quit")
    Progress(file).finish("the-goal")
    text = said(file, "quit")
    assert "and those win. (done)\n" in text
    assert "Enter for 2, or quit" in text


@pytest.mark.parametrize("line", ["0", "12", "goal", "-1"])
def test_what_is_not_in_the_list_is_not_understood(line: str, file: Path) -> None:
    assert f'"{line}" isn\'t there. Say a number from 1-11, or quit.\n' in said(file, line, "quit")


def test_a_wrong_move_says_what_it_does_and_enter_puts_it_back(file: Path) -> None:
    text = said(file, "", "2", "", chosen=lesson_named("draw-and-meld"))
    after = text[text.index("Your move?") :].splitlines()
    assert after[1:7] == [
        "  You used Pottery.",
        "    You use Pottery's first effect.",
        "",
        "Draw and meld: step 2 of 6",
        "Draw a card.",
        "That uses the card on your board. Draw first.",
    ]
    assert after[7] == "Enter puts it back."
    assert after[9:11] == ["Draw and meld: step 2 of 6", "Draw a card."]


def test_what_the_coach_means_is_said_in_words(file: Path) -> None:
    assert "(Look at: your hand)\n" in said(file, chosen=lesson_named("draw-and-meld"))


def test_a_card_whose_effects_are_meant_stands_there_with_its_words_and_the_icon_that_counts(file: Path) -> None:
    text = said(file, "", chosen=lesson_named("use-a-card"))
    printed = [
        "  Metalworking",
        "  1 red: castle, castle, castle",
        "  Featured icon, which counts for sharing and demands: castle",
    ]
    effects = "  Draw a [1] and reveal it. If it has a [castle], score it and repeat this effect. If not, keep it."
    first, second = text.split("Use a card: step 2 of 6")
    assert first.rstrip().splitlines()[-5:] == [*printed, effects, "Enter for next."]
    assert "  red, not splayed: Metalworking 1." in second


def test_a_card_whose_icon_is_meant_stands_there_with_it(file: Path) -> None:
    first, _ = said(file, "", chosen=lesson_named("sharing")).split("Sharing: step 2 of 6")
    assert first.rstrip().splitlines()[-4:] == [
        "  The Wheel",
        "  1 green: castle, castle, castle",
        "  Featured icon, which counts for sharing and demands: castle",
        "Enter for next.",
    ]


def test_a_place_that_is_meant_stands_there_with_what_lies_in_it(file: Path) -> None:
    def told(name: str, step: int) -> str:
        """What stands below the coach's words in a step of a lesson that is taken by the right way."""
        source, sink = RightWay(), io.StringIO()
        source.lesson = PlainLesson(LessonTable(lesson_named(name), Progress(file)), source, sink)
        source.lesson.take()
        said_there = sink.getvalue().split(f": step {step} of ")[1]
        return said_there[said_there.index("(Look at: ") :].splitlines()[1]

    assert told("draw-and-meld", 1) == "  Hand: Tools 1, Calendar 2."
    assert told("draw-and-meld", 4) == "  red, not splayed: Oars 1."
    assert told("the-goal", 1) == "  Ann (you): 4 points, achievements: none."
    assert told("the-goal", 2).startswith("  Achievements left: [1] 1 to go, ")
    assert told("use-a-card", 4) == "  Score pile: Archery 1."
    assert told("sharing", 2) == "  Icons: crown 0, leaf 0, bulb 0, castle 3, factory 0, clock 0."
    assert told("sharing", 6) == "  Icon bulb: you 2, Tom 0."
    assert told("splay-and-achieve", 2) == "  blue, splayed left: Tools 1, Writing 1, Pottery 1."
    assert told("splay-and-achieve", 5).startswith("  Empire: at least 3 of each of the 6 icons")
    assert told("splay-and-achieve", 6).startswith("  Supplies: [1] 6, [2] 6, ")
    assert told("echoes", 3) == "  Forecast: Dice 1."


def test_back_restart_help_and_the_commands_of_every_table(file: Path) -> None:
    lines = [
        "next",
        "back",
        "show",
        "next",
        "show",
        "preview 2",
        "card oars",
        "hand",
        "help goal",
        "help",
        "resign",
        "x",
    ]
    text = said(file, *lines, chosen=lesson_named("draw-and-meld"))
    assert text.count("Draw and meld: step 1 of 6") == 2
    assert "1 red: castle, crown, castle" in text
    assert "What it's about" in text
    assert "No move is needed now. Enter goes on.\n" in text
    assert "\n1: Draw\n" in text
    assert '"resign" isn\'t understood.' in text
    assert '"x" isn\'t understood. Say the number of a move, "show", or "help".' in text


def test_a_lesson_that_was_left_goes_on_and_one_that_was_finished_begins_again(file: Path) -> None:
    lesson = lesson_named("sharing")
    said(file, "", "", chosen=lesson)
    assert LessonTable(lesson, Progress(file)).runner.number == 2
    Progress(file).finish("sharing")
    assert LessonTable(lesson, Progress(file)).runner.number == 0
    assert Progress(file).kept.finished == ["sharing"]


def test_what_was_kept_of_another_version_begins_again_and_says_so(file: Path) -> None:
    Progress(file).at("sharing", {"lesson": "sharing", "fingerprint": "0", "done": ["next"]})
    Progress(file).in_game({"answers": [[0, "meld:tools"]], "told": [], "looked": 0})
    assert "begins again" in said(file, chosen=lesson_named("sharing"))
    assert "begins again" in said(file, chosen=GAME)


def test_the_first_game_names_the_goal_first_and_goes_on_where_it_was_left(file: Path) -> None:
    text = said(file, "2", "1", chosen=GAME)
    assert text.index("First to 6 achievements.") < text.index("Choose your first card.") < text.index("Your answer?")
    assert "It's your turn.\n" in text
    again = said(file, "quit", chosen=GAME)
    assert "First to 6 achievements." not in again
    assert "Turn 1" in again or "Turn 2" in again or "Turn 3" in again
    assert "stays with you. (not finished)\n" in said(file, "quit")


def test_the_coach_speaks_about_the_readers_turn_before_the_others_begins(file: Path) -> None:
    text = said(file, "2", "1", "2", chosen=GAME)
    comment = text.index("\nYou used a card.\n")
    assert text.rindex("  You used Writing.\n") < text.index("Turn 3: Tom.\n") < comment
    assert "\n  Tom " not in text[text.index("Turn 3: Tom.\n") : comment]
    assert "\n  Tom " in text[comment:]


def test_the_first_game_is_played_to_its_end_and_undone_like_any_other(file: Path) -> None:
    table = GameTable(Progress(file))
    table.let_agents_answer()
    table.answer(0, "writing")
    table.undo()
    assert not table.session.game.started
    table.answer(0, "mysticism")
    while not table.over:
        table.let_agents_answer()
        question = table.question()
        if question is not None:
            table.answer(0, question.options[0].key)
    kept = Progress(file).kept
    assert (kept.game, kept.game_finished) == (None, True)
    assert "stays with you. (done)\n" in said(file, "quit")


def test_a_lesson_is_named_by_its_place_in_the_list_or_its_name() -> None:
    assert lesson_of("4") is lesson_named("sharing")
    assert lesson_of("Sharing") is lesson_named("sharing")
    assert lesson_of("8") is lesson_named("artifacts")
    assert lesson_of("7") == lesson_of("game") == GAME
    for name in ("12", "0", "chess"):
        with pytest.raises(NoSuchLesson):
            lesson_of(name)


def test_the_command_lists_takes_and_refuses(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr("sys.stdin", io.StringIO("\nquit\nquit\n"))
    assert main(["learn", "sharing", "--plain"]) == 0
    assert "Sharing: step 2 of 6" in capsys.readouterr().out
    assert (tmp_path / "splay" / "lessons.json").exists()
    assert main(["learn", "chess"]) == 2
    assert "splay learn: 'chess': there is no such lesson" in capsys.readouterr().err


def test_the_command_checks_a_lesson_of_ones_own(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    source = (FOLDER / "04-sharing.txt").read_text(encoding="utf-8")
    mine = tmp_path / "12-mine.txt"
    mine.write_text(source, encoding="utf-8")
    assert main(["learn", "--check", str(mine)]) == 0
    assert capsys.readouterr().out == "12-mine.txt: all 6 steps go as written.\n"
    mine.write_text(source.replace("move: use Writing", "move: use Writting"), encoding="utf-8")
    assert main(["learn", "--check", str(mine)]) == 2
    assert "12-mine.txt, line 38: Writting: there is no such card" in capsys.readouterr().err


def test_a_damaged_file_is_named(file: Path) -> None:
    file.parent.mkdir(parents=True)
    file.write_text("{", encoding="utf-8")
    with pytest.raises(ValueError, match=r"lessons\.json in .* is damaged, delete it"):
        Progress(file)
