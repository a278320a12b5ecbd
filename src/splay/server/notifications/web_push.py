"""Web Push: what is said, encrypted for one browser, and who says it, signed with the server's key.

Sources: RFC 8188 (aes128gcm), RFC 8291 (the keys of a message), RFC 8292 (VAPID).
"""

import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Final
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from msgspec import Struct, json

CURVE: Final = ec.SECP256R1()
NUMBER_BYTES: Final = 32
"""Bytes of a number of this curve: a private key, each half of a signature."""
POINT_BYTES: Final = 65
SECRET_BYTES: Final = 16
SALT_BYTES: Final = 16
RECORD_BYTES: Final = 4096
PADDED_TO: Final = 512
"""Messages are as long as a multiple of so many bytes, so that their lengths tell little."""
END: Final = b"\x02"
TOKEN_SECONDS: Final = 12 * 60 * 60
"""How long a signature holds; at most a day."""


class BrowserKeys(Struct, frozen=True):
    """What a browser has given to encrypt for it: its point of the curve (65 bytes) and a secret (16 bytes)."""

    point: bytes
    secret: bytes

    def __repr__(self) -> str:
        """The keys without what they are, which has no place in a log."""
        return "BrowserKeys()"


def browser_keys(p256dh: str, auth: str) -> BrowserKeys:
    """The keys of a browser from the texts that it gives. Raises ValueError."""
    keys = BrowserKeys(bytes_in(p256dh), bytes_in(auth))
    if len(keys.secret) != SECRET_BYTES or len(keys.point) != POINT_BYTES:
        raise ValueError("a key has another length")
    ec.EllipticCurvePublicKey.from_encoded_point(CURVE, keys.point)
    return keys


def encrypted(
    text: bytes, browser: BrowserKeys, own: ec.EllipticCurvePrivateKey | None = None, salt: bytes | None = None
) -> bytes:
    """A message of at most 3 kB as only that browser can read it. `own` and `salt` are made anew for each, but in
    tests. Raises ValueError.
    """
    own = own or ec.generate_private_key(CURVE)
    salt = salt or os.urandom(SALT_BYTES)
    point = point_of(own.public_key())
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, browser.point)
    key, nonce = content_keys(own.exchange(ec.ECDH(), theirs), browser, point, salt)
    sealed = AESGCM(key).encrypt(nonce, text + END, None)
    if len(sealed) + SALT_BYTES + 5 + POINT_BYTES > RECORD_BYTES:
        raise ValueError("the message is too long")
    return salt + RECORD_BYTES.to_bytes(4, "big") + bytes([POINT_BYTES]) + point + sealed


def content_keys(shared: bytes, browser: BrowserKeys, point: bytes, salt: bytes) -> tuple[bytes, bytes]:
    """The key and the nonce of a message, from the secret that both sides work out; `point` is the sender's."""
    mixed = derived(shared, browser.secret, b"WebPush: info\x00" + browser.point + point, 32)
    key = derived(mixed, salt, b"Content-Encoding: aes128gcm\x00", 16)
    return key, derived(mixed, salt, b"Content-Encoding: nonce\x00", 12)


def derived(secret: bytes, salt: bytes, purpose: bytes, length: int) -> bytes:
    """A key of so many bytes for a purpose."""
    return HKDF(SHA256(), length, salt, purpose).derive(secret)


def padded(text: bytes) -> bytes:
    """A JSON text with spaces after it, to one of few lengths."""
    return text + b" " * (-len(text) % PADDED_TO)


def signed_by(key: ec.EllipticCurvePrivateKey, endpoint: str, contact: str | None, seconds: int) -> str:
    """The header `Authorization` of a push to an endpoint, at a time in seconds since 1970. `contact` is where whoever
    runs the push service finds whoever runs this one.
    """
    url = urlsplit(endpoint)
    claims: dict[str, str | int] = {"aud": f"{url.scheme}://{url.netloc}", "exp": seconds + TOKEN_SECONDS}
    if contact is not None:
        claims["sub"] = contact
    told = f"{text_of(json.encode({'typ': 'JWT', 'alg': 'ES256'}))}.{text_of(json.encode(claims))}"
    numbers = decode_dss_signature(key.sign(told.encode(), ec.ECDSA(SHA256())))
    signature = b"".join(number.to_bytes(NUMBER_BYTES, "big") for number in numbers)
    return f"vapid t={told}.{text_of(signature)}, k={text_of(point_of(key.public_key()))}"


def point_of(key: ec.EllipticCurvePublicKey) -> bytes:
    """A public key as its 65 bytes."""
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def text_of(data: bytes) -> str:
    """Bytes as text in base64url, without padding."""
    return urlsafe_b64encode(data).decode().rstrip("=")


def bytes_in(text: str) -> bytes:
    """The bytes of a text in base64url, with padding or without. Raises ValueError."""
    return urlsafe_b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4))
