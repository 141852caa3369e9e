//! One game in play.

use std::collections::BTreeMap;

use turlaj_core::{Address, Dice, Event, Eye, Game, Look, Node, Refusal, Seat, Seats, Tick};

use crate::entry::{Body, Entry, Fact};
use crate::fair::Ceremony;
use crate::line::Line;
use crate::pace::Pace;
use crate::prompts::Prompts;
use crate::undo::UndoPolicy;

/// Who sits on a chair.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Occupant {
    /// Nobody.
    #[default]
    Empty,
    /// A person, by the name shown to others.
    Person(String),
    /// A bot, by its name in the catalogue.
    Bot(String),
}

/// One game in play: its rules, its log, and the state that the log folds to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Table<G: Game> {
    pub(crate) rules: G,
    pub(crate) state: G::State,
    pub(crate) log: Vec<Entry<G>>,
    pub(crate) line: Line<G>,
    pub(crate) undo: UndoPolicy,
    pub(crate) ceremony: Option<Ceremony>,
    pub(crate) prompts: Prompts,
    /// Who sat where before the first fact.
    pub(crate) first_seats: Vec<Occupant>,
    seats: Vec<Occupant>,
    pace: Pace,
    /// Every face that ever fell, undone or not: the same address shows the same face.
    fallen: BTreeMap<Address, u32>,
    /// When the present page was opened.
    opened: Tick,
    ending: Ending,
}

/// How far a log has come to its end.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Ending {
    Open,
    Abandoned,
    SecretRevealed,
}

impl<G: Game> Table<G> {
    /// A table before its first fact, with nobody on the chairs.
    pub fn new(rules: G) -> Table<G> {
        let players = rules.players();
        Table {
            state: rules.start(),
            log: Vec::new(),
            line: Line::new(),
            undo: UndoPolicy::Casual,
            ceremony: None,
            prompts: Prompts::new(players),
            first_seats: vec![Occupant::Empty; usize::from(players)],
            seats: vec![Occupant::Empty; usize::from(players)],
            pace: Pace::new(players),
            fallen: BTreeMap::new(),
            opened: 0,
            ending: Ending::Open,
            rules,
        }
    }

    /// The same table with somebody on a chair from the beginning.
    pub fn seated(mut self, seat: Seat, who: Occupant) -> Table<G> {
        assert!(self.log.is_empty(), "who sits where at first is said before the first fact");
        self.first_seats[seat.index()] = who.clone();
        self.seats[seat.index()] = who;
        self
    }

    /// The same table with another policy for undo.
    pub fn with_undo(mut self, undo: UndoPolicy) -> Table<G> {
        assert!(self.log.is_empty(), "the policy is said before the first fact");
        self.undo = undo;
        self
    }

    /// This table as it was before its first fact, to be replayed.
    pub fn before(&self) -> Table<G> {
        let mut table = Table::new(self.rules.clone()).with_undo(self.undo);
        table.first_seats.clone_from(&self.first_seats);
        table.seats.clone_from(&self.first_seats);
        table
    }

    /// The rules.
    pub fn rules(&self) -> &G {
        &self.rules
    }

    /// The position. It holds hidden things: it is not for clients.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// Who must do what next.
    pub fn node(&self) -> Node {
        self.rules.node(&self.state)
    }

    /// All facts, in order.
    pub fn log(&self) -> &[Entry<G>] {
        &self.log
    }

    /// The facts of the game that no undo covers, in order.
    pub fn line(&self) -> impl DoubleEndedIterator<Item = &Event<G>> {
        self.line.events(&self.log)
    }

    /// How many facts of the game no undo covers.
    pub fn standing(&self) -> usize {
        self.line.len()
    }

    /// Who sits where.
    pub fn occupants(&self) -> &[Occupant] {
        &self.seats
    }

    /// The commitments behind the dice, if there are any.
    pub fn ceremony(&self) -> Option<&Ceremony> {
        self.ceremony.as_ref()
    }

    /// What an eye sees.
    pub fn view(&self, eye: Eye) -> G::View {
        self.rules.view(&self.state, eye)
    }

    /// What a bot on this seat gets to see.
    pub fn look(&self, seat: Seat) -> Look<'_, G> {
        Look::new(&self.rules, &self.state, Eye::Seat(seat))
    }

    /// The time of the last fact.
    pub fn tick(&self) -> Tick {
        self.log.last().map_or(0, |entry| entry.tick)
    }

    /// When [`Event::Time`] is due, if the clock runs.
    pub fn due(&self) -> Option<Tick> {
        match self.node() {
            _ if self.is_closed() => None,
            Node::Live { until, .. } => until.map(|until| self.opened.saturating_add(until)),
            Node::Chance | Node::Decide(_) | Node::Over(_) => None,
        }
    }

    /// The number of the question that the seat has to answer now.
    pub fn prompt(&self, seat: Seat) -> Option<u32> {
        let open = self.ending == Ending::Open && self.node().asked().contains(seat);
        open.then(|| self.prompts.number(seat))
    }

    /// All that the seat can do now.
    pub fn legal(&self, seat: Seat) -> Vec<G::Action> {
        let mut legal = Vec::new();
        self.rules.legal(&self.state, seat, &mut legal);
        legal
    }

    /// Lets a seat act, if this answers its present prompt.
    pub fn act(
        &mut self,
        seat: Seat,
        prompt: u32,
        action: G::Action,
        tick: Tick,
    ) -> Result<(), Refusal> {
        match self.prompt(seat) {
            Some(number) if number != prompt => {
                Err(Refusal::new("stale-prompt", "the question has changed meanwhile"))
            }
            _ => self.push(tick, Body::Game(Event::Act { seat, action })),
        }
    }

    /// Takes dice at a chance node. A die that fell here before an undo shows the same face again.
    pub fn roll(&mut self, dice: &mut dyn Dice, tick: Tick) -> Result<G::Roll, Refusal> {
        if self.node() != Node::Chance {
            return Err(no_dice_due());
        }
        let mut dice = Remembered { fallen: &self.fallen, fresh: dice };
        let roll = self.rules.roll(&self.state, &mut dice);
        self.push(tick, Body::Game(Event::Roll { roll: roll.clone() }))?;
        Ok(roll)
    }

    /// Adds a fact to the log, if it can be true: the one door for all that happens.
    pub fn push(&mut self, tick: Tick, body: Body<G>) -> Result<(), Refusal> {
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
                self.rules.check_roll(&self.state, roll)?;
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
        let mut other = None;
        self.rules.faces(&self.state, roll, &mut |at, _, face| {
            if self.fallen.get(&at).is_some_and(|&known| known != face) {
                other = Some(at);
            }
        });
        other.map_or(Ok(()), |at| {
            let text = format!("the die at {at} fell differently before the undo");
            Err(Refusal::new("other-face", text).with("die", at))
        })
    }

    fn accept_event(&mut self, tick: Tick, event: &Event<G>) {
        if let Event::Roll { roll } = event {
            let fallen = &mut self.fallen;
            self.rules.faces(&self.state, roll, &mut |at, _, face| {
                fallen.insert(at, face);
            });
        }
        let live = matches!(self.node(), Node::Live { .. });
        let page = self.rules.page(&self.state);
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

    fn check_fact(&self, tick: Tick, fact: &Fact) -> Result<(), Refusal> {
        if self.ending == Ending::SecretRevealed {
            let text = "the secret is open: nothing follows it";
            return Err(Refusal::new("log-closed", text));
        }
        let seat_exists = |seat: &Seat| match seat.0 < self.rules.players() {
            true => Ok(()),
            false => Err(Refusal::new("no-such-seat", format!("there is no seat {seat}"))),
        };
        match fact {
            Fact::DiceFixed(_) | Fact::NonceRevealed { .. } if tick > 0 || !self.is_untouched() => {
                let text = "dice are fixed before anything else happens";
                Err(Refusal::new("dice-too-late", text))
            }
            Fact::DiceFixed(fixed) => self.check_fixed(fixed),
            Fact::NonceRevealed { seat, nonce } => match self.ceremony.clone() {
                Some(mut ceremony) => ceremony.open(*seat, *nonce),
                None => Err(Refusal::new("no-nonce-due", "no dice are fixed")),
            },
            Fact::SecretRevealed { secret } => self.check_secret(secret.commitment()),
            Fact::Undo { to, agreed } => self.check_open().and(self.check_undo(*to, *agreed)),
            Fact::TakeBack { seat, acts } => {
                seat_exists(seat)?;
                self.check_open().and(self.check_take_back(*seat, *acts))
            }
            Fact::SeatTaken { seat, name } | Fact::BotTakes { seat, bot: name } => {
                seat_exists(seat)?;
                check_name(name)
            }
            Fact::SeatLeft { seat } | Fact::Flag { seat } => seat_exists(seat),
            Fact::Abandoned => self.check_open(),
        }
    }

    /// Whether nothing has happened but the ceremony of the dice.
    fn is_untouched(&self) -> bool {
        let about_dice = |entry: &Entry<G>| match &entry.body {
            Body::Game(_) => false,
            Body::Table(fact) => fact.is_about_dice(),
        };
        self.log.iter().all(about_dice)
    }

    fn check_fixed(&self, fixed: &crate::fair::Fixed) -> Result<(), Refusal> {
        if fixed.draw.len() > 200 || fixed.draw.contains(char::is_control) {
            let text = "the id of a draw has at most 200 bytes, none of control";
            return Err(Refusal::new("bad-draw", text));
        }
        if fixed.nonces.iter().any(|(seat, _)| !self.humans().contains(*seat)) {
            return Err(Refusal::new("no-nonce-due", "only seats of persons give a nonce"));
        }
        let dropped = fixed.aborted.iter().flat_map(|round| &round.nonces);
        if dropped.into_iter().any(|(seat, _)| seat.0 >= self.rules.players()) {
            return Err(Refusal::new("no-such-seat", "a nonce of a seat that does not exist"));
        }
        let kept_back = |before: &Ceremony| {
            fixed.nonces.iter().any(|(seat, _)| before.missing().contains(*seat))
        };
        if let Some(before) = &self.ceremony
            && (before.is_ready() || !fixed.follows(before.fixed()) || kept_back(before))
        {
            let text = "dice are fixed once, or anew after an opening that was aborted";
            return Err(Refusal::new("dice-fixed", text));
        }
        Ceremony::from_fixed(fixed.clone()).map(|_| ())
    }

    fn check_secret(&self, commitment: crate::fair::Digest) -> Result<(), Refusal> {
        let ended = self.ending == Ending::Abandoned || matches!(self.node(), Node::Over(_));
        if !ended {
            let text = "the secret stays closed until the game has ended";
            return Err(Refusal::new("secret-too-early", text));
        }
        match &self.ceremony {
            Some(ceremony) if ceremony.fixed().commitment == commitment => Ok(()),
            _ => {
                let text = "this is not the secret that the host committed to";
                Err(Refusal::new("other-secret", text))
            }
        }
    }

    fn check_open(&self) -> Result<(), Refusal> {
        match self.ending == Ending::Open && !matches!(self.node(), Node::Over(_)) {
            true => Ok(()),
            false => Err(Refusal::over()),
        }
    }

    fn accept_fact(&mut self, tick: Tick, fact: Fact) {
        match fact {
            Fact::DiceFixed(fixed) => {
                self.ceremony = Some(Ceremony::from_fixed(fixed).expect("checked before"));
            }
            Fact::NonceRevealed { seat, nonce } => {
                if let Some(ceremony) = &mut self.ceremony {
                    ceremony.open(seat, nonce).expect("checked before");
                }
            }
            Fact::SecretRevealed { .. } => self.ending = Ending::SecretRevealed,
            Fact::Undo { to, .. } => {
                self.line.cut(to as usize);
                self.state = self.line.fold(&self.rules, &self.log);
                self.opened = tick;
                self.prompts.page_turned();
            }
            Fact::TakeBack { seat, acts } => {
                self.line.take_back(&self.log, seat, acts as usize);
                self.state = self.line.fold(&self.rules, &self.log);
                self.prompts.acted(seat);
            }
            Fact::SeatTaken { seat, name } => self.seats[seat.index()] = Occupant::Person(name),
            Fact::SeatLeft { seat } => self.seats[seat.index()] = Occupant::Empty,
            Fact::BotTakes { seat, bot } => self.seats[seat.index()] = Occupant::Bot(bot),
            Fact::Flag { .. } => {}
            Fact::Abandoned => self.ending = Ending::Abandoned,
        }
    }

    /// The seats on which persons sit.
    pub fn humans(&self) -> Seats {
        let persons = self.seats.iter().enumerate();
        persons
            .filter(|(_, who)| matches!(who, Occupant::Person(_)))
            .fold(Seats::NONE, |all, (at, _)| all.with(Seat(at as u8)))
    }

    /// Whether nothing of the game can follow any more, although it may not be over.
    pub(crate) fn is_closed(&self) -> bool {
        self.ending != Ending::Open
    }

    /// Whether the game was given up.
    pub fn is_abandoned(&self) -> bool {
        self.log.iter().any(|entry| entry.body == Body::Table(Fact::Abandoned))
    }
}

fn no_dice_due() -> Refusal {
    Refusal::new("no-dice-due", "no dice are due now")
}

/// Names are shown to others and stand in records: 1 to 40 characters, none of control, none that
/// cannot be seen or turns the text around (one name could look like another), not only blanks.
pub fn check_name(name: &str) -> Result<(), Refusal> {
    let unseen = |letter: char| {
        let marks = ['\u{61c}', '\u{200b}', '\u{200e}', '\u{200f}', '\u{2060}', '\u{feff}'];
        let turns = matches!(letter, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
        letter.is_control() || turns || marks.contains(&letter)
    };
    let long = (1..=40).contains(&name.chars().count());
    match long && !name.contains(unseen) && !name.trim().is_empty() {
        true => Ok(()),
        false => {
            let text = "a name has 1 to 40 characters that can be seen";
            Err(Refusal::new("bad-name", text))
        }
    }
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
