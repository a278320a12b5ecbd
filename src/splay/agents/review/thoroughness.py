"""How much a review of a game thinks: by counts alone, so that the same game is always judged the same."""


class Thoroughness:
    """How many worlds and games a review looks at. `actions`: how many actions further games are played on before they
    are judged.

    The first look at every action: in how many worlds (`looks`) all options are tried, and how many of the best
    (`width`) are played on. The second, at the `deepened` costliest actions of each player: in how many worlds
    (`picks`) the best of so many other options (`rivals`) is found, and in how many fresh ones (`measures`), so many
    (`batch`) at a time, it is compared with what was played. `swings`: how many draws that seem to have
    swung the game are looked at again. After so many games tried out no further world is begun (`look_effort`,
    `deep_effort`).

    The numbers are those of a server; docs/agents.md says how long a review takes with them.
    """

    __slots__ = (
        "actions", "batch", "deep_effort", "deepened", "look_effort", "looks", "measures", "picks", "rivals", "swings",
        "width",
    )  # fmt: skip

    def __init__(self) -> None:
        self.actions = 4
        self.looks = 12
        self.width = 6
        self.look_effort = 8000
        self.deepened = 10
        self.rivals = 4
        self.picks = 96
        self.measures = 400
        self.batch = 40
        self.swings = 4
        self.deep_effort = 100000


def quick() -> Thoroughness:
    """As little as still finds what is plain."""
    less = Thoroughness()
    less.looks = less.picks = 4
    less.width = 3
    less.deepened = less.rivals = less.swings = 2
    less.measures, less.batch = 16, 8
    less.actions = 1
    return less
