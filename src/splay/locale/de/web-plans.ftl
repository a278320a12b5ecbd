### Pläne an Tischen, an denen über Tage gespielt wird: Aktionen im Voraus, worauf sie beruhen und was daraus wird.

plans-plan = Zug planen
plans-title = Deinen Zug planen
plans-about = Dein Plan wird gespielt, sobald du dran bist, wenn dann alles noch stimmt, was darunter steht. Wenn nicht, erfährst du es und spielst wie immer.
plans-first = Zuerst
plans-then = Und dann
plans-enough = Mehr lässt sich jetzt nicht planen.
plans-done = Fertig
plans-one = Geplant: { $first }
plans-two = Geplant: { $first }; dann { $second }
plans-change = Ändern
plans-take-back = Zurücknehmen
plans-taken-back = Plan zurückgenommen
plans-list = Dein Plan
plans-dropped = Dein Plan ist hinfällig. Das stimmt nicht mehr: { $fact }
plans-dropped-otherwise = Dein Plan ist hinfällig. Er lässt sich jetzt nicht spielen.
plans-understood = OK
