### How a browser calls its reader back, and what it shows without a connection.

called-switch = Daj mi znać, że to moja tura, także gdy Splay jest zamknięte
called-hint = W tej przeglądarce, zaraz po ruchu. Wiadomość jest zaszyfrowana i nie wymienia żadnej karty.
called-refused = Twoja przeglądarka blokuje tu powiadomienia. Możesz to zmienić w jej ustawieniach dla tej strony.
called-failed = Przeglądarka nie może teraz połączyć się ze swoją usługą powiadomień. Spróbuj później.
called-test = Wypróbuj
called-tested = Wysłano. Zaraz powinno się pojawić.
called-is-on = Od teraz ta przeglądarka da ci znać.
called-offer = Czy ta przeglądarka ma ci dawać znać, gdy przyjdzie twoja tura?
called-offer-about = Zaraz po ruchu, także gdy Splay jest zamknięte.
called-offer-no-mail = Zaraz po ruchu, także gdy Splay jest zamknięte. Ten serwer nie wysyła e-maili, więc inaczej się nie dowiesz.
called-offer-yes = Tak, dawaj znać
called-offer-no = Nie, dziękuję
called-offline = Nie masz połączenia.
called-offline-about = Gry ruszą dalej, gdy wróci połączenie. Teraz działają:
called-offline-replays = I powtórki, które ostatnio oglądano:
