### The browser's words: the first game that teaches Pocket Mars. Paragraphs have an empty line between them.

tutorial-title = Apprendre Pocket Mars
tutorial-offer = Nouveau ici ? Jouez une première partie et apprenez Pocket Mars en chemin : un adversaire, et quelqu’un à côté de vous qui explique.
tutorial-start = Apprendre en jouant
tutorial-resume = Continuer à apprendre
tutorial-again = Apprendre encore une fois
tutorial-decline = Pas maintenant
tutorial-coach = Explication
tutorial-known = { $n } sur { $of }
tutorial-next = Continuer
tutorial-more = Dans les règles
tutorial-doIt = Faire cela
tutorial-sensible = Raisonnable :
tutorial-reminder = Vous le savez déjà
tutorial-fold = Replier l’explication
tutorial-unfold = Montrer l’explication
tutorial-choose = Faites comme vous voulez : tout ce qui est éclairé est permis.
tutorial-ask = Que serait-il raisonnable de faire ?
tutorial-lessons-goal-title = Sept colons pour Mars
tutorial-lessons-goal-text =
    Vous avez sept colons : un sur votre Vaisseau, six sur Terre. Amenez-les dans les bâtiments de Mars.

    Il faut pour cela deux pas. Embarquer : de la Terre sur votre Vaisseau. Poser : de votre Vaisseau dans un bâtiment. Quand quelqu’un a ses sept colons sur Mars, on finit la manche et on compte les points.
tutorial-lessons-places-title = Où sont les points
tutorial-lessons-places-text =
    Un colon vaut 1 point sur le Vaisseau, 2 en zone à une étoile et 4 en zone à deux étoiles, où il n’y a qu’une seule place dans cette partie. Sur Terre, il ne vaut rien.

    Chaque bâtiment a aussi une capacité, écrite sous son nom. La Construction ne loge personne.
tutorial-lessons-cards-title = Chaque carte se joue de deux façons
tutorial-lessons-cards-text =
    De la main : faites ce que dit la moitié du haut, et la carte s’en va.

    Du Module : la carte va au bâtiment de sa couleur. Si son nombre dépasse celui qui s’y trouve, vous posez un colon. Viennent ensuite la moitié du bas, puis la capacité du bâtiment : trois choses en un tour.
tutorial-lessons-module-title = Remplissez votre Module
tutorial-lessons-module-text = Deux de vos quatre cartes vont face cachée dans votre Module, les deux autres restent en main. Les autres n’en voient que la couleur.
tutorial-lessons-turn-title = À vous : une action
tutorial-lessons-turn-text =
    Jouez une carte de votre main, de votre Module ou du Module d’un autre ; embarquez un colon ; ou défaussez une carte pour 1 énergie.

    Ce que vous pouvez faire est éclairé sur la table et inscrit à côté.
tutorial-lessons-watch-title = Votre adversaire a joué
tutorial-lessons-watch-text = Le journal dit ce qui s’est passé. Surveillez le nombre de chaque bâtiment : il change avec chaque carte qu’on y connecte, et votre prochaine carte doit le dépasser.
tutorial-lessons-connect-title = Maintenant, du Module
tutorial-lessons-connect-text = Une carte du Module fait jusqu’à trois choses : poser, sa moitié du bas, le bâtiment. Cherchez un nombre plus fort que celui de son bâtiment.
tutorial-lessons-land-title = Vous pouvez poser un colon
tutorial-lessons-land-text = Votre carte est plus forte que ce qu’elle recouvre : un colon peut aller de votre Vaisseau à la zone à une étoile de ce bâtiment.
tutorial-lessons-moduleAction-title = La moitié du bas de la carte
tutorial-lessons-moduleAction-text = Vient son action de Module. Elle n’est jamais obligatoire ; un éclair montre ce qu’elle coûte.
tutorial-lessons-building-title = Le bâtiment vous aide
tutorial-lessons-building-text = Enfin, la capacité du bâtiment. L’Écosystème déplace un colon entre les zones, l’Eau écarte une carte, l’Énergie donne de l’énergie, la Science embarque et la Construction pose.
tutorial-lessons-fourCards-title = De nouveau quatre cartes
tutorial-lessons-fourCards-text =
    Après chaque tour, chacun revient à quatre cartes, deux en main et deux dans le Module. Ce qui va dans le Module ne revient jamais en main.

    Les grands nombres posent des colons : ils aiment le Module. Les cartes dont la moitié du haut est bonne sont mieux en main.
tutorial-lessons-tooMany-title = Une carte de trop
tutorial-lessons-tooMany-text = Vous avez plus de quatre cartes : défaussez de votre main ce que vous ne jouerez pas bientôt.
tutorial-lessons-energy-title = L’énergie
tutorial-lessons-energy-text = Un éclair sur une carte est son prix en énergie ; seules les actions de Module en ont un. Vous en avez 5 au plus. Défausser une carte en rapporte 1, et beaucoup de cartes Énergie aussi. À la fin, le plus d’énergie vaut un point.
tutorial-lessons-promote-title = Les meilleures places
tutorial-lessons-promote-text = Promouvoir, c’est monter d’une étoile à deux : 4 points au lieu de 2. Il y a une telle place par bâtiment, et les autres peuvent vous en faire descendre. Les cartes vertes et l’Écosystème le permettent.
tutorial-lessons-rivals-title = Le Module des autres
tutorial-lessons-rivals-text = Vous pouvez jouer une carte du Module de votre adversaire, sans la voir. Personne ne pose de colon ; son propriétaire peut utiliser la moitié du bas, puis vous le bâtiment. Cela gâche un plan, ou recouvre un grand nombre.
tutorial-lessons-end-title = Ce qui compte encore à la fin
tutorial-lessons-end-text = 2 points pour un colon dans chacun des quatre bâtiments, 3 pour quatre colons dans l’un d’eux, et 1 pour le plus d’énergie. Vos points du moment sont à côté de votre nom.
tutorial-lessons-soon-title = La fin approche
tutorial-lessons-soon-text = Quelqu’un a presque tous ses colons sur Mars. Comptez : promouvez tant que vous le pouvez, et ne laissez personne sur Terre, où l’on ne vaut rien.
tutorial-lessons-landAnywhere-title = Posez où vous voulez
tutorial-lessons-landAnywhere-text = Choisissez un bâtiment : votre colon se pose en zone à une étoile. Là où vous n’avez encore personne, vous approchez des 2 points pour les quatre.
tutorial-lessons-promoting-title = Promouvoir
tutorial-lessons-promoting-text = Choisissez quel colon monte à deux étoiles. Un des vôtres, si possible : ce sont 2 points de plus.
tutorial-lessons-demoting-title = Rétrograder
tutorial-lessons-demoting-text = Un colon descend de deux étoiles à une : 2 points de moins pour son joueur, et la place est libre.
tutorial-lessons-moving-title = Déplacer
tutorial-lessons-moving-text = Un de vos colons change de bâtiment. Pensez aux 2 points pour les quatre et aux 3 pour quatre dans un seul.
tutorial-lessons-recalling-title = Renvoyer
tutorial-lessons-recalling-text = Un colon de votre adversaire retourne sur le Vaisseau : un point de moins, et un colon de plus à poser.
tutorial-lessons-draining-title = Prendre de l’énergie
tutorial-lessons-draining-text = Votre adversaire perd de l’énergie, et peut-être une action qui en demande.
tutorial-lessons-peeking-title = Regarder un Module
tutorial-lessons-peeking-text = Vous voyez les cartes en secret. Vous savez alors à quoi vous attendre, et ce qu’il vaut la peine d’y jouer.
tutorial-lessons-swapping-title = Échanger
tutorial-lessons-swapping-text = Deux choses échangent leurs places. Parmi les cartes, celle du dessus compte : un petit nombre rend la pose facile.
tutorial-lessons-burying-title = Écarter une carte
tutorial-lessons-burying-text = Une de vos cartes va sous la pioche, et vous en piocherez une autre. Prenez celle qui vous sert le moins.
tutorial-lessons-covering-title = Poser une carte face cachée
tutorial-lessons-covering-text = Elle recouvre la colonne de sa couleur et y vaut 0 : votre prochaine carte de cette couleur sera plus forte.
tutorial-lessons-digging-title = Choisir dans la pioche
tutorial-lessons-digging-text = Prenez la carte qui vous plaît le plus ; les autres vont sous la pioche.
tutorial-lessons-over-title = Vous avez joué à Pocket Mars
tutorial-lessons-over-text = La feuille de score dit d’où vient chaque point. Vous connaissez le jeu : rejouez avec d’autres cartes, à plus de joueurs, ou avec le draft.
tutorial-advice-storeHigh = Science 4 et Eau 7 : leurs nombres dépassent 3, chacune posera donc un colon. Énergie 1 et Eau 4 sont bien en main, car elles embarquent.
tutorial-advice-launchFirst = Énergie 1, jouée de la main, embarque un colon et rapporte de l’énergie. Seuls ceux qui sont sur le Vaisseau peuvent être posés.
tutorial-advice-landTwice = Science 4 dépasse 3 et pose un colon, sa moitié du bas en pose un autre, et la Science embarque le suivant.
tutorial-advice-landHigh = Eau 7 est le plus grand nombre de sa couleur : elle pose un colon à coup sûr.
tutorial-advice-landNow = Sur Mars, un colon compte double, et la fin approche.
tutorial-advice-useNow = La carte reste ici : on ne peut pas la garder pour plus tard.
tutorial-advice-useFree = Cela ne coûte rien.
tutorial-advice-launchTwo = Eau 4, jouée de la main, embarque deux colons d’un coup et ne coûte rien. Depuis le Module, son action coûte 1 énergie.
tutorial-advice-promoteNow = Écosystème 4, jouée de la main, promeut aussitôt un de vos colons.
