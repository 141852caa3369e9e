//! Reads the numbered clauses of a page of rules.

use super::number::{self, Clause};
use crate::tidy::finding::Finding;
use crate::tidy::tree::File;

const START: &str = "- **";

/// All clauses of a page with their lines, and what is wrong with their numbers.
pub(crate) fn read(page: &File) -> (Vec<(usize, Clause)>, Vec<Finding>) {
    let mut clauses: Vec<(usize, Clause)> = Vec::new();
    let mut findings = Vec::new();
    for (number, line) in page.lines() {
        let Some(clause) = defined_by(line) else {
            // Without this a slip of the pen would take a clause out of the check unseen.
            if resembles_clause(line) {
                let message = "not read as a clause: write `- **R<chapter>.<number>**` in column 1";
                findings.push(Finding::new(&page.path, number, message));
            }
            continue;
        };
        if let Some((line, _)) = clauses.iter().find(|(_, other)| *other == clause) {
            let message = format!("{clause} is defined in line {line} already");
            findings.push(Finding::new(&page.path, number, message));
            continue;
        }
        if let Some((_, last)) = clauses.last().filter(|(_, last)| *last > clause) {
            let message = format!("{clause} stands after {last}");
            findings.push(Finding::new(&page.path, number, message));
        }
        clauses.push((number, clause));
    }
    (clauses, findings)
}

/// The clause that a line defines.
pub(super) fn defined_by(line: &str) -> Option<Clause> {
    let (clause, rest) = number::at_start(line.strip_prefix(START)?)?;
    rest.starts_with("**").then_some(clause)
}

/// Whether a line starts with a bold number, in whatever kind of list.
fn resembles_clause(line: &str) -> bool {
    let line = line.trim_start();
    let item = line.strip_prefix(['-', '*', '+']).filter(|rest| rest.starts_with(' '));
    let digits = item.unwrap_or(line).trim_start().strip_prefix("**R");
    digits.is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_digit()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::finding::shown;

    fn page(text: &str) -> (Vec<Clause>, Vec<String>) {
        let file = File { path: "rules/a.md".to_owned(), text: text.to_owned() };
        let (clauses, findings) = read(&file);
        (clauses.into_iter().map(|(_, clause)| clause).collect(), shown(&findings))
    }

    #[test]
    fn clauses_are_read_in_order() {
        let text = "# A\n- **R1.1** Roll, see R1.2.\n- **R1.2**\n  more\n- **R2.10** Stop.\n";
        let clauses = vec![Clause(1, 1), Clause(1, 2), Clause(2, 10)];
        assert_eq!(page(text), (clauses, vec![]));
    }

    #[test]
    fn a_repeated_number_is_found() {
        let text = "- **R1.1** a\n- **R1.2** b\n- **R1.1** c\n";
        assert_eq!(page(text).1, ["rules/a.md:3: R1.1 is defined in line 1 already"]);
    }

    #[test]
    fn a_falling_number_is_found() {
        let text = "- **R1.10** a\n- **R1.9** b\n";
        assert_eq!(page(text).1, ["rules/a.md:2: R1.9 stands after R1.10"]);
    }

    #[test]
    fn what_resembles_a_clause_but_is_none_is_found() {
        for text in
            ["* **R1.1** a", "  - **R1.1** a", "- **R1.1a** a", "**R1.1** a", "- **R1.1 a**"]
        {
            let (clauses, findings) = page(text);
            assert_eq!((clauses.len(), findings.len()), (0, 1), "{text}");
        }
    }

    #[test]
    fn mentions_of_clauses_are_no_definitions() {
        assert_eq!(page("- R1.1: why **[R]**\n- see **R1.1**\nR1.1 **is** it\n"), (vec![], vec![]));
    }
}
