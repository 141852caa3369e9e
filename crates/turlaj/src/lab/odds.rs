//! `turlaj odds`.

use anyhow::{Result, bail};
use serde_json::{Map, json};
use turlaj_catalog::{Chances, GAMES, Listed, Visit, visit};
use turlaj_core::Refusal;

use crate::args::OddsArgs;
use crate::report::{many, say};

pub(crate) fn odds(args: &OddsArgs) -> Result<()> {
    let Some(chances) = visit(&args.game, Ask { args })? else {
        let known = |id: &&&str| visit(id, Ask { args }).is_ok_and(|known| known.is_some());
        let known: Vec<&str> = GAMES.iter().filter(known).copied().collect();
        bail!("odds are known for {} only", known.join(", "));
    };
    let Chances { aims, any, of } = chances?;
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

struct Ask<'a> {
    args: &'a OddsArgs,
}

impl Visit for Ask<'_> {
    type Out = Option<Result<Chances, Refusal>>;

    fn game<G: Listed>(self) -> Self::Out {
        G::chances(&[("edition", &self.args.edition)], &self.args.tiles, self.args.rolls)
    }
}
