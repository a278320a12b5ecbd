"""Names look the way they are stored."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from splay.server.protocol.api_error import ApiError
from splay.server.protocol.join_controls import shapes
from splay.server.protocol.validation import checked_login, checked_name, unseen


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
        ("\u2764\ufe0f Ada", "\u2764\ufe0f Ada"),
        ("\u26a1\ufe0fAda", "\u26a1Ada"),
        ("1\ufe0f\u20e3", "1\ufe0f\u20e3"),
        ("\U0001f468\u200d\U0001f469\u200d\U0001f467", "\U0001f468\u200d\U0001f469\u200d\U0001f467"),
        ("\U0001f3f3\ufe0f\u200d\U0001f308", "\U0001f3f3\ufe0f\u200d\U0001f308"),
        ("\U0001f469\U0001f3fd\u200d\u2695\ufe0f", "\U0001f469\U0001f3fd\u200d\u2695\ufe0f"),
        ("\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645", "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645"),
        ("\u0dc1\u0dca\u200d\u0dbb\u0dd3", "\u0dc1\u0dca\u200d\u0dbb\u0dd3"),
        ("\u0915\u094d\u200c\u0937", "\u0915\u094d\u200c\u0937"),
    ],
    ids=ascii,
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
        "A\ufe0fda",
        "1\ufe0f",
        "\ufe0f",
        "\u2764\ufe0f\ufe0f",
        "A\u200dda",
        "\u200d\U0001f468",
        "\U0001f468\u200d",
        "\U0001f468\u200d\u200d\U0001f469",
        "\U0001f468\u200dA",
        "A\u200cda",
        "\u0645\u200c",
        "\u200c\u0645",
        "\u0645\u200c \u062e",
        "\u0645\u06cc\u200c\u200c\u062e",
        "\u0645\u200d\u062e",
        "\u0645\u200f\u062e",
        "\u2764\ufe0f" * 21,
    ],
    ids=ascii,
)
def test_names_that_cannot_be_seen_as_they_are_stored_are_refused(name: str) -> None:
    with pytest.raises(ApiError) as refused:
        checked_name(name, 24)
    assert refused.value.code == "bad_name"


@given(
    st.text(max_size=60)
    | st.text("A1\u2764\u26a1\ufe0f\u200d\u200c\u20e3\U0001f468\u0645\u094d\u0915 \u202e", max_size=12)
)
def test_an_accepted_name_fits_its_column_and_stays_itself(name: str) -> None:
    try:
        stored = checked_name(name, 24)
    except ApiError:
        return
    assert 1 <= len(stored) <= 40
    assert not any(unseen(character) and not shapes(stored, place) for place, character in enumerate(stored))
    assert unicodedata.is_normalized("NFC", stored)
    assert checked_name(stored, 24) == stored


@pytest.mark.parametrize(
    "login", ["ab", "x" * 25, "-ada", "a da", "ada\n", "\u0430da", "ada@", "\u017fda", "\u212aada"]
)
def test_logins_that_could_be_mistaken_for_others_are_refused(login: str) -> None:
    with pytest.raises(ApiError, match="login"):
        checked_login(login)
