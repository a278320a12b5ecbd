"""What a computer player is."""

from mypy_extensions import mypyc_attr

from splay.agents.observation import Observation


@mypyc_attr(allow_interpreted_subclasses=True)
class Agent:
    """A computer player: gets what its seat may know and chooses an option.

    `name` is what tournaments call it. `imagines` says whether it asks for worlds; only then does the driver keep
    what they are made from. `remembers` says whether those worlds keep to what its seat has seen earlier. An agent's
    randomness comes from the seed it is made with and nowhere else.
    """

    name: str
    imagines: bool
    remembers: bool

    def __init__(self, name: str, imagines: bool = False, remembers: bool = False) -> None:
        self.name = name
        self.imagines = imagines
        self.remembers = remembers

    def decide(self, observation: Observation) -> int:
        """The index of the chosen option of `observation.question`."""
        raise NotImplementedError
