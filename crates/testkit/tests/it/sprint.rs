//! A live race.

use turlaj_core::{Address, Event, Eye, LiveBot, LiveGame, Look, Node, Seat, Tick};
use turlaj_table::{Body, Table};
use turlaj_testkit::toys::sprint::{Action, Sprint, disguise, universe};
use turlaj_testkit::{Subject, scenario};

// Without a clock a game ends with the first shout; one act in sixteen is a shout.
const SUBJECT: Subject<Sprint> = Subject {
    universe,
    disguise,
    sample: Some(<Sprint as LiveGame>::sample),
    hides: false,
    steps: 60,
    cap: 400,
};

turlaj_testkit::laws!(SUBJECT, 512);

/// Steps at an even pace and shouts on the goal.
struct Runner {
    seat: Seat,
    pace: Tick,
}

impl LiveBot<Sprint> for Runner {
    fn next(&mut self, look: &Look<'_, Sprint>, now: Tick) -> (Tick, Action) {
        let view = look.view();
        let done = Some(view.tracks[self.seat.index()]) == view.goal;
        (now + self.pace, if done { "shout" } else { "step" }.parse().expect("an action"))
    }
}

/// Two live bots race; the faster one gets there first, and nobody but the table knows the time.
#[test]
fn live_bots_race_by_ticks_alone() {
    let mut table = Table::new(scenario::rules::<Sprint>("players=2"));
    table.roll(&mut |_: Address, _: u32| 3, 0).expect("the goal is rolled");
    let start = table.due().expect("the countdown runs");
    table.push(start, Body::Game(Event::Time)).expect("the countdown ends");
    let mut bots = [Runner { seat: Seat(0), pace: 300 }, Runner { seat: Seat(1), pace: 200 }];
    let mut clocks = [start; 2];
    while let Node::Live { .. } = table.node() {
        let wishes: Vec<(Tick, Action)> = bots
            .iter_mut()
            .zip(clocks)
            .map(|(bot, now)| {
                let eye = Eye::Seat(bot.seat);
                bot.next(&Look::new(table.rules(), table.state(), eye), now)
            })
            .collect();
        let first = if wishes[0].0 <= wishes[1].0 { 0 } else { 1 };
        let (tick, action) = wishes[first];
        let event = Event::Act { seat: Seat(first as u8), action };
        table.push(tick, Body::Game(event)).expect("what a bot wishes is accepted");
        clocks[first] = tick;
    }
    let Node::Over(standings) = table.node() else { panic!("the race ends with a shout") };
    assert_eq!(standings.winners().collect::<Vec<_>>(), [Seat(1)]);
}
