//! What the solved game of two says of positions that can be reckoned by hand.

use turlaj_abstraction::snakes::CoarseGame;
use turlaj_abstraction::snakes::{FaceChances, LooseTable};
use turlaj_core::{Eye, Game};
use turlaj_snakes::Snakes;
use turlaj_testkit::scenario;

#[test]
fn the_solved_game_knows_its_ends() {
    for settings in ["players=2", "players=2 again=taken"] {
        knows_its_ends(settings);
    }
}

fn knows_its_ends(settings: &str) {
    let rules: Snakes = scenario::rules(settings);
    let odds = FaceChances::of(rules.printed());
    let solved = CoarseGame::new(&odds, rules.again());
    let own = |position: &str| {
        let state = rules.position(position).unwrap();
        let table = LooseTable::of(&rules.view(&state, Eye::Nobody));
        solved.shares(&table)[table.seat()]
    };
    // The last green die completes the snake with one face of six.
    let last = own("1=HS hands=1+0,0+0");
    assert!((last - (0.5 + 0.5 / 6.0)).abs() < 1e-6, "{last}");
    assert!(own("1=HS hands=1+0,0+0 points=2,0") > 0.999_999);
    assert!(own("1=HS hands=3+1,3+1 points=1,0") > own("1=HS hands=3+1,3+1"));
    assert!(own("1=HS hands=3+1,3+1") > own("1=S hands=3+1,3+1"));
    assert!(own("1=HS hands=3+1,3+1") > own("1=HS hands=3+1,4+1"));
}
