//! Random cases: the same in every run, and a few new ones.

use std::hash::{BuildHasher, Hasher, RandomState};

use proptest::strategy::Strategy;
use proptest::test_runner::{Config, RngSeed, TestRunner};

/// The seed of the cases that every run tries.
const SEED: u64 = 1;

/// For so many cases that every run tries, one is new.
const NEW_ONE_OF: u32 = 8;

/// Tries a law on so many cases (or on `PROPTEST_CASES`, if that is set), the same ones in every
/// run, and on a few that are new, or follow from `TURLAJ_SEED`, if that is set. Panics with the
/// smallest case that breaks the law, and with its seed.
pub fn check<S: Strategy>(cases: u32, of: &S, law: impl Fn(S::Value)) {
    let known = Config::default();
    let cases = if std::env::var_os("PROPTEST_CASES").is_some() { known.cases } else { cases };
    run(cases, SEED, of, &law);
    run(cases.div_ceil(NEW_ONE_OF), new_seed(), of, &law);
}

fn run<S: Strategy>(cases: u32, seed: u64, of: &S, law: &impl Fn(S::Value)) {
    let rng_seed = RngSeed::Fixed(seed);
    let config = Config { cases, rng_seed, failure_persistence: None, ..Config::default() };
    let tried = TestRunner::new(config).run(of, |case| {
        law(case);
        Ok(())
    });
    tried.unwrap_or_else(|why| panic!("{why}\nthe seed: TURLAJ_SEED={seed}"));
}

fn new_seed() -> u64 {
    match std::env::var("TURLAJ_SEED") {
        Ok(seed) => seed.parse().expect("TURLAJ_SEED is a whole number"),
        Err(_) => RandomState::new().build_hasher().finish(),
    }
}

#[cfg(test)]
mod tests {
    use std::cell::RefCell;
    use std::panic::{AssertUnwindSafe, catch_unwind};

    use proptest::prelude::any;

    use super::*;

    #[test]
    fn the_first_cases_are_the_same_in_every_run_and_the_last_are_new() {
        let tried = || {
            let cases = RefCell::new(Vec::new());
            check(16, &any::<u64>(), |case| cases.borrow_mut().push(case));
            cases.into_inner()
        };
        let (one, two) = (tried(), tried());
        assert_eq!(one.len(), 18);
        assert_eq!(one[..16], two[..16]);
        assert_ne!(one[16..], two[16..]);
    }

    #[test]
    fn a_law_that_breaks_names_the_seed() {
        let broken = catch_unwind(AssertUnwindSafe(|| check(1, &any::<bool>(), |_| panic!("no"))));
        let text = *broken.unwrap_err().downcast::<String>().unwrap();
        assert!(text.contains("the seed: TURLAJ_SEED=1"), "{text}");
    }
}
