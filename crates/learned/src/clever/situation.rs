//! What is still to come and how the dice lie, as the network sees it.

use super::features::OF_SHEET;
use super::net::Kind;
use turlaj_packed::clever::{Packed, PackedPhase};

mod solo {
    //! Of a solo player.
    use super::OF_SHEET;

    pub(super) const REROLLS: usize = OF_SHEET;
    pub(super) const EXTRAS: usize = REROLLS + 6 * 8;
    pub(super) const ALLOWED: usize = EXTRAS + 6 * 8;
    pub(super) const PHASE: usize = ALLOWED + 16;
    pub(super) const ROLLED: usize = PHASE + 24;
    pub(super) const FACES: usize = ROLLED + 2 * 64;
    pub(super) const SUM: usize = FACES + 6 * 8;
    pub(super) const END: usize = SUM + 16;
}

mod table {
    //! Of one of several players.
    use super::OF_SHEET;

    /// Rounds of two, three and four players, times turns, times own places in the order.
    pub(super) const TURNS: usize = OF_SHEET;
    pub(super) const REROLLS: usize = TURNS + 3 * 6 * 4 * 4;
    pub(super) const EXTRAS: usize = REROLLS + 3 * 8 * 8;
    pub(super) const PHASE: usize = EXTRAS + 3 * 8 * 8;
    pub(super) const ROLLED: usize = PHASE + 6 * 8;
    pub(super) const FACES: usize = ROLLED + 4 * 64;
    pub(super) const SUM: usize = FACES + 3 * 6 * 8;
    pub(super) const SKIP: usize = SUM + 2 * 16;
    pub(super) const END: usize = SKIP + 2;
}

/// How many features there are.
pub(super) const fn count(kind: Kind) -> usize {
    match kind {
        Kind::Solo => solo::END,
        Kind::Table => table::END,
    }
}

/// Which of the second layers sees a position: one for each round, and for each roll of the own turn
/// and one for all others in it.
pub fn bucket<const SEATS: usize>(game: &Packed<SEATS>, seat: usize) -> usize {
    let own = game.phase == PackedPhase::Roll && game.active() == seat;
    let phase = if own { game.rolls - 1 } else { 3 };
    usize::from(game.round * 4 + phase)
}

/// The features of a position before a roll that are not of a sheet.
pub(super) fn situation<const SEATS: usize>(
    game: &Packed<SEATS>,
    seat: usize,
    each: &mut impl FnMut(usize),
) {
    if game.is_solo() { alone(game, each) } else { among(game, seat, each) }
}

fn alone<const SEATS: usize>(game: &Packed<SEATS>, each: &mut impl FnMut(usize)) {
    let sheet = game.players[0].sheet;
    let round = usize::from(game.round);
    let (rerolls, extras) = (sheet.rerolls().min(7) as usize, sheet.extras().min(7) as usize);
    each(solo::REROLLS + 8 * round + rerolls);
    each(solo::EXTRAS + 8 * round + extras);
    each(solo::ALLOWED + 8 * usize::from(game.options.solo_extra) + extras);
    each(solo::PHASE + bucket(game, 0));
    if game.phase == PackedPhase::Roll && game.rolls > 1 {
        each(solo::ROLLED + 64 * usize::from(game.rolls - 2) + usize::from(game.rolled));
        faces(game, solo::FACES, !0, each);
        sum(game, solo::SUM, each);
    }
}

fn among<const SEATS: usize>(game: &Packed<SEATS>, seat: usize, each: &mut impl FnMut(usize)) {
    let sheet = game.players[seat].sheet;
    let players = game.seats();
    let many = players - 2;
    let (round, turn) = (usize::from(game.round), usize::from(game.turn));
    let place = (seat + players - usize::from(game.first)) % players;
    let active_left = usize::from(game.options.rounds) - round - usize::from(place < turn);
    let turns_left = (usize::from(game.options.rounds) - round) * players - turn;
    let own = place == turn;
    let (rerolls, extras) = (sheet.rerolls().min(7) as usize, sheet.extras().min(7) as usize);
    each(table::TURNS + ((many * 6 + round) * 4 + turn) * 4 + place);
    each(table::REROLLS + (many * 8 + active_left) * 8 + rerolls);
    each(table::EXTRAS + (many * 8 + turns_left.div_ceil(2).min(7)) * 8 + extras);
    let roll = usize::from(game.rolls - 1);
    each(table::PHASE + round * 8 + 4 * usize::from(own) + roll);
    each(table::SKIP + usize::from(game.options.may_skip));
    if roll > 0 {
        let at = 2 * usize::from(own) + roll - 1;
        each(table::ROLLED + 64 * at + usize::from(game.rolled));
        if own {
            faces(game, table::FACES, !0, each);
        } else {
            faces(game, table::FACES + 48, game.tray, each);
            faces(game, table::FACES + 96, game.picked, each);
        }
        sum(game, table::SUM + 16 * usize::from(own), each);
    }
}

/// What the dice that lie somewhere show.
fn faces<const SEATS: usize>(
    game: &Packed<SEATS>,
    from: usize,
    dice: u8,
    each: &mut impl FnMut(usize),
) {
    for die in 0..6 {
        let face = game.faces.of(die) as usize;
        if face > 0 && dice >> die & 1 == 1 {
            each(from + 8 * die as usize + face);
        }
    }
}

/// Blue and white, if both lie.
fn sum<const SEATS: usize>(game: &Packed<SEATS>, from: usize, each: &mut impl FnMut(usize)) {
    if game.faces.of(0) > 0 && game.faces.of(2) > 0 {
        each(from + game.faces.blue_sum() as usize);
    }
}
