//! The server that is measured, seen from outside: plain requests and sockets.

use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};
use serde::Serialize;
use serde::de::DeserializeOwned;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{WebSocketStream, client_async_with_config};
use turlaj_proto::http::Failure;

/// An open socket.
pub(super) type Socket = WebSocketStream<TcpStream>;

/// A plain request or the opening of a socket takes at most this long.
pub(super) const PATIENCE: Duration = Duration::from_secs(10);

/// No answer that is needed here is longer.
const LONGEST: u64 = 1 << 20;

/// Updates are small; a larger buffer would only cost memory.
const READ_BUFFER: usize = 8 * 1024;

/// Where the server is.
pub(super) struct Site {
    url: String,
    /// The host with its port.
    address: String,
    /// The host as it is named to the server.
    host: String,
}

impl Site {
    /// Reads an address such as `http://127.0.0.1:7788`.
    pub(super) fn new(url: &str) -> Result<Site> {
        let host = url.strip_prefix("http://").map(|rest| rest.trim_end_matches('/'));
        let host = match host {
            Some(host) if !host.is_empty() && !host.contains(['/', '?', '#', '@', ' ']) => host,
            _ => bail!("`{url}` is not an address such as http://127.0.0.1:7788"),
        };
        let last = host.rsplit(']').next().unwrap_or_default();
        let address = if last.contains(':') { host.to_string() } else { format!("{host}:80") };
        Ok(Site { url: format!("http://{host}"), address, host: host.to_string() })
    }

    /// Asks for something.
    pub(super) async fn get<T: DeserializeOwned>(&self, path: &str) -> Result<T> {
        self.ask("GET", path, None, &[]).await
    }

    /// Sends something, with a person's key or without one.
    pub(super) async fn post<T: DeserializeOwned>(
        &self,
        path: &str,
        key: Option<&str>,
        body: &impl Serialize,
    ) -> Result<T> {
        self.ask("POST", path, key, &serde_json::to_vec(body)?).await
    }

    async fn ask<T: DeserializeOwned>(
        &self,
        method: &str,
        path: &str,
        key: Option<&str>,
        body: &[u8],
    ) -> Result<T> {
        // In this old version an answer ends with the connection, so it needs no library.
        let mut head = format!(
            "{method} {path} HTTP/1.0\r\nHost: {}\r\nContent-Type: application/json\r\n\
             Content-Length: {}\r\n",
            self.host,
            body.len()
        );
        if let Some(key) = key {
            head.push_str(&format!("Authorization: Bearer {key}\r\n"));
        }
        head.push_str("\r\n");
        let talk = async {
            let mut stream = self.connect().await?;
            stream.write_all(&[head.as_bytes(), body].concat()).await?;
            let mut answer = Vec::new();
            stream.take(LONGEST).read_to_end(&mut answer).await?;
            anyhow::Ok(answer)
        };
        let answer = timeout(PATIENCE, talk).await.context("no answer in time").flatten();
        let answer = answer.with_context(|| format!("cannot reach {}", self.url))?;
        read(&answer).with_context(|| format!("{} does not do {method} {path}", self.url))
    }

    /// Opens a socket.
    pub(super) async fn socket(&self) -> Result<Socket> {
        let url = format!("ws://{}/api/v1/socket", self.host);
        let config = WebSocketConfig::default().read_buffer_size(READ_BUFFER);
        let open = async {
            let stream = self.connect().await?;
            let (socket, _) = client_async_with_config(url, stream, Some(config)).await?;
            anyhow::Ok(socket)
        };
        let opened = timeout(PATIENCE, open).await.context("no answer in time").flatten();
        opened.with_context(|| format!("cannot open a socket to {}", self.url))
    }

    async fn connect(&self) -> Result<TcpStream> {
        let stream = TcpStream::connect(&self.address).await?;
        stream.set_nodelay(true)?;
        Ok(stream)
    }
}

/// Reads an answer with its head.
fn read<T: DeserializeOwned>(answer: &[u8]) -> Result<T> {
    let end = answer.windows(4).position(|window| window == b"\r\n\r\n");
    let (head, body) = answer.split_at(end.context("this is not an answer of a web server")?);
    let (head, body) = (String::from_utf8_lossy(head), &body[4..]);
    let status = head.split(' ').nth(1).unwrap_or_default();
    if let Ok(Failure { error }) = serde_json::from_slice(body) {
        bail!("{} ({})", error.text, error.code);
    }
    ensure!(status == "200", "the answer has the status {status}");
    serde_json::from_slice(body).context("the answer has other words than were expected")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_read() {
        for (url, address) in [
            ("http://127.0.0.1:7788", "127.0.0.1:7788"),
            ("http://localhost/", "localhost:80"),
            ("http://[::1]", "[::1]:80"),
            ("http://[::1]:7788/", "[::1]:7788"),
        ] {
            assert_eq!(Site::new(url).unwrap().address, address);
        }
        for bad in ["", "localhost", "https://example.org", "http://", "http://a/b", "http://a@b"] {
            assert!(Site::new(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn answers_are_read_and_refusals_told() {
        assert_eq!(read::<u8>(b"HTTP/1.0 200 OK\r\nA: b\r\n\r\n7").unwrap(), 7);
        let refused = b"HTTP/1.0 429 No\r\n\r\n{\"error\":{\"code\":\"c\",\"text\":\"t\"}}";
        assert_eq!(read::<u8>(refused).unwrap_err().to_string(), "t (c)");
        assert!(read::<u8>(b"HTTP/1.0 500 No\r\n\r\n7").is_err());
        assert!(read::<u8>(b"SSH-2.0").is_err());
    }
}
