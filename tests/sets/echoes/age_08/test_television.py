"""Television (8, purple): EC196; ruling 264, decisions 10, 34, 35."""

from tests.sets.echoes.tables import SETS, echoes

ME = "purple: Television; hand: Tractor"
"""Eight points by the bonus, and an Echoes card in hand, so that all draws give base cards."""
EIGHT = {8: "Flight"}


def test_melds_an_eight() -> None:
    table = echoes(f"{ME}; red: Oars", "", supply=EIGHT).dogma("Television", me=[1])
    assert (table.me.pile("red"), table.me.hand) == (["Flight", "Oars"], ["Tractor"])


def test_transfers_a_scored_card_of_the_value_to_its_owners_board() -> None:
    table = echoes(ME, "score: Oars, Calendar; red left: Coal, Optics", supply=EIGHT).dogma("Television", me=[1])
    assert table.asked == [("me", "value", [f"value:{value}" for value in range(1, 11)])]
    assert table.changes == "me red +Flight; you red +Oars; you score -Oars"


def test_whoever_uses_it_picks_by_the_backs() -> None:  # ruling 264
    table = echoes(ME, "score: Explosives, Jeans", supply=EIGHT).dogma("Television", me=[7, "echoes 7"])
    assert table.asked[1:] == [("me", "card", ["unseen:score.1:7", "unseen:score.1:echoes.7"])]
    assert table.changes == "me red +Flight; you green +Jeans; you score -Jeans"


def test_if_they_have_an_achievement_of_the_value_another_card_of_it_is_achieved() -> None:  # ruling 264
    table = echoes(ME, "score: Oars, Archery, Calendar; achievements: 1", supply=EIGHT).dogma("Television", me=[1])
    assert len(table.asked) == 1  # achieving is no choice, and the backs are alike
    assert table.changes == "me red +Flight; me achievements +1; you red +Oars; you score -Archery -Oars"
    achieved = table.game.players[0].achievements.cards[0].name
    assert sorted([achieved, table.you.pile("red")[0]]) == ["Archery", "Oars"]
    assert len(table.game.available) == 8


def test_a_value_that_they_have_no_achievement_of_is_not_achieved() -> None:
    table = echoes(ME, "score: Oars, Archery; achievements: 2, World", supply=EIGHT).dogma("Television", me=[1])
    assert table.changes == "me red +Flight; you red +Oars; you score -Oars"


def test_without_being_eligible_nothing_is_achieved() -> None:
    table = echoes(ME, "score: Calendar, Paper, Mathematics; achievements: 2", supply=EIGHT)
    table.dogma("Television", me=[2])
    assert (table.me.achievements, len(table.you.score)) == ([], 2)  # 8 points are fewer than 10
    tens = "score: Software, Robotics, Databases, Globalization, Stem Cells"
    assert table.changes == "me red +Flight; you blue +Calendar; you score -Calendar"
    table = echoes(f"{ME}; {tens}", "score: Fission, Ecology; achievements: 9", supply=EIGHT)
    table.dogma("Television", me=[9])
    assert (table.me.achievements, len(table.you.score)) == ([], 1)  # no top card is a 9
    assert table.changes == "me red +Flight; you red +Fission; you score -Fission"


def test_a_second_achievement_of_the_value_costs_twice_the_points() -> None:  # EC087
    ones = "score: Oars, Archery; achievements: Tools"
    table = echoes(f"{ME}; achievements: Writing", ones, supply=EIGHT).dogma("Television", me=[1])
    assert table.changes == "me red +Flight; you red +Oars; you score -Oars"
    table = echoes(f"{ME}; achievements: Writing; score: Calendar", ones, supply=EIGHT).dogma("Television", me=[1])
    assert table.changes == "me red +Flight; me achievements +1; you red +Oars; you score -Archery -Oars"


def test_the_only_card_of_the_value_is_transferred_and_none_is_left_to_achieve() -> None:
    table = echoes(ME, "score: Oars; achievements: 1", supply=EIGHT).dogma("Television", me=[1])
    assert table.changes == "me red +Flight; you red +Oars; you score -Oars"


def test_a_value_that_is_not_there_does_nothing() -> None:
    table = echoes(ME, "score: Oars; achievements: 2", supply=EIGHT).dogma("Television", me=[2])
    assert table.changes == "me red +Flight"


def test_a_relic_is_no_achievement_of_the_value() -> None:  # decision 35
    table = echoes(
        f"{ME}; score: Software, Robotics",
        "score: Gunpowder, Navigation; relics: Complex Numbers",
        supply=EIGHT,
        sets=[*SETS, "artifacts", "relics"],
    ).dogma("Television", me=[4])
    assert table.changes == "me red +Flight; you red +Gunpowder; you score -Gunpowder"


def test_one_of_several_opponents_is_chosen_and_never_a_partner() -> None:  # decision 34
    table = echoes(ME, "score: Oars", "score: Tools", "score: Sailing", teams="13-24", supply=EIGHT)
    table.dogma("Television", me=[1, "fourth"])
    assert table.asked[1] == ("me", "player", ["player:1", "player:3"])
    assert table.changes == "me red +Flight; fourth green +Sailing; fourth score -Sailing"


def test_the_last_achievement_needed_wins() -> None:
    table = echoes(
        f"{ME}; achievements: 2, 3, 4, 5, 6, 7", "score: Oars, Archery; achievements: 1", supply=EIGHT
    ).dogma("Television", me=[1])
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("achievements", ["me"])


def test_as_many_clocks_share() -> None:
    table = echoes(f"{ME}; score: Oars", "purple: Lighting; hand: Bandage", supply={8: "Flight, Mobility, Skyscrapers"})
    table.dogma("Television", you=[1], me=[5])
    assert table.changes == "me red +Oars +Mobility; me hand +Skyscrapers; me score -Oars; you red +Flight"
    assert table.bonus


def test_a_player_without_a_clock_does_not_share() -> None:
    table = echoes(f"{ME}; score: Oars", "red: Coal", supply=EIGHT).dogma("Television", me=[5])
    assert not table.bonus
    assert table.changes == "me red +Flight"
