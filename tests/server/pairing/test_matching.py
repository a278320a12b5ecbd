"""Who is brought together with whom, worked out without a database."""

from __future__ import annotations

from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st

from splay.server.pairing.matching import Apart, Seek, groups, window
from splay.server.pairing.wish import LIVE, Wish

NOW = 100_000
TWO, THREE, RATED = [wish.word for wish in (Wish(), Wish(3), Wish(rated=True))]


def seek(person: str, wish: str = TWO, rating: int | None = None, waited: int = 0) -> Seek:
    """Somebody who has looked for so many milliseconds."""
    return Seek(person, wish, rating, NOW - waited)


def paired(*seeks: Seek, apart: Apart = frozenset()) -> list[set[str]]:
    """Who plays with whom."""
    return [{one.person for one in group} for group in groups(seeks, apart, NOW)]


def test_the_same_wish_alone_brings_together() -> None:
    assert paired(seek("ann"), seek("bob", RATED), seek("cleo", THREE)) == []
    assert paired(seek("ann"), seek("bob", RATED), seek("cleo")) == [{"ann", "cleo"}]


def test_as_many_as_are_wanted_play_together() -> None:
    four = [seek(name, THREE) for name in ("ann", "bob", "cleo", "dan")]
    assert paired(*four[:2]) == []
    assert len(paired(*four)) == 1
    assert len(paired(*four)[0]) == 3


def test_whoever_has_waited_longest_gets_the_nearest() -> None:
    ann, bob, cleo = seek("ann", RATED, 1500, 9), seek("bob", RATED, 1600, 8), seek("cleo", RATED, 1450, 7)
    assert paired(bob, cleo, ann) == [{"ann", "cleo"}]


def test_those_who_are_far_apart_are_paired_once_both_have_waited() -> None:
    assert paired(seek("ann", RATED, 1500), seek("bob", RATED, 1650)) == [{"ann", "bob"}]
    assert paired(seek("ann", RATED, 1500), seek("bob", RATED, 1651)) == []
    assert paired(seek("ann", RATED, 1500, 60_000), seek("bob", RATED, 2400)) == []
    assert paired(seek("ann", RATED, 1500, 60_000), seek("bob", RATED, 2400, 60_000)) == [{"ann", "bob"}]


def test_one_whose_strength_is_not_known_fits_everybody() -> None:
    assert paired(seek("ann", TWO, 2400), seek("bob")) == [{"ann", "bob"}]


def test_one_who_has_blocked_another_is_never_brought_together_with_them() -> None:
    ann, bob, cleo = seek("ann", waited=9), seek("bob", waited=8), seek("cleo")
    assert paired(ann, bob, apart=frozenset([frozenset(["bob", "ann"])])) == []
    assert paired(ann, bob, cleo, apart=frozenset([frozenset(["bob", "ann"])])) == [{"ann", "cleo"}]
    three = [seek(name, THREE) for name in ("ann", "bob", "cleo", "dan")]
    assert paired(*three, apart=frozenset([frozenset(["bob", "cleo"])])) == [{"ann", "bob", "dan"}]


PEOPLE = st.lists(
    st.tuples(st.one_of(st.none(), st.integers(800, 2400)), st.integers(0, 70_000)), min_size=1, max_size=14
)
APART = st.frozensets(
    st.frozensets(st.integers(0, 13).map(lambda number: f"p{number}"), min_size=2, max_size=2), max_size=20
)


@given(PEOPLE, APART, st.sampled_from([2, 3]))
def test_nobody_waits_beside_enough_others_who_fit(
    people: list[tuple[int | None, int]], apart: Apart, players: int
) -> None:
    wish = Wish(players).word
    seeks = [seek(f"p{number}", wish, *one) for number, one in enumerate(people)]

    def fit(one: Seek, other: Seek) -> bool:
        known = one.rating is not None and other.rating is not None
        far = abs((one.rating or 0) - (other.rating or 0)) if known else 0
        near = all(far <= window(LIVE, NOW - each.since) for each in (one, other))
        return near and frozenset((one.person, other.person)) not in apart

    found = groups(seeks, apart, NOW)
    together = [one.person for group in found for one in group]
    assert len(together) == len(set(together))
    for group in found:
        assert len(group) == players
        assert all(fit(*pair) for pair in combinations(group, 2))
    left = [one for one in seeks if one.person not in together]
    for those in combinations(left, players):
        assert not all(fit(*pair) for pair in combinations(those, 2))
