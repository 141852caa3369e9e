//! Tests: alarms and deadlines from given times.

use turlaj_proto::{Clock, Per};

use super::*;

const SECOND: Duration = Duration::from_secs(1);
const STARTED: Millis = 1_000_000;

fn timed(per: Per, seconds: u32, now: Instant) -> Clocks {
    let timer = Timer::new(Clock { per, seconds }, 2).unwrap();
    Clocks::new(0, Some(timer), STARTED, now)
}

fn untimed(now: Instant) -> Clocks {
    Clocks::new(100, None, STARTED, now)
}

/// A table that waits for nothing.
fn nothing() -> Waits {
    Waits {
        drawing: None,
        live: None,
        away: None,
        room: None,
        bots: false,
        watched: false,
        unload_after: 60 * SECOND,
    }
}

/// When the alarm rings, after `now`.
fn rings(clocks: &mut Clocks, waits: &Waits, now: Instant) -> Option<Duration> {
    clocks.alarm(waits, now, STARTED).map(|at| at - now)
}

#[test]
fn the_earliest_of_all_waits_rings() {
    let now = Instant::now();
    let mut clocks = untimed(now);
    let at = |seconds| Some(now + seconds * SECOND);
    let mut waits = Waits { watched: true, room: at(9), ..nothing() };
    assert_eq!(rings(&mut clocks, &waits, now), Some(9 * SECOND));
    (waits.away, waits.live) = (at(7), at(5));
    assert_eq!(rings(&mut clocks, &waits, now), Some(5 * SECOND));
    waits.drawing = at(3);
    assert_eq!(rings(&mut clocks, &waits, now), Some(3 * SECOND));
}

#[test]
fn a_table_is_unloaded_when_it_was_not_needed_for_a_while() {
    let now = Instant::now();
    let mut clocks = untimed(now);
    assert_eq!(rings(&mut clocks, &nothing(), now), Some(60 * SECOND));
    let later = now + 20 * SECOND;
    assert_eq!(rings(&mut clocks, &nothing(), later), Some(40 * SECOND), "idle time adds up");
    assert!(clocks.is_idle());
    let needed = [
        Waits { watched: true, ..nothing() },
        Waits { bots: true, ..nothing() },
        Waits { drawing: Some(later + 90 * SECOND), ..nothing() },
        Waits { live: Some(later + 90 * SECOND), ..nothing() },
    ];
    for waits in needed {
        let ring = rings(&mut clocks, &waits, later);
        assert!(ring.is_none_or(|ring| ring == 90 * SECOND) && !clocks.is_idle());
        assert_eq!(rings(&mut clocks, &nothing(), later), Some(60 * SECOND), "it begins again");
    }
}

#[test]
fn a_time_that_runs_rings_when_it_is_up_and_needs_no_table_in_memory() {
    let now = Instant::now();
    let mut clocks = timed(Per::Move, 300, now);
    assert!(clocks.review(Seats::NONE.with(Seat(1)), 1, STARTED));
    let waits = Waits { unload_after: 900 * SECOND, ..nothing() };
    assert_eq!(rings(&mut clocks, &waits, now), Some(300 * SECOND));
    assert!(clocks.is_idle(), "the row's deadline brings the table back");
    let up = STARTED + 300_000;
    assert!(!clocks.is_up(Seat(1), up - 1) && clocks.is_up(Seat(1), up));
    assert!(!clocks.is_up(Seat(0), up), "its time does not run");
    assert!(clocks.flag(Seat(1)) && !clocks.flag(Seat(1)), "a move is flagged once");
}

#[test]
fn after_a_start_of_the_server_a_time_has_some_grace() {
    let now = Instant::now();
    let timer = Timer::new(Clock { per: Per::Game, seconds: 600 }, 2).unwrap();
    let mut before = Clocks::new(0, Some(timer), 0, now);
    before.review(Seats::NONE.with(Seat(0)), 1, 0);
    let kept = before.timer().cloned();
    let clocks = Clocks::new(0, kept, STARTED, now);
    assert!(!clocks.is_up(Seat(0), STARTED + 119_999), "it was up while the server was down");
    assert!(clocks.is_up(Seat(0), STARTED + 120_000));
}

#[test]
fn a_deadline_is_replaced_by_an_earlier_one_or_when_it_has_passed() {
    let now = Instant::now();
    let mut clocks = timed(Per::Move, 300, now);
    let at = |running: Millis| running - STARTED;
    let new = |clocks: &Clocks, known, now| clocks.new_deadline(known, 9_000_000, at, now);
    assert_eq!(new(&clocks, None, 0), Some(9_000_000), "no time runs: the game is kept so long");
    clocks.review(Seats::NONE.with(Seat(0)), 1, STARTED);
    assert_eq!(new(&clocks, Some(9_000_000), 0), Some(300_000));
    assert_eq!(new(&clocks, Some(300_000), 0), None);
    clocks.review(Seats::NONE.with(Seat(1)), 2, STARTED + 5_000);
    assert_eq!(new(&clocks, Some(300_000), 5_000), None, "a later one is not worth a write");
    assert_eq!(new(&clocks, Some(300_000), 300_000), Some(305_000));
    assert_eq!(untimed(now).new_deadline(None, 9, at, 0), None, "there is no clock");
}

#[test]
fn time_that_was_stopped_goes_on_at_once_only_after_a_short_break() {
    let (now, short, wait) = (Instant::now() + 60 * SECOND, 30 * SECOND, 3 * SECOND);
    let mut clocks = untimed(now);
    assert_eq!(clocks.tick(now + 2 * SECOND), 2_100);
    assert!(!clocks.resume(short, wait, now), "it runs");
    for (left, waits) in [(Some(now), false), (Some(now - 60 * SECOND), true), (None, true)] {
        clocks.stop(500, left);
        let back = now + 29 * SECOND;
        assert!(clocks.is_stopped() && clocks.tick(back) == 500);
        assert!(clocks.resume(short, wait, back));
        assert_eq!(clocks.stands_still(back), waits);
        assert_eq!(clocks.resumes(back), waits.then(|| back + wait));
        let passed = if waits { 1_000 } else { 4_000 };
        assert_eq!(clocks.tick(back + 4 * SECOND), 500 + passed);
    }
}
