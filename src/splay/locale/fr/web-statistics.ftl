### Ce que beaucoup de parties disent de chaque carte.

statistics-title = Les cartes en chiffres
statistics-about = Combien de joueurs piochent, posent et activent chaque carte, et combien de ceux qui la posent gagnent. Qui mène pose plus de cartes élevées : une carte aux nombreuses victoires n’en est donc pas forcément la cause.
statistics-in-games = Dans les parties
statistics-columns = Piochée, posée, activée : combien de joueurs de ces parties l’ont fait au moins une fois. La carte de départ compte comme posée. Victoires une fois posée : combien de ceux qui l’ont posée ont gagné.
statistics-interval = Entre parenthèses : où se trouve le vrai nombre dans 95 cas sur 100.
statistics-none = Aucune partie n’a encore été comptée.
statistics-which = Parties
statistics-option = { $whose ->
    [computers] Ordinateurs
   *[people] Humains
}, { $kind ->
    [base-2] jeu de base à deux
    [base-4] jeu de base à quatre
    [base-more] jeu de base à trois ou plus
    [sets-2] avec extensions à deux
    [sets-4] avec extensions à quatre
   *[sets-more] avec extensions à trois ou plus
} : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
statistics-card = Carte
statistics-drawn = Piochée
statistics-melded = Posée
statistics-used = Activée
statistics-won = Victoires une fois posée
statistics-share = { $share } % ({ $low }–{ $high } %)
statistics-all = Toutes les cartes en chiffres
