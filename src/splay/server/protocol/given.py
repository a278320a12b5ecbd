"""What handlers are given of what the worker has open, by the names of their parameters."""

from typing import Any

from litestar.datastructures import State
from litestar.di import Provide


def given(name: str) -> Provide:
    """Gives a handler that part of the application's `state.services`."""

    def part(state: State) -> Any:  # noqa: ANN401 - of the type that the handler says, and `Services`
        return getattr(state.services, name)

    return Provide(part, sync_to_thread=False)
