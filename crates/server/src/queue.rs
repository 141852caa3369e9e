//! A fair queue: a fixed number of permits, shared evenly between addresses and, within one
//! address, between people.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::oneshot;

use crate::limits::network;

/// Who is charged for a permit. Work for which nobody is connected has no address.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Share {
    address: Option<IpAddr>,
    person: u64,
}

impl Share {
    pub(crate) fn new(address: Option<IpAddr>, person: u64) -> Share {
        Share { address: address.map(network), person }
    }

    pub(crate) fn address(&self) -> Option<IpAddr> {
        self.address
    }
}

/// How urgent a request is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Urgency {
    /// A person waits.
    Person,
    /// Nobody plays: served when no person waits, and never with the last free permit.
    Spare,
}

/// How many permits there are, and who may have how many of them.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bounds {
    /// Permits in all.
    pub(crate) permits: usize,
    /// Permits that one address holds at the same time.
    pub(crate) per_address: usize,
    /// Requests of one address that wait; more are refused.
    pub(crate) waiting_per_address: usize,
}

/// The queue.
#[derive(Clone)]
pub(crate) struct FairQueue(Arc<Mutex<QueueState>>);

/// The right to work, until it is dropped.
#[derive(Debug)]
pub(crate) struct Permit {
    queue: FairQueue,
    share: Share,
}

/// Too many requests of the same address wait.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Full;

struct QueueState {
    bounds: Bounds,
    free: usize,
    waiting: Vec<Waiter>,
    /// Permits held by an address.
    held: HashMap<Option<IpAddr>, usize>,
    addresses: LastGrants<Option<IpAddr>>,
    people: LastGrants<Share>,
    /// Counts arrivals and grants.
    count: u64,
}

struct Waiter {
    number: u64,
    share: Share,
    urgency: Urgency,
    grant: oneshot::Sender<Permit>,
}

impl FairQueue {
    pub(crate) fn new(bounds: Bounds) -> FairQueue {
        FairQueue(Arc::new(Mutex::new(QueueState {
            bounds,
            free: bounds.permits.max(1),
            waiting: Vec::new(),
            held: HashMap::new(),
            addresses: LastGrants::default(),
            people: LastGrants::default(),
            count: 0,
        })))
    }

    fn lock(&self) -> MutexGuard<'_, QueueState> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits for a permit. Dropping the future leaves the queue.
    pub(crate) async fn acquire(&self, share: Share, urgency: Urgency) -> Result<Permit, Full> {
        let (grant, granted) = oneshot::channel();
        let number = {
            let mut state = self.lock();
            let same = |waiter: &&Waiter| waiter.share.address == share.address;
            if state.waiting.iter().filter(same).count() >= state.bounds.waiting_per_address {
                return Err(Full);
            }
            state.count += 1;
            let number = state.count;
            state.waiting.push(Waiter { number, share, urgency, grant });
            number
        };
        let place = QueuePlace { queue: self, number };
        self.serve();
        let permit = granted.await.map_err(|_| Full);
        drop(place);
        permit
    }

    /// Hands out permits for as long as there are free ones and waiters that may have them.
    fn serve(&self) {
        loop {
            let Some(waiter) = self.lock().next() else { return };
            // A waiter that has just left gives the permit back by dropping it.
            drop(waiter.grant.send(Permit { queue: self.clone(), share: waiter.share }));
        }
    }
}

impl QueueState {
    /// Takes the waiter whose turn it is: persons first, then the address that was served longest
    /// ago, then the person, then the first to come.
    fn next(&mut self) -> Option<Waiter> {
        let spare = self.free > usize::from(self.bounds.permits > 1);
        let may = |waiter: &&Waiter| {
            let held = self.held.get(&waiter.share.address).copied().unwrap_or(0);
            let least = if waiter.urgency == Urgency::Person { self.free > 0 } else { spare };
            least && held < self.bounds.per_address
        };
        let turn = |waiter: &&Waiter| {
            let address = self.addresses.of(&waiter.share.address);
            (waiter.urgency, address, self.people.of(&waiter.share), waiter.number)
        };
        let number = self.waiting.iter().filter(may).min_by_key(turn)?.number;
        let at = self.waiting.iter().position(|waiter| waiter.number == number)?;
        let waiter = self.waiting.remove(at);
        self.free -= 1;
        self.count += 1;
        *self.held.entry(waiter.share.address).or_default() += 1;
        self.addresses.note(waiter.share.address, self.count);
        self.people.note(waiter.share, self.count);
        Some(waiter)
    }
}

impl Drop for Permit {
    fn drop(&mut self) {
        {
            let mut state = self.queue.lock();
            state.free += 1;
            let address = self.share.address;
            if let Some(held) = state.held.get_mut(&address) {
                *held -= 1;
                if *held == 0 {
                    state.held.remove(&address);
                }
            }
        }
        self.queue.serve();
    }
}

impl std::fmt::Debug for FairQueue {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("FairQueue").finish_non_exhaustive()
    }
}

/// A place in the queue: it is gone when nobody waits in it.
struct QueuePlace<'a> {
    queue: &'a FairQueue,
    number: u64,
}

impl Drop for QueuePlace<'_> {
    fn drop(&mut self) {
        self.queue.lock().waiting.retain(|waiter| waiter.number != self.number);
    }
}

/// When each key was last served, for as long as it matters.
struct LastGrants<K>(HashMap<K, u64>);

/// Keys served longer ago than this many grants count as new.
const REMEMBERED: u64 = 4096;

impl<K> Default for LastGrants<K> {
    fn default() -> LastGrants<K> {
        LastGrants(HashMap::new())
    }
}

impl<K: Eq + Hash> LastGrants<K> {
    fn of(&self, key: &K) -> u64 {
        self.0.get(key).copied().unwrap_or(0)
    }

    fn note(&mut self, key: K, count: u64) {
        if self.0.len() as u64 > 2 * REMEMBERED {
            self.0.retain(|_, last| count - *last < REMEMBERED);
        }
        self.0.insert(key, count);
    }
}

#[cfg(test)]
mod tests {
    use std::pin::pin;
    use std::task::{Context, Poll, Waker};

    use super::*;

    const ANY: Bounds = Bounds { permits: 1, per_address: 9, waiting_per_address: 99 };

    fn share(address: u8, person: u64) -> Share {
        Share::new(Some([10, 0, 0, address].into()), person)
    }

    /// The order in which waiters are served by one permit.
    fn order(waiters: &[(Share, Urgency)]) -> Vec<usize> {
        let queue = FairQueue::new(ANY);
        let mut context = Context::from_waker(Waker::noop());
        let mut first = pin!(queue.acquire(share(99, 0), Urgency::Person));
        let Poll::Ready(Ok(first)) = first.as_mut().poll(&mut context) else {
            panic!("it is free")
        };
        let futures = waiters.iter().map(|(share, urgency)| queue.acquire(*share, *urgency));
        let mut futures: Vec<_> = futures.map(|future| Some(Box::pin(future))).collect();
        for future in futures.iter_mut().flatten() {
            assert!(future.as_mut().poll(&mut context).is_pending());
        }
        let (mut permit, mut served) = (Some(first), Vec::new());
        while served.len() < waiters.len() {
            drop(permit.take());
            for (at, slot) in futures.iter_mut().enumerate() {
                let Some(future) = slot else { continue };
                if let Poll::Ready(granted) = future.as_mut().poll(&mut context) {
                    permit = Some(granted.unwrap());
                    served.push(at);
                    *slot = None;
                    break;
                }
            }
        }
        served
    }

    #[test]
    fn addresses_take_turns_however_many_requests_each_has() {
        let flood = [(share(1, 1), Urgency::Person); 5];
        let mut waiters = flood.to_vec();
        waiters.push((share(2, 7), Urgency::Person));
        waiters.push((share(2, 7), Urgency::Person));
        assert_eq!(order(&waiters), [0, 5, 1, 6, 2, 3, 4]);
    }

    #[test]
    fn people_of_one_address_take_turns() {
        let waiters = [(1, 1), (1, 1), (1, 1), (1, 2), (1, 3)];
        let waiters = waiters.map(|(address, person)| (share(address, person), Urgency::Person));
        assert_eq!(order(&waiters), [0, 3, 4, 1, 2]);
    }

    #[test]
    fn persons_come_before_games_that_nobody_plays() {
        let waiters = [(1, Urgency::Spare), (2, Urgency::Spare), (1, Urgency::Person)];
        let waiters = waiters.map(|(address, urgency)| (share(address, 1), urgency));
        assert_eq!(order(&waiters), [2, 1, 0]);
    }

    #[tokio::test]
    async fn the_last_permit_is_kept_for_persons() {
        let queue = FairQueue::new(Bounds { permits: 2, ..ANY });
        let spare = queue.acquire(share(1, 1), Urgency::Spare).await.unwrap();
        let mut second = pin!(queue.acquire(share(1, 1), Urgency::Spare));
        let mut context = Context::from_waker(Waker::noop());
        assert!(second.as_mut().poll(&mut context).is_pending());
        let person = queue.acquire(share(1, 1), Urgency::Person).await.unwrap();
        drop(person);
        assert!(second.as_mut().poll(&mut context).is_pending());
        drop(spare);
        assert!(second.as_mut().poll(&mut context).is_ready());
    }

    #[tokio::test]
    async fn an_address_has_bounds_of_its_own() {
        let queue = FairQueue::new(Bounds { permits: 3, per_address: 2, waiting_per_address: 1 });
        let mut context = Context::from_waker(Waker::noop());
        let one = queue.acquire(share(1, 1), Urgency::Person).await.unwrap();
        let _two = queue.acquire(share(1, 2), Urgency::Person).await.unwrap();
        let mut third = Box::pin(queue.acquire(share(1, 3), Urgency::Person));
        assert!(third.as_mut().poll(&mut context).is_pending(), "two permits at the same time");
        let full = queue.acquire(share(1, 4), Urgency::Person).await;
        assert_eq!(full.unwrap_err(), Full, "one waits already");
        let _other = queue.acquire(share(2, 1), Urgency::Person).await.unwrap();
        // A waiter that leaves makes room in the queue, and takes no permit with it.
        drop(third);
        let mut next = Box::pin(queue.acquire(share(1, 4), Urgency::Person));
        assert!(next.as_mut().poll(&mut context).is_pending());
        drop(one);
        assert!(next.as_mut().poll(&mut context).is_ready());
    }

    #[test]
    fn addresses_that_went_are_forgotten() {
        let mut last = LastGrants::default();
        for count in 0..100_000 {
            last.note(count, count);
        }
        assert!(last.0.len() as u64 <= 2 * REMEMBERED + 1);
    }
}
