//! Clever, its bots, and the points of its sheets.

use rand::SeedableRng;
use turlaj_bots::clever::{Ahead, Greedy, LEVELS, advise};
use turlaj_bots::{Advice, Chance, Levelled, Random};
use turlaj_clever::{AREAS, Action, Clever, Count, Rating, Sheet};
use turlaj_core::{Bot, Game, Look, Refusal, Seat, Standings};
use turlaj_solve::clever::{Faces, Packed, Random as Chances, Stream, play};

use crate::{BotSpec, Fast, Listed, Part, Played, Rated, Score, Scores, with_levels};

const STUDIES: [BotSpec; 3] = [
    BotSpec::study("random", "any legal action, each as likely as the others"),
    BotSpec::study("greedy", "the most points at once, with all that a mark brings"),
    BotSpec::study("ahead", "points and promises at the end of its turn, over the rolls to come"),
];

const BOTS: [BotSpec; STUDIES.len() + LEVELS.len()] = with_levels(&STUDIES, &LEVELS);

impl Listed for Clever {
    const BOTS: &'static [BotSpec] = &BOTS;

    const DAILY: Option<&'static str> = Some("players=1");

    fn bot(name: &str, seed: u64) -> Option<Box<dyn Bot<Self>>> {
        Some(match name {
            "random" => Box::new(Random::new(seed)),
            "greedy" => Box::new(Greedy::new(seed)),
            // The name under which older records know the strongest one.
            "ahead" => return Self::bot("expert", seed),
            _ => {
                let level = LEVELS.iter().find(|level| level.name == name)?;
                Box::new(Levelled::new(Ahead::new(level.effort, seed), level, !seed))
            }
        })
    }

    fn advise(look: &Look<'_, Self>, legal: &[Action], most: usize) -> Option<Advice<Action>> {
        Some(advise(look, legal, most))
    }

    fn fast(&self, seats: &[&'static str]) -> Option<Box<dyn Fast>> {
        let rules = *self;
        let random = seats.iter().all(|bot| *bot == "random");
        random.then(|| match self.is_solo() {
            true => Box::new(RandomGames::<1> { rules }) as Box<dyn Fast>,
            false => Box::new(RandomGames::<4> { rules }),
        })
    }

    fn score(sheets: &[String]) -> Option<Result<Scores, Refusal>> {
        Some(score(sheets))
    }
}

/// Random play with packed positions.
struct RandomGames<const SEATS: usize> {
    rules: Clever,
}

impl<const SEATS: usize> Fast for RandomGames<SEATS> {
    fn game(&mut self, seed: u64) -> Played {
        let mut game = Packed::<SEATS>::new(&self.rules);
        let mut stream = Counted { facts: 0, chance: Chances(Chance::seed_from_u64(seed)) };
        play(&mut game, &mut stream);
        let players = self.rules.players();
        let score = |seat: u8| {
            let points = game.points(seat.into());
            (Seat(seat), i32::from(points.total()), vec![i32::from(points.best_area())])
        };
        // A solo player has an active and a passive turn in each round.
        let turns = u64::from(self.rules.rounds()) * u64::from(players.max(2));
        let end = Standings::rank((0..players).map(score));
        Played { facts: stream.facts, turns, first: Seat(game.beginner()), end }
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

fn score(sheets: &[String]) -> Result<Scores, Refusal> {
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
    Ok(Scores { sheets: counts.iter().map(|count| told(count, alone)).collect(), standings })
}

fn told(count: &Count, alone: bool) -> Score {
    let points = |name, points: u16| Part { name, points: points.into(), count: None };
    let areas = AREAS.into_iter().zip(count.areas());
    let mut parts: Vec<Part> = areas.map(|(area, sum)| points(area.name(), sum)).collect();
    let foxes = points("foxes", count.foxes * count.per_fox());
    parts.push(Part { count: Some(count.foxes.into()), ..foxes });
    let rating = Rating::of(count.total());
    Score {
        parts,
        total: count.total().into(),
        rating: alone.then(|| Rated { code: rating.code(), text: rating.words() }),
    }
}
