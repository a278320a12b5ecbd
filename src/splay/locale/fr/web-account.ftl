### Les mots de la page sur soi : nom, compte, notifications, jetons, départ définitif.

people-title = Ton compte
people-unknown = Tu n’as pas encore joué ici. Un nom suffit ; avec un compte, tu retrouves tes parties sur d’autres appareils.
people-unknown-account = Ici, on joue avec un compte.
people-guest = Tu joues sans compte : seul ce navigateur te connaît. Avec un compte, tu retrouves tes parties sur d’autres appareils.
people-name-title = Nom
people-name-hint = 1-24 caractères. Il change aussi à tes tables en cours.
people-name-save = Enregistrer le nom

## Compte

people-sign-up = Créer un compte
people-sign-up-about = Un nom, un identifiant et un mot de passe suffisent. Les autres voient ton nom et tes résultats ; ensuite, tu choisis ici qui voit quoi.
people-sign-up-about-guest = Ton nom et tes parties y sont repris. Les autres les voient alors ; ensuite, tu choisis ici qui voit quoi.
people-sign-up-name-hint = C’est ainsi que les autres te voient. L’adresse de ton profil en est tirée.
people-sign-up-do = Créer le compte
people-sign-up-invited = Il te faut un lien d’invitation de la modération de ce serveur.
people-sign-up-closed = Pour l’instant, personne ne peut créer de compte ici.
people-signed-up = Ton compte est prêt. Connexion réussie.
people-sign-in = Se connecter
people-sign-in-about-guest = Tes parties sans compte passent dans ton compte.
people-sign-in-do = Se connecter
people-signed-in = Connexion réussie. Ton nom ici : { $name }.
people-provider-sign-in = Se connecter avec { $provider }
people-provider-about = Si tu n’as pas encore de compte, cela en crée un.
people-provider-linked = Tu peux maintenant te connecter avec { $provider }.
people-provider-confirmed = Confirmé. Pendant cinq minutes, tu peux faire des changements ici.
people-identities = Autres façons de se connecter
people-identities-about = Associe { $provider } pour te connecter ici avec.
people-identity-since = associé le { $day }
people-identity-unlink = Dissocier
people-identity-unlink-of = Dissocier : { $name }
people-identity-link = Associer { $provider }
people-identity-only = Pour le dissocier, choisis d’abord un mot de passe.
people-confirm-anew = Ton compte n’a pas de mot de passe. Pour faire des changements, reconnecte-toi avec { $provider }. Cela vaut cinq minutes.
people-confirm-anew-do = Se reconnecter
people-confirmed-anew = Tu viens de te reconnecter.
people-login = Identifiant
people-login-hint = 3-24 caractères : a-z, 0-9, point, tiret et tiret bas. Il sert à te connecter ; personne d’autre ne le voit.
people-password = Mot de passe
people-password-hint = Au moins 10 caractères.
people-password-current = Mot de passe actuel
people-password-new = Nouveau mot de passe
people-password-change = Changer le mot de passe
people-password-changed = Mot de passe changé. Tous les autres appareils sont déconnectés.
people-account = Compte
people-account-about = Ton identifiant est { $login }.
people-sign-out = Se déconnecter
people-sign-out-about = Ce navigateur t’oublie. Tes parties continuent.
people-sign-out-do = Se déconnecter

## Connexion en deux étapes

people-second = Connexion en deux étapes
people-second-about = Pour te connecter, il faut alors aussi un code d’une appli de ton téléphone : ton mot de passe ne suffit plus.
people-second-set-up = Configurer
people-second-scan = Scanne ceci avec une appli d’authentification, ou copies-y la clé. Puis saisis le code qu’elle affiche.
people-second-qr = Code QR pour ton appli d’authentification ; la clé ci-dessous dit la même chose
people-second-secret = Clé
people-second-code = Code
people-second-code-hint = De ton appli d’authentification, ou un code de secours.
people-second-turn-on = Activer
people-second-is-on = { $left ->
        [0] Elle est activée. Il ne reste aucun code de secours.
        [one] Elle est activée. Il reste { $left } code de secours.
       *[other] Elle est activée. Il reste { $left } codes de secours.
    }
people-second-recovery = Tes codes de secours
people-second-recovery-about = Si tu perds ton téléphone, chacun remplace une fois le code. Tu ne les vois que maintenant : imprime-les ou garde-les dans un gestionnaire de mots de passe.
people-second-recovery-all = Tous les codes de secours
people-second-renew = Nouveaux codes de secours
people-second-turn-off = Désactiver
people-second-is-off = La connexion en deux étapes est désactivée.

## Mot de passe oublié

people-forgot = Mot de passe oublié ?
people-forgot-about = Tu reçois un lien, si tu as confirmé ton adresse e-mail.
people-forgot-account = Identifiant ou adresse e-mail
people-forgot-do = Envoyer le lien
people-forgot-sent = S’il y a une adresse confirmée, un lien est en route. Il est valable une demi-heure.
people-forgot-link = Mot de passe oublié ?
people-reset = Choisir un nouveau mot de passe
people-reset-about = Cela te déconnecte partout et révoque tes jetons. Ensuite, connecte-toi avec le nouveau mot de passe.
people-reset-done = Mot de passe changé. Connecte-toi maintenant avec le nouveau.

## E-mail

people-email = Adresse e-mail
people-email-optional = Adresse e-mail (facultative)
people-email-hint = Pour les messages que tu demandes, et s’il arrive quelque chose à ton compte.
people-email-title = E-mail
people-email-about = Pour te dire quand c’est à toi, et s’il arrive quelque chose à ton compte. Personne d’autre ne voit l’adresse.
people-email-empty = Laisse vide pour la retirer.
people-email-save = Enregistrer l’adresse
people-email-is-confirmed = Ton adresse est confirmée.
people-email-confirmed = Ton adresse est confirmée.
people-code-title = Confirme ton adresse
people-code-about = Les messages iront à { $email } quand tu auras confirmé que c’est la tienne.
people-code-send = Envoyer le code
people-code-again = Envoyer un nouveau code
people-code-sent = Ton code est en route. Regarde tes e-mails.
people-code = Code
people-code-confirm = Confirmer

## Notifications

people-notices = Notifications
people-notices-about = Quand c’est à toi et que tu n’es pas là, un message te prévient : par e-mail, sur Discord, Slack ou ailleurs.
people-notices-email = Envoyer les messages à { $email }
people-notices-email-guest = Pour l’e-mail, crée d’abord un compte.
people-notices-email-first = Pour l’e-mail, confirme d’abord ton adresse.
people-webhook = Webhook
people-webhook-hint = Discord et Slack donnent cette adresse pour un salon, sous « Webhooks ». Elle commence par https://
people-webhook-add = Ajouter un webhook
people-channel-webhook = Webhook : { $place }
people-channel-email = E-mail à { $place }
people-channel-test = Envoyer un test
people-channel-test-of = Envoyer un test : { $name }
people-channel-tested = Message de test envoyé.
people-channel-remove = Retirer
people-channel-remove-of = Retirer : { $name }
people-channel-broken = Désactivé : { $reason }
people-channel-broken-not_allowed = les messages ne peuvent pas aller à cette adresse.
people-channel-broken-not_reached = trois fois de suite, l’adresse n’a pas répondu.
people-channel-broken-not_accepted = l’adresse a refusé trois messages de suite.

## Jetons

people-tokens = Jetons pour bots
people-tokens-about = Un programme qui a un jeton joue en ton nom jusqu’à ce que tu révoques le jeton, quoi que tu changes plus haut. Ne le donne à personne.
people-token-label = Usage
people-token-label-hint = Pour savoir plus tard lequel révoquer.
people-token-make = Créer un jeton
people-token-new = Ton nouveau jeton
people-token-once = Tu ne le vois que maintenant. Copie-le dans ton programme.
people-token-made = créé le { $day }
people-token-revoke = Révoquer
people-token-revoke-of = Révoquer : { $label }

## Les appareils connectés

people-sessions = Tes appareils
people-sessions-about = Les navigateurs qui te connaissent. Tu n’en reconnais pas un ? Déconnecte-le et change ton mot de passe.
people-session-since = depuis le { $day },
people-session-seen = dernière visite le { $day }
people-session-current = ce navigateur
people-session-end = Déconnecter
people-session-end-of = Déconnecter : { $name }, depuis le { $day }
people-session-ended = Cet appareil est déconnecté.
people-sessions-everywhere = Se déconnecter partout
people-sessions-everywhere-about = Tous les navigateurs t’oublient, celui-ci aussi. Les jetons restent valables.
people-sessions-ended = La déconnexion est faite partout.
people-sign-in-notices = Me prévenir quand un nouveau navigateur se connecte
people-sign-in-notices-about = Par e-mail, ou ici à ta prochaine connexion.

## Personnes masquées

people-mutes = Personnes masquées
people-mutes-about = Tu ne vois pas leurs messages. Elles n’en savent rien.
people-mute-everywhere = à toutes les tables
people-mute-here = à une table
people-mute-since = depuis le { $day }
people-mute-table = Aller à la table
people-unmute = Ne plus masquer { $name }
people-unmuted = Messages de nouveau visibles : { $name }.

## Ses données

people-data = Tes données
people-data-about = Tout ce que ce serveur garde sur toi, en un seul fichier.
people-data-do = Télécharger

## Départ définitif

people-deletion = Supprimer le compte
people-deletion-about = Ton nom, ton compte, ton adresse, tes jetons et tes messages sont supprimés pour de bon. Les parties terminées restent, sans ton nom. Dans les parties en cours, un ordinateur prend la suite, ou elles s’arrêtent, selon la table.
people-deletion-ask = Supprimer le compte…
people-deletion-sure = Supprimer tout ce qui te concerne ?
people-deletion-do = Supprimer pour de bon
people-deletion-done = Tout ce qui te concerne est effacé.

## Modération

admin-link = Signalements, exclusions et historique de la modération
admin-proof = Confirme que c’est toi
admin-proof-about = La modération demande d’abord un code. Il est valable 15 minutes.
admin-proof-do = Continuer
admin-reports = Signalements
admin-reports-none = Aucun signalement en attente.
admin-report-name = C’est le nom qui est signalé.
admin-reason = Motif : { $reason }
admin-guest = (sans compte)
admin-address = depuis { $address }
admin-table = Aller à la table
admin-remove = Retirer le message
admin-rename = Renommer
admin-rename-of = Renommer { $name }
admin-name = Nouveau nom
admin-ban = Exclure
admin-ban-of = Exclure { $name }
admin-ban-address = Exclure aussi l’adresse
admin-days = Jours
admin-close = Classer le signalement
admin-bans = Exclusions
admin-bans-none = Aucune exclusion en cours.
admin-ban-until = exclusion jusqu’au { $day }
admin-ban-end = Lever l’exclusion
admin-ban-end-of = Lever l’exclusion : { $name }
admin-names = Donner un nom
admin-names-about = Même un nom comme « Admin » ou « Splay », que personne ne peut prendre. Le compte le garde jusqu’à ce qu’il en prenne un autre.
admin-names-do = Donner le nom
admin-names-done = { $login } s’appelle maintenant { $name }.
admin-links = Liens d’invitation
admin-links-about = Qui en ouvre un peut créer un compte ici.
admin-link-until = Valable jusqu’au { $day }
admin-link-used = Utilisé { $used } fois sur { $most }
admin-link-revoke = Révoquer
admin-link-revoke-of = Révoquer : valable jusqu’au { $day }
admin-link-new = Ton nouveau lien
admin-link-once = Il n’est affiché que maintenant. Copie-le et transmets-le.
admin-link-most = Nombre de comptes qu’il permet de créer
admin-link-make = Créer un lien
admin-ratings = Classements
admin-ratings-about = Les classements d’un compte, même masqués.
admin-ratings-show = Voir les classements
admin-ratings-none = Aucune partie classée.
admin-ratings-ended = Terminés le { $day }.
admin-ratings-end = Terminer les classements
admin-ratings-end-of = Terminer les classements de { $name }
admin-ratings-end-about = Ils ne sont plus visibles et aucune nouvelle partie ne compte. Les résultats restent. C’est définitif.
admin-acts = Historique de la modération
admin-acts-none = Rien pour l’instant.
admin-act-grant = { $admin } a donné la modération à { $what }
admin-act-revoke = { $what } n’a plus la modération ({ $admin })
admin-act-close = { $admin } a classé un signalement
admin-act-remove = { $admin } a retiré un message ({ $what })
admin-act-rename = { $admin } a renommé { $what }
admin-act-ban = { $admin } a exclu { $what }
admin-act-unban = { $admin } a levé l’exclusion ({ $what })
admin-act-end-rating = { $admin } a terminé les classements de { $what }
admin-act-make-link = { $admin } a créé un lien d’invitation ({ $what })
admin-act-revoke-link = { $admin } a révoqué un lien d’invitation

admin-overview = Le serveur en bref
admin-overview-version = Version { $version }, démarrée le { $day }
admin-overview-people = Personnes
admin-overview-people-told = Comptes : { $accounts }, venus ces 30 derniers jours : { $active }. Invités : { $guests }.
admin-overview-games = Parties
admin-overview-games-told = En cours : { $running }. En attente de joueurs : { $waiting }. Terminées : { $finished }, dont { $day } depuis un jour et { $month } depuis 30 jours.
admin-overview-moves = Coups depuis le démarrage
admin-overview-moves-told = Personnes : { $people }. Ordinateurs : { $computers }.
admin-overview-storage = Stockage
admin-overview-storage-told = { $database } : { $size } Mo, dont { $packed } Mo pour les parties terminées.
admin-overview-backup = Dernière sauvegarde
admin-overview-backup-told = { $ago }, { $size } Mo
admin-overview-backup-none = Aucune connue de ce serveur. La commande splay backup en fait une.
admin-overview-tried = Dernier essai
admin-overview-tried-never = Jamais. La commande splay restore --try dit si une sauvegarde est bonne.
admin-overview-deliveries = Envois depuis le démarrage
admin-overview-delivery = { $way ->
    [email] E-mails
    [push] Notifications push
   *[webhook] Messages aux webhooks
} : { $delivered } arrivés, { $failed } non.
admin-overview-deliveries-none = Rien encore.
admin-overview-slow = Coups les plus lents de la dernière heure
admin-overview-slow-move = Table { $table } : { $took } ms, { $ago }
admin-overview-slow-none = Aucun coup.
