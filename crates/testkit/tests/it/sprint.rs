//! A live race.

use turlaj_core::{Address, Event, LiveGame, Node, Seat, Tick};
use turlaj_engine::LiveBot;
use turlaj_table::AnyTable;
use turlaj_table::{Body, Table};
use turlaj_testkit::toys::sprint::{Action, Runner, Sprint, disguise, universe};
use turlaj_testkit::{Subject, scenario};

// Without a clock a game ends with the first shout; one act in sixteen is a shout.
const SUBJECT: Subject<Sprint> = Subject {
    universe,
    disguise,
    sample: Some(<Sprint as LiveGame>::sample),
    hides: true,
    steps: 60,
    cap: 400,
};

turlaj_testkit::laws!(SUBJECT, 512);

/// Two live bots race; the faster one gets there first, and nobody but the table knows the time.
#[test]
fn live_bots_race_by_ticks_alone() {
    let mut table = Table::new(scenario::rules::<Sprint>("players=2"));
    table.roll(&mut |_: Address, _: u32| 3, 0).expect("the goal is rolled");
    let start = table.due().expect("the countdown runs");
    table.push(start, Body::Game(Event::Time)).expect("the countdown ends");
    let mut bots = [Runner { pace: 300 }, Runner { pace: 200 }];
    let mut clocks = [0; 2];
    while let Node::Live { .. } = table.node() {
        let wish = |seat: usize| -> (Tick, usize, Action) {
            let look = table.look(Seat(seat as u8));
            let (tick, action) = bots[seat].next(&look, clocks[seat]).expect("a runner runs");
            (tick, seat, action)
        };
        let (tick, first, action) =
            [0, 1].map(wish).into_iter().min_by_key(|wish| wish.0).expect("two bots");
        let event = Event::Act { seat: Seat(first as u8), action };
        table.push(start + tick, Body::Game(event)).expect("what a bot wishes is accepted");
        clocks[first] = tick;
    }
    let Node::Over(standings) = table.node() else { panic!("the race ends with a shout") };
    assert_eq!(standings.winners().collect::<Vec<_>>(), [Seat(1)]);
}
