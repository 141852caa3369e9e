//! Looking through turns: each is solved exactly for the seat that plays it.

use turlaj_exact::stonoga::{
    MOVES, Plain, SEATS, SeatShares, Spot, Stops, Turn, reach, single, standings, stops,
};

use super::shares::ShareWeights;

/// A turn that is played as well as possible.
#[derive(Clone, Debug)]
pub(super) struct SolvedTurn {
    pub(super) turn: Turn,
    /// The shares after each move.
    pub(super) after: [SeatShares; MOVES],
    pub(super) stops: Stops,
    /// The same with the bare foot spent, where there is one.
    pub(super) spent: Option<(Box<[SeatShares; MOVES]>, Stops)>,
}

impl SolvedTurn {
    /// The chance of each move, and of each one with the foot spent.
    pub(super) fn chances(&self) -> [[f64; MOVES]; 2] {
        reach(&self.turn, &self.stops, self.spent.as_ref().map(|(_, stops)| stops))
    }

    /// The shares at the beginning of the turn.
    pub(super) fn shares(&self) -> SeatShares {
        self.mean(&self.chances())
    }

    /// The mean shares over the ends of the turn with these chances, without and with the foot spent.
    pub(super) fn mean(&self, [kept, spent]: &[[f64; MOVES]; 2]) -> SeatShares {
        let mut shares = [0.0; SEATS];
        let mut add = |chances: &[f64; MOVES], after: &[SeatShares; MOVES]| {
            for (chance, after) in chances.iter().zip(after).filter(|(chance, _)| **chance > 0.0) {
                for (share, after) in shares.iter_mut().zip(after) {
                    *share += chance * after;
                }
            }
        };
        add(kept, &self.after);
        if let Some((after, _)) = &self.spent {
            add(spent, after);
        }
        shares
    }
}

/// Rules and weights for looking ahead.
#[derive(Clone, Copy)]
pub(super) struct TurnsAhead<'a> {
    pub(super) plain: Plain,
    pub(super) sheet: &'a ShareWeights,
}

impl TurnsAhead<'_> {
    /// The turn at whose beginning `spot` stands, where so many turns after it are looked through;
    /// nothing if `enough` says so.
    pub(super) fn solve(
        &self,
        spot: &Spot,
        turns: u32,
        enough: &dyn Fn() -> bool,
    ) -> Option<SolvedTurn> {
        let after = self.after(spot, turns, false, enough)?;
        let mover = spot.turn;
        let stop = |after: &[SeatShares; MOVES]| {
            stops(&self.plain, spot, &after.map(|shares| shares[mover]))
        };
        let ends = stop(&after);
        if !spot.hands[mover].foot {
            return Some(SolvedTurn {
                turn: Turn::new(&ends.worth),
                after,
                stops: ends,
                spent: None,
            });
        }
        let barred = self.after(spot, turns, true, enough)?;
        let last = stop(&barred);
        let turn = Turn::with_foot(&ends.worth, &last.worth);
        Some(SolvedTurn { turn, after, stops: ends, spent: Some((Box::new(barred), last)) })
    }

    /// The shares after each move.
    fn after(
        &self,
        spot: &Spot,
        turns: u32,
        spent: bool,
        enough: &dyn Fn() -> bool,
    ) -> Option<[SeatShares; MOVES]> {
        let mut after = [[0.0; SEATS]; MOVES];
        for what in spot.moves(&self.plain) {
            let next = spot.after(&self.plain, what, spent);
            after[what] = self.shares(&next, turns, enough)?;
        }
        Some(after)
    }

    /// The shares at a spot, where so many turns are looked through.
    fn shares(&self, spot: &Spot, turns: u32, enough: &dyn Fn() -> bool) -> Option<SeatShares> {
        let plain = &self.plain;
        if spot.left == 0 {
            return Some(standings(plain, &spot.hands));
        }
        if spot.left == 1 && !plain.steal && spot.hands.iter().all(|hand| !hand.foot) {
            return Some(single(plain, spot));
        }
        if turns == 0 {
            return Some(self.sheet.shares(plain, spot));
        }
        if enough() {
            return None;
        }
        Some(self.solve(spot, turns - 1, enough)?.shares())
    }
}

/// The spot after a turn that is played by these weights, or for the shoes of this turn alone where
/// there are none, with `luck` from 0 to 1 for all its dice.
pub fn turn(plain: &Plain, sheet: Option<&ShareWeights>, spot: &Spot, luck: f64) -> Spot {
    let chances = match sheet {
        Some(sheet) => {
            let ahead = TurnsAhead { plain: *plain, sheet };
            let Some(solved) = ahead.solve(spot, 0, &|| false) else { return spot.clone() };
            solved.chances()
        }
        None => greedy(plain, spot),
    };
    let mut left = luck;
    let mut last = (0, false);
    for (spent, chances) in [false, true].into_iter().zip(chances) {
        for (what, chance) in chances.into_iter().enumerate().filter(|(_, chance)| *chance > 0.0) {
            last = (what, spent);
            left -= chance;
            if left < 0.0 {
                return spot.after(plain, what, spent);
            }
        }
    }
    spot.after(plain, last.0, last.1)
}

/// The chance of each move of somebody who wants the most shoes now.
fn greedy(plain: &Plain, spot: &Spot) -> [[f64; MOVES]; 2] {
    let mover = spot.turn;
    let mut worth = [0.0; MOVES];
    for what in spot.moves(plain) {
        let shoes = spot.after(plain, what, false).hands[mover].shoes;
        worth[what] = f64::from(shoes - spot.hands[mover].shoes);
    }
    let ends = stops(plain, spot, &worth);
    if !spot.hands[mover].foot {
        return reach(&Turn::new(&ends.worth), &ends, None);
    }
    let last = stops(plain, spot, &worth.map(|worth| worth - 1.0));
    reach(&Turn::with_foot(&ends.worth, &last.worth), &ends, Some(&last))
}
