//! A server of our own, in a process of its own, on a folder that is thrown away.

use std::io::{BufRead, BufReader, Read};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use anyhow::{Context, Result, bail};
use tempfile::TempDir;
use tokio::sync::oneshot;
use tokio::time::timeout;

use crate::process;

/// The server says where it is within this time.
const START_WITHIN: Duration = Duration::from_secs(20);

/// What a limit is raised to: more than anybody here can ask for.
const NO_LIMIT: &str = "1000000000";

const LIMITS: &[&str] = &[
    "--max-connections-per-address",
    "--messages-per-second",
    "--requests-per-second",
    "--people-per-hour",
    "--tables-per-hour",
    "--max-watchers",
];

/// A server of our own. When this is dropped, the process is ended and its folder removed.
pub(super) struct ServerProcess {
    child: Child,
    url: String,
    /// Dropped after the process has ended.
    _folder: TempDir,
}

impl ServerProcess {
    /// Starts the program as a server, with all limits raised.
    pub(super) async fn start(program: &Path) -> Result<ServerProcess> {
        let folder = TempDir::with_prefix("turlaj-load-").context("cannot make a folder")?;
        let mut command = Command::new(program);
        // Whatever is set for the user's own server must not reach this one, but for where solved games are.
        for (name, _) in std::env::vars_os() {
            if name.to_string_lossy().starts_with("TURLAJ_") && name != "TURLAJ_CACHE" {
                command.env_remove(name);
            }
        }
        let log = std::env::var("TURLAJ_LOG").unwrap_or_else(|_| "error".to_string());
        command.env("TURLAJ_LOG", log);
        command.args(["serve", "--listen", "127.0.0.1:0", "--max-connections", "1000000"]);
        command.arg("--data").arg(folder.path());
        for limit in LIMITS {
            command.args([limit, NO_LIMIT]);
        }
        command.stdin(Stdio::null()).stdout(Stdio::piped());
        let child = command.spawn().context("cannot start a server")?;
        let mut server = ServerProcess { child, url: String::new(), _folder: folder };
        let output = server.child.stdout.take().context("the output is piped")?;
        let (sender, receiver) = oneshot::channel();
        std::thread::Builder::new()
            .name("server-output".into())
            .spawn(|| listen(output, sender))?;
        let url = timeout(START_WITHIN, receiver).await.context("the server does not start")?;
        server.url = url.context("the server has ended instead of starting")?;
        Ok(server)
    }

    /// Where it is.
    pub(super) fn url(&self) -> &str {
        &self.url
    }

    /// Checks that it still runs.
    pub(super) fn check(&mut self) -> Result<()> {
        match self.child.try_wait()? {
            Some(status) => bail!("the server has ended by itself: {status}"),
            None => Ok(()),
        }
    }

    /// The processor time that it has used with all threads, in seconds.
    pub(super) fn cpu(&self) -> Option<f64> {
        process::cpu(self.child.id())
    }

    /// The memory that it has now, in bytes.
    pub(super) fn rss(&self) -> Option<u64> {
        process::rss(self.child.id())
    }
}

impl Drop for ServerProcess {
    fn drop(&mut self) {
        // It may have ended already. Nothing in the folder is needed, so it need not tidy up.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Finds out where the server is, and reads on, so that it never waits for a reader.
fn listen(output: impl Read, sender: oneshot::Sender<String>) {
    let mut sender = Some(sender);
    for line in BufReader::new(output).lines().map_while(Result::ok) {
        if let Some(url) = line.strip_prefix("Turlaj is at ")
            && let Some(sender) = sender.take()
        {
            let _ = sender.send(url.trim().to_string());
        }
    }
}
