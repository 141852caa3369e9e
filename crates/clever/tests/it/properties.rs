//! What holds at every moment of every game, over random games.

use turlaj_clever::{
    Area, Bonus, Clever, Count, Field, LINES, Phase, RoundGift, SHEET, SheetView, State, View,
};
use turlaj_core::{Eye, Game, Node, Seat, Silent};
use turlaj_testkit::{all_settings, check_cases};

use crate::play::{Luck, random_fact};

/// Plays random games under all settings; `each` sees the view of all sheets before and after
/// every fact, as their owners see them.
fn in_random_games(games: u32, each: impl Fn(&Clever, &View, &View, &State)) {
    let all = all_settings::<Clever>();
    check_cases(games, 2_000, |case| {
        let players = 1 + case.players.index(4) as u8;
        let fitting: Vec<_> = all.iter().filter(|one| one.players() == players).collect();
        let rules = Clever::configure(fitting[case.settings.index(fitting.len())]).unwrap();
        let mut luck = Luck::new(case.seed);
        let mut state = rules.start();
        let mut before = open_view(&rules, &state);
        for _ in 0..case.steps {
            let Some(event) = random_fact(&rules, &state, &mut luck) else { return };
            rules.apply(&mut state, &event, &mut Silent);
            let after = open_view(&rules, &state);
            each(&rules, &before, &after, &state);
            before = after;
        }
    });
}

/// The view with every sheet as its owner sees it.
fn open_view(rules: &Clever, state: &State) -> View {
    let mut view = rules.view(state, Eye::Nobody);
    for at in 0..rules.players() {
        let own = rules.view(state, Eye::Seat(Seat(at)));
        view.seats[usize::from(at)] = own.seats[usize::from(at)].clone();
    }
    view
}

/// Whether a field is marked or printed as crossed.
fn has(sheet: &SheetView, field: Field) -> bool {
    field.area() == Area::Y && field.printed() == 0 || sheet.marks.contains(&field)
}

/// How many finished lines of a sheet bring this.
fn lines(sheet: &SheetView, bonus: Bonus) -> usize {
    let full = |fields: turlaj_clever::FieldSet| fields.iter().all(|field| has(sheet, field));
    LINES.iter().filter(|line| line.bonus == bonus && full(line.fields)).count()
}

#[test]
fn r1_7_tracks_never_overflow_and_hold_what_lines_and_rounds_brought() {
    in_random_games(128, |_, _, after, _| {
        let rounds = &SHEET.rounds[..usize::from(after.round)];
        for seat in &after.seats {
            for (track, action) in
                [(seat.sheet.rerolls, Bonus::Reroll), (seat.sheet.extras, Bonus::Extra)]
            {
                assert!(track.unlocked <= SHEET.circles, "{track:?}");
                assert!(track.spent <= track.unlocked, "{track:?}");
                let by_rounds = rounds.iter().filter(|&&gift| gift == RoundGift::Bonus(action));
                let earned = by_rounds.count() + lines(&seat.sheet, action);
                assert_eq!(usize::from(track.unlocked), earned, "{action}");
            }
        }
    });
}

#[test]
fn r3_6_every_die_lies_somewhere_and_the_tray_ends_with_at_least_three() {
    in_random_games(128, |_, _, after, _| {
        let places = [&after.rolled, &after.tray, &after.picked];
        let mut dice: Vec<_> = places.iter().flat_map(|place| place.iter()).collect();
        dice.sort();
        dice.dedup();
        let lying: usize = places.iter().map(|place| place.len()).sum();
        assert_eq!(dice.len(), lying, "a die lies in two places");
        assert!(after.rolls <= 3 && after.picked.len() <= usize::from(after.rolls));
        if after.passive && after.phase == Phase::Closing {
            assert_eq!(after.tray.len(), 3);
        } else if !after.passive
            && matches!(after.phase, Phase::Rolling | Phase::Picking | Phase::Closing)
        {
            assert_eq!(lying, 6);
        }
        if after.phase == Phase::Closing {
            assert!(after.tray.len() >= 3, "{:?}", after.tray);
            assert!(after.rolled.is_empty());
        }
    });
}

/// The points of a sheet, counted from its lists.
fn recount(sheet: &SheetView) -> Count {
    let in_area = |area| sheet.marks.iter().filter(move |field| field.area() == area).count();
    let column = |at: usize| (0..4).all(|row| has(sheet, Field::yellow(row, at)));
    let stars = (0..4).filter(|&at| column(at)).map(|at| u16::from(SHEET.yellow.stars[at]));
    let sum = |numbers: &[u8]| numbers.iter().map(|&number| u16::from(number)).sum::<u16>();
    let mut green = 0;
    for at in 0..in_area(Area::G) {
        green = u16::from(SHEET.green.points[at]);
    }
    Count {
        yellow: stars.sum(),
        blue: u16::from(SHEET.blue.points[in_area(Area::B)]),
        green,
        orange: sum(&sheet.orange),
        purple: sum(&sheet.purple),
        foxes: lines(sheet, Bonus::Fox) as u16,
    }
}

/// The most that a sheet can bring: every field marked, with sixes.
fn most() -> u16 {
    let last = |points: &[u8]| u16::from(*points.last().unwrap());
    let sixes = |times: &[u8]| times.iter().map(|&times| 6 * u16::from(times)).sum::<u16>();
    let stars = SHEET.yellow.stars.iter().map(|&star| u16::from(star)).sum();
    let areas = [
        stars,
        last(&SHEET.blue.points),
        last(&SHEET.green.points),
        sixes(&SHEET.orange.times),
        sixes(&[1; 11]),
    ];
    let foxes = LINES.iter().filter(|line| line.bonus == Bonus::Fox).count() as u16;
    areas.iter().sum::<u16>() + foxes * areas.iter().min().unwrap()
}

#[test]
fn r9_1_points_follow_from_the_fields_and_stay_within_what_the_sheet_allows() {
    let most = most();
    assert_eq!(most, 60 + 56 + 66 + 96 + 66 + 5 * 56);
    in_random_games(128, |rules, _, after, state| {
        for seat in &after.seats {
            let count = recount(&seat.sheet);
            assert_eq!(seat.count, count);
            let areas = [count.yellow, count.blue, count.green, count.orange, count.purple];
            let total = areas.iter().sum::<u16>() + count.foxes * areas.iter().min().unwrap();
            assert_eq!(count.total(), total);
            assert!(total <= most);
        }
        if let Node::Over(standings) = rules.node(state) {
            for (at, seat) in (0u8..).zip(&after.seats) {
                let place = standings.of(Seat(at)).unwrap();
                assert_eq!(place.points, i32::from(seat.count.total()));
            }
        }
    });
}

#[test]
fn r4_4_r4_5_r4_6_areas_are_filled_from_the_left_with_numbers_that_fit() {
    in_random_games(128, |_, _, after, _| {
        for SheetView { marks, orange, purple, .. } in after.seats.iter().map(|seat| &seat.sheet) {
            for area in [Area::G, Area::O, Area::P] {
                let at: Vec<usize> = marks
                    .iter()
                    .filter(|field| field.area() == area)
                    .map(|field| field.at())
                    .collect();
                assert_eq!(at, (0..at.len()).collect::<Vec<_>>(), "{area}");
            }
            for (number, times) in orange.iter().zip(SHEET.orange.times) {
                assert!(number % times == 0 && (1..=6).contains(&(number / times)));
            }
            assert!(purple.windows(2).all(|two| two[0] == 6 || two[1] > two[0]), "{purple:?}");
        }
    });
}

#[test]
fn r2_4_at_the_end_every_seat_had_a_turn_in_every_round() {
    in_random_games(128, |rules, _, after, _| {
        let begun = u32::from(after.round);
        let per_round = if rules.is_solo() { 2 } else { 1 };
        for seat in &after.seats {
            assert!(
                seat.turns.0 <= begun * per_round && seat.turns.0 + per_round >= begun * per_round
            );
            if after.phase == Phase::Over {
                assert_eq!(seat.turns.0, u32::from(rules.rounds()) * per_round);
            }
        }
    });
}

#[test]
fn a_mark_is_never_removed_and_a_number_never_changed() {
    in_random_games(128, |_, before, after, _| {
        for (old, new) in before.seats.iter().zip(&after.seats) {
            let (old, new) = (&old.sheet, &new.sheet);
            assert!(old.marks.iter().all(|mark| new.marks.contains(mark)));
            assert!(new.orange.starts_with(&old.orange) && new.purple.starts_with(&old.purple));
            assert!(new.rerolls.unlocked >= old.rerolls.unlocked);
            assert!(new.rerolls.spent >= old.rerolls.spent);
            assert!(new.extras.unlocked >= old.extras.unlocked);
            assert!(new.extras.spent >= old.extras.spent);
        }
    });
}
