//! What the pages in `docs/` show is true.

use std::fs;

use turlaj_stonoga::Stonoga;
use turlaj_table::record::read;
use turlaj_table::{Proof, verify};

use crate::python::{self, Verdict};
use crate::root;

fn page(name: &str) -> String {
    let path = root().join("docs").join(name);
    fs::read_to_string(&path).unwrap_or_else(|why| panic!("{}: {why}", path.display()))
}

/// The one block of a page in this language.
fn block<'a>(page: &'a str, language: &str) -> &'a str {
    let (_, rest) =
        page.split_once(&format!("```{language}\n")).expect("the page has such a block");
    rest.split_once("```").expect("a block ends").0
}

#[test]
fn the_full_example_is_canonical_and_proved() {
    let page = page("record.md");
    let text = block(&page, "text");
    let reading = read::<Stonoga>(text).unwrap();
    assert_eq!(reading.broken, None);
    assert_eq!(reading.record.to_string(), text);
    assert_eq!(verify(&reading), Ok(Proof { rolls: 29, nonces: 2, aborted: 0 }));
    let Verdict { status, said } = python::verify(&python::file("page.txt", text));
    assert_eq!(status, 0, "{said}");
    assert_eq!(said.lines().next(), Some("proved: 29 rolls, 1 of them undone"));
}

/// Byte order marks and the line ends of other systems make no difference to either reader.
#[test]
fn marks_and_line_ends_of_editors_are_accepted() {
    let page = page("record.md");
    let text = format!("\u{feff}{}", block(&page, "text").replace('\n', "\r\n"));
    assert!(verify(&read::<Stonoga>(&text).unwrap()).is_ok());
    assert_eq!(python::verify(&python::file("marks.txt", &text)).status, 0);
}

#[test]
fn the_short_example_replays() {
    let page = page("record.md");
    let lines = page.lines().skip_while(|line| !line.starts_with("    [Game"));
    let lines = lines.take_while(|line| line.is_empty() || line.starts_with("    "));
    let text: String = lines.map(|line| format!("{}\n", line.trim())).collect();
    assert_eq!(read::<Stonoga>(&text).unwrap().broken, None, "{text}");
}

/// A die of the test vectors.
struct Die<'a> {
    address: &'a str,
    faces: &'a str,
    face: &'a str,
}

/// The test vectors of a part of the page: the lines `name  value`, and the rows of its table.
struct Vectors<'a>(&'a str);

impl<'a> Vectors<'a> {
    fn value(&self, name: &str) -> &'a str {
        let begin = format!("    {name} ");
        let line = self.0.lines().find_map(|line| line.strip_prefix(&begin));
        line.unwrap_or_else(|| panic!("no {name} in {}", self.0)).trim()
    }

    /// The die that is computed step by step.
    fn die(&self) -> Die<'a> {
        let (_, face) = self.value("face").split_once("= ").unwrap();
        let face = face.split_once(',').unwrap().0;
        Die { address: self.value("address"), faces: self.value("faces"), face }
    }

    /// The dice of the table: address, faces (6 where there is no such column), block, face, shown.
    fn rows(&self) -> Vec<Die<'a>> {
        let rows = self.0.lines().filter(|line| line.starts_with("| `"));
        rows.map(|row| {
            let cells: Vec<&str> =
                row.split('|').map(|cell| cell.trim().trim_matches('`')).collect();
            let face = cells[cells.len() - 3];
            Die { address: cells[1], faces: if cells.len() == 7 { cells[2] } else { "6" }, face }
        })
        .collect()
    }
}

/// The faces that `verify.py` and the few lines of Python on the page give for these dice.
fn check(tags: &str, lines_of_python: &str, dice: &[Die<'_>]) {
    let script = r#"
exec(sys.argv[2])
by_page = face
tags, _ = verify.read(sys.argv[3])
value = lambda name: tags[name][0][1]
nonces = [nonce.split(":") for _, nonce in tags.get("Nonce", [])]
nonces = [(int(seat), bytes.fromhex(nonce)) for seat, nonce in nonces]
fixed = bytes.fromhex(value("Secret")), value("Draw"), "stonoga/1", value("Options"), nonces
_, by_tool = verify.dice(tags)
for die in sys.argv[4:]:
    address, faces = die.split(" ")
    print(by_tool(address, int(faces)), by_page(*fixed, address, int(faces)))
"#;
    let asked: Vec<String> =
        dice.iter().map(|die| format!("{} {}", die.address, die.faces)).collect();
    let mut arguments = vec![script, lines_of_python, tags];
    arguments.extend(asked.iter().map(String::as_str));
    let expected: String = dice.iter().map(|die| format!("{0} {0}\n", die.face)).collect();
    assert_eq!(python::with_verify(&arguments), expected, "{asked:?}");
}

#[test]
fn the_vectors_of_fair_dice_hold_in_python() {
    let page = page("fair-dice.md");
    let lines_of_python = block(&page, "python");
    let (_, vectors) = page.split_once("### Test vectors").unwrap();
    let (vectors, _) = vectors.split_once("```python").unwrap();
    let parts: Vec<Vectors<'_>> = vectors.split("**Vector ").map(Vectors).collect();
    let [common, shared, nonces, setup] = &parts[..] else { panic!("three vectors") };
    let tags = |part: &Vectors<'_>, more: &str| {
        let (secret, commitment) = (common.value("secret"), common.value("commitment"));
        let (draw, options) = (part.value("draw id"), part.value("options"));
        assert_eq!(part.value("game"), "stonoga/1");
        format!(
            "[Game \"stonoga\"]\n[Rules \"1\"]\n[Options \"{options}\"]\n[Draw \"{draw}\"]\n\
             [Secret \"{secret}\"]\n[Commitment \"{commitment}\"]\n{more}"
        )
    };
    let mut dice = shared.rows();
    dice.push(shared.die());
    assert_eq!(dice.len(), 4);
    check(&tags(shared, "[Dice \"proved, host only\"]\n"), lines_of_python, &dice);

    let mut more = "[Dice \"proved\"]\n[Player1 \"Ala\"]\n[Player3 \"Ola\"]\n".to_string();
    let commitments = nonces.0.lines().filter_map(|line| line.strip_prefix("    commitment"));
    for (seat, commitment) in ["1", "3"].into_iter().zip(commitments) {
        let (nonce, commitment) = (nonces.value(&format!("nonce {seat}")), commitment.trim());
        more += &format!("[NonceCommitment \"{seat}:{commitment}\"]\n[Nonce \"{seat}:{nonce}\"]\n");
    }
    let mut dice = setup.rows();
    dice.push(nonces.die());
    assert_eq!(dice.len(), 6);
    check(&tags(nonces, &more), lines_of_python, &dice);
}
