//! Tests: acts, what is played for a seat, and what has to be written.

use turlaj_core::Address;
use turlaj_table::fair::{Ceremony, Nonce};
use turlaj_table::{Occupant, UndoPolicy};

use super::*;
use crate::games::{GameEntry, Setup};

const SECRET: Secret = Secret([1; 32]);

/// A game of two people, and its dice, which are always the same.
fn play(game: &str) -> PlayState {
    let game = GameEntry::listed(game).unwrap();
    let settings = game.settings(2, []).unwrap();
    let seats = ["Ala", "Ola"].map(|name| Occupant::Person(name.to_string())).to_vec();
    PlayState::loaded(
        game.open(Setup { settings: &settings, seats, undo: UndoPolicy::Casual }).unwrap(),
    )
}

fn roll(play: &mut PlayState) {
    while matches!(play.table().node(), Node::Chance) {
        let mut dice = |_: Address, _: u32| 0;
        play.table_mut().roll(&mut dice, 0, &mut Ears::default()).unwrap();
    }
}

/// The seat that is asked, its question, and its first answer.
fn asked(play: &PlayState) -> (Seat, u32, String) {
    let seat = play.table().node().asked().iter().next().unwrap();
    let asked = play.table().asked(seat).unwrap();
    (seat, asked.prompt, asked.legal[0].as_str().unwrap().to_string())
}

#[test]
fn an_answer_counts_once() {
    let mut play = play("stonoga");
    roll(&mut play);
    let (seat, prompt, action) = asked(&play);
    let mut news = Ears::default();
    assert!(play.answer(seat, prompt, &action, 0, &mut news).unwrap());
    assert!(!play.answer(seat, prompt, &action, 0, &mut news).unwrap(), "said again");
    assert!(play.answer(seat, prompt + 7, &action, 0, &mut news).is_err());
    assert_eq!((play.note_saved(), play.note_saved()), (1, 0));
}

#[test]
fn only_what_is_new_has_to_be_written_and_it_leads_to_the_same_place() {
    let (mut live, mut stored) = (play("stonoga"), play("stonoga"));
    let mut chunks = Vec::new();
    assert!(live.unsaved().is_none());
    for _ in 0..5 {
        roll(&mut live);
        let (seat, _, action) = asked(&live);
        live.play(seat, &action, 0, &mut Ears::default()).unwrap();
        chunks.extend(live.unsaved());
        live.note_saved();
        assert!(live.unsaved().is_none(), "it is on the disk");
    }
    assert_eq!(chunks.len(), 5);
    for chunk in chunks {
        assert_eq!(chunk.seq, stored.table().len() as u64);
        stored.table_mut().read_log(&chunk.facts).unwrap();
    }
    assert_eq!(stored.table().log(), live.table().log());
    assert!(PlayState::loaded(stored.game).unsaved().is_none());
}

#[test]
fn the_game_plays_for_who_is_asked_and_for_nobody_else() {
    let mut play = play("stonoga");
    roll(&mut play);
    let (seat, ..) = asked(&play);
    let other = Seat(1 - seat.0);
    let mut news = Ears::default();
    assert!(play.fall_back(other, 0, &mut news).is_none_or(|played| played.is_err()));
    let before = play.table().len();
    play.fall_back(seat, 0, &mut news).unwrap().unwrap();
    assert_eq!(play.table().len(), before + 1);
    assert_eq!(play.note_saved(), 0, "it is no act of a person");
}

#[test]
fn only_the_secret_of_the_dice_that_fell_is_opened() {
    for (secret, opened) in [(SECRET, true), (Secret([2; 32]), false)] {
        let mut play = play("stonoga");
        let mut ceremony = Ceremony::begin("table", SECRET.commitment(), play.table().humans());
        let nonces = [0, 1].map(|seat| (Seat(seat), Nonce([10 + seat; 32])));
        for (seat, nonce) in nonces {
            ceremony.commit(seat, nonce.commitment()).unwrap();
        }
        play.note(Fact::DiceFixed(ceremony.fix().unwrap()), 0).unwrap();
        for (seat, nonce) in nonces {
            play.note(Fact::NonceRevealed { seat, nonce }, 0).unwrap();
        }
        assert_eq!(play.abandon(0), Status::Abandoned);
        let before = play.table().len();
        play.reveal(secret, 0);
        assert_eq!(play.table().len() > before, opened);
        assert_eq!(play.outcome(Status::Abandoned, 5).points, None);
        assert_eq!(play.abandon(0), Status::Over, "it has ended already");
    }
}

#[test]
fn acts_are_taken_back_until_as_many_stay_as_wanted() {
    let mut play = play("clever");
    roll(&mut play);
    let (seat, _, action) = asked(&play);
    play.play(seat, &action, 0, &mut Ears::default()).unwrap();
    assert_eq!(play.table().free_undo(seat), 1);
    assert!(play.take_back(seat, 2, 0).is_err(), "not so many can stay");
    play.take_back(seat, 0, 0).unwrap();
    let after = play.table().len();
    assert_eq!(play.table().free_undo(seat), 0);
    play.take_back(seat, 0, 0).unwrap();
    assert_eq!(play.table().len(), after, "said again, it is done once");
}
