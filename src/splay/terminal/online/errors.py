"""What can go wrong at a server."""


class OnlineError(ValueError):
    """Something with the server did not work; the message says what."""


class NoAnswer(OnlineError):
    """The server cannot be reached, or did not answer: what was asked may have happened or not."""


class Refused(OnlineError):
    """The server refused; `word` is the protocol's stable word for why, `wait` for how many seconds, if it says so."""

    def __init__(self, word: str, message: str, wait: int = 0) -> None:
        super().__init__(message)
        self.word = word
        self.wait = wait
