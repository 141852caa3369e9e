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
    /// What follows at once in the sentence, such as the field for a die.
    pub then: Vec<A>,
    /// What it is worth.
    pub value: f64,
    /// What to do and why, as one sentence.
    pub why: Sentence,
    /// The weights of the reasons in the sentence, compared with the next best action (with the best one, where this
    /// is another): the first is above zero and speaks for the action; a second one is below zero and follows a
    /// "but". Empty where nothing speaks for the action but its value.
    pub weights: Vec<f64>,
}

/// The reasons that are given: the strongest one for an action, and the strongest one against it.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Weighed<R> {
    said: Vec<(f64, R)>,
}

impl<R> Weighed<R> {
    /// Chooses among reasons; the sign of a weight says which way a reason speaks. Without one in favour nothing is
    /// said, and what weighs little against it is left out.
    pub(crate) fn of(reasons: Vec<(f64, R)>) -> Weighed<R> {
        let (mut pro, mut con) = (None, None);
        for (weight, reason) in reasons {
            let strongest: &mut Option<(f64, R)> = if weight > 0.0 { &mut pro } else { &mut con };
            if weight != 0.0 && strongest.as_ref().is_none_or(|(most, _)| weight.abs() > most.abs())
            {
                *strongest = Some((weight, reason));
            }
        }
        let enough = |pro: &(f64, R), con: &(f64, R)| -con.0 * 4.0 >= pro.0;
        let con = con.filter(|con| pro.as_ref().is_some_and(|pro| enough(pro, con)));
        Weighed { said: pro.into_iter().chain(con).collect() }
    }

    pub(crate) fn weights(&self) -> Vec<f64> {
        self.said.iter().map(|(weight, _)| *weight).collect()
    }

    /// What to do, why, and after a "but" what speaks against it.
    pub(crate) fn sentence(
        &self,
        deed: impl Fn(Lang) -> String,
        say: impl Fn(Lang, &R, bool) -> String,
    ) -> Sentence {
        Sentence::each(|lang| {
            let mut text = deed(lang);
            for (weight, reason) in &self.said {
                let against = *weight < 0.0;
                text.push_str(match lang {
                    _ if !against => ": ",
                    Lang::En => ", but ",
                    Lang::Pl => ", ale ",
                    Lang::Ru => ", но ",
                });
                text.push_str(&say(lang, reason, against));
            }
            text.push('.');
            text
        })
    }
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

#[cfg(test)]
mod tests {
    use super::*;

    fn said(reasons: &[(f64, &'static str)]) -> String {
        let weighed = Weighed::of(reasons.to_vec());
        weighed.sentence(|_| "Roll".to_string(), |_, reason, _| (*reason).to_string()).en
    }

    #[test]
    fn the_strongest_reason_is_given_and_a_contrary_one_never_alone() {
        assert_eq!(said(&[(1.0, "a"), (3.0, "b"), (-1.0, "c"), (-2.0, "d")]), "Roll: b, but d.");
        assert_eq!(said(&[(-2.0, "d"), (0.0, "a")]), "Roll.");
        assert_eq!(said(&[(3.0, "b"), (-0.5, "c")]), "Roll: b.", "it weighs little");
        assert_eq!(said(&[]), "Roll.");
    }
}
