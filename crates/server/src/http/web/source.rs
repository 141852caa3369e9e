//! The client's sources: what of them ships, and which modules a module needs.

use std::collections::BTreeSet;

/// A script without its comments and indentation, a fifth of what a first visit would load. Comments are whole lines, end a
/// line after `" // "`, or have the form `/** … */`; a test of the browser suite compares the code with the source.
pub(super) fn script(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(start) = rest.find("/**") {
        out.push_str(&rest[..start]);
        let end = rest[start..].find("*/").map_or(rest.len(), |end| start + end + 2);
        rest = &rest[end..];
    }
    out.push_str(rest);
    let code = out.lines().filter(|line| !line.trim_start().starts_with("//")).map(|line| {
        let comment = line.rfind(" // ").filter(|at| !line[*at..].contains(['"', '\'', '`']));
        comment.map_or(line, |at| &line[..at])
    });
    joined(code)
}

/// A style sheet without its comments and spaces that say nothing.
pub(super) fn styles(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for (at, part) in text.split("/*").enumerate() {
        out.push_str(if at == 0 {
            part
        } else {
            part.split_once("*/").map_or("", |(_, rest)| rest)
        });
    }
    let mut tight = joined(out.lines()).replace('\n', " ");
    for sign in ["{", "}", ";"] {
        tight = tight.replace(&format!(" {sign}"), sign).replace(&format!("{sign} "), sign);
    }
    tight.replace(": ", ":")
}

fn joined<'a>(lines: impl Iterator<Item = &'a str>) -> String {
    let mut out = String::new();
    for line in lines.map(str::trim).filter(|line| !line.is_empty()) {
        out.push_str(line);
        out.push('\n');
    }
    out
}

/// All modules that a module needs before it can run, itself included. `read` finds the text of one.
pub(super) fn closure<'a>(
    entry: &str,
    read: &impl Fn(&str) -> Option<&'a str>,
) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let mut open = vec![entry.to_string()];
    while let Some(path) = open.pop() {
        let Some(text) = read(&path) else { continue };
        if found.insert(path.clone()) {
            open.extend(imports(text).map(|named| resolved(&path, named)));
        }
    }
    found
}

/// What a module imports before it runs, as it is written there.
fn imports(text: &str) -> impl Iterator<Item = &str> {
    text.lines().filter_map(|line| {
        let begins = ["import ", "export ", "} from "].iter().any(|word| line.starts_with(word));
        let line = line.strip_suffix("\";").filter(|_| begins)?;
        let (before, named) = line.rsplit_once('"')?;
        (before == "import " || before.ends_with(" from ")).then_some(named)
    })
}

/// The path of what a file names, such as `../art.js`.
fn resolved(file: &str, named: &str) -> String {
    let mut parts: Vec<&str> = file.split('/').collect();
    parts.pop();
    for part in named.split('/') {
        match part {
            "." => {}
            ".." => drop(parts.pop()),
            part => parts.push(part),
        }
    }
    parts.join("/")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_go_and_code_stays() {
        let text = "// A.\nlet a = \"http://b\"; // c\n/**\n * D\n */\nf(/** @type {E} */ (g), ' // h');\n\n";
        assert_eq!(script(text), "let a = \"http://b\";\nf( (g), ' // h');\n");
        assert_eq!(styles("/* a */\nb { c: d; } /* e\n f */\ng { h: i; }\n"), "b{c:d;}g{h:i;}");
    }

    #[test]
    fn a_module_needs_what_its_imports_need() {
        let files = [
            (
                "a/b.js",
                "import { c } from \"../c.js\";\nimport \"./d.js\";\nconst e = () => import(\"./e.js\");\n",
            ),
            (
                "c.js",
                "import {\n  f,\n} from \"./f.js\";\nexport { g } from \"./g.js\";\nexport const h = \"i\";\n",
            ),
            ("a/d.js", "import { b } from \"./b.js\";\n"),
            ("a/e.js", ""),
            ("f.js", ""),
            ("g.js", ""),
        ];
        let read = |path: &str| files.iter().find(|(name, _)| *name == path).map(|(_, text)| *text);
        let found: Vec<String> = closure("a/b.js", &read).into_iter().collect();
        assert_eq!(found, ["a/b.js", "a/d.js", "c.js", "f.js", "g.js"]);
    }
}
