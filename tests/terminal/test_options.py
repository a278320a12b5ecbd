"""The options of `splay play`."""

import argparse
from pathlib import Path

import pytest

from splay.agents.roster import AGENT_NAMES
from splay.core.options import BadOptions
from splay.locale.catalogue import load
from splay.terminal.options import STRENGTHS, BadPlayOptions, PlayOptions, add_arguments, from_arguments


def parsed(*arguments: str) -> PlayOptions:
    parser = argparse.ArgumentParser()
    add_arguments(parser)
    return from_arguments(parser.parse_args(arguments))


def test_without_options_one_person_plays_against_one_agent() -> None:
    options = parsed()
    assert (options.seats, options.names) == (["human", "greedy"], ["Ann", "Bob"])
    assert (options.options.players, options.options.edition, options.plain) == (2, "third", False)


def test_without_a_seed_no_two_games_are_alike() -> None:
    assert parsed().secret != parsed().secret


def test_the_same_seed_is_the_same_game() -> None:
    assert parsed("--seed", "7").secret == parsed("--seed", "7").secret != parsed("--seed", "8").secret


def test_seats_say_how_many_play() -> None:
    assert parsed("--seats", "human, greedy,rule").options.players == 3


def test_players_are_filled_up_with_agents() -> None:
    assert parsed("--players", "4").seats == ["human", "greedy", "greedy", "greedy"]


def test_teams_are_four() -> None:
    options = parsed("--teams", "random")
    assert (options.options.players, options.options.teams) == (4, "random")


def test_everything_else_is_passed_on() -> None:
    options = parsed(
        *("--edition", "first", "--extra-achievement", "--special-achievements", "after_each_effect"),
        *("--names", "Xenia,Yves", "--plain", "--resume", "x.json"),
    )
    assert options.options.to_json() == {
        "sets": ["base"],
        "players": 2,
        "edition": "first",
        "teams": "none",
        "extra_achievement": True,
        "special_achievements": "after_each_effect",
    }
    assert (options.names, options.plain, options.resume) == (["Xenia", "Yves"], True, Path("x.json"))


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--seats", "human,robot"], "'robot'"),
        (["--seats", "human"], "2 to 5, not 1"),
        (["--seats", "human,human,human", "--players", "2"], "3 are given for 2"),
        (["--seats", "human,human", "--names", "A"], "names: 1 are given"),
        (["--names", "A,A"], "no two the same"),
        (["--names", "A,"], "every player needs one"),
    ],
)
def test_what_does_not_fit_is_named(arguments: list[str], complaint: str) -> None:
    with pytest.raises(BadPlayOptions, match=complaint):
        parsed(*arguments)


def test_expansions_are_named_with_commas_between() -> None:
    assert parsed("--sets", "artifacts").options.sets == ("base", "artifacts")
    assert parsed("--sets", "relics, artifacts").options.sets == ("base", "artifacts", "relics")


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--sets", "artifact"], "sets: must be among base, artifacts, relics, echoes, cities, not 'artifact'"),
        (["--sets", "relics"], "sets: relics can only be chosen with artifacts"),
        (["--sets", "artifacts", "--edition", "first"], "edition: expansions need the third, not the first"),
    ],
)
def test_sets_that_do_not_fit_are_refused(arguments: list[str], complaint: str) -> None:
    with pytest.raises(BadOptions, match=complaint):
        parsed(*arguments)


def test_a_table_that_cannot_be_is_refused_by_the_rules() -> None:
    with pytest.raises(BadOptions, match="players"):
        parsed("--players", "6")


def test_computers_are_named_by_strength_or_as_before() -> None:
    by_strength = parsed("--seats", "human,easy,Medium,strong,expert").seats
    assert by_strength == ["human", "random", "rule", "greedy", "planner"]
    assert parsed("--seats", "human,random,rule,greedy,planner").seats == by_strength
    assert parsed("--seats", "human,master").seats == ["human", "master"]
    with pytest.raises(BadPlayOptions, match="none of human, easy, medium, strong, expert, master"):
        parsed("--seats", "human,grandmaster")


def test_the_help_lists_computers_by_strength() -> None:
    parser = argparse.ArgumentParser()
    add_arguments(parser)
    assert "human, easy, medium, strong, expert, master (default: human,strong)" in " ".join(
        parser.format_help().split()
    )


def test_strengths_are_all_agents_in_their_order() -> None:
    assert tuple(STRENGTHS.values()) == AGENT_NAMES
    assert [word.capitalize() for word in STRENGTHS] == [
        load().text(f"lobby-strength-{agent}") for agent in AGENT_NAMES
    ]
