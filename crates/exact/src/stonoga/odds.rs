//! How likely a turn is to end with a tile, under best play for that aim.

use turlaj_core::{Event, Game, Seat, Silent};
use turlaj_stonoga::{Action, FACES, Roll, State, Stonoga, Tile};

use super::keeps::{ALL, FULL, KEEPS, ROLL, best_of, roll_from};

/// Chances as exact fractions with one denominator.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Odds {
    /// For each kind of tile in the middle: of how many outcomes it can be taken.
    pub tiles: Vec<(Tile, i64)>,
    /// Of how many outcomes anything can be taken.
    pub any: i64,
    /// The number of outcomes.
    pub of: i64,
}

/// The odds of a turn with 1 to 4 rolls, at whose beginning `state` stands: of being able to take
/// each tile of the middle when playing for it alone, and of any of them when playing for that.
pub fn odds(rules: &Stonoga, state: &State, rolls: u32) -> Odds {
    let takes: Vec<Vec<Tile>> = (0..KEEPS).map(|at| takes(rules, state, at)).collect();
    let chance = |wanted: &dyn Fn(&[Tile]) -> bool| {
        let mut now = [0; KEEPS];
        for at in FULL {
            now[at] = i64::from(wanted(&takes[at]));
        }
        let mut best = now;
        for _ in 1..rolls {
            now = now.map(|value| value * ROLL);
            best = best_of(&now, &roll_from(&best));
        }
        roll_from(&best)[0]
    };
    let middle = Tile::all().filter(|&tile| state.middle().has(tile));
    Odds {
        tiles: middle.map(|tile| (tile, chance(&|takes| takes.contains(&tile)))).collect(),
        any: chance(&|takes| !takes.is_empty()),
        of: ROLL.pow(rolls),
    }
}

/// The tiles of the middle that can be taken with a full multiset of dice, as the rules say.
fn takes(rules: &Stonoga, state: &State, at: usize) -> Vec<Tile> {
    if !FULL.contains(&at) {
        return Vec::new();
    }
    let mut faces = FACES
        .into_iter()
        .zip(ALL.counts[at])
        .flat_map(|(face, count)| (0..count).map(move |_| Some(face)));
    let dice = [(); 4].map(|()| faces.next().flatten());
    let mut rolled = state.clone();
    rules.apply(&mut rolled, &Event::Roll { roll: Roll::Dice(dice) }, &mut Silent);
    let mut legal = Vec::new();
    for seat in (0..rules.players()).map(Seat) {
        rules.legal(&rolled, seat, &mut legal);
    }
    legal
        .into_iter()
        .filter_map(|action| match action {
            Action::Take { tile, .. } => Some(tile),
            _ => None,
        })
        .collect()
}
