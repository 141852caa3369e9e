//! Positions in words, which many tests of clauses begin with.

use turlaj_stonoga::Stonoga;
use turlaj_testkit::scenario;

#[test]
fn a_word_of_a_position_is_given_once() {
    let rules: Stonoga = scenario::rules("players=2 barefoot=on");
    assert!(rules.position("middle=R4,B2 1=R3 2=Y2 feet=1 turn=2").is_ok());
    for twice in ["middle=R4 middle=B2", "1=R3 2=Y2 1=K4", "feet=1 feet=2", "turn=1 turn=2"] {
        let why = rules.position(twice).unwrap_err().to_string();
        let last = twice.split(' ').next_back().unwrap();
        assert_eq!(why, format!("expected every name only once, found `{last}`"));
    }
}
