//! How often the dice show what.

use turlaj_snakes::{DICE, Die, Face, Faces};

use super::snake::PieceKind;

/// The chances of the faces of both kinds of dice.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct FaceChances {
    /// For every kind of die: head, tail, straight or curve, `+`, `−`.
    of: [[f64; 5]; 2],
}

impl FaceChances {
    /// Those of these faces.
    pub fn of(faces: &Faces) -> FaceChances {
        let mut of = [[0.0; 5]; 2];
        for die in DICE {
            for &face in faces.of(die) {
                let at = match face {
                    Face::Piece(piece) => PieceKind::of(piece) as usize,
                    Face::Plus => 3,
                    Face::Minus => 4,
                };
                of[die as usize][at] += 1.0 / 6.0;
            }
        }
        FaceChances { of }
    }

    /// That a die shows this.
    pub fn kind(&self, die: Die, kind: PieceKind) -> f64 {
        self.of[die as usize][kind as usize]
    }

    /// That a die shows `+`.
    pub fn plus(&self, die: Die) -> f64 {
        self.of[die as usize][3]
    }

    /// That a die shows `−`.
    pub fn minus(&self, die: Die) -> f64 {
        self.of[die as usize][4]
    }
}
