"""The one exception for what the server refuses."""


class ApiError(Exception):
    """Something asked for is refused: an HTTP status, a stable word for programs, a sentence for people.

    `wait` is after how many seconds to try again, or None if that would not help. The sentence never repeats what
    was sent.
    """

    def __init__(self, status: int, code: str, message: str, wait: int | None = None) -> None:
        super().__init__(message)
        self.status = status
        self.code = code
        self.message = message
        self.wait = wait
