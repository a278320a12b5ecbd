### Les règles, les astuces et les faits de Cités du destin.

rules-cities-title = Cités du destin
rules-cities-idea-title = Ce que cela ajoute
rules-cities-idea =
    105 cartes de plus, les cités. Elles ont **six** emplacements d’icônes et aucun effet. Certains de leurs symboles agissent quand tu poses une cité ; d’autres sont des dominations ou des points tant que tu les montres.

    Tu découvres le jeu ? Fais d’abord quelques parties sans extensions : celle-ci ajoute des règles, et ses cartes supposent que tu connais les autres.
rules-cities-setup-title = Mise en place
rules-cities-setup =
    Les cités ont dix pioches à elles, une par âge, à côté de celles du jeu de base. Leur dos montre la série et l’âge.

    Personne ne commence avec une cité. Les dominations standards viennent toujours des cartes de base, et cinq domaines de plus sont à côté. Il te faut **une domination de plus** pour gagner.
rules-cities-draw-title = Piocher des cités
rules-cities-draw =
    Tu pioches une cité, sans action, chaque fois que **tu n’as pas de cité en main** et qu’une de ces choses arrive :

    - Par une action Poser, tu poses une carte d’une **nouvelle couleur** dans ta zone de jeu.
    - Tu décales une couleur dans un **nouveau sens** : à gauche, à droite ou vers le haut. Cela compte à ton tour, en coopérant, à cause d’une exigence, et dans la zone de jeu d’un autre joueur.

    La cité a la valeur de ta plus haute carte active. S’il n’y a pas de cité de cet âge, tu pioches la carte de base. Comme toujours, les âges dont la pioche de base est vide sont sautés.

    Sauf si tu choisis la série, tu ne pioches jamais de cité autrement. En main, une cité est une carte comme une autre : tu peux la poser, et des effets peuvent la marquer, la recycler, l’archiver ou la transférer.
rules-cities-act-title = Les symboles qui agissent
rules-cities-act =
    Quand tu poses une cité par une **action Poser**, ses symboles agissent, d’abord celui du haut :

    - **Plus :** tu pioches une carte de valeur supérieure de 1 à celle de la cité.
    - **Flèche :** tu décales la couleur de la cité dans ce sens. Tu ne peux pas refuser.
    - **Recherche, une icône sous une lentille :** tu pioches et révèles des cartes de base de l’âge de la cité, autant que dit cet âge. Tu gardes celles qui ont cette icône et recycles les autres. Si la pioche s’épuise, tu t’arrêtes là.

    = [cities]

    Les cités posées par un effet n’agissent pas, les cités réalisées non plus. La cité pour une nouvelle couleur se pioche après les symboles.

    Une recherche compte aussi comme son icône, partout où comptent les icônes.
rules-cities-count-title = Drapeaux et fontaines
rules-cities-count =
    Ce sont des dominations **tant que tu les montres** :

    - Une **fontaine** compte tant qu’elle est visible dans ta zone de jeu.
    - Un **drapeau** compte tant qu’il est visible et qu’**aucun adversaire ne montre davantage de cartes** de sa couleur que toi. Une pile décalée montre toutes ses cartes, une autre seulement sa carte active. À égalité, ton drapeau compte.

    Ils vont et viennent aussitôt, au tour de n’importe qui, et font gagner la partie comme les autres dominations. Ils ne rendent pas les dominations plus chères, et les effets qui déplacent des dominations ne les atteignent pas.
rules-cities-bonus-title = Bonus
rules-cities-bonus =
    Beaucoup de cités montrent un bonus : une pièce avec un nombre. Il compte tant qu’il est visible dans ta zone de jeu, même sur une carte couverte d’une pile décalée.

    Ton **plus haut** bonus compte en entier, et les autres ajoutent **1 point** chacun. Des bonus de 7, 7 et 4 valent donc 9 points, pour dominer et à la fin de la partie.
rules-cities-endorse-title = Soutenir
rules-cities-endorse =
    Une fois à ton tour, tu peux **soutenir** une carte active : c’est une action qui l’active avec un effet double. Il te faut :

    - une cité active qui montre l’icône principale de la carte (ce peut être la carte elle-même) ;
    - une carte en main, pas plus haute que la plus haute de ces cités. Tu l’**archives** d’abord.

    Puis tu actives la carte comme par une action Dogme, à une différence près : tu résous chacun de ses effets **deux fois de suite**, et les exigences font **deux fois** le tour de la table. Les joueurs qui coopèrent résolvent chaque effet une fois.

    Tu peux aussi soutenir une cité. Elle n’a pas d’effets à elle, donc seuls les effets d’écho de sa pile agissent. S’il n’y en a pas, rien ne se passe : c’est une façon de passer.
rules-cities-achievements-title = Domaines
rules-cities-achievements =
    Chacun de ces cinq domaines va aussitôt au premier joueur qui fait ceci :

    - **Légende :** poser une cité à flèche vers la gauche sur une couleur déjà décalée **à gauche**.
    - **Renommée :** de même avec une flèche vers la droite, sur une couleur décalée **à droite**.
    - **Célébrité :** de même avec une flèche vers le haut, sur une couleur décalée **vers le haut**.
    - **Gloire :** archiver une cité à **drapeau**, y compris pour soutenir.
    - **Triomphe :** archiver une cité à **fontaine**, y compris pour soutenir.

    Peu importe ce qui fait poser ou archiver la cité. Aucun effet de carte ne donne ces cinq domaines.

## Ce que disent les signes d'une carte

card-says-plus = { $number ->
    [1] Action Poser : pioche un [{ $age }].
   *[more] Action Poser : pioche deux [{ $age }].
}
card-says-left = Action Poser : décale le { $color } à gauche.
card-says-right = Action Poser : décale le { $color } à droite.
card-says-up = Action Poser : décale le { $color } vers le haut.
card-says-search = { $number ->
    [1] Action Poser : révèle un [{ $age }] de base. Avec { $icon }, garde-le ; sinon, recycle-le.
   *[more] Action Poser : révèle { $number ->
        [2] deux
        [3] trois
        [4] quatre
        [5] cinq
        [6] six
        [7] sept
        [8] huit
        [9] neuf
       *[10] dix
    } [{ $age }] de base. Garde ceux à { $icon }, recycle les autres.
}
card-says-flag = Drapeau : une domination tant qu’aucun adversaire ne montre davantage de { $color } que toi.
card-says-fountain = { $number ->
    [one] Fontaine : une domination tant que tu la montres.
   *[other] { $number } fontaines : des dominations tant que tu les montres.
}

## Les mots des règles

learn-word-city = Cité
learn-word-endorse = Soutenir
learn-word-flag = Drapeau
learn-word-fountain = Fontaine
learn-word-lens = Recherche
learn-means-city = Une carte de la série Cités du destin, avec six emplacements d’icônes et aucun effet. Tu en pioches une pour une nouvelle couleur ou un nouveau décalage.
learn-means-endorse = Une action, une fois par tour : archive une carte pour activer une carte active, et résous chacun de ses effets deux fois. Une cité active doit montrer l’icône principale de la carte.
learn-means-flag = Un symbole d’une cité : une domination tant que tu le montres et qu’aucun adversaire ne montre davantage de cartes de sa couleur que toi.
learn-means-fountain = Un symbole d’une cité : une domination tant que tu le montres.
learn-means-lens = Une icône sous une lentille, sur une cité : quand tu poses la cité par une action, tu cherches des cartes qui ont cette icône. Elle compte aussi comme cette icône.

## Les signes de la série

learn-sign-acts = Agit une fois, quand tu poses sa cité par une action : un plus te fait piocher une carte de valeur supérieure de 1, une flèche décale la couleur de la cité.
learn-sign-lens = Cherche des cartes qui ont cette icône quand tu poses sa cité par une action. Compte aussi comme cette icône.
learn-sign-flag = Un drapeau : une domination tant que tu le montres et qu’aucun adversaire ne montre davantage de cartes de sa couleur.
learn-sign-fountain = Une fontaine : une domination tant que tu la montres.

## Astuces

learn-hint-city = Tu as pioché une cité. Tu en obtiens une pour une nouvelle couleur ou un nouveau décalage, sans cité en main.
learn-hint-flag = Voilà un drapeau : une domination tant qu’aucun adversaire ne montre davantage de cartes de sa couleur.
learn-hint-fountain = Ta fontaine est une domination tant qu’elle est visible.
learn-hint-flag-other = Un drapeau adverse : une domination jusqu’à ce que tu montres davantage de cartes de sa couleur.
learn-hint-endorse = Soutenir : archive une carte, et tu résous deux fois chaque effet d’une carte active.
learn-hint-city-acts = Les symboles d’une cité agissent quand tu la poses par une action. Son aperçu dit ce qu’ils feraient.

## Ce qui s'est passé dans la dernière action

story-account-endorse = { $you ->
    [yes] Tu soutiens
   *[no] { $player } soutient
} { $cards } : { $deeds }.
story-deed-city-color = { $you ->
    [yes] pioches
   *[no] pioche
} { $cards } pour une nouvelle couleur, le { $color }
story-deed-city-splay = { $you ->
    [yes] pioches
   *[no] pioche
} { $cards } pour le nouveau décalage du { $color }
story-deed-icon-search = { $you ->
    [yes] cherches
   *[no] cherche
} l’icône [{ $icon }]

## Domaines

table-special-earned = Sans action, au premier joueur qui y parvient : { $condition }. Aucune carte ne le donne.
table-special-have-Legend = { $have ->
    [0] Tu ne l’as pas encore fait.
   *[done] C’est fait : tu l’obtiens à la fin de l’effet.
}
table-special-have-Repute = { $have ->
    [0] Tu ne l’as pas encore fait.
   *[done] C’est fait : tu l’obtiens à la fin de l’effet.
}
table-special-have-Fame = { $have ->
    [0] Tu ne l’as pas encore fait.
   *[done] C’est fait : tu l’obtiens à la fin de l’effet.
}
table-special-have-Glory = { $have ->
    [0] Tu ne l’as pas encore fait.
   *[done] C’est fait : tu l’obtiens à la fin de l’effet.
}
table-special-have-Victory = { $have ->
    [0] Tu ne l’as pas encore fait.
   *[done] C’est fait : tu l’obtiens à la fin de l’effet.
}

## À la table

option-short-endorse = Soutenir
table-fleeting = { $sign ->
    [flag] Drapeau : { $card }
   *[fountain] Fontaine : { $card }
}
table-fleeting-all = Drapeaux et fontaines
table-fleeting-flag = Une domination tant qu’aucun adversaire ne montre davantage de { $color }.
table-fleeting-fountain = Une domination tant qu’elle est visible.
table-fleeting-safe = Personne ne peut faire perdre cette domination maintenant.
table-fleeting-taken = { $who ->
    [you] Tu montres davantage de { $color }.
   *[others] { $number ->
        [one] { $players } montre davantage de { $color }.
       *[other] { $players } : davantage de { $color }.
    }
}
table-fleeting-takers = { $who ->
    [you] Encore { $more ->
        [one] { $more } carte ({ $color }), et tu fais perdre cette domination.
       *[other] { $more } cartes ({ $color }), et tu fais perdre cette domination.
    }
   *[others] { $players } : encore { $more ->
        [one] { $more } carte ({ $color }), et cette domination est perdue.
       *[other] { $more } cartes ({ $color }), et cette domination est perdue.
    }
}

statistic-endorsed = Soutiens
statistic-cities = Cités piochées
