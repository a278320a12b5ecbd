"""Who is asking: sessions by cookie, tokens, passwords, and what guards handlers."""
