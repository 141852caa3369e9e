//! A socket by hand, for frames that no library would send.

use std::net::SocketAddr;

use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};

pub(crate) const LAST: u8 = 0x80;
pub(crate) const TEXT: u8 = 1;
pub(crate) const BINARY: u8 = 2;
pub(crate) const CLOSE: u8 = 8;
pub(crate) const PING: u8 = 9;
pub(crate) const PONG: u8 = 10;

/// A socket that does only what it is told: it answers no ping by itself.
pub(crate) struct Raw {
    stream: TcpStream,
    /// The head of the answer to the handshake.
    pub(crate) head: String,
    buffer: Vec<u8>,
    /// The code with which the server closed.
    pub(crate) closed: Option<u16>,
}

/// A frame with a mask of zeros, which changes nothing.
pub(crate) fn frame(first: u8, payload: &[u8]) -> Vec<u8> {
    let mut bytes = header(first, payload.len());
    bytes.extend(payload);
    bytes
}

/// What announces a frame of this length.
pub(crate) fn header(first: u8, length: usize) -> Vec<u8> {
    let mut bytes = vec![first];
    match length {
        0..126 => bytes.push(0x80 | length as u8),
        126..65_536 => {
            bytes.push(0x80 | 126);
            bytes.extend((length as u16).to_be_bytes());
        }
        _ => {
            bytes.push(0x80 | 127);
            bytes.extend((length as u64).to_be_bytes());
        }
    }
    bytes.extend([0; 4]);
    bytes
}

impl Raw {
    pub(crate) async fn open(address: SocketAddr) -> Raw {
        Raw::over(TcpStream::connect(address).await.unwrap(), address).await
    }

    /// A socket into which little fits while it does not read.
    pub(crate) async fn narrow(address: SocketAddr) -> Raw {
        let socket = TcpSocket::new_v4().unwrap();
        socket.set_recv_buffer_size(4096).unwrap();
        Raw::over(socket.connect(address).await.unwrap(), address).await
    }

    async fn over(mut stream: TcpStream, address: SocketAddr) -> Raw {
        let head = format!(
            "GET /api/v1/socket HTTP/1.1\r\nHost: {address}\r\nUpgrade: websocket\r\n\
             Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n\
             Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        );
        stream.write_all(head.as_bytes()).await.unwrap();
        let mut head = Vec::new();
        while !head.ends_with(b"\r\n\r\n") {
            head.push(stream.read_u8().await.unwrap());
        }
        let head = String::from_utf8(head).unwrap().to_ascii_lowercase();
        assert!(head.starts_with("http/1.1 101"), "{head}");
        Raw { stream, head, buffer: Vec::new(), closed: None }
    }

    /// Sends any bytes; a server that has closed the socket cannot be told.
    pub(crate) async fn bytes(&mut self, bytes: &[u8]) {
        let _ = self.stream.write_all(bytes).await;
    }

    pub(crate) async fn frame(&mut self, first: u8, payload: &[u8]) {
        self.bytes(&frame(first, payload)).await;
    }

    pub(crate) async fn text(&mut self, request: &Value) {
        self.frame(LAST | TEXT, request.to_string().as_bytes()).await;
    }

    pub(crate) async fn hello(&mut self, key: Option<&str>) {
        self.greet(1, key).await;
    }

    /// Says hello in this version of the protocol.
    pub(crate) async fn greet(&mut self, protocol: u32, key: Option<&str>) {
        let hello = json!({ "protocol": protocol, "key": key });
        self.text(&json!({ "id": 0, "ask": { "hello": hello } })).await;
        assert_eq!(self.message().await.unwrap()["type"], "hello");
    }

    /// A ping in words, and its answer: the socket is alive.
    pub(crate) async fn is_alive(&mut self) {
        self.text(&json!({ "id": 77, "ask": "ping" })).await;
        assert_eq!(self.message().await, Some(json!({ "type": "done", "id": 77 })));
    }

    async fn take(&mut self, length: usize) -> Option<Vec<u8>> {
        while self.buffer.len() < length {
            let read = self.stream.read_buf(&mut self.buffer).await.ok()?;
            if read == 0 {
                return None;
            }
        }
        Some(self.buffer.drain(..length).collect())
    }

    /// The next frame: what it is, and what is in it.
    pub(crate) async fn next(&mut self) -> Option<(u8, Vec<u8>)> {
        let start = self.take(2).await?;
        let length = match start[1] {
            126 => u16::from_be_bytes(self.take(2).await?.try_into().unwrap()) as usize,
            127 => u64::from_be_bytes(self.take(8).await?.try_into().unwrap()) as usize,
            length => usize::from(length),
        };
        Some((start[0] & 0x0f, self.take(length).await?))
    }

    /// The next message in words.
    pub(crate) async fn message(&mut self) -> Option<Value> {
        loop {
            let (kind, bytes) = self.next().await?;
            match kind {
                TEXT => return Some(serde_json::from_slice(&bytes).unwrap()),
                CLOSE => {
                    self.closed = bytes.first_chunk().map(|code| u16::from_be_bytes(*code));
                    return None;
                }
                _ => {}
            }
        }
    }

    /// Hears all that comes until the server closes; returns why it said goodbye, in its own words
    /// and in those of the protocol. Without a goodbye there is nothing to return.
    pub(crate) async fn bye(&mut self) -> Option<(String, u16)> {
        let mut bye = None;
        while let Some(message) = self.message().await {
            if message["type"] == "bye" {
                bye = message["why"]["code"].as_str().map(ToString::to_string);
            }
        }
        Some((bye?, self.closed?))
    }
}
