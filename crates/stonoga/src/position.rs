//! A position written as one line, for examples, bug reports and tests.

use turlaj_core::{Counter, NotationError, Seat, Silent, given_once};

use crate::Stonoga;
use crate::notation::tile_and_plus;
use crate::pieces::{Piece, Tile};
use crate::state::{Held, Middle, State};

impl Stonoga {
    /// The position at the beginning of a turn that a text describes.
    ///
    /// Words, in any order and each once: `middle=R2,Y4+` (a `+` carries a golden shoe, `-` is empty; if it is
    /// not given, all tiles that lie nowhere else), `1=R3,gold` the pieces of seat 1 from head to
    /// end, `feet=1,3` who still has a bare foot (if not given, everyone where the game has them),
    /// `tails=RY,?` of all seats (`?` is kept hidden), `lost=R2` of a solo player, `turn=2` whose turn begins.
    pub fn position(&self, text: &str) -> Result<State, NotationError> {
        let mut state = State::new(self);
        let mut middle = None;
        state.seat = self.first.unwrap_or_default();
        let mut seen = Vec::new();
        for word in text.split_whitespace() {
            let wrong = || NotationError::new("a word such as middle=R2,Y4+ or 1=R3", word);
            let (name, value) = word.split_once('=').ok_or_else(wrong)?;
            given_once(&mut seen, name, word)?;
            let mut items = value.split(',').filter(|item| !matches!(*item, "" | "-"));
            match name {
                "middle" => middle = Some(items.map(tile_and_plus).collect::<Result<Vec<_>, _>>()?),
                "lost" => {
                    for item in items {
                        state.lost.try_push(item.parse()?).map_err(|_| wrong())?;
                    }
                }
                "feet" => {
                    let seats = items.map(str::parse).collect::<Result<Vec<Seat>, _>>()?;
                    for (at, seat) in state.seats.iter_mut().enumerate() {
                        seat.bare_foot = self.barefoot && seats.contains(&Seat(at as u8));
                    }
                }
                "tails" => {
                    for seat in &mut state.seats {
                        seat.tail = match items.next().ok_or_else(wrong)? {
                            "?" => Held::Kept,
                            tail => Held::Known(tail.parse()?),
                        };
                    }
                }
                "turn" => state.seat = value.parse()?,
                _ => {
                    let seat = name.parse::<Seat>()?;
                    let centipede = state.seats.get_mut(seat.index()).ok_or_else(wrong)?;
                    for item in items {
                        centipede.pieces.try_push(item.parse()?).map_err(|_| wrong())?;
                    }
                }
            }
        }
        if state.seat.0 >= self.players {
            return Err(NotationError::new("a seat of this game", text));
        }
        state.middle = self.middle_of(&state, middle).ok_or_else(|| {
            NotationError::new("tiles that are in the box, each no more often than there", text)
        })?;
        state.seats.iter_mut().for_each(|seat| seat.turns = Counter::default());
        state.begin_turn(&mut Silent);
        Ok(state)
    }

    /// The middle, if with all that lies elsewhere it is not more than the box holds.
    fn middle_of(&self, state: &State, given: Option<Vec<(Tile, bool)>>) -> Option<Middle> {
        let elsewhere = state
            .seats
            .iter()
            .flat_map(|seat| seat.pieces.iter())
            .filter_map(|piece| match piece {
                Piece::Tile(tile) => Some(*tile),
                Piece::Golden => None,
            })
            .chain(state.lost.iter().copied());
        let mut box_left = Middle::full(self);
        for tile in elsewhere {
            (box_left.count(tile, false) > 0).then(|| box_left.remove(tile, false))?;
        }
        // The box holds as many golden shoes as there are players (R9.1).
        let all_pieces = state.seats.iter().flat_map(|seat| seat.pieces.iter());
        let laid = all_pieces.filter(|&&piece| piece == Piece::Golden).count();
        let marked = given.iter().flatten().filter(|(_, golden)| *golden).count();
        let most = if self.golden { usize::from(self.players) } else { 0 };
        if laid + marked > most {
            return None;
        }
        let Some(given) = given else { return Some(box_left) };
        let mut middle = Middle::empty();
        for (tile, golden) in given {
            (box_left.count(tile, false) > 0).then(|| box_left.remove(tile, false))?;
            middle.add(tile, golden);
        }
        (middle.left() > 0).then_some(middle)
    }
}
