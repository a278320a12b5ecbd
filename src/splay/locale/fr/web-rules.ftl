### Les règles du jeu de base.

## Le jeu en bref

rules-game-title = Le jeu en bref
rules-game-idea-title = En cinq phrases
rules-game-idea =
    1. Tu mènes une civilisation à travers les âges : ses idées sont des cartes, que tu poses dans ta zone de jeu, que tu actives et que tu couvres de meilleures.
    2. Le premier joueur qui a assez de **dominations** gagne : { $win_of_2 } à deux joueurs, { $win_of_3 } à trois, { $win_of_4 } à quatre ou cinq.
    3. Tu en obtiens une par une action, quand tu as assez de points et une carte active assez haute, ou en accomplissant quelque chose de spécial.
    4. À ton tour, tu as deux actions : **piocher** une carte, en **poser** une de ta main, **activer** une carte active de ta zone de jeu, ou **dominer**.
    5. Quand tu actives une carte, les adversaires qui ont au moins autant de son icône **coopèrent**, et certaines cartes **touchent** ceux qui en ont moins.
rules-game-cards-title = Les cartes
rules-game-cards =
    Le jeu de base compte 105 cartes en dix âges : quinze d’âge 1, et dix de chaque âge suivant. Plus l’âge est haut, plus les cartes sont fortes. L’âge d’une carte est aussi sa **valeur**.

    = [card]

    Chaque carte a l’une des cinq couleurs : 21 cartes par couleur.

    = [colors]
rules-game-icons-title = Les icônes
rules-game-icons =
    Trois des quatre emplacements d’une carte montrent des icônes. Le quatrième est une image dans un hexagone, qui n’est pas une icône.

    = [icons]

    Ce qui compte, c’est combien d’icônes d’une sorte on **voit** dans toute la zone de jeu d’un joueur. La table les additionne pour toi.
rules-game-places-title = Où sont les cartes
rules-game-places =
    - **Zone de jeu :** jusqu’à cinq piles, une par couleur, face visible.
    - **Main :** les cartes que tu as piochées et pas encore posées. Les autres n’en voient que le dos, donc l’âge.
    - **Influence :** les cartes que tu as marquées, face cachée. Tout le monde en voit l’âge, donc tes points.
    - **Dominations :** celles que tu as obtenues.
    - Au milieu : une **pioche** par âge, face cachée, et les dominations encore à obtenir.

## Mise en place

rules-setup-title = Mise en place
rules-setup-deal-title = Le début de la partie
rules-setup-deal =
    1. Les cartes de chaque âge sont mélangées : voilà dix pioches.
    2. Une carte de chaque âge 1-9 est mise de côté sans être vue : ce sont les neuf dominations standards. Les cinq dominations spéciales, les domaines, sont à côté.
    3. Chaque joueur pioche deux cartes d’âge 1.
    4. Chaque joueur en choisit une en secret et la pose. Tout le monde révèle en même temps.

    Personne ne peut changer le mélange : le menu de la table en montre l’empreinte dès le début, et ton navigateur la vérifie après la partie.
rules-setup-first-title = Qui commence
rules-setup-first =
    Le joueur dont la première carte vient d’abord dans l’ordre alphabétique. Dans toutes les langues, ce sont les noms anglais qui comptent, article compris : « The Wheel » (Roue) vient avant « Tools » (Outils).

    Au premier tour, le premier joueur n’a qu’**une** action. À quatre ou cinq, le deuxième joueur aussi. Ensuite, c’est deux pour tout le monde, dans le sens horaire.
rules-setup-needed-title = Combien de dominations il faut
rules-setup-needed =
    = [needed]

    Chaque extension en demande une de plus. Une table peut aussi en demander une de plus.

## Un tour

rules-turn-title = Un tour
rules-turn-actions-title = Deux actions
rules-turn-actions =
    À ton tour, tu as deux actions, deux fois la même si tu veux :

    - **Piocher** une carte.
    - **Poser** une carte de ta main.
    - **Dogme :** activer une de tes cartes actives.
    - **Dominer :** prendre une domination.
rules-turn-draw-title = Piocher
rules-turn-draw =
    Prends en main une carte de la valeur de ta plus haute carte active. Si ta zone de jeu est vide, c’est un [1].

    Si une pioche est vide, tu pioches dans la suivante, plus haute, qui ne l’est pas. C’est ainsi que passent les âges. S’il ne reste rien jusqu’à l’âge 10, piocher met fin à la partie.
rules-turn-meld-title = Poser
rules-turn-meld =
    Mets une carte de ta main dans ta zone de jeu, sur la pile de sa couleur. Si la pile est décalée, la nouvelle carte suit le décalage.

    La carte du dessous est couverte : tu ne peux plus l’activer, et elle ne montre que ce que le décalage laisse voir. Poser une carte ne déclenche pas ses effets.
rules-turn-dogma-title = Dogme
rules-turn-dogma = Choisis une de tes cartes actives et exécute ses effets. D’autres joueurs peuvent y coopérer, ou être touchés par une exigence : voir « Dogme ».
rules-turn-achieve-title = Dominer
rules-turn-achieve =
    Prends une domination standard, si tu as les points et une carte active assez haute. « Dominations » dit combien il en faut.
rules-turn-undo-title = Annuler
rules-turn-undo = « Annuler » te ramène à ton dernier choix. Contre des ordis, c’est toujours possible, même après la fin. Avec d’autres personnes, tu peux annuler sans demander tant que personne n’apprend une chose que tu n’aurais pas pu lui dire, comme une carte piochée ou révélée, et que personne d’autre ne choisit. Tu reprends donc sans rien demander une carte posée, archivée, marquée ou recyclée, même si tout le monde l’a vue. Après cela, il faut l’accord de tout le monde. Annuler ne fait gagner de temps à personne : avec un chrono, tu retrouves ce qu’il montrait alors, moins ton temps de réflexion depuis.

## La zone de jeu

rules-board-title = Piles et décalages
rules-board-piles-title = Piles
rules-board-piles =
    Chaque couleur a une pile. Tu peux en activer la **carte active**, celle du dessus, qui montre toutes ses icônes. Des cartes peuvent aussi être archivées au fond.

    Quand une carte active s’en va, celle du dessous devient la nouvelle carte active.
rules-board-splay-title = Décalages
rules-board-splay =
    Des effets peuvent décaler une pile : elle s’ouvre en éventail, et tu vois la même partie de chaque carte couverte. Ces icônes comptent.

    = [splays]

    La pile reste ainsi jusqu’à ce qu’un autre effet la change.
rules-board-limits-title = Ce qu’il faut pour décaler
rules-board-limits =
    - Une pile d’au moins deux cartes.
    - Un nouveau sens : décaler une pile comme elle l’est déjà ne change rien.
    - Une pile réduite à une carte n’est plus décalée, même si des cartes la rejoignent plus tard.
    - Tu ne décales que tes propres piles.

## Ce que disent les mots

rules-words-title = Ce que disent les mots
rules-words-moves-title = Déplacer des cartes
rules-words-moves =
    - **Piocher :** prendre en main une carte d’une pioche.
    - **Poser :** mettre une carte dans ta zone de jeu, sur la pile de sa couleur.
    - **Archiver :** mettre une carte au fond de cette pile.
    - **Marquer :** mettre une carte dans ton influence. « Pioche un [2] et marque-le », c’est aussi marquer.
    - **Recycler :** mettre une carte sous la pioche de sa valeur.
    - **Révéler :** montrer une carte à tout le monde.
    - **Transférer** et **échanger :** des cartes changent de joueur ou de place. Ce n’est ni piocher, ni poser, ni marquer. Dans une zone de jeu, elles vont sur la pile de leur couleur.
rules-words-may-title = Pouvoir et devoir
rules-words-may =
    Si le texte ne dit pas « tu peux », fais-le, autant que possible. Laisse ce que tu ne peux pas faire, et fais le reste.

    - « Tu peux » avec un nombre fixe : toutes ces cartes ou aucune.
    - « Jusqu’à » et « autant … que tu veux » : arrête quand tu veux.
    - « Si tu le fais » : la suite demande le nombre complet. Avec deux cartes, tu ne peux pas en recycler trois.
    - Si tu dois donner une carte d’une certaine sorte et n’en as aucune, tu montres ta main comme preuve quand les autres ne pouvaient pas le savoir.
rules-words-values-title = Valeurs
rules-words-values =
    - **La plus haute** et **la plus basse** le sont par la valeur. Si plusieurs cartes sont à égalité, le joueur qui résout l’effet choisit.
    - Si tu dois piocher un 0, tu pioches un [1].
    - Les **points** sont la somme des valeurs des cartes d’une influence.
rules-words-order-title = Plusieurs cartes
rules-words-order =
    Si tu recycles ou archives plusieurs cartes, tu choisis leur ordre. S’il ne peut rien changer, on ne te le demande pas. Les autres n’apprennent jamais dans quel ordre les cartes recyclées sont sous une pioche.
rules-words-execute-title = Des cartes qui en activent d’autres
rules-words-execute =
    Certaines cartes te font exécuter les effets d’une autre. Tu les résous pour toi uniquement, sans ses exigences, puis tu reprends où tu en étais. Une carte commencée va jusqu’au bout, où qu’elle soit passée entre-temps.

    « Répète cet effet » recommence le même effet, pour le même joueur.

## Dogme

rules-dogma-title = Dogme
rules-dogma-count-title = L’icône principale
rules-dogma-count =
    Quand tu actives une carte, on compte son icône principale dans la zone de jeu de chaque joueur, **une seule fois**, au début. Ce que les effets changent ensuite ne compte plus pour savoir qui coopère et qui l’exigence touche.
rules-dogma-share-title = Qui coopère
rules-dogma-share =
    Les adversaires qui ont **autant** d’icônes principales que toi, **ou davantage**, coopèrent à tous les effets qui ne sont pas des exigences : ils les résolvent aussi. C’est obligatoire, sauf si le texte laisse le choix.
rules-dogma-demand-title = Qui l’exigence touche
rules-dogma-demand =
    Un effet qui commence par « J’exige » vise tes adversaires qui ont **moins** d’icônes principales que toi, et personne d’autre. Dans son texte, « je », c’est toi, et « tu », le joueur que tu touches. C’est ce joueur qui choisit, sauf si le texte dit « je choisis ».
rules-dogma-order-title = Dans quel ordre
rules-dogma-order =
    Les effets vont de haut en bas. Tout le monde termine un effet avant que le suivant commence.

    Dans un effet, on va dans le sens horaire, à partir de ta gauche. Tu passes en **dernier**.
rules-dogma-bonus-title = La prime de coopération
rules-dogma-bonus =
    Si un adversaire qui coopère a changé quelque chose, tu pioches une carte tout à la fin, comme avec l’action Piocher. Une seule, même si plusieurs coopèrent.

    Un changement, c’est une carte déplacée ou révélée, un nouveau décalage ou un nouvel ordre. Tout remettre en place ne l’efface pas. Les exigences ne comptent pas.
rules-dogma-example-title = Un exemple
rules-dogma-example =
    Anne active Rames, dont l’icône principale est le château. Compte les châteaux dans les zones de jeu :

    = [dogma]

    1. L’exigence ne touche que Cem. Cem a une carte à couronne : elle va dans l’influence d’Anne. Cem pioche un [1]. Cette carte n’a pas de couronne : l’exigence est finie.
    2. Bob coopère au deuxième effet, avant Anne. L’exigence a-t-elle transféré une carte ? Oui, donc Bob ne pioche rien, et Anne non plus.
    3. Bob a coopéré, mais n’a rien changé : pas de prime de coopération.

    Sans couronne, Cem aurait montré sa main comme preuve. Bob aurait alors pioché un [1], Anne aussi, puis Anne une carte de plus : la prime de coopération.

## Dominations

rules-achievements-title = Dominations
rules-achievements-numbered-title = Dominations standards
rules-achievements-numbered =
    Tu en prends une par une action. Il te faut une carte active de sa valeur ou d’une valeur supérieure, et { $points_a_value } fois sa valeur en points. Tu ne paies pas : tu gardes les points.

    = [costs]

    Dans le jeu de base, il y en a une de chaque valeur.
rules-achievements-special-title = Domaines
rules-achievements-special =
    Les dominations spéciales, ou domaines, ne demandent aucune action : remplis la condition, et le domaine est aussitôt à toi, même au milieu d’un effet ou au tour d’un autre joueur. Si plusieurs joueurs la remplissent au même moment, le joueur qui résout un effet passe d’abord (dans la première édition, le joueur dont c’est le tour), puis on va dans le sens horaire.

    = [specials]

    Chaque domaine s’obtient aussi grâce à une carte. Les deux voies ne valent que tant que personne ne l’a.

## La fin

rules-end-title = La fin de la partie
rules-end-enough-title = Assez de dominations
rules-end-enough = Dès que tu as assez de dominations, tu gagnes, même au milieu d’un effet. Si plusieurs joueurs y arrivent au même moment, le plus de dominations l’emporte ; à égalité, la victoire est commune.
rules-end-supply-title = Rien à piocher
rules-end-supply =
    Dès que quelqu’un doit piocher une carte au-dessus de { $highest_age }, pour quelque raison que ce soit, la partie prend fin. Le plus de **points** l’emporte. À égalité, le plus de dominations ; si l’égalité demeure, la victoire est commune.

    La table te prévient avant que tu pioches toi-même une telle carte.
rules-end-card-title = Une carte y met fin
rules-end-card = Quelques cartes d’âge 8-10 désignent qui gagne. En cas d’égalité, personne ne gagne.
rules-end-leave-title = Quelqu’un quitte la table
rules-end-leave = Un ordi prend la suite et le retour reste possible, ou la partie prend fin : les options de la table en décident. C’est pareil si ton temps est écoulé.

## Équipes

rules-teams-title = Équipes
rules-teams-play-title = Deux contre deux
rules-teams-play =
    - Une équipe gagne ensemble. Il lui faut six dominations en tout, et ses points s’additionnent si la partie se termine aux points.
    - Chaque joueur a sa zone de jeu, sa main et son influence.
    - Seuls les membres de l’autre équipe sont tes **adversaires**.
    - Une exigence ne touche jamais un partenaire.
    - Un partenaire qui a assez d’icônes coopère, mais ne rapporte aucune prime de coopération.
    - « N’importe quel joueur » comprend ton partenaire, « adversaire » non.
rules-teams-seats-title = Places
rules-teams-seats = Le hasard forme les équipes, ou la table dit qui joue avec qui : des voisins, ou des joueurs face à face.

## Éditions

rules-editions-title = Éditions
rules-editions-differ-title = Ce qui change
rules-editions-differ =
    Splay joue la troisième édition, sauf si une table choisit la première. Dans la première, ces cartes ont d’autres effets :

    = [editions]

    De plus, si plusieurs joueurs remplissent la condition d’un **domaine** au même moment, le joueur dont c’est le tour passe d’abord, peu importe qui résout un effet.

## Ce que choisit une table

rules-options-title = Options et questions ouvertes
rules-options-options-title = Ce que choisit une table
rules-options-options =
    - **Édition :** troisième ou première.
    - **Extensions :** davantage de cartes, avec leurs propres règles, dans la troisième édition. Joue d’abord sans elles.
    - **Équipes :** aucune, ou deux contre deux.
    - **Domaines :** aussitôt, après chaque changement ; ou quand un joueur a terminé un effet.
    - **Une domination de plus** pour gagner : une partie plus longue.
    - **Chrono :** aucun, temps par réponse, ou temps pour toute la partie.
    - **Public**, et ce qui se passe si quelqu’un quitte la table.
rules-options-disputed-title = Là où les règles hésitent
rules-options-disputed =
    Si les règles imprimées ne disent rien, ou si éditions et joueurs ne sont pas d’accord, on joue ainsi :

    = [disputed]

    Les précisions sur une carte sont avec les cartes, sous « Cartes ».

## Lexique

rules-glossary-title = Lexique
rules-glossary-all-title = Tous les mots
rules-glossary-all =
    = [glossary]
