### Les noms. `.own` marque un nom de notre cru, faute de nom imprimé connu.

## Cartes projet

terraforming_mars-card-colonizer_training_camp = Camp d’Entraînement
terraforming_mars-card-asteroid_mining_consortium = Consortium Minier
terraforming_mars-card-deep_well_heating = Chauffage Géothermique
terraforming_mars-card-cloud_seeding = Ensemencement de Nuages
terraforming_mars-card-search_for_life = Traces de Vie
terraforming_mars-card-inventors_guild = Guilde des inventeurs
terraforming_mars-card-martian_rails = Réseau Ferré Martien
terraforming_mars-card-capital = Capitale
terraforming_mars-card-asteroid = Astéroïde
terraforming_mars-card-comet = Comète
terraforming_mars-card-big_asteroid = Astéroïde Géant
terraforming_mars-card-water_import_from_europa = Importation d’Eau d’Europe
terraforming_mars-card-space_elevator = Ascenseur Spatial
terraforming_mars-card-development_center = Centre de Développement
terraforming_mars-card-equatorial_magnetizer = Magnétisation Équatoriale
terraforming_mars-card-domed_crater = Cratère Couvert
terraforming_mars-card-noctis_city = Noctis Ville
terraforming_mars-card-methane_from_titan = Méthane de Titan
terraforming_mars-card-imported_hydrogen = Hydrogène Importé
terraforming_mars-card-research_outpost = Poste de Recherche
terraforming_mars-card-phobos_space_haven = Refuge Spatial de Phobos
terraforming_mars-card-black_polar_dust = Poussière Noire Polaire
terraforming_mars-card-arctic_algae = Algue Arctique
terraforming_mars-card-predators = Prédateurs
terraforming_mars-card-space_station = Station Spatiale
terraforming_mars-card-eos_chasma_national_park = Réserve du Chasma d’Eos
terraforming_mars-card-interstellar_colony_ship = Colonie Interstellaire
terraforming_mars-card-security_fleet = Flotte de Sûreté
terraforming_mars-card-cupola_city = Cité de la Coupole
terraforming_mars-card-lunar_beam = Faisceau Lunaire
terraforming_mars-card-optimal_aerobraking = Freinage Aérodynamique
terraforming_mars-card-underground_city = Cité Souterraine
terraforming_mars-card-regolith_eaters = Régolithophages
terraforming_mars-card-ghg_producing_bacteria = Bactéries Productrices de GES
terraforming_mars-card-ants = Fourmis
terraforming_mars-card-release_of_inert_gases = Libération de Gaz Inertes
terraforming_mars-card-nitrogen_rich_asteroid = Astéroïde Riche en Azote
terraforming_mars-card-rover_construction = Construction d’un Rover
terraforming_mars-card-deimos_down = Destruction de Deimos
terraforming_mars-card-asteroid_mining = Astéroïdes Miniers
terraforming_mars-card-food_factory = Usine Alimentaire
terraforming_mars-card-archaebacteria = Archéobactéries
terraforming_mars-card-carbonate_processing = Carbonatation
terraforming_mars-card-natural_preserve = Préservation de la Nature
terraforming_mars-card-nuclear_power = Énergie Nucléaire
terraforming_mars-card-lightning_harvest = Récolte de la Foudre
terraforming_mars-card-algae = Algues
terraforming_mars-card-adapted_lichen = Lichens Acclimatés
terraforming_mars-card-tardigrades = Tardigrades
terraforming_mars-card-virus = Virus
terraforming_mars-card-miranda_resort = Complexe de Miranda
terraforming_mars-card-fish = Poisson
terraforming_mars-card-lake_marineris = Lac Marineris
terraforming_mars-card-small_animals = Petits Animaux
terraforming_mars-card-kelp_farming = Culture du Varech
terraforming_mars-card-mine = Mine
terraforming_mars-card-vesta_shipyard = Chantier de Vesta
terraforming_mars-card-beam_from_a_thorium_asteroid = Générateur à Thorium
terraforming_mars-card-mangrove = Mangrove
terraforming_mars-card-trees = Arbres
terraforming_mars-card-great_escarpment_consortium = Consortium du Grand Escarpement
terraforming_mars-card-mineral_deposit = Dépôt de Minerai
terraforming_mars-card-mining_expedition = Expédition Minière
terraforming_mars-card-mining_area = Carrière
terraforming_mars-card-building_industries = Industries de Construction
terraforming_mars-card-land_claim = Revendication du terrain
terraforming_mars-card-mining_rights = Droits Miniers
terraforming_mars-card-sponsors = Sponsors
terraforming_mars-card-electro_catapult = Catapulte Électromagnétique
terraforming_mars-card-earth_catapult = Catapulte Terrestre
terraforming_mars-card-advanced_alloys = Alliages Avancés
terraforming_mars-card-birds = Oiseaux
terraforming_mars-card-mars_university = Université de Mars
terraforming_mars-card-viral_enhancers = Améliorateurs de Virus
terraforming_mars-card-towing_a_comet = Remorquage de Comète
terraforming_mars-card-space_mirrors = Miroirs Spatiaux
terraforming_mars-card-solar_wind_power = Énergie des Vents Solaires
terraforming_mars-card-ice_asteroid = Astéroïde de Glace
terraforming_mars-card-quantum_extractor = Extracteur Quantique
terraforming_mars-card-giant_ice_asteroid = Astéroïde de Glace Géant
terraforming_mars-card-ganymede_colony = Colonie de Ganymède
terraforming_mars-card-callisto_penal_mines = Pénitencier Minier de Callisto
terraforming_mars-card-giant_space_mirror = Miroir Spatial Géant
terraforming_mars-card-trans_neptune_probe = Sonde Trans-Neptunienne
terraforming_mars-card-commercial_district = Quartier Commercial
terraforming_mars-card-robotic_workforce = Main d’Œuvre Robotique
terraforming_mars-card-grass = Herbe
terraforming_mars-card-heather = Bruyère
terraforming_mars-card-peroxide_power = Centrale au Peroxyde
terraforming_mars-card-research = Recherche
terraforming_mars-card-gene_repair = Réparation Génétique
terraforming_mars-card-io_mining_industries = Industries Minières sur Io
terraforming_mars-card-bushes = Buissons
terraforming_mars-card-mass_converter = Convertisseur de Masse
terraforming_mars-card-physics_complex = Complexe Physique
terraforming_mars-card-greenhouses = Serres
terraforming_mars-card-nuclear_zone = Zone Nucléaire
terraforming_mars-card-tropical_resort = Bulle Tropicale
terraforming_mars-card-toll_station = Station de Péage
terraforming_mars-card-fueled_generators = Groupes Électrogènes
terraforming_mars-card-ironworks = Usine Sidérurgique
terraforming_mars-card-power_grid = Réseau Électrique
terraforming_mars-card-steelworks = Aciéries
terraforming_mars-card-ore_processor = Transformateur de Minerai
terraforming_mars-card-earth_office = Bureau sur Terre
terraforming_mars-card-acquired_company = Achat d’une Société
terraforming_mars-card-media_archives = Médiathèque
terraforming_mars-card-open_city = Ville Ouverte
terraforming_mars-card-media_group = Groupe Média
terraforming_mars-card-business_network = Réseau Professionnel
terraforming_mars-card-business_contacts = Contacts Professionnels
terraforming_mars-card-bribed_committee = Comité Corrompu
terraforming_mars-card-solar_power = Énergie Solaire
terraforming_mars-card-breathing_filters = Masques Respiratoires
terraforming_mars-card-artificial_photosynthesis = Photosynthèse Artificielle
terraforming_mars-card-artificial_lake = Lac Artificiel
terraforming_mars-card-geothermal_power = Énergie Géothermique
terraforming_mars-card-farming = Agriculture
terraforming_mars-card-dust_seals = Joints Anti-Poussière
terraforming_mars-card-urbanized_area = Zone Urbanisée
terraforming_mars-card-sabotage = Sabotage
terraforming_mars-card-moss = Mousses
terraforming_mars-card-industrial_center = Centre Industriel
terraforming_mars-card-hired_raiders = Braqueurs Mercenaires
terraforming_mars-card-hackers = Pirate Informatique
terraforming_mars-card-ghg_factories = Usines de GES
terraforming_mars-card-subterranean_reservoir = Réservoir Souterrain
terraforming_mars-card-ecological_zone = Zone Écologique
terraforming_mars-card-zeppelins = Zeppelins
terraforming_mars-card-worms = Vers
terraforming_mars-card-decomposers = Agents de décomposition
terraforming_mars-card-fusion_power = Énergie de Fusion
terraforming_mars-card-symbiotic_fungus = Moisissures Symbiotiques
terraforming_mars-card-extreme_cold_fungus = Moisissures Extrêmes
terraforming_mars-card-advanced_ecosystems = Écosystèmes Avancés
terraforming_mars-card-great_dam = Grand Barrage
terraforming_mars-card-cartel = Cartel
terraforming_mars-card-strip_mine = Mine à Ciel Ouvert
terraforming_mars-card-wave_power = Énergie Marémotrice
terraforming_mars-card-lava_flows = Fleuves de Lave
terraforming_mars-card-power_plant = Centrale
terraforming_mars-card-mohole_area = Zone de Mohole
terraforming_mars-card-large_convoy = Grand Convoi
terraforming_mars-card-titanium_mine = Mine de Titane
terraforming_mars-card-tectonic_stress_power = Énergie Tectonique
terraforming_mars-card-nitrophilic_moss = Mousses Nitrophiles
terraforming_mars-card-herbivores = Herbivores
terraforming_mars-card-insects = Insectes
terraforming_mars-card-ceos_favorite_project = Projet Favori du PDG
terraforming_mars-card-anti_gravity_technology = Technologie Anti-Gravité
terraforming_mars-card-investment_loan = Prêt d’Investissement
terraforming_mars-card-insulation = Isolation
terraforming_mars-card-adaptation_technology = Technologie d’Adaptation
terraforming_mars-card-caretaker_contract = Unité de Veille
terraforming_mars-card-designed_microorganisms = Microorganismes Optimisés
terraforming_mars-card-standard_technology = Technologie Standard
terraforming_mars-card-nitrite_reducing_bacteria = Bactéries Dénitrifiantes
terraforming_mars-card-industrial_microbes = Microbes Industriels
terraforming_mars-card-lichen = Lichen
terraforming_mars-card-power_supply_consortium = Consortium pour l’Énergie
terraforming_mars-card-convoy_from_europa = Convoi depuis Europe
terraforming_mars-card-imported_ghg = Importation de GES
terraforming_mars-card-imported_nitrogen = Azote Importé
terraforming_mars-card-micro_mills = Micro-Girouettes
terraforming_mars-card-magnetic_field_generators = Générateurs de Champ Magnétique
terraforming_mars-card-shuttles = Navettes
terraforming_mars-card-import_of_advanced_ghg = Importation de GES Avancés
terraforming_mars-card-windmills = Éoliennes
terraforming_mars-card-tundra_farming = Agriculture dans la Toundra
terraforming_mars-card-aerobraked_ammonia_asteroid = Astéroïde d’Ammoniaque
terraforming_mars-card-magnetic_field_dome = Dôme de Champ Magnétique
terraforming_mars-card-pets = Animaux Domestiques
terraforming_mars-card-protected_habitats = Habitats Protégés
terraforming_mars-card-protected_valley = Vallée Protégée
terraforming_mars-card-satellites = Satellites
terraforming_mars-card-noctis_farming = Ferme de Noctis
terraforming_mars-card-water_splitting_plant = Usine Électrolytique
terraforming_mars-card-heat_trappers = Pièges à Chaleur
terraforming_mars-card-soil_factory = Usine des Sols
terraforming_mars-card-fuel_factory = Usine de Carburant
terraforming_mars-card-ice_cap_melting = Fusion de la Calotte Glaciaire
terraforming_mars-card-corporate_stronghold = Bastion de la Corpo.
terraforming_mars-card-biomass_combustors = Combustion de Biomasse
terraforming_mars-card-livestock = Bétail
terraforming_mars-card-olympus_conference = Conférence d’Olympus
terraforming_mars-card-rad_suits = Combinaison Anti-Radiation
terraforming_mars-card-aquifer_pumping = Pompage de l’Aquifère
terraforming_mars-card-flooding = Inondation
terraforming_mars-card-energy_saving = Économies d’Énergie
terraforming_mars-card-local_heat_trapping = Rétention Locale de Chaleur
    .own = yes
terraforming_mars-card-permafrost_extraction = Extraction du Pergélisol
terraforming_mars-card-invention_contest = Concours d’Inventions
terraforming_mars-card-plantation = Plantation
terraforming_mars-card-power_infrastructure = Infrastructure Électrique
terraforming_mars-card-indentured_workers = Ouvriers en Contrat d’Apprentissage
terraforming_mars-card-lagrange_observatory = Observatoire Lagrange
terraforming_mars-card-terraforming_ganymede = Terraformation de Ganymède
terraforming_mars-card-immigration_shuttles = Navettes d’Immigration
terraforming_mars-card-restricted_area = Zone Interdite
terraforming_mars-card-immigrant_city = Cité des Immigrants
terraforming_mars-card-energy_tapping = Vol d’Énergie
terraforming_mars-card-underground_detonations = Explosions Souterraines
terraforming_mars-card-soletta = Soletta
terraforming_mars-card-technology_demonstration = Démonstration Technologique
terraforming_mars-card-rad_chem_factory = Usine Radio-Chimique
terraforming_mars-card-special_design = Conception Spéciale
terraforming_mars-card-medical_lab = Laboratoire Médical
terraforming_mars-card-ai_central = IA Centrale

## Corporations

terraforming_mars-card-beginner_corporation = Jeune Corporation
terraforming_mars-card-credicor = CrediCor
terraforming_mars-card-ecoline = EcoLine
terraforming_mars-card-helion = Helion
terraforming_mars-card-interplanetary_cinematics = Cinématiques Interplanétaires
terraforming_mars-card-inventrix = Inventrix
terraforming_mars-card-mining_guild = Mining Guild
terraforming_mars-card-phobolog = PhoboLog
terraforming_mars-card-tharsis_republic = République de Tharsis
terraforming_mars-card-thorgate = ThorGate
terraforming_mars-card-united_nations_mars_initiative = United Nations Mars Initiative
terraforming_mars-card-saturn_systems = Saturn Systems
terraforming_mars-card-teractor = Teractor

## Ressources

terraforming_mars-resource-megacredits = M€
terraforming_mars-resource-steel = acier
terraforming_mars-resource-titanium = titane
terraforming_mars-resource-plants = plantes
terraforming_mars-resource-energy = énergie
terraforming_mars-resource-heat = chaleur

## Cubes sur les cartes

terraforming_mars-cube-animal = animal
terraforming_mars-cube-microbe = microbe
terraforming_mars-cube-science = cube science
terraforming_mars-cube-fighter = chasseur

## Indicateurs

terraforming_mars-tag-building = bâtiment
terraforming_mars-tag-space = { $agreement ->
    [plural] spatiaux
   *[singular] spatial
    }
terraforming_mars-tag-power = énergie
terraforming_mars-tag-science = science
terraforming_mars-tag-jovian = { $agreement ->
    [plural] joviens
   *[singular] jovien
    }
terraforming_mars-tag-earth = Terre
terraforming_mars-tag-plant = plante
terraforming_mars-tag-microbe = microbe
terraforming_mars-tag-animal = animal
terraforming_mars-tag-city = cité

## Types de cartes

terraforming_mars-kind-automated = carte automatisée
terraforming_mars-kind-active = carte active
terraforming_mars-kind-event = événement
terraforming_mars-kind-corporation = corporation

## Parties de la boîte

terraforming_mars-deck-base = jeu de base
terraforming_mars-deck-corporate_era = Ère des Corporations
terraforming_mars-deck-beginner = pour débutants

## Paramètres globaux

terraforming_mars-parameter-temperature = température
terraforming_mars-parameter-oxygen = oxygène
terraforming_mars-parameter-oceans = océans

## Tuiles ; les tuiles spéciales portent le nom de leur carte

terraforming_mars-tile-ocean = océan
terraforming_mars-tile-greenery = verdure
terraforming_mars-tile-city = cité
    .gender = feminine

## Objectifs

terraforming_mars-milestone-terraformer = Terraformeur
terraforming_mars-milestone-mayor = Maire
terraforming_mars-milestone-gardener = Jardinier
terraforming_mars-milestone-builder = Constructeur
terraforming_mars-milestone-planner = Planificateur

## Récompenses

terraforming_mars-award-landlord = Propriétaire
terraforming_mars-award-banker = Banquier
terraforming_mars-award-scientist = Scientifique
terraforming_mars-award-thermalist = Thermaliste
terraforming_mars-award-miner = Mineur

## Projets standard

terraforming_mars-project-sell_patents = Vente de brevets
terraforming_mars-project-power_plant = Centrale électrique
terraforming_mars-project-asteroid = Astéroïde
terraforming_mars-project-aquifer = Aquifère
terraforming_mars-project-greenery = Verdure
terraforming_mars-project-city = Cité

## Cases dans une phrase ; celles sans nom sont dites par rangée et colonne

terraforming_mars-space-row_and_column = la case { $column } de la rangée { $row }
terraforming_mars-space_title-row_and_column = Case { $column } de la rangée { $row }
terraforming_mars-space-r2c2 = Tharsis Tholus
terraforming_mars-space-r3c1 = Ascraeus Mons
terraforming_mars-space-r4c1 = Pavonis Mons
terraforming_mars-space-r5c1 = Arsia Mons
terraforming_mars-space-r5c3 = Noctis Ville
terraforming_mars-space-phobos_space_haven = Phobos
terraforming_mars-space-ganymede_colony = Ganymède
