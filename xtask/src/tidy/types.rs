//! Check: no script of the client hides from the type checker.

use super::finding::Finding;
use super::tree::{File, Tree};

// All needles are written in two parts, because this file is searched too.
const SWITCHES: &[&str] =
    &[concat!("@ts-", "ignore"), concat!("@ts-", "expect-error"), concat!("@ts-", "nocheck")];

/// Types that say nothing, and those of them that have another meaning in a declaration.
const EMPTY: &[&str] = &["any", "Object", "Function", "*"];
const SIGNS: &[&str] = &["*"];

/// Tags of comments that are followed by a type in braces.
const TAGS: &[&str] = &[
    "@type",
    "@param",
    "@arg",
    "@argument",
    "@returns",
    "@return",
    "@typedef",
    "@template",
    "@implements",
    "@extends",
    "@augments",
    "@satisfies",
    "@this",
    "@property",
    "@prop",
    "@enum",
    "@yields",
    "@throws",
];

/// The folders of the client, of its tests, and of the test game on both sides.
const PLACES: &[&str] = &["web/", "tests/browser/", "tests/skeleton/"];

/// Finds comments that switch the checker off, and types in comments that say nothing.
pub(crate) fn check(tree: &Tree) -> Vec<Finding> {
    let scripts = tree.files().filter(|file| is_script(&file.path));
    scripts.flat_map(in_file).collect()
}

fn is_script(path: &str) -> bool {
    let place = PLACES.iter().any(|place| path.starts_with(place));
    let own = place && !path.starts_with("web/vendor/");
    own && [".js", ".mjs", ".ts"].iter().any(|ending| path.ends_with(ending))
}

fn in_file(file: &File) -> Vec<Finding> {
    let mut findings = Vec::new();
    for (number, line) in file.lines() {
        for switch in SWITCHES.iter().filter(|switch| line.contains(**switch)) {
            let message = format!("`{switch}`: give it a type");
            findings.push(Finding::new(&file.path, number, message));
        }
    }
    for (at, empty) in empty_types(file) {
        let number = 1 + file.text[..at].matches('\n').count();
        let message = format!("the type `{empty}` says nothing");
        findings.push(Finding::new(&file.path, number, message));
    }
    findings
}

/// The types that say nothing, and where a comment or a declaration has them.
fn empty_types(file: &File) -> Vec<(usize, &str)> {
    let text = file.text.as_str();
    let mut spans: Vec<(usize, &str)> = types(text).collect();
    let is_declaration = file.path.ends_with(".ts");
    if is_declaration {
        spans.extend(code(text));
    }
    let mut found: Vec<(usize, &str)> = spans
        .into_iter()
        .flat_map(|(start, span)| tokens(span).map(move |(at, token)| (start + at, token)))
        .filter(|(_, token)| EMPTY.contains(token))
        .filter(|(_, token)| !is_declaration || !SIGNS.contains(token))
        .collect();
    found.sort_unstable();
    found
}

/// The types in braces behind the tags of a text, and where each begins.
fn types(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let starts = TAGS.iter().flat_map(move |tag| text.match_indices(tag));
    starts.filter_map(move |(at, tag)| {
        let rest =
            text[at + tag.len()..].trim_start_matches(|sign: char| " \t\r\n*".contains(sign));
        Some((text.len() - rest.len() + 1, braced(rest)?))
    })
}

/// What stands in braces at the beginning of a text, as far as it goes in this comment.
fn braced(text: &str) -> Option<&str> {
    let inside = text.strip_prefix('{')?;
    let inside = &inside[..inside.find("*/").unwrap_or(inside.len())];
    let mut depth = 1;
    for (at, sign) in inside.char_indices() {
        depth += i32::from(sign == '{') - i32::from(sign == '}');
        if depth == 0 {
            return Some(&inside[..at]);
        }
    }
    Some(inside)
}

/// The pieces of a declaration that are no comments, and where each begins.
fn code(text: &str) -> Vec<(usize, &str)> {
    let mut pieces = Vec::new();
    let mut at = 0;
    while at < text.len() {
        let rest = &text[at..];
        let comment = [("//", "\n"), ("/*", "*/")]
            .into_iter()
            .filter_map(|(open, close)| Some((rest.find(open)?, close)))
            .min();
        let Some((start, close)) = comment else {
            pieces.push((at, rest));
            break;
        };
        pieces.push((at, &rest[..start]));
        at += rest[start + 2..].find(close).map_or(rest.len(), |end| start + 2 + end + close.len());
    }
    pieces
}

/// The words and stars of a type, without what is quoted and without the stars that begin the lines of
/// a comment; and where each begins.
fn tokens(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let is_part = |sign: char| sign.is_alphanumeric() || "_*".contains(sign);
    let place = move |part: &str| part.as_ptr() as usize - text.as_ptr() as usize;
    let plain = text.split('"').step_by(2);
    let words = plain.flat_map(move |part| part.split(move |sign: char| !is_part(sign)));
    words.map(move |word| (place(word), word)).filter(move |(at, word)| {
        let line = text[..*at].rsplit_once('\n');
        *word != "*" || !line.is_some_and(|(_, before)| before.trim().is_empty())
    })
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
                format!("/** @type{{{empty}}} */"),
                format!("/** @argument  {{{empty}}} a */"),
            ] {
                let expected = format!("web/app/a.js:1: the type `{empty}` says nothing");
                assert_eq!(findings("web/app/a.js", &text), [expected], "{text}");
            }
        }
    }

    #[test]
    fn types_over_several_lines_are_found_where_they_are() {
        let text = "/**\n * @typedef {{\n *   one: string,\n *   two: any,\n * }} Both\n */\n";
        assert_eq!(findings("web/a.js", text), ["web/a.js:4: the type `any` says nothing"]);
        let text = "/**\n * @type\n * {any}\n */\n";
        assert_eq!(findings("web/a.js", text), ["web/a.js:3: the type `any` says nothing"]);
    }

    #[test]
    fn declarations_are_searched_without_their_comments() {
        let text =
            "// any\nimport type * as a from \"any\";\n/* any */ type A = any; // any\nexport {};";
        assert_eq!(findings("web/a.d.ts", text), ["web/a.d.ts:3: the type `any` says nothing"]);
    }

    #[test]
    fn tests_are_searched_too() {
        for path in ["tests/browser/a.mjs", "tests/skeleton/web/app/skeleton/a.js"] {
            let expected = [format!("{path}:1: the type `any` says nothing")];
            assert_eq!(findings(path, "/** @param {any} a */"), expected);
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
