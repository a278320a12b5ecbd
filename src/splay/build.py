"""Which build of the engine runs: compiled by mypyc, or the pure Python sources."""

from importlib.machinery import ExtensionFileLoader
from importlib.util import find_spec
from pathlib import Path
from typing import Final, Literal

_PACKAGE: Final = Path(__file__).parent


def _modules(package: str) -> list[str]:
    """The full names of the package's modules; their sources lie beside the compiled ones, too."""
    names = []
    for file in sorted((_PACKAGE / package).rglob("*.py")):
        path = file.parent if file.stem == "__init__" else file.with_suffix("")
        names.append(".".join(["splay", *path.relative_to(_PACKAGE).parts]))
    return names


def _is_compiled(module: str) -> bool:
    spec = find_spec(module)
    return spec is not None and isinstance(spec.loader, ExtensionFileLoader)


def _find_build() -> Literal["compiled", "pure"]:
    modules = _modules("core") + _modules("sets")
    pure = [module for module in modules if not _is_compiled(module)]
    if not pure:
        return "compiled"
    if len(pure) == len(modules):
        return "pure"
    # Such a mixture would crash later, or run old rules beside new ones, with nothing to tell why.
    raise ImportError(
        f"this installation of splay is half compiled: {len(pure)} of its {len(modules)} engine modules are "
        f"pure Python, such as {pure[0]}; install it again"
    )


BUILD: Final = _find_build()
