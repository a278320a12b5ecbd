"""Tests of signing in with a provider."""
