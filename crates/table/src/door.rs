//! The one door of a table: everything that happens comes through [`Table::push`].

use std::collections::BTreeMap;

use turlaj_core::{
    Address, Dice, Due, Event, Fallen, Game, Node, Refusal, Report, Seat, Tick, Turned,
};

use crate::any::AnyTable;
use crate::entry::{Body, Entry};
use crate::table::{Ending, Table};

/// An event of the game that a table has just applied, for those who tell others.
pub struct Happened<'a, G: Game> {
    /// The event.
    pub event: &'a Event<G>,
    /// Where its dice stand and who may see them, if it is a roll.
    pub due: Option<Due>,
    /// Whether it was played for a seat whose person is away.
    pub absent: bool,
    /// What it did, with who is told.
    pub report: Report<G>,
    /// The covered rolls that it shows to everyone, as records write them.
    pub uncovered: Vec<String>,
}

/// Is called with every event of the game once it is applied. Without an observer no news are built.
pub type Observer<'a, G> = Option<&'a mut dyn FnMut(&Happened<'_, G>)>;

impl<G: Game> Table<G> {
    /// Lets a seat act, if this answers its present prompt.
    pub fn act(
        &mut self,
        seat: Seat,
        prompt: u32,
        action: G::Action,
        tick: Tick,
    ) -> Result<(), Refusal> {
        self.act_observed(seat, prompt, action, tick, None)
    }

    /// Like [`Table::act`], with an observer.
    pub(crate) fn act_observed(
        &mut self,
        seat: Seat,
        prompt: u32,
        action: G::Action,
        tick: Tick,
        observer: Observer<'_, G>,
    ) -> Result<(), Refusal> {
        match self.prompt(seat) {
            Some(number) if number != prompt => {
                Err(Refusal::new("stale-prompt", "the question has changed meanwhile"))
            }
            _ => self.push_observed(tick, Body::Game(Event::Act { seat, action }), observer),
        }
    }

    /// Whether this is the seat's last accepted answer once more: then it was not lost, only its
    /// acknowledgement was.
    pub(crate) fn repeats(&self, seat: Seat, prompt: u32, action: &G::Action) -> bool {
        let answered = self.answered.get(seat.index()).copied().flatten();
        answered.is_some_and(|(number, at)| {
            let told = match &self.log[at].body {
                Body::Game(Event::Act { action, .. }) => action,
                Body::Game(_) | Body::Table(_) => return false,
            };
            number == prompt && told == action
        })
    }

    /// Takes dice at a chance node. A die that fell here before an undo shows the same face again.
    pub fn roll(&mut self, dice: &mut dyn Dice, tick: Tick) -> Result<G::Roll, Refusal> {
        self.roll_observed(dice, tick, None)
    }

    /// Like [`Table::roll`], with an observer.
    pub(crate) fn roll_observed(
        &mut self,
        dice: &mut dyn Dice,
        tick: Tick,
        observer: Observer<'_, G>,
    ) -> Result<G::Roll, Refusal> {
        if self.node() != Node::Chance {
            return Err(no_dice_due());
        }
        let roll = self.remembered_roll(dice);
        self.push_observed(tick, Body::Game(Event::Roll { roll: roll.clone() }), observer)?;
        Ok(roll)
    }

    /// The roll that these dice give, but for those that fell at the same address before an undo.
    pub(crate) fn remembered_roll(&self, fresh: &mut dyn Dice) -> G::Roll {
        self.rules.roll(&self.state, &mut Remembered { fallen: &self.fallen, fresh })
    }

    /// Adds a fact to the log, if it can be true: the one door for all that happens.
    pub fn push(&mut self, tick: Tick, body: Body<G>) -> Result<(), Refusal> {
        self.push_observed(tick, body, None)
    }

    /// Like [`Table::push`], with an observer.
    pub fn push_observed(
        &mut self,
        tick: Tick,
        body: Body<G>,
        observer: Observer<'_, G>,
    ) -> Result<(), Refusal> {
        if tick < self.tick() {
            return Err(Refusal::new("time-backwards", "facts are logged in order of time"));
        }
        match &body {
            Body::Game(event) => self.check_event(tick, event)?,
            Body::Table(fact) => self.check_fact(tick, fact)?,
        }
        let seq = self.log.len() as u64;
        self.log.push(Entry { seq, tick, body: body.clone() });
        match body {
            Body::Game(event) => self.accept_event(tick, &event, observer),
            Body::Table(fact) => self.accept_fact(tick, fact),
        }
        Ok(())
    }

    fn check_event(&self, tick: Tick, event: &Event<G>) -> Result<(), Refusal> {
        if self.ending != Ending::Open {
            return Err(Refusal::over());
        }
        if self.ceremony.as_ref().is_some_and(|ceremony| !ceremony.is_ready()) {
            let text = "no dice before every nonce is opened";
            return Err(Refusal::new("dice-not-ready", text));
        }
        let node = self.node();
        match event {
            Event::Roll { roll } if node == Node::Chance => {
                self.rules.faces(&self.state, roll)?;
                self.check_same_faces(roll)
            }
            Event::Roll { .. } => Err(no_dice_due()),
            Event::Act { seat, action } => {
                if seat.0 >= self.rules.players() {
                    return Err(Refusal::not_asked());
                }
                if matches!(node, Node::Live { .. }) {
                    if self.due().is_some_and(|due| tick > due) {
                        return Err(Refusal::new("time-over", "the time is over"));
                    }
                    self.pace.check(*seat, tick)?;
                }
                self.rules.check(&self.state, *seat, action)
            }
            Event::Time => match self.due() {
                Some(due) if tick >= due => Ok(()),
                _ => Err(Refusal::new("time-not-due", "no clock runs out now")),
            },
        }
    }

    fn check_same_faces(&self, roll: &G::Roll) -> Result<(), Refusal> {
        let differs = |at, face| self.fallen.get(&at).is_some_and(|&known| known != face);
        let dice = self.rules.fallen(&self.state, roll);
        let other = dice.iter().find(|fallen| differs(fallen.at, fallen.face));
        other.map_or(Ok(()), |&Fallen { at, .. }| {
            let text = format!("the die at {at} fell differently before the undo");
            Err(Refusal::new("other-face", text).with("die", at))
        })
    }

    fn accept_event(&mut self, tick: Tick, event: &Event<G>, observer: Observer<'_, G>) {
        let live = matches!(self.node(), Node::Live { .. });
        let page = self.page;
        let absent = matches!(event, Event::Act { seat, .. } if self.unplayed().contains(*seat));
        if let Event::Act { seat, .. } = event {
            self.answered[seat.index()] = Some((self.prompts.number(*seat), self.log.len() - 1));
            if absent {
                self.absent_acts.insert(self.log.len() as u64 - 1);
            }
        }
        let due = match event {
            Event::Roll { .. } => self.rules.due(&self.state).some(),
            Event::Act { .. } | Event::Time => None,
        };
        let turned = match observer {
            None => {
                let mut turned = Turned::default();
                self.rules.apply(&mut self.state, event, &mut turned);
                self.covered.follow(due.as_ref(), event, turned);
                turned
            }
            Some(observer) => {
                let mut report = Report::new();
                self.rules.apply(&mut self.state, event, &mut report);
                let turned = report.turned;
                let uncovered = self.covered.follow(due.as_ref(), event, turned);
                observer(&Happened { event, due, absent, report, uncovered });
                turned
            }
        };
        self.line.push(self.log.len() - 1, page, &self.state);
        if turned.page {
            self.page += 1;
            self.prompts.page_turned();
            self.opened = tick;
        } else if let Event::Act { seat, .. } = event {
            self.prompts.acted(*seat);
        }
        if let (Event::Act { seat, .. }, true) = (event, live) {
            self.pace.acted(*seat, tick);
        }
    }
}

fn no_dice_due() -> Refusal {
    Refusal::new("no-dice-due", "no dice are due now")
}

/// Dice that repeat what fell at the same address before an undo.
struct Remembered<'a> {
    fallen: &'a BTreeMap<Address, u32>,
    fresh: &'a mut dyn Dice,
}

impl Dice for Remembered<'_> {
    fn die(&mut self, at: Address, faces: u32) -> u32 {
        match self.fallen.get(&at) {
            Some(&face) => face,
            None => self.fresh.die(at, faces),
        }
    }
}
