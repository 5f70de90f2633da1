### The browser's words: the first game that teaches Pocket Mars. Paragraphs have an empty line between them.

tutorial-title = Apprendre Pocket Mars
tutorial-offer = Vous débutez ? Apprenez Pocket Mars en jouant une première partie contre un adversaire, avec un guide à vos côtés.
tutorial-start = Apprendre en jouant
tutorial-resume = Reprendre le tutoriel
tutorial-again = Rejouer le tutoriel
tutorial-decline = Pas maintenant
tutorial-coach = Guide
tutorial-known = Leçon { $n } sur { $of }
tutorial-next = Suivant
tutorial-more = Voir les règles
tutorial-doIt = Jouer ce coup
tutorial-sensible = Coup conseillé :
tutorial-reminder = Rappel
tutorial-fold = Masquer le guide
tutorial-unfold = Afficher le guide
tutorial-choose = À vous de choisir : tout ce qui est en surbrillance est jouable.
tutorial-ask = Que me conseillez-vous ?
tutorial-lessons-goal-title = Sept colons sur Mars
tutorial-lessons-goal-text =
    Vous avez sept colons : un sur votre Vaisseau, six sur Terre. Amenez-les dans les bâtiments de Mars.

    Cela se fait en deux étapes. Embarquer : de la Terre à votre Vaisseau. Poser : de votre Vaisseau à un bâtiment. Quand un joueur a ses sept colons sur Mars, on termine la manche et on compte les points.
tutorial-lessons-places-title = Où sont les points
tutorial-lessons-places-text =
    Un colon vaut 1 point sur le Vaisseau, 2 en zone à une étoile et 4 en zone à deux étoiles, où il n’y a qu’une seule place dans cette partie. Sur Terre, il ne vaut rien.

    Chaque bâtiment a aussi une capacité, écrite sous son nom. Personne ne peut habiter dans la Construction.
tutorial-lessons-cards-title = Chaque carte se joue de deux façons
tutorial-lessons-cards-text =
    De votre main : appliquez la moitié du haut, puis défaussez la carte.

    De votre Module : la carte va au bâtiment de sa couleur. Si son nombre dépasse celui qui s’y trouve, vous posez un colon. Viennent ensuite la moitié du bas, puis la capacité du bâtiment : trois choses en un tour.
tutorial-lessons-module-title = Votre Module
tutorial-lessons-module-text = Placez deux de vos quatre cartes face cachée dans votre Module et gardez les deux autres en main. Vos adversaires ne voient que la couleur des cartes du Module.
tutorial-lessons-turn-title = À vous de jouer : une action
tutorial-lessons-turn-text =
    Jouez une carte de votre main, de votre Module ou du Module d’un adversaire ; embarquez un colon ; ou défaussez une carte pour 1 énergie.

    Vos possibilités sont en surbrillance sur le plateau et listées à côté.
tutorial-lessons-watch-title = Votre adversaire a joué
tutorial-lessons-watch-text = Le journal montre ce qui s’est passé. Surveillez le nombre de chaque bâtiment : il change à chaque carte qu’on y connecte, et votre prochaine carte devra le dépasser.
tutorial-lessons-connect-title = À présent, du Module
tutorial-lessons-connect-text = Une carte du Module fait jusqu’à trois choses : elle pose un colon, puis applique sa moitié du bas, puis le bâtiment. Cherchez un nombre plus élevé que celui de son bâtiment.
tutorial-lessons-land-title = Vous pouvez poser un colon
tutorial-lessons-land-text = Votre carte est plus élevée que celle qu’elle recouvre : un colon peut aller de votre Vaisseau à la zone à une étoile de ce bâtiment.
tutorial-lessons-moduleAction-title = La moitié du bas de la carte
tutorial-lessons-moduleAction-text = Ensuite, son action de Module. Elle n’est jamais obligatoire ; un éclair indique son coût.
tutorial-lessons-building-title = La capacité du bâtiment
tutorial-lessons-building-text = Enfin, la capacité du bâtiment. L’Écosystème déplace un colon entre les zones, l’Eau remet une carte sous la pioche, l’Énergie donne de l’énergie, la Science fait embarquer un colon et la Construction en pose un.
tutorial-lessons-fourCards-title = Retour à quatre cartes
tutorial-lessons-fourCards-text =
    Après chaque tour, chacun revient à quatre cartes, deux en main et deux dans le Module. Une carte placée dans le Module ne revient jamais en main.

    Les grands nombres posent des colons : ils sont mieux dans le Module. Les cartes dont la moitié du haut est bonne sont mieux en main.
tutorial-lessons-tooMany-title = Une carte de trop
tutorial-lessons-tooMany-text = Vous avez plus de quatre cartes : défaussez de votre main celles que vous ne jouerez pas de sitôt.
tutorial-lessons-energy-title = L’énergie
tutorial-lessons-energy-text = Un éclair sur une carte indique son coût en énergie ; seules les actions de Module en ont un. Vous pouvez en avoir jusqu’à 5. Défausser une carte en rapporte 1, tout comme beaucoup de cartes Énergie. À la fin, en avoir le plus vaut 1 point.
tutorial-lessons-promote-title = Les meilleures places
tutorial-lessons-promote-text = Promouvoir un colon, c’est le faire monter d’une étoile à deux : 4 points au lieu de 2. Il n’y a qu’une place de ce genre par bâtiment dans cette partie, et vos adversaires peuvent vous en faire redescendre. Les cartes vertes et l’Écosystème permettent de promouvoir.
tutorial-lessons-rivals-title = Les Modules adverses
tutorial-lessons-rivals-text = Vous pouvez jouer une carte du Module de votre adversaire, sans la regarder avant. Personne ne pose de colon ; son propriétaire peut utiliser la moitié du bas, puis vous utilisez le bâtiment. De quoi ruiner un plan, ou recouvrir un grand nombre.
tutorial-lessons-end-title = Les bonus de fin de partie
tutorial-lessons-end-text = 2 points pour un colon dans chacun des quatre bâtiments, 3 pour quatre colons dans l’un d’eux, et 1 pour le plus d’énergie. Vos points actuels sont affichés à côté de votre nom.
tutorial-lessons-soon-title = La fin approche
tutorial-lessons-soon-text = Un joueur a presque tous ses colons sur Mars. Faites vos comptes : promouvez tant que vous le pouvez, et ne laissez personne sur Terre, où un colon ne vaut rien.
tutorial-lessons-landAnywhere-title = Posez votre colon où vous voulez
tutorial-lessons-landAnywhere-text = Choisissez un bâtiment : votre colon se pose dans sa zone à une étoile. Un bâtiment où vous n’avez encore personne vous rapproche des 2 points pour les quatre.
tutorial-lessons-promoting-title = Promouvoir
tutorial-lessons-promoting-text = Choisissez quel colon monte à deux étoiles. Un des vôtres, si possible : ce sont 2 points de plus.
tutorial-lessons-demoting-title = Rétrograder
tutorial-lessons-demoting-text = Un colon descend de deux étoiles à une : 2 points de moins pour son propriétaire, et la place se libère.
tutorial-lessons-moving-title = Déplacer
tutorial-lessons-moving-text = Un de vos colons change de bâtiment. Pensez aux 2 points pour les quatre bâtiments et aux 3 pour quatre colons dans un seul.
tutorial-lessons-recalling-title = Renvoyer
tutorial-lessons-recalling-text = Un colon de votre adversaire retourne sur son Vaisseau : 1 point de moins, et un colon de plus à poser.
tutorial-lessons-draining-title = Prendre de l’énergie
tutorial-lessons-draining-text = Votre adversaire perd de l’énergie, et peut-être une action qui en demandait.
tutorial-lessons-peeking-title = Regarder un Module
tutorial-lessons-peeking-text = Vous regardez les cartes en secret. Vous savez à quoi vous attendre, et ce qui vaut la peine d’y être joué.
tutorial-lessons-swapping-title = Échanger
tutorial-lessons-swapping-text = Deux éléments échangent leurs places. Pour les cartes, c’est celle du dessus qui compte : un petit nombre facilite la pose.
tutorial-lessons-burying-title = Remettre une carte sous la pioche
tutorial-lessons-burying-text = Une de vos cartes va sous la pioche, et vous en piocherez une autre. Choisissez celle qui vous sert le moins.
tutorial-lessons-covering-title = Placer une carte face cachée
tutorial-lessons-covering-text = Elle recouvre la colonne de sa couleur et y vaut 0 : votre prochaine carte de cette couleur sera plus élevée.
tutorial-lessons-digging-title = Choisir dans la pioche
tutorial-lessons-digging-text = Prenez la carte qui vous plaît le plus ; les autres vont sous la pioche.
tutorial-lessons-over-title = Vous avez joué à Pocket Mars
tutorial-lessons-over-text = La feuille de score montre d’où vient chaque point. Vous connaissez le jeu : rejouez avec d’autres cartes, à plus de joueurs ou avec le draft.
tutorial-advice-storeHigh = Science 4 et Eau 7 : leurs nombres dépassent 3, chacune posera donc un colon. Énergie 1 et Eau 4 sont mieux en main, car elles font embarquer des colons.
tutorial-advice-launchFirst = Énergie 1, jouée de votre main, fait embarquer un colon et rapporte de l’énergie. Seuls les colons qui sont sur votre Vaisseau peuvent être posés.
tutorial-advice-landTwice = Science 4 dépasse 3 et pose un colon, sa moitié du bas en pose un autre, et le bâtiment Science fait embarquer le suivant.
tutorial-advice-landHigh = Eau 7 est le plus grand nombre de sa couleur : elle est sûre de poser un colon.
tutorial-advice-landNow = Un colon sur Mars compte double, et la fin approche.
tutorial-advice-useNow = La carte reste ici : vous ne pouvez pas la garder pour plus tard.
tutorial-advice-useFree = Cela ne coûte rien.
tutorial-advice-launchTwo = Eau 4, jouée de votre main, fait embarquer deux colons d’un coup et ne coûte rien. Depuis le Module, son action coûte 1 énergie.
tutorial-advice-promoteNow = Écosystème 4, jouée de votre main, promeut aussitôt un de vos colons.
