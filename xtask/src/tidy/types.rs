//! Check: no script of the client hides from the type checker.

use super::finding::Finding;
use super::tree::{File, Tree};

// All needles are written in two parts, because this file is searched too.
const SWITCHES: &[&str] =
    &[concat!("@ts-", "ignore"), concat!("@ts-", "expect-error"), concat!("@ts-", "nocheck")];

/// Types that say nothing.
const EMPTY: &[&str] = &["any", "*", "Object", "Function"];

/// Tags of comments that are followed by a type in braces.
const TAGS: &[&str] =
    &["@type ", "@param ", "@returns ", "@typedef ", "@template ", "@implements ", "@property "];

/// Finds comments that switch the checker off, and types in comments that say nothing.
pub(crate) fn check(tree: &Tree) -> Vec<Finding> {
    let scripts = tree.files().filter(|file| is_script(&file.path));
    scripts.flat_map(in_file).collect()
}

fn is_script(path: &str) -> bool {
    let place = path.starts_with("web/") && !path.starts_with("web/vendor/");
    let test = path.starts_with("tests/browser/");
    (place || test) && [".js", ".mjs", ".ts"].iter().any(|ending| path.ends_with(ending))
}

fn in_file(file: &File) -> Vec<Finding> {
    let mut findings = Vec::new();
    for (number, line) in file.lines() {
        for switch in SWITCHES.iter().filter(|switch| line.contains(**switch)) {
            let message = format!("`{switch}`: give it a type");
            findings.push(Finding::new(&file.path, number, message));
        }
        // Scripts of tests are not checked strictly yet.
        if !file.path.starts_with("web/") {
            continue;
        }
        for empty in types(line).flat_map(tokens).filter(|token| EMPTY.contains(token)) {
            let message = format!("the type `{empty}` says nothing");
            findings.push(Finding::new(&file.path, number, message));
        }
    }
    findings
}

/// The types in braces behind the tags of a line.
fn types(line: &str) -> impl Iterator<Item = &str> {
    let starts = TAGS.iter().flat_map(move |tag| line.match_indices(tag));
    starts.filter_map(move |(at, tag)| braced(&line[at + tag.len()..]))
}

/// What stands in braces at the beginning of a text, as far as it goes in this line.
fn braced(text: &str) -> Option<&str> {
    let inside = text.strip_prefix('{')?;
    let mut depth = 1;
    for (at, sign) in inside.char_indices() {
        depth += i32::from(sign == '{') - i32::from(sign == '}');
        if depth == 0 {
            return Some(&inside[..at]);
        }
    }
    Some(inside)
}

/// The words and stars of a type, without what is quoted.
fn tokens(text: &str) -> impl Iterator<Item = &str> {
    let plain = text.split('"').step_by(2);
    plain.flat_map(|part| part.split(|sign: char| !sign.is_alphanumeric() && !"_*".contains(sign)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::finding::shown;

    fn findings(path: &str, text: &str) -> Vec<String> {
        shown(&check(&Tree::of(&[(path, text)])))
    }

    #[test]
    fn switches_are_found_wherever_the_client_or_its_tests_have_them() {
        for switch in SWITCHES {
            for path in ["web/app/a.js", "web/app/a.d.ts", "tests/browser/a.test.mjs"] {
                let expected = format!("{path}:2: `{switch}`: give it a type");
                assert_eq!(findings(path, &format!("x\n// {switch}\n")), [expected]);
            }
        }
    }

    #[test]
    fn types_that_say_nothing_are_found() {
        for empty in EMPTY {
            for text in [
                format!("/** @type {{{empty}}} */"),
                format!("/** @param {{string}} a @param {{{empty}[]}} b */"),
                format!("/** @returns {{Promise<Record<string, {{ a: {empty} }}>>}} */"),
            ] {
                let expected = format!("web/app/a.js:1: the type `{empty}` says nothing");
                assert_eq!(findings("web/app/a.js", &text), [expected], "{text}");
            }
        }
    }

    #[test]
    fn other_words_pass() {
        for text in [
            "/** All that any of them has. @type {\"any\" | \"taken\"} */",
            "/** @param {Anything} a any of them */",
            "const any = Object.keys(a); // 2 * 3",
        ] {
            assert_eq!(findings("web/app/a.js", text), [""; 0], "{text}");
        }
        assert_eq!(findings("web/vendor/a.js", "/** @type {any} */"), [""; 0]);
    }
}
