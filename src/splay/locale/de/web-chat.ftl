### Die Worte des Chats am Tisch.

chat-page = Chat
chat-tab = { $number ->
    [0] Chat
    [one] Chat (1)
   *[other] Chat ({ $number })
}
chat-lines = Chat
chat-none = Noch hat niemand etwas gesagt.
chat-you = Du
chat-about = Zu { $name }
chat-say = Sag etwas
chat-send = Senden
chat-react = Reagieren
chat-bubble = { $name } sagt: { $text }
chat-listening = Du kannst mitlesen. Schreiben kann hier nur, wer mitspielt.

## Jemanden nicht hören

chat-mute-hint = Du siehst dann nicht mehr, was { $name } sagt. { $name } erfährt nichts davon, und du kannst es jederzeit ändern.
chat-mute-here = An diesem Tisch stummschalten
chat-mute-everywhere = An allen Tischen stummschalten
chat-muted-now = { $name } ist stummgeschaltet.
chat-muted = { $number ->
    [one] 1 Person stummgeschaltet
   *[other] { $number } Personen stummgeschaltet
}
chat-muted-here = { $name }, an diesem Tisch
chat-muted-everywhere = { $name }, an allen Tischen
chat-unmute = Wieder hören: { $name }

## Melden

chat-report-line = Melden
chat-report-line-of = Melden, was { $name } gesagt hat
chat-report-name = Melden
chat-report-name-of = Den Namen { $name } melden
chat-report-a-name = Einen Namen melden
chat-report-hint = Die Moderation dieses Servers sieht die Meldung und deinen Grund, sonst niemand.
chat-report-reason = Grund
chat-report-send = Meldung senden
chat-reported = Meldung gesendet. Danke.

## Was der Server hier ablehnen kann

refusal-bad_reason = Gib einen Grund mit 1–300 Zeichen an.
refusal-too_many_reports = Deine Meldungen warten noch darauf, gelesen zu werden. Das reicht vorerst.
refusal-bad_text = Höchstens 500 Zeichen in einer Zeile.
refusal-chat_closed = Wer zuschaut, kann den Chat an diesem Tisch nicht lesen.
refusal-nobody_there = Auf diesem Platz sitzt niemand.
refusal-too_many_mutes = Mehr Personen kannst du nicht stummschalten. Heb zuerst eine Stummschaltung auf.
refusal-yourself = Das bist du.
