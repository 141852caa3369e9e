//! Games that do not begin at their beginning.

use anyhow::{Context, Result, anyhow, bail};
use serde_json::{Value, json};
use turlaj_catalog::{Listed, Visit};
use turlaj_core::{Node, Seat, Settings};
use turlaj_engine::{AnyBot, Bot};
use turlaj_table::record::{game_of, read};
use turlaj_table::{AnyTable, Body, Entry, Table};

use crate::dice::SeededDice;
use crate::one_more::visit;

/// Who plays the part of a game that a test does not want to see: the first of these that the game has.
const BOTS: [&str; 2] = ["greedy", "random"];
/// The seed of these bots.
const BOT_SEED: u64 = 7;

/// What was played at a table before a test comes to it.
#[derive(Clone, Default)]
pub(crate) enum Opening {
    /// Nothing.
    #[default]
    Nothing,
    /// These facts of a record, as logs write them.
    Facts(Vec<Value>),
    /// A game of bots with the table's own dice, up to so many acts before its end.
    Bots { left: usize },
}

/// The facts of the game in a record.
struct Recorded<'a>(&'a str);

impl Visit for Recorded<'_> {
    type Out = Result<Vec<Value>>;

    fn game<G: Listed>(self) -> Self::Out {
        let reading = read::<G>(self.0).map_err(|why| anyhow!("{why:?}"))?;
        let facts =
            reading.record.table.log().iter().filter(|entry| matches!(entry.body, Body::Game(_)));
        facts.map(value).collect()
    }
}

/// A game of bots, without its last acts.
struct BotOpening<'a> {
    settings: &'a Settings,
    seed: u64,
    left: usize,
}

impl Visit for BotOpening<'_> {
    type Out = Result<Vec<Value>>;

    fn game<G: Listed>(self) -> Self::Out {
        let mut table = Table::new(G::configure(self.settings).map_err(|why| anyhow!("{why}"))?);
        let bot = || {
            let found = BOTS.iter().find_map(|name| G::bot(name, BOT_SEED));
            found.context("the game has none of these bots")
        };
        let mut bots: Vec<AnyBot<G>> =
            (0..self.settings.players()).map(|_| bot()).collect::<Result<_>>()?;
        let mut dice = SeededDice(self.seed);
        let mut acts = Vec::new();
        loop {
            match table.node() {
                Node::Over(_) => break,
                Node::Chance => {
                    table.roll(&mut dice, 0).map_err(|why| anyhow!("{why}"))?;
                }
                Node::Decide(asked) => {
                    let seat = asked.iter().next().context("a decision asks somebody")?;
                    acts.push(table.log().len());
                    act(&mut table, seat, &mut bots[seat.index()])?;
                }
                Node::Live { .. } => bail!("live phases begin in records"),
            }
        }
        let end = acts.len().checked_sub(self.left.max(1)).context("the game is shorter")?;
        table.log()[..acts[end]].iter().map(value).collect()
    }
}

fn act<G: Listed>(table: &mut Table<G>, seat: Seat, bot: &mut dyn Bot<G>) -> Result<()> {
    let action = bot.choose(&table.look(seat), &table.legal(seat));
    let prompt = table.prompt(seat).context("who is asked has a prompt")?;
    table.act(seat, prompt, action, 0).map_err(|why| anyhow!("{why}"))
}

fn value<G: Listed>(entry: &Entry<G>) -> Result<Value> {
    serde_json::to_value(entry).context("entries have string keys")
}

/// Reads a record; `at` keeps that many of its facts.
pub(crate) fn facts(text: &str, at: Option<usize>) -> Result<Vec<Value>> {
    let (game, _) = game_of(text).map_err(|why| anyhow!("{why:?}"))?;
    let mut facts = visit(&game, Recorded(text))??;
    facts.truncate(at.unwrap_or(facts.len()));
    Ok(facts)
}

/// Plays an opening at a table whose dice have just been drawn, and follow from this seed.
pub(crate) fn play(opening: &Opening, seed: u64, table: &mut dyn AnyTable) -> Result<()> {
    let facts = match opening {
        Opening::Nothing => return Ok(()),
        Opening::Facts(facts) => facts.clone(),
        Opening::Bots { left } => {
            visit(table.game(), BotOpening { settings: &table.settings(), seed, left: *left })??
        }
    };
    let begin = table.len();
    let entries: Vec<Value> = facts
        .iter()
        .enumerate()
        .map(|(at, fact)| json!({ "seq": begin + at, "tick": fact["tick"], "body": fact["body"] }))
        .collect();
    table.read_log(&serde_json::to_vec(&entries)?).map_err(|why| anyhow!("{why}"))
}
