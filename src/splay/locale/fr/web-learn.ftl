### Les mots de l'apprentissage : ce que veulent dire les mots des cartes, le catalogue des cartes, les astuces, l'aide à la table.

## Les mots des cartes, sous toutes leurs formes.

learn-forms-plain = la pioche, sa pioche, quelle pioche, possède
learn-forms-draw = pioche, pioches, piocher, piochée, piochées
learn-forms-meld = pose, pose-le, pose-la, poses, poses-en, poser, posé, posée
learn-forms-tuck = archive, archive-le, archive-la, archives, archives-en, archiver, archivé, archivée, archivées
learn-forms-score = marque, marque-le, marque-la, marque-les, marques, marquer, marqué, marquées
learn-forms-return = recycle, recycle-le, recycle-la, recycle-les, recycles, recycler, recyclé, recyclée, recyclées
learn-forms-transfer = transfère, transfère-la, transfères, transférer, transféré, transférée
learn-forms-exchange = échanges, échanger
learn-forms-splay = décale, décale-la, décaler, décalé, décalée, décalées, décalage
learn-forms-left = à gauche
learn-forms-right = à droite
learn-forms-up = vers le haut
learn-forms-unsplay = réaligne, réaligner
learn-forms-reveal = révèle, révèle-le, révèle-la, révèles, révéler, révélée, révélées
learn-forms-demand = j’exige, l’exigence
learn-forms-may = tu peux
learn-forms-condition = si tu le fais
learn-forms-repeat = répète cet effet, répéter cet effet
learn-forms-execute = exécute, exécute-les, exécuter
learn-forms-shared = effets hors exigence
learn-forms-sharing = sans coopération
learn-forms-claim = obtiens, obtiens-en
learn-forms-achievement = domination, dominations, domaine
learn-forms-opponent = adversaire
learn-forms-top = carte active, cartes actives, active
learn-forms-value = valeur, valeurs
learn-forms-highest = plus haute, plus hautes, plus haut, plus basse
learn-forms-board = zone de jeu, zones de jeu
learn-forms-hand = main, mains
learn-forms-pile = influence
learn-forms-points = points
learn-forms-dogma = action Dogme
learn-forms-win = gagne, gagnes

learn-word-draw = Piocher
learn-word-meld = Poser
learn-word-tuck = Archiver
learn-word-score = Marquer
learn-word-return = Recycler
learn-word-transfer = Transférer
learn-word-exchange = Échanger
learn-word-splay = Décaler
learn-word-left = Décalage à gauche
learn-word-right = Décalage à droite
learn-word-up = Décalage vers le haut
learn-word-unsplay = Réaligner
learn-word-reveal = Révéler
learn-word-demand = J’exige
learn-word-may = Tu peux
learn-word-condition = Si tu le fais
learn-word-repeat = Répéter
learn-word-execute = Exécuter
learn-word-shared = Effets hors exigence
learn-word-sharing = Coopération
learn-word-claim = Obtenir
learn-word-achievement = Domination
learn-word-opponent = Adversaire
learn-word-top = Carte active
learn-word-value = Valeur
learn-word-highest = Plus haute, plus basse
learn-word-board = Zone de jeu
learn-word-hand = Main
learn-word-pile = Influence
learn-word-points = Points
learn-word-dogma = Dogme
learn-word-win = Gagner
learn-word-icon = Icône

learn-means-draw = Prends en main la première carte d’une pioche. Sans nombre, c’est la pioche de la valeur de ta plus haute carte active. Si elle est vide, prends dans la suivante.
learn-means-meld = Mets une carte face visible dans ta zone de jeu, sur le dessus de la pile de sa couleur. Cela ne déclenche pas ses effets.
learn-means-tuck = Mets une carte tout au fond de la pile de sa couleur dans ta zone de jeu.
learn-means-score = Mets une carte dans ton influence. Sa valeur compte en points.
learn-means-return = Remets une carte sous la pioche de sa valeur.
learn-means-transfer = Déplace une carte vers un autre joueur ou un autre endroit. Dans une zone de jeu, elle va sur le dessus. Ce n’est ni piocher, ni poser, ni marquer.
learn-means-exchange = Deux groupes de cartes changent de place en même temps. L’un des deux peut être vide. Ce n’est ni piocher, ni poser, ni marquer.
learn-means-splay = Étale en éventail une pile d’au moins deux cartes pour montrer des icônes des cartes couvertes : une par carte à gauche, deux à droite, trois vers le haut.
learn-means-left = Chaque carte couverte de la pile montre son icône en bas à droite.
learn-means-right = Chaque carte couverte de la pile montre ses deux icônes de gauche.
learn-means-up = Chaque carte couverte de la pile montre ses trois icônes du bas.
learn-means-unsplay = Resserre une pile : seule sa carte active montre encore des icônes.
learn-means-reveal = Montre une carte à tout le monde. Elle reste à toi et ne bouge pas, sauf si le texte en dit plus.
learn-means-demand = Seuls tes adversaires qui ont moins que toi de l’icône principale de la carte doivent résoudre cet effet ; toi, non. « Je » désigne le joueur qui active la carte, « tu » celui qu’elle touche.
learn-means-may = Tu peux refuser. Tout le reste, tu dois le faire, dans la mesure du possible.
learn-means-condition = La suite n’a lieu que si tu as fait tout cela.
learn-means-repeat = Résous le même effet depuis le début. Il peut se répéter de nombreuses fois.
learn-means-execute = Résous maintenant les effets d’une autre carte, puis reprends celle-ci.
learn-means-shared = Tous les effets d’une carte, sauf ceux qui commencent par « J’exige ». Avec les extensions, les contraintes et les effets d’écho n’en font pas partie non plus.
learn-means-sharing = Les adversaires qui ont au moins autant que toi de l’icône principale de la carte résolvent aussi tous ses effets qui ne sont pas des exigences, et avant toi. Si l’un d’eux change quelque chose, tu pioches une carte à la fin : la prime de coopération. « Sans coopération » : toi uniquement.
learn-means-claim = Prends une domination encore disponible. Pour un domaine, tu n’as pas à remplir sa condition.
learn-means-achievement = Obtiens-en assez et tu gagnes. Les dominations standards coûtent une action ; les domaines, aucune.
learn-means-opponent = Chaque autre joueur, sauf ton partenaire.
learn-means-top = La carte sur le dessus d’une pile, dans une zone de jeu. Tu ne peux activer que tes cartes actives.
learn-means-value = L’âge d’une carte, de 1 à { $highest_age } : le nombre dans son coin.
learn-means-highest = Selon la valeur. En cas d’égalité, le joueur qui résout l’effet choisit.
learn-means-board = Les cartes d’un joueur face visible : jusqu’à cinq piles, une par couleur.
learn-means-hand = Les cartes qu’un joueur a piochées et pas encore posées. Les autres n’en voient que le dos.
learn-means-pile = Les cartes qu’un joueur a marquées. Les autres n’en voient que la valeur, c’est-à-dire les points.
learn-means-points = La somme des valeurs des cartes d’influence d’un joueur.
learn-means-dogma = L’action par laquelle tu actives une carte : tous ses effets dans l’ordre, avec tous les joueurs qui coopèrent ou qu’elle touche.
learn-means-win = La partie s’arrête aussitôt ; en équipes, toute ton équipe gagne.
learn-means-icon = Ce qui compte, c’est le nombre d’icônes visibles dans toute une zone de jeu : celles des cartes actives, et celles des cartes couvertes dans les piles décalées.
learn-means-mark = Une carte de cette valeur, ou la valeur elle-même.

learn-explain-icon = { $icon } (icône)
learn-explain-mark = Une carte de valeur { $value }

## Le catalogue des cartes

learn-cards = Cartes
learn-cards-about = Toutes les cartes du jeu de base et de ses extensions. Choisis-en une pour la voir en grand, avec ses précisions. Les domaines sont plus bas.
learn-cards-specials = Domaines (dominations spéciales)
learn-cards-search = Recherche
learn-cards-search-hint = Nom ou texte
learn-cards-set = Série
learn-cards-age = Âge
learn-cards-color = Couleur
learn-cards-icon = Icône
learn-cards-effect = Effets
learn-cards-edition = Édition
learn-cards-any = Tout
learn-cards-effect-demand = Avec une exigence
learn-cards-effect-compel = Avec une contrainte
learn-cards-effect-echo = Avec un effet d’écho
learn-cards-effect-shared = Avec un effet de coopération
learn-cards-edition-third = Troisième édition
learn-cards-edition-first = Première édition
learn-cards-found = { $number ->
    [0] Aucune carte ne correspond.
    [one] { $number } carte
   *[other] { $number } cartes
}
learn-cards-none = Aucune carte ne répond à tout cela. Essaie avec moins de mots ou de filtres.
learn-cards-all = Afficher toutes les cartes
learn-cards-open = { $name } : âge { $age }, { $color }
learn-cards-lines = En bref :
learn-cards-facts = { $set }, âge { $age }, { $color }. Icône principale : { $icon }.
learn-cards-back-of = { $part } (dos, { $set })
learn-cards-facts-unused = { $set }, âge { $age }, { $color }. Aucun effet.
learn-cards-rulings = Précisions
learn-cards-no-rulings = Son texte dit tout.
learn-cards-same = Identique dans les deux éditions.
learn-cards-other-first = Dans la première édition
learn-cards-other-third = Dans la troisième édition
learn-cards-before = Carte précédente
learn-cards-after = Carte suivante
learn-cards-link = Lien vers cette carte
learn-cards-unknown = Cette carte n’existe pas.
learn-cards-words = Touche un mot souligné.

## Les pages des règles

learn-rules-topics = Sujets
learn-rules-sections = Sur cette page
learn-rules-before = Précédent : { $title }
learn-rules-after = Suivant : { $title }
learn-rules-link = Lien : { $title }
learn-rules-unknown = Ce sujet n’existe pas dans les règles.
learn-rules-all = Toutes les règles

## Figures des règles

learn-figure-players = Joueurs
learn-figure-needed = Dominations pour gagner
learn-figure-team = Équipes de deux
learn-figure-team-needed = { $number } en tout
learn-figure-achievement = Valeur
learn-figure-points = Points
learn-figure-top = Carte active d’au moins
learn-figure-special = Domaine
learn-figure-condition = Condition
learn-figure-claimed = Aussi grâce à
learn-figure-splay-none = Non décalée : seule la carte active montre ses icônes.
learn-figure-splay-left = À gauche : l’icône en bas à droite de chaque carte couverte.
learn-figure-splay-right = À droite : les deux icônes de gauche de chaque carte couverte.
learn-figure-splay-up = Vers le haut : les trois icônes du bas de chaque carte couverte.
learn-figure-splay-sum = Visibles :
learn-figure-parts = Les parties d’une carte
learn-figure-part-name = Sa couleur, son nom et son âge, qui est sa valeur.
learn-figure-part-icons = Trois icônes et une image dans un hexagone, toujours à ces quatre emplacements. L’image n’est pas une icône.
learn-figure-part-main = L’icône principale précède chaque effet. Elle décide qui coopère et qui est touché.
learn-figure-part-effects = Un à trois effets. Une exigence est rouge et commence par « { $demand } ».
learn-figure-example-who = Joueur
learn-figure-example-names = Anne, Bob, Cem
learn-figure-example-role = Ce qui se passe
learn-figure-example-launches = active { $card }
learn-figure-example-shares = coopère : { $count }, c’est au moins autant que { $own }
learn-figure-example-hit = subit l’exigence : { $count }, c’est moins que { $own }
learn-figure-disputed-every = Avec n’importe quelle extension :
learn-figure-disputed-set = Avec { $set } :
learn-figure-icons = Les six icônes, et les âges des cartes de base qui les montrent
learn-figure-icon-ages = { $icon } : âges { $ages }
learn-figure-colors = Les cinq couleurs

## Astuces à la table

learn-hint = Astuce
learn-hint-more = En savoir plus
learn-hint-good = Compris
learn-hint-stop = Couper les astuces
learn-hints-again = Les astuces déjà vues
learn-hint-stopped = Les astuces sont coupées. Tu peux les remettre dans les réglages.
learn-hint-first-meld = Choisis ta carte de départ. Ses icônes comptent dès qu’elle est dans ta zone de jeu.
learn-hint-action = À toi : pioche, pose, active une carte ou prends une domination. { $actions ->
    [one] Ce premier tour n’a qu’une action, les suivants en ont deux.
   *[other] Tu as deux actions.
}
learn-hint-draw-or-meld = Tu hésites ? Pose une carte : ses icônes comptent, et tu peux l’activer. Ta main est vide ? Pioche.
learn-hint-dogma = Tu peux activer tes cartes actives autant de fois que tu veux. Chacune montre qui coopérerait et qui serait touché.
learn-hint-achieve = Tu peux prendre une domination : tu as les points et une carte active assez haute. Tu gardes tes points.
learn-hint-danger = Une carte à bord rouge a une exigence qui te toucherait. Davantage de son icône dans ta zone te protège.
learn-hint-shares = Coopération : qui a au moins autant de l’icône que le joueur qui active la carte en obtient aussi les effets, et en premier.
learn-hint-demanded = Une exigence te touche si tu as moins de l’icône principale que le joueur qui active la carte. Tu fais ce qu’elle dit.
learn-hint-bonus = Un adversaire a coopéré et quelque chose a changé : le joueur qui a activé la carte en pioche une.
learn-hint-splay = Une pile décalée est en éventail : des icônes de ses cartes couvertes comptent aussi.
learn-hint-supply = La pioche où tu te sers est presque vide. Ensuite, tu piocheras à l’âge supérieur.
learn-hint-near-win-own = Encore une domination et tu gagnes. Laquelle est la plus proche ?
learn-hint-near-win = Encore une domination et un adversaire gagne. Peux-tu faire plus vite, ou l’arrêter ?
learn-hint-near-end = Tu en es à la dernière pioche. Quand il ne reste rien à piocher, le plus de points l’emporte.
learn-hint-undo = Tu changes d’avis ? Annule ton dernier coup.

## L'aide à la table

learn-help = Aide
learn-key-help = aide sur ce qui se passe
learn-help-title = Règles : { $title }
learn-help-open-page = Ouvrir dans les règles
learn-help-topic = Sujet
learn-help-sets = Cette table joue avec { $sets }, ce qui change quelques règles :
learn-signs = Symboles
learn-sign-offered = Un cadre épais : tu peux choisir cela maintenant, directement à sa place.
learn-sign-reach = Sous une carte : qui son exigence toucherait et qui coopérerait, si on l’activait maintenant.
learn-sign-counts = Les icônes qui en décident : les tiennes contre celles de chaque autre joueur.
learn-sign-pile = { $touch ->
    [true] Le nombre de cartes de cette pile. Touche-le pour les voir toutes.
   *[false] Le nombre de cartes de cette pile. Clique dessus pour les voir toutes.
}
learn-sign-splay = Cette pile est décalée à gauche.
learn-sign-player = Un joueur : le signe à côté du nom.
learn-sign-supply = Une pioche : sa valeur en haut, le nombre de cartes restantes en bas.
learn-sign-back = Une carte face cachée : tu n’en vois que la valeur.
learn-sign-back-of = Le dos d’une carte { $set }. Les cartes de base ne montrent que leur valeur.
learn-sign-seen = Une carte face cachée que tu as déjà vue, avec son nom à côté.
learn-sign-change = Ce qu’une action changerait : avant, puis après, au moins et au plus.
learn-sign-ahead = Dans la course : qui est en tête sur ce point.
learn-sign-dot = Tu peux choisir quelque chose ici maintenant.
