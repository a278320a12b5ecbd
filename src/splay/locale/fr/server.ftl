### Les mots des messages du serveur et de ses petites pages.

notice-turn-subject = À toi de jouer
notice-turn = { $name }, c’est à toi de jouer (table avec { $waiting }) : { $url }
notice-turn-alone = { $name }, c’est à toi de jouer : { $url }
notice-test-subject = Un test
notice-test = { $name }, ceci est un test de Splay. Il marche : { $url }
notice-stop = Arrêter ces messages : { $url }
push-turn-title = À toi de jouer
push-turn = Ta partie avec { $names } t’attend.
push-plan-title = Ton plan est abandonné
push-plan = Quelque chose a changé dans ta partie avec { $names }. À toi de jouer.
push-end-title = La partie est finie
push-end = Ta partie avec { $names } est finie. Regarde comment.
push-test-title = Ça marche
push-test = Ce navigateur te prévient quand c’est à toi de jouer.
push-challenge-title = Un défi
push-challenge = { $name } te défie.
push-invite-title = Une invitation
push-invite = { $name } t’invite à une table.
push-friend-title = On joue ?
push-friend = { $name } vient d’ouvrir une table.
confirm-subject = Ton code
confirm-mail =
    Ton code est { $code }. Il est valable une demi-heure.

    Quelqu’un qui a un compte sur { $url } a donné cette adresse. Ce n’est pas toi ? Suis le lien ci-dessous, et ce compte n’enverra plus rien ici.
reset-subject = Choisis un nouveau mot de passe
reset-mail =
    Ton identifiant est { $login }. Choisis ici un nouveau mot de passe dans la demi-heure : { $url }

    Tu n’as rien demandé ? Ignore ce message, et rien ne change.
unsubscribe-question = Arrêter tous les e-mails de ce serveur ?
unsubscribe-button = Arrêter les e-mails
unsubscribe-done = C’est fait. Tu ne recevras plus ces e-mails.

## Ce qui arrive à un compte, pour la personne à qui il est

account-mail-password_changed-subject = Ton mot de passe a changé
account-mail-password_changed =
    Le mot de passe de ton compte { $login } a changé le { $when }, avec { $device }.

    C’était toi ? Alors il n’y a rien à faire. Sinon, choisis maintenant un nouveau mot de passe : { $url }/reset
account-mail-password_reset-subject = Ton mot de passe a changé
account-mail-password_reset =
    Un lien envoyé à cette adresse a servi à changer le mot de passe de ton compte { $login } le { $when }, avec { $device }. Tous les appareils sont déconnectés, et les jetons de tes bots sont révoqués.

    C’était toi ? Alors il n’y a rien à faire. Sinon, quelqu’un lit tes e-mails : sécurise d’abord ta messagerie, puis choisis un nouveau mot de passe : { $url }/reset
account-mail-email_changed-subject = Ton adresse e-mail a changé
account-mail-email_changed =
    Depuis le { $when }, ton compte { $login } a une autre adresse e-mail, ou n’en a plus. Le changement a été fait avec { $device }. Les messages à son sujet n’arrivent plus ici.

    C’était toi ? Alors il n’y a rien à faire. Sinon, connecte-toi, change ton mot de passe et l’adresse, et déconnecte-toi partout : { $url }/people
    Impossible de te connecter ? Écris à la personne qui gère le serveur.
account-mail-email_confirmed-subject = Ton adresse e-mail est confirmée
account-mail-email_confirmed =
    Cette adresse est celle du compte { $login } depuis le { $when }, confirmée avec { $device }. Elle permet de remplacer un mot de passe oublié.

    Ce n’est pas toi ? Alors connecte-toi et retire l’adresse, ou écris à la personne qui gère le serveur : { $url }/people
account-mail-second_factor_on-subject = La connexion en deux étapes est activée
account-mail-second_factor_on =
    La connexion en deux étapes de ton compte { $login } est activée depuis le { $when }, avec { $device }.

    C’était toi ? Alors il n’y a rien à faire. Sinon, quelqu’un connaît ton mot de passe. Écris à la personne qui gère le serveur : { $url }
account-mail-second_factor_off-subject = La connexion en deux étapes est désactivée
account-mail-second_factor_off =
    La connexion en deux étapes de ton compte { $login } est désactivée depuis le { $when }, avec { $device }.

    C’était toi ? Alors il n’y a rien à faire. Sinon, choisis maintenant un nouveau mot de passe, puis réactive-la : { $url }/reset
account-mail-recovery_code_used-subject = Un code de secours a servi
account-mail-recovery_code_used =
    Un code de secours de ton compte { $login } a servi le { $when }, avec { $device }.

    C’était toi ? Alors il n’y a rien à faire. Sinon, quelqu’un a ton mot de passe et tes codes : choisis maintenant un nouveau mot de passe, puis crée de nouveaux codes : { $url }/reset
account-mail-recovery_codes_new-subject = Tu as de nouveaux codes de secours
account-mail-recovery_codes_new =
    De nouveaux codes de secours existent pour ton compte { $login } depuis le { $when }, créés avec { $device }. Les anciens ne sont plus valables.

    C’était toi ? Alors il n’y a rien à faire. Sinon, choisis maintenant un nouveau mot de passe, puis crée de nouveaux codes : { $url }/reset
account-mail-token_made-subject = Un jeton a été créé
account-mail-token_made =
    Un jeton, avec lequel un programme joue en ton nom, a été créé pour ton compte { $login } le { $when }, avec { $device }.

    C’était toi ? Alors il n’y a rien à faire. Sinon, choisis maintenant un nouveau mot de passe avec un lien, ce qui révoque aussi tous les jetons : { $url }/reset
account-mail-identity_linked-subject = Une autre façon de se connecter a été associée
account-mail-identity_linked =
    Une autre façon de se connecter a été associée à ton compte { $login } le { $when }, avec { $device }.

    C’était toi ? Alors il n’y a rien à faire. Sinon, choisis maintenant un nouveau mot de passe avec un lien, { $url }/reset, puis dissocie-la sur ta page : { $url }/people
account-mail-identity_unlinked-subject = Une façon de se connecter a été dissociée
account-mail-identity_unlinked =
    Une façon de se connecter a été dissociée de ton compte { $login } le { $when }, avec { $device }.

    C’était toi ? Alors il n’y a rien à faire. Sinon, choisis maintenant un nouveau mot de passe : { $url }/reset
account-mail-signed_in-subject = Connexion d’un nouveau navigateur
account-mail-signed_in =
    Quelqu’un s’est connecté à ton compte { $login } le { $when }, avec { $device }. Ce navigateur ne l’avait encore jamais fait.

    C’était toi ? Alors il n’y a rien à faire. Sinon, choisis maintenant un nouveau mot de passe : { $url }/reset
    Tu peux couper ces messages : { $url }/people
account-mail-sign_ins_untold-subject = Fin des messages sur les connexions
account-mail-sign_ins_untold =
    Les messages sur les nouveaux navigateurs sont coupés pour ton compte { $login } depuis le { $when }, avec { $device }.

    C’était toi ? Alors il n’y a rien à faire. Sinon, connecte-toi, déconnecte-toi partout et choisis un nouveau mot de passe : { $url }/people
account-mail-deleted-subject = Ton compte est supprimé
account-mail-deleted =
    Ton compte { $login } a été supprimé le { $when }, avec { $device }. Il ne reste de toi que tes parties terminées, sans ton nom.

    C’était toi ? Alors il n’y a rien à faire. Sinon, quelqu’un avait ton mot de passe. Si tu l’utilises ailleurs, change-le là-bas : { $url } ne peut pas rétablir le compte.

## Ce que les programmes montrent d'un lien que quelqu'un a transmis

link-invitation = { $host } t’invite à jouer à Innovation
link-invitation-of-nobody = Invitation à jouer à Innovation
link-invitation-about = { $free ->
    [one] { $free } place libre sur { $players }. Ouvre le lien pour la prendre.
   *[other] { $free } places libres sur { $players }. Ouvre le lien pour en prendre une.
}
link-game = Innovation : { $names }
link-running-about = Cette partie est en cours.
link-won-about = Victoire : { $winners }. Ouvre le lien pour revoir la partie coup par coup.
link-draw-about = Égalité. Ouvre le lien pour revoir la partie coup par coup.
