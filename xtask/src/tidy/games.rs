//! Which crates are games. A game's page of rules is what makes it one.

use super::finding::Finding;
use super::tree::{File, Tree};

/// The folders of the game crates, born or not yet.
pub(crate) const GAMES: &[&str] = &["stonoga", "clever", "snakes", "ziomek"];

/// A game as found in the repository.
pub(crate) struct Game<'a> {
    /// The stem of the page, and the folder of the crate.
    pub(crate) name: &'a str,
    /// The page of rules.
    pub(crate) page: &'a File,
    /// The folder of the crate, with `/` at its end.
    pub(crate) folder: String,
}

/// All games that have a page `rules/<game>.md`.
pub(crate) fn games(tree: &Tree) -> impl Iterator<Item = Game<'_>> {
    tree.under("rules/").filter_map(|page| {
        let name = page.path.strip_prefix("rules/")?.strip_suffix(".md")?;
        (!name.contains('/')).then(|| Game { name, page, folder: format!("crates/{name}/") })
    })
}

/// Finds pages without a crate and game crates without a page.
pub(crate) fn unmatched(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    for game in games(tree) {
        if !GAMES.contains(&game.name) {
            let message = format!("`{}` is not listed in xtask's GAMES: add it", game.name);
            findings.push(Finding::whole(&game.page.path, message));
        }
        if tree.under(&game.folder).next().is_none() {
            let message = format!("these rules have no crate {}", game.folder);
            findings.push(Finding::whole(&game.page.path, message));
        }
    }
    for name in GAMES {
        let manifest = format!("crates/{name}/Cargo.toml");
        let page = format!("rules/{name}.md");
        if tree.file(&manifest).is_some() && tree.file(&page).is_none() {
            findings.push(Finding::whole(&manifest, format!("this game has no page {page}")));
        }
    }
    findings
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
    fn a_page_without_a_crate_is_found() {
        let tree = Tree::of(&[("rules/snakes.md", "")]);
        assert_eq!(
            shown(&unmatched(&tree)),
            ["rules/snakes.md:1: these rules have no crate crates/snakes/"]
        );
    }

    #[test]
    fn a_game_without_a_page_is_found() {
        let tree = Tree::of(&[("crates/snakes/Cargo.toml", "")]);
        assert_eq!(
            shown(&unmatched(&tree)),
            ["crates/snakes/Cargo.toml:1: this game has no page rules/snakes.md"]
        );
    }

    #[test]
    fn an_unlisted_game_is_found() {
        let tree = Tree::of(&[("crates/chess/Cargo.toml", ""), ("rules/chess.md", "")]);
        assert_eq!(
            shown(&unmatched(&tree)),
            ["rules/chess.md:1: `chess` is not listed in xtask's GAMES: add it"]
        );
    }
}
