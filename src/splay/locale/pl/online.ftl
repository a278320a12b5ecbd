### Słowa gry przy stole na serwerze.

not-asked = Teraz nie twój ruch.

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
online-with-sets = { $players }, zestawy: { $sets }
online-new-sets = { $table }, zestawy: { $sets }
online-new-agent = Nowy stół, przeciwnik: { $strength }
online-new-public = Nowy stół publiczny
online-new-private = Nowy stół prywatny (dołączanie przez id)
online-other = Inny stół, przez id lub link
online-again = Odśwież
online-state-turn = twoja tura
online-state-running = czeka na innych
online-state-open = czeka na graczy
online-nobody-yet = jeszcze nikt
online-lobby-keys = numer lub Enter wybierz  Esc wyjdź
online-table-id = Id lub link stołu
online-table-id-keys = Enter przejdź, Esc wstecz
online-waiting = Stół { $table }. Inni dołączają przez: { $splay } play --server { $server } --table { $table }
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
online-plain-help = Tu także: say SŁOWA (powiedz coś do stołu), say /nice (reakcje: /nice /laugh /wow /ouch /thinking),
    undo yes, undo no (gdy ktoś prosi o cofnięcie), return (odbierz swoje miejsce komputerowi),
    rematch (po końcu gry), quit (gra toczy się dalej na serwerze; wróć tym samym poleceniem).
online-keys = { $undo ->
    [yes] ? pomoc  spacja podgląd  c karty  t stół  g cele  l dziennik  u cofnij  m napisz  q wyjdź
   *[no] ? pomoc  spacja podgląd  c karty  t stół  g cele  l dziennik  m napisz  q wyjdź
}
online-over-keys = { $undo ->
    [yes] l cały dziennik  u cofnij  r rewanż  m napisz  q wyjdź
   *[no] l cały dziennik  r rewanż  m napisz  q wyjdź
}
online-rematch-wanted = Jest rewanż. Dołącz: r lub „rematch”.
online-chat = { $name }: „{ $text }”
online-reaction = { $name }: { $reaction }
online-say-title = Powiedz coś
online-say-keys = Enter wyślij, Esc wstecz, lub /nice /laugh /wow /ouch /thinking
online-say-what = Co? say SŁOWA albo reakcja: say /nice, /laugh, /wow, /ouch, /thinking.
online-sending = Wysyłanie ...
online-lost = Serwer nie odpowiada. Ponawianie ...
online-found = Połączenie wróciło.
online-no-answer = Serwer nie odpowiada. Spróbuj ponownie.
online-not-sent = Serwer nie odpowiada. Twój wybór mógł przepaść: spójrz jeszcze raz na pytanie.
online-undo-say = Wpisz „undo yes” lub „undo no”.
online-away = Gra za ciebie komputer. Wróć na swoje miejsce: r lub „return”.
online-away-paused = Nikogo tu nie ma, więc gra czeka na ciebie. Wróć na swoje miejsce: r lub „return”.
online-late = Twój czas minął. Gra za ciebie komputer. Wróć na swoje miejsce: r lub „return”.
online-late-paused = Twój czas minął. Nikogo innego tu nie ma, więc gra czeka na ciebie. Wróć na swoje miejsce: r lub „return”.
online-quit-title = Wyjść? Gra toczy się dalej na serwerze.
online-quit-keys = q  wyjdź
    r  poddaj grę
    Esc  zostań
online-resigned = Gra poddana. Na twoim miejscu gra dalej komputer.
online-gone = { $minutes ->
    [0] { $player }: poza stołem
   *[more] { $player }: poza stołem od { $minutes } min
}
online-clock = { $player } { $minutes }:{ $seconds }
