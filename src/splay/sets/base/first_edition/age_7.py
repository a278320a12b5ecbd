"""The base cards of age 7 as the first edition has them."""

from splay.core.card import Card
from splay.core.player import Player
from splay.core.question import TRANSFER
from splay.sets.base import age_7


class Combustion(Card):
    face = age_7.Combustion.face  # its effects are not inherited: this edition has the demand alone

    def demand(self, you: Player, me: Player) -> None:
        """I demand you transfer to my score pile two cards from your score pile!"""
        you.transfer_all(you.choose_exactly(you.score_pile, 2, TRANSFER), to=me.score_pile)
