"""A lesson's file is refused by naming file, line and what is wrong."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from splay.lessons.checking import check_lesson
from splay.lessons.lesson_words import by_name
from splay.lessons.moves import move_of
from splay.lessons.reading import BadLesson, parse_lesson, read_lesson
from splay.lessons.target import Target
from splay.sets import DECKS

WHOLE = """\
title: Draw and meld
says: You draw a card.
minutes: 2
players: Tom

position:
me: blue: Pottery; hand: Sailing
you: red: Oars
supply 1: Tools

# Only for those who write lessons.
step: This is your hand.
text: Only you
    see it.
ring: hand

step: Draw a card.
text: Your top card is a [1].
move: draw
wrong meld *: That melds a card. Draw first.
wrong: Draw a card first.
"""
FILE = "02-draw-and-meld.txt"


@contextmanager
def refused(line: int, wrong: str) -> Iterator[None]:
    """What is done inside names the file, a line, and what is wrong there."""
    with pytest.raises(BadLesson) as caught:
        yield
    assert str(caught.value).startswith(f"{FILE}, line {line}: "), str(caught.value)
    assert wrong in str(caught.value)


def test_a_whole_file_is_a_lesson() -> None:
    lesson = parse_lesson(WHOLE, FILE)
    assert (lesson.name, lesson.number, lesson.title, lesson.minutes) == ("draw-and-meld", 2, "Draw and meld", 2)
    assert lesson.players == ["Tom"]
    first, second = lesson.steps
    assert (first.text, first.points_at, first.moves) == ("Only you see it.", Target("hand", 0), [])
    assert [[move.key for move in way] for way in second.moves] == [["draw"]]
    assert [(wrong.move.key, wrong.text) for wrong in second.wrongs] == [("meld:*", "That melds a card. Draw first.")]
    assert second.otherwise == "Draw a card first."
    check_lesson(lesson)


@pytest.mark.parametrize(
    ("old", "new", "line", "wrong"),
    [
        ("title: Draw and meld", "title: How to draw and then meld", 1, "a title has at most 5 words, not 6"),
        ("title: Draw and meld\n", "", 1, "title: is missing"),
        ("says: You draw a card.", "says: You draw a card", 2, "a sentence ends with a period"),
        ("says: You draw", "says: {Tom} draws", 2, "names in braces stand in steps alone"),
        ("minutes: 2", "minutes: two", 3, "minutes: must be a whole number, not 'two'"),
        ("minutes: 2", "minute: 2", 3, "minute: a lesson has no such line; it has title, says,"),
        ("minutes: 2", "title: Draw", 3, "title: stands twice"),
        ("players: Tom", "players: Tom, Ben", 4, "players: 2 are named, there are 1"),
        ("players: Tom", "set: echoes\nplayers: Tom", 4, "set: 'echoes' is no set of the position"),
        ("position:\n", "", 6, "me: a lesson has no such line"),
        ("me: blue: Pottery", "me: blue: Potery", 7, "Potery: there is no such card; is it Pottery?"),
        ("you: red: Oars", "you: blue: Oars", 8, "Oars: is not blue"),
        ("supply 1: Tools", "supplies 1: Tools", 9, "supplies 1: a position has no such line"),
        ("supply 1: Tools", "supply 1 Tools", 9, "'supply 1 Tools': a line is a name, a colon and what it is"),
        ("me: blue: Pottery;", "options: sets base echoes\nme: blue: Pottery;", 1, "set: say which set it is about"),
        ("step: This is your hand.", "step: This is your very own hand.", 12, "a title has at most 5 words, not 6"),
        ("text: Only you", "text: One. Two. Only you", 13, "at most 2 sentences at once, not 3"),
        ("text: Only you\n    see it.\n", "", 12, "text: is missing in this step"),
        ("ring: hand", "ring: hands", 15, "hands: the coach can't point at that; there are hand,"),
        ("ring: hand", "ring: hand of Ben", 15, "Ben: there is no such player; there are me, Tom"),
        ("ring: hand", "ring: card Sailng", 15, "Sailng: there is no such card"),
        ("ring: hand", "ring: pile pink", 15, "pink: is no color"),
        ("ring: hand", "rings: hand", 15, "rings: a step has no such line; it has text, ring, move, wrong, Tom"),
        ("ring: hand", "wrong: That's wrong.", 12, "this step asks for no move, it ends by Next"),
        ("top card is", "top card, {Sailng}, is", 18, "{Sailng}: is no card, no other player, and no number"),
        ("move: draw", "move: drew", 19, "'drew': is no move, such as `draw` or `meld Sailing`"),
        ("move: draw", "move: draw Sailing", 19, "'draw Sailing': nothing follows 'draw'"),
        ("move: draw", "move: meld Sailng", 19, "Sailng: there is no such card"),
        ("move: draw", "move: player Ben", 19, "Ben: there is no such player"),
        ("wrong: Draw a card first.\n", "", 17, "so say what any other move does"),
        ("wrong: Draw a card first.\n", "wrong: Draw.\nwrong: Draw.\n", 22, "wrong: stands twice in this step"),
        ("wrong: Draw a card first.\n", "wrong: Draw a card first\n", 21, "a sentence ends with a period"),
    ],
)
def test_what_is_wrong_is_named_with_its_line(old: str, new: str, line: int, wrong: str) -> None:
    assert old in WHOLE
    with refused(line, wrong):
        parse_lesson(WHOLE.replace(old, new), FILE)


@pytest.mark.parametrize(
    ("old", "new", "line", "wrong"),
    [
        ("move: draw", "move: meld Tools", 17, "'meld Tools' is none of draw, meld:sailing, dogma:pottery"),
        ("move: draw", "move: draw, then choose Sailing", 17, "'choose Sailing' is none of draw, "),
        ("wrong meld *:", "wrong achieve *:", 20, "wrong achieve *: there is no such move, or it's right"),
        ("wrong meld *:", "wrong draw:", 20, "wrong draw: there is no such move, or it's right"),
        ("supply 1: Tools", "turn: you", 17, "'Draw a card.': the reader isn't asked anything here"),
    ],
)
def test_a_lesson_that_doesnt_go_is_found_by_playing_it(old: str, new: str, line: int, wrong: str) -> None:
    assert old in WHOLE
    lesson = parse_lesson(WHOLE.replace(old, new), FILE)
    with refused(line, wrong):
        check_lesson(lesson)


def test_others_who_cannot_do_what_the_lesson_says_are_found() -> None:
    source = WHOLE.replace("supply 1: Tools", "turn: you") + "Tom: meld Sailing\n"
    with pytest.raises(BadLesson, match="line 17: 'meld Sailing' is none of draw, dogma:oars"):
        check_lesson(parse_lesson(source, FILE))


@pytest.mark.parametrize("file", ["draw.txt", "2-Draw.txt", "02_draw.txt"])
def test_a_file_is_called_by_its_number_and_name(file: str) -> None:
    with pytest.raises(BadLesson, match="line 1: a file is called by its number and its name"):
        parse_lesson(WHOLE, file)


def test_a_line_that_stands_in_needs_one_to_go_on() -> None:
    with pytest.raises(BadLesson, match="line 1: stands in, but there is no line that it goes on"):
        parse_lesson("  title: Draw\n", FILE)


def test_without_a_step_it_is_no_lesson() -> None:
    with pytest.raises(BadLesson, match="line 1: there is no step"):
        parse_lesson(WHOLE.partition("step:")[0], FILE)


def test_the_example_of_the_document_is_a_lesson_that_goes() -> None:
    text = (Path(__file__).parents[2] / "docs" / "lessons.md").read_text(encoding="utf-8")
    check_lesson(parse_lesson(text.partition("```text\n")[2].partition("```")[0], "11-example.txt"))


def test_what_is_no_text_is_no_lesson(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b"\xff\xfe\x00title")
    with pytest.raises(BadLesson, match="line 1: is no text in UTF-8"):
        read_lesson(tmp_path / FILE)


@pytest.mark.parametrize(
    ("words", "means", "means_not"),
    [
        ("choose *", ["oars", "the-wheel"], ["pass", "yes", "draw", "color:blue", "meld:oars"]),
        ("meld *", ["meld:oars"], ["oars", "dogma:oars", "draw"]),
        ("use *", ["dogma:oars"], ["meld:oars"]),
        ("use Code of Laws", ["dogma:code-of-laws"], ["dogma:oars"]),
        ("achieve 1", ["achieve:1"], ["achieve:10"]),
        ("player Tom", ["player:1"], ["player:0"]),
        ("answer 2", ["branch:2"], ["branch:1", "number:2"]),
        ("endorse Oars", ["endorse:oars"], ["dogma:oars"]),
        ("anything", ["oars", "pass", "draw"], []),
    ],
)
def test_a_move_means_the_options_that_its_words_say(words: str, means: list[str], means_not: list[str]) -> None:
    move = move_of(words, by_name(DECKS["third"]), ["me", "Tom"])
    assert [key for key in means if not move.means(key)] == []
    assert [key for key in means_not if move.means(key)] == []


def test_the_fingerprint_changes_with_moves_and_not_with_words() -> None:
    whole = parse_lesson(WHOLE, FILE).fingerprint
    assert parse_lesson(WHOLE.replace("Only you", "You alone"), FILE).fingerprint == whole
    assert parse_lesson(WHOLE.replace("move: draw", "move: meld Sailing"), FILE).fingerprint != whole
    assert parse_lesson(WHOLE.replace("hand: Sailing", "hand: Clothing"), FILE).fingerprint != whole
