//! Kinds of dice, for counting how they fall.

/// A kind of die that is rolled in turns.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DieKind {
    /// Its name, short and stable, such as a letter of the notation.
    pub name: &'static str,
    /// What its faces show, in the notation, each once, with how many of them show it.
    pub faces: Vec<(String, u32)>,
    /// For every face of the die, the position of what it shows in `faces`.
    shows: Vec<usize>,
}

impl DieKind {
    /// A die with these faces; equal ones are put together, in the order in which they come.
    pub fn new(name: &'static str, faces: impl IntoIterator<Item = String>) -> DieKind {
        let mut kind = DieKind { name, faces: Vec::new(), shows: Vec::new() };
        for face in faces {
            let at = kind.faces.iter().position(|(known, _)| *known == face);
            let at = at.unwrap_or_else(|| {
                kind.faces.push((face, 0));
                kind.faces.len() - 1
            });
            kind.faces[at].1 += 1;
            kind.shows.push(at);
        }
        kind
    }

    /// The position in `faces` of what this face shows, counted from 0.
    pub fn shows(&self, face: u32) -> usize {
        self.shows[face as usize]
    }

    /// How many faces the die has.
    pub fn count(&self) -> u32 {
        self.shows.len() as u32
    }
}
