//! The construction of a die: the vectors of `docs/fair-dice.md`, and what dice depend on.

use turlaj_core::{Address, Dice, Seat, Throw};
use turlaj_table::fair::{Digest, Draw, FairDice, Nonce, Secret};
use turlaj_testkit::scenario;
use turlaj_testkit::toys::cups::Cups;

use crate::play::{nonce, secret};

const SECRET: &str = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";

/// All faces of a byte: such a die shows the first byte of its first block.
const BYTE: u32 = 256;

fn shared_draw() -> Draw {
    Draw {
        id: "daily/2027-01-31/stonoga".to_string(),
        game: "stonoga/1".to_string(),
        options: "players=2 edition=pl steal=off barefoot=off tails=off golden=off \
                  golden_guard=on first=1"
            .to_string(),
        nonces: Vec::new(),
    }
}

fn draw_with_nonces() -> Draw {
    Draw {
        id: "table-7".to_string(),
        game: "stonoga/1".to_string(),
        options: "players=3 edition=pl steal=on barefoot=on tails=on golden=on golden_guard=on \
                  first=draw"
            .to_string(),
        nonces: vec![(Seat(0), nonce(0x11)), (Seat(2), nonce(0x33))],
    }
}

fn dice(draw: &Draw) -> FairDice {
    FairDice::new(&SECRET.parse().unwrap(), draw)
}

fn throw(text: &str) -> Throw {
    text.parse().unwrap()
}

fn die(draw: &Draw, at: &str, die: u8, faces: u32) -> u32 {
    dice(draw).die(throw(at).die(die), faces)
}

/// Forty dice, so that two equal lists are no accident.
fn forty(secret: &Secret, draw: &Draw, at: &str) -> Vec<u32> {
    let mut dice = FairDice::new(secret, draw);
    (1..=40).map(|die| dice.die(throw(at).die(die), 6)).collect()
}

#[test]
fn vector_1_shared_dice_without_nonces() {
    let commitment = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd";
    assert_eq!(SECRET.parse::<Secret>().unwrap().commitment().to_string(), commitment);
    let roll = |faces| [1, 2, 3, 4].map(|number| die(&shared_draw(), "1.1.1", number, faces));
    assert_eq!(roll(BYTE), [0xed, 0xc9, 0xb8, 0xb3]);
    assert_eq!(roll(6), [3, 3, 4, 5]);
}

#[test]
fn vector_2_two_nonces_and_a_byte_that_is_thrown_away() {
    let commitments = [
        (nonce(0x11), "02d449a31fbb267c8f352e9968a79e3e5fc95c1bbeaa502fd6454ebde5a4bedc"),
        (nonce(0x33), "deb0e38ced1e41de6f92e70e80c418d2d356afaaa99e26f5939dbc7d3ef4772a"),
    ];
    for (nonce, commitment) in commitments {
        assert_eq!(nonce.commitment().to_string(), commitment);
    }
    let roll = [1, 2, 3, 4].map(|number| die(&draw_with_nonces(), "2.1.1", number, 6));
    assert_eq!(roll, [0, 2, 0, 1], "RGRY");
    assert_eq!(die(&draw_with_nonces(), "2.1.1", 4, BYTE), 252, "and not 252 mod 6 = 0");
}

#[test]
fn vector_3_the_setup_of_the_same_game() {
    let rolls = [
        ("s1.1", 3, 0xc6, 0),
        ("s2.1", 10, 0xe3, 7),
        ("s2.2", 9, 0xd5, 6),
        ("s2.3", 8, 0x13, 3),
        ("s3.1", 6, 0xf4, 4),
    ];
    for (at, faces, first_byte, face) in rolls {
        assert_eq!(die(&draw_with_nonces(), at, 1, BYTE), first_byte, "{at}");
        assert_eq!(die(&draw_with_nonces(), at, 1, faces), face, "{at}");
    }
}

#[test]
fn a_byte_is_thrown_away_from_the_largest_multiple_of_the_faces_on() {
    // The block begins with 252, 247, 251.
    let face = |faces| die(&draw_with_nonces(), "2.1.1", 4, faces);
    assert_eq!(face(253), 252, "252 is below 253");
    assert_eq!(face(252), 247, "252 is not below 252, 247 is");
    assert_eq!(face(126), 247 % 126, "252 is twice 126");
    assert_eq!(face(1), 0, "one face, nothing to choose");
}

#[test]
fn every_die_is_its_own_whatever_fell_before() {
    let mut dice = dice(&shared_draw());
    let addresses: Vec<Address> = (1..=20).map(|number| throw("1.1.1").die(number)).collect();
    let forth: Vec<u32> = addresses.iter().map(|&at| dice.die(at, 6)).collect();
    let mut back: Vec<u32> = addresses.iter().rev().map(|&at| dice.die(at, 6)).collect();
    back.reverse();
    assert_eq!(forth, back);
}

#[test]
fn all_that_a_die_depends_on_makes_a_difference() {
    let (key, draw) = (secret(7), draw_with_nonces());
    let change = |what: fn(&mut Draw)| {
        let mut other = draw.clone();
        what(&mut other);
        (key, other)
    };
    let mut flipped = key;
    flipped.0[31] ^= 1;
    let changed = [
        (flipped, draw.clone()),
        change(|draw| draw.id.push('0')),
        change(|draw| draw.game = "stonoga/2".to_string()),
        change(|draw| draw.options = draw.options.replace("steal=on", "steal=off")),
        change(|draw| draw.nonces[1].1.0[0] ^= 0x80),
        change(|draw| draw.nonces[1].0 = Seat(1)),
        change(|draw| draw.nonces.truncate(1)),
        change(|draw| (draw.id, draw.game) = ("table-7s".into(), "tonoga/1".into())),
    ];
    let mut lists = vec![forty(&key, &draw, "1.1.1")];
    lists.extend(changed.iter().map(|(key, draw)| forty(key, draw, "1.1.1")));
    lists.extend(
        ["1.1.2", "1.2.1", "2.1.1", "1.11.1", "11.1.1", "s1.1"].map(|at| forty(&key, &draw, at)),
    );
    let count = lists.len();
    lists.sort();
    lists.dedup();
    assert_eq!(lists.len(), count, "two of these show the same forty dice");
}

#[test]
fn the_order_in_which_nonces_come_does_not_matter() {
    let rules: Cups = scenario::rules("players=3 again=on");
    let by_seat = [(Seat(0), nonce(9)), (Seat(1), nonce(1)), (Seat(2), nonce(5))];
    let draw = Draw::new(&rules, "t", &by_seat);
    assert_eq!(draw.nonces, by_seat);
    assert_eq!((draw.game.as_str(), draw.options.as_str()), ("cups/1", "players=3 again=on"));
    for order in [[0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
        assert_eq!(Draw::new(&rules, "t", &order.map(|at| by_seat[at])), draw);
    }
}

#[test]
fn debugging_shows_neither_secrets_nor_nonces() {
    let (secret, nonce) = (secret(0xab), nonce(0xcd));
    for text in [format!("{secret:?} {nonce:?}"), format!("{secret:#?} {nonce:#?}")] {
        assert!(!text.contains("abab") && !text.contains("cdcd"), "{text}");
        assert!(!text.contains("171") && !text.contains("205"), "{text}");
        assert!(text.contains(&secret.commitment().to_string()), "{text}");
        assert!(text.contains(&nonce.commitment().to_string()), "{text}");
    }
    let draw = Draw { nonces: vec![(Seat(0), nonce)], ..shared_draw() };
    assert!(!format!("{draw:?}").contains("cdcd"));
}

#[test]
fn values_have_one_text_64_hex_digits_in_lower_case() {
    assert_eq!(SECRET.parse::<Secret>().unwrap().to_string(), SECRET);
    let wrong =
        [SECRET.to_uppercase(), SECRET[1..].to_string(), format!("{SECRET}00"), "é".repeat(32)];
    for text in wrong {
        assert!(text.parse::<Secret>().is_err(), "{text}");
        assert!(text.parse::<Nonce>().is_err(), "{text}");
        assert!(text.parse::<Digest>().is_err(), "{text}");
    }
}
