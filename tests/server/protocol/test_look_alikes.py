"""Names that look alike are known, whatever letters they are made of."""

import pytest

from splay.server.protocol.look_alikes import look_alike, told_apart


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Ann", "Ann"),
        ("Ann", "ANN"),
        ("Ann", "\u0410nn"),
        ("Cleo", "\u0421l\u0435\u043e"),
        ("Bill", "BiII"),
        ("Bob", "B0b"),
        ("Carner", "Camer"),
        ("Ann", "\uff21\uff4e\uff4e"),
        ("Zo\u00eb", "Zoe\u0308"),
    ],
    ids=ascii,
)
def test_look_alikes_are_known(name: str, other: str) -> None:
    assert look_alike(name, other)
    assert look_alike(other, name)


@pytest.mark.parametrize(
    ("name", "other"),
    [("Ann", "Anna"), ("Ada", "Ida"), ("Zoe", "Zo\u00eb"), ("Ben", "Bea"), ("Ann", "Ann 2")],
    ids=ascii,
)
def test_names_that_differ_are_left_alone(name: str, other: str) -> None:
    assert not look_alike(name, other)


def test_a_number_tells_names_apart() -> None:
    assert told_apart("Ann", []) == "Ann"
    assert told_apart("\u0410nn", ["Ann", "Bob"]) == "\u0410nn 2"
    assert told_apart("Ann", ["Ann", "Ann 2"]) == "Ann 3"
