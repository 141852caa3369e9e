//! Play for the share of the victory in Clever.

use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use turlaj_clever::{Clever, Die, Phase, Roll, State, View};
use turlaj_core::{Address, Event, Eye, Game, Node, Seat, Silent, Turned};
use turlaj_learned::clever::{
    self as learned, Aim, BUCKETS, Fast, Found, Kind, Net, POINTS, Points, Search, VARIANCE, Win,
};
use turlaj_packed::clever::{self as packed, Packed, REROLL, RandomStream, Stream};
use turlaj_testkit::scenario;

fn best(aim: &mut impl Aim<4>, game: &Packed, seat: usize) -> Found<4> {
    aim.begin(game, seat);
    Search::new(6).best(game, seat, &mut |first, end| aim.worth(first, end))
}

/// All yellow fields but these.
fn yellow(but: &[&str]) -> String {
    let all = "3.1,6.1,5.1,2.2,1.2,5.2,1.3,2.3,4.3,3.4,4.4,6.4".split(',');
    all.filter(|field| !but.contains(field)).collect::<Vec<_>>().join(",")
}

fn blue() -> &'static str {
    "2,3,4,5,6,7,8,9,10,11,12"
}

/// The third roll of the last turn, seat 2 being asked: what the dice show, and which lie where.
fn last_roll(sheets: &str, faces: [u8; 6], rolled: &[Die], tray: &[Die], picked: &[Die]) -> Packed {
    let rules: Clever = scenario::rules("players=2");
    let mut state = rules.position(&format!("{sheets} round=6 turn=2")).unwrap();
    rules.apply(&mut state, &Event::Roll { roll: Roll::Dice(faces.map(Some)) }, &mut Silent);
    let mut view: View = rules.view(&state, Eye::Seat(Seat(1)));
    view.rolls = 3;
    (view.rolled, view.tray, view.picked) = (rolled.to_vec(), tray.to_vec(), picked.to_vec());
    Packed::seen(&rules, &view)
}

/// Orange and purple bring the same, but with one of them the other player would win.
#[test]
fn the_die_that_the_other_needs_is_taken_away() {
    let mine = format!("2.yellow={} 2.blue={} 2.green=1-5", yellow(&[]), blue());
    // The yellow 2 can be taken but brings nothing: who can use the tray may not use picked dice.
    let theirs =
        format!("1.yellow={} 1.blue={} 1.green=1-3", yellow(&["2.2", "5.2", "1.3"]), blue());
    for (numbers, wanted) in [
        ("1.orange=1,1,1,2,1,1,2,1,2,1,3 1.purple=1,2,4", Die::P),
        ("1.orange=1,1,1,2,1,1,2,1,2,1 1.purple=1,2,5", Die::O),
    ] {
        let game = last_roll(
            &format!("{mine} {theirs} {numbers}"),
            [3, 2, 1, 1, 5, 5],
            &[Die::O, Die::P],
            &[Die::Y, Die::B],
            &[Die::W, Die::G],
        );
        let found = best(&mut Win::new(learned::table()), &game, 1);
        assert_eq!(u32::from(found.path[0]), wanted as u32);
        assert!(found.value > 0.9, "taking it away wins: {}", found.value);
        let worth = |die: Die| {
            let mut win = Win::new(learned::table());
            win.begin(&game, 1);
            let mut end = game;
            end.act(1, die as u32);
            end = best(&mut Points::new(learned::table()), &end, 0).game;
            win.worth(die as u8, &end)
        };
        let other = if wanted == Die::P { Die::O } else { Die::P };
        assert!(worth(wanted) > 0.9 && worth(other) < 0.1);
    }
}

/// Tells of everybody that as many points are still to come, with this variance.
fn simple_net(points: f32, variance: f32) -> Fast {
    let mut net = Net::zero(Kind::Table);
    for bucket in 0..BUCKETS {
        let (one, two) = (net.head_bias(bucket, 0), net.head_bias(bucket, 1));
        (net.weights[one], net.weights[two]) = (points / POINTS, variance / VARIANCE);
    }
    Fast::new(&net)
}

/// The last field of orange, which counts triple: five is more than a reroll brings on average, but
/// only a six can win.
#[test]
fn who_is_behind_takes_the_risk_and_who_is_ahead_does_not() {
    let net = simple_net(10.5, 76.0);
    let full = |seat: u8| {
        let (yellow, blue) = (yellow(&[]), blue());
        let purple = "1,2,3,4,5,6,1,2,3,4,5";
        format!(
            "{seat}.yellow={yellow} {seat}.blue={blue} {seat}.green=1-11 {seat}.purple={purple}"
        )
    };
    for (theirs, wanted) in
        [("6,6,6,12,6,6,12,6,12,6,15", REROLL), ("6,6,6,12,6,6,12,6,12,6,12", Die::O as u32)]
    {
        let orange = format!("1.orange={theirs} 2.orange=5,6,6,12,6,6,12,6,12,6 2.rerolls=1");
        let dice = [Die::W, Die::Y, Die::B];
        let game = last_roll(
            &format!("{} {} {orange}", full(1), full(2)),
            [1, 1, 1, 1, 5, 1],
            &[Die::O],
            &dice,
            &[Die::G, Die::P],
        );
        let found = best(&mut Points::new(&net), &game, 1);
        assert_eq!(u32::from(found.path[0]), Die::O as u32);
        let found = best(&mut Win::new(&net), &game, 1);
        assert_eq!(u32::from(found.path[0]), wanted);
    }
}

fn next_fact(rules: &Clever, state: &State, stream: &mut impl Stream) -> Option<Event<Clever>> {
    match rules.node(state) {
        Node::Decide(seats) => {
            let seat = seats.iter().nth(stream.below(seats.len()) as usize)?;
            let mut legal = Vec::new();
            rules.legal(state, seat, &mut legal);
            Some(Event::Act { seat, action: legal[stream.below(legal.len() as u32) as usize] })
        }
        Node::Chance => {
            let mut dice = |_: Address, faces: u32| stream.below(faces);
            Some(Event::Roll { roll: rules.roll(state, &mut dice) })
        }
        _ => None,
    }
}

/// While all choose unseen, what others have chosen changes neither a choice nor what it is worth;
/// and at the end the shares are those of the rules.
#[test]
fn nothing_unseen_is_known_and_the_end_is_that_of_the_rules() {
    let mut seen_again = 0;
    for (players, seed) in [(2, 1), (3, 2), (4, 3), (2, 4), (3, 5), (4, 6)] {
        let rules: Clever = scenario::rules(&format!("players={players}"));
        let mut stream = RandomStream(Xoshiro256PlusPlus::seed_from_u64(seed));
        let mut win = Win::new(learned::table());
        let mut state = rules.start();
        // What each seat would choose, since it chose last or the phase began.
        let mut told: [Option<Found<4>>; 4] = [const { None }; 4];
        while let Some(event) = next_fact(&rules, &state, &mut stream) {
            let mut turned = Turned::default();
            rules.apply(&mut state, &event, &mut turned);
            if let Event::Act { seat, .. } = event {
                told[seat.index()] = None;
            }
            if turned.page {
                told = [const { None }; 4];
            }
            let sealed =
                matches!(rules.view(&state, Eye::Nobody).phase, Phase::Black | Phase::Closing);
            let Node::Decide(asked) = rules.node(&state) else { continue };
            for seat in asked.iter().filter(|_| sealed) {
                let view = rules.view(&state, Eye::Seat(seat));
                let found = best(&mut win, &Packed::seen(&rules, &view), seat.index());
                if let Some(before) = &told[seat.index()] {
                    assert_eq!((before.value, &before.path), (found.value, &found.path));
                    seen_again += 1;
                }
                told[seat.index()] = Some(found);
            }
        }
        let Node::Over(standings) = rules.node(&state) else { panic!("the game is over") };
        let end = Packed::<4>::seen(&rules, &rules.view(&state, Eye::Nobody));
        let winners = standings.winners().count();
        for (seat, share) in (0u8..).zip(learned::shares(learned::table(), &end)) {
            let wins = standings.winners().any(|winner| winner == Seat(seat));
            assert_eq!(share, if wins { 1.0 / winners as f32 } else { 0.0 });
        }
    }
    assert!(seen_again > 50, "only {seen_again} choices were looked at again");
}

/// Whoever looks beyond a roll may begin before it, and at the end.
#[test]
fn before_a_roll_and_at_the_end_a_position_is_worth_its_share() {
    for players in 2..=4 {
        let rules: Clever = scenario::rules(&format!("players={players}"));
        let mut stream = RandomStream(Xoshiro256PlusPlus::seed_from_u64(players));
        let mut game = Packed::<4>::new(&rules);
        let mut win = Win::new(learned::table());
        loop {
            if let packed::PackedNode::Decide(asked) = game.node() {
                let seat = asked.trailing_zeros() as usize;
                let legal = game.legal(seat);
                game.act(seat, legal.nth(stream.below(legal.len())));
                continue;
            }
            for (seat, share) in learned::shares(learned::table(), &game).iter().enumerate() {
                win.begin(&game, seat);
                let worth = win.worth(0, &game);
                assert!((worth - share).abs() < 0.02, "{worth} is not {share}");
            }
            if game.node() == packed::PackedNode::Over {
                break;
            }
            game.roll(stream.dice());
        }
    }
}

/// Two that play for the victory at one table with one that chooses by lot.
#[test]
fn who_plays_for_the_victory_hardly_ever_loses_to_chance() {
    let rules: Clever = scenario::rules("players=3");
    let mut win = Win::new(learned::table());
    let mut by_lot = 0.0;
    for seed in 0..40 {
        let mut stream = RandomStream(Xoshiro256PlusPlus::seed_from_u64(seed));
        let mut game = Packed::<4>::new(&rules);
        let lot = seed as usize % 3;
        loop {
            match game.node() {
                packed::PackedNode::Dice(_) => game.roll(stream.dice()),
                packed::PackedNode::Decide(asked) => {
                    let seat = asked.trailing_zeros() as usize;
                    let legal = game.legal(seat);
                    let choice = match seat {
                        _ if seat == lot => legal.nth(stream.below(legal.len())),
                        _ => best(&mut win, &game, seat).path[0].into(),
                    };
                    game.act(seat, choice);
                }
                _ => break,
            }
        }
        by_lot += learned::shares(learned::table(), &game)[lot];
    }
    assert!(by_lot < 2.0, "{by_lot} of 40 games");
}
