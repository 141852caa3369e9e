//! `turlaj odds`.

use anyhow::Result;
use serde_json::{Map, json};
use turlaj_catalog::{CHANCES, Chances};

use crate::args::OddsArgs;
use crate::report::{many, say};

pub(crate) fn odds(args: &OddsArgs) -> Result<()> {
    let turns = CHANCES.of(&args.game)?;
    let Chances { aims, any, of } =
        turns.chances(&[("edition", &args.edition)], &args.tiles, args.rolls)?;
    let chance = |count: i64| count as f64 / of as f64;
    if args.json {
        let tiles: Map<String, _> =
            aims.iter().map(|(aim, count)| (aim.clone(), json!(chance(*count)))).collect();
        return say(json!({ "tiles": tiles, "any": chance(any) }));
    }
    let rolls = many(args.rolls as usize, "roll");
    say(format!("Chances of a turn with {rolls}, playing for that aim alone:"))?;
    for (aim, count) in &aims {
        say(format!("  {aim}   {:7.3}%", 100.0 * chance(*count)))?;
    }
    say(format!("  any  {:7.3}%", 100.0 * chance(any)))
}
