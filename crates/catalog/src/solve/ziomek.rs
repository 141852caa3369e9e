//! Stacks of Ziomek: `round` 1 to 7, `dice` such as r4,w1,b9,g6, `pick` w of a pair, `smiling`; for
//! a check `rounds` such as 1,2.

use std::collections::BTreeSet;

use serde_json::json;
use turlaj_core::{Refusal, excerpt};
use turlaj_exact::ziomek::{Rolls, StackSolver, Task, choices};
use turlaj_terminal::{Line, ZiomekDrawing};
use turlaj_ziomek::{COLOURS, Colour, ROUNDS, Requirement, may_stand};

use super::{Checked, Counted, PuzzleSolver, Solution, Solver, object};

/// The solver of Ziomek.
pub(super) struct Stacks;

impl Solver for Stacks {
    fn words(&self) -> &'static [&'static str] {
        &["round", "dice", "pick", "smiling", "rounds"]
    }

    fn solve(&self, words: &[(&'static str, &str)]) -> Result<Solution, Refusal> {
        let question = Question::read(words)?;
        let (answer, nodes) = StackSolver::default().first(&question.task());
        let stack = answer.stack();
        let solution = stack.map(|stack| stack.iter().map(ToString::to_string).collect::<Vec<_>>());
        let json = object(json!({ "solution": solution, "nodes": nodes }));
        let lines = match stack {
            Some(stack) => ZiomekDrawing::stack(stack),
            None => vec![Line::plain("There is no solution.")],
        };
        Ok(Solution { json, lines })
    }

    fn puzzles(&self) -> Option<&dyn PuzzleSolver> {
        Some(self)
    }
}

impl PuzzleSolver for Stacks {
    fn count(&self, words: &[(&'static str, &str)], limit: u64) -> Result<Counted, Refusal> {
        let question = Question::read(words)?;
        let count = StackSolver::default().count(&question.task(), limit);
        Ok(Counted { found: count.found, more: count.more, nodes: count.nodes })
    }

    fn rolls(&self, words: &[(&'static str, &str)]) -> Result<u64, Refusal> {
        Ok(rounds(words)?.into_iter().map(|round| Rolls::of(round).count() as u64).sum())
    }

    fn check(
        &self,
        words: &[(&'static str, &str)],
        each: &mut dyn FnMut(&Checked),
    ) -> Result<(), Refusal> {
        let solver = StackSolver::default();
        for round in rounds(words)? {
            let mut seen = BTreeSet::new();
            for dice in Rolls::of(round) {
                let roll = written(dice);
                let (mut choices_seen, mut unsolved, mut new, mut nodes) = (0, 0, 0, 0);
                for asked in choices(Requirement::of(round, dice)) {
                    let (answer, tried) = solver.first(&Task::new(&asked).smiling());
                    choices_seen += 1;
                    unsolved += u32::from(answer.stack().is_none());
                    new += u32::from(seen.insert(places(&asked)));
                    nodes += tried;
                }
                each(&Checked { round, roll, choices: choices_seen, unsolved, new, nodes });
            }
        }
        Ok(())
    }
}

/// On which level each ziomek stands, 0 for none.
fn places(asked: &Requirement) -> [usize; 4] {
    COLOURS.map(|colour| {
        let ziomek = turlaj_ziomek::Piece::ziomek(colour);
        asked.wants().iter().position(|want| want.takes(ziomek)).map_or(0, |level| level + 1)
    })
}

/// What is asked about one roll.
struct Question {
    asked: Requirement,
    smiling: bool,
}

impl Question {
    fn read(words: &[(&'static str, &str)]) -> Result<Question, Refusal> {
        known(words, &["round", "dice", "pick", "smiling"])?;
        let round = said(words, "round").ok_or_else(|| missing("round", "--round 7"))?;
        let round = read_round(round)?;
        let dice = said(words, "dice").ok_or_else(|| missing("dice", "--dice r4,w1,b9,g6"))?;
        let dice = read_dice(dice)?;
        if !may_stand(round, dice) {
            let least = if round == ROUNDS { "four" } else { "three" };
            let text =
                format!("round {round} needs {least} different numbers: this is rolled again");
            return Err(Refusal::new("rolled-again", text).with("round", round));
        }
        let mut asked = Requirement::of(round, dice);
        if let Some(pick) = said(words, "pick") {
            let colour: Colour = pick.parse().map_err(|why| bad(&why))?;
            asked = asked.choosing(colour).ok_or_else(|| {
                let text = format!("{colour} is not one of two dice that show the same level");
                Refusal::new("no-pair", text).with("colour", colour)
            })?;
        }
        Ok(Question { asked, smiling: said(words, "smiling").is_some() })
    }

    fn task(&self) -> Task<'_> {
        let task = Task::new(&self.asked);
        if self.smiling { task.smiling() } else { task }
    }
}

/// The rounds that a check goes through; all where none are named.
fn rounds(words: &[(&'static str, &str)]) -> Result<BTreeSet<u8>, Refusal> {
    known(words, &["rounds"])?;
    match said(words, "rounds") {
        Some(rounds) => rounds.split(',').map(read_round).collect(),
        None => Ok((1..=ROUNDS).collect()),
    }
}

fn read_round(text: &str) -> Result<u8, Refusal> {
    let round = text.parse().ok().filter(|round| (1..=ROUNDS).contains(round));
    round.ok_or_else(|| {
        let text = format!("expected a round from 1 to {ROUNDS}, found `{}`", excerpt(text));
        Refusal::new("bad-word", text)
    })
}

/// Four dice such as r4,w1,b9,g6, in any order.
fn read_dice(text: &str) -> Result<[u8; 4], Refusal> {
    let wrong = || {
        let text = format!(
            "expected all four dice with 1 to 10, such as r4,w1,b9,g6, found `{}`",
            excerpt(text)
        );
        Refusal::new("bad-word", text)
    };
    let mut dice = [0; 4];
    for die in text.split(',') {
        let (colour, number) = die.split_at_checked(1).ok_or_else(wrong)?;
        let colour: Colour = colour.parse().map_err(|_| wrong())?;
        let number = number.parse().ok().filter(|number| (1..=10).contains(number));
        let place = &mut dice[colour as usize];
        if *place != 0 {
            return Err(wrong());
        }
        *place = number.ok_or_else(wrong)?;
    }
    if dice.contains(&0) { Err(wrong()) } else { Ok(dice) }
}

fn written(dice: [u8; 4]) -> String {
    let dice = COLOURS.into_iter().zip(dice);
    dice.map(|(colour, number)| format!("{colour}{number}")).collect::<Vec<_>>().join(",")
}

fn said<'a>(words: &[(&'static str, &'a str)], name: &str) -> Option<&'a str> {
    words.iter().find(|(known, _)| *known == name).map(|(_, said)| *said)
}

fn known(words: &[(&'static str, &str)], names: &[&str]) -> Result<(), Refusal> {
    match words.iter().find(|(name, _)| !names.contains(name)) {
        Some((name, _)) => {
            let text = format!("`{name}` is of no use here; there are: {}", names.join(", "));
            Err(Refusal::new("bad-word", text).with("word", name))
        }
        None => Ok(()),
    }
}

fn missing(name: &'static str, example: &str) -> Refusal {
    Refusal::new("missing-word", format!("{name} is missing, such as {example}")).with("word", name)
}

fn bad(why: &turlaj_core::NotationError) -> Refusal {
    Refusal::new("bad-word", why.to_string())
}
