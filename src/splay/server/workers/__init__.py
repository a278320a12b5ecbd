"""What the workers of a server tell each other: what has changed, that they are up, and one time."""
