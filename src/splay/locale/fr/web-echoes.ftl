### Les règles, les astuces et les faits d'Échos du passé.

rules-echoes-title = Échos du passé
rules-echoes-idea-title = Ce que cela ajoute
rules-echoes-idea =
    105 cartes de plus. Certains effets agissent encore quand leur carte est couverte, certaines cartes montrent des points de bonus, et d’autres vont dans tes prévisions, où elles attendent le bon moment.

    Tu découvres le jeu ? Fais d’abord quelques parties sans extensions : celle-ci ajoute des règles, et ses cartes supposent que tu connais les autres.
rules-echoes-setup-title = Mise en place
rules-echoes-setup =
    Ces cartes ont dix pioches à elles, une par âge, à côté de celles du jeu de base. Leur dos montre la série et l’âge.

    Chaque joueur commence avec une carte de base et une carte Échos. Les dominations standards viennent toujours des cartes de base, et cinq domaines de plus sont à côté. Il te faut **une domination de plus** pour gagner.
rules-echoes-draw-title = Dans quelle série tu pioches
rules-echoes-draw =
    Chaque fois que tu pioches, regarde ta main telle qu’elle est à cet instant :

    - Tu as des cartes en main, et **aucune n’est une carte Échos** : tu pioches une carte Échos de cette valeur.
    - Ta main est vide, ou elle a une carte Échos : tu pioches une carte de base.

    Si la pioche Échos de cette valeur est vide, tu pioches la carte de base. Seules les pioches de base décident de l’âge où tu pioches. La table dit toujours ce que tu piocheras.
rules-echoes-effects-title = Effets d’écho
rules-echoes-effects =
    Un effet d’écho occupe un des emplacements d’icônes. Il agit tant que son emplacement est **visible**, même sur une carte couverte d’une pile décalée.

    Quand tu actives une carte, tous les effets d’écho visibles de **sa couleur** passent d’abord, du fond au sommet de la pile ; puis viennent les effets de la carte. La liste est fixée avant que le premier commence.

    = [echoing]

    Les adversaires y coopèrent comme aux autres effets de la carte : s’ils ont autant d’icônes principales de **la carte activée** que toi, ou davantage.
rules-echoes-forecast-title = Les prévisions
rules-echoes-forecast =
    Des effets te font **prévoir** une carte : elle va dans tes prévisions, face cachée. Tu peux regarder tes prévisions ; les autres n’en voient que le dos. Le nombre de cartes n’y est pas limité.

    Les prévisions ne sont pas dans ta main. Tu ne peux pas les poser comme des cartes en main, et les effets ne les atteignent que s’ils les nomment.
rules-echoes-promote-title = Réaliser
rules-echoes-promote =
    Après chaque action Poser, tu peux **réaliser** une carte de tes prévisions, si sa valeur est **inférieure ou égale** à celle de la carte posée. Tu la poses, puis tu peux l’activer aussitôt par une action Dogme gratuite.

    C’est la dernière chose que fait une action Poser. Les cartes posées par des effets ne réalisent rien, et réaliser une carte n’en entraîne pas une autre.
rules-echoes-bonus-title = Bonus
rules-echoes-bonus =
    Un bonus est une pièce avec un nombre, à un emplacement d’icône. Comme une icône, il compte tant qu’il est visible dans ta zone de jeu.

    Ton **plus haut** bonus compte en entier, et les autres ajoutent **1 point** chacun. Des bonus de 4, 4 et 2 valent donc 6 points.

    Ces points comptent pour dominer et à la fin de la partie, comme ceux de ton influence. Un effet qui regarde ton influence ne les voit pas.
rules-echoes-achievements-title = Davantage de dominations
rules-echoes-achievements =
    Des effets ajoutent des cartes aux dominations standards : plusieurs peuvent donc avoir la même valeur. Si tu en as déjà, la suivante coûte davantage : il te faut les points habituels **une fois de plus** pour chacune.

    D’autres effets font aussitôt d’une carte une domination.

## Figures

learn-figure-echo = Tu actives { $card }. Ce qui se passe, dans l’ordre :

## Les mots des cartes

# Dans le bandeau d'une carte, à côté de son âge.
card-mark-echoes = Éc

learn-forms-bonus = bonus
learn-forms-echo = effet d’écho, effets d’écho
learn-forms-forecast = prévisions
learn-forms-foreshadow = prévois, prévois-le, prévois-la
learn-word-bonus = Bonus
learn-word-echo = Effet d’écho
learn-word-forecast = Prévisions
learn-word-foreshadow = Prévoir
learn-word-promote = Réaliser
learn-means-bonus = Une pièce avec un nombre, à un emplacement d’icône. Parmi les bonus visibles dans ta zone de jeu, le plus haut compte en entier, les autres 1 point chacun.
learn-means-echo = Un effet à un emplacement d’icône. Quand tu actives une carte, tous les effets d’écho visibles de sa couleur passent d’abord, du fond au sommet, même ceux des cartes couvertes.
learn-means-forecast = Des cartes que tu gardes face cachée pour plus tard. Personne d’autre n’en voit la face. Elles ne sont pas dans ta main ; tu en sors une en la réalisant.
learn-means-foreshadow = Mets une carte dans tes prévisions.
learn-means-promote = Après une action Poser : pose une carte de tes prévisions de même valeur que la carte posée, ou d’une valeur inférieure. Tu peux ensuite l’activer gratuitement.

## Astuces

learn-hint-echo = Les effets d’écho visibles dans la pile d’une carte activée passent d’abord, du fond au sommet.
learn-hint-bonus-points = C’est un bonus : le plus haut visible compte en entier, les autres 1 point chacun.
learn-hint-foreshadow = Après une action Poser, réalise une carte prévue qui n’est pas plus haute que la carte posée.
learn-hint-foreshadow-other = Cette carte est dans ses prévisions, à réaliser après une carte posée au moins aussi haute.
learn-hint-promote = Réalise une carte ou aucune. Tu la poses, puis tu peux l’activer gratuitement.
learn-hint-further-draw = Tu as des cartes en main, mais aucune carte Échos : tu en pioches une. Sinon, c’est une carte de base.

## Ce qui s'est passé dans la dernière action

story-deed-foreshadow = { $you ->
    [yes] prévois
   *[no] prévoit
} { $cards }
story-deed-foreshadow-from = { $you ->
    [yes] prévois
   *[no] prévoit
} { $cards } { $source }
story-deed-draw-foreshadow = { $you ->
    [yes] pioches et prévois
   *[no] pioche et prévoit
} { $cards }
story-deed-promote = { $you ->
    [yes] réalises
   *[no] réalise
} { $cards }
story-deed-look = { $you ->
    [yes] regardes
   *[no] regarde
} { $cards } { $source }

## À la table

table-special-have-Wealth = Tu montres { $have } bonus sur { $need }.
table-special-have-Destiny = Tu en as { $have } sur { $need }.
table-special-have-Heritage = Tu en montres { $have } sur { $need } dans une couleur.
table-special-have-History = Tu en montres { $have } sur { $need } dans une couleur.
table-special-have-Supremacy = Tu as cela dans { $have } { $have ->
    [one] couleur
   *[other] couleurs
} sur { $need }.
table-points-from-bonus = bonus { $points }
table-points-from-further-bonuses = { $points } en plus
table-points-says-bonus = plus haut bonus { $points }
table-points-says-further-bonuses = { $points ->
    [one] { $points } bonus de plus
   *[other] { $points } bonus de plus
}

## Pourquoi on pioche une carte Échos ou non

draws-echoes-none = Tu pioches une carte Échos, car aucune carte de ta main n’en est une.
draws-echoes-held = Tu pioches une carte de base, car tu as une carte Échos en main.
draws-echoes-empty = Tu pioches une carte de base, car ta main est vide.
draws-echoes-gone = Tu pioches une carte de base, car il ne reste aucune carte Échos de cet âge.

## Les signes de la série

learn-sign-echo = Un effet d’écho. Il agit tant qu’il est visible dans une zone de jeu, même sur une carte couverte.
learn-sign-bonus = Un bonus : des points tant qu’il est visible dans une zone de jeu. Le plus haut compte en entier, les autres 1 point chacun.

## Choisir des cartes

table-act-foreshadow = Prévoir { $cards }
table-act-look = Regarder { $cards }
zone-label-forecast = Prévisions

statistic-echoes = Effets d’écho
statistic-foreshadowed = Cartes prévues
statistic-promoted = Cartes réalisées
