### Co wiele gier mówi o każdej karcie.

statistics-title = Karty w liczbach
statistics-about = Ilu graczy ciągnie, zagrywa i aktywuje każdą kartę i ilu z tych, którzy ją zagrywają, wygrywa. Kto prowadzi, zagrywa więcej wysokich kart, więc karta z wieloma wygranymi nie musi być ich przyczyną.
statistics-in-games = W grach
statistics-columns = Ciągnięta, zagrana, aktywowana: ilu graczy tych gier zrobiło to choć raz. Karta, z którą zaczynasz, liczy się jako zagrana. Wygrane po zagraniu: ilu z tych, którzy ją zagrali, wygrało.
statistics-interval = W nawiasie: gdzie prawdziwa liczba leży w 95 przypadkach na 100.
statistics-none = Nie policzono jeszcze żadnej gry.
statistics-which = Gry
statistics-option = { $whose ->
    [computers] Komputery
   *[people] Ludzie
}, { $kind ->
    [base-2] gra podstawowa, dwóch graczy
    [base-4] gra podstawowa, czterech graczy
    [base-more] gra podstawowa, trzech graczy lub więcej
    [sets-2] z dodatkami, dwóch graczy
    [sets-4] z dodatkami, czterech graczy
   *[sets-more] z dodatkami, trzech graczy lub więcej
}: { $games ->
    [one] { $games } gra
    [few] { $games } gry
   *[many] { $games } gier
}
statistics-card = Karta
statistics-drawn = Ciągnięta
statistics-melded = Zagrana
statistics-used = Aktywowana
statistics-won = Wygrane po zagraniu
statistics-share = { $share } % ({ $low }–{ $high } %)
statistics-all = Wszystkie karty w liczbach
