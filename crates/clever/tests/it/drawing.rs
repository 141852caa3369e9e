//! The sheet for the page that draws it: written here from the one table, so that it cannot drift.

use expect_test::expect_file;
use turlaj_clever::{RATINGS, SHEET};

#[test]
fn the_page_draws_the_sheet_of_the_rules() {
    let sheet = serde_json::to_string(&SHEET).unwrap();
    let ratings = serde_json::to_string(&RATINGS).unwrap();
    let text = format!(
        "// The sheet of Clever, written by a test of crates/clever from the rules' table; not to be edited.\n\n\
         export const SHEET = /** @type {{const}} */ ({sheet});\n\n\
         /** Each rating of a solo game with its fewest points, the best first. @type {{[string, number][]}} */\n\
         export const RATINGS = {ratings};\n"
    );
    expect_file!["../../../../web/generated/clever-sheet.js"].assert_eq(&text);
}
