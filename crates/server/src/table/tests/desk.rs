//! A table of two people, and readers who take what waits for them when the test wants.

use std::net::Ipv4Addr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use serde_json::{Value, json};
use tempfile::TempDir;
use turlaj_engine::AnyBot;
use turlaj_proto::apply;
use turlaj_store::{Person, SqliteStore};
use turlaj_table::fair::Nonce;
use turlaj_testkit::toys::ballots::Ballots;

use super::super::create;
use crate::app::{App, Parts};
use crate::config::Config;
use crate::entropy::Entropy;
use crate::games::{DiceBox, GameEntry, Games, Minds};
use crate::mailbox::{Mailbox, SentTables};
use crate::people;
use crate::registry::Registry;
use crate::table::{Caller, Command};

/// Numbers that are the same in every run.
struct Counted(AtomicU64);

impl Entropy for Counted {
    fn fill(&self, bytes: &mut [u8]) {
        for byte in bytes {
            let next = self.0.fetch_add(0x9E37_79B9_7F4A_7C15, Ordering::Relaxed);
            *byte = (next >> 56) as u8;
        }
    }
}

fn ballots() -> GameEntry {
    let minds = Minds::<Ballots> {
        bot: |_, _| None::<AnyBot<Ballots>>,
        check_level: |_, _| Ok(()),
        solve: None,
        advise: |_, _, _| None,
        say: |_| unreachable!("nothing is advised"),
    };
    GameEntry::new("Ballots", "A toy.", &[], minds, |_| true)
}

/// A socket without a network: it takes what waits when it is asked to.
pub(super) struct Reader {
    caller: Caller,
    mailbox: Arc<Mailbox>,
    sent: SentTables,
    /// All messages so far.
    pub(super) texts: Vec<String>,
}

impl Reader {
    fn new(socket: u64, person: Option<Arc<Person>>, protocol: u32) -> Reader {
        let mailbox = Arc::new(Mailbox::new(1000));
        mailbox.speak(protocol);
        let address = Ipv4Addr::LOCALHOST.into();
        let caller = Caller { socket, person, address, mailbox: mailbox.clone() };
        Reader { caller, mailbox, sent: SentTables::default(), texts: Vec::new() }
    }

    pub(super) fn take(&mut self) {
        assert!(self.mailbox.take(&mut self.sent, &mut self.texts).is_none());
    }

    /// Room and play, as all changes together have it.
    fn known(&mut self) -> Value {
        self.take();
        let mut known = json!({});
        for text in &self.texts {
            let message: Value = serde_json::from_str(text).unwrap();
            assert_ne!(message["type"], "refused", "{text}");
            for part in ["room", "play"] {
                if let Some(change) = message.get(part) {
                    apply(&mut known[part], change);
                }
            }
        }
        known
    }
}

/// A table with its two people, who hear everything.
pub(super) struct Desk {
    app: Arc<App>,
    table: String,
    people: Vec<Reader>,
    sockets: u64,
    _folder: TempDir,
}

impl Desk {
    /// Sets up the table; both sit there.
    pub(super) async fn open(wish: Value, dice: Box<dyn DiceBox>) -> Desk {
        let folder = tempfile::tempdir().unwrap();
        let store = Arc::new(SqliteStore::open(folder.path()).unwrap());
        let games = Games::catalogue().with(ballots());
        let entropy = Box::new(Counted(AtomicU64::new(1)));
        let parts = Parts { games, dice, entropy, ..Parts::new(store) };
        let app = Arc::new(App::new(Config::default(), parts).unwrap());
        let mut people = Vec::new();
        for (socket, name) in [(1, "Ala"), (2, "Ola")] {
            let key = people::create(&app, Some(name.to_string())).await.unwrap();
            let person = Arc::new(people::find(&app, &key.key).await.unwrap());
            people.push(Reader::new(socket, Some(person), 2));
        }
        let owner = people[0].caller.person.clone().unwrap();
        let checked = create(&app, &owner, &serde_json::from_value(wish).unwrap()).unwrap();
        app.write(checked.ops).await.unwrap();
        let mut desk = Desk { app, table: checked.id, people, sockets: 2, _folder: folder };
        let callers = [0, 1].map(|at| desk.people[at].caller.clone());
        desk.watch(callers[0].clone(), Some(0)).await;
        desk.watch(callers[1].clone(), None).await;
        desk.say(1, json!({ "sit": { "seat": null, "name": null } })).await;
        desk.watch(callers[1].clone(), Some(1)).await;
        desk
    }

    async fn watch(&mut self, caller: Caller, eye: Option<u8>) {
        let watch = |answer| Command::Watch { caller, eye, n: None, id: 1, answer };
        Registry::ask(&self.app, &self.table, watch).await.unwrap();
    }

    /// A further socket, of the first person or of nobody.
    pub(super) async fn reader(&mut self, eye: Option<u8>, protocol: u32) -> Reader {
        self.sockets += 1;
        let person = eye.and_then(|_| self.people[0].caller.person.clone());
        let reader = Reader::new(self.sockets, person, protocol);
        self.watch(reader.caller.clone(), eye).await;
        reader
    }

    /// Does something, and waits until it is told.
    async fn say(&mut self, seat: usize, deed: Value) {
        let (caller, deed) = (self.people[seat].caller.clone(), serde_json::from_value(deed));
        let command = Command::Do { caller, deed: deed.unwrap(), id: 2 };
        Registry::send(&self.app, &self.table, command).await.unwrap();
        // It answers after what came before.
        let waiting = |answer| Command::Waiting { answer };
        Registry::ask(&self.app, &self.table, waiting).await.unwrap();
    }

    /// Starts the game and draws the dice.
    pub(super) async fn begin(&mut self) {
        self.say(0, json!("start")).await;
        let nonces = [0, 1].map(|seat| (usize::from(seat), Nonce([seat; 32])));
        for (seat, nonce) in &nonces {
            let digest = nonce.commitment().to_string();
            self.say(*seat, json!({ "commit": { "seat": seat, "digest": digest } })).await;
        }
        for (seat, nonce) in &nonces {
            let nonce = nonce.to_string();
            self.say(*seat, json!({ "open": { "seat": seat, "nonce": nonce } })).await;
        }
    }

    /// The game as a person sees it.
    pub(super) fn play(&mut self, seat: usize) -> Value {
        self.people[seat].known()["play"].take()
    }

    /// A seat that is asked, by which number, and what it can do.
    pub(super) fn asked(&mut self) -> (usize, u32, Vec<String>) {
        let asked = |desk: &mut Desk, seat| desk.play(seat)["asked"].take();
        let seat = [0, 1].into_iter().find(|seat| asked(self, *seat).is_object()).unwrap();
        let asked = asked(self, seat);
        let prompt = asked["prompt"].as_u64().unwrap() as u32;
        (seat, prompt, serde_json::from_value(asked["legal"].clone()).unwrap())
    }

    /// A seat answers what it is asked.
    pub(super) async fn choose(&mut self, seat: usize, action: &str) {
        let prompt = self.play(seat)["prompt"].take();
        let act = json!({ "act": { "seat": seat, "prompt": prompt, "action": action } });
        self.say(seat, act).await;
    }

    /// The seat that is named there does this.
    pub(super) async fn act(&mut self, deed: Value) {
        let seat = deed.as_object().unwrap().values().next().unwrap()["seat"].as_u64();
        self.say(seat.unwrap() as usize, deed).await;
    }
}
