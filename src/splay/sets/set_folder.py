"""The folder of a set: which files of it have its cards."""

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from splay.core.symbols import HIGHEST_AGE


def age_modules(folder: str) -> list[ModuleType]:
    """The modules `age_1` to `age_10` of a folder, which is given as a package; those that there are, in this order."""
    names = [f"{folder}.age_{age}" for age in range(1, HIGHEST_AGE + 1)]
    return [import_module(name) for name in names if find_spec(name) is not None]
