### Pocket Mars : les mots isolés, au salon, sur les cartes et dans les questions.

pocket_mars-game_summary = Amenez vos sept colons de la Terre jusqu’à Mars et installez-les aux meilleures places. Un jeu de cartes rapide où chaque carte se joue de deux façons.
pocket_mars-components_note = La plupart des cartes imprimées n’ont jamais été publiées. Chaque élément d’une carte indique son degré de certitude ; si vous possédez la boîte, vous pouvez corriger une copie du fichier de composants et lancer le serveur avec.

## Les parties d’une carte

pocket_mars-card_part-name = Nom
pocket_mars-card_part-colour = Couleur
pocket_mars-card_part-value = Valeur
pocket_mars-card_part-hand = Main
pocket_mars-card_part-module = Module
pocket_mars-card_part-provenance = Source

## Options de mise en place

pocket_mars-setup_option-draft = Draft
pocket_mars-setup_option_help-draft = Avec le draft, chacun choisit ses quatre premières cartes une par une dans des paquets qui circulent.
pocket_mars-setup_value-draft-off = Non : quatre cartes sont distribuées
pocket_mars-setup_value-draft-on = Oui : choisissez vos premières cartes
pocket_mars-setup_option-level = Niveau
pocket_mars-setup_option_help-level = Le nombre de colons que « Devious Automatics » a sur son Vaisseau au départ, sur sept : plus il y en a, plus c’est difficile.
pocket_mars-setup_value-level-1 = 1 : cinq colons sur son Vaisseau
pocket_mars-setup_value-level-2 = 2 : six colons sur son Vaisseau
pocket_mars-setup_value-level-3 = 3 : sept colons sur son Vaisseau

## Phases

pocket_mars-phase-draft = Draft
pocket_mars-phase-setup = Mise en place
pocket_mars-phase-play = Manche { $round }
pocket_mars-phase-over = Partie terminée

## Types d’actions

pocket_mars-verb-hand = Jouer une carte de votre main
pocket_mars-verb-module = Connecter une carte de votre Module
pocket_mars-verb-rival = Connecter une carte du Module d’un adversaire
pocket_mars-verb-launch = Embarquer un colon
pocket_mars-verb-discard = Défausser une carte
pocket_mars-verb-store = Placer une carte dans votre Module
pocket_mars-verb-draft = Garder une carte du paquet
pocket_mars-verb-bury = Glisser une carte sous la pioche
pocket_mars-verb-cover = Placer une carte face cachée
pocket_mars-verb-keep = Garder une carte de la pioche
pocket_mars-verb-take = Prendre une carte
pocket_mars-verb-discard_rival = Défausser une carte d’un adversaire
pocket_mars-verb-land = Poser un colon
pocket_mars-verb-promote = Promouvoir un colon
pocket_mars-verb-demote = Rétrograder un colon
pocket_mars-verb-recall = Renvoyer un colon
pocket_mars-verb-transfer = Déplacer un colon
pocket_mars-verb-swap_zones = Échanger deux colons
pocket_mars-verb-swap_cards = Échanger deux cartes
pocket_mars-verb-drain = Faire perdre de l’énergie
pocket_mars-verb-peek = Regarder un Module
pocket_mars-verb-use = Utiliser
pocket_mars-verb-skip = Passer

## Ce que demande un type de décision, après « il faut »

pocket_mars-question-draft = choisir une carte à garder
pocket_mars-question-store_setup = choisir les cartes de votre Module
pocket_mars-question-turn = effectuer une des cinq actions
pocket_mars-question-land = poser un colon ou passer
pocket_mars-question-module_action = utiliser l’action de Module ou passer
pocket_mars-question-building = utiliser le bâtiment ou passer
pocket_mars-question-discard = défausser une carte de votre main
pocket_mars-question-store = placer une carte de votre main dans votre Module
pocket_mars-question-take = prendre une carte du Module de « Devious Automatics »
pocket_mars-question-discard_rival = défausser une carte du Module de « Devious Automatics »
pocket_mars-question-land_target = choisir un bâtiment où poser un colon
pocket_mars-question-promote = choisir un de vos colons à promouvoir
pocket_mars-question-demote = choisir un colon adverse à rétrograder
pocket_mars-question-transfer = choisir un de vos colons à déplacer dans un autre bâtiment
pocket_mars-question-recall = choisir un colon adverse à renvoyer sur son Vaisseau
pocket_mars-question-drain = choisir l’adversaire qui perd de l’énergie
pocket_mars-question-peek = choisir l’adversaire dont vous regardez le Module
pocket_mars-question-swap_zones = choisir deux colons à échanger
pocket_mars-question-swap_cards = choisir deux cartes à échanger dans une colonne
pocket_mars-question-bury = choisir une de vos cartes à glisser sous la pioche
pocket_mars-question-cover = choisir une carte de votre main à placer face cachée
pocket_mars-question-dig = choisir une des cartes que vous regardez
