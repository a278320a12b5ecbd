### Stałe odpowiedzi: ustawianie przy pytaniu, na co zaraz odpowiedzą, i ich lista.

standing-always = Odpowiadaj zawsze tak samo
standing-always-pass = Zawsze pomijaj darmowe akcje
standing-answer = Odpowiedź
standing-about = Pytanie i tak się pojawi. Jeśli nie odpowiesz wcześniej, po krótkiej chwili padnie ta odpowiedź.
standing-order = Ułóż karty w dowolnej kolejności, jeśli dla nikogo nie ma znaczenia
standing-pass = Pomijaj darmowe akcje
standing-may = { $card }: { $answer }
standing-here = Przy tym stole
standing-everywhere = Przy każdym stole
standing-soon = { $kind ->
    [order] Zaraz karty zostaną ułożone dowolnie
    [pass_free] Zaraz darmowa akcja zostanie pominięta
   *[may] Zaraz padnie stała odpowiedź: { $answer }
    }
standing-take-back = Cofnij
standing-take-back-of = Cofnij: { $answer }
standing-list = Stałe odpowiedzi
standing-list-about = Na każde pytanie nadal możesz wcześniej odpowiedzieć inaczej.
standing-one-table = Przy jednym stole
standing-table = Do stołu
standing-taken-back = Cofnięto
