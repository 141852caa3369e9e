//! `turlaj solve stonoga` and `turlaj analyse` against an independent solution, written from the rules alone.

use std::path::PathBuf;

use crate::python;
use crate::root;

/// The program, which a test of the whole workspace builds beside these tests.
fn program() -> PathBuf {
    let own = std::env::current_exe().unwrap();
    let program = own.ancestors().nth(2).unwrap().join("turlaj");
    assert!(program.is_file(), "`cargo test --workspace` builds the program that this test asks");
    program
}

/// Random endgames of two players in both editions, with ties among them, and the solo game: every
/// value that the program prints is within 1e-9 of the model's.
#[test]
fn exact_values_of_stonoga_agree_with_the_model() {
    let script = root().join("tests/system/model/stonoga_exact.py");
    let program = program();
    let (script, program) = (script.to_str().unwrap(), program.to_str().unwrap());
    let check = [script, "check", program, "--seed", "12", "--positions", "120"];
    let (status, told) = python::run(&check);
    assert_eq!(status, 0, "{told}");
    assert!(told.starts_with("120 positions, "), "{told}");
}

/// Every luck, effect and value that `turlaj analyse` says of the second half of two games is the model's.
#[test]
fn ledgers_of_stonoga_agree_with_the_model() {
    let path = |name: &str| root().join(name).to_str().unwrap().to_string();
    let script = path("tests/system/model/stonoga_ledger.py");
    let [two, undone] =
        ["two", "two-nonces"].map(|game| path(&format!("replays/stonoga-pl-{game}.txt")));
    let program = program();
    let check = [script.as_str(), program.to_str().unwrap(), &two, &undone, "--most", "8"];
    let (status, told) = python::run(&check);
    assert_eq!(status, 0, "{told}");
    assert!(told.starts_with("142 amounts compared, "), "{told}");
}
