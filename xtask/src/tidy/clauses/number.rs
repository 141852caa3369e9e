//! The numbers of clauses, as written in text (`R4.3`) and in names of tests (`r4_3_`).

use std::fmt;

/// The number of a clause: chapter and place in it, in the order of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Clause(pub(crate) u32, pub(crate) u32);

impl fmt::Display for Clause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "R{}.{}", self.0, self.1)
    }
}

/// Reads a clause such as `R4.3` from the start of a text; returns what follows it too.
pub(crate) fn at_start(text: &str) -> Option<(Clause, &str)> {
    let (clause, rest) = parts(text, 'R', '.')?;
    (!rest.starts_with(is_word)).then_some((clause, rest))
}

/// All clauses that a text mentions, with their lines counted from 1.
pub(crate) fn mentions(text: &str) -> Vec<(usize, Clause)> {
    let mut found = Vec::new();
    for (index, line) in text.lines().enumerate() {
        for (at, _) in line.match_indices('R') {
            if line[..at].ends_with(is_word) {
                continue;
            }
            if let Some((clause, _)) = at_start(&line[at..]) {
                found.push((index + 1, clause));
            }
        }
    }
    found
}

/// The clauses with which the name of a test starts: `r4_3_r4_4_rest` names two.
pub(crate) fn in_name(name: &str) -> Vec<Clause> {
    let mut found = Vec::new();
    let mut rest = name;
    while let Some((clause, after)) = parts(rest, 'r', '_') {
        match after.strip_prefix('_') {
            Some(after) => rest = after,
            None if after.is_empty() => rest = after,
            // `r4_3rd_player` is a word, not a number.
            None => break,
        }
        found.push(clause);
    }
    found
}

fn parts(text: &str, letter: char, between: char) -> Option<(Clause, &str)> {
    let (chapter, rest) = digits(text.strip_prefix(letter)?)?;
    let (place, rest) = digits(rest.strip_prefix(between)?)?;
    Some((Clause(chapter, place), rest))
}

fn digits(text: &str) -> Option<(u32, &str)> {
    let end = text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
    Some((text[..end].parse().ok()?, &text[end..]))
}

fn is_word(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mentions_are_found_with_their_lines() {
        let text = "R1.2\nsee (R4.3, R10.11).\nR4 .3, XR1.1, R1.1a, R.1, R1., VERSION";
        assert_eq!(mentions(text), [(1, Clause(1, 2)), (2, Clause(4, 3)), (2, Clause(10, 11))]);
    }

    #[test]
    fn a_name_may_start_with_several_clauses() {
        assert_eq!(in_name("r4_3_r4_4_rest_r9_9_of_name"), [Clause(4, 3), Clause(4, 4)]);
        assert_eq!(in_name("r4_3"), [Clause(4, 3)]);
        assert_eq!(in_name("r4_3_2_dice"), [Clause(4, 3)]);
    }

    #[test]
    fn other_names_start_with_none() {
        for name in ["rolls_r4_3", "r4_rolls", "r4_3rd_player", "r_4_3", ""] {
            assert_eq!(in_name(name), [], "{name}");
        }
    }

    #[test]
    fn clauses_are_ordered_by_number_not_by_text() {
        assert!(Clause(2, 9) < Clause(2, 10));
        assert!(Clause(9, 1) < Clause(10, 1));
    }
}
