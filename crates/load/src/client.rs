//! One person at one socket.
//!
//! A client reacts to updates alone: it sits down, begins, draws dice, acts and asks for another game
//! when that is due. So it can join a game at any point.

mod due;
mod random;

use std::time::{Duration, Instant};

use anyhow::{Context, Result, anyhow, bail, ensure};
use futures_util::{SinkExt, StreamExt};
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message as Frame;
use turlaj_proto::{Ask, Deed, Hello, PROTOCOL, PromptInfo, Request};

use crate::incoming::{Incoming, Known};
use crate::site::{PATIENCE, Site, Socket};
use due::AtTable;
use random::SplitMix64;

/// One person at one socket.
pub(super) struct Client {
    socket: Socket,
    ids: u32,
    at: AtTable,
    known: Known,
    /// The act that is due, until it may be sent.
    turn: Option<(u32, String)>,
    /// The act that was sent, and when.
    sent: Option<(u32, Instant)>,
    random: SplitMix64,
}

/// What a message said.
#[derive(Default)]
pub(super) struct Received {
    /// An act was acknowledged after this time.
    pub(super) acted: Option<Duration>,
    /// The game is over.
    pub(super) over: bool,
    /// The server wants fewer messages.
    pub(super) too_fast: bool,
}

impl Client {
    /// Opens a socket, identifies itself and watches a table.
    pub(super) async fn connect(site: &Site, key: Option<&str>, table: &str) -> Result<Client> {
        let mut client = Client {
            socket: site.socket().await?,
            ids: 0,
            at: AtTable::new(table),
            known: Known::default(),
            turn: None,
            sent: None,
            random: SplitMix64::new()?,
        };
        let hello = Hello { protocol: PROTOCOL, key: key.map(str::to_string) };
        client.send(vec![Ask::Hello(hello)]).await?;
        client.watch().await?;
        Ok(client)
    }

    /// Watches the table again: the answer is a full update.
    pub(super) async fn watch(&mut self) -> Result<()> {
        self.at = AtTable::new(&self.at.table);
        (self.turn, self.sent) = (None, None);
        self.send(vec![Ask::Watch { table: self.at.table.clone(), eye: None, n: None }]).await
    }

    pub(super) fn table(&self) -> &str {
        &self.at.table
    }

    /// Whether an act is due.
    pub(super) fn is_asked(&self) -> bool {
        self.turn.is_some()
    }

    /// Whether an update has come since the table is watched.
    pub(super) fn is_updated(&self) -> bool {
        self.at.updated
    }

    /// Waits for the next message.
    pub(super) async fn next(&mut self) -> Option<Result<Frame>> {
        self.socket.next().await.map(|frame| frame.context("a socket broke"))
    }

    /// Reads a message and does what is due; an act is only prepared.
    pub(super) async fn receive(&mut self, frame: Option<Result<Frame>>) -> Result<Received> {
        let text = match frame.context("a socket was closed")?? {
            Frame::Text(text) => text,
            Frame::Close(_) => bail!("a socket was closed"),
            _ => return Ok(Received::default()),
        };
        let message: Incoming<'_> =
            serde_json::from_str(&text).context("the server is not understood")?;
        match (message.kind, &message.why) {
            ("patch", _) if message.table == Some(&self.at.table) => self.update(message).await,
            ("refused", Some(why)) if why.code == "too-fast" => {
                Ok(Received { too_fast: true, ..Received::default() })
            }
            (kind, Some(why)) => Err(anyhow!("{kind}: {} ({})", why.text, why.code)),
            _ => Ok(Received::default()),
        }
    }

    async fn update(&mut self, message: Incoming<'_>) -> Result<Received> {
        let mut received = Received::default();
        self.at.updated = true;
        if let Some((id, since)) = self.sent
            && message.done.contains(&id)
        {
            received.acted = Some(since.elapsed());
            self.sent = None;
        }
        ensure!(self.known.hear(&message)?, "a patch is missing");
        if message.play.is_some() {
            received.over = self.known.is_over();
            if let (Some(asked), Some(seat)) = (self.known.asked()?, self.at.eye) {
                self.choose(asked, seat)?;
            }
        }
        if message.room.is_some() {
            let room = self.known.room()?;
            if let Some(next) = room.rematch {
                (self.turn, self.sent) = (None, None);
                let asks = self.at.go_on(&next);
                self.send(asks).await?;
            } else {
                let asks = self.at.what_is_due(&room)?;
                self.send(asks).await?;
            }
        }
        Ok(received)
    }

    /// Prepares a random answer.
    fn choose(&mut self, mut asked: PromptInfo, seat: u8) -> Result<()> {
        if self.at.answered == Some(asked.prompt) || asked.legal.is_empty() {
            return Ok(());
        }
        self.at.answered = Some(asked.prompt);
        self.ids += 1;
        let action = asked.legal.swap_remove(self.random.below(asked.legal.len()));
        let deed = Deed::Act { seat, prompt: asked.prompt, action };
        let ask = Ask::At { table: self.at.table.clone(), deed };
        let text = serde_json::to_string(&Request { id: self.ids, ask })?;
        self.turn = Some((self.ids, text));
        Ok(())
    }

    /// Sends the act that is due.
    pub(super) async fn act(&mut self) -> Result<()> {
        let Some((id, text)) = self.turn.take() else { return Ok(()) };
        self.sent = Some((id, Instant::now()));
        let sent = timeout(PATIENCE, self.socket.send(Frame::text(text))).await;
        sent.context("an act could not be sent in time")?.context("a socket broke")
    }

    async fn send(&mut self, asks: Vec<Ask>) -> Result<()> {
        if asks.is_empty() {
            return Ok(());
        }
        for ask in asks {
            self.ids += 1;
            let text = serde_json::to_string(&Request { id: self.ids, ask })?;
            timeout(PATIENCE, self.socket.feed(Frame::text(text))).await??;
        }
        Ok(timeout(PATIENCE, self.socket.flush()).await??)
    }
}
