//! The dice of Snakes, recomputed by `tools/verify.py`: which die a roll is follows from the act
//! before it, and its faces from an option.

use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

use turlaj_core::{Event, Game, Node, Seat, Seats};
use turlaj_engine::{Bot, Random};
use turlaj_snakes::Snakes;
use turlaj_table::fair::{Ceremony, Draw, FairDice, Secret};
use turlaj_table::record::{DiceTag, Record, read};
use turlaj_table::{Body, Fact, Occupant, Table, verify};
use turlaj_testkit::all_settings;

use crate::python::{self, Verdict};

/// A random game with dice of the host alone, in which something is taken back now and then.
fn record(rules: Snakes, seed: u64) -> String {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut bot = Random::new(seed);
    let mut table = Table::new(rules);
    for seat in (0..table.rules().players()).map(Seat) {
        table = table.seated(seat, Occupant::Person(format!("Person {seat}")));
    }
    let (secret, id) = (Secret(rng.random()), format!("table-{seed}"));
    let fixed = Ceremony::begin(&id, secret.commitment(), Seats::NONE).fix().unwrap();
    table.push(0, Body::Table(Fact::DiceFixed(fixed))).unwrap();
    let mut dice = FairDice::new(&secret, &Draw::new(table.rules(), &id, &[]));
    loop {
        let standing = table.line().count() as u64;
        let may_undo = standing > 3 && !matches!(table.node(), Node::Over(_));
        if may_undo && table.log().len() < 120 && rng.random_range(0..12) == 0 {
            let to = standing - rng.random_range(1..=standing.min(5));
            let agreed = table.humans();
            table.push(0, Body::Table(Fact::Undo { to, agreed })).unwrap();
        }
        match table.node() {
            Node::Over(_) => break,
            Node::Chance => {
                table.roll(&mut dice, 0).unwrap();
            }
            node => {
                let seat = node.asked().iter().next().unwrap();
                let action = bot.choose(&table.look(seat), &table.legal(seat));
                table.push(0, Body::Game(Event::Act { seat, action })).unwrap();
            }
        }
    }
    table.push(0, Body::Table(Fact::SecretRevealed { secret })).unwrap();
    Record::new(table, DiceTag::HostOnly).to_string()
}

/// Every copy of a record in which one roll shows another face.
fn lies(text: &str) -> impl Iterator<Item = String> {
    let facts = text.find("\n\n").expect("an empty line ends the tags");
    let rolls = text[facts..].match_indices('=').map(move |(at, _)| facts + at + 1);
    rolls.map(|at| {
        let shown = &text[at..=at];
        let other = match shown {
            // The lot for the first seat.
            "f" => return text.replacen("=first:", "=first:1", 1),
            "H" => "T",
            _ => "H",
        };
        format!("{}{other}{}", &text[..at], &text[at + 1..])
    })
}

#[test]
fn snakes_are_accepted_and_lies_about_their_dice_refused() {
    let settings = all_settings::<Snakes>();
    let (mut names, mut files) = (Vec::new(), Vec::new());
    let mut keep = |name: String, text: &str| {
        files.push(python::file(&format!("{name}.txt"), text));
        names.push(name);
    };
    for (seed, settings) in settings.iter().enumerate() {
        let text = record(Snakes::configure(settings).unwrap(), seed as u64);
        verify(&read::<Snakes>(&text).unwrap()).unwrap_or_else(|why| panic!("{why}\n{text}"));
        keep(format!("snakes-{seed}-true"), &text);
        for (at, lie) in lies(&text).enumerate().step_by(9) {
            keep(format!("snakes-{seed}-lie-{at}"), &lie);
        }
        // A face that both kinds of dice have may be the same by chance; a die that nobody chose not.
        let unchosen = text.replacen(">roll:g", ">stop", 1);
        keep(format!("snakes-{seed}-lie-unchosen"), &unchosen);
        // The dice depend on the canonical text, in which a later option at its default is left out.
        let options = settings.to_string();
        let said = match options.strip_suffix(" again=taken") {
            Some(older) => text.replacen(&options, older, 1),
            None => text.replacen(&options, &format!("{options} again=any"), 1),
        };
        let refused = read::<Snakes>(&said).is_ok_and(|reading| verify(&reading).is_err());
        assert!(refused, "{said}");
        keep(format!("snakes-{seed}-lie-options"), &said);
    }
    assert!(files.len() > 4 * settings.len(), "{} files", files.len());
    for (name, Verdict { status, said }) in names.iter().zip(python::verify_all(&files)) {
        let proved = status == 0 && said.starts_with("proved, host only: ");
        let refused = status == 1 && said.starts_with("line ");
        let expected = if name.ends_with("true") { proved } else { refused };
        assert!(expected, "{name}: {status}, {said}");
    }
}
