//! Names by lot, for public tables and for people who have not chosen one.

use crate::entropy::{Entropy, number};

/// The animals; clients translate them.
const ANIMALS: &[&str] = &[
    "Badger",
    "Bat",
    "Bear",
    "Beaver",
    "Bee",
    "Bison",
    "Boar",
    "Butterfly",
    "Camel",
    "Cat",
    "Cheetah",
    "Chicken",
    "Cow",
    "Crab",
    "Cricket",
    "Crow",
    "Deer",
    "Dog",
    "Dolphin",
    "Donkey",
    "Duck",
    "Eagle",
    "Elephant",
    "Ferret",
    "Fox",
    "Frog",
    "Giraffe",
    "Goat",
    "Goose",
    "Hamster",
    "Hare",
    "Hedgehog",
    "Hippo",
    "Horse",
    "Jay",
    "Kangaroo",
    "Koala",
    "Ladybird",
    "Lark",
    "Lion",
    "Lizard",
    "Lynx",
    "Marten",
    "Mole",
    "Moose",
    "Mouse",
    "Octopus",
    "Otter",
    "Owl",
    "Panda",
    "Parrot",
    "Penguin",
    "Rabbit",
    "Raccoon",
    "Seal",
    "Sheep",
    "Snail",
    "Sparrow",
    "Squirrel",
    "Stork",
    "Swan",
    "Tiger",
    "Tortoise",
    "Whale",
];

/// The name of an animal that nobody else at the table has.
pub(crate) fn animal(entropy: &dyn Entropy, taken: &[String]) -> String {
    let from = number(entropy) as usize % ANIMALS.len();
    let free = (0..ANIMALS.len()).map(|step| ANIMALS[(from + step) % ANIMALS.len()]);
    let mut free = free.filter(|animal| taken.iter().all(|name| name != animal));
    free.next().expect("there are more animals than seats").to_string()
}
