//! What holds for every ledger, whatever was played.

use std::sync::atomic::{AtomicBool, Ordering};

use turlaj_analysis::{Amounts, Columns, Judge, Ledger, ONE, StepKind, Stopped, analyse};
use turlaj_core::{Address, Determinize, Event, Game, LiveGame, Node, Seat, Seats};
use turlaj_engine::Playouts;
use turlaj_table::{AnyTable, Body, Fact, Table};
use turlaj_testkit::toys::ballots::Ballots;
use turlaj_testkit::toys::cups::Cups;
use turlaj_testkit::toys::sprint::Sprint;
use turlaj_testkit::{Luck, scenario};

static GOING: AtomicBool = AtomicBool::new(false);

/// A table with random play, after at most `facts` facts.
pub(crate) fn played<G: Game>(
    settings: &str,
    seed: u64,
    facts: usize,
    live: impl Fn(&G, &G::State, Seat, &mut Luck) -> Option<G::Action>,
) -> Table<G> {
    let rules: G = scenario::rules(settings);
    let (mut table, mut luck) = (Table::new(rules), Luck::new(seed));
    for tick in (0..).step_by(200).take(facts) {
        let event = match table.node() {
            Node::Over(_) => break,
            Node::Chance => {
                let mut dice = |_: Address, faces: u32| luck.below(faces as usize) as u32;
                Event::Roll { roll: table.rules().roll(table.state(), &mut dice) }
            }
            Node::Decide(seats) => {
                let seats: Vec<Seat> = seats.iter().collect();
                let seat = luck.pick(&seats);
                let mut legal = table.legal(seat);
                Event::Act { seat, action: legal.swap_remove(luck.below(legal.len())) }
            }
            Node::Live { seats, .. } => {
                let seats: Vec<Seat> = seats.iter().collect();
                let seat = (!seats.is_empty()).then(|| luck.pick(&seats));
                let act = |seat| {
                    let action = live(table.rules(), table.state(), seat, &mut luck)?;
                    Some(Event::Act { seat, action })
                };
                seat.and_then(act).unwrap_or(Event::Time)
            }
        };
        // A live act may come too soon after another one, or too late.
        let _ = table.push(tick, Body::Game(event));
    }
    table
}

fn nobody<G: Game>(_: &G, _: &G::State, _: Seat, _: &mut Luck) -> Option<G::Action> {
    None
}

pub(crate) fn ledger<G: Determinize>(table: &Table<G>) -> Ledger<G> {
    let mut engine = Playouts::new(1);
    let mut judge = Judge::new(table.rules(), &mut engine, 300, 8, &GOING);
    analyse(table, &mut judge, |_| {}).unwrap()
}

/// Checks every step and every sum.
fn check<G: Determinize>(table: &Table<G>) -> Ledger<G> {
    let ledger = ledger(table);
    assert_eq!(ledger.steps.len(), table.standing());
    let seats = usize::from(table.rules().players());
    let total = |amounts: &Amounts| amounts.all().iter().sum::<i64>();
    let mut before = ledger.start.clone();
    for step in &ledger.steps {
        let mut after = before.clone();
        after += &step.rest;
        match &step.kind {
            StepKind::Throw { luck, .. } => after += luck,
            StepKind::Choice { seat, effect, hidden, .. } => {
                assert!(effect.of_seat(*seat) <= 0, "nothing is better than the best");
                after += effect;
                after += hidden;
            }
            StepKind::Race { effect, .. } => after += effect,
        }
        assert_eq!(after, step.after);
        if seats > 1 {
            assert_eq!((total(&step.after), total(&step.rest)), (ONE, 0));
        }
        before = after;
    }
    let columns = ledger.columns();
    assert!(columns.iter().all(|seat| seat.sum() == seat.result));
    if seats > 1 {
        let zero = |of: fn(&Columns) -> i64| columns.iter().map(of).sum::<i64>();
        assert_eq!(zero(|seat| seat.start), ONE);
        assert_eq!(zero(|seat| seat.luck), 0);
        assert_eq!(zero(|seat| seat.own + seat.gifts), 0);
        assert_eq!(zero(|seat| seat.hidden), 0);
        assert_eq!(zero(|seat| seat.result), ONE);
    }
    ledger
}

#[test]
fn sums_add_up_where_dice_are_hidden() {
    let mut hidden = 0;
    for seed in 0..12 {
        let settings = ["players=2 again=on", "players=3 again=on"][seed as usize % 2];
        let ledger = check(&played::<Cups>(settings, seed, 60, nobody));
        assert!(ledger.end.is_some() && !ledger.exact);
        hidden += ledger.columns().iter().filter(|seat| seat.hidden != 0).count();
    }
    assert!(hidden > 6, "what lies under other cups makes a difference");
}

#[test]
fn sums_add_up_where_seats_decide_at_once() {
    for seed in 0..6 {
        let table = played::<Ballots>("players=3 rounds=2", seed, 200, nobody);
        let ledger = check(&table);
        assert!(ledger.end.is_some());
        let decisions: u32 = (0..3).map(|seat| ledger.summary(Seat(seat)).decisions).sum();
        let acts = table.line().filter(|event| matches!(event, Event::Act { .. })).count();
        assert_eq!(decisions as usize, acts);
    }
}

#[test]
fn sums_add_up_in_a_race_and_its_acts_are_no_choices() {
    for seed in 0..6 {
        let live = |rules: &Sprint, state: &_, seat, luck: &mut Luck| {
            let mut dice = |_: Address, faces: u32| luck.below(faces as usize) as u32;
            Some(rules.sample(state, seat, &mut dice))
        };
        let table = played::<Sprint>("players=2", seed, 60, live);
        let ledger = check(&table);
        let races = ledger.steps.iter().filter(|step| matches!(step.kind, StepKind::Race { .. }));
        assert!(races.count() > 0);
    }
}

#[test]
fn a_game_that_is_not_over_is_analysed_as_far_as_it_goes() {
    for facts in 0..5 {
        let ledger = check(&played::<Cups>("players=2 again=on", 3, facts, nobody));
        assert_eq!((ledger.steps.len(), ledger.end.is_none()), (facts, true));
    }
}

#[test]
fn what_was_undone_is_not_analysed() {
    let mut table = played::<Cups>("players=2 again=on", 3, 3, nobody);
    let line: Vec<_> = table.line().copied().collect();
    let agreed = Seats::NONE;
    table.push(1000, Body::Table(Fact::Undo { to: 1, agreed })).unwrap();
    let ledger = check(&table);
    assert_eq!((line.len(), ledger.steps.len()), (3, 1));
}

#[test]
fn the_same_game_has_the_same_ledger() {
    let table = played::<Cups>("players=3 again=on", 5, 60, nobody);
    let text = |ledger: &Ledger<Cups>| format!("{ledger:?}");
    assert_eq!(text(&ledger(&table)), text(&ledger(&table)));
}

#[test]
fn a_cancelled_analysis_says_so() {
    let table = played::<Cups>("players=2", 1, 60, nobody);
    let (mut engine, stop) = (Playouts::new(1), AtomicBool::new(false));
    let mut judge = Judge::new(table.rules(), &mut engine, 300, 8, &stop);
    let mut done = 0;
    let ended = analyse(&table, &mut judge, |facts| {
        done = facts;
        stop.store(true, Ordering::Relaxed);
    });
    assert_eq!((ended.err(), done), (Some(Stopped), 1));
}
