"""The moving picture of one turn: small, made of pictures of the page, and put together as WebP wants it."""

from __future__ import annotations

import pytest

from docs.picturing.animation import IMAGE, Frame, animated, chunk, chunks, size_of
from docs.picturing.names import SIZES, THEMES, animation, picture
from docs.picturing.turn import LOOK, MELDED, READ, SCALE, SIZE, turn_to_play

MOST_BYTES = 600_000


@pytest.mark.parametrize("theme", THEMES)
def test_it_is_small_and_has_the_size_of_its_screen(theme: str) -> None:
    webp = animation(theme).read_bytes()
    assert len(webp) < MOST_BYTES
    for shown, whole in zip(size_of(webp), SIZES[SIZE], strict=True):
        assert shown == pytest.approx(SCALE * whole, abs=1)


@pytest.mark.parametrize("theme", THEMES)
def test_it_goes_on_for_ever_and_shows_each_frame_long_enough(theme: str) -> None:
    parts = list(chunks(animation(theme).read_bytes()))
    [loops] = [data[4:6] for name, data in parts if name == b"ANIM"]
    assert loops == b"\0\0"
    times = [int.from_bytes(data[12:15], "little") for name, data in parts if name == b"ANMF"]
    assert 6 <= len(times) <= 12
    assert set(times) == {LOOK, READ}


def test_both_themes_show_the_same_frames() -> None:
    frames = [[name for name, _ in chunks(animation(theme).read_bytes())].count(b"ANMF") for theme in THEMES]
    assert len(set(frames)) == 1


def test_the_turn_is_one_of_two_actions() -> None:
    game = turn_to_play()
    assert (game.turn_seat, game.actions_left) == (0, 2)
    assert MELDED in {card.key for card in game.players[0].hand}


def test_images_are_taken_over_as_they_are() -> None:
    webp = picture("settings", SIZE, "light").read_bytes()
    made = animated([Frame(webp, 500), Frame(webp, 70_000)])
    assert size_of(made) == SIZES[SIZE]
    assert int.from_bytes(made[4:8], "little") == len(made) - 8
    shown = [data for name, data in chunks(made) if name == b"ANMF"]
    assert [int.from_bytes(data[12:15], "little") for data in shown] == [500, 70_000]
    image = b"".join(chunk(name, data) for name, data in chunks(webp) if name in IMAGE)
    assert image
    assert [data[16:] for data in shown] == [image, image]


def test_frames_of_two_sizes_and_other_files_are_refused() -> None:
    one, other = (picture("settings", size, "light").read_bytes() for size in ("phone", "laptop"))
    with pytest.raises(ValueError, match="sizes"):
        animated([Frame(one, 1), Frame(other, 1)])
    with pytest.raises(ValueError, match="no WebP"):
        animated([Frame(b"GIF89a", 1)])
