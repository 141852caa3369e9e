//! What a person's own page shows, what a person can take away, and how a person is forgotten.

use std::sync::Arc;
use std::time::{Duration, Instant};

use turlaj_core::Refusal;
use turlaj_proto::http::{ExportedTable, Forgotten, MyExport, MyGame, MyPage, MySeat, MyTotal};
use turlaj_store::{Person, PersonId, Status, TableNum, TableRow};

use crate::animals::{Screen, Whose, name_info};
use crate::app::App;
use crate::daily::{Seals, open_due};
use crate::dice::add_up;
use crate::games::Games;
use crate::registry::Registry;
use crate::table::{self, Command, Doc, Sat};
use crate::{dice, orders, people, refusals, replays};

/// So many tables of a person are looked at.
const MOST: u32 = 1000;

/// So many of them are listed on a page.
const LISTED: usize = 100;

/// Records in an export have so many bytes together; a person who plays for years has fewer.
const RECORDS: usize = 16 * 1024 * 1024;

/// Whoever asks to be forgotten waits no longer for the answer; it goes on without.
const PATIENCE: Duration = Duration::from_secs(20);

/// Whether somebody has a seat at a table or owns it. Those who have left are known to it too.
pub(crate) fn belongs(row: &TableRow, person: PersonId) -> bool {
    row.owner == person || Doc::read(row).is_ok_and(|doc| doc.has(person))
}

/// A table of a person that was looked at.
struct Mine {
    row: TableRow,
    doc: Doc,
    game: MyGame,
}

/// The person's games that have begun, the newest first.
async fn mine(app: &Arc<App>, person: &Person) -> Result<Vec<Mine>, Refusal> {
    let id = person.id;
    let mut rows = app.read(move |store| store.tables_of(id, MOST)).await?;
    if dice::recall(app, &rows).await > 0 {
        rows = app.read(move |store| store.tables_of(id, MOST)).await?;
    }
    let (app, person) = (app.clone(), person.clone());
    let looked = tokio::task::spawn_blocking(move || {
        let looked = rows.into_iter().filter_map(|row| look(&app.parts.games, row, &person));
        let mut looked: Vec<Mine> = looked.collect();
        looked.sort_by_key(|mine| std::cmp::Reverse((mine.row.created, mine.row.num)));
        looked
    });
    looked.await.map_err(|_| refusals::crashed())
}

fn look(games: &Games, row: TableRow, person: &Person) -> Option<Mine> {
    let doc = Doc::read(&row).ok()?;
    let seated = row.owner == person.id || doc.has(person.id);
    let has_left = |at: usize| {
        let chair = &doc.seats[at];
        let sat = |sat: &Sat| usize::from(sat.seat) == at && sat.person == person.id.0;
        chair.person != Some(person.id.0) && doc.sat.iter().any(sat)
    };
    let left_ended = row.status != Status::Playing && (0..doc.seats.len()).any(has_left);
    if row.status == Status::Lobby || !(seated || left_ended) {
        return None;
    }
    let settings = games.find(&row.game).ok()?.read_settings(&row.settings).ok()?;
    let places = doc.ended.as_ref().and_then(|ended| ended.standings.as_ref());
    let seats = doc.seats.iter().enumerate().map(|(at, chair)| {
        let (name, generated) = chair.shown_name(Some(person));
        let place = places.and_then(|all| all.iter().find(|place| usize::from(place.seat) == at));
        MySeat {
            name: name.to_string(),
            named: None,
            generated,
            you: chair.person == Some(person.id.0) || has_left(at),
            bot: chair.bot.is_some() || chair.program,
            place: place.map(|place| place.place),
            points: place.map(|place| place.points),
            left: has_left(at) || chair.held_by.is_some() || place.is_some_and(|place| place.left),
        }
    });
    let open = if doc.typed { "typed" } else { "open" };
    let game = MyGame {
        table: row.id.clone(),
        game: row.game.clone(),
        options: table::options(&settings),
        date: row.created,
        status: table::status(row.status).to_string(),
        public: row.public,
        seats: seats.collect(),
        dice: doc.ended.as_ref().map_or(open, |ended| &ended.dice).to_string(),
        daily: doc.daily.clone(),
        take_backs: doc.ended.as_ref().is_some_and(|ended| ended.take_backs),
    };
    Some(Mine { row, doc, game })
}

/// No two people have the same animal on the page; whom the person met first keeps it.
fn tell_apart(mine: &mut [Mine], person: &Person) {
    let mut names: Vec<(bool, TableNum, Whose, &mut String)> = Vec::new();
    for Mine { row, doc, game } in &mut *mine {
        for (at, (shown, chair)) in game.seats.iter_mut().zip(&doc.seats).enumerate() {
            let whose = chair.whose(row.num, at, Some(person));
            names.extend(whose.map(|whose| (!shown.you, row.num, whose, &mut shown.name)));
        }
    }
    names.sort_by_key(|(other, num, ..)| (*other, *num));
    Screen::default().part(names.into_iter().map(|(_, _, whose, name)| (whose, name)));
    for Mine { doc, game, .. } in mine {
        for (shown, chair) in game.seats.iter_mut().zip(&doc.seats) {
            shown.named = name_info(chair.who(), &shown.name);
        }
    }
}

/// The results, in the order of the games on offer.
fn totals(games: &Games, mine: &[Mine]) -> Vec<MyTotal> {
    let total = |game: &str| -> Option<MyTotal> {
        let over = mine.iter().filter(|mine| mine.row.game == game);
        let results = over.filter_map(|mine| {
            let mut own = mine.game.seats.iter().filter(|seat| seat.you);
            match (own.next(), own.next()) {
                (Some(seat), None) if !seat.left => {
                    let won = seat.place? == 1 && mine.game.seats.len() > 1;
                    Some((won, seat.points?, mine.game.take_backs))
                }
                _ => None,
            }
        });
        let results: Vec<(bool, i32, bool)> = results.collect();
        let points = || results.iter().map(|(_, points, _)| *points);
        let won = || results.iter().filter(|(won, ..)| *won);
        let sum: f64 = points().map(f64::from).sum();
        (!results.is_empty()).then(|| MyTotal {
            game: game.to_string(),
            finished: results.len() as u32,
            won: won().count() as u32,
            won_with_take_backs: won().filter(|(.., take_backs)| *take_backs).count() as u32,
            best: points().max(),
            mean: Some((sum / results.len() as f64 * 10.0).round() / 10.0),
        })
    };
    games.all().filter_map(|game| total(&game.info().id)).collect()
}

/// How the dice fell in the person's own turns.
fn own_dice(mine: &[Mine]) -> Vec<turlaj_proto::http::DiceCount> {
    let mut counts = Vec::new();
    for Mine { row, doc, game } in mine.iter().rev() {
        let Some(ended) = &doc.ended else { continue };
        add_up(&mut counts, &row.game, &ended.tally, |seat| game.seats[seat].you);
    }
    counts
}

/// What a person's own page shows.
pub(crate) async fn page(app: &Arc<App>, person: Person) -> Result<MyPage, Refusal> {
    let mut mine = mine(app, &person).await?;
    let (totals, dice) = (totals(&app.parts.games, &mine), own_dice(&mine));
    mine.truncate(LISTED);
    tell_apart(&mut mine, &person);
    Ok(MyPage {
        created: person.created,
        totals,
        dice,
        games: mine.into_iter().map(|mine| mine.game).collect(),
        person: people::me(&person),
    })
}

/// Everything that is kept of a person.
pub(crate) async fn export(app: &Arc<App>, person: Person) -> Result<MyExport, Refusal> {
    let Ok(_turn) = app.exports.try_acquire() else { return Err(refusals::too_fast()) };
    open_due(app).await;
    let mine = mine(app, &person).await?;
    let (totals, dice) = (totals(&app.parts.games, &mine), own_dice(&mine));
    let reader = app.clone();
    let tables = app.read(move |store| {
        let mut left = RECORDS;
        let mut tables = Vec::new();
        for Mine { row, doc, game } in mine {
            let mut record = None;
            if has_open_record(&row, &doc, &reader.seals) && left > 0 {
                let log = store.log(row.num)?;
                // A game of other rules has a record too, but not from this program.
                let told = replays::replay(&reader.parts.games, &row, &log, &reader.seals);
                record = told.ok().map(|it| it.record);
            }
            left = left.saturating_sub(record.as_ref().map_or(0, String::len));
            tables.push(ExportedTable { about: game, record });
        }
        Ok(tables)
    });
    let (created, seen) = (person.created, person.seen);
    Ok(MyExport { person: people::me(&person), created, seen, totals, dice, tables: tables.await? })
}

/// Whether the record of a game may be told, with the secret behind its dice.
fn has_open_record(row: &TableRow, doc: &Doc, seals: &Seals) -> bool {
    let ended = matches!(row.status, Status::Over | Status::Abandoned);
    ended && doc.secret_is_open(&row.game, seals)
}

/// Forgets a person, and answers when it is done.
pub(crate) async fn forget(app: &Arc<App>, person: Person) -> Result<Forgotten, Refusal> {
    let id = person.id;
    let tables = app.read(move |store| store.tables_of(id, u32::MAX)).await?.len();
    people::forget(app, &person).await?;
    let began = Instant::now();
    while began.elapsed() < PATIENCE && !orders::is_forgotten(app, id).await? {
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    Ok(Forgotten { tables: u32::try_from(tables).unwrap_or(u32::MAX) })
}

/// Forgets somebody at all tables. What is shown elsewhere by the person's name, such as lists of
/// the best, asks the person's row, which has none any more.
pub(crate) async fn forget_everywhere(app: &Arc<App>, person: PersonId) -> Result<(), Refusal> {
    // Twice: a table may have been on its way when the key was taken away.
    for _ in 0..2 {
        for row in app.read(move |store| store.tables_of(person, u32::MAX)).await? {
            let say = |answer| Command::Forget { person, answer };
            match Registry::ask(app, &row.id, say).await {
                Err(why) if table::is_stuck(&why) => {
                    table::forget_closed(app, &row, person).await?;
                }
                Err(why) if matches!(why.code(), "closed" | "no-such-table") => {}
                done => done?,
            }
        }
    }
    Ok(())
}
