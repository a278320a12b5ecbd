"""What a network has learned from games that computers played against themselves: how likely a seat is to win."""
