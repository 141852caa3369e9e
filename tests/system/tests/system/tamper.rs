//! Records with one thing changed that makes their dice a lie.

use rand::RngExt;
use rand::rngs::Xoshiro256PlusPlus;
use turlaj_table::fair::{Digest, Nonce, Secret};

/// A changed copy of a record, and what was changed.
pub(crate) type Tampered = (&'static str, String);

/// One copy for every way of tampering that this record offers.
pub(crate) fn all(text: &str, rng: &mut Xoshiro256PlusPlus) -> Vec<Tampered> {
    let mut page = Page { text, rng };
    let mut copies = page.dice();
    copies.extend(page.commitments());
    copies.extend(page.claims());
    copies.extend(page.endings());
    copies
}

/// A copy in which one roll has lost its address.
pub(crate) fn without_an_address(text: &str, rng: &mut Xoshiro256PlusPlus) -> String {
    let mut page = Page { text, rng };
    let roll = page.any_roll();
    page.with(&roll, &format!("={}", roll.shown))
}

struct Page<'a> {
    text: &'a str,
    rng: &'a mut Xoshiro256PlusPlus,
}

/// A roll in a text.
#[derive(Clone, Debug)]
struct Roll {
    /// Where its word begins.
    at: usize,
    address: String,
    shown: String,
}

impl Roll {
    fn with_address(&self, address: &str) -> String {
        format!("{address}={}", self.shown)
    }
}

impl<'a> Page<'a> {
    fn dice(&mut self) -> Vec<Tampered> {
        let roll = self.any_roll();
        let lie = format!("{}={}", roll.address, self.other(&roll.shown));
        let (before, last) = roll.address.rsplit_once('.').expect("an address has numbers");
        let skipped = format!("{before}.{}", last.parse::<u32>().unwrap() + 1);
        let (first, second) = self.neighbours();
        vec![
            ("a changed die", self.with(&roll, &lie)),
            ("a skipped address", self.with(&roll, &roll.with_address(&skipped))),
            ("a repeated address", self.with(&second, &second.with_address(&first.address))),
            (
                "a roll told twice",
                self.with(&roll, &format!("{0}={1} {0}={1}", roll.address, roll.shown)),
            ),
        ]
    }

    fn commitments(&mut self) -> Vec<Tampered> {
        let secret = Secret(self.rng.random());
        let commitment: Digest = self.tag("Commitment").parse().unwrap();
        let other_secret = self.tagged("Secret", &secret.to_string());
        let both = replace_tag(&other_secret, "Commitment", &secret.commitment().to_string());
        let again = format!("[Aborted \"{commitment}\"]\n[Commitment ");
        let mut copies = vec![
            ("another secret", other_secret),
            ("another secret with its commitment", both),
            ("a commitment used twice", self.text.replacen("[Commitment ", &again, 1)),
            ("no secret", self.text.replacen("[Secret ", "[NoSecret ", 1)),
            ("no draw", self.text.replacen("[Draw ", "[NoDraw ", 1)),
        ];
        if !self.text.contains("\n[Nonce ") {
            return copies;
        }
        let (seat, opened) = self.tag("Nonce").split_once(':').unwrap();
        let known: Nonce = opened.parse().unwrap();
        let nonce = Nonce(self.rng.random());
        let other_nonce = self.text.replace(opened, &nonce.to_string());
        let both =
            other_nonce.replace(&known.commitment().to_string(), &nonce.commitment().to_string());
        let neither = self.without(&[opened, &known.commitment().to_string()]);
        let player = format!("[Player{seat} ");
        copies.extend([
            ("another nonce", other_nonce),
            ("another nonce with its commitment", both),
            ("a nonce that is not opened", self.without(&[opened])),
            ("a nonce that never was", neither),
            ("a nonce of a bot", self.text.replace(&player, &format!("[Bot{seat} "))),
        ]);
        let promises: Vec<&str> =
            self.text.lines().filter(|line| line.starts_with("[NonceCommitment ")).collect();
        if let [first, second, ..] = promises[..] {
            let in_order = format!("{first}\n{second}\n");
            let swapped = self.text.replace(&in_order, &format!("{second}\n{first}\n"));
            copies.push(("commitments out of order", swapped));
        }
        copies
    }

    fn claims(&self) -> Vec<Tampered> {
        let options = self.tag("Options");
        let other_options = match options.contains("golden_guard=on") {
            true => options.replace("golden_guard=on", "golden_guard=off"),
            false => options.replace("golden_guard=off", "golden_guard=on"),
        };
        let other_kind = match self.tag("Dice") {
            "proved" => "proved, host only",
            _ => "proved",
        };
        vec![
            ("another draw", self.tagged("Draw", &format!("{}x", self.tag("Draw")))),
            ("other options", self.tagged("Options", &other_options)),
            ("another version of the rules", self.tagged("Rules", "2")),
            ("another kind of proof", self.tagged("Dice", other_kind)),
            ("typed dice", self.tagged("Dice", "typed")),
            ("unproved dice", self.tagged("Dice", "unproved")),
        ]
    }

    /// What can be found without the rules of the game.
    fn endings(&self) -> Vec<Tampered> {
        let given_up = self.tag("Result") == "abandoned";
        let other_end = if given_up { "1:1/3 2:2/1" } else { "abandoned" };
        let (before, act) = self.text.rsplit_once('>').expect("a game has acts");
        let act = act.find([' ', '\n']).map_or("", |end| &act[end..]);
        let mut copies = vec![
            ("no result", self.text.replacen("[Result ", "[Outcome ", 1)),
            ("an unfinished game", self.tagged("Result", "unfinished")),
            ("another end", self.tagged("Result", other_end)),
            ("an act that means nothing", format!("{before}>hop{act}")),
        ];
        match given_up {
            true => copies.push(("an act after giving up", format!("{}1>pass\n", self.text))),
            false => {
                copies.push(("no ranking", self.tagged("Result", "1:2/3")));
                copies.push(("a game given up", format!("{}!abandoned\n", self.text)));
            }
        }
        copies
    }

    fn rolls(&self) -> Vec<Roll> {
        let facts = self.text.find("\n\n").expect("an empty line ends the tags");
        let mut at = facts;
        let words = self.text[facts..].split([' ', '\n']).filter_map(|word| {
            let here = at;
            at += word.len() + 1;
            let (address, shown) = word.split_once('=')?;
            Some(Roll { at: here, address: address.to_string(), shown: shown.to_string() })
        });
        words.collect()
    }

    fn any_roll(&mut self) -> Roll {
        let rolls = self.rolls();
        rolls[self.rng.random_range(0..rolls.len())].clone()
    }

    /// Two rolls with no fact of the table between them, so that both stand.
    fn neighbours(&mut self) -> (Roll, Roll) {
        let rolls = self.rolls();
        let pairs =
            rolls.windows(2).filter(|pair| !self.text[pair[0].at..pair[1].at].contains('!'));
        let pairs: Vec<&[Roll]> = pairs.collect();
        let pair = pairs[self.rng.random_range(0..pairs.len())];
        (pair[0].clone(), pair[1].clone())
    }

    /// What a roll does not show: another face of one of its dice, or another lot.
    fn other(&mut self, shown: &str) -> String {
        let all: Vec<&str> = match shown.split_once(':') {
            Some(("first", _)) => vec!["first:1", "first:2"],
            Some(("tail", _)) => vec!["tail:RY", "tail:GK"],
            Some(_) => vec!["gold:R", "gold:*"],
            None => vec!["R", "Y", "G", "B", "K", "*"],
        };
        if shown.contains(':') {
            return all.into_iter().find(|lot| *lot != shown).unwrap().to_string();
        }
        let fallen: Vec<usize> = (0..4).filter(|&die| &shown[die..=die] != ".").collect();
        let die = fallen[self.rng.random_range(0..fallen.len())];
        let others: Vec<&str> = all.into_iter().filter(|face| *face != &shown[die..=die]).collect();
        let face = others[self.rng.random_range(0..others.len())];
        format!("{}{face}{}", &shown[..die], &shown[die + 1..])
    }

    /// The text with another word in the place of a roll.
    fn with(&self, roll: &Roll, word: &str) -> String {
        let end = roll.at + roll.address.len() + 1 + roll.shown.len();
        format!("{}{word}{}", &self.text[..roll.at], &self.text[end..])
    }

    /// The value of the first tag of this name.
    fn tag(&self, name: &str) -> &'a str {
        value(self.text, name)
    }

    fn tagged(&self, name: &str, value: &str) -> String {
        replace_tag(self.text, name, value)
    }

    /// The text without the lines that hold one of these.
    fn without(&self, parts: &[&str]) -> String {
        let kept = |line: &&str| !parts.iter().any(|part| line.contains(part));
        self.text.split_inclusive('\n').filter(kept).collect()
    }
}

fn value<'a>(text: &'a str, name: &str) -> &'a str {
    let begin = format!("[{name} \"");
    let (_, rest) = text.split_once(&begin).unwrap_or_else(|| panic!("no {name} in\n{text}"));
    rest.split_once('"').expect("a quote ends").0
}

fn replace_tag(text: &str, name: &str, new: &str) -> String {
    let old = value(text, name);
    text.replacen(&format!("[{name} \"{old}\"]"), &format!("[{name} \"{new}\"]"), 1)
}
