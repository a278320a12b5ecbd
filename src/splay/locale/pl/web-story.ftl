### Przebieg gry: co się dzieje, krok po kroku.

story-strip = Co się dzieje
story-turn = Tura { $turn }: { $you ->
    [yes] ty
   *[no] { $player }
}
story-last = Ostatnia akcja
story-last-turn = Ostatnia tura
story-since = Od twojej tury
story-begun = Przebieg
story-followers = Kto rozstrzyga ten dogmat
story-effects = Dogmaty karty { $card }
story-nothing-yet = Jeszcze nic się nie wydarzyło.
story-again = Powtórz
story-again-hint = Pokaż to jeszcze raz
story-still = Jeszcze ostatnie ruchy ...

## Udział gracza w dogmacie, w jednym lub dwóch słowach

story-part-launches = { $you ->
    [yes] żądasz
   *[no] żąda
}
story-part-compels = { $you ->
    [yes] zmuszasz
   *[no] zmusza
}
story-part-own = { $you ->
    [yes] aktywujesz
   *[no] aktywuje
}
story-part-nested = bez współpracy
story-part-shares = { $you ->
    [yes] współpracujesz
   *[no] współpracuje
}
story-part-demanded = { $you ->
    [yes] pod przymusem
   *[no] pod przymusem
}
story-part-compelled = { $you ->
    [yes] pod nakazem
   *[no] pod nakazem
}
story-part-few = za mało: nakaz omija
story-part-fewer = za mało do współpracy
story-part-safe = dość: przymus omija
story-part-friend = ta sama drużyna: przymus omija
story-part-apart = bez udziału
story-part-done = gotowe

## Scena

story-stage-used = { $you ->
    [yes] Aktywujesz kartę { $card }
   *[no] { $player } aktywuje kartę { $card }
}
story-stage-effect = dogmat { $number } z { $last }
story-effect-now = Teraz:
story-next-effect = { $you ->
    [yes] Dalej: ty robisz to samo
   *[no] Dalej: { $player } robi to samo
}
story-next-other = { $you ->
    [yes] Dalej: { $effect } – ty
   *[no] Dalej: { $effect } – { $player }
}
story-next-bonus = { $you ->
    [yes] Dalej: twoja premia za współpracę
   *[no] Dalej: premia za współpracę ({ $player })
}

## Tempo

story-pace = Tempo
story-pace-slow = Wolne
story-pace-normal = Normalne
story-pace-fast = Szybkie
story-pace-instant = Od razu
story-go-on = Dalej
story-skip = Pomiń
story-go-on-title = Następny wiersz (spacja)
story-skip-title = Prosto do twojego wyboru (Shift+spacja)

## Co jeszcze można powiedzieć o zdarzeniu

story-note-nothing = Bez skutku.
story-note-bonus = Premia za współpracę.

## Co zrobiono w akcji: zdanie i jego części

story-account-dogma = { $you ->
    [yes] Aktywujesz
   *[no] { $player } aktywuje
} kartę { $cards }: { $deeds }.
story-account-plain = { $you ->
    [yes] Twoja akcja:
   *[no] { $player }
} { $deeds }.
story-account-dogma-nothing = { $you ->
    [yes] Aktywujesz
   *[no] { $player } aktywuje
} kartę { $cards }: bez skutku.
story-deeds-and = { $deeds }, { $deed }
story-deeds-then = { $deeds }; { $deed }
story-deeds-by = { $you ->
    [yes] ty
   *[no] { $player }
} { $deeds }
story-bonus-deed = { $deed } (premia za współpracę)
story-deed-draw = { $you ->
    [yes] ciągniesz
   *[no] ciągnie
} { $cards_number ->
    [one] kartę
    [few] karty
   *[many] karty
} { $cards }
story-deed-draw-higher = { $you ->
    [yes] ciągniesz
   *[no] ciągnie
} { $cards_number ->
    [one] kartę
    [few] karty
   *[many] karty
} { $cards } ({ $skipped ->
    [1] pusty stos [{ $wanted }]
   *[other] puste stosy [{ $wanted }]-[{ $last }]
})
story-deed-draw-higher-base = { $you ->
    [yes] ciągniesz
   *[no] ciągnie
} { $cards_number ->
    [one] kartę
    [few] karty
   *[many] karty
} { $cards } ({ $skipped ->
    [1] pusty stos podstawowy [{ $wanted }]
   *[other] puste stosy podstawowe [{ $wanted }]-[{ $last }]
})
story-deed-draw-meld = { $you ->
    [yes] ciągniesz i zagrywasz
   *[no] ciągnie i zagrywa
} { $cards_number ->
    [one] kartę
    [few] karty
   *[many] karty
} { $cards }
story-deed-draw-tuck = { $you ->
    [yes] ciągniesz i ukrywasz
   *[no] ciągnie i ukrywa
} { $cards_number ->
    [one] kartę
    [few] karty
   *[many] karty
} { $cards }
story-deed-draw-score = { $you ->
    [yes] ciągniesz i dodajesz do wpływu
   *[no] ciągnie i dodaje do wpływu
} { $cards_number ->
    [one] kartę
    [few] karty
   *[many] karty
} { $cards }
story-deed-draw-reveal = { $you ->
    [yes] ciągniesz i ujawniasz
   *[no] ciągnie i ujawnia
} { $cards_number ->
    [one] kartę
    [few] karty
   *[many] karty
} { $cards }
story-deed-action-dogma = { $you ->
    [yes] aktywujesz
   *[no] aktywuje
} kartę { $cards }
story-deed-meld = { $you ->
    [yes] zagrywasz
   *[no] zagrywa
} { $cards_number ->
    [one] kartę
    [few] karty
   *[many] karty
} { $cards }
story-deed-tuck = { $you ->
    [yes] ukrywasz
   *[no] ukrywa
} { $cards_number ->
    [one] kartę
    [few] karty
   *[many] karty
} { $cards }
story-deed-score = { $you ->
    [yes] dodajesz do wpływu
   *[no] dodaje do wpływu
} { $cards_number ->
    [one] kartę
    [few] karty
   *[many] karty
} { $cards }
story-deed-return = { $you ->
    [yes] zwracasz
   *[no] zwraca
} { $cards_number ->
    [one] kartę
    [few] karty
   *[many] karty
} { $cards }
story-deed-meld-from = { $you ->
    [yes] zagrywasz
   *[no] zagrywa
} { $cards_number ->
    [one] kartę
    [few] karty
   *[many] karty
} { $cards } { $source }
story-deed-tuck-from = { $you ->
    [yes] ukrywasz
   *[no] ukrywa
} { $cards_number ->
    [one] kartę
    [few] karty
   *[many] karty
} { $cards } { $source }
story-deed-score-from = { $you ->
    [yes] dodajesz do wpływu
   *[no] dodaje do wpływu
} { $cards_number ->
    [one] kartę
    [few] karty
   *[many] karty
} { $cards } { $source }
story-deed-return-from = { $you ->
    [yes] zwracasz
   *[no] zwraca
} { $cards_number ->
    [one] kartę
    [few] karty
   *[many] karty
} { $cards } { $source }
story-deed-transfer = { $you ->
    [yes] przekazujesz
   *[no] przekazuje
} { $cards_number ->
    [one] kartę
    [few] karty
   *[many] karty
} { $cards } { $source } { $target }
story-deed-exchange = { $you ->
    [yes] w ramach zamiany przenosisz
   *[no] w ramach zamiany przenosi
} { $cards_number ->
    [one] kartę
    [few] karty
   *[many] karty
} { $cards } { $source } { $target }
story-deed-remove = { $you ->
    [yes] usuwasz z gry
   *[no] usuwa z gry
} { $cards_number ->
    [one] kartę
    [few] karty
   *[many] karty
} { $cards }
story-deed-move = { $you ->
    [yes] przenosisz
   *[no] przenosi
} { $cards_number ->
    [one] kartę
    [few] karty
   *[many] karty
} { $cards } { $source } { $target }
story-deed-achieve = { $you ->
    [yes] dominujesz
   *[no] dominuje
} [{ $age }]
story-deed-claim = { $you ->
    [yes] dominujesz
   *[no] dominuje
} dziedzinę { $special } ({ $condition })
story-deed-claim-through = { $you ->
    [yes] dominujesz
   *[no] dominuje
} dziedzinę { $special } dzięki karcie { $card }
story-deed-reveal = { $you ->
    [yes] ujawniasz
   *[no] ujawnia
} { $cards_number ->
    [one] kartę
    [few] karty
   *[many] karty
} { $cards }
story-deed-proof = { $you ->
    [yes] pokazujesz
   *[no] pokazuje
} { $source }
story-deed-rearrange = { $you ->
    [yes] układasz
   *[no] układa
} { $color } stos
story-deed-splay = { $you ->
    [yes] rozsuwasz
   *[no] rozsuwa
} { $color } stos w { $direction ->
    [left] lewo
    [right] prawo
   *[other] górę
}
story-deed-splay-on = { $you ->
    [yes] rozsuwasz
   *[no] rozsuwa
} { $color } stos w { $direction ->
    [left] lewo
    [right] prawo
   *[other] górę
} { $target }
story-deed-unsplay = { $you ->
    [yes] zsuwasz
   *[no] zsuwa
} { $color } stos

## Co się stało od ostatniego spojrzenia

story-missed = Pod twoją nieobecność: { $turns ->
    [one] 1 tura
    [few] { $turns } tury
   *[many] { $turns } tur
}, { $number ->
    [one] 1 zdarzenie
    [few] { $number } zdarzenia
   *[many] { $number } zdarzeń
}.
story-missed-read = Czytaj
story-missed-play = Odtwórz
story-missed-done = Gotowe
story-recap = Pod twoją nieobecność

## Przebieg, wiersz na każde zdarzenie

story-lines = Przebieg
story-show-again = Pokaż jeszcze raz
story-earlier-log = Wcześniejsze tury są w dzienniku.

# czytane na głos przed tym, co gracz robi: „Ty ciągniesz kartę Wiosła”
story-line-by = { $player }

## Dziennik

story-log = Dziennik
story-told = Cały przebieg
story-filter = Co pokazuje dziennik
story-filter-more = Szukanie, filtry, kolejność
story-filter-used = włączone
story-search = Szukaj w dzienniku
story-filter-player = Gracz
story-filter-all = Wszyscy gracze
story-filter-kind = Wiersze
story-filter-everything = Wszystko
story-filter-changes = Tylko ruchy i zmiany
story-newest = Najnowsze
story-newest-top = U góry
story-newest-bottom = U dołu
story-folded = Zwijaj akcje
story-inside = { $number ->
    [one] 1 krok
    [few] { $number } kroki
   *[many] { $number } kroków
}
story-earlier = Wcześniejsze tury
story-none = Nic tu nie ma.
story-left = { $number ->
    [one] Jeszcze 1 zdarzenie jest w dzienniku.
    [few] Jeszcze { $number } zdarzenia są w dzienniku.
   *[many] Jeszcze { $number } zdarzeń jest w dzienniku.
}

## Sygnały dla kogoś, kto patrzy gdzie indziej

story-title = { $names } · Splay
story-title-turn = ● Twoja tura · { $names } · Splay
story-notify = Powiadamiaj o mojej turze
story-notify-hint = W tej przeglądarce, gdy patrzysz gdzie indziej.
story-notify-refused = Przeglądarka to blokuje. Możesz to zmienić w jej ustawieniach tej strony.
story-notify-turn = Twoja tura: { $names }.
