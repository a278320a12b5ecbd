### Les problèmes dans le terminal.

solve-help = Donne le numéro d’un coup, puis « check ». « undo » ou « restart » autant que tu veux. « hint » compte comme un essai, « solution » abandonne.
    Commandes : board (toute la table), hand (tes cartes), goals (ce qu’il te manque), options (revoir la question),
    preview NUMÉRO (ce qu’un coup ferait), card NOM (le texte d’une carte), log (ce que tu as fait), help SUJET (les règles), quit.
solve-say = Ton coup ?
solve-played = Entrée pour vérifier, « undo » pour revenir en arrière.
solve-not-understood = Commande inconnue : « { $line } ». Donne un numéro, « check » ou « help ».
solve-nothing-to-undo = Il n’y a rien à annuler.
solve-wrong = Pas encore. { $why }
solve-done = { $tries ->
    [one] Résolu au premier essai.
   *[other] Résolu au { $tries }e essai.
}
solve-given-up = Voici la solution.
solve-why-not = Pourquoi les autres actions échouent :
solve-fails = { $action } : { $why }
