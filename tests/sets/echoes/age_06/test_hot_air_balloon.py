"""Hot Air Balloon (6, green): EC171, EC086, EC087; rulings 19, 100, 205, decisions 34, 35."""

from tests.core.rules.reports import effects
from tests.sets.echoes.tables import SETS, echoes

BALLOON = "Hot Air Balloon"
# The echo scores a 7, and the visible bonus is another 7: 14 points are enough for values 1 and 2.
SEVENS = {7: "Lighting, Railroad, Evolution, Explosives"}


def test_achieves_a_top_card_of_a_matched_value_for_the_top_green_card() -> None:
    table = echoes(
        f"green: {BALLOON}, Sailing", "blue: Pottery, Alchemy; green: Clothing; achievements: 1", supply=SEVENS
    )
    table.dogma(BALLOON, me=["Pottery"])
    assert effects(table) == [("me", BALLOON, "echo"), ("me", BALLOON, "dogma")]
    assert table.asked == [("me", "card", ["pottery", "clothing", "pass"])]
    assert table.me.score == ["Lighting"]
    assert table.me.achievements == ["1"]
    assert table.card("Pottery") in table.me.player.achievements.cards
    assert table.you.pile("blue") == ["Alchemy"]
    assert table.you.pile("green") == [BALLOON, "Clothing"]
    assert table.me.pile("green") == ["Sailing"]
    assert table.me.pile("purple") == []
    assert table.you.achievements == ["1"]


def test_declined_it_draws_and_melds_a_seven() -> None:
    table = echoes(f"green: {BALLOON}; purple: Mysticism", "blue: Pottery; achievements: 1", supply=SEVENS)
    table.dogma(BALLOON, me=["pass"])
    assert table.changes == "me purple +Railroad; me score +Lighting"


def test_a_value_that_their_owner_has_not_achieved_draws_a_seven_unasked() -> None:  # ruling 205
    table = echoes(f"green: {BALLOON}; achievements: 1", "blue: Pottery; achievements: 2", supply=SEVENS)
    table.dogma(BALLOON)
    assert table.asked == []
    assert table.changes == "me purple +Railroad; me score +Lighting"


def test_the_achievement_must_be_that_of_the_card_s_own_owner() -> None:
    table = echoes(f"green: {BALLOON}", "blue: Pottery", third="achievements: 1", supply=SEVENS)
    table.dogma(BALLOON)
    assert table.asked == []
    assert table.changes == "me purple +Railroad; me score +Lighting"


def test_the_user_must_be_eligible() -> None:
    table = echoes(f"green: {BALLOON}", "blue: Alchemy; red: Construction; achievements: 2, 3", supply=SEVENS)
    table.dogma(BALLOON, me=["Construction"])
    assert table.asked == [("me", "card", ["construction", "pass"])]
    assert table.changes == (
        "me green -Hot Air Balloon; me score +Lighting; me achievements +2; you red -Construction; "
        "you green +Hot Air Balloon"
    )


def test_an_achievement_of_the_value_doubles_the_price() -> None:  # EC087
    table = echoes(
        f"green: {BALLOON}; achievements: 2", "red: Construction; achievements: 2", supply=SEVENS, available="3"
    )
    table.dogma(BALLOON)
    assert table.asked == []
    assert table.changes == "me purple +Railroad; me score +Lighting"


def test_an_own_top_card_of_the_value_is_needed() -> None:
    table = echoes(
        f"green: {BALLOON}; score: Genetics, Fission, Satellites, Computers",
        "yellow: Refrigeration; achievements: 7",
        supply=SEVENS,
    )
    table.dogma(BALLOON)
    assert table.asked == []
    assert table.changes == "me purple +Railroad; me score +Lighting"


def test_covered_cards_and_hands_cannot_be_achieved() -> None:
    table = echoes(f"green: {BALLOON}", "blue: Rocketry, Pottery; hand: Oars; achievements: 1", supply=SEVENS)
    table.dogma(BALLOON)
    assert table.asked == []
    assert table.changes == "me purple +Railroad; me score +Lighting"


def test_the_achieved_card_s_owner_gets_the_green_card() -> None:  # ruling 205
    table = echoes(
        f"green: {BALLOON}", "blue: Pottery; achievements: 2", third="red: Oars; achievements: 1", supply=SEVENS
    )
    table.dogma(BALLOON, me=["Oars"])
    assert table.changes == (
        "me green -Hot Air Balloon; me score +Lighting; me achievements +1; third red -Oars; "
        "third green +Hot Air Balloon"
    )


def test_special_achievements_have_no_value() -> None:  # ruling 19
    table = echoes(f"green: {BALLOON}", "blue: Pottery; achievements: Empire", supply=SEVENS)
    table.dogma(BALLOON)
    assert table.asked == []
    assert table.changes == "me purple +Railroad; me score +Lighting"


def test_battleship_yamato_is_an_eleven_which_nobody_has_achieved() -> None:  # ruling 81
    eights = "score: Genetics, Fission, Computers, Ecology; red: Flight"
    for top, asked in (("Mobility", 1), ("Battleship Yamato", 0)):
        table = echoes(
            f"green: {BALLOON}; {eights}", f"red: {top}; achievements: 8", supply=SEVENS, sets=[*SETS, "artifacts"]
        )
        table.dogma(BALLOON, me=["pass"] * asked)
        assert len(table.asked) == asked
        assert table.changes == "me purple +Railroad; me score +Lighting"


def test_a_partner_is_another_player() -> None:  # decision 34
    table = echoes(
        f"green: {BALLOON}",
        "",
        third="blue: Pottery; achievements: 1",
        fourth="",
        teams="13-24",
        supply=SEVENS,
    )
    table.dogma(BALLOON, me=["Pottery"])
    assert table.changes == (
        "me green -Hot Air Balloon; me score +Lighting; me achievements +1; third blue -Pottery; "
        "third green +Hot Air Balloon"
    )


def test_a_relic_among_the_achievements_is_none() -> None:  # decision 35
    table = echoes(
        f"green: {BALLOON}; score: Genetics, Fission, Satellites, Computers",
        "red: Industrialization; relics: Ching Shih",
        supply=SEVENS,
        sets=["base", "artifacts", "echoes", "relics"],
    )
    table.dogma(BALLOON)
    assert table.asked == []
    assert table.changes == "me purple +Railroad; me score +Lighting"


def test_as_many_bulbs_share_and_without_a_green_card_give_nothing() -> None:
    table = echoes(f"green: {BALLOON}; red: Oars; achievements: 1", "blue: Tools", supply=SEVENS)
    table.dogma(BALLOON, you=["Oars"], me=["pass"])
    assert table.changes == (
        "me blue +Evolution; me red -Oars; me hand +Explosives; me score +Railroad; you score +Lighting; "
        "you achievements +1"
    )
    assert table.bonus


def test_the_last_achievement_needed_wins() -> None:
    table = echoes(
        f"green: {BALLOON}; achievements: 2, 3, 4, 5, 6, 7",
        "blue: Pottery; achievements: 1",
        supply=SEVENS,
    )
    table.dogma(BALLOON, me=["Pottery"])
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("achievements", ["me"])


def test_covered_and_splayed_right_its_echo_comes_before_the_top_card() -> None:
    table = echoes(f"green right: Clothing, {BALLOON}", "", supply=SEVENS)
    table.dogma("Clothing")
    assert effects(table)[0] == ("me", BALLOON, "echo")
    assert table.me.score[-1] == "Lighting"


def test_without_a_bulb_does_not_share() -> None:
    table = echoes(f"green: {BALLOON}", "green: Clothing", supply=SEVENS)
    table.dogma(BALLOON)
    assert table.changes == "me purple +Railroad; me score +Lighting"
    assert not table.bonus
