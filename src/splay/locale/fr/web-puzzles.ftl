### Les mots de la page sur les problèmes, le problème du jour et la donne du jour.

puzzles-title = Problèmes
puzzles-about = Trouve la seule bonne action. Pas besoin de deviner ce qui est caché.
puzzles-rating = Ton niveau : { $rating }
puzzles-solved = Résolus : { $solved } sur { $puzzles }
puzzles-next = Problème suivant
puzzles-none = Aucun problème de ce genre.
puzzles-opening = Ouverture du problème…
puzzles-leave = Problèmes
puzzles-show = Afficher
puzzles-show-all = Tous
puzzles-show-win = Gagner
puzzles-show-take = Prendre
puzzles-show-stop = Empêcher
puzzles-show-help = Ne pas aider
puzzles-cards = Cartes
puzzles-cards-base = Jeu de base
puzzles-cards-sets = Autres séries
puzzles-state-open = commencé
puzzles-state-solved = résolu
puzzles-state-at-once = premier essai
puzzles-state-given_up = abandonné
puzzles-entry-rating = Niveau { $rating }
puzzles-sets = avec { $sets }
puzzles-named = { $name } : { $goal }

## Un problème

puzzles-your-moves = Tes coups
puzzles-action-left = Action { $number }
puzzles-nothing-counts = Rien ne compte avant que tu vérifies. Annule autant que tu veux.
puzzles-ready = Tu peux maintenant vérifier tes coups.
puzzles-tries = Essais
puzzles-rated = Niveau
puzzles-number = { $number }
puzzles-hint = Indice
puzzles-hint-about = Un indice compte comme un essai.
puzzles-give-up = Abandonner
puzzles-restart = Recommencer
puzzles-check = Vérifier
puzzles-wrong = Pas encore.
puzzles-tab = Problème

## La fin

puzzles-done-first = Résolu au premier essai.
# $tries : deux ou plus, indices compris
puzzles-done-solved = Résolu au { $tries }e essai.
puzzles-done-given-up = Voici la solution.
puzzles-done-time = Ton temps : { $span }.
puzzles-again = Revoir le problème
puzzles-solution = La solution
puzzles-why-not = Pourquoi les autres actions échouent
puzzles-more-actions = { $actions ->
    [one] et { $actions } autre action
   *[other] et { $actions } autres actions
}

## Le problème du jour

puzzles-today-of = Problème du jour, { $day }
puzzles-all-tries = Essais
puzzles-players = { $players ->
    [one] { $players } joueur aujourd’hui
   *[other] { $players } joueurs aujourd’hui
}
puzzles-try-many = { $tries }+
puzzles-try-none = pas encore
puzzles-share-percent = { $percent } %
puzzles-you = toi
puzzles-streak = Jours d’affilée
puzzles-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
puzzles-best-streak = Record : { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
puzzles-first-try = Au premier essai : { $percent } %
puzzles-calendar-solved = { $day } : résolu
puzzles-calendar-not = { $day } : non résolu
puzzles-next-in = Prochain problème dans { $span }
puzzles-share = Partager
puzzles-shared = Copié.
puzzles-share-first = Splay { $day }, { $name } : premier essai, { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
puzzles-share-tries = Splay { $day }, { $name } : { $tries }e essai, { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
puzzles-share-given-up = Splay { $day }, { $name } : pas trouvé
puzzles-guest = Tes jours d’affilée sont liés à ce navigateur. Crée un compte pour les garder.

## La donne du jour

deal-title = Donne du jour
deal-title-of = Donne du { $day }
deal-about = Une partie contre Normal (ordi), avec les mêmes cartes pour tout le monde. Pas d’annulation, pas de conseil, et seule ta première partie compte.
deal-fine = On peut toujours la jouer d’abord sur un autre appareil : le classement est pour le plaisir.
deal-ends = Elle finit dans { $span }.
deal-play = Jouer la donne
deal-resume = Reprendre la partie
deal-players = { $players ->
    [0] Personne ne l’a encore finie.
    [one] { $players } joueur l’a finie.
   *[other] { $players } joueurs l’ont finie.
}
deal-won = Victoire : { $mine }-{ $theirs }.
deal-lost = Victoire de l’ordinateur : { $theirs }-{ $mine }.
deal-shared = Victoire partagée : { $mine }-{ $theirs }.
deal-late = Tu l’as finie après la fin de la journée : elle ne compte pas.
deal-place = Rang : { $place } sur { $players }
deal-everyone = Les résultats de tout le monde
deal-bar-won = Gagnée de { $lead }
deal-bar-won-level = Gagnée, à égalité
deal-bar-won-behind = Gagnée avec { $lead } de moins
deal-bar-shared = Partagée
deal-bar-lost = Perdue de { $lead }
deal-bar-lost-level = Perdue, à égalité
deal-bar-lost-ahead = Perdue avec { $lead } de plus
deal-lead-about = En nombre de dominations.
deal-best = Revoir la meilleure
deal-mine = Revoir la tienne
deal-next = Prochaine donne dans { $span }
deal-yesterday = Donne d’hier
deal-today = Donne d’aujourd’hui
deal-day-before = La veille
deal-share-text = Splay, donne du { $day } : rang { $place } sur { $players }
deal-secret = Le secret du mélange

## Durées

puzzles-span-hours = { $hours } h { $minutes } min
puzzles-span-minutes = { $minutes ->
    [0] { $seconds } s
    [one] { $minutes } min { $seconds } s
   *[other] { $minutes } min { $seconds } s
}
