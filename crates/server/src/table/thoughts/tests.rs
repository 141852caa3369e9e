//! Tests: who acts when, and which thoughts are called off.

use super::*;

const A: Seat = Seat(0);
const B: Seat = Seat(1);

fn asked(seat: Seat, bot: &str, prompt: u32) -> SeatQuestion {
    SeatQuestion { seat, bot: bot.to_string(), prompt }
}

/// Who acts, and how.
type Acts = Option<(Seat, Option<String>)>;

/// Asks bots called `x`, each its first question, of which none has an only answer; returns who acts,
/// and the thoughts that have begun.
fn ask(thoughts: &mut Thoughts, seats: &[Seat]) -> (Acts, Vec<Arc<Stop>>) {
    let mut begun = Vec::new();
    let asked = seats.iter().map(|seat| asked(*seat, "x", 1));
    let acts = thoughts.decide(asked, Instant::now(), |_| {
        let stop = Arc::new(Stop::default());
        begun.push(stop.clone());
        Begun::Thinks(stop)
    });
    (acts, begun)
}

fn done(thoughts: &mut Thoughts, seat: Seat, action: &str) {
    thoughts.take_report(ThoughtReport::Done(seat, Some(action.to_string())));
}

fn act(seat: Seat, action: &str) -> Acts {
    Some((seat, Some(action.to_string())))
}

#[test]
fn bots_act_in_the_order_of_their_seats_whoever_was_faster() {
    let mut thoughts = Thoughts::new(2);
    assert!(matches!(ask(&mut thoughts, &[A, B]), (None, begun) if begun.len() == 2));
    done(&mut thoughts, B, "b");
    assert!(matches!(ask(&mut thoughts, &[A, B]), (None, begun) if begun.is_empty()));
    assert!(thoughts.go_on(), "the first is waited for");
    done(&mut thoughts, A, "a");
    assert_eq!(ask(&mut thoughts, &[A, B]).0, act(A, "a"));
    assert_eq!(ask(&mut thoughts, &[B]).0, act(B, "b"), "it need not think again");
    assert!(!thoughts.go_on());
}

#[test]
fn an_only_answer_needs_no_thought() {
    let mut thoughts = Thoughts::new(1);
    let only = |_: &SeatQuestion| Begun::Only("pass".to_string());
    let acts = thoughts.decide([asked(A, "x", 1)], Instant::now(), only);
    assert_eq!((acts, thoughts.go_on()), (act(A, "pass"), false));
}

#[test]
fn a_choice_counts_for_its_own_question_and_bot_alone() {
    for other in [asked(A, "x", 2), asked(A, "y", 1)] {
        let mut thoughts = Thoughts::new(1);
        ask(&mut thoughts, &[A]);
        done(&mut thoughts, A, "old");
        let mut begun = 0;
        let acts = thoughts.decide([other], Instant::now(), |_| {
            begun += 1;
            Begun::Thinks(Arc::default())
        });
        assert_eq!((acts, begun), (None, 1), "it thinks again");
    }
}

#[test]
fn a_bot_that_is_asked_something_else_is_called_off_and_asked_when_it_comes_back() {
    let mut thoughts = Thoughts::new(1);
    let (_, begun) = ask(&mut thoughts, &[A]);
    let never = |_: &SeatQuestion| -> Begun { unreachable!("one thought per seat") };
    assert_eq!(thoughts.decide([asked(A, "x", 2)], Instant::now(), never), None);
    assert!(begun[0].is_called_off());
    done(&mut thoughts, A, "old");
    assert!(matches!(ask(&mut thoughts, &[A]), (None, begun) if begun.len() == 1));
}

#[test]
fn the_game_chooses_for_a_bot_that_is_late_until_it_is_back() {
    let mut thoughts = Thoughts::new(1);
    ask(&mut thoughts, &[A]);
    thoughts.take_report(ThoughtReport::Late(A));
    assert!(!thoughts.go_on(), "nobody waits");
    for _ in 0..2 {
        assert!(matches!(ask(&mut thoughts, &[A]), (Some((A, None)), begun) if begun.is_empty()));
    }
    done(&mut thoughts, A, "too late");
    assert!(matches!(ask(&mut thoughts, &[A]), (None, begun) if begun.len() == 1));
}

#[test]
fn what_nobody_needs_is_called_off() {
    let mut thoughts = Thoughts::new(2);
    let (_, begun) = ask(&mut thoughts, &[A, B]);
    let (hint, stale) = (Arc::new(Stop::default()), Arc::new(Stop::default()));
    thoughts.keep_hint(A, 1, hint.clone());
    thoughts.keep_hint(A, 2, stale.clone());
    let bot_on = |seat| if seat == A { Some("x") } else { Some("y") };
    thoughts.review(|_, prompt| prompt == 1, bot_on);
    let off = [&begun[0], &begun[1], &hint, &stale].map(|stop| stop.is_called_off());
    assert_eq!(off, [false, true, false, true], "another bot sits on B, and a question is old");
    drop(thoughts);
    assert!(begun[0].is_called_off(), "a table that leaves memory needs no answer");
}
