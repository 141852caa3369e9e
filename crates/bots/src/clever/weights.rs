//! The numbers behind what a sheet is worth: data, and nothing else.

/// What things promise, in points.
pub(super) struct Weights {
    /// A line that brings a reroll, an extra die, a fox.
    pub(super) line_reroll: f32,
    pub(super) line_extra: f32,
    pub(super) line_fox: f32,
    /// One that brings a mark in yellow, blue, green, orange, purple.
    pub(super) gifts: [f32; 5],
    /// The power of the share of a line that is done.
    pub(super) begun: f32,
    /// The part of a star that a column promises.
    pub(super) stars: f32,
    /// How far the next bonus of an ordered area is at least, and the power of its distance.
    pub(super) near: f32,
    pub(super) far: f32,
    /// Each number that can still follow in purple.
    pub(super) room: f32,
    /// A reroll and an extra die in hand, now and for all the time ahead.
    pub(super) reroll: [f32; 2],
    pub(super) extra: [f32; 2],
    /// What the lowest area comes to, for foxes, and the power of the time ahead with which that fades.
    pub(super) fox_at_end: f32,
    pub(super) fox_fades: f32,
    /// The points that the next field of blue, green, orange and purple counts.
    pub(super) next: [f32; 4],
    /// A point of the lowest area.
    pub(super) lowest: f32,
    /// The power of the time ahead with which promises fade.
    pub(super) fades: f32,
    /// The part of a round that is not one's own turn.
    pub(super) tray_turns: f32,
}

/// Found by an evolution strategy over solo games on common dice, 400 a candidate.
pub(super) const WEIGHTS: Weights = Weights {
    line_reroll: 0.75,
    line_extra: 5.41,
    line_fox: 9.42,
    gifts: [7.62, 6.07, 5.60, 3.87, 11.10],
    begun: 5.02,
    stars: 1.73,
    near: 0.81,
    far: 0.18,
    room: 0.61,
    reroll: [0.18, 0.96],
    extra: [2.80, 10.49],
    fox_at_end: 13.64,
    fox_fades: 2.04,
    next: [0.39, 1.17, 1.49, 0.03],
    lowest: 0.58,
    fades: 0.53,
    tray_turns: 0.81,
};

/// What the rest of the game brings beside what the sheet promises, by the number of players: a
/// parabola over the part of the game that is ahead, as long as there is any. Fitted by least
/// squares to games of experts.
pub(super) const REST: [[f32; 3]; 4] =
    [[-20.8, 133.2, 22.1], [-22.5, 159.1, 6.0], [-39.4, 247.5, -50.9], [-39.0, 232.5, -52.9]];
