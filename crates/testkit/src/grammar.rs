//! What is written of a game for the verifiers that do not know its rules.

use std::collections::BTreeMap;
use std::fmt::Write;

use serde_json::{Map, Value, json};
use turlaj_core::{
    Begins, Event, Game, GrammarState, Lot, Node, Settings, Silent, Test, Throw, Written,
};

/// How many facts of random games are looked at for the dice of a game.
const FACTS: usize = 300;

/// The data of a game, one field per line, one state per line; panics where its dice are not numbered from 1.
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

/// The dice by number, each with its name and faces, as they are rolled in random games.
fn dice<G: Game>() -> Vec<Value> {
    let mut kinds: BTreeMap<u8, Value> = BTreeMap::new();
    for players in G::PLAYERS.0..=G::PLAYERS.1 {
        let settings = Settings::defaults(G::OPTIONS, players);
        let Ok(rules) = G::configure(&settings) else { continue };
        let mut state = rules.start();
        for fact in 0..FACTS {
            let mut legal = Vec::new();
            let event = match rules.node(&state) {
                Node::Chance => {
                    let due = rules.due(&state);
                    for die in &due.dice {
                        let Some(kind) = die.kind else { continue };
                        let kind = &rules.kinds()[usize::from(kind)];
                        let face = |face| kind.faces[kind.shows(face)].0.clone();
                        let faces: Vec<String> = (0..kind.count()).map(face).collect();
                        let faces = G::GRAMMAR.faces.is_none().then_some(faces);
                        kinds.insert(die.number, json!({ "name": kind.name, "faces": faces }));
                    }
                    let mut dice = |_, faces| fact as u32 * 5 % faces;
                    Event::Roll { roll: rules.roll(&state, &mut dice) }
                }
                Node::Decide(seats) => {
                    let seat = seats.iter().next().expect("somebody is asked");
                    rules.legal(&state, seat, &mut legal);
                    Event::Act { seat, action: legal[fact * 7 % legal.len()].clone() }
                }
                Node::Live { .. } | Node::Over(_) => break,
            };
            rules.apply(&mut state, &event, &mut Silent);
        }
    }
    let numbers: Vec<u8> = kinds.keys().copied().collect();
    assert!(numbers.iter().copied().eq(1..=numbers.len() as u8), "{}: dice {numbers:?}", G::ID);
    kinds.into_values().collect()
}
