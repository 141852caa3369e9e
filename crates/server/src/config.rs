//! What an operator can choose.

use std::net::IpAddr;
use std::path::PathBuf;
use std::time::Duration;

/// How a server listens, and what it lets strangers do.
#[derive(Clone, Debug, Default)]
pub struct Config {
    /// Which build of the program this is: pages loaded from another one are stale.
    pub build: String,
    /// The address that people use, such as `https://play.example.org`; pages from there may call.
    pub public_url: Option<String>,
    /// The address under which other devices reach the server, such as `http://192.168.1.7:7788`: a page
    /// that was opened on this machine invites with it.
    pub invite_url: Option<String>,
    /// A folder with the files of the client, read anew for every request, for those who work on it.
    pub web_dir: Option<PathBuf>,
    /// Names under which the server may be called, besides loopback and the public address.
    pub hosts: Vec<String>,
    /// Proxies whose word about the address of a client is believed.
    pub trusted_proxies: Vec<IpAddr>,
    /// How much a stranger may ask for.
    pub limits: Limits,
    /// How long things take.
    pub pace: Pace,
    /// How much bots may think.
    pub thinking: Thinking,
}

/// How much bots may think, for seats and for hints.
#[derive(Clone, Debug)]
pub struct Thinking {
    /// The number of thoughts that run at the same time.
    pub at_once: usize,
    /// The number of hints that may wait for one address; more are refused.
    pub hints_waiting: usize,
    /// A thought of a bot is told to come to its end after this.
    pub within: Duration,
    /// A thought for a hint is.
    pub hint_within: Duration,
    /// How long after that a thought is abandoned. Long enough for solutions that are computed once per
    /// process, also on a slow and busy machine: else answers would depend on the clock.
    pub grace: Duration,
}

impl Default for Thinking {
    fn default() -> Thinking {
        Thinking {
            at_once: std::thread::available_parallelism().map_or(2, usize::from),
            hints_waiting: 64,
            within: Duration::from_secs(2),
            hint_within: Duration::from_secs(2),
            grace: Duration::from_secs(60),
        }
    }
}

/// How much a stranger may ask for.
#[derive(Clone, Debug)]
pub struct Limits {
    /// Connections in all.
    pub connections: usize,
    /// Connections from one address.
    pub connections_per_address: usize,
    /// Messages a second on one socket, in the long run.
    pub messages_per_second: u32,
    /// Messages on one socket at once.
    pub message_burst: u32,
    /// Plain requests per second from one address, in the long run; files of the page apart.
    pub requests_per_second: u32,
    /// Plain requests from one address at once.
    pub request_burst: u32,
    /// Requests for files of the page per second from one address, in the long run.
    pub files_per_second: u32,
    /// Requests for files of the page from one address at once.
    pub file_burst: u32,
    /// New people per hour from one address.
    pub people_per_hour: u32,
    /// New tables per hour from one address.
    pub tables_per_hour: u32,
    /// Games of bots alone that begin per hour, from one address.
    pub bot_games_per_hour: u32,
    /// Games of bots alone that begin per hour at tables of one person.
    pub bot_games_per_owner: u32,
    /// Requests that need work, such as reading a record, from the reading of their bodies until
    /// their answers have been sent.
    pub work_places: usize,
    /// Places of one address.
    pub work_places_per_address: usize,
    /// Requests of one address that wait for such a place.
    pub work_waiting_per_address: usize,
    /// How long they wait.
    pub work_wait: Duration,
    /// Facts and remarks of a record that is sent in.
    pub record_facts: usize,
    /// Tables that one socket watches at the same time.
    pub watched: usize,
    /// Sockets that watch one table without a seat there.
    pub watchers: usize,
    /// Facts in one log; then a game can only be ended.
    pub log_entries: usize,
    /// Bytes of a message or a body.
    pub message_bytes: usize,
    /// Answers that wait for a socket that does not read, before it is closed.
    pub waiting_answers: usize,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            connections: 20_000,
            connections_per_address: 600,
            messages_per_second: 30,
            message_burst: 90,
            requests_per_second: 100,
            request_burst: 2_000,
            files_per_second: 1_000,
            file_burst: 20_000,
            people_per_hour: 300,
            tables_per_hour: 300,
            bot_games_per_hour: 60,
            bot_games_per_owner: 20,
            work_places: 24,
            work_places_per_address: 3,
            work_waiting_per_address: 100,
            work_wait: Duration::from_secs(10),
            record_facts: 20_000,
            watched: 8,
            watchers: 500,
            log_entries: 100_000,
            message_bytes: 16 * 1024,
            waiting_answers: 256,
        }
    }
}

/// How long things take.
#[derive(Clone, Debug)]
pub struct Pace {
    /// A person without a socket is shown as away after this.
    pub away_after: Duration,
    /// A seat has this long to commit to its nonce, and as long again to open it.
    pub dice_wait: Duration,
    /// The time of a live phase that is taken up again stands still for so long, once somebody is
    /// there.
    pub resume_wait: Duration,
    /// A socket is pinged this often.
    pub ping_every: Duration,
    /// A socket that says nothing for this long is closed.
    pub silence: Duration,
    /// A socket has this long to take what it is sent.
    pub write_timeout: Duration,
    /// A client has this long to say who it is.
    pub hello_within: Duration,
    /// A table that nobody needs is unloaded after this.
    pub unload_after: Duration,
    /// A table on which no game has begun is kept this long.
    pub keep_lobby: Duration,
    /// A game in which nothing happens is kept open this long.
    pub keep_game: Duration,
    /// After a failed write another one is tried this much later.
    pub probe_after: Duration,
}

const HOUR: u64 = 60 * 60;

impl Default for Pace {
    fn default() -> Pace {
        Pace {
            away_after: Duration::from_secs(30),
            dice_wait: Duration::from_secs(10),
            resume_wait: Duration::from_secs(3),
            ping_every: Duration::from_secs(10),
            silence: Duration::from_secs(25),
            write_timeout: Duration::from_secs(20),
            hello_within: Duration::from_secs(10),
            unload_after: Duration::from_secs(60),
            keep_lobby: Duration::from_secs(24 * HOUR),
            keep_game: Duration::from_secs(30 * 24 * HOUR),
            probe_after: Duration::from_secs(5),
        }
    }
}
