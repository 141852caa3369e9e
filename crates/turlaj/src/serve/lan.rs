//! The home network.

use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};

use anyhow::{Context, Result};
use qrcode::QrCode;
use qrcode::render::unicode;

/// The same port, for the whole network; an address that was chosen stays.
pub(super) fn widened(listen: SocketAddr) -> SocketAddr {
    match listen.ip().is_loopback() {
        true => SocketAddr::new(IpAddr::V4(Ipv4Addr::UNSPECIFIED), listen.port()),
        false => listen,
    }
}

/// The address of this machine in its network: the one it would send from. Nothing is sent.
pub(super) fn address() -> Option<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    // An address that is reserved for documentation: nobody is there.
    socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9)).ok()?;
    let ip = socket.local_addr().ok()?.ip();
    (!ip.is_loopback() && !ip.is_unspecified()).then_some(ip)
}

/// What phones in the network type.
pub(super) fn url(ip: IpAddr, port: u16) -> String {
    format!("http://{}", SocketAddr::new(ip, port))
}

/// A QR code in half blocks, for the dark ground that most terminals have.
pub(super) fn qr(text: &str) -> Result<String> {
    let code = QrCode::new(text.as_bytes()).context("the address is too long for a QR code")?;
    let mut picture = code.render::<unicode::Dense1x2>();
    picture.dark_color(unicode::Dense1x2::Light).light_color(unicode::Dense1x2::Dark);
    Ok(picture.quiet_zone(true).build())
}
