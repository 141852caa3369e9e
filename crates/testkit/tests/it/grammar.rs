//! What is written for verifiers covers the dice of all options.

use std::fmt;
use std::str::FromStr;

use turlaj_core::{
    DiceFaces, DieKind, Due, Event, Eye, Game, Grammar, Node, NotationError, OptionSpec, Out,
    Refusal, Seat, Settings, Standings, Throw, always, notation_as_serde,
};
use turlaj_testkit::grammar;
use turlaj_testkit::toys::cups::Action;

/// One roll and nothing else: of one die, or with `dice=2` of two. `PADDED` says whether a row has a place for a die
/// that is not rolled.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Once<const PADDED: bool>(u8);

#[derive(Clone, PartialEq, Eq, Debug)]
struct Row(String);

impl fmt::Display for Row {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl FromStr for Row {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Row, NotationError> {
        Ok(Row(text.to_string()))
    }
}

notation_as_serde!(Row);

impl<const PADDED: bool> Game for Once<PADDED> {
    const ID: &'static str = "once";
    const RULES: u32 = 1;
    const OPTIONS: &'static [OptionSpec] = &[OptionSpec {
        name: "dice",
        values: &["1", "2"],
        about: "how many dice are rolled",
        matters: always,
        free: None,
        later: false,
    }];
    const PLAYERS: (u8, u8) = (1, 1);
    const GRAMMAR: Grammar = Grammar::DEFAULT;

    /// Whether the dice have fallen.
    type State = bool;
    type Action = Action;
    type Roll = Row;
    type View = ();
    type News = ();

    fn configure(settings: &Settings) -> Result<Self, Refusal> {
        Ok(Once(settings.get("dice").parse().unwrap()))
    }

    fn settings(&self) -> Settings {
        Settings::parse(Self::OPTIONS, 1, [("dice", &*self.0.to_string())]).unwrap()
    }

    fn players(&self) -> u8 {
        1
    }

    fn start(&self) -> Self::State {
        false
    }

    fn node(&self, state: &Self::State) -> Node {
        match state {
            false => Node::Chance,
            true => Node::Over(Standings::rank([(Seat(0), 0, Vec::new())])),
        }
    }

    fn legal(&self, _: &Self::State, _: Seat, _: &mut Vec<Action>) {}

    fn check(&self, _: &Self::State, _: Seat, _: &Action) -> Result<(), Refusal> {
        Err(Refusal::not_asked())
    }

    fn refused(&self, _: &Self::State, _: Seat) -> Vec<(Action, Refusal)> {
        Vec::new()
    }

    fn fallback(&self, _: &Self::State, _: Seat) -> Option<Action> {
        None
    }

    fn due(&self, _: &Self::State) -> Due {
        let mut due = Due::new(Throw::Turn { seat: Seat(0), turn: 1, roll: 1 });
        (1..=self.0).for_each(|number| due.add(number, 6, Some(0)));
        due
    }

    fn read(&self, _: &Self::State, faces: &[u32]) -> Row {
        let mut row: String = faces.iter().map(|face| (face + 1).to_string()).collect();
        if PADDED && row.len() == 1 {
            row.push('.');
        }
        Row(row)
    }

    fn faces(&self, _: &Self::State, roll: &Row) -> Result<DiceFaces, Refusal> {
        Ok(roll.0.chars().filter_map(|face| Some(face.to_digit(10)? - 1)).collect())
    }

    fn kinds(&self) -> Vec<DieKind> {
        vec![DieKind::new("die", (1..=6).map(|face| face.to_string()))]
    }

    fn apply<O: Out<Self>>(&self, state: &mut Self::State, _: &Event<Self>, _: &mut O) {
        *state = true;
    }

    fn view(&self, _: &Self::State, _: Eye) {}
}

#[test]
fn dice_that_an_option_adds_are_there() {
    let die = r#"{"faces":["1","2","3","4","5","6"],"name":"die"}"#;
    let data = grammar::data::<Once<true>>();
    assert!(data.contains(&format!("\"dice\": [{die},{die}],\n")), "{data}");
}

/// `4` in a game of two dice: a verifier would call it wrong.
#[test]
#[should_panic(expected = "a roll as the grammar writes it, with players=1 dice=1")]
fn a_roll_in_another_form_than_that_of_the_grammar_is_found() {
    grammar::data::<Once<false>>();
}
