//! What joins the parts of a table: every method here changes two or more of them together.

mod absence;
mod alarms;
mod daily;
mod drawing;
mod forget;
mod late;
mod load;
mod queries;
mod seats;
mod typed;

pub(crate) use forget::forget_closed;
