//! Finds the test functions of a Rust source file, line by line.
//!
//! This is no parser: it knows the shapes that rustfmt leaves, and the insides of `proptest!`.

/// One test function.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Test {
    /// The line of its name, counted from 1.
    pub(crate) line: usize,
    /// Its name.
    pub(crate) name: String,
    /// The text of the doc comment directly above it.
    pub(crate) doc: String,
}

/// All functions of a source text that `cargo test` runs.
pub(crate) fn tests(text: &str) -> Vec<Test> {
    let mut reader = Reader::default();
    for (index, line) in text.lines().enumerate() {
        reader.line(index + 1, line.trim());
    }
    reader.tests
}

#[derive(Default)]
struct Reader {
    inside: Inside,
    /// The doc comment above the item that comes next.
    doc: String,
    /// Whether an attribute above the item that comes next makes it a test.
    is_test: bool,
    tests: Vec<Test>,
}

/// What spans several lines and has not ended yet.
#[derive(Default, PartialEq, Eq)]
enum Inside {
    #[default]
    Nothing,
    Comment,
    Attribute,
}

impl Reader {
    fn line(&mut self, number: usize, line: &str) {
        match self.inside {
            Inside::Comment if line.contains("*/") => self.inside = Inside::Nothing,
            Inside::Attribute if line.ends_with(']') => self.inside = Inside::Nothing,
            Inside::Comment | Inside::Attribute => {}
            // Tests that are commented out hold nothing.
            Inside::Nothing if line.starts_with("/*") => {
                if !line.contains("*/") {
                    self.inside = Inside::Comment;
                }
            }
            Inside::Nothing => self.code(number, line),
        }
    }

    fn code(&mut self, number: usize, line: &str) {
        if let Some(doc) = line.strip_prefix("///") {
            self.doc.push_str(doc);
            self.doc.push('\n');
        } else if let Some(attribute) = line.strip_prefix("#[") {
            self.is_test |= names_a_test(attribute);
            match end(attribute) {
                Some(end) if end < attribute.len() => {
                    self.code(number, attribute[end..].trim_start());
                }
                None if !line.ends_with(']') => self.inside = Inside::Attribute,
                _ => {}
            }
        } else if !line.starts_with("//") {
            self.item(number, line);
        }
    }

    /// Any line of code ends what belongs to the next item, be it that item or not.
    fn item(&mut self, number: usize, line: &str) {
        let doc = std::mem::take(&mut self.doc);
        if std::mem::take(&mut self.is_test)
            && let Some(name) = function(line)
        {
            self.tests.push(Test { line: number, name: name.to_owned(), doc });
        }
    }
}

/// Whether an attribute, without its `#[`, is `test` or another crate's `…::test`.
fn names_a_test(attribute: &str) -> bool {
    let path = attribute.split([']', '(', '=', ' ']).next().unwrap_or_default();
    path.rsplit("::").next() == Some("test")
}

/// Where an attribute, without its `#[`, ends in its line.
fn end(attribute: &str) -> Option<usize> {
    let mut open = 1_usize;
    for (at, c) in attribute.char_indices() {
        match c {
            '[' => open += 1,
            ']' => open -= 1,
            _ => {}
        }
        if open == 0 {
            return Some(at + 1);
        }
    }
    None
}

/// The name of the function whose definition starts in this line.
fn function(line: &str) -> Option<&str> {
    let (words, rest) = line.split_once("fn ")?;
    let only_qualifiers = words
        .split_whitespace()
        .all(|word| word.starts_with("pub") || ["async", "const", "unsafe"].contains(&word));
    let end = rest.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(rest.len());
    only_qualifiers.then_some(&rest[..end])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(text: &str) -> Vec<String> {
        tests(text).into_iter().map(|test| test.name).collect()
    }

    #[test]
    fn a_test_is_found_with_its_line_and_doc() {
        let text = "/// R1.1: one.\n/// Two.\n// plain\n#[test]\n#[should_panic]\nfn a_b() {\n}\n";
        let doc = " R1.1: one.\n Two.\n".to_owned();
        assert_eq!(tests(text), [Test { line: 6, name: "a_b".to_owned(), doc }]);
    }

    #[test]
    fn a_doc_belongs_to_its_own_item_only() {
        let text =
            "/// R1.1\nconst A: u8 = 1;\n#[test]\nfn a() {}\n/// R1.2\n\n#[test]\nfn b() {}\n";
        let docs: Vec<String> = tests(text).into_iter().map(|test| test.doc).collect();
        assert_eq!(docs, ["", ""]);
    }

    #[test]
    fn functions_that_are_no_tests_are_not_found() {
        let text = "fn a() {}\n#[cfg(test)]\nmod tests {\n    fn b() {}\n}\n#[test]\n\nfn c() {}\n";
        assert_eq!(names(text), [""; 0]);
    }

    #[test]
    fn tests_that_are_commented_out_are_not_found() {
        let text =
            "/*\n#[test]\nfn a() {}\n*/\n/* one */\n// #[test]\nfn b() {}\n#[test]\nfn c() {}";
        assert_eq!(names(text), ["c"]);
    }

    #[test]
    fn other_shapes_of_tests_are_found() {
        let text = "proptest! {\n    #[test] fn a(x in 0..9) {}\n    #[tokio::test(x = 1)]\n    \
                    async fn b() {}\n    #[test]\n    #[allow(\n        one,\n    )]\n    fn c() {}\n}";
        assert_eq!(names(text), ["a", "b", "c"]);
    }

    #[test]
    fn a_bracket_in_an_attribute_hides_nothing() {
        let text = "#[test]\n#[should_panic(expected = \"[\")]\nfn a() {}\n#[test]\nfn b() {}\n";
        assert_eq!(names(text), ["a", "b"]);
    }
}
