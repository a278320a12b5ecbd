"""The browser client's files, built from `web/`, and how they are sent."""
