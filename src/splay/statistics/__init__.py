"""What games were like: numbers of their seats and cards, worked out from all that happened in them."""
