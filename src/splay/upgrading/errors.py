"""What keeps an upgrade from going on."""


class UpgradeError(ValueError):
    """An upgrade can't go on; the message says why, and what to do."""
