"""What is made once for all who ask, in a thread, so that nobody who plays waits for it."""

import asyncio
from collections.abc import Callable
from threading import Lock
from typing import Generic, TypeVarTuple

from splay.locale.catalogue import KEPT
from splay.server.protocol.representation import Representation

Asked = TypeVarTuple("Asked")


class MadeOnce(Generic[*Asked]):
    """Remembers what a function has made. Compressing the words of a language takes half a second of processor."""

    def __init__(self, make: Callable[[*Asked], Representation]) -> None:
        """`make` gives the same for the same arguments."""
        self.make = make
        self.made: dict[tuple[*Asked], Representation] = {}
        self.lock = Lock()
        KEPT.append(self.let_go)

    async def __call__(self, *asked: *Asked) -> Representation:
        """What the function makes of these arguments; whoever asks while it is made waits for it, too."""
        made = self.made.get(asked)
        return await asyncio.to_thread(self.make_or_wait, *asked) if made is None else made

    def let_go(self) -> None:
        """Makes everything anew when it is asked for again."""
        self.made.clear()

    def make_or_wait(self, *asked: *Asked) -> Representation:
        """Makes it, unless another thread has, meanwhile."""
        with self.lock:
            if asked not in self.made:
                self.made[asked] = self.make(*asked)
            return self.made[asked]
