"""Speaking to servers of this machine without encryption."""

from __future__ import annotations

import ssl
from typing import Final

UNENCRYPTED: Final = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""As `verify` of a client of httpx: it trusts no certificate. The usual ones take longer to read than a request takes,
for each client anew.
"""
