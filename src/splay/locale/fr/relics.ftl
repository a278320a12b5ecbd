### Les mots des reliques.

set-relics = Reliques
set-about-relics = Ajoute { $singles } { $singles ->
    [one] relique
   *[other] reliques
} : exhume un artefact de la valeur d’une relique, et tu peux saisir cette relique comme domination.
set-singles-relics = { $number ->
    [one] { $number } relique
   *[other] { $number } reliques
}
zone-museum = Musée
zone-relics = Reliques
place-museum = le musée
    .source = du musée
    .place = du musée
    .target = au musée
    .title = musée
place-relics = ses reliques
    .source = de ses reliques
    .place = de ses reliques
    .target = dans ses dominations
place-relics-your = tes reliques
    .source = de tes reliques
    .place = de tes reliques
    .target = dans tes dominations
place-relics-of = les reliques ({ $player })
    .source = des reliques ({ $player })
    .place = des reliques ({ $player })
    .target = dans les dominations ({ $player })
    .title = reliques ({ $player })
preview-offers-seize = Tu pourrais saisir { $cards }.
prompt-seize = Tu as exhumé un [{ $value }] : tu peux saisir sa relique.
waits-seize = { $you ->
    [yes] Tu décides
   *[no] { $player } décide
} de saisir une relique ou non…
option-seize = { $card } dans tes dominations
option-seize_only = { $card } dans tes dominations
option-seize_to_hand = { $card } dans ta main
option-seize_own_to_hand = { $card } de tes dominations dans ta main
option-pass-seize = Ne pas la saisir
preview-seize = Elle compte comme une domination, jusqu’à ce qu’un autre joueur la saisisse.
preview-seize_only = Elle compte comme une domination, jusqu’à ce qu’un autre joueur la saisisse. Seule une relique d’une série en jeu peut aller dans ta main.
preview-seize_to_hand = Tu peux la poser, mais ce n’est alors pas une domination.
preview-seize_own_to_hand = Tu perds une domination, mais tu peux la poser.
preview-pass-seize = La relique reste où elle est.
event-seize = { $you ->
    [yes] Tu saisis
   *[no] { $player } saisit
} { $cards }, qui passe { $source } { $target }.

## Décisions sur des questions ouvertes, comme dans docs/rules.md

ruling-relics-unreached = Les cartes qui parlent de dominations standards n’atteignent jamais les reliques, ni parmi les dominations ni au musée.
ruling-own-relic = Tu ne peux saisir une relique de tes propres dominations que pour la prendre en main, et seulement si sa série est en jeu.
ruling-relic-is-no-achievement = Sur une carte, « domination » ne désigne jamais une relique. Si un effet fait dominer une relique venue d’ailleurs, tu dois y avoir droit comme d’habitude ; c’est alors une relique parmi tes dominations.
ruling-museum = Le musée est notre mot pour la place des reliques près des pioches : visible de tout le monde, et à personne.

ring-relics = { $you ->
    [yes] tes reliques
   *[no] les reliques ({ $player })
}
