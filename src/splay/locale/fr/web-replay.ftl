### Les mots des relectures.

replay-title = Relecture : { $names }
replay-opening = Ouverture de la relecture…
replay-own = Le côté de la table ({ $player })
replay-controls = Lecture
replay-moment = Moment de la partie
replay-moment-of = { $moment } · { $place }/{ $last }
replay-deal = Donne
replay-start = Début
replay-turn = Tour { $turn } : { $you ->
        [yes] à toi
       *[no] { $player }
    }
replay-turn-of = tour { $turn } sur { $last }
replay-after-turn = après le tour { $turn } sur { $last }
replay-turn-before = Tour précédent
replay-back = Coup précédent
replay-forward = Coup suivant
replay-turn-next = Tour suivant
replay-play = Lire
replay-pause = Pause
replay-chance = { $percent } %
replay-chance-of = Chances de victoire ({ $player })
replay-costly = Tour { $turn } : { $you ->
    [yes] ton coup coûteux
   *[no] coup coûteux ({ $player })
}
replay-costly-next = Coup coûteux suivant
replay-mark = Chances de victoire, d’après des parties jouées à partir d’ici :
replay-hands = Mains
replay-hands-title = Montrer toutes les mains, ou seulement ce que tu pouvais voir
replay-all-moves = Montrer tous les coups
replay-eyes = Point de vue
replay-eyes-all = toutes les cartes
replay-eyes-of = { $player }
replay-eyes-spectator = le public
replay-link = Copier le lien
replay-side-open = Coups, vue et lien
replay-tab-moves = Coups
replay-tab-costly = Coûteux ({ $number })
replay-tab-view = Vue
replay-result = Résultat

## La suite

replay-play-on = Jouer à partir d’ici
replay-play-on-title = Jouer à partir d’ici
replay-play-on-help = Une nouvelle partie part de cette position ; au milieu d’une action, juste avant celle-ci. Des ordinateurs prennent les autres places. L’ancienne partie reste telle quelle.
replay-play-on-seat = Tu joues
replay-play-on-against = Adversaires
replay-play-on-go = Jouer

## Touches

replay-keys = Touches
replay-key-step = coup précédent, coup suivant
replay-key-turn = tour précédent, tour suivant
replay-key-ends = à la donne, à la fin
replay-key-play = lire, mettre en pause
replay-key-costly = coup coûteux suivant
replay-key-hands = montrer toutes les mains, ou les cacher
