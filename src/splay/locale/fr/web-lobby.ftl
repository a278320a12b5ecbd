### Les mots de la page d’accueil, des nouvelles tables et de celles qui attendent des joueurs.

lobby-title = Jouer à Innovation
lobby-title-new = Bâtis une civilisation, une idée après l’autre.
lobby-title-turn = À toi, { $name }.
lobby-title-back = Te revoilà, { $name }.
lobby-welcome = Joue à Innovation gratuitement dans ton navigateur. Sans compte.
# $number : combien de parties attendent une réponse
lobby-waiting = { $number ->
    [one] Une de tes parties t’attend.
   *[other] { $number } de tes parties t’attendent.
}
lobby-computer = Jouer contre l’ordinateur
lobby-level = Niveau
lobby-opponents = Adversaires
lobby-cards = Cartes
lobby-cards-base = Jeu de base (105 cartes)
lobby-cards-all = Toutes les séries
lobby-play = Jouer
lobby-play-hints = Les astuces sont activées. Tu peux tout annuler.
lobby-play-undo = Tu peux tout annuler.
lobby-play-options = Toutes les options
lobby-name = Ton nom ici : { $name }.
lobby-name-change = Changer de nom
lobby-strength-random = Facile
lobby-strength-random-hint = Joue au hasard. Idéal pour une première partie.
lobby-strength-rule = Normal
lobby-strength-rule-hint = Joue avec bon sens, mais rate les combinaisons.
lobby-strength-greedy = Difficile
lobby-strength-greedy-hint = Anticipe et punit les erreurs.
lobby-strength-planner = Expert
lobby-strength-planner-hint = Planifie plusieurs actions à l’avance.
lobby-strength-master = Maître
lobby-strength-master-hint = A appris à jouer par lui-même. Dur à battre.
lobby-strength-master-hint-elsewhere = Comme Expert : il n’a appris que le jeu de base à deux.
lobby-learn = Première visite ?
lobby-learn-about = Six courtes leçons à une vraie table. Tu joues chaque coup toi-même.
lobby-learn-go = Apprendre en dix minutes
lobby-learn-rules = Lire les règles
lobby-lessons = C’est nouveau pour toi ? Une leçon prend une minute.
lobby-lesson-set = Leçon : { $set }
lobby-lesson-teams = Leçon : équipes
lobby-today = Aujourd’hui
lobby-today-puzzle = Problème du jour
lobby-today-deal = Donne du jour
lobby-today-win = Gagne pendant ce tour.
lobby-today-stop = Empêche la victoire.
lobby-today-take = Prends le { $value } avant l’adversaire.
lobby-today-help = N’aide pas l’adversaire.
lobby-today-solve = Résoudre
lobby-today-solved = Résultats
lobby-today-first = Au premier essai : { $percent } %.
lobby-today-one-way = Il y a une seule solution.
lobby-today-all = Tous les problèmes
lobby-today-streak = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
lobby-today-deal-about = Une partie, les mêmes cartes pour tout le monde.
lobby-today-players = { $players ->
    [0] Ouvre le bal.
    [one] { $players } joueur l’a finie.
   *[other] { $players } joueurs l’ont finie.
}
lobby-today-play = Jouer
lobby-today-resume = Reprendre
lobby-today-results = Résultats
lobby-friend = Jouer entre amis
lobby-friend-hint = Tu obtiens une table et un lien à envoyer. La partie commence dès qu’on te rejoint.
lobby-friend-make = Créer un lien d’invitation
lobby-new = Nouvelle table
lobby-new-hint = Tu choisis tout : deux à cinq joueurs, équipes, chrono, plusieurs personnes sur un appareil, et plus encore.

## Trouver à qui jouer

find = Trouver à qui jouer
find-many = Trouver à qui jouer
find-pace = Rythme
find-pace-live = En direct
find-pace-day = Quotidien
find-players = Nombre de joueurs
find-rated = Partie classée
find-rated-sign-in = Se connecter pour jouer classé
# $people: how many look for the same
find-others = { $people ->
    [0] Personne ne cherche en ce moment.
    [one] 1 personne cherche.
   *[other] { $people } personnes cherchent.
}
find-first = Lancer la recherche
find-looking = Nous cherchons quelqu’un ...
find-looking-many = Nous cherchons du monde ...
find-meanwhile = Fais autre chose entre-temps. On te prévient dès qu’il y a quelqu’un.
find-meanwhile-day = Tu peux fermer Splay. La partie sera parmi les tiennes dès qu’il y a quelqu’un.
find-computer = Jouer contre l’ordinateur
find-computer-about = Encore personne. Joue contre l’ordinateur en attendant : la recherche continue.
find-stop = Arrêter la recherche
# $names: a list of people
find-found = Ta partie avec { $names } commence.
find-come = Aller à la table
find-later = Plus tard

## Listes

lobby-mine = Tes parties
lobby-mine-turn = À toi
lobby-mine-running = En attente des autres
lobby-mine-away = Un ordi joue à ta place
lobby-mine-paused = En pause jusqu’au retour de quelqu’un
lobby-mine-waiting = En attente de joueurs
lobby-mine-asked = Revanche demandée
lobby-mine-all = Toutes les parties
lobby-open = Tables ouvertes
lobby-closed = Ici, aucune table n’est affichée. Fais venir des joueurs par lien, invitation ou défi.
lobby-open-none = Personne n’attend. Et si tu créais une table ?
lobby-here = { $number } personnes sont passées ici dans l’heure.
lobby-open-sit = Rejoindre
lobby-open-sit-at = Rejoindre : { $names }
lobby-open-look = Voir
lobby-open-look-at = Voir : { $names }
lobby-live = En ce moment
lobby-live-turn = tour { $turn }
lobby-live-achieved = { $number ->
    [one] { $number } domination
   *[other] { $number } dominations
}
lobby-watch = Regarder une partie
lobby-watch-go = Regarder
lobby-watch-at = Regarder : { $names }
lobby-seat-agent-random = Facile (ordi)
lobby-seat-agent-rule = Normal (ordi)
lobby-seat-agent-greedy = Difficile (ordi)
lobby-seat-agent-planner = Expert (ordi)
lobby-seat-agent-master = Maître (ordi)
lobby-seat-free = place libre
lobby-seat-you = { $name } (toi)
lobby-fact-players = { $number ->
    [one] { $number } joueur
   *[other] { $number } joueurs
}
lobby-fact-sets = avec { $sets }
lobby-fact-first = première édition
lobby-fact-teams = équipes
lobby-fact-extra = une domination de plus pour gagner
lobby-fact-specials = domaines après chaque effet
lobby-fact-memory = sans mémoire des cartes vues
lobby-fact-advice = conseils de l’ordinateur permis
lobby-fact-rated = partie classée
lobby-fact-device = appareil partagé
lobby-fact-end = s’arrête si quelqu’un quitte la table
lobby-fact-link = par lien uniquement

## Temps

lobby-span-days = { $number ->
    [one] { $number } jour
   *[other] { $number } jours
}
lobby-span-hours = { $number ->
    [one] { $number } heure
   *[other] { $number } heures
}
lobby-span-minutes = { $number ->
    [one] { $number } minute
   *[other] { $number } minutes
}
lobby-span-seconds = { $number ->
    [one] { $number } seconde
   *[other] { $number } secondes
}
lobby-ago-now = à l’instant
lobby-ago = il y a { $span }

## Chronos

lobby-clock = Chrono
lobby-clock-none = sans chrono
lobby-clock-move = { $span } par réponse
lobby-clock-bank = { $span } par joueur
lobby-clock-increment = { $span } par joueur, + { $increment } par réponse
lobby-clock-named = { $name } : { $clock }
lobby-clock-quick-name = Rapide
lobby-clock-calm-name = Tranquille
lobby-clock-move-name = Régulier
lobby-clock-day-name = Quotidien
lobby-clock-days-name = Tous les trois jours
lobby-clock-week-name = Rien ne presse
lobby-clock-own = Personnalisé…
lobby-clock-none-hint = Réfléchis aussi longtemps que tu veux.
lobby-clock-quick-hint = Pour qui connaît les cartes : environ 15 minutes à deux.
lobby-clock-calm-hint = Tout le monde est là en même temps, et il reste le temps de lire les cartes.
lobby-clock-move-hint = Le même temps pour chaque réponse. Ce qui ne sert pas est perdu.
lobby-clock-day-hint = Pas besoin de jouer en même temps. Passe une fois par jour.
lobby-clock-days-hint = Pas besoin de jouer en même temps. Passe tous les trois jours.
lobby-clock-week-hint = Une semaine par joueur, et une demi-journée de plus à chaque réponse.
lobby-clock-own-hint = Dans « Plus d’options », choisis ce qui se passe quand le temps est écoulé.
lobby-clock-kind = Type de chrono
lobby-clock-kind-bank = Temps pour toute la partie
lobby-clock-kind-move = Temps par réponse
lobby-clock-amount-bank = Temps par joueur
lobby-clock-amount-move = Temps par réponse
lobby-clock-per-answer = Temps ajouté par réponse
lobby-unit-of = { $label } : unité
lobby-unit-seconds = secondes
lobby-unit-minutes = minutes
lobby-unit-hours = heures
lobby-unit-days = jours

## Une nouvelle table

lobby-new-short = La table
lobby-new-more = Plus d’options
lobby-new-submit = Créer la table
lobby-players = Nombre de joueurs
lobby-players-hint = Première partie ? Commence à deux ou trois.
lobby-seats = Qui joue
lobby-seat-number = Place { $number }
lobby-seat-named = Nom
lobby-seat-name = Nom du joueur { $number }
lobby-seat-choice-me = Toi, sur cet appareil
lobby-seat-choice-open = Ouverte à tous
lobby-seat-choice-random = Facile (ordi)
lobby-seat-choice-rule = Normal (ordi)
lobby-seat-choice-greedy = Difficile (ordi)
lobby-seat-choice-planner = Expert (ordi)
lobby-seat-choice-master = Maître (ordi)
lobby-seats-hint-usual = Choisis « Toi » pour plusieurs places si vous vous passez un seul appareil.
lobby-seats-hint-hot = Vous partagez cet appareil. Chaque joueur ne voit ses cartes qu’à son tour.
lobby-seats-hint-elsewhere = Maître n’a appris que le jeu de base à deux. Ici, il joue comme Expert.
lobby-seats-hint-watching = Tu n’as pas de place : cette table est pour d’autres.
lobby-public = Visibilité
lobby-public-public = Publique
lobby-public-link = Par lien uniquement
lobby-public-public-hint = N’importe qui peut trouver la table dans la liste.
lobby-public-link-hint = La table n’est pas dans la liste. Tu obtiens un lien à envoyer.
lobby-more-rules = Règles
lobby-presets = À quoi jouer
lobby-preset-first = Première partie
lobby-first-hint = Astuces en cours de jeu
lobby-preset-classic = Classique
lobby-preset-everything = Tout
lobby-preset-first-hint = Toi contre l’ordinateur facile, jeu de base uniquement. Des astuces expliquent ce qui arrive.
lobby-preset-classic-hint = Le jeu de base selon les règles imprimées. Change ce que tu veux plus bas.
lobby-preset-everything-hint = Toutes les extensions avec les reliques : plus de cartes, plus de surprises. Pas pour une première partie.
lobby-preset-own-hint = À ton goût. Pour une première partie, laisse les extensions de côté.
lobby-sets = Séries
lobby-sets-part = avec { $part }
lobby-sets-length = Environ { $minutes } minutes. Complexité { $complexity }/{ $most }, à partir de { $age } ans.
lobby-sets-longer = { $percent ->
    [0] même durée
   *[other] { $percent } % de temps en plus
}
lobby-problem-sets-edition = Les extensions demandent la troisième édition. Choisis-la dans « Plus d’options », ou retire les extensions.
lobby-edition = Édition
lobby-edition-third = Troisième
lobby-edition-first = Première
lobby-edition-hint = Quelques cartes diffèrent. Choisis l’édition que tu connais.
lobby-teams = Équipes
lobby-teams-none = Sans équipes
lobby-teams-random = Deux équipes au hasard
lobby-teams-12-34 = 1 et 2 contre 3 et 4
lobby-teams-13-24 = 1 et 3 contre 2 et 4
lobby-teams-14-23 = 1 et 4 contre 2 et 3
lobby-teams-hint = Une équipe gagne ensemble et additionne ses dominations.
lobby-specials = Domaines
lobby-specials-after_each_change = aussitôt
lobby-specials-after_each_effect = après chaque effet
lobby-specials-hint = Aussitôt : même au milieu d’un effet, selon les règles imprimées. Après chaque effet : seulement si tu y as encore droit à ce moment-là.
lobby-extra = Une domination de plus pour gagner
lobby-extra-hint = Une partie plus longue.
lobby-memory = Se souvenir des cartes déjà vues
lobby-memory-hint = Désactive cette option pour compter sur ta propre mémoire.
lobby-advice = Permettre de demander conseil à l’ordinateur
lobby-advice-hint = Quand tu joues uniquement contre des ordinateurs, c’est toujours permis.
lobby-more-leaving = Si quelqu’un quitte la table
lobby-leavers = Si un joueur quitte la table ou dépasse son temps
lobby-leavers-stand_in = Un ordi prend la suite
lobby-leavers-end = La partie s’arrête
lobby-leavers-hint = Tu peux toujours reprendre ta place à l’ordinateur.
lobby-stand-in = Niveau de cet ordinateur
lobby-more-watching = Public
lobby-spectators = Le public regarde
lobby-spectators-live = Pendant la partie
lobby-spectators-late = Après la partie
lobby-spectators-none = Jamais
lobby-spectators-hint = Le public voit ce que voient tous les joueurs, jamais une main.
lobby-delay = Retard du public
lobby-delay-hint = Le public suit avec autant de coups de retard (0 = en direct).
lobby-spectator-chat = Le public peut lire le chat
lobby-archive = Tout le monde peut voir la partie terminée
lobby-archive-hint = Une fois terminées, les tables publiques vont dans « Parties publiques », avec leur relecture.
lobby-problem-seats = Choisis « Toi » ou « Ouverte à tous » pour au moins une place.
lobby-problem-names = Saisis un nom pour chaque personne sur cet appareil.
lobby-problem-clock = Saisis un nombre entier, au moins 1, et 60 jours au plus.
lobby-problem-increment = Saisis un nombre entier, au moins 0, et 60 jours au plus.
lobby-problem-delay = Saisis un nombre entier : 0-500.

## L’attente des joueurs

lobby-wait-title = En attente de joueurs
lobby-wait-title-invited = Une place t’attend
lobby-wait-seats = Places
lobby-wait-free = { $free ->
    [one] Une place est libre. La partie commence dès que quelqu’un la prend.
   *[other] { $free } places sont libres. La partie commence dès que toutes sont prises.
}
lobby-wait-sit = { $free ->
    [one] Une place est libre. Prends-la, et la partie commence.
   *[other] { $free } places sont libres. La partie commence dès que toutes sont prises.
}
lobby-wait-missing = { $missing ->
    [one] La partie commence dès qu’un joueur de plus est là.
   *[other] La partie commence dès que { $missing } joueurs de plus sont là.
}
lobby-wait-kept = { $name }, pas encore là
lobby-wait-take = Prendre cette place
lobby-wait-take-number = Prendre cette place ({ $number })
lobby-wait-take-too = Prendre aussi cette place
lobby-wait-take-too-number = Prendre aussi cette place, sur cet appareil ({ $number })
lobby-wait-computer = ou un ordi :
lobby-wait-computer-group = Un ordi pour la place { $number }
lobby-wait-dismiss = Retirer
lobby-wait-dismiss-from = Retirer { $name } (place { $number })
lobby-wait-name-hint = Le nom que voient les autres. Sans compte.
lobby-wait-seated = Tu as une place.
lobby-wait-leave = Quitter la table
lobby-wait-close = Fermer la table
lobby-wait-back = Garder ma place et quitter cette page
lobby-wait-who-else = Un joueur de plus sur cet appareil
lobby-wait-their-name = Son nom
lobby-invite = Inviter des joueurs
lobby-invite-hint = Toute personne qui ouvre ce lien peut rejoindre la table.
lobby-invite-link = Lien d’invitation
lobby-invite-code = Code QR
lobby-invite-code-of = Code QR : { $link }
lobby-invite-title = Viens jouer à Innovation
