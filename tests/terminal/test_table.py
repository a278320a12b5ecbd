"""The table behind both clients: whose turn, news, undo, saving."""

import json
from pathlib import Path

import pytest

from splay.records import BadRecord
from splay.terminal.described import player_lines
from splay.terminal.options import PlayOptions
from splay.terminal.saving import load_game
from splay.terminal.table import open_table
from splay.views.model import OptionView, View
from splay.views.view import SPECTATOR
from tests.terminal.tables import table_in, table_of


def test_the_person_looks_and_agents_answer_for_themselves() -> None:
    table = table_of("greedy", "human")
    assert table.viewer == 1
    table.let_agents_answer()
    assert table.asked() == [1]


def test_agents_alone_play_to_the_end_before_a_spectator() -> None:
    table = table_of("random", "rule")
    table.let_agents_answer()
    assert table.over
    assert table.viewer == SPECTATOR
    assert table.question() is None


def test_the_screen_goes_to_the_person_who_is_asked() -> None:
    table = table_of("human", "human")
    assert (table.viewer, table.next_viewer()) == (SPECTATOR, 0)
    table.viewer = 0
    assert table.next_viewer() is None
    question = table.question()
    assert question is not None
    table.answer(0, question.options[0].key)
    assert (table.viewer, table.next_viewer()) == (0, 1)
    assert table.question() is None


def test_a_draw_is_told_by_name_to_the_one_who_sees_it_alone() -> None:
    table = table_in("human", "human", me="red: Oars", you="green: Sailing", supply={1: "Tools, Pottery"})
    table.answer(0, "draw")
    assert table.story()[-1].text == "You drew Tools."
    table.viewer = 1
    assert table.story()[-1].text == "Ann drew a [1]."


def test_an_action_is_told_once() -> None:
    table = table_in("human", "human", me="red: Oars; hand: Tools", you="green: Sailing")
    table.answer(0, "meld:tools")
    assert [line.text for line in table.story()] == ["You melded Tools."]


def test_a_dogma_is_told_with_the_players_who_must_follow_it_and_why() -> None:
    table = table_in("human", "human", me="red: Archery; hand: Tools", you="green: Sailing", supply={1: "Pottery"})
    table.answer(0, "dogma:archery")
    assert [line.indented() for line in table.story()] == [
        "  You used Archery.",
        "    Archery hits Bob (castle 0 vs. 2).",
        "      Bob drew a [1].",
        "      Bob transferred Pottery from their hand to your hand.",
    ]


def test_the_only_effect_of_a_card_that_one_follows_first_is_not_told_twice() -> None:
    table = table_in("human", "human", me="purple: Mysticism; hand: Tools", you="", supply={1: "Pottery"})
    table.answer(0, "dogma:mysticism")
    assert [line.indented() for line in table.story()][:2] == ["  You used Mysticism.", "      You drew Pottery."]


def test_news_are_what_happened_since_the_last_answer() -> None:
    table = table_in("human", "random", me="red: Oars", you="green: Sailing", supply={1: "Tools, Pottery"})
    table.answer(0, "draw")
    assert [line.text for line in table.news()] == ["You drew Tools."]
    table.answer(0, "draw")
    table.let_agents_answer()
    assert [line.text for line in table.news()][:2] == ["You drew Pottery.", "Turn 11: Bob."]


def test_a_meld_can_be_taken_back() -> None:
    table = table_in("human", "human", me="red: Oars; hand: Tools", you="green: Sailing")
    table.answer(0, "meld:tools")
    assert table.undo_asks() == []
    table.undo()
    assert table.story() == table.news() == []
    assert [shown.card for shown in table.view().players[0].hand] == ["tools"]


def test_beyond_a_draw_the_other_people_here_must_agree() -> None:
    table = table_in("human", "human", "human", me="red: Oars", you="green: Sailing", third="")
    table.answer(0, "draw")
    table.viewer = 1
    assert table.undo_asks() == [1, 2]
    table.undo()
    assert (table.undo_asks(), table.asked(), table.next_viewer()) == (None, [0], 0)


def test_the_last_decision_here_is_undone_whoever_looks() -> None:
    table = table_in("human", "human", me="red: Oars; hand: Tools", you="green: Sailing", actions_left=1)
    table.answer(0, "meld:tools")
    table.viewer = 1
    assert table.undo_asks() == []
    table.undo()
    assert table.asked() == [0]


def test_against_agents_undo_goes_back_to_the_last_own_decision_as_often_as_one_likes() -> None:
    table = table_of("human", "random", "random")
    table.let_agents_answer()
    own: list[tuple[View, list[OptionView]]] = []
    while len(own) < 12:
        question = table.question()
        assert question is not None
        own.append((table.view(), question.options))
        table.answer(0, question.options[0].key)
        table.let_agents_answer()
    for view, options in reversed(own):
        assert table.undo_asks() == []
        table.undo()
        question = table.question()
        assert question is not None
        assert question.options == options
        assert table.view() == view or not view.started
    assert table.undo_asks() is None


def test_agents_have_nothing_to_undo() -> None:
    table = table_of("random", "random")
    table.let_agents_answer()
    assert table.undo_asks() is None


def test_there_may_be_nothing_to_undo() -> None:
    assert table_of("human", "random").undo_asks() is None


def test_after_undo_and_another_choice_the_story_is_the_new_one() -> None:
    table = table_in("human", "human", me="red: Oars; hand: Tools, Pottery", you="green: Sailing")
    table.answer(0, "meld:tools")
    assert table.story()[-1].text == "You melded Tools."
    table.undo()
    table.answer(0, "meld:pottery")
    assert [line.text for line in table.story()] == ["You melded Pottery."]


def test_a_saved_game_goes_on_where_it_was(tmp_path: Path) -> None:
    table = table_of("human", "random", "human")
    table.let_agents_answer()
    table.viewer = 0
    question = table.question()
    assert question is not None
    table.answer(0, question.options[1].key)
    table.save(tmp_path / "game.json")
    resumed = open_table(PlayOptions(resume=tmp_path / "game.json"))
    assert (resumed.seats, resumed.names) == (table.seats, table.names)
    assert resumed.asked() == table.asked()
    assert resumed.viewer == SPECTATOR
    resumed.viewer = 0
    assert resumed.view() == table.view()
    assert resumed.game.secret == table.game.secret


@pytest.mark.parametrize(
    ("part", "value", "complaint"),
    [
        ("meta", {}, r"meta\.seats"),
        ("meta", {"seats": ["human"]}, r"meta\.seats"),
        ("meta", {"seats": ["human", "robot"]}, "'robot'"),
        ("names", ["Ann"], "names: there are 1 for 2"),
    ],
)
def test_a_file_that_does_not_say_who_plays_is_refused(
    tmp_path: Path, part: str, value: object, complaint: str
) -> None:
    file = tmp_path / "game.json"
    table_of("human", "random").save(file)
    data = json.loads(file.read_text())
    data[part] = value
    file.write_text(json.dumps(data))
    with pytest.raises(ValueError, match=complaint):
        load_game(file)


def test_a_file_that_is_no_game_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text("{}")
    with pytest.raises(BadRecord):
        load_game(file)


def test_who_is_out_of_the_game_is_named_so() -> None:
    table = table_in("human", "human", "human", third="out: yes")
    lines = [player_lines(table, player)[0] for player in table.view().players]
    assert ["out of the game" in line for line in lines] == [False, False, True]
