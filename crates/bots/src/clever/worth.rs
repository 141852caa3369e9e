//! What a sheet is worth while the game goes on: its points, and what it promises.

use std::sync::LazyLock;

use turlaj_clever::{Area, Bonus, Field, FieldSet, Gift, LINES, ROW, SHEET, yellow_column};
use turlaj_solve::clever::{Ask, Node, Packed, Sheet};

use super::weights::{REST, WEIGHTS};

/// What a position is worth to a seat in a game of so many rounds, but for what the rest of the game
/// brings to every sheet alike.
pub(super) fn worth(game: &Packed, seat: usize, rounds: u8) -> f32 {
    let sheet = game.sheet(seat);
    let ahead = left(game, seat, rounds) / f32::from(rounds);
    let points = game.points(seat);
    let sum = f32::from(points.areas.into_iter().sum::<u16>());
    let lowest = f32::from(points.areas.into_iter().fold(u16::MAX, u16::min));
    // A fox is worth the lowest area at the end, not the one of today.
    let fox = lowest + (WEIGHTS.fox_at_end - lowest).max(0.0) * ahead.powf(WEIGHTS.fox_fades);
    let promise = ahead.powf(WEIGHTS.fades) * (PROMISES.of(sheet) + WEIGHTS.lowest * lowest);
    sum + f32::from(points.foxes) * fox + actions(sheet, ahead) + promise
}

/// What the rest of the game brings on average, beside what [`worth`] sees: with it, a worth is the
/// number of points that a seat can expect at the end.
pub(super) fn rest(game: &Packed, seat: usize, rounds: u8) -> f32 {
    let ahead = left(game, seat, rounds) / f32::from(rounds);
    let [least, straight, bent] = REST[game.seats() - 1];
    if ahead > 0.0 { least + ahead * (straight + bent * ahead) } else { 0.0 }
}

/// How many rounds are still to be played by this seat. What a phase that is almost over brings is
/// not counted any more.
fn left(game: &Packed, seat: usize, rounds: u8) -> f32 {
    let (round, turn) = game.turn();
    let whole = f32::from(rounds.saturating_sub(round + 1));
    let solo = game.seats() == 1;
    let closing = game.tray() != 0 && !game.is_rolling();
    let (own, now) = (order(game, seat), usize::from(turn));
    let fresh = |node: Node| match node {
        Node::First => true,
        Node::Dice(_) => game.is_rolling() && game.rolls() == 1,
        // The black gift comes before the first turn.
        Node::Decide(_) => !closing && !game.is_rolling(),
        Node::Lot(_) | Node::Over => false,
    };
    match game.node() {
        Node::Over | Node::Lot(_) => whole,
        // The dice of a solo player's tray turn lie beside no roll.
        Node::Decide(_) if closing && solo && game.rolls() == 0 => whole,
        Node::Decide(_) if closing && !solo && now + 1 == game.seats() => whole,
        node if own > now || (own == now && fresh(node)) => whole + 1.0,
        _ => whole + WEIGHTS.tray_turns,
    }
}

/// Which turn of a round is this seat's.
fn order(game: &Packed, seat: usize) -> usize {
    (seat + game.seats() - usize::from(game.beginner())) % game.seats()
}

fn actions(sheet: Sheet, ahead: f32) -> f32 {
    if ahead == 0.0 {
        return 0.0;
    }
    let worth = |[now, ahead_of_time]: [f32; 2]| now + ahead_of_time * ahead;
    sheet.rerolls() as f32 * worth(WEIGHTS.reroll) + sheet.extras() as f32 * worth(WEIGHTS.extra)
}

/// Whether a seat is in the middle of marks.
pub(super) fn is_chain(ask: Ask) -> bool {
    matches!(ask, Ask::Place | Ask::Bonus | Ask::Fill)
}

/// What a bonus is worth, roughly, while there is time to use it.
fn bonus_worth(bonus: Bonus) -> f32 {
    let gifts = &WEIGHTS.gifts;
    match bonus {
        Bonus::Reroll => WEIGHTS.line_reroll,
        Bonus::Extra => WEIGHTS.line_extra,
        Bonus::Fox => WEIGHTS.line_fox,
        Bonus::Gift(Gift::YX | Gift::X) => gifts[0],
        Bonus::Gift(Gift::BX) => gifts[1],
        Bonus::Gift(Gift::GX) => gifts[2],
        Bonus::Gift(Gift::O4 | Gift::O5 | Gift::O6) => gifts[3],
        Bonus::Gift(Gift::P6 | Gift::Six) => gifts[4],
    }
}

/// What each area promises, by what is marked in it: nothing there depends on the other areas.
struct Promises {
    /// By the 16 yellow fields.
    yellow: Vec<f32>,
    /// By the 11 blue fields.
    blue: Vec<f32>,
    /// By the number of fields that are filled, in green, orange and purple.
    rows: [[f32; ROW + 1]; 3],
}

static PROMISES: LazyLock<Promises> = LazyLock::new(|| {
    let by_fields = |area: Area| {
        let fields = FieldSet::area(area);
        let shift = fields.bits().trailing_zeros();
        (0..1u64 << fields.len()).map(move |marks| lines(marks << shift, fields))
    };
    let stars = |marks: u64| -> f32 {
        let columns = SHEET.yellow.stars.into_iter().enumerate();
        let star = |(at, star)| begun(marks, yellow_column(at), f32::from(star));
        WEIGHTS.stars * columns.map(star).sum::<f32>()
    };
    Promises {
        yellow: (0..).zip(by_fields(Area::Y)).map(|(marks, line)| line + stars(marks)).collect(),
        blue: (0u64..)
            .zip(by_fields(Area::B))
            .map(|(marks, line)| line + next_blue(marks.count_ones() as usize))
            .collect(),
        rows: [Area::G, Area::O, Area::P]
            .map(|area| std::array::from_fn(|at| coming(area, at) + next(area, at))),
    }
});

impl Promises {
    fn of(&self, sheet: Sheet) -> f32 {
        let marks = |area: Area| {
            let bits = FieldSet::area(area).bits();
            ((sheet.marked() & bits) >> bits.trailing_zeros()) as usize
        };
        let filled = |area: Area| marks(area).trailing_ones() as usize;
        self.yellow[marks(Area::Y)]
            + self.blue[marks(Area::B)]
            + self.rows[0][filled(Area::G)]
            + self.rows[1][filled(Area::O)]
            + self.rows[2][filled(Area::P)]
            + room(sheet)
    }
}

/// The lines of an area that are begun.
fn lines(marks: u64, area: FieldSet) -> f32 {
    let inside = LINES.iter().filter(|line| area.covers(line.fields));
    inside.map(|line| begun(marks, line.fields, bonus_worth(line.bonus))).sum()
}

/// A line that is begun and not finished: little at first, and more with every field.
fn begun(marks: u64, fields: FieldSet, worth: f32) -> f32 {
    let done = (marks & fields.bits()).count_ones() as f32 / fields.len() as f32;
    if done < 1.0 { worth * done.powf(WEIGHTS.begun) } else { 0.0 }
}

/// Each blue cross brings more than the one before it.
fn next_blue(crosses: usize) -> f32 {
    let points = |crosses: usize| f32::from(SHEET.blue.points[crosses]);
    if crosses + 1 < SHEET.blue.points.len() {
        WEIGHTS.next[0] * (points(crosses + 1) - points(crosses))
    } else {
        0.0
    }
}

/// What the next fields of an ordered area count.
fn next(area: Area, filled: usize) -> f32 {
    if filled == ROW {
        return 0.0;
    }
    let times = |at: usize| SHEET.orange.times.get(filled + at).map_or(0.0, |&t| f32::from(t));
    match area {
        Area::G => WEIGHTS.next[1] * (filled + 1) as f32,
        Area::O => WEIGHTS.next[2] * 4.0 * (times(0) + times(1) / 2.0 + times(2) / 3.0),
        _ => WEIGHTS.next[3] * 4.0,
    }
}

/// The bonuses of an ordered area that come next, the nearer the better.
fn coming(area: Area, filled: usize) -> f32 {
    let under = |at: usize| {
        let field = Field::ordered(area, at);
        LINES.iter().find(|line| line.fields.only() == Some(field))
    };
    let near = filled..(filled + 4).min(ROW);
    let distance = |at: usize| (WEIGHTS.near + (at - filled) as f32).powf(WEIGHTS.far);
    near.filter_map(|at| under(at).map(|line| bonus_worth(line.bonus) / distance(at))).sum()
}

/// A low last number in purple lets many follow.
fn room(sheet: Sheet) -> f32 {
    let peak = SHEET.purple.peak;
    WEIGHTS.room
        * match sheet.last_purple() as u8 {
            last if last == peak => f32::from(peak - 1),
            0 => f32::from(peak - 1),
            last => f32::from(peak - 1) - f32::from(last),
        }
}
