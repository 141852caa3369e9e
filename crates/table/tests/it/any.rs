//! Tables through JSON alone, as a server sees them.

use serde_json::{Value, json};
use turlaj_core::{Address, Eye, Node, Seat};
use turlaj_table::{AnyTable, Fact, Table};
use turlaj_testkit::toys::ballots::Ballots;
use turlaj_testkit::toys::cups::Cups;
use turlaj_testkit::toys::sprint::Sprint;

use crate::play::{ALA, OLA, code, play, table};

fn cups() -> Box<dyn AnyTable> {
    Box::new(table::<Cups>("players=2 again=on"))
}

fn roll(table: &mut dyn AnyTable, face: u32) {
    let now = table.tick();
    table.roll(&mut |_: Address, _: u32| face, now).unwrap();
}

/// Lets a seat answer what it is asked.
fn answer(table: &mut dyn AnyTable, seat: Seat, action: &str) {
    let asked = table.asked(seat).expect("the seat is asked");
    let live = matches!(table.node(), Node::Live { .. });
    assert!(live || asked.legal.contains(&json!(action)), "{action} is not among {asked:?}");
    let now = table.tick();
    table.act(seat, asked.prompt, json!(action), now).unwrap();
}

#[test]
fn a_game_with_hidden_dice_is_played_through_json() {
    let mut table = cups();
    assert_eq!((table.game(), table.rules_version()), ("cups", 1));
    assert_eq!(table.settings().to_string(), "players=2 again=on");
    assert_eq!(table.asked(ALA), None);
    roll(&mut *table, 3);
    let asked = table.asked(ALA).unwrap();
    assert_eq!(asked.legal, [json!("keep"), json!("again")]);
    assert_eq!(asked.refused, []);
    assert_eq!(table.asked(OLA), None);
    assert_eq!(table.asked(Seat(9)), None);
    answer(&mut *table, ALA, "again");
    roll(&mut *table, 5);
    let asked = serde_json::to_value(table.asked(ALA).unwrap()).unwrap();
    let why = json!({"code": "again-spent", "text": "a die is rolled again only once"});
    assert_eq!(asked["legal"], json!(["keep"]));
    assert_eq!(asked["refused"], json!([{"action": "again", "why": why}]));
    let die = |table: &dyn AnyTable, eye| table.view(eye)["cups"][0]["die"].clone();
    assert_eq!(die(&*table, Eye::Seat(ALA)), json!({"shown": "6"}));
    assert_eq!(die(&*table, Eye::Seat(OLA)), json!("hidden"));
    assert_eq!(die(&*table, Eye::Nobody), json!("hidden"));
    answer(&mut *table, ALA, "keep");
    roll(&mut *table, 0);
    answer(&mut *table, OLA, "keep");
    assert_eq!(die(&*table, Eye::Nobody), json!({"shown": "6"}));
    let Node::Over(standings) = table.node() else { panic!("the game is over") };
    assert_eq!(standings.winners().collect::<Vec<_>>(), [ALA]);
    let entry =
        json!({"seq": 1, "tick": 0, "body": {"game": {"act": {"seat": 0, "action": "again"}}}});
    assert_eq!(table.log()[1], entry);
}

#[test]
fn a_game_with_sealed_chains_is_played_through_json() {
    let mut table: Box<dyn AnyTable> = Box::new(table::<Ballots>("players=2 rounds=1"));
    roll(&mut *table, 4);
    for (seat, action) in
        [(ALA, "add:3"), (OLA, "add:2"), (OLA, "done"), (ALA, "add:3"), (ALA, "done")]
    {
        let others = if seat == ALA { OLA } else { ALA };
        let before = table.asked(others);
        answer(&mut *table, seat, action);
        if matches!(table.node(), Node::Decide(_)) {
            assert_eq!(table.asked(others), before, "{action} is sealed");
        }
    }
    let view = table.view(Eye::Nobody);
    assert_eq!(view["history"], json!([{"prize": "5", "bids": [6, 2]}]));
    assert!(matches!(table.node(), Node::Over(_)));
}

#[test]
fn a_live_game_is_played_through_json() {
    let mut table: Box<dyn AnyTable> = Box::new(table::<Sprint>("players=2"));
    roll(&mut *table, 0);
    assert_eq!((table.asked(ALA), table.due()), (None, Some(3000)));
    let typed = table.as_any().downcast_ref::<Table<Sprint>>().expect("its own type");
    let mut race = typed.clone();
    play(&mut race, "@3000 time");
    let mut table: Box<dyn AnyTable> = Box::new(race);
    assert_eq!(table.due(), Some(13_000));
    let asked = table.asked(ALA).unwrap();
    assert_eq!(asked.legal, Vec::<Value>::new(), "anything that is accepted");
    for _ in 0..3 {
        answer(&mut *table, OLA, "step");
    }
    assert_eq!(code(table.act(ALA, asked.prompt, json!("back"), 3000)), "track-empty");
    assert_eq!(table.asked(ALA), Some(asked), "what others do changes no prompt");
    answer(&mut *table, OLA, "shout");
    assert_eq!(table.view(Eye::Nobody)["shouter"], json!(1));
    assert!(matches!(table.node(), Node::Over(_)));
}

#[test]
fn what_is_no_action_is_a_bad_action() {
    let mut table = cups();
    roll(&mut *table, 0);
    let prompt = table.asked(ALA).unwrap().prompt;
    let before = table.log();
    for bad in [
        json!("kep"),
        json!("Keep"),
        json!(""),
        json!(1),
        json!(null),
        json!(["keep"]),
        json!({"keep": null}),
        json!("keep ".repeat(100_000)),
    ] {
        let why = table.act(ALA, prompt, bad, 0).unwrap_err();
        assert_eq!(why.code(), "bad-action");
        assert!(why.to_string().len() < 300, "a long mistake is not told at length");
    }
    assert_eq!(table.log(), before);
}

#[test]
fn what_is_refused_at_a_table_is_refused_through_json() {
    let mut table = cups();
    roll(&mut *table, 0);
    let prompt = table.asked(ALA).unwrap().prompt;
    assert_eq!(code(table.act(ALA, prompt + 1, json!("keep"), 0)), "stale-prompt");
    assert_eq!(code(table.act(OLA, prompt, json!("keep"), 0)), "not-asked");
    assert_eq!(code(table.act(Seat(255), prompt, json!("keep"), 0)), "not-asked");
    assert_eq!(code(table.roll(&mut |_: Address, _: u32| 0, 0)), "no-dice-due");
    assert_eq!(code(table.note(Fact::SeatLeft { seat: Seat(2) }, 0)), "no-such-seat");
    table.note(Fact::Abandoned, 7).unwrap();
    assert_eq!(table.tick(), 7);
    assert_eq!(code(table.act(ALA, prompt, json!("keep"), 7)), "over");
}
