//! The one door of a table: everything that happens comes through [`Table::push`].

use std::collections::BTreeMap;

use turlaj_core::{Address, Dice, Event, Fallen, Game, Node, Refusal, Seat, Tick};

use crate::entry::{Body, Entry};
use crate::table::{Ending, Table};

/// Hears of a fact of the game that is about to be applied at a table.
pub type Told<'a, G> = &'a mut dyn FnMut(&Table<G>, &Event<G>);

impl<G: Game> Table<G> {
    /// Lets a seat act, if this answers its present prompt.
    pub fn act(
        &mut self,
        seat: Seat,
        prompt: u32,
        action: G::Action,
        tick: Tick,
    ) -> Result<(), Refusal> {
        self.act_told(seat, prompt, action, tick, &mut |_, _| {})
    }

    /// Like [`Table::act`], and tells of the fact before it is applied.
    pub fn act_told(
        &mut self,
        seat: Seat,
        prompt: u32,
        action: G::Action,
        tick: Tick,
        told: Told<'_, G>,
    ) -> Result<(), Refusal> {
        match self.prompt(seat) {
            Some(number) if number != prompt => {
                Err(Refusal::new("stale-prompt", "the question has changed meanwhile"))
            }
            _ => self.push_told(tick, Body::Game(Event::Act { seat, action }), told),
        }
    }

    /// Whether this is the seat's last accepted answer once more: then it was not lost, only its
    /// acknowledgement was.
    pub fn repeats(&self, seat: Seat, prompt: u32, action: &G::Action) -> bool {
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
        self.roll_told(dice, tick, &mut |_, _| {})
    }

    /// Like [`Table::roll`], and tells of the fact before it is applied.
    pub fn roll_told(
        &mut self,
        dice: &mut dyn Dice,
        tick: Tick,
        told: Told<'_, G>,
    ) -> Result<G::Roll, Refusal> {
        if self.node() != Node::Chance {
            return Err(no_dice_due());
        }
        let roll = self.remembered_roll(dice);
        self.push_told(tick, Body::Game(Event::Roll { roll: roll.clone() }), told)?;
        Ok(roll)
    }

    /// The roll that these dice give, but for those that fell at the same address before an undo.
    pub(crate) fn remembered_roll(&self, fresh: &mut dyn Dice) -> G::Roll {
        self.rules.roll(&self.state, &mut Remembered { fallen: &self.fallen, fresh })
    }

    /// Adds a fact to the log, if it can be true: the one door for all that happens.
    pub fn push(&mut self, tick: Tick, body: Body<G>) -> Result<(), Refusal> {
        self.push_told(tick, body, &mut |_, _| {})
    }

    /// Like [`Table::push`], and tells of a fact of the game before it is applied.
    pub fn push_told(
        &mut self,
        tick: Tick,
        body: Body<G>,
        told: Told<'_, G>,
    ) -> Result<(), Refusal> {
        if tick < self.tick() {
            return Err(Refusal::new("time-backwards", "facts are logged in order of time"));
        }
        match &body {
            Body::Game(event) => self.check_event(tick, event)?,
            Body::Table(fact) => self.check_fact(tick, fact)?,
        }
        if let Body::Game(event) = &body {
            told(self, event);
        }
        let seq = self.log.len() as u64;
        self.log.push(Entry { seq, tick, body: body.clone() });
        match body {
            Body::Game(event) => self.accept_event(tick, &event),
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

    fn accept_event(&mut self, tick: Tick, event: &Event<G>) {
        let live = matches!(self.node(), Node::Live { .. });
        let page = self.rules.page(&self.state);
        if let Event::Act { seat, .. } = event {
            self.answered[seat.index()] = Some((self.prompts.number(*seat), self.log.len() - 1));
            if self.unplayed().contains(*seat) {
                self.absent_acts.insert(self.log.len() as u64 - 1);
            }
        }
        self.covered.follow(&self.rules, &self.state, event);
        self.rules.apply(&mut self.state, event);
        self.line.push(self.log.len() - 1, page, &self.state);
        if self.rules.page(&self.state) != page {
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
