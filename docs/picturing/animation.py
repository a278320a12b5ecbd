"""Pictures after one another as one animated picture: WebP, put together from pictures that are WebP themselves."""

import struct
from collections.abc import Iterator
from typing import Final, NamedTuple

IMAGE: Final = (b"ALPH", b"VP8 ", b"VP8L")
"""The parts of a picture that hold its image."""
PROFILE: Final = b"ICCP"
HAS_PROFILE: Final = 0x20
ANIMATED: Final = 0x02
OPAQUE: Final = 0x02
"""A frame takes the place of the one before, without mixing with it."""
FOREVER: Final = 0


class Frame(NamedTuple):
    """A picture, and how long it is shown."""

    webp: bytes
    milliseconds: int


def animated(frames: list[Frame]) -> bytes:
    """The frames, all of one size, again and again. Raises ValueError if one has another size or is no WebP."""
    sizes = {size_of(frame.webp) for frame in frames}
    if len(sizes) != 1:
        raise ValueError(f"the frames have the sizes {sorted(sizes)}")
    [(width, height)] = sizes
    profile = [chunk(name, data) for name, data in chunks(frames[0].webp) if name == PROFILE]
    flags = ANIMATED | (HAS_PROFILE if profile else 0)
    head = chunk(b"VP8X", bytes([flags, 0, 0, 0]) + three_bytes(width - 1) + three_bytes(height - 1))
    shown = [chunk(b"ANMF", frame_data(frame, width, height)) for frame in frames]
    body = b"".join([b"WEBP", head, *profile, chunk(b"ANIM", struct.pack("<IH", 0, FOREVER)), *shown])
    return b"RIFF" + struct.pack("<I", len(body)) + body


def frame_data(frame: Frame, width: int, height: int) -> bytes:
    """What is kept of a frame: where it lies, how large it is, how long it is shown, and its image."""
    place = three_bytes(0) + three_bytes(0)
    size = three_bytes(width - 1) + three_bytes(height - 1)
    image = b"".join(chunk(name, data) for name, data in chunks(frame.webp) if name in IMAGE)
    return place + size + three_bytes(frame.milliseconds) + bytes([OPAQUE]) + image


def size_of(webp: bytes) -> tuple[int, int]:
    """Width and height of a picture in the extended format, which Chromium writes. Raises ValueError."""
    name, data = next(chunks(webp))
    if name != b"VP8X":
        raise ValueError("the picture is not in WebP's extended format")
    return int.from_bytes(data[4:7], "little") + 1, int.from_bytes(data[7:10], "little") + 1


def chunks(webp: bytes) -> Iterator[tuple[bytes, bytes]]:
    """The parts of a picture, each with its name. Raises ValueError if it is no WebP."""
    if (webp[:4], webp[8:12]) != (b"RIFF", b"WEBP"):
        raise ValueError("this is no WebP")
    at = 12
    while at < len(webp):
        length = int.from_bytes(webp[at + 4 : at + 8], "little")
        yield webp[at : at + 4], webp[at + 8 : at + 8 + length]
        at += 8 + length + length % 2


def chunk(name: bytes, data: bytes) -> bytes:
    """A part with its name and length, filled up to an even one."""
    return name + struct.pack("<I", len(data)) + data + b"\0" * (len(data) % 2)


def three_bytes(number: int) -> bytes:
    """A number as WebP writes it."""
    return number.to_bytes(3, "little")
