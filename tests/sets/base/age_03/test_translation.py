"""Translation (blue, 3)."""

from splay.playing import play


def test_melds_the_whole_score_pile_in_the_chosen_order() -> None:
    table = play(me="blue: Translation; score: Sailing, Compass, Tools")
    table.dogma("Translation", me=["yes", "Sailing"])
    assert table.me.score == []
    assert table.me.pile("green") == ["Compass", "Sailing"]
    assert table.me.pile("blue") == ["Tools", "Translation"]
    assert table.me.achievements == []  # Tools, now on top, has no crown


def test_the_score_pile_may_stay_as_it_is() -> None:
    table = play(me="blue: Translation; score: Sailing, Tools")
    table.dogma("Translation", me=["no"])
    assert table.changes == "me achievements +World; available -World"


# ruling 36
def test_claims_world_with_a_crown_on_each_of_fewer_than_five_top_cards() -> None:
    table = play(me="blue: Translation; green: Sailing, The Wheel").dogma("Translation")
    assert table.asked == []
    assert table.me.achievements == ["World"]


def test_does_not_claim_world_with_one_top_card_that_has_no_crown() -> None:
    table = play(me="blue: Translation; green: Sailing; red: Archery, Oars").dogma("Translation")
    assert table.me.achievements == []


def test_the_cards_just_melded_count_for_world() -> None:
    table = play(me="blue: Translation; red: Archery; score: Oars").dogma("Translation", me=["yes"])
    assert table.changes == "me red +Oars; me score -Oars; me achievements +World; available -World"


# hard case 12
def test_world_cannot_be_claimed_from_another_player() -> None:
    table = play(me="blue: Translation", you="achievements: World").dogma("Translation")
    assert table.me.achievements == []
    assert table.you.achievements == ["World"]


# hard case 12
def test_world_cannot_be_claimed_when_it_is_out_of_the_game() -> None:
    table = play(me="blue: Translation", available="1, 2, Empire").dogma("Translation")
    assert table.me.achievements == []


def test_an_opponent_who_shares_claims_world_first() -> None:
    table = play(me="blue: Translation", you="green: Navigation", supply={3: "Paper"}).dogma("Translation")
    assert table.you.achievements == ["World"]
    assert table.me.achievements == []
    assert table.bonus
    assert table.me.hand == ["Paper"]


def test_world_as_the_last_achievement_wins() -> None:
    table = play(me="blue: Translation; achievements: 1, 2, 3, 4, Empire").dogma("Translation")
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("achievements", ["me"])


def test_the_order_between_colors_is_asked_if_it_can_decide_an_achievement() -> None:
    tops = "blue: Translation; red: Flight; green: Mass Media; purple: Empiricism; yellow: Antibiotics"
    table = play(me=f"{tops}; score: Rocketry, Oars")
    table.dogma("Translation", me=["yes", "Rocketry"])  # Universe, before Oars covers Flight
    assert table.changes == (
        "me blue +Rocketry; me red +Oars; me score -Oars -Rocketry; me achievements +Universe; available -Universe"
    )


def test_the_order_between_colors_is_not_asked_if_it_cannot_matter() -> None:
    table = play(me="blue: Translation; score: Sailing, Oars").dogma("Translation", me=["yes"])
    assert [kind for _, kind, _ in table.asked] == ["may"]
    assert table.changes == (
        "me red +Oars; me green +Sailing; me score -Oars -Sailing; me achievements +World; available -World"
    )
