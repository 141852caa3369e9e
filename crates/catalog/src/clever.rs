//! Clever, its bots, and the points of its sheets.

use rand::{RngExt, SeedableRng};
use turlaj_bots::clever::{CleverWords, Goal, LEVELS, PackedBot, SheetEngine, alone, among};
use turlaj_clever::{AREAS, Clever, Count, Rating, Sheet};
use turlaj_core::{Game, Refusal, Seat, Standings};
use turlaj_engine::{Bot, Budget, Chance, Engine, EngineBot, Level};
use turlaj_packed::clever::{Chooser, Faces, Packed, Random as Chances, Stream, play, play_seats};
use turlaj_terminal::CleverDrawing;

use crate::{
    BotSpec, Listed, PLAYOUTS, PackedGame, PackedPlay, PackedPlayer, Part, Rated, Score,
    ScoreSheets, Scores, generic_bot, level_bot, with_levels,
};

const STUDIES: [BotSpec; 6] = [
    BotSpec::study("random", "any legal action, each as likely as the others"),
    BotSpec::study("greedy", "the most points at once, with all that a mark brings"),
    PLAYOUTS,
    BotSpec::study("ahead", "an older name of expert"),
    BotSpec::study("points", "like expert, but for its own points alone, whoever else plays"),
    BotSpec::study("master-100ms", "like master, with about 100 ms a decision"),
];

const BOTS: [BotSpec; STUDIES.len() + LEVELS.len()] = with_levels(&STUDIES, LEVELS);

impl Listed for Clever {
    const TITLE: &'static str = "Clever";
    const ABOUT: &'static str =
        "Write coloured dice into five areas, and let one mark bring the next.";

    type Drawing = CleverDrawing;

    const BOTS: &'static [BotSpec] = &BOTS;

    const DAILY: Option<&'static str> = Some("players=1");

    type Words = CleverWords;

    const ADVICE_STEPS: u32 = 2_000;

    fn engine(seed: u64) -> Box<dyn Engine<Self>> {
        Box::new(SheetEngine::new(Goal::Victory, seed))
    }

    fn bot(name: &str, seed: u64) -> Option<Box<dyn Bot<Self>>> {
        let study = |goal, steps| {
            let level = Level { name: "", about: "", noise: 0.0, budget: Budget::steps(steps) };
            Some(Box::new(EngineBot::new(SheetEngine::new(goal, seed), &level, seed)) as Box<_>)
        };
        match name {
            "greedy" => Some(Box::new(PackedBot::greedy(seed))),
            "points" => study(Goal::Points, 0),
            "master-100ms" => study(Goal::Victory, 20_000),
            // The name under which older records know it.
            "ahead" => Self::bot("expert", seed),
            _ => generic_bot(name, seed)
                .or_else(|| level_bot(LEVELS, name, SheetEngine::new(Goal::Victory, seed), seed)),
        }
    }

    const PACKED: Option<&'static dyn PackedPlay<Self>> = Some(&WholeGames);
}

/// Whole games with packed positions.
struct WholeGames;

impl PackedPlay<Clever> for WholeGames {
    fn player(&self, rules: &Clever, seats: &[&'static str]) -> Option<Box<dyn PackedPlayer>> {
        let rules = *rules;
        if seats.iter().all(|bot| *bot == "random") {
            return Some(match rules.is_solo() {
                true => Box::new(RandomGames::<1> { rules }) as Box<dyn PackedPlayer>,
                false => Box::new(RandomGames::<4> { rules }),
            });
        }
        Some(match rules.is_solo() {
            true => {
                Box::new(Games { rules, seats: seated(seats, alone)? }) as Box<dyn PackedPlayer>
            }
            false => Box::new(Games { rules, seats: seated(seats, among)? }),
        })
    }
}

/// Random play with packed positions.
struct RandomGames<const SEATS: usize> {
    rules: Clever,
}

impl<const SEATS: usize> PackedPlayer for RandomGames<SEATS> {
    fn play(&mut self, seed: u64) -> PackedGame {
        let mut game = Packed::<SEATS>::new(&self.rules);
        let mut stream = Counted { facts: 0, chance: Chances(Chance::seed_from_u64(seed)) };
        play(&mut game, &mut stream);
        played(&self.rules, &game, stream.facts)
    }
}

/// What a game that is over came to.
fn played<const SEATS: usize>(rules: &Clever, game: &Packed<SEATS>, facts: u64) -> PackedGame {
    let players = rules.players();
    let score = |seat: u8| {
        let points = game.points(seat.into());
        (Seat(seat), i32::from(points.total()), vec![i32::from(points.best_area())])
    };
    // A solo player has an active and a passive turn in each round.
    let turns = u64::from(rules.rounds()) * u64::from(players.max(2));
    let end = Standings::rank((0..players).map(score));
    PackedGame { facts, turns, first: Seat(game.beginner()), end }
}

/// Play of any bots with packed positions, the same for the same seed as by the rules.
struct Games<const SEATS: usize> {
    rules: Clever,
    seats: Vec<Box<dyn Chooser<SEATS>>>,
}

/// The choosers of these names.
fn seated<const SEATS: usize>(
    names: &[&'static str],
    chooser: fn(&str, u64) -> Option<Box<dyn Chooser<SEATS>>>,
) -> Option<Vec<Box<dyn Chooser<SEATS>>>> {
    let random = || Box::new(RandomSeat(Chance::seed_from_u64(0)));
    let named = |name: &&str| match *name {
        "random" => Some(random() as Box<dyn Chooser<SEATS>>),
        name => chooser(name, 0),
    };
    names.iter().map(named).collect()
}

impl<const SEATS: usize> PackedPlayer for Games<SEATS> {
    fn play(&mut self, seed: u64) -> PackedGame {
        let mut chance = Chance::seed_from_u64(seed);
        for seat in &mut self.seats {
            seat.begin(chance.random());
        }
        let mut game = Packed::<SEATS>::new(&self.rules);
        let mut die = |faces: u32| chance.random_range(0..faces);
        let facts = play_seats(&mut game, &mut self.seats, &mut die);
        played(&self.rules, &game, facts)
    }
}

/// A random player among others.
struct RandomSeat(Chance);

impl<const SEATS: usize> Chooser<SEATS> for RandomSeat {
    fn begin(&mut self, seed: u64) {
        self.0 = Chance::seed_from_u64(seed);
    }

    fn choose(&mut self, game: &Packed<SEATS>, seat: usize, _: &mut dyn FnMut() -> bool) -> u32 {
        let legal = game.legal(seat);
        legal.nth(self.0.random_range(0..legal.len() as usize) as u32)
    }
}

/// Counts what it gives: one fact each.
struct Counted {
    facts: u64,
    chance: Chances<Chance>,
}

impl Stream for Counted {
    #[inline]
    fn dice(&mut self) -> Faces {
        self.facts += 1;
        self.chance.dice()
    }

    #[inline]
    fn below(&mut self, count: u32) -> u32 {
        self.facts += 1;
        self.chance.below(count)
    }
}

/// The sheets of all seats.
pub(crate) struct Sheets;

impl ScoreSheets for Sheets {
    fn most(&self) -> u8 {
        Clever::PLAYERS.1
    }

    fn scores(&self, sheets: &[String]) -> Result<Scores, Refusal> {
        scores(sheets)
    }
}

fn scores(sheets: &[String]) -> Result<Scores, Refusal> {
    let alone = sheets.len() == 1;
    let count = |(at, text): (u8, &String)| {
        let sheet = text.parse::<Sheet>().map_err(|why| {
            let text = if alone { why.to_string() } else { format!("sheet {}: {why}", Seat(at)) };
            let refusal = Refusal::new("impossible-sheet", text).with("sheet", Seat(at));
            refusal.with("area", why.area()).with("field", why.field())
        })?;
        Ok(Count::of(&sheet))
    };
    let counts: Vec<Count> = (0u8..).zip(sheets).map(count).collect::<Result<_, Refusal>>()?;
    let ranked = (0u8..)
        .zip(&counts)
        .map(|(at, count)| (Seat(at), i32::from(count.total()), vec![i32::from(count.best())]));
    let standings = Standings::rank(ranked);
    Ok(Scores { sheets: counts.iter().map(|count| score(count, alone)).collect(), standings })
}

fn score(count: &Count, alone: bool) -> Score {
    let points = |name, points: u16| Part { name, points: points.into(), count: None };
    let areas = AREAS.into_iter().zip(count.areas());
    let mut parts: Vec<Part> = areas.map(|(area, sum)| points(area.name(), sum)).collect();
    let foxes = points("foxes", count.foxes * count.per_fox());
    parts.push(Part { count: Some(count.foxes.into()), ..foxes });
    let rating = Rating::of(count.total());
    Score {
        parts,
        total: count.total().into(),
        rating: alone.then(|| Rated { code: rating.code(), text: CleverDrawing::rating(rating) }),
    }
}
