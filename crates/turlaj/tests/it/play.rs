//! `turlaj play` with piped answers. The dice are random, so the answers try everything.

use std::fs;
use std::path::Path;

use crate::program::{Run, answered, file, fresh, turlaj, word};

/// Takes the first tile that can be had, or ends the turn.
pub(crate) const TAKE: &str = "r4\ny4\ng4\nb4\nk4\nr3\ny3\ng3\nb3\nk3\nr2\ny2\ng2\nb2\nk2\np\n";

/// The proof of a game that the program played.
fn proved(path: &Path, result: &str) {
    let text = fs::read_to_string(path).unwrap();
    assert!(text.contains("[Dice \"proved, host only\"]"), "{text}");
    assert!(text.contains("[Draw \"terminal/"), "{text}");
    assert!(text.contains(&format!("[Result \"{result}")), "{text}");
    let verified = turlaj(&["verify", word(path)]).succeeded();
    assert!(verified.starts_with("proved, host only: "), "{verified}");
    turlaj(&["replay", word(path)]).succeeded();
}

/// The fingerprint that is told before the game and the one in the record.
fn sealed(run: &Run, path: &Path) {
    let line = run.stdout.lines().find_map(|line| line.strip_prefix("Dice sealed: "));
    let tag = format!("[Commitment \"{}\"]", line.unwrap());
    assert!(fs::read_to_string(path).unwrap().contains(&tag), "{tag}");
}

#[test]
fn a_solo_game_is_played_to_its_end() {
    let path = fresh("solo.txt");
    let run =
        answered(&["play", "--seats", "human:Ala", "--record", word(&path)], &TAKE.repeat(50));
    sealed(&run, &path);
    let told = run.succeeded();
    let taken = told.matches("\nAla takes ").count() + told.matches("\nNothing fits. ").count();
    assert_eq!(taken, 15, "{told}");
    assert!(told.contains("\n1. Ala: "), "{told}");
    assert!(told.ends_with("`turlaj verify` checks its dice.\n"), "{told}");
    proved(&path, "1:1/");
}

#[test]
fn a_game_against_a_bot_is_played_to_its_end() {
    let path = fresh("bot.txt");
    let words = ["play", "--seats", "human:Ala,greedy", "--record", word(&path)];
    let run = answered(&words, &TAKE.repeat(2000));
    sealed(&run, &path);
    let told = run.succeeded();
    for part in ["\ngreedy takes ", "\nAla takes ", "\nThe middle is empty: ", "\n1. ", "\n2. "] {
        assert!(told.contains(part), "{part}\n{told}");
    }
    proved(&path, "");
    assert!(!fs::read_to_string(&path).unwrap().contains("abandoned"));
}

#[test]
fn all_variants_together_are_played_to_their_end() {
    let path = fresh("variants.txt");
    let mut words = vec!["play", "--seats", "human:Ala,greedy,random", "--record", word(&path)];
    for option in ["steal=on", "barefoot=on", "tails=on", "golden=on", "first=draw"] {
        words.extend(["--option", option]);
    }
    // A golden tile is taken by its name without the plus as well.
    let told = answered(&words, &format!("0\n0\n{TAKE}").repeat(2000)).succeeded();
    assert!(told.contains("The lot falls on "), "{told}");
    assert!(told.contains("Ala is dealt the tail "), "{told}");
    assert!(told.contains("greedy is dealt a tail, face down."), "{told}");
    proved(&path, "");
    assert!(!fs::read_to_string(&path).unwrap().contains("abandoned"));
}

/// Names every die, every field and doing nothing, so that something is always possible.
const MARK: &str = "w1\ny\nb\ng\no\np\n6\n5.1\n5.2\n6.1\n6.4\n4.3\n4.4\n3.1\n3.4\n2.2\n2.3\n1.2\n1.3\n\
                    b2\nb3\nb4\nb5\nb6\nb7\nb8\nb9\nb10\nb11\nb12\n.\n";

#[test]
fn a_solo_game_of_clever_is_played_to_its_end() {
    let path = fresh("clever-solo.txt");
    let words = ["play", "clever", "--seats", "human:Ala", "--record", word(&path)];
    let run = answered(&words, &MARK.repeat(200));
    sealed(&run, &path);
    let told = run.succeeded();
    for part in ["\n Round 6 of 6, passive turn", "\nThe last round is played.", "\n1. Ala: "] {
        assert!(told.contains(part), "{part}\n{told}");
    }
    assert!(!told.contains('\x1b'), "no colours where the output is no terminal");
    // What is typed and where the record lies is not for the game to keep short.
    let own = |line: &&str| !line.starts_with("Ala> ") && !line.starts_with("Recorded in ");
    let wide = told.lines().filter(own).map(|line| line.chars().count());
    assert!(wide.max() <= Some(80), "{told}");
    proved(&path, "1:1/");
}

#[test]
fn a_game_of_clever_against_bots_is_played_to_its_end() {
    let path = fresh("clever-bots.txt");
    let words = ["play", "clever", "--seats", "human:Ala,random,random", "--record", word(&path)];
    let told = answered(&words, &MARK.repeat(400)).succeeded();
    for part in ["\nrandom (2) picks ", "\nAla picks ", "\n--- Round 5 of 5 ---", "\n3. "] {
        assert!(told.contains(part), "{part}\n{told}");
    }
    proved(&path, "");
    assert!(!fs::read_to_string(&path).unwrap().contains("abandoned"));
}

/// Names every die, the ends of many snakes, every seat, a new snake and a stop.
fn laying() -> String {
    let ends = (1..=12)
        .flat_map(|snake| ["a", "b", "al", "ar", "bl", "br"].map(|end| format!("{snake}{end}\n")));
    format!("o\ng\n3\n{}n\ns\n", ends.collect::<String>())
}

#[test]
fn a_game_of_snakes_against_a_bot_is_played_to_its_end() {
    let path = fresh("snakes.txt");
    let words = ["play", "snakes", "--seats", "human:Ala,greedy", "--record", word(&path)];
    let run = answered(&words, &laying().repeat(200));
    sealed(&run, &path);
    let told = run.succeeded();
    for part in
        ["\nAla rolls green: ", "\n  it begins snake 1\n", "\nAll dice lie on the table: ", "\n1. "]
    {
        assert!(told.contains(part), "{part}\n{told}");
    }
    // What is typed and where the record lies is not for the game to keep short.
    let own = |line: &&str| !line.starts_with("Ala> ") && !line.starts_with("Recorded in ");
    let wide = told.lines().filter(own).map(|line| line.chars().count());
    assert!(wide.max() <= Some(80), "{told}");
    proved(&path, "");
    assert!(!fs::read_to_string(&path).unwrap().contains("abandoned"));
}

#[test]
fn a_game_of_snakes_for_three_is_played_to_its_end() {
    let path = fresh("snakes-three.txt");
    let words = ["play", "snakes", "--seats", "human:Ala,taker,random", "--record", word(&path)];
    let words = [&words[..], &["--option", "first=draw"]].concat();
    let told = answered(&words, &laying().repeat(300)).succeeded();
    for part in ["The lot falls on ", "\ntaker rolls ", "\nrandom rolls ", "\n1. "] {
        assert!(told.contains(part), "{part}\n{told}");
    }
    proved(&path, "");
    assert!(!fs::read_to_string(&path).unwrap().contains("abandoned"));
}

#[test]
fn answers_of_snakes_that_cannot_be_done_are_refused() {
    let words = ["play", "snakes", "--seats", "human:Ala,human:Ola"];
    let told = answered(&words, "o\n1b\nwhat\ng\nstop\n7a\nn\nq\ny\n").succeeded();
    for part in [
        "Not now: the first turn is with a green die.\n",
        "Not now: this is not what has to be decided now.\n",
        "`what` is not understood; ? helps.\n",
        "Not now: there is no snake 7.\n",
        "\n  it begins snake 1\n",
        "The game was given up.",
    ] {
        assert!(told.contains(part), "{part}\n{told}");
    }
}

/// The answers that build the stack which the solver finds for these dice.
#[cfg(feature = "lab")]
fn building(round: &str, dice: &str) -> String {
    let words = ["solve", "ziomek", "--json", "--smiling", "--round", round, "--dice", dice];
    let found = turlaj(&words).json();
    let stack = found["solution"].as_array().unwrap().iter();
    // A pose without its place is laid where the line meets.
    stack.map(|laid| format!("{}\n", laid.as_str().unwrap().split_once('@').unwrap().0)).collect()
}

/// What is told but not typed stays within 80 columns.
fn is_narrow(told: &str) {
    let own = |line: &&str| !line.starts_with("Ala> ") && !line.starts_with("Recorded in ");
    for line in told.lines().filter(own) {
        assert!(line.chars().count() <= 80, "{line}");
    }
}

#[cfg(feature = "lab")]
#[test]
fn a_round_of_ziomek_is_practised_to_its_end() {
    let path = fresh("ziomek-practice.txt");
    let dice = "r4,w1,b9,g6";
    let option = format!("dice={dice}");
    let words = ["play", "ziomek", "--seats", "human:Ala", "--record", word(&path)];
    let words = [&words[..], &["--option", "round=7", "--option", &option]].concat();
    let run = answered(&words, &(building("7", dice) + "z\n"));
    sealed(&run, &path);
    let told = run.succeeded();
    for part in [
        "START in 3 seconds",
        " START of round 7! Dice: red 4, white 1, blue 9, grey 6\n",
        "    0:00 gone, 6:00 left\n",
        "\n 0:12  Ala lays ",
        "\n 0:13  Ala: ZIOMEK! The stack is right.\n",
        "\n1. Ala: 20 points",
    ] {
        assert!(told.contains(part), "{part}\n{told}");
    }
    is_narrow(&told);
    assert!(!told.contains('\x1b'), "no colours where the output is no terminal");
    proved(&path, "1:1/20");
}

/// What a terminal of 80 columns and 24 rows shows between two prompts, the last one included.
fn screens(told: &str) -> Vec<&str> {
    let screens: Vec<&str> = told.split("Ala> ").collect();
    let (_, between) = screens[..screens.len() - 1].split_first().unwrap();
    for screen in between {
        let printed = screen.lines().skip(1).count(); // The first line was typed.
        assert!(printed <= 23, "{printed} lines and a prompt:\n{screen}");
    }
    is_narrow(told);
    between.to_vec()
}

#[cfg(feature = "lab")]
#[test]
fn ziomek_fits_a_terminal_of_24_rows_at_every_level() {
    for round in ["1", "2", "3", "4", "5", "6", "7"] {
        let dice = "r4,w1,b9,g6";
        let option = format!("dice={dice}");
        let words = ["play", "ziomek", "--seats", "human:Ala", "--option"];
        let told = format!("round={round}");
        let words = [&words[..], &[&told, "--option", &option]].concat();
        // Everything is asked at every level; then the top one is laid aside of the line.
        let lines: String =
            building(round, dice).lines().map(|pose| format!("{pose}\np\n?\nwhy\n\n")).collect();
        let told = answered(&words, &format!("p\n{lines}t b\nf\nd 2\nz\n")).succeeded();
        for screen in screens(&told) {
            let Some(level) = screen.split_once(" Level ").map(|(_, rest)| rest) else { continue };
            let (wants, rest) = level.split_once('\n').unwrap();
            let long = rest.lines().any(|line| line.starts_with("  8a "));
            assert!(wants.contains("a long block") || !long, "{screen}");
        }
        let (_, full) = told.split_once(" The stack is as high as it must be.\n").unwrap();
        let levels = round.parse::<usize>().unwrap() + 5;
        assert!(full.trim_start().contains(&format!("{levels} ")), "{full}");
        assert!(full.lines().any(|line| line.starts_with(" 1 wa@")), "down to the ground\n{full}");
    }
}

#[test]
fn ziomek_with_four_fits_a_terminal_of_24_rows() {
    let seats = "human:Ala,casual,strong,beginner";
    // Few lines of a person among many of bots, and stacks that are wrong from the ground on.
    let round = "3b\n2a\n5c 180\n+9\n\n1a\n4a\np\n+30\n+700\n\nr\n";
    let words = ["play", "ziomek", "--seats", seats, "--option", "clock=60"];
    let told = answered(&words, &round.repeat(7)).succeeded();
    assert!(told.contains(" before)\n"), "{told}");
    screens(&told);
}

#[test]
fn bots_of_ziomek_act_while_a_person_types() {
    let path = fresh("ziomek-bot.txt");
    let words = ["play", "ziomek", "--seats", "human:Ala,casual", "--record", word(&path)];
    // A piece, half a minute, and so long that the round is over; then ready for the next one.
    let round = "3b\n+30\n\n+400\nr\n";
    let told = answered(&words, &round.repeat(7)).succeeded();
    for part in [
        "\n 0:01  Ala lays 3b@155 on level 1.\n",
        "  casual lays ",
        "  casual: ZIOMEK! ",
        "casual: ZIOMEK!",
        " is ready.\n",
        "--- Round 7: 12 levels. Ala rolls. ---\n",
        "  The game is over.\n",
        "\n2. Ala: ",
    ] {
        assert!(told.contains(part), "{part}\n{told}");
    }
    is_narrow(&told);
    proved(&path, "");
    let text = fs::read_to_string(&path).unwrap();
    assert!(!text.contains("abandoned"), "{text}");
}

#[test]
fn lines_of_ziomek_that_cannot_be_done_are_refused() {
    let words = ["play", "ziomek", "--seats", "human:Ala,human:Ola", "--option", "clock=2"];
    let lines = "what\nr\n3b 400\n3b\n3b 0\nd 2\nu\nwhy\n2: 4a\n?\n+20\nz\nq\nn\nq\ny\n";
    let told = answered(&words, lines).succeeded();
    for part in [
        "`what` is not understood; ? helps.\n",
        "Not now: this cannot be done now.\n",
        "Not now: the left edge of piece 3 must be from 0 to 310.\n",
        "Not now: piece 3 is in the stack already.\n",
        "Not now: the stack has only 1 levels.\n",
        "Against the clock nothing is taken back.\n",
        "Ola lays 4a@155 on level 1.\n",
        "A line is for who spoke last; 2: before it makes it seat 2's.\n",
        " 0:12  Round 1 ends. The time is over. Ala ",
        "The game was given up.",
    ] {
        assert!(told.contains(part), "{part}\n{told}");
    }
}

#[test]
fn what_comes_after_a_round_has_ended_is_too_late() {
    let words = ["play", "ziomek", "--seats", "human:Ala", "--option", "clock=1"];
    let told = answered(&words, "3b\n4a\nd\nf\nf\nf\nf\n").succeeded();
    assert!(told.contains(" 0:06  Round 1 ends. The time is over. Ala "), "{told}");
    assert!(told.contains("`f` came too late.\n"), "{told}");
}

#[test]
fn the_end_of_input_ends_a_race_and_writes_the_record() {
    for (name, input) in
        [("race-at-once.txt", ""), ("race-later.txt", "3b\n"), ("race-word.txt", "3")]
    {
        let path = fresh(name);
        let words = ["play", "ziomek", "--seats", "human,expert", "--record", word(&path)];
        let told = answered(&words, input).succeeded();
        assert!(told.contains("The game was given up."), "{told}");
        proved(&path, "abandoned");
    }
}

#[test]
fn bots_of_ziomek_alone_play_to_the_end_without_waiting() {
    let path = fresh("ziomek-bots.txt");
    let words = ["play", "ziomek", "--seats", "strong,beginner,casual", "--record", word(&path)];
    let told = turlaj(&[&words[..], &["--option", "pairs=roller"]].concat()).succeeded();
    assert!(told.contains("--- Round 7: 12 levels. ") && told.contains("\n1. "), "{told}");
    assert!(!told.contains("> "), "nobody is asked\n{told}");
    is_narrow(&told);
    proved(&path, "");
}

#[test]
fn every_game_starts_without_being_told_who_plays() {
    for game in turlaj_catalog::GAMES {
        let told = answered(&["play", game], "").succeeded();
        assert!(told.contains("casual") && told.contains("The game was given up."), "{told}");
    }
}

#[test]
fn bots_alone_play_to_the_end() {
    let path = fresh("bots.txt");
    let told = turlaj(&["play", "--seats", "greedy,greedy", "--record", word(&path)]).succeeded();
    assert!(told.contains("\ngreedy (1) takes ") && told.contains("\ngreedy (2) takes "), "{told}");
    assert!(!told.contains("> "), "nobody is asked\n{told}");
    proved(&path, "");
}

#[test]
fn a_person_can_stop() {
    let path = fresh("stopped.txt");
    let words = ["play", "--seats", "human:Ala,greedy", "--record", word(&path)];
    let told = answered(&words, "0\nq\n").succeeded();
    assert!(told.contains("The game was given up."), "{told}");
    proved(&path, "abandoned");
}

#[test]
fn the_end_of_input_ends_the_game_and_writes_the_record() {
    for (name, input) in [("at-once.txt", ""), ("later.txt", "0\n"), ("in-a-word.txt", "0\n0")] {
        let path = fresh(name);
        let words = ["play", "--record", word(&path)];
        let told = answered(&words, input).succeeded();
        assert!(told.contains("The game was given up."), "{told}");
        proved(&path, "abandoned");
    }
}

#[test]
fn play_alone_begins_a_game_against_a_bot() {
    let told = turlaj(&["play"]).succeeded();
    assert!(told.starts_with("Stonoga, 2 players\n"), "{told}");
    assert!(told.contains("> Player ") && told.contains("casual"), "{told}");
    assert!(told.contains("With --record FILE a game is kept"), "{told}");
}

#[test]
fn undo_brings_the_same_dice_again() {
    let path = fresh("undo.txt");
    let words = ["play", "--seats", "human:Ala", "--record", word(&path)];
    let told = answered(&words, "u\n0\nu\n0\nq\n").succeeded();
    assert!(told.contains("There is nothing to take back.\n"), "{told}");
    assert_eq!(told.matches("Taken back.\n").count(), 1, "{told}");
    let seconds: Vec<&str> =
        told.lines().filter(|line| line.starts_with("Ala, roll 2: ")).collect();
    assert_eq!(seconds.len(), 2, "{told}");
    assert_eq!(seconds[0], seconds[1], "{told}");
    assert!(fs::read_to_string(&path).unwrap().contains(" !undo:1:1 "));
    proved(&path, "abandoned");
}

#[test]
fn answers_that_cannot_be_done_are_refused_and_asked_again() {
    let told =
        answered(&["play", "--seats", "human:Ala"], "what\n9\np\nroll:\nw\n?\nq\n").succeeded();
    assert!(told.contains("`what` is not understood; ? helps.\n"), "{told}");
    assert!(told.contains("`9` is not understood"), "{told}");
    assert!(told.contains("Not now: a solo player loses a smallest tile instead of passing.\n"));
    assert!(told.contains("    a solo player loses a smallest tile"), "{told}");
    assert!(told.contains("u takes back the last decision of a"), "{told}");
}

#[test]
fn a_record_is_never_overwritten() {
    let path = file("precious.txt", "precious");
    let run = answered(&["play", "--seats", "greedy", "--record", word(&path)], "");
    assert_eq!(run.stdout, "", "no game is begun that cannot be recorded");
    assert!(run.failed().contains("precious.txt exists already; choose another name"));
    assert_eq!(fs::read_to_string(&path).unwrap(), "precious");
}

#[test]
fn what_cannot_be_recorded_is_not_played() {
    let path = fresh("no-such-folder").join("game.txt");
    let run = answered(&["play", "--seats", "greedy", "--record", word(&path)], "");
    assert_eq!(run.stdout, "");
    assert!(run.failed().contains("cannot write "));
}
