//! What all toys have in common: two to four players, one option, one die at a time.

use turlaj_core::{Due, Game, Node, Refusal, Seat, Settings, Sight, Throw};

use super::Pips;

/// How many may play any toy.
pub(super) const PLAYERS: (u8, u8) = (2, 4);

/// The number of players, if a toy is for so many.
pub(super) fn players(settings: &Settings) -> Result<u8, Refusal> {
    let players = settings.players();
    let (least, most) = PLAYERS;
    if (least..=most).contains(&players) {
        return Ok(players);
    }
    let text = format!("this toy is for {least} to {most} players, not for {players}");
    Err(Refusal::new("player-count", text)
        .with("players", players)
        .with("least", least)
        .with("most", most))
}

/// Whether the seat may act at all.
pub(super) fn check_asked(node: &Node, seat: Seat) -> Result<(), Refusal> {
    match node {
        Node::Over(_) => Err(Refusal::over()),
        _ if node.asked().contains(seat) => Ok(()),
        _ => Err(Refusal::not_asked()),
    }
}

/// Whether a die is due. Its notation leaves nothing else that could be wrong with a roll.
pub(super) fn check_due(node: &Node) -> Result<(), Refusal> {
    match node {
        Node::Chance => Ok(()),
        _ => Err(Refusal::new("no-dice-due", "no dice are due now")),
    }
}

/// The one die of a throw, where one is due.
pub(super) fn due(node: &Node, throw: Throw, sight: Sight) -> Due {
    match node {
        Node::Chance => Pips::due(throw).seen_by(sight),
        _ => Due::new(throw),
    }
}

/// Appends those of these actions that the seat may decide for; none at a live node.
pub(super) fn legal<G: Game>(
    rules: &G,
    state: &G::State,
    seat: Seat,
    all: impl IntoIterator<Item = G::Action>,
    out: &mut Vec<G::Action>,
) {
    if matches!(rules.node(state), Node::Decide(_)) {
        out.extend(all.into_iter().filter(|action| rules.check(state, seat, action).is_ok()));
    }
}

/// Those of these actions that a seat which may act may not do, and why.
pub(super) fn refused<G: Game>(
    rules: &G,
    state: &G::State,
    seat: Seat,
    all: impl IntoIterator<Item = G::Action>,
) -> Vec<(G::Action, Refusal)> {
    if !rules.node(state).asked().contains(seat) {
        return Vec::new();
    }
    all.into_iter()
        .filter_map(|action| {
            let why = rules.check(state, seat, &action).err()?;
            Some((action, why))
        })
        .collect()
}
