//! The points of a game by area, beside what experts reach there.

use turlaj_clever::{Clever, Count};
use turlaj_core::{Eye, Game, Node, Settings, Silent};

use turlaj_learned::clever::AreaPoints;

use crate::review::Beside;
use crate::{Figure, ReviewRow, ReviewTable, ReviewedFact, Sentence};

/// What experts reached: sums over all seats of yellow, blue, green, orange, purple and foxes.
pub(super) struct ExpertAreas {
    pub(super) games: u64,
    pub(super) sums: [u64; 6],
}

/// With default options, for 1 to 4 players: what
/// `cargo run --release -p turlaj-learned --example clever_areas -- PLAYERS GAMES` prints.
pub(super) const EXPERTS: [ExpertAreas; 4] = [
    ExpertAreas { games: 20_000, sums: [593_994, 1_039_609, 637_736, 754_665, 627_034, 1_859_270] },
    ExpertAreas { games: 5_000, sums: [287_988, 504_228, 328_191, 363_459, 293_790, 780_189] },
    ExpertAreas { games: 5_000, sums: [436_546, 769_369, 535_864, 582_995, 447_952, 1_335_537] },
    ExpertAreas { games: 5_000, sums: [570_860, 975_317, 631_867, 718_180, 566_088, 1_440_058] },
];

/// Names of the areas and the foxes, in the order of the sums.
pub(super) const PARTS: [(&str, [&str; 3]); 6] = [
    ("yellow", ["Yellow", "Żółty", "Жёлтая"]),
    ("blue", ["Blue", "Niebieski", "Синяя"]),
    ("green", ["Green", "Zielony", "Зелёная"]),
    ("orange", ["Orange", "Pomarańczowy", "Оранжевая"]),
    ("purple", ["Purple", "Fioletowy", "Фиолетовая"]),
    ("foxes", ["Foxes", "Lisy", "Лисы"]),
];

/// The name of their sum.
pub(super) const TOTAL: [&str; 3] = ["Total", "Razem", "Всего"];

/// The points of every seat by area.
pub(super) fn points_of(rules: &Clever, state: &<Clever as Game>::State) -> Vec<AreaPoints> {
    let view = rules.view(state, Eye::All);
    view.seats.iter().map(|seat| parts(&seat.count).map(i64::from)).collect()
}

/// The points of all seats by area. Where experts were not measured with these options, the points alone.
pub(super) fn by_area(rules: &Clever, facts: &[ReviewedFact<'_, Clever>]) -> ReviewTable {
    let mut state = rules.start();
    facts.iter().for_each(|fact| rules.apply(&mut state, fact.event, &mut Silent));
    let counts: Vec<[u16; 6]> =
        rules.view(&state, Eye::All).seats.iter().map(|seat| parts(&seat.count)).collect();
    let experts = is_measured(rules).then(|| &EXPERTS[usize::from(rules.players()) - 1]);
    let sheets = |experts: &ExpertAreas| experts.games * u64::from(rules.players());
    let beside = |at: usize, points: u16| {
        experts.map(|experts| Beside::mean(points, experts.sums[at], sheets(experts)))
    };
    let figure =
        |points: u64, beside: Option<Beside>| beside.map_or(Figure::Number(points), Figure::Beside);
    let mut rows: Vec<ReviewRow> = (0..)
        .zip(PARTS)
        .map(|(at, (code, label))| {
            let cell = |count: &[u16; 6]| figure(count[at].into(), beside(at, count[at]));
            ReviewRow::new(code, label, counts.iter().map(cell).collect())
        })
        .collect();
    let total = |count: &[u16; 6]| {
        let each: Option<Vec<Beside>> =
            (0..).zip(count).map(|(at, points)| beside(at, *points)).collect();
        let sum = count.iter().map(|points| u64::from(*points)).sum();
        figure(sum, each.map(|each| Beside::sum(&each)))
    };
    rows.push(ReviewRow::new("total", TOTAL, counts.iter().map(total).collect()));
    let over = matches!(rules.node(&state), Node::Over(_));
    let title = title(over, experts.is_some());
    ReviewTable { code: "areas", part: None, title, rows, remarks: Vec::new() }
}

/// The points of the areas, then those of the foxes.
fn parts(count: &Count) -> [u16; 6] {
    let [yellow, blue, green, orange, purple] = count.areas();
    [yellow, blue, green, orange, purple, count.foxes * count.per_fox()]
}

/// Whether the options are those that experts were measured with; who begins makes no difference.
fn is_measured(rules: &Clever) -> bool {
    let defaults = Settings::defaults(Clever::OPTIONS, rules.players());
    let settings = rules.settings();
    let rest = |name: &&str| *name != "first";
    let mut names = Clever::OPTIONS.iter().map(|option| option.name).filter(rest);
    names.all(|name| settings.get(name) == defaults.get(name))
}

fn title(over: bool, measured: bool) -> Sentence {
    let [en, pl, ru] = match over {
        true => ["Points by area", "Punkty według obszarów", "Очки по областям"],
        false => [
            "Points by area so far",
            "Punkty według obszarów do tej pory",
            "Очки по областям на сейчас",
        ],
    };
    let [beside_en, beside_pl, beside_ru] = match measured {
        true => [
            " (beside the mean of the expert's games)",
            " (obok średniej z partii eksperta)",
            " (рядом со средним по партиям эксперта)",
        ],
        false => [""; 3],
    };
    Sentence::of([
        &format!("{en}{beside_en}"),
        &format!("{pl}{beside_pl}"),
        &format!("{ru}{beside_ru}"),
    ])
}

#[cfg(test)]
mod tests;
