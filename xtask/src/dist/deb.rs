//! The Debian package: an `ar` archive of two compressed tar archives.

use std::path::Path;

use anyhow::{Context, Result};
use md5::{Digest, Md5};

use super::archive::{FileTree, gzip};
use super::read;
use super::release::Release;

const UNIT: &[u8] = include_bytes!("deb/turlaj.service");
const COPYRIGHT: &str = include_str!("deb/copyright");
const SCRIPTS: &[(&str, &[u8])] = &[
    ("postinst", include_bytes!("deb/postinst")),
    ("postrm", include_bytes!("deb/postrm")),
    ("prerm", include_bytes!("deb/prerm")),
];

/// The Debian packages of the libraries that the program may be linked with.
const PACKAGES: &[(&str, &str)] = &[
    ("ld-linux-", "libc6"),
    ("libc.so.6", "libc6"),
    ("libdl.so.2", "libc6"),
    ("libm.so.6", "libc6"),
    ("libpthread.so.0", "libc6"),
    ("librt.so.1", "libc6"),
    ("libgcc_s.so.1", "libgcc-s1"),
];

/// The whole package.
pub(super) fn make(root: &Path, release: &Release) -> Result<Vec<u8>> {
    let data = data(root, release)?;
    let mut control = FileTree::default();
    control.file("control", 0o644, fields(release, &data)?.as_bytes());
    control.file("md5sums", 0o644, sums(&data).as_bytes());
    for (name, text) in SCRIPTS {
        control.file(name, 0o755, text);
    }
    let date = release.date;
    let mut package = b"!<arch>\n".to_vec();
    member(&mut package, "debian-binary", date, b"2.0\n");
    member(&mut package, "control.tar.gz", date, &gzip(&control.tar("./", date)?)?);
    member(&mut package, "data.tar.gz", date, &gzip(&data.tar("./", date)?)?);
    Ok(package)
}

/// A version as Debian orders it: `1.0.0-rc.1` comes before `1.0.0`.
pub(super) fn version(version: &str) -> String {
    version.replace('-', "~")
}

/// The Debian package that has a library.
pub(super) fn package_of(library: &str) -> Option<&'static str> {
    PACKAGES.iter().find(|(name, _)| library.starts_with(name)).map(|(_, package)| *package)
}

/// What lies on the system after installing.
fn data(root: &Path, release: &Release) -> Result<FileTree> {
    let licence = String::from_utf8(read(&root.join("LICENSE-MIT"))?)?;
    let mut data = FileTree::default();
    data.file("usr/bin/turlaj", 0o755, &release.binary);
    data.file("usr/lib/systemd/system/turlaj.service", 0o644, UNIT);
    let doc = "usr/share/doc/turlaj";
    data.file(&format!("{doc}/README.md"), 0o644, &read(&root.join("README.md"))?);
    let changes = gzip(&read(&root.join("CHANGELOG.md"))?)?;
    data.file(&format!("{doc}/changelog.gz"), 0o644, &changes);
    data.file(&format!("{doc}/copyright"), 0o644, copyright(&licence).as_bytes());
    Ok(data)
}

/// The licences in Debian's machine-readable form; the MIT text is the repository's own.
fn copyright(licence: &str) -> String {
    let indented = licence.trim_end().lines().skip_while(|line| !line.starts_with("Permission"));
    let indented = indented.map(|line| match line {
        "" => " .\n".to_owned(),
        line => format!(" {line}\n"),
    });
    let holder = licence.lines().find_map(|line| line.strip_prefix("Copyright (c) "));
    COPYRIGHT
        .replace("@HOLDER@", holder.unwrap_or("the authors"))
        .replace("@MIT@\n", &indented.collect::<String>())
}

fn fields(release: &Release, data: &FileTree) -> Result<String> {
    let kibibytes: usize = data.files().map(|(_, bytes)| bytes.len().div_ceil(1024)).sum();
    Ok(format!(
        "Package: turlaj\n\
         Version: {version}\n\
         Architecture: {architecture}\n\
         Maintainer: The Turlaj developers <developers@turlaj.invalid>\n\
         Installed-Size: {kibibytes}\n\
         Depends: {depends}\n\
         Section: web\n\
         Priority: optional\n\
         Description: table for dice games in the browser and in the terminal\n \
         {description} A server for people who play with\n \
         each other or against bots, an exact solver and a simulator.\n \
         .\n \
         The service is not started by itself: systemctl enable --now turlaj\n",
        version = version(&release.version),
        architecture = release.machine.debian,
        depends = depends(&release.elf.libraries, release.elf.glibc)?,
        description = release.description,
    ))
}

/// The packages with these libraries, and which glibc at least.
fn depends(libraries: &[String], (major, minor): (u32, u32)) -> Result<String> {
    let mut packages = vec![format!("libc6 (>= {major}.{minor})")];
    for library in libraries {
        let package = package_of(library)
            .with_context(|| format!("which Debian package has {library}? Add it to PACKAGES"))?;
        if package != "libc6" && !packages.iter().any(|known| known == package) {
            packages.push(package.to_owned());
        }
    }
    Ok(packages.join(", "))
}

fn sums(data: &FileTree) -> String {
    data.files()
        .map(|(path, bytes)| format!("{}  {path}\n", hex::encode(Md5::digest(bytes))))
        .collect()
}

/// Appends one file to an `ar` archive.
fn member(archive: &mut Vec<u8>, name: &str, date: u64, bytes: &[u8]) {
    let (size, mode) = (bytes.len(), "100644");
    let header = format!("{name:<16}{date:<12}{:<6}{:<6}{mode:<8}{size:<10}`\n", 0, 0);
    archive.extend_from_slice(header.as_bytes());
    archive.extend_from_slice(bytes);
    // Members begin at even places.
    if size % 2 == 1 {
        archive.push(b'\n');
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_package_is_named_once_and_unknown_libraries_are_refused() {
        let needs = |names: &[&str]| {
            let names: Vec<String> = names.iter().map(|name| (*name).to_owned()).collect();
            depends(&names, (2, 34)).map_err(|error| error.to_string())
        };
        let usual = ["libgcc_s.so.1", "libm.so.6", "libc.so.6", "ld-linux-x86-64.so.2"];
        assert_eq!(needs(&usual).as_deref(), Ok("libc6 (>= 2.34), libgcc-s1"));
        assert!(needs(&["libfoo.so.1"]).unwrap_err().contains("libfoo.so.1"));
    }

    #[test]
    fn a_release_candidate_is_older_than_the_release() {
        assert_eq!(version("1.0.0-rc.1"), "1.0.0~rc.1");
    }

    #[test]
    fn members_have_headers_of_sixty_bytes_and_even_places() {
        let mut archive = Vec::new();
        member(&mut archive, "a", 1, b"odd");
        assert_eq!(archive.len(), 64);
        assert_eq!(&archive[58..], b"`\nodd\n");
    }

    #[test]
    fn the_copyright_has_the_text_of_the_licence() {
        let text = copyright("MIT License\n\nCopyright (c) 2026 Ala\n\nPermission\n\nto roll\n");
        assert!(text.contains("Copyright: 2026 Ala\n"), "{text}");
        assert!(text.contains(" Permission\n .\n to roll\n"), "{text}");
        assert!(!text.contains('@'), "{text}");
    }
}
