//! Builders of Ziomek in simulated time: they finish, do nothing that is refused, and differ as they say.

mod practice;

use crate::Bots;
use turlaj_core::{Address, Event, Eye, Game, Look, Node, Seat, Seats, Silent, Tick};
use turlaj_engine::{AnyBot, LiveBot};
use turlaj_testkit::{report, scenario};
use turlaj_ziomek::{Action, EndedBy, News, State, Ziomek};

use crate::tests::said::levels;
use crate::ziomek::pace::LEVELS;

const NAMES: [&str; 8] =
    ["beginner", "learner", "casual", "steady", "strong", "sharp", "expert", "master"];

/// How one round ended.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Round {
    by: EndedBy,
    /// Ticks from START.
    lasted: Tick,
    /// Who shouted, and whether rightly.
    shout: Option<(Seat, bool)>,
}

/// Everybody's next act on the present page, in ticks since it opened.
struct Race {
    bots: Vec<Box<dyn LiveBot<Ziomek>>>,
    plans: Vec<Option<(Tick, Action)>>,
    now: Tick,
    /// On which seats people sit, as bots are told.
    people: Seats,
}

impl Race {
    /// The next fact of a live node. An act that is refused is a fault of the bot.
    fn next(&mut self, rules: &Ziomek, state: &State) -> Event<Ziomek> {
        let Node::Live { seats, until } = rules.node(state) else { panic!("a live node") };
        for seat in seats.iter() {
            let plan = &mut self.plans[seat.index()];
            if plan.is_none() {
                let look = Look::new(rules, state, Eye::Seat(seat)).among(self.people);
                *plan = self.bots[seat.index()].next(&look, self.now);
                assert!(plan.is_none_or(|(tick, _)| tick >= self.now), "not before now");
            }
        }
        let acts = seats
            .iter()
            .filter_map(|seat| self.plans[seat.index()].map(|(tick, action)| (tick, seat, action)));
        let first = acts.min_by_key(|(tick, ..)| *tick);
        match first.filter(|(tick, ..)| until.is_none_or(|until| *tick <= until)) {
            Some((tick, seat, action)) => {
                (self.now, self.plans[seat.index()]) = (tick, None);
                rules.check(state, seat, &action).unwrap_or_else(|why| panic!("{action}: {why}"));
                Event::Act { seat, action }
            }
            None => {
                self.now = until.expect("without a clock somebody always acts");
                Event::Time
            }
        }
    }
}

fn racer(name: &str, seed: u64) -> Box<dyn LiveBot<Ziomek>> {
    match Ziomek::bot(name, seed) {
        Some(AnyBot::Races(bot)) => bot,
        _ => panic!("{name} builds"),
    }
}

/// Plays a game of bots to its end.
fn play(settings: &str, names: &[&str], seed: u64) -> (State, Vec<Round>) {
    play_among(Seats::NONE, settings, names, seed)
}

/// The same where bots are told that people sit on these seats.
fn play_among(people: Seats, settings: &str, names: &[&str], seed: u64) -> (State, Vec<Round>) {
    let rules: Ziomek = scenario::rules(&format!("players={} {settings}", names.len()));
    let bots = names.iter().zip(1..).map(|(name, at)| racer(name, seed * 8 + at));
    let plans = vec![None; names.len()];
    let mut race = Race { bots: bots.collect(), plans, now: 0, people };
    let (mut state, mut dice, mut rounds) = (rules.start(), seed, Vec::new());
    for _ in 0..10_000 {
        let event = match rules.node(&state) {
            Node::Over(_) => return (state, rounds),
            Node::Chance => {
                let mut die = |_: Address, faces: u32| {
                    let step = dice.wrapping_mul(6_364_136_223_846_793_005);
                    dice = step.wrapping_add(1_442_695_040_888_963_407);
                    (dice >> 33) as u32 % faces
                };
                Event::Roll { roll: rules.roll(&state, &mut die) }
            }
            Node::Decide(asked) => {
                let seat = asked.iter().next().unwrap();
                let mut legal = Vec::new();
                rules.legal(&state, seat, &mut legal);
                let look = Look::new(&rules, &state, Eye::Seat(seat));
                let action = race.bots[seat.index()].choose(&look, &legal);
                assert!(legal.contains(&action), "{action}");
                Event::Act { seat, action }
            }
            Node::Live { .. } => race.next(&rules, &state),
        };
        let report = report(&rules, &state, &event);
        let news: Vec<&News> = report.told_to(Eye::Nobody).collect();
        let shout = news.iter().find_map(|news| match news {
            News::Shouted { seat, correct } => Some((*seat, *correct)),
            _ => None,
        });
        for news in news {
            if let News::RoundEnded { by, .. } = news {
                rounds.push(Round { by: *by, lasted: race.now, shout });
            }
        }
        rules.apply(&mut state, &event, &mut Silent);
        if report.turned.page {
            (race.plans, race.now) = (vec![None; names.len()], 0);
        }
    }
    panic!("the game does not end");
}

/// The mean time of a right shout in thousandths of a second, and right and wrong shouts.
fn alone(name: &str, games: u64) -> (u64, u64, u64) {
    let (mut time, mut right, mut wrong) = (0, 0, 0);
    for game in 0..games {
        let settings = format!("round={}", game % 7 + 1);
        for round in play(&settings, &[name], game).1 {
            match round.shout {
                Some((_, true)) => (time, right) = (time + round.lasted, right + 1),
                Some((_, false)) => wrong += 1,
                None => assert_eq!(round.by, EndedBy::Clock, "nobody gives up: {round:?}"),
            }
        }
    }
    (time / right.max(1), right, wrong)
}

#[test]
fn the_levels_have_these_names() {
    assert_eq!(levels::<Ziomek>(), NAMES);
    assert!(Ziomek::bot("grandmaster", 1).is_none());
}

#[test]
fn every_level_finishes_seven_rounds() {
    for name in NAMES {
        let mut shouts = 0;
        for game in 0..20 {
            let (_, rounds) = play("", &[name, name], game);
            assert_eq!(rounds.len(), 7, "{name}");
            assert!(rounds.iter().all(|round| round.by != EndedBy::Agreed), "{name} {rounds:?}");
            shouts += rounds.iter().filter(|round| round.by == EndedBy::Shout).count();
        }
        // Most rounds are won before the clock ends them.
        assert!(shouts > 105, "{name}: {shouts} of 140");
    }
}

#[test]
fn they_play_all_settings() {
    for seats in 1..=4 {
        for settings in
            ["", "pairs=roller", "clock=off", "pairs=roller clock=off first=draw", "clock=1"]
        {
            for game in 0..6 {
                let (_, rounds) = play(settings, &NAMES[..seats], game);
                assert_eq!(rounds.len(), if seats == 1 { 1 } else { 7 }, "{seats} {settings}");
            }
        }
    }
}

/// Who overlooks a slip on which nothing more can stand looks for it when pieces fall.
#[test]
fn without_a_clock_every_round_comes_to_a_shout() {
    for name in NAMES {
        for game in 0..70 {
            let settings = format!("clock=off round={}", game % 7 + 1);
            let (_, rounds) = play(&settings, &[name], game);
            assert_eq!(rounds[0].by, EndedBy::Shout, "{name} {settings}");
        }
    }
}

#[test]
fn a_short_clock_ends_rounds() {
    let (_, rounds) = play("clock=1", &["beginner", "casual"], 1);
    assert!(rounds.iter().all(|round| round.by == EndedBy::Clock && round.shout.is_none()));
    let lasted: Vec<Tick> = rounds.iter().map(|round| round.lasted).collect();
    assert_eq!(lasted, [6_000, 7_000, 8_000, 9_000, 10_000, 11_000, 12_000]);
}

/// 210 rounds alone, thirty of each length, with the same dice for all levels.
#[test]
fn each_level_is_faster_than_the_one_before_and_errs_less() {
    let figures = NAMES.map(|name| alone(name, 210));
    for (at, pair) in figures.windows(2).enumerate() {
        let (slow, fast) = (pair[0], pair[1]);
        assert!(fast.0 * 10 < slow.0 * 9, "{}: {figures:?}", NAMES[at + 1]);
        assert!(fast.2 <= slow.2, "{}: {figures:?}", NAMES[at + 1]);
    }
    let (wrong, all) = (figures[0].2, figures[0].1 + figures[0].2);
    assert!((10..all / 2).contains(&wrong), "a beginner sometimes shouts wrongly: {figures:?}");
    assert!(figures[6].2 <= 2, "an expert hardly ever does: {figures:?}");
}

/// The usual time of a level is near the mean of what it takes in play.
#[test]
fn usual_times_are_those_of_play() {
    for level in LEVELS {
        let usual: Tick = (6..=12).map(|levels| level.usual(levels)).sum::<Tick>() / 7;
        let mean = alone(level.name, 210).0;
        let name = level.name;
        assert!(mean * 4 > usual * 3 && mean * 4 < usual * 5, "{name}: {mean}, usually {usual}");
    }
}

#[test]
fn the_same_seed_plays_the_same() {
    for seed in 0..5 {
        let names = ["beginner", "steady", "master", "rival"];
        assert_eq!(play("", &names, seed), play("", &names, seed));
    }
}

/// Where others have agreed to end the round, a bot does not hold them up.
#[test]
fn they_agree_with_who_has_agreed() {
    let rules: Ziomek = scenario::rules("players=2 clock=off");
    let mut state = rules.position("round=1 dice=r1,w2,b3,g4").unwrap();
    rules.apply(&mut state, &Event::Act { seat: Seat(0), action: Action::Agree }, &mut Silent);
    for name in NAMES {
        let mut bot = racer(name, 3);
        let look = Look::new(&rules, &state, Eye::Seat(Seat(1)));
        assert_eq!(bot.next(&look, 5_000).map(|(_, action)| action), Some(Action::Agree));
    }
}

/// The share of the rounds, from the third on, that the rival wins against these.
fn won_by_the_rival(others: &[&str], people: Seats) -> f64 {
    let names: Vec<&str> = std::iter::once("rival").chain(others.iter().copied()).collect();
    let rounds = |game| play_among(people, "clock=off", &names, game).1.into_iter().skip(2);
    let right = |round: Round| round.shout == Some((Seat(0), true));
    let rounds: Vec<bool> = (0..10).flat_map(rounds).map(right).collect();
    rounds.iter().filter(|won| **won).count() as f64 / rounds.len() as f64
}

/// The rival builds at the pace of the fastest of the others.
#[test]
fn the_rival_follows_the_pace_of_the_others() {
    for other in ["beginner", "steady", "master"] {
        let share = won_by_the_rival(&[other], Seats::NONE);
        assert!((0.2..0.8).contains(&share), "against {other} it wins {share} of the rounds");
    }
}

/// Where people play, it keeps their pace, however fast the bots beside them are.
#[test]
fn the_rival_follows_people_and_not_bots() {
    let after = |person: Seat| {
        won_by_the_rival(&["master", "beginner"], Seats::NONE.with(Seat(0)).with(person))
    };
    let (fast, slow) = (after(Seat(1)), after(Seat(2)));
    assert!(fast > 0.2, "after a person like a master it wins {fast} of the rounds");
    assert!(slow < 0.1, "after one like a beginner, with a master beside, {slow}");
}
