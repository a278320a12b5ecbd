### Słowa reliktów.

set-relics = Relikty
set-about-relics = { $singles ->
    [one] Dodaje { $singles } relikt
    [few] Dodaje { $singles } relikty
   *[many] Dodaje { $singles } reliktów
}: odkop artefakt o wartości reliktu, a możesz przejąć ten relikt jako dominację.
set-singles-relics = { $number ->
    [one] 1 relikt
    [few] { $number } relikty
   *[many] { $number } reliktów
}
zone-museum = Muzeum
zone-relics = Relikty
place-museum = muzeum
    .source = z muzeum
    .place = z muzeum
    .target = do muzeum
place-relics = relikty
    .source = ze swoich reliktów
    .place = ze swoich reliktów
    .target = do swoich dominacji
place-relics-your = twoje relikty
    .source = z twoich reliktów
    .place = z twoich reliktów
    .target = do twoich dominacji
    .own-source = ze swoich reliktów
    .own-target = do swoich dominacji
place-relics-of = relikty ({ $player })
    .source = z reliktów gracza { $player }
    .place = z reliktów gracza { $player }
    .target = do dominacji gracza { $player }
preview-offers-seize = Możesz przejąć: { $cards }.
prompt-seize = Odkopujesz [{ $value }]: możesz przejąć relikt o tej wartości.
waits-seize = { $you ->
    [yes] Decydujesz
   *[no] { $player } decyduje
} o przejęciu reliktu ...
option-seize = { $card } do twoich dominacji
option-seize_only = { $card } do twoich dominacji
option-seize_to_hand = { $card } do twojej ręki
option-seize_own_to_hand = { $card } z twoich dominacji do ręki
option-pass-seize = Nie przejmuj
preview-seize = Liczy się jako dominacja, dopóki nie przejmie go inny gracz.
preview-seize_only = Liczy się jako dominacja, dopóki nie przejmie go inny gracz. Do ręki może trafić tylko relikt z zestawu, który jest w grze.
preview-seize_to_hand = Możesz go zagrać, ale nie jest wtedy dominacją.
preview-seize_own_to_hand = Tracisz dominację, ale możesz go zagrać.
preview-pass-seize = Relikt zostaje tam, gdzie jest.
event-seize = { $you ->
    [yes] Przejmujesz
   *[no] { $player } przejmuje
}{ $cards_number ->
    [one] {" "}kartę { $cards }
    [few] : { $cards },
   *[many] : { $cards },
} { $source } { $target }.

## Rozstrzygnięcia

ruling-relics-unreached = Karty, które mówią o epokach do zdominowania lub zdominowanych, nigdy nie dosięgają reliktów, ani wśród dominacji, ani w muzeum.
ruling-own-relic = Relikt z własnych dominacji możesz przejąć tylko do ręki, i tylko jeśli jego zestaw jest w grze.
ruling-relic-is-no-achievement = „Dominacja” na karcie nigdy nie oznacza reliktu. Jeśli dogmat każe zdominować relikt leżący gdzie indziej, musisz jak zwykle spełniać warunki; wtedy jest reliktem wśród twoich dominacji.
ruling-museum = Muzeum to nasza nazwa miejsca reliktów obok stosów epok: jawnego i niczyjego.

ring-relics = { $you ->
    [yes] twoje relikty
   *[no] relikty ({ $player })
}
