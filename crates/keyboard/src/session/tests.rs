//! A session of bots plays the race of all drivers.

use turlaj_core::{Game, Seats, Settings};
use turlaj_table::Occupant;
use turlaj_table::fair::{Ceremony, Draw, FairDice, Secret};
use turlaj_testkit::toys::sprint::{Action, News, Sprint, View, race};

use super::*;
use turlaj_terminal::Names;

/// Draws the toy Sprint.
struct Tracks;

impl Drawing<Sprint> for Tracks {
    const POINTS: &'static str = "points";

    fn legend(_: &Sprint) -> Vec<Line> {
        Vec::new()
    }
    fn board(_: &Sprint, view: &View, _: Eye, name: Names<'_>) -> Vec<Line> {
        let track = |(at, steps): (usize, &u8)| format!("{}: {steps}", name(Seat(at as u8)));
        view.tracks.iter().enumerate().map(|seat| Line::plain(track(seat))).collect()
    }
    fn describe(_: &Sprint, news: &News, _: Names<'_>) -> Option<Line> {
        Some(Line::plain(format!("{news:?}")))
    }
    fn prompt(_: &Sprint, _: &View, _: &[Action], _: Names<'_>) -> Vec<Line> {
        vec![Line::plain("step, back or shout")]
    }
    fn parse(_: &Sprint, _: &[Action], text: &str, _: Names<'_>) -> Option<Action> {
        text.parse().ok()
    }
}

/// Fair dice whose first roll is the one of the race.
fn sealed(rules: &Sprint, id: &str) -> SealedDice {
    let secrets = (0..=u8::MAX).map(|byte| Secret([byte; 32]));
    let dice = secrets.map(|secret| {
        let dice = FairDice::new(&secret, &Draw::new(rules, id, &[]));
        SealedDice { secret, dice }
    });
    let is_right = |sealed: &mut SealedDice| {
        let event = Event::Roll { roll: rules.roll(&rules.start(), &mut sealed.dice) };
        race::words(&event) == race::FACTS[0].1
    };
    dice.into_iter().find_map(|mut one| is_right(&mut one).then_some(one)).unwrap()
}

/// The server's and the laboratory's tests play the same race.
#[test]
fn the_race_of_all_drivers_has_these_facts() {
    let players = race::SEATS.len() as u8;
    let settings = Settings::parse(Sprint::OPTIONS, players, race::OPTIONS).unwrap();
    let mut table = Table::new(Sprint::configure(&settings).unwrap());
    for (at, name) in race::SEATS.iter().enumerate() {
        table = table.seated(Seat(at as u8), Occupant::Bot((*name).to_string()));
    }
    let sealed = sealed(table.rules(), "race");
    let fixed = Ceremony::begin("race", sealed.secret.commitment(), Seats::NONE).fix().unwrap();
    table.push(0, Body::Table(Fact::DiceFixed(fixed))).unwrap();
    let bots = race::SEATS.iter().map(|name| race::bot(name)).collect();
    let session = Session::<Sprint, Tracks>::new("Sprint".to_string(), table, bots, sealed, None);
    let mut session = session.unwrap();
    assert!(session.play().unwrap());
    let facts = session.table.log().iter().filter_map(|entry| match &entry.body {
        Body::Game(event) => Some((entry.tick, race::words(event))),
        Body::Table(_) => None,
    });
    let expected = race::FACTS.map(|(tick, words)| (tick, words.to_string()));
    assert_eq!(race::by_page(facts), expected);
}
