"""What any client needs to draw and tell a game without our sources: faces, words, rulings."""
