//! Why a choice was expensive: the reasons of the engine that valued it.

use std::sync::atomic::AtomicBool;

use serde_json::{Value, json};
use turlaj_analysis::{Ledger, StepKind};
use turlaj_catalog::{Listed, Sentence};
use turlaj_core::{Eye, Game, Look, Seat, Silent};
use turlaj_engine::{Engine, advise};
use turlaj_table::{Body, Table};

/// How many expensive choices of a seat are explained.
const WORST: usize = 5;

/// An expensive choice.
pub(super) struct Expensive {
    /// Its position among the steps of the ledger.
    pub(super) at: usize,
    /// What it cost the seat.
    pub(super) cost: i64,
    /// Why the best action is better; nothing where the engine of the game explains nothing.
    pub(super) why: Option<Sentence>,
    /// What speaks against the action, where its own explanation says so.
    pub(super) against: Option<Sentence>,
}

/// The most expensive choices of a seat, explained by the engine that valued them.
pub(super) fn expensive<G: Listed>(
    table: &Table<G>,
    ledger: &Ledger<G>,
    seat: Seat,
    engine: &mut dyn Engine<G>,
    steps: u32,
    stop: &AtomicBool,
) -> Vec<Expensive> {
    let mut explain = |at: usize| {
        let step = &ledger.steps[at];
        let StepKind::Choice { action, best, effect, .. } = &step.kind else { return None };
        let mut choice = Expensive { at, cost: -effect.of_seat(seat), why: None, against: None };
        if G::ADVICE_STEPS.is_none() {
            return Some(choice);
        }
        let state = before(table, step.seq);
        let look = Look::new(table.rules(), &state, Eye::Seat(seat)).until(stop);
        let mut legal = Vec::new();
        look.legal(&mut legal);
        let advice = advise(engine, &look, &legal, steps, legal.len());
        for advised in &advice.best {
            if advised.action == *best {
                choice.why = Some(G::sentence(&advised.why));
            }
            let contrary = advised.why.reasons.iter().any(|reason| reason.weight < 0.0);
            if advised.action == *action && contrary {
                choice.against = Some(G::sentence(&advised.why));
            }
        }
        Some(choice)
    };
    ledger.worst(seat, WORST).into_iter().filter_map(&mut explain).collect()
}

/// The position before a fact that no undo covers.
fn before<G: Game>(table: &Table<G>, seq: u64) -> G::State {
    let mut state = table.rules().start();
    for entry in table.standing_entries().take_while(|entry| entry.seq < seq) {
        if let Body::Game(event) = &entry.body {
            table.rules().apply(&mut state, event, &mut Silent);
        }
    }
    state
}

/// The expensive choices of a seat as JSON.
pub(super) fn as_json<G: Game>(ledger: &Ledger<G>, choices: &[Expensive]) -> Value {
    let sentence = |sentence: &Option<Sentence>| {
        sentence.as_ref().map(|Sentence { en, pl, ru }| json!({ "en": en, "pl": pl, "ru": ru }))
    };
    let choice = |choice: &Expensive| {
        json!({
            "seq": ledger.steps[choice.at].seq,
            "cost": choice.cost,
            "why": sentence(&choice.why),
            "against": sentence(&choice.against),
        })
    };
    choices.iter().map(choice).collect()
}
