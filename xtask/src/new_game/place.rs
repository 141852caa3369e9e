//! Places in a shared file, found by the structure of the file: lines of other games, of which there may be any number,
//! and the way in which they are formatted make no difference.

/// Where a line of a game stands.
#[derive(Clone, Copy)]
pub(super) enum Place {
    /// Behind the last crate of this workspace in this section of a manifest.
    Dependency(&'static str),
    /// Before the first line that begins so; the file is formatted, and thereby sorted, afterwards.
    Before(&'static str),
    /// Behind the last line that begins so.
    Behind(&'static str),
    /// Behind the item that begins so and ends with a bracket at the left margin.
    Item(&'static str),
    /// At the end of the first list behind the `=` that follows these words.
    List(&'static str),
    /// Before the last arm, `_`, of the `match` that follows these words.
    Arm(&'static str),
}

impl Place {
    /// The text with this line at the place; nothing where the text has no such place.
    pub(super) fn insert(self, text: &str, line: &str) -> Option<String> {
        let (at, line) = match self {
            Place::Dependency(section) => {
                let begin = start_of(text, section)?;
                let length = text[begin..].find("\n[").map_or(text.len() - begin, |end| end + 1);
                (begin + behind_last(&text[begin..begin + length], "turlaj-")?, line.to_string())
            }
            Place::Before(begin) => (start_of(text, begin)?, line.to_string()),
            Place::Behind(begin) => (behind_last(text, begin)?, line.to_string()),
            Place::Item(begin) => {
                let begin = start_of(text, begin)?;
                let end = begin + text[begin..].find("\n}\n")? + "\n}\n".len();
                (end, format!("\n{line}"))
            }
            Place::List(words) => {
                let words = text.find(words)?;
                let begin = words + text[words..].find('=')?;
                let begin = begin + text[begin..].find('[')? + 1;
                let end = begin + length_of_list(&text[begin..])?;
                let elements = text[begin..end].trim_end();
                let comma = if elements.is_empty() || elements.ends_with(',') { " " } else { ", " };
                (begin + elements.len(), format!("{comma}{line}"))
            }
            Place::Arm(words) => {
                let words = text.find(words)?;
                let last = words + text[words..].find("_ =>")?;
                (text[..last].rfind('\n')? + 1, line.to_string())
            }
        };
        Some(format!("{}{line}{}", &text[..at], &text[at..]))
    }
}

/// Where the first line stands that begins so.
fn start_of(text: &str, begin: &str) -> Option<usize> {
    if text.starts_with(begin) { Some(0) } else { Some(text.find(&format!("\n{begin}"))? + 1) }
}

/// Where the last line ends that begins so.
fn behind_last(text: &str, begin: &str) -> Option<usize> {
    let last = text.rfind(&format!("\n{begin}")).map(|at| at + 1);
    let last = last.or_else(|| text.starts_with(begin).then_some(0))?;
    Some(last + text[last..].find('\n')? + 1)
}

/// How far the list goes whose bracket is open already.
fn length_of_list(text: &str) -> Option<usize> {
    let (mut depth, mut quoted) = (1, false);
    for (at, sign) in text.char_indices() {
        match sign {
            '"' => quoted = !quoted,
            '[' if !quoted => depth += 1,
            ']' if !quoted => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return Some(at);
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_grows_whether_it_stands_on_one_line_or_on_many() {
        let add = |text: &str| Place::List("const ALL").insert(text, "\"c\"");
        let typed = "const OTHER: [u8; 1] = [1];\nconst ALL: &[&str] =";
        for (list, longer) in [
            ("&[]", "&[ \"c\"]"),
            ("&[\"a\", \"b\"]", "&[\"a\", \"b\", \"c\"]"),
            ("&[\n    \"a\",\n    \"b\",\n]", "&[\n    \"a\",\n    \"b\", \"c\"\n]"),
            ("&[(\"a]\", [1])]", "&[(\"a]\", [1]), \"c\"]"),
            ("Object.fromEntries([a, b].map(f));", "Object.fromEntries([a, b, \"c\"].map(f));"),
        ] {
            assert_eq!(add(&format!("{typed} {list};\n")), Some(format!("{typed} {longer};\n")));
        }
        assert_eq!(add("const OTHER: [u8; 1] = [1];\n"), None);
    }

    #[test]
    fn a_dependency_stands_in_its_section() {
        let text = "[a]\nturlaj-x = 1\n[b]\nturlaj-y = 1\nother = 1\n\n[c]\nturlaj-z = 1\n";
        let longer = text.replace("other", "new\nother");
        assert_eq!(Place::Dependency("[b]").insert(text, "new\n"), Some(longer));
        assert_eq!(Place::Dependency("[d]").insert(text, "new\n"), None);
        let last = Place::Dependency("[c]").insert(text, "new\n").unwrap();
        assert!(last.ends_with("turlaj-z = 1\nnew\n"));
    }

    #[test]
    fn items_and_arms_are_found_by_what_they_are() {
        let text = "mod a;\npub trait T {\n    fn f() {\n    }\n}\nfn visit(n: &str) {\n    match n {\n        \"a\" => 1,\n        _ => 2,\n    }\n}\n";
        let arm = Place::Arm("fn visit").insert(text, "        \"b\" => 3,\n").unwrap();
        assert!(arm.contains("\"a\" => 1,\n        \"b\" => 3,\n        _ => 2,"), "{arm}");
        let item = Place::Item("pub trait T").insert(text, "impl T for X {}\n").unwrap();
        assert!(item.contains("    }\n}\n\nimpl T for X {}\nfn visit"), "{item}");
        let module = Place::Before("mod ").insert(text, "mod b;\n").unwrap();
        assert!(module.starts_with("mod b;\nmod a;\n"));
        let behind = Place::Behind("mod ").insert(text, "mod b;\n").unwrap();
        assert!(behind.starts_with("mod a;\nmod b;\n"));
    }
}
