//! A server for tests of the page. It is the ordinary server with two parts exchanged: dice follow
//! from a seed that a test chooses, and a game can begin in the middle of a record or near its end. It can also offer one
//! game more, which is in no program that ships. Tests control it at an address of its own; the shipped program has neither
//! the parts nor the address.

mod control;
mod dice;
mod one_more;
mod opening;

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use anyhow::Result;
use clap::Parser;
use tokio::net::TcpListener;
use turlaj_server::{Config, Entropy, Limits, OsEntropy, Pace, Parts, Wall};
use turlaj_store::SqliteStore;

use control::Stage;
use dice::StagedDice;

/// More than any test asks for.
const NO_LIMIT: u32 = 1_000_000;

/// The words of the command line: those of `turlaj serve` that tests need.
#[derive(Parser)]
struct Args {
    /// Where to listen.
    #[arg(long, default_value = "127.0.0.1:0")]
    listen: SocketAddr,
    /// The folder with all data.
    #[arg(long)]
    data: PathBuf,
    /// Serve the page from this folder.
    #[arg(long)]
    web_dir: Option<PathBuf>,
    /// Another name by which the server is called.
    #[arg(long = "host")]
    hosts: Vec<String>,
    /// Seconds without a connection after which a player counts as away.
    #[arg(long, default_value_t = 30)]
    away_after: u64,
    /// Offer the test game, too.
    #[arg(long)]
    one_more: bool,
    /// Fair dice instead of chosen ones, for scenes about proofs.
    #[arg(long)]
    fair: bool,
}

/// Random numbers for keys and ids; what bots choose by is the same every time.
struct TestEntropy;

impl Entropy for TestEntropy {
    fn fill(&self, bytes: &mut [u8]) {
        match bytes.len() {
            8 => bytes.fill(7),
            _ => OsEntropy.fill(bytes),
        }
    }
}

#[tokio::main]
async fn main() -> Result<()> {
    let args = Args::parse();
    let stage = Arc::new(Stage::default());
    let wall = Wall::default();
    let mut parts = Parts {
        entropy: Box::new(TestEntropy),
        wall: wall.clone(),
        ..Parts::new(Arc::new(SqliteStore::open(&args.data)?))
    };
    if !args.fair {
        parts.dice = Box::new(StagedDice(stage.clone()));
    }
    if args.one_more {
        parts.games = parts.games.with(one_more::entry());
        parts.web = one_more::files()?;
    }
    let listener = TcpListener::bind(args.listen).await?;
    let control = TcpListener::bind("127.0.0.1:0").await?;
    let (address, control_address) = (listener.local_addr()?, control.local_addr()?);
    let running = turlaj_server::start(listener, None, config(&args), parts).await?;
    println!("Control is at http://{control_address}");
    println!("Turlaj is at http://{address}");
    axum::serve(control, control::router(stage, wall)).await?;
    running.stop().await;
    Ok(())
}

fn config(args: &Args) -> Config {
    let many = NO_LIMIT as usize;
    Config {
        build: "test".to_string(),
        hosts: args.hosts.clone(),
        web_dir: args.web_dir.clone(),
        limits: Limits {
            connections_per_address: many,
            messages_per_second: NO_LIMIT,
            message_burst: NO_LIMIT,
            requests_per_second: NO_LIMIT,
            request_burst: NO_LIMIT,
            people_per_hour: NO_LIMIT,
            tables_per_hour: NO_LIMIT,
            bot_games_per_hour: NO_LIMIT,
            bot_games_per_owner: NO_LIMIT,
            ..Limits::default()
        },
        pace: Pace { away_after: Duration::from_secs(args.away_after), ..Pace::default() },
        ..Config::default()
    }
}
