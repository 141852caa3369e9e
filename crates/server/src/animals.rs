//! Names by lot: of people who have not chosen one, and of strangers at public tables. Two people
//! never have the same animal on one screen.

use std::collections::{HashMap, VecDeque};
use std::sync::{Mutex, PoisonError};

use turlaj_proto::{NameInfo, Who};

use crate::entropy::{Entropy, number};

/// The animals; clients translate and draw each of them.
const ANIMALS: &[&str] = &[
    "Bear", "Bee", "Cat", "Chicken", "Cow", "Crab", "Dog", "Duck", "Elephant", "Fox", "Frog",
    "Hedgehog", "Koala", "Ladybird", "Lion", "Mouse", "Octopus", "Owl", "Panda", "Penguin",
    "Rabbit", "Raccoon", "Sheep", "Tiger",
];

/// How many of the last draws count when an animal is drawn.
const RECENT: usize = 48;

/// A draw at the same table outweighs all draws elsewhere.
const AT_THE_TABLE: usize = 1 << 32;

/// Whether a name is an animal: most likely one by lot.
pub(crate) fn is_animal(name: &str) -> bool {
    ANIMALS.contains(&name)
}

/// Which animal a name is, and which one of its kind.
fn animal(name: &str) -> Option<(&str, Option<u32>)> {
    if is_animal(name) {
        return Some((name, None));
    }
    let (animal, number) = name.split_once(' ')?;
    let counted = number.starts_with(|first| matches!(first, '1'..='9'));
    let number = number.parse().ok().filter(|_| counted && is_animal(animal))?;
    Some((animal, Some(number)))
}

/// A shown name as data.
pub(crate) fn name_info(who: Who, name: &str) -> Option<NameInfo> {
    match who {
        Who::Nobody => None,
        Who::Bot => Some(NameInfo::Bot { name: name.to_string() }),
        Who::Person | Who::Program => Some(person_name(name)),
    }
}

/// The shown name of a person or a program as data.
pub(crate) fn person_name(name: &str) -> NameInfo {
    match animal(name) {
        Some((animal, number)) => NameInfo::Animal { name: animal.to_string(), number },
        None => NameInfo::Chosen { name: name.to_string() },
    }
}

/// Draws animals, rare ones first.
#[derive(Default)]
pub(crate) struct Lots {
    recent: Mutex<VecDeque<String>>,
}

impl Lots {
    /// An animal that none of `near` has, the names at a table; of these, one of the rarest among
    /// `far` and the last draws.
    pub(crate) fn draw(&self, entropy: &dyn Entropy, near: &[String], far: &[String]) -> String {
        let mut recent = self.recent.lock().unwrap_or_else(PoisonError::into_inner);
        let count = |names: &mut dyn Iterator<Item = &String>, animal: &str| {
            names.filter(|name| *name == animal).count()
        };
        let weight = |animal: &str| {
            AT_THE_TABLE * count(&mut near.iter(), animal)
                + count(&mut far.iter().chain(recent.iter()), animal)
        };
        let from = number(entropy) as usize % ANIMALS.len();
        let turned = ANIMALS.iter().cycle().skip(from).take(ANIMALS.len());
        let drawn = turned.min_by_key(|animal| weight(animal)).expect("there are animals");
        recent.push_front(drawn.to_string());
        recent.truncate(RECENT);
        drawn.to_string()
    }
}

/// Who goes by a name on a screen. A name by lot belongs to its seat: nobody may learn that two of
/// them are the same person's.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Whose {
    Person(u64),
    Seat(u64, usize),
}

/// The animals on one screen.
#[derive(Default)]
pub(crate) struct Screen {
    taken: HashMap<String, Whose>,
    changed: HashMap<Whose, String>,
}

impl Screen {
    /// Gives another animal to everybody whose animal somebody else has on this screen. Those who
    /// come first keep theirs.
    pub(crate) fn part<'a>(&mut self, names: impl IntoIterator<Item = (Whose, &'a mut String)>) {
        let animals = names.into_iter().filter(|(_, name)| is_animal(name));
        let animals: Vec<(Whose, &mut String)> = animals.collect();
        for (whose, name) in &animals {
            self.taken.entry(name.to_string()).or_insert(*whose);
        }
        for (whose, name) in animals {
            if self.taken[name.as_str()] != whose {
                *name = self.another(whose, name);
            }
        }
    }

    fn another(&mut self, whose: Whose, animal: &str) -> String {
        if let Some(name) = self.changed.get(&whose) {
            return name.clone();
        }
        let after = ANIMALS.iter().cycle().skip_while(|one| **one != animal).take(ANIMALS.len());
        let free = after.map(|one| one.to_string()).find(|one| !self.taken.contains_key(one));
        // More people than animals: a number tells them apart.
        let mut numbered = (2..).map(|n| format!("{animal} {n}"));
        let free = free.or_else(|| numbered.find(|one| !self.taken.contains_key(one)));
        let name = free.expect("there are enough numbers");
        self.taken.insert(name.clone(), whose);
        self.changed.insert(whose, name.clone());
        name
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use crate::entropy::OsEntropy;

    fn parted(names: &[(Whose, &str)]) -> Vec<String> {
        let mut names: Vec<(Whose, String)> =
            names.iter().map(|(whose, name)| (*whose, name.to_string())).collect();
        Screen::default().part(names.iter_mut().map(|(whose, name)| (*whose, name)));
        names.into_iter().map(|(_, name)| name).collect()
    }

    #[test]
    fn names_by_lot_are_data_and_others_stay_as_they_are() {
        let animal = |name: &str, number| NameInfo::Animal { name: name.to_string(), number };
        let person = |name| name_info(Who::Person, name).unwrap();
        assert_eq!((person("Owl"), person("Owl 2")), (animal("Owl", None), animal("Owl", Some(2))));
        for name in [
            "Ala", "Owls", "Owl Two", "Owl ", "Owl 2 3", "Owl +2", "Owl 02", "owl", "Ala 2",
            "greedy",
        ] {
            assert_eq!(person(name), NameInfo::Chosen { name: name.to_string() });
        }
        let bot = NameInfo::Bot { name: "greedy".to_string() };
        assert_eq!(name_info(Who::Bot, "greedy"), Some(bot));
        assert_eq!(name_info(Who::Nobody, ""), None);
    }

    #[test]
    fn draws_differ_as_long_as_there_are_animals() {
        let (lots, mut drawn) = (Lots::default(), HashSet::new());
        for _ in ANIMALS {
            assert!(drawn.insert(lots.draw(&OsEntropy, &[], &[])));
        }
        let near: Vec<String> = ANIMALS[1..].iter().map(|animal| animal.to_string()).collect();
        assert_eq!(lots.draw(&OsEntropy, &near, &[ANIMALS[0].to_string()]), ANIMALS[0]);
    }

    #[test]
    fn one_of_two_people_gets_another_animal_wherever_they_are_on_the_screen() {
        use Whose::{Person, Seat};
        let names = [
            (Person(1), "Lion"),
            (Person(2), "Lion"),
            (Person(1), "Lion"),
            (Seat(7, 0), "Lion"),
            (Person(2), "Lion"),
            (Person(3), "Mouse"),
            (Person(4), "Ala"),
            (Person(5), "Ala"),
        ];
        let seen = parted(&names);
        assert_eq!(seen[0], "Lion");
        assert_eq!(seen[2], "Lion", "the same person stays the same");
        assert_eq!((seen[1] == seen[4], &*seen[5]), (true, "Mouse"));
        assert_eq!((&*seen[6], &*seen[7]), ("Ala", "Ala"), "chosen names stay");
        let different: HashSet<&String> = [&seen[0], &seen[1], &seen[3], &seen[5]].into();
        assert_eq!(different.len(), 4);
    }

    #[test]
    fn more_people_than_animals_are_told_apart_by_numbers() {
        let names: Vec<(Whose, &str)> = (0..100).map(|n| (Whose::Person(n), "Owl")).collect();
        let seen: HashSet<String> = parted(&names).into_iter().collect();
        assert_eq!(seen.len(), 100);
        assert!(ANIMALS.iter().all(|animal| seen.contains(*animal)), "animals come first");
    }
}
