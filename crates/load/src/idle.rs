//! What an idle socket costs.

use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context, Result, ensure};
use serde::Serialize;
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

use crate::Workload;
use crate::client::Client;
use crate::server::ServerProcess;
use crate::site::Site;

/// The most spectators of one table. Spectators are notified of each other, so a crowd at one table
/// costs more than the same people at many tables.
const AT_ONE_TABLE: u32 = 50;

/// How many are opened at the same time.
const AT_ONCE: usize = 64;

/// How long the server may settle before its memory is read.
const REST: Duration = Duration::from_secs(1);

/// What idle sockets cost.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub(super) struct IdleCost {
    pub(super) idle_sockets: u32,
    pub(super) bytes_per_idle_socket: Option<i64>,
}

/// Checks that there are enough tables.
pub(super) fn check(load: &Workload) -> Result<()> {
    let tables = load.idle.div_ceil(AT_ONE_TABLE);
    ensure!(
        load.tables >= tables,
        "{} idle sockets watch at least {tables} tables, {AT_ONE_TABLE} at each; ask for more \
         with `--tables`",
        load.idle
    );
    Ok(())
}

/// Opens sockets that watch the tables and do nothing, while all the tables wait, and measures what
/// each costs the server. They are closed before play, in which they would get every act.
pub(super) async fn measure(
    site: &Arc<Site>,
    server: Option<&ServerProcess>,
    tables: &[String],
    count: u32,
) -> Result<IdleCost> {
    sleep(REST).await;
    let before = server.and_then(ServerProcess::rss);
    let patience = Duration::from_secs(30) + Duration::from_millis(10) * count;
    let opened = timeout(patience, open(site, tables, count as usize)).await;
    let sockets = opened.context("the idle sockets could not be opened in time")??;
    sleep(REST).await;
    let after = server.and_then(ServerProcess::rss);
    drop(sockets);
    sleep(REST).await;
    let grown = before.zip(after).map(|(before, after)| after as i64 - before as i64);
    Ok(IdleCost {
        idle_sockets: count,
        bytes_per_idle_socket: grown.map(|grown| grown / i64::from(count)),
    })
}

async fn open(site: &Arc<Site>, tables: &[String], count: usize) -> Result<Vec<Client>> {
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

/// Opens a socket without a key, which can only watch, and waits for its first update.
async fn spectator(site: Arc<Site>, table: String) -> Result<Client> {
    let mut client = Client::connect(&site, None, &table).await?;
    while !client.is_updated() {
        let frame = client.next().await;
        client.receive(frame).await?;
    }
    Ok(client)
}
