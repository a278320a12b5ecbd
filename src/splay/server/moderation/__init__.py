"""Reports of chat and names, and what admins do about them."""
