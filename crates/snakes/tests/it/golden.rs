//! Golden records: games that must replay for ever as they did once. Each has in it what its name
//! says.

use turlaj_core::{Event, Eye, Game, Node, Seat, Silent};
use turlaj_snakes::{Action, Again, News, Phase, Snakes, View};
use turlaj_table::AnyTable;
use turlaj_table::record::{DiceTag, Record, read};
use turlaj_table::{Body, Fact, verify};
use turlaj_testkit::{golden, news};

/// One fact of a record and what it brought.
struct Moment {
    before: View,
    event: Event<Snakes>,
    news: Vec<News>,
    after: View,
}

fn moments(record: &Record<Snakes>) -> Vec<Moment> {
    let rules = record.table.rules();
    let mut state = rules.start();
    let mut moments = Vec::new();
    for event in record.table.line() {
        let before = rules.view(&state, Eye::Nobody);
        let news = news(rules, &state, event, Eye::Nobody);
        rules.apply(&mut state, event, &mut Silent);
        let after = rules.view(&state, Eye::Nobody);
        moments.push(Moment { before, event: *event, news, after });
    }
    moments
}

/// The record of this name, and its facts.
fn record(name: &str) -> (Record<Snakes>, Vec<Moment>) {
    let file = format!("snakes-{name}.txt");
    let (_, record) = golden::records::<Snakes>()
        .into_iter()
        .find(|(found, _)| *found == file)
        .unwrap_or_else(|| panic!("no record {file}"));
    let moments = moments(&record);
    (record, moments)
}

fn all_news(moments: &[Moment]) -> impl Iterator<Item = &News> {
    moments.iter().flat_map(|moment| &moment.news)
}

/// How many turns every seat has begun.
fn turns(moments: &[Moment]) -> Vec<u32> {
    moments[moments.len() - 1].after.seats.iter().map(|hand| hand.turns).collect()
}

#[test]
fn golden_records_replay_and_cover_players_and_options() {
    let records = golden::records::<Snakes>();
    assert!(records.len() >= 8, "{} golden records", records.len());
    let settings: Vec<String> =
        records.iter().map(|(_, record)| record.table.rules().settings().to_string()).collect();
    for word in [
        "players=2 ",
        "players=3 ",
        "players=4 ",
        "first=1",
        "first=2",
        "first=draw",
        "again=taken",
    ] {
        assert!(settings.iter().any(|text| text.contains(word)), "no record with {word}");
    }
    for (name, record) in &records {
        assert!(matches!(record.table.node(), Node::Over(_)), "{name}");
    }
}

#[test]
fn proved_records_are_proved() {
    let mut proved = 0;
    for (name, record) in golden::records::<Snakes>() {
        let claims = matches!(record.dice, DiceTag::Proved | DiceTag::HostOnly);
        let proof = verify(&read::<Snakes>(&record.to_string()).unwrap());
        assert_eq!(proof.ok().map(|proof| proof.kind()), claims.then_some(record.dice), "{name}");
        proved += usize::from(claims);
    }
    assert!(proved >= 8, "{proved}");
}

/// R2.1, R8.3: every die of every player is placed, and nobody has more turns than that needs but
/// for `+` and `−`.
#[test]
fn games_of_two_three_and_four_players() {
    for (name, players) in [("two", 2), ("three-draw-give", 3), ("four-random", 4)] {
        let (record, moments) = record(name);
        assert_eq!(usize::from(record.table.rules().players()), players, "{name}");
        let last = &moments[moments.len() - 1].after;
        let lying: usize = last.snakes.iter().map(|snake| snake.dice.len()).sum();
        assert_eq!((last.phase, lying), (Phase::Over, 8 * players), "{name}");
        assert!(turns(&moments).iter().sum::<u32>() as usize >= 8 * players, "{name}");
    }
}

/// R2.2, R7.2.
#[test]
fn the_first_seat_is_drawn_and_a_die_is_given_past_the_neighbour() {
    let (record, moments) = record("three-draw-give");
    let [News::FirstDrawn { seat }, ..] = moments[0].news[..] else {
        panic!("{:?}", moments[0].news)
    };
    assert_ne!(seat, Seat(0), "not the seat that begins unless drawn");
    assert!(record.to_string().contains(&format!("\ns1.1=first:{seat} ")), "it has its address");
    assert!(past_the_neighbour(&moments));
}

fn past_the_neighbour(moments: &[Moment]) -> bool {
    all_news(moments).any(|news| matches!(news, News::Gave { seat, to, .. } if *to != seat.next(3)))
}

/// R1.4: dice with other faces show what the usual ones cannot.
#[test]
fn the_faces_are_replaced() {
    let (record, moments) = record("two-other-faces");
    assert_eq!(record.table.rules().printed().to_string(), "HTSCCC/HTSC+-");
    assert!(orange_body(&moments));
}

/// Whether an orange straight and an orange curve were placed.
fn orange_body(moments: &[Moment]) -> bool {
    let last = &moments[moments.len() - 1].after;
    let shapes: String = last.snakes.iter().map(|snake| snake.shape.to_string()).collect();
    shapes.contains('s') && shapes.contains(['l', 'r'])
}

/// R6.4, R6.6: after a plus a die was taken and rolled, or taken and kept, or none was taken; and a
/// taken die showed another plus. No other die was ever rolled again.
#[test]
fn only_the_taken_die_is_rolled_again() {
    for name in ["two-again-taken", "three-again-taken"] {
        let (record, moments) = record(name);
        assert_eq!(record.table.rules().again(), Again::Taken, "{name}");
        let after_plus = moments.iter().filter(|moment| moment.before.phase == Phase::Plus);
        let mut seen = [0; 4];
        for Moment { before, event, after, .. } in after_plus {
            let Event::Act { action, .. } = event else { continue };
            match (action, before.taken) {
                (Action::Roll(die), taken) => {
                    assert_eq!(taken, Some(*die), "{name}");
                    seen[0] += 1;
                }
                (Action::Take { .. }, _) => seen[3] += usize::from(after.rolls.0 > 1),
                (_, Some(_)) => seen[1] += 1,
                (_, None) => seen[2] += 1,
            }
        }
        assert!(seen.iter().all(|many| *many > 0), "{name}: {seen:?}");
    }
}

/// R5.4: one finished it, another took from it, and it was finished again for a new point.
#[test]
fn a_complete_snake_is_reopened_and_completed_again() {
    let (_, moments) = record("two-reopened");
    assert!(completed_again(&moments));
}

fn completed_again(moments: &[Moment]) -> bool {
    let mut robbed: Option<(u8, Seat)> = None;
    for (moment, news) in moments.iter().flat_map(|m| m.news.iter().map(move |news| (m, news))) {
        match (news, robbed) {
            (News::Took { seat, snake, from: Some(from), reopened: true, .. }, _)
                if from != seat =>
            {
                let points = |view: &View| view.seats[from.index()].points;
                assert_eq!(points(&moment.before), points(&moment.after), "the point stays");
                robbed = Some((*snake, *from));
            }
            (News::Completed { seat, snake, .. }, Some((number, from)))
                if *snake == number && *seat != from =>
            {
                return true;
            }
            _ => {}
        }
    }
    false
}

/// R8.1: a player without dice was passed over, was handed one, and placed it.
#[test]
fn a_player_without_dice_is_brought_back_by_a_minus() {
    let (_, moments) = record("three-brought-back");
    assert!(brought_back(&moments));
}

fn brought_back(moments: &[Moment]) -> bool {
    let mut waits: Option<Seat> = None;
    let mut skipped = Vec::new();
    for (moment, news) in moments.iter().flat_map(|m| m.news.iter().map(move |news| (m, news))) {
        match news {
            News::Skipped { seat } => skipped.push(*seat),
            News::Gave { to, .. }
                if moment.before.seats[to.index()].is_empty() && skipped.contains(to) =>
            {
                waits = Some(*to);
            }
            News::Placed { seat, .. } | News::Began { seat, .. } if waits == Some(*seat) => {
                return true;
            }
            _ => {}
        }
    }
    false
}

/// R8.2: the same seat has three turns in a row, the others being passed over.
#[test]
fn one_player_goes_on_alone() {
    let (_, moments) = record("two-alone");
    assert!(alone(&moments));
}

fn alone(moments: &[Moment]) -> bool {
    let begun: Vec<Seat> = all_news(moments)
        .filter_map(|news| match news {
            News::TurnBegins { seat } => Some(*seat),
            _ => None,
        })
        .collect();
    begun.windows(4).any(|four| four.iter().all(|seat| *seat == four[0]))
}

/// R8.4.
#[test]
fn equals_share_the_victory() {
    let (record, _) = record("three-shared-victory");
    assert!(shared(&record));
    assert!(record.to_string().contains("[Result \"1:1/2 3:1/2 2:3/1\"]"), "{record}");
}

/// Whether the first and the last seat share the victory, and the one between them has points too.
fn shared(record: &Record<Snakes>) -> bool {
    let Node::Over(standings) = record.table.node() else { return false };
    let places = standings.places().iter();
    let shown: Vec<(u8, u16, i32)> =
        places.map(|place| (place.seat.0 + 1, place.place.into(), place.points)).collect();
    shown == [(1, 1, 2), (3, 1, 2), (2, 3, 1)]
}

/// Nonces of both players, an act that was taken back, and an undo by consent after which the same
/// die shows the same face, and the other die another one.
#[test]
fn two_people_prove_their_dice_and_go_back() {
    let (record, moments) = record("two-nonces-undo");
    assert_eq!(record.dice, DiceTag::Proved);
    let log = record.table.log();
    let at = |like: fn(&Fact) -> bool| {
        log.iter().position(|entry| matches!(&entry.body, Body::Table(fact) if like(fact)))
    };
    let back = at(|fact| matches!(fact, Fact::TakeBack { .. })).unwrap();
    let undo = at(|fact| matches!(fact, Fact::Undo { .. })).unwrap();
    let word = |at: usize| match &log[at].body {
        Body::Game(Event::Act { action, .. }) => action.to_string(),
        Body::Game(Event::Roll { roll }) => format!("={roll}"),
        other => panic!("{other:?}"),
    };
    assert_eq!([word(back - 1), word(back + 1)], ["roll:g", "roll:o"]);
    // `roll:g`, its face, a place; back to the choice; the same, and another place.
    let shown: Vec<String> = [undo - 3, undo - 2, undo + 1, undo + 2].map(word).to_vec();
    assert_eq!([&shown[0], &shown[1]], [&shown[2], &shown[3]]);
    assert_ne!(word(undo - 1), word(undo + 3));
    assert!(moments.len() < log.len());
}

/// Dice of a real table, and the figures of the booklet in the order in which they can come.
#[test]
fn the_figures_are_typed_in_by_hand() {
    let (record, moments) = record("two-figures-by-hand");
    assert_eq!(record.dice, DiceTag::Typed);
    let remarks: Vec<&str> = record.comments.iter().map(|remark| remark.text.as_str()).collect();
    for figure in 2..=9 {
        let name = format!("Figure {figure}:");
        assert!(remarks.iter().any(|remark| remark.starts_with(&name)), "{name}");
    }
    assert!(completed_again(&moments));
    assert!(all_news(&moments).any(|news| matches!(news, News::Gave { .. })));
    let acts = moments.iter().filter(|moment| matches!(moment.event, Event::Act { .. }));
    assert!(acts.count() > 30);
}

#[test]
fn mangled_records_are_read_or_refused_but_never_panic() {
    let refused = golden::mangle::<Snakes>(2_000);
    assert!(
        (1_200..2_000).contains(&refused),
        "most lies are found, some change nothing: {refused}"
    );
}
