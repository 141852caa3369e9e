//! Tests: clocks that are set, machines that are off, and days that pass.

use super::*;

const HOUR: Millis = 60 * 60 * 1000;
const DAY: Millis = 24 * HOUR;
const NOW: Millis = 1_800_000_000_000;

/// A machine with its two clocks.
struct Machine {
    readings: Readings,
    running: Millis,
    wall: Millis,
}

impl Machine {
    fn new() -> Machine {
        let mut machine = Machine { readings: Readings::default(), running: 0, wall: NOW };
        assert_eq!(machine.trusted(), NOW, "nothing to compare the first reading with");
        machine
    }

    fn trusted(&mut self) -> Millis {
        self.readings.read(self.running, self.wall)
    }

    /// By how much the trusted time is behind the wall clock.
    fn behind(&mut self) -> Millis {
        self.wall - self.trusted()
    }

    fn run(&mut self, by: Millis) {
        for _ in 0..by / HOUR {
            self.running += HOUR;
            self.wall += HOUR;
            self.trusted();
        }
    }

    fn set(&mut self, by: Millis) {
        self.wall += by;
        self.trusted();
    }
}

#[test]
fn time_that_passes_is_trusted() {
    let mut machine = Machine::new();
    machine.run(40 * DAY);
    assert_eq!((machine.behind(), machine.readings.kept.len()), (0, 1));
    // Also if nobody looked for days.
    machine.running += 3 * DAY;
    machine.wall += 3 * DAY;
    assert_eq!(machine.behind(), 0);
}

#[test]
fn a_jump_ahead_is_believed_after_a_day_of_running() {
    let mut machine = Machine::new();
    machine.set(31 * DAY);
    machine.run(DAY);
    assert_eq!(machine.trusted(), NOW + DAY);
    machine.run(HOUR);
    assert_eq!(machine.behind(), 0);
}

#[test]
fn a_jump_that_nobody_saw_begins_when_it_is_seen() {
    let mut machine = Machine::new();
    machine.wall += 31 * DAY + 30 * HOUR;
    machine.running += 30 * HOUR;
    assert_eq!(machine.behind(), 31 * DAY);
}

#[test]
fn a_jump_that_is_taken_back_never_was() {
    let mut machine = Machine::new();
    machine.set(3 * DAY);
    machine.run(20 * HOUR);
    machine.set(-3 * DAY);
    assert_eq!(machine.behind(), 0);
    machine.set(3 * DAY);
    machine.run(20 * HOUR);
    assert_eq!(machine.behind(), 3 * DAY, "the hours before do not count");
}

#[test]
fn a_clock_that_is_set_back_is_followed_at_once() {
    let mut machine = Machine::new();
    machine.set(31 * DAY);
    machine.run(30 * HOUR);
    assert_eq!(machine.behind(), 0, "it was believed");
    machine.set(-31 * DAY);
    assert_eq!(machine.trusted(), NOW + 30 * HOUR);
    machine.run(30 * HOUR);
    machine.set(31 * DAY);
    assert_eq!(machine.behind(), 31 * DAY, "it is not believed again without a day of running");
}

#[test]
fn a_machine_that_starts_in_1970_goes_on_where_it_was() {
    let mut machine = Machine::new();
    machine.run(HOUR);
    machine.set(-NOW);
    assert!(machine.trusted() <= 2 * HOUR);
    machine.set(NOW + 8 * HOUR);
    assert_eq!(machine.behind(), 8 * HOUR);
    machine.run(25 * HOUR);
    assert_eq!(machine.behind(), 0);
}

#[test]
fn a_machine_that_is_off_every_night_is_never_far_behind() {
    let mut machine = Machine::new();
    for _ in 0..30 {
        machine.run(16 * HOUR);
        machine.set(8 * HOUR);
        assert!(machine.behind() <= 16 * HOUR, "{}", machine.behind());
    }
}

#[test]
fn a_machine_that_restarts_all_the_time_is_behind_by_what_it_missed_in_a_day() {
    let mut machine = Machine::new();
    for _ in 0..2_000 {
        machine.run(HOUR);
        machine.set(60_000);
        assert!(machine.behind() <= 26 * 60_000, "{}", machine.behind());
    }
    // More jumps than are told apart: it is later then, but never too early, and not for ever.
    for _ in 0..5_000 {
        machine.running += 60_000;
        machine.wall += 60_000;
        machine.set(10_000);
        assert!((0..=8 * HOUR).contains(&machine.behind()), "{}", machine.behind());
        assert!(machine.readings.kept.len() <= MOST);
    }
    machine.run(50 * HOUR);
    assert!(machine.behind() < TOLERANCE);
}
