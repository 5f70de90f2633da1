### Names. `.own` marks a name of our own, where no printed one is known to us.

## Project cards

terraforming_mars-card-colonizer_training_camp = Colonizer Training Camp
terraforming_mars-card-asteroid_mining_consortium = Asteroid Mining Consortium
terraforming_mars-card-deep_well_heating = Deep Well Heating
terraforming_mars-card-cloud_seeding = Cloud Seeding
terraforming_mars-card-search_for_life = Search For Life
terraforming_mars-card-inventors_guild = Inventors’ Guild
terraforming_mars-card-martian_rails = Martian Rails
terraforming_mars-card-capital = Capital
terraforming_mars-card-asteroid = Asteroid
terraforming_mars-card-comet = Comet
terraforming_mars-card-big_asteroid = Big Asteroid
terraforming_mars-card-water_import_from_europa = Water Import From Europa
terraforming_mars-card-space_elevator = Space Elevator
terraforming_mars-card-development_center = Development Center
terraforming_mars-card-equatorial_magnetizer = Equatorial Magnetizer
terraforming_mars-card-domed_crater = Domed Crater
terraforming_mars-card-noctis_city = Noctis City
terraforming_mars-card-methane_from_titan = Methane From Titan
terraforming_mars-card-imported_hydrogen = Imported Hydrogen
terraforming_mars-card-research_outpost = Research Outpost
terraforming_mars-card-phobos_space_haven = Phobos Space Haven
terraforming_mars-card-black_polar_dust = Black Polar Dust
terraforming_mars-card-arctic_algae = Arctic Algae
terraforming_mars-card-predators = Predators
terraforming_mars-card-space_station = Space Station
terraforming_mars-card-eos_chasma_national_park = Eos Chasma National Park
terraforming_mars-card-interstellar_colony_ship = Interstellar Colony Ship
terraforming_mars-card-security_fleet = Security Fleet
terraforming_mars-card-cupola_city = Cupola City
terraforming_mars-card-lunar_beam = Lunar Beam
terraforming_mars-card-optimal_aerobraking = Optimal Aerobraking
terraforming_mars-card-underground_city = Underground City
terraforming_mars-card-regolith_eaters = Regolith Eaters
terraforming_mars-card-ghg_producing_bacteria = GHG Producing Bacteria
terraforming_mars-card-ants = Ants
terraforming_mars-card-release_of_inert_gases = Release of Inert Gases
terraforming_mars-card-nitrogen_rich_asteroid = Nitrogen-Rich Asteroid
terraforming_mars-card-rover_construction = Rover Construction
terraforming_mars-card-deimos_down = Deimos Down
terraforming_mars-card-asteroid_mining = Asteroid Mining
terraforming_mars-card-food_factory = Food Factory
terraforming_mars-card-archaebacteria = Archaebacteria
terraforming_mars-card-carbonate_processing = Carbonate Processing
terraforming_mars-card-natural_preserve = Natural Preserve
terraforming_mars-card-nuclear_power = Nuclear Power
terraforming_mars-card-lightning_harvest = Lightning Harvest
terraforming_mars-card-algae = Algae
terraforming_mars-card-adapted_lichen = Adapted Lichen
terraforming_mars-card-tardigrades = Tardigrades
terraforming_mars-card-virus = Virus
terraforming_mars-card-miranda_resort = Miranda Resort
terraforming_mars-card-fish = Fish
terraforming_mars-card-lake_marineris = Lake Marineris
terraforming_mars-card-small_animals = Small Animals
terraforming_mars-card-kelp_farming = Kelp Farming
terraforming_mars-card-mine = Mine
terraforming_mars-card-vesta_shipyard = Vesta Shipyard
terraforming_mars-card-beam_from_a_thorium_asteroid = Beam From A Thorium Asteroid
terraforming_mars-card-mangrove = Mangrove
terraforming_mars-card-trees = Trees
terraforming_mars-card-great_escarpment_consortium = Great Escarpment Consortium
terraforming_mars-card-mineral_deposit = Mineral Deposit
terraforming_mars-card-mining_expedition = Mining Expedition
terraforming_mars-card-mining_area = Mining Area
terraforming_mars-card-building_industries = Building Industries
terraforming_mars-card-land_claim = Land Claim
terraforming_mars-card-mining_rights = Mining Rights
terraforming_mars-card-sponsors = Sponsors
terraforming_mars-card-electro_catapult = Electro Catapult
terraforming_mars-card-earth_catapult = Earth Catapult
terraforming_mars-card-advanced_alloys = Advanced Alloys
terraforming_mars-card-birds = Birds
terraforming_mars-card-mars_university = Mars University
terraforming_mars-card-viral_enhancers = Viral Enhancers
terraforming_mars-card-towing_a_comet = Towing A Comet
terraforming_mars-card-space_mirrors = Space Mirrors
terraforming_mars-card-solar_wind_power = Solar Wind Power
terraforming_mars-card-ice_asteroid = Ice Asteroid
terraforming_mars-card-quantum_extractor = Quantum Extractor
terraforming_mars-card-giant_ice_asteroid = Giant Ice Asteroid
terraforming_mars-card-ganymede_colony = Ganymede Colony
terraforming_mars-card-callisto_penal_mines = Callisto Penal Mines
terraforming_mars-card-giant_space_mirror = Giant Space Mirror
terraforming_mars-card-trans_neptune_probe = Trans-Neptune Probe
terraforming_mars-card-commercial_district = Commercial District
terraforming_mars-card-robotic_workforce = Robotic Workforce
terraforming_mars-card-grass = Grass
terraforming_mars-card-heather = Heather
terraforming_mars-card-peroxide_power = Peroxide Power
terraforming_mars-card-research = Research
terraforming_mars-card-gene_repair = Gene Repair
terraforming_mars-card-io_mining_industries = Io Mining Industries
terraforming_mars-card-bushes = Bushes
terraforming_mars-card-mass_converter = Mass Converter
terraforming_mars-card-physics_complex = Physics Complex
terraforming_mars-card-greenhouses = Greenhouses
terraforming_mars-card-nuclear_zone = Nuclear Zone
terraforming_mars-card-tropical_resort = Tropical Resort
terraforming_mars-card-toll_station = Toll Station
terraforming_mars-card-fueled_generators = Fueled Generators
terraforming_mars-card-ironworks = Ironworks
terraforming_mars-card-power_grid = Power Grid
terraforming_mars-card-steelworks = Steelworks
terraforming_mars-card-ore_processor = Ore Processor
terraforming_mars-card-earth_office = Earth Office
terraforming_mars-card-acquired_company = Acquired Company
terraforming_mars-card-media_archives = Media Archives
terraforming_mars-card-open_city = Open City
terraforming_mars-card-media_group = Media Group
terraforming_mars-card-business_network = Business Network
terraforming_mars-card-business_contacts = Business Contacts
terraforming_mars-card-bribed_committee = Bribed Committee
terraforming_mars-card-solar_power = Solar Power
terraforming_mars-card-breathing_filters = Breathing Filters
terraforming_mars-card-artificial_photosynthesis = Artificial Photosynthesis
terraforming_mars-card-artificial_lake = Artificial Lake
terraforming_mars-card-geothermal_power = Geothermal Power
terraforming_mars-card-farming = Farming
terraforming_mars-card-dust_seals = Dust Seals
terraforming_mars-card-urbanized_area = Urbanized Area
terraforming_mars-card-sabotage = Sabotage
terraforming_mars-card-moss = Moss
terraforming_mars-card-industrial_center = Industrial Center
terraforming_mars-card-hired_raiders = Hired Raiders
terraforming_mars-card-hackers = Hackers
terraforming_mars-card-ghg_factories = GHG Factories
terraforming_mars-card-subterranean_reservoir = Subterranean Reservoir
terraforming_mars-card-ecological_zone = Ecological Zone
terraforming_mars-card-zeppelins = Zeppelins
terraforming_mars-card-worms = Worms
terraforming_mars-card-decomposers = Decomposers
terraforming_mars-card-fusion_power = Fusion Power
terraforming_mars-card-symbiotic_fungus = Symbiotic Fungus
terraforming_mars-card-extreme_cold_fungus = Extreme-Cold Fungus
terraforming_mars-card-advanced_ecosystems = Advanced Ecosystems
terraforming_mars-card-great_dam = Great Dam
terraforming_mars-card-cartel = Cartel
terraforming_mars-card-strip_mine = Strip Mine
terraforming_mars-card-wave_power = Wave Power
terraforming_mars-card-lava_flows = Lava Flows
terraforming_mars-card-power_plant = Power Plant
terraforming_mars-card-mohole_area = Mohole Area
terraforming_mars-card-large_convoy = Large Convoy
terraforming_mars-card-titanium_mine = Titanium Mine
terraforming_mars-card-tectonic_stress_power = Tectonic Stress Power
terraforming_mars-card-nitrophilic_moss = Nitrophilic Moss
terraforming_mars-card-herbivores = Herbivores
terraforming_mars-card-insects = Insects
terraforming_mars-card-ceos_favorite_project = CEO’s Favorite Project
terraforming_mars-card-anti_gravity_technology = Anti-Gravity Technology
terraforming_mars-card-investment_loan = Investment Loan
terraforming_mars-card-insulation = Insulation
terraforming_mars-card-adaptation_technology = Adaptation Technology
terraforming_mars-card-caretaker_contract = Caretaker Contract
terraforming_mars-card-designed_microorganisms = Designed Microorganisms
terraforming_mars-card-standard_technology = Standard Technology
terraforming_mars-card-nitrite_reducing_bacteria = Nitrite Reducing Bacteria
terraforming_mars-card-industrial_microbes = Industrial Microbes
terraforming_mars-card-lichen = Lichen
terraforming_mars-card-power_supply_consortium = Power Supply Consortium
terraforming_mars-card-convoy_from_europa = Convoy From Europa
terraforming_mars-card-imported_ghg = Imported GHG
terraforming_mars-card-imported_nitrogen = Imported Nitrogen
terraforming_mars-card-micro_mills = Micro-Mills
terraforming_mars-card-magnetic_field_generators = Magnetic Field Generators
terraforming_mars-card-shuttles = Shuttles
terraforming_mars-card-import_of_advanced_ghg = Import of Advanced GHG
terraforming_mars-card-windmills = Windmills
terraforming_mars-card-tundra_farming = Tundra Farming
terraforming_mars-card-aerobraked_ammonia_asteroid = Aerobraked Ammonia Asteroid
terraforming_mars-card-magnetic_field_dome = Magnetic Field Dome
terraforming_mars-card-pets = Pets
terraforming_mars-card-protected_habitats = Protected Habitats
terraforming_mars-card-protected_valley = Protected Valley
terraforming_mars-card-satellites = Satellites
terraforming_mars-card-noctis_farming = Noctis Farming
terraforming_mars-card-water_splitting_plant = Water Splitting Plant
terraforming_mars-card-heat_trappers = Heat Trappers
terraforming_mars-card-soil_factory = Soil Factory
terraforming_mars-card-fuel_factory = Fuel Factory
terraforming_mars-card-ice_cap_melting = Ice Cap Melting
terraforming_mars-card-corporate_stronghold = Corporate Stronghold
terraforming_mars-card-biomass_combustors = Biomass Combustors
terraforming_mars-card-livestock = Livestock
terraforming_mars-card-olympus_conference = Olympus Conference
terraforming_mars-card-rad_suits = Rad-Suits
terraforming_mars-card-aquifer_pumping = Aquifer Pumping
terraforming_mars-card-flooding = Flooding
terraforming_mars-card-energy_saving = Energy Saving
terraforming_mars-card-local_heat_trapping = Local Heat Trapping
terraforming_mars-card-permafrost_extraction = Permafrost Extraction
terraforming_mars-card-invention_contest = Invention Contest
terraforming_mars-card-plantation = Plantation
terraforming_mars-card-power_infrastructure = Power Infrastructure
terraforming_mars-card-indentured_workers = Indentured Workers
terraforming_mars-card-lagrange_observatory = Lagrange Observatory
terraforming_mars-card-terraforming_ganymede = Terraforming Ganymede
terraforming_mars-card-immigration_shuttles = Immigration Shuttles
terraforming_mars-card-restricted_area = Restricted Area
terraforming_mars-card-immigrant_city = Immigrant City
terraforming_mars-card-energy_tapping = Energy Tapping
terraforming_mars-card-underground_detonations = Underground Detonations
terraforming_mars-card-soletta = Soletta
terraforming_mars-card-technology_demonstration = Technology Demonstration
terraforming_mars-card-rad_chem_factory = Rad-Chem Factory
terraforming_mars-card-special_design = Special Design
terraforming_mars-card-medical_lab = Medical Lab
terraforming_mars-card-ai_central = AI Central

## Corporations

terraforming_mars-card-beginner_corporation = Beginner Corporation
terraforming_mars-card-credicor = CrediCor
terraforming_mars-card-ecoline = EcoLine
terraforming_mars-card-helion = Helion
terraforming_mars-card-interplanetary_cinematics = Interplanetary Cinematics
terraforming_mars-card-inventrix = Inventrix
terraforming_mars-card-mining_guild = Mining Guild
terraforming_mars-card-phobolog = PhoboLog
terraforming_mars-card-tharsis_republic = Tharsis Republic
terraforming_mars-card-thorgate = ThorGate
terraforming_mars-card-united_nations_mars_initiative = United Nations Mars Initiative
terraforming_mars-card-saturn_systems = Saturn Systems
terraforming_mars-card-teractor = Teractor

## Resources

terraforming_mars-resource-megacredits = M€
terraforming_mars-resource-steel = steel
terraforming_mars-resource-titanium = titanium
terraforming_mars-resource-plants = plants
terraforming_mars-resource-energy = energy
terraforming_mars-resource-heat = heat

## Cubes on cards

terraforming_mars-cube-animal = animal
terraforming_mars-cube-microbe = microbe
terraforming_mars-cube-science = science cube
terraforming_mars-cube-fighter = fighter

## Tags

terraforming_mars-tag-building = building
terraforming_mars-tag-space = space
terraforming_mars-tag-power = power
terraforming_mars-tag-science = science
terraforming_mars-tag-jovian = Jovian
terraforming_mars-tag-earth = Earth
terraforming_mars-tag-plant = plant
terraforming_mars-tag-microbe = microbe
terraforming_mars-tag-animal = animal
terraforming_mars-tag-city = city

## Kinds of cards

terraforming_mars-kind-automated = automated card
terraforming_mars-kind-active = active card
terraforming_mars-kind-event = event
terraforming_mars-kind-corporation = corporation

## Parts of the box

terraforming_mars-deck-base = base game
terraforming_mars-deck-corporate_era = Corporate Era
terraforming_mars-deck-beginner = for beginners

## Global parameters

terraforming_mars-parameter-temperature = temperature
terraforming_mars-parameter-oxygen = oxygen
terraforming_mars-parameter-oceans = oceans

## Tiles; special ones are called like their cards

terraforming_mars-tile-ocean = ocean
terraforming_mars-tile-greenery = greenery
terraforming_mars-tile-city = city

## Milestones

terraforming_mars-milestone-terraformer = Terraformer
terraforming_mars-milestone-mayor = Mayor
terraforming_mars-milestone-gardener = Gardener
terraforming_mars-milestone-builder = Builder
terraforming_mars-milestone-planner = Planner

## Awards

terraforming_mars-award-landlord = Landlord
terraforming_mars-award-banker = Banker
terraforming_mars-award-scientist = Scientist
terraforming_mars-award-thermalist = Thermalist
terraforming_mars-award-miner = Miner

## Standard projects

terraforming_mars-project-sell_patents = Sell patents
terraforming_mars-project-power_plant = Power plant
terraforming_mars-project-asteroid = Asteroid
terraforming_mars-project-aquifer = Aquifer
terraforming_mars-project-greenery = Greenery
terraforming_mars-project-city = City

## Spaces in a sentence; those without a name are told by row and column

terraforming_mars-space-row_and_column = space { $column } of row { $row }
terraforming_mars-space_title-row_and_column = Space { $column } of row { $row }
terraforming_mars-space-r2c2 = Tharsis Tholus
terraforming_mars-space-r3c1 = Ascraeus Mons
terraforming_mars-space-r4c1 = Pavonis Mons
terraforming_mars-space-r5c1 = Arsia Mons
terraforming_mars-space-r5c3 = Noctis City
terraforming_mars-space-phobos_space_haven = Phobos
terraforming_mars-space-ganymede_colony = Ganymede
