//! A client: it keeps what it was told, and answers for itself when dice are drawn.

use std::collections::BTreeMap;
use std::net::SocketAddr;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::{HeaderName, HeaderValue};
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

#[path = "known.rs"]
mod known;

pub(crate) use known::Known;

/// Plain requests, one connection each.
#[derive(Clone)]
pub(crate) struct Http {
    pub(crate) address: SocketAddr,
    pub(crate) headers: Vec<(String, String)>,
}

/// The answer to a plain request.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) head: String,
    pub(crate) body: String,
}

impl Answer {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|_| panic!("not JSON: {self:?}"))
    }

    pub(crate) fn code(&self) -> String {
        self.json()["error"]["code"].as_str().unwrap_or_default().to_string()
    }
}

impl Http {
    pub(crate) fn new(address: SocketAddr) -> Http {
        Http { address, headers: Vec::new() }
    }

    pub(crate) fn with(mut self, name: &str, value: &str) -> Http {
        self.headers.push((name.to_string(), value.to_string()));
        self
    }

    pub(crate) fn key(self, key: &str) -> Http {
        self.with("Authorization", &format!("Bearer {key}"))
    }

    pub(crate) async fn send(&self, method: &str, path: &str, body: &str) -> Answer {
        let mut stream = TcpStream::connect(self.address).await.unwrap();
        let mut head = format!("{method} {path} HTTP/1.1\r\nConnection: close\r\n");
        if self.headers.iter().all(|(name, _)| name != "Host") {
            head.push_str(&format!("Host: {}\r\n", self.address));
        }
        for (name, value) in &self.headers {
            head.push_str(&format!("{name}: {value}\r\n"));
        }
        head.push_str(&format!("Content-Length: {}\r\n\r\n{body}", body.len()));
        // A server that refuses a long body need not read it.
        let _ = stream.write_all(head.as_bytes()).await;
        let mut bytes = Vec::new();
        let _ = stream.read_to_end(&mut bytes).await;
        let text = String::from_utf8_lossy(&bytes).into_owned();
        let (head, body) = text.split_once("\r\n\r\n").unwrap_or((&text, ""));
        let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or(0);
        let body = match head.to_ascii_lowercase().contains("transfer-encoding: chunked") {
            true => unchunk(body),
            false => body.to_string(),
        };
        Answer { status, head: head.to_ascii_lowercase(), body }
    }

    pub(crate) async fn get(&self, path: &str) -> Answer {
        self.send("GET", path, "").await
    }

    pub(crate) async fn post(&self, path: &str, body: Value) -> Answer {
        self.send("POST", path, &body.to_string()).await
    }

    /// The key of a new person.
    pub(crate) async fn person(&self, name: &str) -> String {
        let answer = self.post("/api/v1/people", json!({ "name": name })).await;
        assert_eq!(answer.status, 200, "{answer:?}");
        answer.json()["key"].as_str().unwrap().to_string()
    }
}

fn unchunk(body: &str) -> String {
    let mut rest = body;
    let mut whole = String::new();
    while let Some((size, after)) = rest.split_once("\r\n") {
        let size = usize::from_str_radix(size, 16).unwrap_or(0);
        if size == 0 {
            break;
        }
        whole.push_str(&after[..size]);
        rest = after[size..].trim_start_matches("\r\n");
    }
    whole
}

/// A socket and what came over it.
pub(crate) struct Client {
    pub(crate) address: SocketAddr,
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    next: u32,
    pub(crate) key: Option<String>,
    /// The version of the protocol that it speaks.
    pub(crate) protocol: u32,
    /// What it knows of each table, in protocol 2.
    known: BTreeMap<String, Known>,
    /// Everything that came, word for word.
    pub(crate) heard: Vec<String>,
    pub(crate) room: Value,
    pub(crate) play: Value,
    pub(crate) news: Vec<Value>,
    pub(crate) happened: Vec<Value>,
    /// The rolls that it was told.
    pub(crate) rolled: Vec<Value>,
    pub(crate) table: String,
    /// The nonces of this client's seats.
    pub(crate) nonces: BTreeMap<u8, String>,
    pub(crate) gone: Option<Value>,
    pub(crate) bye: Option<Value>,
}

impl Client {
    pub(crate) async fn open(address: SocketAddr) -> Client {
        Client::try_open(address).await.expect("the server is there")
    }

    /// The same, where the server may be down.
    pub(crate) async fn try_open(address: SocketAddr) -> Option<Client> {
        Client::open_with(address, &[]).await.ok()
    }

    /// The same with more in the head of the request; the error is the status of a refusal, 0 where
    /// there was no answer at all.
    pub(crate) async fn open_with(
        address: SocketAddr,
        headers: &[(&str, &str)],
    ) -> Result<Client, u16> {
        let mut request = format!("ws://{address}/api/v1/socket").into_client_request().unwrap();
        for (name, value) in headers {
            let name: HeaderName = name.parse().unwrap();
            request.headers_mut().insert(name, HeaderValue::from_str(value).unwrap());
        }
        let opened = tokio_tungstenite::connect_async(request).await;
        let (socket, _) = opened.map_err(|why| match why {
            Error::Http(answer) => answer.status().as_u16(),
            _ => 0,
        })?;
        Ok(Client {
            address,
            socket,
            next: 0,
            key: None,
            protocol: 2,
            known: BTreeMap::new(),
            heard: Vec::new(),
            room: Value::Null,
            play: Value::Null,
            news: Vec::new(),
            happened: Vec::new(),
            rolled: Vec::new(),
            table: String::new(),
            nonces: BTreeMap::new(),
            gone: None,
            bye: None,
        })
    }

    pub(crate) fn http(&self) -> Http {
        let http = Http::new(self.address);
        match &self.key {
            Some(key) => http.key(key),
            None => http,
        }
    }

    pub(crate) async fn hello(&mut self, key: Option<&str>) -> Result<(), String> {
        self.key = key.map(ToString::to_string);
        self.ask(json!({ "hello": { "protocol": self.protocol, "key": key } })).await
    }

    /// Sends anything.
    pub(crate) async fn send_text(&mut self, text: &str) {
        // A server that has closed the socket cannot be told.
        let _ = self.socket.send(Message::text(text)).await;
    }

    /// Sends a request without waiting for its answer.
    pub(crate) async fn send(&mut self, ask: Value) -> u32 {
        self.next += 1;
        let id = self.next;
        self.send_text(&json!({ "id": id, "ask": ask }).to_string()).await;
        id
    }

    /// The next message; nothing when the socket is closed.
    pub(crate) async fn next(&mut self) -> Option<Value> {
        loop {
            match self.socket.next().await {
                Some(Ok(Message::Text(text))) => {
                    self.heard.push(text.to_string());
                    let message: Value = serde_json::from_str(&text).unwrap();
                    self.keep(&message);
                    return Some(message);
                }
                Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
                Some(Ok(_)) => {}
            }
        }
    }

    fn keep(&mut self, message: &Value) {
        match message["type"].as_str() {
            Some(kind @ ("update" | "patch")) => {
                if kind == "patch" {
                    let table = message["table"].as_str().unwrap_or_default().to_string();
                    let known = self.known.entry(table).or_default();
                    known.hear(message);
                    (self.room, self.play) = (known.room.clone(), known.play.clone());
                } else {
                    if let Some(room) = message.get("room") {
                        self.room = room.clone();
                    }
                    if let Some(play) = message.get("play") {
                        self.play = play.clone();
                    }
                }
                let list = |name: &str| message[name].as_array().cloned().unwrap_or_default();
                self.news.extend(list("news"));
                self.happened.extend(list("happened"));
                self.rolled.extend(list("rolled"));
            }
            Some("gone") => self.gone = Some(message["why"].clone()),
            Some("bye") => self.bye = Some(message["why"].clone()),
            _ => {}
        }
    }

    /// Sends a request and waits for its answer; the code of a refusal is an error.
    pub(crate) async fn ask(&mut self, ask: Value) -> Result<(), String> {
        let id = self.send(ask).await;
        self.answer(id).await
    }

    pub(crate) async fn answer(&mut self, id: u32) -> Result<(), String> {
        loop {
            let Some(message) = self.next().await else { return Err("closed".to_string()) };
            let code = || message["why"]["code"].as_str().unwrap_or_default().to_string();
            match message["type"].as_str() {
                Some("refused") if message["id"] == json!(id) => return Err(code()),
                Some("refused") if message["id"].is_null() => return Err(code()),
                Some("done" | "hello") if message["id"] == json!(id) => return Ok(()),
                Some("update" | "patch") => {
                    let done = message["done"].as_array().cloned().unwrap_or_default();
                    if done.contains(&json!(id)) {
                        return Ok(());
                    }
                }
                Some("gone" | "bye") => return Err(code()),
                _ => {}
            }
        }
    }

    /// Sets up a table and watches it.
    pub(crate) async fn create(&mut self, wish: Value) -> String {
        let answer = self.http().post("/api/v1/tables", wish).await;
        assert_eq!(answer.status, 200, "{answer:?}");
        let table = answer.json()["table"].as_str().unwrap().to_string();
        self.watch(&table, None).await.unwrap();
        table
    }

    pub(crate) async fn watch(&mut self, table: &str, eye: Option<u8>) -> Result<(), String> {
        self.table = table.to_string();
        self.ask(json!({ "watch": { "table": table, "eye": eye } })).await
    }

    /// The number of what it knows of its table, and how many patches did not fit.
    pub(crate) fn number(&self) -> (Value, usize) {
        let known = self.known.get(&self.table);
        known.map_or((Value::Null, 0), |known| (known.n.clone(), known.gaps))
    }

    /// Watches with the number of what is known.
    pub(crate) async fn watch_on(
        &mut self,
        table: &str,
        eye: Option<u8>,
        n: &Value,
    ) -> Result<(), String> {
        self.table = table.to_string();
        self.ask(json!({ "watch": { "table": table, "eye": eye, "n": n } })).await
    }

    /// Does something at the table.
    pub(crate) async fn at(&mut self, deed: Value) -> Result<(), String> {
        let table = self.table.clone();
        self.ask(json!({ "at": { "table": table, "do": deed } })).await
    }

    /// Joins a table by its link: takes the first free seat and looks from there.
    pub(crate) async fn join(&mut self, table: &str) -> Result<u8, String> {
        self.watch(table, None).await?;
        self.at(json!({ "sit": { "seat": null, "name": null } })).await?;
        let seat = self.own_seats()[0];
        self.watch(table, Some(seat)).await?;
        Ok(seat)
    }

    pub(crate) fn own_seats(&self) -> Vec<u8> {
        let seats = self.room["seats"].as_array().cloned().unwrap_or_default();
        let own = seats.iter().enumerate().filter(|(_, seat)| seat["yours"] == json!(true));
        own.map(|(at, _)| at as u8).collect()
    }

    pub(crate) fn status(&self) -> &str {
        self.room["status"].as_str().unwrap_or_default()
    }

    /// Waits until what it knows is as wanted.
    pub(crate) async fn until(&mut self, wanted: impl Fn(&Client) -> bool) {
        while !wanted(self) {
            assert!(self.next().await.is_some(), "the socket was closed: {:?}", self.bye);
        }
    }

    /// The nonce of a seat: the same as long as this client lives, other for every draw.
    fn nonce(&mut self, seat: u8) -> String {
        let commitment = self.room["dice"]["commitment"].as_str().unwrap_or_default().to_string();
        let fresh = || hex::encode(Sha256::digest(format!("{seat} {commitment}")));
        self.nonces.entry(seat).or_insert_with(fresh).clone()
    }

    /// Gives one thing that the drawing of the dice asks of this client; returns whether it was
    /// asked for any.
    pub(crate) async fn give_dice(&mut self) -> Result<bool, String> {
        let own = self.own_seats();
        let listed = |client: &Client, list: &str| {
            let seats = client.room["dice"][list].as_array().cloned().unwrap_or_default();
            own.iter().copied().find(|seat| seats.contains(&json!(seat)))
        };
        if let Some(seat) = listed(self, "to_commit") {
            let nonce = hex::decode(self.nonce(seat)).unwrap();
            let digest = hex::encode(Sha256::digest(nonce));
            self.at(json!({ "commit": { "seat": seat, "digest": digest } })).await?;
            return Ok(true);
        }
        if let Some(seat) = listed(self, "to_open") {
            let nonce = self.nonce(seat);
            self.at(json!({ "open": { "seat": seat, "nonce": nonce } })).await?;
            return Ok(true);
        }
        Ok(false)
    }

    /// What the seat that this client looks from is asked: prompt and legal actions.
    pub(crate) fn asked(&self) -> Option<(u32, Vec<String>)> {
        let asked = &self.play["asked"];
        let prompt = u32::try_from(asked["prompt"].as_u64()?).unwrap();
        let legal = asked["legal"].as_array()?.iter();
        Some((prompt, legal.map(|action| action.as_str().unwrap().to_string()).collect()))
    }

    pub(crate) async fn act(&mut self, seat: u8, prompt: u32, action: &str) -> Result<(), String> {
        self.at(json!({ "act": { "seat": seat, "prompt": prompt, "action": action } })).await
    }

    /// Hears everything that has been sent so far: an answer comes after what was said before it.
    pub(crate) async fn catch_up(&mut self) {
        self.ask(json!("ping")).await.unwrap();
    }
}
