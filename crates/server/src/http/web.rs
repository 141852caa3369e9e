//! The client: files in the binary, cached for ever under an address that changes with them.

mod source;

use std::collections::BTreeMap;
use std::fs;
use std::io::Write;
use std::path::{Component, Path, PathBuf};
use std::sync::{Arc, OnceLock};

use axum::extract::{Path as InPath, State};
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse, Response};
use bytes::Bytes;
use flate2::Compression;
use flate2::write::GzEncoder;
use include_dir::{Dir, include_dir};
use sha2::{Digest, Sha256};
use turlaj_proto::http::GameInfo;

use super::error::ApiError;
use crate::app::App;
use crate::refusals;

static FILES: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/../../web");

// Without a charset: modules are UTF-8 by definition, and style sheets have the encoding of their page.
pub(crate) const SCRIPT: &str = "text/javascript";
pub(crate) const STYLES: &str = "text/css";

/// What the browser gets; notes and types for checking stay here.
const KINDS: &[(&str, &str)] = &[
    ("html", "text/html; charset=utf-8"),
    ("js", SCRIPT),
    ("css", STYLES),
    ("svg", "image/svg+xml"),
    ("png", "image/png"),
    ("webmanifest", "application/manifest+json"),
    ("txt", "text/plain; charset=utf-8"),
];

const FOREVER: &str = "max-age=31536000, immutable";

/// One file.
#[derive(Clone)]
struct File {
    kind: &'static str,
    plain: Bytes,
    packed: Bytes,
}

impl File {
    /// What the browser gets of a file; nothing of notes and types.
    fn new(path: &str, bytes: &[u8]) -> Option<File> {
        let kind = kind(path)?;
        let plain = match std::str::from_utf8(bytes) {
            Ok(text) if kind == SCRIPT && !path.starts_with("vendor/") => {
                source::script(text).into()
            }
            Ok(text) if kind == STYLES => source::styles(text).into(),
            _ => Bytes::copy_from_slice(bytes),
        };
        Some(File { kind, packed: pack(&plain), plain })
    }
}

/// All files of the client.
pub(crate) struct Web {
    /// Changes whenever a file does.
    version: String,
    files: BTreeMap<String, File>,
    /// What is told of the games on offer: the same for all, so it is packed once.
    games: OnceLock<File>,
    /// Links to the modules that every page needs.
    links: String,
    /// The modules that a table of each game needs besides, separated by spaces.
    modules: BTreeMap<String, String>,
    /// Where files are read anew for every request, while somebody works on them.
    folder: Option<PathBuf>,
}

impl Web {
    /// The files in the binary and these, or those of a folder.
    pub(crate) fn new(folder: Option<PathBuf>, more: &BTreeMap<String, Vec<u8>>) -> Web {
        let mut files = BTreeMap::new();
        collect(&FILES, &mut files);
        files.extend(
            more.iter().filter_map(|(path, bytes)| Some((path.clone(), File::new(path, bytes)?))),
        );
        let mut digest = Sha256::new();
        for (path, file) in &files {
            digest.update(path.as_bytes());
            digest.update([0]);
            digest.update(&file.plain);
        }
        let version = match folder {
            Some(_) => "dev".to_string(),
            None => hex::encode(digest.finalize())[..12].to_string(),
        };
        // Files in a folder can change while the server runs, so their imports are not listed.
        let (links, modules) =
            if folder.is_some() { Default::default() } else { modules(&files, &version) };
        Web { version, files, games: OnceLock::new(), links, modules, folder }
    }

    fn find(&self, path: &str) -> Option<File> {
        let Some(folder) = &self.folder else { return self.files.get(path).cloned() };
        let inside = Path::new(path).components().all(|part| matches!(part, Component::Normal(_)));
        let plain = if inside { fs::read(folder.join(path)).ok()? } else { return None };
        Some(File { kind: kind(path)?, packed: Bytes::new(), plain: plain.into() })
    }

    /// A file that stands at an address which never changes, and says where the others are now.
    fn fixed(&self, path: &str, app: &App) -> Option<(&'static str, String)> {
        let text = String::from_utf8(self.find(path)?.plain.to_vec()).ok()?;
        let base = format!("/s/{}", self.version);
        let invite = app.config.invite_url.as_deref().unwrap_or_default();
        let offers: Vec<String> =
            app.parts.games.all().map(|game| self.offer(game.info())).collect();
        let words = [
            ("{{modules}}", self.links.as_str()),
            ("{{games}}", &offers.join(", ")),
            ("{{base}}", &base),
            ("{{build}}", &app.config.build),
            ("{{invite}}", invite),
        ];
        let fill = |text: String, (name, value): (&str, &str)| text.replace(name, value);
        Some((kind(path)?, words.into_iter().fold(text, fill)))
    }

    /// What the page needs to know of a game at once: id, fewest players, bots, and the modules of a table.
    fn offer(&self, game: &GameInfo) -> String {
        let bots: Vec<&str> = game.bots.iter().map(|bot| bot.name.as_str()).collect();
        let modules = self.modules.get(&game.id).map_or("", String::as_str);
        format!("{} {} {} {modules}", game.id, game.players_min, bots.join(","))
    }
}

fn kind(path: &str) -> Option<&'static str> {
    let ending = path.rsplit_once('.')?.1;
    KINDS.iter().find(|(known, _)| *known == ending).map(|(_, kind)| *kind)
}

fn collect(folder: &Dir<'static>, files: &mut BTreeMap<String, File>) {
    for file in folder.files() {
        let path = file.path().to_string_lossy().replace('\\', "/");
        if let Some(file) = File::new(&path, file.contents()) {
            files.insert(path, file);
        }
    }
    folder.dirs().for_each(|inner| collect(inner, files));
}

/// What the page says of its modules, so that a browser asks for them at once and not one after the other.
fn modules(files: &BTreeMap<String, File>, version: &str) -> (String, BTreeMap<String, String>) {
    let read = |path: &str| std::str::from_utf8(&files.get(path)?.plain).ok();
    let always = source::closure("app/main.js", &read);
    let link =
        |path: &String| format!("<link rel=\"modulepreload\" href=\"/s/{version}/{path}\">\n");
    let links: String = always.iter().map(link).collect();
    let screens = files.keys().filter_map(|path| {
        let game = path.strip_prefix("app/")?.strip_suffix("/screen.js")?;
        let needed = source::closure(path, &read);
        let needed: Vec<&str> = needed.difference(&always).map(String::as_str).collect();
        Some((game.to_string(), needed.join(" ")))
    });
    (links.trim_end().to_string(), screens.collect())
}

fn pack(plain: &[u8]) -> Bytes {
    let mut packer = GzEncoder::new(Vec::new(), Compression::best());
    packer.write_all(plain).expect("a vector takes any bytes");
    packer.finish().expect("a vector takes any bytes").into()
}

/// A file of the client.
pub(super) async fn file(
    State(app): State<Arc<App>>,
    InPath((version, path)): InPath<(String, String)>,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let found = app.web.find(&path).filter(|_| version == app.web.version);
    let file = found.ok_or_else(refusals::not_found)?;
    let mut response = sent(file, &headers);
    let cache = if app.web.folder.is_some() { "no-store" } else { FOREVER };
    response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static(cache));
    Ok(response)
}

/// A file, packed for those who take it so.
fn sent(file: File, asked: &HeaderMap) -> Response {
    let takes = asked.get(header::ACCEPT_ENCODING).and_then(|list| list.to_str().ok());
    let packed = takes.is_some_and(|list| list.contains("gzip")) && !file.packed.is_empty();
    let mut response = if packed { file.packed } else { file.plain }.into_response();
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(file.kind));
    headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    if packed {
        headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
    }
    response
}

/// The games on offer, with their options and bots.
#[cfg_attr(feature = "schema", utoipa::path(get, path = "/api/v1/games", responses((status = 200, body = Vec<GameInfo>))))]
pub(super) async fn games(State(app): State<Arc<App>>, headers: HeaderMap) -> Response {
    let packed = || {
        let games: Vec<&GameInfo> = app.parts.games.all().map(|game| game.info()).collect();
        let plain: Bytes = serde_json::to_vec(&games).expect("games have string keys").into();
        File { kind: "application/json", packed: pack(&plain), plain }
    };
    sent(app.web.games.get_or_init(packed).clone(), &headers)
}

/// The page, for every address that is not something else.
pub(super) async fn page(
    State(app): State<Arc<App>>,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    fixed(&app, "index.html", &headers)
}

/// What a device needs to know to keep the page among its apps.
pub(super) async fn manifest(
    State(app): State<Arc<App>>,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    fixed(&app, "manifest.webmanifest", &headers)
}

/// The worker that keeps the page's files; at the root, or it could not keep the page itself.
pub(super) async fn worker(
    State(app): State<Arc<App>>,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    fixed(&app, "sw.js", &headers)
}

fn fixed(app: &App, path: &str, asked: &HeaderMap) -> Result<Response, ApiError> {
    let (kind, text) = app.web.fixed(path, app).ok_or_else(refusals::not_found)?;
    let plain = Bytes::from(text);
    let mut response = sent(File { kind, packed: pack(&plain), plain }, asked);
    response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("no-cache"));
    Ok(response)
}
