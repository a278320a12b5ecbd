### Słowa list gier.

games-title-mine = Moje gry
games-title-archive = Archiwum
games-lists = Listy gier
games-mine = Moje gry
games-archive = Archiwum
games-archive-about = Ukończone gry z publicznych stołów; każdy może je obejrzeć.
games-none-mine = Nie masz jeszcze ukończonych gier.
games-play = Nowa gra
games-finished = Ukończone gry
games-none-archive = Żadna publiczna gra nie jest jeszcze ukończona.
games-replay = Powtórka
games-replay-of = Powtórka: { $names }
games-record = Pobierz
games-record-of = Pobierz: { $names }
games-rematch = Rewanż
games-rematch-of = Rewanż: { $names }
games-won = Wygrana
games-lost = Przegrana
games-pages = Strony gier
games-newer = Nowsze gry
games-older = Starsze gry
games-page = Strona { $number }
