//! Stacks of Ziomek for given dice: one of them, how many there are, and whether all dice have one.

mod check;

use serde_json::json;
use turlaj_core::{NotationError, Refusal, excerpt};
use turlaj_exact::ziomek::{StackSolver, Task};
use turlaj_terminal::{Line, stack_lines};
use turlaj_ziomek::{Colour, ROUNDS, Requirement, may_stand};

use crate::question::missing;
use crate::{Question, Solution, Solver, WordSpec};

/// The stacks.
pub const ZIOMEK: Solver = Solver { about: "Stacks for given dice", words: &WORDS, solve };

const WORDS: [WordSpec; 8] = [
    WordSpec::new("round", "N", "The round, 1 to 7"),
    WordSpec::new("dice", "DICE", "The dice, such as r4,w1,b9,g6"),
    WordSpec::new("pick", "COLOUR", "Which of two equal dice counts; without it, either"),
    WordSpec::new("smiling", "", "Only solutions in which every figure smiles"),
    WordSpec::new("count", "", "Count the solutions"),
    WordSpec::new("limit", "N", "Count no further than this; 1000000 if not given"),
    WordSpec::new("check", "", "Look for a solution for every roll and every choice"),
    WordSpec::new("rounds", "ROUNDS", "The rounds to check, such as 1,2; without it, all"),
];

/// How far solutions are counted.
const LIMIT: u64 = 1_000_000;

fn solve(question: &Question, progress: &mut dyn FnMut(u64, u64)) -> Result<Solution, Refusal> {
    if question.has("check") {
        return check::check(question, progress);
    }
    let roll = AskedRoll::read(question)?;
    if question.has("count") {
        return count(&roll, question.get("limit"));
    }
    let (answer, nodes) = StackSolver::default().first(&roll.task());
    let stack = answer.stack();
    let solution = stack.map(|stack| stack.iter().map(ToString::to_string).collect::<Vec<_>>());
    let lines = match stack {
        Some(stack) => stack_lines(stack),
        None => vec![Line::plain("There is no solution.")],
    };
    Ok(Solution::new(json!({ "solution": solution, "nodes": nodes }), lines))
}

fn count(roll: &AskedRoll, limit: Option<&str>) -> Result<Solution, Refusal> {
    let limit = match limit {
        None => LIMIT,
        Some(text) => text.parse().map_err(|_| {
            Refusal::new("bad-word", format!("expected a limit, found `{}`", excerpt(text)))
        })?,
    };
    let count = StackSolver::default().count(&roll.task(), limit);
    let (found, more, nodes) = (count.found, count.more, count.nodes);
    let line = Line::plain(format!("{found}{}", if more { "+" } else { "" }));
    Ok(Solution::new(json!({ "count": found, "more": more, "nodes": nodes }), vec![line]))
}

/// What is asked about one roll.
struct AskedRoll {
    asked: Requirement,
    smiling: bool,
}

impl AskedRoll {
    fn read(question: &Question) -> Result<AskedRoll, Refusal> {
        question.only(&["round", "dice", "pick", "smiling", "count", "limit"])?;
        let round = question.get("round").ok_or_else(|| missing("round", "--round 7"))?;
        let round = read_round(round)?;
        let dice = question.get("dice").ok_or_else(|| missing("dice", "--dice r4,w1,b9,g6"))?;
        let dice = read_dice(dice)?;
        if !may_stand(round, dice) {
            let least = if round == ROUNDS { "four" } else { "three" };
            let text =
                format!("round {round} needs {least} different numbers: this is rolled again");
            return Err(Refusal::new("rolled-again", text).with("round", round));
        }
        let mut asked = Requirement::of(round, dice);
        if let Some(pick) = question.get("pick") {
            let wrong = |why: NotationError| Refusal::new("bad-word", why.to_string());
            let colour: Colour = pick.parse().map_err(wrong)?;
            asked = asked.choosing(colour).ok_or_else(|| {
                let text = format!("{colour} is not one of two dice that show the same level");
                Refusal::new("no-pair", text).with("colour", colour)
            })?;
        }
        Ok(AskedRoll { asked, smiling: question.has("smiling") })
    }

    fn task(&self) -> Task<'_> {
        let task = Task::new(&self.asked);
        if self.smiling { task.smiling() } else { task }
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
