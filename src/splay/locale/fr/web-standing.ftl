### Les réponses permanentes : en choisir une à partir d’une question, ce qu’elle va répondre, et leur liste.

standing-always = Toujours répondre pareil
standing-always-pass = Toujours passer les actions gratuites
standing-answer = Réponse
standing-about = La question t’est toujours posée. Si tu ne réponds pas avant, cette réponse est donnée pour toi après un court délai.
standing-order = Mettre les cartes dans n’importe quel ordre s’il n’importe à personne
standing-pass = Passer les actions gratuites
standing-may = { $card } : { $answer }
standing-here = À cette table
standing-everywhere = À toutes les tables
standing-soon = { $kind ->
    [order] Bientôt mises pour toi dans un ordre quelconque
    [pass_free] Bientôt passée pour toi
   *[may] Bientôt répondu pour toi : { $answer }
    }
standing-take-back = Reprendre
standing-take-back-of = Reprendre : { $answer }
standing-list = Réponses permanentes
standing-list-about = Tu peux toujours répondre toi-même avant.
standing-one-table = À une table
standing-table = Vers la table
standing-taken-back = Réponse reprise
