"""Games that have gone on for long, which cost most to be read from the database."""

import random

from benchmarks.attacks.player import Player, Site, Visitor


def late_tables(site: Site, number: int, answers: int) -> list[str]:
    """The tables of so many games, each after so many answers or as many as it has, played as fast as it goes.

    The site must take this machine for its proxy: the players come from addresses of their own.
    """
    return [late_table(site, f"198.51.100.{seed}", answers, seed) for seed in range(1, number + 1)]


def late_table(site: Site, address: str, answers: int, seed: int) -> str:
    """One of them."""
    player = Player(Visitor(site, "127.0.0.1", address), clock={})
    player.chance = random.Random(seed)
    player.begin()
    for _ in range(answers):
        if not player.move():
            break
    return player.table
