//! Advice: the best actions, what they are worth, and why, in the languages of the project.

/// A language in which advice is given.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lang {
    /// English.
    En,
    /// Polish.
    Pl,
    /// Russian.
    Ru,
}

/// All languages.
pub const LANGS: [Lang; 3] = [Lang::En, Lang::Pl, Lang::Ru];

impl Lang {
    /// Its code, such as `pl`.
    pub fn code(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::Pl => "pl",
            Lang::Ru => "ru",
        }
    }

    /// The form of a word beside a number: `2 punkty, 12 punktów, 22 punkty`; only Russian says `21`
    /// like `1`, and English knows no few.
    pub(crate) fn form(self, number: u32) -> Form {
        let (last, teen) = (number % 10, (11..20).contains(&(number % 100)));
        match last {
            1 if number == 1 || (self == Lang::Ru && !teen) => Form::One,
            2..=4 if !teen && self != Lang::En => Form::Few,
            _ => Form::Many,
        }
    }

    /// A number and the form of a word that it takes, of one, few, many.
    pub(crate) fn counted(self, number: u32, forms: [&str; 3]) -> String {
        format!("{number} {}", forms[self.form(number) as usize])
    }
}

/// Which form of a word a number takes: of one, of two to four, of many.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Form {
    One,
    Few,
    Many,
}

/// What values are told in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unit {
    /// The expected share of the victory, from 0 to 1.
    Victory,
    /// Expected points at the end of the game.
    Points,
    /// Expected tiles that a solo player of Stonoga loses: the fewer the better, told with a minus.
    Lost,
}

/// Advice to a seat.
#[derive(Clone, PartialEq, Debug)]
pub struct Advice<A> {
    /// What values are told in.
    pub unit: Unit,
    /// Whether the values are exact under best play of all, not an estimate.
    pub exact: bool,
    /// Actions, the best first; of actions that come to the same, one.
    pub best: Vec<Advised<A>>,
}

/// One action that was looked at.
#[derive(Clone, PartialEq, Debug)]
pub struct Advised<A> {
    /// What to do.
    pub action: A,
    /// What it is worth.
    pub value: f64,
    /// What to do and why, as one sentence.
    pub why: Sentence,
}

/// One sentence in all languages.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Sentence {
    /// In English.
    pub en: String,
    /// In Polish.
    pub pl: String,
    /// In Russian.
    pub ru: String,
}

impl Sentence {
    /// The sentence that `say` makes, in all languages.
    pub fn each(say: impl Fn(Lang) -> String) -> Sentence {
        Sentence { en: say(Lang::En), pl: say(Lang::Pl), ru: say(Lang::Ru) }
    }

    /// In one language.
    pub fn in_lang(&self, lang: Lang) -> &str {
        match lang {
            Lang::En => &self.en,
            Lang::Pl => &self.pl,
            Lang::Ru => &self.ru,
        }
    }
}
