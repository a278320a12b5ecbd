### Les mots du jeu à la table d'un serveur.

not-asked = Ce n’est pas à toi de jouer en ce moment.

## À l'entrée

online-name = Ton nom ?
online-name-keys = Entrée continuer, Esc quitter
online-lobby = Tables sur { $server }
online-lobby-again = Ce choix n’existe pas. Donne un numéro (1-{ $number }), l’id ou le lien d’une table, ou « quit ».
online-which = Numéro, id ou lien d’une table, ou « quit » ?
online-mine = Reprendre : { $players } ({ $state })
online-open = Rejoindre : { $players } ({ $number ->
    [one] { $number } place libre
   *[other] { $number } places libres
})
online-with-sets = { $players }, avec { $sets }
online-new-sets = { $table }, avec { $sets }
online-new-agent = Nouvelle table contre un ordi : { $strength }
online-new-public = Nouvelle table publique
online-new-private = Nouvelle table privée (à rejoindre par id)
online-other = Une autre table, par id ou lien
online-again = Actualiser
online-state-turn = à toi
online-state-running = en attente des autres
online-state-open = en attente de joueurs
online-nobody-yet = encore personne
online-lobby-keys = numéro ou Entrée choisir  Esc quitter
online-table-id = Id ou lien de la table
online-table-id-keys = Entrée y aller, Esc retour
online-waiting = Table { $table }. Pour la rejoindre : { $splay } play --server { $server } --table { $table }
online-waiting-for = { $number ->
    [one] On attend encore { $number } joueur.
   *[other] On attend encore { $number } joueurs.
} Ici : { $players }.
online-waiting-for-kept = On attend { $awaited }. Ici : { $players }.
online-waiting-for-both = { $number ->
    [one] On attend { $awaited }, et encore { $number } joueur.
   *[other] On attend { $awaited }, et encore { $number } joueurs.
} Ici : { $players }.
online-waiting-keys = Esc quitter (ta place reste à toi)

## À la table

online-welcome = Te voici à la table { $table }. Réponds par le numéro d’une option. « help » donne les commandes et les règles.
online-plain-help = Et ici : say MOTS (parler à la table), say /nice (réagir : /nice /laugh /wow /ouch /thinking),
    undo yes, undo no (si quelqu’un demande d’annuler), return (reprendre ta place à l’ordi),
    rematch (quand la partie est finie), quit (la partie continue sur le serveur ; reviens avec la même commande).
online-keys = { $undo ->
    [yes] ? aide  espace vue  c cartes  t table  g buts  l log  u annuler  m chat  q fin
   *[no] ? aide  espace voir  c cartes  t table  g buts  l journal  m chat  q quitter
}
online-over-keys = { $undo ->
    [yes] l tout le journal  u annuler  r revanche  m chat  q quitter
   *[no] l tout le journal  r revanche  m chat  q quitter
}
online-rematch-wanted = Il y a une revanche. Rejoins-la : r ou « rematch ».
online-chat = { $name } : « { $text } »
online-reaction = { $name } : { $reaction }
online-say-title = Écrire dans le chat
online-say-keys = Entrée envoyer, Esc retour, ou /nice /laugh /wow /ouch /thinking
online-say-what = Quoi ? say MOTS, ou réagis : say /nice, /laugh, /wow, /ouch, /thinking.
online-sending = Envoi…
online-lost = Le serveur ne répond pas. Nouvel essai…
online-found = La connexion est rétablie.
online-no-answer = Le serveur n’a pas répondu. Réessaie.
online-strange = Ce qui répond là-bas n’est pas Splay, ou en est une autre version.
online-not-sent = Le serveur n’a pas répondu. Ton choix s’est peut-être perdu : regarde à nouveau la question.
online-undo-say = Écris « undo yes » ou « undo no ».
online-away = Un ordi joue à ta place. Reprends ta place : r ou « return ».
online-away-paused = Il n’y a personne, alors la partie t’attend. Reprends ta place : r ou « return ».
online-late = Ton temps est écoulé. Un ordi joue à ta place. Reprends ta place : r ou « return ».
online-late-paused = Ton temps est écoulé. Il n’y a personne d’autre, alors la partie t’attend. Reprends ta place : r ou « return ».
online-quit-title = Quitter ? La partie continue sur le serveur.
online-quit-keys = q  quitter
    r  abandonner
    Esc  rester
online-resigned = Tu as abandonné. Un ordi prend la suite à ta place.
online-gone = { $minutes ->
    [0] { $player } : hors ligne
   *[more] { $player } : hors ligne depuis { $minutes } min
}
online-clock = { $player } { $minutes }:{ $seconds }
