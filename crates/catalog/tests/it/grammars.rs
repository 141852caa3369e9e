//! The data of the verifiers that do not know the rules: one file per game and rules version, and all
//! of them for the proof page. A file of an earlier rules version stays as it is.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::PathBuf;

use expect_test::expect_file;
use turlaj_catalog::{GAMES, Listed, Visit, visit};
use turlaj_core::{Grammar, GrammarState};
use turlaj_testkit::grammar;

struct Data;

impl Visit for Data {
    type Out = (String, String);

    fn game<G: Listed>(self) -> (String, String) {
        (format!("{}-{}", G::ID, G::RULES), grammar::data::<G>())
    }
}

fn check(name: &str, grammar: &Grammar) {
    for states in [grammar.states, grammar.solo].into_iter().filter(|states| !states.is_empty()) {
        let known = |to: &str| states.iter().any(|(name, _)| *name == to);
        assert!(known("start"), "{name}");
        for (from, state) in states {
            let all: Vec<&str> = match state {
                GrammarState::On(facts) | GrammarState::End(facts) => {
                    facts.iter().map(|(_, to)| *to).collect()
                }
                GrammarState::If(_, yes, no) => vec![yes, no],
            };
            assert!(all.into_iter().all(known), "{name}: {from} leads nowhere");
        }
    }
}

struct Sound;

impl Visit for Sound {
    type Out = ();

    fn game<G: Listed>(self) {
        check(G::ID, &G::GRAMMAR);
    }
}

#[test]
fn the_states_of_a_grammar_lead_to_others() {
    for name in GAMES {
        visit(name, Sound).unwrap();
    }
    check("default", &Grammar::DEFAULT);
}

#[test]
fn the_data_of_the_verifiers_are_fresh() {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");
    let folder = PathBuf::from(root).join("tools/grammars");
    let mut all: BTreeMap<String, String> = BTreeMap::new();
    for file in std::fs::read_dir(&folder).unwrap() {
        let path = file.unwrap().path();
        let name = path.file_stem().unwrap().to_str().unwrap().to_string();
        all.insert(name, std::fs::read_to_string(path).unwrap());
    }
    for game in GAMES {
        let (name, data) = visit(game, Data).unwrap();
        expect_file![folder.join(format!("{name}.json"))].assert_eq(&data);
        all.insert(name, data);
    }
    let mut text = String::from(
        "// What the proof page knows of each game and rules version, written by a test of crates/catalog.\n\
         // Do not edit: `UPDATE_EXPECT=1 cargo test -p turlaj-catalog grammars` writes it again.\n\n\
         /** @type {Record<string, import(\"../app/proof/games.js\").Grammar>} */\nexport const GRAMMARS = {\n",
    );
    for (name, data) in &all {
        writeln!(text, "\"{name}\": {},", data.trim_end()).unwrap();
    }
    text += "};\n";
    expect_file![format!("{root}/web/generated/grammars.js")].assert_eq(&text);
}
