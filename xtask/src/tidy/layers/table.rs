//! The layers of the architecture: which crate may depend on which.

/// Stands for every game crate, as the name of a row and in lists.
const ALL_GAMES: &str = "games";

/// What one crate may depend on, besides in its tests.
pub(crate) struct Layer {
    /// The crate's name without the prefix `turlaj-`.
    name: &'static str,
    ours: &'static [&'static str],
    external: External,
}

enum External {
    /// Pure crates: whatever can roll, wait or read a file stays out by not being here.
    Only(&'static [&'static str]),
    Any,
}

const fn pure(
    name: &'static str,
    ours: &'static [&'static str],
    external: &'static [&'static str],
) -> Layer {
    Layer { name, ours, external: External::Only(external) }
}

const fn layer(name: &'static str, ours: &'static [&'static str]) -> Layer {
    Layer { name, ours, external: External::Any }
}

/// The binary's name has no prefix.
const BINARY: &str = "turlaj";

/// Depended on by tests alone, whatever the table says.
pub(crate) const TEST_ONLY: [&str; 2] = ["testkit", "testserver"];

/// Not in the shipped program: what only tests use, and what everybody who builds it would wait for.
pub(crate) const NOT_SHIPPED: [&str; 7] = [
    "turlaj-testkit",
    "turlaj-testserver",
    "turlaj-skeleton",
    "parquet",
    "regex-automata",
    "ts-rs",
    "utoipa",
];

/// The crates that know games, each with files for every one of them.
pub(crate) const SEES_GAMES: [&str; 9] = [
    "terminal",
    "exact",
    "packed",
    "abstraction",
    "answers",
    "learned",
    "learn",
    "bots",
    "catalog",
];

const LAYERS: &[Layer] = &[
    pure("core", &[], &["arrayvec", "serde", "thiserror", "ts-rs"]),
    pure(ALL_GAMES, &["core"], &["arrayvec", "serde", "thiserror", "ts-rs"]),
    pure("table", &["core"], &["hex", "hmac", "serde", "serde_json", "sha2", "thiserror"]),
    layer("terminal", &["core", "table", ALL_GAMES]),
    layer("keyboard", &["core", "table", "engine", "terminal"]),
    layer("engine", &["core"]),
    layer("exact", &["core", ALL_GAMES]),
    layer("packed", &["core", ALL_GAMES]),
    layer("abstraction", &[ALL_GAMES]),
    layer("answers", &["core", "exact", "terminal", ALL_GAMES]),
    layer("learned", &["core", "abstraction", "exact", "packed", ALL_GAMES]),
    layer("learn", &["core", "learned", "packed", ALL_GAMES]),
    layer("bots", &["core", "abstraction", "engine", "exact", "learned", "packed", ALL_GAMES]),
    layer("catalog", &["core", "answers", "engine", "terminal", "bots", ALL_GAMES]),
    layer("analysis", &["core", "table", "engine"]),
    layer("lab", &["core", "table", "engine", "catalog", "exact"]),
    layer("proto", &["core"]),
    layer("load", &["table", "proto"]),
    layer("store", &["core"]),
    layer("server", &["core", "table", "engine", "catalog", "proto", "store"]),
    layer(
        BINARY,
        &[
            "core", "analysis", "answers", "table", "engine", "exact", "terminal", "keyboard",
            "catalog", "lab", "load", "store", "server",
        ],
    ),
    layer("testkit", &["core", "table", "engine"]),
    layer("testserver", &["core", "table", "engine", "catalog", "store", "server", "skeleton"]),
    // The test game has what other games have in shared crates, which must not know it.
    pure("skeleton", &["core", "bots", "catalog", "terminal"], &["arrayvec", "serde", "ts-rs"]),
    layer("xtask", &[]),
    layer("system-tests", &[]),
];

/// Outside of `crates/`: checks of the repository, tests, and the test game.
const NOT_DRAWN: [&str; 3] = ["skeleton", "xtask", "system-tests"];

/// Every row of the diagram, with those that it may depend on; all games are one.
pub(super) fn drawn() -> Vec<(&'static str, &'static [&'static str])> {
    let rows = LAYERS.iter().map(|layer| (layer.name, layer.ours));
    rows.filter(|(name, _)| !NOT_DRAWN.contains(name)).collect()
}

impl Layer {
    /// The row for a package, if there is one. `games` are the names of the game crates.
    pub(crate) fn of(package: &str, games: &[&str]) -> Option<&'static Self> {
        let name = short(package);
        let row = if games.contains(&name) { ALL_GAMES } else { name };
        LAYERS.iter().find(|layer| layer.name == row)
    }

    /// Whether this crate may depend on that package of this workspace.
    pub(crate) fn may_use_ours(&self, package: &str, games: &[&str]) -> bool {
        let name = short(package);
        if TEST_ONLY.contains(&name) {
            return false;
        }
        let game = self.ours.contains(&ALL_GAMES) && games.contains(&name);
        self.ours.contains(&name) || game
    }

    /// Whether this crate may depend on that package of somebody else.
    pub(crate) fn may_use_external(&self, package: &str) -> bool {
        match self.external {
            External::Any => true,
            External::Only(list) => list.contains(&package),
        }
    }
}

fn short(package: &str) -> &str {
    package.strip_prefix("turlaj-").unwrap_or(package)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_in_a_list_has_a_row() {
        for layer in LAYERS {
            for name in layer.ours {
                assert!(LAYERS.iter().any(|row| row.name == *name), "{name} has no row");
            }
        }
    }

    #[test]
    fn every_game_has_the_one_row_of_games() {
        let row = |package| Layer::of(package, &["chess"]).map(|layer| layer.name);
        assert_eq!(row("turlaj-chess"), Some(ALL_GAMES));
        assert_eq!(row("turlaj-draughts"), None);
    }

    #[test]
    fn only_these_crates_see_games() {
        let sees = |layer: &&Layer| layer.may_use_ours("turlaj-chess", &["chess"]);
        let names: Vec<&str> = LAYERS.iter().filter(sees).map(|layer| layer.name).collect();
        assert_eq!(names, SEES_GAMES);
    }
}
