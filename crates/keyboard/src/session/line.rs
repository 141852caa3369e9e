//! A line that a person types in a live phase.

use anyhow::Result;
use turlaj_core::{Event, Eye, Game, Seat, excerpt};
use turlaj_table::AnyTable;

use super::Session;
use super::keyboard::is_quit;
use turlaj_terminal::paint::{print, say};
use turlaj_terminal::{Drawing, Ink};

/// The effect of a typed line.
pub(super) enum LineEffect {
    /// Something happened, or the board is to be shown again.
    Done,
    /// Nothing: the session waits for the next line.
    Nothing,
    /// Something was printed that the board would push away.
    Read,
    /// A person wants to stop.
    Stop,
}

impl<G: Game, D: Drawing<G>> Session<G, D> {
    /// Carries out a typed line.
    pub(super) fn enter(&mut self, seat: Seat, text: &str, waited: bool) -> Result<LineEffect> {
        let (seat, text) = self.addressed(seat, text);
        let action = self.meant(seat, text).filter(|_| !waited);
        if action.is_none() {
            self.print_held()?; // News of an act are printed together with those before it.
        }
        match text.to_lowercase().as_str() {
            "" => return Ok(LineEffect::Done),
            _ if waited => return Ok(LineEffect::Done),
            quit if is_quit(quit) => {
                return Ok(if self.confirms_quit()? {
                    LineEffect::Stop
                } else {
                    LineEffect::Nothing
                });
            }
            "u" | "undo" => {
                say("Against the clock nothing is taken back.")?;
                return Ok(LineEffect::Nothing);
            }
            "?" | "h" | "help" => {
                self.print_legend()?;
                say(
                    "Time goes on while you read. why says why something is not possible; q stops.",
                )?;
                if self.table.humans().len() > 1 {
                    say("A line is for who spoke last; 2: before it makes it seat 2's.")?;
                }
                return Ok(LineEffect::Read);
            }
            "p" | "pieces" => {
                let view = self.table.view(Eye::Seat(seat));
                let offers = D::offers(self.table.rules(), &view, Eye::Seat(seat));
                offers.iter().try_for_each(print)?;
                return Ok(LineEffect::Read);
            }
            "why" => {
                self.why(seat)?;
                return Ok(LineEffect::Read);
            }
            _ => {}
        }
        let Some(action) = action else {
            say(format!("`{}` is not understood; ? helps.", excerpt(text)))?;
            return Ok(LineEffect::Nothing);
        };
        match self.log_at(self.tick(), Event::Act { seat, action }) {
            Ok(lines) => {
                self.held.extend(lines);
                self.print_held()?;
                self.speaker = Some(seat);
                Ok(LineEffect::Done)
            }
            Err(why) => {
                self.print_held()?;
                say(format!("Not now: {why}."))?;
                Ok(LineEffect::Nothing)
            }
        }
    }

    /// Whose line it is: `2: 3b` is seat 2's, if a person sits there.
    fn addressed<'t>(&self, speaker: Seat, text: &'t str) -> (Seat, &'t str) {
        let named = text.split_once(':').and_then(|(seat, rest)| {
            let seat: Seat = seat.trim().parse().ok()?;
            self.table.humans().contains(seat).then_some((seat, rest.trim()))
        });
        named.unwrap_or((speaker, text))
    }

    /// The action that a line means: as it stands, or as it begins the one answer on offer.
    fn meant(&self, seat: Seat, text: &str) -> Option<G::Action> {
        let (rules, name) = (self.table.rules(), self.name());
        if let Some(action) = D::parse(rules, &[], text, &name) {
            return Some(action);
        }
        let eye = Eye::Seat(seat);
        let begins = format!("{} ", text.to_lowercase());
        let offers = D::offers(rules, &self.table.view(eye), eye);
        let spans = offers.iter().flat_map(|line| &line.0);
        let mut offered =
            spans.filter(|span| span.ink == Ink::Strong && span.text.starts_with(&begins));
        let only = offered.next().filter(|_| offered.next().is_none())?;
        D::parse(rules, &[], &only.text, &name)
    }
}
