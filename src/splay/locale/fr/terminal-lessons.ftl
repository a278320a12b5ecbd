### Les leçons dans le terminal.

lessons-welcome = Apprendre en dix minutes : six leçons, puis ta première partie.
lessons-entry = { $title } ({ $minutes } min) : { $says }
lessons-entry-note = { $label } ({ $note })
lessons-game = Ta première partie : contre un ordinateur facile, et le coach reste avec toi.
lessons-game-on = en cours
lessons-done = terminé
lessons-at = étape { $step } sur { $steps }
lessons-changed = Cette leçon a changé depuis ta dernière visite, alors elle recommence.
lessons-which = Laquelle ? Un numéro, Entrée pour { $number }, ou quit.
lessons-no-such = « { $line } » n’existe pas. Donne un numéro (1-{ $number }), ou quit.
lessons-heading = { $title } : étape { $step } sur { $steps }
lessons-look = (Regarde : { $place })
lessons-ready = À toi de jouer. Fais maintenant ta première partie : le coach reste avec toi.
lessons-finished = Leçon terminée : { $title }.
lessons-to-list = Toutes les leçons
lessons-kept = Ta place est gardée. La prochaine fois, la leçon reprend ici.
lessons-list-keys = flèches et Entrée, ou une touche  q quitter
lessons-keys = n suite  b retour  m montre  q quitter  ? aide  espace voir  c cartes  t table
lessons-say-explains = Entrée pour continuer.
lessons-say-asks = Ton coup ?
lessons-say-wrong = Entrée : annuler ce coup.
lessons-say-finished = Entrée pour toutes les leçons, ou écris « restart » ou « back ».
lessons-no-move = Aucun coup à jouer maintenant. Entrée pour continuer.
lessons-hint = { $number } : { $move }
lessons-not-understood = Commande inconnue : « { $line } ». { $asks ->
    [yes] Donne le numéro d’une action, « show » ou « help ».
   *[no] Écris « next » ou « help ».
}
lessons-plain-help = Donne le numéro d’un coup. Entrée ou « next » continue, « back » recule d’une étape, « show » montre le coup.
    Commandes : board (toute la table), hand (tes cartes), goals (ce qu’il te manque), options (revoir la question),
    preview NUMÉRO (ce qu’un coup ferait), card NOM (le texte d’une carte), log (tout le journal),
    help SUJET (les règles), quit (toutes les leçons ; ta place est gardée).
lessons-checked = { $file } : les { $steps } étapes se déroulent comme prévu.
