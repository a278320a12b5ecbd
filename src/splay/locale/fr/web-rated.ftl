### Les tables classées : en créer une, s’y asseoir, et ce que la partie a changé.

rated = Partie classée
rated-about = Le résultat change le classement de tous les joueurs.
rated-terms = Le résultat change le classement de tous les joueurs. Le temps est limité, les conseils sont exclus, et on ne revient pas après avoir quitté la table.
rated-terms-many = Le résultat change le classement de tous les joueurs. Le temps est limité, les conseils sont exclus, et on ne revient pas après avoir quitté la table : un ordi prend la suite.
rated-rules = Une table classée suit les règles imprimées : troisième édition, dominations spéciales aussitôt, nombre habituel de dominations pour gagner. Les conseils sont exclus.
rated-seats = Chaque joueur a une seule place.
rated-leavers = Un ordi prend la suite pour que les autres puissent finir. Qui quitte la table ou dépasse son temps finit dernier et ne peut pas revenir.
rated-leaving = Quitter la table ou dépasser son temps compte comme un abandon. Tu ne peux pas revenir.
rated-rating = Classement
rated-points = { $rating }
rated-new = sans classement
rated-stakes = { $wins } si tu gagnes, { $loses } si tu perds
rated-stakes-many = { $wins } si tu finis premier, { $loses } si tu finis dernier
rated-guest = Il te faut un compte pour une table classée.
rated-ended = Tes classements ont pris fin ici. Tu peux jouer sans classement.
rated-gone = Tu as quitté la table ou dépassé ton temps, et on ne revient pas dans une partie classée. Si quelqu’un reste jusqu’au bout, elle compte comme un abandon.
rated-leave = Cette table est classée : la quitter compte comme un abandon, et tu ne peux pas revenir.
rated-counting = { $before } → ...
rated-change = { $before } → { $after }, { $change }
rated-uncounted-abandoned = Cette partie ne compte pas : tous les camps ont abandonné.
rated-uncounted-ended = Cette partie ne compte pas : les classements de quelqu’un à la table ont pris fin ici.
