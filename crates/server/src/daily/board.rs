//! What is told of daily challenges: today's, and the board of each.

use std::collections::BTreeMap;

use turlaj_core::Refusal;
use turlaj_proto::http::{DailyBoard, DailyDraw, DailyGame, DailyLine, DailyMine, DailyNow};
use turlaj_store::{
    Attempt, Challenge, DrawRow, Outcome, Person, PersonId, Standing, Store, StoreError,
};
use turlaj_table::fair::Secret;

use super::day::Day;
use super::{commitment, draw, find_draw, open_due};
use crate::animals::{Screen, Whose, person_name};
use crate::app::App;
use crate::games::GameEntry;
use crate::refusals;
use crate::table::options;

/// A list of a board is not longer than this, but for one's own line.
const LINES: u32 = 200;

/// A distribution does not have more different results than this.
const RESULTS: u32 = 1000;

/// So many days before are told.
const DAYS: u32 = 60;

fn told(draw: &DrawRow) -> DailyDraw {
    DailyDraw { draw: draw.id.clone(), commitment: commitment(draw), published: draw.created }
}

fn settings(game: &GameEntry) -> Result<BTreeMap<String, String>, Refusal> {
    Ok(options(&game.daily()?))
}

/// Today's challenges, and the commitments of tomorrow's.
pub(crate) async fn today(app: &App, viewer: Option<&Person>) -> Result<DailyNow, Refusal> {
    let today = Day::of(app.now());
    let whose = viewer.map(|viewer| viewer.id);
    let mut games = Vec::new();
    for game in app.parts.games.daily() {
        let id = game.info().id.clone();
        let now = draw(app, today, &id).await?;
        let next = draw(app, today.next(), &id).await?;
        let challenge = Challenge { day: today.to_string(), game: id.clone() };
        let (tally, mine) = app
            .read(move |store| {
                let mine = match whose {
                    Some(whose) => store.attempt(&challenge, whose)?,
                    None => None,
                };
                Ok((store.tally(&challenge, 0)?, mine))
            })
            .await?;
        games.push(DailyGame {
            game: id,
            options: settings(game)?,
            commitment: commitment(&now),
            published: now.created,
            draw: now.id,
            next: told(&next),
            mine: mine.map(own),
            finished: tally.finished,
        });
    }
    let day = today.to_string();
    let days = app.read(move |store| store.days_before(&day, DAYS)).await?;
    Ok(DailyNow {
        today: today.to_string(),
        ends: today.ends(),
        tomorrow: today.next().to_string(),
        games,
        days,
    })
}

fn own(mine: Standing) -> DailyMine {
    let points = mine.outcome.as_ref().and_then(|outcome| outcome.points);
    let status = match (&mine.outcome, points) {
        (None, _) => "playing",
        (Some(_), Some(_)) => "over",
        (Some(_), None) => "abandoned",
    };
    DailyMine { table: mine.table_id, status: status.to_string(), points }
}

/// The board of a challenge, of today or of a day before.
pub(crate) async fn board(
    app: &App,
    viewer: Option<Person>,
    day: &str,
    game: &str,
) -> Result<DailyBoard, Refusal> {
    let entry = app.parts.games.find(game)?;
    let options = settings(entry)?;
    let day: Day = day.parse().map_err(|()| refusals::no_such_day())?;
    let now = app.now();
    if day > Day::of(now) {
        return Err(refusals::no_such_day());
    }
    let draw = find_draw(app, &day.draw(game)).await?.ok_or_else(refusals::no_such_day)?;
    open_due(app).await;
    let public = !app.seals.is_sealed(day, game);
    let challenge = Challenge { day: day.to_string(), game: game.to_string() };
    let of = challenge.clone();
    let (known, everybody, tally) = app
        .read(move |store| {
            let whose = viewer.as_ref().map(|viewer| viewer.id);
            let mine = match whose {
                Some(whose) => store.attempt(&of, whose)?,
                None => None,
            };
            let mut screen = Screen::default();
            let mut list = |known: bool| -> Result<Vec<DailyLine>, StoreError> {
                let mine = mine.as_ref().filter(|mine| !known || mine.attempt.known);
                let places = places(store, &of, known, mine)?;
                let lines = places.iter().filter_map(|place| {
                    Some((line(place, viewer.as_ref(), public)?, &place.1.attempt))
                });
                let mut lines: Vec<(DailyLine, &Attempt)> = lines.collect();
                tell_apart(&mut lines, &mut screen);
                Ok(lines.into_iter().map(|(line, _)| line).collect())
            };
            let everybody = list(false)?;
            Ok((list(true)?, everybody, store.tally(&of, RESULTS)?))
        })
        .await?;
    Ok(DailyBoard {
        date: challenge.day,
        game: challenge.game,
        options,
        state: match public {
            true => "public",
            false if now < day.ends() => "open",
            false => "grace",
        }
        .to_string(),
        opens: day.opens(),
        commitment: commitment(&draw),
        published: draw.created,
        draw: draw.id,
        secret: public.then(|| Secret(draw.secret).to_string()),
        known,
        everybody,
        distribution: tally.distribution,
        finished: tally.finished,
        running: tally.running,
    })
}

/// The best with their places; equal results share one. One's own line stands at the end if it is
/// not among them.
fn places(
    store: &dyn Store,
    challenge: &Challenge,
    known: bool,
    mine: Option<&Standing>,
) -> Result<Vec<(u64, Standing)>, StoreError> {
    fn result(standing: &Standing) -> Option<(i32, &[i32])> {
        let Outcome { points, tie_breaks, .. } = standing.outcome.as_ref()?;
        Some(((*points)?, tie_breaks))
    }
    let mut places: Vec<(u64, Standing)> = Vec::new();
    for (at, standing) in (1..).zip(store.best(challenge, known, LINES)?) {
        let place = match places.last() {
            Some((place, last)) if result(last) == result(&standing) => *place,
            _ => at,
        };
        places.push((place, standing));
    }
    let listed = |whose: PersonId| places.iter().any(|(_, line)| line.attempt.person == whose);
    if let Some(mine) = mine.filter(|mine| !listed(mine.attempt.person))
        && let Some((points, tie_breaks)) = result(mine)
    {
        let better = store.better(challenge, known, points, tie_breaks)?;
        places.push((better + 1, mine.clone()));
    }
    Ok(places)
}

/// No two people have the same animal on the board; who began first keeps it, after oneself.
fn tell_apart(lines: &mut [(DailyLine, &Attempt)], screen: &mut Screen) {
    let mut names: Vec<_> = lines.iter_mut().collect();
    names.sort_by_key(|(line, attempt)| (!line.yours, attempt.began, attempt.table));
    screen.part(names.into_iter().map(|(line, attempt)| match line.generated {
        true => (Whose::Seat(attempt.table.0, 0), &mut line.name),
        false => (Whose::Person(attempt.person.0), &mut line.name),
    }));
    for (line, _) in lines {
        line.named = person_name(&line.name);
    }
}

fn line(place: &(u64, Standing), viewer: Option<&Person>, public: bool) -> Option<DailyLine> {
    let (place, standing) = place;
    let outcome = standing.outcome.as_ref()?;
    let yours = viewer.is_some_and(|viewer| viewer.id == standing.attempt.person);
    let open = standing.open_names && viewer.is_some_and(|viewer| viewer.open_names);
    let chosen = yours || open;
    let name = if chosen { &standing.name } else { &standing.attempt.alias };
    Some(DailyLine {
        place: *place,
        name: name.clone(),
        named: person_name(name),
        generated: !chosen,
        yours,
        points: outcome.points?,
        tie_breaks: outcome.tie_breaks.clone(),
        finished: outcome.finished,
        table: public.then(|| standing.table_id.clone()),
    })
}
