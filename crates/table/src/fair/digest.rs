//! 256-bit values: secrets, nonces and their SHA-256 digests, written as hex.

use std::fmt;
use std::str::FromStr;

use sha2::{Digest as _, Sha256};
use turlaj_core::{NotationError, notation_as_serde};

macro_rules! bytes32 {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(pub [u8; 32]);

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&hex::encode(self.0))
            }
        }

        impl FromStr for $name {
            type Err = NotationError;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                let mut bytes = [0; 32];
                // One text a value: capital letters would make a second one.
                let lower = !text.contains(|letter: char| letter.is_ascii_uppercase());
                match hex::decode_to_slice(text, &mut bytes) {
                    Ok(()) if lower => Ok(Self(bytes)),
                    _ => Err(NotationError::new("64 hex digits in lower case", text)),
                }
            }
        }
    };
}

bytes32! {
    /// A SHA-256 digest: the commitment to a secret or to a nonce.
    Digest
}
bytes32! {
    /// What the host commits to; it stays on the host until the game has ended.
    Secret
}
bytes32! {
    /// What a human seat commits to, so that the host alone cannot choose the dice.
    Nonce
}
notation_as_serde!(Digest, Secret, Nonce);

impl Digest {
    fn of(bytes: &[u8; 32]) -> Digest {
        Digest(Sha256::digest(bytes).into())
    }
}

impl Secret {
    /// The commitment to this secret.
    pub fn commitment(&self) -> Digest {
        Digest::of(&self.0)
    }
}

impl Nonce {
    /// The commitment to this nonce.
    pub fn commitment(&self) -> Digest {
        Digest::of(&self.0)
    }
}

impl fmt::Debug for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Digest({self})")
    }
}

/// Never shows the secret, so that no log can.
impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Secret(of {})", self.commitment())
    }
}

/// Never shows the nonce: until all are opened it is as secret as the secret.
impl fmt::Debug for Nonce {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Nonce(of {})", self.commitment())
    }
}
