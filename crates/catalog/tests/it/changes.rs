//! What protocol 2 of the server sends of a view: it is enough, it is little, and it tells nothing
//! that the eye may not know.

use serde_json::Value;
use serde_json::value::{RawValue, to_raw_value};
use turlaj_catalog::{GAMES, Listed, Visit, visit};
use turlaj_core::{Address, Event, Eye, LiveGame, Node, Seat, Settings, Silent};
use turlaj_proto::{apply, change};
use turlaj_testkit::{Luck, Sample, all_settings};
use turlaj_ziomek::Ziomek;

/// How many random games of each kind.
const GAMES_EACH: u64 = 20;

/// How many facts of each.
const FACTS: usize = 250;

/// The next fact of random play; nothing when the game is over.
fn next<G: Listed>(
    rules: &G,
    state: &G::State,
    luck: &mut Luck,
    sample: Option<Sample<G>>,
) -> Option<Event<G>> {
    let mut dice = luck.clone();
    luck.below(2);
    let mut dice = |_: Address, faces: u32| dice.below(faces as usize) as u32;
    match rules.node(state) {
        Node::Over(_) => None,
        Node::Chance => Some(Event::Roll { roll: rules.roll(state, &mut dice) }),
        Node::Decide(seats) => {
            let seat = luck.pick(&seats.iter().collect::<Vec<Seat>>());
            let mut legal = Vec::new();
            rules.legal(state, seat, &mut legal);
            Some(Event::Act { seat, action: legal.swap_remove(luck.below(legal.len())) })
        }
        Node::Live { seats, until } => {
            if until.is_some() && (seats.is_empty() || luck.below(40) == 0) {
                return Some(Event::Time);
            }
            let seat = luck.pick(&seats.iter().collect::<Vec<Seat>>());
            let sample = sample.expect("a game with live phases gives samples");
            Some(Event::Act { seat, action: sample(rules, state, seat, &mut dice) })
        }
    }
}

fn written(view: &impl serde::Serialize) -> Box<RawValue> {
    to_raw_value(view).unwrap()
}

/// Plays random games and follows what every eye is sent. Returns the bytes of all changes and of
/// all views.
fn follow<G: Listed>(sample: Option<Sample<G>>) -> (usize, usize) {
    let all: Vec<Settings> = all_settings::<G>();
    let (mut changes, mut views) = (0, 0);
    for seed in 0..GAMES_EACH {
        let mut luck = Luck::new(seed);
        let rules = G::configure(&all[luck.below(all.len())]).unwrap();
        let seats = (0..rules.players()).map(|seat| Eye::Seat(Seat(seat)));
        for eye in seats.chain([Eye::Nobody]) {
            let mut luck = luck.clone();
            let mut state = rules.start();
            let mut sent = written(&rules.view(&state, eye));
            let mut known: Value = serde_json::from_str(sent.get()).unwrap();
            let mut guessed = sent.clone();
            for _ in 0..FACTS {
                let Some(event) = next(&rules, &state, &mut luck, sample) else { break };
                rules.apply(&mut state, &event, &mut Silent);
                let view = rules.view(&state, eye);
                let now = written(&view);
                let told = change(&sent, &now);
                assert_eq!(told.is_none(), sent.get() == now.get(), "nothing for no change");
                if let Some(told) = &told {
                    changes += told.get().len();
                    views += now.get().len();
                    apply(&mut known, &serde_json::from_str(told.get()).unwrap());
                    assert_eq!(known, serde_json::from_str::<Value>(now.get()).unwrap(), "{told}");
                }
                // Another state that looks the same to this eye.
                let mut fresh = luck.clone();
                let mut dice = |_: Address, faces: u32| fresh.below(faces as usize) as u32;
                let guess = written(&rules.view(&rules.guess(&view, &mut dice), eye));
                let same = change(&guessed, &guess);
                assert_eq!(told.map(|told| told.to_string()), same.map(|same| same.to_string()));
                (sent, guessed) = (now, guess);
            }
        }
    }
    (changes, views)
}

fn saves<G: Listed>(sample: Option<Sample<G>>) {
    let (changes, views) = follow::<G>(sample);
    println!("{}: {changes} of {views} bytes", G::ID);
    assert!(2 * changes < views, "{}: {changes} of {views} bytes", G::ID);
}

struct Turns;

impl Visit for Turns {
    type Out = ();

    fn game<G: Listed>(self) {
        if !turlaj_catalog::RACES.contains(&G::ID) {
            saves::<G>(None);
        }
    }
}

#[test]
fn the_last_view_and_the_change_give_the_present_view() {
    GAMES.iter().for_each(|game| visit(game, Turns).unwrap());
}

#[test]
fn so_it_is_in_races() {
    saves::<Ziomek>(Some(<Ziomek as LiveGame>::sample));
}
