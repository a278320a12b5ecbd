### Les règles, les astuces et les faits d'Artefacts de l'histoire et des reliques.

## Artefacts

rules-artifacts-title = Artefacts de l’histoire
rules-artifacts-idea-title = Ce que cela ajoute
rules-artifacts-idea =
    105 cartes de plus, les artefacts. L’action Piocher n’en donne pas. Tu les exhumes en posant des cartes, tu les exposes en vitrine, et tu peux activer chacun une fois gratuitement.

    Tu découvres le jeu ? Fais d’abord quelques parties sans extensions : celle-ci ajoute des règles, et ses cartes supposent que tu connais les autres.
rules-artifacts-setup-title = Mise en place
rules-artifacts-setup =
    Les artefacts ont dix pioches à eux, une par âge, à côté de celles du jeu de base. Leur dos montre la série et l’âge.

    Les dominations standards viennent toujours des cartes de base. Il te faut **une domination de plus** pour gagner.
rules-artifacts-dig-title = Fouiller
rules-artifacts-dig =
    Quand tu fais une action Poser et que ta carte en couvre une autre, tu fouilles si l’une au moins de ces conditions est remplie :

    - La valeur de ta carte est **inférieure ou égale** à celle de la carte qu’elle couvre.
    - Les deux cartes ont leur **hexagone vide au même endroit**.

    = [dig]

    Tu exhumes un artefact de la valeur de la carte **couverte**. Si cette pioche de base est vide, passe à l’âge suivant, comme pour piocher. L’artefact va en vitrine devant toi, à la vue de tout le monde.

    Tu n’exhumes rien si tu as déjà un artefact en vitrine, ou s’il n’en reste aucun de cette valeur. Seules les actions Poser font fouiller, pas les cartes posées par des effets.
rules-artifacts-display-title = En vitrine
rules-artifacts-display =
    Tu peux avoir un seul artefact en vitrine. Il n’est ni dans ta zone de jeu ni dans ta main : ses icônes ne comptent pas, et aucun effet ne l’atteint.

    Tu peux le poser par une action Poser, comme s’il était dans ta main.
rules-artifacts-free-title = L’action gratuite
rules-artifacts-free =
    Si tu as un artefact en vitrine au début de ton tour, tu peux faire une de ces choses avant tes deux actions :

    - **L’activer.** Ses propres icônes principales comptent pour toi, dans ce dogme seulement. Les autres coopèrent ou subissent ses exigences comme d’habitude. Puis tu le recycles.
    - **Le recycler**, ce qui libère la vitrine pour la prochaine fouille.
    - **Passer.** Il reste en vitrine.
rules-artifacts-compel-title = Contraintes
rules-artifacts-compel =
    Une contrainte est une exigence à l’envers. Les adversaires qui ont **autant** d’icônes principales que toi, **ou davantage**, doivent résoudre un effet qui commence par « Je te contrains ». Personne d’autre ne le fait, pas même toi.

    Si une carte te contraint, tu coopères aussi à ses autres effets. Une exigence touche les faibles, une contrainte les forts.
rules-artifacts-as-if-title = Comme sur cette carte
rules-artifacts-as-if =
    Certains artefacts exécutent les effets d’une autre carte « comme s’ils étaient sur cette carte-ci ». Les icônes comptées pour cette carte décident alors qui coopère et qui est touché.

    « Sans coopération » veut dire que tu les résous pour toi uniquement.

## Reliques

rules-relics-title = Reliques
rules-relics-museum-title = Le musée
rules-relics-museum =
    Les reliques sont des cartes isolées d’autres séries. Une table avec artefacts peut les ajouter. Au départ, elles sont au musée, face visible.
rules-relics-seize-title = En saisir une
rules-relics-seize =
    Quand tu exhumes un artefact de la valeur d’une relique, tu peux saisir cette relique, au musée ou parmi les dominations de **n’importe qui**.

    Elle va parmi tes dominations, où elle compte pour une. Si la série de la relique est en jeu, tu peux la prendre en main à la place. (Ching Shih n’est jamais qu’une domination.)

    Les reliques ne rendent pas les autres dominations plus chères, et les effets sur les dominations ne les atteignent pas. Une relique recyclée retourne au musée.

## Figures

learn-figure-dig-value = { $card } couvre { $covered } sans être plus haute. Tu exhumes un [{ $age }].
learn-figure-dig-picture = { $card } couvre { $covered } : leurs hexagones vides sont au même endroit. Tu exhumes un [{ $age }].
learn-figure-dig-neither = { $card } couvre { $covered }, carte plus basse, et les hexagones sont à des endroits différents. Tu n’exhumes rien.

## Les mots des cartes

# Dans le bandeau d'une carte, à côté de son âge.
card-mark-artifacts = Ar
card-mark-relics = Re

learn-forms-artifact = artefact
learn-forms-compel = je te contrains
learn-forms-remove = retire de la partie, retire-le de la partie, retirées de la partie, retirer de la partie
learn-forms-set = série de cartes, séries différentes, série
learn-word-artifact = Artefact
learn-word-compel = Je te contrains
learn-word-remove = Retirer de la partie
learn-word-set = Série de cartes
learn-word-dig = Exhumer
learn-word-display = En vitrine
learn-word-museum = Musée
learn-word-relic = Relique
learn-means-artifact = Une carte de la série Artefacts de l’histoire. Tu l’obtiens en fouillant, ou par des effets qui en piochent.
learn-means-compel = Seuls tes adversaires qui ont au moins autant d’icônes principales de la carte que toi doivent résoudre cet effet ; toi, non. « Je » désigne le joueur qui active la carte, « tu » celui qu’elle contraint.
learn-means-remove = Retire une carte de la partie pour de bon.
learn-means-set = La série dont vient une carte, visible à son dos : Base, Artefacts ou une autre extension en jeu. Chaque série a ses propres pioches.
learn-means-dig = Obtiens un artefact par une action Poser : si ta carte n’est pas plus haute que celle qu’elle couvre, ou si leurs hexagones vides sont au même endroit.
learn-means-display = La place d’un artefact exhumé, jusqu’à ce que tu l’actives, le recycles ou le poses. Il n’est ni dans ta zone de jeu ni dans ta main, et aucun effet ne l’atteint.
learn-means-museum = Là où sont les reliques, jusqu’à ce que des joueurs les saisissent.
learn-means-relic = Une carte isolée que tu peux saisir quand tu exhumes un artefact de sa valeur. Parmi tes dominations, elle compte pour une.

## Les astuces des deux

learn-hint-dig = Tu as exhumé un artefact. Au début de ton prochain tour, active-le une fois gratuitement.
learn-hint-dig-other = Un autre joueur a exhumé un artefact et pourra l’activer gratuitement : lis ce qu’il fait.
learn-hint-free-action = Active ton artefact gratuitement, recycle-le pour pouvoir fouiller à nouveau, ou passe : tu le gardes.
learn-hint-compelled = Une contrainte te touche : tu n’as pas moins de son icône que le joueur qui l’active. Fais ce qu’elle dit.
learn-hint-would-compel = Une contrainte touche les adversaires qui ont au moins autant d’icônes. Avec moins, tu ne risques rien.
learn-hint-seize = Saisis-la, et c’est une domination. Les autres peuvent te la prendre en exhumant sa valeur.
learn-hint-seized = Une relique est devenue la domination de quelqu’un. Exhume sa valeur, et tu peux la saisir.

## À la table

table-action-hint-display = Pose { $hand ->
    [0] l’artefact en vitrine
   *[more] une carte de ta main ou l’artefact en vitrine
}, active une carte de ta zone de jeu, ou appuie sur un bouton ici.
table-actions-free = action gratuite, puis { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}
zone-label-display = Vitrine
zone-about-museum = Quand tu exhumes un artefact de la valeur d’une relique, tu peux saisir cette relique : elle compte comme une domination.
card-lies-museum = Une relique : exhumer un artefact de valeur [{ $age }] permet de la saisir comme domination.
card-lies-relics = Une relique, parmi { $own ->
    [yes] tes dominations
   *[no] les dominations ({ $player })
}. Exhumer un artefact de valeur [{ $age }] permet de la saisir.

## Ce qui s'est passé dans la dernière action

story-account-dogma-free = { $you ->
    [yes] Tu actives { $cards } depuis ta vitrine
   *[no] { $player } active { $cards } depuis sa vitrine
} : { $deeds }.
story-account-dogma-free-nothing = { $you ->
    [yes] Tu actives { $cards } depuis ta vitrine
   *[no] { $player } active { $cards } depuis sa vitrine
} : aucun effet.
story-deed-dig-value = { $you ->
    [yes] exhumes
   *[no] exhume
} { $cards }{ $skipped ->
    [0] {""}
    [1] {" "}(il ne reste aucun [{ $wanted }] de base)
   *[more] {" "}(il ne reste aucun [{ $wanted }]-[{ $last }] de base)
} en couvrant { $covered } avec { $melded }, pas plus haute
story-deed-dig-picture = { $you ->
    [yes] exhumes
   *[no] exhume
} { $cards }{ $skipped ->
    [0] {""}
    [1] {" "}(il ne reste aucun [{ $wanted }] de base)
   *[more] {" "}(il ne reste aucun [{ $wanted }]-[{ $last }] de base)
} en couvrant { $covered } avec { $melded } (hexagones { $place })
story-deed-dig-both = { $you ->
    [yes] exhumes
   *[no] exhume
} { $cards }{ $skipped ->
    [0] {""}
    [1] {" "}(il ne reste aucun [{ $wanted }] de base)
   *[more] {" "}(il ne reste aucun [{ $wanted }]-[{ $last }] de base)
} en couvrant { $covered } avec { $melded }, pas plus haute (hexagones { $place })
story-deed-seize = { $you ->
    [yes] saisis
   *[no] saisit
} { $cards }, qui passe { $source } { $target }

statistic-dug = Artefacts exhumés
statistic-seized = Reliques saisies
