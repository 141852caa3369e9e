//! Advice in Polish.

use turlaj_stonoga::{Colour, Face, Tile};

use super::{Aim, Deed, Foot, Gone, Roll, Same, Say, Whom, Why, list, stop};

pub(super) fn sentence(say: &Say) -> String {
    match say {
        Say::Roll(roll) => rolling(roll),
        Say::Stop { early, deed, why } => {
            let why = reason(*why);
            stop(&match (early, deed) {
                (true, Deed::Pass) => format!("Zakończ turę z pustymi rękami: {why}"),
                (true, deed) => format!("Zatrzymaj się i {}: {why}", deed_of(*deed)),
                (false, deed) => format!("{}: {why}", capital(&deed_of(*deed))),
            })
        }
    }
}

fn rolling(roll: &Roll) -> String {
    let deed = match (roll.foot, roll.kept.is_empty()) {
        (None, true) => "Rzuć jeszcze raz wszystkimi kostkami".to_string(),
        (None, false) => format!("Zostaw {}", kept(&roll.kept)),
        (Some(_), true) => "Oddaj bosą stopę i rzuć wszystkimi kostkami".to_string(),
        (Some(_), false) => format!("Oddaj bosą stopę i zostaw {}", kept(&roll.kept)),
    };
    let aims: Vec<String> = roll.aims.iter().map(|(chance, aim)| aim_of(*chance, *aim)).collect();
    let gone = match roll.gone {
        None => String::new(),
        Some(Gone::One(tile)) => {
            format!(
                ", a {} {} już nie ma",
                colour(tile.colour())[GENITIVE],
                size(tile.shoes())[GENITIVE]
            )
        }
        Some(Gone::All(of)) => {
            format!(", a większych {} płytek już nie ma", colour(of)[PLURAL_GENITIVE])
        }
    };
    let foot = match roll.foot {
        Some(Foot::Worth) => "; to więcej warte niż jeden but",
        Some(Foot::Costs) => ", ale zachowana stopa to też but",
        Some(Foot::Now) => ", a lepszej chwili na to nie będzie",
        Some(Foot::Later) => ", ale stopa może później uratować płytkę",
        None => "",
    };
    stop(&format!("{deed}: {}{gone}{foot}", aims.join(", ")))
}

fn aim_of(chance: f64, aim: Aim) -> String {
    let chance = percent(chance);
    match aim {
        Aim::Tile(tile) => format!("{chance} na {}", accusative(tile)),
        Aim::Steal(tile) => format!("{chance} na podebranie {}", genitive(tile)),
        Aim::Size(shoes) => format!("{chance} na {}", size(shoes)[ACCUSATIVE]),
        Aim::Empty => format!("{chance} ryzyka, że nic nie weźmiesz"),
        Aim::Avoid => {
            format!(
                "{chance} na to, że nie weźmiesz ostatniej płytki, która zakończyłaby grę twoją przegraną"
            )
        }
        Aim::Shun => {
            format!("{chance} na to, że nic nie weźmiesz, a żadnej płytki nie warto teraz brać")
        }
        Aim::Loss => format!("{chance} ryzyka straty płytki"),
    }
}

fn deed_of(deed: Deed) -> String {
    match deed {
        Deed::Take(tile, false) => format!("weź {}", accusative(tile)),
        Deed::Take(tile, true) => format!("weź {} ze złotym butem", accusative(tile)),
        Deed::Steal(tile, whom) => format!("podbierz {} {}", accusative(tile), dative(whom)),
        Deed::Lose(tile) => format!("odrzuć {}", accusative(tile)),
        Deed::Pass => "zakończ turę z pustymi rękami".to_string(),
        Deed::Foot => "oddaj bosą stopę".to_string(),
    }
}

fn reason(why: Why) -> String {
    let share = |chance: f64| format!("w {} przypadków", percent(chance));
    match why {
        Why::LastWins => "to ostatnia płytka, a gra kończy się, póki prowadzisz".to_string(),
        Why::LastShares => "to ostatnia płytka, a zwycięstwo będzie wspólne".to_string(),
        Why::LastLoses => "to ostatnia płytka, a gra kończy się twoją przegraną".to_string(),
        Why::LastTails(chance) => {
            format!("to ostatnia płytka, a przy nieznanych ogonkach wygrywasz {}", share(chance))
        }
        Why::Enough(0.0) => "niczego lepszego nie da się już wyrzucić".to_string(),
        Why::Enough(chance) if chance < 0.5 => {
            format!("dalsze rzuty dałyby coś lepszego tylko {}", share(chance))
        }
        Why::Enough(chance) => {
            format!("dalsze rzuty dają coś lepszego {}, ale ryzyko jest większe", share(chance))
        }
        Why::EnoughFoot(0.0) => "bosa stopa nie da już niczego lepszego".to_string(),
        Why::EnoughFoot(chance) => {
            format!("bosa stopa dałaby coś lepszego {}, a sama jest warta but", share(chance))
        }
        Why::LaterFoot(0.0) => "bosa stopa nie da teraz niczego lepszego".to_string(),
        Why::LaterFoot(chance) => format!(
            "bosa stopa dałaby coś lepszego {}, ale może później uratować płytkę",
            share(chance)
        ),
        Why::Better(chance) if chance >= 0.4 => {
            format!("to pewne, ale dalsze rzuty dają coś lepszego {}", share(chance))
        }
        Why::Better(_) => "to pewne, ale dalsze rzuty są średnio więcej warte".to_string(),
        Why::Only => "nic innego nie zostaje do wyboru".to_string(),
        Why::Most => "nic innego nie daje tylu butów".to_string(),
        Why::Tail => "jej kolor jest na twoim ogonku".to_string(),
        Why::TailDone => "dopełnia twój ogonek, a to dwa buty więcej".to_string(),
        Why::Golden => "jej złoty but też się liczy".to_string(),
        Why::Guarded => "jej złoty but też się liczy i broni przed podbieraniem".to_string(),
        Why::Swing(shoes, whom) => {
            format!("{shoes} buty więcej dla ciebie i {shoes} mniej dla {}", whom_genitive(whom))
        }
        Why::Placed => "inne dają nie mniej, ale ta zostawia ci lepszą pozycję".to_string(),
        Why::Same => "ale jest też inny wybór, równie dobry".to_string(),
        Why::Easier => "to, co zostaje na środku, łatwiej zebrać".to_string(),
        Why::Than(deed) => match deed {
            Deed::Take(tile, _) => format!("można, ale {} jest więcej warta", nominative(tile)),
            Deed::Steal(tile, _) => {
                format!("można, ale podebranie {} jest więcej warte", genitive(tile))
            }
            Deed::Lose(tile) => format!("można, ale łatwiej obejść się bez {}", genitive(tile)),
            Deed::Pass => "można, ale lepiej skończyć z pustymi rękami".to_string(),
            Deed::Foot => "można, ale lepiej oddać bosą stopę za jeszcze jeden rzut".to_string(),
        },
        Why::Refuse => {
            "po kolejnym rzucie może trzeba będzie wziąć ostatnią płytkę, a wtedy przegrywasz"
                .to_string()
        }
        Why::Nothing => "nic nie pasuje, a dalsze rzuty nic nie dadzą".to_string(),
        Why::Yet(chance) => {
            format!("na razie nic nie pasuje, ale dalsze rzuty dają płytkę {}", share(chance))
        }
        Why::NoTheft => "podebranie pogorszyłoby teraz twoją pozycję".to_string(),
        Why::Smallest => "nic nie pasuje, więc przepada jedna z najmniejszych płytek".to_string(),
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
const PLURAL_GENITIVE: usize = 4;

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

fn colour(colour: Colour) -> [&'static str; 5] {
    match colour {
        Colour::R => ["czerwona", "czerwoną", "czerwonej", "czerwone", "czerwonych"],
        Colour::Y => ["żółta", "żółtą", "żółtej", "żółte", "żółtych"],
        Colour::G => ["zielona", "zieloną", "zielonej", "zielone", "zielonych"],
        Colour::B => ["niebieska", "niebieską", "niebieskiej", "niebieskie", "niebieskich"],
        Colour::K => ["czarna", "czarną", "czarnej", "czarne", "czarnych"],
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
