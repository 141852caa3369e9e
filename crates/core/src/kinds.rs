//! Kinds of dice, for counting how they fall.

/// A kind of die that is rolled in turns.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DieKind {
    /// Its name, short and stable, such as a letter of the notation.
    pub name: &'static str,
    /// What its faces show, in the notation, each once, with how many of them show it.
    pub faces: Vec<(String, u32)>,
}

impl DieKind {
    /// A die with these faces; equal ones are put together, in the order in which they come.
    pub fn new(name: &'static str, faces: impl IntoIterator<Item = String>) -> DieKind {
        let mut kind = DieKind { name, faces: Vec::new() };
        for face in faces {
            match kind.faces.iter_mut().find(|(known, _)| *known == face) {
                Some((_, weight)) => *weight += 1,
                None => kind.faces.push((face, 1)),
            }
        }
        kind
    }

    /// The position of a face among its faces.
    pub fn position(&self, face: &str) -> Option<usize> {
        self.faces.iter().position(|(known, _)| known == face)
    }
}
