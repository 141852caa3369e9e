//! What is written of a game for the verifiers that do not know its rules.

use std::collections::BTreeMap;
use std::fmt::Write;

use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use serde_json::{Map, Value, json};
use turlaj_core::{
    Begins, DieKind, DueDie, Event, Fallen, Game, GrammarState, Lot, Node, Settings, Silent, Test,
    Throw, Written,
};

use crate::all_settings;

/// How many facts of a random game are looked at for the dice of a game.
const FACTS: usize = 300;

/// The data of a game, one field per line, one state per line; panics where its dice are not numbered
/// from 1, have other faces with other options, or are written otherwise than the grammar says.
pub fn data<G: Game>() -> String {
    let grammar = G::GRAMMAR;
    let options = G::OPTIONS.iter().map(|option| {
        let free = option.free.map(|free| free.form);
        json!({ "name": option.name, "values": option.values, "free": free, "later": option.later })
    });
    let mut lots: Map<String, Value> = grammar.lots.iter().map(lot).collect();
    let mut setup: Vec<Value> = grammar.setup.iter().map(|step| {
        json!({ "option": step.option, "lot": step.lot, "least": 1, "each": true, "most": step.most, "void": step.void })
    }).collect();
    if let Some(least) = draws_first::<G>() {
        lots.insert("first".to_string(), json!({ "of": "players" }));
        let step = json!({
            "option": "first=draw", "lot": "first", "least": least, "each": false, "most": [], "void": []
        });
        setup.insert(0, step);
    }
    let fields = [
        ("game", json!(G::ID)),
        ("rules", json!(G::RULES)),
        ("players", json!([G::PLAYERS.0, G::PLAYERS.1])),
        ("options", options.collect()),
        ("acts", json!(grammar.acts)),
        ("rolls", json!(written(grammar.rolls))),
        ("faces", json!(grammar.faces)),
        ("dice", dice::<G>().into()),
        ("lots", lots.into()),
        ("setup", setup.into()),
        ("begins", json!(begins(grammar.begins))),
        ("turns", json!(grammar.turns)),
    ];
    let mut text = String::from("{\n");
    for (name, value) in fields {
        writeln!(text, "  \"{name}\": {value},").expect("texts take all words");
    }
    let solo = Some(("solo", grammar.solo)).filter(|(_, states)| !states.is_empty());
    let machines: Vec<String> = [Some(("states", grammar.states)), solo]
        .into_iter()
        .flatten()
        .map(|(name, states)| {
            let line =
                |(name, one): &(&str, GrammarState)| format!("    \"{name}\": {}", state(one));
            let lines: Vec<String> = states.iter().map(line).collect();
            format!("  \"{name}\": {{\n{}\n  }}", lines.join(",\n"))
        })
        .collect();
    text + &machines.join(",\n") + "\n}\n"
}

/// From how many players on `first=draw` draws a lot, for games with this option.
fn draws_first<G: Game>() -> Option<u8> {
    let option = G::OPTIONS.iter().find(|option| option.name == "first")?;
    let value = option.values.iter().find(|value| **value == "draw")?;
    (G::PLAYERS.0..=G::PLAYERS.1).find(|players| {
        let settings = Settings::defaults(G::OPTIONS, *players).with_value("first", value);
        let rules = G::configure(&settings).expect("it has this option");
        rules.due(&rules.start()).throw == Throw::Setup { step: 1, roll: 1 }
    })
}

fn written(rolls: Written) -> &'static str {
    match rolls {
        Written::Row => "row",
        Written::Named => "named",
        Written::Chosen => "chosen",
    }
}

fn begins(begins: Begins) -> &'static str {
    match begins {
        Begins::Next => "next",
        Begins::Actor => "actor",
        Begins::Any => "any",
    }
}

fn lot((name, lot): &(&str, Lot)) -> (String, Value) {
    let value = match lot {
        Lot::Of(results) => json!({ "of": results }),
        Lot::Secret(results) => json!({ "once": results, "secret": true }),
        Lot::Lowest(dice) => json!({ "lowest": dice }),
    };
    ((*name).to_string(), value)
}

fn state(state: &GrammarState) -> Value {
    let (facts, end) = match *state {
        GrammarState::If(test, yes, no) => {
            return json!({ "if": condition(test), "then": yes, "else": no });
        }
        GrammarState::On(facts) => (facts, false),
        GrammarState::End(facts) => (facts, true),
    };
    let each = facts
        .iter()
        .flat_map(|(facts, to)| facts.split(' ').map(move |fact| (fact.to_string(), json!(to))));
    let on: Map<String, Value> = each.collect();
    json!({ "on": on, "end": end })
}

fn condition(test: Test) -> Value {
    match test {
        Test::Option(option) => json!({ "option": option }),
        Test::Left { lower } => json!({ "left": { "lower": lower } }),
        Test::Lot(lot) => json!({ "lot": lot }),
        Test::Distinct(dice, from) => json!({ "distinct": dice, "from": from }),
    }
}

/// The dice by number, each with its name and faces, as they are rolled in a random game under all settings. Panics where
/// a roll is not written as the grammar says.
fn dice<G: Game>() -> Vec<Value> {
    let mut kinds: BTreeMap<u8, Value> = BTreeMap::new();
    each_roll::<G>(|rules, dice, _| {
        for Fallen { die, .. } in dice {
            let kind = kind_of(rules, die);
            let face = |face| kind.faces[kind.shows(face)].0.clone();
            let faces: Vec<String> = (0..kind.count()).map(face).collect();
            let faces = G::GRAMMAR.faces.is_none().then_some(faces);
            let die_data = json!({ "name": kind.name, "faces": faces });
            let known = kinds.entry(die.number).or_insert_with(|| die_data.clone());
            assert_eq!(known, &die_data, "die {} with {}", die.number, rules.settings());
        }
    });
    let numbers: Vec<u8> = kinds.keys().copied().collect();
    assert!(numbers.iter().copied().eq(1..=numbers.len() as u8), "{}: dice {numbers:?}", G::ID);
    each_roll::<G>(|rules, dice, text| {
        let wanted = shown(rules, dice, numbers.len());
        assert_eq!(text, wanted, "a roll as the grammar writes it, with {}", rules.settings());
    });
    kinds.into_values().collect()
}

/// A roll as verifiers write it.
fn shown<G: Game>(rules: &G, dice: &[Fallen], count: usize) -> String {
    let face = |fallen: &Fallen| {
        let kind = kind_of(rules, &fallen.die);
        kind.faces[kind.shows(fallen.face)].0.clone()
    };
    match G::GRAMMAR.rolls {
        Written::Row => {
            let of = |number| dice.iter().find(|fallen| usize::from(fallen.die.number) == number);
            (1..=count).map(|number| of(number).map_or_else(|| ".".to_string(), face)).collect()
        }
        Written::Named => {
            let named = |one: &Fallen| format!("{}{}", kind_of(rules, &one.die).name, face(one));
            dice.iter().map(named).collect::<Vec<_>>().join(",")
        }
        Written::Chosen => dice.iter().map(face).collect(),
    }
}

fn kind_of<G: Game>(rules: &G, die: &DueDie) -> DieKind {
    rules.kinds()[usize::from(die.kind.expect("lots are left out"))].clone()
}

/// Plays a random game under all settings, and hands on its rolls and their texts; lots are left out.
fn each_roll<G: Game>(mut each: impl FnMut(&G, &[Fallen], &str)) {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    for settings in all_settings::<G>() {
        let rules = G::configure(&settings).expect("listed settings are accepted");
        let mut state = rules.start();
        for _ in 0..FACTS {
            let event = match rules.node(&state) {
                Node::Chance => {
                    let roll = rules.roll(&state, &mut |_, faces| rng.random_range(0..faces));
                    let dice = rules.fallen(&state, &roll);
                    if dice.iter().all(|fallen| fallen.die.kind.is_some()) {
                        each(&rules, &dice, &roll.to_string());
                    }
                    Event::Roll { roll }
                }
                Node::Decide(seats) => {
                    let seat = seats.iter().next().expect("somebody is asked");
                    let mut legal = Vec::new();
                    rules.legal(&state, seat, &mut legal);
                    Event::Act { seat, action: legal[rng.random_range(0..legal.len())].clone() }
                }
                Node::Live { .. } | Node::Over(_) => break,
            };
            rules.apply(&mut state, &event, &mut Silent);
        }
    }
}
