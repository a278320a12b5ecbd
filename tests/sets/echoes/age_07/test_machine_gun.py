"""Machine Gun (7, red): EC179."""

from tests.sets.echoes.tables import echoes

GUN = "Machine Gun"
FOUR_MORE = "blue: Tools; green: Mapmaking; yellow: Machinery; purple: Reformation"


def test_five_top_cards_score_a_seven() -> None:
    table = echoes(f"red: {GUN}; {FOUR_MORE}", "", supply={7: "Lighting"}).dogma(GUN)
    assert table.me.scored == 1
    assert table.changes == (
        "me blue -Tools; me green -Mapmaking; me yellow -Machinery; me purple -Reformation; me score +Lighting"
    )


def test_four_top_cards_do_not() -> None:
    table = echoes(f"red: {GUN}, Oars; blue: Tools; green: Mapmaking; yellow: Machinery", "").dogma(GUN)
    assert table.me.scored == 0
    assert table.changes == "me blue -Tools; me green -Mapmaking; me yellow -Machinery"


def test_demands_all_top_cards_with_a_bonus_for_the_score_pile() -> None:
    table = echoes(
        f"red: {GUN}",
        "blue: Photography, Tools; yellow: Elevator; green: Jeans, Nylon; purple: City States",
        supply={7: "Lighting"},
    ).dogma(GUN)
    assert (table.me.score, table.me.scored) == (["Elevator", "Jeans", "Photography"], 0)
    assert table.you.hand == ["Lighting"]
    assert [table.you.top(color) for color in ("blue", "green", "yellow", "purple")] == [
        "Tools",
        "Nylon",  # uncovered only now, with a bonus
        None,
        "City States",
    ]


def test_without_a_top_card_with_a_bonus_nothing_is_transferred_and_nothing_drawn() -> None:
    table = echoes(f"red: {GUN}", "blue left: Tools, Photography; yellow: Tractor").dogma(GUN)
    assert table.game.players[1].points == 7  # the bonus is visible, but not on a top card
    assert (table.me.score, table.you.hand, table.you.pile("blue")) == ([], [], ["Tools", "Photography"])
    assert table.you.top("yellow") == "Tractor"


def test_returns_every_own_top_card_that_is_not_red() -> None:
    table = echoes(f"red: {GUN}, Oars; blue: Tools, Writing; yellow: Machinery", "").dogma(GUN)
    assert (table.me.pile("red"), table.me.pile("blue"), table.me.pile("yellow")) == ([GUN, "Oars"], ["Writing"], [])
    assert (table.bottom_of_supply(1), table.bottom_of_supply(3)) == ("Tools", "Machinery")


def test_the_order_of_those_that_go_to_one_supply_is_chosen() -> None:  # decision 9
    table = echoes(f"red: {GUN}; blue: Tools; green: Sailing", "").dogma(GUN, me=["Sailing"])
    assert table.asked == [("me", "order", ["tools", "sailing"])]
    assert table.supply(1)[-2:] == ["Sailing", "Tools"]
    assert table.changes == "me blue -Tools; me green -Sailing"


def test_as_many_factories_share_and_are_not_hit() -> None:
    table = echoes(f"red: {GUN}", f"red: Coal; {FOUR_MORE}", supply={7: "Lighting, Refrigeration"}).dogma(GUN)
    assert table.changes == (
        "me hand +Refrigeration; you blue -Tools; you green -Mapmaking; you yellow -Machinery; "
        "you purple -Reformation; you score +Lighting"
    )
    assert [table.you.pile(color) for color in ("red", "blue", "green", "yellow", "purple")] == [
        ["Coal"],
        [],
        [],
        [],
        [],
    ]
    assert table.bonus


def test_one_factory_fewer_does_not_share() -> None:
    table = echoes(f"red: {GUN}", "green: Invention; blue: Photography", supply={7: "Railroad"}).dogma(GUN)
    assert table.changes == "me score +Photography; you blue -Photography; you hand +Railroad"
    assert not table.bonus
