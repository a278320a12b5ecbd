"""A small network that tells a seat's chance to win from the inputs of a position. It needs NumPy."""

from importlib import import_module
from math import exp
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from splay.agents.learned.inputs import Inputs
from splay.distribution import how_to_get

Parts = dict[str, Any]
"""The arrays of a network by name: `first` (facts, 96) has a row for each fact, `amounts` (amounts, 96) one for each
amount; with `first_bias` they make the first hidden layer. `second` (96, 32) and `second_bias` make the next, `last`
(32) and `last_bias` the chance.
"""
NAMES: Final = ("first", "amounts", "first_bias", "second", "second_bias", "last", "last_bias")

EXTRA: Final = "server"
"""One of those that bring NumPy."""


class NoNumPy(ValueError):
    """A learned agent was asked for where NumPy is not installed; the message says what brings it."""


def numpy_module() -> ModuleType:
    """NumPy, which who compiles need not have. Raises NoNumPy."""
    try:
        return import_module("numpy")
    except ModuleNotFoundError as error:
        raise NoNumPy(f"master needs NumPy, which is not installed; {how_to_get(EXTRA)}") from error


class Network:
    """Two hidden layers, each the positive part of a weighted sum."""

    def __init__(self, parts: Parts) -> None:
        """Raises NoNumPy."""
        self.numpy = numpy_module()
        self.parts: Parts = {name: self.numpy.asarray(parts[name], self.numpy.float32) for name in NAMES}
        self.first = self.parts["first"]
        self.amounts = self.parts["amounts"]
        self.first_bias = self.parts["first_bias"]
        self.second = self.parts["second"]
        self.second_bias = self.parts["second_bias"]
        self.last = self.parts["last"]
        self.last_bias = float(self.parts["last_bias"])

    def chance(self, inputs: Inputs) -> float:
        """The seat's chance to win, between 0 and 1."""
        numpy = self.numpy
        hidden = numpy.add.reduce(self.first.take(inputs.facts, 0), 0)
        hidden += self.first_bias
        hidden += numpy.dot(inputs.amounts, self.amounts)
        numpy.maximum(hidden, 0.0, out=hidden)
        second = numpy.dot(hidden, self.second)
        second += self.second_bias
        numpy.maximum(second, 0.0, out=second)
        return 1.0 / (1.0 + exp(-float(numpy.dot(second, self.last)) - self.last_bias))


def load_network(file: Path) -> Network:
    """The network whose parts lie in a file that `save_network` has written. Raises NoNumPy, and OSError."""
    with numpy_module().load(file) as parts:
        return Network(dict(parts))


def save_network(parts: Parts, file: Path) -> None:
    """Writes a network, each number in half as many bits as it is worked with. Raises NoNumPy, and OSError."""
    numpy = numpy_module()
    with file.open("wb") as out:
        numpy.savez_compressed(out, **{name: numpy.asarray(parts[name], numpy.float16) for name in NAMES})
