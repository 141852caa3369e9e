//! Hidden dice.

use turlaj_testkit::Subject;
use turlaj_testkit::toys::cups::{Cups, disguise, universe};

// The longest game has 16 facts.
const SUBJECT: Subject<Cups> =
    Subject { universe, disguise, sample: None, hides: true, steps: 17, cap: 17 };

turlaj_testkit::laws!(SUBJECT, 512);
