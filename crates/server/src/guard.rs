//! What every request passes: from whom, for whom, how often; and what every answer carries.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderValue, Method, Uri, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use turlaj_core::Refusal;

use crate::app::App;
use crate::config::Config;
use crate::http::{ApiError, SCRIPT, STYLES};
use crate::limits::{Connection, UseKind};
use crate::refusals;

/// The address at the other end of a connection.
#[derive(Clone)]
pub(crate) struct Peer {
    /// The address.
    pub(crate) address: IpAddr,
    /// The connection, counted for that address; proxies are not counted.
    pub(crate) counted: Option<Arc<Connection>>,
}

/// The address of a client, behind proxies that are trusted.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Client(pub(crate) IpAddr);

/// Nothing from elsewhere, no inline code, no frames: a page of ours needs none of it.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
    font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; \
    base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const HEADERS: &[(&str, &str)] = &[
    ("content-security-policy", POLICY),
    ("x-content-type-options", "nosniff"),
    ("x-frame-options", "DENY"),
    ("referrer-policy", "no-referrer"),
    ("cross-origin-opener-policy", "same-origin"),
    ("cross-origin-resource-policy", "same-origin"),
    ("permissions-policy", "camera=(), microphone=(), geolocation=()"),
];

const PARTS_HEADERS: &[(&str, &str)] = &[("x-content-type-options", "nosniff")];

/// Lets a request through, or says why not.
pub(crate) async fn guard(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let is_file = request.uri().path().starts_with("/s/");
    let mut response = match check(&app, request) {
        Ok(request) => next.run(request).await,
        Err(why) => ApiError(why).into_response(),
    };
    let headers = response.headers_mut();
    // For scripts and style sheets of a page the page's own policy applies, and they are the same for everybody: there is
    // nothing in them to keep from other sites. A first visit loads dozens. The service worker is not one of them: its
    // policy is its own.
    let kind = headers.get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
    let is_part = is_file && kind.is_some_and(|kind| [SCRIPT, STYLES].contains(&kind));
    for (name, value) in if is_part { PARTS_HEADERS } else { HEADERS } {
        headers.insert(*name, HeaderValue::from_static(value));
    }
    if !headers.contains_key(header::CACHE_CONTROL) {
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    response
}

fn check(app: &App, mut request: Request) -> Result<Request, Refusal> {
    app.metrics.requests.inc();
    let peer = request.extensions().get::<Peer>();
    let peer = peer.map_or(IpAddr::from([0, 0, 0, 0]), |peer| peer.address);
    let client = client(&app.config, peer, request.headers());
    let is_file = request.uri().path().starts_with("/s/");
    app.addresses.ask(client, if is_file { UseKind::File } else { UseKind::Request })?;
    check_host(&app.config, request.headers(), request.uri())?;
    let upgrade = request.headers().contains_key(header::UPGRADE);
    let harmless = matches!(*request.method(), Method::GET | Method::HEAD);
    if upgrade || !harmless {
        check_origin(&app.config, request.headers())?;
    }
    request.extensions_mut().insert(Client(client));
    Ok(request)
}

/// Behind a trusted proxy, the last address of the list that is not a trusted proxy itself.
fn client(config: &Config, peer: IpAddr, headers: &HeaderMap) -> IpAddr {
    let trusted = |address: &IpAddr| config.trusted_proxies.contains(address);
    if !trusted(&peer) {
        return peer;
    }
    // A line that is no text counts as a hop that cannot be read.
    let lists = headers.get_all("x-forwarded-for").iter().map(|list| list.to_str().unwrap_or("?"));
    let hops: Vec<Option<IpAddr>> = lists.flat_map(|list| list.split(',')).map(address).collect();
    // From the nearest on. What cannot be read is no address, and whatever stands before the first
    // hop that is not trusted may be anybody's word.
    let first = hops.into_iter().rev().find(|hop| !hop.is_some_and(|hop| trusted(&hop)));
    first.flatten().unwrap_or(peer)
}

/// An address of a proxy's list, which may carry a port.
fn address(hop: &str) -> Option<IpAddr> {
    let hop = hop.trim();
    let bare = hop.trim_start_matches('[').trim_end_matches(']').parse::<IpAddr>().ok();
    let found = bare.or_else(|| hop.parse::<SocketAddr>().ok().map(|with_port| with_port.ip()));
    found.map(|found| found.to_canonical())
}

/// A name without its port, in lower case.
fn bare(host: &str) -> String {
    let host = host.trim().to_ascii_lowercase();
    match host.rsplit_once(':') {
        Some((name, port)) if port.bytes().all(|byte| byte.is_ascii_digit()) => name.to_string(),
        _ => host,
    }
}

fn is_known(config: &Config, host: &str) -> bool {
    let host = bare(host);
    let literal = host.trim_start_matches('[').trim_end_matches(']').parse::<IpAddr>().is_ok();
    let public = config.public_url.as_deref().and_then(host_of);
    // A page that has another name resolve to this machine does not get in by that name; plain
    // addresses cannot be abused so.
    literal
        || host == "localhost"
        || config.hosts.iter().any(|known| bare(known) == host)
        || public.is_some_and(|public| bare(public) == host)
}

/// The host and port of an address such as `https://play.example.org`.
fn host_of(url: &str) -> Option<&str> {
    let (_, rest) = url.split_once("://")?;
    rest.split('/').next()
}

fn check_host(config: &Config, headers: &HeaderMap, target: &Uri) -> Result<(), Refusal> {
    let mut hosts = headers.get_all(header::HOST).iter();
    let host = hosts.next().and_then(|host| host.to_str().ok());
    if hosts.next().is_some() {
        return Err(refusals::two_hosts());
    }
    // A target with a host of its own (`GET http://…`) must name one of ours too.
    let named = target.authority().is_none_or(|authority| is_known(config, authority.as_str()));
    match named && host.is_some_and(|host| is_known(config, host)) {
        true => Ok(()),
        false => Err(refusals::other_host()),
    }
}

/// Programs send no origin; pages do, and only our own may call.
fn check_origin(config: &Config, headers: &HeaderMap) -> Result<(), Refusal> {
    let Some(origin) = headers.get(header::ORIGIN) else { return Ok(()) };
    let origin = origin.to_str().ok().and_then(host_of);
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    let public = config.public_url.as_deref().and_then(host_of);
    match origin.is_some() && (origin == host || origin == public) {
        true => Ok(()),
        false => Err(refusals::other_origin()),
    }
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderName;

    use super::*;

    fn headers(list: &[(&'static str, &'static str)]) -> HeaderMap {
        list.iter()
            .map(|(name, value)| (HeaderName::from_static(name), HeaderValue::from_static(value)))
            .collect()
    }

    #[test]
    fn only_names_of_ours_are_served() {
        let config = Config {
            public_url: Some("https://play.example.org".to_string()),
            hosts: vec!["box.local".to_string()],
            ..Config::default()
        };
        for good in [
            "localhost",
            "localhost:7788",
            "127.0.0.1:7788",
            "[::1]:7788",
            "192.168.1.7",
            "play.example.org",
            "PLAY.example.org:443",
            "box.local:7788",
        ] {
            assert!(is_known(&config, good), "{good}");
        }
        for bad in ["evil.example", "localhost.evil.example", "play.example.org.evil", "", ":80"] {
            assert!(!is_known(&config, bad), "{bad}");
        }
    }

    #[test]
    fn other_pages_may_not_call() {
        let config = Config {
            public_url: Some("https://play.example.org".to_string()),
            ..Config::default()
        };
        let origin = |origin| {
            check_origin(&config, &headers(&[("host", "localhost:7788"), ("origin", origin)]))
        };
        assert!(origin("http://localhost:7788").is_ok());
        assert!(origin("https://play.example.org").is_ok());
        for bad in ["https://evil.example", "http://localhost:1", "null", ""] {
            assert_eq!(origin(bad).unwrap_err().code(), "other-origin", "{bad}");
        }
        assert!(check_origin(&config, &headers(&[("host", "localhost")])).is_ok());
    }

    #[test]
    fn only_trusted_proxies_are_believed() {
        let proxy: IpAddr = "10.0.0.1".parse().unwrap();
        let config = Config { trusted_proxies: vec![proxy], ..Config::default() };
        let told = headers(&[("x-forwarded-for", "6.6.6.6, 9.9.9.9, 10.0.0.1")]);
        assert_eq!(client(&config, proxy, &told), "9.9.9.9".parse::<IpAddr>().unwrap());
        let stranger: IpAddr = "8.8.8.8".parse().unwrap();
        assert_eq!(client(&config, stranger, &told), stranger);
        assert_eq!(client(&config, proxy, &headers(&[])), proxy);
        let told = headers(&[("x-forwarded-for", "6.6.6.6, 9.9.9.9:1234")]);
        assert_eq!(client(&config, proxy, &told), "9.9.9.9".parse::<IpAddr>().unwrap());
        let told = headers(&[("x-forwarded-for", "6.6.6.6, unknown")]);
        assert_eq!(client(&config, proxy, &told), proxy, "6.6.6.6 may be anybody's word");
    }
}
