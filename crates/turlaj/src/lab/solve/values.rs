//! What is known of a game under best play.

use std::time::Instant;

use anyhow::Result;
use serde_json::{Value, json};
use turlaj_catalog::{NamedWords, Valued, Values};

use crate::args::Solve;
use crate::report::say;

pub(super) fn values(args: &Solve, game: &dyn Values, words: &NamedWords<'_>) -> Result<()> {
    let clock = Instant::now();
    let valued = game.values(words)?;
    let seconds = clock.elapsed().as_secs_f64();
    match valued {
        Valued::Players { first, second, states } => {
            if args.json {
                return say(json!({
                    "game": args.game,
                    "first_player": first,
                    "second_player": second,
                    "states": states,
                    "seconds": seconds,
                }));
            }
            say(format!("Whoever begins wins with probability  {first:.12}"))?;
            say(format!("The other one                         {second:.12}"))?;
            say(format!("{states} positions, {seconds:.1} s"))
        }
        Valued::Solo { lost, shoes, at_most } => {
            if args.json {
                return say(json!({
                    "game": args.game,
                    "min_expected_face_down": lost,
                    "max_expected_shoes": shoes,
                    "max_probability_zero": at_most.first(),
                    "max_probability_at_most": at_most,
                    "seconds": seconds,
                }));
            }
            say("Each when one plays for it alone:")?;
            say(format!("fewest tiles lost, on average  {lost:.12}"))?;
            say(format!("most shoes, on average        {shoes:.12}"))?;
            for (tiles, chance) in at_most.iter().enumerate() {
                say(format!("best chance to lose at most {tiles}  {chance:.12}"))?;
            }
            Ok(())
        }
        Valued::Position { value, keeps, takes } => {
            if args.json {
                return say(json!({
                    "game": args.game,
                    "value": value,
                    "keeps": list("keep", &keeps),
                    "takes": list("tile", &takes),
                    "seconds": seconds,
                }));
            }
            say(format!("To the player who is to move: {value:.12}"))?;
            for (keep, value) in &keeps {
                let words = match keep.len() {
                    4 => "stop".to_string(),
                    0 => "roll all".to_string(),
                    _ => format!("keep {keep}"),
                };
                say(format!("  {words:10} {value:.12}"))?;
            }
            for (tile, value) in &takes {
                say(format!("  take {tile:5} {value:.12}"))?;
            }
            Ok(())
        }
    }
}

fn list(name: &str, values: &[(String, f64)]) -> Vec<Value> {
    values.iter().map(|(what, value)| json!({ name: what, "value": value })).collect()
}
