### Les mots qui vont seuls : le jeu, ses options, phases, verbes, scores et parties de cartes.

terraforming_mars-game_name = Terraforming Mars
terraforming_mars-game_summary = Dirigez une corporation qui rend Mars habitable. De génération en génération, achetez et jouez des projets, augmentez la température et l’oxygène, placez océans, verdures et cités, et marquez plus de points que vos rivaux.
terraforming_mars-components_note = Tout le contenu de cette boîte est connu. Les textes des cartes sont les nôtres, tirés de leurs effets ; les noms de cartes que nous avons traduits nous-mêmes sont signalés.

## Parties d’une carte ou du plateau

terraforming_mars-card_part-id = Code
terraforming_mars-card_part-number = Numéro
terraforming_mars-card_part-name = Nom
terraforming_mars-card_part-kind = Type
terraforming_mars-card_part-cost = Coût
terraforming_mars-card_part-tags = Indicateurs
terraforming_mars-card_part-requirement = Prérequis
terraforming_mars-card_part-effect = Effet immédiat
terraforming_mars-card_part-ongoing = Effet permanent
terraforming_mars-card_part-action = Action
terraforming_mars-card_part-points = Points
terraforming_mars-card_part-holds = Accueille
terraforming_mars-card_part-deck = Paquet
terraforming_mars-card_part-text = Texte
terraforming_mars-card_part-icons = Symboles
terraforming_mars-card_part-bonus = Bonus de placement
terraforming_mars-card_part-neighbours = Cases adjacentes
terraforming_mars-card_part-needed = Condition
terraforming_mars-card_part-price = Prix
terraforming_mars-card_part-provenance = Source

## Options de la mise en place

-terraforming_mars-beginner = Joueur { $seat } débutant
-terraforming_mars-beginner_help = Le joueur { $seat } reçoit la corporation pour débutants : 42 M€ et dix cartes gratuites.
-terraforming_mars-not_a_beginner = Non : une corporation à choisir parmi deux
-terraforming_mars-a_beginner = Oui : la corporation pour débutants
terraforming_mars-setup_option-corporate_era = Ère des Corporations
terraforming_mars-setup_option_help-corporate_era = Ajoute les cartes et corporations d’économie et de technologie ; personne n’a de production au départ et la partie est plus longue.
terraforming_mars-setup_value-corporate_era-off = Non : partie plus courte
terraforming_mars-setup_value-corporate_era-on = Oui : toutes les cartes
terraforming_mars-setup_option-draft = Draft
terraforming_mars-setup_option_help-draft = À chaque phase de recherche, chacun choisit ses quatre cartes une à une et passe les autres à son voisin.
terraforming_mars-setup_value-draft-off = Non : chacun reçoit quatre cartes
terraforming_mars-setup_value-draft-on = Oui : chacun choisit ses quatre cartes
terraforming_mars-setup_option-beginner_1 = { -terraforming_mars-beginner(seat: 1) }
terraforming_mars-setup_option_help-beginner_1 = { -terraforming_mars-beginner_help(seat: 1) }
terraforming_mars-setup_value-beginner_1-off = { -terraforming_mars-not_a_beginner }
terraforming_mars-setup_value-beginner_1-on = { -terraforming_mars-a_beginner }
terraforming_mars-setup_option-beginner_2 = { -terraforming_mars-beginner(seat: 2) }
terraforming_mars-setup_option_help-beginner_2 = { -terraforming_mars-beginner_help(seat: 2) }
terraforming_mars-setup_value-beginner_2-off = { -terraforming_mars-not_a_beginner }
terraforming_mars-setup_value-beginner_2-on = { -terraforming_mars-a_beginner }
terraforming_mars-setup_option-beginner_3 = { -terraforming_mars-beginner(seat: 3) }
terraforming_mars-setup_option_help-beginner_3 = { -terraforming_mars-beginner_help(seat: 3) }
terraforming_mars-setup_value-beginner_3-off = { -terraforming_mars-not_a_beginner }
terraforming_mars-setup_value-beginner_3-on = { -terraforming_mars-a_beginner }
terraforming_mars-setup_option-beginner_4 = { -terraforming_mars-beginner(seat: 4) }
terraforming_mars-setup_option_help-beginner_4 = { -terraforming_mars-beginner_help(seat: 4) }
terraforming_mars-setup_value-beginner_4-off = { -terraforming_mars-not_a_beginner }
terraforming_mars-setup_value-beginner_4-on = { -terraforming_mars-a_beginner }
terraforming_mars-setup_option-beginner_5 = { -terraforming_mars-beginner(seat: 5) }
terraforming_mars-setup_option_help-beginner_5 = { -terraforming_mars-beginner_help(seat: 5) }
terraforming_mars-setup_value-beginner_5-off = { -terraforming_mars-not_a_beginner }
terraforming_mars-setup_value-beginner_5-on = { -terraforming_mars-a_beginner }

## Sortes d’actions

terraforming_mars-verb-play = Jouer une carte
terraforming_mars-verb-act = Utiliser l’action d’une carte
terraforming_mars-verb-keep = Garder une carte
terraforming_mars-verb-discard = Défausser une carte
terraforming_mars-verb-pick = Choisir une carte
terraforming_mars-verb-corporation = Choisir une corporation
terraforming_mars-verb-place = Choisir une case
terraforming_mars-verb-project = Utiliser un projet standard
terraforming_mars-verb-milestone = Acquérir un objectif
terraforming_mars-verb-award = Financer une récompense
terraforming_mars-verb-target = Choisir un joueur
terraforming_mars-verb-option = Choisir un effet
terraforming_mars-verb-next = Choisir l’effet suivant
terraforming_mars-verb-amount = Choisir une quantité
terraforming_mars-verb-convert_plants = Convertir des plantes en verdure
terraforming_mars-verb-convert_heat = Convertir de la chaleur en température
terraforming_mars-verb-done = Terminé
terraforming_mars-verb-skip = Renoncer
terraforming_mars-verb-end_turn = Terminer votre tour
terraforming_mars-verb-pass = Passer pour cette génération

## Ce que demande une décision, après « il faut »

terraforming_mars-question-corporation = choisir votre corporation
terraforming_mars-question-buy_start = choisir les cartes projet à acheter
terraforming_mars-question-draft = choisir une carte à garder
terraforming_mars-question-buy = choisir les cartes projet à acheter
terraforming_mars-question-turn = effectuer une action, terminer votre tour ou passer
terraforming_mars-question-steel = choisir combien d’acier dépenser
terraforming_mars-question-titanium = choisir combien de titane dépenser
terraforming_mars-question-heat = choisir combien de chaleur dépenser
terraforming_mars-question-order = choisir le prochain effet à résoudre
terraforming_mars-question-sell = choisir les cartes à vendre
terraforming_mars-question-alternative = choisir une des actions de la carte
terraforming_mars-question-final_greenery = placer une dernière verdure ou renoncer
terraforming_mars-question-space = choisir une case pour la tuile
terraforming_mars-question-claim = choisir une case à réserver
terraforming_mars-question-production_target = choisir le joueur dont la production baisse
terraforming_mars-question-remove = choisir à qui retirer des ressources, ou renoncer
terraforming_mars-question-amount = choisir combien en retirer
terraforming_mars-question-remove_cubes = choisir une carte dont retirer des cubes
terraforming_mars-question-cubes = choisir la carte qui reçoit les cubes
terraforming_mars-question-option = choisir un des effets de la carte
terraforming_mars-question-copy = choisir la carte dont répéter la production
terraforming_mars-question-look = choisir une carte à garder
terraforming_mars-question-buy_looked = acheter ou défausser la carte regardée
terraforming_mars-question-exchange = défausser une carte pour en piocher une autre, ou renoncer
terraforming_mars-question-swap = choisir combien de crans de production déplacer
terraforming_mars-question-energy = choisir combien d’énergie vendre

## Phases, et chapitres d’une partie enregistrée

terraforming_mars-phase-start = Mise en place : corporations et premières cartes
terraforming_mars-phase-draft = Génération { $generation } : draft
terraforming_mars-phase-research = Génération { $generation } : recherche
terraforming_mars-phase-action = Génération { $generation } : actions
terraforming_mars-phase-final = Fin de partie : les dernières verdures
terraforming_mars-phase-over = Partie terminée
terraforming_mars-chapter-draft = Génération { $generation }
terraforming_mars-chapter-research = Génération { $generation }
terraforming_mars-chapter-action = Génération { $generation }

## Scores

terraforming_mars-score_category-rating = Niveau de terraformation
terraforming_mars-score_category-award = Récompenses
terraforming_mars-score_category-milestone = Objectifs
terraforming_mars-score_category-greeneries = Verdures
terraforming_mars-score_category-city = Cités
terraforming_mars-score_category-card = Cartes
terraforming_mars-score-rating = Niveau de terraformation
terraforming_mars-score-award = Récompense : { $award }
terraforming_mars-score-milestone = Objectif : { $milestone }
terraforming_mars-score-greeneries = { $number ->
    [one] { $number } verdure
   *[other] { $number } verdures
    }
terraforming_mars-score-city = Verdures adjacentes à la cité sur { $space }
terraforming_mars-summary-solo_won = { $points ->
    [one] { $player } a terraformé Mars et gagne avec { $points } point.
   *[other] { $player } a terraformé Mars et gagne avec { $points } points.
    }
terraforming_mars-summary-solo_lost = { $points ->
    [one] { $player } n’a pas terraformé Mars à temps et perd avec { $points } point.
   *[other] { $player } n’a pas terraformé Mars à temps et perd avec { $points } points.
    }

## Les parties de la valeur d’une position

terraforming_mars-value_part-points = points acquis à ce jour
terraforming_mars-value_part-income = revenus futurs
terraforming_mars-value_part-resources = ressources en réserve
terraforming_mars-value_part-table = cartes en jeu
terraforming_mars-value_part-goals = objectifs à portée
terraforming_mars-value_part-terraforming = terraformation à venir
terraforming_mars-value_part-hand = cartes en main
terraforming_mars-value_part-rival = avance sur le meilleur adversaire
terraforming_mars-value_part-later = la suite de la partie
