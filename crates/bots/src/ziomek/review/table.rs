//! The table of one round.

use rand::{RngExt, SeedableRng};
use turlaj_core::Seat;
use turlaj_engine::Chance;
use turlaj_exact::ziomek::StackSolver;
use turlaj_ziomek::{Action, Phase, Roll, Throwing, View};

use super::super::pace::as_fast;
use super::super::planning::{Astray, astray};
use super::RaceReview;
use crate::review::ReviewRemark;
use crate::{Figure, Lang, ReviewRow, ReviewTable, Sentence};

/// How many careful builders try each roll.
const BUILDERS: u64 = 400;

/// The median over 1,000 rolls of each round of what careful builders try:
/// `cargo run --release -p turlaj-exact --example ziomek_tries -- 1000`.
pub(in super::super) const USUAL_TRIES: [u64; 7] = [16, 22, 30, 39, 51, 68, 92];

impl RaceReview {
    /// The table of the round, with what the seats got for it if it has ended.
    pub(super) fn table(&self, view: &View) -> ReviewTable {
        let part = view.round;
        let dice = Roll::Dice(Throwing::of(self.dice));
        let title = Sentence::of([
            &format!("Round {part}: {dice}"),
            &format!("Runda {part}: {dice}"),
            &format!("Раунд {part}: {dice}"),
        ]);
        let astray: Vec<Vec<Astray>> =
            self.seats.iter().map(|seat| astray(&self.asked, &seat.builds)).collect();
        let mut rows = self.roll(part).to_vec();
        rows.extend(scores(view));
        rows.extend(planning(&astray));
        rows.extend(self.execution());
        let seats = (0..).map(Seat).zip(&astray);
        let remarks = seats.flat_map(|(seat, all)| all.iter().map(move |one| remark(seat, one)));
        let mut remarks: Vec<ReviewRemark> = remarks.collect();
        remarks.sort_by_key(|remark| remark.seq);
        ReviewTable { code: "round", part: Some(part), title, rows, remarks }
    }

    /// How hard the roll was.
    fn roll(&self, round: u8) -> [ReviewRow; 2] {
        let mut chance = Chance::seed_from_u64(0);
        let mut below = |most: usize| chance.random_range(0..most);
        let tries = StackSolver::default().careful_tries(&self.asked, BUILDERS, &mut below);
        let usual = USUAL_TRIES[usize::from(round) - 1];
        [
            number(
                "tries",
                ["Tries for this roll", "Próby przy tym rzucie", "Попытки при этом броске"],
                [tries],
            ),
            number(
                "usual-tries",
                ["usual in this round", "zwykle w tej rundzie", "обычно в этом раунде"],
                [usual],
            ),
        ]
    }

    fn execution(&self) -> [ReviewRow; 6] {
        let levels = self.asked.wants().len();
        let seats = || self.seats.iter();
        let shout =
            seats().map(|seat| seat.shout.map_or(Figure::Missing, |(time, _)| Figure::Time(time)));
        let right = seats().map(|seat| seat.shout.filter(|(_, right)| *right));
        let level = right.map(|shout| {
            let level = shout.and_then(|(time, _)| as_fast(levels, time));
            level.map_or(Figure::Missing, Figure::Level)
        });
        let wrong = |shout: Option<_>| u64::from(matches!(shout, Some((_, false))));
        let paused = seats().map(|seat| Figure::Time(seat.pauses.1)).collect();
        [
            number("falls", ["Falls", "Upadki", "Падения"], seats().map(|seat| seat.falls)),
            number(
                "wrong-shouts",
                ["Wrong shouts", "Błędne okrzyki", "Ошибочные крики"],
                seats().map(|seat| wrong(seat.shout)),
            ),
            number(
                "pauses",
                ["Pauses over 15 s", "Przerwy ponad 15 s", "Паузы дольше 15 с"],
                seats().map(|seat| seat.pauses.0),
            ),
            ReviewRow::new("paused", ["time in pauses", "czas przerw", "время пауз"], paused),
            ReviewRow::new(
                "shout",
                ["START to shout", "Od STARTU do okrzyku", "От СТАРТА до крика"],
                shout.collect(),
            ),
            ReviewRow::new(
                "level",
                ["as fast as", "tak szybko jak", "так же быстро, как"],
                level.collect(),
            ),
        ]
    }
}

/// What the round brought.
fn scores(view: &View) -> Vec<ReviewRow> {
    if view.phase == Phase::Building {
        return Vec::new();
    }
    let last = || view.seats.iter().map(|seat| seat.rounds.last().copied().unwrap_or_default());
    vec![
        number("levels", ["Levels", "Poziomy", "Этажи"], last().map(|round| round.levels.into())),
        number("bonus", ["Smiles", "Uśmiechy", "Улыбки"], last().map(|round| round.bonus.into())),
    ]
}

fn planning(astray: &[Vec<Astray>]) -> [ReviewRow; 2] {
    let away = [
        "Led away from every solution",
        "Odejścia od każdego rozwiązania",
        "Уходы от всех решений",
    ];
    let spent = ["acts spent until taken back", "ruchy do cofnięcia", "ходы до отмены"];
    [
        number("astray", away, astray.iter().map(|all| all.len() as u64)),
        number("spent", spent, astray.iter().map(|all| all.iter().map(|one| one.spent).sum())),
    ]
}

fn remark(seat: Seat, one: &Astray) -> ReviewRemark {
    let action = Action::Drop(one.top).to_string();
    let text = Sentence::each(|lang| said(lang, &action, one.mended));
    let Astray { seq, mended, .. } = *one;
    ReviewRemark { code: "astray", seat, seq, action, mended, text }
}

fn said(lang: Lang, action: &str, mended: Option<u64>) -> String {
    let acts =
        |forms| lang.counted(mended.unwrap_or_default().try_into().unwrap_or(u32::MAX), forms);
    match (lang, mended) {
        (Lang::En, None) => format!("{action} left no solution, and was never taken back"),
        (Lang::En, _) => {
            let acts = acts(["act", "acts", "acts"]);
            format!("{action} left no solution; taken back after {acts}")
        }
        (Lang::Pl, None) => format!("{action}: nie zostało żadne rozwiązanie, bez cofnięcia"),
        (Lang::Pl, _) => {
            let acts = acts(["ruchu", "ruchach", "ruchach"]);
            format!("{action}: nie zostało żadne rozwiązanie; cofnięte po {acts}")
        }
        (Lang::Ru, None) => format!("{action}: решений не осталось, отмены не было"),
        (Lang::Ru, _) => {
            let acts = acts(["ход", "хода", "ходов"]);
            format!("{action}: решений не осталось; отменено через {acts}")
        }
    }
}

fn number(
    code: &'static str,
    label: [&str; 3],
    figures: impl IntoIterator<Item = u64>,
) -> ReviewRow {
    ReviewRow::new(code, label, figures.into_iter().map(Figure::Number).collect())
}
