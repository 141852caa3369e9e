//! Which names a game can have, and why not others.

use anyhow::{Result, bail, ensure};

use super::{OLD, own, read, title};
use crate::tidy::{self, Tree};

/// The longest name: it stands in menus and headings.
const LONGEST: usize = 12;

/// Words that are no names of modules, types or variables in Rust or in JavaScript.
const KEYWORDS: &[&str] = &[
    "abstract",
    "arguments",
    "async",
    "await",
    "become",
    "box",
    "break",
    "case",
    "catch",
    "class",
    "const",
    "continue",
    "crate",
    "debugger",
    "default",
    "delete",
    "dyn",
    "else",
    "enum",
    "eval",
    "export",
    "extends",
    "extern",
    "false",
    "final",
    "finally",
    "for",
    "function",
    "gen",
    "impl",
    "implements",
    "import",
    "instanceof",
    "interface",
    "let",
    "loop",
    "macro",
    "match",
    "mod",
    "move",
    "mut",
    "new",
    "null",
    "override",
    "package",
    "priv",
    "private",
    "protected",
    "pub",
    "public",
    "ref",
    "return",
    "self",
    "static",
    "struct",
    "super",
    "switch",
    "this",
    "throw",
    "trait",
    "true",
    "try",
    "type",
    "typeof",
    "undefined",
    "union",
    "unsafe",
    "unsized",
    "use",
    "var",
    "virtual",
    "void",
    "where",
    "while",
    "with",
    "yield",
];

/// Crates of Rust itself, and names of devices that cannot be files on every system.
const RESERVED: &[&str] = &["alloc", "aux", "con", "core", "nul", "prn", "proc", "std", "test"];

/// A name becomes a crate, a module, a type, a folder and a part of addresses, and says in each shared file which
/// lines belong to this game.
pub(super) fn check(tree: &Tree, name: &str) -> Result<()> {
    form(name)?;
    let games = tidy::games(tree);
    ensure!(!games.contains(&name), "there is a game `{name}`");
    let is_crate = ["crates", "tests/skeleton/crates"]
        .iter()
        .any(|folder| tree.under(&format!("{folder}/{name}/")).next().is_some());
    ensure!(!is_crate, "there is a crate `turlaj-{name}`");
    for game in games.into_iter().chain([OLD]) {
        let one_in_other = game.contains(name) || name.contains(game);
        ensure!(!one_in_other, "a line that names `{game}` would also seem to name `{name}`");
    }
    let template = read(tree);
    for (path, text) in &template {
        let taken = text.contains(name) || text.contains(&title(name));
        ensure!(!taken, "`{name}` is a word of the skeleton, in {path}");
    }
    for path in own(&template, name)?.keys() {
        ensure!(tree.file(path).is_none(), "there is a file {path}");
    }
    let folder = format!("web/app/{name}/");
    ensure!(tree.under(&folder).next().is_none(), "{folder} belongs to no game");
    if let Some(line) = tidy::mentions(tree, name).first() {
        bail!("`{name}` stands in a shared file, which would then seem to name a game: {line}");
    }
    Ok(())
}

/// Names that a game could have, for checks and tests: the test game's name with other letters. What games there are
/// makes no difference to who asks.
pub(super) fn free(tree: &Tree) -> impl Iterator<Item = String> {
    let shifted = |letter: u8, by: u8| char::from(b'a' + (letter - b'a' + by) % 26);
    (1..26)
        .map(move |by| OLD.bytes().map(|letter| shifted(letter, by)).collect::<String>())
        .filter(|name| check(tree, name).is_ok())
}

/// Refuses what is no name anywhere.
fn form(name: &str) -> Result<()> {
    if let Some(sign) = name.chars().find(|sign| !sign.is_ascii_lowercase()) {
        bail!("`{name}` has `{sign}`: a name has only the letters a to z");
    }
    ensure!(name.len() >= 3, "`{name}` is too short: a name has 3 to {LONGEST} letters");
    ensure!(name.len() <= LONGEST, "`{name}` is too long: a name has 3 to {LONGEST} letters");
    ensure!(!KEYWORDS.contains(&name), "`{name}` is a keyword of Rust or of JavaScript");
    ensure!(
        !RESERVED.contains(&name),
        "`{name}` is a name that Rust or an operating system reserves"
    );
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::super::rendered;
    use super::*;
    use crate::workspace;

    #[test]
    fn every_refusal_says_why() {
        let tree = tidy::tree(&workspace::root().unwrap()).unwrap();
        for (name, why) in [
            ("", "too short"),
            ("ab", "too short"),
            ("backgammonish", "too long"),
            ("Pig", "has `P`"),
            ("two words", "has ` `"),
            ("liars-dice", "has `-`"),
            ("liars_dice", "has `_`"),
            ("7up", "has `7`"),
            ("../pig", "has `.`"),
            ("żuk", "has `ż`"),
            ("match", "keyword"),
            ("class", "keyword"),
            ("std", "reserves"),
            ("core", "reserves"),
            ("stonoga", "there is a game `stonoga`"),
            (OLD, "there is a crate `turlaj-skeleton`"),
            ("bots", "there is a crate `turlaj-bots`"),
            ("snake", "would also seem to name"),
            ("ziomeks", "would also seem to name"),
            ("bank", "a word of the skeleton"),
            ("drawing", "a word of the skeleton"),
            ("animals", "stands in a shared file"),
        ] {
            let refusal = check(&tree, name).unwrap_err().to_string();
            assert!(refusal.contains(why), "{name}: {refusal}");
        }
    }

    /// So that tests which need a name pass whatever games there are.
    #[test]
    fn there_are_free_names_beside_any_game() {
        let tree = tidy::tree(&workspace::root().unwrap()).unwrap();
        let names: Vec<String> = free(&tree).collect();
        assert!(names.len() > 10, "{names:?}");
        let files = rendered(&tree, &names[0]).unwrap();
        let more = tree.with(&files);
        assert_eq!(free(&more).collect::<Vec<_>>(), names[1..]);
    }

    #[test]
    fn no_file_of_others_is_overwritten() {
        let tree = tidy::tree(&workspace::root().unwrap()).unwrap();
        let name = free(&tree).next().unwrap();
        let css = format!("web/styles/{name}.css");
        let drawing = format!("crates/terminal/src/{name}.rs");
        let folder = format!("web/app/{name}/");
        for (path, why) in [
            (css.clone(), format!("there is a file {css}")),
            (drawing.clone(), format!("there is a file {drawing}")),
            (format!("{folder}own.js"), format!("{folder} belongs to no game")),
        ] {
            let files = tree.files().map(|file| (file.path.as_str(), file.text.as_str()));
            let more = Tree::of(&files.chain([(path.as_str(), "")]).collect::<Vec<_>>());
            assert_eq!(check(&more, &name).unwrap_err().to_string(), why);
        }
    }
}
