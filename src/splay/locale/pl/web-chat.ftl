### Słowa czatu przy stole.

chat-page = Czat
chat-tab = { $number ->
    [0] Czat
    [one] Czat ({ $number })
    [few] Czat ({ $number })
   *[many] Czat ({ $number })
}
chat-lines = Czat
chat-none = Nikt jeszcze nic nie napisał.
chat-you = Ty
chat-about = Więcej: { $name }
chat-say = Napisz coś
chat-send = Wyślij
chat-react = Reakcja
chat-bubble = { $name } mówi: { $text }
chat-listening = Możesz czytać. Pisać mogą tylko gracze.

## Niesłuchanie kogoś

chat-mute-hint = Nie zobaczysz, co pisze { $name }. Nikt się o tym nie dowie, a cofnąć to możesz w każdej chwili.
chat-mute-here = Wycisz przy tym stole
chat-mute-everywhere = Wycisz przy wszystkich stołach
chat-muted-now = Wyciszenie włączone: { $name }.
chat-muted = { $number ->
    [one] Wyciszona 1 osoba
    [few] Wyciszone { $number } osoby
   *[many] Wyciszonych { $number } osób
}
chat-muted-here = { $name }, przy tym stole
chat-muted-everywhere = { $name }, przy wszystkich stołach
chat-unmute = Cofnij wyciszenie: { $name }

## Zgłaszanie

chat-report-line = Zgłoś
chat-report-line-of = Zgłoś wypowiedź: { $name }
chat-report-name = Zgłoś
chat-report-name-of = Zgłoś nazwę: { $name }
chat-report-a-name = Zgłoś nazwę
chat-report-hint = Zgłoszenie i twój powód zobaczą moderatorzy tego serwera. Nikt inny.
chat-report-reason = Powód
chat-report-send = Wyślij zgłoszenie
chat-reported = Zgłoszenie wysłane. Dziękujemy.

## Czego serwer może tu odmówić

refusal-bad_reason = Podaj powód (1-300 znaków).
refusal-too_many_reports = Twoje zgłoszenia czekają na przeczytanie. Na razie wystarczy.
refusal-bad_text = Najwyżej 500 znaków w jednym wierszu.
refusal-chat_closed = Przy tym stole widzowie nie mogą czytać czatu.
refusal-nobody_there = Na tym miejscu nikogo nie ma.
refusal-too_many_mutes = Więcej osób nie wyciszysz. Najpierw cofnij któreś wyciszenie.
refusal-yourself = To ty.
