//! Random numbers that nobody can guess.

use turlaj_table::fair::Secret;

/// A source of random bytes.
pub trait Entropy: Send + Sync + 'static {
    /// Fills all of it.
    fn fill(&self, bytes: &mut [u8]);
}

/// The operating system's.
#[derive(Clone, Copy, Debug, Default)]
pub struct OsEntropy;

impl Entropy for OsEntropy {
    fn fill(&self, bytes: &mut [u8]) {
        getrandom::fill(bytes).expect("the operating system gives random bytes");
    }
}

fn bytes<const N: usize>(entropy: &dyn Entropy) -> [u8; N] {
    let mut bytes = [0; N];
    entropy.fill(&mut bytes);
    bytes
}

/// A person's key: 128 bits as hex.
pub(crate) fn key(entropy: &dyn Entropy) -> String {
    hex::encode(bytes::<16>(entropy))
}

/// Letters and digits that are not mistaken for each other when read aloud or typed.
const LETTERS: &[u8; 32] = b"23456789abcdefghjkmnpqrstuvwxyz0";

/// The id of a table: 80 bits in 16 letters, since a link is read, typed and sent.
pub(crate) fn table_id(entropy: &dyn Entropy) -> String {
    bytes::<16>(entropy).iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect()
}

/// Whether this could be the id of a table.
pub(crate) fn is_table_id(text: &str) -> bool {
    text.len() == 16 && text.bytes().all(|byte| LETTERS.contains(&byte))
}

/// A secret for the dice of a game.
pub(crate) fn secret(entropy: &dyn Entropy) -> Secret {
    Secret(bytes(entropy))
}

/// A number for what need not be secret.
pub(crate) fn number(entropy: &dyn Entropy) -> u64 {
    u64::from_le_bytes(bytes(entropy))
}
