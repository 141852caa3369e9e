//! Ziomek in a terminal.

use crate::{Drawing, ZiomekDrawing, stack_lines};
use turlaj_core::{Event, Eye, Game, Seat, Silent};
use turlaj_testkit::{news, scenario};
use turlaj_ziomek::{Action, LANE, Laid, Pose, State, Ziomek};

use crate::testing::text;

const TWO: &str = "players=2";

fn rules(settings: &str) -> Ziomek {
    scenario::rules(settings)
}

fn name(seat: Seat) -> String {
    ["Ala", "Bartłomiej Brzęczyszczykiewicz", "Olek", "Ula"][seat.index()].to_string()
}

fn shown(rules: &Ziomek, state: &State, eye: Eye) -> String {
    let view = rules.view(state, eye);
    text(&ZiomekDrawing::prompt(rules, &view, &[], &name))
        + &text(&ZiomekDrawing::board(rules, &view, eye, &name))
}

fn own(rules: &Ziomek, state: &State) -> String {
    shown(rules, state, Eye::Seat(Seat(0)))
}

/// The levels of a text such as `1a@0 2b~@30`.
fn stack(text: &str) -> Vec<Laid> {
    text.split_whitespace().map(|word| word.parse().unwrap()).collect()
}

/// The fact `=r4,w1,b9,g6`, `time` or `1>flip`; panics if the rules refuse it.
fn event(rules: &Ziomek, state: &State, fact: &str) -> Event<Ziomek> {
    if fact == "time" {
        return Event::Time;
    }
    match fact.split_once('>') {
        Some((seat, action)) => {
            let (seat, action) = (seat.parse().unwrap(), action.parse().unwrap());
            rules.check(state, seat, &action).unwrap_or_else(|why| panic!("`{fact}`: {why}"));
            Event::Act { seat, action }
        }
        None => {
            let roll = fact.trim_start_matches('=').parse().unwrap();
            rules.faces(state, &roll).unwrap_or_else(|why| panic!("`{fact}`: {why}"));
            Event::Roll { roll }
        }
    }
}

/// The news of a fact, described.
fn told(rules: &Ziomek, state: &State, fact: &str) -> String {
    let event: Event<Ziomek> = event(rules, state, fact);
    let news = news(rules, state, &event, Eye::Nobody);
    text(
        &news
            .iter()
            .filter_map(|news| ZiomekDrawing::describe(rules, news, &name))
            .collect::<Vec<_>>(),
    )
}

fn happens(rules: &Ziomek, state: &mut State, fact: &str) {
    let event = event(rules, state, fact);
    rules.apply(state, &event, &mut Silent);
}

fn has(text: &str, parts: &[&str]) {
    for part in parts {
        assert!(text.contains(part), "{part}\n{text}");
    }
}

#[test]
fn a_stack_is_drawn_with_its_line() {
    let lines = stack_lines(&stack("1a@100 3a@140 ra@176"));
    let drawn = text(&lines);
    assert_eq!(lines.len(), 9);
    has(&drawn, &[" 1 1a@100", " 2 3a@140", " 3 ra@176", "•‿•", "┏━━━━━━━┛"]);
    assert_eq!(drawn.matches('╂').count(), 6);
    // Where a line leaves one box, it enters the next.
    let column = |row: usize| lines[row].to_string().chars().position(|cell| cell == '╂');
    assert_eq!(column(5), column(6));
    assert_eq!(column(2), column(3));
}

#[test]
fn the_widest_stack_has_room() {
    let x = |at: i16| (LANE - 90) * at / 11;
    let poses = Pose::all().filter(|pose| pose.piece().number().is_some()).step_by(5);
    let wide: Vec<Laid> = poses.zip(0..12).map(|(pose, at)| Laid { pose, x: x(at) }).collect();
    assert_eq!(text(&stack_lines(&wide)).lines().count(), 36);
    let small: Vec<Laid> = stack("ra@0 ba@375");
    text(&stack_lines(&small));
    assert!(stack_lines(&[]).is_empty());
}

#[test]
fn the_board_says_what_is_wanted_and_what_is_left() {
    let rules = rules(TWO);
    let state = rules.position("round=1 dice=r2,w2,b9,g4 1=1a@155 2=3b@150,ra@160").unwrap();
    let seen = own(&rules, &state);
    has(
        &seen,
        &[
            " Round 1: 6 levels. Dice: red 2, white 2, blue 9, grey 4\n",
            " Wanted on level 2 red/white, 4 grey, long blocks elsewhere; out: blue\n",
            " Level 2 wants red/white; the line leaves at 215. Left edges where it meets:\n",
            "  ra 211   ra~ 194  rb 198   rb~ 207\n",
            "  wa 208 ",
            " Bartłomiej Brzę…: 2 levels  3b ra\n",
            "z shouts ZIOMEK!",
        ],
    );
    assert!(!seen.contains("3a 1") && !seen.contains("ga "), "not on this level\n{seen}");
    assert!(!seen.contains("points"), "nobody has any yet\n{seen}");
    // A spectator sees all stacks in short.
    let seen = shown(&rules, &state, Eye::Nobody);
    has(&seen, &[" Ala: 1 level  1a\n"]);
    assert!(!seen.contains('┌'), "{seen}");
}

#[test]
fn board_and_question_leave_room_on_24_rows() {
    let stack = "wa@181,1a@148,2a@158,ra@214,5b@178,ga@189,3a@176,4a~@156,ba@222,6b~@198,7a~@188";
    let stack: Vec<&str> = stack.split(',').collect();
    for players in 1..=4 {
        let rules = rules(&format!("players={players} round=6"));
        for height in 1..=stack.len() {
            let built = stack[..height].join(",");
            let mut state = rules.position(&format!("round=6 dice=r4,w1,b9,g6 1={built}")).unwrap();
            let fits = |state: &State| {
                let seen = own(&rules, state);
                assert!(seen.lines().count() <= 19, "{seen}");
                assert!(seen.contains(stack[height - 1]), "the top is drawn\n{seen}");
            };
            fits(&state);
            happens(&rules, &mut state, "1>shout");
            fits(&state);
        }
    }
}

#[test]
fn every_place_that_is_offered_meets_the_line() {
    let rules = rules(TWO);
    let state = rules.position("round=1 dice=r1,w2,b3,g4 1=1a@155").unwrap();
    let view = rules.view(&state, Eye::Nobody);
    let top = view.seats[0].stack[0];
    let lines = ZiomekDrawing::offers(&rules, &view, Eye::Seat(Seat(0)));
    has(&text(&lines), &[" 3a 195>235", " 3a~ 165>235", " ra 211>215"]);
    let mut offered = 0;
    for span in lines.iter().flat_map(|line| &line.0) {
        if let Some(Action::Drop(laid)) = ZiomekDrawing::parse(&rules, &[], &span.text, &name) {
            assert_eq!(laid.enters(), top.leaves(), "{laid}");
            offered += 1;
        }
    }
    assert_eq!(offered, Pose::COUNT - 8);
}

#[test]
fn a_broken_line_is_marked_while_it_is_built_and_a_wrong_piece_only_after() {
    let rules = rules(TWO);
    let place = "round=1 dice=r2,w3,b9,g4 1=1a@155,3a@190";
    let mut state = rules.position(place).unwrap();
    has(&own(&rules, &state), &[" 2!3a@190", " ! level 2: the line is 5 mm too far to the left\n"]);
    let straight = rules.position("round=1 dice=r2,w3,b9,g4 1=1a@155,3a@195").unwrap();
    assert!(!own(&rules, &straight).contains(" ! level"));
    happens(&rules, &mut state, "2>shout");
    let seen = own(&rules, &state);
    has(
        &seen,
        &[
            " ! level 2: 3a is not what the dice ask for\n",
            " Ala: 2 levels, 1 right  1a 3a\n",
            " Bartłomiej Brzę…: 0 levels, 0 right, shouted\n",
            "r: ready for round 2",
            " round                1  points\n",
            " Ala                  1       1\n",
        ],
    );
    assert!(!seen.contains("Your pieces"), "{seen}");
}

#[test]
fn what_happens_is_told() {
    let rules = rules(TWO);
    let mut state = rules.position("round=1 dice=r2,w3,b9,g4 1=1a@155").unwrap();
    assert_eq!(told(&rules, &state, "1>drop:3a@195"), "Ala lays 3a@195 on level 2.\n");
    assert_eq!(told(&rules, &state, "1>drop:3a@280"), "Ala lays 3a@280 on level 2: it falls.\n");
    assert_eq!(told(&rules, &state, "1>turn:c"), "Ala turns the top piece: 1c\n");
    assert_eq!(told(&rules, &state, "1>flip"), "Ala flips the top piece: 1a~\n");
    assert_eq!(told(&rules, &state, "1>down:1"), "Ala takes down 1a\n");
    assert_eq!(told(&rules, &state, "1>agree"), "Ala agrees to end the round.\n");
    happens(&rules, &mut state, "1>agree");
    has(&own(&rules, &state), &["w no longer"]);
    assert_eq!(told(&rules, &state, "1>withdraw"), "Ala goes on after all.\n");
    let shout = told(&rules, &state, "1>shout");
    assert!(shout.starts_with("Ala: ZIOMEK! It is wrong.\nRound 1 ends. Ala 0, Bart"), "{shout}");
    has(&told(&rules, &state, "time"), &["Round 1 ends. The time is over. Ala 1, "]);
    has(&told(&rules, &state, "2>agree"), &["All present agree."]);
    rules.apply(&mut state, &Event::Time, &mut Silent);
    happens(&rules, &mut state, "1>ready");
    let begins = told(&rules, &state, "2>ready");
    has(&begins, &["--- Round 2: 7 levels. Bartłomiej Brzęczyszczykiewicz rolls. ---\n"]);
}

#[test]
fn a_round_is_told_up_to_its_start() {
    let rules = rules("players=2 pairs=roller first=draw");
    let mut state = rules.start();
    let drawn = told(&rules, &state, "=first:1");
    assert_eq!(drawn, "The lot falls on Ala.\n--- Round 1: 6 levels. Ala rolls. ---\n");
    happens(&rules, &mut state, "=first:1");
    let roll = told(&rules, &state, "=r2,w2,b9,g4");
    assert_eq!(roll, "Two dice are equal, red and white: Ala chooses.\n");
    happens(&rules, &mut state, "=r2,w2,b9,g4");
    let seen = own(&rules, &state);
    has(&seen, &["Ala chooses for all which one is used: r red or w white\n"]);
    assert!(!seen.contains("Dice"), "nobody sees them before START\n{seen}");
    assert_eq!(told(&rules, &state, "1>use:w"), "Ala chooses white for all.\n");
    happens(&rules, &mut state, "1>use:w");
    has(&own(&rules, &state), &["START in 3 seconds"]);
    let start = told(&rules, &state, "time");
    assert_eq!(start, "START of round 1! Dice: red 2, white 2, blue 9, grey 4\n");
    rules.apply(&mut state, &Event::Time, &mut Silent);
    has(
        &own(&rules, &state),
        &[" Wanted on level 2 white, 4 grey, long blocks elsewhere; out: red, blue\n"],
    );
}

#[test]
fn short_answers_are_understood() {
    let rules = rules(TWO);
    let means = |text: &str, action: &str| {
        let meant = ZiomekDrawing::parse(&rules, &[], text, &name).map(|action| action.to_string());
        assert_eq!(meant.as_deref(), Some(action), "{text}");
    };
    for text in ["3b 140", "3B 140", "3b@140", "drop:3b@140", "drop 3b 140", " lay 3b  140 "] {
        means(text, "drop:3b@140");
    }
    means("wa~ 0", "drop:wa~@0");
    for text in ["t c", "tc", "turn c", "turn:c", "T C"] {
        means(text, "turn:c");
    }
    for text in ["d", "d 1", "d1", "down", "down:1"] {
        means(text, "down:1");
    }
    means("d 12", "down:12");
    for (text, action) in
        [("f", "flip"), ("z", "shout"), ("ZIOMEK!", "shout"), ("a", "agree"), ("w", "withdraw")]
    {
        means(text, action);
    }
    means("r", "ready");
    for text in ["", "3", "3b", "3e 10", "3b 1000", "3b -4", "ra c", "d 0", "d 13", "t e", "x", "é"]
    {
        assert_eq!(ZiomekDrawing::parse(&rules, &[], text, &name), None, "{text}");
    }
    // Where the roller chooses, letters are colours.
    let pair = ["use:r", "use:w"].map(|action| action.parse().unwrap());
    for (text, action) in [("w", "use:w"), ("white", "use:w"), ("r", "use:r"), ("use b", "use:b")] {
        let meant =
            ZiomekDrawing::parse(&rules, &pair, text, &name).map(|action| action.to_string());
        assert_eq!(meant.as_deref(), Some(action), "{text}");
    }
}

#[test]
fn the_legend_fits() {
    has(&text(&ZiomekDrawing::legend(&rules(TWO))), &["ZIOMEK!"]);
    has(&text(&ZiomekDrawing::legend(&rules("players=1"))), &["practice"]);
}
