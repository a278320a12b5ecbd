### Die Entscheidungen, wo Quellen der Regeln sich widersprechen, wie in docs/rules.md; die der Erweiterungen stehen bei deren Worten.

ruling-edition = Ausgabe: die dritte oder die erste. In der ersten Ausgabe haben neun Karten andere Effekte: Ruder, Gärung, Feudalismus, Messwesen, Statistik, Gesellschaften, Industrialisierung, Verbrennung, Kernspaltung.
ruling-special-achievements = Sondererfolge. after_each_change (die gedruckte Regel, voreingestellt): sofort, auch mitten in einem Effekt. after_each_effect: am Ende jedes Effekts und jeder Aktion. Für Monument zählt beide Male, was in einem Zug geschieht.
ruling-tied-score = Endet das Spiel nach Punkten und sind Punkte und Erfolge gleich, gewinnen alle mit Gleichstand gemeinsam; das heißt Unentschieden.
ruling-achievements-to-win = Erfolge zum Sieg: 8 weniger die Zahl der Personen, mindestens aber 4; 6 für ein Zweierteam; einer mehr für jede Erweiterung und einer mehr mit der Option extra_achievement.
ruling-players = Zwei bis fünf Personen. Ab vier haben die ersten beiden in ihrem ersten Zug je eine Aktion. Teams brauchen vier; die Sitzordnung ist zufällig, 1–2 gegen 3–4, 1–3 gegen 2–4 oder 1–4 gegen 2–3.
ruling-fewer-than-three = „Du darfst drei zurücklegen. Wenn du das tust ...“ mit weniger als drei Karten: Du musst verzichten.
ruling-may = Freiwillig ist nur, was „du darfst“ sagt. „Bis zu“ und „beliebig viele“ dürfen früher enden; „du darfst“ mit einer festen Zahl heißt alle oder keine.
ruling-proof = Kannst du etwas nicht tun, was du musst, und ist der Grund nur auf deinen Karten zu sehen, dann zeigst du allen einmal zum Beweis deine Hand, außer sie wurde gerade ganz vorgezeigt. Das ist keine Änderung.
ruling-order = Reihenfolge. Legst du mehrere Karten unter denselben Vorrat zurück oder schiebst mehrere unter denselben Stapel, wählst du die Reihenfolge, Karte für Karte, außer sie ist egal. Die anderen erfahren nie, wie zurückgelegte Karten in einem Vorrat liegen.
ruling-transfer = Tauschen und Übertragen ist kein Werten, Ausspielen, Ziehen oder Erringen.
ruling-change = Für die Zusatzkarte gilt als Änderung jede bewegte oder vorgezeigte Karte und jeder Fächer und jede Reihenfolge, die wirklich anders wurden, während eine gegnerische Person einen mitgenutzten Effekt (keine Forderung) ausführte. Das gilt auch, wenn danach alles wieder liegt wie zuvor. Nichts gegen nichts zu tauschen, Beweise und Fächer, die bleiben, wie sie sind, sind keine Änderung. Was im eigenen Team geändert wird, zählt nicht.
ruling-disputed-prints = Umstrittene Drucke: Demokratie vergleicht mit jeder anderen Person, auch der im eigenen Team; Sozialismus, Spezialisierung und Selbstbedienung betreffen nur gegnerische Personen.
ruling-first-player = Wer beginnt: nach den englischen Namen, Zeichen für Zeichen nach Codepunkten in Großbuchstaben verglichen, mit Satzzeichen und Artikeln („The Wheel“ vor „Tools“).
ruling-tied-special = Erfüllen mehrere im selben Moment die Bedingung eines Sondererfolgs, kommt zuerst, wer gerade einen Effekt ausführt (außerhalb von Effekten, wer am Zug ist), dann geht es im Uhrzeigersinn. In der ersten Ausgabe kommt immer zuerst, wer am Zug ist.
ruling-end-of-effect = „Am Ende jedes Effekts“ heißt: wenn jemand mit einem Effekt fertig ist und bevor die nächste Person ihn beginnt. Dann müssen die Auslagen die Bedingung erfüllen (Imperium, Wunder, Welt, Universum); was du getan hast, zählt bis dahin (Monument).
ruling-one-by-one = Bewegt ein Effekt mehrere Karten (zurücklegen, übertragen, werten, ausspielen, unterschieben), dann eine nach der anderen, und nach jeder werden die Sondererfolge geprüft. Könnte die Reihenfolge über einen entscheiden, wählt sie, wer die Karten bewegt. Ein Tausch und eine neue Ordnung sind ein einziger Schritt.
ruling-removing = Karten aus dem Spiel zu entfernen (Kernspaltung) ist ein einziger Schritt.
ruling-expansions-edition = Erweiterungen brauchen die dritte Ausgabe. Du kannst sie beliebig kombinieren.
ruling-words-for-players = Wörter für Personen. Auf Karten der Erweiterungen meinen „andere Person“, „jede Person“ und „beliebige Person“ auch die andere im eigenen Team; „gegnerische Person“ meint sie nicht.
ruling-free-actions-are-actions = Bei after_each_effect endet eine Ausspiel-Aktion erst nach dem Letzten, wozu sie führt, und eine Gratisaktion ist eine eigene Aktion.
ruling-fission-ends-all = Entfernt Kernspaltung alles, enden alle Effekte für alle. Damit ist das Dogma abgeschlossen: Du legst ein aus der Vitrine genutztes Artefakt zurück und ziehst eine Zusatzkarte, die dir schon zustand.
ruling-nested-changes = Änderungen in Effekten, die ein anderer auslöst. Für die Zusatzkarte entscheidet der innerste Effekt: Was eine Forderung oder ein Zwang darin ändert, zählt nicht.
ruling-splay-must = Musst du auffächern, fächerst du eine Farbe auf, bei der es etwas ändert, wenn es eine gibt; eine andere kannst du nicht wählen. „Zwei Farben“ heißt verschiedene, soweit möglich.
