//! Reads what a program needs of the system, and strips it, with the programs of binutils.

use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, bail, ensure};

use crate::workspace;

/// A processor, by its names in different worlds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Machine {
    readelf: &'static str,
    pub(super) triple: &'static str,
    pub(super) debian: &'static str,
    pub(super) oci: &'static str,
}

const MACHINES: &[Machine] = &[
    Machine {
        readelf: "Advanced Micro Devices X86-64",
        triple: "x86_64-unknown-linux-gnu",
        debian: "amd64",
        oci: "amd64",
    },
    Machine {
        readelf: "AArch64",
        triple: "aarch64-unknown-linux-gnu",
        debian: "arm64",
        oci: "arm64",
    },
];

/// What a dynamically linked program needs.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Elf {
    pub(super) machine: Machine,
    /// The path of the dynamic loader.
    pub(super) loader: String,
    /// The names of the libraries that it is linked with.
    pub(super) libraries: Vec<String>,
    /// The oldest glibc that has all of its symbols, such as 2.34.
    pub(super) glibc: (u32, u32),
}

impl Elf {
    /// Reads the headers of a program.
    pub(super) fn read(root: &Path, binary: &Path) -> Result<Self> {
        let words = ["--wide", "--file-header", "--program-headers", "--dynamic", "--version-info"];
        let mut readelf = workspace::program(root, "readelf");
        let text = workspace::output(readelf.args(words).arg(binary).env("LC_ALL", "C"))?;
        Self::parse(&String::from_utf8(text)?)
            .with_context(|| format!("cannot package {}", binary.display()))
    }

    fn parse(text: &str) -> Result<Self> {
        let after = |start: &'static str| {
            text.lines().filter_map(move |line| Some(line.split_once(start)?.1.trim()))
        };
        let machine = after("Machine:").next().context("not an ELF file")?;
        let known = MACHINES.iter().find(|known| known.readelf == machine);
        let machine = *known.with_context(|| format!("no packages for the machine {machine}"))?;
        let inner = |text: &str| text.trim_end_matches(']').to_owned();
        let loader = after("[Requesting program interpreter:").next().map(inner);
        // Only the needed versions: what a library defines has no such list in a program.
        let names = after("Name:").filter_map(|rest| rest.split(' ').next());
        let mut glibc = (2, 0);
        for version in names.filter_map(|name| name.strip_prefix("GLIBC_")) {
            glibc = glibc.max(number(version)?);
        }
        Ok(Self {
            machine,
            loader: loader.context("it is not dynamically linked")?,
            libraries: after("Shared library: [").map(inner).collect(),
            glibc,
        })
    }
}

/// The first two numbers of a version of glibc.
fn number(version: &str) -> Result<(u32, u32)> {
    // The one marker without a number that linkers write: relative relocations, packed.
    if version == "ABI_DT_RELR" {
        return Ok((2, 36));
    }
    let mut parts = version.split('.').map(str::parse);
    match (parts.next(), parts.next()) {
        (Some(Ok(major)), Some(Ok(minor))) => Ok((major, minor)),
        _ => bail!("it needs GLIBC_{version}, which is no version"),
    }
}

/// A shared library of this system.
pub(super) struct Library {
    pub(super) name: String,
    /// Where the loader finds it.
    pub(super) path: String,
}

/// Asks the program's own loader for its libraries and theirs; the loader itself is the last.
pub(super) fn libraries(elf: &Elf, binary: &Path) -> Result<Vec<Library>> {
    let mut loader = Command::new(&elf.loader);
    let text = workspace::output(loader.arg("--list").arg(binary).env("LC_ALL", "C"))?;
    let text = String::from_utf8(text)?;
    let mut found = resolved(&text)?;
    for name in elf.libraries.iter().filter(|name| !elf.loader.ends_with(name.as_str())) {
        ensure!(found.iter().any(|library| library.name == *name), "the loader misses {name}");
    }
    let name = elf.loader.rsplit('/').next().unwrap_or_default().to_owned();
    found.push(Library { name, path: elf.loader.clone() });
    Ok(found)
}

/// The lines `NAME => PATH (ADDRESS)`; those without an arrow are the kernel's and the loader's.
fn resolved(text: &str) -> Result<Vec<Library>> {
    let arrows = text.lines().filter_map(|line| line.trim().split_once(" => "));
    let library = |(name, rest): (&str, &str)| {
        let path = rest.split(" (").next().unwrap_or_default();
        ensure!(path.starts_with('/'), "this system does not have {name}");
        Ok(Library { name: name.to_owned(), path: path.to_owned() })
    };
    arrows.map(library).collect()
}

/// The program without symbols, which nobody needs who only runs it.
pub(super) fn strip(root: &Path, binary: &Path) -> Result<Vec<u8>> {
    let folder = tempfile::tempdir()?;
    let stripped = folder.path().join("turlaj");
    let mut strip = workspace::program(root, "strip");
    workspace::run(strip.arg("-o").arg(&stripped).arg(binary))?;
    super::read(&stripped)
}

/// Fails when binutils is not there.
pub(super) fn ensure_tools() -> Result<()> {
    for tool in ["readelf", "strip"] {
        let output = Command::new(tool).arg("--version").output();
        ensure!(output.is_ok(), "missing: {tool}; the package binutils has it");
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "\
  Machine:                           Advanced Micro Devices X86-64
      [Requesting program interpreter: /lib64/ld-linux-x86-64.so.2]
 0x0000000000000001 (NEEDED)             Shared library: [libm.so.6]
 0x0000000000000001 (NEEDED)             Shared library: [libc.so.6]
  0x0060:   Name: GCC_4.2.0  Flags: none  Version: 29
  0x0090:   Name: GLIBC_2.2.5  Flags: none  Version: 3
  0x01e0:   Name: GLIBC_2.34  Flags: none  Version: 2
  0x01f0:   Name: GLIBC_2.4  Flags: none  Version: 8
";

    #[test]
    fn the_newest_symbol_decides_which_glibc_is_needed() {
        let elf = Elf::parse(TEXT).unwrap();
        assert_eq!(elf.machine.debian, "amd64");
        assert_eq!(elf.loader, "/lib64/ld-linux-x86-64.so.2");
        assert_eq!(elf.libraries, ["libm.so.6", "libc.so.6"]);
        assert_eq!(elf.glibc, (2, 34));
        let packed = TEXT.replace("GLIBC_2.4 ", "GLIBC_ABI_DT_RELR ");
        assert_eq!(Elf::parse(&packed).unwrap().glibc, (2, 36));
    }

    #[test]
    fn what_cannot_be_packaged_is_refused() {
        for (from, to, why) in [
            ("Machine:", "", "not an ELF file"),
            ("Advanced Micro Devices X86-64", "PDP-11", "no packages for the machine PDP-11"),
            ("interpreter", "", "it is not dynamically linked"),
            ("GLIBC_2.4", "GLIBC_PRIVATE", "it needs GLIBC_PRIVATE, which is no version"),
        ] {
            assert_eq!(Elf::parse(&TEXT.replace(from, to)).unwrap_err().to_string(), why);
        }
    }

    #[test]
    fn a_library_that_is_not_there_is_named() {
        let found =
            resolved("\tlibm.so.6 => /lib/libm.so.6 (0x7f)\n\t/lib/ld.so (0x7f)\n").unwrap();
        assert_eq!(found.len(), 1);
        assert_eq!(found[0].path, "/lib/libm.so.6");
        let error = resolved("\tlibx.so.1 => not found\n").err().map(|error| error.to_string());
        assert_eq!(error.as_deref(), Some("this system does not have libx.so.1"));
    }
}
