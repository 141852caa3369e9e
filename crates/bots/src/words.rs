//! Explanations in the languages of the project: page and terminal say the same.

use serde::Deserialize;
use serde::de::DeserializeOwned;
use turlaj_engine::Explanation;

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

/// How the explanations of one game are put into words.
pub(crate) trait Words {
    /// What is done.
    type What: DeserializeOwned;
    /// A reason.
    type Why: DeserializeOwned;

    /// Says what is done.
    fn what(lang: Lang, what: &Self::What) -> String;
    /// Says a reason; `against` where it speaks against the action.
    fn why(lang: Lang, why: &Self::Why, against: bool) -> String;

    /// What is lost ([`turlaj_engine::Unit::Losses`]): of one, few, many, and of a part.
    fn losses(lang: Lang) -> [&'static str; 4] {
        match lang {
            Lang::En => ["point", "points", "points", "points"],
            Lang::Pl => ["punkt", "punkty", "punktów", "punktu"],
            Lang::Ru => ["очко", "очка", "очков", "очка"],
        }
    }
}

/// What to do, why, and after a "but" what speaks against it.
///
/// # Panics
/// If the explanation is not one of the engine whose words these are.
pub(crate) fn sentence<W: Words, A>(explanation: &Explanation<A>) -> Sentence {
    let ours = "an explanation is said in the words of its own engine";
    let what = W::What::deserialize(&explanation.what).expect(ours);
    let reasons = explanation.reasons.iter();
    let reasons: Vec<(f64, W::Why)> = reasons
        .map(|reason| (reason.weight, W::Why::deserialize(&reason.data).expect(ours)))
        .collect();
    Sentence::each(|lang| {
        let mut text = W::what(lang, &what);
        for (weight, why) in &reasons {
            let against = *weight < 0.0;
            text.push_str(match lang {
                _ if !against => ": ",
                Lang::En => ", but ",
                Lang::Pl => ", ale ",
                Lang::Ru => ", но ",
            });
            text.push_str(&W::why(lang, why, against));
        }
        text.push('.');
        text
    })
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
    pub(crate) fn each(say: impl Fn(Lang) -> String) -> Sentence {
        Sentence { en: say(Lang::En), pl: say(Lang::Pl), ru: say(Lang::Ru) }
    }

    /// The same words in the order of [`LANGS`].
    pub(crate) fn of([en, pl, ru]: [&str; 3]) -> Sentence {
        Sentence { en: en.to_string(), pl: pl.to_string(), ru: ru.to_string() }
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
