//! Golden records: games that must replay for ever as they did once.

use turlaj_core::{Event, Eye, Game, Seat, Silent, Tick};
use turlaj_table::record::{DiceTag, Record, read};
use turlaj_table::{Body, Fact, verify};
use turlaj_testkit::{golden, news};
use turlaj_ziomek::{Action, EndedBy, News, Phase, RoundScore, View, Ziomek};

/// One fact of a record and what it brought.
struct Moment {
    tick: Tick,
    event: Event<Ziomek>,
    news: Vec<News>,
    after: View,
}

fn moments(record: &Record<Ziomek>) -> Vec<Moment> {
    let rules = record.table.rules();
    let mut state = rules.start();
    let mut moments = Vec::new();
    for entry in record.table.log() {
        let Body::Game(event) = entry.body else { continue };
        let news = news(rules, &state, &event, Eye::Nobody);
        rules.apply(&mut state, &event, &mut Silent);
        let after = rules.view(&state, Eye::Nobody);
        moments.push(Moment { tick: entry.tick, event, news, after });
    }
    moments
}

/// The record of this name, and its facts.
fn record(name: &str) -> (Record<Ziomek>, Vec<Moment>) {
    let file = format!("ziomek-{name}.txt");
    let (_, record) = golden::records::<Ziomek>()
        .into_iter()
        .find(|(found, _)| *found == file)
        .unwrap_or_else(|| panic!("no record {file}"));
    let moments = moments(&record);
    (record, moments)
}

/// How the rounds of a record ended, who shouted, and what they brought.
fn rounds(moments: &[Moment]) -> Vec<(EndedBy, Option<Seat>, Vec<RoundScore>)> {
    let mut rounds = Vec::new();
    for moment in moments {
        for news in &moment.news {
            if let News::RoundEnded { by, scores, .. } = news {
                rounds.push((*by, moment.after.shouter, scores.clone()));
            }
        }
    }
    rounds
}

/// How many shouts were right, and how many wrong.
fn shouts(moments: &[Moment]) -> (usize, usize) {
    let news = || moments.iter().flat_map(|moment| &moment.news);
    let count = |wanted| {
        news()
            .filter(|news| matches!(news, News::Shouted { correct, .. } if *correct == wanted))
            .count()
    };
    (count(true), count(false))
}

#[test]
fn golden_records_replay_and_are_over() {
    let records = golden::records::<Ziomek>();
    assert!(records.len() >= 9, "{} golden records", records.len());
    for (name, record) in &records {
        let moments = moments(record);
        assert_eq!(moments.last().unwrap().after.phase, Phase::Over, "{name}");
        assert!(moments.iter().any(|moment| moment.tick > 3_000), "{name} has ticks");
        let rounds = if record.table.rules().is_practice() { 1 } else { 7 };
        assert_eq!(self::rounds(&moments).len(), rounds, "{name}");
    }
    let settings: Vec<String> =
        records.iter().map(|(_, record)| record.table.rules().settings().to_string()).collect();
    for word in [
        "pairs=each",
        "pairs=roller",
        "clock=20",
        "clock=off",
        "clock=60",
        "first=draw",
        "first=2",
        "dice=r",
    ] {
        assert!(settings.iter().any(|text| text.contains(word)), "no record with {word}");
    }
    for players in 1..=4 {
        let word = format!("players={players} ");
        assert!(settings.iter().any(|text| text.contains(&word)), "no record with {word}");
    }
}

#[test]
fn proved_records_are_proved() {
    let mut proved = 0;
    for (name, record) in golden::records::<Ziomek>() {
        let reading = read::<Ziomek>(&record.to_string()).unwrap();
        let claims = matches!(record.dice, DiceTag::HostOnly | DiceTag::Proved);
        assert_eq!(verify(&reading).is_ok(), claims, "{name}");
        proved += usize::from(claims);
    }
    assert!(proved >= 8, "{proved}");
}

/// Two and four players over seven rounds; most shouts are right.
#[test]
fn seven_rounds_with_right_shouts() {
    for (name, players, dice, most) in
        [("two", 2, DiceTag::HostOnly, 6), ("four-nonces", 4, DiceTag::Proved, 2)]
    {
        let (record, moments) = record(name);
        assert_eq!((record.table.rules().players(), record.dice), (players, dice), "{name}");
        let (right, wrong) = shouts(&moments);
        assert!(right >= 4 && right > wrong, "{name}: {right} {wrong}");
        let bonus = rounds(&moments)
            .iter()
            .any(|(_, _, scores)| scores.iter().any(|one| one.bonus >= most));
        assert!(bonus, "{name}");
    }
    let (record, moments) = record("four-nonces");
    let drawn = moments[0].news.iter().any(|news| matches!(news, News::FirstDrawn { .. }));
    assert!(drawn && record.to_string().contains("s1.1=first:"));
    // Ziomki on their heads or blank: right, without bonus.
    let plain = rounds(&moments).iter().any(|(_, shouter, scores)| {
        shouter
            .is_some_and(|seat| scores[seat.index()].levels >= 6 && scores[seat.index()].bonus == 0)
    });
    assert!(plain);
}

/// R1.6.
#[test]
fn practice_with_given_dice() {
    let (record, moments) = record("practice-given-dice");
    assert!(moments.iter().all(|moment| !matches!(moment.event, Event::Roll { .. })));
    assert_eq!((moments[0].tick, moments[0].after.dice), (3_000, Some([9, 1, 4, 1])));
    assert_eq!(record.table.log().len(), moments.len());
    let last = &moments.last().unwrap().after;
    assert_eq!((last.seats[0].total, last.seats[0].bonus), (10, 4));
}

/// R3.2, and R6.1: the shout in the last moment of the clock.
#[test]
fn practice_of_round_7_rolls_repeated_dice_again() {
    let (_, moments) = record("practice-round-seven");
    let rolls: Vec<String> = moments
        .iter()
        .filter_map(|moment| match moment.event {
            Event::Roll { roll } => Some(roll.to_string()),
            _ => None,
        })
        .collect();
    assert!(rolls.len() >= 3 && rolls[0].matches(',').count() == 3, "{rolls:?}");
    assert!(rolls[1..].iter().any(|roll| roll.matches(',').count() == 1), "{rolls:?}");
    let started = moments.iter().find(|moment| moment.after.phase == Phase::Building).unwrap().tick;
    let last = moments.last().unwrap();
    assert_eq!(last.tick - started, 60_000 * 12);
    assert_eq!((last.after.shouter, last.after.seats[0].total), (Some(Seat(0)), 20));
}

/// R7.2 and R7.4.
#[test]
fn a_wrong_shout() {
    let (_, moments) = record("three-wrong-shout");
    assert!(shouts(&moments).1 >= 4, "{:?}", shouts(&moments));
    let mut others = 0;
    for (by, shouter, scores) in rounds(&moments) {
        assert_eq!(by, EndedBy::Shout);
        let shouter = shouter.unwrap().index();
        if scores[shouter].levels == 0 {
            assert!(scores.iter().all(|one| one.bonus == 0));
            others += scores.iter().map(|one| u32::from(one.levels)).sum::<u32>();
        }
    }
    assert!(others > 10, "the others score: {others}");
}

/// R4.6.
#[test]
fn a_stack_collapses() {
    let (_, moments) = record("two-collapse");
    let fell = moments.iter().flat_map(|moment| &moment.news).filter_map(|news| match news {
        News::Dropped { fell, .. } => Some(fell.len()),
        _ => None,
    });
    assert!(fell.max().unwrap() >= 3, "three levels fall at once");
}

/// R6.1.
#[test]
fn the_clock_ends_rounds() {
    let (_, moments) = record("two-clock-end");
    let ends = rounds(&moments);
    assert_eq!(ends.iter().filter(|(by, _, _)| *by == EndedBy::Clock).count(), 4);
    let mut started = 0;
    for moment in &moments {
        match moment.news[..] {
            [News::Started { .. }] => started = moment.tick,
            [News::RoundEnded { round, by: EndedBy::Clock, .. }, ..] => {
                assert_eq!(moment.tick - started, 20_000 * (u64::from(round) + 5));
            }
            _ => {}
        }
    }
}

/// R6.2, with somebody who thinks again, and somebody who leaves.
#[test]
fn all_agree_to_end() {
    let (record, moments) = record("three-agreed-end");
    assert!(
        rounds(&moments).iter().all(|(by, shouter, _)| *by == EndedBy::Agreed && shouter.is_none())
    );
    let is = |wanted: Action| {
        moments
            .iter()
            .any(|moment| matches!(moment.event, Event::Act { action, .. } if action == wanted))
    };
    assert!(is(Action::Withdraw) && !is(Action::Shout));
    let left = |entry: &turlaj_table::Entry<Ziomek>| {
        matches!(entry.body, Body::Table(Fact::SeatLeft { .. }))
    };
    assert!(record.table.log().iter().any(left));
}

/// R3.5.
#[test]
fn the_roller_decides() {
    let (record, moments) = record("four-roller-decides");
    assert_eq!(record.dice, DiceTag::Proved);
    let chosen: Vec<&Moment> = moments
        .iter()
        .filter(|moment| matches!(moment.event, Event::Act { action: Action::Use(_), .. }))
        .collect();
    assert!(chosen.len() >= 2);
    for moment in chosen {
        let Event::Act { seat, .. } = moment.event else { unreachable!() };
        assert_eq!((seat, moment.after.phase), (moment.after.roller, Phase::Countdown));
        assert_eq!(moment.after.dice, None, "not before START");
    }
}

#[test]
fn mangled_records_are_read_or_refused_but_never_panic() {
    let refused = golden::mangle::<Ziomek>(500);
    assert!((300..500).contains(&refused), "most lies are found, some change nothing: {refused}");
}
