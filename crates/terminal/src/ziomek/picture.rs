//! A stack drawn with letters: light boxes, and the line heavy through them.

use turlaj_ziomek::{Laid, Side};

use super::words::ink;
use crate::{Ink, Line, plural};

/// How many columns show a hundred millimetres; fewer where a stack is very wide.
const SCALE: i32 = 40;
/// What is written before a level.
const LABEL: usize = 13;
/// The columns that are left for the stack.
const ROOM: i32 = 64;

/// A stack, its top first, in at most `rows` rows, with a sign beside each level: three rows per level,
/// or one where there are not enough; then the lowest levels are left out. Levels count from 0.
pub(super) fn fitted(stack: &[Laid], rows: usize, sign: &dyn Fn(usize) -> char) -> Vec<Line> {
    let ground = Ground::under(stack);
    let hidden = if stack.len() > rows { stack.len() + 1 - rows } else { 0 };
    let levels = stack.iter().enumerate().skip(hidden).rev();
    let drawn = levels.map(|(at, laid)| ground.level(at, *laid, sign(at)));
    if rows / 3 >= stack.len() {
        return drawn.flatten().collect();
    }
    let mut lines: Vec<Line> = drawn.map(|[_, middle, _]| middle).collect();
    if hidden > 0 {
        lines.push(Line::inked(Ink::Faint, format!("   and {} below", plural(hidden, "level"))));
    }
    lines
}

/// Which part of the ground is drawn, and how finely.
struct Ground {
    left: i32,
    scale: i32,
}

impl Ground {
    fn under(stack: &[Laid]) -> Ground {
        let left = stack.iter().map(|laid| laid.x).min().unwrap_or_default();
        let right = stack.iter().map(|laid| laid.x + laid.width()).max().unwrap_or(1);
        let wide = i32::from(right - left).max(1);
        Ground { left: left.into(), scale: SCALE.min(ROOM * 100 / wide) }
    }

    /// The column of a place.
    fn column(&self, place: i16) -> usize {
        let along = (i32::from(place) - self.left) * self.scale;
        usize::try_from((along + 40) / 100).unwrap_or_default()
    }

    fn level(&self, at: usize, laid: Laid, sign: char) -> [Line; 3] {
        let start = self.column(laid.x);
        let end = self.column(laid.x + laid.width()).max(start + 3);
        // The line stays off the corners, where it would look like the box.
        let inside = |place: i16| self.column(place).clamp(start + 1, end - 2) - start;
        let (enters, leaves) = (inside(laid.enters()), inside(laid.leaves()));
        let width = end - start;
        let row = |first: char, fill: char, last: char| {
            let mut row = vec![fill; width];
            row[0] = first;
            row[width - 1] = last;
            row
        };
        let mut top = row('┌', '─', '┐');
        top[leaves] = '╂';
        let mut middle = row('│', ' ', '│');
        middle[enters.min(leaves)..=enters.max(leaves)].fill('━');
        (middle[enters], middle[leaves]) = match enters.cmp(&leaves) {
            std::cmp::Ordering::Less => ('┏', '┛'),
            std::cmp::Ordering::Equal => ('┃', '┃'),
            std::cmp::Ordering::Greater => ('┓', '┗'),
        };
        draw_face(&mut middle, laid);
        let mut bottom = row('└', '─', '┘');
        bottom[enters] = '╂';
        let label = format!("{:2}{sign}{laid}", at + 1);
        let space = " ".repeat(start);
        [(String::new(), top), (label, middle), (String::new(), bottom)].map(|(label, row)| {
            let row: String = row.into_iter().collect();
            let line = Line::inked(Ink::Faint, format!("{label:LABEL$}{space}"));
            line.then(ink(laid.piece()), row)
        })
    }
}

/// The face of a ziomek where there is room for it beside the line.
fn draw_face(row: &mut [char], laid: Laid) {
    let Some(face) = face(laid) else { return };
    let width = face.len();
    let mut places = (1..row.len().saturating_sub(width)).rev();
    let free = |at: &usize| row[*at..at + width].iter().all(|cell| *cell == ' ');
    if let Some(at) = places.find(free) {
        row[at..at + width].copy_from_slice(&face);
    }
}

fn face(laid: Laid) -> Option<[char; 3]> {
    laid.piece().colour()?;
    if laid.pose.smiles() {
        Some(['•', '‿', '•'])
    } else {
        // A blank side has no face at all.
        (laid.pose.side() == Side::A).then_some(['•', '⁀', '•'])
    }
}
