//! Daily challenges: the same dice for everybody, for a day.
//!
//! One secret a day and game is made a day ahead, and its commitment told from then on. A person
//! attempts each challenge once, at a table of its own (`table/daily.rs`). The secret is published
//! (`seals.rs`) when the day is over and as long again by trusted time; from then on nobody can play
//! with these dice.

mod board;
mod day;
mod seals;

use std::sync::Arc;
use std::time::Duration;

use turlaj_core::Refusal;
use turlaj_store::{Challenge, DrawRow, Millis, Op, Person, Standing};
use turlaj_table::fair::Secret;

use crate::app::App;
use crate::registry::Registry;
use crate::table::{self, Command};
use crate::{entropy, refusals};

pub(crate) use board::{board, today};
pub(crate) use day::Day;
pub(crate) use seals::{Seals, open_due};

/// The clock of the machine may be set, so nothing is slept through for longer than this.
const LOOK_EVERY: Duration = Duration::from_secs(600);

/// When a secret could not be written, it is tried again after this.
const AFTER_FAILURE: Duration = Duration::from_secs(5);

/// Who has been here for so long…
const KNOWN_FOR: Millis = 3 * 24 * 60 * 60 * 1000;

/// … and has finished so many games is on the first list.
const KNOWN_BY: u32 = 3;

/// Makes the secrets of today and tomorrow that are not there; returns whether all are.
pub(crate) async fn make_draws(app: &App) -> bool {
    let mut made = true;
    let today = Day::of(app.now());
    for game in app.parts.games.daily() {
        for day in [today, today.next()] {
            made &= draw(app, day, &game.info().id).await.is_ok();
        }
    }
    made
}

/// Makes the secrets of every tomorrow and publishes those of the past, for ever.
pub(crate) async fn run(app: Arc<App>) {
    let mut moved = app.parts.wall.moved();
    loop {
        let done = make_draws(&app).await & open_due(&app).await;
        let wait = match done {
            true => {
                let moment = app.now();
                let midnight = Day::of(moment).ends() - moment;
                let next = seals::wait(&app).map_or(midnight, |wait| wait.min(midnight));
                LOOK_EVERY.min(Duration::from_millis(u64::try_from(next).unwrap_or(0)))
            }
            false => AFTER_FAILURE,
        };
        tokio::select! {
            () = tokio::time::sleep(wait) => {}
            _ = moved.changed() => {}
        }
    }
}

/// The draw of today or tomorrow; it is made if it is not there.
async fn draw(app: &App, day: Day, game: &str) -> Result<DrawRow, Refusal> {
    let id = day.draw(game);
    if let Some(draw) = find_draw(app, &id).await? {
        return Ok(draw);
    }
    app.seals.add(&id);
    let secret = entropy::secret(app.entropy());
    let draw = DrawRow { id: id.clone(), secret: secret.0, created: app.now() };
    // Somebody else may have made one meanwhile: what is on the disk holds.
    let written = app.write_checked(vec![Op::PutDraw(draw)], refusals::not_saved).await;
    if written.is_ok() {
        tracing::info!(draw = id, commitment = %secret.commitment(), "a draw was made");
    }
    find_draw(app, &id).await?.ok_or_else(refusals::not_saved)
}

async fn find_draw(app: &App, id: &str) -> Result<Option<DrawRow>, Refusal> {
    let id = id.to_string();
    app.read(move |store| store.draw(&id)).await
}

fn commitment(draw: &DrawRow) -> String {
    Secret(draw.secret).commitment().to_string()
}

/// Today's challenge of a game, if it has one.
pub(crate) fn challenge(app: &App, game: &str) -> Result<Challenge, Refusal> {
    app.parts.games.find(game)?.daily()?;
    Ok(Challenge { day: Day::of(app.now()).to_string(), game: game.to_string() })
}

/// A person's attempt at a challenge.
pub(crate) async fn attempt(
    app: &App,
    person: &Person,
    challenge: &Challenge,
) -> Result<Option<Standing>, Refusal> {
    let (challenge, person) = (challenge.clone(), person.id);
    app.read(move |store| store.attempt(&challenge, person)).await
}

/// A challenge whose secret everybody knows is closed, also if the clock says that its day is here.
fn check_sealed(app: &App, challenge: &Challenge) -> Result<(), Refusal> {
    let day: Day = challenge.day.parse().map_err(|()| refusals::no_such_day())?;
    match app.seals.is_sealed(day, &challenge.game) {
        true => Ok(()),
        false => Err(refusals::daily_revealed()),
    }
}

/// Begins today's attempt, or goes on with the one that was begun; returns the id of its table.
pub(crate) async fn begin(
    app: &Arc<App>,
    person: Person,
    challenge: Challenge,
) -> Result<String, Refusal> {
    let day: Day = challenge.day.parse().map_err(|()| refusals::no_such_day())?;
    let draw = draw(app, day, &challenge.game).await?;
    check_sealed(app, &challenge)?;
    let (whose, created) = (person.id, person.created);
    let games = app.read(move |store| store.finished_games(whose, KNOWN_BY)).await?;
    let known = games >= KNOWN_BY && app.now() - created >= KNOWN_FOR;
    let plan = table::plan_attempt(app, &person, challenge.clone(), &draw, known)?;
    // Asked for twice at the same moment there is still one attempt: the one on the disk.
    let written = app.write_checked(plan.ops, refusals::daily_begun).await;
    match &written {
        Ok(()) => {
            app.metrics.games_begun.inc();
            app.deadline_made.notify_one();
        }
        Err(why) if why.code() == "daily-begun" => {}
        Err(why) => return Err(why.clone()),
    }
    let begun = attempt(app, &person, &challenge).await?.ok_or_else(refusals::not_saved)?;
    go_on(app, person, begun).await
}

/// Goes on with an attempt: its first dice fall, if they have not.
pub(crate) async fn go_on(
    app: &Arc<App>,
    person: Person,
    begun: Standing,
) -> Result<String, Refusal> {
    if begun.outcome.is_some() {
        return Err(refusals::daily_used(&begun.table_id));
    }
    check_sealed(app, &begun.attempt.challenge)?;
    let person = Arc::new(person);
    Registry::ask(app, &begun.table_id, |answer| Command::Begin { person, answer }).await?;
    Ok(begun.table_id)
}
