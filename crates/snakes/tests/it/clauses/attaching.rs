//! Chapter 4: attaching.

use crate::script::{at, in_order, tells};

/// From this table, what a curve and a straight may do: all that is legal, in order.
fn ways(table: &str, curves: &str, straights: &str) {
    for (piece, expected) in [("C", curves), ("S", straights)] {
        let table = format!("{table} hands=1+0,1+1");
        let state = at("players=2", &table, &format!("1>roll:g\n={piece}"));
        in_order("players=2", &state, 1, expected);
    }
}

/// Attaching this leads to this shape, and the new die lies in this cell with these sides.
fn lies(table: &str, piece: &str, put: &str, shape: &str, die: usize, at_cell: &str, sides: &str) {
    let script = format!(
        "1>roll:g\n={piece}\n1>{put}\nsee - /snakes/0/shape \"{shape}\"\n\
         see - /snakes/0/dice/{die}/at {at_cell}\nsee - /snakes/0/dice/{die}/sides {sides}\n\
         told 2 {{\"kind\":\"placed\",\"at\":{at_cell}}}"
    );
    at("players=2", table, &script);
}

#[test]
fn r4_1_a_piece_goes_into_the_cell_in_front_of_an_open_end_and_joins_there() {
    lies("1=HS", "S", "put:1b", "HSS", 2, "[2,0]", r#"["w","e"]"#);
    lies("1=HL", "S", "put:1b", "HLS", 2, "[1,-1]", r#"["s","n"]"#);
    lies("1=HR", "S", "put:1b", "HRS", 2, "[1,1]", r#"["n","s"]"#);
    lies("1=HLL", "S", "put:1b", "HLLS", 3, "[0,-1]", r#"["e","w"]"#);
    lies("1=SS", "S", "put:1a", "SSS", 0, "[-1,0]", r#"["w","e"]"#);
    lies("1=LS", "S", "put:1a", "SLS", 0, "[-1,0]", r#"["w","e"]"#);
}

#[test]
fn r4_1_a_curve_turns_left_or_right_seen_by_somebody_who_leaves_the_snake() {
    lies("1=SS", "C", "put:1bL", "SSL", 2, "[2,0]", r#"["w","n"]"#);
    lies("1=SS", "C", "put:1bR", "SSR", 2, "[2,0]", r#"["w","s"]"#);
    // Who leaves to the west has the south on the left.
    lies("1=SS", "C", "put:1aL", "RSS", 0, "[-1,0]", r#"["s","e"]"#);
    lies("1=SS", "C", "put:1aR", "LSS", 0, "[-1,0]", r#"["n","e"]"#);
    lies("1=HL", "C", "put:1bL", "HLL", 2, "[1,-1]", r#"["s","w"]"#);
    lies("1=HL", "C", "put:1bR", "HLR", 2, "[1,-1]", r#"["s","e"]"#);
    let state = at("players=2", "1=SS", "1>roll:g\n=C");
    let placed = r#"{"kind":"placed","seat":0,"snake":1,"end":"a","die":"g","piece":"C","turn":"L","at":[-1,0]}"#;
    tells("players=2", &state, "1>put:1aL", &[placed, r#"{"kind":"turn-begins","seat":1}"#]);
    at(
        "players=2",
        "1=SS",
        r#"
        1>roll:g
        =C
        1>put:1aL
        see - /snakes/0/ends/0 {"end":"a","at":[-1,1],"from":"n"}
        see - /snakes/0/ends/1 {"end":"b","at":[2,0],"from":"w"}
        see - /snakes/0/dice/1/at [0,0]         # what lay there stays there
        see - /snakes/0/dice/2/at [1,0]
        "#,
    );
}

#[test]
fn r4_1_a_head_or_a_tail_closes_the_end() {
    lies("1=SL", "H", "put:1b", "SLH", 2, "[1,-1]", r#"["s"]"#);
    lies("1=SL", "T", "put:1a", "TSL", 0, "[-1,0]", r#"["e"]"#);
    let b = r#"see - /snakes/0/ends [{"end":"b","at":[1,-1],"from":"s"}]"#;
    let a = r#"see - /snakes/0/ends [{"end":"a","at":[-1,0],"from":"e"}]"#;
    at("players=2", "1=SL", &format!("1>roll:g\n=T\n1>put:1a\n{b}\n2>roll:g\n=S\n2? put:1b"));
    at("players=2", "1=SL", &format!("1>roll:g\n=H\n1>put:1b\n{a}\n2>roll:g\n=S\n2? put:1a"));
}

#[test]
fn r4_2_a_head_only_on_a_snake_without_a_head() {
    at("players=2", "1=HS", "1>roll:g\n=H\n1! put:1b head-twice\n1? new");
    at("players=2", "1=SH", "1>roll:g\n=H\n1! put:1a head-twice\n1? new");
    at("players=2", "1=H", "1>roll:o\n=H\n1! put:1b head-twice\n1? new");
    at("players=2", "1=h 2=TS", "1>roll:g\n=H\n1! put:1b head-twice\n1? put:2b");
    at("players=2", "1=SS", "1>roll:g\n=H\n1? put:1a put:1b\n1>put:1a\n2>roll:g\n=T\n2? put:1b");
}

#[test]
fn r4_3_a_tail_only_on_a_snake_without_a_tail() {
    at("players=2", "1=TS", "1>roll:g\n=T\n1! put:1b tail-twice\n1? new");
    at("players=2", "1=ST", "1>roll:g\n=T\n1! put:1a tail-twice\n1? new");
    at("players=2", "1=T", "1>roll:o\n=T\n1! put:1b tail-twice\n1? new");
    at("players=2", "1=t 2=HS", "1>roll:g\n=T\n1! put:1b tail-twice\n1? put:2b");
}

#[test]
fn r4_4_after_a_half_circle_a_third_curve_the_same_way_is_refused() {
    ways("1=HLL", "put:1bR", "put:1b");
    ways("1=HRR", "put:1bL", "put:1b");
    ways("1=LLT", "put:1aL", "put:1a");
    ways("1=RRT", "put:1aR", "put:1a");
    // Open at both ends, either way: seen from `a`, two curves to the left are two to the right.
    ways("1=LL", "put:1aL put:1bR", "put:1a put:1b");
    ways("1=RR", "put:1aR put:1bL", "put:1a put:1b");
    at("players=2", "1=HLL", "1>roll:g\n=C\n1! put:1bL curls\n1! put:1aL end-closed");
    at("players=2", "1=LL", "1>roll:g\n=C\n1! put:1aR curls\n1! put:1bL curls");
    // A half circle that is not closed at its end is none: with a straight between, it may go on.
    ways("1=HLSL", "put:1bL put:1bR", "put:1b");
    ways("1=HLRL", "put:1bL put:1bR", "put:1b");
}

#[test]
fn r4_4_an_open_end_needs_an_empty_cell_in_front_of_it() {
    // The body stands in the way of a straight, too.
    ways("1=HSSLLS", "put:1bR", "put:1b");
    ways("1=HSSLSL", "put:1bL put:1bR", "put:1b");
    ways("1=HSSLSLL", "put:1bR", "new");
    // In this pocket there is room for a tail only.
    ways("1=HSSSLSLSLL", "new", "new");
    at("players=2", "1=HSSLSLL hands=1+0,1+0", "1>roll:g\n=S\n1! put:1b curls\n1? new\n1>new");
    at("players=2", "1=HSSLSLL hands=1+0,1+0", "1>roll:g\n=C\n1! put:1bL curls\n1>put:1bR");
}

#[test]
fn r4_4_two_open_ends_must_not_face_the_same_cell() {
    // End `a` faces the cell to the west of the first die; `b` comes down towards it.
    ways("1=LSLL", "put:1aL put:1bR", "put:1a");
    at("players=2", "1=LSLL", "1>roll:g\n=S\n1! put:1b curls\n1? put:1a");
    at("players=2", "1=LSLL", "1>roll:g\n=C\n1! put:1aR curls\n1! put:1bL curls");
    // The other way round, `a` would come up to the cell that `b` faces.
    ways("1=LLSL", "put:1aL put:1bR", "put:1b");
    at("players=2", "1=LLSL", "1>roll:g\n=S\n1! put:1a curls\n1? put:1b");
    // They may stand side by side, and a head or tail leaves one end only.
    at("players=2", "1=LSLL", "1>roll:g\n=H\n1? put:1a put:1b\n1>put:1b\n2>roll:g\n=S\n2? put:1a");
}

#[test]
fn r4_4_a_head_or_a_tail_never_curls_a_snake() {
    for table in ["1=LL", "1=LSLL", "1=LLSL", "1=RSRR"] {
        for piece in ["H", "T"] {
            at("players=2", table, &format!("1>roll:g\n={piece}\n1? put:1a put:1b"));
        }
    }
    at("players=2", "1=HSSLSLL hands=1+0,1+0", "1>roll:g\n=T\n1>put:1b\nsee - /seats/0/points 1");
}

#[test]
fn r4_5_nothing_is_attached_to_a_complete_snake() {
    for piece in ["H", "T", "S"] {
        let script = "1! put:1a snake-complete\n1! put:1b snake-complete\n1? new";
        at("players=2", "1=HSLT", &format!("1>roll:g\n={piece}\n{script}"));
    }
    let curve = "1>roll:g\n=C\n1! put:1aL snake-complete\n1! put:1bR snake-complete\n1? new";
    at("players=2", "1=HT", curve);
}

#[test]
fn r4_5_nothing_is_attached_to_an_end_with_a_head_or_a_tail() {
    at("players=2", "1=HS", "1>roll:g\n=S\n1! put:1a end-closed\n1? put:1b");
    at("players=2", "1=ST", "1>roll:g\n=S\n1! put:1b end-closed\n1? put:1a");
    at("players=2", "1=HS", "1>roll:g\n=T\n1! put:1a end-closed\n1? put:1b");
    at("players=2", "1=T", "1>roll:g\n=C\n1! put:1aL end-closed\n1? put:1bL put:1bR");
}

#[test]
fn r4_6_whichever_is_lacking_fits_at_each_open_end_and_then_the_other() {
    for table in ["1=LSLL", "1=LLSL", "1=RR", "1=S"] {
        for (first, second) in [("H", "T"), ("T", "H")] {
            for (end, other) in [("a", "b"), ("b", "a")] {
                let script = format!(
                    "1>roll:g\n={first}\n1? put:1a put:1b\n1>put:1{end}\n2>roll:g\n={second}\n\
                     2? put:1{other}\n2>put:1{other}\nsee - /seats/1/points 1"
                );
                at("players=2", table, &script);
            }
        }
    }
}

#[test]
fn r4_6_after_an_end_was_taken_a_snake_can_still_be_finished() {
    // Without its head, the first curve faces the cell in which it lay.
    at(
        "players=2",
        "1=HLLRT",
        r#"
        1>roll:o
        =+
        1>take:1a
        see - /snakes/0/shape "LLRT"
        see - /snakes/0/ends [{"end":"a","at":[0,0],"from":"e"}]
        see - /snakes/0/dice/0/at [1,0]         # nothing moves
        1>roll:o
        =H
        1? put:1a
        "#,
    );
    at(
        "players=2",
        "1=HLLRT",
        "1>roll:o\n=+\n1>take:1b\nsee - /snakes/0/shape \"HLLR\"\n\
         see - /snakes/0/ends [{\"end\":\"b\",\"at\":[0,-2],\"from\":\"s\"}]\n1>roll:o\n=T\n1? put:1b",
    );
}
