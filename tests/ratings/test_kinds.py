"""Which tables are rated, and as what."""

from __future__ import annotations

import pytest

import splay.sets  # noqa: F401 - registers those there are
from splay.core.expansion import BASE, EXPANSIONS
from splay.core.options import Options
from splay.ratings.kinds import RATED_KINDS, kind_of
from splay.workbench.tables import all_tables


@pytest.mark.parametrize(
    ("options", "kind"),
    [
        (Options(2), "base-2"),
        (Options(2, sets=("base", "echoes")), "sets-2"),
        (Options(2, sets=("base", "artifacts", "relics")), "sets-2"),
        (Options(3), "many"),
        (Options(4), "many"),
        (Options(5, sets=("base", *EXPANSIONS)), "many"),
        (Options(4, teams="13-24"), "teams"),
        (Options(4, teams="random", sets=("base", "cities")), "teams"),
        (Options(2, edition="first"), None),
        (Options(4, edition="first", teams="13-24"), None),
        (Options(2, extra_achievement=True), None),
        (Options(3, special_achievements="after_each_effect"), None),
    ],
)
def test_the_kind_of_a_table(options: Options, kind: str | None) -> None:
    assert kind_of(options) == kind


def test_every_kind_is_played_at_some_table_and_no_kind_mixes_what_is_never_mixed() -> None:
    found: dict[str | None, set[tuple[bool, bool, bool]]] = {}
    for options in all_tables():
        one = (options.players == 2, options.teams != "none", options.sets == (BASE,))
        found.setdefault(kind_of(options), set()).add(one)
    assert set(found) == {*RATED_KINDS, None}
    assert found["base-2"] == {(True, False, True)}
    assert found["sets-2"] == {(True, False, False)}
    assert found["many"] == {(False, False, True), (False, False, False)}
    assert found["teams"] == {(False, True, True), (False, True, False)}


def test_a_table_with_a_changed_rule_is_not_rated() -> None:
    """Also one that an option to come changes: whoever adds one decides here."""
    assert list(Options().to_json()) == [
        "players", "edition", "teams", "extra_achievement", "special_achievements", "sets",
    ]  # fmt: skip
