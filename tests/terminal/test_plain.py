"""The plain mode: everything by lines."""

import io
import random
import re
from pathlib import Path

import pytest

from splay.distribution import program
from splay.terminal.plain import Plain
from splay.terminal.saving import load_game
from splay.terminal.table import TerminalTable
from tests.terminal.tables import table_in, table_of


def said(table: TerminalTable, *lines: str) -> str:
    """What the plain mode writes when these lines are read, then the input ends."""
    sink = io.StringIO()
    assert Plain(table, io.StringIO("".join(line + "\n" for line in lines)), sink).run() == 0
    return sink.getvalue()


def simple() -> TerminalTable:
    """A table with little to choose: Draw, Dogma Oars, Meld Tools."""
    return table_in(
        "human", "human", me="red: Oars; hand: Tools", you="green: Sailing; hand: Pottery", supply={1: "Writing"}
    )


class Random:
    """An input that answers a whole game by chance, with all commands in between."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)

    def readline(self) -> str:
        return (
            self.chance.choice(
                [str(self.chance.randint(1, 9)), "1", "2", "3", "undo", "hand", "preview 2", "goals", "", "99"]
            )
            + "\n"
        )


@pytest.mark.parametrize("seats", [("human", "random"), ("rule", "random")])
def test_a_whole_game_is_played_through_a_pipe_without_control_codes(seats: tuple[str, ...]) -> None:
    table, sink = table_of(*seats), io.StringIO()
    assert Plain(table, Random(1), sink).run() == 0
    assert table.over
    said_last = sink.getvalue().splitlines()
    winner = max(number for number, line in enumerate(said_last) if " won " in line)
    ending = said_last[winner : winner + len(seats) + 1]
    assert " won " in ending[0]
    assert [line.partition(":")[0] for line in ending[1:]] == [table.words.called(seat) for seat in range(2)]
    assert [sign for sign in sink.getvalue() if ord(sign) < 32 and sign != "\n"] == []


def test_the_end_of_the_input_ends_cleanly() -> None:
    assert said(simple()).splitlines()[-1] == "Your answer?"


def test_the_question_has_numbered_options_with_their_cards_and_what_they_would_do() -> None:
    options = said(simple()).splitlines()[-4:-1]
    assert options == [
        "  1 Draw: a [1]",
        "  2 Use Oars (1 red: castle, crown, castle): hits Bob",
        "  3 Meld Tools (1 blue: bulb, bulb, castle)",
    ]


def test_the_position_is_told_in_words() -> None:
    text = said(simple())
    assert "Turn 10: You, 2 actions left. 6 achievements win.\n" in text
    assert "Ann (you): 0 points, achievements: none.\n  Icons: crown 1, leaf 0, bulb 0, castle 2," in text
    assert "  red, not splayed: Oars 1.\n  Hand: Tools 1.\n" in text
    assert "  green, not splayed: Sailing 1.\n  Hand: [1].\n" in text


def test_a_number_answers() -> None:
    assert "  You melded Tools.\n" in said(simple(), "3")


@pytest.mark.parametrize("line", ["0", "4", "-1", "x", "meld", ""])
def test_anything_else_is_not_understood_and_changes_nothing(line: str) -> None:
    table = simple()
    assert f'"{line}" isn\'t a number 1-3 or a command' in said(table, line)
    assert table.session.sequence == 0


def test_quit_leaves() -> None:
    assert said(simple(), "quit", "3").endswith("Your answer?\n")


def test_undo_goes_back_or_says_who_has_to_agree() -> None:
    assert "There's nothing to undo." in said(simple(), "undo")
    assert "Undone." in said(simple(), "3", "undo")
    assert 'If they do, say "undo yes".' in said(simple(), "1", "undo")
    table = simple()
    assert "Undone." in said(table, "1", "undo yes")
    assert table.session.all_answers() == []


def test_the_end_of_a_game_against_computers_can_be_undone() -> None:
    me = "red: Oars; score: Fission, Pottery; achievements: 2, 3, 4, 5, 6"
    text = said(table_in("human", "random", me=me, you="blue: Tools"), "3", "log", "undo", "3", "quit")
    assert text.count("won with") == 2
    assert text.count("Undone.") == 1
    assert text.endswith('Say "undo" to undo your last choice, "rematch" to play again, or "quit".\n')
    alone = said(table_in("human", "human", me=me, you="blue: Tools"), "3")
    assert "won" in alone
    assert alone.endswith('Say "rematch" to play again, or "quit".\n')


def test_a_rematch_follows_the_end_with_everybody_a_seat_further() -> None:
    mine = "red: Metalworking; score: Coal; achievements: 2, 3, 4, 5, 6"
    table = table_in("human", "random", me=mine, available="1")
    told = said(table, "rematch", "3", "rematch", "1")
    assert "You can have a rematch when the game is over." in told
    end = told.index('Say "undo" to undo your last choice, "rematch" to play again, or "quit".')
    assert "You won" in told[:end]
    assert "Choose your starting card" in told[end:]
    again = table.rematch()
    assert (again.seats, again.names, again.viewer) == (["random", "human"], ["Bob", "Ann"], 1)
    assert again.session.game.deck == table.session.game.deck


def test_whoever_resigned_plays_in_the_rematch() -> None:
    table = table_in("human", "random", "random", third="blue: Calendar")
    table.resign()
    assert table.rematch().seats == ["random", "human", "random"]


def test_a_game_of_computers_alone_waits_for_nobody() -> None:
    table = table_of("random", "random")
    assert Plain(table, Unread(), io.StringIO()).run() == 0


class Unread:
    """An input that nobody may wait for."""

    def readline(self) -> str:
        raise AssertionError("nobody is there")


def test_log_tells_everything_again() -> None:
    assert said(simple(), "3", "log").count("You melded Tools.") == 2


def test_what_is_left_keeps_its_number_while_cards_are_picked_one_by_one() -> None:
    table = table_in(
        "human", "human", me="blue: Pottery; hand: Oars, Tools, Clothing", you="red: Archery", supply={1: "Writing"}
    )
    text = said(table, "2", "1", "preview 3", "1", "3")
    first, second, third = [part.split("Your answer?")[0] for part in text.split("Pottery: ")[1:4]]
    numbers = [
        [line.split()[0] for line in part.splitlines() if line.startswith("  ")] for part in (first, second, third)
    ]
    assert numbers == [["1", "2", "3", "4"], ["2", "3", "4"], ["2", "4"]]
    assert "  3 Oars " in first
    assert "  3 Oars " in second
    assert "  4 Return none" in first
    assert '"1" isn\'t a number 1-4 or a command.' in text


def test_card_tells_a_card_by_name_or_its_beginning() -> None:
    text = said(simple(), "card code of", "CARD Pottery", "card nonsense")
    assert "Code of Laws\n1 purple: crown, crown, leaf\nFeatured icon, which counts for" in text
    assert "sharing and demands: crown\nYou may tuck" in text
    assert "Pottery\n1 blue: leaf, leaf, leaf\n" in text
    assert 'There\'s no card called "nonsense".' in text


def test_cards_finds_cards() -> None:
    assert "  Oars, 1 red: castle, crown, castle\n" in said(simple(), "cards red castle 1")


def test_commands_that_lack_something_or_find_nothing_say_so() -> None:
    text = said(simple(), "card", "cards zeppelin", "help zeppelin")
    assert "Say which: card NAME." in text
    assert "No cards match." in text
    assert 'There\'s no topic "zeppelin". Topics: goal,' in text


def test_the_whole_table_is_told_once_a_turn_then_only_what_one_has_oneself() -> None:
    before, _, after = said(simple(), "3").partition("You melded Tools.")
    assert "\nBob: 0 points" in before
    assert "\nAnn (you): 0 points" in after
    assert "\nBob: 0 points" not in after


def test_hand_tells_ones_own_cards() -> None:
    assert said(simple(), "hand").endswith("Hand: Tools 1.\nScore pile: none.\nYour answer?\n")


def test_board_and_options_are_told_again_when_asked_for() -> None:
    assert said(simple(), "board").count("Turn 10: You") == 2
    assert said(simple(), "options").count("  3 Meld Tools") == 2


def test_goals_say_what_is_lacking() -> None:
    text = said(simple(), "goals")
    assert "[3] needs 15 more points and a top card of value 3 or higher\n" in text
    assert "World: at least 12 clocks visible on one board (0 of 12)\n" in text


def test_preview_says_who_is_hit_and_counts_icons() -> None:
    assert "Icon castle: you 2, Bob 0.\nHits Bob.\n" in said(simple(), "preview 2")
    assert 'There\'s no action "9" to preview.' in said(simple(), "preview 9")
    assert "Say which action: preview NUMBER." in said(simple(), "preview")


def one_from_winning(*seats: str) -> TerminalTable:
    """A table at which the first person can win now."""
    return table_in(
        *seats, me="red: Oars; score: Fission, Pottery; hand: Tools; achievements: 2, 3, 4, 5, 6", you="blue: Writing"
    )


def test_advice_says_which_number_is_best_with_its_chance_and_why() -> None:
    text = said(one_from_winning("human", "random"), "advice")
    number = re.search(r"(\d) Achieve \[1\]\n", text)
    assert number is not None
    assert f"{number[1]} Achieve [1]: 100 %. It wins the game.\n" in text
    assert re.search(r"(Master|Expert) computer, 32 games from here for each\.", text)


def test_there_is_no_advice_between_people() -> None:
    assert "The computer advises you only in games against computers.\n" in said(simple(), "advice")


def test_help_lists_commands_and_topics_and_tells_a_topic() -> None:
    assert "Topics: goal, turn, cards" in said(simple(), "help")
    assert "Dogma: sharing and demands\n" in said(simple(), "help dogma")


def test_save_says_where_or_why_not(tmp_path: Path) -> None:
    file, nowhere = tmp_path / "game.json", tmp_path / "no" / "game.json"
    text = said(simple(), f"save {file}", f"save {nowhere}", "save")
    assert f"{program()} play --resume {file}\n" in text
    assert f"Couldn't save to {nowhere}" in text
    assert "Say where: save FILE." in text
    assert file.exists()


def test_a_question_within_an_effect_comes_with_its_reason_and_the_words_of_the_effect() -> None:
    table = table_in("human", "human", me="red: Oars", you="green: Sailing; hand: Code of Laws, City States, Tools")
    text = said(table, "2", "")
    assert "Oars hits you (castle 0 vs. 2).\nI demand you transfer to my score pile" in text
    assert "\nOars: choose a card that fits from your hand to transfer to Ann.\n  1 City States" in text


def test_the_next_person_never_sees_the_hand_of_the_one_before() -> None:
    table = table_in("human", "human", me="red: Oars; hand: Tools, Clothing", you="hand: Pottery", actions_left=1)
    before, _, after = said(table, "4", "").partition("Bob, press Enter when you're ready.")
    assert "Clothing" in before
    assert "Pottery" not in before
    assert "Pottery" in after
    assert "Clothing" not in after
    assert before.endswith("\n" * 50 + "Hand over to Bob. ")


def test_resigning_is_asked_about_and_then_the_other_wins() -> None:
    table = simple()
    told = said(table, "resign")
    assert told.splitlines()[-2] == 'You\'d lose, or come last if others play on. Say "resign yes" if you mean it.'
    assert not table.over
    assert said(table, "resign yes").splitlines()[-5:-1] == [
        "",
        "You resigned. Bob won.",
        "You: 0 achievements, 0 points.",
        "Bob: 0 achievements, 0 points.",
    ]


def test_of_three_a_computer_plays_on_and_whoever_resigned_is_last(tmp_path: Path) -> None:
    table = table_of("human", "random", "random")
    assert "You resigned." in said(table, "1", "resign yes")
    result = table.view().result
    assert result is not None
    assert (result.resigned, result.sides[-1].seats, result.outcomes[0]) == ([0], [0], "lose")
    table.save(tmp_path / "game.json")
    assert load_game(tmp_path / "game.json").session.resigned == [(0, table.session.resigned[0][1])]
