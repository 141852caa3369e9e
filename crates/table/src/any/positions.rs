//! The positions of a game one after the other, for those who watch it again.

use serde_json::value::RawValue;
use turlaj_core::{Event, Eye, Game, Node, Report, Seat, Silent, Tick};

use super::{raw, raw_news};
use crate::entry::Body;
use crate::table::Table;

/// A fact that stands: it leads from one position to the next.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EventMark {
    /// Who acted, or whose dice fell; nothing where it was nobody's.
    pub seat: Option<Seat>,
    /// `roll`, `act` or `time`.
    pub kind: &'static str,
    /// When.
    pub tick: Tick,
    /// What, in the notation of records.
    pub text: String,
}

/// A position as one eye saw it.
#[derive(Clone, Debug)]
pub struct Seen {
    /// After how many facts.
    pub n: usize,
    /// What the eye saw.
    pub view: Box<RawValue>,
    /// What it was told of the fact that led here.
    pub news: Vec<Box<RawValue>>,
    /// Who had to do what next.
    pub node: Node,
}

/// All facts that stand.
pub(super) fn marks<G: Game>(table: &Table<G>) -> Vec<EventMark> {
    let rules = table.rules();
    let mut state = rules.start();
    let mut marks = Vec::new();
    for entry in table.standing_entries() {
        let Body::Game(event) = &entry.body else { continue };
        let (seat, kind, text) = match event {
            Event::Roll { roll } => {
                let due = rules.due(&state).some().expect("dice of a log were due");
                (due.throw.whose(), "roll", format!("{}={roll}", due.throw))
            }
            Event::Act { seat, action } => (Some(*seat), "act", format!("{seat}>{action}")),
            Event::Time => (None, "time", "time".to_string()),
        };
        marks.push(EventMark { seat, kind, tick: entry.tick, text });
        rules.apply(&mut state, event, &mut Silent);
    }
    marks
}

/// So many positions from this one on, as this eye saw them.
pub(super) fn positions<G: Game>(
    table: &Table<G>,
    eye: Eye,
    from: usize,
    count: usize,
) -> Vec<Seen> {
    let rules = table.rules();
    let mut state = rules.start();
    let mut seen = Vec::new();
    let wanted = from..from.saturating_add(count);
    let mut look = |n: usize, state: &G::State, news: Vec<Box<RawValue>>| {
        if wanted.contains(&n) {
            let view = raw(&rules.view(state, eye));
            seen.push(Seen { n, view, news, node: rules.node(state) });
        }
    };
    look(0, &state, Vec::new());
    for (at, entry) in table.standing_entries().enumerate().take(wanted.end.saturating_sub(1)) {
        let Body::Game(event) = &entry.body else { continue };
        let absent = table.is_absent_act(entry);
        if !wanted.contains(&(at + 1)) {
            rules.apply(&mut state, event, &mut Silent);
            continue;
        }
        let mut report = Report::new();
        rules.apply(&mut state, event, &mut report);
        look(at + 1, &state, report.told_to(eye).map(|one| raw_news(one, absent)).collect());
    }
    seen
}
