//! Tables through JSON alone, as a server sees them.

use serde_json::{Value, json};
use turlaj_core::{Address, Eye, Node, Seat};
use turlaj_table::{AnyTable, Ears, Fact};
use turlaj_testkit::toys::ballots::Ballots;
use turlaj_testkit::toys::cups::Cups;
use turlaj_testkit::toys::sprint::Sprint;

use crate::play::{ALA, OLA, code, table};

fn cups() -> Box<dyn AnyTable> {
    Box::new(table::<Cups>("players=2 again=on"))
}

fn roll(table: &mut dyn AnyTable, face: u32) {
    let now = table.tick();
    table.roll(&mut |_: Address, _: u32| face, now, &mut Ears::default()).unwrap();
}

/// Lets a seat answer what it is asked.
fn answer(table: &mut dyn AnyTable, seat: Seat, action: &str) {
    let asked = table.asked(seat).expect("the seat is asked");
    let live = matches!(table.node(), Node::Live { .. });
    assert!(live || asked.legal.contains(&json!(action)), "{action} is not among {asked:?}");
    let now = table.tick();
    table.act(seat, asked.prompt, action, now, &mut Ears::default()).unwrap();
}

fn seen(table: &dyn AnyTable, eye: Eye) -> Value {
    serde_json::from_str(table.view(eye).get()).unwrap()
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
    assert_eq!(table.refused(ALA), []);
    assert_eq!(table.asked(OLA), None);
    assert_eq!(table.asked(Seat(9)), None);
    answer(&mut *table, ALA, "again");
    roll(&mut *table, 5);
    let asked = serde_json::to_value(table.asked(ALA).unwrap()).unwrap();
    let why = json!({"code": "again-spent", "text": "a die is rolled again only once"});
    assert_eq!(asked["legal"], json!(["keep"]));
    let refused = serde_json::to_value(table.refused(ALA)).unwrap();
    assert_eq!(refused, json!([{"action": "again", "why": why}]));
    let die = |table: &dyn AnyTable, eye| seen(table, eye)["cups"][0]["die"].clone();
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
    let view = seen(&*table, Eye::Nobody);
    assert_eq!(view["history"], json!([{"prize": "5", "bids": [6, 2]}]));
    assert!(matches!(table.node(), Node::Over(_)));
}

#[test]
fn a_live_game_is_played_through_json() {
    let mut table: Box<dyn AnyTable> = Box::new(table::<Sprint>("players=2"));
    roll(&mut *table, 0);
    assert_eq!((table.asked(ALA), table.due()), (None, Some(3000)));
    table.time(3000, &mut Ears::default()).unwrap();
    assert_eq!(table.due(), Some(13_000));
    let asked = table.asked(ALA).unwrap();
    assert_eq!(asked.legal, Vec::<Value>::new(), "anything that is accepted");
    for _ in 0..3 {
        answer(&mut *table, OLA, "step");
    }
    assert_eq!(
        code(table.act(ALA, asked.prompt, "back", 3000, &mut Ears::default())),
        "track-empty"
    );
    assert_eq!(table.asked(ALA), Some(asked), "what others do changes no prompt");
    answer(&mut *table, OLA, "shout");
    assert_eq!(seen(&*table, Eye::Nobody)["shouter"], json!(1));
    assert!(matches!(table.node(), Node::Over(_)));
}

#[test]
fn what_is_no_action_is_a_bad_action() {
    let mut table = cups();
    roll(&mut *table, 0);
    let prompt = table.asked(ALA).unwrap().prompt;
    let before = table.log();
    for bad in ["kep", "Keep", "", "null", "keep\0", &"keep ".repeat(100_000)] {
        let why = table.act(ALA, prompt, bad, 0, &mut Ears::default()).unwrap_err();
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
    assert_eq!(code(table.act(ALA, prompt + 1, "keep", 0, &mut Ears::default())), "stale-prompt");
    assert_eq!(code(table.act(OLA, prompt, "keep", 0, &mut Ears::default())), "not-asked");
    assert_eq!(code(table.act(Seat(255), prompt, "keep", 0, &mut Ears::default())), "not-asked");
    assert_eq!(
        code(table.roll(&mut |_: Address, _: u32| 0, 0, &mut Ears::default())),
        "no-dice-due"
    );
    assert_eq!(code(table.note(Fact::SeatLeft { seat: Seat(2) }, 0)), "no-such-seat");
    table.note(Fact::Abandoned, 7).unwrap();
    assert_eq!(table.tick(), 7);
    assert_eq!(code(table.act(ALA, prompt, "keep", 7, &mut Ears::default())), "over");
}

#[test]
fn the_last_answer_of_a_seat_is_known_when_it_comes_again() {
    let mut table: Box<dyn AnyTable> = Box::new(table::<Ballots>("players=2 rounds=1"));
    roll(&mut *table, 4);
    let first = table.asked(ALA).unwrap().prompt;
    assert!(!table.repeats(ALA, first, "add:3"), "nothing was answered yet");
    answer(&mut *table, ALA, "add:3");
    assert!(table.repeats(ALA, first, "add:3"));
    assert!(!table.repeats(ALA, first, "add:2"), "another answer is no repeat");
    assert!(!table.repeats(ALA, first + 1, "add:3"), "another question is no repeat");
    assert!(!table.repeats(OLA, first, "add:3") && !table.repeats(Seat(9), first, "add:3"));
    let mut stored = Vec::new();
    table.write_log(0, &mut stored);
    let mut again: Box<dyn AnyTable> =
        Box::new(crate::play::table::<Ballots>("players=2 rounds=1"));
    again.read_log(&stored).unwrap();
    assert!(again.repeats(ALA, first, "add:3"), "also after a restart");
    table.note(Fact::TakeBack { seat: ALA, acts: 1 }, 0).unwrap();
    assert!(!table.repeats(ALA, first, "add:3"), "what was taken back does not stand");
}

#[test]
fn a_preview_shows_own_acts_up_to_the_turn_of_the_page() {
    let mut table: Box<dyn AnyTable> = Box::new(table::<Ballots>("players=2 rounds=1"));
    let words = |list: &[&str]| list.iter().map(ToString::to_string).collect::<Vec<_>>();
    assert_eq!(code(table.preview(ALA, &[])), "not-asked");
    roll(&mut *table, 4);
    answer(&mut *table, OLA, "add:2");
    answer(&mut *table, OLA, "done");
    let before = table.log();
    let seen = table.preview(ALA, &words(&["add:3"])).unwrap();
    assert_eq!((seen.shown, &seen.view["seats"][0]["bid"]["own"]["steps"]), (1, &json!(["3"])));
    let last = table.preview(ALA, &words(&["add:3", "done"])).unwrap();
    assert_eq!(last, seen, "`done` would open the bids: it is checked, not shown");
    assert_eq!(code(table.preview(ALA, &words(&["add:3", "done", "done"]))), "preview-ends");
    assert_eq!(code(table.preview(ALA, &words(&["add:9"]))), "bad-action");
    assert_eq!(code(table.preview(OLA, &[])), "not-asked");
    assert_eq!(table.log(), before, "nothing is logged");
}

#[test]
fn ears_hear_what_their_eyes_may_know() {
    let mut table: Box<dyn AnyTable> = Box::new(table::<Ballots>("players=2 rounds=1"));
    roll(&mut *table, 4);
    let mut ears = Ears::new([Eye::Seat(ALA), Eye::Seat(OLA), Eye::Nobody]);
    let prompt = table.asked(ALA).unwrap().prompt;
    table.act(ALA, prompt, "add:3", 0, &mut ears).unwrap();
    let heard = |ears: &Ears, eye| {
        let all = ears.clone().take().into_iter();
        let news = all.filter(|(known, _)| *known == eye).flat_map(|(_, heard)| heard.news);
        news.map(|raw| raw.get().to_string()).collect::<Vec<_>>()
    };
    assert_eq!(heard(&ears, Eye::Seat(ALA)), [r#"{"kind":"added","step":"3","total":3}"#]);
    assert_eq!(heard(&ears, Eye::Seat(OLA)), [""; 0]);
    assert_eq!(heard(&ears, Eye::Nobody), [""; 0]);
    let prompt = table.asked(ALA).unwrap().prompt;
    table.act(ALA, prompt, "done", 0, &mut ears).unwrap();
    assert_eq!(heard(&ears, Eye::Nobody), [r#"{"kind":"ready","seat":0}"#]);
}

#[test]
fn an_undo_goes_back_to_the_last_own_act_of_an_earlier_page() {
    let mut table = cups();
    roll(&mut *table, 3);
    assert_eq!(table.undo_point(ALA), None);
    answer(&mut *table, ALA, "again");
    roll(&mut *table, 5);
    assert_eq!((table.undo_point(ALA), table.undo_point(OLA)), (Some(1), None));
    answer(&mut *table, ALA, "keep");
    assert_eq!(table.undo_point(ALA), Some(3));
}
