//! What becomes of a table whose deadline has passed.

use turlaj_store::{Millis, Status};

/// A table whose deadline has passed.
pub(crate) struct Expiring {
    pub(crate) status: Status,
    /// Whether a client watches.
    pub(crate) watched: bool,
    /// Whether an attempt at a daily challenge is played.
    pub(crate) daily: bool,
    /// When something last happened there.
    pub(crate) touched: Millis,
    pub(crate) now: Millis,
    pub(crate) keep_lobby: Millis,
    pub(crate) keep_game: Millis,
}

/// What becomes of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Expiry {
    /// It is kept until the next deadline.
    Keep(Millis),
    /// It is kept for ever: nothing happens there any more.
    KeepEnded,
    /// Its game is given up.
    Abandon,
    /// It is deleted.
    Drop,
}

/// Decides what becomes of a table whose deadline has passed.
pub(crate) fn expire(table: &Expiring) -> Expiry {
    match table.status {
        Status::Lobby if table.watched => Expiry::Keep(table.now + table.keep_lobby),
        Status::Lobby => Expiry::Drop,
        // An attempt at a daily challenge ends with its day, whatever happens at the table.
        Status::Playing if table.daily => Expiry::Abandon,
        Status::Playing if table.touched + table.keep_game > table.now => {
            Expiry::Keep(table.touched + table.keep_game)
        }
        Status::Playing => Expiry::Abandon,
        Status::Over | Status::Abandoned => Expiry::KeepEnded,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOW: Millis = 1_000_000;

    fn table(status: Status) -> Expiring {
        let (keep_lobby, keep_game) = (1_000, 5_000);
        Expiring {
            status,
            watched: false,
            daily: false,
            touched: 0,
            now: NOW,
            keep_lobby,
            keep_game,
        }
    }

    #[test]
    fn a_lobby_is_deleted_unless_a_client_watches() {
        assert_eq!(expire(&table(Status::Lobby)), Expiry::Drop);
        let watched = Expiring { watched: true, ..table(Status::Lobby) };
        assert_eq!(expire(&watched), Expiry::Keep(NOW + 1_000));
    }

    #[test]
    fn a_game_is_given_up_when_nothing_has_happened_for_long() {
        assert_eq!(expire(&table(Status::Playing)), Expiry::Abandon);
        let played = Expiring { touched: NOW - 4_999, ..table(Status::Playing) };
        assert_eq!(expire(&played), Expiry::Keep(NOW + 1), "its clock had run out, not the game");
        let daily = Expiring { daily: true, ..played };
        assert_eq!(expire(&daily), Expiry::Abandon, "a daily challenge ends with its day");
    }

    #[test]
    fn a_game_that_has_ended_is_kept() {
        for status in [Status::Over, Status::Abandoned] {
            assert_eq!(expire(&table(status)), Expiry::KeepEnded);
        }
    }
}
