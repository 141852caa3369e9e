//! What bots at a table think of. They think elsewhere: this part knows who thinks of what, and says
//! who acts. It starts no thought and reads no clock.
//!
//! A seat has one thought at a time. What it chose counts for the question that it was asked, and
//! for no other: who is asked something else thinks again.

use std::sync::Arc;
use std::time::Instant;

use tokio::sync::mpsc;
use turlaj_core::Seat;

use crate::thinking::Stop;

/// The thoughts at one table.
pub(super) struct Thoughts {
    seats: Vec<Option<SeatThought>>,
    tell: mpsc::Sender<ThoughtReport>,
    told: mpsc::Receiver<ThoughtReport>,
    /// Thoughts about hints: for which seat and question.
    hints: Vec<(Seat, u32, Arc<Stop>)>,
}

/// What one seat thinks of.
struct SeatThought {
    bot: String,
    prompt: u32,
    began: Instant,
    stop: Arc<Stop>,
    now: Now,
}

/// How far a thought is.
enum Now {
    Thinks,
    /// This is to be done; nothing, where the game has to choose.
    Chose(Option<String>),
    /// Nobody waits any longer, but it still goes on.
    Late,
}

/// What is told of a seat's thought.
pub(super) enum ThoughtReport {
    Late(Seat),
    Done(Seat, Option<String>),
}

/// A bot that is asked.
pub(super) struct SeatQuestion {
    pub(super) seat: Seat,
    pub(super) bot: String,
    pub(super) prompt: u32,
}

/// What came of asking a bot.
pub(super) enum Begun {
    /// There is nothing to think about: it does this.
    Only(String),
    /// It thinks, until this stops it.
    Thinks(Arc<Stop>),
}

impl Drop for SeatThought {
    fn drop(&mut self) {
        self.stop.call_off();
    }
}

impl Thoughts {
    pub(super) fn new(players: usize) -> Thoughts {
        // A seat tells at most twice of a thought.
        let (tell, told) = mpsc::channel(2 * players.max(1));
        let seats = std::iter::repeat_with(|| None).take(players).collect();
        Thoughts { seats, tell, told, hints: Vec::new() }
    }

    /// Where thoughts are told of.
    pub(super) fn reports(&self) -> mpsc::Sender<ThoughtReport> {
        self.tell.clone()
    }

    /// Waits for the next report; for ever, where nobody thinks.
    pub(super) async fn next(&mut self) -> Option<ThoughtReport> {
        self.told.recv().await
    }

    /// Whether a bot is being waited for.
    pub(super) fn go_on(&self) -> bool {
        self.newest().is_some()
    }

    /// When the last bot that is being waited for began to think.
    pub(super) fn newest(&self) -> Option<Instant> {
        let thinking = self.seats.iter().flatten();
        let thinking = thinking.filter(|thought| matches!(thought.now, Now::Thinks));
        thinking.map(|thought| thought.began).max()
    }

    pub(super) fn keep_hint(&mut self, seat: Seat, prompt: u32, stop: Arc<Stop>) {
        self.hints.push((seat, prompt, stop));
    }

    /// Takes in what is told.
    pub(super) fn take_report(&mut self, report: ThoughtReport) {
        match report {
            ThoughtReport::Late(seat) => {
                if let Some(thought) = &mut self.seats[seat.index()] {
                    thought.now = Now::Late;
                }
            }
            ThoughtReport::Done(seat, chosen) => {
                let slot = &mut self.seats[seat.index()];
                slot.take_if(|thought| matches!(thought.now, Now::Late));
                if let Some(thought) = slot {
                    thought.now = Now::Chose(chosen);
                }
            }
        }
    }

    /// Asks these bots, and says what the first of them does if it has chosen; no action, where the
    /// game has to choose one. Bots act in the order of their seats, whoever was faster.
    pub(super) fn decide(
        &mut self,
        asked: impl IntoIterator<Item = SeatQuestion>,
        now: Instant,
        mut begin: impl FnMut(&SeatQuestion) -> Begun,
    ) -> Option<(Seat, Option<String>)> {
        let mut acts = None;
        for (at, asked) in asked.into_iter().enumerate() {
            let seat = asked.seat;
            let chosen = self.chosen(asked, now, &mut begin);
            if at == 0 {
                acts = chosen.map(|action| (seat, action));
            } else if let Some(action) = chosen
                && let Some(thought) = &mut self.seats[seat.index()]
                && !matches!(thought.now, Now::Late)
            {
                thought.now = Now::Chose(action); // Its turn to act comes.
            }
        }
        let (seat, _) = acts.as_ref()?;
        self.seats[seat.index()].take_if(|thought| !matches!(thought.now, Now::Late));
        acts
    }

    /// What a bot does now: nothing while it thinks.
    fn chosen(
        &mut self,
        asked: SeatQuestion,
        now: Instant,
        begin: impl FnOnce(&SeatQuestion) -> Begun,
    ) -> Option<Option<String>> {
        let slot = &mut self.seats[asked.seat.index()];
        if let Some(thought) = slot {
            let wanted = !thought.stop.is_called_off();
            let same = wanted && thought.bot == asked.bot && thought.prompt == asked.prompt;
            match &mut thought.now {
                Now::Thinks if same => return None,
                Now::Thinks => {
                    // The bot is asked again as soon as it has come back.
                    thought.stop.call_off();
                    return None;
                }
                Now::Late => return Some(None),
                Now::Chose(action) if same => return Some(action.take()),
                Now::Chose(_) => *slot = None,
            }
        }
        match begin(&asked) {
            Begun::Only(action) => Some(Some(action)),
            Begun::Thinks(stop) => {
                let SeatQuestion { bot, prompt, .. } = asked;
                *slot = Some(SeatThought { bot, prompt, began: now, stop, now: Now::Thinks });
                None
            }
        }
    }

    /// Calls off what nobody needs any more: thoughts about other questions than the present ones, or
    /// of other bots than those on the seats.
    pub(super) fn review<'a>(
        &mut self,
        is_present: impl Fn(Seat, u32) -> bool,
        bot_on: impl Fn(Seat) -> Option<&'a str>,
    ) {
        for (at, thought) in self.seats.iter().enumerate() {
            let (seat, Some(thought)) = (Seat(at as u8), thought) else { continue };
            if bot_on(seat) != Some(thought.bot.as_str()) || !is_present(seat, thought.prompt) {
                thought.stop.call_off();
            }
        }
        self.hints.retain(|(seat, prompt, stop)| {
            let wanted = is_present(*seat, *prompt);
            if !wanted {
                stop.call_off();
            }
            wanted && Arc::strong_count(stop) > 1
        });
    }
}

#[cfg(test)]
mod tests;
