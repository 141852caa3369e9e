//! What the operating system knows of a process.

use std::fs;

use anyhow::Result;

/// The processor time of a process with all its threads, in seconds.
pub(super) fn cpu(pid: u32) -> Option<f64> {
    let stat = fs::read_to_string(format!("/proc/{pid}/stat")).ok()?;
    Some(ticks(&stat)? as f64 / ticks_per_second()? as f64)
}

/// User and system time together. The name of the program may hold anything, so what counts is
/// what stands after its last bracket.
fn ticks(stat: &str) -> Option<u64> {
    let mut fields = stat.rsplit_once(')')?.1.split_whitespace().skip(11);
    let mut next = || fields.next()?.parse::<u64>().ok();
    Some(next()? + next()?)
}

#[cfg(unix)]
fn ticks_per_second() -> Option<u64> {
    Some(rustix::param::clock_ticks_per_second())
}

#[cfg(not(unix))]
fn ticks_per_second() -> Option<u64> {
    None
}

/// The memory of a process, in bytes.
pub(super) fn rss(pid: u32) -> Option<u64> {
    resident(&fs::read_to_string(format!("/proc/{pid}/status")).ok()?)
}

fn resident(status: &str) -> Option<u64> {
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kilobytes: u64 = line.trim().strip_suffix(" kB")?.parse().ok()?;
    Some(1024 * kilobytes)
}

/// Lets this process, and those it starts, open `wanted` files.
#[cfg(unix)]
pub(super) fn allow_files(wanted: u64) -> Result<()> {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let limit = getrlimit(Resource::Nofile);
    if limit.current.is_none_or(|current| current >= wanted) {
        return Ok(());
    }
    anyhow::ensure!(
        limit.maximum.is_none_or(|most| most >= wanted),
        "{wanted} files must be open at once, and the system allows {}: ask for less with \
         `--tables` and `--idle`, or raise the limit (`ulimit -n`)",
        limit.maximum.unwrap_or(u64::MAX)
    );
    setrlimit(Resource::Nofile, Rlimit { current: Some(wanted), maximum: limit.maximum })?;
    Ok(())
}

#[cfg(not(unix))]
pub(super) fn allow_files(_wanted: u64) -> Result<()> {
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_read_after_any_name() {
        let stat = "12 (a) b (c) S 1 2 3 4 5 6 7 8 9 10 250 50 0 0 20 0 7";
        assert_eq!(ticks(stat), Some(300));
        assert_eq!(ticks("12"), None);
    }

    #[test]
    fn memory_is_read() {
        assert_eq!(resident("Name:\tx\nVmRSS:\t    2048 kB\nThreads: 1\n"), Some(2 << 20));
        assert_eq!(resident("Name:\tx\n"), None);
    }
}
