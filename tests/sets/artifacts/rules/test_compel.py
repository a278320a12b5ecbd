"""Whom compel effects hit, and when: AR066 to AR077."""

from __future__ import annotations

from splay.core.dogma import reached_by
from splay.core.session import Session
from tests.core.rules.reports import effects
from tests.sets.artifacts.tables import artifacts

TREATY = "Treaty of Kadesh"


def test_it_hits_opponents_with_as_many_icons_or_more() -> None:  # AR067 AR068
    table = artifacts(f"blue: {TREATY}", "red: Archery", "yellow: Masonry", "green: Sailing; purple: Mysticism")
    table.dogma(TREATY)
    assert [who for who, _, effect in effects(table) if effect == "compel"] == ["you", "third", "fourth"]
    assert table.changes == "you red -Archery"
    table = artifacts(f"blue: {TREATY}", "red: Archery", "purple: City States").dogma(TREATY)
    assert [who for who, _, effect in effects(table) if effect == "compel"] == ["you"]  # the other has one castle fewer
    assert table.changes == "you red -Archery"


def test_those_compelled_share_the_other_effects_after_it() -> None:  # AR069 AR075, CO034
    table = artifacts(f"blue: {TREATY}", "red: Archery").dogma(TREATY)
    assert effects(table) == [("you", TREATY, "compel"), ("you", TREATY, "dogma"), ("me", TREATY, "dogma")]
    assert table.changes == "you red -Archery"


def test_a_change_by_the_compel_alone_brings_no_bonus() -> None:  # AR070
    table = artifacts(f"blue: {TREATY}", "red: Archery").dogma(TREATY)
    assert table.you.pile("red") == []
    assert not table.bonus
    shared = artifacts(f"blue: {TREATY}", "red: Archery, Oars", supply={1: "Domestication"}).dogma(TREATY)
    assert shared.changes == "me hand +Domestication; you red -Archery -Oars; you score +Oars"
    assert shared.bonus


def test_demand_effects_in_texts_mean_compels_too() -> None:  # AR071
    table = artifacts(f"blue: {TREATY}; red: Archery; green: Sailing", "")
    assert [card.name for card in table.game.players[0].tops().with_demand()] == [TREATY, "Archery"]


def test_non_demand_effects_in_texts_leave_compels_out() -> None:  # AR072
    table = artifacts(f"green: Self Service; blue: {TREATY}; red: Oars", "red: Archery; green: The Wheel")
    table.dogma("Self Service", me=[TREATY])
    assert [effect for _, card, effect in effects(table) if card == TREATY] == ["dogma"]
    assert table.changes == "me red -Oars; me score +Oars"


def test_the_compelled_player_chooses() -> None:  # AR073
    table = artifacts(f"blue: {TREATY}", "red: Archery; purple: City States").dogma(TREATY, you=["Archery"])
    assert table.asked == [("you", "order", ["archery", "city-states"])]
    assert [card.name for card in table.game.supplies[0].cards[:2]] == ["City States", "Archery"]
    assert table.changes == "you red -Archery; you purple -City States"


def test_a_team_mate_is_never_compelled_and_shares_without_bonus() -> None:  # AR074, CO046 in part
    table = artifacts(f"blue: {TREATY}", "", "red: Archery, Oars", "", teams="13-24").dogma(TREATY)
    assert [who for who, _, effect in effects(table) if effect == "compel"] == []
    assert table.changes == "third red -Archery; third score +Archery"
    assert not table.bonus


def test_it_goes_clockwise_and_never_to_the_launcher() -> None:  # AR075
    yours = ["red: Archery", "yellow: Masonry", "red: Metalworking"]
    table = artifacts("", yours[0], f"blue: {TREATY}", yours[1], turn=2).dogma(TREATY)
    assert [who for who, _, effect in effects(table) if effect == "compel"] == ["fourth", "you"]
    assert table.changes == "you red -Archery"


def test_what_a_card_remembers_of_its_demand_covers_its_compel() -> None:  # AR076
    session = Session(
        artifacts(f"blue: {TREATY}; red: Oars; purple: City States", "red: Archery; green: The Wheel").game
    )
    session.answer(0, "dogma:treaty-of-kadesh")
    (question,) = session.questions  # which of two cards to score, in the second effect
    assert question.run is not None
    assert (question.run.effect, question.run.returned) == (3, 1)


def test_whom_it_would_compel_is_told_beforehand() -> None:  # AR077, CO066 in part
    table = artifacts(f"blue: {TREATY}", "red: Archery", "yellow: Agriculture")
    game = table.game
    assert reached_by(game, game.players[0], table.card(TREATY)) == ([1], [1], [2, 2, 0])
