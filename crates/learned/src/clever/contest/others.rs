//! What the other seats can expect when the asked one has chosen.

use arrayvec::ArrayVec;

use super::super::fast::{Fast, Outlook};
use super::super::search::Search;
use super::outlook;
use super::share::Final;
use turlaj_packed::clever::{Ask, END, Packed, PackedNode, PackedPhase};

/// So many uses of extra dice are followed.
const WIDTH: usize = 6;
/// So many dice are looked at with extra dice too, those that promise most without.
const CLOSER: usize = 2;

/// What another seat can expect.
#[derive(Clone, Copy, Debug)]
pub(super) struct Other {
    pub(super) outlook: Outlook,
    /// What it has, if all is over.
    pub(super) ended: Final,
}

impl Other {
    /// Before a roll, or at the end.
    fn at<const SEATS: usize>(net: &Fast, game: &Packed<SEATS>, seat: usize) -> Other {
        let over = game.node() == PackedNode::Over;
        let ended = if over { ended(game, seat) } else { (0, 0) };
        Other { outlook: outlook(net, game, seat), ended }
    }

    /// What it is after: points, and where these are final the best area too (R9.3).
    fn wants(&self) -> f32 {
        self.outlook.points + f32::from(self.ended.1) / 1024.0
    }
}

/// Answers to the question which die to take, none included.
const TAKES: usize = END as usize + 1;

/// Tells it: others are supposed to play for points.
#[derive(Clone, Debug)]
pub(super) struct Others<'a, const SEATS: usize> {
    net: &'a Fast,
    /// Without extra dice.
    plain: DieTakes<SEATS>,
    /// With them.
    full: DieTakes<SEATS>,
}

/// What can be made of each die by each seat. That is the same wherever the dice lie, and whatever
/// else there is to take.
#[derive(Clone, Debug)]
struct DieTakes<const SEATS: usize> {
    search: Search<SEATS>,
    known: [[Option<Other>; TAKES]; SEATS],
}

impl<'a, const SEATS: usize> Others<'a, SEATS> {
    pub(super) fn new(net: &'a Fast) -> Others<'a, SEATS> {
        Others { net, plain: DieTakes::new(0), full: DieTakes::new(WIDTH) }
    }

    /// What is asked next is asked of other dice or other sheets.
    pub(super) fn begin(&mut self) {
        self.plain.known = [[None; TAKES]; SEATS];
        self.full.known = [[None; TAKES]; SEATS];
    }

    /// Of all other seats, after a first choice of the asked one and all that it chooses up to an
    /// end: only the first one changes anything for them.
    pub(super) fn expect(
        &mut self,
        begun: &Packed<SEATS>,
        seat: usize,
        first: u8,
        end: &Packed<SEATS>,
    ) -> ArrayVec<Other, 3> {
        let others = (0..begun.seats()).filter(|other| *other != seat);
        let asked = matches!(begun.node(), PackedNode::Decide(_));
        let goes_on = end.phase == PackedPhase::Roll && end.turn() == begun.turn();
        if !asked || (goes_on && begun.phase != PackedPhase::Black) {
            return others.map(|other| Other::at(self.net, end, other)).collect();
        }
        let shared = shared_phase(begun, seat, first);
        others.map(|other| self.best(&shared, other)).collect()
    }

    /// The best that a seat can make of a phase in which all choose.
    fn best(&mut self, shared: &Packed<SEATS>, other: usize) -> Other {
        let legal = shared.legal(other);
        if legal.ask != Ask::Take {
            // No die is taken; there may still be extra dice or the black gift.
            return self.full.take(self.net, shared, other, END);
        }
        let mut order: ArrayVec<(f32, u32), TAKES> = ArrayVec::new();
        for choice in legal.iter() {
            order.push((self.plain.take(self.net, shared, other, choice).wants(), choice));
        }
        order.sort_by(|one, two| two.0.total_cmp(&one.0));
        // In the last round extra dice are not kept, and may turn everything.
        let last = shared.round + 1 == shared.options.rounds;
        let mut best: Option<Other> = None;
        for (_, choice) in order.into_iter().take(if last { TAKES } else { CLOSER }) {
            let told = self.full.take(self.net, shared, other, choice);
            if best.is_none_or(|best| told.wants() > best.wants()) {
                best = Some(told);
            }
        }
        best.expect("a question has answers")
    }
}

impl<const SEATS: usize> DieTakes<SEATS> {
    fn new(width: usize) -> DieTakes<SEATS> {
        DieTakes { search: Search::new(width), known: [[None; TAKES]; SEATS] }
    }

    fn take(&mut self, net: &Fast, shared: &Packed<SEATS>, other: usize, choice: u32) -> Other {
        let DieTakes { search, known } = self;
        *known[other][choice as usize].get_or_insert_with(|| {
            let mut game = *shared;
            if game.legal(other).ask == Ask::Take {
                game.act(other, choice);
            }
            game.leave_out_others(other);
            if game.legal(other).is_empty() {
                return Other::at(net, &game, other);
            }
            let mut wants = |_: u8, end: &Packed<SEATS>| Other::at(net, end, other).wants();
            Other::at(net, &search.best(&game, other, &mut wants).game, other)
        })
    }
}

/// What a seat has when all is over.
pub(super) fn ended<const SEATS: usize>(game: &Packed<SEATS>, seat: usize) -> Final {
    let points = game.players[seat].sheet.points();
    (points.total(), points.best_area())
}

/// The phase in which all choose, as it begins after a first choice of the asked seat, or as it began
/// when it is asked in one.
fn shared_phase<const SEATS: usize>(
    begun: &Packed<SEATS>,
    seat: usize,
    first: u8,
) -> Packed<SEATS> {
    let mut game = *begun;
    if begun.phase == PackedPhase::Pick {
        let mut choice = u32::from(first);
        while game.phase == PackedPhase::Pick {
            game.act(seat, choice);
            choice = game.legal(seat).choices.trailing_zeros();
        }
        return game;
    }
    if !matches!(game.phase, PackedPhase::Closing | PackedPhase::Black) {
        return game;
    }
    // Who is through may have chosen unseen, and what is seen of the sheet is from before that.
    for other in (0..game.seats()).filter(|other| *other != seat) {
        game.players[other].used = 0;
        game.ask_again(other);
    }
    game
}
