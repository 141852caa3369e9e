//! Advice in Polish.

use turlaj_stonoga::{Colour, Face, Tile};

use super::{Done, Same, StonogaWhat, StonogaWhy, TurnAim, Whom, list};

pub(super) fn what(what: &StonogaWhat) -> String {
    match what {
        StonogaWhat::Roll { kept: same, foot: false } if same.is_empty() => {
            "Rzuć jeszcze raz wszystkimi kostkami".to_string()
        }
        StonogaWhat::Roll { kept: same, foot: false } => format!("Zostaw {}", kept(same)),
        StonogaWhat::Roll { kept: same, foot: true } if same.is_empty() => {
            "Oddaj bosą stopę i rzuć wszystkimi kostkami".to_string()
        }
        StonogaWhat::Roll { kept: same, foot: true } => {
            format!("Oddaj bosą stopę i zostaw {}", kept(same))
        }
        StonogaWhat::Stop { early: true, done: Done::Pass } => {
            "Zakończ turę z pustymi rękami".to_string()
        }
        StonogaWhat::Stop { early: true, done } => format!("Zatrzymaj się i {}", done_of(*done)),
        StonogaWhat::Stop { early: false, done } => capital(&done_of(*done)),
    }
}

fn aim_of(chance: f64, aim: TurnAim) -> String {
    let chance = percent(chance);
    match aim {
        TurnAim::Tile(tile) => format!("{chance} na {}", accusative(tile)),
        TurnAim::Steal(tile) => format!("{chance} na podebranie {}", genitive(tile)),
        TurnAim::Size(shoes) => format!("{chance} na {}", size(shoes)[ACCUSATIVE]),
        TurnAim::Empty => format!("{chance} ryzyka, że nic nie weźmiesz"),
        TurnAim::Avoid => {
            format!(
                "{chance} na to, że nie weźmiesz ostatniej płytki, która zakończyłaby grę twoją przegraną"
            )
        }
        TurnAim::Shun => {
            format!("{chance} na to, że nic nie weźmiesz, a żadnej płytki nie warto teraz brać")
        }
        TurnAim::Loss => format!("{chance} ryzyka straty płytki"),
    }
}

fn done_of(done: Done) -> String {
    match done {
        Done::Take(tile, false) => format!("weź {}", accusative(tile)),
        Done::Take(tile, true) => format!("weź {} ze złotym butem", accusative(tile)),
        Done::Steal(tile, whom) => format!("podbierz {} {}", accusative(tile), dative(whom)),
        Done::Lose(tile) => format!("odrzuć {}", accusative(tile)),
        Done::Pass => "zakończ turę z pustymi rękami".to_string(),
        Done::Roll => "rzuć dalej".to_string(),
    }
}

pub(super) fn reason(why: StonogaWhy, against: bool) -> String {
    let share = |chance: f64| format!("w {} przypadków", percent(chance));
    match why {
        StonogaWhy::Aim(chance, aim) => aim_of(chance, aim),
        StonogaWhy::LastWins => "to ostatnia płytka, a gra kończy się, póki prowadzisz".to_string(),
        StonogaWhy::LastShares => "to ostatnia płytka, a zwycięstwo będzie wspólne".to_string(),
        StonogaWhy::LastTails(chance) => {
            format!("to ostatnia płytka, a przy nieznanych ogonkach wygrywasz {}", share(chance))
        }
        StonogaWhy::Enough { chance: 0.0, foot: false } => {
            "niczego lepszego nie da się już wyrzucić".to_string()
        }
        StonogaWhy::Enough { chance: 0.0, foot: true } => {
            "bosa stopa nie da już niczego lepszego".to_string()
        }
        StonogaWhy::Enough { chance, foot: false } => {
            format!("dalsze rzuty dałyby coś lepszego tylko {}", share(chance))
        }
        StonogaWhy::Enough { chance, foot: true } => {
            format!("bosa stopa dałaby coś lepszego tylko {}", share(chance))
        }
        StonogaWhy::Risk => "dalszym rzutem więcej ryzykujesz, niż możesz zyskać".to_string(),
        StonogaWhy::Better { chance, foot: false } => {
            format!("dalsze rzuty dają coś lepszego {}", share(chance))
        }
        StonogaWhy::Better { chance, foot: true } => {
            format!("bosa stopa dałaby coś lepszego {}", share(chance))
        }
        StonogaWhy::Safe => "to pewne".to_string(),
        StonogaWhy::Average => "dalsze rzuty są średnio więcej warte".to_string(),
        StonogaWhy::Foot { alone: false } if against => "zachowana stopa to też but".to_string(),
        StonogaWhy::Foot { alone: true } if against => {
            "stopa może później uratować płytkę".to_string()
        }
        StonogaWhy::Foot { alone: false } => "bosa stopa zostaje, a jest warta but".to_string(),
        StonogaWhy::Foot { alone: true } => {
            "bosa stopa zostaje i może później uratować płytkę".to_string()
        }
        StonogaWhy::Only => "nic innego nie zostaje do wyboru".to_string(),
        StonogaWhy::Most => "nic innego nie daje tylu butów".to_string(),
        StonogaWhy::Shoes(other) if against => format!("{} ma więcej butów", nominative(other)),
        StonogaWhy::Shoes(other) => format!("ma więcej butów niż {}", nominative(other)),
        StonogaWhy::Tail => "jej kolor jest na twoim ogonku".to_string(),
        StonogaWhy::TailDone => "dopełnia twój ogonek, a to dwa buty więcej".to_string(),
        StonogaWhy::Golden => "jej złoty but też się liczy".to_string(),
        StonogaWhy::Guarded => "jej złoty but też się liczy i broni przed podbieraniem".to_string(),
        StonogaWhy::Swing(shoes, whom) => {
            format!("{shoes} buty więcej dla ciebie i {shoes} mniej dla {}", whom_genitive(whom))
        }
        StonogaWhy::Placed => "zostawia ci lepszą pozycję".to_string(),
        StonogaWhy::Same => "jest też inny wybór, równie dobry".to_string(),
        StonogaWhy::Easier => "to, co zostaje na środku, łatwiej zebrać".to_string(),
        StonogaWhy::Than(done) => match done {
            Done::Take(tile, _) => format!("{} jest więcej warta", nominative(tile)),
            Done::Steal(tile, _) => format!("podebranie {} jest więcej warte", genitive(tile)),
            Done::Lose(tile) => format!("łatwiej obejść się bez {}", genitive(tile)),
            Done::Pass => "lepiej skończyć z pustymi rękami".to_string(),
            Done::Roll => "dalsze rzuty są więcej warte".to_string(),
        },
        StonogaWhy::Refuse => {
            "po kolejnym rzucie może trzeba będzie wziąć ostatnią płytkę, a wtedy przegrywasz"
                .to_string()
        }
        StonogaWhy::Nothing => "nic nie pasuje, a dalsze rzuty nic nie dadzą".to_string(),
        StonogaWhy::NoTheft => "podebranie pogorszyłoby teraz twoją pozycję".to_string(),
        StonogaWhy::Smallest => {
            "nic nie pasuje, więc przepada jedna z najmniejszych płytek".to_string()
        }
    }
}

fn kept(kept: &[Same]) -> String {
    let words: Vec<String> = kept
        .iter()
        .map(|same| {
            let before = match (same.kept, same.shown) {
                (1, 1) => "",
                (1, _) => "jedną ",
                (2, 2) => "obie ",
                (2, _) => "dwie ",
                _ => "trzy ",
            };
            let face = match (same.face, same.kept) {
                (Face::Star, 1) => "gwiazdkę",
                (Face::Star, _) => "gwiazdki",
                (Face::Shoe(of), 1) => colour(of)[ACCUSATIVE],
                (Face::Shoe(of), _) => colour(of)[PLURAL],
            };
            format!("{before}{face}")
        })
        .collect();
    match kept {
        [Same { face: Face::Shoe(_), kept: 1, .. }] => format!("{} kostkę", words[0]),
        _ => list(&words, "i"),
    }
}

fn dative(whom: Whom) -> String {
    match whom {
        Whom::Leader => "liderowi".to_string(),
        Whom::Other(seat) => format!("graczowi {seat}"),
    }
}

fn whom_genitive(whom: Whom) -> String {
    match whom {
        Whom::Leader => "lidera".to_string(),
        Whom::Other(seat) => format!("gracza {seat}"),
    }
}

const NOMINATIVE: usize = 0;
const ACCUSATIVE: usize = 1;
const GENITIVE: usize = 2;
const PLURAL: usize = 3;

fn nominative(tile: Tile) -> String {
    in_case(tile, NOMINATIVE)
}

fn accusative(tile: Tile) -> String {
    in_case(tile, ACCUSATIVE)
}

fn genitive(tile: Tile) -> String {
    in_case(tile, GENITIVE)
}

fn in_case(tile: Tile, case: usize) -> String {
    format!("{} {}", colour(tile.colour())[case], size(tile.shoes())[case])
}

fn colour(colour: Colour) -> [&'static str; 4] {
    match colour {
        Colour::R => ["czerwona", "czerwoną", "czerwonej", "czerwone"],
        Colour::Y => ["żółta", "żółtą", "żółtej", "żółte"],
        Colour::G => ["zielona", "zieloną", "zielonej", "zielone"],
        Colour::B => ["niebieska", "niebieską", "niebieskiej", "niebieskie"],
        Colour::K => ["czarna", "czarną", "czarnej", "czarne"],
    }
}

fn size(shoes: u8) -> [&'static str; 3] {
    match shoes {
        2 => ["dwójka", "dwójkę", "dwójki"],
        3 => ["trójka", "trójkę", "trójki"],
        _ => ["czwórka", "czwórkę", "czwórki"],
    }
}

fn percent(chance: f64) -> String {
    super::percent(chance, "mniej niż", "ponad")
}

fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or(String::new(), |first| first.to_uppercase().chain(letters).collect())
}
