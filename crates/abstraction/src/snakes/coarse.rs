//! A position of two players in so few words that all of them can be listed.

use super::snake::PieceKind;
use super::table::LooseTable;
use turlaj_snakes::Die;

/// From the eye of the player whose turn it is. What is more than a table of values has room for
/// counts as the most it has room for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Coarse {
    /// Green and orange dice of the player whose turn it is, and of the other.
    pub(super) hands: [[u8; 2]; 2],
    /// How many snakes lack only a tail, only a head, both, and nothing.
    pub(super) lacks: [u8; 4],
    /// Whether the player whose turn it is has just got a point. How the points stand is not told here:
    /// every position has a value for each lead.
    pub(super) scored: bool,
}

/// All dice of two players.
pub(super) const DICE_OF_TWO: u8 = 16;

/// The most of each.
pub(super) const GREEN: u8 = 7;
pub(super) const ORANGE: u8 = 4;
pub(super) const LACKS: [u8; 4] = [3, 3, 1, 2];

/// How many ways there are to lack.
pub(super) const WAYS: usize = 4 * 4 * 2 * 3;
/// How many leads are told apart, from the other being far ahead to being far ahead oneself.
pub(super) const LEADS: usize = 2 * EVEN + 1;
/// Which of them is none.
pub(super) const EVEN: usize = 4;
/// How many pairs of hands.
pub(super) const HANDS: usize =
    (GREEN as usize + 1) * (GREEN as usize + 1) * (ORANGE as usize + 1) * (ORANGE as usize + 1);
/// How many positions.
pub(super) const POSITIONS: usize = HANDS * WAYS;

const TAIL: usize = 0;
const HEAD: usize = 1;
const BOTH: usize = 2;
const NOTHING: usize = 3;

impl Coarse {
    pub(super) fn of(table: &LooseTable) -> Coarse {
        let seats = [table.seat(), 1 - table.seat()];
        let hand =
            |seat| [table.dice(seat, Die::G).min(GREEN), table.dice(seat, Die::O).min(ORANGE)];
        let mut lacks = table.lacks();
        lacks.iter_mut().zip(LACKS).for_each(|(lack, most)| *lack = (*lack).min(most));
        Coarse { hands: seats.map(hand), lacks, scored: false }
    }

    /// Which of the leads the seat whose turn it is has.
    pub(super) fn lead(table: &LooseTable) -> usize {
        let [own, other] =
            [table.seat(), 1 - table.seat()].map(|seat| i32::from(table.points(seat)));
        (own - other + EVEN as i32).clamp(0, LEADS as i32 - 1) as usize
    }

    /// Where it stands in a list of all.
    pub(super) fn index(&self) -> usize {
        let [[green, orange], [greens, oranges]] = self.hands.map(|hand| hand.map(usize::from));
        let (across, wide) = (usize::from(GREEN) + 1, usize::from(ORANGE) + 1);
        let hands = ((green * across + greens) * wide + orange) * wide + oranges;
        let [tail, head, both, nothing] = self.lacks.map(usize::from);
        let way = ((tail * 4 + head) * 2 + both) * 3 + nothing;
        hands * WAYS + way
    }

    pub(super) fn held(&self, player: usize) -> u8 {
        self.hands[player][0] + self.hands[player][1]
    }

    /// The other player's eye.
    pub(super) fn turned(self) -> Coarse {
        Coarse { hands: [self.hands[1], self.hands[0]], ..self }
    }

    fn less(mut self, lack: usize) -> Coarse {
        self.lacks[lack] -= 1;
        self
    }

    fn more(mut self, lack: usize) -> Coarse {
        self.lacks[lack] = (self.lacks[lack] + 1).min(LACKS[lack]);
        self
    }

    fn laid(mut self, die: Die) -> Coarse {
        self.hands[0][die as usize] -= 1;
        self
    }

    fn gained(mut self, die: Die) -> Coarse {
        let held = &mut self.hands[0][die as usize];
        *held = (*held + 1).min(if die == Die::G { GREEN } else { ORANGE });
        self
    }

    /// The die goes to the other player.
    pub(super) fn given(self, die: Die) -> Coarse {
        self.laid(die).turned().gained(die).turned()
    }

    /// Calls `each` with what comes of a piece, wherever it may go.
    pub(super) fn put(self, kind: PieceKind, die: Die, mut each: impl FnMut(Coarse)) {
        let laid = self.laid(die);
        let (missing, other) = match kind {
            PieceKind::Head => (HEAD, TAIL),
            PieceKind::Tail => (TAIL, HEAD),
            PieceKind::Body => {
                let unfinished = laid.lacks[TAIL] + laid.lacks[HEAD] + laid.lacks[BOTH];
                return each(if unfinished > 0 { laid } else { laid.more(BOTH) });
            }
        };
        let mut fits = false;
        if laid.lacks[missing] > 0 {
            each(Coarse { scored: true, ..laid.less(missing).more(NOTHING) });
            fits = true;
        }
        if laid.lacks[BOTH] > 0 {
            each(laid.less(BOTH).more(other));
            fits = true;
        }
        if !fits {
            each(laid.more(other));
        }
    }

    /// Calls `each` with what comes of taking a die, and the die: every kind that may lie at an end. Where
    /// orange dice lie is not known here, nor which snakes have a body; so they lie at every end if any are
    /// on the table, and unfinished snakes have a body if there are dice enough for one.
    pub(super) fn take(self, mut each: impl FnMut(Coarse, Die)) {
        let mut both = |then: Coarse| {
            each(then.gained(Die::G), Die::G);
            if self.hands[0][1] + self.hands[1][1] < ORANGE {
                each(then.gained(Die::O), Die::O);
            }
        };
        if self.lacks[NOTHING] > 0 {
            both(self.less(NOTHING).more(HEAD));
            both(self.less(NOTHING).more(TAIL));
        }
        let [tail, head, unfinished, complete] = self.lacks;
        let has_body =
            tail + head + unfinished + 2 * complete + self.held(0) + self.held(1) < DICE_OF_TWO;
        for lack in [TAIL, HEAD] {
            if self.lacks[lack] > 0 {
                both(if has_body { self.less(lack).more(BOTH) } else { self.less(lack) });
            }
        }
        if has_body && tail + head + unfinished > 0 {
            each(self.gained(Die::G), Die::G);
        } else if unfinished > 0 {
            each(self.less(BOTH).gained(Die::G), Die::G);
        }
    }
}
