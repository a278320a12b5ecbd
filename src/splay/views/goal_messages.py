"""Messages about goals: what is still needed for a standard achievement."""

from splay.views.messages import Message


def needs_message(points: int, value: int, top: bool) -> Message:
    """What is needed for the standard achievement of a value: these points more, and a top card as high if `top`."""
    if points > 0:
        return Message("needs-points-and-top" if top else "needs-points", {"points": points, "value": value})
    return Message("needs-top", {"value": value}) if top else Message("needs-nothing")
