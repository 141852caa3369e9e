//! `turlaj hint`.

use anyhow::{Result, bail};
use serde_json::{Value, json};

use turlaj_catalog::{Lang, Listed, Practice, Sentence, Visit, advise};
use turlaj_core::{Eye, Look, Node, Seat, Seats};
use turlaj_engine::{Advice, Bot, Unit};
use turlaj_server::hinted;
use turlaj_table::AnyTable;
use turlaj_table::Table;
use turlaj_table::record::read;
use turlaj_terminal::{Drawing, Ink, Line};

use crate::args::{HintArgs, HintLang};
use crate::paint;
use crate::replay::{names, title, visit_record};
use crate::report::{self, many, say};

pub(crate) fn hint(args: &HintArgs) -> Result<()> {
    let text = report::read_record(&args.file)?;
    visit_record(&text, HintVisit { text: &text, args })?
}

struct HintVisit<'a> {
    text: &'a str,
    args: &'a HintArgs,
}

/// The hint for one seat.
struct SeatHint<G: Listed> {
    seat: Seat,
    advice: Option<Advice<G::Action>>,
    /// All that is to be done, where there is no advice with values.
    actions: Vec<G::Action>,
}

impl Visit for HintVisit<'_> {
    type Out = Result<()>;

    fn game<G: Listed>(self) -> Result<()> {
        self.hint::<G>(None)
    }

    fn practised<G: Listed + Practice>(self) -> Result<()> {
        self.hint::<G>(Some(G::solution))
    }
}

/// All that is left to the solution of a puzzle.
type PuzzleHelp<G> = fn(&Look<'_, G>) -> Option<Vec<<G as turlaj_core::Game>::Action>>;

impl HintVisit<'_> {
    fn hint<G: Listed>(self, solve: Option<PuzzleHelp<G>>) -> Result<()> {
        let args = self.args;
        let reading = read::<G>(self.text)?;
        let whole = reading.record.table;
        let facts = whole.log().len();
        let at = args.at.unwrap_or(facts);
        // A record that breaks after the position that was asked for does not matter here.
        if let Some(broken) = reading.broken.filter(|_| args.at.is_none() || at > facts) {
            return Err(broken.into());
        }
        if at > facts {
            bail!("the record has only {}: --at is at most {facts}", many(facts, "fact"));
        }
        let mut table = whole.before();
        for entry in &whole.log()[..at] {
            table.push(entry.tick, entry.body.clone()).expect("a table's own log is valid");
        }
        let asked = asked(&table, args, at)?;
        let told = asked
            .iter()
            .map(|seat| advice(&table, seat, args, solve))
            .collect::<Result<Vec<_>>>()?;
        if args.json {
            return say(as_json(&table, &told, at));
        }
        paint::print(&Line::inked(Ink::Strong, title::<G>(&table.rules().settings())))?;
        told.iter().try_for_each(|told| print(&table, told, args.lang, at))
    }
}

/// The seats that have something to decide, or the one that was asked for.
fn asked<G: Listed>(table: &Table<G>, args: &HintArgs, at: usize) -> Result<Seats> {
    let other = "choose another position with --at N: N facts of the log stand before it \
                 (`turlaj replay --json` lists them)";
    let all = match table.node() {
        _ if table.is_abandoned() => bail!("the game was given up here; {other}"),
        Node::Over(_) => bail!("the game is over here; {other}"),
        Node::Chance => {
            bail!("after {} dice are due, and nobody decides; {other}", many(at, "fact"))
        }
        Node::Decide(seats) => seats,
        Node::Live { seats, .. } if seats == Seats::NONE => {
            bail!("after {} only the clock runs, and nobody decides; {other}", many(at, "fact"))
        }
        Node::Live { seats, .. } => seats,
    };
    let Some(seat) = args.seat else { return Ok(all) };
    let seat = Seat(seat - 1);
    if seat.0 >= table.rules().players() {
        bail!("there is no seat {seat}; there are {}", table.rules().players());
    }
    if !all.contains(seat) {
        let seats: Vec<String> = all.iter().map(|seat| seat.to_string()).collect();
        bail!("seat {seat} has nothing to decide here; asked: {}", seats.join(", "));
    }
    Ok(Seats::NONE.with(seat))
}

fn advice<G: Listed>(
    table: &Table<G>,
    seat: Seat,
    args: &HintArgs,
    solve: Option<PuzzleHelp<G>>,
) -> Result<SeatHint<G>> {
    let look = table.look(seat);
    if matches!(table.node(), Node::Live { .. }) {
        let Some(actions) = solve.and_then(|solve| solve(&look)) else {
            bail!("here all act at any time; hints are for decisions that wait, and for practice");
        };
        return Ok(SeatHint { seat, advice: None, actions });
    }
    let mut legal = Vec::new();
    table.rules().legal(table.state(), seat, &mut legal);
    let advice = advise::<G>(&look, &legal, args.most.into());
    let actions = match &advice {
        Some(advice) => advice.best.iter().map(|advised| advised.action.clone()).collect(),
        None => {
            let mut bot = strongest::<G>().and_then(|name| G::bot(name, 0));
            bot.iter_mut().map(|bot| bot.choose(&look, &legal)).collect()
        }
    };
    Ok(SeatHint { seat, advice, actions })
}

fn strongest<G: Listed>() -> Option<&'static str> {
    G::BOTS.last().map(|bot| bot.name)
}

fn print<G: Listed>(table: &Table<G>, told: &SeatHint<G>, lang: HintLang, at: usize) -> Result<()> {
    let name = names(table.occupants());
    let eye = Eye::Seat(told.seat);
    for line in G::Drawing::board(table.rules(), &table.view(eye), eye, &name) {
        paint::print(&line)?;
    }
    let after = format!("{}, after {}: ", name(told.seat), many(at, "fact"));
    let Some(advice) = &told.advice else {
        let bot = strongest::<G>().unwrap_or_default();
        let text = match table.node() {
            Node::Live { .. } => format!("{after}this solves it"),
            _ => format!("{after}{bot} would do this; there are no values for this game"),
        };
        paint::print(&Line::inked(Ink::Strong, text))?;
        return told.actions.iter().try_for_each(|action| say(format!("  {action}")));
    };
    let sure = if advice.exact { "exactly" } else { "as far as the strongest bot sees" };
    let unit = match advice.unit {
        Unit::Victory => "the share of the victory",
        Unit::Points => "points at the end",
        Unit::Losses(name) => name,
    };
    paint::print(&Line::inked(Ink::Strong, format!("{after}{unit}, {sure}")))?;
    let width = advice.best.iter().map(|best| best.action.to_string().chars().count()).max();
    let top = advice.best.first().map_or(0.0, |best| best.value);
    for (rank, best) in advice.best.iter().enumerate() {
        let value = match advice.unit {
            Unit::Victory => format!("{:6.2}%", 100.0 * best.value),
            Unit::Points => format!("{:6.1}", best.value),
            Unit::Losses(_) => format!("{:6.3}", best.value.abs()),
        };
        let action = best.action.to_string();
        let line = Line::plain(format!("  {value}  "));
        let line = line.then(Ink::Strong, format!("{action:width$}", width = width.unwrap_or(0)));
        let line = line.then(Ink::Plain, format!("  {}", in_lang(&G::sentence(&best.why), lang)));
        let cost = G::cost(advice.unit, top - best.value);
        let cost = format!(" ({})", in_lang(&cost, lang));
        paint::print(&if rank == 0 { line } else { line.then(Ink::Faint, cost) })?;
    }
    Ok(())
}

pub(crate) fn in_lang(why: &Sentence, lang: HintLang) -> &str {
    why.in_lang(match lang {
        HintLang::En => Lang::En,
        HintLang::Pl => Lang::Pl,
        HintLang::Ru => Lang::Ru,
    })
}

fn as_json<G: Listed>(table: &Table<G>, told: &[SeatHint<G>], at: usize) -> Value {
    let seat = |told: &SeatHint<G>| {
        let actions: Vec<String> = told.actions.iter().map(ToString::to_string).collect();
        let hinted = told.advice.as_ref().map(|advice| hinted::<G>(advice, G::sentence));
        let (unit, best) = hinted.unzip();
        let best = best.unwrap_or_default();
        let exact = told.advice.as_ref().is_some_and(|advice| advice.exact);
        json!({ "seat": told.seat, "bot": strongest::<G>(), "unit": unit, "exact": exact, "actions": actions, "best": best })
    };
    let seats: Vec<Value> = told.iter().map(seat).collect();
    json!({ "game": G::ID, "options": table.rules().settings(), "at": at, "seats": seats })
}
