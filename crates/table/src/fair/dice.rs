//! The construction of a die.

use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;
use turlaj_core::{Address, Dice, Game, Seat};

use super::{Nonce, Secret};

/// The name of the construction; another one would have another name.
const CONSTRUCTION: &str = "turlaj-dice-1";

/// All that is common to the dice of one game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Draw {
    /// The id of the table, or of a draw that several tables share.
    pub id: String,
    /// The game and the version of its rules: `<game>/1`.
    pub game: String,
    /// The full text of the settings.
    pub options: String,
    /// The nonces of the human seats, by seat; none for shared dice.
    pub nonces: Vec<(Seat, Nonce)>,
}

impl Draw {
    /// The draw of a game with these rules.
    pub fn new<G: Game>(rules: &G, id: &str, nonces: &[(Seat, Nonce)]) -> Draw {
        let mut nonces = nonces.to_vec();
        nonces.sort();
        Draw {
            id: id.to_string(),
            game: format!("{}/{}", G::ID, G::RULES),
            options: rules.settings().to_string(),
            nonces,
        }
    }
}

/// Dice that follow from a secret and a draw.
#[derive(Clone)]
pub struct FairDice {
    /// The construction with the secret and all fields up to the nonces already taken in.
    begun: Hmac<Sha256>,
}

impl FairDice {
    /// The dice of this draw under this secret.
    pub fn new(secret: &Secret, draw: &Draw) -> FairDice {
        let mut begun =
            Hmac::<Sha256>::new_from_slice(&secret.0).expect("HMAC takes a key of any length");
        for text in [CONSTRUCTION, &draw.id, &draw.game, &draw.options] {
            field(&mut begun, text.as_bytes());
        }
        let nonces: Vec<u8> = draw
            .nonces
            .iter()
            .flat_map(|(seat, nonce)| [seat.0 + 1].into_iter().chain(nonce.0))
            .collect();
        field(&mut begun, &nonces);
        FairDice { begun }
    }
}

/// A field is its length in four bytes, the most significant first, and its bytes.
fn field(mac: &mut Hmac<Sha256>, bytes: &[u8]) {
    let length = u32::try_from(bytes.len()).expect("fields are short");
    mac.update(&length.to_be_bytes());
    mac.update(bytes);
}

impl Dice for FairDice {
    fn die(&mut self, at: Address, faces: u32) -> u32 {
        assert!((1..=256).contains(&faces), "a die has 1 to 256 faces");
        let mut addressed = self.begun.clone();
        field(&mut addressed, at.to_string().as_bytes());
        // Bytes at or above the largest multiple of `faces` are thrown away, so no face is favoured.
        let limit = 256 - 256 % faces;
        for block in 0u32.. {
            let mut mac = addressed.clone();
            field(&mut mac, block.to_string().as_bytes());
            let bytes = mac.finalize().into_bytes();
            if let Some(byte) = bytes.iter().map(|&b| u32::from(b)).find(|&b| b < limit) {
                return byte % faces;
            }
        }
        unreachable!(
            "a block without an acceptable byte is rarer than 2^-32, let alone 2^32 of them"
        )
    }
}
