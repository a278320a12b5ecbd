"""Invention (green, 4)."""

from splay.playing import play

FOUR = "; red up: Archery, Oars; blue right: Tools, Writing; yellow left: Agriculture, Masonry"
FIFTH = "; purple left: Mysticism, City States"


def test_splays_right_what_is_splayed_left_and_scores_a_four() -> None:
    table = play(
        me="green: Invention, Sailing; red left: Archery, Oars; blue up: Tools, Writing",
        supply={4: "Anatomy"},
    )
    table.dogma("Invention", me=["red"])
    assert table.asked == [("me", "splay", ["color:red", "pass"])]
    assert table.me.splay("red") == "right"
    assert table.me.splay("blue") == "up"
    assert table.me.score == ["Anatomy"]


def test_only_one_color_is_splayed() -> None:
    table = play(me="green left: Invention, Sailing; red left: Archery, Oars", supply={4: "Anatomy, Enterprise"})
    table.dogma("Invention", me=["green"])
    assert (table.me.splay("green"), table.me.splay("red")) == ("right", "left")
    assert table.me.score == ["Anatomy"]


def test_nothing_is_scored_by_a_player_who_does_not_splay() -> None:
    table = play(me="green: Invention; red left: Archery, Oars").dogma("Invention", me=["pass"])
    assert table.me.splay("red") == "left"
    assert table.me.score == []


def test_does_nothing_if_nothing_is_splayed_left() -> None:
    table = play(me="green: Invention, Sailing; red up: Archery, Oars; blue right: Tools, Writing").dogma("Invention")
    assert table.asked == []
    assert table.me.score == []


# ruling 36
def test_claims_wonder_with_five_colors_splayed_in_any_direction() -> None:
    table = play(me="green left: Invention, Sailing" + FOUR + FIFTH).dogma("Invention", me=["pass"])
    assert table.me.achievements == ["Wonder"]


def test_four_splayed_colors_are_too_few() -> None:
    table = play(me="green: Invention, Sailing" + FOUR + FIFTH).dogma("Invention", me=["pass"])
    assert table.me.achievements == []
    table = play(me="green left: Invention, Sailing" + FOUR).dogma("Invention", me=["pass"])
    assert table.me.achievements == []


# hard case 12
def test_wonder_cannot_be_claimed_when_it_is_gone() -> None:
    me = "green left: Invention, Sailing" + FOUR + FIFTH
    table = play(me=me, you="achievements: Wonder").dogma("Invention", me=["pass"])
    assert table.me.achievements == []
    assert table.you.achievements == ["Wonder"]
    table = play(me=me, available="1, 2, Empire").dogma("Invention", me=["pass"])
    assert table.me.achievements == []
