//! Solutions that outlast a process. This crate does no I/O: the program says where they are kept.

use std::sync::OnceLock;

/// Keeps encoded solutions by name.
pub trait SolutionCache: Send + Sync {
    /// The bytes stored under a name, if they are there and undamaged.
    fn load(&self, name: &str) -> Option<Vec<u8>>;

    /// Stores bytes under a name, where that is possible.
    fn store(&self, name: &str, bytes: &[u8]);
}

static CACHE: OnceLock<Box<dyn SolutionCache>> = OnceLock::new();

/// Sets the cache of this process, before the first solution is asked for. Only the first call counts.
pub fn set_cache(cache: impl SolutionCache + 'static) {
    let _ = CACHE.set(Box::new(cache));
}

/// The solution that the cache has under a name; otherwise it is solved, and stored there.
pub(crate) fn cached<T>(
    name: &str,
    decode: impl FnOnce(&[u8]) -> Option<T>,
    encode: impl FnOnce(&T) -> Vec<u8>,
    solve: impl FnOnce() -> T,
) -> T {
    let Some(cache) = CACHE.get() else { return solve() };
    if let Some(solution) = cache.load(name).and_then(|bytes| decode(&bytes)) {
        return solution;
    }
    let solution = solve();
    cache.store(name, &encode(&solution));
    solution
}
