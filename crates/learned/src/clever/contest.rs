//! Play for the victory in games of two to four.
//!
//! An end of the own choices is worth the share of the victory that can be expected there: from the
//! own outlook and those of all others, as normal numbers. What the others can make of the dice that
//! are left to them is part of it.

mod normal;
mod others;
mod share;

use arrayvec::ArrayVec;

use super::aim::Aim;
use super::fast::{Fast, Outlook};
use others::{Other, Others};
use share::final_share;
pub use share::share;
use turlaj_packed::clever::{Ask, Packed, PackedNode};

/// How much of an end's worth is the points that can be expected, for each of them: where the victory
/// is as good as decided they still matter, and nowhere else.
const FOR_POINTS: f32 = 1e-5;

/// What told variances are multiplied by, for two, three and four players: what made the shares told at
/// the beginning of rounds least surprising in 1,500 to 3,000 games among players for the victory
/// (`clever_contest --seats win,win --told`). They are told of play for points, which is steadier,
/// and as if no sheet had to do with another, which all do that use the same dice.
const SPREAD: [f32; 3] = [0.7, 0.8, 0.65];

/// First choices that differ in what they leave to others: the answers to [`Ask::Pick`].
const FIRSTS: usize = 14;

/// The share of the victory, from 0 to 1.
///
/// Positions must be those that the asked seat sees: in a phase in which all choose unseen, others
/// count as if they had not chosen yet.
#[derive(Clone, Debug)]
pub struct Win<'a, const SEATS: usize = 4> {
    net: &'a Fast,
    others: Others<'a, SEATS>,
    seat: usize,
    begun: Option<Packed<SEATS>>,
    /// What others can expect, by the first choice.
    known: [Option<ArrayVec<Other, 3>>; FIRSTS],
}

impl<'a, const SEATS: usize> Win<'a, SEATS> {
    /// By what this network tells of all seats.
    pub fn new(net: &'a Fast) -> Win<'a, SEATS> {
        Win { net, others: Others::new(net), seat: 0, begun: None, known: [const { None }; FIRSTS] }
    }
}

impl<const SEATS: usize> Aim<SEATS> for Win<'_, SEATS> {
    fn begin(&mut self, game: &Packed<SEATS>, seat: usize) {
        self.seat = seat;
        self.begun = Some(*game);
        self.known.fill(None);
        self.others.begin();
    }

    fn worth(&mut self, first: u8, end: &Packed<SEATS>) -> f32 {
        let Some(begun) = &self.begun else { return 0.0 };
        // What is left to others is decided by a pick; other choices are after it, or in its stead.
        let picks = begun.legal(self.seat).ask == Ask::Pick;
        let at = if picks { usize::from(first) } else { 0 };
        let (others, seat) = (&mut self.others, self.seat);
        let known = self.known[at].get_or_insert_with(|| others.expect(begun, seat, first, end));
        let own = outlook(self.net, end, seat);
        let share = if end.node() == PackedNode::Over {
            let finals: ArrayVec<_, 3> = known.iter().map(|other| other.ended).collect();
            final_share(others::ended(end, seat), &finals)
        } else {
            let outlooks: ArrayVec<Outlook, 3> = known.iter().map(|other| other.outlook).collect();
            share(own, &outlooks)
        };
        share * (1.0 - 1000.0 * FOR_POINTS) + own.points * FOR_POINTS
    }
}

/// What the network tells of a seat, with a variance that suits the share of the victory.
fn outlook<const SEATS: usize>(net: &Fast, game: &Packed<SEATS>, seat: usize) -> Outlook {
    let told = net.outlook(game, seat);
    let spread = SPREAD[game.seats().clamp(2, 4) - 2];
    Outlook { variance: spread * told.variance, ..told }
}

/// The share of the victory that each seat can expect before a roll or at the end; one together.
pub fn shares<const SEATS: usize>(net: &Fast, game: &Packed<SEATS>) -> ArrayVec<f32, 4> {
    let seats = game.seats();
    let outlooks: ArrayVec<Outlook, 4> = (0..seats).map(|seat| outlook(net, game, seat)).collect();
    let finals: ArrayVec<_, 4> = (0..seats).map(|seat| others::ended(game, seat)).collect();
    let over = game.node() == PackedNode::Over;
    let mut shares: ArrayVec<f32, 4> = ArrayVec::new();
    for seat in 0..seats {
        let others = (0..seats).filter(|other| *other != seat);
        shares.push(if over {
            let others: ArrayVec<_, 3> = others.map(|other| finals[other]).collect();
            final_share(finals[seat], &others)
        } else {
            let others: ArrayVec<Outlook, 3> = others.map(|other| outlooks[other]).collect();
            share(outlooks[seat], &others)
        });
    }
    let sum: f32 = shares.iter().sum();
    shares.iter_mut().for_each(|share| *share /= sum);
    shares
}
