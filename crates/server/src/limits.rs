//! How much a stranger may ask for, by connection and by address.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use turlaj_core::Refusal;
use turlaj_store::PersonId;

use crate::config::{Config, Limits};
use crate::refusals;

/// Addresses are forgotten when so many are known and they ask for nothing.
const SWEEP_AT: usize = 4096;

/// Token bucket: `most` tokens, refilled at `per_second`.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bucket {
    left: f64,
    most: f64,
    per_second: f64,
    at: Instant,
}

impl Bucket {
    pub(crate) fn new(most: u32, per_second: f64, now: Instant) -> Bucket {
        let most = f64::from(most);
        Bucket { left: most, most, per_second, at: now }
    }

    /// A bucket that fills up in an hour.
    fn hourly(most: u32, now: Instant) -> Bucket {
        Bucket::new(most, f64::from(most) / 3600.0, now)
    }

    /// Takes one, if there is one.
    pub(crate) fn take(&mut self, now: Instant) -> bool {
        let passed = now.saturating_duration_since(self.at).as_secs_f64();
        self.at = now;
        self.left = (self.left + passed * self.per_second).min(self.most);
        let there = self.left >= 1.0;
        if there {
            self.left -= 1.0;
        }
        there
    }

    fn is_full(&self, now: Instant) -> bool {
        let passed = now.saturating_duration_since(self.at).as_secs_f64();
        self.left + passed * self.per_second >= self.most
    }
}

/// What is counted for an address.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum UseKind {
    /// A request for a file of the page: they are in memory, and a page needs many.
    File,
    Request,
    NewPerson,
    NewTable,
    /// The beginning of a game of bots alone.
    BotGame,
}

struct AddressUse {
    connections: usize,
    buckets: [Bucket; 5],
}

/// All addresses that have asked for something lately.
pub(crate) struct Addresses {
    limits: Limits,
    known: Mutex<AddressTable>,
}

#[derive(Default)]
struct AddressTable {
    connections: usize,
    addresses: HashMap<IpAddr, AddressUse>,
    sweep_at: usize,
    /// Games of bots alone, by the owner of their table.
    owners: HashMap<PersonId, Bucket>,
}

/// One connection, counted as long as this lives.
pub(crate) struct Connection {
    app: Arc<crate::app::App>,
    address: IpAddr,
}

impl Drop for Connection {
    fn drop(&mut self) {
        self.app.metrics.connections.dec();
        let mut known = self.app.addresses.lock();
        known.connections -= 1;
        if let Some(counted) = known.addresses.get_mut(&self.address) {
            counted.connections -= 1;
        }
    }
}

impl Addresses {
    pub(crate) fn new(config: &Config) -> Addresses {
        Addresses { limits: config.limits.clone(), known: Mutex::default() }
    }

    fn lock(&self) -> MutexGuard<'_, AddressTable> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Counts a request of an address, or refuses it.
    pub(crate) fn ask(&self, address: IpAddr, kind: UseKind) -> Result<(), Refusal> {
        let now = Instant::now();
        let mut known = self.lock();
        let counted = known.counted(network(address), &self.limits, now);
        match (counted.buckets[kind as usize].take(now), kind) {
            (true, _) => Ok(()),
            (false, UseKind::BotGame) => Err(refusals::bot_games()),
            (false, _) => Err(refusals::too_fast()),
        }
    }

    /// Counts a game of bots alone that begins, for its owner and for the address, or refuses it.
    pub(crate) fn begin_bot_game(&self, address: IpAddr, owner: PersonId) -> Result<(), Refusal> {
        let now = Instant::now();
        let most = self.limits.bot_games_per_owner;
        let taken = self.lock().owner(owner, most, now).take(now);
        if taken { self.ask(address, UseKind::BotGame) } else { Err(refusals::bot_games()) }
    }

    /// Counts a connection of an address for as long as the result lives, or refuses it.
    pub(crate) fn connect(
        app: &Arc<crate::app::App>,
        address: IpAddr,
    ) -> Result<Connection, Refusal> {
        let address = network(address);
        let limits = &app.addresses.limits;
        let mut known = app.addresses.lock();
        if known.connections >= limits.connections {
            return Err(refusals::too_many_connections());
        }
        let counted = known.counted(address, limits, Instant::now());
        if counted.connections >= limits.connections_per_address {
            return Err(refusals::too_many_connections());
        }
        counted.connections += 1;
        known.connections += 1;
        app.metrics.connections.inc();
        Ok(Connection { app: app.clone(), address })
    }
}

impl AddressTable {
    fn counted(&mut self, address: IpAddr, limits: &Limits, now: Instant) -> &mut AddressUse {
        if self.addresses.len() >= self.sweep_at.max(SWEEP_AT) {
            self.addresses.retain(|_, counted| {
                counted.connections > 0 || !counted.buckets.iter().all(|bucket| bucket.is_full(now))
            });
            self.sweep_at = 2 * self.addresses.len();
        }
        self.addresses.entry(address).or_insert_with(|| {
            let bucket = |most: u32, per_second: u32| Bucket::new(most, f64::from(per_second), now);
            // In the order of `UseKind`.
            let buckets = [
                bucket(limits.file_burst, limits.files_per_second),
                bucket(limits.request_burst, limits.requests_per_second),
                Bucket::hourly(limits.people_per_hour, now),
                Bucket::hourly(limits.tables_per_hour, now),
                Bucket::hourly(limits.bot_games_per_hour, now),
            ];
            AddressUse { connections: 0, buckets }
        })
    }

    fn owner(&mut self, owner: PersonId, most: u32, now: Instant) -> &mut Bucket {
        if self.owners.len() >= SWEEP_AT {
            self.owners.retain(|_, bucket| !bucket.is_full(now));
        }
        self.owners.entry(owner).or_insert_with(|| Bucket::hourly(most, now))
    }
}

/// The network that an address of version 6 belongs to: one client has all of it.
pub(crate) fn network(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V4(_) => address,
        IpAddr::V6(six) => match six.to_ipv4_mapped() {
            Some(four) => IpAddr::V4(four),
            None => {
                let [a, b, c, d, ..] = six.segments();
                IpAddr::V6(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
            }
        },
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn a_bucket_fills_again_with_time() {
        let start = Instant::now();
        let mut bucket = Bucket::new(2, 4.0, start);
        assert!(bucket.take(start) && bucket.take(start) && !bucket.take(start));
        let later = start + Duration::from_millis(250);
        assert!(bucket.take(later) && !bucket.take(later));
        let much_later = start + Duration::from_secs(60);
        assert!(bucket.take(much_later) && bucket.take(much_later) && !bucket.take(much_later));
    }

    #[test]
    fn addresses_of_one_network_count_together() {
        let one: IpAddr = "2001:db8:1:2:3::1".parse().unwrap();
        let other: IpAddr = "2001:db8:1:2:9::9".parse().unwrap();
        assert_eq!(network(one), network(other));
        let mapped: IpAddr = "::ffff:10.0.0.1".parse().unwrap();
        assert_eq!(network(mapped), "10.0.0.1".parse::<IpAddr>().unwrap());
    }

    #[test]
    fn strangers_are_forgotten_when_there_are_many() {
        let limits = Limits::default();
        let mut known = AddressTable::default();
        let start = Instant::now();
        for at in 0..20_000u32 {
            // A minute later the bucket of a stranger is full again.
            let now = start + Duration::from_secs(u64::from(at) * 60);
            known.counted(IpAddr::V4(at.into()), &limits, now).buckets[UseKind::Request as usize]
                .take(now);
        }
        assert!(known.addresses.len() <= 2 * SWEEP_AT, "{}", known.addresses.len());
    }
}
