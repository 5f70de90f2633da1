"""Random numbers: the same seed gives the same numbers, and nothing seen tells of what comes."""

from collections import Counter

import pytest

from marsbox.core.rng import SEED_LIMIT, FastRng, Rng, SeedRng, checked_seed


@pytest.mark.parametrize("make", [FastRng, SeedRng])
def test_the_same_seed_gives_the_same_numbers(make: type[FastRng] | type[SeedRng]) -> None:
    one, same, other = make(7), make(7), make(8)
    numbers = [one.below(1000) for _ in range(50)]
    assert numbers == [same.below(1000) for _ in range(50)]
    assert numbers != [other.below(1000) for _ in range(50)]


@pytest.mark.parametrize("make", [FastRng, SeedRng])
def test_numbers_are_below_their_limit_and_spread_evenly(make: type[FastRng] | type[SeedRng]) -> None:
    rng = make(3)
    counts = Counter(rng.below(6) for _ in range(6000))
    assert set(counts) == set(range(6))
    assert all(850 < count < 1150 for count in counts.values())


@pytest.mark.parametrize("make", [FastRng, SeedRng])
def test_below_1_is_0(make: type[FastRng] | type[SeedRng]) -> None:
    rng = make(3)
    assert [rng.below(1) for _ in range(10)] == [0] * 10


@pytest.mark.parametrize("make", [FastRng, SeedRng])
def test_a_shuffle_keeps_the_items_and_gives_every_order(make: type[FastRng] | type[SeedRng]) -> None:
    rng = make(5)
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(2400):
        items = [1, 2, 3, 4]
        rng.shuffle(items)
        assert sorted(items) == [1, 2, 3, 4]
        orders[tuple(items)] += 1
    assert len(orders) == 24
    assert all(60 < count < 145 for count in orders.values())


@pytest.mark.parametrize("make", [FastRng, SeedRng])
def test_a_choice_is_one_of_the_items(make: type[FastRng] | type[SeedRng]) -> None:
    rng = make(5)
    assert {rng.choice([3, 5, 9]) for _ in range(100)} == {3, 5, 9}


def test_shuffling_nothing_or_one_item_is_allowed() -> None:
    empty: list[int] = []
    for items in (empty, [4]):
        before = list(items)
        SeedRng(1).shuffle(items)
        FastRng(1).shuffle(items)
        assert items == before


def test_a_copy_draws_the_same_numbers_and_is_independent() -> None:
    rng = SeedRng(9)
    rng.below(10)
    copy = rng.copy()
    assert (copy.seed, copy.counter) == (rng.seed, rng.counter)
    numbers = [copy.below(100) for _ in range(5)]
    assert numbers == [rng.below(100) for _ in range(5)]


def test_a_generator_goes_on_from_its_counter() -> None:
    rng = SeedRng(9)
    rng.below(10)
    rng.shuffle([1, 2, 3])
    assert SeedRng(9, rng.counter).below(10**6) == rng.below(10**6)


def test_numbers_of_the_seeded_generator_are_fixed_for_ever() -> None:
    # records are replayed from them: another number here breaks every stored game
    rng = SeedRng(2026)
    assert [rng.below(1000) for _ in range(4)] == [188, 481, 646, 77]
    items = list(range(8))
    rng.shuffle(items)
    assert items == [3, 4, 5, 6, 0, 2, 7, 1]


def test_a_fast_generator_makes_128_bit_seeds() -> None:
    seeds = {FastRng(number).seed() for number in range(50)}
    assert len(seeds) == 50
    assert all(0 <= seed < SEED_LIMIT for seed in seeds)
    assert max(seeds) > 1 << 120


@pytest.mark.parametrize("seed", [0, SEED_LIMIT - 1])
def test_a_seed_in_range_is_taken(seed: int) -> None:
    assert checked_seed(seed) == seed
    assert 0 <= SeedRng(seed).below(10) < 10


@pytest.mark.parametrize("seed", [-1, SEED_LIMIT])
def test_a_seed_out_of_range_is_refused(seed: int) -> None:
    with pytest.raises(ValueError, match=f"seed {seed} is out of range"):
        checked_seed(seed)


def test_the_base_class_draws_nothing() -> None:
    with pytest.raises(NotImplementedError):
        Rng().below(3)
