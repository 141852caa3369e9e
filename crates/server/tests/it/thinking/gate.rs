//! Bots that choose when they are told to, and what.

use std::collections::VecDeque;
use std::sync::{Condvar, LazyLock, Mutex};
use std::time::Duration;

use tokio::sync::watch;
use turlaj_catalog::{BotSpec, Sentence};
use turlaj_core::{Game, Look};
use turlaj_engine::{Advice, Advised, AnyBot, Bot, ErrorBar, Explanation, Unit};

/// One for each test: bots are made by name alone.
pub(crate) const BOTS: &[BotSpec] = &[
    BotSpec::study("slow-a", "waits"),
    BotSpec::study("slow-b", "waits"),
    BotSpec::study("slow-c", "waits"),
    BotSpec::study("slow-d", "waits"),
    BotSpec::study("slow-e", "waits"),
    BotSpec::study("slow-f", "waits"),
    BotSpec::study("slow-g", "waits"),
    BotSpec::study("slow-h", "waits"),
    BotSpec::study("slow-i", "waits"),
    BotSpec::study("slow-j", "waits"),
    BotSpec::study("slow-k", "waits"),
    BotSpec::study("slow-l", "waits"),
    BotSpec::study("slow-hint", "waits"),
    BotSpec::study("slow-leave", "waits"),
    BotSpec::study("random", "anything"),
];

/// What holds the bots of one name back.
pub(crate) struct Gate {
    pub(crate) name: &'static str,
    told: Mutex<Told>,
    changed: Condvar,
    asked: watch::Sender<usize>,
    finished: watch::Sender<usize>,
}

#[derive(Default)]
struct Told {
    /// What they choose, one after the other.
    actions: VecDeque<&'static str>,
    /// What they choose when they are told that it is enough; without it they do not listen.
    heeds: Option<&'static str>,
}

static GATES: LazyLock<Vec<Gate>> = LazyLock::new(|| {
    let gate = |bot: &BotSpec| Gate {
        name: bot.name,
        told: Mutex::default(),
        changed: Condvar::new(),
        asked: watch::Sender::new(0),
        finished: watch::Sender::new(0),
    };
    BOTS.iter().map(gate).collect()
});

impl Gate {
    pub(crate) fn of(name: &str) -> &'static Gate {
        GATES.iter().find(|gate| gate.name == name).unwrap()
    }

    /// Lets the next thought end with this.
    pub(crate) fn choose(&self, action: &'static str) {
        self.told.lock().unwrap().actions.push_back(action);
        self.changed.notify_all();
    }

    pub(crate) fn heed(&self, action: &'static str) {
        self.told.lock().unwrap().heeds = Some(action);
    }

    /// Waits until so many thoughts have begun.
    pub(crate) async fn asked(&self, times: usize) {
        self.asked.subscribe().wait_for(|asked| *asked >= times).await.unwrap();
    }

    /// Waits until so many thoughts have ended.
    pub(crate) async fn finished(&self, times: usize) {
        self.finished.subscribe().wait_for(|done| *done >= times).await.unwrap();
    }

    /// How many thoughts have begun.
    pub(crate) fn times(&self) -> usize {
        *self.asked.borrow()
    }

    /// Thinks until it is told what to choose.
    pub(crate) fn wait<G: Game>(&self, look: &Look<'_, G>) -> &'static str {
        self.asked.send_modify(|asked| *asked += 1);
        let mut told = self.told.lock().unwrap();
        let action = loop {
            if let Some(action) = told.actions.pop_front() {
                break action;
            }
            if let Some(action) = told.heeds.filter(|_| look.is_enough()) {
                break action;
            }
            // Nobody wakes it when it is enough.
            told = self.changed.wait_timeout(told, Duration::from_millis(2)).unwrap().0;
        };
        drop(told);
        self.finished.send_modify(|done| *done += 1);
        action
    }
}

struct Slow(&'static Gate);

impl<G: Game> Bot<G> for Slow {
    fn choose(&mut self, look: &Look<'_, G>, legal: &[G::Action]) -> G::Action {
        let action = self.0.wait(look);
        legal.iter().find(|one| one.to_string() == action).unwrap_or(&legal[0]).clone()
    }
}

pub(crate) fn slow<G: Game>(name: &str) -> Option<AnyBot<G>> {
    let gate = GATES.iter().find(|gate| gate.name == name && name.starts_with("slow"))?;
    Some(AnyBot::Decides(Box::new(Slow(gate))))
}

/// No advice: the bots choose.
pub(crate) fn no_advice<G: Game>(
    _: &Look<'_, G>,
    _: &[G::Action],
    _: usize,
) -> Option<Advice<G::Action>> {
    None
}

/// The words of [`advise`].
pub(crate) fn say<G: Game>(explanation: &Explanation<G::Action>) -> Sentence {
    let action = explanation.what.as_str().unwrap();
    Sentence {
        en: format!("{action}."),
        pl: format!("{action}, pl."),
        ru: format!("{action}, ru."),
    }
}

/// Advice for three or four at a table of cups, when it is told to be given.
pub(crate) fn advise<G: Game>(
    look: &Look<'_, G>,
    legal: &[G::Action],
    most: usize,
) -> Option<Advice<G::Action>> {
    let gate = match (G::ID, look.rules().players()) {
        ("cups", 3) => Gate::of("slow-hint"),
        ("cups", 4) => Gate::of("slow-leave"),
        _ => return None,
    };
    let first = gate.wait(look);
    let advised = |action: &G::Action| {
        let best = action.to_string() == first;
        Advised {
            action: action.clone(),
            value: if best { 0.75 } else { 0.5 },
            error: ErrorBar::Unknown,
            why: Explanation::new::<()>(&action.to_string(), Vec::new(), Vec::new()),
        }
    };
    let mut best: Vec<Advised<G::Action>> = legal.iter().take(most).map(advised).collect();
    best.sort_by(|a, b| b.value.total_cmp(&a.value));
    Some(Advice { unit: Unit::Victory, exact: true, best })
}
