//! `turlaj analyse`.

use std::fs;
use std::path::{Path, PathBuf};
use std::thread;

use serde_json::Value;

use crate::program::{Run, answered, file, fresh, root, turlaj, word};

/// A whole victory, point or tile.
const ONE: i64 = 1_000_000_000_000;

fn replays() -> Vec<PathBuf> {
    let files = fs::read_dir(root().join("replays")).unwrap().map(|entry| entry.unwrap().path());
    files.collect()
}

fn golden(name: &str) -> String {
    fs::read_to_string(root().join("replays").join(name)).unwrap()
}

fn analysed(text: &str) -> Run {
    answered(&["analyse", "-", "--json"], text)
}

fn amounts(value: &Value) -> Vec<i64> {
    value.as_array().unwrap().iter().map(|amount| amount.as_i64().unwrap()).collect()
}

/// Checks the sums of all seats, and that every step goes from one value to the next.
fn assert_adds_up(analysis: &Value, name: &str) {
    let ledger = &analysis["ledger"];
    let seats = ledger["seats"].as_array().unwrap();
    let column = |name: &str| -> Vec<i64> {
        seats.iter().map(|seat| seat["columns"][name].as_i64().unwrap()).collect()
    };
    let changes = ["luck", "own", "gifts", "hidden", "race", "rest"].map(column);
    let (start, result) = (column("start"), column("result"));
    for seat in 0..seats.len() {
        let sum = start[seat] + changes.iter().map(|change| change[seat]).sum::<i64>();
        assert_eq!(sum, result[seat], "{name}, seat {seat}");
    }
    if ledger["unit"] == "victory" {
        assert!([start, result].iter().all(|all| all.iter().sum::<i64>() == ONE), "{name}");
        let [luck, own, gifts, rest @ ..] = changes.map(|change| change.iter().sum::<i64>());
        assert_eq!((luck, own + gifts, rest), (0, 0, [0; 3]), "{name}");
    }
    let mut value = amounts(&ledger["start"]);
    for step in ledger["steps"].as_array().unwrap() {
        let changes = ["luck", "effect", "hidden", "rest"].map(|name| &step[name]);
        for change in changes.into_iter().filter(|change| !change.is_null()) {
            value.iter_mut().zip(amounts(change)).for_each(|(value, change)| *value += change);
        }
        assert_eq!(value, amounts(&step["after"]), "{name}: {step}");
    }
}

#[test]
fn every_golden_record_adds_up() {
    let files = replays();
    assert!(files.len() >= 40);
    let check = |path: &Path| {
        let analysis =
            turlaj(&["analyse", word(path), "--json", "--exact-to", "6", "--samples", "4"]).json();
        assert_adds_up(&analysis, word(path));
    };
    thread::scope(|scope| {
        for files in files.chunks(files.len().div_ceil(2)) {
            scope.spawn(|| files.iter().for_each(|path| check(path)));
        }
    });
}

#[test]
fn the_same_record_is_analysed_the_same_from_a_file_and_from_standard_input() {
    let text = golden("clever-solo.txt");
    let path = file("analyse-same.txt", &text);
    let told = turlaj(&["analyse", word(&path), "--samples", "2"]).succeeded();
    assert_eq!(answered(&["analyse", "-", "--samples", "2"], &text).succeeded(), told);
}

#[test]
fn a_record_that_breaks_is_analysed_up_to_the_break_and_fails() {
    let text = golden("stonoga-pl-two.txt");
    let whole = analysed(&text).json();
    let steps = |analysis: &Value| analysis["ledger"]["steps"].as_array().unwrap().clone();
    assert_eq!((&whole["extent"], &whole["broken"]), (&"over".into(), &Value::Null));

    let (truncated, _) = text.split_once("take:K3").unwrap();
    let run = analysed(&format!("{truncated}ta"));
    let (status, part) = (run.status, run.json());
    assert_eq!((status, &part["extent"]), (1, &"broken".into()));
    assert_eq!((&part["broken"]["line"], &part["broken"]["column"]), (&13.into(), &54.into()));
    assert_eq!(steps(&part), steps(&whole)[..11]);
    assert_adds_up(&part, "truncated");
    let run = answered(&["analyse", "-"], &format!("{truncated}ta"));
    let reached = "The record breaks off; it is analysed up to there. (fact 12)\n";
    assert!(run.stdout.contains(reached), "{}", run.stdout);
    assert!(run.failed().starts_with("turlaj: line 13, column 54: "));

    let run = analysed(&format!("{text}nonsense"));
    let (status, garbage) = (run.status, run.json());
    assert_eq!((status, &garbage["extent"]), (1, &"over".into()));
    assert!(garbage["broken"]["text"].as_str().unwrap().contains("nonsense"), "{garbage}");
    assert_eq!(garbage["ledger"], whole["ledger"]);
}

const TAGS: &str = "[Game \"stonoga\"]\n[Options \"players=2\"]\n\n";

#[test]
fn a_record_without_facts_has_a_start_and_nothing_more() {
    let analysis = analysed(TAGS).json();
    assert_eq!(analysis["extent"], "unfinished");
    assert_eq!(analysis["ledger"]["steps"].as_array().unwrap().len(), 0);
    assert_adds_up(&analysis, "empty");
    let run = analysed(&format!("{TAGS}nonsense"));
    assert_eq!((run.status, &run.json()["error"]["line"]), (1, &4.into()));
}

#[test]
fn a_game_that_was_given_up_is_analysed_up_to_there() {
    let text = format!("{TAGS}=KYYG 1>roll:14 !abandoned\n");
    let analysis = analysed(&text).json();
    assert_eq!((&analysis["extent"], &analysis["broken"]), (&"abandoned".into(), &Value::Null));
    assert_eq!(analysis["ledger"]["steps"].as_array().unwrap().len(), 2);
    assert_adds_up(&analysis, "abandoned");
    let told = answered(&["analyse", "-", "--lang", "pl"], &text).succeeded();
    assert!(told.contains("Partię przerwano; analiza sięga do tego miejsca. (fakt 2)\n"), "{told}");
}

/// Its second `!undo` goes back to the roll, so the first choice after it does not count.
#[test]
fn only_the_line_that_stands_counts() {
    let analysis = analysed(&golden("stonoga-pl-example-by-hand.txt")).json();
    let steps = analysis["ledger"]["steps"].as_array().unwrap();
    let seqs: Vec<u64> = steps.iter().map(|step| step["seq"].as_u64().unwrap()).collect();
    assert_eq!(seqs, [0, 1, 2, 3, 4, 5, 6, 9, 10, 11, 12, 16, 17, 18]);
}

#[test]
fn expensive_choices_come_with_reasons() {
    let text = golden("stonoga-pl-two-nonces.txt");
    let analysis = analysed(&text).json();
    for (seat, worst) in analysis["worst"].as_array().unwrap().iter().enumerate() {
        let worst = worst.as_array().unwrap();
        let costs: Vec<i64> = worst.iter().map(|one| one["cost"].as_i64().unwrap()).collect();
        assert!((1..=5).contains(&costs.len()), "{worst:?}");
        assert!(costs.is_sorted_by(|a, b| a >= b) && costs.iter().all(|cost| *cost > 0));
        for one in worst {
            let steps = analysis["ledger"]["steps"].as_array().unwrap();
            let step = steps.iter().find(|step| step["seq"] == one["seq"]).unwrap();
            assert_eq!(amounts(&step["effect"])[seat], -one["cost"].as_i64().unwrap());
            for lang in ["en", "pl", "ru"] {
                assert!(one["why"][lang].as_str().unwrap().ends_with('.'), "{one}");
            }
        }
    }
    for lang in ["en", "pl", "ru"] {
        let told = answered(&["analyse", "-", "--lang", lang], &text).succeeded();
        let why = analysis["worst"][1][0]["why"][lang].as_str().unwrap();
        assert!(told.contains(why), "{why}\n{told}");
    }
    let silent = analysed(&golden("ziomek-practice-given-dice.txt")).json();
    assert_eq!(silent["worst"][0].as_array().unwrap().len(), 0);
}

#[test]
fn one_seat_can_be_asked_for_if_it_exists() {
    let text = golden("stonoga-pl-two-nonces.txt");
    let told = answered(&["analyse", "-", "--seat", "2"], &text).succeeded();
    assert!(told.contains("\nBartek\n") && !told.contains("Ala"), "{told}");
    let refused = answered(&["analyse", "-", "--seat", "3"], &text).failed();
    assert_eq!(refused, "turlaj: there is no seat 3; there are 2\n");
    assert_eq!(turlaj(&["analyse", "-", "--seat", "0"]).status, 2);
}

#[test]
fn a_chart_shows_a_line_per_seat_with_marks_and_labels() {
    let (record, chart) = (root().join("replays/stonoga-pl-two-nonces.txt"), fresh("analyse.svg"));
    turlaj(&["analyse", word(&record), "--plot", word(&chart)]).succeeded();
    let svg = fs::read_to_string(&chart).unwrap();
    for part in ["<svg", "1 Ala", "2 Bartek", "biggest luck: 1 .**R +15.83", "2 take:K4 −6.62"] {
        assert!(svg.contains(part), "{part}");
    }
    // Two lines; a square for each of 28 throws and one in the legend; six errors and one there.
    assert_eq!(svg.matches("stroke-width=\"2\"").count(), 2);
    assert_eq!(svg.matches("<rect").count(), 1 + 2 * 28 + 1);
    assert_eq!(svg.matches("<polygon").count(), 6 + 1);
    for alone in ["clever-solo.txt", "ziomek-two.txt"] {
        let record = root().join("replays").join(alone);
        turlaj(&["analyse", word(&record), "--plot", word(&chart), "--samples", "2"]).succeeded();
        assert_ne!(fs::read_to_string(&chart).unwrap(), svg, "it is replaced");
    }
}

#[test]
fn a_page_holds_everything_without_a_script() {
    let text = golden("stonoga-pl-two-nonces.txt").replace("\"Ala\"", "\"<b>Ala & Ola\"");
    let path = fresh("analyse.html");
    for (lang, caption) in [("en", "Choices"), ("pl", "Wybory"), ("ru", "Решения по порядку")]
    {
        let words = ["analyse", "-", "--lang", lang, "--html", word(&path)];
        answered(&words, &text).succeeded();
        let page = fs::read_to_string(&path).unwrap();
        assert!(page.starts_with(&format!("<!DOCTYPE html>\n<html lang=\"{lang}\">")));
        for part in ["<svg", "&lt;b&gt;Ala &amp; Ola", &format!("<caption>{caption}</caption>")] {
            assert!(page.contains(part), "{part}");
        }
        for part in ["<script", "<b>", "http:", "https:"] {
            assert!(!page.replace("http://www.w3.org/2000/svg", "").contains(part), "{part}");
        }
        assert_eq!(page.matches("<tr").count(), 1 + 13 + 1 + 28 + 1 + 28);
    }
}

#[test]
fn a_file_that_cannot_be_written_is_an_error_and_leaves_nothing() {
    let folder = tempfile::tempdir().unwrap();
    for path in [folder.path().join("none/page.html"), folder.path().to_path_buf()] {
        for option in ["--html", "--plot"] {
            let why = answered(&["analyse", "-", option, word(&path)], TAGS).failed();
            let expected = format!("turlaj: cannot write {}: ", path.display());
            assert!(why.starts_with(&expected), "{why}");
        }
    }
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
    assert!(!folder.path().with_extension("new").exists());
}

/// Sums, what the game adds, choices, throws.
#[test]
fn a_page_has_the_tables_that_only_one_game_has() {
    let path = fresh("analyse-extra.html");
    let words = ["analyse", "-", "--samples", "2", "--html", word(&path)];
    answered(&words, &golden("clever-solo.txt")).succeeded();
    let page = fs::read_to_string(&path).unwrap();
    assert_eq!(page.matches("<caption>").count(), 4, "{page}");
}

#[test]
fn a_page_of_a_broken_record_says_where_it_breaks() {
    let path = fresh("analyse-broken.html");
    let text = format!("{TAGS}=KYYG 1>roll:14 nonsense\n");
    assert_eq!(answered(&["analyse", "-", "--html", word(&path)], &text).status, 1);
    assert!(fs::read_to_string(&path).unwrap().contains("line 4, column 17: "));
}

/// Interrupts a long analysis as Ctrl-C does, once it listens.
#[cfg(target_os = "linux")]
#[test]
fn an_analysis_that_is_interrupted_says_so_and_fails() {
    use std::process::{Command, Stdio};
    let path = root().join("replays/clever-four.txt");
    let words = ["analyse", word(&path), "--json", "--samples", "5000"];
    let mut command = crate::program::command(&words);
    let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let pid = child.id().to_string();
    let listens = || {
        let status = fs::read_to_string(format!("/proc/{pid}/status")).unwrap();
        let caught = status.lines().find_map(|line| line.strip_prefix("SigCgt:\t")).unwrap();
        u64::from_str_radix(caught, 16).unwrap() & 0b10 != 0
    };
    while !listens() {
        assert_eq!(child.try_wait().unwrap(), None, "it ends before it listens");
        thread::yield_now();
    }
    assert!(Command::new("kill").args(["-INT", &pid]).status().unwrap().success());
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(1));
    let said: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(said["error"]["text"], "interrupted: nothing was analysed");
    assert_eq!(String::from_utf8(output.stderr).unwrap(), "stopping …\n");
}
