//! Golden records: games that must replay for ever as they did once.

use turlaj_clever::{Action, Clever, News, Phase, State, Unusable, View};
use turlaj_core::{Event, Eye, Game, Silent};
use turlaj_table::record::{DiceTag, Record, read};
use turlaj_table::verify;
use turlaj_testkit::golden;

use crate::play::all_news;

/// One fact of a record and what it brought.
struct Moment {
    before: View,
    event: Event<Clever>,
    news: Vec<News>,
    after: View,
}

fn moments(record: &Record<Clever>) -> Vec<Moment> {
    let rules = record.table.rules();
    let view = |state: &State| rules.view(state, Eye::Nobody);
    let mut state = rules.start();
    let mut moments = Vec::new();
    for event in record.table.line() {
        let (before, news) = (view(&state), all_news(rules, &state, event));
        rules.apply(&mut state, event, &mut Silent);
        moments.push(Moment { before, event: *event, news, after: view(&state) });
    }
    moments
}

/// The record of this name, and its facts.
fn record(name: &str) -> (Record<Clever>, Vec<Moment>) {
    let file = format!("clever-{name}.txt");
    let (_, record) = golden::records::<Clever>()
        .into_iter()
        .find(|(found, _)| *found == file)
        .unwrap_or_else(|| panic!("no record {file}"));
    let moments = moments(&record);
    (record, moments)
}

fn some(moments: &[Moment], like: impl Fn(&News) -> bool) -> bool {
    moments.iter().flat_map(|moment| &moment.news).any(like)
}

#[test]
fn golden_records_replay_and_cover_the_options() {
    let records = golden::records::<Clever>();
    assert!(records.len() >= 8, "{} golden records", records.len());
    let settings: Vec<String> =
        records.iter().map(|(_, record)| record.table.rules().settings().to_string()).collect();
    for option in Clever::OPTIONS.iter().filter(|option| option.name != "first") {
        for value in option.values {
            let word = format!(" {}={value} ", option.name);
            let solo = option.name.starts_with("solo_");
            let found =
                |text: &&String| text.contains(&word) && (!solo || text.contains("players=1"));
            assert!(settings.iter().any(|text| found(&text)), "no record with{word}");
        }
    }
    for players in 1..=4 {
        let word = format!("players={players} ");
        assert!(settings.iter().any(|text| text.contains(&word)), "no record with {word}");
    }
    for (name, record) in &records {
        assert!(record.table.rules().node(record.table.state()).asked().is_empty(), "{name}");
        assert_eq!(moments(record).last().unwrap().after.phase, Phase::Over, "{name}");
    }
}

#[test]
fn proved_records_are_proved() {
    let mut proved = 0;
    for (name, record) in golden::records::<Clever>() {
        let reading = read::<Clever>(&record.to_string()).unwrap();
        assert_eq!(verify(&reading).is_ok(), record.dice == DiceTag::HostOnly, "{name}");
        proved += usize::from(record.dice == DiceTag::HostOnly);
    }
    assert!(proved >= 8, "{proved}");
}

/// R5.1: four marks and more from one die.
#[test]
fn a_chain_of_four_marks_from_one_die() {
    let (record, moments) = record("two-chain-of-four");
    let mut chain = vec![0; usize::from(record.table.rules().players())];
    let mut longest = 0;
    for news in moments.iter().flat_map(|moment| &moment.news) {
        match news {
            News::Picked { seat, .. } | News::Took { seat, .. } | News::ExtraUsed { seat, .. } => {
                chain[seat.index()] = 0;
            }
            News::Marked { seat, .. } => {
                chain[seat.index()] += 1;
                longest = longest.max(chain[seat.index()]);
            }
            // The black gift is no die.
            News::RoundBegins { .. } => chain.fill(-100),
            _ => {}
        }
    }
    assert!(longest >= 4, "{longest}");
}

/// R5.3.
#[test]
fn a_bonus_is_lost_in_a_full_area() {
    let (_, moments) = record("solo-bonus-lost");
    let lost = moments.iter().find_map(|moment| {
        let gift = moment.news.iter().find_map(|news| match news {
            News::GiftLost { gift, .. } => Some(*gift),
            _ => None,
        });
        gift.map(|gift| (gift, moment))
    });
    let (gift, moment) = lost.unwrap();
    let area = gift.areas()[0];
    assert!(moment.after.seats[0].sheet.sheet().open(area).is_empty(), "{area} is full");
}

/// R3.8.
#[test]
fn an_unusable_roll_is_rolled_again() {
    let (record, moments) = record("solo-unusable-reroll");
    assert_eq!(record.table.rules().unusable(), Unusable::Reroll);
    let again = moments.iter().any(|moment| {
        let lost = |news: &News| matches!(news, News::Unusable { dropped: None, .. });
        moment.news.iter().any(lost)
            && moment.after.phase == Phase::Rolling
            && u32::from(moment.after.rolls) == moment.after.throws.0
            && moment.after.rolls > 0
            && moment.after.rolled == moment.before.rolled
    });
    assert!(again, "all its dice are the next roll");
}

/// R3.9.
#[test]
fn a_die_of_an_unusable_roll_goes_to_the_tray() {
    let (record, moments) = record("solo-unusable-tray");
    assert_eq!(record.table.rules().unusable(), Unusable::Tray);
    let dropped = moments.iter().any(|moment| match moment.event {
        Event::Act { action: Action::Drop(die), .. } => {
            let told = |news: &News| matches!(news, News::Unusable { dropped, .. } if *dropped == Some(die));
            moment.news.iter().any(told) && moment.after.tray.contains(&die)
        }
        _ => false,
    });
    assert!(dropped, "a die is named and goes to the tray");
}

/// R8.4.
#[test]
fn a_passive_player_uses_a_die_of_the_active_one() {
    let (_, moments) = record("two-die-of-the-active");
    let used = moments.iter().any(|moment| match moment.event {
        Event::Act { seat, action: Action::Take(die) } => {
            let told = |news: &News| matches!(news, News::Took { die: took, .. } if *took == die);
            seat != moment.before.seat
                && moment.before.picked.contains(&die)
                && moment.news.iter().any(told)
        }
        _ => false,
    });
    assert!(used);
}

/// R8.8.
#[test]
fn extra_dice_are_used_in_the_last_turn() {
    let (record, moments) = record("two-extra-dice-at-the-end");
    let last = moments
        .iter()
        .rposition(|moment| moment.news.iter().any(|news| matches!(news, News::TurnBegins { .. })));
    let end = &moments[last.unwrap() + 1..];
    let view = &end[0].before;
    assert_eq!((view.round, view.rounds), (6, 6));
    for seat in (0..record.table.rules().players()).map(turlaj_core::Seat) {
        let used = |news: &News| matches!(news, News::ExtraUsed { seat: who, .. } if *who == seat);
        assert!(some(end, used), "seat {seat}");
    }
    assert!(some(end, |news| matches!(news, News::Ended { .. })));
}

/// R2.2: how many players, rounds and turns a record has.
#[test]
fn games_of_one_three_and_four_players() {
    for (name, players, turns) in [("solo", 1, 12), ("three-random", 3, 15), ("four", 4, 16)] {
        let (record, moments) = record(name);
        assert_eq!(record.table.rules().players(), players, "{name}");
        let news = moments.iter().flat_map(|moment| &moment.news);
        let begun = news.filter(|news| matches!(news, News::TurnBegins { .. })).count();
        assert_eq!(begun + 1, turns, "{name}: the first turn begins with the game");
    }
}

/// R2.3.
#[test]
fn the_first_seat_is_drawn() {
    let (record, moments) = record("three-draw");
    assert_eq!(record.table.rules().first(), None);
    let [News::FirstDrawn { seat }, ..] = moments[0].news[..] else {
        panic!("{:?}", moments[0].news)
    };
    assert_ne!(seat, turlaj_core::Seat(0), "not the seat that begins unless drawn");
    assert!(record.to_string().contains(&format!("\ns1.1=first:{seat}\n")), "it has its address");
    assert!(moments.iter().skip(1).all(|moment| moment.after.first == seat));
}

/// R10.3: on a table whoever types names the die.
#[test]
fn a_lot_is_typed_in() {
    let (record, moments) = record("solo-typed-lot");
    assert_eq!(record.dice, DiceTag::Typed);
    let lots: Vec<&Moment> = moments
        .iter()
        .filter(|moment| moment.news.iter().any(|news| matches!(news, News::LotDrawn { .. })))
        .collect();
    assert!(!lots.is_empty() && record.to_string().contains("=lot:"));
    for lot in lots {
        assert_eq!(lot.before.phase, Phase::Lot);
        assert!(lot.after.tray.len() == 3 || lot.after.phase != Phase::Closing);
    }
}

#[test]
fn mangled_records_are_read_or_refused_but_never_panic() {
    let refused = golden::mangle::<Clever>(2_000);
    assert!(
        (1_200..2_000).contains(&refused),
        "most lies are found, some change nothing: {refused}"
    );
}
