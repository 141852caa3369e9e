//! `turlaj play`: people and bots at one keyboard.

mod clock;
mod keyboard;
mod live;
mod plans;
mod session;

use std::fs::File;
use std::io::ErrorKind;
use std::path::Path;

use anyhow::{Context, Result, bail};
use turlaj_catalog::{Listed, SeatWord, Visit, configure, parse_seats, visit};
use turlaj_core::{Bot, Game, LiveBot, Seat, Seats};
use turlaj_table::fair::{Ceremony, Draw, FairDice, Secret};
use turlaj_table::{Body, Fact, Occupant, Table, check_name};

use crate::args::Play;
use session::Session;

pub(crate) fn play(args: &Play) -> Result<()> {
    visit(&args.game, Start { args })?
}

struct Start<'a> {
    args: &'a Play,
}

impl Visit for Start<'_> {
    type Out = Result<()>;

    fn game<G: Listed>(self) -> Result<()> {
        let args = self.args;
        let seats = parse_seats::<G>(&args.seats)?;
        let rules = configure::<G>(&args.options, seats.len())?;
        let mut table = Table::new(rules);
        let mut choosers = Choosers { bots: Vec::new(), live: Vec::new() };
        for (at, word) in seats.iter().enumerate() {
            let who = sit::<G>(word, at, &seats, &mut choosers)?;
            table = table.seated(Seat(at as u8), who);
        }
        let sealed = seal(&mut table)?;
        // Opened before the game, so that no game is played for a file that cannot be written.
        let record = args.record.as_deref().map(new_file).transpose()?;
        Session::new(table, choosers, sealed, record)?.run()
    }
}

/// The bots of a table, at decisions and at live nodes; none on the seats of people.
struct Choosers<G: Game> {
    bots: Vec<Option<Box<dyn Bot<G>>>>,
    live: Vec<Option<Box<dyn LiveBot<G>>>>,
}

/// The dice of a table, and the secret that proves them.
struct Sealed {
    secret: Secret,
    dice: FairDice,
}

fn sit<G: Listed>(
    word: &SeatWord,
    at: usize,
    all: &[SeatWord],
    choosers: &mut Choosers<G>,
) -> Result<Occupant> {
    let (mut bot, mut live) = (None, None);
    let who = match word {
        SeatWord::Human(Some(name)) => {
            check_name(name)?;
            Occupant::Person(name.clone())
        }
        SeatWord::Human(None) => {
            let people = all.iter().filter(|word| matches!(word, SeatWord::Human(_))).count();
            let name =
                if people == 1 { "Player".to_string() } else { format!("Player {}", at + 1) };
            Occupant::Person(name)
        }
        SeatWord::Bot(name) => {
            let seed = u64::from_le_bytes(random()?);
            bot = Some(G::bot(name, seed).context("a listed bot can be seated")?);
            live = G::live_bot(name, u64::from_le_bytes(random()?));
            Occupant::Bot((*name).to_string())
        }
    };
    choosers.bots.push(bot);
    choosers.live.push(live);
    Ok(who)
}

fn new_file(path: &Path) -> Result<(File, &Path)> {
    match File::create_new(path) {
        Ok(file) => Ok((file, path)),
        Err(why) if why.kind() == ErrorKind::AlreadyExists => {
            bail!("{} exists already; choose another name", path.display())
        }
        Err(why) => Err(why).with_context(|| format!("cannot write {}", path.display())),
    }
}

fn random<const N: usize>() -> Result<[u8; N]> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|why| anyhow::anyhow!("no randomness: {why}"))?;
    Ok(bytes)
}

/// Seals the dice. At one keyboard the program is host and client in one, so a nonce would prove
/// nothing: the dice are proved by the host's commitment only, and the record says so.
fn seal<G: Listed>(table: &mut Table<G>) -> Result<Sealed> {
    let secret = Secret(random()?);
    let id = format!("terminal/{}", hex::encode(random::<16>()?));
    let fixed = Ceremony::begin(&id, secret.commitment(), Seats::NONE).fix()?;
    table.push(0, Body::Table(Fact::DiceFixed(fixed)))?;
    let dice = FairDice::new(&secret, &Draw::new(table.rules(), &id, &[]));
    Ok(Sealed { secret, dice })
}
