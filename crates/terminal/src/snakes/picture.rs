//! A snake in box characters. Green dice are drawn with double lines and filled heads, orange ones
//! with thin lines and hollow heads, so that colours are not needed to tell them apart.

use turlaj_snakes::grid::{Cell, Side};
use turlaj_snakes::snake::{End, Lain, Snake};
use turlaj_snakes::{Die, Piece};

use crate::{Ink, Line, Span};

/// What stands in one cell: a sign or a name, and what fills the cell up to its right side.
struct DrawnCells {
    at: Cell,
    sign: Line,
    fill: Span,
}

/// The lines of a drawing of at most `most` columns; `label` names the open ends.
pub(super) fn of(snake: &Snake, most: usize, label: &dyn Fn(End) -> Line) -> Vec<Line> {
    let mut drawn: Vec<DrawnCells> = snake.lain().map(|lain| body(&lain)).collect();
    for end in End::BOTH {
        let Some(open) = snake.open(end) else { continue };
        let die = match end {
            End::A => snake.row()[0].die(),
            End::B => snake.row()[snake.length() - 1].die(),
        };
        // Where the snake goes on to the right of its name, the body reaches up to it.
        drawn.push(DrawnCells {
            at: open.at,
            sign: label(end),
            fill: fill(die, open.points == Side::W),
        });
    }
    let left = drawn.iter().map(|drawn| drawn.at.0).min().unwrap_or_default();
    let right = drawn.iter().map(|drawn| drawn.at.0).max().unwrap_or_default();
    let cells = (left..=right).count();
    let longest = drawn.iter().map(|drawn| drawn.sign.width()).max().unwrap_or_default();
    let roomy = (longest + 1).max(3);
    let cell = if cells * roomy > most { roomy - 1 } else { roomy };

    let top = drawn.iter().map(|drawn| drawn.at.1).min().unwrap_or_default();
    let bottom = drawn.iter().map(|drawn| drawn.at.1).max().unwrap_or_default();
    let row = |south| {
        let mut line = Line::default();
        for east in left..=right {
            let Some(drawn) = drawn.iter().find(|drawn| drawn.at == Cell(east, south)) else {
                line = line.then(Ink::Plain, " ".repeat(cell));
                continue;
            };
            let rest = cell.saturating_sub(drawn.sign.width());
            line = line.join(drawn.sign.clone());
            line = line.then(drawn.fill.ink, drawn.fill.text.repeat(rest));
        }
        line
    };
    (top..=bottom).map(row).collect()
}

pub(super) fn ink(die: Die) -> Ink {
    match die {
        Die::G => Ink::Green,
        Die::O => Ink::Orange,
    }
}

/// A piece that does not lie yet, with its open side to the right.
pub(super) fn loose(die: Die, piece: Piece) -> Line {
    let sides = match piece {
        Piece::H | Piece::T => [None, Some(Side::E)],
        Piece::S => [Some(Side::W), Some(Side::E)],
        Piece::C => [Some(Side::S), Some(Side::E)],
    };
    let Span { ink, text } = fill(die, true);
    Line::inked(ink, format!("{}{}", sign(die, piece, sides), text.repeat(2)))
}

fn body(lain: &Lain) -> DrawnCells {
    let (die, sides) = (lain.link.die(), [lain.enters, lain.leaves]);
    let sign = Line::inked(ink(die), sign(die, lain.link.piece(), sides));
    DrawnCells { at: lain.at, sign, fill: fill(die, sides.contains(&Some(Side::E))) }
}

fn fill(die: Die, goes_on: bool) -> Span {
    let text = match (goes_on, die) {
        (false, _) => " ",
        (true, Die::G) => "═",
        (true, Die::O) => "─",
    };
    Span { text: text.to_string(), ink: ink(die) }
}

fn sign(die: Die, piece: Piece, sides: [Option<Side>; 2]) -> &'static str {
    let joins = |side| sides.contains(&Some(side));
    let [green, orange] = match piece {
        Piece::T => ["~", "≈"],
        // A head looks away from the body.
        Piece::H if joins(Side::E) => ["◄", "◁"],
        Piece::H if joins(Side::W) => ["►", "▷"],
        Piece::H if joins(Side::S) => ["▲", "△"],
        Piece::H => ["▼", "▽"],
        Piece::S if joins(Side::E) => ["═", "─"],
        Piece::S => ["║", "│"],
        Piece::C => match (joins(Side::E), joins(Side::S)) {
            (true, true) => ["╔", "╭"],
            (false, true) => ["╗", "╮"],
            (true, false) => ["╚", "╰"],
            (false, false) => ["╝", "╯"],
        },
    };
    match die {
        Die::G => green,
        Die::O => orange,
    }
}

#[cfg(test)]
mod tests {
    use expect_test::expect;

    use super::*;

    #[test]
    fn a_snake_is_drawn_as_it_lies() {
        let drawn = |shape: &str| {
            let snake = Snake::of(&shape.parse().unwrap()).unwrap();
            let lines = of(&snake, 76, &|end| Line::plain(end.to_string()));
            lines
                .iter()
                .map(|line| format!("{}\n", line.to_string().trim_end()))
                .collect::<String>()
        };
        expect![[r#"
                     ╭─────b
               ╔═════╯
            a══╝
        "#]]
        .assert_eq(&drawn("LRSlrs"));
        expect![[r#"
            ╔═════╗
            ╚══╗  │
            ◄══╝  ≈
        "#]]
        .assert_eq(&drawn("HLLRRSRst"));
        assert_eq!(drawn("HT"), "◄══~\n");
    }
}
