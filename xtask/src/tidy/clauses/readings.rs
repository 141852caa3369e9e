//! Check: every reading of a page of rules is marked, and has its reason in the last section.

use std::collections::BTreeMap;

use super::number::{self, Clause};
use super::page;
use crate::tidy::finding::Finding;
use crate::tidy::tree::File;

/// Stands in the line of a clause that is a reading.
const MARK: &str = "**[R]**";
/// The heading of the section with one line `- R1.2, R1.3: why` for each reading.
const REASONS: &str = "## Readings and their reasons";

/// Finds marked clauses without a reason, and reasons of clauses that are not marked.
pub(crate) fn check(page: &File) -> Vec<Finding> {
    let mut marked = BTreeMap::new();
    let mut argued = BTreeMap::new();
    let mut in_reasons = false;
    for (number, line) in page.lines() {
        in_reasons = if line.starts_with("## ") { line == REASONS } else { in_reasons };
        if in_reasons {
            argued.extend(reasoned(line).into_iter().map(|clause| (clause, number)));
        } else if let Some(clause) = page::defined_by(line).filter(|_| line.contains(MARK)) {
            marked.insert(clause, number);
        }
    }
    let finding = |(clause, number): (&Clause, &usize), what: &str| {
        Finding::new(&page.path, *number, format!("{clause} {what}"))
    };
    let unargued = marked.iter().filter(|(clause, _)| !argued.contains_key(clause));
    let unmarked = argued.iter().filter(|(clause, _)| !marked.contains_key(clause));
    unargued
        .map(|found| finding(found, "is marked [R] and has no reason in the last section"))
        .chain(unmarked.map(|found| finding(found, "has a reason here and is not marked [R]")))
        .collect()
}

/// The clauses whose reason a line gives: two in `- R1.2, R1.3: why`.
fn reasoned(line: &str) -> Vec<Clause> {
    let Some((names, _)) = line.strip_prefix("- ").and_then(|item| item.split_once(':')) else {
        return Vec::new();
    };
    names.split(", ").map_while(number::at_start).map(|(clause, _)| clause).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::finding::shown;

    const PAGE: &str = "# A\n\
        - **R1.1** Roll.\n\
        - **R1.2** Move **[R]**: to the left.\n\
        - **R1.3** Stop. **[R]**\n\
        ## Readings and their reasons\n";

    fn findings(reasons: &str) -> Vec<String> {
        let text = format!("{PAGE}{reasons}");
        shown(&check(&File { path: "rules/a.md".to_owned(), text }))
    }

    #[test]
    fn marked_clauses_with_reasons_pass() {
        assert_eq!(findings("- R1.2: so says R1.1.\n- R1.3: why not\n"), [""; 0]);
        assert_eq!(findings("- R1.2, R1.3: both are silent: so.\n"), [""; 0]);
    }

    #[test]
    fn a_marked_clause_without_a_reason_is_found() {
        assert_eq!(
            findings("- R1.2: see R1.3.\n\n## Other\n- R1.3: no reason\n"),
            ["rules/a.md:4: R1.3 is marked [R] and has no reason in the last section"]
        );
    }

    #[test]
    fn a_reason_of_a_clause_without_the_mark_is_found() {
        assert_eq!(
            findings("- R1.2, R1.1: a\n- R1.3: b\n"),
            ["rules/a.md:6: R1.1 has a reason here and is not marked [R]"]
        );
    }
}
