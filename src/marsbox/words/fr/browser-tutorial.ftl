### Les mots du navigateur : la première partie, qui apprend Pocket Mars. Une ligne vide sépare les paragraphes.

tutorial-title = Apprendre Pocket Mars
tutorial-resume = Reprendre le tutoriel
tutorial-again = Rejouer le tutoriel
tutorial-coach = Guide
tutorial-known = { $n } sur { $of }
tutorial-next = Suivant
tutorial-more = Voir les règles
tutorial-doIt = Jouer ce coup
tutorial-sensible = Coup conseillé :
tutorial-reminder = Rappel
tutorial-fold = Masquer l’explication
tutorial-unfold = Afficher l’explication
tutorial-choose = À vous de choisir : tout ce qui est en surbrillance est permis.
tutorial-ask = Que me conseillez-vous ?
tutorial-lessons-goal-title = Sept colons pour Mars
tutorial-lessons-goal-text =
    Vous avez sept colons : un sur votre Vaisseau, six sur Terre. Amenez-les dans les bâtiments de Mars.

    Cela se fait en deux étapes. Embarquer : de la Terre sur votre Vaisseau. Poser : de votre Vaisseau dans un bâtiment. Dès qu’un joueur a ses sept colons sur Mars, on finit la manche et on compte les points.
tutorial-lessons-places-title = Où sont les points
tutorial-lessons-places-text =
    Un colon vaut 1 point sur le Vaisseau, 2 en zone à une étoile et 4 en zone à deux étoiles, où il n’y a qu’une seule place dans cette partie. Sur Terre, il ne vaut rien.

    Chaque bâtiment a aussi une capacité, écrite sous son nom. La Construction n’accueille pas de colons.
tutorial-lessons-cards-title = Chaque carte se joue de deux façons
tutorial-lessons-cards-text =
    De votre main : faites ce que dit la moitié du haut, puis défaussez la carte.

    De votre Module : la carte va au bâtiment de sa couleur. Si sa valeur bat celle qui s’y trouve, vous pouvez poser un colon. Viennent ensuite la moitié du bas, puis la capacité du bâtiment : trois effets en un tour.
tutorial-lessons-module-title = Votre Module
tutorial-lessons-module-text = Placez deux de vos quatre cartes face cachée dans votre Module ; les deux autres restent en main. Votre adversaire n’en voit que la couleur.
tutorial-lessons-turn-title = À vous : une action
tutorial-lessons-turn-text =
    Jouez une carte de votre main, de votre Module ou du Module d’un adversaire ; embarquez un colon ; ou défaussez une carte pour 1 énergie.

    Ce que vous pouvez faire est en surbrillance sur la table et listé dans le panneau.
tutorial-lessons-watch-title = Votre adversaire a joué
tutorial-lessons-watch-text = Le journal raconte ce qui s’est passé. Surveillez la valeur de chaque bâtiment : elle change avec chaque carte qu’on y connecte, et votre prochaine carte doit la battre.
tutorial-lessons-connect-title = Maintenant, de votre Module
tutorial-lessons-connect-text = Une carte du Module a jusqu’à trois effets : poser un colon, puis sa moitié du bas, puis le bâtiment. Cherchez une carte dont la valeur bat celle de son bâtiment.
tutorial-lessons-land-title = Vous pouvez poser un colon
tutorial-lessons-land-text = Votre carte est plus forte que celle qu’elle recouvre : vous pouvez poser un colon de votre Vaisseau dans la zone à une étoile de ce bâtiment.
tutorial-lessons-moduleAction-title = La moitié du bas de la carte
tutorial-lessons-moduleAction-text = Vient ensuite son action de Module. Elle n’est jamais obligatoire ; un éclair montre ce qu’elle coûte.
tutorial-lessons-building-title = Le bâtiment vous aide
tutorial-lessons-building-text = Enfin, la capacité du bâtiment. L’Écosystème déplace un colon entre les zones, l’Eau glisse une carte sous la pioche, l’Énergie donne de l’énergie, la Science embarque et la Construction pose.
tutorial-lessons-fourCards-title = De nouveau quatre cartes
tutorial-lessons-fourCards-text =
    Après chaque tour, chacun revient à quatre cartes, deux en main et deux dans le Module. Une carte du Module ne revient jamais en main.

    Les grandes valeurs posent des colons : elles sont mieux dans le Module. Les cartes dont la moitié du haut est bonne sont mieux en main.
tutorial-lessons-tooMany-title = Une carte de trop
tutorial-lessons-tooMany-text = Vous avez plus de quatre cartes : défaussez de votre main celles que vous ne jouerez pas de sitôt.
tutorial-lessons-energy-title = L’énergie
tutorial-lessons-energy-text = Un éclair sur une carte indique son coût en énergie ; seules les actions de Module en ont un. Vous pouvez en avoir jusqu’à 5. Défausser une carte en rapporte 1, et beaucoup de cartes Énergie en rapportent aussi. À la fin, en avoir le plus vaut 1 point.
tutorial-lessons-promote-title = Les meilleures places
tutorial-lessons-promote-text = Promouvoir, c’est monter d’une étoile à deux : 4 points au lieu de 2. Il n’y a qu’une telle place par bâtiment, et votre adversaire peut vous rétrograder. Les cartes vertes et l’Écosystème le permettent.
tutorial-lessons-rivals-title = Le Module de votre adversaire
tutorial-lessons-rivals-text = Vous pouvez jouer une carte du Module de votre adversaire, sans la voir. Personne ne pose de colon ; son propriétaire peut utiliser la moitié du bas, puis vous pouvez utiliser le bâtiment. De quoi gâcher un plan, ou recouvrir une grande valeur.
tutorial-lessons-end-title = Ce qui compte aussi à la fin
tutorial-lessons-end-text = 2 points pour un colon dans chacun des quatre bâtiments, 3 pour quatre colons dans l’un d’eux, et 1 pour le plus d’énergie. Votre score actuel est affiché à côté de votre nom.
tutorial-lessons-soon-title = La fin approche
tutorial-lessons-soon-text = Un joueur a presque tous ses colons sur Mars. Promouvez tant que vous le pouvez, et ne laissez personne sur Terre : un colon n’y vaut rien.
tutorial-lessons-landAnywhere-title = Posez un colon où vous voulez
tutorial-lessons-landAnywhere-text = Choisissez un bâtiment : votre colon est posé dans sa zone à une étoile. Là où vous n’avez encore personne, vous vous rapprochez des 2 points pour les quatre.
tutorial-lessons-promoting-title = Promouvoir
tutorial-lessons-promoting-text = Choisissez le colon qui monte à deux étoiles. De préférence l’un des vôtres : 2 points de plus.
tutorial-lessons-demoting-title = Rétrograder
tutorial-lessons-demoting-text = Un colon descend de deux étoiles à une : 2 points de moins pour son propriétaire, et la place est libre.
tutorial-lessons-moving-title = Déplacer
tutorial-lessons-moving-text = Un de vos colons change de bâtiment. Pensez aux 2 points pour les quatre bâtiments et aux 3 pour quatre colons dans un seul.
tutorial-lessons-recalling-title = Renvoyer
tutorial-lessons-recalling-text = Un colon de votre adversaire retourne sur son Vaisseau : 1 point de moins, et un colon de plus à poser.
tutorial-lessons-draining-title = Faire perdre de l’énergie
tutorial-lessons-draining-text = Votre adversaire perd de l’énergie, et peut-être une action qui en demande.
tutorial-lessons-peeking-title = Regarder un Module
tutorial-lessons-peeking-text = Vous voyez les cartes en secret. Vous savez à quoi vous attendre, et laquelle vaut la peine d’être jouée.
tutorial-lessons-swapping-title = Échanger
tutorial-lessons-swapping-text = Deux colons ou deux cartes échangent leurs places. C’est la carte du dessus qui compte : une petite valeur est facile à battre.
tutorial-lessons-burying-title = Glisser une carte sous la pioche
tutorial-lessons-burying-text = Une de vos cartes va sous la pioche, et vous en piocherez une autre. Choisissez celle qui vous sert le moins.
tutorial-lessons-covering-title = Placer une carte face cachée
tutorial-lessons-covering-text = Elle recouvre la colonne de sa couleur et y vaut 0 : votre prochaine carte de cette couleur la battra.
tutorial-lessons-digging-title = Choisir dans la pioche
tutorial-lessons-digging-text = Prenez la carte qui vous plaît le plus ; les autres vont sous la pioche.
tutorial-lessons-over-title = Vous avez joué à Pocket Mars
tutorial-lessons-over-text = La feuille de score montre d’où vient chaque point. Vous connaissez le jeu : rejouez avec d’autres cartes, à plus de joueurs, ou avec le draft.
tutorial-advice-storeHigh = Science 4 et Eau 7 : toutes deux battent 3, chacune posera donc un colon. Énergie 1 et Eau 4 sont mieux en main, car elles embarquent.
tutorial-advice-launchFirst = Énergie 1, jouée de la main, embarque un colon et rapporte de l’énergie. Seuls les colons de votre Vaisseau peuvent être posés.
tutorial-advice-landTwice = Science 4 bat 3 et pose un colon, sa moitié du bas en pose un autre, et le bâtiment embarque le suivant.
tutorial-advice-landHigh = Eau 7 est la plus forte de sa couleur : elle pose un colon à coup sûr.
tutorial-advice-landNow = Sur Mars, un colon vaut deux fois plus, et la fin se rapproche.
tutorial-advice-useNow = La carte reste ici : on ne peut pas la garder pour plus tard.
tutorial-advice-useFree = Cela ne coûte rien.
tutorial-advice-launchTwo = Eau 4, jouée de la main, embarque deux colons d’un coup et ne coûte rien. Son action de Module coûte 1 énergie.
tutorial-advice-promoteNow = Écosystème 4, jouée de la main, promeut aussitôt un de vos colons.
