"""How quick the page is in a real Chromium: `python -m benchmarks.browser`, in a checkout with the built page."""
