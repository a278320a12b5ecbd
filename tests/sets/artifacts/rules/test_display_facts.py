"""What the facts tell of the artifact on display before it is used."""

from splay.sets.scenario import from_text
from splay.views.facts import facts_of

TEXT = """
options: sets base artifacts
free action: yes
me: blue: Tools; display: Treaty of Kadesh
you: red: %s
"""


def test_whom_a_compel_on_display_would_hit_is_told_apart_from_demands() -> None:
    free = facts_of(from_text(TEXT % "Metalworking")).players[0].free
    assert [(facts.card, facts.reach.hit, facts.reach.compelled) for facts in free] == [("treaty-of-kadesh", [1], [1])]


def test_whoever_has_fewer_icons_than_with_those_on_display_is_not_compelled() -> None:
    free = facts_of(from_text(TEXT % "Archery")).players[0].free
    assert [(facts.reach.hit, facts.reach.compelled) for facts in free] == [([], [])]
