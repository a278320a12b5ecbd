### The words of the lists of games.

games-title-mine = My games
games-title-archive = Archive
games-lists = Lists of games
games-mine = My games
games-archive = Archive
games-archive-about = Finished games of public tables, for anyone to see.
games-none-mine = You haven't finished a game yet.
games-play = New game
games-finished = Finished games
games-none-archive = No public game is over yet.
games-replay = Replay
games-replay-of = Replay: { $names }
games-record = Download
games-record-of = Download: { $names }
games-rematch = Rematch
games-rematch-of = Rematch: { $names }
games-won = Won
games-lost = Lost
games-pages = Pages of games
games-newer = Newer games
games-older = Older games
games-page = Page { $number }
