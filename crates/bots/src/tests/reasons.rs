//! No sentence gives a reason that speaks against its action: over thousands of positions of all games with advice.

use std::sync::atomic::AtomicBool;

use turlaj_clever::Clever;
use turlaj_core::{Address, Event, Eye, Game, Look, Node, Silent};
use turlaj_engine::{Bot, Random};
use turlaj_snakes::Snakes;
use turlaj_stonoga::Stonoga;
use turlaj_testkit::{Luck, scenario};

use crate::tests::said::{Advice, advise};

/// Plays random games until so many decisions were looked at.
fn decisions<G: Game>(
    settings: &[&str],
    many: u64,
    advised: impl Fn(&Look<'_, G>, &[G::Action]) -> Advice<G::Action>,
) {
    let enough = AtomicBool::new(true); // What is said follows the values, however good they are.
    let (mut asked, mut game, mut reasons) = (0, 0, [0; 3]);
    while asked < many {
        let text = settings[game as usize % settings.len()];
        let rules: G = scenario::rules(text);
        let (mut luck, mut bot) = (Luck::new(game), Random::new(game));
        let mut state = rules.start();
        let at = format!("{} {text}, game {game}", G::ID);
        while let node @ (Node::Chance | Node::Decide(_)) = rules.node(&state) {
            let event = if let Node::Decide(seats) = node {
                let seat = seats.iter().next().unwrap();
                let mut legal = Vec::new();
                rules.legal(&state, seat, &mut legal);
                let look = Look::new(&rules, &state, Eye::Seat(seat)).until(&enough);
                // Some of them, so that there are many games.
                if luck.below(4) == 0 {
                    asked += 1;
                    let advice = advised(&look, &legal);
                    reasons[advice.best[0].weights.len()] += 1;
                    for best in advice.best {
                        check(&at, &best.why.en, [&best.why.pl, &best.why.ru], &best.weights);
                    }
                }
                Event::Act { seat, action: bot.choose(&look, &legal) }
            } else {
                let mut die = |_: Address, faces: u32| luck.below(faces as usize) as u32;
                Event::Roll { roll: rules.roll(&state, &mut die) }
            };
            rules.apply(&mut state, &event, &mut Silent);
        }
        game += 1;
    }
    let [none, pro, both] = reasons;
    assert!(both > 0 && pro + both > 4 * none, "{}: {none} without a reason, {pro}, {both}", G::ID);
}

fn check(at: &str, en: &str, others: [&str; 2], weights: &[f64]) {
    assert!(weights.len() <= 2, "{at}: {weights:?}");
    assert!(weights.first().is_none_or(|pro| *pro > 0.0), "{at}: {en} {weights:?}");
    assert!(weights.get(1).is_none_or(|con| *con < 0.0), "{at}: {en} {weights:?}");
    let clauses = |text: &str, but: &str| (text.contains(": "), text.matches(but).count());
    let said = (!weights.is_empty(), weights.len().saturating_sub(1));
    assert_eq!(clauses(en, ", but "), said, "{at}: {en} {weights:?}");
    for (text, but) in others.into_iter().zip([", ale ", ", но "]) {
        assert_eq!(clauses(text, but), said, "{at}: {text}");
    }
    let Some((deed, why)) = en.strip_suffix('.').unwrap().split_once(": ") else { return };
    let (pro, con) = why.split_once(", but ").map_or((why, None), |(pro, con)| (pro, Some(con)));
    assert_eq!(speaks_for(deed, pro), Some(true), "{at}: {en}");
    assert!(con.is_none_or(|con| speaks_for(deed, con) == Some(false)), "{at}: {en}");
}

/// How people read a clause.
#[derive(Clone, Copy)]
enum Reads {
    Pro,
    Con,
    /// A number of something good: few of it, said with "only", are bad.
    Many,
    /// A number of something bad: few of it, said with "only", are good.
    Few,
}
use Reads::{Con, Few, Many, Pro};

/// The first fragment that a clause holds decides.
#[rustfmt::skip]
const CLAUSES: &[(&str, Reads)] = &[
    // Stonoga
    ("% to avoid taking", Pro), ("% to take nothing", Pro), ("% to go empty-handed", Con), ("% to lose a tile", Con),
    ("% for ", Many), ("% to steal", Many), ("it is the last tile", Pro), ("nothing better", Pro), ("something better", Few),
    ("risks more than it can win", Pro), ("that is safe", Pro), ("the bare foot stays", Pro), ("the foot ", Con),
    ("nothing else", Pro), ("it has more shoes", Pro), ("has more shoes", Con), ("your tail", Pro), ("golden shoe", Pro),
    ("shoes more for you", Pro), ("better placed", Pro), ("just as good", Con), ("easier to collect", Pro), ("worth more", Con),
    ("easier to do without", Con), ("could force the last tile", Pro), ("rolling on gains nothing", Pro), ("stealing now", Pro),
    ("smallest tiles", Pro),
    // Snakes
    ("a point for you", Pro), ("none of your dice", Con), ("another action completes", Con), ("none of its 6 faces completes", Con),
    ("none of its 6 faces sets", Pro), ("set a snake up", Few), ("sets a snake up", Few), ("die only", Pro),
    ("die none", Pro), ("the next player can complete", Few), ("rolling on would complete", Con), ("no face of a die", Con),
    ("complete a snake", Many), ("completes a snake", Many), ("in your hand", Pro), ("heads and tails", Pro),
    ("one die more", Pro), ("of yours can complete", Many), ("finds nothing to complete", Pro),
    ("leave a die lying", Con), ("the fewest points", Pro), ("longest until", Pro), ("a first turn", Pro),
    ("fits nowhere", Pro), ("comes to the same", Pro), ("no other choice", Pro),
    // Clever
    ("it completes the ", Pro), ("the field brings", Pro), ("no points at once", Con), ("later it can bring more", Pro),
    ("at once", Many), ("more field", Pro), ("any number may follow", Pro), ("leaves room", Pro), ("no die goes", Pro),
    ("to the tray", Few), ("no dice are left", Con), ("very unlikely", Con), ("a better roll comes up", Many),
    ("brings little", Pro), ("rerolls", Pro), ("nothing fits now", Pro), ("promise more", Pro), ("would shut out", Pro),
    ("would waste", Pro), ("is worth a field", Pro), ("nothing is gained", Con), ("now it would bring", Con),
    ("a later turn", Pro), ("extra dice are worth nothing", Pro), ("promises more", Pro),
];

/// Whether a clause speaks for what is to be done or against it; nothing if nobody knows.
fn speaks_for(deed: &str, clause: &str) -> Option<bool> {
    // These two speak for going on without a reroll, or against it.
    match clause {
        "the reroll may help more later" => return Some(deed.contains("without a reroll")),
        "nothing fits" => return Some(false),
        _ => {}
    }
    let only = clause.contains("only ");
    let (_, reads) = CLAUSES.iter().find(|(fragment, _)| clause.contains(fragment))?;
    Some(match reads {
        Pro => true,
        Con => false,
        Many => !only,
        Few => only,
    })
}

/// What the test of all sentences reads is read as people read it.
#[test]
fn a_reader_knows_which_way_a_clause_speaks() {
    let said = [
        ("a better roll is very unlikely", false),
        ("a better roll comes up 63% of the time", true),
        ("a better roll comes up only 20% of the time", false),
        ("three dice go to the tray", false),
        ("only two dice go to the tray", true),
        ("no die goes to the tray", true),
        ("34% for the red 4", true),
        ("only 3% for the red 4", false),
        ("22% to go empty-handed", false),
        ("2 of its 6 faces complete a snake, on a green die only 1", true),
        ("only 1 of its 6 faces completes a snake", false),
    ];
    for (clause, good) in said {
        assert_eq!(speaks_for("Use a reroll", clause), Some(good), "{clause}");
    }
}

#[test]
fn no_reason_in_stonoga_speaks_against_its_action() {
    let settings = [
        "players=2",
        "players=3 tails=on",
        "players=1",
        "players=4 edition=ru steal=on",
        "players=5 barefoot=on golden=on",
    ];
    decisions::<Stonoga>(&settings, 4000, |look, legal| advise(look, legal, 1, 4));
}

#[test]
fn no_reason_in_snakes_speaks_against_its_action() {
    let settings = ["players=2", "players=3 again=taken", "players=4"];
    decisions::<Snakes>(&settings, 4000, |look, legal| advise(look, legal, 80_000, 9));
}

fn clever(
    look: &Look<'_, Clever>,
    legal: &[turlaj_clever::Action],
) -> Advice<turlaj_clever::Action> {
    advise(look, legal, 2_000, 4)
}

#[test]
fn no_reason_in_clever_alone_speaks_against_its_action() {
    let settings = ["players=1", "players=1 unusable=tray solo_extra=allowed"];
    decisions::<Clever>(&settings, 1000, clever);
}

#[test]
fn no_reason_in_clever_among_others_speaks_against_its_action() {
    let settings = ["players=2", "players=3"];
    decisions::<Clever>(&settings, 400, clever);
}
