//! Which crates are games. A game's page of rules is what makes it one.

use super::finding::Finding;
use super::tree::{File, Tree};

/// Where the test game stands, with folders like those of the whole repository.
pub(crate) const TEST_GAME: &str = "tests/skeleton/";

/// A game as found in the repository.
pub(crate) struct Game<'a> {
    /// The stem of the page, and the folder of the crate.
    pub(crate) name: &'a str,
    /// The page of rules.
    pub(crate) page: &'a File,
    /// The folder of the crate, with `/` at its end.
    pub(crate) folder: String,
}

/// All games that ship: those with a page `rules/<game>.md`.
pub(crate) fn games(tree: &Tree) -> impl Iterator<Item = Game<'_>> {
    under(tree, "")
}

/// The same, and the test game.
pub(crate) fn all(tree: &Tree) -> impl Iterator<Item = Game<'_>> {
    games(tree).chain(under(tree, TEST_GAME))
}

fn under<'a>(tree: &'a Tree, root: &'static str) -> impl Iterator<Item = Game<'a>> {
    tree.files().filter_map(move |page| {
        let name = page.path.strip_prefix(root)?.strip_prefix("rules/")?.strip_suffix(".md")?;
        let folder = format!("{root}crates/{name}/");
        (!name.contains('/')).then_some(Game { name, page, folder })
    })
}

/// Finds pages without a crate.
pub(crate) fn unmatched(tree: &Tree) -> Vec<Finding> {
    let lacks = all(tree).filter(|game| tree.under(&game.folder).next().is_none());
    let message = |game: &Game<'_>| format!("these rules have no crate {}", game.folder);
    lacks.map(|game| Finding::whole(&game.page.path, message(&game))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::finding::shown;

    #[test]
    fn a_page_and_its_crate_belong_together() {
        let tree = Tree::of(&[("crates/snakes/Cargo.toml", ""), ("rules/snakes.md", "")]);
        assert_eq!(shown(&unmatched(&tree)), [""; 0]);
        assert_eq!(games(&tree).map(|game| game.name).collect::<Vec<_>>(), ["snakes"]);
    }

    #[test]
    fn the_test_game_is_a_game_that_does_not_ship() {
        let tree = Tree::of(&[("rules/snakes.md", ""), ("tests/skeleton/rules/bones.md", "")]);
        let folders: Vec<String> = all(&tree).map(|game| game.folder).collect();
        assert_eq!(folders, ["crates/snakes/", "tests/skeleton/crates/bones/"]);
        assert_eq!(games(&tree).count(), 1);
    }

    #[test]
    fn a_page_without_a_crate_is_found() {
        let tree = Tree::of(&[("rules/snakes.md", "")]);
        assert_eq!(
            shown(&unmatched(&tree)),
            ["rules/snakes.md:1: these rules have no crate crates/snakes/"]
        );
    }
}
