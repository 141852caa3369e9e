//! Check: every clause of the rules is held by a test, every mention of one is true, and every
//! reading has its reason.

mod number;
mod page;
mod readings;
mod tests_in;

use std::collections::BTreeSet;

use super::finding::Finding;
use super::games::{self, Game};
use super::tree::{File, Tree};
use number::Clause;

/// Finds clauses that no test cites, mentions of clauses that do not exist, disorder in the
/// pages, readings without a mark or a reason, and pages and crates that do not belong together.
pub(crate) fn check(tree: &Tree) -> Vec<Finding> {
    let mut findings = games::unmatched(tree);
    findings.extend(games::all(tree).flat_map(|game| check_game(tree, &game)));
    findings
}

fn check_game(tree: &Tree, game: &Game<'_>) -> Vec<Finding> {
    let (clauses, mut findings) = page::read(game.page);
    findings.extend(readings::check(game.page));
    let defined: BTreeSet<Clause> = clauses.iter().map(|(_, clause)| *clause).collect();
    let mut cited = BTreeSet::new();
    for file in tree.under(&game.folder).filter(|file| file.path.ends_with(".rs")) {
        let uses = Uses::of(file);
        if may_cite(game, file) {
            cited.extend(uses.cited);
        }
        findings.extend(undefined(file, game, &uses.mentioned, &defined));
    }
    let mentioned = number::mentions(&game.page.text);
    findings.extend(undefined(game.page, game, &mentioned, &defined));
    for (line, clause) in clauses.iter().filter(|(_, clause)| !cited.contains(clause)) {
        findings.push(Finding::new(&game.page.path, *line, format!("no test cites {clause}")));
    }
    findings
}

/// How one source file uses clauses.
struct Uses {
    /// Those that its tests cite.
    cited: BTreeSet<Clause>,
    /// Those that it mentions anywhere, with the lines.
    mentioned: Vec<(usize, Clause)>,
}

impl Uses {
    fn of(file: &File) -> Self {
        let mut cited = BTreeSet::new();
        let mut mentioned = number::mentions(&file.text);
        for test in tests_in::tests(&file.text) {
            let in_name = number::in_name(&test.name);
            mentioned.extend(in_name.iter().map(|clause| (test.line, *clause)));
            cited.extend(in_name);
            cited.extend(number::mentions(&test.doc).into_iter().map(|(_, clause)| clause));
        }
        Self { cited, mentioned }
    }
}

/// Only what `cargo test` runs holds a clause: benches and build scripts do not.
fn may_cite(game: &Game<'_>, file: &File) -> bool {
    let inner = file.path.strip_prefix(&game.folder).unwrap_or_default();
    inner.starts_with("src/") || inner.starts_with("tests/")
}

fn undefined(
    file: &File,
    game: &Game<'_>,
    mentioned: &[(usize, Clause)],
    defined: &BTreeSet<Clause>,
) -> Vec<Finding> {
    let unknown = mentioned.iter().filter(|(_, clause)| !defined.contains(clause));
    unknown
        .map(|(line, clause)| {
            let message = format!("{} defines no {clause}", game.page.path);
            Finding::new(&file.path, *line, message)
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::finding::shown;

    const PAGE: &str = "# Snakes\n- **R1.1** Roll.\n- **R1.2** Move.\n";

    fn findings(path: &str, text: &str) -> Vec<String> {
        shown(&check(&Tree::of(&[("rules/snakes.md", PAGE), (path, text)])))
    }

    #[test]
    fn clauses_cited_by_name_or_doc_pass() {
        let text = "#[test]\nfn r1_1_rolls() {}\n/// R1.2: a move.\n#[test]\nfn moves() {}\n";
        assert_eq!(findings("crates/snakes/tests/turn.rs", text), [""; 0]);
        let text = "#[test]\nfn r1_1_r1_2_rolls_and_moves() {}\n";
        assert_eq!(findings("crates/snakes/src/apply/tests.rs", text), [""; 0]);
    }

    #[test]
    fn a_comment_is_not_a_citation() {
        let text = "// R1.2 here\n#[test]\nfn r1_1_rolls() {\n    // R1.2\n}\n";
        assert_eq!(
            findings("crates/snakes/tests/turn.rs", text),
            ["rules/snakes.md:3: no test cites R1.2"]
        );
    }

    #[test]
    fn a_function_that_is_no_test_and_a_test_elsewhere_do_not_cite() {
        let text = "fn r1_1_r1_2_helper() {}\n";
        assert_eq!(findings("crates/snakes/tests/turn.rs", text).len(), 2);
        let text = "#[test]\nfn r1_1_r1_2_all() {}\n";
        assert_eq!(findings("crates/snakes/benches/turn.rs", text).len(), 2);
    }

    #[test]
    fn undefined_clauses_are_found_in_comments_and_names() {
        let text = "#[test]\nfn r1_1_r1_2_r1_3_all() {\n    // R7.1: what?\n}\n";
        assert_eq!(
            findings("crates/snakes/tests/turn.rs", text),
            [
                "crates/snakes/tests/turn.rs:3: rules/snakes.md defines no R7.1",
                "crates/snakes/tests/turn.rs:2: rules/snakes.md defines no R1.3",
            ]
        );
    }
}
