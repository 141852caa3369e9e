//! The folders of the user.

use std::ffi::OsString;
use std::path::PathBuf;

/// A kind of folder: where the user's own one is.
pub(crate) struct UserFolder {
    /// The variable of the XDG rule, which counts everywhere.
    pub(crate) xdg: &'static str,
    /// Below the home folder on macOS.
    pub(crate) macos: &'static str,
    /// Below the home folder elsewhere.
    pub(crate) home: &'static str,
}

impl UserFolder {
    /// `turlaj` in this folder; nothing where no home is known.
    pub(crate) fn path(&self) -> Option<PathBuf> {
        self.path_by(|name| std::env::var_os(name))
    }

    fn path_by(&self, var: impl Fn(&str) -> Option<OsString>) -> Option<PathBuf> {
        let var = |name: &str| var(name).filter(|value| !value.is_empty()).map(PathBuf::from);
        let base = var(self.xdg).filter(|folder| folder.is_absolute()).or_else(|| {
            match std::env::consts::OS {
                "windows" => var("LOCALAPPDATA"),
                "macos" => var("HOME").map(|home| home.join(self.macos)),
                _ => var("HOME").map(|home| home.join(self.home)),
            }
        });
        Some(base?.join("turlaj"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const CACHE: UserFolder = UserFolder { xdg: "XDG", macos: ".cache", home: ".cache" };

    #[cfg(unix)]
    #[test]
    fn the_variable_comes_before_the_home_if_it_is_absolute() {
        let path = |vars: &[(&str, &str)]| {
            let var = |name: &str| vars.iter().find(|(known, _)| *known == name);
            let path = CACHE.path_by(|name| var(name).map(|(_, value)| value.into()));
            path.map(|path| path.to_str().unwrap().to_string())
        };
        let home = ("HOME", "/home/ala");
        assert_eq!(path(&[home, ("XDG", "/else")]).as_deref(), Some("/else/turlaj"));
        for ignored in ["", "else"] {
            let found = path(&[home, ("XDG", ignored)]);
            assert_eq!(found.as_deref(), Some("/home/ala/.cache/turlaj"), "`{ignored}`");
        }
        assert_eq!(path(&[("HOME", "")]), None);
    }
}
