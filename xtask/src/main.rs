//! Checks of this repository: `cargo xtask test` runs them all, `cargo xtask tidy` the ones
//! that the compiler and Clippy cannot make. `cargo xtask new-game` begins a game, `cargo xtask
//! gallery` takes pictures, and `cargo xtask dist` makes packages.

mod dist;
mod gallery;
mod new_game;
mod suite;
mod tidy;
mod workspace;

use std::process::ExitCode;

const USAGE: &str = "\
usage: cargo xtask <command>

  test [--install]  run everything that must hold before a change is accepted;
                    --install first installs the tools that are missing
  tidy              check what compilers do not: clauses, layers, layout, size, words
  new-game NAME     write a small working game of this name, and its line in every shared file
  gallery           take pictures of every screen, into docs/gallery
  dist [--binary FILE] [--out FOLDER]
                    build for release and make an archive, a Debian package, an OCI
                    image, an SBOM and SHA256SUMS, into target/dist;
                    --binary packages an existing program instead of building one";

/// What the command line asks for.
#[derive(Debug, PartialEq, Eq)]
enum Command {
    Test { install: bool },
    Tidy,
    NewGame(String),
    Gallery,
    Dist(dist::Options),
}

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let Some(command) = parse(&words) else {
        eprintln!("{USAGE}");
        return ExitCode::from(2);
    };
    match run(&command) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn parse(words: &[&str]) -> Option<Command> {
    match words {
        ["test"] => Some(Command::Test { install: false }),
        ["test", "--install"] => Some(Command::Test { install: true }),
        ["tidy"] => Some(Command::Tidy),
        ["new-game", name] => Some(Command::NewGame((*name).to_string())),
        ["gallery"] => Some(Command::Gallery),
        ["dist", options @ ..] => dist::Options::parse(options).map(Command::Dist),
        _ => None,
    }
}

fn run(command: &Command) -> anyhow::Result<()> {
    let root = workspace::root()?;
    match command {
        Command::Test { install } => suite::run(root, *install),
        Command::Tidy => tidy::run(&root),
        Command::NewGame(name) => new_game::run(&root, name),
        Command::Gallery => gallery::run(&root),
        Command::Dist(options) => dist::run(&root, options),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_are_read() {
        assert_eq!(parse(&["tidy"]), Some(Command::Tidy));
        let new_game = Command::NewGame("chess".to_string());
        assert_eq!(parse(&["new-game", "chess"]), Some(new_game));
        assert_eq!(parse(&["gallery"]), Some(Command::Gallery));
        assert_eq!(parse(&["test"]), Some(Command::Test { install: false }));
        assert_eq!(parse(&["test", "--install"]), Some(Command::Test { install: true }));
    }

    #[test]
    fn unknown_words_are_not_commands() {
        for words in [
            &[][..],
            &["tset"],
            &["tidy", "--install"],
            &["test", "--instal"],
            &["new-game"],
            &["dist", "--out"],
        ] {
            assert_eq!(parse(words), None, "{words:?}");
        }
    }
}
