//! Advice is well formed in every language, wherever a game can lead.

use crate::{Bots, LANGS, Lang};
use turlaj_core::{Address, Event, Eye, Game, Look, Node, Seat, Silent};
use turlaj_engine::{Bot, Unit};
use turlaj_stonoga::{Action, Stonoga};
use turlaj_testkit::Luck;
use turlaj_testkit::all_settings;

use super::position;
use crate::tests::said::{Advice, advise};

fn check(rules: &Stonoga, legal: &[Action], advice: &Advice<Action>) {
    assert!((1..=3).contains(&advice.best.len()));
    assert!(advice.best.windows(2).all(|pair| pair[0].value >= pair[1].value - 1e-12));
    assert_eq!(matches!(advice.unit, Unit::Losses(_)), rules.is_solo());
    for one in &advice.best {
        assert!(legal.contains(&one.action), "{}", one.action);
        match advice.unit {
            Unit::Losses(_) => assert!((-15.1..0.1).contains(&one.value), "{}", one.value),
            _ => assert!((0.0..=1.0 + 1e-9).contains(&one.value), "{}", one.value),
        }
        for lang in LANGS {
            let text = one.why.in_lang(lang);
            assert!(text.chars().next().unwrap().is_uppercase(), "{text}");
            assert!(text.ends_with('.') && !text.ends_with(".."), "{text}");
            for wrong in ["  ", " ,", " :", " .", ": ,", ":.", "NaN", "inf", "{", "-"] {
                let tolerated =
                    wrong == "-" && (text.contains("empty-handed") || text.contains("что-то"));
                assert!(!text.contains(wrong) || tolerated, "{text}");
            }
            let letters: Vec<char> = text.chars().collect();
            let notation = letters
                .windows(2)
                .any(|pair| "RYGBK".contains(pair[0]) && pair[1].is_ascii_digit());
            assert!(!notation, "{text}");
            let cyrillic = text.chars().any(|letter| ('а'..='я').contains(&letter));
            assert_eq!(cyrillic, lang == Lang::Ru, "{text}");
        }
    }
}

/// Random and greedy games of all options: every decision gets advice that is one sentence.
#[test]
fn every_decision_gets_a_sentence_in_each_language() {
    let mut asked = 0;
    for (number, settings) in all_settings::<Stonoga>().iter().enumerate() {
        // Who begins changes nothing; alone it is not even asked.
        let Ok(rules) = Stonoga::configure(settings) else { continue };
        if number % 7 != 0 {
            continue;
        }
        let mut luck = Luck::new(number as u64 + 1);
        let mut state = rules.start();
        let (mut random, mut greedy) =
            ["random", "greedy"].map(|name| Stonoga::bot(name, number as u64).unwrap()).into();
        let mut legal = Vec::new();
        for _ in 0..250 {
            match rules.node(&state) {
                Node::Decide(seats) => {
                    let seat = seats.iter().next().unwrap();
                    legal.clear();
                    rules.legal(&state, seat, &mut legal);
                    let look = Look::new(&rules, &state, Eye::Seat(seat));
                    let advice = advise(&look, &legal, 1, 3);
                    check(&rules, &legal, &advice);
                    asked += 1;
                    let action = match luck.below(4) {
                        0 => random.choose(&look, &legal),
                        _ => greedy.choose(&look, &legal),
                    };
                    rules.apply(&mut state, &Event::Act { seat, action }, &mut Silent);
                }
                Node::Over(_) => break,
                _ => {
                    let roll = rules.roll(&state, &mut |_: Address, faces: u32| {
                        luck.below(faces as usize) as u32
                    });
                    rules.apply(&mut state, &Event::Roll { roll }, &mut Silent);
                }
            }
        }
    }
    assert!(asked > 1000, "{asked}");
}

fn advice(settings: &str, text: &str, roll: &str) -> Advice<Action> {
    let (rules, mut state) = position(settings, text);
    rules.apply(&mut state, &Event::Roll { roll: roll.parse().unwrap() }, &mut Silent);
    let mut legal = Vec::new();
    rules.legal(&state, Seat(0), &mut legal);
    let look = Look::new(&rules, &state, Eye::Seat(Seat(0)));
    advise(&look, &legal, 1, 2)
}

/// The chance in a sentence is that of the dice: one of two dice, red or star, within two rolls.
#[test]
fn chances_are_computed() {
    let keep = &advice("players=3", "middle=R3,Y4,G4 1=K2", "RR*Y").best;
    assert_eq!(keep[0].action.to_string(), "take:R3");
    let keep = &advice("players=3", "middle=R3,Y4,G4 1=K2", "RRGY").best[0];
    assert_eq!(keep.why.en, "Keep both reds: 80% for the red 3.");
    assert_eq!(keep.why.pl, "Zostaw obie czerwone: 80% na czerwoną trójkę.");
    assert_eq!(keep.why.ru, "Оставь оба красных: 80% на красную тройку.");
}

/// The last tile, in front and behind.
#[test]
fn the_last_tile_has_its_reasons() {
    let ahead = &advice("players=3", "middle=R2 1=Y4,G4 2=B4 3=K4", "RR*Y").best[0];
    assert_eq!(
        ahead.why.en,
        "Stop and take the red 2: it is the last tile, and the game ends with you in front."
    );
    let behind = &advice("players=3", "middle=R2 1=Y2 2=B4,G4 3=K4", "RR*Y").best[0];
    assert!(behind.why.en.contains("to avoid taking the last tile"), "{}", behind.why.en);
}
