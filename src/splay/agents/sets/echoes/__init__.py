"""What agents know of Echoes of the Past."""
