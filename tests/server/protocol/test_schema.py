"""The server does what its OpenAPI description says, whatever it is asked: schemathesis finds nothing."""

from __future__ import annotations

import ast
from pathlib import Path
from zlib import crc32

import pytest

from splay.server.openapi import description
from tests.seeds import words_of
from tests.server.protocol.fuzzing import fuzz
from tests.strength import THOROUGH, amount, sample

SERVER = Path(__file__).parents[1]
FACTORS = "people/test_second_factors.py"
MAIL = "notifications/test_email.py"
PRACTICE = "practice/test_practice.py"
NOT_HERE = {
    "GET /api/tables/{table_id}/live": (
        "opens a socket, which answers 101",
        "protection/test_sockets.py::test_messages_of_a_client_are_answered_and_long_ones_close_its_socket",
    ),
    "PUT /api/me/second_factor": (
        "needs an authenticator",
        f"{FACTORS}::test_signing_in_needs_a_code_once_the_app_has_shown_one",
    ),
    "POST /api/me/second_factor/proof": (
        "needs an authenticator",
        "moderation/test_moderation.py::test_admin_acts_need_a_fresh_second_factor",
    ),
    "POST /api/me/second_factor/recovery_codes": (
        "needs an authenticator",
        f"{FACTORS}::test_new_recovery_codes_end_those_before",
    ),
    "DELETE /api/me/second_factor": (
        "needs an authenticator",
        f"{FACTORS}::test_turning_it_off_needs_password_and_code",
    ),
    "POST /api/sign_in": (
        "needs a provider",
        "identities/test_signing_in.py::test_whoever_comes_first_signs_up_and_then_signs_in",
    ),
    "GET /api/sign_in/return": (
        "needs a provider, and answers 303",
        "identities/test_signing_in.py::test_whoever_comes_first_signs_up_and_then_signs_in",
    ),
    "POST /api/sign_in/code": (
        "needs a provider",
        "identities/test_signing_in.py::test_an_account_with_a_second_factor_needs_a_code_too",
    ),
    "DELETE /api/me/identities/{identity}": (
        "needs a provider",
        "identities/test_linking.py::test_a_linked_identity_signs_in_and_an_unlinked_one_does_not",
    ),
    "POST /api/me/email/confirmation": (
        "needs a mailed code",
        f"{MAIL}::test_a_code_is_stored_as_a_hash_and_works_once",
    ),
    "PUT /api/password_resets": (
        "needs a mailed code",
        "notifications/test_password_resets.py::test_a_forgotten_password_is_replaced_by_the_link_in_a_mail",
    ),
    "POST /api/practice": ("needs the name of a lesson or a puzzle", f"{PRACTICE}::test_a_lesson_is_taken_to_its_end"),
    "GET /api/practice": ("needs an exercise", f"{PRACTICE}::test_it_goes_on_where_it_was_left"),
    "POST /api/practice/answers": ("needs an exercise", f"{PRACTICE}::test_a_wrong_move_is_done_and_put_back"),
    "POST /api/practice/steps": ("needs an exercise", f"{PRACTICE}::test_going_back_and_beginning_again"),
    "GET /api/practice/preview": ("needs an exercise", f"{PRACTICE}::test_what_a_move_would_do_is_told"),
    "GET /api/ladders/{kind}": (
        "needs the name of a kind",
        "ladders/test_ratings.py::test_a_ladder_has_those_with_enough_games_and_whoever_asks",
    ),
    "GET /api/tables/{table_id}/ratings": (
        "needs a rated table",
        "ladders/test_ratings.py::test_a_rated_game_changes_the_ratings_of_both",
    ),
    "GET /api/puzzles/{key}/solution": (
        "needs a puzzle that was solved",
        "puzzles/test_puzzles.py::test_the_solution_is_told_to_those_who_are_done",
    ),
    "PUT /api/players/{handle}/follow": (
        "needs somebody whom it has not blocked before",
        "friends/test_follows.py::test_following_is_silent_and_two_who_do_are_friends",
    ),
    "POST /api/me/invitations/{invitation}/acceptance": (
        "needs a challenge by somebody else",
        "invitations/test_challenges.py::test_an_accepted_challenge_is_a_game_of_the_two",
    ),
    "POST /api/tables/{table_id}/invitations": (
        "needs somebody whom it has not challenged before",
        "invitations/test_invitations.py::test_whoever_accepts_sits_down_and_the_last_one_begins_the_game",
    ),
    "POST /api/me/standing": (
        "needs a question that can have a standing answer",
        "standing/test_kept.py::test_the_same_is_set_once_and_another_takes_its_place",
    ),
    "DELETE /api/me/standing/{standing_answer}": (
        "needs a standing answer",
        "standing/test_answering.py::test_what_is_taken_back_answers_nothing",
    ),
    "PUT /api/tables/{table_id}/plans": (
        "needs a seat of a running table with a day clock",
        "plans/test_carrying_out.py::test_what_is_planned_is_played_in_order_when_the_turn_comes",
    ),
    "GET /api/tables/{table_id}/comment": (
        "needs a first game with a coach",
        "practice/test_first_game.py::test_the_coach_names_the_goal_then_says_each_comment_once",
    ),
}
"""The operations that schemathesis cannot let succeed: why, and the test in which they do."""


BY_CHANCE = {
    "DELETE /api/tables/{table_id}/plans": (
        "needs a seat, or to have left a running table just before",
        "plans/test_carrying_out.py::test_what_is_taken_back_is_not_played",
    ),
    "GET /api/tables/{table_id}/plans": (
        "needs a seat, or to have left a running table just before",
        "plans/test_kept.py::test_whoever_has_gone_is_told_of_none",
    ),
    "GET /api/tables/{table_id}/standing": (
        "needs a seat, or to have left a running table just before",
        "standing/test_answering.py::test_the_tables_own_answer_goes_before_one_for_all",
    ),
}
"""The operations that schemathesis lets succeed in some runs only: what they need, and the test in which they do."""


@pytest.mark.parametrize("number", range(amount(1, 3)))
@pytest.mark.parametrize("visitor", sample(["admin", "guest", "token"], 3))
def test_schemathesis_finds_nothing_and_lets_every_operation_succeed(visitor: str, number: int, tmp_path: Path) -> None:
    phases = "coverage,fuzzing" if THOROUGH else "fuzzing"
    seed = str(crc32(words_of(f"schemathesis {number}").encode()))
    done = fuzz(tmp_path, visitor, 2, "--seed", seed, "--phases", phases)
    assert done.returncode == 0, done.output
    assert "Tested: " in done.output
    if visitor == "admin":
        assert operations() - done.succeeded - set(BY_CHANCE) == set(NOT_HERE)


def operations() -> set[str]:
    """The operations that the server describes."""
    return {
        f"{method.upper()} {path}"
        for path, methods in description()["paths"].items()
        for method in methods
        if method in ("get", "put", "post", "patch", "delete")
    }


@pytest.mark.parametrize("operation", sorted(NOT_HERE | BY_CHANCE))
def test_what_schemathesis_cannot_let_succeed_has_a_test(operation: str) -> None:
    _, named = (NOT_HERE | BY_CHANCE)[operation]
    file, _, test = named.partition("::")
    tree = ast.parse((SERVER / file).read_text(encoding="utf-8"))
    assert test in {node.name for node in tree.body if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)}
