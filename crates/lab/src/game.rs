//! One game, as fast as the rules are.

use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use turlaj_catalog::{Listed, PackedPlay, PackedPlayer, Visit, visit};
use turlaj_core::{
    Address, Dice, Event, Eye, Game, Look, Node, Seat, Settings, Standings, Throw, Tick, Turned,
};
use turlaj_engine::{AnyBot, Bot};

use crate::live::Live;
use crate::luck::{LuckMeter, RowLuck};

/// A game that has not ended after so many facts is cut off and counted apart.
pub const FACT_CAP: u64 = 1_000_000;

/// The seed of a game: the finaliser of SplitMix64 over the run's seed and the game's number, so
/// that neighbours have nothing in common.
pub fn game_seed(seed: u64, game: u64) -> u64 {
    let mut mixed = seed ^ game.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ (mixed >> 31)
}

/// What one game came to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// Its number in the run.
    pub game: u64,
    /// How many facts it had.
    pub facts: u64,
    /// How many turns were begun.
    pub turns: u64,
    /// Whose turn was the first.
    pub first: Option<Seat>,
    /// The end; nothing if it was cut off, or if nobody did anything at a live node any more.
    pub end: Option<Standings>,
    /// How much of it was luck, where that was measured and the game ended.
    pub luck: Option<RowLuck>,
}

/// A place to play games one after the other, which keeps its memory between them.
pub struct Play<'a, G: Listed> {
    rules: &'a G,
    seats: &'a [&'static str],
    legal: Vec<G::Action>,
    packed: Option<Box<dyn PackedPlayer>>,
    luck: Option<LuckMeter<'a, G>>,
}

impl<'a, G: Listed> Play<'a, G> {
    /// A place for games with these bots, named as in the catalogue; played by the rules one fact
    /// at a time, or in a faster way if that is wanted and there is one.
    pub fn new(rules: &'a G, seats: &'a [&'static str], fast: bool) -> Play<'a, G> {
        let packed = if fast { packed(rules, seats) } else { None };
        Play { rules, seats, legal: Vec::with_capacity(64), packed, luck: None }
    }

    /// A place that measures the luck of its games, by the rules one fact at a time.
    pub(crate) fn measuring_luck(rules: &'a G, seats: &'a [&'static str]) -> Play<'a, G> {
        Play { luck: Some(LuckMeter::new(rules)), ..Play::new(rules, seats, false) }
    }

    /// How many seats there are.
    pub(crate) fn seats(&self) -> usize {
        self.seats.len()
    }

    /// Plays a game of a run.
    pub fn game(&mut self, seed: u64, game: u64) -> Row {
        let seed = game_seed(seed, game);
        if let Some(packed) = &mut self.packed {
            let played = packed.play(seed);
            let (first, end) = (Some(played.first), Some(played.end));
            let (facts, turns) = (played.facts, played.turns);
            return Row { game, facts, turns, first, end, luck: None };
        }
        let mut chance = Xoshiro256PlusPlus::seed_from_u64(seed);
        let bots = self
            .seats
            .iter()
            .map(|name| G::bot(name, chance.random()).expect("seats were checked to be bots"))
            .collect();
        if let Some(luck) = &mut self.luck {
            luck.begin(seed);
        }
        let mut players = Named { bots, chance, luck: self.luck.as_mut(), found: None };
        let row = play(self.rules, &mut players, &mut self.legal);
        Row { game, luck: players.found, ..row }
    }
}

/// Whether these bots can play the packed form of the game.
pub fn is_packed<G: Listed>(rules: &G, seats: &[&'static str]) -> bool {
    packed(rules, seats).is_some()
}

fn packed<G: Listed>(rules: &G, seats: &[&'static str]) -> Option<Box<dyn PackedPlayer>> {
    visit(G::ID, PackedForm { settings: rules.settings(), seats }).ok()?
}

/// Makes a player of whole games, where a game has a packed form and all of these bots can play it.
struct PackedForm<'a> {
    settings: Settings,
    seats: &'a [&'static str],
}

impl Visit for PackedForm<'_> {
    type Out = Option<Box<dyn PackedPlayer>>;

    fn game<G: Listed>(self) -> Self::Out {
        None
    }

    fn packed<G: Listed + PackedPlay>(self) -> Self::Out {
        G::configure(&self.settings).ok()?.player(self.seats)
    }
}

/// Bots of the catalogue, dice from the same random numbers, and what measures luck.
struct Named<'a, 'b, G: Listed> {
    bots: Vec<AnyBot<G>>,
    chance: Xoshiro256PlusPlus,
    luck: Option<&'b mut LuckMeter<'a, G>>,
    found: Option<RowLuck>,
}

impl<G: Listed> Dice for Named<'_, '_, G> {
    #[inline]
    fn die(&mut self, _: Address, faces: u32) -> u32 {
        self.chance.random_range(0..faces)
    }
}

impl<G: Listed> Players<G> for Named<'_, '_, G> {
    #[inline]
    fn choose(&mut self, seat: Seat, look: &Look<'_, G>, legal: &[G::Action]) -> G::Action {
        self.bots[seat.index()].choose(look, legal)
    }

    fn next(&mut self, seat: Seat, look: &Look<'_, G>, now: Tick) -> Option<(Tick, G::Action)> {
        match &mut self.bots[seat.index()] {
            AnyBot::Decides(_) => None,
            AnyBot::Races(bot) => bot.next(look, now),
        }
    }

    #[inline]
    fn observe(&mut self, _: Tick, state: &G::State, event: &Event<G>) {
        if let (Some(luck), Event::Roll { roll }) = (&mut self.luck, event) {
            luck.roll(state, roll);
        }
    }

    fn ended(&mut self, state: &G::State) {
        self.found = self.luck.as_mut().map(|luck| luck.end(state));
    }
}

/// The bots of one game, its dice, and an observer of its facts.
pub trait Players<G: Game>: Dice {
    /// Chooses one of the legal actions of a seat.
    fn choose(&mut self, seat: Seat, look: &Look<'_, G>, legal: &[G::Action]) -> G::Action;

    /// What a seat does next at a live node, as [`turlaj_engine::LiveBot::next`].
    fn next(&mut self, seat: Seat, look: &Look<'_, G>, now: Tick) -> Option<(Tick, G::Action)>;

    /// Observes a fact and the position before it, with the ticks since its page was opened.
    #[inline]
    fn observe(&mut self, _tick: Tick, _state: &G::State, _event: &Event<G>) {}

    /// Observes the end of the game.
    #[inline]
    fn ended(&mut self, _state: &G::State) {}
}

/// Plays one game by the rules, one fact at a time. `legal` is memory to use.
pub fn play<G: Game>(rules: &G, players: &mut impl Players<G>, legal: &mut Vec<G::Action>) -> Row {
    let mut state = rules.start();
    let (mut facts, mut turns, mut first) = (0, 0, None);
    let mut live: Option<Live<G>> = None;
    let end = loop {
        let event = match rules.node(&state) {
            Node::Over(standings) => {
                players.ended(&state);
                break Some(standings);
            }
            _ if facts == FACT_CAP => break None,
            Node::Chance => {
                let due = rules.due(&state);
                if let Throw::Turn { seat, roll: 1, .. } = due.throw {
                    turns += 1;
                    first = first.or(Some(seat));
                }
                Event::Roll { roll: rules.read(&state, &due.fall(players)) }
            }
            Node::Decide(asked) => {
                let seat = asked.iter().next().expect("a decision asks somebody");
                legal.clear();
                rules.legal(&state, seat, legal);
                let look = Look::new(rules, &state, Eye::Seat(seat));
                Event::Act { seat, action: players.choose(seat, &look, legal) }
            }
            Node::Live { seats, until } => {
                let live = live.get_or_insert_with(|| Live::new(rules.players()));
                match live.next(rules, &state, seats, until, players) {
                    Some(event) => event,
                    None => break None,
                }
            }
        };
        players.observe(live.as_ref().map_or(0, Live::now), &state, &event);
        let mut turned = Turned::default();
        rules.apply(&mut state, &event, &mut turned);
        if let Some(live) = &mut live {
            live.happened(turned.page);
        }
        facts += 1;
    };
    Row { game: 0, facts, turns, first, end, luck: None }
}
