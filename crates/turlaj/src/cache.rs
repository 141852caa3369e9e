//! The folder of solved games, which are expensive to compute: one file each, its SHA-256 first. Whatever goes wrong
//! here costs time, and nothing else.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use sha2::{Digest, Sha256};
use tempfile::NamedTempFile;
use turlaj_exact::SolutionCache;

use crate::folders::UserFolder;

/// Names another folder; none if it is empty.
const VARIABLE: &str = "TURLAJ_CACHE";

/// The bytes of a digest.
const DIGEST: usize = 32;

const USER_CACHE: UserFolder =
    UserFolder { xdg: "XDG_CACHE_HOME", macos: "Library/Caches", home: ".cache" };

/// Lets solutions outlast this process.
pub(crate) fn set() {
    let folder = match std::env::var_os(VARIABLE) {
        Some(folder) => Some(PathBuf::from(folder)).filter(|folder| !folder.as_os_str().is_empty()),
        None => USER_CACHE.path(),
    };
    if let Some(folder) = folder {
        turlaj_exact::set_cache(CacheFolder { folder });
    }
}

/// Solutions as files.
struct CacheFolder {
    folder: PathBuf,
}

impl CacheFolder {
    fn file(&self, name: &str) -> PathBuf {
        self.folder.join(name)
    }
}

impl SolutionCache for CacheFolder {
    fn load(&self, name: &str) -> Option<Vec<u8>> {
        let mut content = fs::read(self.file(name)).ok()?;
        let (digest, bytes) = content.split_at_checked(DIGEST)?;
        if digest != &Sha256::digest(bytes)[..] {
            return None;
        }
        content.drain(..DIGEST);
        Some(content)
    }

    fn store(&self, name: &str, bytes: &[u8]) {
        // A folder that cannot be written is no error: the next process solves the game again.
        let _ = write(&self.folder, &self.file(name), bytes);
    }
}

/// Writes a whole file or none, also where another process writes the same one.
fn write(folder: &Path, path: &Path, bytes: &[u8]) -> std::io::Result<()> {
    fs::create_dir_all(folder)?;
    let mut file = NamedTempFile::new_in(folder)?;
    file.write_all(&Sha256::digest(bytes))?;
    file.write_all(bytes)?;
    file.persist(path)?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    const SOLUTION: &[u8] = b"all values";

    fn cache(folder: &Path) -> CacheFolder {
        CacheFolder { folder: folder.join("new/turlaj") }
    }

    #[test]
    fn what_was_stored_is_loaded_and_nothing_else_is_left() {
        let folder = tempfile::tempdir().unwrap();
        let cache = cache(folder.path());
        assert_eq!(cache.load("game-1"), None);
        cache.store("game-1", b"other values");
        cache.store("game-1", SOLUTION);
        assert_eq!(cache.load("game-1").as_deref(), Some(SOLUTION));
        assert_eq!(cache.load("game-2"), None);
        assert_eq!(fs::read_dir(&cache.folder).unwrap().count(), 1);
    }

    #[test]
    fn a_damaged_file_is_not_loaded_and_is_replaced() {
        let folder = tempfile::tempdir().unwrap();
        let cache = cache(folder.path());
        cache.store("game-1", SOLUTION);
        let whole = fs::read(cache.file("game-1")).unwrap();
        let flipped = (0..whole.len()).map(|at| {
            let mut content = whole.clone();
            content[at] ^= 1;
            content
        });
        let cut = (0..whole.len()).map(|length| whole[..length].to_vec());
        for damaged in flipped.chain(cut) {
            fs::write(cache.file("game-1"), &damaged).unwrap();
            assert_eq!(cache.load("game-1"), None, "{damaged:?}");
        }
        cache.store("game-1", SOLUTION);
        assert_eq!(cache.load("game-1").as_deref(), Some(SOLUTION));
    }

    #[test]
    fn a_folder_that_cannot_be_made_is_no_error() {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join("new"), "a file").unwrap();
        let cache = cache(folder.path());
        cache.store("game-1", SOLUTION);
        assert_eq!(cache.load("game-1"), None);
    }
}
