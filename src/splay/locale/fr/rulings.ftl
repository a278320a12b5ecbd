### Les décisions là où les sources des règles divergent ; celles des extensions sont avec leurs mots.

ruling-edition = Édition : troisième ou première. Dans la première édition, neuf cartes ont d’autres effets : Rames, Fermentation, Féodalité, Mesure, Statistiques, Sociétés, Industrialisation, Combustion, Fission.
ruling-special-achievements = Domaines. after_each_change (la règle imprimée, par défaut) : aussitôt, même au milieu d’un effet. after_each_effect : à la fin de chaque effet et de chaque action. Dans les deux cas, Monument se compte au sein d’un même tour.
ruling-tied-score = Si la partie se termine aux points, avec égalité de points et de dominations, les joueurs à égalité gagnent ensemble ; c’est ce qu’on appelle une égalité.
ruling-achievements-to-win = Dominations pour gagner : 8 moins le nombre de joueurs, jamais moins de 4 ; 6 pour une équipe de deux ; une de plus par extension, et une de plus avec l’option extra_achievement.
ruling-players = De deux à cinq joueurs. À quatre ou plus, les deux premiers joueurs ont une seule action à leur premier tour. Il faut quatre joueurs pour des équipes ; les places sont aléatoires, 1-2 contre 3-4, 1-3 contre 2-4 ou 1-4 contre 2-3.
ruling-fewer-than-three = « Tu peux en recycler trois. Si tu le fais… » : avec moins de trois cartes, tu dois passer.
ruling-may = Rien n’est facultatif sans « tu peux ». « Jusqu’à » et « autant … que tu veux » permettent d’arrêter avant ; « tu peux » avec un nombre fixe, c’est tout ou rien.
ruling-proof = Si tu ne peux pas faire ce que tu dois, et que seules les faces de tes cartes disent pourquoi, tu montres ta main à tout le monde, une fois, comme preuve, sauf si elle vient d’être révélée en entier. Ce n’est pas un changement.
ruling-order = Ordre. Si tu recycles ou archives plusieurs cartes au même endroit, tu choisis l’ordre, carte par carte, sauf s’il ne peut rien changer. Les autres n’apprennent jamais dans quel ordre les cartes recyclées sont sous une pioche.
ruling-transfer = Échanger et transférer, ce n’est ni marquer, ni poser, ni piocher, ni dominer.
ruling-change = Pour la prime de coopération, est un changement toute carte déplacée ou révélée, tout décalage et tout ordre vraiment modifié, pendant qu’un adversaire coopère à un effet. Tout remettre en place ne l’efface pas. Échanger rien contre rien, une preuve ou un décalage resté le même ne sont pas des changements. Ce que change un partenaire ne compte pas.
ruling-disputed-prints = Textes imprimés qui divergent : Démocratie compare avec chacun des autres joueurs, y compris un partenaire ; Socialisme, Spécialisation et Libre-service regardent les adversaires.
ruling-first-player = Premier joueur : d’après les noms anglais, comparés signe par signe en majuscules, ponctuation et articles compris (« The Wheel » avant « Tools »).
ruling-tied-special = Si des joueurs sont à égalité pour un domaine, le joueur qui résout un effet passe d’abord (hors effet, le joueur dont c’est le tour), puis on va dans le sens horaire. Dans la première édition, c’est toujours d’abord le joueur dont c’est le tour.
ruling-end-of-effect = « À la fin de chaque effet », c’est quand un joueur a terminé un effet, avant que le suivant le commence. Les zones de jeu doivent alors remplir la condition (Empire, Merveille, Monde, Univers) ; ce que tu as fait compte jusque-là (Monument).
ruling-one-by-one = Les cartes qu’un même effet déplace (recycle, transfère, marque, pose, archive) le sont une par une, et les domaines sont vérifiés après chacune. Si l’ordre peut en décider un, le joueur qui déplace les cartes le choisit. Un échange ou un nouvel ordre se fait d’un seul coup.
ruling-removing = Retirer des cartes de la partie (Fission) se fait d’un seul coup.
ruling-expansions-edition = Les extensions demandent la troisième édition. Tu peux les combiner à ton gré.
ruling-words-for-players = Les mots pour les joueurs. Sur les cartes des extensions, « autre joueur », « chaque joueur » et « n’importe quel joueur » comprennent un partenaire ; « adversaire », non.
ruling-free-actions-are-actions = Avec after_each_effect, une action Poser se termine après la dernière chose qu’elle entraîne, et une action gratuite est une action à part.
ruling-fission-ends-all = Si Fission retire tout, tous les effets prennent fin pour tout le monde. Le dogme est alors terminé : tu recycles l’artefact activé depuis la vitrine, et tu reçois la prime de coopération si elle t’était déjà due.
ruling-nested-changes = Changements dans des effets imbriqués. Pour la prime de coopération, c’est l’effet le plus intérieur qui décide : ce que change une exigence ou une contrainte imbriquée ne compte pas.
ruling-splay-must = Si tu dois décaler, tu décales une couleur où cela change quelque chose, s’il y en a une ; tu ne peux pas en choisir une autre. « Deux couleurs » veut dire deux différentes, autant que possible.
