"""Computer players: they see what their seat may know, and know no card by name, but for the one that has learned."""
