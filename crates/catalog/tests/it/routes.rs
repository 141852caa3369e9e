//! Equal positions are worth the same to everybody who judges them, whatever led there.

use std::cell::Cell;

use turlaj_catalog::{GAMES, Listed, Practice, RACES, Visit, advise, visit};
use turlaj_core::{Game, LiveGame, Look};
use turlaj_engine::{AnyBot, Bot};
use turlaj_table::AnyTable;
use turlaj_table::Table;
use turlaj_testkit::laws::{expect_pairs, for_each_pair};
use turlaj_testkit::{Sample, Subject, check_cases};
use turlaj_ziomek::Ziomek;

/// Bots that search for long: `advise` is enough of that.
const SLOW: [&str; 2] = ["master", "expert"];

/// The most pairs of one case that are judged.
const PAIRS: usize = 15;

/// All that is left to the solution of a puzzle.
type Solve<G> = fn(&Look<'_, G>) -> Option<Vec<<G as Game>::Action>>;

/// Advice, solutions and the choices of all bots.
fn compare<G: Listed>(solve: Option<Solve<G>>, a: &Table<G>, b: &Table<G>) {
    for seat in a.node().asked().iter() {
        let (one, other, legal) = (a.look(seat), b.look(seat), a.legal(seat));
        if let Some(solve) = solve {
            assert_eq!(solve(&one), solve(&other));
        }
        for bot in G::BOTS.iter().filter(|bot| !SLOW.contains(&bot.name)) {
            if !legal.is_empty() {
                let choice = |look| G::bot(bot.name, 1).unwrap().choose(look, &legal);
                assert_eq!(choice(&one), choice(&other), "{}", bot.name);
            }
            let plan = |look| match G::bot(bot.name, 1).unwrap() {
                AnyBot::Decides(_) => None,
                AnyBot::Races(mut bot) => bot.next(look, 0),
            };
            assert_eq!(plan(&one), plan(&other), "{}", bot.name);
        }
        if !legal.is_empty() {
            assert_eq!(advise::<G>(&one, &legal, 99), advise::<G>(&other, &legal, 99));
        }
    }
}

fn equal_positions_have_equal_values<G: Listed>(
    solve: Option<Solve<G>>,
    sample: Option<Sample<G>>,
) {
    let subject = Subject {
        universe: |_| Vec::new(),
        disguise: |_, line, _, _| line.to_vec(),
        sample,
        hides: false,
        steps: 60,
        cap: 60,
    };
    let pairs = Cell::new(0);
    check_cases(10, subject.steps, |case| {
        let mut left = PAIRS;
        let judged = |a: &Table<G>, b: &Table<G>| {
            let asks = !a.node().asked().is_empty();
            if asks && left > 0 {
                left -= 1;
                compare(solve, a, b);
            }
        };
        for_each_pair(&subject, case, judged);
        pairs.set(pairs.get() + PAIRS - left);
    });
    expect_pairs(pairs.get());
}

/// A game without live phases: those need to know what can be done in them.
struct Judged;

impl Visit for Judged {
    type Out = ();

    fn game<G: Listed>(self) {
        if !RACES.contains(&G::ID) {
            equal_positions_have_equal_values::<G>(None, None);
        }
    }
}

#[test]
fn of_every_game_without_races() {
    std::thread::scope(|scope| {
        for game in GAMES {
            scope.spawn(|| visit(game, Judged).unwrap());
        }
    });
}

#[test]
fn of_races() {
    equal_positions_have_equal_values::<Ziomek>(
        Some(Ziomek::solution),
        Some(<Ziomek as LiveGame>::sample),
    );
}
