//! What joins the parts of a table: every method here changes two or more of them together.

mod absence;
mod alarms;
mod bots;
mod daily;
mod drawing;
mod forget;
mod late;
mod live;
mod load;
mod playing;
mod queries;
mod seats;
mod telling;
mod typed;
mod undo;

pub(crate) use forget::forget_closed;
