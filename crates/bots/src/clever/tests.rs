//! Choosers for Clever: they play by the rules, and each is better than the one before.

use crate::{Bots, LANGS, Sentence};
use turlaj_clever::{Action, Clever, Count, State};
use turlaj_core::{Address, Event, Eye, Game, Look, Node, Seat, Silent};
use turlaj_engine::{AnyBot, Bot, Unit};
use turlaj_testkit::{all_settings, scenario};

use crate::tests::said::{Advice, advise as said, levels};

type Player = AnyBot<Clever>;

/// Numbers that look random and are the same on every run.
fn below(seed: &mut u64, below: u32) -> u32 {
    *seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
    (*seed >> 33) as u32 % below
}

/// Plays a game; every choice must be one of the legal actions.
fn play(rules: &Clever, bots: &mut [Player], seed: u64) -> State {
    let mut dice = seed;
    let mut state = rules.start();
    loop {
        let event = match rules.node(&state) {
            Node::Over(_) => return state,
            Node::Chance => {
                let mut die = |_: Address, faces: u32| below(&mut dice, faces);
                Event::Roll { roll: rules.roll(&state, &mut die) }
            }
            Node::Decide(seats) => {
                let seat = seats.iter().next().unwrap();
                let mut legal = Vec::new();
                rules.legal(&state, seat, &mut legal);
                let look = Look::new(rules, &state, Eye::Seat(seat));
                let action = bots[seat.index()].choose(&look, &legal);
                assert!(legal.contains(&action), "{action} is not legal");
                Event::Act { seat, action }
            }
            Node::Live { .. } => unreachable!("Clever has no live nodes"),
        };
        rules.apply(&mut state, &event, &mut Silent);
    }
}

fn seated(name: &str, seed: u64) -> Player {
    Clever::bot(name, seed).unwrap()
}

fn advise(look: &Look<'_, Clever>, legal: &[Action], most: usize) -> Advice<Action> {
    said(look, legal, 2_000, most)
}

fn solo_mean(name: &'static str, games: u64) -> f64 {
    let rules: Clever = scenario::rules("players=1");
    let total: u64 = (0..games)
        .map(|game| {
            let state = play(&rules, &mut [seated(name, game)], game);
            u64::from(Count::of(state.sheet(Seat(0))).total())
        })
        .sum();
    total as f64 / games as f64
}

/// The means of many games, and so the distance that is certain, are in `docs/clever-bots.md`; here the worst
/// of what chance could do to so few games is left out.
#[test]
fn each_chooser_is_better_than_the_one_before() {
    let (random, greedy) = (solo_mean("random", 100), solo_mean("greedy", 100));
    assert!(random + 25.0 < greedy, "random {random}, greedy {greedy}");
    let levels = ["beginner", "casual", "strong", "expert"].map(|name| solo_mean(name, 200));
    assert!(random + 25.0 < levels[0], "random {random}, {levels:?}");
    assert!(levels.is_sorted_by(|a, b| a + 5.0 < *b) && levels[3] > 200.0, "{levels:?}");
}

#[test]
fn the_levels_have_their_names() {
    let all = ["beginner", "learner", "casual", "steady", "strong", "sharp", "expert", "master"];
    assert_eq!(levels::<Clever>(), all);
}

/// Somebody who has thought of other things in between answers the same at the same position.
#[test]
fn what_is_taken_back_is_played_again() {
    let rules: Clever = scenario::rules("players=2");
    let (mut dice, mut state) = (3, rules.start());
    let mut bots = ["strong", "expert"].map(|name| seated(name, 7));
    let (mut before, mut asked) = (Vec::new(), 0);
    loop {
        let event = match rules.node(&state) {
            Node::Over(_) => break,
            Node::Chance => {
                let mut die = |_: Address, faces: u32| below(&mut dice, faces);
                Event::Roll { roll: rules.roll(&state, &mut die) }
            }
            Node::Decide(seats) => {
                let seat = seats.iter().next().unwrap();
                let action = choose(&rules, &state, seat, &mut bots[seat.index()]);
                before.push((state.clone(), seat, action));
                Event::Act { seat, action }
            }
            Node::Live { .. } => unreachable!("Clever has no live nodes"),
        };
        rules.apply(&mut state, &event, &mut Silent);
        // Now and then the last few decisions are asked for once more.
        asked += 1;
        for (state, seat, action) in before.iter().rev().take(if asked % 5 == 0 { 6 } else { 0 }) {
            let again = choose(&rules, state, *seat, &mut bots[seat.index()]);
            assert_eq!(again, *action);
        }
    }
    assert!(before.len() > 60, "{}", before.len());
}

fn choose(rules: &Clever, state: &State, seat: Seat, bot: &mut Player) -> Action {
    let mut legal = Vec::new();
    rules.legal(state, seat, &mut legal);
    bot.choose(&Look::new(rules, state, Eye::Seat(seat)), &legal)
}

#[test]
fn they_play_every_setting_and_number_of_players() {
    for (at, settings) in all_settings::<Clever>().iter().enumerate().step_by(7) {
        let rules = Clever::configure(settings).unwrap();
        let names = ["greedy", "random", "greedy", "random"];
        let mut bots: Vec<Player> =
            (0..rules.players()).map(|seat| seated(names[usize::from(seat)], 1)).collect();
        play(&rules, &mut bots, at as u64);
    }
    let rules: Clever = scenario::rules("players=3 unusable=tray");
    play(&rules, &mut [seated("expert", 1), seated("beginner", 2), seated("strong", 3)], 5);
}

#[test]
fn the_same_seed_plays_the_same() {
    let rules: Clever = scenario::rules("players=2");
    for name in ["random", "greedy", "casual", "points", "master"] {
        let game = || play(&rules, &mut [seated(name, 3), seated(name, 4)], 9);
        assert_eq!(game(), game(), "{name}");
    }
}

/// The choice of a bot after these dice at the beginning of seat 1's turn.
fn choice(name: &'static str, position: &str, dice: &str) -> Action {
    let rules: Clever = scenario::rules("players=1");
    let state = scenario::run(&rules, rules.position(position).unwrap(), &format!("={dice}"));
    let mut legal = Vec::new();
    rules.legal(&state, Seat(0), &mut legal);
    seated(name, 1).choose(&Look::new(&rules, &state, Eye::Seat(Seat(0))), &legal)
}

/// Yellow 6.4 closes the last column for 20 points and brings a fox: nothing else comes near.
#[test]
fn greedy_takes_the_column_that_is_almost_full() {
    let position = "1.yellow=5.2,4.3,3.4,4.4 1.orange=1 1.purple=1 1.green=1 1.blue=7";
    assert_eq!(choice("greedy", position, "161111").to_string(), "pick:Y");
}

/// What is advised in each of these games at every so-manieth decision.
fn advised(
    options: &str,
    names: &[&'static str],
    every: usize,
    mut each: impl FnMut(&[Action], Advice<Action>),
) {
    let rules: Clever = scenario::rules(options);
    let mut bots: Vec<Player> = names.iter().map(|name| seated(name, 5)).collect();
    let (mut dice, mut state, mut asked) = (11, rules.start(), 0);
    loop {
        let event = match rules.node(&state) {
            Node::Over(_) => return,
            Node::Chance => {
                let mut die = |_: Address, faces: u32| below(&mut dice, faces);
                Event::Roll { roll: rules.roll(&state, &mut die) }
            }
            Node::Decide(seats) => {
                let seat = seats.iter().next().unwrap();
                let mut legal = Vec::new();
                rules.legal(&state, seat, &mut legal);
                let look = Look::new(&rules, &state, Eye::Seat(seat));
                asked += 1;
                if asked % every == 0 {
                    each(&legal, advise(&look, &legal, 4));
                }
                Event::Act { seat, action: bots[seat.index()].choose(&look, &legal) }
            }
            Node::Live { .. } => unreachable!("Clever has no live nodes"),
        };
        rules.apply(&mut state, &event, &mut Silent);
    }
}

/// Over games of all numbers of players, with actions of every kind.
#[test]
fn every_advice_is_a_sentence_in_each_language() {
    let mut kinds = std::collections::BTreeSet::new();
    let tables: [(&str, &[&'static str]); 5] = [
        ("players=1 unusable=tray", &["random"]),
        ("players=1 solo_extra=allowed", &["strong"]),
        ("players=2", &["random", "casual"]),
        ("players=3 unusable=tray", &["beginner", "random", "casual"]),
        ("players=4 passive_skip=forbidden", &["random", "greedy", "random", "strong"]),
    ];
    for (options, names) in tables {
        advised(options, names, 7, |legal, advice| {
            let unit = if names.len() == 1 { Unit::Points } else { Unit::Victory };
            assert_eq!((advice.unit, advice.exact), (unit, false));
            let share = |value: f64| unit == Unit::Points || (0.0..=1.0).contains(&value);
            assert!(!advice.best.is_empty() && advice.best.len() <= 4);
            assert!(advice.best.is_sorted_by(|a, b| a.value >= b.value), "{advice:?}");
            for best in &advice.best {
                assert!(legal.contains(&best.action), "{}", best.action);
                assert!(best.value.is_finite() && share(best.value), "{}", best.value);
                kinds.insert(best.action.to_string().split(':').next().unwrap().to_string());
                for lang in LANGS {
                    well_formed(best.why.in_lang(lang));
                }
            }
        });
    }
    let all = ["bonus", "done", "extra", "mark", "pick", "reroll", "skip", "take"];
    assert!(all.iter().all(|kind| kinds.contains(*kind)), "{kinds:?}");
}

fn well_formed(text: &str) {
    let words = text.strip_suffix('.').unwrap_or_else(|| panic!("no full stop: {text}"));
    assert!(text.starts_with(char::is_uppercase) && !words.ends_with(':'), "{text}");
    for wrong in ["  ", "{", "}", "..", ",,", " ,", ": ,", "()", ". "] {
        assert!(!text.contains(wrong), "`{wrong}` in {text}");
    }
    assert!((10..=260).contains(&text.chars().count()), "{text}");
}

/// What is advised after these dice at the beginning of a solo player's turn.
fn told(options: &str, position: &str, dice: &str) -> Advice<Action> {
    let rules: Clever = scenario::rules(&format!("players=1 {options}"));
    let state = scenario::run(&rules, rules.position(position).unwrap(), &format!("={dice}"));
    let mut legal = Vec::new();
    rules.legal(&state, Seat(0), &mut legal);
    let look = Look::new(&rules, &state, Eye::Seat(Seat(0)));
    let advice = advise(&look, &legal, legal.len());
    assert_eq!(advice, advise(&look, &legal, legal.len()), "the same once more");
    advice
}

fn why(advice: &Advice<Action>, action: &str) -> Sentence {
    advice.best.iter().find(|best| best.action.to_string() == action).unwrap().why.clone()
}

/// The sentence names the row and its fox, the column and its points.
#[test]
fn the_reason_is_what_the_mark_brings() {
    let position = "1.yellow=5.2,4.3,3.4,4.4 1.orange=1 1.purple=1 1.green=1 1.blue=7";
    let why = why(&told("", position, "161666"), "pick:Y");
    assert_eq!(
        why.en,
        "Pick the yellow 6 and cross it in row 4: it completes the row and the column and brings a \
         fox and 20 points."
    );
    assert_eq!(
        why.pl,
        "Wybierz żółtą szóstkę i skreśl ją w rzędzie 4: to domyka rząd i kolumnę i daje lisa i 20 \
         punktów."
    );
    assert_eq!(
        why.ru,
        "Выбери жёлтую шестёрку и зачеркни её в ряду 4: это закрывает ряд и столбец и даёт лису и 20 \
         очков."
    );
}

/// A roll of which nothing can be written.
#[test]
fn what_to_do_where_nothing_fits_is_told() {
    let position = "1.yellow=1.2,1.3 1.blue=2 1.green=1 1.orange=1,1,1,2,1,1,2,1,2,1,3 \
                    1.purple=5 1.rerolls=1";
    let pass = told("", position, "111111");
    assert_eq!(
        why(&pass, "pass").en,
        "Go on without a reroll: the reroll may help more later, but nothing fits."
    );
    let reroll = why(&pass, "reroll").en;
    assert!(reroll.starts_with("Use a reroll: nothing fits now"), "{reroll}");
    let drop = told("unusable=tray", position, "111111");
    assert_eq!(drop.best.len(), 7);
    let text = "Połóż na tacy białą jedynkę";
    assert!(why(&drop, "drop:W").pl.starts_with(text), "{drop:?}");
    drop.best
        .iter()
        .for_each(|best| LANGS.iter().for_each(|lang| well_formed(best.why.in_lang(*lang))));
}

/// A reroll replaces the roll; how often that is better is counted over the dice.
#[test]
fn the_chance_of_a_better_roll_is_told() {
    let reroll = why(&told("", "1.rerolls=1 1.purple=5", "111111"), "reroll");
    assert!(reroll.en.contains("a better roll comes up "), "{reroll:?}");
    assert!(reroll.pl.contains("% przypadków") && reroll.ru.contains("% случаев"), "{reroll:?}");
}
