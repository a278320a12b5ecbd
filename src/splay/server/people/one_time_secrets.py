"""What a person was mailed or shown to be used once ends when anything changes that it could bring back."""

from sqlalchemy import delete, update
from sqlalchemy.ext.asyncio import AsyncConnection

from splay.server.auth.identity_cache import ENDS_NOTHING
from splay.server.storage.schema import authenticators, confirmations, password_resets, sessions


async def end_one_time_secrets(connection: AsyncConnection, person: str) -> None:
    """Ends a person's link for another password, its code for an address, the secret of an app that is being set up,
    what admins may do after they have proved their second factor, and what an account without a password may change
    after it has signed in anew. How many were sent today stays counted.

    To be called, after the person's row was changed or held, with every change of address, password or second factor,
    and when its sessions are all ended.
    """
    links = update(password_resets).where(password_resets.c.person == person)
    await connection.execute(links.values(hash=None))
    codes = update(confirmations).where(confirmations.c.person == person)
    await connection.execute(codes.values(hash=None, tries=0))
    await connection.execute(delete(authenticators).where(authenticators.c.person == person, ~authenticators.c.on))
    proved = sessions.c.proved.is_not(None) | sessions.c.confirmed.is_not(None)
    proofs = update(sessions).where(sessions.c.person == person, proved)
    await connection.execute(proofs.values(proved=None, confirmed=None).execution_options(**ENDS_NOTHING))
