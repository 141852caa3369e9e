//! Choosers for Snakes against a slow computation of the same thing, straight from the rules.

use crate::{Bots, LANGS};
use turlaj_core::{Address, Event, Eye, Game, Look, Node, Seat, Silent};
use turlaj_engine::{AnyBot, Bot, Budget, Unit};
use turlaj_snakes::{Action, Hand, Phase, Snakes, State};
use turlaj_testkit::{all_settings, scenario};

use crate::tests::said::{Advice, advise as said, levels};

type Seated = AnyBot<Snakes>;
/// Sees a decision: the position, who decides, what is legal and what was chosen.
type Watch<'a> = dyn FnMut(&State, Seat, &[Action], Action) + 'a;
/// Sees a decision that is still open.
type Open<'a> = dyn FnMut(&Snakes, &State, Seat, &[Action]) + 'a;

fn seated(name: &str, seed: u64) -> Seated {
    Snakes::bot(name, seed).unwrap()
}

/// Plays a game; every choice must be one of the legal actions. `each` sees every decision.
fn play(rules: &Snakes, bots: &mut [Seated], seed: u64, each: &mut Watch<'_>) -> State {
    let mut dice = seed;
    let mut state = rules.start();
    loop {
        let event = match rules.node(&state) {
            Node::Over(_) => return state,
            Node::Chance => {
                let mut die = |_: Address, faces: u32| {
                    let step = dice.wrapping_mul(6_364_136_223_846_793_005);
                    dice = step.wrapping_add(1_442_695_040_888_963_407);
                    (dice >> 33) as u32 % faces
                };
                Event::Roll { roll: rules.roll(&state, &mut die) }
            }
            node => {
                let seat = node.asked().iter().next().unwrap();
                let legal = legal(rules, &state, seat);
                let action = choice(&mut bots[seat.index()], rules, &state, seat);
                assert!(legal.contains(&action), "{action} is not legal\n{state}");
                each(&state, seat, &legal, action);
                Event::Act { seat, action }
            }
        };
        rules.apply(&mut state, &event, &mut Silent);
    }
}

fn legal(rules: &Snakes, state: &State, seat: Seat) -> Vec<Action> {
    let mut legal = Vec::new();
    rules.legal(state, seat, &mut legal);
    legal
}

fn choice(bot: &mut Seated, rules: &Snakes, state: &State, seat: Seat) -> Action {
    bot.choose(&Look::new(rules, state, Eye::Seat(seat)), &legal(rules, state, seat))
}

fn after(rules: &Snakes, state: &State, event: Event<Snakes>) -> State {
    let mut state = state.clone();
    rules.apply(&mut state, &event, &mut Silent);
    state
}

fn hands(rules: &Snakes, state: &State) -> Vec<Hand> {
    rules.view(state, Eye::Nobody).seats
}

fn points(rules: &Snakes, state: &State, seat: Seat) -> u32 {
    hands(rules, state)[seat.index()].points
}

/// How many of the six faces of its better die let a seat complete a snake, if it were its turn.
fn chance(rules: &Snakes, state: &State, seat: Seat, turns: &[u32]) -> i64 {
    let view = rules.view(state, Eye::Nobody);
    let list =
        |of: &dyn Fn(&Hand) -> String| view.seats.iter().map(of).collect::<Vec<String>>().join(",");
    let snakes = view.snakes.iter().map(|snake| format!("{}={} ", snake.number, snake.shape));
    let turns: Vec<String> = turns.iter().map(ToString::to_string).collect();
    let text = format!(
        "{}hands={} turns={} turn={seat}",
        snakes.collect::<String>(),
        list(&|hand| format!("{}+{}", hand.green, hand.orange)),
        turns.join(","),
    );
    // Without a die there is no turn.
    let Ok(begins) = rules.position(&text) else { return 0 };
    let completing = |die: Action| {
        let rolling = after(rules, &begins, Event::Act { seat, action: die });
        let outcomes = rules.outcomes(&rolling).into_iter();
        let completes = |roll| {
            let fallen = after(rules, &rolling, Event::Roll { roll });
            let before = points(rules, &fallen, seat);
            let actions = legal(rules, &fallen, seat).into_iter();
            let mut then = actions.map(|action| after(rules, &fallen, Event::Act { seat, action }));
            then.any(|then| points(rules, &then, seat) > before)
        };
        outcomes.filter(|(roll, _)| completes(*roll)).map(|(_, weight)| i64::from(weight)).sum()
    };
    legal(rules, &begins, seat).into_iter().map(completing).max().unwrap_or(0)
}

/// What greedy wants: the chance of a seat less those of all others, in sixths.
struct Slow<'a> {
    rules: &'a Snakes,
    seat: Seat,
    /// How many turns every seat has begun when the decision is made.
    turns: Vec<u32>,
}

impl Slow<'_> {
    fn edge(&self, state: &State) -> i64 {
        let signed = (0..self.rules.players()).map(Seat).map(|seat| {
            let chance = chance(self.rules, state, seat, &self.turns);
            if seat == self.seat { chance } else { -chance }
        });
        signed.sum()
    }

    fn then(&self, state: &State, action: Action) -> State {
        after(self.rules, state, Event::Act { seat: self.seat, action })
    }

    /// The value of an action that ends the turn, times six; a point counts 24 sixths.
    fn ends(&self, state: &State, action: Action) -> i64 {
        let then = self.then(state, action);
        let points = |state| i64::from(points(self.rules, state, self.seat));
        24 * (points(&then) - points(state)) + self.edge(&then)
    }

    fn value(&self, state: &State, action: Action) -> i64 {
        match action {
            Action::Put { .. } | Action::New | Action::Stop => 6 * self.ends(state, action),
            Action::Give(to) => {
                let behind = i64::from(points(self.rules, state, to));
                6 * 1024 * self.ends(state, action) - behind
            }
            Action::Roll(_) => self.roll(state, action),
            Action::Take { .. } => {
                let taken = self.then(state, action);
                let more = legal(self.rules, &taken, self.seat).into_iter();
                more.map(|action| self.value(&taken, action)).max().unwrap()
            }
        }
    }

    /// Over all faces: the best place of a piece; after a `+` nothing more; after a `−` the die goes
    /// to the left.
    fn roll(&self, state: &State, action: Action) -> i64 {
        let rolling = self.then(state, action);
        let outcomes = self.rules.outcomes(&rolling).into_iter().map(|(roll, weight)| {
            let fallen = after(self.rules, &rolling, Event::Roll { roll });
            let value = match self.rules.view(&fallen, Eye::Nobody).phase {
                Phase::Place => {
                    let places = legal(self.rules, &fallen, self.seat).into_iter();
                    places.map(|place| self.ends(&fallen, place)).max().unwrap()
                }
                Phase::Give => {
                    let left = self.seat.next(self.rules.players());
                    self.ends(&fallen, Action::Give(left))
                }
                _ => self.edge(&fallen),
            };
            value * i64::from(weight)
        });
        outcomes.sum()
    }
}

/// Positions that random players come to, with all kinds of decisions.
fn positions(settings: &str, games: u64, each: &mut Open<'_>) {
    let rules: Snakes = scenario::rules(settings);
    for game in 0..games {
        let mut bots: Vec<Seated> =
            (0..rules.players()).map(|seat| seated("random", game * 5 + u64::from(seat))).collect();
        play(&rules, &mut bots, game, &mut |state, seat, legal, _| {
            each(&rules, state, seat, legal);
        });
    }
}

const SETTINGS: [&str; 4] =
    ["players=2", "players=3", "players=4 faces=HTSCCC/HTSC+-", "players=2 again=taken"];

#[test]
fn greedy_maximises_its_edge() {
    let mut checked = [0; 4];
    for settings in SETTINGS {
        positions(settings, 5, &mut |rules, state, seat, legal| {
            let turns = hands(rules, state).iter().map(|hand| hand.turns).collect();
            let slow = Slow { rules, seat, turns };
            let best = legal.iter().map(|action| slow.value(state, *action)).max().unwrap();
            for seed in 0..3 {
                let chosen = choice(&mut seated("greedy", seed), rules, state, seat);
                assert_eq!(slow.value(state, chosen), best, "{chosen}\n{state}");
            }
            let kind = match rules.view(state, Eye::Nobody).phase {
                Phase::Choose => 0,
                Phase::Place => 1,
                Phase::Plus => 2,
                _ => 3,
            };
            checked[kind] += usize::from(legal.len() > 1);
        });
    }
    assert!(checked.iter().all(|many| *many >= 20), "{checked:?}");
}

#[test]
fn greedy_completes_whenever_it_can() {
    let mut could = 0;
    for settings in SETTINGS {
        positions(settings, 150, &mut |rules, state, seat, legal| {
            let before = points(rules, state, seat);
            let completes = |action: Action| {
                let then = after(rules, state, Event::Act { seat, action });
                points(rules, &then, seat) > before
            };
            if legal.iter().any(|action| completes(*action)) {
                let chosen = choice(&mut seated("greedy", 7), rules, state, seat);
                assert!(completes(chosen), "{chosen}\n{state}");
                could += 1;
            }
        });
    }
    assert!(could > 500, "{could}");
}

/// The share of the victory of one bot against another, on each seat as often.
fn share(settings: &str, name: &str, against: &str, games: u64) -> f64 {
    let rules: Snakes = scenario::rules(settings);
    let mut won = 0.0;
    for game in 0..games {
        let own = Seat((game % 2) as u8);
        let mut names = [against; 2];
        names[own.index()] = name;
        let mut bots: Vec<Seated> = names.iter().map(|name| seated(name, game)).collect();
        let end = play(&rules, &mut bots, game, &mut |_, _, _, _| {});
        let points = [own, own.next(2)].map(|seat| points(&rules, &end, seat));
        won += match points[0].cmp(&points[1]) {
            std::cmp::Ordering::Greater => 1.0,
            std::cmp::Ordering::Equal => 0.5,
            std::cmp::Ordering::Less => 0.0,
        };
    }
    won / games as f64
}

/// Over 80,000 games greedy has 55.0% of the victory: Snakes is mostly luck, so it takes 10,000 games to
/// be sure of it (one standard error is 0.44%).
#[test]
fn greedy_beats_random() {
    let share = share("players=2", "greedy", "random", 10_000);
    assert!(share > 0.53, "{share}");
}

/// Over 20,000 games it has 59.6% (one standard error over 1,000 is 1.4%). It has the judge of all levels,
/// without noise and without looking further than its own turn.
#[test]
fn looking_ahead_beats_random() {
    let share = share("players=2", "strong", "random", 1_000);
    assert!(share > 0.53, "{share}");
}

#[test]
fn looking_ahead_beats_random_with_again_taken() {
    let share = share("players=2 again=taken", "strong", "random", 1_000);
    assert!(share > 0.53, "{share}");
}

#[test]
fn they_play_every_setting() {
    for (at, settings) in all_settings::<Snakes>().iter().enumerate() {
        let rules = Snakes::configure(settings).unwrap();
        let names = ["casual", "greedy", "taker", "random"];
        let mut bots: Vec<Seated> =
            (0..rules.players()).map(|seat| seated(names[usize::from(seat)], 1)).collect();
        play(&rules, &mut bots, at as u64, &mut |_, _, _, _| {});
    }
}

#[test]
fn the_same_seed_plays_the_same() {
    let rules: Snakes = scenario::rules("players=3");
    for name in ["random", "taker", "greedy", "beginner", "strong"] {
        let game = || {
            let mut bots: Vec<Seated> = (1..4).map(|seed| seated(name, seed)).collect();
            play(&rules, &mut bots, 9, &mut |_, _, _, _| {})
        };
        assert_eq!(game(), game(), "{name}");
    }
}

#[test]
fn taker_takes_and_then_stops() {
    let rules: Snakes = scenario::rules("players=2");
    let (mut taken, mut stopped) = (0, 0);
    for game in 0..200 {
        let mut bots = vec![seated("taker", game), seated("taker", game + 1)];
        play(&rules, &mut bots, game, &mut |state, _, legal, action| {
            let phase = rules.view(state, Eye::Nobody).phase;
            let takes = |action: &Action| matches!(action, Action::Take { .. });
            match phase {
                Phase::Plus if legal.iter().any(takes) => {
                    assert!(takes(&action), "{action}\n{state}");
                    taken += 1;
                }
                Phase::Plus => {
                    assert_eq!(action, Action::Stop, "{state}");
                    stopped += 1;
                }
                _ => {}
            }
        });
    }
    assert!(taken > 100 && stopped >= taken, "{taken} {stopped}");
}

fn advise(look: &Look<'_, Snakes>, legal: &[Action], most: usize) -> Advice<Action> {
    said(look, legal, 80_000, most)
}

/// What the engine thinks of every action.
fn judged(rules: &Snakes, state: &State, seat: Seat, effort: u32) -> Vec<f64> {
    let mut worth = Vec::new();
    let look = Look::new(rules, state, Eye::Seat(seat));
    let legal = legal(rules, state, seat);
    Snakes::engine(1).score(&look, &legal, Budget::steps(effort), &mut worth);
    worth
}

#[test]
fn levels_have_names_that_rise() {
    assert_eq!(levels::<Snakes>(), ["beginner", "casual", "expert"]);
    for older in ["strong", "master"] {
        assert!(Snakes::bot(older, 1).is_some(), "records and tables know {older}");
    }
}

/// Shares of a victory, and a completed snake is worth more than the same piece elsewhere.
#[test]
fn every_action_is_worth_a_share() {
    let mut could = 0;
    for settings in SETTINGS {
        positions(settings, 12, &mut |rules, state, seat, legal| {
            let worth = judged(rules, state, seat, 0);
            assert_eq!(worth.len(), legal.len());
            assert!(worth.iter().all(|worth| (0.0..=1.0).contains(worth)), "{worth:?}\n{state}");
            let before = points(rules, state, seat);
            let (mut with, mut without) = (Vec::new(), Vec::new());
            for (action, worth) in legal.iter().zip(worth) {
                if matches!(action, Action::Put { .. }) {
                    let then = after(rules, state, Event::Act { seat, action: *action });
                    let completes = points(rules, &then, seat) > before;
                    if completes { &mut with } else { &mut without }.push(worth);
                }
            }
            for with in with {
                assert!(without.iter().all(|without| *without <= with), "{state}");
                could += without.len();
            }
        });
    }
    assert!(could > 0, "{could}");
}

/// With one die left to the seat and none to the others, the judge reckons what anybody can.
#[test]
fn the_last_dice_are_reckoned() {
    let rules: Snakes = scenario::rules("players=2");
    let worth = |position: &str| judged(&rules, &rules.position(position).unwrap(), Seat(0), 5_000);
    let [green] = worth("1=HS hands=1+0,0+0")[..] else { panic!("one die, one choice") };
    assert!((green - (0.5 + 0.5 / 6.0)).abs() < 1e-9, "{green}");
    // Either die may go first; the orange one has two faces of six, a plus and another chance.
    let both = worth("1=HS hands=1+1,0+0 points=0,1");
    assert!(both.iter().all(|worth| *worth > 0.1 && *worth < 0.5), "{both:?}");
    let sure = worth("1=HT hands=1+0,0+0 points=2,0");
    assert_eq!(sure, [1.0]);
}

#[test]
fn told_that_it_is_enough_it_answers() {
    let rules: Snakes = scenario::rules("players=4");
    let state = rules.position("1=HS 2=HT 3=S hands=4+2,4+2,4+2,4+2").unwrap();
    let enough = std::sync::atomic::AtomicBool::new(true);
    let look = Look::new(&rules, &state, Eye::Seat(Seat(0))).until(&enough);
    let mut worth = Vec::new();
    let legal = legal(&rules, &state, Seat(0));
    Snakes::engine(1).score(&look, &legal, Budget::steps(u32::MAX), &mut worth);
    assert_eq!(worth, judged(&rules, &state, Seat(0), 0));
}

/// Wherever somebody decides, there is advice: the best first, each with a sentence in every language.
#[test]
fn every_situation_has_its_sentences() {
    let mut told = std::collections::BTreeSet::new();
    let enough = std::sync::atomic::AtomicBool::new(true); // The words are the same, however deep.
    for settings in SETTINGS {
        positions(settings, 25, &mut |rules, state, seat, legal| {
            let look = Look::new(rules, state, Eye::Seat(seat)).until(&enough);
            let advice = advise(&look, legal, 9);
            assert_eq!((advice.unit, advice.exact), (Unit::Victory, false));
            assert!(!advice.best.is_empty(), "{state}");
            assert!(advice.best.windows(2).all(|pair| pair[0].value >= pair[1].value), "{state}");
            let worth = judged(rules, state, seat, 0);
            let best = worth.iter().copied().fold(0.0, f64::max);
            assert_eq!(advice.best[0].value, best, "{state}");
            for (at, advised) in advice.best.iter().enumerate() {
                assert!(legal.contains(&advised.action));
                for lang in LANGS {
                    let text = advised.why.in_lang(lang);
                    let first = text.chars().next().unwrap();
                    assert!(first.is_uppercase() && text.ends_with('.'), "{text}");
                    assert_eq!(text.matches('.').count(), 1, "{text}");
                    assert!(!text.contains(['{', '}', '_']) && !text.contains("  "), "{text}");
                    let again =
                        advice.best[..at].iter().any(|other| other.why.in_lang(lang) == text);
                    assert!(!again, "{text}\n{state}");
                }
                let words: String =
                    advised.why.en.chars().filter(|letter| !letter.is_ascii_digit()).collect();
                told.insert(words);
            }
            assert_eq!(advise(&look, legal, 1).best.len(), 1);
        });
    }
    assert!(told.len() > 40, "{}", told.len());
}

#[test]
fn sentences_name_what_was_counted() {
    let rules: Snakes = scenario::rules("players=2");
    let said = |position: &str| {
        let state = rules.position(position).unwrap();
        let legal = legal(&rules, &state, Seat(0));
        let advice = advise(&Look::new(&rules, &state, Eye::Seat(Seat(0))), &legal, 2);
        advice.best.into_iter().map(|advised| advised.why).collect::<Vec<_>>()
    };
    let waits = said("1=HS hands=1+1,1+0 points=0,1");
    let orange = waits.iter().find(|why| why.en.contains("an orange die:")).unwrap();
    assert_eq!(
        orange.en,
        "Roll an orange die: 2 of its 6 faces complete a snake, on a green die only 1."
    );
    assert_eq!(
        orange.pl,
        "Rzuć pomarańczową kostką: 2 z 6 ścianek kończą węża, a na zielonej tylko 1."
    );
    assert_eq!(
        orange.ru,
        "Брось оранжевый кубик: змею заканчивают 2 грани из 6, а у зелёного только 1."
    );
}
