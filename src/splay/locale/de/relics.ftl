### Die Worte der Relikte.

set-relics = Relikte
    .lobby-sets-part = Relikten
set-about-relics = { $singles ->
    [one] Bringt 1 Relikt
   *[other] Bringt { $singles } Relikte
}: Gräbst du ein Artefakt mit dem Wert eines Relikts aus, darfst du dieses Relikt als Erfolg an dich nehmen.
set-singles-relics = { $number ->
    [one] 1 Relikt
   *[other] { $number } Relikte
}
zone-museum = Museum
zone-relics = Relikte
place-museum = das Museum
    .source = aus dem Museum
    .target = ins Museum
    .place = aus dem Museum
    .title = Museum
    .event-look = im Museum
    .story-deed-look = im Museum
place-relics = die eigenen Relikte
    .source = aus den eigenen Relikten
    .target = zu den eigenen Erfolgen
    .place = aus den eigenen Relikten
    .title = Eigene Relikte
    .event-look = in den eigenen Relikten
    .story-deed-look = in den eigenen Relikten
place-relics-your = deine Relikte
    .source = aus deinen Relikten
    .target = zu deinen Erfolgen
    .place = aus deinen Relikten
    .event-look = in deinen Relikten
    .story-deed-look = in deinen Relikten
place-relics-of = Relikte von { $player }
    .source = von { $player }
    .target = zu den Erfolgen von { $player }
    .place = aus den Relikten von { $player }
    .event-look = in den Relikten von { $player }
    .story-deed-look = in den Relikten von { $player }
preview-offers-seize = Du könntest { $cards } an dich nehmen.
prompt-seize = Du hast eine [{ $value }] ausgegraben: Du darfst das Relikt mit diesem Wert an dich nehmen.
waits-seize = { $you ->
    [yes] Du überlegst, ein Relikt an dich zu nehmen ...
   *[no] { $player } überlegt, ein Relikt an sich zu nehmen ...
}
option-seize = { $card } zu deinen Erfolgen
option-seize_only = { $card } zu deinen Erfolgen
option-seize_to_hand = { $card } auf deine Hand
option-seize_own_to_hand = { $card } aus deinen Erfolgen auf deine Hand
option-pass-seize = Nicht nehmen
preview-seize = Es zählt als Erfolg, bis eine andere Person es an sich nimmt.
preview-seize_only = Es zählt als Erfolg, bis eine andere Person es an sich nimmt. Auf deine Hand kann nur ein Relikt, dessen Set im Spiel ist.
preview-seize_to_hand = Du kannst es ausspielen, aber es ist dann kein Erfolg.
preview-seize_own_to_hand = Du verlierst einen Erfolg, aber du kannst es ausspielen.
preview-pass-seize = Das Relikt bleibt, wo es ist.
event-seize = { $you ->
    [yes] Du nimmst { $cards } { $source } an dich
   *[no] { $player } nimmt { $cards } { $source } an sich
} ({ $target }).

## Entscheidungen zu offenen Fragen, wie in docs/rules.md

ruling-relics-unreached = Karten, die Standarderfolge nennen, erreichen Relikte nie, weder bei den Erfolgen noch im Museum.
ruling-own-relic = Ein Relikt aus deinen eigenen Erfolgen kannst du nur auf die Hand nehmen, und nur, wenn sein Set im Spiel ist.
ruling-relic-is-no-achievement = „Erfolg“ auf einer Karte meint nie ein Relikt. Lässt dich ein Effekt ein Relikt von anderswo erringen, musst du wie immer die Bedingungen erfüllen; dann ist es ein Relikt bei deinen Erfolgen.
ruling-museum = Museum nennen wir den Ort der Relikte neben den Vorräten: offen, und er gehört niemandem.

ring-relics = { $you ->
    [yes] deine Relikte
   *[no] Relikte von { $player }
}
