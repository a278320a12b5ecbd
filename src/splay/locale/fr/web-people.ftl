### Ce qu’on dit des gens, où qu’ils soient : noms, appareils, ce qui est arrivé à un compte.

people-proposed-names = Héron Tranquille, Renard Agile, Loutre Intrépide, Roitelet Alerte, Castor Jovial, Martre Rapide, Ours Aimable, Pie Habile, Tortue Calme, Pinson Magique, Lynx Brave, Corbeau Sage, Lièvre Fidèle, Hibou Juste, Taupe Tenace, Grue Pacifique
people-name = Ton nom
people-sign-in-first = Se connecter pour jouer
people-session-device = { $browser }, { $system }
people-session-unknown = Appareil inconnu

## Ce qui est arrivé à un compte, pour qui se connecte

people-events = Ce qui s’est passé sur ton compte
people-events-about = Ce n’était pas toi ? Change ton mot de passe, puis déconnecte-toi partout.
people-events-account = Ton compte
people-event-when = { $when }, { $device }
people-events-close = Compris
people-event-password_changed = Ton mot de passe a changé.
people-event-password_reset = Ton mot de passe a été changé avec un lien reçu par e-mail.
people-event-email_changed = Ton adresse e-mail a changé.
people-event-second_factor_on = La connexion en deux étapes a été activée.
people-event-second_factor_off = La connexion en deux étapes a été désactivée.
people-event-recovery_code_used = Un code de secours a servi.
people-event-recovery_codes_new = De nouveaux codes de secours ont été créés.
people-event-token_made = Un jeton pour un bot a été créé.
people-event-identity_linked = Une autre façon de se connecter a été associée.
people-event-identity_unlinked = Une façon de se connecter a été dissociée.
people-event-signed_in = Connexion depuis un nouveau navigateur.
people-event-sign_ins_untold = Les messages sur les nouveaux navigateurs ont été désactivés.
