//! Advice in Russian.

use turlaj_stonoga::{Colour, Face, Tile};

use super::{Done, Same, StonogaWhat, StonogaWhy, TurnAim, Whom, list};

pub(super) fn what(what: &StonogaWhat) -> String {
    match what {
        StonogaWhat::Roll { kept: same, foot: false } if same.is_empty() => {
            "Брось все кубики ещё раз".to_string()
        }
        StonogaWhat::Roll { kept: same, foot: false } => format!("Оставь {}", kept(same)),
        StonogaWhat::Roll { kept: same, foot: true } if same.is_empty() => {
            "Отдай босую ножку и брось все кубики".to_string()
        }
        StonogaWhat::Roll { kept: same, foot: true } => {
            format!("Отдай босую ножку и оставь {}", kept(same))
        }
        StonogaWhat::Stop { early: true, done: Done::Pass } => "Закончи ход ни с чем".to_string(),
        StonogaWhat::Stop { early: true, done } => format!("Остановись и {}", done_of(*done)),
        StonogaWhat::Stop { early: false, done } => capital(&done_of(*done)),
    }
}

fn aim_of(chance: f64, aim: TurnAim) -> String {
    let chance = percent(chance);
    match aim {
        TurnAim::Tile(tile) => format!("{chance} на {}", in_case(tile, ACCUSATIVE)),
        TurnAim::Steal(tile) => format!("{chance} шансов утащить {}", in_case(tile, ACCUSATIVE)),
        TurnAim::Size(shoes) => format!("{chance} на {}", size(shoes)[ACCUSATIVE]),
        TurnAim::Empty => format!("{chance} риска остаться ни с чем"),
        TurnAim::Avoid => {
            format!(
                "{chance} шансов не взять последний жетон, с которым игра кончилась бы твоим поражением"
            )
        }
        TurnAim::Shun => {
            format!("{chance} шансов ничего не взять, а выгодных жетонов сейчас нет")
        }
        TurnAim::Loss => format!("{chance} риска потерять жетон"),
    }
}

fn done_of(done: Done) -> String {
    match done {
        Done::Take(tile, false) => format!("возьми {}", in_case(tile, ACCUSATIVE)),
        Done::Take(tile, true) => {
            format!("возьми {} с золотым башмаком", in_case(tile, ACCUSATIVE))
        }
        Done::Steal(tile, whom) => {
            format!("утащи {} у {}", in_case(tile, ACCUSATIVE), whom_of(whom))
        }
        Done::Lose(tile) => format!("сбрось {}", in_case(tile, ACCUSATIVE)),
        Done::Pass => "закончи ход ни с чем".to_string(),
        Done::Roll => "бросай дальше".to_string(),
    }
}

pub(super) fn reason(why: StonogaWhy, against: bool) -> String {
    let share = |chance: f64| match percent(chance) {
        unsure if unsure.contains(' ') => format!("{} случаев", unsure.replace(' ', " чем в ")),
        sure => format!("в {sure} случаев"),
    };
    match why {
        StonogaWhy::Aim(chance, aim) => aim_of(chance, aim),
        StonogaWhy::LastWins => "это последний жетон, и игра кончится, пока ты впереди".to_string(),
        StonogaWhy::LastShares => "это последний жетон, и победа будет общей".to_string(),
        StonogaWhy::LastTails(chance) => {
            format!(
                "это последний жетон, а при неизвестных хвостиках победа будет {}",
                share(chance)
            )
        }
        StonogaWhy::Enough { chance: 0.0, foot: false } => {
            "ничего лучше уже не выбросить".to_string()
        }
        StonogaWhy::Enough { chance: 0.0, foot: true } => {
            "босая ножка ничего лучше уже не даст".to_string()
        }
        StonogaWhy::Enough { chance, foot: false } => {
            format!("новые броски дали бы что-то получше лишь {}", share(chance))
        }
        StonogaWhy::Enough { chance, foot: true } => {
            format!("босая ножка дала бы что-то получше лишь {}", share(chance))
        }
        StonogaWhy::Risk => "новым броском рискуешь большим, чем можешь выиграть".to_string(),
        StonogaWhy::Better { chance, foot: false } => {
            format!("новые броски дают что-то получше {}", share(chance))
        }
        StonogaWhy::Better { chance, foot: true } => {
            format!("босая ножка дала бы что-то получше {}", share(chance))
        }
        StonogaWhy::Safe => "это надёжно".to_string(),
        StonogaWhy::Average => "новые броски в среднем дают больше".to_string(),
        StonogaWhy::Foot { alone: false } if against => {
            "сохранённая ножка — тоже башмак".to_string()
        }
        StonogaWhy::Foot { alone: true } if against => "ножка может спасти жетон позже".to_string(),
        StonogaWhy::Foot { alone: false } => {
            "босая ножка останется, а она стоит башмака".to_string()
        }
        StonogaWhy::Foot { alone: true } => {
            "босая ножка останется и может спасти жетон позже".to_string()
        }
        StonogaWhy::Only => "больше выбирать не из чего".to_string(),
        StonogaWhy::Most => "ничто другое не даёт столько башмаков".to_string(),
        StonogaWhy::Shoes(other) if against => {
            format!("у {} больше башмаков", in_case(other, GENITIVE))
        }
        StonogaWhy::Shoes(other) => format!("башмаков больше, чем у {}", in_case(other, GENITIVE)),
        StonogaWhy::Tail => "её цвет есть на твоём хвостике".to_string(),
        StonogaWhy::TailDone => "она дополняет твой хвостик, а это ещё два башмака".to_string(),
        StonogaWhy::Golden => "её золотой башмак тоже считается".to_string(),
        StonogaWhy::Guarded => {
            "её золотой башмак тоже считается и не даёт ничего утащить".to_string()
        }
        StonogaWhy::Swing(shoes, whom) => {
            format!("у тебя на {shoes} башмака больше, а у {} на {shoes} меньше", whom_of(whom))
        }
        StonogaWhy::Placed => "с ней твоё положение лучше".to_string(),
        StonogaWhy::Same => "есть и другой вариант, ничуть не хуже".to_string(),
        StonogaWhy::Easier => "то, что останется, легче собрать".to_string(),
        StonogaWhy::Than(done) => match done {
            Done::Take(tile, _) => format!("{} ценнее", in_case(tile, NOMINATIVE)),
            Done::Steal(tile, _) => format!("утащить {} выгоднее", in_case(tile, ACCUSATIVE)),
            Done::Lose(tile) => format!("легче обойтись без {}", in_case(tile, GENITIVE)),
            Done::Pass => "лучше остаться ни с чем".to_string(),
            Done::Roll => "новые броски дают больше".to_string(),
        },
        StonogaWhy::Refuse => {
            "после нового броска, возможно, придётся взять последний жетон, а это поражение"
                .to_string()
        }
        StonogaWhy::Nothing => "ничего не подходит, и новые броски ничего не дадут".to_string(),
        StonogaWhy::NoTheft => "если сейчас утащить, твоё положение станет хуже".to_string(),
        StonogaWhy::Smallest => {
            "ничего не подходит, и один из самых маленьких жетонов пропадает".to_string()
        }
    }
}

fn kept(kept: &[Same]) -> String {
    let words: Vec<String> = kept
        .iter()
        .map(|same| {
            let star = same.face == Face::Star;
            let before = match (same.kept, same.shown) {
                (1, 1) => "",
                (1, _) => {
                    if star {
                        "одну "
                    } else {
                        "один "
                    }
                }
                (2, 2) => {
                    if star {
                        "обе "
                    } else {
                        "оба "
                    }
                }
                (2, _) => {
                    if star {
                        "две "
                    } else {
                        "два "
                    }
                }
                _ => "три ",
            };
            let face = match (same.face, same.kept) {
                (Face::Star, 1) => "звезду",
                (Face::Star, _) => "звезды",
                (Face::Shoe(of), 1) => colour(of)[DIE],
                (Face::Shoe(of), _) => colour(of)[PLURAL],
            };
            format!("{before}{face}")
        })
        .collect();
    match kept {
        [Same { face: Face::Shoe(_), kept: 1, .. }] => format!("{} кубик", words[0]),
        _ => list(&words, "и"),
    }
}

fn whom_of(whom: Whom) -> String {
    match whom {
        Whom::Leader => "лидера".to_string(),
        Whom::Other(seat) => format!("игрока {seat}"),
    }
}

const NOMINATIVE: usize = 0;
const ACCUSATIVE: usize = 1;
const GENITIVE: usize = 2;
const PLURAL: usize = 3;
const DIE: usize = 4;

fn in_case(tile: Tile, case: usize) -> String {
    format!("{} {}", colour(tile.colour())[case], size(tile.shoes())[case])
}

/// Three cases of a tile, many dice, one die.
fn colour(colour: Colour) -> [&'static str; 5] {
    match colour {
        Colour::R => ["красная", "красную", "красной", "красных", "красный"],
        Colour::Y => ["жёлтая", "жёлтую", "жёлтой", "жёлтых", "жёлтый"],
        Colour::G => ["зелёная", "зелёную", "зелёной", "зелёных", "зелёный"],
        Colour::B => ["синяя", "синюю", "синей", "синих", "синий"],
        Colour::K => ["чёрная", "чёрную", "чёрной", "чёрных", "чёрный"],
    }
}

fn size(shoes: u8) -> [&'static str; 3] {
    match shoes {
        2 => ["двойка", "двойку", "двойки"],
        3 => ["тройка", "тройку", "тройки"],
        _ => ["четвёрка", "четвёрку", "четвёрки"],
    }
}

fn percent(chance: f64) -> String {
    super::percent(chance, "менее", "более")
}

fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or(String::new(), |first| first.to_uppercase().chain(letters).collect())
}
