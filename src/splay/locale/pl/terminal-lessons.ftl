### Lekcje w terminalu.

lessons-welcome = Nauka w dziesięć minut: sześć lekcji, potem twoja pierwsza gra.
lessons-entry = { $title } ({ $minutes } min): { $says }
lessons-entry-note = { $label } ({ $note })
lessons-game = Twoja pierwsza gra: z łatwym komputerem, a trener zostaje z tobą.
lessons-game-on = niedokończona
lessons-done = ukończona
lessons-at = krok { $step } z { $steps }
lessons-changed = Coś się tu zmieniło od ostatniego razu, więc lekcja zaczyna się od nowa.
lessons-which = Która? Numer, Enter dla { $number } albo quit.
lessons-no-such = Nie ma tu „{ $line }”. Podaj liczbę 1-{ $number } albo quit.
lessons-heading = { $title }: krok { $step } z { $steps }
lessons-look = (Spójrz: { $place })
lessons-ready = Możesz już grać. Teraz twoja pierwsza gra: trener zostaje z tobą.
lessons-finished = Lekcja ukończona: { $title }.
lessons-to-list = Wszystkie lekcje
lessons-kept = Twoje miejsce jest zapisane. Następnym razem zaczniesz stąd.
lessons-list-keys = strzałki i Enter albo klawisz  q wyjdź
lessons-keys = n dalej  b wstecz  m pokaż  q wyjdź  ? pomoc  spacja opis  c karty  t stół
lessons-say-explains = Enter: dalej.
lessons-say-asks = Twój ruch?
lessons-say-wrong = Enter cofa ten ruch.
lessons-say-finished = Enter: wszystkie lekcje. Albo „restart” lub „back”.
lessons-no-move = Teraz nie trzeba ruchu. Enter: dalej.
lessons-hint = { $number }: { $move }
lessons-not-understood = Nie rozumiem: „{ $line }”. { $asks ->
    [yes] Podaj numer ruchu, „show” albo „help”.
   *[no] Powiedz „next” albo „help”.
}
lessons-plain-help = Podaj numer ruchu. Enter lub „next” przechodzi dalej, „back” wraca o krok, „show” pokazuje ruch.
    Polecenia: board (cały stół), hand (twoje karty), goals (czego potrzebujesz), options (pytanie jeszcze raz),
    preview NUMER (co zrobi ruch), card NAZWA (tekst karty), log (cały dziennik),
    help TEMAT (zasady), quit (wszystkie lekcje; twoje miejsce zostaje zapisane).
lessons-checked = { $file }: wszystkie kroki ({ $steps }) działają tak, jak napisano.
