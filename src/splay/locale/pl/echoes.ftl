### Słowa Ech przeszłości.

set-echoes = Echa
set-about-echoes = Dodaje 105 kart: przykryte karty dalej brzmią echem, bonusy dają punkty, a zapowiedzi przechowują karty na później.
icon-echo = echo
sign-echo = e
icon-bonus-1 = bonus 1
icon-bonus-2 = bonus 2
icon-bonus-3 = bonus 3
icon-bonus-4 = bonus 4
icon-bonus-5 = bonus 5
icon-bonus-6 = bonus 6
icon-bonus-7 = bonus 7
icon-bonus-8 = bonus 8
icon-bonus-9 = bonus 9
icon-bonus-10 = bonus 10
icon-bonus-11 = bonus 11
sign-bonus-1 = 1
sign-bonus-2 = 2
sign-bonus-3 = 3
sign-bonus-4 = 4
sign-bonus-5 = 5
sign-bonus-6 = 6
sign-bonus-7 = 7
sign-bonus-8 = 8
sign-bonus-9 = 9
sign-bonus-10 = 10
sign-bonus-11 = 11
zone-forecast = Zapowiedzi
zone-forecast-short = Zap.
place-forecast = zapowiedzi
    .source = ze swoich zapowiedzi
    .place = ze swoich zapowiedzi
    .target = do swoich zapowiedzi
    .event-proof = swoje zapowiedzi
    .story-deed-proof = swoje zapowiedzi
place-forecast-your = twoje zapowiedzi
    .source = z twoich zapowiedzi
    .place = z twoich zapowiedzi
    .target = do twoich zapowiedzi
    .prompt-card-from = ze swoich zapowiedzi
    .prompt-card-fits = ze swoich zapowiedzi
    .event-proof = swoje zapowiedzi
    .story-deed-proof = swoje zapowiedzi
    .own-source = ze swoich zapowiedzi
    .own-target = do swoich zapowiedzi
    .own-event-proof = swoje zapowiedzi
    .own-story-deed-proof = swoje zapowiedzi
place-forecast-of = zapowiedzi ({ $player })
    .source = z zapowiedzi gracza { $player }
    .place = z zapowiedzi gracza { $player }
    .target = do zapowiedzi gracza { $player }

## Dziedziny

special-name-Wealth = Bogactwo
special-name-Destiny = Przeznaczenie
special-name-Heritage = Dziedzictwo
special-name-History = Historia
special-name-Supremacy = Supremacja
special-Wealth = co najmniej { $wealth_bonuses ->
    [one] { $wealth_bonuses } bonus widoczny w jednej strefie
    [few] { $wealth_bonuses } bonusy widoczne w jednej strefie
   *[many] { $wealth_bonuses } bonusów widocznych w jednej strefie
}
special-Destiny = co najmniej { $destiny_cards ->
    [one] { $destiny_cards } karta wśród zapowiedzi jednego gracza
    [few] { $destiny_cards } karty wśród zapowiedzi jednego gracza
   *[many] { $destiny_cards } kart wśród zapowiedzi jednego gracza
}
special-Heritage = co najmniej { $heritage_pictures ->
    [one] { $heritage_pictures } sześciokąt widoczny w jednym kolorze
    [few] { $heritage_pictures } sześciokąty widoczne w jednym kolorze
   *[many] { $heritage_pictures } sześciokątów widocznych w jednym kolorze
}
special-History = co najmniej { $history_echoes ->
    [one] { $history_echoes } echo widoczne w jednym kolorze
   *[few] { $history_echoes } echa widoczne w jednym kolorze
    [many] { $history_echoes } ech widocznych w jednym kolorze
}
special-Supremacy = co najmniej { $supremacy_icons ->
    [one] { $supremacy_icons } taki sam zasób widoczny
   *[few] { $supremacy_icons } takie same zasoby widoczne
    [many] { $supremacy_icons } takich samych zasobów widocznych
} w każdym z { $supremacy_colors } kolorów

## Zapowiadanie i awans

event-foreshadow = { $you ->
    [yes] Zapowiadasz
   *[no] { $player } zapowiada
}{ $cards_number ->
    [one] {" "}kartę { $cards }
    [few] : { $cards }
   *[many] : { $cards }
}.
event-foreshadow-from = { $you ->
    [yes] Zapowiadasz
   *[no] { $player } zapowiada
}{ $cards_number ->
    [one] {" "}kartę { $cards }
    [few] : { $cards },
   *[many] : { $cards },
} { $source }.
event-promote = { $you ->
    [yes] Awansujesz
   *[no] { $player } awansuje
}{ $cards_number ->
    [one] {" "}kartę { $cards }
    [few] : { $cards }
   *[many] : { $cards }
}.
event-look = { $you ->
    [yes] Oglądasz
   *[no] { $player } ogląda
}{ $cards_number ->
    [one] {" "}kartę { $cards }
    [few] : { $cards }
   *[many] : { $cards }
} ({ $source }).
purpose-foreshadow = zapowiedzieć
    .prompt-order = zapowiadasz
purpose-look = obejrzeć
    .prompt-order = oglądasz
purpose-offer = dodać spodnią kartę do dostępnych epok
purpose-bonus = użyć jako bonusu
asks-crossbow-dogma-card = wybierz kartę z ręki, która trafi do strefy innego gracza.
asks-scissors-dogma-card = wybierz kartę z ręki, aby ją zagrać lub dodać do wpływu.
asks-scissors-dogma-branch = wybierz, co zrobić z kartą { $card }.
asks-sunglasses-dogma-card = wybierz stos. Fioletowy rozsuniesz tak samo.
asks-telescope-dogma-card = wybierz kartę z zapowiedzi, aby ją odłożyć na wierzch stosu jej epoki.
asks-telegraph-dogma-player = wybierz przeciwnika, którego rozsunięcie powtórzysz.
asks-telegraph-dogma-color = wybierz kolor, który rozsuniesz tak jak tamten gracz.
asks-television-dogma-value = wybierz wartość karty, która przejdzie z kart wpływu przeciwnika do jego strefy.
asks-television-dogma-player = wybierz przeciwnika, którego karta przejdzie.
prompt-value-offer = wybierz podstawowy stos epoki. Jego spodnią kartę możesz dodać do dostępnych epok.
prompt-value-bonus = wybierz bonus widoczny w dowolnej strefie.
option-pass-foreshadow = Nic nie zapowiadaj
option-pass-look = Nie oglądaj
prompt-promote = Teraz możesz awansować kartę z zapowiedzi i aktywować ją za darmo.
waits-promote = { $you ->
    [yes] Decydujesz
   *[no] { $player } decyduje
} o awansie karty ...
option-promote = Awansuj bez aktywowania: { $card }
option-promote-and-use = Awansuj i aktywuj: { $card }
option-pass-promote = Nie awansuj
preview-offers-promote = Możesz awansować: { $cards }.
preview-pass-promote = Zostaje wśród twoich zapowiedzi, na późniejszą akcję Zagraj.
preview-promote = Zagrywasz ją z zapowiedzi i to koniec twojej akcji Zagraj.
preview-promote-and-use = Zagrywasz ją z zapowiedzi i aktywujesz, za darmo.

## Rozstrzygnięcia

ruling-disputed-echoes = Sporne wydania: Bransoleta zapowiada [3]; nuty karty Saksofon muszą być widoczne, a nie tylko same cztery karty.
ruling-base-cards-instead = Karta podstawowa, którą ciągniesz, bo stos dodatku jest pusty, podlega zasadzie ciągnięcia z Ech.
ruling-promoting-after-yamato = Awans po karcie Pancernik Yamato: po zagraniu liczy się ona jako 11.
ruling-barometer = Barometr: ujawniasz swoje zapowiedzi, a potem je zwracasz.
ruling-first-hands = Pierwsza ręka to jedna karta podstawowa i jedna z Ech, pociągnięte według zasady ciągnięcia.
ruling-every-value = Możesz zdominować dostępną epokę o każdej wartości, 1-10.
ruling-promoted-card-is-an-action = Darmowa akcja Aktywuj awansowanej karty jest osobną akcją: przy after_each_effect najpierw dostajesz wszystko, co należy się za zagranie.
ruling-order-of-echoes = Kolejność ustalasz też wtedy, gdy może rozstrzygnąć o dziedzinie Bogactwo, Przeznaczenie, Dziedzictwo, Historia lub Supremacja.
ruling-backs-in-a-forecast = Wszyscy widzą rewersy zapowiedzi (liczbę, zestaw, epokę), ale nie ich treść.
ruling-shown-as-they-leave-in-echoes = Zwracając karty, pokazujesz je, bo zależy od nich coś widocznego: Almanach, Globus, Helikopter, Maszyna do pisania.

ring-forecast = { $you ->
    [yes] twoje zapowiedzi
   *[no] zapowiedzi ({ $player })
}
