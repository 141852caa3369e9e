//! The solved game against the rules: every value must be what the rules make of the values that
//! follow. Since no way of playing passes for ever, only the right values do that.

use std::collections::BTreeMap;

use turlaj_core::{Event, Eye, Game, Node, Seat, Silent};
use turlaj_exact::stonoga::{Board, Duel, Solo, SoloAim, TilePlace, keep};
use turlaj_stonoga::{Action, Edition, Face, Piece, Roll, State, Stonoga, Tile, View};
use turlaj_testkit::{Luck, scenario};

/// One turn by the rules alone, where positions at its end are worth what `after` says.
struct Turn<'a> {
    rules: &'a Stonoga,
    after: &'a dyn Fn(&State) -> f64,
    known: BTreeMap<(Vec<Face>, u8), f64>,
}

impl Turn<'_> {
    /// Before a roll.
    fn chance(&mut self, state: &State, dice: [Face; 4], rolls: u8) -> f64 {
        let outcomes = self.rules.outcomes(state);
        let mut sum = 0.0;
        for (roll, _) in &outcomes {
            let Roll::Dice(fallen) = roll else { panic!("no other dice are rolled in a turn") };
            let mut now = dice;
            now.iter_mut().zip(fallen).for_each(|(now, fallen)| *now = fallen.unwrap_or(*now));
            sum += self.decision(state, roll, now, rolls + 1);
        }
        sum / outcomes.len() as f64
    }

    /// After it.
    fn decision(&mut self, before: &State, roll: &Roll, dice: [Face; 4], rolls: u8) -> f64 {
        let mut key = dice.to_vec();
        key.sort();
        if let Some(known) = self.known.get(&(key.clone(), rolls)) {
            return *known;
        }
        let mut state = before.clone();
        let mover = self.rules.view(&state, Eye::Nobody).seat;
        self.rules.apply(&mut state, &Event::Roll { roll: *roll }, &mut Silent);
        let value = match self.rules.node(&state) {
            Node::Decide(seats) if seats.contains(mover) => {
                let mut legal = Vec::new();
                self.rules.legal(&state, mover, &mut legal);
                let worth = |action: &Action| self.act(&state, mover, *action, dice, rolls);
                legal.iter().map(worth).fold(f64::NEG_INFINITY, f64::max)
            }
            // The dice brought nothing, and the rules went on by themselves.
            _ => (self.after)(&state),
        };
        self.known.insert((key, rolls), value);
        value
    }

    fn act(
        &mut self,
        state: &State,
        seat: Seat,
        action: Action,
        dice: [Face; 4],
        rolls: u8,
    ) -> f64 {
        let mut state = state.clone();
        self.rules.apply(&mut state, &Event::Act { seat, action }, &mut Silent);
        match action {
            Action::Roll(_) => self.chance(&state, dice, rolls),
            _ => (self.after)(&state),
        }
    }
}

fn turn_value(rules: &Stonoga, text: &str, after: &dyn Fn(&State) -> f64) -> f64 {
    let state = rules.position(text).unwrap();
    let dice = rules.view(&state, Eye::Nobody).dice;
    Turn { rules, after, known: BTreeMap::new() }.chance(&state, dice, 0)
}

fn pick(numbers: &mut Luck, from: &mut Vec<Tile>) -> Tile {
    from.swap_remove(numbers.below(from.len()))
}

fn text(tiles: &[Tile]) -> String {
    let names: Vec<String> = tiles.iter().map(ToString::to_string).collect();
    if names.is_empty() { "-".to_string() } else { names.join(",") }
}

/// A board as the player sees it whose turn begins, or would.
fn board(view: &View, mover: Seat) -> Board {
    let mut board = Board::default();
    view.middle.iter().for_each(|kind| board.put(kind.tile, TilePlace::Middle));
    for (at, seat) in (0..).zip(&view.seats) {
        for piece in &seat.pieces {
            let Piece::Tile(tile) = piece else { panic!("no golden shoes here") };
            board.put(*tile, if Seat(at) == mover { TilePlace::Mine } else { TilePlace::Theirs });
        }
    }
    board
}

#[test]
fn two_players_every_value_follows_from_those_after_it() {
    let mut numbers = Luck::new(12);
    for case in 0..14 {
        let (edition, name) = if case % 2 == 0 { (Edition::Pl, "pl") } else { (Edition::Ru, "ru") };
        let rules: Stonoga = scenario::rules(&format!("players=2 edition={name}"));
        let mut tiles: Vec<Tile> = Tile::all().collect();
        let left: Vec<Tile> = (0..1 + case % 4).map(|_| pick(&mut numbers, &mut tiles)).collect();
        // Some tiles are in no place, so that equal shoes happen.
        for _ in 0..numbers.below(8) {
            pick(&mut numbers, &mut tiles);
        }
        let (mine, theirs): (Vec<_>, Vec<_>) = tiles.iter().partition(|_| numbers.below(2) == 0);
        let position = format!("middle={} 1={} 2={}", text(&left), text(&mine), text(&theirs));
        let state = rules.position(&position).unwrap();
        let start = board(&rules.view(&state, Eye::Nobody), Seat(0));
        let duel = Duel::new(edition, start);
        let after = |state: &State| match rules.node(state) {
            Node::Over(end) if end.winners().any(|seat| seat == Seat(0)) => {
                1.0 / end.winners().count() as f64
            }
            Node::Over(_) => 0.0,
            _ => 1.0 - duel.worth(board(&rules.view(state, Eye::Nobody), Seat(1))).value,
        };
        let by_rules = turn_value(&rules, &position, &after);
        let solved = duel.worth(start).value;
        assert!((by_rules - solved).abs() < 1e-13, "{position}: {by_rules} {solved}");
    }
}

#[test]
fn solo_every_value_follows_from_those_after_it() {
    let rules: Stonoga = scenario::rules("players=1");
    let solo = Solo::whole();
    let mut numbers = Luck::new(5);
    for aim in
        [SoloAim::Lost, SoloAim::Shoes, SoloAim::AtMost(0), SoloAim::AtMost(1), SoloAim::AtMost(3)]
    {
        let mut tiles: Vec<Tile> = Tile::all().collect();
        let left: Vec<Tile> =
            (0..=numbers.below(8)).map(|_| pick(&mut numbers, &mut tiles)).collect();
        let position = format!("middle={} 1={}", text(&left), text(&tiles));
        let before: u8 = tiles.iter().map(|tile| tile.shoes()).sum();
        let after = |state: &State| {
            let view = rules.view(state, Eye::Nobody);
            let mut board = Board::default();
            view.middle.iter().for_each(|kind| board.put(kind.tile, TilePlace::Middle));
            match (aim, view.lost.is_empty()) {
                (SoloAim::Lost, none) => solo.value(board, aim) - f64::from(u8::from(!none)),
                (SoloAim::Shoes, _) => {
                    solo.value(board, aim) + f64::from(view.seats[0].count.total() - before)
                }
                (SoloAim::AtMost(_), true) => solo.value(board, aim),
                (SoloAim::AtMost(0), false) => 0.0,
                (SoloAim::AtMost(tiles), false) => solo.value(board, SoloAim::AtMost(tiles - 1)),
            }
        };
        let by_rules = turn_value(&rules, &position, &after);
        let mut start = Board::default();
        left.iter().for_each(|tile| start.put(*tile, TilePlace::Middle));
        let solved = solo.value(start, aim);
        assert!((by_rules - solved).abs() < 1e-13, "{position} {aim:?}: {by_rules} {solved}");
    }
}

/// Figures that were computed once more by a program of its own (`tests/system`).
#[test]
fn the_whole_game_is_worth_this() {
    for (edition, first) in [(Edition::Pl, 0.647_878_193_597_9), (Edition::Ru, 0.647_823_369_159_1)]
    {
        let duel = Duel::whole(edition);
        assert_eq!(duel.states(), 169_119);
        assert!((duel.worth(Board::full()).value - first).abs() < 1e-12, "{edition:?}");
    }
    let (solo, all) = (Solo::whole(), Board::full());
    assert!((solo.value(all, SoloAim::Lost) + 1.026_390_171_407_1).abs() < 1e-12);
    assert!((solo.value(all, SoloAim::Shoes) - 41.514_766_971_023_8).abs() < 1e-12);
    assert!((solo.value(all, SoloAim::AtMost(0)) - 0.423_502_372_628_1).abs() < 1e-12);
}

/// One tile is left that decides nothing: whoever leads wins, and the leader takes it at once.
#[test]
fn where_all_is_decided_the_shorter_game_is_better() {
    let mut decided = Board::default();
    for tile in Tile::all() {
        decided.put(tile, TilePlace::Mine);
    }
    decided.put(Tile::all().next().unwrap(), TilePlace::Middle);
    let duel = Duel::new(Edition::Pl, decided);
    let reds = keep([Face::Shoe(turlaj_stonoga::Colour::R); 4].into_iter());
    let choices = duel.choices(decided, reds, 2);
    assert_eq!((choices.stop.value, choices.stop.turns), (1.0, 1.0));
    assert_eq!(choices.keep(0).value, 1.0);
    assert!(choices.stop.beats(choices.keep(0)) && !choices.keep(0).beats(choices.stop));
}
