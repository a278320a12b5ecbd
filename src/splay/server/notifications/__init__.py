"""Telling people who are not looking that a table waits for them: by webhook, by e-mail, by Web Push."""
