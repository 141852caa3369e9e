//! Bots think elsewhere: the table goes on hearing others, and acts for them when they have chosen.

use std::sync::Arc;
use std::time::{Duration, Instant};

use tokio::time::timeout_at;
use turlaj_core::{Node, Seat, Seats};
use turlaj_store::PersonId;
use turlaj_table::Ears;

use crate::entropy;
use crate::queue::{Share, Urgency};
use crate::table::TableTask;
use crate::table::thoughts::{Begun, SeatQuestion, ThoughtReport};
use crate::thinking::{Came, Stop, ThinkTurn, think};

/// Bots that choose within this time act together with what they answer to: one write, one message.
const QUICK: Duration = Duration::from_millis(5);

/// So long a table hears nobody while quick bots play on.
const STRETCH: Duration = Duration::from_millis(20);

impl TableTask {
    /// Lets bots think that are asked, and acts for the first of them if it has chosen; returns
    /// whether anybody acted.
    pub(in crate::table) fn bots_decide(&mut self, asked: Seats, news: &mut Ears) -> bool {
        let turn = self.turn(self.room.owner());
        let (app, game, reports) = (&self.app, self.play.game(), self.thoughts.reports());
        let asked = asked.iter().filter_map(|seat| {
            let bot = self.room.bot_on(seat)?.to_string();
            Some(SeatQuestion { seat, bot, prompt: game.table().prompt_number(seat) })
        });
        let begin = |asked: &SeatQuestion| {
            if let Some(only) = game.only(asked.seat) {
                return Begun::Only(only);
            }
            let (app, tell, seat) = (app.clone(), reports.clone(), asked.seat);
            let thought = game.thought(seat, &asked.bot, entropy::number(app.entropy()));
            let stop = Arc::new(Stop::default());
            let told = stop.clone();
            tokio::spawn(async move {
                let within = app.config.thinking.within;
                let chosen = match think(&app, thought, turn, &told, within).await {
                    Came::Answer(action) => action,
                    Came::Nothing => None,
                    Came::Late(work) => {
                        drop(tell.send(ThoughtReport::Late(seat)).await);
                        drop(work.await);
                        None
                    }
                };
                // A table that has left memory needs no answer.
                drop(tell.send(ThoughtReport::Done(seat, chosen)).await);
            });
            Begun::Thinks(stop)
        };
        let Some((seat, action)) = self.thoughts.decide(asked, Instant::now(), begin) else {
            return false;
        };
        self.act_for_bot(seat, action, news);
        true
    }

    /// Whose turn it is when this person's table thinks.
    pub(in crate::table) fn turn(&self, person: PersonId) -> ThinkTurn {
        let share = Share::new(self.audience.address_for(person), person.0);
        let urgency = if self.room.is_bots_alone() { Urgency::Spare } else { Urgency::Person };
        ThinkTurn { share, urgency }
    }

    /// Whether the game stands still: bots play among themselves only while a client watches.
    pub(in crate::table) fn rests(&self) -> bool {
        self.audience.is_empty() && self.room.is_bots_alone()
    }

    fn act_for_bot(&mut self, seat: Seat, action: Option<String>, news: &mut Ears) {
        let tick = self.tick();
        if let Some(action) = action {
            match self.play.play(seat, &action, tick, news) {
                Ok(()) => return,
                Err(why) => tracing::error!(table = &*self.id, %why, "a bot was refused"),
            }
        }
        self.app.metrics.thoughts_failed.inc();
        let played = self.play.fall_back(seat, tick, news);
        let played = played.expect("a game knows what to do for who is asked");
        played.expect("what a game does for a seat is legal");
    }

    /// Waits a moment for bots that are quick.
    pub(in crate::table) async fn await_quick_bots(&mut self, news: &mut Ears) {
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
    pub(in crate::table) fn review_thoughts(&mut self) {
        let playing = self.room.is_playing() && !self.dice.is_drawing() && !self.rests();
        let table = self.play.table();
        let asked = match table.node() {
            Node::Decide(seats) | Node::Live { seats, .. } if playing => seats,
            _ => Seats::NONE,
        };
        let is_present =
            |seat: Seat, prompt: u32| asked.contains(seat) && table.prompt_number(seat) == prompt;
        self.thoughts.review(is_present, |seat| self.room.bot_on(seat));
    }
}
