//! The clauses of `rules/clever.md`, one or more tests each, by chapter.

mod actions;
mod black;
mod bonuses;
mod closing;
mod ending;
mod options;
mod page;
mod rolling;
mod sealed;
mod sheet;
mod solo;
mod unusable;
mod writing;

/// All fields of the areas, for [`turlaj_clever::Sheet`]; orange and purple as low as they go.
const ALL_YELLOW: &str = "3.1,6.1,5.1,2.2,1.2,5.2,1.3,2.3,4.3,3.4,4.4,6.4";
const ALL_BLUE: &str = "2,3,4,5,6,7,8,9,10,11,12";
const ALL_GREEN: &str = "1-11";
const ALL_ORANGE: &str = "1,1,1,2,1,1,2,1,2,1,3";
const ALL_PURPLE: &str = "1,2,3,4,5,6,1,2,3,4,5";

/// A sheet of this seat into which a 1 cannot be written anywhere, nor a green die below 5, nor a
/// purple one below 6.
fn blocked(seat: u8) -> String {
    format!(
        "{seat}.yellow=1.2,1.3 {seat}.blue=2 {seat}.green=1-4 {seat}.orange={ALL_ORANGE} \
         {seat}.purple=5"
    )
}

/// A sheet of this seat without any open field.
fn full(seat: u8) -> String {
    format!(
        "{seat}.yellow={ALL_YELLOW} {seat}.blue={ALL_BLUE} {seat}.green={ALL_GREEN} \
         {seat}.orange={ALL_ORANGE} {seat}.purple={ALL_PURPLE}"
    )
}
