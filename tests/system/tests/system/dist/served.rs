//! Starts of a packaged server.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use super::run;

/// A server that ends with its test.
struct Served(Child);

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Starts a server and asks for its health.
pub(super) fn check(mut command: Command, data: &Path) {
    command.args(["--listen", "127.0.0.1:0", "--data"]).arg(data).env("TURLAJ_LOG", "warn");
    let mut served = Served(command.stdout(Stdio::piped()).spawn().unwrap());
    let mut lines = BufReader::new(served.0.stdout.take().unwrap()).lines();
    let first = lines.next().expect("a server says where it is").unwrap();
    let address = first.strip_prefix("Turlaj is at http://").expect(&first);
    let mut stream = TcpStream::connect(address).unwrap();
    write!(stream, "GET /healthz HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n")
        .unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    assert!(answer.starts_with("HTTP/1.1 200 "), "{answer}");
}

/// Starts the server of an unpacked image, which sees nothing but the image if we are root.
pub(super) fn check_image(image: &Path) {
    if run(Command::new("id").arg("-u")).trim() != "0" {
        let (command, data) = by_loader(image);
        return check(command, &data);
    }
    // Stands for /proc, which container engines mount: the server reads its own program.
    fs::create_dir_all(image.join("proc/self")).unwrap();
    std::os::unix::fs::symlink("/usr/bin/turlaj", image.join("proc/self/exe")).unwrap();
    let mut command = Command::new("chroot");
    command.arg("--userspec=65532:65532").arg(image).arg("/usr/bin/turlaj");
    check(command, Path::new("/data"));
}

/// The server with the loader and the libraries of the image.
fn by_loader(image: &Path) -> (Command, PathBuf) {
    let mut libraries = Vec::new();
    find_libraries(image, &mut libraries);
    let is_loader =
        |path: &&PathBuf| path.file_name().unwrap().to_str().unwrap().starts_with("ld-");
    let loader = libraries.iter().find(is_loader).expect("the image has a loader");
    let folders = libraries.iter().map(|path| path.parent().unwrap());
    let mut command = Command::new(loader);
    command.arg("--inhibit-cache").arg("--library-path");
    command.arg(std::env::join_paths(folders).unwrap()).arg(image.join("usr/bin/turlaj"));
    (command, image.join("data"))
}

fn find_libraries(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            find_libraries(&path, found);
        } else if path.to_str().unwrap().contains(".so.") {
            found.push(path);
        }
    }
}
