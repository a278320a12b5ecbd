### Classements : le nombre de chaque joueur dans chaque type de partie, et les tableaux.

rating-title = Classement
rating-kind = Type de partie
rating-kind-base-2 = Base, 2 joueurs
rating-kind-sets-2 = Extensions, 2 joueurs
rating-kind-many = 3 à 5 joueurs
rating-kind-teams = Équipes
rating-interval = entre { $low } et { $high }
rating-games = { $games ->
    [one] { $games } partie classée
   *[other] { $games } parties classées
}
rating-rank = Rang { $rank } au tableau
rating-new = nouveau : { $missing ->
    [one] il manque { $missing } partie
   *[other] il manque { $missing } parties
}
rating-curve = Le classement après les dernières parties classées (ici { $games }) : au plus bas { $low }, au plus haut { $high }, maintenant { $rating }
rating-none = Pas encore de partie classée de ce type.
rating-hidden = { $name } ne montre pas son classement.
rating-ended = Les classements de { $name } ont pris fin ici.
rating-ended-mine = Tes classements ont pris fin ici. Tu peux jouer sans classement.
rating-rate-me = Me classer
rating-rate-me-about = Cinq parties classées contre des ordinateurs te donnent un classement. Chacune commence aussitôt, a une pendule, et la quitter compte comme une défaite.
rating-rate-me-left = { $missing ->
    [one] Encore { $missing } partie, et ton classement comptera.
   *[other] Encore { $missing } parties, et ton classement comptera.
}
rating-rate-me-account = Un classement demande un compte.
rating-about = Le classement dit la force de quelqu’un dans les parties classées. Tout le monde part de 1500, chaque type de partie a le sien, et il compte après cinq parties.
rating-ladder = Tableau
rating-ladder-players = { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}
rating-ladder-none = Personne n’a encore joué cinq parties classées de ce type.
rating-column-rank = Rang
rating-column-player = Joueur
rating-column-games = Parties
rating-ladder-interval = { $low } à { $high }
rating-ladder-me = { $name } (toi)
