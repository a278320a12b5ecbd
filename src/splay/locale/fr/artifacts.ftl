### Les mots d'Artefacts de l'histoire.

set-artifacts = Artefacts
set-about-artifacts = Ajoute { $supplied } { $supplied ->
    [one] carte
   *[other] cartes
} : couvre une carte pour exhumer un artefact, puis active-le une fois gratuitement.
icon-blank = rien
sign-blank = -
zone-display = Artefact en vitrine
zone-display-short = Vitrine
place-display = sa vitrine
    .source = de sa vitrine
    .place = de sa vitrine
    .target = dans sa vitrine
place-display-your = ta vitrine
    .source = de ta vitrine
    .place = de ta vitrine
    .target = dans ta vitrine
place-display-of = la vitrine ({ $player })
    .source = de la vitrine ({ $player })
    .place = de la vitrine ({ $player })
    .target = dans la vitrine ({ $player })
    .title = vitrine ({ $player })

## Fouilles

icon-place-top-left = en haut à gauche
icon-place-bottom-left = en bas à gauche
icon-place-bottom-middle = en bas au milieu
icon-place-bottom-right = en bas à droite
icon-place-top-middle = en haut au milieu
icon-place-top-right = en haut à droite
event-dig-value = { $you ->
    [yes] Tu exhumes
   *[no] { $player } exhume
} { $cards }{ $skipped ->
    [0] {""}
    [1] {" "}(il ne reste aucun [{ $wanted }] de base)
   *[more] {" "}(il ne reste aucun [{ $wanted }]-[{ $last }] de base)
} : { $melded } couvre { $covered } sans être plus haute.
event-dig-picture = { $you ->
    [yes] Tu exhumes
   *[no] { $player } exhume
} { $cards }{ $skipped ->
    [0] {""}
    [1] {" "}(il ne reste aucun [{ $wanted }] de base)
   *[more] {" "}(il ne reste aucun [{ $wanted }]-[{ $last }] de base)
} : { $melded } couvre { $covered }, et leurs hexagones sont { $place }.
event-dig-both = { $you ->
    [yes] Tu exhumes
   *[no] { $player } exhume
} { $cards }{ $skipped ->
    [0] {""}
    [1] {" "}(il ne reste aucun [{ $wanted }] de base)
   *[more] {" "}(il ne reste aucun [{ $wanted }]-[{ $last }] de base)
} : { $melded } couvre { $covered } sans être plus haute, et leurs hexagones sont { $place }.

note-dig-always = exhume { $cards }
note-dig-maybe = exhume peut-être { $cards }

preview-dig-value = { $sure ->
    [always] Tu exhumerais
   *[maybe] Tu exhumerais peut-être
} { $cards }{ $skipped ->
    [0] {""}
    [1] {" "}(il ne reste aucun [{ $wanted }] de base)
   *[more] {" "}(il ne reste aucun [{ $wanted }]-[{ $last }] de base)
} : { $melded } couvre { $covered } sans être plus haute.
preview-dig-picture = { $sure ->
    [always] Tu exhumerais
   *[maybe] Tu exhumerais peut-être
} { $cards }{ $skipped ->
    [0] {""}
    [1] {" "}(il ne reste aucun [{ $wanted }] de base)
   *[more] {" "}(il ne reste aucun [{ $wanted }]-[{ $last }] de base)
} : { $melded } couvre { $covered }, et leurs hexagones sont { $place }.
preview-dig-both = { $sure ->
    [always] Tu exhumerais
   *[maybe] Tu exhumerais peut-être
} { $cards }{ $skipped ->
    [0] {""}
    [1] {" "}(il ne reste aucun [{ $wanted }] de base)
   *[more] {" "}(il ne reste aucun [{ $wanted }]-[{ $last }] de base)
} : { $melded } couvre { $covered } sans être plus haute, et leurs hexagones sont { $place }.

## L'action gratuite

event-action-dogma-free = { $you ->
    [yes] Tu actives { $cards } depuis ta vitrine
   *[no] { $player } active { $cards } depuis sa vitrine
}, gratuitement.
event-action-return = { $you ->
    [yes] Tu recycles
   *[no] { $player } recycle
} { $cards } en action gratuite.
option-return = Recycler { $card }
preview-return = Il va sous sa pioche. Cela libère la vitrine pour ta prochaine fouille.
preview-pass-free_action = Il reste en vitrine : tu peux le poser, ou l’activer au début de ton prochain tour. Tant qu’il y est, tu ne peux pas fouiller.
preview-returned = Puis tu le recycles.
preview-returned-in-vain = Tu le recycles quand même.

## Décisions sur des questions ouvertes, comme dans docs/rules.md

ruling-artifact-returned = Après ton action gratuite, tu recycles l’artefact en vitrine ; aucun effet n’a pu le déplacer.
ruling-disputed-artifacts = Textes imprimés qui divergent (Artefacts) : Orgueil et Préjugés compare les cartes visibles ; The Daily Courant dit « tu peux ».
ruling-dig-finds-none = Si aucun âge jusqu’à 10 n’a de carte à exhumer, tu n’exhumes rien.
ruling-yamato-on-a-board = Cuirassé Yamato compte pour 11 dans une zone de jeu, aussi pour les fouilles ; si c’est ta plus haute carte active, piocher d’après sa valeur met fin à la partie.
ruling-own-board = Moïse et Armée de terre cuite contraignent chaque joueur à céder des cartes de sa propre zone de jeu.
ruling-relics-with-artifacts = Les reliques ne viennent qu’avec Artefacts de l’histoire.
ruling-display-unreached = Aucun effet n’atteint une carte en vitrine, pas même celui qui la nomme.
ruling-yamato-elsewhere = Cuirassé Yamato ne compte pour 11 que dans une zone de jeu ; en vitrine, révélée ou partout ailleurs, cette carte vaut 8.
ruling-the-big-bang = Big Bang demande si quoi que ce soit a changé, peu importe par qui, en coopérant ou non.
ruling-seikan-tunnel = Tunnel du Seikan demande davantage de cartes visibles dans une couleur qu’aucun autre joueur n’en a dans une des siennes ; une égalité entre tes propres couleurs gagne quand même.
ruling-shown-as-they-leave = Révélées en partant. Tu révèles les cartes qui partent face cachée si quelque chose de visible dépend de leur couleur ou de leurs icônes : Papyrus d’Ani, Arche d’alliance, Suaire de Turin, Lunette de Delft, Puffing Billy. Tu montres comme preuve une influence qui ne peut pas donner ce qui est demandé : Suaire de Turin, Accord de Buttonwood, Singer modèle 27.
ruling-returned-out-of-piles = Si tu recycles des cartes de l’influence de plusieurs joueurs, tu choisis l’ordre d’après leur dos uniquement.

## Ce que des artefacts demandent avec leurs propres mots

asks-mask-of-warka-dogma-color = choisis la couleur que tout le monde révèle.
asks-mjolnir-amulet-compel-card = choisis une carte active. Toutes tes cartes de sa couleur vont dans l’influence de qui t’y contraint.
asks-mona-lisa-dogma-number = choisis combien de cartes d’une même couleur tu auras en main après avoir pioché cinq [4].
asks-mona-lisa-dogma-color = tu as choisi { $number }. Choisis maintenant la couleur.
asks-moonlight-sonata-dogma-color = choisis la couleur dont tu poses la carte du fond.
asks-papyrus-of-ani-dogma-set = choisis la série où tu pioches.
asks-periodic-table-dogma-value = choisis la valeur de deux de tes cartes actives.
asks-periodic-table-dogma-card = choisis deux cartes actives de même valeur.
asks-plush-beweglich-rod-bear-dogma-value = choisis la valeur des piles à décaler vers le haut et des cartes d’influence à recycler.
asks-rosetta-stone-dogma-set = choisis la série où tu pioches.
asks-tale-of-the-shipwrecked-sailor-dogma-color = choisis la couleur à poser après avoir pioché un [1].
asks-the-daily-courant-dogma-value = choisis la valeur à piocher.

ring-display = { $you ->
    [yes] ta vitrine
   *[no] la vitrine ({ $player })
}
