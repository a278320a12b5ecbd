### Le coach des leçons et de la première partie, en plus des textes des leçons.

# Ce qu'on peut dire au coach.
coach-next = Suivant
coach-again = Réessayer
coach-back = Précédent
coach-restart = Recommencer la leçon

# Ce que le coach montre, pour qui ne voit pas le cercle.
ring-hand = { $you ->
    [yes] ta main
   *[no] la main ({ $player })
}
ring-score = { $you ->
    [yes] ton influence
   *[no] l’influence ({ $player })
}
ring-points = { $you ->
    [yes] tes points
   *[no] les points ({ $player })
}
ring-achievements = { $you ->
    [yes] tes dominations
   *[no] les dominations ({ $player })
}
ring-icons = { $you ->
    [yes] tes icônes
   *[no] les icônes ({ $player })
}
ring-board = { $you ->
    [yes] ta zone de jeu
   *[no] la zone de jeu ({ $player })
}
ring-pile = { $you ->
    [yes] ta pile { $color }
   *[no] la pile { $color } ({ $player })
}
ring-card = { $card }
ring-effects = les effets ({ $card })
ring-icon = l’icône ({ $card })
ring-reach = à qui { $card } s’appliquerait
ring-available = { $value ->
    [0] les dominations disponibles
    [one] la domination [{ $value }]
   *[other] la domination [{ $value }]
}
ring-specials = les domaines
ring-supply = { $value ->
    [0] les pioches
    [one] la pioche [{ $value }]
   *[other] la pioche [{ $value }]
}
ring-actions = les actions qui te restent
ring-draw = Piocher
