//! Dice that fall on a real table and are typed in, as clients see them.

use turlaj_core::{Eye, Seat};
use turlaj_proto::{DiceDue, DiceTyped, DieDue};
use turlaj_table::{AnyTable, DueDice, DueFaces};

/// The dice that are due, the same for all clients.
pub(crate) fn due(table: &dyn AnyTable) -> Option<DiceDue> {
    let due = table.due_dice()?;
    Some(DiceDue {
        at: due.at.to_string(),
        whose: due.whose.map(|seat| seat.0),
        dice: dice(&due),
        lot: due.lot,
        choices: due.choices,
    })
}

fn dice(due: &DueDice) -> Vec<DieDue> {
    let told = |DueFaces { die, faces, kind, shows }: &DueFaces| DieDue {
        die: *die,
        faces: *faces,
        kind: kind.map(str::to_string),
        shows: shows.clone(),
    };
    due.dice.iter().map(told).collect()
}

/// The dice that may still be corrected, and the seat that alone may see them.
pub(crate) fn last_typed(table: &dyn AnyTable) -> Option<(Option<Seat>, DiceTyped)> {
    let (due, roll) = table.last_typed()?;
    let dice = dice(&due);
    let DueDice { at, whose, lot, choices, .. } = due;
    Some((whose, DiceTyped { at: at.to_string(), roll, lot, dice, choices }))
}

/// What one eye sees of the dice that may be corrected: spectators correct none.
pub(crate) fn retype_for(eye: Eye, last: &Option<(Option<Seat>, DiceTyped)>) -> Option<DiceTyped> {
    let (whose, typed) = last.as_ref()?;
    let seat = eye.seat()?;
    whose.is_none_or(|whose| whose == seat).then(|| typed.clone())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn secret_dice_are_shown_to_their_owner_alone_and_no_dice_to_spectators() {
        let typed = DiceTyped {
            at: "1.1.1".to_string(),
            roll: "R".to_string(),
            lot: None,
            dice: Vec::new(),
            choices: Vec::new(),
        };
        let sees = |eye, whose| retype_for(eye, &Some((whose, typed.clone()))).is_some();
        let (own, other) = (Seat(0), Seat(1));
        assert!(sees(Eye::Seat(own), Some(own)) && !sees(Eye::Seat(other), Some(own)));
        assert!(sees(Eye::Seat(own), None) && sees(Eye::Seat(other), None));
        assert!(!sees(Eye::Nobody, None) && !sees(Eye::Nobody, Some(own)));
        assert_eq!(retype_for(Eye::Seat(own), &None), None);
    }
}
