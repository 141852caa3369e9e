//! The exact chances of turns of Stonoga, for two players; the aims are the tiles of the middle.

use serde_json::{Map, json};
use turlaj_core::{Game, NotationError, Refusal, Settings, excerpt};
use turlaj_exact::stonoga::{Odds, odds};
use turlaj_stonoga::{Stonoga, Tile};
use turlaj_terminal::{Line, plural};

use crate::question::missing;
use crate::{Question, Solution, Solver, WordSpec};

/// The chances of a turn.
pub const STONOGA_ODDS: Solver = Solver {
    about: "The chances of a turn to take each tile, when playing for it alone",
    words: &WORDS,
    solve,
};

const WORDS: [WordSpec; 3] = [
    WordSpec::new("tiles", "TILES", "The tiles in the middle, such as R4,Y3"),
    WordSpec::new("rolls", "N", "How many rolls the turn has, 1 to 4; 3 if not given"),
    WordSpec::new("edition", "EDITION", "Which booklet holds: pl, if not given, or ru"),
];

fn solve(question: &Question, _: &mut dyn FnMut(u64, u64)) -> Result<Solution, Refusal> {
    let wrong = |why: NotationError| Refusal::new("notation", why.to_string());
    let asked = question.get("tiles").ok_or_else(|| missing("tiles", "--tiles R4,Y3"))?;
    let rolls = rolls(question.get("rolls"))?;
    let mut tiles: Vec<String> = Vec::new();
    for tile in asked.split(',') {
        let tile: Tile = tile.trim().to_ascii_uppercase().parse().map_err(wrong)?;
        tiles.push(tile.to_string());
    }
    // Two equal tiles in the middle are one aim.
    tiles.sort();
    tiles.dedup();
    let middle = format!("middle={}", tiles.join(","));
    let edition = question.get("edition").map(|edition| ("edition", edition));
    let rules = Stonoga::configure(&Settings::parse(Stonoga::OPTIONS, 2, edition)?)?;
    let state = rules.position(&middle).map_err(wrong)?;
    Ok(solution(&odds(&rules, &state, rolls), rolls))
}

fn rolls(text: Option<&str>) -> Result<u32, Refusal> {
    let Some(text) = text else { return Ok(3) };
    let rolls = text.parse().ok().filter(|rolls| (1..=4).contains(rolls));
    rolls.ok_or_else(|| {
        let text = format!("expected 1 to 4 rolls, found `{}`", excerpt(text));
        Refusal::new("bad-word", text)
    })
}

fn solution(Odds { tiles, any, of }: &Odds, rolls: u32) -> Solution {
    let chance = |count: i64| count as f64 / *of as f64;
    let values = tiles.iter().map(|(tile, count)| (tile.to_string(), json!(chance(*count))));
    let values: Map<String, _> = values.collect();
    let rolls = plural(rolls as usize, "roll");
    let mut lines = vec![format!("Chances of a turn with {rolls}, playing for that aim alone:")];
    lines.extend(
        tiles.iter().map(|(tile, count)| format!("  {tile}   {:7.3}%", 100.0 * chance(*count))),
    );
    lines.push(format!("  any  {:7.3}%", 100.0 * chance(*any)));
    let lines = lines.into_iter().map(Line::plain).collect();
    Solution::new(json!({ "tiles": values, "any": chance(*any) }), lines)
}
