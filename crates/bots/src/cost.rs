//! What an action costs that is not the best, in words.

use turlaj_engine::Unit;

use crate::words::Words;
use crate::{Lang, Sentence};

/// The cost of an action whose value is this much below the best one.
pub(crate) fn cost<W: Words>(unit: Unit, loss: f64) -> Sentence {
    let (number, digits) = match unit {
        Unit::Victory => (100.0 * loss, 1),
        Unit::Points => (loss, 1),
        Unit::Losses(_) => (loss, 2),
    };
    let number = format!("{number:.digits$}");
    let number = number.trim_end_matches('0').trim_end_matches('.');
    Sentence::each(|lang| match number {
        "0" | "-0" => same(lang).to_string(),
        _ => words::<W>(lang, unit, number),
    })
}

fn same(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "just as good",
        Lang::Pl => "równie dobrze",
        Lang::Ru => "ничуть не хуже",
    }
}

fn words<W: Words>(lang: Lang, unit: Unit, number: &str) -> String {
    // Of one, few, many, and of a part: `1 punkt, 2 punkty, 5 punktów, 1,5 punktu`.
    let forms = match (lang, unit) {
        (_, Unit::Losses(_)) => W::losses(lang),
        (Lang::En, Unit::Victory) => [""; 4],
        (Lang::En, Unit::Points) => ["point", "points", "points", "points"],
        (Lang::Pl, Unit::Victory) => ["zwycięstwo", "zwycięstwa", "zwycięstw", "zwycięstwa"],
        (Lang::Pl, Unit::Points) => ["punkt", "punkty", "punktów", "punktu"],
        (Lang::Ru, Unit::Victory) => ["победу", "победы", "побед", "победы"],
        (Lang::Ru, Unit::Points) => ["очко", "очка", "очков", "очка"],
    };
    let form = number.parse().map_or(forms[3], |whole: u32| forms[lang.form(whole) as usize]);
    let number = if lang == Lang::En { number.to_string() } else { number.replace('.', ",") };
    match (lang, unit) {
        (Lang::En, Unit::Victory) => format!("{number}% fewer wins"),
        (Lang::En, _) => format!("costs {number} {form} on average"),
        (Lang::Pl, Unit::Victory) => format!("kosztuje {number} {form} na 100"),
        (Lang::Pl, _) => format!("kosztuje średnio {number} {form}"),
        (Lang::Ru, Unit::Victory) => format!("стоит {number} {form} из 100"),
        (Lang::Ru, _) => format!("стоит в среднем {number} {form}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_take_the_forms_of_their_language() {
        let all = |unit, loss: f64| {
            let Sentence { en, pl, ru } =
                <turlaj_stonoga::Stonoga as crate::Bots>::cost(unit, loss);
            [en, pl, ru]
        };
        assert_eq!(
            all(Unit::Points, 3.12),
            [
                "costs 3.1 points on average",
                "kosztuje średnio 3,1 punktu",
                "стоит в среднем 3,1 очка"
            ]
        );
        assert_eq!(
            all(Unit::Points, 1.0),
            ["costs 1 point on average", "kosztuje średnio 1 punkt", "стоит в среднем 1 очко"]
        );
        assert_eq!(
            all(Unit::Points, 21.96),
            ["costs 22 points on average", "kosztuje średnio 22 punkty", "стоит в среднем 22 очка"]
        );
        assert_eq!(
            all(Unit::Points, 20.0),
            [
                "costs 20 points on average",
                "kosztuje średnio 20 punktów",
                "стоит в среднем 20 очков"
            ]
        );
        assert_eq!(
            all(Unit::Victory, 0.018),
            ["1.8% fewer wins", "kosztuje 1,8 zwycięstwa na 100", "стоит 1,8 победы из 100"]
        );
        assert_eq!(
            all(Unit::Victory, 0.11),
            ["11% fewer wins", "kosztuje 11 zwycięstw na 100", "стоит 11 побед из 100"]
        );
        assert_eq!(
            all(Unit::Losses("tiles"), 0.254),
            [
                "costs 0.25 tiles on average",
                "kosztuje średnio 0,25 płytki",
                "стоит в среднем 0,25 жетона"
            ]
        );
        assert_eq!(all(Unit::Points, 0.04), ["just as good", "równie dobrze", "ничуть не хуже"]);
    }
}
