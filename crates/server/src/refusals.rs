//! What the server itself refuses, in one place.

use turlaj_core::Refusal;

/// A refusal as it travels.
pub(crate) fn wire(why: &Refusal) -> turlaj_proto::RefusalInfo {
    let details = why.details().iter();
    turlaj_proto::RefusalInfo {
        code: why.code().to_string(),
        details: details.map(|(name, value)| (name.to_string(), value.clone())).collect(),
        text: why.to_string(),
    }
}

macro_rules! refusals {
    ($($name:ident: $code:literal, $text:literal;)*) => {
        $(
            pub(crate) fn $name() -> Refusal {
                Refusal::new($code, $text)
            }
        )*

        /// The codes of all of these.
        #[cfg(test)]
        pub(crate) const CODES: &[&str] = &[$($code),*];
    };
}

refusals! {
    no_such_table: "no-such-table", "there is no such table";
    program: "program", "a program can watch from its seat, act and leave, and nothing else";
    no_programs: "no-programs", "no programs play at this table";
    not_sure: "not-sure", "this cannot be taken back: say that you really want it";
    no_such_seat: "no-such-seat", "there is no such seat";
    not_yours: "not-your-seat", "this is not your seat";
    not_owner: "not-owner", "only the owner of the table may do this";
    no_key: "no-key", "this needs a key: you can only watch without one";
    bad_key: "bad-key", "nobody has this key";
    hello_first: "hello-first", "say hello first";
    hello_again: "hello-again", "you have said hello already";
    not_watched: "not-watched", "watch the table first";
    seat_taken: "seat-taken", "somebody sits there";
    table_full: "table-full", "all seats are taken: you can watch";
    one_seat: "one-seat", "at a public table a person has one seat";
    kicked: "kicked", "the owner of this table has sent you away";
    secret_seat: "secret-seat", "this seat knows secrets: only a bot or who left it may take it";
    log_full: "log-full", "this game has become too long: it can only be ended";
    begun: "begun", "the game has begun";
    not_begun: "not-begun", "the game has not begun";
    not_over: "not-over", "the game is not over";
    seats_free: "seats-free", "a seat is free: it needs a person or a bot";
    unknown_bot: "unknown-bot", "this game has no such bot";
    not_away: "not-away", "this person is not away";
    dice_first: "dice-first", "the dice are being drawn: that takes some seconds at most";
    resuming: "resuming", "the game goes on in a moment: time stands still until then";
    no_dice_due: "no-nonce-due", "no nonce is due from this seat";
    not_typed: "not-typed", "the server rolls the dice at this table: none are typed in";
    no_hints: "no-hints", "this table allows no hints";
    hint_asked: "hint-asked", "a hint of yours is being thought of already: one at a time";
    hint_late: "hint-late", "no hint came in time: try again in a moment";
    hints_full: "hints-full", "too many hints are being thought of: try again in a moment";
    undo_asked: "undo-asked", "a request to go back waits for an answer already";
    no_undo_asked: "no-undo-asked", "nobody has asked to go back";
    nothing_to_undo: "undo-nothing", "there is nothing to undo";
    stale_prompt: "stale-prompt", "the question has changed meanwhile";
    undo_never: "undo-never", "nothing is taken back at this table";
    busy: "busy", "the server has too much to do at the moment: try again soon";
    bot_games: "bot-games", "too many games of bots alone have begun from here: try again later";
    two_hosts: "two-hosts", "a request names one host";
    too_fast: "too-fast", "that is too much at once: wait a little";
    too_many_tables: "too-many-tables", "a socket cannot watch so many tables";
    too_many_watchers: "too-many-watchers", "too many watch this table already";
    too_many_connections: "too-many-connections", "too many connections: try again later";
    too_long: "too-long", "the message is too long";
    too_slow: "too-slow", "the request took too long to arrive";
    not_text: "not-text", "messages are text in JSON";
    not_saved: "not-saved", "the server could not save this: nothing was done";
    broken_table: "broken-table", "this table is broken and cannot be opened";
    slow_reader: "slow-reader", "too many answers were not read";
    silent: "silent", "nothing was heard for too long";
    shutting_down: "shutting-down", "the server is restarting: come back at once";
    other_host: "other-host", "the server is not known under this name";
    other_origin: "other-origin", "another page may not call this server";
    closed: "closed", "the table was closed";
    crashed: "crashed", "the table stopped by a mistake of ours: nothing that was saved is lost";
    not_found: "not-found", "there is nothing here";
    no_daily: "no-daily", "this game has no daily challenge";
    no_such_day: "no-such-day", "there was no daily challenge on this day";
    daily_begun: "daily-begun", "this person has begun the challenge already";
    daily_closed: "daily-closed", "this is somebody's attempt at a daily challenge: nobody watches it";
    daily_seat: "daily-seat", "a daily challenge is played alone: its seat stays its player's";
    daily_once: "daily-once", "a daily challenge is played once: the next one comes tomorrow";
    daily_over: "daily-over", "the day of this challenge is over, and a day more";
    daily_revealed: "daily-revealed", "the secret of this challenge is published: nobody can play it any more";
    bad_hex: "bad-hex", "64 hex digits in lower case are needed";
}

/// What cannot be read as JSON of the right shape.
pub(crate) fn bad_json(why: &serde_json::Error) -> Refusal {
    // The text of serde may quote what was sent, however long: the start of it will do.
    let text: String = why.to_string().chars().take(200).collect();
    Refusal::new("bad-json", format!("this is not understood: {text}"))
}

/// A version of the protocol that is not spoken here.
pub(crate) fn other_protocol(spoken: &[u32]) -> Refusal {
    let spoken: Vec<String> = spoken.iter().map(u32::to_string).collect();
    let text = "the server speaks another version: load the page again";
    Refusal::new("other-protocol", text).with("spoken", spoken.join(" "))
}

/// A time to think that is too short or too long.
pub(crate) fn bad_clock(least: u32) -> Refusal {
    let text = format!("a clock gives {least} seconds at least, and 30 days at most");
    Refusal::new("bad-clock", text).with("least", least)
}

/// A person's attempt at a daily challenge has ended: there is no second one.
pub(crate) fn daily_used(table: &str) -> Refusal {
    let text = "today's attempt is used up: the next challenge comes tomorrow";
    Refusal::new("daily-used", text).with("table", table)
}

/// What would tell the dice of a daily challenge to those who still play it.
pub(crate) fn daily_secret(opens: i64) -> Refusal {
    let text = "others still play with the same dice: this opens a day after the challenge's own";
    Refusal::new("daily-secret", text).with("opens", opens)
}

/// A table that was begun under rules which this program no longer has.
pub(crate) fn other_rules(version: u32) -> Refusal {
    let text = format!("this table plays by version {version} of the rules, which is not here");
    Refusal::new("other-rules", text).with("version", version)
}
