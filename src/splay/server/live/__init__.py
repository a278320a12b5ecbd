"""Tables with a game in progress: the log in the database, and what a worker makes of it."""
