### Les mots du navigateur autour des pages.

shell-title = { $page } · Splay
shell-title-turn = ● À toi · { $page } · Splay
# Ce que disent du site les moteurs de recherche et les favoris.
shell-description = Joue au jeu de cartes Innovation dans ton navigateur. Un projet de fans non officiel.
shell-skip = Aller au contenu
shell-home = Splay, accueil
shell-nav = Pages
shell-nav-start = Jouer
shell-nav-games = Parties
shell-nav-learn = Apprendre
shell-nav-players = Joueurs
shell-nav-cards = Cartes
shell-nav-rules = Règles
shell-nav-settings = Réglages
shell-nav-people = Compte
shell-nav-guest = sans compte
shell-nav-sign-in = Se connecter
shell-nav-person = Compte : { $name }
shell-nav-person-guest = Compte : { $name } (sans compte)
# $count: how many tables wait
shell-next-table = Table suivante ({ $count })
shell-next-table-title = Aller à la prochaine table qui t’attend (N)
shell-no-page = Cette page n’existe pas
shell-no-page-help = Vérifie l’adresse, ou repars de l’accueil.
shell-to-start = Aller à l’accueil
shell-lost = Connexion perdue. Nouvel essai…
shell-back = La connexion est rétablie.
shell-close = Fermer
shell-cancel = Retour
shell-try-again = Réessayer
shell-unreachable = Le serveur ne répond pas. Rien n’est perdu : réessaie.
labeled = { $label } : { $text }
refusal-other = Le serveur ne peut pas faire cela.
shell-copy = Copier
shell-copied = Copié.
shell-share = Partager
shell-linked = Lien copié.
shell-link = Copie ce lien : { $link }
shell-linked-local = Lien copié. Seul cet ordinateur peut l’ouvrir.
shell-copy-by-hand = Ce navigateur n’autorise pas la copie. Le texte est sélectionné : copie-le à la main.
shell-link-local = Seul cet ordinateur peut ouvrir ce lien.
shell-link-local-why = Ouvrir à d’autres
# $address : un exemple d'adresse, comme « http://192.168.1.20:8000 »
shell-link-local-home = Sur ton réseau local : démarre le serveur avec SPLAY_HOST=0.0.0.0, ouvre la page à l’adresse de cet ordinateur, comme { $address }, et copies-y le lien.
shell-link-local-internet = Sur Internet : définis SPLAY_PUBLIC_URL comme le dit docs/hosting.md.
shell-saved = Enregistré.
shell-trouble = Ça n’a pas marché
shell-trouble-help = Impossible d’afficher cette page. Tes parties ne risquent rien. Réessaie ; si cela se répète, dis à la personne qui gère ce serveur ce que tu as fait.
shell-trouble-details = Détails
shell-part-missing = Une partie de la page ne s’est pas chargée. Recharge-la.
shell-fan-project = Un projet de fans non officiel. Innovation est un jeu de Carl Chudyk.
shell-about = À propos, licence et code source
shell-text-mode = Lecteur d’écran ? Jouer en mode texte

## Titres dans l'onglet du navigateur

shell-title-start = Jouer à Innovation
shell-title-new = Nouvelle table
shell-title-table = Table
shell-title-replay = Relecture
shell-title-games = Parties
shell-title-learn = Apprendre en dix minutes
shell-title-lesson = Leçon
shell-title-puzzles = Problèmes
shell-title-puzzle = Problème
shell-title-solution = Solution
shell-title-deal = Donne du jour
shell-title-cards = Cartes
shell-title-statistics = Les cartes en chiffres
shell-title-players = Joueurs
shell-title-profile = Profil
shell-title-rules = Règles
shell-title-people = Compte
shell-title-admin = Modération
shell-title-reset = Nouveau mot de passe
shell-title-settings = Réglages
shell-title-about = À propos

## À propos

shell-about-what = Ce que c’est
shell-about-what-text = Splay permet de jouer gratuitement au jeu de cartes Innovation avec des amis, des inconnus et des ordinateurs. Rien à acheter, pas de publicité, pas de pistage.
shell-about-game = Le jeu
shell-about-game-text = Innovation est un jeu de Carl Chudyk. Splay est un projet de fans non officiel, fait par des joueurs, sans lien avec l’auteur ni les éditeurs. Les formulations sont propres à Splay. Si le jeu te plaît, achète-le : il est encore meilleur avec des cartes en main.
shell-about-prints = Éditeurs et éditions
shell-about-prints-text = Asmadi Games a publié Innovation en 2010. L’édition Iello de 2011 se joue de la même façon, avec d’autres termes ; Lacerta l’a publié en polonais en 2012. Innovation Deluxe, encore chez Asmadi Games, est la troisième édition : toutes les extensions parues jusque-là en une boîte, et neuf cartes modifiées. Ici, tu peux jouer avec la troisième édition ou la première.
shell-about-data = Tes données
shell-about-data-text = Le serveur garde ton nom, tes parties, tes messages, et ton adresse e-mail si tu en donnes une. Tes réglages restent dans ce navigateur. Un cookie dit qui tu es ; un autre, après une connexion, que ce navigateur s’est déjà connecté à ton compte. Tu peux tout supprimer sur la page de ton compte.
shell-about-licence = Licence
shell-about-licence-text = Splay est un logiciel libre sous la licence publique générale GNU Affero (AGPL), version 3 ou ultérieure. Utilise-le, étudie-le, modifie-le, partage-le ; si tu fais tourner une copie modifiée pour d’autres, propose-leur son code source. Il n’y a aucune garantie.
shell-about-licence-link = La licence complète
shell-about-licence-all = Les licences de tous les composants
shell-about-pictures = Images
shell-about-pictures-text = Icônes par { $authors }, sur game-icons.net, sous licence CC BY 3.0. Modifications : contours arrondis, couleurs. Quelques autres viennent de Material Design Icons (Apache 2.0) et de Phosphor Icons (MIT).
shell-about-pictures-link = Les licences des images
shell-about-fonts = Polices
shell-about-fonts-text = Fraunces et Open Sans, sous la SIL Open Font License. Elles sont réduites aux lettres utilisées.
shell-about-fonts-link = La licence des polices
shell-about-source = Code source
shell-about-source-text = Tu peux obtenir le code source exact de ce qui tourne ici, cette page comprise. Avec Python, il te permet de lancer ton propre serveur.
shell-about-source-link = Le code source de ce serveur

## Une lettre par couleur, à côté de la couleur, sur la page et dans le terminal : cinq lettres différentes

letter-blue = B
letter-red = R
letter-green = V
letter-yellow = J
letter-purple = P

## Sur les cartes

card-echo = Écho :
# Les mots par lesquels commencent ces effets ; ils ressortent.
card-verb-demand = J’exige
card-verb-compel = Je te contrains
