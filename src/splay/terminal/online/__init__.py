"""Playing in the terminal at a server's table: everything goes through the protocol of `docs/protocol.md`."""
