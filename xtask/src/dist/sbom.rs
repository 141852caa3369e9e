//! The software bill of materials: all that the program is made of, in CycloneDX 1.6.

mod bundled;
mod graph;

use std::collections::BTreeMap;
use std::path::Path;

use anyhow::{Context, Result};
use serde_json::{Value, json};

use super::release::Release;
use super::{read, sha256};
use graph::Graph;

/// The document, as indented JSON.
pub(super) fn make(root: &Path, release: &Release) -> Result<Vec<u8>> {
    let graph = Graph::read(root, release.machine.triple)?;
    let lock = String::from_utf8(read(&root.join("Cargo.lock"))?)?;
    let checksums = checksums(&lock);
    let packages = release.metadata["packages"].as_array().context("no packages")?;
    let mut components = Vec::new();
    let mut own = None;
    for (id, dependencies) in &graph.packages {
        let package = packages.iter().find(|package| {
            package["name"] == id.name.as_str() && package["version"] == id.version.as_str()
        });
        let package = package.with_context(|| format!("cargo metadata lacks {}", id.name))?;
        let mut component = component(package, checksums.get(&(&*id.name, &*id.version)).copied());
        if id.name == "turlaj" {
            component["type"] = "application".into();
            component["hashes"] = json!([{ "alg": "SHA-256", "content": sha256(&release.binary) }]);
            own = Some(component);
            continue;
        }
        let scope = if graph.linked.contains(id) { "required" } else { "excluded" };
        component["scope"] = scope.into();
        let inside = bundled::in_package(package)?;
        if let Some(inside) = inside {
            component["components"] = json!([inside]);
        }
        components.push((component, dependencies));
    }
    let own = own.context("cargo tree does not name turlaj")?;
    let web = bundled::web(root)?;
    let mut own_dependencies: Vec<String> =
        graph.of("turlaj").map(|id| purl(&id.name, &id.version)).collect();
    own_dependencies.extend(web.iter().filter_map(|file| Some(file["purl"].as_str()?.to_owned())));
    let mut dependencies = vec![json!({ "ref": own["bom-ref"], "dependsOn": own_dependencies })];
    for (component, on) in &components {
        let on: Vec<String> = on.iter().map(|id| purl(&id.name, &id.version)).collect();
        dependencies.push(json!({ "ref": component["bom-ref"], "dependsOn": on }));
    }
    let components: Vec<Value> =
        components.into_iter().map(|(component, _)| component).chain(web).collect();
    let document = json!({
        "$schema": "http://cyclonedx.org/schema/bom-1.6.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {
            "timestamp": release.timestamp()?,
            "lifecycles": [{ "phase": "build" }],
            "component": own,
        },
        "components": components,
        "dependencies": dependencies,
    });
    let mut bytes = serde_json::to_vec_pretty(&document)?;
    bytes.push(b'\n');
    Ok(bytes)
}

/// One package of Cargo.
fn component(package: &Value, checksum: Option<&str>) -> Value {
    let text = |key: &str| package[key].as_str().unwrap_or_default();
    let purl = purl(text("name"), text("version"));
    let mut component = json!({
        "type": "library",
        "bom-ref": purl,
        "name": text("name"),
        "version": text("version"),
        "purl": purl,
    });
    if let Some(description) = package["description"].as_str() {
        component["description"] =
            description.split_whitespace().collect::<Vec<_>>().join(" ").into();
    }
    if let Some(license) = package["license"].as_str() {
        // Older manifests write `MIT/Apache-2.0`, which is no SPDX expression.
        component["licenses"] = json!([{ "expression": license.replace('/', " OR ") }]);
    }
    if let Some(checksum) = checksum {
        component["hashes"] = json!([{ "alg": "SHA-256", "content": checksum }]);
    }
    if let Some(repository) = package["repository"].as_str() {
        component["externalReferences"] = json!([{ "type": "vcs", "url": repository }]);
    }
    component
}

fn purl(name: &str, version: &str) -> String {
    // The one letter of a version that means something else in an address.
    format!("pkg:cargo/{name}@{}", version.replace('+', "%2B"))
}

/// The checksums in `Cargo.lock`, by name and version; the workspace's own packages have none.
fn checksums(lock: &str) -> BTreeMap<(&str, &str), &str> {
    let value = |block: &'_ str, key: &str| -> Option<(usize, usize)> {
        let start = block.find(&format!("\n{key} = \""))? + key.len() + 5;
        Some((start, start + block[start..].find('"')?))
    };
    let package = |block| {
        let text = |key| value(block, key).map(|(start, end)| &block[start..end]);
        Some(((text("name")?, text("version")?), text("checksum")?))
    };
    lock.split("[[package]]").filter_map(package).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn checksums_are_read_from_the_lock_file() {
        let lock = "version = 4\n\n[[package]]\nname = \"a\"\nversion = \"1.0.0\"\nchecksum = \"ab\"\n\
            \n[[package]]\nname = \"own\"\nversion = \"0.1.0\"\n";
        assert_eq!(checksums(lock), BTreeMap::from([(("a", "1.0.0"), "ab")]));
    }

    #[test]
    fn a_component_has_what_its_manifest_says() {
        let package = json!({
            "name": "a", "version": "1.0.0+2", "license": "MIT/Apache-2.0", "description": "Two\nwords"
        });
        let component = component(&package, None);
        assert_eq!(component["purl"], "pkg:cargo/a@1.0.0%2B2");
        assert_eq!(component["licenses"][0]["expression"], "MIT OR Apache-2.0");
        assert_eq!(component["description"], "Two words");
        assert_eq!(component["hashes"], Value::Null);
    }
}
