"""Steam Engine."""

from splay.playing import play


def test_tucks_two_fours_and_scores_the_bottom_yellow_card() -> None:
    table = play(me="yellow: Steam Engine, Agriculture", supply={4: "Experimentation, Printing Press"})
    table.dogma("Steam Engine")
    assert table.me.pile("blue") == ["Experimentation", "Printing Press"]
    assert table.me.score == ["Agriculture"]
    assert table.me.pile("yellow") == ["Steam Engine"]
    assert (table.me.tucked, table.me.scored) == (2, 1)


def test_the_bottom_yellow_card_may_be_the_one_just_tucked() -> None:
    table = play(me="yellow: Steam Engine", supply={4: "Perspective, Anatomy"})  # ruling 123
    table.dogma("Steam Engine")
    assert table.me.score == ["Anatomy"]
    assert table.me.pile("yellow") == ["Steam Engine", "Perspective"]


def test_it_may_score_itself() -> None:
    table = play(me="yellow: Steam Engine", supply={4: "Enterprise, Navigation"})
    table.dogma("Steam Engine")
    assert table.changes == (
        "me green +Navigation; me yellow -Steam Engine; me purple +Enterprise; me score +Steam Engine"
    )


def test_a_sharing_opponent_without_yellow_scores_nothing_but_gives_the_bonus() -> None:
    supply = {4: "Enterprise, Navigation, Invention, Reformation, Gunpowder"}
    table = play(me="yellow: Steam Engine", you="red: Coal", supply=supply)
    table.dogma("Steam Engine")
    assert table.changes == (
        "me green +Invention; me yellow -Steam Engine; me purple +Reformation; me hand +Gunpowder; "
        "me score +Steam Engine; you green +Navigation; you purple +Enterprise"
    )
    assert table.bonus
