### Les mots des listes de parties.

games-title-mine = Mes parties
games-title-archive = Parties publiques
games-lists = Listes de parties
games-mine = Mes parties
games-archive = Parties publiques
games-archive-about = Les parties terminées des tables publiques, visibles par tout le monde.
games-none-mine = Tu n’as encore terminé aucune partie.
games-play = Nouvelle partie
games-finished = Parties terminées
games-none-archive = Aucune partie publique n’est encore terminée.
games-replay = Revoir
games-replay-of = Revoir : { $names }
games-record = Télécharger
games-record-of = Télécharger : { $names }
games-rematch = Revanche
games-rematch-of = Revanche : { $names }
games-won = Victoire
games-lost = Défaite
games-pages = Pages de parties
games-newer = Parties plus récentes
games-older = Parties plus anciennes
games-page = Page { $number }
