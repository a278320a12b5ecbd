"""The people who play: guests, accounts, sessions and tokens."""
