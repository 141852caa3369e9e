//! R3: the dice, and nothing of them before START.

use serde_json::Value;
use turlaj_core::{Eye, Game, Seat, Seats, Silent};
use turlaj_table::{AnyTable, Body, Ears, Fact, Happened, Table};
use turlaj_testkit::{news, scenario};
use turlaj_ziomek::{Roll, Ziomek};

use crate::script::{event, game, seen, tells};

#[test]
fn r3_1_all_four_are_rolled_until_three_numbers_differ() {
    for round in 1..=6 {
        game(
            &format!("players=1 round={round}"),
            r#"=r1,w1,b4,g4
            chance
            see - /throws 1
            ! b4,g4 wrong-roll
            =r3,w3,b3,g1
            =r5,w5,b5,g5
            chance
            =r10,w10,b9,g8
            asks
            until 3000
            see - /throws 4
            time
            told - {"kind":"started","throws":4,"dice":[10,10,9,8]}"#,
        );
    }
}

#[test]
fn r3_2_in_round_7_only_repeated_dice_are_rolled_again() {
    game(
        "players=1 round=7",
        r#"=r5,w5,b1,g9
        chance
        ! r1,w2,b3,g4 wrong-roll
        ! r1 wrong-roll
        ! r1,w2,b3 wrong-roll
        ! b1,g9 wrong-roll
        =r1,w3        # now red repeats blue, which was left lying
        ! r1,w3 wrong-roll
        =r9,b9        # and both repeat grey
        ! r2,b4 wrong-roll
        =r2,b4,g2
        =r6,g10
        asks
        time
        see - /dice [6,3,4,10]
        see - /throws 5"#,
    );
    game("players=1 round=7", "=r5,w5,b9,g9\n=r5,w5,b9,g9\n=r1,w2,b3,g4\nasks\nuntil 3000");
    game("players=1 round=7", "=r5,w5,b5,g5\n=r1,w2,b3,g3\n! r1,w2,b3,g4 wrong-roll\n=b4,g5\ntime");
}

#[test]
fn r3_3_each_die_names_the_level_of_its_ziomek() {
    for (round, dice, wants, out) in [
        (1, "r1,w2,b6,g7", r#"["r","w","","","","b"]"#, r#"["g"]"#),
        (2, "r1,w2,b6,g7", r#"["r","w","","","","b","g"]"#, "[]"),
        (1, "r7,w8,b9,g10", r#"["","","","","",""]"#, r#"["r","w","b","g"]"#),
        (5, "r10,w9,b1,g8", r#"["b","","","","","","","g","w","r"]"#, "[]"),
        (7, "r10,w9,b1,g8", r#"["b","","","","","","","g","w","r","",""]"#, "[]"),
    ] {
        let script = format!("time\nsee - /wants {wants}\nsee 1 /out {out}\nsee - /pair null");
        game(&format!("players=1 round={round} dice={dice}"), &script);
    }
}

#[test]
fn r3_4_either_of_two_equal_dice_is_used() {
    let each = "players=2 pairs=each";
    game(
        each,
        r#"=r9,w1,b4,g1
        asks
        see - /phase "countdown"
        time
        see - /wants ["wg","","","b","",""]
        see - /pair ["w","g"]
        see - /chosen null
        see - /out ["r"]
        1>drop:wa@100
        2>drop:ga@100
        1>agree
        2>agree
        see - /check/0/points 1
        see - /check/1/points 1"#,
    );
    // Both in one stack: the second one is in the place of something else.
    game(
        each,
        r#"=r9,w1,b4,g1
        time
        1>drop:wa@100
        1>drop:ga@100
        1>agree
        2>agree
        see - /check/0/verdicts ["right","piece"]
        see - /check/1/points 0"#,
    );
    // Above the levels both are out, and nobody is asked.
    for pairs in ["each", "roller"] {
        game(
            &format!("players=2 pairs={pairs}"),
            r#"=r7,w1,b7,g3
            see - /phase "countdown"
            time
            see - /wants ["w","","g","","",""]
            see - /pair null
            see - /out ["r","b"]"#,
        );
    }
}

#[test]
fn r3_5_the_roller_decides_for_all() {
    let state = game(
        "players=3 pairs=roller first=2",
        r#"=r3,w9,b3,g1
        told - {"kind":"pair-asked","seat":1,"colours":["r","b"]}
        asks 2
        see - /phase "pair"
        see - /pair ["r","b"]
        see 2 /dice null
        see 2 /wants null
        see 2 /out null
        see - /chosen null
        2? use:r use:b
        2! use:w not-paired
        2! use:g not-paired
        2! drop:1a@0 not-now
        2! ready not-now
        1! use:r not-asked
        3! use:b not-asked
        2>use:b
        told 1 {"kind":"pair-chosen","seat":1,"colour":"b"}
        asks
        see - /phase "countdown"
        see - /chosen "b"
        see - /pair null
        see - /dice null
        time
        see - /dice [3,9,3,1]
        see - /wants ["g","","b","","",""]
        see - /pair null
        see - /chosen "b"
        see - /out ["r","w"]"#,
    );
    let view = seen("players=3 pairs=roller first=2", &state);
    assert_eq!(view["phase"], "building");
    // Without a pair there is nothing to decide.
    game("players=2 pairs=roller", "=r1,w2,b3,g4\nasks\nuntil 3000");
    // The clock of a decision takes the first colour.
    let asked = game("players=2 pairs=roller", "=r9,w1,b4,g1");
    let rules: Ziomek = scenario::rules("players=2 pairs=roller");
    assert_eq!(rules.fallback(&asked, Seat(0)).unwrap().to_string(), "use:w");
    assert_eq!(rules.fallback(&asked, Seat(1)), None);
}

#[test]
fn r3_5_what_the_roller_did_not_choose_is_out_for_all() {
    game(
        "players=2 pairs=roller",
        r#"=r9,w1,b4,g1
        1>use:g
        time
        1>drop:ga@100
        2>drop:wa@100
        1>agree
        2>agree
        see - /check/0/verdicts ["right"]
        see - /check/1/verdicts ["piece"]"#,
    );
}

#[test]
fn r3_6_start_comes_three_seconds_after_the_dice() {
    game(
        "players=2",
        r#"1! drop:1a@0 not-asked
        =r1,w2,b3,g4
        asks
        until 3000
        see - /phase "countdown"
        see 1 /dice null
        see - /wants null
        see - /out null
        see - /pair null
        1! drop:1a@0 not-asked
        1! shout not-asked
        2! agree not-asked
        1! ready not-asked
        time
        told 2 {"kind":"started","round":1,"dice":[1,2,3,4],"throws":1}
        asks 1 2
        see 2 /dice [1,2,3,4]"#,
    );
}

/// Whatever falls, it looks and sounds the same until START, as long as it asks the same question.
#[test]
fn r3_6_nothing_of_the_dice_is_told_before_start() {
    for (settings, first, second) in [
        ("players=2", "r1,w2,b3,g4", "r10,w10,b9,g8"),
        ("players=2", "r1,w1,b1,g4", "r9,w9,b2,g2"),
        ("players=2 pairs=roller", "r1,w1,b3,g4", "r5,w5,b9,g10"),
        ("players=2 pairs=roller", "r1,w2,b3,g4", "r10,w10,b9,g8"),
        ("players=1 round=7", "r1,w2,b3,g4", "r10,w7,b9,g8"),
        ("players=1 round=7", "r1,w1,b3,g4", "r5,w7,b5,g8"),
    ] {
        let rules: Ziomek = scenario::rules(settings);
        let told = |dice: &str| -> (Vec<Value>, Value) {
            let mut state = rules.start();
            let roll = dice.parse::<Roll>().unwrap().to_string();
            let mut all = Vec::new();
            let mut facts = vec![format!("={roll}")];
            while let Some(fact) = facts.pop() {
                let event = event(&rules, &state, &fact);
                all.push(
                    serde_json::to_value(news(&rules, &state, &event, Eye::Seat(Seat(0)))).unwrap(),
                );
                rules.apply(&mut state, &event, &mut Silent);
                all.push(seen(settings, &state));
                let mut legal = Vec::new();
                rules.legal(&state, Seat(0), &mut legal);
                facts.extend(legal.first().map(|action| format!("1>{action}")));
            }
            let last = all.last().unwrap().clone();
            (all, last["dice"].clone())
        };
        let ((one, dice), (other, _)) = (told(first), told(second));
        assert_eq!(one, other, "{settings}: {first} or {second}");
        assert_eq!(dice, Value::Null);
    }
    let state = game("players=2", "");
    tells("players=2", &state, "=r1,w2,b3,g4", &[]);
    tells("players=2", &state, "=r1,w1,b4,g4", &[]);
    tells(
        "players=2 pairs=roller",
        &state,
        "=r3,w2,b3,g4",
        &[r#"{"kind":"pair-asked","seat":0,"colours":["r","b"]}"#],
    );
}

/// Plays a fact at a table; what each of these eyes is told of rolls with it.
fn rolled(table: &mut Table<Ziomek>, fact: &str, eyes: &[Eye]) -> Vec<Vec<String>> {
    let event = event(table.rules(), table.state(), fact);
    let tick = table.due().unwrap_or(table.tick());
    let mut ears = Ears::new(eyes.iter().copied());
    let observer = &mut |happened: &Happened<'_, Ziomek>| ears.hear(happened);
    table.push_observed(tick, Body::Game(event), Some(observer)).unwrap();
    ears.take().into_iter().map(|(_, heard)| heard.rolled).collect()
}

#[test]
fn r3_6_all_throws_of_the_round_are_told_to_everyone_at_start() {
    let mut table: Table<Ziomek> = Table::new(scenario::rules("players=2 pairs=roller"));
    let seats = [Eye::Seat(Seat(0)), Eye::Seat(Seat(1))];
    let everyone = [seats[0], seats[1], Eye::Nobody];
    // The spectator comes after the dice have fallen.
    for fact in ["=r1,w1,b4,g4", "=r3,w3,b1,g2", "1>use:w"] {
        assert_eq!(rolled(&mut table, fact, &seats), [[""; 0]; 2], "{fact}");
        assert_eq!(table.uncovered(), [""; 0]);
    }
    let throws = ["1.1.1=r1,w1,b4,g4", "1.1.2=r3,w3,b1,g2"];
    assert_eq!(rolled(&mut table, "time", &everyone), [throws; 3]);
    assert_eq!(table.uncovered(), throws);
    // Undone before START of the next round: only what stands is told, once.
    for fact in ["1>shout", "1>ready", "2>ready", "=r1,w1,b4,g4"] {
        assert_eq!(rolled(&mut table, fact, &everyone), [[""; 0]; 3], "{fact}");
    }
    let undo = Fact::Undo { to: table.standing() as u64 - 1, agreed: Seats::first(2) };
    table.push(table.tick(), Body::Table(undo)).unwrap();
    assert_eq!(table.uncovered(), throws);
    for fact in ["=r1,w1,b4,g4", "=r5,w6,b7,g8"] {
        assert_eq!(rolled(&mut table, fact, &everyone), [[""; 0]; 3], "{fact}");
    }
    let throws = ["2.1.1=r1,w1,b4,g4", "2.1.2=r5,w6,b7,g8"];
    assert_eq!(rolled(&mut table, "time", &everyone), [throws; 3]);
}
