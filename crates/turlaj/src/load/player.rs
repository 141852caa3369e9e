//! One person at one socket: it does whatever the table asks of it.
//!
//! A player keeps no plan of its own. It looks at what it is told and does what is due: sits down,
//! begins, draws dice, acts, asks for another game. So it can come into a game at any point.

mod chance;
mod due;

use std::time::{Duration, Instant};

use anyhow::{Context, Result, anyhow, bail};
use futures_util::{SinkExt, StreamExt};
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message as Frame;
use turlaj_proto::{Ask, Hello, PROTOCOL, Request};

use super::site::{PATIENCE, Site, Socket};
use super::words::{self, Asked, Heard};
use chance::Chance;
use due::AtTable;

/// One person at one socket.
pub(super) struct Player {
    socket: Socket,
    ids: u32,
    at: AtTable,
    /// The act that is due, until it may be sent.
    turn: Option<(u32, String)>,
    /// The act that was sent, and when.
    sent: Option<(u32, Instant)>,
    chance: Chance,
}

/// What a player has heard.
#[derive(Default)]
pub(super) struct News {
    /// An act was acknowledged after this time.
    pub(super) acted: Option<Duration>,
    /// The game is over.
    pub(super) over: bool,
    /// The server wants less to be said.
    pub(super) too_fast: bool,
}

impl Player {
    /// Opens a socket, says who is there and looks at a table.
    pub(super) async fn come(site: &Site, key: Option<&str>, table: &str) -> Result<Player> {
        let mut player = Player {
            socket: site.socket().await?,
            ids: 0,
            at: AtTable::new(table),
            turn: None,
            sent: None,
            chance: Chance::new()?,
        };
        let hello = Hello { protocol: PROTOCOL, key: key.map(str::to_string) };
        player.say(vec![Ask::Hello(hello)]).await?;
        player.look().await?;
        Ok(player)
    }

    /// Looks at the table anew: the answer tells everything.
    pub(super) async fn look(&mut self) -> Result<()> {
        self.at = AtTable::new(&self.at.table);
        (self.turn, self.sent) = (None, None);
        self.say(vec![Ask::Watch { table: self.at.table.clone(), eye: None }]).await
    }

    pub(super) fn table(&self) -> &str {
        &self.at.table
    }

    /// Whether an act is due.
    pub(super) fn is_asked(&self) -> bool {
        self.turn.is_some()
    }

    /// Whether the table has told anything since it was looked at.
    pub(super) fn was_told(&self) -> bool {
        self.at.told
    }

    /// Waits for what the server says next.
    pub(super) async fn next(&mut self) -> Option<Result<Frame>> {
        self.socket.next().await.map(|frame| frame.context("a socket broke"))
    }

    /// Hears what the server has said, and does what is due; acts only get ready.
    pub(super) async fn hear(&mut self, frame: Option<Result<Frame>>) -> Result<News> {
        let text = match frame.context("a socket was closed")?? {
            Frame::Text(text) => text,
            Frame::Close(_) => bail!("a socket was closed"),
            _ => return Ok(News::default()),
        };
        let heard: Heard<'_> =
            serde_json::from_str(&text).context("the server is not understood")?;
        match (heard.kind, &heard.why) {
            ("update", _) if heard.table == Some(&self.at.table) => self.update(heard).await,
            ("refused", Some(why)) if why.code == "too-fast" => {
                Ok(News { too_fast: true, ..News::default() })
            }
            (kind, Some(why)) => Err(anyhow!("{kind}: {} ({})", why.text, why.code)),
            _ => Ok(News::default()),
        }
    }

    async fn update(&mut self, heard: Heard<'_>) -> Result<News> {
        let mut news = News::default();
        self.at.told = true;
        if let Some((id, since)) = self.sent
            && heard.done.contains(&id)
        {
            news.acted = Some(since.elapsed());
            self.sent = None;
        }
        if let Some(play) = heard.play {
            news.over = play.standings.is_some();
            if let (Some(asked), Some(seat)) = (play.asked, self.at.eye) {
                self.choose(&asked, seat);
            }
        }
        if let Some(room) = heard.room {
            if let Some(next) = room.rematch {
                (self.turn, self.sent) = (None, None);
                let asks = self.at.go_on(next);
                self.say(asks).await?;
            } else {
                let asks = self.at.what_is_due(&room)?;
                self.say(asks).await?;
            }
        }
        Ok(news)
    }

    /// Chooses an answer by lot.
    fn choose(&mut self, asked: &Asked<'_>, seat: u8) {
        if self.at.answered == Some(asked.prompt) || asked.legal.is_empty() {
            return;
        }
        self.at.answered = Some(asked.prompt);
        self.ids += 1;
        let action = asked.legal[self.chance.below(asked.legal.len())];
        let text = words::act(self.ids, &self.at.table, seat, asked.prompt, action);
        self.turn = Some((self.ids, text));
    }

    /// Sends the act that is due.
    pub(super) async fn act(&mut self) -> Result<()> {
        let Some((id, text)) = self.turn.take() else { return Ok(()) };
        self.sent = Some((id, Instant::now()));
        let sent = timeout(PATIENCE, self.socket.send(Frame::text(text))).await;
        sent.context("an act could not be sent in time")?.context("a socket broke")
    }

    async fn say(&mut self, asks: Vec<Ask>) -> Result<()> {
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
