//! How a game ended.

use serde::Serialize;

use crate::Seat;

/// What one seat reached.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Place {
    /// Who.
    pub seat: Seat,
    /// 1 is the best; equal seats share a place, and the next ones are counted on (1, 1, 3).
    pub place: u8,
    /// The points that decide first.
    pub points: i32,
    /// What decides between equal points, most important first.
    pub tie_breaks: Vec<i32>,
}

/// The seats by place, the best first; seats that share a place in seat order.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(transparent)]
pub struct Standings(Vec<Place>);

impl Standings {
    /// Ranks seats by points, then by their tie-breaks; what is equal in all shares a place.
    pub fn rank(scores: impl IntoIterator<Item = (Seat, i32, Vec<i32>)>) -> Self {
        let mut places: Vec<Place> = scores
            .into_iter()
            .map(|(seat, points, tie_breaks)| Place { seat, place: 0, points, tie_breaks })
            .collect();
        places.sort_by(|a, b| {
            (b.points, &b.tie_breaks).cmp(&(a.points, &a.tie_breaks)).then(a.seat.cmp(&b.seat))
        });
        for at in 0..places.len() {
            let shared = at > 0
                && (places[at].points, &places[at].tie_breaks)
                    == (places[at - 1].points, &places[at - 1].tie_breaks);
            places[at].place = if shared { places[at - 1].place } else { at as u8 + 1 };
        }
        Self(places)
    }

    /// The seats by place, the best first.
    pub fn places(&self) -> &[Place] {
        &self.0
    }

    /// The seats that share the victory.
    pub fn winners(&self) -> impl Iterator<Item = Seat> {
        self.0.iter().filter(|place| place.place == 1).map(|place| place.seat)
    }

    /// What one seat reached.
    pub fn of(&self, seat: Seat) -> Option<&Place> {
        self.0.iter().find(|place| place.seat == seat)
    }
}
