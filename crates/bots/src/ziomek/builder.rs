//! Building a stack as people do.

use rand::{RngExt, SeedableRng};
use turlaj_core::{Eye, Look, Seat, Tick};
use turlaj_engine::{Chance, normal};
use turlaj_exact::ziomek::StackSolver;
use turlaj_ziomek::{Action, Laid, Phase, Pose, SIDES, View, Ziomek};

use super::pace::{BuildPace, LEVELS};
use super::plan::plan;

/// Plans a stack when it sees the dice, and lays it piece by piece at its level's pace. A slip puts a
/// piece a little aside, shows a wrong side or stands it on its head; it may see that at once and
/// take the piece down, or see it when the stack is complete, or not at all.
#[derive(Clone)]
pub(crate) struct PacedBuilder {
    pub(super) pace: BuildPace,
    pub(super) chance: Chance,
    /// What its times are multiplied by in this game.
    form: f64,
    solver: StackSolver,
    /// The round for which it has planned.
    round: Option<u8>,
    plan: Vec<Laid>,
    /// The level with a slip that it has overlooked.
    overlooked: Option<usize>,
    /// How high its stack will be if the piece in hand stays.
    expected: usize,
}

impl PacedBuilder {
    /// One of this level that plays the same for the same seed; none if there is no such level.
    pub(crate) fn named(level: &str, seed: u64) -> Option<PacedBuilder> {
        LEVELS.iter().find(|known| known.name == level).map(|pace| PacedBuilder::new(*pace, seed))
    }

    /// One of this pace.
    pub(crate) fn new(pace: BuildPace, seed: u64) -> PacedBuilder {
        let mut chance = Chance::seed_from_u64(seed);
        let form = factor(f64::from(pace.form) / 100.0 * normal(&mut chance));
        let (solver, plan) = (StackSolver::default(), Vec::new());
        PacedBuilder {
            pace,
            chance,
            form,
            solver,
            round: None,
            plan,
            overlooked: None,
            expected: 0,
        }
    }

    fn within(&mut self, [from, to]: [Tick; 2]) -> Tick {
        (self.form * self.chance.random_range(from..=to) as f64) as Tick
    }

    fn happens(&mut self, in_a_thousand: u32) -> bool {
        self.chance.random_range(0..1000) < in_a_thousand
    }

    /// The next thing to do while all build, and how long it takes.
    fn build(&mut self, view: &View, seat: Seat) -> Option<(Tick, Action)> {
        let asked = view.requirement()?;
        let mut before = 0;
        if self.round != Some(view.round) {
            let smiling = self.happens(self.pace.smiles);
            self.plan = plan(&self.solver, &asked, smiling, &mut self.chance);
            (self.round, self.overlooked, self.expected) = (Some(view.round), None, 0);
            before = self.within(self.pace.look);
        }
        let own = &view.seats[seat.index()];
        let others_agree = view.seats.iter().any(|other| other.agreed);
        if !own.agreed && (others_agree || self.plan.is_empty()) {
            return Some((before + self.within(self.pace.shout), Action::Agree));
        }
        let (wait, action) = self.go_on(&own.stack)?;
        Some((before + wait, action))
    }

    fn go_on(&mut self, stack: &[Laid]) -> Option<(Tick, Action)> {
        let differs = stack.iter().zip(&self.plan).position(|(laid, planned)| laid != planned);
        // Whoever sees pieces fall looks for the reason: on a slip below nothing planned would stand.
        let fell = stack.len() < self.expected;
        self.overlooked = self.overlooked.filter(|slip| differs == Some(*slip) && !fell);
        self.expected = stack.len();
        if let Some(slip) = differs
            && self.overlooked.is_none()
        {
            if fell || self.happens(self.pace.notices) {
                return Some(self.undo(stack, slip));
            }
            self.overlooked = Some(slip);
        }
        if let Some(&next) = self.plan.get(stack.len()) {
            let laid = if self.happens(self.pace.slips) { self.slip(next) } else { next };
            self.expected = stack.len() + 1;
            return Some((self.within(self.pace.piece), Action::Drop(laid)));
        }
        if self.plan.is_empty() {
            return None;
        }
        if let Some(slip) = self.overlooked
            && self.happens(self.pace.looks_again)
        {
            return Some(self.undo(stack, slip));
        }
        Some((self.within(self.pace.shout), Action::Shout))
    }

    /// Takes down all from a slip on.
    fn undo(&mut self, stack: &[Laid], slip: usize) -> (Tick, Action) {
        (self.overlooked, self.expected) = (None, slip);
        (self.within(self.pace.down), Action::Down((stack.len() - slip) as u8))
    }

    /// The piece as it is laid by mistake.
    fn slip(&mut self, planned: Laid) -> Laid {
        let (piece, side, flipped) = (planned.piece(), planned.pose.side(), planned.pose.flipped());
        let pose = match self.chance.random_range(0..4) {
            0 => Pose::new(piece, side, !flipped),
            1 => Pose::new(piece, SIDES[self.chance.random_range(0..SIDES.len())], flipped),
            _ => None,
        };
        if let Some(pose) = pose {
            return Laid { pose, ..planned };
        }
        let aside = self.chance.random_range(3..=8);
        let x = if self.chance.random() { planned.x + aside } else { planned.x - aside };
        Laid { x, ..planned }
    }
}

impl PacedBuilder {
    /// The next action in a live phase, and when.
    pub(super) fn act(&mut self, look: &Look<'_, Ziomek>, now: Tick) -> Option<(Tick, Action)> {
        let Eye::Seat(seat) = look.eye() else { return None };
        let view = look.view();
        let (wait, action) = match view.phase {
            Phase::Building => self.build(&view, seat)?,
            Phase::Checked => (self.within([2_500, 5_000]), Action::Ready),
            _ => return None,
        };
        Some((now + wait, action))
    }
}

/// As much faster as slower; exact on every machine.
fn factor(slower: f64) -> f64 {
    if slower < 0.0 { 1.0 / (1.0 - slower) } else { 1.0 + slower }
}
