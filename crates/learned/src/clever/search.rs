//! All that a seat can reach before the next roll.

use arrayvec::ArrayVec;

use turlaj_packed::clever::mix;
use turlaj_packed::clever::{Ask, END, Packed, PackedNode};

/// Choices of a seat, one after the other.
pub type Path = ArrayVec<u8, 40>;

/// The best of what can be reached.
#[derive(Clone, Debug)]
pub struct Found<const SEATS: usize> {
    /// What was said of it.
    pub value: f32,
    /// The choices on the way; there may be some of the black gift of the next round at its end.
    pub path: Path,
    /// The position before the next roll, or at the end.
    pub game: Packed<SEATS>,
}

/// Looks for it; what was seen in one search is not looked at again.
///
/// What other seats have to decide meanwhile is left out: nothing of it changes what this one can do
/// before the next roll. Extra dice can be used one after the other in very many ways: of the
/// positions in which one more could be used only the best few are followed, by what they promise
/// if none is.
#[derive(Clone, Debug)]
pub struct Search<const SEATS: usize> {
    seen: Vec<(u32, u64)>,
    now: u32,
    left: u32,
    width: usize,
    path: Path,
    /// Whether an end is looked at for each first choice that leads there: a pick decides what others
    /// are left.
    by_first: bool,
    stations: Vec<Station<SEATS>>,
    next: Vec<Station<SEATS>>,
}

/// A position in which one more extra die can be used.
#[derive(Clone, Debug)]
struct Station<const SEATS: usize> {
    value: f32,
    path: Path,
    game: Packed<SEATS>,
}

/// A bound on how many positions are looked at; what comes after is not.
const MOST: u32 = 6_000;
const SLOTS: usize = 1 << 13;

impl<const SEATS: usize> Search<SEATS> {
    /// Follows so many uses of extra dice at each step.
    pub fn new(width: usize) -> Search<SEATS> {
        Search {
            seen: vec![(0, 0); SLOTS],
            now: 0,
            left: 0,
            width,
            path: Path::new(),
            by_first: false,
            stations: Vec::new(),
            next: Vec::new(),
        }
    }

    /// The best for a seat that is asked, by what `value` says of positions before a roll or at the
    /// end, and of the first choice that leads there.
    pub fn best(
        &mut self,
        game: &Packed<SEATS>,
        seat: usize,
        value: &mut impl FnMut(u8, &Packed<SEATS>) -> f32,
    ) -> Found<SEATS> {
        self.now += 1;
        self.left = MOST;
        self.next.clear();
        self.path.clear();
        self.by_first = !game.is_solo() && game.legal(seat).ask == Ask::Pick;
        let mut best = Found { value: f32::NEG_INFINITY, path: Path::new(), game: *game };
        let mut alone = *game;
        alone.leave_out_others(seat);
        self.each(&alone, seat, u64::MAX, value, &mut best);
        while !self.next.is_empty() && self.left > 0 {
            std::mem::swap(&mut self.stations, &mut self.next);
            self.next.clear();
            if self.stations.len() > self.width {
                let by_value = |a: &Station<SEATS>, b: &Station<SEATS>| b.value.total_cmp(&a.value);
                self.stations.select_nth_unstable_by(self.width, by_value);
                self.stations.truncate(self.width);
            }
            for at in 0..self.stations.len() {
                let game = self.stations[at].game;
                self.path.clone_from(&self.stations[at].path);
                self.each(&game, seat, !(1 << END), value, &mut best);
            }
        }
        best
    }

    /// The best that these choices of a position lead to.
    fn each(
        &mut self,
        game: &Packed<SEATS>,
        seat: usize,
        choices: u64,
        value: &mut impl FnMut(u8, &Packed<SEATS>) -> f32,
        best: &mut Found<SEATS>,
    ) -> f32 {
        let mut legal = game.legal(seat);
        legal.choices &= choices;
        let follow = |most: f32, choice| most.max(self.follow(game, seat, choice, value, best));
        legal.iter().fold(f32::NEG_INFINITY, follow)
    }

    /// The best that a choice leads to.
    fn follow(
        &mut self,
        game: &Packed<SEATS>,
        seat: usize,
        choice: u32,
        value: &mut impl FnMut(u8, &Packed<SEATS>) -> f32,
        best: &mut Found<SEATS>,
    ) -> f32 {
        let mut next = *game;
        next.act(seat, choice);
        next.leave_out_others(seat);
        if self.path.try_push(choice as u8).is_err() {
            return f32::NEG_INFINITY;
        }
        let found = match (next.node(), game.legal(seat).ask) {
            // The same sheet with other dice used for it: not the same for a station.
            (PackedNode::Dice(_) | PackedNode::Over, Ask::Extra) if choice == END => {
                self.look(&next, value, best)
            }
            _ => self.walk(&next, seat, value, best),
        };
        self.path.pop();
        found
    }

    fn walk(
        &mut self,
        game: &Packed<SEATS>,
        seat: usize,
        value: &mut impl FnMut(u8, &Packed<SEATS>) -> f32,
        best: &mut Found<SEATS>,
    ) -> f32 {
        if self.left == 0 || !self.is_new(game, seat) {
            return f32::NEG_INFINITY;
        }
        self.left -= 1;
        match (game.node(), game.legal(seat).ask) {
            (PackedNode::Decide(_), Ask::Extra) => {
                let value = self.follow(game, seat, END, value, best);
                self.next.push(Station { value, path: self.path.clone(), game: *game });
                value
            }
            (PackedNode::Decide(_), _) => self.each(game, seat, u64::MAX, value, best),
            _ => self.look(game, value, best),
        }
    }

    /// Looks at an end.
    fn look(
        &mut self,
        game: &Packed<SEATS>,
        value: &mut impl FnMut(u8, &Packed<SEATS>) -> f32,
        best: &mut Found<SEATS>,
    ) -> f32 {
        let value = value(self.path[0], game);
        if value > best.value {
            best.value = value;
            best.path.clone_from(&self.path);
            best.game = *game;
        }
        value
    }

    fn is_new(&mut self, game: &Packed<SEATS>, seat: usize) -> bool {
        let player = &game.players[seat];
        let first = if self.by_first { self.path[0] } else { 0 };
        let small = u64::from_le_bytes([
            player.ask as u8,
            player.number,
            player.used,
            game.rolled,
            game.tray,
            game.picked,
            game.rolls | first << 4,
            game.phase as u8,
        ]);
        let words = [player.sheet.marked, player.sheet.counts, player.choices, small];
        let hash = words.into_iter().fold(1, mix);
        let mut at = hash as usize % SLOTS;
        loop {
            match self.seen[at] {
                (now, known) if now == self.now && known == hash => return false,
                (now, _) if now == self.now => at = (at + 1) % SLOTS,
                _ => {
                    self.seen[at] = (self.now, hash);
                    return true;
                }
            }
        }
    }
}
