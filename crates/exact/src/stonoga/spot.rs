//! The beginning of a turn, packed for looking ahead.

use turlaj_stonoga::{Action, Edition, Piece, Stonoga, TAILS, TailView, View};

/// The most seats.
pub const SEATS: usize = 6;
/// Moves are numbers: 0 to 14 take a tile, 15 to 29 one with a golden shoe, then a steal from each
/// seat, and the last one is to go empty-handed.
pub const MOVES: usize = 37;
/// The first number of a steal.
pub const STEAL: usize = 30;
/// The number of going empty-handed.
pub const PASS: usize = 36;
/// A golden shoe among the pieces of a centipede; tiles go by their index.
const GOLD: u8 = 15;

/// The rules, as far as they matter here.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Plain {
    /// How many seats play.
    pub players: usize,
    /// Whether the Russian booklet holds.
    pub ru: bool,
    /// Whether tiles can be stolen.
    pub steal: bool,
    /// Whether a golden shoe at the end keeps thieves away.
    pub guard: bool,
}

impl Plain {
    /// What these rules say.
    pub fn of(rules: &Stonoga, players: usize) -> Plain {
        let ru = rules.edition() == Edition::Ru;
        Plain { players, ru, steal: rules.has_steal(), guard: rules.has_guard() }
    }
}

/// What lies before one seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SeatHand {
    pieces: [u8; 26],
    len: u8,
    /// Shoes on tiles, by colour.
    pub colours: [u8; 5],
    /// Shoes on tiles and golden ones.
    pub shoes: u8,
    /// Whether there is a bare foot.
    pub foot: bool,
    /// The tails that it may have, by bits; none where there are no tails.
    pub tails: u16,
}

impl SeatHand {
    /// Nothing yet.
    pub fn new(foot: bool, tails: u16) -> SeatHand {
        SeatHand { pieces: [0; 26], len: 0, colours: [0; 5], shoes: 0, foot, tails }
    }

    fn push(&mut self, piece: u8) {
        self.pieces[usize::from(self.len)] = piece;
        self.len += 1;
        if piece == GOLD {
            self.shoes += 1;
        } else {
            let (colour, shoes) = of_kind(usize::from(piece));
            self.colours[colour] += shoes;
            self.shoes += shoes;
        }
    }

    /// The position of the tile that can be stolen.
    fn loose_end(&self, guard: bool) -> Option<usize> {
        let last = (0..usize::from(self.len)).rev().find(|&at| guard || self.pieces[at] != GOLD)?;
        (self.pieces[last] != GOLD).then_some(last)
    }

    /// The kind of the tile that can be stolen.
    pub fn loose_tile(&self, guard: bool) -> Option<usize> {
        self.loose_end(guard).map(|at| usize::from(self.pieces[at]))
    }

    fn pull(&mut self, at: usize) -> u8 {
        let piece = self.pieces[at];
        self.pieces.copy_within(at + 1..usize::from(self.len), at);
        self.len -= 1;
        self.pieces[usize::from(self.len)] = 0;
        let (colour, shoes) = of_kind(usize::from(piece));
        self.colours[colour] -= shoes;
        self.shoes -= shoes;
        piece
    }

    /// All shoes that everybody sees.
    pub fn open(&self) -> u8 {
        self.shoes + u8::from(self.foot)
    }

    /// The most shoes in a single colour.
    pub fn best_colour(&self) -> u8 {
        self.colours.into_iter().max().unwrap_or(0)
    }
}

/// The colour and the shoes of a kind of tile.
pub fn of_kind(kind: usize) -> (usize, u8) {
    (kind / 3, kind as u8 % 3 + 2)
}

/// The beginning of a turn, as one seat knows it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Spot {
    /// How many tiles of each kind lie in the middle: without, then with a golden shoe.
    pub middle: [u8; STEAL],
    /// How many tiles lie in the middle.
    pub left: u8,
    /// All seats in order.
    pub hands: [SeatHand; SEATS],
    /// Whose turn it is.
    pub turn: usize,
}

impl Spot {
    /// A spot with this middle and these hands.
    pub fn new(middle: [u8; STEAL], hands: [SeatHand; SEATS], turn: usize) -> Spot {
        Spot { middle, left: middle.iter().sum(), hands, turn }
    }

    /// Sees everything as a seat with this tail does.
    pub fn look_as(&mut self, seat: usize, own: u16) {
        for (at, hand) in self.hands.iter_mut().enumerate() {
            hand.tails = if at == seat { own } else { 0x3ff & !own };
        }
    }

    /// Shows all tails.
    pub fn show(&mut self, own: &[u16]) {
        for (hand, own) in self.hands.iter_mut().zip(own) {
            hand.tails = *own;
        }
    }

    /// What a seat sees of a position in the turn of `view.seat`.
    pub fn of(view: &View) -> Spot {
        let mut middle = [0; STEAL];
        for kind in &view.middle {
            middle[kind.tile.index()] = kind.plain;
            middle[kind.tile.index() + 15] = kind.golden;
        }
        let shown =
            |at: usize| view.seats.iter().any(|seat| seat.tail == TailView::Shown(TAILS[at]));
        let unseen = (0..TAILS.len()).filter(|&at| !shown(at)).fold(0, |set, at| set | 1 << at);
        let mut hands = [SeatHand::new(false, 0); SEATS];
        for (hand, seat) in hands.iter_mut().zip(&view.seats) {
            hand.foot = seat.bare_foot;
            hand.tails = match seat.tail {
                TailView::None => 0,
                TailView::Hidden | TailView::Kept => unseen,
                TailView::Shown(tail) => {
                    TAILS.iter().position(|known| *known == tail).map_or(0, |at| 1 << at)
                }
            };
            for piece in &seat.pieces {
                hand.push(match piece {
                    Piece::Tile(tile) => tile.index() as u8,
                    Piece::Golden => GOLD,
                });
            }
        }
        Spot::new(middle, hands, view.seat.index())
    }

    /// The tile at the loose end of another seat, as its kind.
    pub fn stealable(&self, plain: &Plain, from: usize) -> Option<usize> {
        let hand = &self.hands[from];
        (plain.steal && from != self.turn).then(|| hand.loose_tile(plain.guard))?
    }

    /// All moves that some dice allow.
    pub fn moves(&self, plain: &Plain) -> impl Iterator<Item = usize> {
        (0..STEAL)
            .filter(|&kind| self.middle[kind] > 0)
            .chain(
                (0..plain.players)
                    .filter(|&from| self.stealable(plain, from).is_some())
                    .map(|from| STEAL + from),
            )
            .chain([PASS])
    }

    /// The spot after a move; with the foot spent if that is said.
    pub fn after(&self, plain: &Plain, what: usize, spent: bool) -> Spot {
        let mut next = self.clone();
        let turn = self.turn;
        next.hands[turn].foot &= !spent;
        if what < STEAL {
            next.middle[what] -= 1;
            next.left -= 1;
            next.hands[turn].push((what % 15) as u8);
            if what >= 15 {
                next.hands[turn].push(GOLD);
            }
        } else if what < PASS {
            let robbed = &mut next.hands[what - STEAL];
            if let Some(at) = robbed.loose_end(plain.guard) {
                let piece = robbed.pull(at);
                next.hands[turn].push(piece);
            }
        }
        next.turn = (turn + 1) % plain.players;
        next
    }
}

/// The move that an action makes, if it ends the turn.
pub fn as_move(action: Action) -> Option<usize> {
    Some(match action {
        Action::Take { tile, golden } => tile.index() + if golden { 15 } else { 0 },
        Action::Steal { from, .. } => STEAL + from.index(),
        Action::Pass => PASS,
        Action::Lose { .. } | Action::Roll(_) | Action::Foot(_) => return None,
    })
}
