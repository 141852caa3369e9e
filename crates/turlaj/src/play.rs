//! `turlaj play`: people and bots at one keyboard.

use anyhow::{Context, Result};
use turlaj_catalog::{Listed, Visit, visit};
use turlaj_core::{Seat, Seats};
use turlaj_keyboard::{SealedDice, SeatBots};
use turlaj_table::fair::{Ceremony, Draw, FairDice, Secret};
use turlaj_table::{Body, Fact, Occupant, Table, check_name};

use crate::args::PlayArgs;
use crate::replay::title;
use crate::seats::{SeatWord, configure, parse_seats};

pub(crate) fn play(args: &PlayArgs) -> Result<()> {
    visit(&args.game, Start { args })?
}

struct Start<'a> {
    args: &'a PlayArgs,
}

impl Visit for Start<'_> {
    type Out = Result<()>;

    fn game<G: Listed>(self) -> Result<()> {
        let args = self.args;
        let seats = parse_seats::<G>(&args.seats)?;
        let rules = configure::<G>(&args.options, seats.len())?;
        let settings = rules.settings();
        for word in &seats {
            if let SeatWord::Bot(name) = word {
                G::check_level(name, &settings)?;
            }
        }
        let mut table = Table::new(rules);
        let mut bots: SeatBots<G> = Vec::new();
        for (at, word) in seats.iter().enumerate() {
            let who = sit::<G>(word, at, &seats, &mut bots)?;
            table = table.seated(Seat(at as u8), who);
        }
        let sealed = seal(&mut table)?;
        let title = title::<G>(&table.rules().settings());
        let record = args.record.as_deref();
        turlaj_keyboard::play::<G, G::Drawing>(title, table, bots, sealed, record)
    }
}

fn sit<G: Listed>(
    word: &SeatWord,
    at: usize,
    all: &[SeatWord],
    bots: &mut SeatBots<G>,
) -> Result<Occupant> {
    let mut bot = None;
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
            Occupant::Bot((*name).to_string())
        }
    };
    bots.push(bot);
    Ok(who)
}

fn random<const N: usize>() -> Result<[u8; N]> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|why| anyhow::anyhow!("no randomness: {why}"))?;
    Ok(bytes)
}

/// Seals the dice. At one keyboard the program is host and client in one, so a nonce would prove
/// nothing: the dice are proved by the host's commitment only, and the record says so.
fn seal<G: Listed>(table: &mut Table<G>) -> Result<SealedDice> {
    let secret = Secret(random()?);
    let id = format!("terminal/{}", hex::encode(random::<16>()?));
    let fixed = Ceremony::begin(&id, secret.commitment(), Seats::NONE).fix()?;
    table.push(0, Body::Table(Fact::DiceFixed(fixed)))?;
    let dice = FairDice::new(&secret, &Draw::new(table.rules(), &id, &[]));
    Ok(SealedDice { secret, dice })
}
