//! What an engine says: values with a unit, an error bar and reasons as data.

use serde::Serialize;
use serde_json::Value;
use turlaj_core::{Game, Seat, Standings};

/// What values count. More is better in every unit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unit {
    /// The expected share of the victory, from 0 to 1; the shares of all seats sum to 1.
    Victory,
    /// Expected points at the end of the game.
    Points,
    /// Expected losses at the end, below zero, by the game's own name for them.
    Losses(&'static str),
}

/// How far values may be from the true ones.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum ErrorBar {
    /// The values are exact under best play of all seats.
    Exact,
    /// The standard error of the values.
    About(f64),
    /// The error is not known.
    Unknown,
}

impl ErrorBar {
    /// The standard error: 0 where values are exact, nothing where it is unknown.
    pub fn standard(self) -> Option<f64> {
        match self {
            ErrorBar::Exact => Some(0.0),
            ErrorBar::About(error) => Some(error),
            ErrorBar::Unknown => None,
        }
    }
}

/// The value of a node to every seat.
#[derive(Clone, PartialEq, Debug)]
pub struct Worth {
    /// What the values count.
    pub unit: Unit,
    /// One value per seat.
    pub seats: Vec<f64>,
    /// How far the values may be off.
    pub error: ErrorBar,
}

impl Worth {
    /// The exact value of a game that is over: shares of the victory, or the points of a solo player.
    pub fn at_end(end: &Standings) -> Worth {
        let seats = end.places().len();
        let error = ErrorBar::Exact;
        if seats == 1 {
            let points = end.places().iter().map(|place| f64::from(place.points)).collect();
            return Worth { unit: Unit::Points, seats: points, error };
        }
        let mut shares = vec![0.0; seats];
        let winners = end.winners().count() as f64;
        end.winners().for_each(|seat| shares[seat.index()] = 1.0 / winners);
        Worth { unit: Unit::Victory, seats: shares, error }
    }

    /// Equal shares of the victory, as before a draw for the first seat.
    pub fn even(seats: usize, error: ErrorBar) -> Worth {
        Worth { unit: Unit::Victory, seats: vec![1.0 / seats as f64; seats], error }
    }
}

/// The values of all legal actions of one seat.
#[derive(Clone, PartialEq, Debug)]
pub struct Values<G: Game> {
    /// Whose actions they are.
    pub seat: Seat,
    /// What the values count.
    pub unit: Unit,
    /// One per legal action, in their order.
    pub actions: Vec<ActionValue>,
    /// The actions by what the seat prefers, the best first; of actions that the engine knows to be the
    /// same choice, one.
    pub ranking: Vec<Ranked<G::Action>>,
}

/// The value of one action.
#[derive(Clone, PartialEq, Debug)]
pub struct ActionValue {
    /// The value to every seat of best play after it, as far as the engine sees.
    pub seats: Vec<f64>,
    /// How far it may be off.
    pub error: ErrorBar,
}

impl<G: Game> Values<G> {
    /// The value of the node: that of the best action.
    pub(crate) fn best(&self) -> Option<Worth> {
        let ActionValue { seats, error } = self.actions.get(self.ranking.first()?.at)?.clone();
        Some(Worth { unit: self.unit, seats, error })
    }

    /// The value of an action to the seat that chooses.
    pub fn own(&self, at: usize) -> f64 {
        self.actions[at].seats[self.seat.index()]
    }
}

/// An action in a ranking.
#[derive(Clone, PartialEq, Debug)]
pub struct Ranked<A> {
    /// Its position in the list of legal actions.
    pub at: usize,
    /// Why it stands where it stands, for as many actions as [`crate::Budget::explain`] asks for; an engine
    /// that gives advice explains all of these.
    pub why: Option<Explanation<A>>,
}

impl<A> Ranked<A> {
    /// Without an explanation.
    pub fn plain(at: usize) -> Ranked<A> {
        Ranked { at, why: None }
    }
}

/// What an action does, and why, as data that each language puts into words.
#[derive(Clone, PartialEq, Debug)]
pub struct Explanation<A> {
    /// What is done, in the game's own terms.
    pub what: Value,
    /// What follows at once and belongs to it, such as the field for a die.
    pub then: Vec<A>,
    /// The strongest reason for the action and after it, if there is one, the strongest one against
    /// it; empty where nothing but its value speaks for the action.
    pub reasons: Vec<Reason>,
}

/// One reason.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Reason {
    /// How much it counts beside the next best action (beside the best one, where this is another):
    /// above zero for the action, below zero against it.
    pub weight: f64,
    /// What it says, in the game's own terms.
    pub data: Value,
}

impl<A> Explanation<A> {
    /// Chooses among weighed reasons. Without one in favour there is none at all, and what weighs
    /// little against the action is left out.
    pub fn new<W: Serialize>(
        what: &impl Serialize,
        then: Vec<A>,
        weighed: Vec<(f64, W)>,
    ) -> Explanation<A> {
        let (mut pro, mut con) = (None, None);
        for (weight, reason) in weighed {
            let strongest: &mut Option<(f64, W)> = if weight > 0.0 { &mut pro } else { &mut con };
            if weight != 0.0 && strongest.as_ref().is_none_or(|(most, _)| weight.abs() > most.abs())
            {
                *strongest = Some((weight, reason));
            }
        }
        let enough = |pro: &(f64, W), con: &(f64, W)| -con.0 * 4.0 >= pro.0;
        let con = con.filter(|con| pro.as_ref().is_some_and(|pro| enough(pro, con)));
        let reason = |(weight, data): (f64, W)| Reason { weight, data: data_of(&data) };
        let reasons = pro.into_iter().chain(con).map(reason).collect();
        Explanation { what: data_of(what), then, reasons }
    }
}

fn data_of(value: &impl Serialize) -> Value {
    serde_json::to_value(value).expect("reasons are plain data")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(weighed: &[(f64, &'static str)]) -> String {
        let explanation: Explanation<()> = Explanation::new(&"roll", Vec::new(), weighed.to_vec());
        let reasons = explanation.reasons.iter();
        reasons.map(|one| format!("{}{}", one.data.as_str().unwrap(), one.weight)).collect()
    }

    #[test]
    fn the_strongest_reason_is_given_and_a_contrary_one_never_alone() {
        assert_eq!(said(&[(1.0, "a"), (3.0, "b"), (-1.0, "c"), (-2.0, "d")]), "b3d-2");
        assert_eq!(said(&[(-2.0, "d"), (0.0, "a")]), "");
        assert_eq!(said(&[(3.0, "b"), (-0.5, "c")]), "b3", "it weighs little");
        assert_eq!(said(&[]), "");
    }

    #[test]
    fn a_shared_victory_is_worth_equal_shares_and_a_solo_game_its_points() {
        let end =
            Standings::rank([(Seat(0), 3, vec![]), (Seat(1), 5, vec![]), (Seat(2), 5, vec![])]);
        assert_eq!(Worth::at_end(&end).seats, [0.0, 0.5, 0.5]);
        let alone = Worth::at_end(&Standings::rank([(Seat(0), 41, vec![])]));
        assert_eq!((alone.unit, alone.seats), (Unit::Points, vec![41.0]));
    }
}
