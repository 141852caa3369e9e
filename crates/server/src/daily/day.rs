//! Days in UTC.

use std::fmt;
use std::str::FromStr;

use time::{Date, Month, OffsetDateTime};
use turlaj_store::Millis;

const SECONDS: i64 = 24 * 60 * 60;

/// The milliseconds of a day. As long again an attempt may be finished after it.
const DAY: Millis = SECONDS * 1000;

/// A day in UTC, written as `2026-11-15`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Day {
    /// How many days after the first of 1970.
    number: i64,
}

impl Day {
    /// The day of a moment.
    pub(crate) fn of(moment: Millis) -> Day {
        Day { number: moment.div_euclid(DAY) }
    }

    pub(crate) fn next(self) -> Day {
        Day { number: self.number + 1 }
    }

    /// The first moment after it.
    pub(crate) fn ends(self) -> Millis {
        (self.number + 1) * DAY
    }

    /// When its attempts are closed and its secrets are open to all.
    pub(crate) fn opens(self) -> Millis {
        self.ends() + DAY
    }

    /// The id of the draw behind the dice of a game on this day.
    pub(crate) fn draw(self, game: &str) -> String {
        format!("daily/{self}/{game}")
    }
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match OffsetDateTime::from_unix_timestamp(self.number * SECONDS) {
            Ok(day) => write!(f, "{}", day.date()),
            Err(_) => f.write_str("unknown"),
        }
    }
}

impl FromStr for Day {
    type Err = ();

    fn from_str(text: &str) -> Result<Day, ()> {
        let mut parts = text.splitn(3, '-');
        let mut part = || parts.next().ok_or(());
        let year = part()?.parse().map_err(drop)?;
        let month: u8 = part()?.parse().map_err(drop)?;
        let month = Month::try_from(month).map_err(drop)?;
        let day = part()?.parse().map_err(drop)?;
        let date = Date::from_calendar_date(year, month, day).map_err(drop)?;
        let day = Day { number: date.midnight().assume_utc().unix_timestamp() / SECONDS };
        // One text a day: neither signs nor missing zeros.
        if day.to_string() == text { Ok(day) } else { Err(()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_written_and_read() {
        let day = Day::of(1_794_740_000_000);
        assert_eq!(day.to_string(), "2026-11-15");
        assert_eq!("2026-11-15".parse(), Ok(day));
        assert_eq!(day.next().to_string(), "2026-11-16");
        assert_eq!(Day::of(day.ends() - 1), day);
        assert_eq!(Day::of(day.ends()), day.next());
        assert_eq!(day.opens(), day.next().ends());
        assert_eq!(Day::of(-1).to_string().parse(), Ok(Day::of(-1)));
    }

    #[test]
    fn what_is_no_day_is_refused() {
        for text in [
            "",
            "today",
            "2026-11",
            "2026-11-31",
            "2026-02-29",
            "2026-13-01",
            "2026-1-5",
            "+2026-11-15",
            "2026-11-15-",
            "2026-11-+5",
            "99999-01-01",
            " 2026-11-15",
            "0-0-0",
        ] {
            assert_eq!(text.parse::<Day>(), Err(()), "{text}");
        }
    }
}
