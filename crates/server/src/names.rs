//! Names by lot, for public tables and for people who have not chosen one.

use crate::entropy::{Entropy, number};

/// The animals; clients translate and draw each of them.
const ANIMALS: &[&str] = &[
    "Bear", "Bee", "Cat", "Chicken", "Cow", "Crab", "Dog", "Duck", "Elephant", "Fox", "Frog",
    "Hedgehog", "Koala", "Ladybird", "Lion", "Mouse", "Octopus", "Owl", "Panda", "Penguin",
    "Rabbit", "Raccoon", "Sheep", "Tiger",
];

/// The name of an animal that nobody else at the table has.
pub(crate) fn animal(entropy: &dyn Entropy, taken: &[String]) -> String {
    let from = number(entropy) as usize % ANIMALS.len();
    let free = (0..ANIMALS.len()).map(|step| ANIMALS[(from + step) % ANIMALS.len()]);
    let mut free = free.filter(|animal| taken.iter().all(|name| name != animal));
    free.next().expect("there are more animals than seats").to_string()
}
