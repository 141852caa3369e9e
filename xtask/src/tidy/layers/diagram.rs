//! Check: the diagram in ARCHITECTURE.md shows every crate above all crates that it may depend on.

use std::collections::BTreeMap;

use super::super::finding::Finding;
use super::super::tree::{File, Tree};
use super::table::drawn;

/// Finds crates that the diagram lacks, that no table knows, or that stand beside or below what they depend on.
pub(crate) fn check(tree: &Tree) -> Vec<Finding> {
    tree.file("ARCHITECTURE.md").map_or_else(Vec::new, compare)
}

fn compare(page: &File) -> Vec<Finding> {
    let block = page.lines().skip_while(|(_, line)| *line != "```").skip(1);
    let lines: Vec<(usize, &str)> = block.take_while(|(_, line)| *line != "```").collect();
    let names = lines.iter().flat_map(|(number, line)| {
        line.split_whitespace().map(move |name| (name.to_string(), *number))
    });
    let names: Vec<(String, usize)> = names.collect();
    let first = lines.first().map_or(1, |(number, _)| *number);
    let mut findings = Vec::new();
    let mut find = |number: usize, message: String| {
        findings.push(Finding::new(&page.path, number, message));
    };
    let mut lines: BTreeMap<&str, usize> = BTreeMap::new();
    let crates = drawn();
    for (name, number) in &names {
        if lines.insert(name, *number).is_some() {
            find(*number, format!("`{name}` stands twice in the diagram"));
        }
        if !crates.iter().any(|(known, _)| known == name) {
            find(*number, format!("`{name}` is not in xtask's table of layers"));
        }
    }
    for (name, below) in &crates {
        let Some(number) = lines.get(name) else {
            find(first, format!("the diagram does not show `{name}`"));
            continue;
        };
        for other in *below {
            if lines.get(other).is_some_and(|lower| lower <= number) {
                let message = format!("`{name}` may depend on `{other}` and must stand above it");
                find(*number, message);
            }
        }
    }
    findings
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::finding::shown;
    use crate::workspace;

    fn page() -> String {
        std::fs::read_to_string(workspace::root().unwrap().join("ARCHITECTURE.md")).unwrap()
    }

    fn found(page: &str) -> Vec<String> {
        shown(&check(&Tree::of(&[("ARCHITECTURE.md", page)])))
            .into_iter()
            .map(|line| line.split_once(": ").unwrap().1.to_string())
            .collect()
    }

    #[test]
    fn the_diagram_is_that_of_the_table() {
        assert_eq!(found(&page()), [""; 0]);
    }

    #[test]
    fn a_crate_too_many_too_few_or_too_low_is_found() {
        let other = |from: &str, to: &str| {
            let page = page();
            assert_eq!(page.matches(from).count(), 1, "{from}");
            found(&page.replace(from, to))
        };
        assert_eq!(other("\ncatalog\n", "\n"), ["the diagram does not show `catalog`"]);
        assert_eq!(
            other("\ncatalog\n", "\ncatalog  cellar\n"),
            ["`cellar` is not in xtask's table of layers"]
        );
        assert_eq!(
            other("\ncatalog\n", "\ncatalog\ncatalog\n"),
            ["`catalog` stands twice in the diagram"]
        );
        let low = other("\nlearned   terminal\nexact  ", "\nexact   terminal\nlearned  ");
        let below = ["abstraction", "exact", "packed"];
        let expected =
            below.map(|name| format!("`learned` may depend on `{name}` and must stand above it"));
        assert_eq!(low, expected);
    }
}
