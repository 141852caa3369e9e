//! The round, whose turn it is, and where the dice lie.

use turlaj_clever::{Clever, DICE, Die, DieSet, Phase, RoundGift, SHEET, View};
use turlaj_core::Eye;

use super::seats::NAME;
use super::words::{bonus_sign, die_span, short};
use crate::{Ink, Line, Names};

/// The round in the track of rounds, with what each brings.
pub(super) fn round(rules: &Clever, view: &View, eye: Eye, name: Names<'_>) -> Line {
    let whose = match () {
        () if view.phase == Phase::Black => ", black gifts".to_string(),
        () if view.passive => ", passive turn".to_string(),
        () if eye.is(view.seat) => ", your turn".to_string(),
        () => format!(", turn of {}", short(&name(view.seat), NAME)),
    };
    let text = format!(" Round {} of {}{whose}  ", view.round, view.rounds);
    let mut line = Line::inked(Ink::Strong, text);
    for (gift, number) in SHEET.rounds.into_iter().zip(1..=rules.rounds()) {
        let sign = match gift {
            RoundGift::Nothing => "-".to_string(),
            RoundGift::Bonus(bonus) => bonus_sign(bonus),
            RoundGift::Black => "X/6".to_string(),
        };
        line = match number == view.round {
            true => line.then(Ink::Strong, format!(" [{number}:{sign}]")),
            false => line.then(Ink::Faint, format!(" {number}:{sign}")),
        };
    }
    line
}

/// The dice by where they lie.
pub(super) fn dice(view: &View) -> Line {
    let lying: DieSet =
        [&view.rolled, &view.tray, &view.picked].into_iter().flatten().copied().collect();
    let beside: Vec<Die> = DieSet::ALL.minus(lying).iter().collect();
    let rolled = format!("Roll {} of 3:", view.rolls);
    let rolled = if view.passive { "Rolled:" } else { &rolled };
    let mut line = Line::plain(" ");
    let parts = [
        (rolled, &view.rolled, false),
        ("Silver tray:", &view.tray, !view.passive || !view.tray.is_empty()),
        ("Picked:", &view.picked, !view.passive),
        ("Beside it:", &beside, false),
    ];
    for (name, dice, always) in parts {
        if dice.is_empty() && !always {
            continue;
        }
        line = line.then(Ink::Strong, name);
        line = dice
            .iter()
            .fold(line, |line, &die| line.then(Ink::Plain, " ").join(die_span(die, &view.faces)));
        line = line.then(Ink::Plain, if dice.is_empty() { " -  " } else { "  " });
    }
    let sum = view.faces[Die::B.index()] + view.faces[Die::W.index()];
    line.then(Ink::Faint, format!("B+W {sum}"))
}

/// Whether the dice of this turn have fallen.
pub(super) fn are_thrown(view: &View) -> bool {
    let playing = !matches!(view.phase, Phase::First | Phase::Black | Phase::Over);
    playing && view.throws.0 > 0 && DICE.iter().all(|die| view.faces[die.index()] > 0)
}
