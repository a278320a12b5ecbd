"""Training the network of `agents.learned`: games against itself, and what they teach."""
