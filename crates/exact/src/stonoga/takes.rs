//! Which tiles of a colour the dice allow to take, as a table that the rules have filled.

use std::sync::OnceLock;

use turlaj_core::{Event, Game, Seat, Settings, Silent};
use turlaj_stonoga::{Action, Colour, Edition, FACES, Face, Roll, Stonoga, Tile};

use super::best::full;

/// A set of tiles of one colour: bit 0 for 2 shoes, bit 1 for 3, bit 2 for 4.
pub type Sizes = u8;

/// What can be taken of one colour.
#[derive(Clone, Debug)]
pub struct Takes {
    /// By the tiles of the colour in the middle, its dice and the stars.
    sizes: [[[Sizes; 5]; 5]; 8],
    /// For each full multiset of dice: the colours that could fit at all, with dice and stars.
    pub(super) shown: Vec<Vec<(usize, usize, usize)>>,
}

impl Takes {
    /// The table for a game without variants.
    pub(super) fn new(edition: Edition, players: u8) -> Takes {
        let name = match edition {
            Edition::Pl => "pl",
            Edition::Ru => "ru",
        };
        let settings = Settings::parse(Stonoga::OPTIONS, players, [("edition", name)]);
        let rules = settings.and_then(|settings| Stonoga::configure(&settings));
        let rules = rules.expect("both editions are for two players, and pl for one");
        let mut sizes = [[[0; 5]; 5]; 8];
        for (middle, sizes) in (0..).zip(&mut sizes).skip(1) {
            for (dice, sizes) in sizes.iter_mut().enumerate() {
                for (stars, sizes) in sizes.iter_mut().enumerate().take(5 - dice) {
                    *sizes = ask(&rules, middle, dice, stars);
                }
            }
        }
        let shown = full().iter().map(|counts| {
            let stars = usize::from(counts[5]);
            let dice = counts[..5].iter().map(|&dice| usize::from(dice)).enumerate();
            dice.map(|(colour, dice)| (colour, dice, stars))
                .filter(|(_, dice, stars)| dice + stars >= 2)
                .collect()
        });
        Takes { sizes, shown: shown.collect() }
    }

    /// The same for all who ask: what fits does not depend on the number of players.
    pub(crate) fn whole(edition: Edition) -> &'static Takes {
        static TAKES: [OnceLock<Takes>; 2] = [const { OnceLock::new() }; 2];
        TAKES[edition as usize].get_or_init(|| Takes::new(edition, 2))
    }

    /// The tiles of a colour that can be taken, of those in the middle.
    #[inline]
    pub(crate) fn of(&self, middle: Sizes, dice: usize, stars: usize) -> Sizes {
        self.sizes[usize::from(middle)][dice][stars]
    }
}

/// Asks the rules, in a position where only red tiles are left.
fn ask(rules: &Stonoga, middle: Sizes, dice: usize, stars: usize) -> Sizes {
    let tiles =
        (0..3u8).filter(|size| middle & (1 << size) != 0).map(|size| format!("R{}", size + 2));
    let text = format!("middle={}", tiles.collect::<Vec<_>>().join(","));
    let mut state = rules.position(&text).expect("tiles of the box");
    let faces = [0, 1, 2, 3].map(|die| match die {
        die if die < dice => Face::Shoe(Colour::R),
        die if die < dice + stars => Face::Star,
        die => FACES[1 + die % 4], // Of other colours: there is no tile of them.
    });
    rules.apply(&mut state, &Event::Roll { roll: Roll::Dice(faces.map(Some)) }, &mut Silent);
    let mut legal = Vec::new();
    rules.legal(&state, Seat(0), &mut legal);
    let taken = legal.into_iter().filter_map(|action| match action {
        Action::Take { tile, .. } => Some(tile),
        _ => None,
    });
    taken.map(size_of).fold(0, |all, size| all | 1 << size)
}

/// The position of a tile among those of its colour.
pub(super) fn size_of(tile: Tile) -> usize {
    usize::from(tile.shoes()) - 2
}
