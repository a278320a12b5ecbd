"""Tables as they stand, and the one way to change them."""
