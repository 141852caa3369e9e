//! Why an action is not allowed.

use turlaj_core::{Refusal, Seat};

use crate::Stonoga;
use crate::actions::{Action, DiceSet, dice_allow_steal};
use crate::fits::{Shown, fitting};
use crate::pieces::Tile;
use crate::state::{Phase, State};

pub(crate) fn check(
    rules: &Stonoga,
    state: &State,
    seat: Seat,
    action: Action,
) -> Result<(), Refusal> {
    if state.phase == Phase::Over {
        return Err(Refusal::over());
    }
    if state.phase != Phase::Deciding || seat != state.seat {
        return Err(Refusal::not_asked());
    }
    let shown = Shown::count(&state.dice);
    match action {
        Action::Take { tile, golden } => take(rules, state, &shown, tile, golden),
        Action::Steal { tile, from } => steal(rules, state, &shown, tile, from),
        Action::Lose { tile, golden } => lose(rules, state, &shown, tile, golden),
        Action::Pass if rules.is_solo() => {
            let text = "a solo player loses a smallest tile instead of passing";
            Err(Refusal::new("solo-pass", text)) // R10.1
        }
        Action::Pass => nothing_fits(rules, state, &shown),
        Action::Roll(dice) if state.may_roll() => some_dice(dice),
        Action::Roll(_) => Err(Refusal::new("no-roll-left", "no roll is left in this turn")),
        Action::Foot(dice) => foot(rules, state, dice),
    }
}

/// R4.2, R4.5, R4.6.
fn take(
    rules: &Stonoga,
    state: &State,
    shown: &Shown,
    tile: Tile,
    golden: bool,
) -> Result<(), Refusal> {
    if state.middle.has(tile) {
        enough_dice(shown, tile)?;
    }
    in_middle(state, tile, golden)?;
    if fitting(rules, &state.middle, shown).contains(tile) {
        return Ok(());
    }
    let text =
        format!("{tile} is too small: a larger tile of this colour that fits is still there");
    Err(Refusal::new("larger-first", text).with("tile", tile))
}

fn in_middle(state: &State, tile: Tile, golden: bool) -> Result<(), Refusal> {
    if state.middle.count(tile, golden) > 0 {
        return Ok(());
    }
    if !state.middle.has(tile) {
        let text = format!("{tile} is not in the middle");
        return Err(Refusal::new("tile-gone", text).with("tile", tile));
    }
    let (code, text) = if golden {
        ("no-golden-shoe", format!("{tile} in the middle carries no golden shoe"))
    } else {
        ("golden-shoe", format!("{tile} in the middle carries a golden shoe: it is {tile}+"))
    };
    Err(Refusal::new(code, text).with("tile", tile))
}

fn enough_dice(shown: &Shown, tile: Tile) -> Result<(), Refusal> {
    let most = shown.most(tile.colour());
    if tile.shoes() <= most {
        return Ok(());
    }
    let text =
        format!("{tile} needs {} dice of its colour or stars; the dice show {most}", tile.shoes());
    Err(Refusal::new("too-few-dice", text)
        .with("tile", tile)
        .with("need", tile.shoes())
        .with("have", most))
}

/// R4.3, R10.1.
fn nothing_fits(rules: &Stonoga, state: &State, shown: &Shown) -> Result<(), Refusal> {
    if !fitting(rules, &state.middle, shown).is_empty() {
        let text = "a tile of the middle fits: take one";
        return Err(Refusal::new("must-take", text));
    }
    Ok(())
}

/// Section 6, and R9.5 to R9.7.
fn steal(
    rules: &Stonoga,
    state: &State,
    shown: &Shown,
    tile: Tile,
    from: Seat,
) -> Result<(), Refusal> {
    if !rules.steal {
        return Err(Refusal::new("steal-off", "stealing is switched off in this game"));
    }
    if from.0 >= rules.players {
        let text = format!("there is no seat {from}");
        return Err(Refusal::new("no-such-seat", text).with("seat", from));
    }
    if from == state.seat {
        return Err(Refusal::new("steal-own", "one does not steal from oneself"));
    }
    let robbed = &state.seats[from.index()];
    let Some((_, last)) = robbed.loose_end(rules.golden_guard) else {
        let (code, text) = if robbed.tiles().next().is_none() {
            ("steal-nothing", format!("seat {from} has no tile"))
        } else {
            ("steal-guarded", format!("a golden shoe guards the centipede of seat {from}"))
        };
        return Err(Refusal::new(code, text).with("seat", from));
    };
    if tile != last {
        let text = format!("only the last tile of seat {from} can be stolen: {last}");
        return Err(Refusal::new("steal-not-last", text).with("seat", from).with("last", last));
    }
    enough_dice(shown, tile)?;
    if dice_allow_steal(rules.edition, shown, tile) {
        return Ok(());
    }
    let have = shown.least(tile.colour());
    let text = format!("to steal {tile} the dice must show exactly {}, not {have}", tile.shoes());
    Err(Refusal::new("steal-not-exact", text).with("tile", tile).with("have", have))
}

/// R10.1.
fn lose(
    rules: &Stonoga,
    state: &State,
    shown: &Shown,
    tile: Tile,
    golden: bool,
) -> Result<(), Refusal> {
    if !rules.is_solo() {
        return Err(Refusal::new("lose-solo-only", "only a solo player loses tiles"));
    }
    nothing_fits(rules, state, shown)?;
    in_middle(state, tile, golden)?;
    if Some(tile.shoes()) == state.middle.smallest() {
        return Ok(());
    }
    let text = format!("{tile} is not among the smallest tiles");
    Err(Refusal::new("lose-smallest", text).with("tile", tile))
}

/// R7.2, R7.3.
fn foot(rules: &Stonoga, state: &State, dice: DiceSet) -> Result<(), Refusal> {
    if !rules.barefoot {
        return Err(Refusal::new("barefoot-off", "there are no bare feet in this game"));
    }
    if !state.seats[state.seat.index()].bare_foot {
        return Err(Refusal::new("foot-spent", "the bare foot is spent"));
    }
    if !state.may_use_foot() {
        let text = "the bare foot is for a fourth roll: roll three times first";
        return Err(Refusal::new("foot-too-early", text));
    }
    some_dice(dice)
}

/// R3.2, R7.2: at least one die.
fn some_dice(dice: DiceSet) -> Result<(), Refusal> {
    if dice == DiceSet::NONE {
        return Err(Refusal::new("no-dice", "at least one die is rolled"));
    }
    Ok(())
}

/// What a player could expect to be possible, and why it is not: each tile on the table, the last
/// tile of each rival, ending the turn, another roll.
pub(crate) fn refused(rules: &Stonoga, state: &State, seat: Seat) -> Vec<(Action, Refusal)> {
    if state.phase != Phase::Deciding || seat != state.seat {
        return Vec::new();
    }
    let mut wished = Vec::new();
    for tile in Tile::all() {
        for golden in [false, true] {
            if state.middle.count(tile, golden) > 0 {
                wished.push(Action::Take { tile, golden });
            }
        }
    }
    if rules.steal {
        for from in (0..rules.players).map(Seat).filter(|&from| from != seat) {
            let last = state.seats[from.index()].loose_end(false);
            wished.extend(last.map(|(_, tile)| Action::Steal { tile, from }));
        }
    }
    wished.extend([Action::Pass, Action::Roll(DiceSet::ALL)]);
    if rules.barefoot {
        wished.push(Action::Foot(DiceSet::ALL));
    }
    let why_not = |action| Some((action, check(rules, state, seat, action).err()?));
    wished.into_iter().filter_map(why_not).collect()
}
