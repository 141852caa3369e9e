//! Skeleton in a terminal.

use turlaj_core::{Eye, Seat};
use turlaj_terminal::{Drawing, Ink, Line, Names};

use crate::{Action, News, Phase, Skeleton, State};

/// Draws Skeleton.
#[derive(Clone, Copy, Debug)]
pub struct SkeletonDrawing;

impl Drawing<Skeleton> for SkeletonDrawing {
    const POINTS: &'static str = "points";

    fn legend(rules: &Skeleton) -> Vec<Line> {
        vec![
            Line::plain(
                "Roll one die as often as you dare: its numbers go into the pot. Bank the pot",
            ),
            Line::plain("before a 1 takes it."),
            Line::plain(match rules.goal() {
                Some(goal) => format!("Who has banked {goal} points first wins."),
                None => "Bank as many points as you can in ten turns.".to_string(),
            }),
        ]
    }

    fn board(_: &Skeleton, view: &State, _: Eye, name: Names<'_>) -> Vec<Line> {
        let mut lines = Vec::new();
        for (seat, bank) in (0..).map(Seat).zip(&view.seats) {
            let now = view.phase != Phase::Over && seat == view.seat;
            let (sign, ink) = if now { (">", Ink::Strong) } else { (" ", Ink::Plain) };
            lines.push(Line::inked(ink, format!("{sign} {:>3} {}", bank.points, name(seat))));
        }
        if let Some(die) = view.die {
            lines.push(Line::plain(format!("  die: {die}  pot: {}", view.pot)));
        }
        if let Some(left) = view.left {
            lines.push(Line::inked(Ink::Faint, format!("  turns left: {left}")));
        }
        lines
    }

    fn describe(_: &Skeleton, news: &News, name: Names<'_>) -> Option<Line> {
        Some(match news {
            News::Rolled { seat, die, pot } => {
                Line::plain(format!("{} rolls {die}: {pot} in the pot.", name(*seat)))
            }
            News::Lost { seat } => Line::inked(Ink::Faint, format!("{} loses it.", name(*seat))),
            News::Banked { seat, pot, points } => {
                Line::plain(format!("{} banks {pot} and has {points}.", name(*seat)))
            }
            News::Ended => Line::inked(Ink::Strong, "The game is over."),
        })
    }

    fn prompt(_: &Skeleton, view: &State, _: &[Action], _: Names<'_>) -> Vec<Line> {
        vec![Line::plain(format!("r rolls again, b banks {}", view.pot))]
    }

    /// `h`, `u` and `q` are taken by the session.
    fn parse(_: &Skeleton, _: &[Action], text: &str, _: Names<'_>) -> Option<Action> {
        match text.trim().to_lowercase().as_str() {
            "r" | "roll" => Some(Action::Roll),
            "b" | "bank" => Some(Action::Bank),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use turlaj_testkit::scenario;

    fn name(seat: Seat) -> String {
        ["Ala", "Ola"][seat.index()].to_string()
    }

    fn text(lines: &[Line]) -> Vec<String> {
        lines.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn the_board_shows_points_die_and_pot() {
        let rules: Skeleton = scenario::rules("players=2");
        let start = turlaj_core::Game::start(&rules);
        let state = scenario::run(&rules, start, "=5\n1>bank\n=3\n2>roll\n=4");
        let board = SkeletonDrawing::board(&rules, &state, Eye::Nobody, &name);
        assert_eq!(text(&board), ["    5 Ala", ">   0 Ola", "  die: 4  pot: 7"]);
    }

    #[test]
    fn every_news_has_a_line() {
        let rules: Skeleton = scenario::rules("players=2");
        let (seat, die) = (Seat(1), "5".parse().expect("a face"));
        let news = [
            News::Rolled { seat, die, pot: 9 },
            News::Lost { seat },
            News::Banked { seat, pot: 9, points: 20 },
            News::Ended,
        ];
        let lines: Vec<Line> =
            news.iter().filter_map(|news| SkeletonDrawing::describe(&rules, news, &name)).collect();
        let expected = [
            "Ola rolls 5: 9 in the pot.",
            "Ola loses it.",
            "Ola banks 9 and has 20.",
            "The game is over.",
        ];
        assert_eq!(text(&lines), expected);
    }

    #[test]
    fn short_and_long_answers_are_read() {
        let rules: Skeleton = scenario::rules("players=2");
        let read = |text| SkeletonDrawing::parse(&rules, &Action::ALL, text, &name);
        assert_eq!([read("r"), read("ROLL ")], [Some(Action::Roll); 2]);
        assert_eq!([read("b"), read("bank")], [Some(Action::Bank); 2]);
        assert_eq!(read("x"), None);
    }
}
