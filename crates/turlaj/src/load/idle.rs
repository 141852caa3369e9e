//! What a socket costs that says nothing.

use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context, Result, ensure};
use serde::Serialize;
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

use super::player::Player;
use super::server::Server;
use super::site::Site;
use crate::args::Load;

/// Whoever watches a table hears who comes and goes, so a crowd at one table costs more than the
/// same people at many tables.
const AT_ONE_TABLE: u32 = 50;

/// So many are opened at the same time.
const AT_ONCE: usize = 64;

/// The server has this long to come to rest before its memory is looked at.
const REST: Duration = Duration::from_secs(1);

/// What idle sockets cost.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub(super) struct Idle {
    pub(super) idle_sockets: u32,
    pub(super) bytes_per_idle_socket: Option<i64>,
}

/// Checks that there are tables enough.
pub(super) fn check(args: &Load) -> Result<()> {
    let tables = args.idle.div_ceil(AT_ONE_TABLE);
    ensure!(
        args.tables >= tables,
        "{} idle sockets watch at least {tables} tables, {AT_ONE_TABLE} at each; ask for more \
         with `--tables`",
        args.idle
    );
    Ok(())
}

/// Opens sockets that watch the tables and do nothing, while all the tables wait; tells what each
/// costs the server, and closes them again: in play they would be told of every act, and not idle.
pub(super) async fn measure(
    site: &Arc<Site>,
    server: Option<&Server>,
    tables: &[String],
    count: u32,
) -> Result<Idle> {
    sleep(REST).await;
    let before = server.and_then(Server::rss);
    let patience = Duration::from_secs(30) + Duration::from_millis(10) * count;
    let opened = timeout(patience, open(site, tables, count as usize)).await;
    let sockets = opened.context("the idle sockets could not be opened in time")??;
    sleep(REST).await;
    let after = server.and_then(Server::rss);
    drop(sockets);
    sleep(REST).await;
    let grown = before.zip(after).map(|(before, after)| after as i64 - before as i64);
    Ok(Idle {
        idle_sockets: count,
        bytes_per_idle_socket: grown.map(|grown| grown / i64::from(count)),
    })
}

async fn open(site: &Arc<Site>, tables: &[String], count: usize) -> Result<Vec<Player>> {
    let mut opening = JoinSet::new();
    let mut sockets = Vec::with_capacity(count);
    for table in tables.iter().cycle().take(count) {
        if opening.len() >= AT_ONCE {
            sockets.extend(opening.join_next().await.transpose()?.transpose()?);
        }
        opening.spawn(spectator(site.clone(), table.clone()));
    }
    while let Some(opened) = opening.join_next().await {
        sockets.push(opened??);
    }
    Ok(sockets)
}

/// Opens a socket without a key, which can only watch, and waits until it has been told.
async fn spectator(site: Arc<Site>, table: String) -> Result<Player> {
    let mut player = Player::come(&site, None, &table).await?;
    while !player.was_told() {
        let frame = player.next().await;
        player.hear(frame).await?;
    }
    Ok(player)
}
