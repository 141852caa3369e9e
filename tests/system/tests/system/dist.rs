//! The packages of `cargo xtask dist`, unpacked and started.

mod served;

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::LazyLock;

use serde_json::Value;
use tempfile::TempDir;

use crate::{python, root};

/// The packages of the program that is tested, made once for all tests.
static PACKAGES: LazyLock<PathBuf> = LazyLock::new(|| {
    // Tests lie in `deps`, beside the programs.
    let tests = std::env::current_exe().unwrap();
    let program = tests.ancestors().nth(2).unwrap().join("turlaj");
    assert!(program.is_file(), "no {}: `cargo xtask test` builds it", program.display());
    let out = Path::new(env!("CARGO_TARGET_TMPDIR")).join("dist");
    package(&program, &out, &[]);
    out
});

fn cargo() -> Command {
    let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or("cargo".into()));
    cargo.current_dir(root());
    cargo
}

/// Packages a program, as a person would type it.
fn package(program: &Path, out: &Path, environment: &[(&str, &str)]) {
    let mut cargo = cargo();
    cargo.args(["xtask", "dist", "--binary"]).arg(program).arg("--out").arg(out);
    run(cargo.envs(environment.iter().copied()));
}

/// Runs a command that must succeed, and returns what it printed.
fn run(command: &mut Command) -> String {
    let output = command.output().unwrap_or_else(|why| panic!("{command:?}: {why}"));
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{command:?}: {said}");
    String::from_utf8(output.stdout).unwrap()
}

/// The one package whose name ends like this.
fn file(ending: &str) -> PathBuf {
    let files = fs::read_dir(&*PACKAGES).unwrap().map(|entry| entry.unwrap().path());
    let mut files = files.filter(|path| path.to_str().unwrap().ends_with(ending));
    let found = files.next().unwrap_or_else(|| panic!("no {ending}"));
    assert_eq!(files.next(), None);
    found
}

fn unpack(archive: &Path, folder: &Path) {
    run(Command::new("tar").arg("-xf").arg(archive).arg("-C").arg(folder).arg("--numeric-owner"));
}

#[test]
fn the_archive_serves() {
    let folder = TempDir::new().unwrap();
    unpack(&file(".tar.gz"), folder.path());
    let name = file(".tar.gz").file_name().unwrap().to_str().unwrap().to_string();
    let top = folder.path().join(name.strip_suffix(".tar.gz").unwrap());
    for name in ["README.md", "CHANGELOG.md", "LICENSE-MIT", "LICENSE-APACHE", "rules/snakes.md"] {
        assert_eq!(fs::read(top.join(name)).unwrap(), fs::read(root().join(name)).unwrap());
    }
    served::check(Command::new(top.join("turlaj")), &folder.path().join("data"));
}

#[test]
fn the_debian_package_serves() {
    let folder = TempDir::new().unwrap();
    let to = |name: &str| folder.path().join(name);
    run(Command::new("dpkg-deb").arg("-x").arg(file(".deb")).arg(to("")));
    for name in ["lib/systemd/system/turlaj.service", "share/doc/turlaj/copyright"] {
        assert!(to("usr").join(name).is_file(), "{name}");
    }
    let fields = run(Command::new("dpkg-deb").arg("-f").arg(file(".deb")));
    assert!(fields.contains("\nDepends: libc6 (>= 2."), "{fields}");
    // What dpkg checks after installing.
    run(Command::new("dpkg-deb").arg("-e").arg(file(".deb")).arg(to("DEBIAN")));
    let md5sums = to("DEBIAN/md5sums");
    run(Command::new("md5sum").arg("--check").arg(md5sums).current_dir(to("")));
    served::check(Command::new(to("usr/bin/turlaj")), &to("data"));
}

/// Checks every digest and size of an image layout, and prints its configuration and the paths of
/// its layers.
const LAYOUT: &str = r#"
import gzip, hashlib, json, os, sys
folder = sys.argv[1]
seen = set()
def sha256(content):
    return "sha256:" + hashlib.sha256(content).hexdigest()
def path(descriptor):
    return os.path.join(folder, "blobs", *descriptor["digest"].split(":"))
def blob(descriptor):
    content = open(path(descriptor), "rb").read()
    assert len(content) == descriptor["size"] and sha256(content) == descriptor["digest"], descriptor
    seen.add(os.path.basename(path(descriptor)))
    return content
assert json.load(open(folder + "/oci-layout")) == {"imageLayoutVersion": "1.0.0"}
[manifest] = json.load(open(folder + "/index.json"))["manifests"]
platform = manifest["platform"]
manifest = json.loads(blob(manifest))
config = json.loads(blob(manifest["config"]))
assert platform == {"architecture": config["architecture"], "os": "linux"} and config["os"] == "linux"
diff_ids = [sha256(gzip.decompress(blob(layer))) for layer in manifest["layers"]]
assert config["rootfs"] == {"type": "layers", "diff_ids": diff_ids}
assert seen == set(os.listdir(folder + "/blobs/sha256"))
print(json.dumps([config["config"], [path(layer) for layer in manifest["layers"]]]))
"#;

#[test]
fn the_image_is_valid_and_serves() {
    let layout = TempDir::new().unwrap();
    unpack(&file(".oci.tar"), layout.path());
    let (status, said) = python::run(&["-c", LAYOUT, layout.path().to_str().unwrap()]);
    assert_eq!(status, 0);
    let (config, layers): (Value, Vec<PathBuf>) = serde_json::from_str(&said).unwrap();
    assert_eq!(config["User"], "65532:65532");
    assert_eq!(config["Entrypoint"], serde_json::json!(["/usr/bin/turlaj"]));
    let usual = serde_json::json!(["--listen", "0.0.0.0:7788", "--data", "/data"]);
    assert_eq!(config["Cmd"], usual);
    assert!(
        config["Volumes"]["/data"].is_object() && config["ExposedPorts"]["7788/tcp"].is_object()
    );
    assert_eq!(config["Labels"]["org.opencontainers.image.title"], "turlaj");
    let image = layout.path().join("root");
    fs::create_dir(&image).unwrap();
    layers.iter().for_each(|layer| unpack(layer, &image));
    served::check_image(&image);
}

#[test]
fn the_checksums_are_of_all_other_files() {
    let script = r#"
import hashlib, os, sys
os.chdir(sys.argv[1])
names = sorted(set(os.listdir()) - {"SHA256SUMS"})
digests = [hashlib.sha256(open(name, "rb").read()).hexdigest() for name in names]
lines = [f"{digest}  {name}\n" for digest, name in zip(digests, names)]
assert len(names) == 4 and "".join(lines) == open("SHA256SUMS").read(), lines
"#;
    let (status, _) = python::run(&["-c", script, PACKAGES.to_str().unwrap()]);
    assert_eq!(status, 0);
}

/// A small program, so that it does not take long.
#[test]
fn the_same_program_gives_the_same_bytes() {
    let folder = TempDir::new().unwrap();
    let (one, two) = (folder.path().join("one"), folder.path().join("two"));
    package(Path::new("/bin/true"), &one, &[("TZ", "UTC"), ("LC_ALL", "C")]);
    package(Path::new("/bin/true"), &two, &[("TZ", "Asia/Tokyo"), ("LC_ALL", "C.UTF-8")]);
    run(Command::new("diff").arg("--recursive").arg(one).arg(two));
}

#[test]
fn the_bill_of_materials_names_what_the_program_is_made_of() {
    let bill: Value = serde_json::from_slice(&fs::read(file(".cdx.json")).unwrap()).unwrap();
    let components = bill["components"].as_array().unwrap();
    let purls: Vec<&str> = components
        .iter()
        .chain([&bill["metadata"]["component"]])
        .map(|component| component["purl"].as_str().unwrap())
        .collect();
    let ours: BTreeSet<String> = purls
        .iter()
        .filter_map(|purl| purl.strip_prefix("pkg:cargo/"))
        .map(|purl| purl.replace("%2B", "+"))
        .collect();
    let words = ["tree", "-p", "turlaj", "-e", "normal,build", "--prefix", "none", "-f", "{p}"];
    let tree = run(cargo().args(words));
    let name = |line: &str| {
        let mut words = line.split(' ');
        format!("{}@{}", words.next().unwrap(), words.next().unwrap().trim_start_matches('v'))
    };
    let wanted: BTreeSet<String> = tree.lines().map(name).collect();
    let differing: Vec<&String> = ours.symmetric_difference(&wanted).collect();
    assert_eq!(differing, [""; 0]);
    assert!(!purls.iter().any(|purl| purl.contains("/proptest@")));
    assert!(purls.iter().any(|purl| purl.starts_with("pkg:npm/lit@")), "{purls:?}");
    let foreign =
        components.iter().filter(|part| !part["name"].as_str().unwrap().starts_with("turlaj"));
    for part in foreign {
        assert_eq!(part["hashes"][0]["content"].as_str().unwrap().len(), 64, "{part}");
        assert!(part["licenses"][0].is_object(), "{part}");
    }
    let sqlite = components.iter().find(|part| part["name"] == "libsqlite3-sys").unwrap();
    assert_eq!(sqlite["components"][0]["name"], "sqlite");
}
