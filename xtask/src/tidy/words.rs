//! Check: no file holds words that only make sense on one machine or in unfinished work.

use super::finding::Finding;
use super::tree::{File, Tree};

/// A folder in which developers keep their work.
struct Folder {
    needle: &'static str,
    /// Whether only a name after it makes it somebody's folder.
    named: bool,
}

// All needles are written in two parts, because this file is searched too.
const FOLDERS: &[Folder] = &[
    Folder { needle: concat!("/wo", "rk/"), named: false },
    Folder { needle: concat!("/ro", "ot/"), named: false },
    Folder { needle: concat!("/ho", "me/"), named: true },
    Folder { needle: concat!("/Us", "ers/"), named: true },
];

/// Code that must not stay, with what to do instead. Pages may mention it.
const UNFINISHED: &[(&str, &str)] = &[
    (concat!("to", "do!("), "finish it"),
    (concat!("db", "g!("), "remove it"),
    (concat!("#[ig", "nore"), "a test runs always or does not exist"),
];

/// Finds paths of developers' machines in all files, and unfinished code in Rust files.
pub(crate) fn check(tree: &Tree) -> Vec<Finding> {
    tree.files().flat_map(in_file).collect()
}

fn in_file(file: &File) -> Vec<Finding> {
    let mut findings = Vec::new();
    for (number, line) in file.lines() {
        for folder in FOLDERS.iter().filter(|folder| has_folder(line, folder)) {
            let message = format!("`{}…` is a path of one machine", folder.needle);
            findings.push(Finding::new(&file.path, number, message));
        }
        if !file.path.ends_with(".rs") {
            continue;
        }
        for (needle, advice) in UNFINISHED.iter().filter(|(needle, _)| line.contains(needle)) {
            findings.push(Finding::new(&file.path, number, format!("`{needle}`: {advice}")));
        }
    }
    findings
}

/// Whether the line has an absolute path into the folder, not a longer path or an address of
/// the web that has the same words in its middle.
fn has_folder(line: &str, folder: &Folder) -> bool {
    line.match_indices(folder.needle).any(|(at, needle)| {
        let before = line[..at].chars().next_back();
        let after = line[at + needle.len()..].chars().next();
        let absolute = before.is_none_or(|c| !c.is_alphanumeric() && !"_-.~})]*".contains(c));
        let named = after.is_some_and(|c| c.is_alphanumeric() || c == '_');
        absolute && (named || !folder.named)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::finding::shown;

    fn findings(path: &str, text: &str) -> Vec<String> {
        shown(&check(&Tree::of(&[(path, text)])))
    }

    #[test]
    fn paths_of_a_machine_are_found_in_any_file() {
        for folder in FOLDERS {
            let text = format!("fine\nsee `{}ann/x`\n", folder.needle);
            assert_eq!(
                findings("docs/a.md", &text),
                [format!("docs/a.md:2: `{}…` is a path of one machine", folder.needle)]
            );
        }
    }

    #[test]
    fn other_paths_pass() {
        for folder in FOLDERS {
            let text = format!("docs{0}ann example.org{0}ann ${{x}}{0}ann", folder.needle);
            assert_eq!(findings("docs/a.md", &text), [""; 0]);
        }
        assert_eq!(findings("docs/a.md", concat!("/ho", "me/<name>")), [""; 0]);
    }

    #[test]
    fn unfinished_code_is_found_in_rust_only() {
        for (needle, advice) in UNFINISHED {
            let text = format!("    {needle}");
            assert_eq!(findings("src/a.rs", &text), [format!("src/a.rs:1: `{needle}`: {advice}")]);
            assert_eq!(findings("docs/a.md", &text), [""; 0]);
        }
    }
}
