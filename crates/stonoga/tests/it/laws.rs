//! The laws that every game keeps.

use turlaj_core::{Dice, Event, Eye, Seat, Throw};
use turlaj_stonoga::{Action, DiceSet, Roll, Stonoga, TAILS, Tail, Tile};
use turlaj_testkit::Subject;

const SUBJECT: Subject<Stonoga> = Subject {
    universe,
    disguise,
    sample: None,
    hides: true,
    // Random play: the longest of 200,000 games of six players with all variants had 12,907 facts.
    steps: 800,
    cap: 40_000,
};

turlaj_testkit::laws!(SUBJECT, 384);

#[test]
fn without_secrets_all_see_the_same() {
    turlaj_testkit::check_cases(128, SUBJECT.steps, |case| {
        turlaj_testkit::laws::without_secrets_all_see_the_same(&SUBJECT, case);
    });
}

fn universe(_: &Stonoga) -> Vec<Action> {
    let mut all = vec![Action::Pass];
    for dice in DiceSet::some() {
        all.extend([Action::Roll(dice), Action::Foot(dice)]);
    }
    for tile in Tile::all() {
        for golden in [false, true] {
            all.extend([Action::Take { tile, golden }, Action::Lose { tile, golden }]);
        }
        all.extend((0..7).map(|seat| Action::Steal { tile, from: Seat(seat) }));
    }
    all
}

/// Deals other tails to all but the owner of the eye.
fn disguise(
    _: &Stonoga,
    line: &[Event<Stonoga>],
    eye: Eye,
    dice: &mut dyn Dice,
) -> Vec<Event<Stonoga>> {
    let mut seat = 0;
    let own = |seat: u8| eye == Eye::Seat(Seat(seat));
    let dealt: Vec<Tail> = line.iter().filter_map(tail).collect();
    let kept = (0u8..).zip(&dealt).find(|(seat, _)| own(*seat)).map(|(_, tail)| *tail);
    let mut free: Vec<Tail> = TAILS.into_iter().filter(|tail| Some(*tail) != kept).collect();
    line.iter()
        .map(|event| {
            if tail(event).is_none() {
                return *event;
            }
            seat += 1;
            if own(seat - 1) {
                return *event;
            }
            let at = Throw::Setup { step: 1, roll: 1 }.die(1);
            let lot = dice.die(at, free.len() as u32) as usize;
            Event::Roll { roll: Roll::Tail(free.remove(lot)) }
        })
        .collect()
}

fn tail(event: &Event<Stonoga>) -> Option<Tail> {
    match event {
        Event::Roll { roll: Roll::Tail(tail) } => Some(*tail),
        _ => None,
    }
}
