//! Whole games and whole option tables.

use turlaj_core::{Game, Node, Settings};
use turlaj_table::AnyTable;

use crate::walk::{Case, Subject, Walk, all_settings};

/// Random games end within the stated cap.
pub fn random_games_end<G: Game>(subject: &Subject<G>, case: &Case) {
    let mut walk = Walk::new(subject, case);
    walk.play(subject.cap);
    let Node::Over(standings) = walk.table.node() else {
        panic!("not over after {} facts: {}", subject.cap, walk.table.rules().settings());
    };
    let places = standings.places();
    assert_eq!(places.len(), walk.seats().count(), "every seat has a place");
    assert!(standings.winners().next().is_some(), "somebody wins");
    for seat in walk.seats() {
        assert!(standings.of(seat).is_some(), "seat {seat} has a place");
    }
}

/// All settings that the game accepts give rules that name the same settings, also as text.
pub fn settings_round_trip<G: Game>(_: &Subject<G>) {
    let all = all_settings::<G>();
    assert!(!all.is_empty());
    for settings in all {
        let rules = G::configure(&settings).expect("listed settings are accepted");
        assert_eq!(rules.settings(), settings);
        let text = settings.to_string();
        assert_eq!(Settings::parse_text(G::OPTIONS, &text).as_ref(), Ok(&settings));
        for option in G::OPTIONS {
            let silent = option.later && settings.get(option.name) == option.default_value();
            let told = text.contains(&format!(" {}=", option.name));
            assert_eq!(told, !silent, "{} in `{text}`", option.name);
        }
    }
    assert!(G::OPTIONS.is_sorted_by_key(|option| option.later), "later options stand last");
}
