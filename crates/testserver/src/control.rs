//! What tests choose, and the address at which they say it.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::routing::post;
use axum::{Json, Router};
use serde::Deserialize;
use turlaj_server::Wall;

use crate::opening::{self, Opening};

/// How a table plays.
#[derive(Clone, Default)]
pub(crate) struct TablePlan {
    /// The seed of its dice.
    pub(crate) seed: u64,
    /// What was played before a test comes to it.
    pub(crate) opening: Opening,
}

/// What tests have chosen.
#[derive(Default)]
pub(crate) struct Stage {
    tables: Mutex<BTreeMap<String, TablePlan>>,
    /// The plan of tables of which nothing was said.
    usual: Mutex<TablePlan>,
}

impl Stage {
    /// The plan of a table.
    pub(crate) fn plan(&self, table: &str) -> TablePlan {
        let tables = self.tables.lock().expect("nobody panics with it");
        let usual = || self.usual.lock().expect("nobody panics with it").clone();
        tables.get(table).cloned().unwrap_or_else(usual)
    }
}

/// What a test says of a table.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TableWish {
    #[serde(default)]
    seed: u64,
    record: Option<String>,
    /// How many facts of the record are played; all of them without it.
    at: Option<usize>,
    /// Without a record: bots play until so many acts are left.
    left: Option<usize>,
}

type Refused = (StatusCode, String);

/// Before the dice of a table are drawn: `POST /tables/{id}` chooses for it, `POST /tables` for all
/// others; `POST /time/{ms}` lets time pass.
pub(crate) fn router(stage: Arc<Stage>, wall: Wall) -> Router {
    let move_on = move |Path(by): Path<u64>| async move {
        wall.move_on(Duration::from_millis(by));
    };
    Router::new()
        .route("/tables/{id}", post(choose))
        .route("/tables", post(choose_usual))
        .with_state(stage)
        .route("/time/{by}", post(move_on))
}

fn plan(wish: &TableWish) -> Result<TablePlan, Refused> {
    let opening = match (&wish.record, wish.left) {
        (Some(text), None) => Opening::Facts(
            opening::facts(text, wish.at)
                .map_err(|why| (StatusCode::BAD_REQUEST, format!("{why:#}")))?,
        ),
        (None, Some(left)) => Opening::Bots { left },
        (None, None) => Opening::Nothing,
        (Some(_), Some(_)) => {
            return Err((StatusCode::BAD_REQUEST, "either a record or bots".to_string()));
        }
    };
    Ok(TablePlan { seed: wish.seed, opening })
}

async fn choose(
    State(stage): State<Arc<Stage>>,
    Path(id): Path<String>,
    Json(wish): Json<TableWish>,
) -> Result<(), Refused> {
    stage.tables.lock().expect("nobody panics with it").insert(id, plan(&wish)?);
    Ok(())
}

async fn choose_usual(
    State(stage): State<Arc<Stage>>,
    Json(wish): Json<TableWish>,
) -> Result<(), Refused> {
    *stage.usual.lock().expect("nobody panics with it") = plan(&wish)?;
    Ok(())
}
