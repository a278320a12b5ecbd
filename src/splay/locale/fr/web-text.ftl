### Les mots de la table en mode texte.

text-on = Afficher la table en mode texte
text-off = Afficher la table avec des cartes dessinées
text-happens = Ce qui se passe
text-answers = Réponses
text-card = Valeur { $value }, { $color }. Icônes : { $icons }. Icône principale : { $featured }.
text-card-unused = Valeur { $value }, { $color }. Icônes : { $icons }. Aucun effet.
text-icon-count = { $icon } { $count }
text-no-icons = aucune
text-fleeting = { $name }. { $what }
text-zone = { $zone } : { $number ->
    [0] vide.
    [one] { $number } carte : { $cards }.
   *[other] { $number } cartes : { $cards }.
}
text-open-zone = Lire les cartes : { $zone }
text-board = Zone de jeu : { $player }
text-board-empty = La zone de jeu est vide.
text-column-color = Couleur
text-column-cards = Cartes
text-column-icons = Icônes visibles
text-column-top = Carte active
text-column-reach = Coopération, exigence
text-pile = { $color }, { $splay }
text-top = { $card }, âge { $value }
text-supply = Âge { $age } : { $number ->
    [0] aucune carte
    [one] { $number } carte
   *[other] { $number } cartes
}
text-achievement = { $number ->
    [one] Domination { $value }
   *[other] Domination { $value }, { $number } exemplaires
}
text-achievement-mine = { $achievement } : { $needs }
text-achievement-dearer = { $achievement }. { $why }
text-special = { $name } : { $condition }.
text-special-mine = { $name } : { $condition }. Pour toi : { $have } sur { $need }.
text-keys-help = Ces touches marchent partout sur cette page, sauf dans les champs. Si ton lecteur d’écran les garde pour lui, dis-lui de les transmettre.
