### Słowa gry przy stole na serwerze.

not-asked = To nie twój ruch.

## Wejście

online-name = Twoja nazwa?
online-name-keys = Enter dalej, Esc wyjdź
online-lobby = Stoły na { $server }
online-lobby-again = Nie ma takiej opcji. Podaj numer 1-{ $number }, id lub link stołu albo „quit”.
online-which = Numer, id lub link stołu albo „quit”?
online-mine = Wróć do gry: { $players } ({ $state })
online-open = Dołącz: { $players } ({ $number ->
    [one] 1 wolne miejsce
    [few] { $number } wolne miejsca
   *[many] { $number } wolnych miejsc
})
online-with-sets = { $players }, dodatki: { $sets }
online-new-sets = { $table }, dodatki: { $sets }
online-new-agent = Nowy stół, przeciwnik: { $strength }
online-new-public = Nowy stół publiczny
online-new-private = Nowy stół prywatny (dołączanie po podaniu id)
online-other = Inny stół (id lub link)
online-again = Odśwież
online-state-turn = twoja tura
online-state-running = czeka na innych
online-state-open = czeka na graczy
online-nobody-yet = jeszcze nikt
online-lobby-keys = numer lub Enter wybierz  Esc wyjdź
online-table-id = Id lub link stołu
online-table-id-keys = Enter przejdź, Esc wstecz
online-waiting = Stół { $table }. Inni dołączają poleceniem: { $splay } play --server { $server } --table { $table }
online-waiting-for = { $number ->
    [one] Brakuje jeszcze 1 gracza.
    [few] Brakuje jeszcze { $number } graczy.
   *[many] Brakuje jeszcze { $number } graczy.
} Są już: { $players }.
online-waiting-for-kept = Oczekiwanie na: { $awaited }. Są już: { $players }.
online-waiting-for-both = { $number ->
    [one] Oczekiwanie na: { $awaited } i jeszcze 1 osoba.
    [few] Oczekiwanie na: { $awaited } i jeszcze { $number } osoby.
   *[many] Oczekiwanie na: { $awaited } i jeszcze { $number } osób.
} Są już: { $players }.
online-waiting-keys = Esc wyjdź (miejsce pozostaje twoje)

## Przy stole

online-welcome = Jesteś przy stole { $table }. Odpowiadaj numerem opcji. „help” pokazuje polecenia i zasady.
online-plain-help = Tu także: say SŁOWA (napisz coś na czacie), say /nice (reakcje: /nice /laugh /wow /ouch /thinking),
    undo yes, undo no (gdy ktoś prosi o cofnięcie), return (wróć na swoje miejsce),
    rematch (po końcu gry), quit (gra toczy się dalej na serwerze; wróć tym samym poleceniem).
online-keys = { $undo ->
    [yes] ? pomoc  spacja opis  c karty  t stół  g cel  l log  u cofnij  m czat  q stop
   *[no] ? pomoc  spacja opis  c karty  t stół  g cel  l log  m czat  q stop
}
online-over-keys = { $undo ->
    [yes] l cały dziennik  u cofnij  r rewanż  m czat  q wyjdź
   *[no] l cały dziennik  r rewanż  m czat  q wyjdź
}
online-rematch-wanted = Jest rewanż. Dołącz: r lub „rematch”.
online-chat = { $name }: „{ $text }”
online-reaction = { $name }: { $reaction }
online-say-title = Napisz coś
online-say-keys = Enter wyślij, Esc wstecz, lub /nice /laugh /wow /ouch /thinking
online-say-what = Co? say SŁOWA albo reakcja: say /nice, /laugh, /wow, /ouch, /thinking.
online-sending = Wysyłam ...
online-lost = Serwer nie odpowiada. Próbuję ponownie ...
online-found = Połączenie wróciło.
online-no-answer = Serwer nie odpowiada. Spróbuj ponownie.
online-strange = Odpowiada tam coś innego niż Splay albo inna jego wersja.
online-not-sent = Serwer nie odpowiada. Twój wybór mógł przepaść: spójrz jeszcze raz na pytanie.
online-undo-say = Wpisz „undo yes” lub „undo no”.
online-away = Gra za ciebie komputer. Wróć na swoje miejsce: r lub „return”.
online-away-paused = Nikogo tu nie ma, więc gra czeka na ciebie. Wróć na swoje miejsce: r lub „return”.
online-late = Twój czas się skończył. Gra za ciebie komputer. Wróć na swoje miejsce: r lub „return”.
online-late-paused = Twój czas się skończył. Nikogo innego tu nie ma, więc gra czeka na ciebie. Wróć na swoje miejsce: r lub „return”.
online-quit-title = Wyjść? Gra toczy się dalej na serwerze.
online-quit-keys = q  wyjdź
    r  poddaj grę
    Esc  zostań
online-resigned = Ta gra jest poddana. Dalej gra za ciebie komputer.
online-gone = { $minutes ->
    [0] { $player }: offline
   *[more] { $player }: offline { $minutes } min
}
online-clock = { $player } { $minutes }:{ $seconds }
