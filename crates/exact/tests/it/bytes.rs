//! The solution as bytes, and what is refused as such.

use turlaj_exact::stonoga::{Board, Duel, TilePlace};
use turlaj_stonoga::{Edition, Tile};
use turlaj_testkit::Luck;

const EDITIONS: [Edition; 2] = [Edition::Pl, Edition::Ru];

/// Where all tiles are after some of them were taken.
fn board(luck: &mut Luck) -> Board {
    let mut board = Board::full();
    for tile in Tile::all() {
        board.put(tile, luck.pick(&[TilePlace::Middle, TilePlace::Mine, TilePlace::Theirs]));
    }
    board
}

#[test]
fn a_decoded_solution_is_the_solved_one_bit_for_bit() {
    for edition in EDITIONS {
        let solved = Duel::whole(edition);
        let bytes = solved.to_bytes();
        let decoded = Duel::from_bytes(edition, &bytes).expect("these bytes are whole");
        assert_eq!(decoded.to_bytes(), bytes);
        let mut luck = Luck::new(7);
        for board in (0..1000).map(|_| board(&mut luck)).chain([Board::full()]) {
            let bits = |duel: &Duel| {
                let worth = duel.worth(board);
                (worth.value.to_bits(), worth.turns.to_bits())
            };
            assert_eq!(bits(&decoded), bits(solved), "{board:?}");
        }
    }
}

#[test]
fn bytes_of_other_solutions_are_refused() {
    let bytes = Duel::whole(Edition::Pl).to_bytes();
    let refused = |bytes: &[u8]| Duel::from_bytes(Edition::Pl, bytes).is_none();
    assert!(!refused(&bytes));
    assert!(Duel::from_bytes(Edition::Ru, &bytes).is_none(), "another edition");
    assert!(refused(&[]) && refused(b"stonoga-pl-1"), "nothing behind the header");
    assert!(refused(&bytes[..bytes.len() - 1]) && refused(&[&bytes[..], &[0]].concat()), "length");
    let changed = |at: usize, by: u8| {
        let mut bytes = bytes.clone();
        bytes[at] ^= by;
        bytes
    };
    assert!(refused(&changed(11, 3)), "another version");
    assert!(refused(&changed(12, 1)), "another number of positions");
    let mut part = Board::full();
    Tile::all().skip(2).for_each(|tile| part.put(tile, TilePlace::Mine));
    assert!(refused(&Duel::new(Edition::Pl, part).to_bytes()), "not the whole game");
}

/// Caches go by the version in the header: with other values it must be another one. Where this test fails, raise the
/// version and write the new sums.
#[test]
fn the_version_stands_for_these_values() {
    let sum = |bytes: Vec<u8>| {
        let (numbers, _) = bytes.as_chunks();
        numbers.iter().fold(0u64, |sum, number| {
            sum.rotate_left(5).wrapping_add(u64::from_le_bytes(*number)).wrapping_mul(0x9e37_79b9)
        })
    };
    let sums = EDITIONS.map(|edition| sum(Duel::whole(edition).to_bytes()));
    assert_eq!(sums, [1_468_845_050_526_412_471, 207_206_919_862_794_576]);
}
