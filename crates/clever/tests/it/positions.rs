//! Positions in words, which many tests of clauses begin with.

use turlaj_clever::Clever;
use turlaj_testkit::scenario;

#[test]
fn a_word_of_a_position_is_given_once() {
    let rules: Clever = scenario::rules("players=2");
    assert!(rules.position("1.blue=2,7 2.blue=7 round=4 turn=2 begin=round").is_ok());
    for twice in ["1.blue=2 1.blue=7", "round=1 round=2", "turn=1 turn=2", "begin=turn begin=turn"]
    {
        let why = rules.position(twice).unwrap_err().to_string();
        let last = twice.split(' ').next_back().unwrap();
        assert_eq!(why, format!("expected every name only once, found `{last}`"));
    }
}
