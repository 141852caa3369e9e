//! The page of the rules itself, so that it and the table of the sheet cannot drift apart.

use turlaj_clever::{Bonus, Gift};

const PAGE: &str = include_str!("../../../../../rules/clever.md");

/// The text of a clause.
pub(super) fn clause(number: &str) -> &'static str {
    let start = format!("- **{number}** ");
    let line = PAGE.lines().find_map(|line| line.strip_prefix(&start));
    line.unwrap_or_else(|| panic!("the page has no {number}"))
}

/// What stands between two texts.
pub(super) fn between<'a>(text: &'a str, from: &str, to: &str) -> &'a str {
    let rest = text.split_once(from).unwrap_or_else(|| panic!("no `{from}` in `{text}`")).1;
    rest.split_once(to).unwrap_or_else(|| panic!("no `{to}` in `{rest}`")).0
}

/// All numbers of a text.
pub(super) fn numbers(text: &str) -> Vec<u8> {
    let words = text.split(|letter: char| !letter.is_ascii_digit());
    words.filter(|word| !word.is_empty()).map(|word| word.parse().unwrap()).collect()
}

/// The rows between backticks; a cross or a dash is a 0.
pub(super) fn rows(text: &str) -> Vec<Vec<u8>> {
    let quoted = text.split('`').skip(1).step_by(2).filter(|row| row.contains(' '));
    let number = |word: &str| if matches!(word, "X" | "–") { 0 } else { word.parse().unwrap() };
    quoted.map(|row| row.split(' ').map(number).collect()).collect()
}

/// Bonuses in words: `a fox`, `an orange 4`, in the order of the text.
pub(super) fn bonuses(text: &str) -> Vec<Bonus> {
    let known = [
        ("reroll", Bonus::Reroll),
        ("extra die", Bonus::Extra),
        ("fox", Bonus::Fox),
        ("yellow cross", Bonus::Gift(Gift::YX)),
        ("blue cross", Bonus::Gift(Gift::BX)),
        ("green cross", Bonus::Gift(Gift::GX)),
        ("orange 4", Bonus::Gift(Gift::O4)),
        ("orange 5", Bonus::Gift(Gift::O5)),
        ("orange 6", Bonus::Gift(Gift::O6)),
        ("purple 6", Bonus::Gift(Gift::P6)),
    ];
    let mut found: Vec<(usize, Bonus)> = Vec::new();
    for (name, bonus) in known {
        for article in ["a ", "an "] {
            let phrase = format!("{article}{name}");
            found.extend(text.match_indices(&phrase).map(|(at, _)| (at, bonus)));
        }
    }
    found.sort_by_key(|(at, _)| *at);
    found.into_iter().map(|(_, bonus)| bonus).collect()
}

/// What stands under the fields of an ordered area: `Field 4 brings an extra die, 6 a blue cross`.
pub(super) fn under(text: &str) -> [Option<Bonus>; 11] {
    let list = &text[text.find("Field ").unwrap() + "Field ".len()..];
    let mut under = [None; 11];
    for item in list.trim_end_matches('.').split(", ") {
        let (field, words) = item.split_once(' ').unwrap();
        let [bonus] = bonuses(words)[..] else { panic!("`{item}` names one bonus") };
        under[field.parse::<usize>().unwrap() - 1] = Some(bonus);
    }
    under
}
