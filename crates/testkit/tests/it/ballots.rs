//! Sealed chains.

use turlaj_testkit::Subject;
use turlaj_testkit::toys::ballots::{Ballots, disguise, universe};

// The longest game has 51 facts.
const SUBJECT: Subject<Ballots> =
    Subject { universe, disguise, sample: None, hides: true, steps: 52, cap: 52 };

turlaj_testkit::laws!(SUBJECT, 512);
