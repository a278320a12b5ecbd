### Zadania w terminalu.

solve-help = Podaj numer ruchu, a potem „check”. „undo” i „restart” możesz podać, ile razy chcesz. „hint” liczy się jak próba, „solution” poddaje zadanie.
    Polecenia: board (cały stół), hand (twoje karty), goals (czego potrzebujesz), options (pytanie jeszcze raz),
    preview NUMER (co zrobi ruch), card NAZWA (tekst karty), log (twoje ruchy), help TEMAT (zasady), quit.
solve-say = Twój ruch?
solve-played = Enter sprawdza, „undo” cofa.
solve-not-understood = Nie rozumiem: „{ $line }”. Podaj liczbę, „check” albo „help”.
solve-nothing-to-undo = Nie ma czego cofnąć.
solve-wrong = Jeszcze nie. { $why }
solve-done = { $tries ->
    [one] Rozwiązane za pierwszym razem.
    [few] Rozwiązane za { $tries }. razem.
   *[many] Rozwiązane za { $tries }. razem.
}
solve-given-up = Oto rozwiązanie.
solve-why-not = Dlaczego inne akcje zawodzą:
solve-fails = { $action }: { $why }
