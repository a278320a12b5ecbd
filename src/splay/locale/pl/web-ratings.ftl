### Rankingi: liczba gracza w każdym rodzaju gier i tabele.

rating-title = Ranking
rating-kind = Rodzaj gry
rating-kind-base-2 = Podstawka, 2 graczy
rating-kind-sets-2 = Dodatki, 2 graczy
rating-kind-many = 3–5 graczy
rating-kind-teams = Drużyny
rating-interval = między { $low } a { $high }
rating-games = { $games ->
    [one] { $games } gra rankingowa
    [few] { $games } gry rankingowe
   *[many] { $games } gier rankingowych
}
rating-rank = Miejsce { $rank } w tabeli
rating-new = nowy: { $missing ->
    [one] brakuje { $missing } gry
    [few] brakuje { $missing } gier
   *[many] brakuje { $missing } gier
}
rating-curve = Ranking po każdej z ostatnich gier rankingowych (tu { $games }): najniższy { $low }, najwyższy { $high }, teraz { $rating }
rating-none = Nie ma jeszcze gier rankingowych tego rodzaju.
rating-hidden = { $name } nie pokazuje rankingu.
rating-ended = Rankingi gracza { $name } zostały tu zakończone.
rating-ended-mine = Twoje rankingi zostały tu zakończone. Możesz grać bez rankingu.
rating-rate-me = Oceń mnie
rating-rate-me-about = Pięć rankingowych gier z komputerami da ci ranking. Każda zaczyna się od razu, ma zegar, a wyjście z niej to przegrana.
rating-rate-me-left = { $missing ->
    [one] Jeszcze { $missing } gra i twój ranking będzie się liczył.
    [few] Jeszcze { $missing } gry i twój ranking będzie się liczył.
   *[many] Jeszcze { $missing } gier i twój ranking będzie się liczył.
}
rating-rate-me-account = Do rankingu potrzebne jest konto.
rating-about = Ranking mówi, jak mocno ktoś gra w grach rankingowych. Każdy zaczyna od 1500, każdy rodzaj gry ma własny, a liczy się po pięciu grach.
rating-ladder = Tabela
rating-ladder-players = { $players ->
    [one] { $players } gracz
    [few] { $players } graczy
   *[many] { $players } graczy
}
rating-ladder-none = Nikt nie rozegrał jeszcze pięciu gier rankingowych tego rodzaju.
rating-column-rank = Miejsce
rating-column-player = Gracz
rating-column-games = Gry
rating-ladder-interval = { $low }–{ $high }
rating-ladder-me = { $name } (ty)
