### Słowa Splay po polsku, oprócz słów kart (cards.json) i pomocy (help.ftl).
### Nazwy graczy i kart zawsze w mianowniku. Miejsca: wartość w mianowniku; .source "z twojej ręki", .target "do twojej ręki",
### .place jak .source; w pytaniach (prompt-*) "z ręki", "ze swojej strefy".

## Kilka rzeczy naraz

list-more = { $all }, { $next }
list-and = { $all } i { $next }
list-and-last = { $all } i { $next }
list-parts = { $all }; { $next }
# jak coś się nazywa i co się o tym mówi
list-or = { $all } lub { $next }
list-or-last = { $all } lub { $next }

## Nazwy rzeczy

nobody = nikt
you = Ty
    .ending-score-shared = ty
    .preview-hit = ty
    .preview-compels = ty
    .preview-shares = ty
    .preview-unsure = ty
    .table-supply-drawers = ty
    .table-fleeting-taken = ty
    .table-fleeting-takers = ty
you-too = ty
color-blue = niebieski
    .card-face = niebieska
    .card-face-of = niebieska
    .preview-meld-on = niebieską
    .card-says-flag = niebieskich
    .table-fleeting-flag = niebieskich
    .table-fleeting-taken = niebieskich
color-red = czerwony
    .card-face = czerwona
    .card-face-of = czerwona
    .preview-meld-on = czerwoną
    .card-says-flag = czerwonych
    .table-fleeting-flag = czerwonych
    .table-fleeting-taken = czerwonych
color-green = zielony
    .card-face = zielona
    .card-face-of = zielona
    .preview-meld-on = zieloną
    .card-says-flag = zielonych
    .table-fleeting-flag = zielonych
    .table-fleeting-taken = zielonych
color-yellow = żółty
    .card-face = żółta
    .card-face-of = żółta
    .preview-meld-on = żółtą
    .card-says-flag = żółtych
    .table-fleeting-flag = żółtych
    .table-fleeting-taken = żółtych
color-purple = fioletowy
    .card-face = fioletowa
    .card-face-of = fioletowa
    .preview-meld-on = fioletową
    .card-says-flag = fioletowych
    .table-fleeting-flag = fioletowych
    .table-fleeting-taken = fioletowych
icon-crown = korona
    .in-text = koron
    .knowledge-from-to-words = korony
icon-leaf = liść
    .in-text = liści
    .knowledge-from-to-words = liście
icon-bulb = żarówka
    .in-text = żarówek
    .knowledge-from-to-words = żarówki
icon-castle = zamek
    .in-text = zamków
    .knowledge-from-to-words = zamki
icon-factory = fabryka
    .in-text = fabryk
    .knowledge-from-to-words = fabryki
icon-clock = zegar
    .in-text = zegarów
    .knowledge-from-to-words = zegary
icon-hex = pusty sześciokąt
set-base = Podstawa
    .event-choice-set = podstawowy
set-about-base = Gra podstawowa: 105 kart, zawsze w grze.
splay-none = nierozsunięty
    .knowledge-splay = bez rozsunięcia
splay-left = rozsunięty w lewo
    .knowledge-splay = rozsunięcie w lewo
splay-right = rozsunięty w prawo
    .knowledge-splay = rozsunięcie w prawo
splay-up = rozsunięty w górę
    .knowledge-splay = rozsunięcie w górę
special-name-Empire = Wojskowość
special-name-Monument = Pomnik
special-name-Wonder = Cud
special-name-World = Świat
special-name-Universe = Wszechświat
special-Empire = co najmniej { $empire_icons ->
    [one] { $empire_icons } widoczny zasób
   *[few] { $empire_icons } widoczne zasoby
    [many] { $empire_icons } widocznych zasobów
} każdego z { $icon_kinds } rodzajów w jednej strefie
special-Monument = { $monument_cards ->
    [one] { $monument_cards } karta ukryta albo dodana
    [few] { $monument_cards } karty ukryte albo { $monument_cards } karty dodane
   *[many] { $monument_cards } kart ukrytych albo { $monument_cards } kart dodanych
} do wpływu w jednej turze
special-Wonder = { $all_colors ->
    [one] { $all_colors } stos
    [few] { $all_colors } stosy
   *[many] { $all_colors } stosów
} w jednej strefie, każdy rozsunięty w prawo lub w górę
special-World = co najmniej { $world_clocks ->
    [one] { $world_clocks } widoczny zegar
    [few] { $world_clocks } widoczne zegary
   *[many] { $world_clocks } widocznych zegarów
} w jednej strefie
special-Universe = { $all_colors ->
    [one] { $all_colors } karta aktywna
    [few] { $all_colors } karty aktywne
   *[many] { $all_colors } kart aktywnych
} w jednej strefie, każda o wartości { $universe_value } lub wyższej

## Karty, tak jak ktoś je widzi

card-none = nic
card-with-value = { $card } [{ $age }]
card-back = karta [{ $age }]
    .cards = [{ $age }]
    .note-draw = [{ $age }]
    .preview-draw = [{ $age }]
    .table-draw = [{ $age }]
    .table-next = [{ $age }]
card-backs = { $number } × [{ $age }]
card-back-of = karta [{ $age }] z zestawu { $set }
    .knowledge-draw-becomes = [{ $age }] z zestawu { $set }
    .cards = [{ $age }] z zestawu { $set }
    .note-draw = [{ $age }] z zestawu { $set }
    .preview-draw = [{ $age }] z zestawu { $set }
    .table-draw = [{ $age }] z zestawu { $set }
    .table-next = [{ $age }] z zestawu { $set }
card-backs-of = { $number } × [{ $age }] z zestawu { $set }

## Miejsca: tego, kto działa; tego, kto odpowiada; kogoś innego; niczyje

place-hand = ręka
    .source = z ręki
    .target = do swojej ręki
    .place = ze swojej ręki
    .event-proof = karty z ręki
    .story-deed-proof = karty z ręki
place-score = karty wpływu
    .source = ze swoich kart wpływu
    .target = do swoich kart wpływu
    .place = ze swoich kart wpływu
    .event-proof = swoje karty wpływu
    .story-deed-proof = swoje karty wpływu
place-achievements = dominacje
    .source = ze swoich dominacji
    .target = do swoich dominacji
    .place = ze swoich dominacji
place-board = strefa
    .source = ze swojej strefy
    .target = do swojej strefy
    .place = ze swojej strefy
    .event-splay-on = w swojej strefie
    .story-deed-splay-on = w swojej strefie
place-hand-your = twoja ręka
    .source = z twojej ręki
    .target = do twojej ręki
    .place = z twojej ręki
    .prompt-card-from = z ręki
    .prompt-card-fits = z ręki
    .prompt-exchange-side = z ręki
    .event-proof = karty z ręki
    .story-deed-proof = karty z ręki
    .own-source = z ręki
    .own-target = do swojej ręki
    .own-event-proof = karty z ręki
    .own-story-deed-proof = karty z ręki
place-score-your = twoje karty wpływu
    .source = z twoich kart wpływu
    .target = do twoich kart wpływu
    .place = z twoich kart wpływu
    .prompt-card-from = ze swoich kart wpływu
    .prompt-card-fits = ze swoich kart wpływu
    .prompt-exchange-side = z kart wpływu
    .event-proof = swoje karty wpływu
    .story-deed-proof = swoje karty wpływu
    .own-source = ze swoich kart wpływu
    .own-target = do swoich kart wpływu
    .own-event-proof = swoje karty wpływu
    .own-story-deed-proof = swoje karty wpływu
place-achievements-your = twoje dominacje
    .source = z twoich dominacji
    .target = do twoich dominacji
    .place = z twoich dominacji
    .prompt-card-from = ze swoich dominacji
    .prompt-card-fits = ze swoich dominacji
    .own-source = ze swoich dominacji
    .own-target = do swoich dominacji
place-board-your = twoja strefa
    .source = z twojej strefy
    .target = do twojej strefy
    .place = z twojej strefy
    .prompt-card-from = ze swojej strefy
    .prompt-card-fits = ze swojej strefy
    .event-splay-on = w twojej strefie
    .story-deed-splay-on = w twojej strefie
    .own-source = ze swojej strefy
    .own-target = do swojej strefy
    .own-event-splay-on = w swojej strefie
    .own-story-deed-splay-on = w swojej strefie
place-hand-of = ręka ({ $player })
    .source = z ręki gracza { $player }
    .target = do ręki gracza { $player }
    .place = z ręki gracza { $player }
    .event-proof = karty z ręki gracza { $player }
    .story-deed-proof = karty z ręki gracza { $player }
place-score-of = karty wpływu ({ $player })
    .source = z kart wpływu gracza { $player }
    .target = do kart wpływu gracza { $player }
    .place = z kart wpływu gracza { $player }
    .event-proof = karty wpływu gracza { $player }
    .story-deed-proof = karty wpływu gracza { $player }
place-achievements-of = dominacje ({ $player })
    .source = z dominacji gracza { $player }
    .target = do dominacji gracza { $player }
    .place = z dominacji gracza { $player }
place-board-of = strefa ({ $player })
    .source = ze strefy gracza { $player }
    .target = do strefy gracza { $player }
    .place = ze strefy gracza { $player }
    .event-splay-on = w strefie gracza { $player }
    .story-deed-splay-on = w strefie gracza { $player }
place-supply = stosy epok
    .source = ze stosów epok
    .target = do stosów epok
    .place = ze stosów epok
    .event-put_back = stosów epok
place-supply-of = stos epoki [{ $age }]
    .source = ze stosu epoki [{ $age }]
    .target = do stosu epoki [{ $age }]
    .place = ze stosu epoki [{ $age }]
    .event-put_back = stosu epoki [{ $age }]
place-supply-of-set = stos epoki [{ $age }] ({ $set })
    .source = ze stosu epoki [{ $age }] ({ $set })
    .target = do stosu epoki [{ $age }] ({ $set })
    .place = ze stosu epoki [{ $age }] ({ $set })
    .event-put_back = stosu epoki [{ $age }] ({ $set })
place-available = dostępne epoki
    .source = z dostępnych epok
    .target = do dostępnych epok
    .place = z dostępnych epok
place-removed = karty poza grą
    .source = spoza gry
    .target = poza grę
    .place = spoza gry
place-nowhere = nigdzie
    .source = znikąd
    .target = donikąd
    .place = znikąd

## Zdarzenia

event-first_meld = { $you ->
    [yes] Zaczynasz
   *[no] { $player } zaczyna
} od karty { $cards }.
# Alfabet jest angielski, bo zasada porównuje angielskie nazwy kart.
event-turn = { $turn ->
    [1] { $you ->
        [yes] Tura 1: ty. Twoja karta jest pierwsza w alfabecie (według nazw angielskich).
       *[no] Tura 1: { $player }. Karta tego gracza jest pierwsza w alfabecie (według nazw angielskich).
    }
   *[more] { $you ->
        [yes] Tura { $turn }: ty.
       *[no] Tura { $turn }: { $player }.
    }
}
event-action-draw = { $you ->
    [yes] Wykonujesz
   *[no] { $player } wykonuje
} akcję Pociągnij.
event-action-meld = { $you ->
    [yes] Wykonujesz
   *[no] { $player } wykonuje
} akcję Zagraj: { $cards }.
event-action-dogma = { $you ->
    [yes] Aktywujesz
   *[no] { $player } aktywuje
} kartę { $cards }.
missed-demand = Przymus nikogo nie dotyka: każdy przeciwnik ma tyle samo [{ $icon }] lub więcej.
missed-compel = Nakaz nikogo nie zmusza: każdy przeciwnik ma mniej [{ $icon }].
event-action-achieve = { $you ->
    [yes] Wykonujesz
   *[no] { $player } wykonuje
} akcję Dominuj: [{ $value }].
event-draw = { $you ->
    [yes] Ciągniesz
   *[no] { $player } ciągnie
}{ $cards_number ->
    [one] {" "}kartę { $cards }
    [few] : { $cards }
   *[many] : { $cards }
}.
event-draw-higher = { $you ->
    [yes] Ciągniesz
   *[no] { $player } ciągnie
}{ $cards_number ->
    [one] {" "}kartę { $cards }
    [few] : { $cards }
   *[many] : { $cards }
} ({ $skipped ->
    [1] stos epoki [{ $wanted }] jest pusty
   *[other] stosy epok [{ $wanted }]-[{ $last }] są puste
}).
event-draw-higher-base = { $you ->
    [yes] Ciągniesz
   *[no] { $player } ciągnie
}{ $cards_number ->
    [one] {" "}kartę { $cards }
    [few] : { $cards }
   *[many] : { $cards }
} ({ $skipped ->
    [1] podstawowy stos epoki [{ $wanted }] jest pusty
   *[other] podstawowe stosy epok [{ $wanted }]-[{ $last }] są puste
}).
event-meld = { $you ->
    [yes] Zagrywasz
   *[no] { $player } zagrywa
}{ $cards_number ->
    [one] {" "}kartę { $cards }
    [few] : { $cards }
   *[many] : { $cards }
}.
event-tuck = { $you ->
    [yes] Ukrywasz
   *[no] { $player } ukrywa
}{ $cards_number ->
    [one] {" "}kartę { $cards }
    [few] : { $cards }
   *[many] : { $cards }
}.
event-score = { $you ->
    [yes] Dodajesz do wpływu
   *[no] { $player } dodaje do wpływu
}{ $cards_number ->
    [one] {" "}kartę { $cards }
    [few] : { $cards }
   *[many] : { $cards }
}.
event-return = { $you ->
    [yes] Zwracasz
   *[no] { $player } zwraca
}{ $cards_number ->
    [one] {" "}kartę { $cards }
    [few] : { $cards }
   *[many] : { $cards }
}.
event-meld-from = { $you ->
    [yes] Zagrywasz
   *[no] { $player } zagrywa
}{ $cards_number ->
    [one] {" "}kartę { $cards }
    [few] : { $cards },
   *[many] : { $cards },
} { $source }.
event-tuck-from = { $you ->
    [yes] Ukrywasz
   *[no] { $player } ukrywa
}{ $cards_number ->
    [one] {" "}kartę { $cards }
    [few] : { $cards },
   *[many] : { $cards },
} { $source }.
event-score-from = { $you ->
    [yes] Dodajesz do wpływu
   *[no] { $player } dodaje do wpływu
}{ $cards_number ->
    [one] {" "}kartę { $cards }
    [few] : { $cards },
   *[many] : { $cards },
} { $source }.
event-return-from = { $you ->
    [yes] Zwracasz
   *[no] { $player } zwraca
}{ $cards_number ->
    [one] {" "}kartę { $cards }
    [few] : { $cards },
   *[many] : { $cards },
} { $source }.
event-transfer = { $you ->
    [yes] Przekazujesz
   *[no] { $player } przekazuje
}{ $cards_number ->
    [one] {" "}kartę { $cards }
    [few] : { $cards },
   *[many] : { $cards },
} { $source } { $target }.
event-exchange = W ramach zamiany { $you ->
    [yes] przenosisz
   *[no] { $player } przenosi
}{ $cards_number ->
    [one] {" "}kartę { $cards }
    [few] : { $cards },
   *[many] : { $cards },
} { $source } { $target }.
event-remove = { $you ->
    [yes] Usuwasz z gry
   *[no] { $player } usuwa z gry
}{ $cards_number ->
    [one] {" "}kartę { $cards }
    [few] : { $cards }
   *[many] : { $cards }
} ({ $source }).
event-achieve = { $you ->
    [yes] Dominujesz
   *[no] { $player } dominuje
} [{ $age }].
event-achieve-from = { $you ->
    [yes] Dominujesz
   *[no] { $player } dominuje
}{ $cards_number ->
    [one] {" "}kartę { $cards }
    [few] : { $cards },
   *[many] : { $cards },
} { $source }.
event-move = { $you ->
    [yes] Przenosisz
   *[no] { $player } przenosi
}{ $cards_number ->
    [one] {" "}kartę { $cards }
    [few] : { $cards },
   *[many] : { $cards },
} { $source } { $target }.
event-reveal = { $you ->
    [yes] Ujawniasz
   *[no] { $player } ujawnia
}{ $cards_number ->
    [one] {" "}kartę { $cards }
    [few] : { $cards }
   *[many] : { $cards }
}.
event-put_back = { $you ->
    [yes] Odkładasz
   *[no] { $player } odkłada
} na wierzch { $target }{ $cards_number ->
    [one] {" "}kartę { $cards }
    [few] : { $cards }
   *[many] : { $cards }
}.
event-proof = { $you ->
    [yes] Pokazujesz
   *[no] { $player } pokazuje
} { $source } na dowód, że nic nie pasuje: { $cards }.
event-splay = { $you ->
    [yes] Rozsuwasz
   *[no] { $player } rozsuwa
} { $color } stos w { $direction ->
    [left] lewo
    [right] prawo
   *[up] górę
}.
event-splay-on = { $you ->
    [yes] Rozsuwasz
   *[no] { $player } rozsuwa
} { $color } stos w { $direction ->
    [left] lewo
    [right] prawo
   *[up] górę
} { $target }.
event-unsplay = { $you ->
    [yes] Zsuwasz
   *[no] { $player } zsuwa
} { $color } stos.
event-rearrange = { $you ->
    [yes] Układasz
   *[no] { $player } układa
} { $color } stos, od spodu: { $cards }.
event-claim = { $you ->
    [yes] Dominujesz
   *[no] { $player } dominuje
} dziedzinę { $special }: { $condition }.
event-claim-through = { $you ->
    [yes] Dominujesz
   *[no] { $player } dominuje
} dziedzinę { $special } dzięki karcie { $card }.
event-eliminate = { $you ->
    [yes] Wypadasz
   *[no] { $player } wypada
} z gry.
event-bonus = { $you ->
    [yes] Otrzymujesz
   *[no] { $player } otrzymuje
} premię za współpracę: udział przeciwnika coś zmienił.
event-choice-color = { $you ->
    [yes] Wybierasz
   *[no] { $player } wybiera
} kolor { $color }.
event-choice-value = { $you ->
    [yes] Wybierasz
   *[no] { $player } wybiera
} wartość { $value }.
event-choice-number = { $you ->
    [yes] Wybierasz
   *[no] { $player } wybiera
} liczbę { $value }.
event-choice-set = { $you ->
    [yes] Wybierasz
   *[no] { $player } wybiera
} zestaw { $set }.
event-end-achievements = Koniec gry: jest już tyle dominacji, ile trzeba do zwycięstwa.
event-end-score = { $you ->
    [yes] Musisz
   *[no] { $player } musi
} pociągnąć kartę wyższą niż { $highest_age }. Koniec gry: wygrywa największy wpływ.
event-end-card = Koniec gry: o zwycięstwie decyduje karta.
event-end-resigned = { $you ->
    [yes] Poddajesz
   *[no] { $player } poddaje
} grę.
event-rules_changed-again = Zasady na serwerze zmieniły się w trakcie akcji. Akcja zaczyna się od nowa.
event-rules_changed-kept = Zasady na serwerze zmieniły się. Wszystkie wybory zostają; oto, co teraz z nich wynika.

## Dlaczego odpowiedź jest dobra i dlaczego inna byłaby lepsza od zagranej

advice-win = To daje zwycięstwo.
advice-win-later = Możesz dzięki temu wygrać, jeśli potem dobrze wybierzesz.
advice-safe = Mniejsze ryzyko, że wkrótce { $you ->
    [yes] przegrasz
   *[no] przegra { $player }
}.
advice-achievements = To daje { $you ->
    [yes] ci
   *[no] graczowi { $player }
} { $number ->
    [one] dominację
    [few] { $number } dominacje
   *[many] { $number } dominacji
}.
advice-achievements-against = To kosztuje { $you ->
    [yes] cię
   *[no] gracza { $player }
} { $number ->
    [one] dominację
    [few] { $number } dominacje
   *[many] { $number } dominacji
}.
advice-claimable = { $you ->
    [yes] Masz
   *[no] { $player } ma
} w zasięgu { $number ->
    [one] o 1 dominację
    [few] o { $number } dominacje
   *[many] o { $number } dominacji
} więcej.
advice-claimable-against = { $you ->
    [yes] Masz
   *[no] { $player } ma
} w zasięgu { $number ->
    [one] o 1 dominację
    [few] o { $number } dominacje
   *[many] o { $number } dominacji
} mniej.
advice-points = { $you ->
    [yes] Zyskujesz
   *[no] { $player } zyskuje
} { $number ->
    [one] 1 punkt
    [few] około { $number } punktów
   *[many] około { $number } punktów
}.
advice-points-against = { $you ->
    [yes] Tracisz
   *[no] { $player } traci
} { $number ->
    [one] 1 punkt
    [few] około { $number } punktów
   *[many] około { $number } punktów
}.
advice-cards = { $you ->
    [yes] Masz
   *[no] { $player } ma
} w ręce { $number ->
    [one] o 1 kartę więcej
    [few] około { $number } kart więcej
   *[many] około { $number } kart więcej
}.
advice-cards-against = { $you ->
    [yes] Masz
   *[no] { $player } ma
} w ręce { $number ->
    [one] o 1 kartę mniej
    [few] około { $number } kart mniej
   *[many] około { $number } kart mniej
}.
advice-higher = { $you ->
    [yes] Twoja najwyższa karta aktywna
   *[no] Najwyższa karta aktywna gracza { $player }
} jest o { $number } wyższa.
advice-higher-against = { $you ->
    [yes] Twoja najwyższa karta aktywna
   *[no] Najwyższa karta aktywna gracza { $player }
} jest o { $number } niższa.
advice-colors = { $you ->
    [yes] Masz
   *[no] { $player } ma
} w strefie { $number ->
    [one] o 1 kolor
    [few] o { $number } kolory
   *[many] o { $number } kolorów
} więcej.
advice-colors-against = { $you ->
    [yes] Tracisz
   *[no] { $player } traci
} { $number ->
    [one] jeden kolor
    [few] { $number } kolory
   *[many] { $number } kolorów
} w strefie.
advice-splays = { $you ->
    [yes] Masz
   *[no] { $player } ma
} { $number ->
    [one] o 1 rozsunięty stos
    [few] o { $number } rozsunięte stosy
   *[many] o { $number } rozsuniętych stosów
} więcej.
advice-splays-against = { $you ->
    [yes] Tracisz
   *[no] { $player } traci
} { $number ->
    [one] rozsunięcie stosu
    [few] rozsunięcie { $number } stosów
   *[many] rozsunięcie { $number } stosów
}.
advice-icons = { $you ->
    [yes] U ciebie
   *[no] U gracza { $player }
} widać { $number ->
    [one] o 1 zasób więcej
    [few] około { $number } zasobów więcej
   *[many] około { $number } zasobów więcej
}.
advice-icons-against = { $you ->
    [yes] U ciebie
   *[no] U gracza { $player }
} widać { $number ->
    [one] o 1 zasób mniej
    [few] około { $number } zasobów mniej
   *[many] około { $number } zasobów mniej
}.
advice-end = Gra może się wkrótce skończyć, a o wygranej zdecyduje wpływ: { $you ->
    [yes] masz
   *[no] { $player } ma
} { $number ->
    [one] 1 punkt
    [few] około { $number } punktów
   *[many] około { $number } punktów
} przewagi.
better-win = To dałoby zwycięstwo.
better-win-later = To dałoby zwycięstwo przy dobrych późniejszych wyborach.
better-safe = Byłoby mniejsze ryzyko, że wkrótce { $you ->
    [yes] przegrasz
   *[no] przegra { $player }
}.
better-achievements = To dałoby { $you ->
    [yes] ci
   *[no] graczowi { $player }
} { $number ->
    [one] o 1 dominację
    [few] o { $number } dominacje
   *[many] o { $number } dominacji
} więcej.
better-achievements-against = To dałoby { $you ->
    [yes] ci
   *[no] graczowi { $player }
} { $number ->
    [one] o 1 dominację
    [few] o { $number } dominacje
   *[many] o { $number } dominacji
} mniej.
better-claimable = To dałoby { $you ->
    [yes] ci
   *[no] graczowi { $player }
} w zasięgu { $number ->
    [one] o 1 dominację
    [few] o { $number } dominacje
   *[many] o { $number } dominacji
} więcej.
better-claimable-against = To dałoby { $you ->
    [yes] ci
   *[no] graczowi { $player }
} w zasięgu { $number ->
    [one] o 1 dominację
    [few] o { $number } dominacje
   *[many] o { $number } dominacji
} mniej.
better-points = To dałoby { $you ->
    [yes] ci
   *[no] graczowi { $player }
} { $number ->
    [one] o 1 punkt więcej
    [few] około { $number } punktów więcej
   *[many] około { $number } punktów więcej
}.
better-points-against = To dałoby { $you ->
    [yes] ci
   *[no] graczowi { $player }
} { $number ->
    [one] o 1 punkt mniej
    [few] około { $number } punktów mniej
   *[many] około { $number } punktów mniej
}.
better-cards = To dałoby { $you ->
    [yes] ci
   *[no] graczowi { $player }
} do ręki { $number ->
    [one] o 1 kartę więcej
    [few] około { $number } kart więcej
   *[many] około { $number } kart więcej
}.
better-cards-against = To dałoby { $you ->
    [yes] ci
   *[no] graczowi { $player }
} do ręki { $number ->
    [one] o 1 kartę mniej
    [few] około { $number } kart mniej
   *[many] około { $number } kart mniej
}.
better-higher = { $you ->
    [yes] Twoja najwyższa karta aktywna
   *[no] Najwyższa karta aktywna gracza { $player }
} byłaby o { $number } wyższa.
better-higher-against = { $you ->
    [yes] Twoja najwyższa karta aktywna
   *[no] Najwyższa karta aktywna gracza { $player }
} byłaby o { $number } niższa.
better-colors = To dałoby { $you ->
    [yes] ci
   *[no] graczowi { $player }
} w strefie { $number ->
    [one] o 1 kolor
    [few] o { $number } kolory
   *[many] o { $number } kolorów
} więcej.
better-colors-against = To dałoby { $you ->
    [yes] ci
   *[no] graczowi { $player }
} w strefie { $number ->
    [one] o 1 kolor
    [few] o { $number } kolory
   *[many] o { $number } kolorów
} mniej.
better-splays = To dałoby { $you ->
    [yes] ci
   *[no] graczowi { $player }
} { $number ->
    [one] o 1 rozsunięty stos
    [few] o { $number } rozsunięte stosy
   *[many] o { $number } rozsuniętych stosów
} więcej.
better-splays-against = To dałoby { $you ->
    [yes] ci
   *[no] graczowi { $player }
} { $number ->
    [one] o 1 rozsunięty stos
    [few] o { $number } rozsunięte stosy
   *[many] o { $number } rozsuniętych stosów
} mniej.
better-icons = { $you ->
    [yes] U ciebie
   *[no] U gracza { $player }
} byłoby widać { $number ->
    [one] o 1 zasób więcej
    [few] około { $number } zasobów więcej
   *[many] około { $number } zasobów więcej
}.
better-icons-against = { $you ->
    [yes] U ciebie
   *[no] U gracza { $player }
} byłoby widać { $number ->
    [one] o 1 zasób mniej
    [few] około { $number } zasobów mniej
   *[many] około { $number } zasobów mniej
}.
better-end = Gra mogłaby się wkrótce skończyć, a o wygranej zdecydowałby wpływ: { $you ->
    [yes] twoja przewaga
   *[no] przewaga gracza { $player }
} wyniosłaby { $number ->
    [one] 1 punkt
    [few] około { $number } punktów
   *[many] około { $number } punktów
}.

## Kto rozstrzyga dogmat i dlaczego

effect-only = { $card }
    .effect = dogmat karty { $card }
    .preview-step = { $card }
effect-demand = { $card }
    .effect = przymus karty { $card }
    .preview-step = { $card }
effect-compel = { $card }
    .effect = nakaz karty { $card }
    .preview-step = { $card }
effect-echo = { $card }, echo
    .effect = echo karty { $card }
    .preview-step = { $card }, echo
effect-echo-says = Echo: { $text }
effect-dogma = { $card }, dogmat 1
    .effect = pierwszy dogmat karty { $card }
    .preview-step = { $card }, dogmat 1
effect-dogma_2 = { $card }, dogmat 2
    .effect = drugi dogmat karty { $card }
    .preview-step = { $card }, dogmat 2
effect-dogma_3 = { $card }, dogmat 3
    .effect = trzeci dogmat karty { $card }
    .preview-step = { $card }, dogmat 3
role-own = { $you ->
    [yes] Rozstrzygasz
   *[no] { $player } rozstrzyga
} { $effect }.
role-nested = { $you ->
    [yes] Tylko ty rozstrzygasz
   *[no] Tylko { $player } rozstrzyga
} { $effect }.
role-shares = { $you ->
    [yes] Współpracujesz i rozstrzygasz
   *[no] { $player } współpracuje i rozstrzyga
} { $effect }.
role-demanded = { $you ->
    [yes] Dotyka cię
   *[no] Gracza { $player } dotyka
} { $effect }.
role-compelled = { $you ->
    [yes] Zmusza cię
   *[no] Gracza { $player } zmusza
} { $effect }.
role-shares-counts = { $you ->
    [yes] Współpracujesz i rozstrzygasz
   *[no] { $player } współpracuje i rozstrzyga
} { $effect } ({ $icon } { $count } : { $launcher }).
role-demanded-counts = { $you ->
    [yes] Dotyka cię
   *[no] Gracza { $player } dotyka
} { $effect } ({ $icon } { $count } : { $launcher }).
role-compelled-counts = { $you ->
    [yes] Zmusza cię
   *[no] Gracza { $player } zmusza
} { $effect } ({ $icon } { $count } : { $launcher }).
reason-shares = Współpracujesz i rozstrzygasz { $effect }.
reason-demanded = Dotyka cię { $effect }.
reason-compelled = Zmusza cię { $effect }.
reason-shares-counts = Współpracujesz i rozstrzygasz { $effect } ({ $icon } { $count } : { $launcher }).
reason-demanded-counts = Dotyka cię { $effect } ({ $icon } { $count } : { $launcher }).
reason-compelled-counts = Zmusza cię { $effect } ({ $icon } { $count } : { $launcher }).

## Koniec gry

result-achievements = { $winners_you ->
    [only] Wygrywasz
    [yes] { $winners } wygrywacie
   *[no] { $winners_number ->
        [0] Nikt nie wygrywa
        [one] { $winners } wygrywa
        [few] { $winners } wygrywają
       *[many] { $winners } wygrywają
    }
}, mając { $achievements ->
    [one] { $achievements } dominację
    [few] { $achievements } dominacje
   *[many] { $achievements } dominacji
}.
result-score = { $winners_you ->
    [only] Wygrywasz
    [yes] { $winners } wygrywacie
   *[no] { $winners_number ->
        [0] Nikt nie wygrywa
        [one] { $winners } wygrywa
        [few] { $winners } wygrywają
       *[many] { $winners } wygrywają
    }
}, mając największy wpływ.
result-score-tied = { $winners_you ->
    [only] Wygrywasz
    [yes] { $winners } wygrywacie
   *[no] { $winners_number ->
        [0] Nikt nie wygrywa
        [one] { $winners } wygrywa
        [few] { $winners } wygrywają
       *[many] { $winners } wygrywają
    }
} przy remisie wpływu, mając więcej dominacji.
result-card = { $winners_you ->
    [only] Wygrywasz
    [yes] { $winners } wygrywacie
   *[no] { $winners_number ->
        [0] Nikt nie wygrywa
        [one] { $winners } wygrywa
        [few] { $winners } wygrywają
       *[many] { $winners } wygrywają
    }
} dzięki karcie { $card }.
result-resigned = { $players_you ->
    [only] Poddajesz grę
    [yes] { $players } poddajecie grę
   *[no] { $players_number ->
        [one] { $players } poddaje grę
        [few] { $players } poddają grę
       *[many] { $players } poddają grę
    }
}. { $winners_you ->
    [only] Wygrywasz
    [yes] { $winners } wygrywacie
   *[no] { $winners_number ->
        [0] Nikt nie wygrywa
        [one] { $winners } wygrywa
        [few] { $winners } wygrywają
       *[many] { $winners } wygrywają
    }
}.
result-gave-up = { $players_you ->
    [only] Poddajesz grę
    [yes] { $players } poddajecie grę
   *[no] { $players_number ->
        [one] { $players } poddaje grę
        [few] { $players } poddają grę
       *[many] { $players } poddają grę
    }
}.
result-left = { $winners_you ->
    [only] Wygrywasz
    [yes] { $winners } wygrywacie
   *[no] { $winners_number ->
        [0] Nikt nie wygrywa
        [one] { $winners } wygrywa
        [few] { $winners } wygrywają
       *[many] { $winners } wygrywają
    }
}. Druga strona odchodzi od stołu.
result-left-by = { $players_you ->
    [only] Odchodzisz od stołu
    [yes] { $players } odchodzicie od stołu
   *[no] { $players_number ->
        [one] { $players } odchodzi od stołu
        [few] { $players } odchodzą od stołu
       *[many] { $players } odchodzą od stołu
    }
}. { $winners_you ->
    [only] Wygrywasz
    [yes] { $winners } wygrywacie
   *[no] { $winners_number ->
        [0] Nikt nie wygrywa
        [one] { $winners } wygrywa
        [few] { $winners } wygrywają
       *[many] { $winners } wygrywają
    }
}.
result-time = { $players_you ->
    [only] Koniec twojego czasu
    [yes] { $players } nie macie już czasu
   *[no] { $players_number ->
        [one] Koniec czasu gracza { $players }
        [few] Koniec czasu graczy { $players }
       *[many] Koniec czasu graczy { $players }
    }
}. { $winners_you ->
    [only] Wygrywasz
    [yes] { $winners } wygrywacie
   *[no] { $winners_number ->
        [0] Nikt nie wygrywa
        [one] { $winners } wygrywa
        [few] { $winners } wygrywają
       *[many] { $winners } wygrywają
    }
}.
result-standing = { $player }: { $achievements ->
    [one] 1 dominacja
    [few] { $achievements } dominacje
   *[many] { $achievements } dominacji
}, { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.

## Pytania

prompt-because = { $card }: { $prompt }
prompt-now = Teraz { $prompt }
prompt-action = { $achieves ->
    [0] { $melds ->
        [0] Aktywuj kartę albo pociągnij.
       *[more] Aktywuj lub zagraj kartę albo pociągnij.
    }
   *[more] { $melds ->
        [0] Aktywuj kartę, dominuj albo pociągnij.
       *[more] Aktywuj lub zagraj kartę, dominuj albo pociągnij.
    }
}
prompt-free_action = Wykonaj darmową akcję albo ją pomiń.
prompt-first_meld = Wybierz kartę startową. Wszyscy ujawniają swoje jednocześnie.
prompt-card = wybierz { $number ->
    [one] kartę, aby ją
    [few] karty, aby je
   *[many] karty, aby je
} { $purpose }.
prompt-card-from = wybierz { $number ->
    [one] kartę { $place }, aby ją
    [few] karty { $place }, aby je
   *[many] karty { $place }, aby je
} { $purpose }.
# nie wszystkie karty stamtąd pasują: innych nie można wybrać
prompt-card-fits = wybierz { $number ->
    [one] pasującą kartę { $place }, aby ją
    [few] pasujące karty { $place }, aby je
   *[many] pasujące karty { $place }, aby je
} { $purpose }.
prompt-card-pick = wybierz { $number ->
    [one] kartę
    [few] karty
   *[many] karty
}.
prompt-order = { $purpose } { $number ->
    [one] { $number } kartę
    [few] { $number } karty
   *[many] { $number } kart
}. Którą jako pierwszą?
prompt-order-return = zwracasz { $number ->
    [one] { $number } kartę
    [few] { $number } karty
   *[many] { $number } kart
}. Która trafia pod swój stos jako pierwsza? Ostatnia leży najniżej.{ $others ->
    [0] {""}
    [one] {" "}Pozostała trafia pod inny stos.
    [few] {" "}Pozostałe trafiają pod inne stosy.
   *[many] {" "}Pozostałe trafiają pod inne stosy.
}
prompt-order-tuck = ukrywasz { $number ->
    [one] { $number } kartę
    [few] { $number } karty
   *[many] { $number } kart
}. Którą jako pierwszą? Ostatnia leży najniżej.{ $others ->
    [0] {""}
    [one] {" "}Pozostała trafia pod inny stos.
    [few] {" "}Pozostałe trafiają pod inne stosy.
   *[many] {" "}Pozostałe trafiają pod inne stosy.
}
prompt-order-meld = zagrywasz { $number ->
    [one] { $number } kartę
    [few] { $number } karty
   *[many] { $number } kart
}. Którą jako pierwszą? Ostatnia leży na wierzchu.{ $others ->
    [0] {""}
    [one] {" "}Pozostała trafia na inny stos.
    [few] {" "}Pozostałe trafiają na inne stosy.
   *[many] {" "}Pozostałe trafiają na inne stosy.
}
prompt-order-pick = ustal kolejność kart. Która ma leżeć na wierzchu?
prompt-may = czy chcesz { $purpose }?
prompt-may-exchange = czy chcesz zamienić: { $given } na: { $taken }?
prompt-exchange-side = { $cards } ({ $place })
prompt-exchange-cards = { $number ->
    [one] { $number } karta
    [few] { $number } karty
   *[many] { $number } kart
}
prompt-may-pick = wybierz jedną z możliwości.
prompt-color = wybierz kolor kart, aby je { $purpose }.
prompt-color-pick = wybierz kolor.
prompt-splay = rozsunąć stos w { $direction }?
prompt-splay-must = wybierz stos, który rozsuniesz w { $direction }.
prompt-unsplay = wybierz stos, który zsuniesz.
prompt-value = wybierz wartość kart, aby je { $purpose }.
prompt-value-pick = wybierz wartość.
prompt-number = wybierz, ile kart chcesz { $purpose }.
prompt-number-pick = wybierz liczbę.
prompt-set = wybierz zestaw kart, aby je { $purpose }.
prompt-set-pick = wybierz zestaw.
prompt-player = wybierz gracza.
prompt-player-transfer = wybierz gracza, który dostanie twoją kartę.
prompt-player-pick = wybierz gracza.
prompt-branch = wybierz jedną z możliwości.
prompt-color-again = wybierz kolor ({ $time } z { $times }).
prompt-branch-again = wybierz jedną z możliwości ({ $time } z { $times }).
prompt-picked-exactly = { $prompt } Wybrano { $picked } z { $most }.
prompt-picked-most = { $prompt } Najwyżej { $most } (wybrano { $picked }).
prompt-picked-between = { $prompt } { $least }-{ $most } (wybrano { $picked }).
prompt-picked-any = { $prompt } Dowolnie wiele (wybrano { $picked }).
prompt-others = { $players_you ->
    [only] Teraz wybierasz ty.
   *[no] { $players_number ->
        [one] Wybiera jeszcze: { $players }.
        [few] Wybierają jeszcze: { $players }.
       *[many] Wybierają jeszcze: { $players }.
    }
}

## O co dogmat pyta własnymi słowami

asks-measurement-dogma-color = wybierz kolor, który rozsuniesz w prawo.
asks-publications-dogma-color = wybierz kolor, który ułożysz na nowo.

## Co wybiera ktoś inny

waits-first_meld = { $you ->
    [yes] Wybierasz
   *[no] { $player } wybiera
} kartę startową ...
waits-free_action = { $you ->
    [yes] Decydujesz
   *[no] { $player } decyduje
} o darmowej akcji ...
waits-action = { $you ->
    [yes] Wybierasz
   *[no] { $player } wybiera
} akcję ...
waits-choice = { $kind ->
    [order] { $you ->
        [yes] Ustalasz
       *[no] { $player } ustala
    }
   *[other] { $you ->
        [yes] Wybierasz
       *[no] { $player } wybiera
    }
}{ $kind ->
    [card] { $purpose ->
        [pick] {" "}kartę
       *[other] {" "}kartę, aby ją { $purpose }
    }
    [order] {" "}kolejność kart
    [splay] {" "}stos do rozsunięcia
    [color] {" "}kolor
    [value] {" "}wartość
    [number] {" "}liczbę
    [set] {" "}zestaw
    [player] {" "}gracza
   *[other] {""}
} ...
waits-effect = { $kind ->
    [order] { $you ->
        [yes] Ustalasz
       *[no] { $player } ustala
    }
   *[other] { $you ->
        [yes] Wybierasz
       *[no] { $player } wybiera
    }
}{ $kind ->
    [card] { $purpose ->
        [pick] {" "}kartę
       *[other] {" "}kartę, aby ją { $purpose }
    }
    [order] {" "}kolejność kart
    [splay] {" "}stos do rozsunięcia
    [color] {" "}kolor
    [value] {" "}wartość
    [number] {" "}liczbę
    [set] {" "}zestaw
    [player] {" "}gracza
   *[other] {""}
} ({ $card }) ...

## Do czego wybiera się karty

purpose-meld = zagrać
    .prompt-order = zagrywasz
purpose-tuck = ukryć
    .prompt-order = ukrywasz
purpose-score = dodać do wpływu
    .prompt-order = dodajesz do wpływu
purpose-return = zwrócić
    .prompt-order = zwracasz
purpose-transfer = przekazać
    .prompt-order = przekazujesz
purpose-transfer-to = przekazać { $you ->
    [yes] tobie
   *[no] graczowi { $player }
}
purpose-transfer-to-you = wziąć
purpose-exchange = zamienić
    .prompt-order = zamieniasz
purpose-reveal = ujawnić
    .prompt-order = ujawniasz
purpose-execute = aktywować
    .prompt-order = aktywujesz
purpose-keep = zatrzymać
    .prompt-order = zatrzymujesz
purpose-achieve = zdominować
    .prompt-order = dominujesz
purpose-remove = usunąć z gry
    .prompt-order = usuwasz z gry
purpose-draw = pociągnąć
    .prompt-order = ciągniesz
direction-left = lewo
direction-right = prawo
direction-up = górę

## Odpowiedzi

option-answer = { $answer }
option-draw = Pociągnij
option-meld = Zagraj: { $card }
option-dogma = Aktywuj: { $card }
option-achieve = Dominuj [{ $value }]
option-card = { $card }
option-card-of = { $card }, { $place }
option-unseen = { $card } { $place }
option-color = { $color }
option-value = [{ $value }]
option-number = { $value }
option-set = { $set }
option-player = { $player }
option-branch = Możliwość { $value }
option-yes = Tak
option-no = Nie
option-pass = Nic nie wybieraj
option-pass-meld = Nic nie zagrywaj
option-pass-tuck = Nic nie ukrywaj
option-pass-score = Nie dodawaj do wpływu
option-pass-return = Nic nie zwracaj
option-pass-transfer = Nic nie przekazuj
option-pass-exchange = Nic nie zamieniaj
option-pass-reveal = Nic nie ujawniaj
option-pass-execute = Nic nie aktywuj
option-pass-keep = Nic nie zatrzymuj
option-pass-achieve = Nie dominuj
option-pass-remove = Nic nie usuwaj
option-pass-free_action = Pomiń: artefakt zostaje
option-pass-splay = Nie rozsuwaj
option-pass-done = Gotowe

## Karty w terminalu

# Karta w języku, który nazywa ją inaczej niż angielski: alfabet zasad to alfabet nazw angielskich.
card-titles = { $title } ({ $english })
card-face = { $age } { $color }: { $icons }
card-face-of = { $age } { $color }, { $set }: { $icons }
card-featured = Rozpatrywany zasób, który liczy się przy współpracy i przymusie: { $icon }
equal-cards = { $number } × { $card }
card-valued = { $card } { $age }
cards-first-edition = Pierwsza edycja:
cards-found = { $number ->
    [0] Żadna karta nie pasuje.
    [one] 1 karta.
    [few] { $number } karty.
   *[many] { $number } kart.
}
no-such-card = Nie ma karty o nazwie „{ $name }”.
which-card = Napisz, o którą chodzi: card NAZWA.

## Pozycja

none = brak
seat-team = { $player }, drużyna { $team }
seat-out = { $player }, poza grą
seat-you = { $player } (ty)
seat-agent = { $player } ({ $strength })
header-start = Karty startowe. Do wygranej: { $needed ->
    [one] { $needed } dominacja
    [few] { $needed } dominacje
   *[many] { $needed } dominacji
}.
header = Tura { $turn }: { $you ->
    [yes] ty
   *[no] { $player }
}, { $actions ->
    [one] jeszcze 1 akcja
    [few] jeszcze { $actions } akcje
   *[many] jeszcze { $actions } akcji
}. Do wygranej: { $needed ->
    [one] { $needed } dominacja
    [few] { $needed } dominacje
   *[many] { $needed } dominacji
}.

## Dominacje w zasięgu

needs-nothing = można zdominować
needs-top = wpływu wystarczy, ale brakuje karty aktywnej o wartości { $value } lub wyższej
needs-points = brakuje { $points ->
    [one] 1 punktu
    [few] { $points } punktów
   *[many] { $points } punktów
}
needs-points-and-top = brakuje { $points ->
    [one] 1 punktu
    [few] { $points } punktów
   *[many] { $points } punktów
} i karty aktywnej o wartości { $value } lub wyższej
goal = { $name }: { $needs }
goal-special = { $name }: { $condition } ({ $state })
state-number = { $number } z { $total }
near-now = [{ $value }] już!
near-top = [{ $value }] brak aktywnej { $value }
near-points = [{ $value }] brakuje { $points }

## Podgląd

note-draw = { $card }
note-ends = to kończy grę
note-splay = potem { $icons }
preview-hit = { $players_you ->
    [only] przymus dotyka ciebie
   *[no] { $players_number ->
        [one] przymus dotyka gracza { $players }
        [few] przymus dotyka graczy: { $players }
       *[many] przymus dotyka graczy: { $players }
    }
}
preview-compels = { $players_you ->
    [only] nakaz zmusza ciebie
   *[no] { $players_number ->
        [one] nakaz zmusza gracza { $players }
        [few] nakaz zmusza graczy: { $players }
       *[many] nakaz zmusza graczy: { $players }
    }
}
preview-shares = { $players_you ->
    [only] współpracujesz
    [yes] współpracujecie: { $players }
   *[no] { $number ->
        [one] { $players } współpracuje
        [few] { $players } współpracują
       *[many] { $players } współpracują
    }
}
preview-alone = tylko ty
preview-nobody = nikogo nie dotyka
preview-nothing = nic nie zmienia
preview-and-ends-maybe = { $affected }; może zakończyć grę
preview-and-ends-always = { $affected }; kończy grę
preview-count = { $player } { $count }
preview-icons = Zasób { $icon }: { $counts }.
preview-affected = { $affected }.
preview-steps = Co się stanie, po kolei:
preview-step = { $number }. { $effect }: { $followers }
preview-then = { $players }, potem { $player }
preview-draw = Ciągniesz: { $card }.
preview-draw-ends = Ciągniesz kartę wyższą niż { $highest_age }, a takich nie ma.
preview-meld-on = Przykrywa kartę { $card }, twoją { $color } kartę aktywną.
preview-meld-first = Zaczyna twój { $color } stos.
preview-achieve = Dominacja zostaje u ciebie. Wpływu nie tracisz.
preview-changes-never = Nic by to nie zmieniło.
preview-changes-maybe = Od wyborów lub zakrytych kart zależy, czy cokolwiek się zmieni.
preview-changes-always = Coś się zmieni.
preview-bonus-maybe = Pociągniesz kartę, jeśli współpraca przeciwnika coś zmieni.
preview-bonus-always = Pociągniesz kartę, bo współpraca przeciwnika coś zmieni.
preview-shows-maybe = Być może trzeba będzie pokazać wszystkim karty na dowód, że żadna nie pasuje.
preview-shows-always = Trzeba będzie pokazać wszystkim karty na dowód, że żadna nie pasuje.
preview-ends-maybe = To może zakończyć grę:
preview-ends-always = To kończy grę:
preview-ending = - { $ending }
ending-score-win = { $team ->
    [yes] twoja drużyna wygrywa { $mine } : { $best }
   *[no] wygrywasz { $mine } : { $best }
}
ending-score-win-tied = { $team ->
    [yes] twoja drużyna wygrywa przy stanie { $mine } : { $best }, mając więcej dominacji
   *[no] wygrywasz przy stanie { $mine } : { $best }, mając więcej dominacji
}
ending-score-lose = { $team ->
    [yes] twoja drużyna przegrywa { $mine } : { $best }
   *[no] przegrywasz { $mine } : { $best }
}
ending-score-lose-tied = { $team ->
    [yes] twoja drużyna przegrywa przy stanie { $mine } : { $best }, mając mniej dominacji
   *[no] przegrywasz przy stanie { $mine } : { $best }, mając mniej dominacji
}
ending-score-draw = wygrywacie wszyscy
ending-score-shared = { $players_you ->
    [yes] wygrywacie razem: { $players }
   *[no] wspólna wygrana: { $players }
}
ending-score-other = { $players_number ->
    [one] { $players } wygrywa dzięki wpływowi
    [few] { $players } wygrywają dzięki wpływowi
   *[many] { $players } wygrywają dzięki wpływowi
}
ending-achievements-win = wygrywasz dzięki dominacjom
ending-achievements-lose = { $players_number ->
    [one] { $players } wygrywa dzięki dominacjom
    [few] { $players } wygrywają dzięki dominacjom
   *[many] { $players } wygrywają dzięki dominacjom
}
ending-achievements-draw = wygrywacie wszyscy
ending-achievements-other = { $players_number ->
    [one] { $players } wygrywa dzięki dominacjom
    [few] { $players } wygrywają dzięki dominacjom
   *[many] { $players } wygrywają dzięki dominacjom
}
ending-card-win = wygrywasz dzięki tej karcie
ending-card-lose = { $players_number ->
    [one] { $players } wygrywa dzięki tej karcie
    [few] { $players } wygrywają dzięki tej karcie
   *[many] { $players } wygrywają dzięki tej karcie
}
ending-card-draw = wygrywacie wszyscy
ending-card-other = { $players_number ->
    [one] { $players } wygrywa dzięki tej karcie
    [few] { $players } wygrywają dzięki tej karcie
   *[many] { $players } wygrywają dzięki tej karcie
}
preview-none = Nie ma akcji „{ $line }” do podglądu.
preview-which = Napisz, o którą akcję chodzi: preview NUMER.

## Cofanie, zapis

undo-nothing = Nie ma czego cofnąć.
undo-done = Cofnięto.
undo-now-happened = { $since ->
    [0] Cofnij to: { $sentence }
   *[more] Cofnij to i wszystko po tym: { $sentence }
}
undo-now-own = { $since ->
    [0] Cofnij swój ostatni wybór.
   *[more] Cofnij swój ostatni wybór i wszystko po nim.
}
undo-now-other = { $since ->
    [0] Cofnij ostatni wybór gracza { $player }.
   *[more] Cofnij ostatni wybór gracza { $player } i wszystko po nim.
}
undo-ask-happened = Poproś { $players_number ->
    [one] gracza { $players }
    [few] graczy { $players }
   *[many] graczy { $players }
} o cofnięcie tego{ $since ->
    [0] {""}
   *[more] {" "}i wszystkiego po tym
}: { $sentence }
undo-ask-own = Poproś { $players_number ->
    [one] gracza { $players }
    [few] graczy { $players }
   *[many] graczy { $players }
} o cofnięcie twojego ostatniego wyboru{ $since ->
    [0] {""}
   *[more] {" "}i wszystkiego po nim
}.
undo-ask-other = Poproś { $players_number ->
    [one] gracza { $players }
    [few] graczy { $players }
   *[many] graczy { $players }
} o cofnięcie ostatniego wyboru gracza { $player }{ $since ->
    [0] {""}
   *[more] {" "}i wszystkiego po nim
}.
undo-wish-happened = { $you ->
    [yes] Prosisz
   *[no] { $player } prosi
} o cofnięcie tego{ $since ->
    [0] {""}
   *[more] {" "}i wszystkiego po tym
}: { $sentence }
undo-wish-other = { $you ->
    [yes] Prosisz
   *[no] { $player } prosi
} o cofnięcie wyboru{ $since ->
    [0] {""}
   *[more] {" "}i wszystkiego po nim
}.
undo-wish-card-happened = { $you ->
    [yes] Prosisz
   *[no] { $player } prosi
} o cofnięcie tego{ $since ->
    [0] {""}
   *[more] {" "}i wszystkiego po tym
} (karta { $card }): { $sentence }
undo-wish-card-other = { $you ->
    [yes] Prosisz
   *[no] { $player } prosi
} o cofnięcie wyboru przy karcie { $card }{ $since ->
    [0] {""}
   *[more] {" "}i wszystkiego po nim
}.
undo-ask-first = Na cofnięcie muszą się zgodzić inni.
undo-waits = Inni muszą się najpierw zgodzić.
undo-agreed = Wszyscy zgadzają się na cofnięcie.
undo-refused = { $you ->
    [yes] Chcesz
   *[no] { $player } chce
} grać dalej.
undo-agree = Cofnij
undo-refuse = Graj dalej
undo-withdraw = Już nie trzeba
undo-everyone = Wszyscy się zgadzają
undo-everyone-title = Cofnąć ostatni wybór?
undo-everyone-keys = y  wszyscy się zgadzają
    Esc  gracie dalej
undo-everyone-say = Wszyscy muszą się zgodzić. Jeśli tak, napisz „undo yes”.
save-where = Podaj plik: save PLIK.
save-done = Zapisano. Grę wznowisz poleceniem: { $splay } play --resume { $file }
position-dealt = Niektóre karty były w tym pliku zakryte. Rozdano je z ziarnem { $seed }; --seed SŁOWO rozdaje inne.
save-failed = Nie udało się zapisać do pliku { $file }: { $error }

## Tryb prosty

plain-welcome = Splay, tryb prosty. Odpowiadaj numerem. „help” pokazuje polecenia i zasady.
plain-hand-over = Przekaż grę. Teraz { $player }: naciśnij Enter, gdy możesz zaczynać.
plain-player = { $player }: { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}, dominacje: { $achievements }.
plain-icons = Zasoby: { $icons }.
plain-pile = { $color } stos, { $splay }: { $cards }.
plain-hand = Ręka: { $cards }.
plain-score = Karty wpływu: { $cards }.
plain-zone = { $zone }: { $cards }.
plain-supplies = Stosy epok: { $supplies }.
plain-supplies-of = Stosy epok ({ $set }): { $supplies }.
plain-goals = Dominacje do zdobycia: { $goals }.
plain-option-card = { $label } ({ $face })
plain-option-note = { $label }: { $note }
advice-title = Co radzi komputer?
advice-line = { $number } { $answer }: { $chance }%.
advice-line-why = { $number } { $answer }: { $chance }%. { $why }
advice-by = { $computer }: po { $games ->
    [one] 1 grze
    [few] { $games } gry
   *[many] { $games } gier
} od tego miejsca na każdą odpowiedź.{ $others ->
    [0] { "" }
    [one] { " " }1 inna możliwość wygląda gorzej.
    [few] { " " }{ $others } inne możliwości wyglądają gorzej.
   *[many] { " " }{ $others } innych możliwości wygląda gorzej.
}
advice-none = Komputer nie widzi tu nic do wyboru.
advice-not-among-people = Komputer doradza tylko w grach przeciwko komputerom.
plain-your-answer = Twoja odpowiedź?
plain-not-understood = „{ $line }” to ani liczba 1-{ $number }, ani polecenie. „help” pokazuje polecenia.
plain-help = Odpowiadaj numerem odpowiedzi.
    Polecenia: board (cały stół), hand (twoje karty), goals (czego ci brakuje),
    options (pytanie jeszcze raz),
    advice (co zagrałby komputer), preview NUMER (co zrobiłaby akcja), card NAZWA (tekst karty),
    cards SŁOWA (szukanie kart), log (cały dziennik), undo, save PLIK, resign, quit (bez zapisu),
    help TEMAT (zasady). Tematy: { $topics }.
resign-sure = Przegrasz albo, jeśli inni będą grać dalej, zajmiesz ostatnie miejsce. Jeśli na pewno tego chcesz, napisz „resign yes”.
resign-not = Nie ma teraz gry, którą można poddać.
plain-over = { $undo ->
    [yes] Napisz „undo”, aby cofnąć ostatni wybór, „rematch”, aby zagrać jeszcze raz, albo „quit”.
   *[no] Napisz „rematch”, aby zagrać jeszcze raz, albo „quit”.
}
rematch-not-yet = Rewanż jest możliwy po zakończeniu gry.
plain-no-topic = Nie ma tematu „{ $topic }”. Tematy: { $topics }.

## Reakcje

reaction-nice = Nieźle!
reaction-laugh = Ha, ha!
reaction-wow = Wow!
reaction-ouch = Auć!
reaction-thinking = Hmm ...

## Ludzie przy stole

people-have-chosen = gotowi: { $chosen } z { $players } graczy
people-left = { $you ->
    [yes] Odchodzisz
   *[no] { $player } odchodzi
} od stołu. Dalej gra komputer.
people-left-paused = { $you ->
    [yes] Odchodzisz
   *[no] { $player } odchodzi
} od stołu. Gra czeka.
people-late = { $you ->
    [yes] Koniec twojego czasu
   *[no] Koniec czasu gracza { $player }
}. Dalej gra komputer.
people-late-paused = { $you ->
    [yes] Koniec twojego czasu
   *[no] Koniec czasu gracza { $player }
}. Gra czeka.
people-back = { $you ->
    [yes] Wracasz
   *[no] { $player } wraca
} do gry.
people-resigned = { $you ->
    [yes] Poddajesz
   *[no] { $player } poddaje
} grę. Dalej gra komputer.

## Powtórka

replay-next = Enter: następna tura, „quit”: koniec.
replay-told = Dzisiejsze zasady rozgrywają tę grę inaczej ({ $reason }). Widzisz ją tak, jak ją zapisano.
replay-unfinished = Tu kończy się zapis. Gra nie została dokończona.

## Ekran

keys = { $undo ->
    [yes] ? pomoc  spacja opis  c karty  t stół  g cel  l log  u cofnij  s zapis  q stop
   *[no] ? pomoc  spacja opis  c karty  t stół  g cel  l log  s zapis  q stop
}
box-points = { $points } pkt
box-narrow = { $points }pkt ręka { $number }
box-hand = ręka { $number }: { $ages }
box-hand-none = ręka 0
box-zone = { $zone }: { $ages }
box-team = drużyna { $team }: { $achieved }
box-achieved = { $number }/{ $needed }
fact-hand = Ręka
fact-watching = { " " }oglądasz
fact-supplies = Stosy epok
fact-goals = Cele
game-over = { $undo ->
    [yes] l cały dziennik  u cofnij  r rewanż  s zapis  q wyjdź
   *[no] l cały dziennik  r rewanż  s zapis  q wyjdź
}
turn-over = To na razie wszystko. Możesz się spokojnie rozejrzeć.
hot-seat = Gracie przy jednym ekranie. Na czas przekazywania jest zasłonięty.
option-hand-over = Przekaż graczowi { $player }
hand-over = { $player }, twoja tura.
    Naciśnij Enter, gdy nikt inny nie patrzy.
dialog-back = Esc wstecz, strzałki przewijają
dialog-pages = lewo, prawo: inne tematy, Esc wstecz
table-title = Stół
goals-title = Dominacje do zdobycia
log-title = Dziennik
story-more = { $number ->
    [one] (wyżej jeszcze 1 nowy wiersz: l)
    [few] (wyżej jeszcze { $number } nowe wiersze: l)
   *[many] (wyżej jeszcze { $number } nowych wierszy: l)
}
story-empty = Witaj w Splay. Nie znasz gry? Naciśnij ?, aby przeczytać zasady.
cards-search = nazwa, zestaw, epoka, kolor, zasób lub słowa dogmatu
cards-keys = pisz, aby szukać; strzałki wybierają kartę; Esc wstecz
save-title = Zapisz grę do pliku
save-keys = Enter zapisz, Esc wstecz
quit-title = Wyjść z gry?
quit-keys = s  zapisz i wyjdź
    q  wyjdź bez zapisu
    r  poddaj grę
    Esc  graj dalej

## Zamiast strony, jeśli serwer jej nie ma

no-page-title = Ten serwer nie ma strony do gry
no-page = Splay zbudowano bez niej. Możesz grać w terminalu albo w programie, który zna protokół serwera.
