//! Questions to a game's own code, which says what words they have.

use std::marker::PhantomData;

use clap::{Arg, ArgAction, ArgMatches, Command, Error};
use turlaj_answers::{Question, Solver, WordSpec};
use turlaj_catalog::{CHANCES, Offer, SOLVERS};

/// The games that a command asks.
pub(crate) trait Questions {
    /// What they answer.
    const OFFER: Offer<Solver>;
}

/// `turlaj solve`.
pub(crate) struct SolveQuestions;

impl Questions for SolveQuestions {
    const OFFER: Offer<Solver> = SOLVERS;
}

/// `turlaj odds`.
pub(crate) struct OddsQuestions;

impl Questions for OddsQuestions {
    const OFFER: Offer<Solver> = CHANCES;
}

/// A question to a game.
pub(crate) struct AskArgs<Q> {
    /// The game; another one is answered with those that are known.
    pub(crate) game: String,
    pub(crate) question: Question,
    /// Whether the answer is one JSON object.
    pub(crate) json: bool,
    to: PhantomData<Q>,
}

impl<Q: Questions> clap::Args for AskArgs<Q> {
    fn augment_args(command: Command) -> Command {
        let json = Arg::new("json").long("json").action(ArgAction::SetTrue).global(true);
        let game = |(name, solver): &(&'static str, &'static Solver)| {
            Command::new(*name).about(solver.about).args(solver.words.iter().map(arg))
        };
        command
            .arg(json.help("Print one JSON object"))
            .subcommands(Q::OFFER.games.iter().map(game))
            .subcommand_required(true)
            .allow_external_subcommands(true)
            .disable_help_subcommand(true)
            .subcommand_value_name("GAME")
            .subcommand_help_heading("Games")
    }

    fn augment_args_for_update(command: Command) -> Command {
        Self::augment_args(command)
    }
}

fn arg(word: &WordSpec) -> Arg {
    let arg = Arg::new(word.name).long(word.name).help(word.about);
    match word.value {
        "" => arg.action(ArgAction::SetTrue),
        value => arg.value_name(value),
    }
}

impl<Q: Questions> clap::FromArgMatches for AskArgs<Q> {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, Error> {
        let (game, given) = matches.subcommand().expect("clap asks for a game");
        let mut asked = AskArgs {
            game: game.to_string(),
            question: Question::default(),
            json: matches.get_flag("json"),
            to: PhantomData,
        };
        match Q::OFFER.of(game) {
            Ok(solver) => {
                let said = |word: &WordSpec| match word.value {
                    "" => given.get_flag(word.name).then(String::new),
                    _ => given.get_one::<String>(word.name).cloned(),
                };
                let words = solver.words.iter();
                let words = words.filter_map(|word| Some((word.name, said(word)?)));
                asked.question = Question(words.collect());
            }
            // Of a game that is not there clap has read nothing.
            Err(_) => {
                let mut words = given.get_many::<std::ffi::OsString>("").into_iter().flatten();
                asked.json |= words.any(|word| word == "--json");
            }
        }
        Ok(asked)
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), Error> {
        *self = Self::from_arg_matches(matches)?;
        Ok(())
    }
}
