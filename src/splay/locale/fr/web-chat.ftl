### Les mots du chat à une table.

chat-page = Chat
chat-tab = { $number ->
    [0] Chat
    [one] Chat ({ $number })
   *[other] Chat ({ $number })
}
chat-lines = Chat
chat-none = Personne n’a encore rien dit.
chat-you = Toi
chat-about = À propos : { $name }
chat-say = Écris un message
chat-send = Envoyer
chat-react = Réagir
chat-bubble = { $name } dit : { $text }
chat-listening = Tu peux lire. Seuls les joueurs peuvent écrire ici.

## Ne plus voir les messages de quelqu'un

chat-mute-hint = Tu ne verras plus ses messages. { $name } n’en saura rien, et tu peux changer d’avis à tout moment.
chat-mute-here = Masquer à cette table
chat-mute-everywhere = Masquer à toutes les tables
chat-muted-now = Messages masqués : { $name }.
chat-muted = { $number ->
    [one] { $number } personne masquée
   *[other] { $number } personnes masquées
}
chat-muted-here = { $name }, à cette table
chat-muted-everywhere = { $name }, à toutes les tables
chat-unmute = Ne plus masquer { $name }

## Signaler

chat-report-line = Signaler
chat-report-line-of = Signaler ce message ({ $name })
chat-report-name = Signaler
chat-report-name-of = Signaler le nom { $name }
chat-report-a-name = Signaler un nom
chat-report-hint = La modération de ce serveur verra ton signalement et son motif. Personne d’autre.
chat-report-reason = Motif
chat-report-send = Envoyer le signalement
chat-reported = Signalement envoyé. Merci.

## Ce que le serveur peut refuser ici

refusal-bad_reason = Donne un motif (1-300 caractères).
refusal-too_many_reports = Tes signalements attendent d’être lus. Cela suffit pour l’instant.
refusal-bad_text = 500 caractères au plus, sur une seule ligne.
refusal-chat_closed = Le public ne peut pas lire le chat de cette table.
refusal-nobody_there = Il n’y a personne à cette place.
refusal-too_many_mutes = Tu ne peux pas masquer davantage de monde. Cesse d’abord de masquer une personne.
refusal-yourself = C’est toi.
