"""Who is asking: people known by a session's cookie or by a token."""
