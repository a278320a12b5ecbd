### Les mots des réglages.

settings-title = Réglages
settings-about = Les changements s’appliquent aussitôt et restent dans ce navigateur.
settings-look = Apparence
settings-play = Jeu
settings-language = Langue
settings-theme = Couleurs
settings-theme-system = Comme l’appareil
settings-theme-light = Clair
settings-theme-dark = Sombre
settings-theme-contrast = Contraste élevé
settings-card-size = Taille des cartes
settings-card-size-small = Petite
settings-card-size-medium = Moyenne
settings-card-size-large = Grande
settings-numbers = Aspect des cartes
settings-numbers-shapes = Nombres encadrés
settings-numbers-plain = Nombres simples
settings-numbers-hint = Le cadre des nombres a une forme par couleur, ou il n’y a pas de cadre.
settings-large-backs = Grands dos de cartes
settings-large-backs-hint = Pour les cartes face cachée des mains et de l’influence.
settings-sample = L’aspect d’une carte
settings-motion = Animations
settings-motion-system = Comme l’appareil
settings-motion-full = Complètes
settings-motion-reduced = Réduites
settings-motion-hint = Réduites : les cartes ne glissent pas.
settings-pace = Rythme
settings-pace-slow = Lent
settings-pace-normal = Normal
settings-pace-fast = Rapide
settings-pace-instant = Instantané
settings-pace-slow-hint = Chaque ligne t’attend.
settings-pace-normal-hint = Le temps de lire chaque ligne.
settings-pace-fast-hint = Deux fois moins de temps par ligne.
settings-pace-instant-hint = Tu vois le résultat. Le reste est dans le Récit.
settings-confirm = Confirmer les actions
settings-confirm-every = Toutes
settings-confirm-final = La plupart
settings-confirm-never = Jamais
# $touch : sans souris
settings-confirm-every-hint = { $touch ->
    [true] Touche une fois pour voir ce que ferait une action, une seconde fois pour la faire.
   *[false] Clique une fois pour voir ce que ferait une action, une seconde fois pour la faire.
}
# $touch : comme plus haut
settings-confirm-final-hint = { $touch ->
    [true] Touche une fois pour piocher, sauf si cela met fin à la partie. Pour les autres actions et les cartes, deux fois.
   *[false] Un clic pour piocher ou poser, sauf si cela met fin à la partie ou si poser te montre une nouvelle carte. Deux clics pour les autres actions et les cartes.
}
# $touch : comme plus haut
settings-confirm-never-hint = { $touch ->
    [true] Touche une fois, et c’est fait. Dès que tu as vu une nouvelle carte, impossible d’annuler.
   *[false] Un clic, et c’est fait. Dès que tu as vu une nouvelle carte, impossible d’annuler.
}
settings-skip-free-actions = Passer tout de suite les actions gratuites
settings-skip-free-actions-hint = Avec Artefacts de l’histoire, ton tour peut commencer par une action gratuite. Ce navigateur la passe tout de suite, à chaque table. Une réponse permanente la passe après un court délai, sur tous tes appareils, même quand tu n’es pas là.
settings-hints = Astuces
settings-hints-hint = Ce que tu peux faire, et l’explication de ce qui se passe.
settings-sounds = Sons
settings-sounds-hint = Des sons doux : ton tour, les cartes qui bougent, les exigences qui te touchent, les dominations, la fin.
settings-turn-sound = Son quand c’est à moi
settings-turn-sound-hint = Deux sons doux, seulement si tu regardes un autre onglet ou un autre programme.
settings-text-mode = Table en mode texte
settings-text-mode-hint = Pour les lecteurs d’écran, ou si tu préfères lire.
