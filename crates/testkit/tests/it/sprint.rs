//! A live race.

use turlaj_core::LiveGame;
use turlaj_testkit::Subject;
use turlaj_testkit::toys::sprint::{Sprint, disguise, universe};

// Without a clock a game ends with the first shout; one act in sixteen is a shout.
const SUBJECT: Subject<Sprint> =
    Subject { universe, disguise, sample: Some(<Sprint as LiveGame>::sample), steps: 60, cap: 400 };

turlaj_testkit::laws!(SUBJECT, 512);
