"""QR codes, as clients draw them."""

import segno


def squares_of(text: str) -> list[str]:
    """The code of a text: a row each, "1" for a dark square."""
    return ["".join(str(int(dark)) for dark in row) for row in segno.make_qr(text).matrix]
