//! Bots think elsewhere: the table goes on hearing others, and acts for them when they have chosen.
//!
//! A seat has one thought at a time. What it chose counts for the question that it was asked, and
//! for no other: who is asked something else thinks again.

use std::sync::Arc;
use std::time::{Duration, Instant};

use tokio::sync::mpsc;
use tokio::time::timeout_at;
use turlaj_core::{Node, Seat, Seats};
use turlaj_store::PersonId;
use turlaj_table::Ears;

use super::{Listener, TableTask};
use crate::entropy;
use crate::queue::{Share, Urgency};
use crate::thinking::{Came, Stop, Turn, think};

/// Bots that choose within this time act together with what they answer to: one write, one message.
const QUICK: Duration = Duration::from_millis(5);

/// So long a table hears nobody while quick bots play on.
const STRETCH: Duration = Duration::from_millis(20);

/// The thoughts at one table.
pub(super) struct Thoughts {
    seats: Vec<Option<Thinking>>,
    tell: mpsc::Sender<Report>,
    told: mpsc::Receiver<Report>,
    /// Thoughts about hints: for which seat and question.
    hints: Vec<(Seat, u32, Arc<Stop>)>,
}

/// What one seat thinks of.
struct Thinking {
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
pub(super) enum Report {
    Late(Seat),
    Done(Seat, Option<String>),
}

impl Drop for Thinking {
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

    /// Waits for the next report; for ever, where nobody thinks.
    pub(super) async fn next(&mut self) -> Option<Report> {
        self.told.recv().await
    }

    /// Whether a bot is being waited for.
    pub(super) fn go_on(&self) -> bool {
        self.seats.iter().flatten().any(|thought| matches!(thought.now, Now::Thinks))
    }

    /// When the last bot that is being waited for began to think.
    fn newest(&self) -> Option<Instant> {
        let thinking = self.seats.iter().flatten();
        let thinking = thinking.filter(|thought| matches!(thought.now, Now::Thinks));
        thinking.map(|thought| thought.began).max()
    }

    pub(super) fn keep_hint(&mut self, seat: Seat, prompt: u32, stop: Arc<Stop>) {
        self.hints.push((seat, prompt, stop));
    }

    /// Takes in what is told.
    pub(super) fn take_report(&mut self, report: Report) {
        match report {
            Report::Late(seat) => {
                if let Some(thought) = &mut self.seats[seat.index()] {
                    thought.now = Now::Late;
                }
            }
            Report::Done(seat, chosen) => {
                let slot = &mut self.seats[seat.index()];
                slot.take_if(|thought| matches!(thought.now, Now::Late));
                if let Some(thought) = slot {
                    thought.now = Now::Chose(chosen);
                }
            }
        }
    }
}

impl TableTask {
    /// Lets bots think that are asked, and acts for the first of them if it has chosen; returns
    /// whether anybody acted. Bots act in the order of their seats, whoever was faster.
    pub(super) fn bots_decide(&mut self, asked: Seats, news: &mut Ears) -> bool {
        let mut acts = None;
        let mut first = true;
        for seat in asked.iter() {
            let Some(bot) = self.room.bot_on(seat).map(ToString::to_string) else { continue };
            let chosen = self.chosen(seat, bot);
            if std::mem::replace(&mut first, false) {
                acts = chosen.map(|action| (seat, action));
            } else if let Some(action) = chosen
                && let Some(thought) = &mut self.thoughts.seats[seat.index()]
                && !matches!(thought.now, Now::Late)
            {
                thought.now = Now::Chose(action); // Its turn to act comes.
            }
        }
        let Some((seat, action)) = acts else { return false };
        self.act_for_bot(seat, action, news);
        true
    }

    /// What the bot on a seat does now: nothing while it thinks, and no action where the game has to
    /// choose one.
    fn chosen(&mut self, seat: Seat, bot: String) -> Option<Option<String>> {
        let prompt = self.game.table().prompt_number(seat);
        let slot = &mut self.thoughts.seats[seat.index()];
        if let Some(thought) = slot {
            let wanted = !thought.stop.is_called_off();
            let same = wanted && thought.bot == bot && thought.prompt == prompt;
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
        self.begin_thought(seat, bot, prompt)
    }

    /// Whose turn it is when this person's table thinks.
    pub(super) fn turn(&self, person: PersonId) -> Turn {
        let theirs = |listener: &&Listener| {
            listener.caller.person.as_ref().is_some_and(|known| known.id == person)
        };
        let listener = self.listeners.iter().find(theirs).or(self.listeners.first());
        let share = Share::new(listener.map(|known| known.caller.address), person.0);
        let urgency = if self.room.is_bots_alone() { Urgency::Spare } else { Urgency::Person };
        Turn { share, urgency }
    }

    /// Whether the game stands still: bots play among themselves only while a client watches.
    pub(super) fn rests(&self) -> bool {
        self.listeners.is_empty() && self.room.is_bots_alone()
    }

    /// Lets a bot think; returns what it does if there is nothing to think about.
    fn begin_thought(&mut self, seat: Seat, bot: String, prompt: u32) -> Option<Option<String>> {
        if let Some(only) = self.game.only(seat) {
            return Some(Some(only));
        }
        let seed = entropy::number(self.app.entropy());
        let stop = Arc::new(Stop::default());
        let thought = self.game.thought(seat, &bot, seed);
        let (app, tell, told) = (self.app.clone(), self.thoughts.tell.clone(), stop.clone());
        let turn = self.turn(self.room.owner());
        tokio::spawn(async move {
            let chosen = match think(&app, thought, turn, &told, app.config.thinking.within).await {
                Came::Answer(action) => action,
                Came::Nothing => None,
                Came::Late(work) => {
                    drop(tell.send(Report::Late(seat)).await);
                    drop(work.await);
                    None
                }
            };
            // A table that has left memory needs no answer.
            drop(tell.send(Report::Done(seat, chosen)).await);
        });
        let began = Instant::now();
        self.thoughts.seats[seat.index()] =
            Some(Thinking { bot, prompt, began, stop, now: Now::Thinks });
        None
    }

    fn act_for_bot(&mut self, seat: Seat, action: Option<String>, news: &mut Ears) {
        let slot = &mut self.thoughts.seats[seat.index()];
        slot.take_if(|thought| !matches!(thought.now, Now::Late));
        let (tick, prompt) = (self.tick(), self.game.table().prompt_number(seat));
        if let Some(action) = action {
            match self.game.table_mut().act(seat, prompt, &action, tick, news) {
                Ok(()) => return,
                Err(why) => tracing::error!(table = &*self.id, %why, "a bot was refused"),
            }
        }
        self.app.metrics.thoughts_failed.inc();
        let table = self.game.table_mut();
        let action = table.fallback(seat).expect("a game knows what to do for who is asked");
        table.act(seat, prompt, &action, tick, news).expect("what a game does for a seat is legal");
    }

    /// Waits a moment for bots that are quick.
    pub(super) async fn await_quick_bots(&mut self, news: &mut Ears) {
        let end = Instant::now() + STRETCH;
        while let Some(newest) = self.thoughts.newest()
            && !self.more
        {
            let until = (newest + QUICK).min(end);
            let Ok(Some(report)) = timeout_at(until.into(), self.thoughts.next()).await else {
                return;
            };
            self.thoughts.take_report(report);
            self.advance(news);
        }
    }

    /// Calls off what nobody needs any more.
    pub(super) fn review_thoughts(&mut self) {
        let playing = self.room.is_playing() && !self.dice.is_drawing() && !self.rests();
        let table = self.game.table();
        let asked = match table.node() {
            Node::Decide(seats) | Node::Live { seats, .. } if playing => seats,
            _ => Seats::NONE,
        };
        let current =
            |seat: Seat, prompt: u32| asked.contains(seat) && table.prompt_number(seat) == prompt;
        for (at, thought) in self.thoughts.seats.iter().enumerate() {
            let (seat, Some(thought)) = (Seat(at as u8), thought) else { continue };
            let plays = self.room.bot_on(seat) == Some(thought.bot.as_str());
            if !plays || !current(seat, thought.prompt) {
                thought.stop.call_off();
            }
        }
        self.thoughts.hints.retain(|(seat, prompt, stop)| {
            let wanted = current(*seat, *prompt);
            if !wanted {
                stop.call_off();
            }
            wanted && Arc::strong_count(stop) > 1
        });
    }
}
