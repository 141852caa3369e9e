//! Check: no source file is too long to be read in one sitting.

use super::finding::Finding;
use super::tree::{File, Tree};

/// The most lines a source file may have; most should have far fewer.
const MOST: usize = 800;
/// A style sheet has a line for each declaration.
const MOST_OF_SHEETS: usize = 1200;

const ENDINGS: &[&str] = &[".rs", ".py", ".js", ".ts", ".css"];

/// Parts of paths of files that nobody reads from top to bottom: generated code, tables of data.
const EXEMPT: &[&str] = &["/generated/", "/tables/"];

/// Finds source files that are too long.
pub(crate) fn check(tree: &Tree) -> Vec<Finding> {
    tree.files().filter(|file| is_source(file) && !is_exempt(file)).filter_map(too_long).collect()
}

fn is_source(file: &File) -> bool {
    ENDINGS.iter().any(|ending| file.path.ends_with(ending))
}

fn is_exempt(file: &File) -> bool {
    // A part that ends in a name, not in a folder, must stand at the end of the path.
    let path = format!("/{}", file.path);
    EXEMPT.iter().any(
        |part| {
            if part.ends_with('/') { path.contains(part) } else { path.ends_with(part) }
        },
    )
}

fn too_long(file: &File) -> Option<Finding> {
    let lines = file.text.lines().count();
    let most = if file.path.ends_with(".css") { MOST_OF_SHEETS } else { MOST };
    (lines > most).then(|| {
        Finding::new(&file.path, most + 1, format!("{lines} lines, at most {most}: split it"))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::finding::shown;

    fn findings(path: &str, lines: usize) -> Vec<String> {
        shown(&check(&Tree::of(&[(path, &"x\n".repeat(lines))])))
    }

    #[test]
    fn a_file_of_the_most_lines_passes_and_one_more_does_not() {
        assert_eq!(findings("crates/core/src/lib.rs", MOST), [""; 0]);
        assert_eq!(
            findings("crates/core/src/lib.rs", MOST + 1),
            ["crates/core/src/lib.rs:801: 801 lines, at most 800: split it"]
        );
    }

    #[test]
    fn a_style_sheet_has_short_lines_and_may_have_more_of_them() {
        assert_eq!(findings("web/styles/a.css", MOST_OF_SHEETS), [""; 0]);
        assert_eq!(
            findings("web/styles/a.css", MOST_OF_SHEETS + 1),
            ["web/styles/a.css:1201: 1201 lines, at most 1200: split it"]
        );
    }

    #[test]
    fn tables_generated_code_and_other_kinds_of_file_may_be_long() {
        for path in ["generated/wire.ts", "web/tables/a.js", "a.md"] {
            assert_eq!(findings(path, MOST + 1), [""; 0], "{path}");
        }
    }

    #[test]
    fn names_that_only_resemble_exempt_ones_are_checked() {
        for path in ["crates/table/src/table.rs", "crates/table/src/lib.rs"] {
            assert_eq!(findings(path, MOST + 1).len(), 1, "{path}");
        }
    }
}
