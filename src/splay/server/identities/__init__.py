"""Signing in with a provider (OpenID Connect): going there, coming back, and the identities that accounts have."""
