//! How hard it is looked.

/// How hard it is looked. Nothing is timed: the same effort finds the same on every machine.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Effort {
    /// So many ends are looked at, those that promise most; below 2 none is.
    pub ends: usize,
    /// So many rolls are tried in one decision, all ends together; those of the last step may be more.
    pub tries: usize,
    /// So many rolls are tried for one end, at most.
    pub rolls: usize,
    /// An end that is so many standard errors behind the best one is given up.
    pub doubt: f32,
    /// So many uses of extra dice are followed after an imagined roll.
    pub width: usize,
    /// So many rolls are imagined one after the other; after each of them what promises most is chosen.
    pub depth: usize,
    /// So many ends after the imagined rolls are looked at again, where a passive roll comes next.
    pub again: usize,
}

impl Effort {
    /// Each end is worth what it promises at once.
    pub const NONE: Effort =
        Effort { ends: 0, tries: 0, rolls: 0, doubt: 0.0, width: 1, depth: 1, again: 0 };
    /// About 10 ms a decision.
    pub const MASTER: Effort =
        Effort { ends: 8, tries: 2000, rolls: 216, doubt: 2.5, width: 2, depth: 3, again: 2 };
    /// About 100 ms a decision.
    pub const LONG: Effort =
        Effort { ends: 10, tries: 20_000, rolls: 1296, depth: 6, ..Effort::MASTER };

    /// The effort of a search that tries about this many rolls.
    pub fn of(tries: u32) -> Effort {
        let tries = tries as usize;
        match tries {
            0 => Effort::NONE,
            _ if tries <= Effort::MASTER.tries => Effort { tries, ..Effort::MASTER },
            _ => Effort { tries, ..Effort::LONG },
        }
    }
}
