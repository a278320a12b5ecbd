"""What agents know of Artifacts of History."""
