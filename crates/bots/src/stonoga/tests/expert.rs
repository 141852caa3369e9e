//! The levels: their values agree with the rules, roll by roll, and the end is played as it should.

use crate::Bots;
use turlaj_core::{Address, Event, Eye, Game, Look, Node, Seat, Seats, Silent};
use turlaj_engine::{Bot, Budget};
use turlaj_stonoga::{Action, Phase, State, Stonoga};
use turlaj_testkit::Luck;

use super::{at_last_decisions, position};

/// Knows its own turn and the evaluation only.
const QUICK: Budget = Budget::steps(0);
/// Looks through the next turn, as expert does.
const AHEAD: Budget = Budget::steps(60);

fn worth(rules: &Stonoga, state: &State, seat: Seat, budget: Budget) -> Vec<(Action, f64)> {
    let mut legal = Vec::new();
    rules.legal(state, seat, &mut legal);
    let mut worth = Vec::new();
    let look = Look::new(rules, state, Eye::Seat(seat));
    Stonoga::engine(1).score(&look, &legal, budget, &mut worth);
    legal.into_iter().zip(worth).collect()
}

fn best(worth: &[(Action, f64)]) -> f64 {
    worth.iter().map(|(_, worth)| *worth).fold(f64::NEG_INFINITY, f64::max)
}

/// What an end without a tile is worth, asked where the dice allow nothing at once.
fn empty_handed(rules: &Stonoga, text: &str, seat: Seat) -> f64 {
    let start = rules.position(text).unwrap();
    let asked = rules.outcomes(&start).into_iter().find_map(|(roll, _)| {
        let mut state = start.clone();
        rules.apply(&mut state, &Event::Roll { roll }, &mut Silent);
        let worth = worth(rules, &state, seat, QUICK);
        worth.into_iter().find(|(action, _)| *action == Action::Pass)
    });
    asked.map_or(f64::NAN, |(_, worth)| worth)
}

/// Keeping dice is worth the mean, over all that the rules let fall, of the best that they allow
/// after it. The last rolls of many turns are checked so, with every variant.
#[test]
fn a_keep_is_worth_the_mean_of_what_follows_by_the_rules() {
    let positions = [
        ("players=3", "middle=R2,R4,Y3,K2 1=G4 2=B3"),
        ("players=3 edition=ru", "middle=R2,R4,Y3,K4 3=B2,B3"),
        ("players=2 steal=on", "middle=R4,G2 2=B3,Y3"),
        ("players=4 edition=ru steal=on", "middle=R4,G2 2=B3 3=Y3,K2 4=R2"),
        ("players=3 golden=on steal=on", "middle=R3+,G2 2=B3,gold 3=Y4"),
        ("players=3 golden=on steal=on golden_guard=off", "middle=R3+,G2 2=B3,gold 3=Y4"),
        ("players=3 tails=on", "middle=R4,G2,B3 1=Y2 tails=RY,GB,BK"),
        ("players=5 golden=on", "middle=R4,R4+,G2,B3 1=Y2"),
        ("players=1 golden=on tails=on", "middle=R4,G2+,B3 1=Y2 lost=R2 tails=RY"),
    ];
    let mut checked = 0;
    for (settings, text) in positions {
        for seed in 1..8 {
            let (rules, state, seat) = at_last_decisions(settings, text, seed);
            let nothing = empty_handed(&rules, text, seat);
            for (action, value) in worth(&rules, &state, seat, QUICK) {
                let Action::Roll(_) = action else { continue };
                let mut rolling = state.clone();
                rules.apply(&mut rolling, &Event::Act { seat, action }, &mut Silent);
                let outcomes = rules.outcomes(&rolling);
                let many = outcomes.len() as f64;
                let total: f64 = outcomes
                    .into_iter()
                    .map(|(roll, _)| {
                        let mut after = rolling.clone();
                        rules.apply(&mut after, &Event::Roll { roll }, &mut Silent);
                        let goes_on = rules.node(&after) == Node::Decide(Seats::NONE.with(seat))
                            && rules.view(&after, Eye::Nobody).phase == Phase::Deciding;
                        match goes_on {
                            true => best(&worth(&rules, &after, seat, QUICK)),
                            false => nothing,
                        }
                    })
                    .sum();
                assert!((total / many - value).abs() < 1e-9, "{settings} {action}: {value}");
                checked += 1;
                // One keep of each size is enough where many dice are rolled.
                if many > 200.0 {
                    break;
                }
            }
        }
    }
    assert!(checked > 100, "{checked}");
}

fn chosen(settings: &str, text: &str, roll: &str, seat: Seat) -> Action {
    let (rules, mut state) = position(settings, text);
    rules.apply(&mut state, &Event::Roll { roll: roll.parse().unwrap() }, &mut Silent);
    let mut legal = Vec::new();
    rules.legal(&state, seat, &mut legal);
    let look = Look::new(&rules, &state, Eye::Seat(seat));
    Stonoga::bot("expert", 1).unwrap().choose(&look, &legal)
}

/// The game ends with the last tile: who leads takes it, who would still be behind does not.
#[test]
fn the_last_tile_is_for_who_wins_by_it() {
    let ahead = "middle=R2 1=Y4,G4 2=B4 3=K4";
    assert_eq!(chosen("players=3", ahead, "RR*Y", Seat(0)).to_string(), "take:R2");
    let behind = "middle=R2 1=Y2 2=B4,G4 3=K4";
    assert!(matches!(chosen("players=3", behind, "RR*Y", Seat(0)), Action::Roll(_)));
    let tie_broken = "middle=R2 1=R3,Y2 2=B4,G3 3=K4";
    assert_eq!(chosen("players=3", tie_broken, "RR*Y", Seat(0)).to_string(), "take:R2");
}

/// One tile is left, and both others win by it: the shares follow from the chance to take it.
#[test]
fn the_last_tile_alone_is_known_exactly() {
    // Seat 1 has no use for it, seats 2 and 3 each win by it, and take turns at it.
    let (rules, mut state) = position("players=3", "middle=R4 1=Y2 2=B4,G4 3=K4,B3,Y3");
    rules.apply(&mut state, &Event::Roll { roll: "YYGG".parse().unwrap() }, &mut Silent);
    let worth = worth(&rules, &state, Seat(0), AHEAD);
    let pass = worth.iter().find(|(action, _)| *action == Action::Pass).unwrap().1;
    assert!(pass < 1e-9, "{pass}");
    let (rules, mut state) = position("players=2", "middle=R4 1=Y4,G2 2=B4,K3");
    rules.apply(&mut state, &Event::Roll { roll: "YYGG".parse().unwrap() }, &mut Silent);
    let worth = self::worth(&rules, &state, Seat(0), AHEAD);
    let pass = worth.iter().find(|(action, _)| *action == Action::Pass).unwrap().1;
    // Whoever takes it wins; each takes it with p in a turn, so the next one has p / (1 - (1 - p)^2).
    let p = (19.0f64 / 27.0).powi(4);
    assert!((pass - (1.0 - 1.0 / (2.0 - p))).abs() < 1e-9, "{pass}");
}

/// Alone with one tile left: its chance within the rolls that are left is known on paper.
#[test]
fn alone_the_last_tile_is_lost_with_a_known_chance() {
    for (settings, rolls) in [("players=1", 2), ("players=1 barefoot=on", 3)] {
        let (rules, mut state) = position(settings, "middle=R2 lost=K2");
        rules.apply(&mut state, &Event::Roll { roll: "YYGG".parse().unwrap() }, &mut Silent);
        let value = best(&worth(&rules, &state, Seat(0), QUICK));
        let miss = (2.0f64 / 3.0).powi(rolls);
        let lost = miss.powi(4) + 4.0 * miss.powi(3) * (1.0 - miss);
        assert!((value + 1.0 + lost).abs() < 1e-4, "{settings}: {value}");
    }
}

fn share(settings: &str, level: &str, games: u64) -> f64 {
    let (rules, _) = position(settings, "");
    let mut won = 0.0;
    for game in 0..games {
        let mut luck = Luck::new(game + 1);
        let mut bots = [level, "random"].map(|name| Stonoga::bot(name, game).unwrap());
        let mut state = rules.start();
        let mut legal = Vec::new();
        loop {
            match rules.node(&state) {
                Node::Decide(seats) => {
                    let seat = seats.iter().next().unwrap();
                    legal.clear();
                    rules.legal(&state, seat, &mut legal);
                    let look = Look::new(&rules, &state, Eye::Seat(seat));
                    let action = bots[seat.index().min(1)].choose(&look, &legal);
                    rules.apply(&mut state, &Event::Act { seat, action }, &mut Silent);
                }
                Node::Over(standings) => {
                    let winners: Vec<Seat> = standings.winners().collect();
                    if winners.contains(&Seat(0)) {
                        won += 1.0 / winners.len() as f64;
                    }
                    break;
                }
                _ => {
                    let roll = rules.roll(&state, &mut |_: Address, faces: u32| {
                        luck.below(faces as usize) as u32
                    });
                    rules.apply(&mut state, &Event::Roll { roll }, &mut Silent);
                }
            }
        }
    }
    won / games as f64
}

/// Even a beginner leaves random play far behind, also from the last seat.
#[test]
fn levels_beat_random_play() {
    let beginner = share("players=4 first=2", "beginner", 100);
    assert!(beginner > 0.6, "{beginner}");
    let strong = share("players=3 steal=on golden=on tails=on barefoot=on first=2", "strong", 40);
    assert!(strong > 0.9, "{strong}");
}

#[test]
fn the_levels_have_their_names() {
    assert_eq!(crate::tests::said::levels::<Stonoga>(), ["beginner", "casual", "strong", "expert"]);
    assert!(Stonoga::bot("master", 1).is_some(), "records and tables know it");
}

/// What two experts reach is what was computed: 0.647878 for who begins. The games are the same on
/// every run.
#[test]
fn two_experts_win_as_often_as_was_computed() {
    let rules: Stonoga = turlaj_testkit::scenario::rules("players=2");
    let (mut won, games) = (0, 1_500);
    for seed in 0..games {
        let mut luck = Luck::new(seed);
        let mut bots = [seed, seed + 1].map(|seed| Stonoga::bot("expert", seed).unwrap());
        let mut state = rules.start();
        let mut legal = Vec::new();
        let end = loop {
            let event = match rules.node(&state) {
                Node::Over(end) => break end,
                Node::Decide(seats) => {
                    let seat = seats.iter().next().unwrap();
                    legal.clear();
                    rules.legal(&state, seat, &mut legal);
                    let look = Look::new(&rules, &state, Eye::Seat(seat));
                    Event::Act { seat, action: bots[seat.index()].choose(&look, &legal) }
                }
                _ => {
                    let mut dice = |_: Address, faces: u32| luck.below(faces as usize) as u32;
                    Event::Roll { roll: rules.roll(&state, &mut dice) }
                }
            };
            rules.apply(&mut state, &event, &mut Silent);
        };
        won += u32::from(end.winners().any(|seat| seat == Seat(0)));
    }
    let share = f64::from(won) / games as f64;
    assert!((share - 0.647_878).abs() < 0.04, "{share}");
}
