"""Characters that cannot be seen but shape their neighbors: what emoji of phones and some scripts are written with.

They are good only in these places, in which they change what is seen:

- U+FE0F behind a character that is an emoji by it (a heart, a digit before the frame of a keycap);
- U+200D between two emoji, and behind a virama (ligatures of Indic scripts);
- U+200C between two letters of the Arabic script (Persian words), and behind a virama.
"""

import unicodedata
from typing import Final

EMOJI_FORM: Final = "\ufe0f"
JOINER: Final = "\u200d"
NON_JOINER: Final = "\u200c"
JOINERS: Final = EMOJI_FORM + JOINER + NON_JOINER
KEYCAP: Final = "\u20e3"
KEYS: Final = "0123456789#*"
VIRAMA: Final = 9
"""The combining class of the signs that take the vowel from a letter."""
SKIN: Final = range(0x1F3FB, 0x1F400)
BY_FORM: Final = frozenset(
    "©®‼⁉™ℹ↔↕↖↗↘↙↩↪⌨⏏⏭⏮⏯⏱⏲⏸⏹⏺Ⓜ▪▫▶◀◻◼☀☁☂☃☄☎☑☘☝☠☢☣☦☪☮☯☸☹☺♀♂♟♠♣♥♦♨♻♾⚒⚔⚕⚖⚗⚙⚛⚜⚠⚧⚰⚱⛈⛏⛑⛓⛩⛰⛱⛴⛷⛸⛹✂✈✉✌✍✏✒✔✖✝✡✳✴❄❇"  # noqa: RUF001 - it is that sign
    "❣❤➡⤴⤵⬅⬆⬇〰〽㊗㊙🅰🅱🅾🅿🈂🈷🌡🌤🌥🌦🌧🌨🌩🌪🌫🌬🌶🍽🎖🎗🎙🎚🎛🎞🎟🏋🏌🏍🏎🏔🏕🏖🏗🏘🏙🏚🏛🏜🏝🏞🏟🏳🏵🏷🐿👁📽🕉🕊🕯🕰🕳🕴🕵🕶🕷🕸🕹🖇🖊🖋🖌🖍🖐🖥🖨🖱🖲🖼🗂🗃🗄🗑🗒"
    "🗓🗜🗝🗞🗡🗣🗨🗯🗳🗺🛋🛍🛎🛏🛠🛡🛢🛣🛤🛥🛩🛰🛳"
)
"""The characters that are shown as text by themselves and as an emoji by U+FE0F (Unicode: Emoji, not
Emoji_Presentation), besides the keys.
"""


def without_needless_forms(text: str) -> str:
    """A text without the U+FE0F that keyboards put behind what is an emoji in any case."""
    return "".join(
        character
        for place, character in enumerate(text)
        if character != EMOJI_FORM or not place or not is_picture(text[place - 1]) or text[place - 1] in BY_FORM
    )


def shapes(text: str, place: int) -> bool:
    """Whether the character at a place of a text is one of JOINERS and shapes its neighbors there."""
    before, after = text[place - 1 : place], text[place + 1 : place + 2]
    if text[place] == EMOJI_FORM:
        return before != "" and (before in BY_FORM or (before in KEYS and after == KEYCAP))
    if before == "" or after == "" or text[place] not in JOINERS:
        return False
    if unicodedata.combining(before) == VIRAMA:
        return is_letter(after)
    if text[place] == JOINER:
        return (before == EMOJI_FORM or is_picture(before) or ord(before) in SKIN) and is_picture(after)
    return is_arabic(last_letter(text[:place])) and is_arabic(after)


def is_picture(character: str) -> bool:
    """Whether a character is an emoji, or a sign like one."""
    return character in BY_FORM or unicodedata.category(character) == "So"


def is_letter(character: str) -> bool:
    """Whether a character is a letter."""
    return unicodedata.category(character) == "Lo"


def is_arabic(character: str) -> bool:
    """Whether a character is a letter that is joined to its neighbors as in the Arabic script."""
    return character != "" and is_letter(character) and unicodedata.bidirectional(character) == "AL"


def last_letter(text: str) -> str:
    """The last character of a text that is no mark on another one, or "" if there is none."""
    return next((character for character in reversed(text) if unicodedata.category(character) != "Mn"), "")
