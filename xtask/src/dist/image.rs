//! The container image: an archive in the OCI image layout, made without a container engine.

use std::path::Path;

use anyhow::Result;
use serde_json::{Map, Value, json};

use super::archive::{FileTree, gzip};
use super::deb::package_of;
use super::release::Release;
use super::{read, sha256};

/// The user and group of the server, who owns nothing but the data.
const USER: u64 = 65532;
const PASSWD: &str = "root:x:0:0:root:/:/sbin/nologin\nturlaj:x:65532:65532::/data:/sbin/nologin\n";
const GROUP: &str = "root:x:0:\nturlaj:x:65532:\n";

/// The whole image, as one tar archive.
pub(super) fn make(release: &Release) -> Result<Vec<u8>> {
    let layer = root_folder(release)?.tar("", release.date)?;
    let diff_id = format!("sha256:{}", sha256(&layer));
    let mut layout = FileTree::default();
    let layer = blob(&mut layout, "application/vnd.oci.image.layer.v1.tar+gzip", &gzip(&layer)?);
    let config = serde_json::to_vec(&config(release, &diff_id)?)?;
    let config = blob(&mut layout, "application/vnd.oci.image.config.v1+json", &config);
    let kind = "application/vnd.oci.image.manifest.v1+json";
    let manifest = json!({
        "schemaVersion": 2,
        "mediaType": kind,
        "config": config,
        "layers": [layer],
        "annotations": labels(release)?,
    });
    let mut manifest = blob(&mut layout, kind, &serde_json::to_vec(&manifest)?);
    manifest["platform"] = json!({ "architecture": release.machine.oci, "os": "linux" });
    manifest["annotations"] =
        json!({ "org.opencontainers.image.ref.name": format!("turlaj:{}", release.version) });
    let index = json!({
        "schemaVersion": 2,
        "mediaType": "application/vnd.oci.image.index.v1+json",
        "manifests": [manifest],
    });
    layout.file("index.json", 0o644, &serde_json::to_vec(&index)?);
    layout.file("oci-layout", 0o644, br#"{"imageLayoutVersion":"1.0.0"}"#);
    layout.tar("", release.date)
}

/// What the program sees: itself, its libraries and its user; nothing else is in the image.
fn root_folder(release: &Release) -> Result<FileTree> {
    let mut tree = FileTree::default();
    tree.file("usr/bin/turlaj", 0o755, &release.binary);
    tree.file("etc/passwd", 0o644, PASSWD.as_bytes());
    tree.file("etc/group", 0o644, GROUP.as_bytes());
    tree.folder("data", 0o700, USER);
    tree.folder("tmp", 0o1777, 0);
    for library in &release.libraries {
        let path = library.path.trim_start_matches('/');
        tree.file(path, 0o755, &read(Path::new(&library.path))?);
        // The licences require their texts in every copy; Debian keeps them here.
        if let Some(package) = package_of(&library.name) {
            let path = format!("usr/share/doc/{package}/copyright");
            if let Ok(text) = std::fs::read(Path::new("/").join(&path)) {
                tree.file(&path, 0o644, &text);
            }
        }
    }
    Ok(tree)
}

fn config(release: &Release, diff_id: &str) -> Result<Value> {
    let created = release.timestamp()?;
    Ok(json!({
        "architecture": release.machine.oci,
        "os": "linux",
        "created": created,
        "config": {
            "User": format!("{USER}:{USER}"),
            "ExposedPorts": { "7788/tcp": {} },
            // For the other commands, such as `backup`; PATH is what engines expect.
            "Env": ["PATH=/usr/bin", "TURLAJ_DATA=/data"],
            "Entrypoint": ["/usr/bin/turlaj"],
            "Cmd": ["--listen", "0.0.0.0:7788", "--data", "/data"],
            "Volumes": { "/data": {} },
            "WorkingDir": "/data",
            "StopSignal": "SIGTERM",
            "Labels": labels(release)?,
        },
        "rootfs": { "type": "layers", "diff_ids": [diff_id] },
        "history": [{ "created": created, "created_by": "cargo xtask dist" }],
    }))
}

fn labels(release: &Release) -> Result<Map<String, Value>> {
    let mut labels = Map::new();
    let mut label = |name: &str, value: &str| {
        labels.insert(format!("org.opencontainers.image.{name}"), value.into());
    };
    label("created", &release.timestamp()?);
    label("description", &release.description);
    label("licenses", &release.license);
    label("title", "turlaj");
    label("version", &release.version);
    if let Some(revision) = &release.revision {
        label("revision", revision);
    }
    Ok(labels)
}

/// Stores bytes under their digest and returns the descriptor that refers to them.
fn blob(layout: &mut FileTree, kind: &str, bytes: &[u8]) -> Value {
    let digest = sha256(bytes);
    layout.file(&format!("blobs/sha256/{digest}"), 0o644, bytes);
    json!({ "mediaType": kind, "digest": format!("sha256:{digest}"), "size": bytes.len() })
}
