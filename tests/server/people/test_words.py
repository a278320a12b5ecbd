"""Names look the way they are stored."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from splay.server.people.words import checked_login, checked_name, unseen
from splay.server.security.refusal import Refusal


@pytest.mark.parametrize(
    ("given_name", "stored"),
    [
        ("Ada", "Ada"),
        (" Ada \u00a0 L. ", "Ada L."),
        ("Zoe\u0308", "Zoë"),
        ("Łukasz", "Łukasz"),
        ("สวัสดี", "สวัสดี"),
        ("李清照", "李清照"),
        ("x" * 24, "x" * 24),
        ("<b>&'\"", "<b>&'\""),
    ],
)
def test_names_of_the_world_are_kept_in_one_form(given_name: str, stored: str) -> None:
    assert checked_name(given_name, 24) == stored


@pytest.mark.parametrize(
    "name",
    [
        "",
        "   ",
        "x" * 25,
        "a\x00b",
        "a\nb",
        "a\x1b[31mb",
        "a\u200bb",
        "a\u202eb",
        "a\u2066b",
        "a\ufeffb",
        "a\u3164b",
        "\u2800",
        "a\U000e0041b",
        "a\ud800b",
        "a" + "\u0301" * 5,
        "ab\u0316\u0316" * 12,
    ],
    ids=ascii,
)
def test_names_that_cannot_be_seen_as_they_are_stored_are_refused(name: str) -> None:
    with pytest.raises(Refusal) as refused:
        checked_name(name, 24)
    assert refused.value.code == "bad_name"


@given(st.text(max_size=60))
def test_an_accepted_name_fits_its_column_and_stays_itself(name: str) -> None:
    try:
        stored = checked_name(name, 24)
    except Refusal:
        return
    assert 1 <= len(stored) <= 40
    assert not any(unseen(character) for character in stored)
    assert unicodedata.is_normalized("NFC", stored)
    assert checked_name(stored, 24) == stored


@pytest.mark.parametrize(
    "login", ["ab", "x" * 25, "-ada", "a da", "ada\n", "\u0430da", "ada@", "\u017fda", "\u212aada"]
)
def test_logins_that_could_be_mistaken_for_others_are_refused(login: str) -> None:
    with pytest.raises(Refusal, match="login"):
        checked_login(login)
