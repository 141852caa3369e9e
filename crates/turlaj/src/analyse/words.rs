//! The words of an analysis in the languages of the page.

use crate::args::HintLang;

/// The labels of the table and the sentences around it.
pub(super) struct Words {
    pub(super) decisions: &'static str,
    pub(super) open: &'static str,
    pub(super) best: &'static str,
    pub(super) sizes: [&'static str; 3],
    pub(super) rate: &'static str,
    pub(super) start: &'static str,
    pub(super) luck: &'static str,
    pub(super) own: &'static str,
    pub(super) gifts: &'static str,
    pub(super) hidden: &'static str,
    pub(super) race: &'static str,
    pub(super) rest: &'static str,
    pub(super) result: &'static str,
    pub(super) so_far: &'static str,
    pub(super) without_luck: &'static str,
    pub(super) luckiest: &'static str,
    pub(super) unluckiest: &'static str,
    pub(super) worst: &'static str,
    pub(super) better: &'static str,
    pub(super) played: &'static str,
    pub(super) fact: &'static str,
    pub(super) exact: &'static str,
    pub(super) estimated: &'static str,
    pub(super) units: [&'static str; 3],
    pub(super) extents: [(&'static str, &'static str); 3],
}

impl Words {
    pub(super) fn of(lang: HintLang) -> &'static Words {
        match lang {
            HintLang::En => &EN,
            HintLang::Pl => &PL,
            HintLang::Ru => &RU,
        }
    }

    /// The sentence for a game that did not end; nothing for one that did.
    pub(super) fn extent(&self, extent: &str) -> Option<&'static str> {
        self.extents.iter().find(|(name, _)| *name == extent).map(|(_, text)| *text)
    }
}

const EN: Words = Words {
    decisions: "Decisions",
    open: "with a choice",
    best: "best choice made",
    sizes: ["Inaccuracies", "Mistakes", "Blunders"],
    rate: "Error per choice",
    start: "Start",
    luck: "Luck",
    own: "Own errors",
    gifts: "Gifts of others",
    hidden: "Hidden things",
    race: "Race",
    rest: "Corrections",
    result: "Result",
    so_far: "Value so far",
    without_luck: "Result without luck",
    luckiest: "Luckiest throw",
    unluckiest: "Unluckiest throw",
    worst: "Most expensive choices",
    better: "better",
    played: "played",
    fact: "fact",
    exact: "Exact values under best play.",
    estimated: "Estimates of the engine.",
    units: ["percent of the victory", "points", "lost tiles"],
    extents: [
        ("abandoned", "The game was given up; it is analysed up to there."),
        ("broken", "The record breaks off; it is analysed up to there."),
        ("unfinished", "The game is not over; it is analysed up to here."),
    ],
};

const PL: Words = Words {
    decisions: "Decyzje",
    open: "z wyborem",
    best: "trafione najlepsze",
    sizes: ["Niedokładności", "Błędy", "Grube błędy"],
    rate: "Błąd na wybór",
    start: "Początek",
    luck: "Szczęście",
    own: "Własne błędy",
    gifts: "Prezenty innych",
    hidden: "Rzeczy zakryte",
    race: "Wyścig",
    rest: "Korekty oceny",
    result: "Wynik",
    so_far: "Wartość do tej pory",
    without_luck: "Wynik bez szczęścia",
    luckiest: "Najszczęśliwszy rzut",
    unluckiest: "Najbardziej pechowy rzut",
    worst: "Najdroższe wybory",
    better: "lepiej",
    played: "zagrano",
    fact: "fakt",
    exact: "Wartości dokładne przy najlepszej grze.",
    estimated: "Oceny silnika.",
    units: ["procent zwycięstwa", "punkty", "stracone kafelki"],
    extents: [
        ("abandoned", "Partię przerwano; analiza sięga do tego miejsca."),
        ("broken", "Zapis się urywa; analiza sięga do tego miejsca."),
        ("unfinished", "Partia jeszcze trwa; analiza sięga do tego miejsca."),
    ],
};

const RU: Words = Words {
    decisions: "Решения",
    open: "с выбором",
    best: "выбрано лучшее",
    sizes: ["Неточности", "Ошибки", "Грубые ошибки"],
    rate: "Потеря на выбор",
    start: "Начало",
    luck: "Удача",
    own: "Свои ошибки",
    gifts: "Подарки других",
    hidden: "Скрытое",
    race: "Гонка",
    rest: "Поправки оценки",
    result: "Итог",
    so_far: "Оценка на сейчас",
    without_luck: "Итог без удачи",
    luckiest: "Самый удачный бросок",
    unluckiest: "Самый неудачный бросок",
    worst: "Самые дорогие решения",
    better: "лучше",
    played: "сыграно",
    fact: "факт",
    exact: "Точные значения при лучшей игре.",
    estimated: "Оценки движка.",
    units: ["процент победы", "очки", "потерянные плитки"],
    extents: [
        ("abandoned", "Партия прервана; разбор доходит до этого места."),
        ("broken", "Запись обрывается; разбор доходит до этого места."),
        ("unfinished", "Партия не окончена; разбор доходит до этого места."),
    ],
};
