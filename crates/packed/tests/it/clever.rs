//! The packed game against the rules, step by step.

use std::sync::LazyLock;

use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng, RngExt, SeedableRng};
use turlaj_clever::{Action, Clever, Count, Field, FieldSet, Roll, State, View};
use turlaj_core::{Address, Event, Eye, Game, Node, Seat, Settings, Silent};
use turlaj_packed::clever::{self as packed, Lowest, Packed, PackedFaces, RandomStream, Stream};
use turlaj_testkit::{Case, all_settings, check_cases};

/// More facts than any game has.
const STEPS: usize = 1000;

/// The rules of a case: any number of players, any options.
fn rules(case: &Case) -> Clever {
    static ALL: LazyLock<Vec<Settings>> = LazyLock::new(all_settings::<Clever>);
    let players = 1 + case.players.index(4) as u8;
    let fitting: Vec<&Settings> = ALL.iter().filter(|all| all.players() == players).collect();
    let settings: &Settings = case.settings.get::<&Settings>(&fitting);
    Clever::configure(settings).unwrap()
}

fn legal(rules: &Clever, state: &State, seat: Seat) -> Vec<Action> {
    let mut legal = Vec::new();
    rules.legal(state, seat, &mut legal);
    legal
}

/// Everything that all seats together see.
fn whole_view(rules: &Clever, state: &State) -> View {
    let mut view = rules.view(state, Eye::Nobody);
    for seat in (0..rules.players()).map(Seat) {
        view.seats[seat.index()] = rules.view(state, Eye::Seat(seat)).seats[seat.index()].clone();
    }
    view
}

fn assert_same<const SEATS: usize>(rules: &Clever, state: &State, game: &Packed<SEATS>) {
    let asked = match (rules.node(state), game.node()) {
        (Node::Chance, packed::PackedNode::First) => {
            assert_eq!(rules.outcomes(state).len(), usize::from(rules.players()));
            0
        }
        (Node::Chance, packed::PackedNode::Dice(dice)) => {
            let roll = rules.roll(state, &mut |_: Address, _: u32| 2);
            assert_eq!(packed::roll(dice, PackedFaces::new([3; 6])), roll);
            0
        }
        (Node::Chance, packed::PackedNode::Lot(lowest)) => {
            let lots: Vec<Roll> = rules.outcomes(state).into_iter().map(|(lot, _)| lot).collect();
            let ours: Vec<Roll> = lowest.lots().iter().map(|&lot| named_lot(lot)).collect();
            assert_eq!(ours, lots);
            0
        }
        (Node::Decide(seats), packed::PackedNode::Decide(ours)) => {
            assert_eq!(seats.iter().fold(0, |set, seat| set | 1 << seat.0), ours);
            ours
        }
        (Node::Over(standings), packed::PackedNode::Over) => {
            for place in standings.places() {
                let points = game.points(place.seat.index());
                assert_eq!(i32::from(points.total()), place.points);
                assert_eq!([i32::from(points.best_area())], *place.tie_breaks);
            }
            0
        }
        (node, ours) => panic!("{node:?} is not {ours:?}"),
    };
    for seat in (0..rules.players()).map(Seat) {
        let ours = game.legal(seat.index());
        assert_eq!(ours.is_empty(), asked >> seat.0 & 1 == 0);
        let named: Vec<Action> = ours.iter().map(|at| packed::action(ours.ask, at)).collect();
        assert_eq!(named, legal(rules, state, seat));
        assert_eq!(named.len(), ours.len() as usize);
        assert!(ours.iter().eq(named.iter().map(|&action| packed::choice(action))));
        assert!(ours.iter().eq((0..ours.len()).map(|at| ours.nth(at))));
        let count = Count::of(state.sheet(seat));
        let points = game.points(seat.index());
        assert_eq!((points.areas, points.foxes), (count.areas(), count.foxes));
        assert_eq!(points.total(), count.total());
    }
    assert_eq!(Packed::<SEATS>::seen(rules, &whole_view(rules, state)), *game);
}

fn named_lot(lot: u8) -> Roll {
    let dice = turlaj_clever::DICE.into_iter().filter(|&die| lot >> die as u8 & 1 == 1);
    Roll::Lot(dice.collect())
}

/// Plays rules and packed game with the same dice, any seat of those asked deciding next.
fn walk<const SEATS: usize>(
    rules: &Clever,
    mut state: State,
    mut game: Packed<SEATS>,
    steps: usize,
    rng: &mut impl Rng,
) {
    assert_same(rules, &state, &game);
    for _ in 0..steps {
        let event = match rules.node(&state) {
            Node::Decide(seats) => {
                let seat = seats.iter().nth(rng.random_range(0..seats.len() as usize)).unwrap();
                let legal = legal(rules, &state, seat);
                let action = legal[rng.random_range(0..legal.len())];
                game.act(seat.index(), packed::choice(action));
                Event::Act { seat, action }
            }
            Node::Chance => {
                let mut dice = |_: Address, faces: u32| rng.random_range(0..faces);
                let roll = rules.roll(&state, &mut dice);
                game.fall(&roll);
                Event::Roll { roll }
            }
            _ => return,
        };
        rules.apply(&mut state, &event, &mut Silent);
        assert_same(rules, &state, &game);
    }
}

fn walk_from_the_start<const SEATS: usize>(case: &Case) {
    let rules = rules(case);
    if usize::from(rules.players()) <= SEATS {
        let rng = &mut Xoshiro256PlusPlus::seed_from_u64(case.seed);
        walk(&rules, rules.start(), Packed::<SEATS>::new(&rules), case.steps, rng);
    }
}

#[test]
fn the_packed_game_is_the_game() {
    check_cases(512, STEPS, walk_from_the_start::<4>);
}

#[test]
fn a_smaller_one_is_the_solo_game() {
    check_cases(1024, STEPS, walk_from_the_start::<1>);
}

/// A sheet in words, with so many of a hundred fields marked.
fn full_sheet(seat: u8, percent: u32, rng: &mut impl Rng) -> String {
    let mut marked = || rng.random_range(0..100) < percent;
    let fields = Field::all().filter(|field| !FieldSet::PRINTED.contains(*field) && marked());
    let names: Vec<String> = fields.map(|field| field.to_string()).collect();
    let of = |letter: char| {
        let own = names.iter().filter_map(|name| name.strip_prefix(letter));
        own.collect::<Vec<_>>()
    };
    let (yellow, blue) = (of('Y').join(","), of('B').join(","));
    let green = (1..=of('G').len()).map(|at| at.to_string()).collect::<Vec<_>>().join(",");
    let orange = vec!["6"; of('O').len()].join(",");
    let purple = vec!["6"; of('P').len()].join(",");
    let (rerolls, extras) = (rng.random_range(0..4), rng.random_range(0..4));
    format!(
        "{seat}.yellow={yellow} {seat}.blue={blue} {seat}.green={green} {seat}.orange={orange} \
         {seat}.purple={purple} {seat}.rerolls={rerolls} {seat}.extras={extras}"
    )
}

/// Random games leave most fields open; here areas are full, gifts lost, and choices forced.
#[test]
fn the_packed_game_is_the_game_with_full_sheets() {
    check_cases(2048, 40, |case| {
        let rules = rules(case);
        let rng = &mut Xoshiro256PlusPlus::seed_from_u64(case.seed);
        let round = rng.random_range(1..=rules.rounds());
        let begin =
            ["turn", "round", "passive"][rng.random_range(0..2 + usize::from(rules.is_solo()))];
        let sheets = (1..=rules.players()).map(|seat| {
            let percent = [0, 50, 80, 90, 95, 100][rng.random_range(0..6)];
            full_sheet(seat, percent, rng)
        });
        let sheets = sheets.collect::<Vec<_>>().join(" ");
        let state = rules.position(&format!("{sheets} round={round} begin={begin}")).unwrap();
        let game = Packed::<4>::seen(&rules, &whole_view(&rules, &state));
        walk(&rules, state, game, case.steps, rng);
    });
}

/// What an eye that does not see all supposes is a position that goes on to an end.
#[test]
fn what_one_seat_sees_can_be_played_on() {
    check_cases(256, STEPS / 4, |case| {
        let rules = rules(case);
        let mut stream = RandomStream(Xoshiro256PlusPlus::seed_from_u64(case.seed));
        let mut state = rules.start();
        for _ in 0..case.steps {
            let Some(event) = next_fact(&rules, &state, &mut stream) else { break };
            rules.apply(&mut state, &event, &mut Silent);
        }
        let view = rules.view(&state, Eye::Seat(Seat(0)));
        let mut game = Packed::<4>::seen(&rules, &view);
        assert_eq!(
            matches!(rules.node(&state), Node::Decide(_)),
            matches!(game.node(), packed::PackedNode::Decide(_)),
        );
        packed::play(&mut game, &mut stream);
        assert_eq!(game.node(), packed::PackedNode::Over);
    });
}

/// The next fact of random play in the rules, from a stream that the packed game understands too.
fn next_fact(rules: &Clever, state: &State, stream: &mut impl Stream) -> Option<Event<Clever>> {
    match rules.node(state) {
        Node::Decide(seats) => {
            let seat = seats.iter().next()?;
            let legal = legal(rules, state, seat);
            Some(Event::Act { seat, action: legal[stream.below(legal.len() as u32) as usize] })
        }
        Node::Chance => {
            let outcomes = || rules.outcomes(state);
            let roll = match state_waits_for_dice(rules, state) {
                Some(dice) => packed::roll(dice, stream.dice()),
                None => {
                    let lots = outcomes();
                    lots[stream.below(lots.len() as u32) as usize].0
                }
            };
            Some(Event::Roll { roll })
        }
        _ => None,
    }
}

/// The dice that are rolled next; nothing where a lot falls.
fn state_waits_for_dice(rules: &Clever, state: &State) -> Option<u32> {
    match rules.roll(state, &mut |_: Address, _: u32| 0) {
        Roll::Dice(dice) => {
            Some((0u32..).zip(dice).map(|(at, face)| u32::from(face.is_some()) << at).sum())
        }
        Roll::First(_) | Roll::Lot(_) => None,
    }
}

#[test]
fn random_play_is_random_play_of_the_rules() {
    check_cases(256, STEPS, |case| {
        let rules = rules(case);
        let stream = || RandomStream(Xoshiro256PlusPlus::seed_from_u64(case.seed));
        let (mut ours, mut theirs) = (stream(), stream());
        let mut game = Packed::<4>::new(&rules);
        packed::play(&mut game, &mut ours);
        let mut state = rules.start();
        while let Some(event) = next_fact(&rules, &state, &mut theirs) {
            rules.apply(&mut state, &event, &mut Silent);
        }
        assert_same(&rules, &state, &game);
    });
}

/// All throws of six dice, white changing first.
fn all_throws() -> impl Iterator<Item = [u8; 6]> {
    (0..46_656u32).map(|number| {
        let mut left = number;
        [(); 6].map(|()| {
            let face = left % 6 + 1;
            left /= 6;
            face as u8
        })
    })
}

#[test]
fn every_throw_has_the_same_share_of_random_words() {
    // A word in the middle of each of 6^6 equal parts.
    let mut throws: Vec<[u8; 6]> = (0..46_656u64)
        .map(|part| {
            let word = ((u128::from(part) * 2 + 1) << 63) / 46_656;
            let faces = PackedFaces::random(word as u64);
            [0, 1, 2, 3, 4, 5].map(|die| faces.of(die) as u8)
        })
        .collect();
    throws.sort_unstable();
    let mut all: Vec<[u8; 6]> = all_throws().collect();
    all.sort_unstable();
    assert_eq!(throws, all);
}

#[test]
fn dice_are_compared_and_sorted_as_one_by_one() {
    let set = |faces: [u8; 6], like: &dyn Fn(u8) -> bool| {
        (0..6).filter(|&die| like(faces[die])).fold(0u32, |set, die| set | 1 << die)
    };
    for throw in all_throws() {
        let faces = PackedFaces::new(throw);
        for than in 1..=6 {
            assert_eq!(faces.below(than.into()), set(throw, &|face| face < than));
        }
        let mut sorted = throw;
        sorted.sort_unstable();
        let sure = set(throw, &|face| face < sorted[2]);
        let wanted = 3 - sure.count_ones() as u8;
        let tied = set(throw, &|face| face == sorted[2]);
        assert_eq!(faces.lowest_three(), Lowest { sure, tied, wanted });
    }
}
