//! One WebSocket: it carries words between a client and tables.

use std::net::IpAddr;
use std::pin::pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use axum::extract::ws::{CloseFrame, Message as Frame, WebSocket, close_code};
use futures_util::SinkExt;
use futures_util::future::poll_immediate;
use tokio::sync::oneshot;
use tokio::time::{sleep_until, timeout};
use tokio_tungstenite::tungstenite;
use turlaj_core::Refusal;
use turlaj_proto::{Answer, Ask, Deed, Hello, Message, Request, SPOKEN};
use turlaj_store::Person;

use crate::app::App;
use crate::limits::{Bucket, Connection};
use crate::mailbox::{Mailbox, Outlet, SentTables};
use crate::registry::{Handle, Registry};
use crate::table::{Caller, Command};
use crate::{people, refusals};

static SOCKETS: AtomicU64 = AtomicU64::new(1);

/// What is known of one socket.
struct SocketSession {
    app: Arc<App>,
    number: u64,
    mailbox: Arc<Mailbox>,
    address: IpAddr,
    greeted: bool,
    person: Option<Arc<Person>>,
    watched: Vec<(Box<str>, Handle)>,
    bucket: Bucket,
    /// How often it was told to slow down.
    warned: u32,
    heard: Instant,
    /// When it was pinged, until it answers.
    pinged: Option<Instant>,
}

/// Serves one socket until either side closes it.
pub(crate) async fn serve(
    app: Arc<App>,
    mut socket: WebSocket,
    address: IpAddr,
    connection: Arc<Connection>,
) {
    let Ok(place) = app.sockets.clone().try_acquire_owned() else { return };
    app.metrics.sockets.inc();
    let limits = &app.config.limits;
    let opened = Instant::now();
    let mut session = SocketSession {
        number: SOCKETS.fetch_add(1, Ordering::Relaxed),
        mailbox: Arc::new(Mailbox::new(limits.waiting_answers)),
        address,
        greeted: false,
        person: None,
        watched: Vec::new(),
        bucket: Bucket::new(limits.message_burst, f64::from(limits.messages_per_second), opened),
        warned: 0,
        heard: opened,
        pinged: None,
        app: app.clone(),
    };
    session.run(&mut socket).await;
    session.leave().await;
    app.metrics.sockets.dec();
    drop((connection, place));
}

impl SocketSession {
    async fn run(&mut self, socket: &mut WebSocket) {
        let pace = self.app.config.pace.clone();
        let opened = Instant::now();
        let first = opened + pace.hello_within.min(pace.ping_every);
        let mut timer = pin!(sleep_until(first.into()));
        let mailbox = self.mailbox.clone();
        let mut leaving = self.app.leaving.subscribe();
        let (mut sent_tables, mut ready) = (SentTables::default(), Vec::new());
        loop {
            let mut ping = false;
            tokio::select! {
                frame = socket.recv() => match frame {
                    Some(Ok(Frame::Close(_))) => {
                        // The answer to it goes out with the next look at the socket.
                        let _ = timeout(pace.write_timeout, socket.recv()).await;
                        return;
                    }
                    None => return,
                    Some(Ok(frame)) => self.frame(frame).await,
                    Some(Err(why)) => match broken(why) {
                        Some(why) => mailbox.close(why),
                        None => return,
                    },
                },
                () = mailbox.filled() => {}
                _ = leaving.changed() => mailbox.close(refusals::shutting_down()),
                () = &mut timer => {
                    let now = Instant::now();
                    if !self.greeted && opened.elapsed() >= pace.hello_within {
                        mailbox.close(refusals::hello_first());
                    } else if now.duration_since(self.heard) >= pace.silence {
                        mailbox.close(refusals::silent());
                    }
                    ping = true;
                    self.pinged = Some(now);
                    timer.as_mut().reset((now + pace.ping_every).into());
                }
            }
            let closing = mailbox.take(&mut sent_tables, &mut ready);
            let mut sending = pin!(send(socket, &mut ready, ping, closing.as_ref()));
            // Most often it goes out at once, and no timer is needed.
            let sent = match poll_immediate(&mut sending).await {
                Some(sent) => sent.is_ok(),
                None => matches!(timeout(pace.write_timeout, sending).await, Ok(Ok(()))),
            };
            if !sent || closing.is_some() {
                return;
            }
        }
    }

    /// Hears one frame; frames of every kind count.
    async fn frame(&mut self, frame: Frame) {
        self.heard = Instant::now();
        let text = match &frame {
            Frame::Text(text) => Some(text.as_str()),
            _ => None,
        };
        if !self.bucket.take(self.heard) {
            self.mailbox.refuse(text.and_then(request_id), &refusals::too_fast());
            self.warned += 1;
            if self.warned > self.app.config.limits.message_burst {
                self.mailbox.close(refusals::too_fast());
            }
            return;
        }
        self.warned = self.warned.saturating_sub(1);
        match (text, &frame) {
            (Some(text), _) => self.hear(text).await,
            (None, Frame::Pong(_)) => {
                if let Some(pinged) = self.pinged.take() {
                    self.mailbox.measured(self.heard.duration_since(pinged));
                }
            }
            (None, Frame::Binary(_)) => self.mailbox.refuse(None, &refusals::not_text()),
            (None, _) => {}
        }
    }

    /// Hears one message. Nothing it says can do more than be refused.
    async fn hear(&mut self, text: &str) {
        let request: Request = match serde_json::from_str(text) {
            Ok(request) => request,
            Err(why) => {
                self.app.metrics.refusals.inc();
                return self.mailbox.refuse(request_id(text), &refusals::bad_json(&why));
            }
        };
        let id = request.id;
        if let Err(why) = self.ask(request).await {
            self.app.metrics.refusals.inc();
            self.mailbox.refuse(Some(id), &why);
        }
    }

    async fn ask(&mut self, Request { id, ask }: Request) -> Result<(), Refusal> {
        match ask {
            Ask::Hello(hello) => self.greet(id, hello).await,
            _ if !self.greeted => Err(refusals::hello_first()),
            Ask::At { table, deed } => self.at(id, &table, deed).await,
            Ask::Watch { table, eye, n } => self.watch(id, table, eye, n).await,
            Ask::Unwatch { table } => self.unwatch(id, &table).await,
            Ask::Ping => {
                self.mailbox.say(&Message::Done(Answer { id }));
                Ok(())
            }
        }
    }

    async fn greet(&mut self, id: u32, hello: Hello) -> Result<(), Refusal> {
        if self.greeted {
            return Err(refusals::hello_again());
        }
        if !SPOKEN.contains(&hello.protocol) {
            return Err(refusals::other_protocol(&SPOKEN));
        }
        if let Some(key) = hello.key {
            let person = people::find(&self.app, &key).await?;
            self.app.sessions.came(person.id, &self.mailbox);
            // Replaced in this very moment, before this socket was known to be there?
            if !people::still(&self.app, &person).await {
                self.app.sessions.went(person.id, &self.mailbox);
                return Err(refusals::bad_key());
            }
            self.person = Some(Arc::new(person));
        }
        self.greeted = true;
        self.mailbox.speak(hello.protocol);
        self.mailbox.say(&Message::Hello {
            id,
            protocol: hello.protocol,
            build: &self.app.config.build,
            person: self.person.as_deref().map(people::me),
        });
        Ok(())
    }

    fn caller(&self) -> Caller {
        Caller {
            socket: self.number,
            person: self.person.clone(),
            address: self.address,
            mailbox: self.mailbox.clone(),
        }
    }

    async fn at(&mut self, id: u32, table: &str, deed: Deed) -> Result<(), Refusal> {
        let command = Command::Do { caller: self.caller(), deed, id };
        self.say(table, command).await
    }

    async fn say(&mut self, table: &str, command: Command) -> Result<(), Refusal> {
        let known = self.watched.iter_mut().find(|(name, _)| **name == *table);
        let Some((_, handle)) = known else { return Err(refusals::not_watched()) };
        if let Err(back) = handle.send(command).await {
            *handle = Registry::send(&self.app, table, back.0).await?;
        }
        Ok(())
    }

    async fn watch(
        &mut self,
        id: u32,
        table: String,
        eye: Option<u8>,
        n: Option<u64>,
    ) -> Result<(), Refusal> {
        let known = self.watched.iter().any(|(name, _)| **name == *table);
        if !known && self.watched.len() >= self.app.config.limits.watched {
            return Err(refusals::too_many_tables());
        }
        let (answer, answered) = oneshot::channel();
        let command = Command::Watch { caller: self.caller(), eye, n, id, answer };
        let handle = Registry::send(&self.app, &table, command).await?;
        answered.await.unwrap_or_else(|_| Err(refusals::crashed()))?;
        self.watched.retain(|(name, _)| **name != *table);
        self.watched.push((table.into(), handle));
        Ok(())
    }

    async fn unwatch(&mut self, id: u32, table: &str) -> Result<(), Refusal> {
        let command = Command::Unwatch { caller: self.caller(), id: Some(id) };
        let told = self.say(table, command).await;
        self.watched.retain(|(name, _)| **name != *table);
        told
    }

    async fn leave(&mut self) {
        if let Some(person) = &self.person {
            self.app.sessions.went(person.id, &self.mailbox);
        }
        let caller = self.caller();
        for (_, handle) in self.watched.drain(..) {
            let _ = handle.send(Command::Unwatch { caller: caller.clone(), id: None }).await;
        }
    }
}

/// Why a socket cannot be read on; nothing where nobody is there to be told.
fn broken(why: axum::Error) -> Option<Refusal> {
    match why.into_inner().downcast::<tungstenite::Error>().map(|why| *why) {
        Ok(tungstenite::Error::Capacity(_)) => Some(refusals::too_long()),
        Ok(tungstenite::Error::Utf8(_)) => Some(refusals::not_text()),
        Ok(_) | Err(_) => None,
    }
}

/// The number of a request that cannot be read as a whole, so that the client knows which one.
fn request_id(text: &str) -> Option<u32> {
    #[derive(serde::Deserialize)]
    struct Numbered {
        id: u32,
    }
    serde_json::from_str::<Numbered>(text).ok().map(|request| request.id)
}

async fn send(
    socket: &mut WebSocket,
    ready: &mut Vec<String>,
    ping: bool,
    closing: Option<&Refusal>,
) -> Result<(), axum::Error> {
    for text in ready.drain(..) {
        socket.feed(Frame::Text(text.into())).await?;
    }
    if ping {
        socket.feed(Frame::Ping(bytes::Bytes::new())).await?;
    }
    if let Some(why) = closing {
        let bye = Message::Bye { why: refusals::wire(why) };
        let text = serde_json::to_string(&bye).expect("messages have string keys");
        socket.feed(Frame::Text(text.into())).await?;
        let code = match why.code() {
            "shutting-down" => close_code::AWAY,
            "too-long" => close_code::SIZE,
            "not-text" => close_code::INVALID,
            _ => close_code::POLICY,
        };
        let frame = CloseFrame { code, reason: why.code().into() };
        socket.feed(Frame::Close(Some(frame))).await?;
    }
    socket.flush().await
}
