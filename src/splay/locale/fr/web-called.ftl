### How a browser calls its reader back, and what it shows without a connection.

called-switch = Préviens-moi quand c’est à moi de jouer, même si Splay est fermé
called-hint = Dans ce navigateur, juste après le coup. Le message est chiffré et ne nomme aucune carte.
called-refused = Ton navigateur bloque les notifications ici. Tu peux changer cela dans ses réglages pour ce site.
called-failed = Ton navigateur n’arrive pas à joindre son service de notifications. Réessaie plus tard.
called-test = Essayer
called-tested = Envoyé. Le message devrait arriver tout de suite.
called-is-on = Ce navigateur te prévient désormais.
called-offer = Ce navigateur doit-il te prévenir quand c’est à toi de jouer ?
called-offer-about = Juste après le coup, même si Splay est fermé.
called-offer-no-mail = Juste après le coup, même si Splay est fermé. Ce serveur n’envoie pas d’e-mails, rien d’autre ne te préviendrait.
called-offer-yes = Oui, préviens-moi
called-offer-no = Non, merci
called-offline = Pas de connexion.
called-offline-about = Les parties reprennent avec la connexion. Ceci marche maintenant :
called-offline-replays = Et les dernières parties que tu as revues :
