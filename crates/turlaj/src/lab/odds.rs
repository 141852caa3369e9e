//! `turlaj odds`.

use anyhow::{Result, bail};
use serde_json::{Map, json};
use turlaj_core::{Game, Settings};
use turlaj_solve::stonoga::{Odds as Fractions, odds as solve};
use turlaj_stonoga::Stonoga;

use crate::args::Odds;
use crate::report::{many, say};

pub(crate) fn odds(args: &Odds) -> Result<()> {
    if args.game != Stonoga::ID {
        bail!("odds are known for {} only, not for `{}`", Stonoga::ID, args.game);
    }
    // Two equal tiles are one aim, and with five players the box holds two of the largest.
    let given = [("edition", args.edition.as_str())];
    let players = if args.edition == "ru" { 2 } else { 5 };
    let rules = Stonoga::configure(&Settings::parse(Stonoga::OPTIONS, players, given)?)?;
    let middle = args.tiles.join(",").to_ascii_uppercase();
    let state = rules.position(&format!("middle={middle}"))?;
    let Fractions { tiles, any, of } = solve(&rules, &state, args.rolls);
    let chance = |count: i64| count as f64 / of as f64;
    if args.json {
        let tiles: Map<String, _> =
            tiles.iter().map(|(tile, count)| (tile.to_string(), json!(chance(*count)))).collect();
        return say(json!({ "tiles": tiles, "any": chance(any) }));
    }
    let rolls = many(args.rolls as usize, "roll");
    say(format!("Chances of a turn with {rolls}, playing for that aim alone:"))?;
    for (tile, count) in &tiles {
        say(format!("  {tile}   {:8.4}%", 100.0 * chance(*count)))?;
    }
    say(format!("  any  {:8.4}%", 100.0 * chance(any)))
}
