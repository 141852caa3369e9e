//! Names that people choose.

use turlaj_core::Refusal;
use turlaj_table::check_name;
use unicode_properties::{GeneralCategoryGroup, UnicodeEmoji, UnicodeGeneralCategory};
use unicode_security::GeneralSecurityProfile;
use unicode_security::general_security_profile::IdentifierType;

/// The most marks, such as accents, that stand on one letter.
const MARKS: usize = 3;

/// Checks a name that a person chooses: what records can hold, and nothing that is invisible.
pub(crate) fn check(name: &str) -> Result<(), Refusal> {
    check_name(name)?;
    let invisible = |letter: char| match letter.general_category_group() {
        GeneralCategoryGroup::Other => true,
        GeneralCategoryGroup::Separator => letter != ' ',
        _ => letter.identifier_type() == Some(IdentifierType::Default_Ignorable),
    };
    // Some symbols are blank, and no property says so: a name needs something to be read.
    let readable = |letter: char| {
        let group = letter.general_category_group();
        let written = matches!(group, GeneralCategoryGroup::Letter | GeneralCategoryGroup::Number);
        written || letter.is_emoji_char()
    };
    let is_mark = |letter: char| letter.general_category_group() == GeneralCategoryGroup::Mark;
    let marks = name.split(|letter| !is_mark(letter)).map(|run| run.chars().count());
    let stacked = marks.max().unwrap_or(0) > MARKS;
    match !name.contains(invisible) && name.contains(readable) && !stacked {
        true => Ok(()),
        false => {
            let text = "a name has 1 to 40 characters that can be seen, one of them a letter, a \
                digit or an emoji";
            Err(Refusal::new("bad-name", text))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::check;

    #[test]
    fn names_that_can_be_read_are_good() {
        for name in ["Ala", "Łucja Ż.", "Ольга", "O'Neil", "x", "7", "Kot 🐱", "❤", "王小明"]
        {
            assert!(check(name).is_ok(), "{name}");
        }
        for name in ["हिन्दी", "ภาษาไทย", "S\u{301}lad"] {
            assert!(check(name).is_ok(), "{name}");
        }
    }

    #[test]
    fn names_with_something_invisible_are_refused() {
        let invisible = [
            '\u{34f}',
            '\u{fff9}',
            '\u{115f}',
            '\u{3164}',
            '\u{ffa0}',
            '\u{17b4}',
            '\u{180b}',
            '\u{200d}',
            '\u{2065}',
            '\u{fe0f}',
            '\u{e0041}',
            '\u{13430}',
            '\u{2028}',
            '\u{a0}',
            '\u{e000}',
            '\u{378}',
        ];
        for letter in invisible {
            let code = u32::from(letter);
            for name in [format!("{letter}"), format!("Ala{letter}"), format!("A{letter}la")] {
                assert_eq!(check(&name).unwrap_err().code(), "bad-name", "U+{code:04X}");
            }
        }
    }

    #[test]
    fn names_without_anything_to_read_are_refused() {
        for name in
            ["\u{2800}", "\u{1d159}", " ", "...", "\u{301}", "a\u{301}\u{302}\u{303}\u{304}"]
        {
            assert_eq!(check(name).unwrap_err().code(), "bad-name", "{name:?}");
        }
    }
}
