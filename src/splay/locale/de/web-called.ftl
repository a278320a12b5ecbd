### How a browser calls its reader back, and what it shows without a connection.

called-switch = Sag mir, wenn ich dran bin, auch wenn Splay geschlossen ist
called-hint = In diesem Browser, gleich nach dem Zug. Die Nachricht ist verschlüsselt und nennt keine Karte.
called-refused = Dein Browser blockiert hier Benachrichtigungen. Das änderst du in seinen Einstellungen für diese Seite.
called-failed = Dein Browser erreicht seinen Benachrichtigungsdienst gerade nicht. Versuch es später noch einmal.
called-test = Ausprobieren
called-tested = Verschickt. Gleich sollte sie da sein.
called-is-on = Dieser Browser sagt dir ab jetzt Bescheid.
called-offer = Soll dieser Browser dir sagen, wenn du dran bist?
called-offer-about = Gleich nach dem Zug, auch wenn Splay geschlossen ist.
called-offer-no-mail = Gleich nach dem Zug, auch wenn Splay geschlossen ist. Dieser Server verschickt keine E-Mails, anders erfährst du es also nicht.
called-offer-yes = Ja, sag es mir
called-offer-no = Nein, danke
called-offline = Du bist offline.
called-offline-about = Spiele gehen weiter, sobald du wieder verbunden bist. Das geht jetzt:
called-offline-replays = Und die Wiederholungen, die du zuletzt angesehen hast:
