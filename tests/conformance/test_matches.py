"""A match: the record is the truth, answers have no order, and there is a way back as long as nothing was revealed."""

import json
from collections.abc import Iterator

import pytest

from marsbox.core import FastRng, Game, IllegalAction, Log, Match, Record, Setup, State
from marsbox.games import load_game
from tests.conformance.configurations import Configuration, bias_of
from tests.conformance.random_play import all_asked, choose, is_sampled, play_on, seen_events

LONGEST_BATCH = 6


def matches(configuration: Configuration, seed: int) -> Iterator[tuple[Match, FastRng]]:
    """A random match, at a sample of its positions and at its end."""
    match = Match.start(configuration.game, configuration.setup(), seed)
    rng = FastRng(seed)
    bias = bias_of(configuration, seed)
    step = 0
    while configuration.game.decisions(match.state):
        if is_sampled(configuration, step, rng):
            yield match, FastRng(seed * 1_000_003 + step)
        decisions = configuration.game.decisions(match.state)
        decision = decisions[rng.below(len(decisions))]
        match.play(decision.seat, choose(decision, rng, bias))
        step += 1
    yield match, rng


def copy(match: Match) -> Match:
    """An independent match at the same point, its way back included."""
    game = match.game
    record = Record.from_json(match.record.to_json())
    return Match.restore(game, record, game.dump(match.state))


def test_a_replay_ends_where_the_game_did(configuration: Configuration, seeds: range) -> None:
    game = configuration.game
    for seed in seeds:
        *_, (match, _) = matches(configuration, seed)
        assert game.dump(match.record.replay(game)) == game.dump(match.state)


def test_a_replay_reaches_every_position(configuration: Configuration, seeds: range) -> None:
    """Also with a question open: the answers given to it so far are the only thing that the record doesn't hold yet."""
    game = configuration.game
    for seed in seeds:
        for match, _ in matches(configuration, seed):
            state = match.record.replay(game)
            for seat, answers in enumerate(match.state.answers):
                for answer in answers:
                    game.apply(state, seat, answer)
            assert game.dump(state) == game.dump(match.state)


def test_a_replay_tells_the_same_events(configuration: Configuration, seeds: range) -> None:
    game = configuration.game
    for seed in seeds:
        match = Match.start(game, configuration.setup(), seed)
        events = list(match.opening)
        rng = FastRng(seed)
        while decisions := game.decisions(match.state):
            decision = decisions[rng.below(len(decisions))]
            events += match.play(decision.seat, rng.choice(decision.options))
        log = Log()
        match.record.replay(game, log=log)
        for viewer in range(-1, configuration.players):
            assert seen_events(log.events, viewer) == seen_events(events, viewer)


def test_a_record_survives_as_text(configuration: Configuration, seeds: range) -> None:
    game = configuration.game
    for seed in seeds:
        *_, (match, _) = matches(configuration, seed)
        text = match.record.to_json()
        again = Record.from_json(text)
        assert again.to_json() == text
        assert again.of(game).actions == match.record.actions
        assert game.dump(again.replay(game)) == game.dump(match.state)
        assert json.loads(text)["game"] == configuration.game_id


def complete_answers(game: Game, state: State, rng: FastRng) -> list[list[int]]:
    """A complete answer to an open simultaneous question for every seat that owes one: its steps in order."""
    answers: list[list[int]] = [[] for _ in range(state.players)]
    trial = game.clone(state)
    while True:
        decisions = game.decisions(trial)
        decision = decisions[0]
        option = rng.choice(decision.options)
        answers[decision.seat].append(option)
        game.apply(trial, decision.seat, option)
        if all(given == () for given in trial.answers):
            return answers


def give(match: Match, answers: list[list[int]], rng: FastRng) -> list[tuple[int, tuple[int, ...]]]:
    """Give the answers, the seats in a random order and their steps mixed; some are taken back and given again.

    Returns the events that the spectator sees.
    """
    seats = [seat for seat, steps in enumerate(answers) for _ in steps]
    rng.shuffle(seats)
    given = [0] * len(answers)
    events = []
    for turn, seat in enumerate(seats):
        last = turn == len(seats) - 1
        events += match.play(seat, answers[seat][given[seat]])
        if not last and rng.below(3) == 0:
            match.take_back(seat)
            events += match.play(seat, answers[seat][given[seat]])
        given[seat] += 1
    return seen_events(events, -1)


def test_the_order_of_answering_changes_nothing(configuration: Configuration, seeds: range) -> None:
    """Whenever several seats are asked at once, at set-up or in every turn."""
    game = configuration.game
    for seed in seeds:
        match = Match.start(game, configuration.setup(), seed)
        rng = FastRng(seed)
        while decisions := game.decisions(match.state):
            if decisions[0].simultaneous:
                check_order_of_answering(match, rng)
            else:
                match.play(decisions[0].seat, rng.choice(decisions[0].options))


def check_order_of_answering(match: Match, rng: FastRng) -> None:
    """Answer an open question in several orders, and then for good."""
    game = match.game
    answers = complete_answers(game, match.state, rng)
    in_seat_order = [(seat, answer) for seat, steps in enumerate(answers) for answer in steps]
    expected = [*match.record.actions, *in_seat_order]
    results = []
    for _ in range(4):
        other = Match(game, Record.from_json(match.record.to_json()).of(game), game.clone(match.state), [])
        heard = give(other, answers, rng)
        assert other.record.actions == expected, "a record holds the answers in seat order"
        results.append((game.dump(other.state), heard))
    assert all(result == results[0] for result in results)
    give(match, answers, rng)
    assert game.dump(match.state) == results[0][0]


def test_take_back_returns_to_an_equal_state(configuration: Configuration, seeds: range) -> None:
    game = configuration.game
    for seed in seeds:
        for match, _ in matches(configuration, seed):
            for decision in game.decisions(match.state):
                for option in decision.options:
                    state = game.clone(match.state)
                    game.apply(state, decision.seat, option)
                    open_still = decision.simultaneous and state.answers[decision.seat] != ()
                    assert game.can_take_back(state, decision.seat) == open_still
                    if open_still:
                        game.take_back(state, decision.seat)
                        assert game.dump(state) == game.dump(match.state)
                        assert all_asked(game, state) == all_asked(game, match.state)


def test_nothing_else_can_be_taken_back(configuration: Configuration, seeds: range) -> None:
    game = configuration.game
    for seed in seeds:
        for match, _ in matches(configuration, seed):
            before = game.dump(match.state)
            for seat in range(-1, configuration.players + 1):
                if not game.can_take_back(match.state, seat):
                    with pytest.raises(IllegalAction):
                        match.take_back(seat)
            assert game.dump(match.state) == before


def test_undo_goes_back_as_far_as_nothing_was_revealed(configuration: Configuration, seeds: range) -> None:
    """Played beside a plain list of what undo should reach, step by step, and then walked back."""
    game = configuration.game
    for seed in seeds:
        for start, rng in matches(configuration, seed):
            match = copy(start)
            trail: list[tuple[int, bytes, str]] = []
            for _ in range(1 + rng.below(5)):
                decisions = game.decisions(match.state)
                if not decisions or decisions[0].simultaneous:
                    break
                seat = decisions[0].seat
                before = (seat, game.dump(match.state), match.record.to_json())
                revealed = match.state.revealed
                match.play(seat, rng.choice(decisions[0].options))
                trail = [] if match.state.revealed > revealed else [*trail, before]
                assert match.can_undo(seat) == bool(trail)
            for seat, state, record in reversed(trail):
                refuse_undo(match, [other for other in range(configuration.players) if other != seat])
                match.undo(seat)
                assert (game.dump(match.state), match.record.to_json()) == (state, record)
                assert all_asked(game, match.state) == all_asked(game, game.load(state))


def refuse_undo(match: Match, seats: list[int]) -> None:
    before = match.game.dump(match.state), match.record.to_json()
    for seat in seats:
        assert not match.can_undo(seat)
        with pytest.raises(IllegalAction):
            match.undo(seat)
    assert (match.game.dump(match.state), match.record.to_json()) == before


def test_there_is_no_undo_after_a_reveal(configuration: Configuration, seeds: range) -> None:
    game = configuration.game
    for seed in seeds:
        for start, rng in matches(configuration, seed):
            for decision in game.decisions(start.state):
                match = copy(start)
                match.play(decision.seat, rng.choice(decision.options))
                if match.state.revealed > start.state.revealed:
                    refuse_undo(match, list(range(configuration.players)))


def test_alone_an_answer_in_several_steps_is_undone_as_a_whole() -> None:
    game = load_game("terraforming-mars")
    match = Match.start(game, Setup(1), 3)
    while match.state.answers[0] or game.view(match.state, 0)["phase"] != "research":
        options = game.decisions(match.state)[0].options
        # passing at once leaves the cards of the next generation to be bought
        match.play(0, options[-1])
    before = game.dump(match.state), match.record.to_json()
    for _ in range(2):
        match.play(0, game.decisions(match.state)[0].options[0])
        assert not match.can_undo(0)
    match.play(0, game.actions.number({"done": True}))
    for bought in (match, copy(match)):
        assert len(game.view(bought.state, 0)["seats"][0]["hand"]) == 2
        bought.undo(0)
        assert (game.dump(bought.state), bought.record.to_json()) == before


def test_a_stored_match_is_the_same_match(configuration: Configuration, seeds: range) -> None:
    game = configuration.game
    for seed in seeds:
        for match, _ in matches(configuration, seed):
            stored = copy(match)
            assert game.dump(stored.state) == game.dump(match.state)
            for seat in range(configuration.players):
                assert stored.can_undo(seat) == match.can_undo(seat)


def foreseen_batch(game: Game, state: State, rng: FastRng) -> tuple[int, list[int], int]:
    """Actions for one seat, one after the other, and how many of them come up to the first that reveals something."""
    trial = game.clone(state)
    decisions = game.decisions(trial)
    seat = decisions[rng.below(len(decisions))].seat
    actions: list[int] = []
    run = 0
    while len(actions) < LONGEST_BATCH:
        decision = game.decision(trial, seat)
        if decision is None:
            break
        if trial.revealed == state.revealed:
            run += 1
        actions.append(rng.choice(decision.options))
        game.apply(trial, seat, actions[-1])
    return seat, actions, run


def test_a_batch_stops_at_a_reveal(configuration: Configuration, seeds: range) -> None:
    game = configuration.game
    for seed in seeds:
        for start, rng in matches(configuration, seed):
            if not game.decisions(start.state):
                continue
            seat, actions, foreseen = foreseen_batch(game, start.state, rng)
            match, single = copy(start), copy(start)
            events, run = match.play_many(seat, actions)
            assert run == foreseen
            one_by_one = []
            for action in actions[:run]:
                one_by_one += single.play(seat, action)
            assert game.dump(match.state) == game.dump(single.state)
            assert match.record.actions == single.record.actions
            assert seen_events(events, seat) == seen_events(one_by_one, seat)


def test_a_batch_with_an_illegal_action_changes_nothing(configuration: Configuration, seeds: range) -> None:
    game = configuration.game
    for seed in seeds:
        for start, rng in matches(configuration, seed):
            if not game.decisions(start.state):
                continue
            seat, actions, foreseen = foreseen_batch(game, start.state, rng)
            match = copy(start)
            actions = [*actions[: foreseen - 1], game.actions.size]
            before = game.dump(match.state), match.record.to_json()
            with pytest.raises(IllegalAction):
                match.play_many(seat, actions)
            assert (game.dump(match.state), match.record.to_json()) == before
            assert [match.can_undo(other) for other in range(configuration.players)] == [
                start.can_undo(other) for other in range(configuration.players)
            ]


def test_a_refused_move_changes_nothing(configuration: Configuration, seeds: range) -> None:
    game = configuration.game
    for seed in seeds:
        for match, rng in matches(configuration, seed):
            before = game.dump(match.state), match.record.to_json()
            for seat in range(-1, configuration.players + 1):
                decision = game.decision(match.state, seat)
                action = rng.below(game.actions.size)
                if decision is None or action not in decision.options:
                    with pytest.raises(IllegalAction):
                        match.play(seat, action)
            assert (game.dump(match.state), match.record.to_json()) == before


def test_the_same_start_and_choices_give_the_same_game(configuration: Configuration, seeds: range) -> None:
    game = configuration.game
    for seed in seeds:
        ends = []
        for _ in range(2):
            state = game.new(configuration.setup(), seed)
            play_on(game, state, FastRng(seed), 60)
            ends.append(game.dump(state))
        assert ends[0] == ends[1]
        assert game.dump(game.new(configuration.setup(), seed)) != game.dump(game.new(configuration.setup(), seed + 1))
