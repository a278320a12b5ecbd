### Profils : ce que les parties terminées disent d’un joueur, leur liste, la recherche et la vie privée.

profile-since = Depuis { $month }
profile-games = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
profile-last-games = les { $counted } dernières de { $games } parties
profile-percent = { $percent } %
profile-won = gagnées
profile-streak = victoires d’affilée au plus
profile-account = Compte
profile-guest = Toi seul vois cette page. Avec un compte, tu retrouves tes parties sur tous tes appareils.
profile-guest-do = Créer un compte
profile-visitor = Tes résultats arrivent ici dès que tu as joué. Connecte-toi pour voir ceux de ton compte.
profile-none-mine = Tu n’as encore terminé aucune partie.
profile-none = { $name } n’a encore terminé aucune partie.
profile-play = Jouer
profile-hidden = { $name } ne montre pas ses parties.
profile-hidden-opponents = { $name } ne montre pas ses face-à-face.
profile-nobody = Aucun joueur ne s’appelle « { $handle } ».
profile-find = Trouver un joueur
profile-you = Toi
profile-versus = Toi et { $name }
profile-versus-last = Dernières parties
profile-versus-ended = Fins
profile-versus-when = Dernière partie
profile-versus-way = { $number } { $how ->
    [achievements] par les dominations
    [score] par le score
    [card] par une carte
    [resigned] par abandon
    [time] au temps
   *[other] par départ
}
profile-letter-won = V
profile-letter-lost = D
profile-letter-even = N
profile-outcome-won = Victoire
profile-outcome-lost = Défaite
profile-outcome-even = Égalité
profile-place = { $place }e
profile-results = Résultats
profile-by = Par
profile-by-opponents = Joueur
profile-by-sets = Extension
profile-by-players = Nombre
profile-bar = { $won } gagnées, { $lost } perdues
profile-bar-even = { $won } gagnées, { $lost } perdues, { $even } nulles
profile-others = { $number ->
    [one] { $number } autre
   *[other] { $number } autres
}
profile-no-opponents = Aucune partie contre des humains.
profile-set-alone = Base seule
profile-players-2 = À deux
profile-players-more = De trois à cinq
profile-players-teams = Équipes
profile-computers = Contre les ordinateurs
profile-no-computers = Aucune partie contre les ordinateurs.
profile-achievements = Dominations
profile-achieved = { $number } en { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
profile-achieved-value = Valeur { $value } : { $number }
profile-cards = Cartes préférées
profile-cards-favorite = Fréquentes
profile-cards-best = Meilleures
profile-cards-worst = Pires
profile-cards-none = Une carte arrive ici dès qu’elle a été posée dans dix parties.
profile-cards-about = Gagnées : des parties où elle a été posée.
profile-card = Carte
profile-drawn = Piochée
profile-melded = Posée
profile-used = Activée
profile-card-won = Gagnées
profile-ways = Comment elles sont gagnées
profile-ways-none = Aucune partie gagnée.
profile-way = { $how ->
    [achievements] Par les dominations
    [score] Par le score
    [card] Par une carte
    [resigned] Par abandon
    [time] Au temps
   *[other] Par un départ
}
profile-list = Parties
profile-list-none = Aucune partie ne convient. Change le choix ci-dessus.
profile-filter-players = Genre
profile-filter-players-all = Tous les genres
profile-filter-opponent = Adversaire
profile-filter-opponent-all = Tout le monde
profile-filter-opponent-people = Humains
profile-filter-opponent-computers = Ordinateurs
profile-filter-result = Résultat
profile-filter-result-all = Tous les résultats
profile-filter-sets = Extensions
profile-filter-sets-all = Toutes les extensions
profile-filter-search = Carte ou joueur
profile-search = Chercher
profile-filter-none = Tout afficher
profile-column-result = Résultat
profile-column-opponent = Adversaire
profile-column-kind = Genre
profile-column-how = Fin
profile-column-when = Quand
profile-column-replay = Revoir
profile-ended = { $how ->
    [achievements] { $standing }
    [score] score { $standing }
    [card] { $card } a décidé
    [resigned] abandon
    [time] au temps
   *[other] départ d’un joueur
}{ $turns ->
    [0] {""}
   *[other] , tour { $turns }
}
profile-card-unknown = une carte
profile-gone = quelqu’un qui est parti
profile-private = un joueur discret
profile-replay = Revoir
profile-replay-of = Revoir : { $names }, { $when }
profile-more = En afficher plus
profile-players = Joueurs
profile-players-about = Trouve un joueur par son nom ou son nom de profil pour voir comment il joue.
profile-search-none = Personne ne s’appelle « { $text } ».
profile-search-more = Il y en a d’autres. Écris plus du nom.
profile-found = { $number ->
    [one] { $number } joueur
   *[other] { $number } joueurs
}
profile-found-hidden = parties privées
profile-handle = Nom de profil
profile-handle-hint = 3-24 caractères : a-z, 0-9 et des tirets entre eux. Il est dans l’adresse de ton profil ; tu peux le changer une fois par mois. Les liens vers l’ancienne adresse ne mènent alors plus nulle part.
profile-handle-later = Il est dans l’adresse de ton profil. Tu pourras le changer à nouveau le { $day }.
profile-handle-save = Changer de nom de profil
profile-handle-open = Ouvrir le profil
profile-privacy = Vie privée
profile-privacy-about = Qui voit quoi de toi, ou peut le faire. Toi, tu vois toujours tout. Tes amis sont les personnes que tu suis et qui te suivent.
profile-sees-rating = Mon classement
profile-sees-games = Mes parties
profile-sees-games-about = Pour les autres, le profil et la recherche les omettent. Les parties des tables publiques restent visibles.
profile-sees-head_to_head = Mes face-à-face
profile-sees-head_to_head-about = Seulement si vous êtes tous deux d’accord.
profile-sees-presence = Si je suis là
profile-sees-challenges = Me défier
profile-for-nobody = Personne
profile-for-friends = Amis
profile-for-everyone = Tout le monde

## Suivre et bloquer.

profile-follow = Suivre
profile-unfollow = Ne plus suivre
profile-block = Bloquer
profile-unblock = Débloquer
profile-unblock-name = Débloquer { $name }
profile-friend = amitié
profile-here = en ligne
profile-away = absence de { $minutes } min
profile-number-here = { $number } en ligne
profile-is-blocked = compte bloqué
profile-following-now = Tu suis maintenant { $name }. Personne n’en est averti.
profile-friends-now = { $name } et toi vous suivez mutuellement : vous êtes amis.
profile-unfollowed = Tu ne suis plus { $name }.
profile-blocked-now = { $name } est sur ta liste de blocage : impossible de te suivre, et tu ne vois plus ses messages. Personne n’en est averti.
profile-unblocked = { $name } n’est plus sur ta liste de blocage.
profile-people = Les personnes que tu suis
profile-people-none = Tu ne suis encore personne. On suit quelqu’un depuis son profil ; deux personnes qui se suivent sont amies.
profile-blocked = Comptes bloqués : { $number }
