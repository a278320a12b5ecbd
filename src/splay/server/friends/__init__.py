"""Whom accounts follow, who is a friend, and whom they have blocked."""
