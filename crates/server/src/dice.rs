//! How dice fell: counts from games that have ended, and the book of all that everybody can check.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

use tokio::sync::Mutex;
use turlaj_core::Refusal;
use turlaj_proto::http::{DiceCount, DiceRecord, FaceCount, ServerDice};
use turlaj_store::{Millis, Status, TableNum, TableRow};
use turlaj_table::Tally;

use crate::app::App;
use crate::daily::open_due;
use crate::registry::Registry;
use crate::table::{Command, Doc};

/// The book is brought up to date no more often than this.
const EVERY: Duration = Duration::from_secs(60);

/// So many tables are read at once, and so many times; the rest the next time.
const AT_ONCE: u32 = 1000;
const TIMES: usize = 10;

/// A row may be written a little later than it says.
const OVERLAP: Millis = 60_000;

/// So many games that ended under earlier versions are played through for one answer.
const RECALLED: usize = 50;

/// So many records are told at once.
const LISTED: usize = 200;

/// Adds the counts of a game to others: those of the seats that are wanted.
pub(crate) fn add_up(
    counts: &mut Vec<DiceCount>,
    game: &str,
    tallies: &[Tally],
    wanted: impl Fn(usize) -> bool,
) -> u64 {
    let mut all = 0;
    for tally in tallies {
        // Options may give dice other faces: those are counted apart.
        let same = |count: &&mut DiceCount| {
            let faces = count.faces.iter().map(|face| (&face.face, face.weight));
            count.game == game
                && count.kind == tally.kind
                && faces.eq(tally.faces.iter().map(|(face, weight)| (face, *weight)))
        };
        let at = match counts.iter_mut().find(same) {
            Some(count) => count,
            None => {
                let face = |(face, weight): &(String, u32)| FaceCount {
                    face: face.clone(),
                    weight: *weight,
                    count: 0,
                };
                counts.push(DiceCount {
                    game: game.to_string(),
                    kind: tally.kind.clone(),
                    faces: tally.faces.iter().map(face).collect(),
                    rolls: 0,
                });
                counts.last_mut().expect("it was put there")
            }
        };
        for (_, seen) in tally.seats.iter().enumerate().filter(|(seat, _)| wanted(*seat)) {
            for (face, seen) in at.faces.iter_mut().zip(seen) {
                face.count += seen;
                at.rolls += seen;
                all += seen;
            }
        }
    }
    counts.retain(|count| count.rolls > 0);
    all
}

/// Lets tables write down how they ended, where rows of earlier versions do not say; returns how
/// many have.
pub(crate) async fn recall(app: &Arc<App>, rows: &[TableRow]) -> usize {
    let mut done = 0;
    for row in rows.iter().filter(|row| is_unknown(app, row)).take(RECALLED) {
        let recalled = Registry::ask(app, &row.id, |answer| Command::Recall { answer }).await;
        done += usize::from(recalled.is_ok());
    }
    done
}

/// Whether the row of a game that has ended does not say how, and the table could.
fn is_unknown(app: &App, row: &TableRow) -> bool {
    let ended = matches!(row.status, Status::Over | Status::Abandoned);
    let game = app.parts.games.find(&row.game);
    let playable = game.is_ok_and(|game| game.info().rules == row.rules);
    ended && playable && Doc::read(row).is_ok_and(|doc| doc.ended.is_none())
}

/// The book of all proved dice whose records everybody can read.
#[derive(Default)]
pub(crate) struct Ledger(Mutex<Book>);

#[derive(Default)]
struct Book {
    /// When it was brought up to date.
    at: Option<Instant>,
    /// When the last table was touched that it has seen.
    touched: Millis,
    counts: Vec<DiceCount>,
    /// Challenges whose secret is not open yet.
    sealed: Vec<TableRow>,
    /// The records behind the counts, by the numbers of their tables: none is counted twice.
    records: BTreeMap<u64, DiceRecord>,
    since: Millis,
}

impl Ledger {
    /// The counts, and the records before a number.
    pub(crate) async fn told(app: &Arc<App>, before: Option<u64>) -> Result<ServerDice, Refusal> {
        let mut book = app.dice.0.lock().await;
        if book.at.is_none_or(|at| at.elapsed() >= EVERY) {
            book.read_on(app).await?;
            book.at = Some(Instant::now());
        }
        let before = before.unwrap_or(u64::MAX);
        let mut older = book.records.range(..before).rev().map(|(_, record)| record.clone());
        let records: Vec<DiceRecord> = older.by_ref().take(LISTED).collect();
        Ok(ServerDice {
            games: book.counts.clone(),
            tables: book.records.len() as u64,
            since: book.since,
            more: older.next().is_some(),
            records,
        })
    }
}

impl Book {
    /// Takes in the public tables that have ended since it was brought up to date.
    async fn read_on(&mut self, app: &Arc<App>) -> Result<(), Refusal> {
        open_due(app).await;
        for row in std::mem::take(&mut self.sealed) {
            self.add(app, &row);
        }
        let mut after = (self.touched.saturating_sub(OVERLAP), TableNum(0));
        for _ in 0..TIMES {
            let (touched, num) = after;
            let read = move || app.read(move |store| store.ended_after(touched, num, AT_ONCE));
            let mut rows = read().await?;
            let unknown = rows.iter().filter(|row| is_unknown(app, row)).count();
            if recall(app, &rows).await > 0 {
                rows = read().await?;
            }
            for row in &rows {
                self.add(app, row);
                after = (row.touched, row.num);
                self.touched = self.touched.max(row.touched);
            }
            if rows.len() < AT_ONCE as usize || unknown >= RECALLED {
                break;
            }
        }
        Ok(())
    }

    /// Takes in a table, once. Challenges of a day wait until their secret is open.
    fn add(&mut self, app: &App, row: &TableRow) {
        if self.records.contains_key(&row.num.0) {
            return;
        }
        let Ok(doc) = Doc::read(row) else { return };
        if !doc.secret_is_open(&row.game, &app.seals) {
            if self.sealed.iter().all(|known| known.num != row.num) {
                self.sealed.push(row.clone());
            }
            return;
        }
        let Some(ended) = doc.ended else { return };
        let rolls = add_up(&mut self.counts, &row.game, &ended.tally, |_| true);
        if rolls == 0 {
            return;
        }
        let first = self.records.is_empty() || row.created < self.since;
        self.since = if first { row.created } else { self.since };
        // In the order of the games on offer; kinds come as the game names them.
        let games: Vec<&str> = app.parts.games.all().map(|game| &*game.info().id).collect();
        self.counts.sort_by_key(|count| games.iter().position(|game| *game == count.game));
        self.records.insert(
            row.num.0,
            DiceRecord {
                num: row.num.0,
                table: row.id.clone(),
                game: row.game.clone(),
                date: row.created,
                rolls,
            },
        );
    }
}
