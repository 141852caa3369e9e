//! `turlaj solve`.

use serde_json::Value;
use turlaj_catalog::SOLVERS;

use crate::program::{root, turlaj};

fn solve(words: &[&str]) -> Value {
    turlaj(&[&["solve", "ziomek", "--json"], words].concat()).json()
}

#[test]
fn a_stack_is_found_drawn_and_counted() {
    let question = ["--round", "7", "--dice", "r4,w1,b9,g6", "--smiling"];
    let found = solve(&question);
    let stack: Vec<&str> =
        found["solution"].as_array().unwrap().iter().map(|laid| laid.as_str().unwrap()).collect();
    assert_eq!(stack.len(), 12);
    for (level, ziomek) in [(4, "ra@"), (1, "wa@"), (9, "ba@"), (6, "ga@")] {
        assert!(stack[level - 1].starts_with(ziomek), "{stack:?}");
    }
    assert!(found["nodes"].as_u64().unwrap() >= 12);

    let picture = turlaj(&[&["solve", "ziomek"], &question[..]].concat()).succeeded();
    assert_eq!(picture.lines().count(), 36);
    assert_eq!((picture.matches('╂').count(), picture.matches("•‿•").count()), (24, 4));

    let some = [&question[..], &["--count", "--limit", "1000"]].concat();
    assert_eq!(turlaj(&[&["solve", "ziomek"], &some[..]].concat()).succeeded().trim(), "1000+");
    let count = solve(&some);
    assert_eq!((count["count"].as_u64(), count["more"].as_bool()), (Some(1000), Some(true)));
    let few = ["--round", "1", "--dice", "r1,w2,b3,g4", "--smiling", "--count"];
    assert_eq!(solve(&few)["more"], false);
}

#[test]
fn a_pair_may_be_picked() {
    for (pick, begins) in [("w", "wa@"), ("g", "ga@")] {
        let dice = ["--round", "1", "--dice", "w1,g1,b4,r9", "--pick", pick, "--smiling"];
        assert!(solve(&dice)["solution"][0].as_str().unwrap().starts_with(begins));
    }
}

#[test]
fn a_round_is_checked() {
    let checked = solve(&["--check", "--rounds", "1"]);
    let round = &checked["rounds"][0];
    assert_eq!((checked["unsolved"].as_u64(), round["rolls"].as_u64()), (Some(0), Some(9360)));
    assert_eq!(round["patterns"], 1045);
}

#[test]
fn a_game_that_is_not_solved_is_refused_with_those_that_are() {
    let said = turlaj(&["solve", "clever", "--round", "1"]).failed();
    let known: Vec<&str> = SOLVERS.games.iter().map(|(game, _)| *game).collect();
    assert!(said.contains(&format!("solve knows: {}", known.join(", "))), "{said}");
}

#[test]
fn what_cannot_be_solved_is_refused() {
    let refused = |words: &[&str]| turlaj(&[&["solve"], words].concat()).failed();
    let dice = |dice| refused(&["ziomek", "--round", "7", "--dice", dice]);
    assert!(dice("r4,w4,b9,g6").contains("round 7 needs four different numbers"));
    for wrong in ["r4,w1,b9", "r4,w1,b9,g11", "r4,w1,b9,b6", "r4,w1,b9,g6,g7", "x", "", "é,ü"] {
        assert!(dice(wrong).contains("expected all four dice"), "{wrong}");
    }
    assert!(refused(&["ziomek", "--dice", "r4,w1,b9,g6"]).contains("round is missing"));
    assert!(refused(&["ziomek", "--round", "8", "--dice", "r4,w1,b9,g6"]).contains("1 to 7"));
    let pick = ["ziomek", "--round", "1", "--dice", "r4,w1,b9,g6", "--pick", "r"];
    assert!(refused(&pick).contains("r is not one of two dice"));
    for (game, word) in [("stonoga", "--round"), ("stonoga", "--check"), ("ziomek", "--solo")] {
        let usage = turlaj(&["solve", game, word]);
        assert!(usage.status == 2 && usage.stderr.contains(&format!("'{word}'")), "{usage:?}");
    }
    assert!(refused(&["ziomek", "--check", "--dice", "r4,w1,b9,g6"]).contains("there are: check"));
    assert!(refused(&["ziomek", "--rounds", "1"]).contains("`rounds` is of no use here"));
    assert!(refused(&["stonoga", "--solo", "--players", "2"]).contains("without --players"));
    assert!(refused(&["stonoga", "--players", "3"]).contains("solved for 2 players"));
    assert!(refused(&["stonoga", "--edition", "de"]).contains("there are: pl, ru"));
    assert!(refused(&["stonoga", "--solo", "--edition", "ru"]).contains("only the pl edition"));
    let position = |text| refused(&["stonoga", "--position", text]);
    assert!(position("centre=R4,R4").contains("only one tile R4"));
    assert!(position("centre=R5").contains("R5"));
    assert!(position("centre=R4 rerolls=1").contains("rerolls need dice"));
    assert!(position("centre=R4 dice=RRR").contains("four dice"));
    assert!(position("centre=R4 dice=RRRR rerolls=3").contains("rerolls from 0 to 2"));
    assert!(position("somewhere").contains("centre=R4,B2"));
    for (text, again) in [
        ("centre=R4 dice=RRRR dice=KKKK", "dice=KKKK"),
        ("centre=R4 centre=B2", "centre=B2"),
        ("centre=R4 mine=R3 middle=B2", "middle=B2"),
        ("mine=R4 theirs=G4 mine=", "mine="),
        ("centre=R4 dice=RRRR rerolls=1 rerolls=1", "rerolls=1"),
    ] {
        let told = format!("expected every name only once, found `{again}`");
        assert!(position(text).contains(&told), "{text}");
    }
    assert!(refused(&["chess", "--round", "1"]).contains("there is no game `chess`"));
    let unknown = turlaj(&["solve", "chess", "--round", "1", "--json"]);
    assert_eq!((unknown.status, &unknown.json()["error"]["code"]), (1, &"unknown-game".into()));
    let code = turlaj(&["solve", "ziomek", "--round", "1", "--dice", "r4,w4,b4,g6", "--json"]);
    assert!(code.stdout.contains("\"code\":\"rolled-again\""));
}

/// The page of the rules has the worst rolls that the command prints.
#[test]
fn the_worst_rolls_of_ziomek_are_those_of_its_page() {
    // Round, rolls, patterns, worst roll and its placements; the page groups digits by commas.
    let row = |cells: Vec<&str>, at: [usize; 5]| at.map(|at| cells[at].trim().replace(',', ""));
    let told = turlaj(&["solve", "ziomek", "--check"]).succeeded();
    let lines = told.lines().filter(|line| line.ends_with(" ms"));
    let of_command: Vec<[String; 5]> =
        lines.map(|line| row(line.split_whitespace().collect(), [0, 1, 2, 6, 5])).collect();
    let page = std::fs::read_to_string(root().join("rules/ziomek.md")).unwrap();
    let (_, table) = page.split_once("| worst roll |").unwrap();
    let lines = table.lines().skip(2).take_while(|line| line.starts_with('|'));
    let of_page: Vec<[String; 5]> =
        lines.map(|line| row(line.split('|').collect(), [1, 3, 4, 6, 7])).collect();
    assert_eq!((of_command.len(), &of_page), (7, &of_command));
}

fn position(text: &str) -> Value {
    turlaj(&["solve", "stonoga", "--json", "--position", text]).json()
}

fn names(list: &Value, name: &str) -> Vec<String> {
    let items = list.as_array().unwrap().iter();
    items.map(|item| item[name].as_str().unwrap().to_string()).collect()
}

#[test]
fn a_position_of_stonoga_is_valued() {
    // Taking the last tile wins, and it can be taken: everything else risks something.
    let won = position("centre=Y3 mine=R4 theirs=G4 dice=YY*R rerolls=1");
    assert_eq!(won["value"], 1.0);
    assert_eq!(names(&won["takes"], "tile"), ["Y3"]);
    let keeps = names(&won["keeps"], "keep");
    // Keeping all dice is stopping; dice that show the same are one keep, also none of them.
    assert_eq!((keeps.len(), &*keeps[0], &*keeps[1]), (12, "YY*R", "YY*"));
    assert!(keeps.contains(&String::new()));
    let values =
        won["keeps"].as_array().unwrap().iter().map(|keep| keep["value"].as_f64().unwrap());
    assert!(values.is_sorted_by(|a, b| a >= b));
    // With nothing to roll again only stopping is left.
    let last = position("centre=Y3 mine=R4 theirs=G4 dice=YY*R rerolls=0");
    assert_eq!(names(&last["keeps"], "keep"), ["YY*R"]);
    // Before the first roll, and when all is over. Equal shoes, equal in one colour: shared.
    assert!(position("centre=Y3 mine=R4 theirs=G4")["value"].as_f64().unwrap() > 0.5);
    assert_eq!(position("centre= mine=R4 theirs=G4")["value"], 0.5);
    assert_eq!(position("mine=R4,R2 theirs=G4,B2")["value"], 1.0);
    let text = ["solve", "stonoga", "--position", "centre=Y3 mine=R4 theirs=G4 dice=YY*R"];
    let told = turlaj(&text).succeeded();
    assert!(told.contains("stop       1.000000000000") && told.contains("take Y3"), "{told}");
}

#[test]
fn solo_stonoga_is_solved_for_every_aim() {
    let solo = turlaj(&["solve", "stonoga", "--solo", "--json"]).json();
    let number = |value: &Value| value.as_f64().unwrap();
    assert!((number(&solo["min_expected_face_down"]) - 1.026_390_171_407).abs() < 1e-11);
    assert!((number(&solo["max_expected_shoes"]) - 41.514_766_971_024).abs() < 1e-11);
    let at_most = solo["max_probability_at_most"].as_array().unwrap();
    assert_eq!((at_most.len(), &at_most[0]), (6, &solo["max_probability_zero"]));
    assert!(at_most.iter().map(number).is_sorted());
    assert!(turlaj(&["solve", "stonoga", "--solo"]).succeeded().contains("at most 5  0.999"));
}

#[test]
fn the_game_of_two_is_solved() {
    let solved =
        turlaj(&["solve", "stonoga", "--players", "2", "--edition", "ru", "--json"]).json();
    let number = |name: &str| solved[name].as_f64().unwrap();
    assert!((number("first_player") - 0.647_823_369_159).abs() < 1e-11);
    assert!((number("first_player") + number("second_player") - 1.0).abs() < 1e-15);
    assert_eq!(solved["states"], 169_119);
}

#[test]
fn help_is_what_the_game_says() {
    let games = turlaj(&["solve", "--help"]).succeeded();
    assert!(games.contains("stonoga  The whole game") && games.contains("ziomek"), "{games}");
    let words = turlaj(&["solve", "ziomek", "--help"]).succeeded();
    assert!(words.contains("--dice <DICE>") && !words.contains("--position"), "{words}");
}
