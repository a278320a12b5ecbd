### L'aide pour une première partie, un thème par écran de 76 colonnes et 18 lignes.

help-goal-title = Le but du jeu
help-goal =
    Tu mènes une civilisation de la préhistoire à l’ère de l’information.

    Le premier joueur qui a assez de dominations gagne : { $win_of_2 } à deux joueurs, { $win_of_3 }
    à trois, { $win_of_4 } au-delà. Il en faut { $team_win } en tout à une équipe de deux.

    Ta zone de jeu compte jusqu’à cinq piles, une par couleur. Les cartes te
    donnent des icônes (couronne, feuille, ampoule, château, usine, horloge),
    et chacune a ses effets : son dogme. Avec beaucoup d’icônes, tu coopères
    aux effets des autres, et tes exigences les touchent.

    Le jeu de base a 105 cartes en dix âges. Les âges hauts sont plus forts.
    Sujet suivant : ton tour.

help-turn-title = Ton tour
help-turn =
    Tu as deux actions, identiques ou différentes. (Le premier joueur commence
    avec une seule ; à quatre ou cinq, le deuxième aussi.)

    Piocher   prends une carte de la valeur de ta plus haute carte active. Si
              cette pioche est vide, prends dans la suivante, plus haute.
    Poser     mets une carte de ta main sur la pile de sa couleur.
    Dogme     active une de tes cartes actives.
    Dominer   prends une domination, si tu as les points et l’âge.

    Au début, chaque joueur pose une de ses deux cartes. Commence le joueur dont
    la carte vient d’abord dans l’ordre alphabétique (d’après les noms anglais).

help-cards-title = Cartes et icônes
help-cards =
    Une carte a un âge (sa valeur), une couleur, trois icônes, un hexagone et
    d’un à trois effets.

    ♛ couronne   ☘ feuille   ☼ ampoule   ♜ château   ⚙ usine   ◷ horloge

    B bleu   R rouge   V vert   J jaune   P violet

    La carte active, au sommet de sa pile, montre toutes ses icônes. Celles du
    dessous en montrent une partie si la pile est décalée. Ce qui compte, c’est
    combien d’icônes d’une sorte on voit dans une zone de jeu ; l’écran les
    additionne pour toi.

    Piocher, poser, archiver (au fond de la pile), marquer (dans ton influence),
    recycler (sous sa pioche) : ces mots veulent toujours dire la même chose.

help-splays-title = Décalages
help-splays =
    Décaler ouvre une pile en éventail : on voit en partie les cartes dessous.

    ← à gauche       une icône de chaque carte couverte (en bas à droite)
    → à droite       deux icônes de chaque carte couverte (le côté gauche)
    ↑ vers le haut   trois icônes de chaque carte couverte (la rangée du bas)

    Seuls les effets décalent. Il faut une pile d’au moins deux cartes ; réduite
    à une, elle n’est plus décalée. Les nouvelles cartes suivent le décalage.

help-dogma-title = Dogme : coopération et exigences
help-dogma =
    Chaque carte a une icône principale, celle qu’elle montre le plus. Quand tu
    actives une carte, on compte chez tout le monde cette icône, une fois :

    Les joueurs qui en ont autant que toi, ou davantage, coopèrent : ils
    résolvent l’effet aussi, et avant toi. Si la coopération d’un adversaire
    change quelque chose, tu pioches une carte à la fin : c’est la prime de
    coopération.

    Les effets qui commencent par « J’exige » visent les adversaires qui ont
    moins d’icônes que toi. Ils doivent les résoudre ; toi non.

    Regarde donc avant de choisir : pour chaque carte, la liste dit qui coopère
    et qui l’exigence touche. « Tu peux » veut dire que tu peux refuser. Tout le
    reste, tu dois le faire, autant que possible.

help-achievements-title = Dominations
help-achievements =
    Neuf dominations, de valeur 1-9, se prennent par une action. Il faut une
    carte active de cette valeur ou plus, et { $points_a_value } fois la valeur en points. Tu
    gardes les points. Une deuxième de même valeur en demande deux fois plus.

    Cinq domaines sont à toi dès que tu en remplis la condition :
    Empire      { $empire_icons } icônes de chacune des { $icon_kinds } sortes
    Monument    { $monument_cards } cartes archivées, ou { $monument_cards } marquées, en un tour
    Merveille   { $all_colors } couleurs, toutes décalées à droite ou vers le haut
    Monde       { $world_clocks } horloges
    Univers     { $all_colors } cartes actives de valeur { $universe_value } ou plus

help-ends-title = La fin de la partie
help-ends =
    La partie prend fin dès que
    - un joueur a assez de dominations : il gagne ;
    - un joueur doit piocher une carte au-dessus de { $highest_age } : le plus de points
      gagne (à égalité, le plus de dominations) ;
    - une carte le dit : quelques cartes d’âge 8-10 désignent qui gagne.

    Cela peut arriver au milieu d’un effet. La liste des options te prévient si
    piocher mettrait fin à la partie.

help-expansions-title = Extensions
help-expansions =
    Tu découvres le jeu ? Joue d’abord sans extensions.

    Combine-les à ton gré (--sets artifacts,echoes,cities) ; chacune a son sujet
    ici, et ses cartes ont leurs propres pioches. Seules les pioches de base
    décident quels âges sont vides. Si une série n’a plus de carte d’un âge, tu
    pioches une carte de base à la place, sauf lors d’une fouille.

help-artifacts-title = Artefacts de l’histoire
help-artifacts =
    Artefacts (--sets artifacts) : 105 cartes de plus, et une domination de plus
    pour gagner. Tu en exhumes un si une carte que tu poses par une action n’est
    pas plus haute que celle qu’elle couvre, ou a son hexagone au même endroit.
    Il va en vitrine, si elle est vide. Au début de ton tour, tu peux l’activer
    gratuitement, ses icônes comptant avec les tiennes, et le recycler ; ou
    seulement le recycler ; ou passer. Tu peux aussi le poser. En attendant, il
    n’est ni dans ta zone de jeu, ni dans ta main.

    « Je te contrains » vise les adversaires qui ont autant d’icônes principales
    que toi, ou davantage. Ils coopèrent aussi aux autres effets de la carte.

help-relics-title = Reliques
help-relics =
    Reliques (--sets artifacts,relics) : quand tu exhumes un artefact de la
    valeur d’une relique, tu peux saisir cette relique, au musée ou chez un
    autre joueur. Elle compte comme une domination. Si sa série est en jeu, tu
    peux la prendre en main à la place.

help-echoes-title = Échos du passé
help-echoes =
    Échos (--sets echoes) : 105 cartes de plus, cinq domaines de plus, et une
    domination de plus pour gagner.

    Si tu as des cartes en main mais aucune carte Échos, tu pioches une carte
    Échos ; sinon, une carte de base.

    e        Un écho. Quand tu actives une carte, ceux qu’on voit dans sa
             couleur passent d’abord, en partant du fond.
    1-11     Un bonus. Le plus haut qu’on voit chez toi compte en entier, les
             autres un point chacun.

    Prévoir une carte : la mettre dans tes prévisions, face cachée. Après une
    action Poser, tu peux en réaliser une qui n’est pas plus haute que la carte
    posée : tu la poses, et tu peux l’activer gratuitement.

help-cities-title = Cités du destin
help-cities =
    Cités (--sets cities) : 105 cités, six emplacements d’icônes et aucun effet,
    cinq domaines de plus, et une domination de plus pour gagner. Sans cité en
    main, tu en pioches une quand tu poses une nouvelle couleur par une action,
    et quand tu décales une couleur dans un nouveau sens.

    Une cité posée par une action fait agir ses symboles, de haut en bas :
    +      Pioche une carte de valeur supérieure de 1 à celle de la cité.
    ← → ↑  Décale sa couleur dans ce sens.
    ?c     Révèle des cartes de base de son âge (âge 3 : trois) ; garde celles
           à couronne. (?l feuille ?b ampoule ?s château ?f usine ?k horloge)

    ⚑      Un drapeau est une domination tant qu’on le voit et qu’aucun
           adversaire ne montre davantage de cartes de sa couleur que toi.
    ⛲     Une fontaine est une domination tant qu’on la voit.

    Soutenir, une fois par tour : archive une carte pour activer une carte
    active et résoudre chaque effet deux fois. Il te faut une cité active qui
    en montre l’icône principale et n’est pas plus basse que la carte archivée.

help-screen-title = L’écran
help-screen =
    Chaque cadre est la zone de jeu d’un joueur, chaque ligne une couleur :

    R← 3 Ingénierie  ×4 ♛1♜3    rouge, décalé à gauche ; la carte active est
                                Ingénierie, d’âge 3 ; la pile a quatre
                                cartes, qui montrent une couronne et
                                trois châteaux

    Dessous : toutes les icônes, les points et le dos des cartes en main :
    « 1×4 3 » veut dire quatre cartes d’âge 1 et une d’âge 3.
    Puis ta main, le nombre de cartes de chaque pioche et les points qu’il te
    manque pour chaque domination.
    En bas : à gauche, ta question avec ses options ; à droite, le journal, les
    nouvelles lignes en clair. S’il y a de la place, la carte sous le curseur
    est sous les options.

help-keys-title = Touches
help-keys =
    1-9, puis A, B, C (avec Maj)        choisir cette option
    flèches, Entrée                     déplacer le curseur, choisir

    Espace  l’option sous le curseur : sa carte, et ce qu’elle ferait
    c       cartes : en trouver par nom, série, âge, couleur, icône ou mots
    t       la table : les piles complètes de chaque joueur, et tes cartes
    g       buts : ce qu’il te manque pour chaque domination
    w       que ferais-tu ? L’ordi le dit, avec tes chances de gagner
    l       tout le journal
    u       annuler : le dernier choix, et ce que les ordis ont fait depuis
    s       sauvegarder la partie
    q       quitter (ou Ctrl-C)
    ?       cette aide
    Esc     retour
