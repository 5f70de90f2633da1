### Hints and analyses: the steps of a plan, and what it brings. They address nobody, because they also tell of others.

## Steps of a plan

pocket_mars-planned-transfer = Move a colonist from { $start } to { $end }
# $option: the building, who moves up and who moves down.
pocket_mars-planned-swap_zones = Swap colonists: { $option }
pocket_mars-planned-drain = Drain energy from { $player }
pocket_mars-planned-peek = Look at { POSSESSIVE($player) } module
pocket_mars-planned-use = Use the ability

## What a move brings

pocket_mars-benefit-all_buildings = A colonist in each of the four buildings: { $points } points.
pocket_mars-benefit-four_in_one = Four colonists in { $building }: { $points } points.
pocket_mars-benefit-launched = { $count ->
    [one] { $count } colonist comes aboard the ship and can land.
   *[other] { $count } colonists come aboard the ship and can land.
    }
pocket_mars-benefit-reached = A first colonist in { $building }: { $reached ->
    [one] one of the four buildings is reached.
    [2] two of the four buildings are reached.
   *[other] three of the four buildings are reached.
    }
pocket_mars-benefit-landed = { $count ->
    [one] { $count } more colonist in { $building }.
   *[other] { $count } more colonists in { $building }.
    }
pocket_mars-benefit-promoted = A colonist moves up in { $building }: { $points } points instead of { $before }.
pocket_mars-benefit-energy = Gains { $count } energy.
pocket_mars-benefit-most_energy = Gains { $count } energy, and with it the point for the most energy.
pocket_mars-benefit-ready = { $card } is ready: once connected, it lands a colonist in { $building }.
pocket_mars-benefit-rival_points = { $points ->
    [one] { $player } loses { $points } point.
   *[other] { $player } loses { $points } points.
    }
