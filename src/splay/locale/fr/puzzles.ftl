### Les mots des problèmes : ce qu'il faut faire, et pourquoi un autre essai échoue.

puzzle-name = { $mine } contre { $theirs }
puzzle-name-alone = { $card }, et rien d’autre
puzzle-name-empty = Zones vides

puzzle-task-win = Gagne pendant ce tour, quoi que tu pioches. { $actions ->
    [one] Tu as { $actions } action.
   *[other] Tu as { $actions } actions.
}
puzzle-task-stop = { $player } va gagner. Empêche cela avec ta dernière action.
puzzle-task-take = { $player } peut prendre [{ $value }] au prochain tour. Prends cette domination avant, quoi que tu pioches. { $actions ->
    [one] Tu as { $actions } action.
   *[other] Tu as { $actions } actions.
}
puzzle-task-help = Active maintenant une carte qui n’apporte rien à { $player }, quels que soient ses choix. Compte ce que { $player } a ensuite : toute carte qui n’était pas à cet endroit avant, et tout nouveau décalage.

## Pourquoi un essai échoue. « chance » : sur cent distributions des cartes cachées.

puzzle-try-win = Après cela, tu ne peux plus gagner pendant ce tour.
puzzle-try-take = Après cela, tu ne peux plus prendre [{ $value }] pendant ce tour.
puzzle-try-lucky = Il faut de la chance : au mieux, cela réussit dans { $chance } % des donnes.
puzzle-try-points = Après cela, tu as au plus { $points } points sur les { $needed } qu’il faut.
puzzle-try-top = Après cela, ta plus haute carte active est au plus un [{ $top }], et il te faut un [{ $value }].
puzzle-try-loses = { $player } gagne quand même au prochain tour, { $chance ->
    [100] dans toutes les donnes essayées
   *[other] dans au moins { $chance } % des donnes essayées
}.
puzzle-try-loses-by = { $player } gagne quand même au prochain tour, { $chance ->
    [100] dans toutes les donnes essayées
   *[other] dans au moins { $chance } % des donnes essayées
}. Par exemple : { $action }.
puzzle-try-loses-by-two = { $player } gagne quand même au prochain tour, { $chance ->
    [100] dans toutes les donnes essayées
   *[other] dans au moins { $chance } % des donnes essayées
}. Par exemple : { $first }, puis { $action }.
puzzle-try-choices = L’action est la bonne, mais pas ce que tu y as choisi : { $player } gagne quand même au prochain tour, { $chance ->
    [100] dans toutes les donnes essayées
   *[other] dans au moins { $chance } % des donnes essayées
}.
puzzle-try-helps = Cela apporte quelque chose à { $player } dans toutes les donnes essayées.
puzzle-try-helps-mostly = Cela apporte quelque chose à { $player } dans { $chance } % des donnes essayées.
puzzle-try-gave = { $player } obtient { $gain }. Cette carte apporte quelque chose à { $player } dans { $chance } % des donnes essayées.
puzzle-try-gave-nothing = Cette fois, { $player } n’obtient rien. Mais cette carte peut apporter quelque chose à { $player } dans { $chance } % des donnes essayées.
puzzle-try-no-card = Ici, il s’agit d’activer une carte.
puzzle-try-later = Bon début, mais quelque chose dedans ou après ne va pas.

## Indices : d'abord le genre d'action, puis laquelle.

puzzle-hint-draw = Pioche d’abord une carte.
puzzle-hint-meld = Pose d’abord une carte.
puzzle-hint-dogma = Active d’abord une carte.
puzzle-hint-achieve = Prends d’abord une domination.
puzzle-hint-other = Ce n’est aucune des quatre actions habituelles.
puzzle-hint-color = La couleur de la carte : { $first } ou { $second }.
puzzle-hint-action = { $action }. À toi de trouver la suite.

## Ce que l’autre obtient, dans « puzzle-try-gave ».

puzzle-got-achievements = { $count ->
    [one] { $count } domination
   *[other] { $count } dominations
}
puzzle-got-board = { $count ->
    [one] { $count } carte dans sa zone
   *[other] { $count } cartes dans sa zone
}
puzzle-got-score = { $count ->
    [one] { $count } carte dans son influence
   *[other] { $count } cartes dans son influence
}
puzzle-got-hand = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
puzzle-got-further = { $count ->
    [one] { $count } carte à côté de sa zone
   *[other] { $count } cartes à côté de sa zone
}
puzzle-got-splays = { $count ->
    [one] { $count } décalage
   *[other] { $count } décalages
}
