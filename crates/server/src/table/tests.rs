//! Tests: readers who take what waits only now and then, so that updates are merged. In worlds that
//! differ only in what their eyes may not know they get the same messages, merged or not.

mod desk;

use serde_json::{Value, json};
use turlaj_core::{Address, Dice};
use turlaj_table::fair::{Draw, Secret};

use crate::games::DiceBox;
use desk::{Desk, Reader};

/// The pace of each slow reader: the number of acts after which it reads.
const PACES: [usize; 4] = [1, 4, 9, 1000];

/// Dice of which those in the setup depend on the world.
struct Staged {
    world: u64,
}

fn mix(text: &str) -> u32 {
    let mixed = text.bytes().fold(0xcbf2_9ce4_8422_2325u64, |mixed, byte| {
        (mixed ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    (mixed >> 33) as u32
}

impl DiceBox for Staged {
    fn open(&self, _: &Secret, _: &Draw) -> Box<dyn Dice + Send> {
        let world = self.world;
        Box::new(move |at: Address, faces: u32| {
            let text = at.to_string();
            match text.starts_with("setup") {
                true => mix(&format!("{world} {text}")) % faces,
                false => mix(&text) % faces,
            }
        })
    }
}

/// What slow readers heard, word for word.
#[derive(PartialEq, Debug)]
struct Heard {
    /// Those who look through the eye of the first seat.
    first: Vec<Vec<String>>,
    /// Spectators.
    nobody: Vec<Vec<String>>,
}

/// Slow readers of every pace and protocol.
struct Readers {
    first: Vec<Reader>,
    nobody: Vec<Reader>,
}

impl Readers {
    async fn watch(desk: &mut Desk) -> Readers {
        let (mut first, mut nobody) = (Vec::new(), Vec::new());
        for protocol in [1, 2] {
            for _ in PACES {
                first.push(desk.reader(Some(0), protocol).await);
                nobody.push(desk.reader(None, protocol).await);
            }
        }
        Readers { first, nobody }
    }

    /// The number of acts that were sent.
    fn take(&mut self, acts: usize) {
        for readers in [&mut self.first, &mut self.nobody] {
            for (reader, pace) in readers.iter_mut().zip(PACES.into_iter().cycle()) {
                if acts.is_multiple_of(pace) {
                    reader.take();
                }
            }
        }
    }

    fn heard(self) -> Heard {
        let all = |readers: Vec<Reader>| {
            let texts = readers.into_iter().map(|mut reader| {
                reader.take();
                reader.texts
            });
            texts.collect::<Vec<_>>()
        };
        let heard = Heard { first: all(self.first), nobody: all(self.nobody) };
        for all in [&heard.first, &heard.nobody] {
            assert!(all[0].len() > all[1].len() && all[1].len() > all[3].len(), "they are merged");
        }
        heard
    }
}

/// Plays some of a game with tails in one world; who acts chooses by the number of the act alone.
/// Returns the tails that the two seats know, too.
async fn stonoga(world: u64) -> (Heard, [Value; 2]) {
    let wish = json!({ "game": "stonoga", "options": { "tails": "on" },
        "seats": [{ "you": {} }, "open"] });
    let mut desk = Desk::open(wish, Box::new(Staged { world })).await;
    desk.begin().await;
    let mut readers = Readers::watch(&mut desk).await;
    for acts in 1..=60 {
        let (seat, prompt, legal) = desk.asked();
        let action = &legal[acts * 7 % legal.len()];
        desk.act(json!({ "act": { "seat": seat, "prompt": prompt, "action": action } })).await;
        readers.take(acts);
    }
    let tails = [0, 1].map(|seat| desk.play(seat)["view"]["seats"][seat]["tail"].clone());
    (readers.heard(), tails)
}

#[tokio::test]
async fn the_tail_of_another_seat_changes_no_byte_of_merged_updates() {
    let (reference, own) = stonoga(0).await;
    let (mut same_own, mut other_own) = (0, 0);
    for world in 1.. {
        let (heard, tails) = stonoga(world).await;
        assert_eq!(heard.nobody, reference.nobody, "world {world}");
        if tails[0] != own[0] {
            other_own += 1;
        } else if tails[1] != own[1] {
            same_own += 1;
            assert_eq!(heard.first, reference.first, "world {world}");
        }
        if same_own > 0 && other_own > 0 {
            return;
        }
        assert!(world < 60, "the worlds differ");
    }
}

/// Two rounds of bids; the second seat takes these steps in each.
async fn ballots(steps: &[Value]) -> Heard {
    let wish = json!({ "game": "ballots", "seats": [{ "you": {} }, "open"] });
    let mut desk = Desk::open(wish, Box::new(Staged { world: 0 })).await;
    desk.begin().await;
    let mut readers = Readers::watch(&mut desk).await;
    let mut told = 0;
    for _ in 0..2 {
        for action in ["add:1", "done"] {
            desk.choose(0, action).await;
            told += 1;
            readers.take(told);
        }
        for step in steps {
            match step.as_str() {
                Some(action) => desk.choose(1, action).await,
                None => desk.act(step.clone()).await,
            }
        }
        told += 1;
        readers.take(told);
    }
    readers.heard()
}

#[tokio::test]
async fn sealed_steps_of_another_seat_change_no_byte_of_merged_updates() {
    let few = ballots(&[json!("add:3"), json!("done")]).await;
    let take_back = json!({ "take-back": { "seat": 1, "keep": 0 } });
    let many = ["add:1", "add:1", "back", "add:1", "add:2", "done"].map(|step| match step {
        "back" => take_back.clone(),
        action => json!(action),
    });
    assert_eq!(few, ballots(&many).await, "neither content nor number of steps");
    assert_ne!(few, ballots(&[json!("add:2"), json!("done")]).await, "an open bid is told");
}
