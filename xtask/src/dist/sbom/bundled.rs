//! What the program contains besides packages of Cargo: C code in some of them, and the files of
//! others in the page.

use std::path::Path;

use anyhow::{Context, Result, ensure};
use serde_json::{Value, json};

use crate::dist::{read, sha256};

/// C code that a package of Cargo brings along and compiles.
struct Source {
    package: &'static str,
    name: &'static str,
    /// The header that defines the version, from the folder of the package.
    header: &'static str,
    define: &'static str,
    license: &'static str,
}

const SOURCES: &[Source] = &[
    Source {
        package: "libsqlite3-sys",
        name: "sqlite",
        header: "sqlite3/sqlite3.h",
        define: "SQLITE_VERSION",
        license: "blessing",
    },
    Source {
        package: "libmimalloc-sys",
        name: "mimalloc",
        header: "c_src/mimalloc/v3/include/mimalloc.h",
        define: "MI_MALLOC_VERSION",
        license: "MIT",
    },
];

/// The component in a package of Cargo, if it has one.
pub(super) fn in_package(package: &Value) -> Result<Option<Value>> {
    let Some(source) = SOURCES.iter().find(|source| package["name"] == source.package) else {
        return Ok(None);
    };
    let manifest = package["manifest_path"].as_str().context("a package has no manifest")?;
    let header = Path::new(manifest).with_file_name(source.header);
    let version = version(&String::from_utf8(read(&header)?)?, source.define);
    let version = version.with_context(|| format!("no {} in its header", source.define))?;
    let purl = format!("pkg:generic/{}@{version}", source.name);
    let license = json!([{ "license": { "id": source.license } }]);
    Ok(Some(json!({
        "type": "library", "bom-ref": purl, "name": source.name, "version": version,
        "licenses": license, "purl": purl,
    })))
}

/// The version that a header defines, as text or as a number with two digits for each part.
fn version(header: &str, define: &str) -> Option<String> {
    let start = format!("#define {define} ");
    let value = header.lines().find_map(|line| line.strip_prefix(&start))?.trim();
    if let Some(text) = value.strip_prefix('"') {
        return Some(text.split('"').next()?.to_owned());
    }
    let number: u32 = value.split_whitespace().next()?.parse().ok()?;
    Some(format!("{}.{}.{}", number / 10_000, number / 100 % 100, number % 100))
}

/// The scripts in `web/vendor`; its README says what each of them is.
pub(super) fn web(root: &Path) -> Result<Vec<Value>> {
    let folder = root.join("web/vendor");
    let readme = String::from_utf8(read(&folder.join("README.md"))?)?;
    let mut names = Vec::new();
    for entry in std::fs::read_dir(&folder).context("cannot read web/vendor")? {
        let name = entry?.file_name().to_string_lossy().into_owned();
        if name.ends_with(".js") {
            names.push(name);
        }
    }
    names.sort();
    names.iter().map(|name| script(&readme, name, &read(&folder.join(name))?)).collect()
}

fn script(readme: &str, file: &str, bytes: &[u8]) -> Result<Value> {
    let digest = sha256(bytes);
    ensure!(readme.contains(&digest), "web/vendor/README.md has another SHA-256 of {file}");
    let about = readme.lines().find_map(|line| line.strip_prefix(&format!("`{file}` is ")));
    let mut words = about.unwrap_or_default().splitn(3, ' ');
    let (Some(name), Some(version), Some(license)) = (words.next(), words.next(), words.next())
    else {
        anyhow::bail!("web/vendor/README.md lacks a line `{file}` is NAME VERSION (LICENCE");
    };
    let license = license.trim_start_matches('(').split([',', ')']).next().unwrap_or_default();
    let name = name.to_lowercase();
    let purl = format!("pkg:npm/{name}@{version}");
    Ok(json!({
        "type": "library", "bom-ref": purl, "name": name, "version": version, "scope": "required",
        "hashes": [{ "alg": "SHA-256", "content": digest }],
        "licenses": [{ "license": { "id": license } }],
        "purl": purl,
    }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_are_read_from_headers() {
        let header =
            "/* x */\n#define A_VERSION        \"3.54.1\"\n#define B_VERSION 30302   // c\n";
        assert_eq!(version(header, "A_VERSION").as_deref(), Some("3.54.1"));
        assert_eq!(version(header, "B_VERSION").as_deref(), Some("3.3.2"));
        assert_eq!(version(header, "C_VERSION"), None);
    }

    #[test]
    fn a_script_is_what_the_page_beside_it_says() {
        let readme = format!("`a.js` is Abc 1.2.3 (MIT, `x`), made\nSHA-256: `{}`", sha256(b"a"));
        let found = script(&readme, "a.js", b"a").unwrap();
        assert_eq!(found["purl"], "pkg:npm/abc@1.2.3");
        assert_eq!(found["licenses"][0]["license"]["id"], "MIT");
        assert!(script(&readme, "a.js", b"b").is_err());
    }
}
