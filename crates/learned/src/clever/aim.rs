//! What a player is after.

use super::fast::Fast;
use turlaj_packed::clever::Packed;

/// What ends are worth to the seat that is asked.
pub trait Aim<const SEATS: usize> {
    /// A seat is asked at this position: what is said next is said of ends from here.
    fn begin(&mut self, game: &Packed<SEATS>, seat: usize);

    /// What an end is worth that was reached by this first choice.
    fn worth(&mut self, first: u8, end: &Packed<SEATS>) -> f32;
}

/// As many points at the end as possible, whatever the others have.
#[derive(Clone, Copy, Debug)]
pub struct Points<'a> {
    net: &'a Fast,
    seat: usize,
}

impl<'a> Points<'a> {
    /// By what this network tells.
    pub fn new(net: &'a Fast) -> Points<'a> {
        Points { net, seat: 0 }
    }
}

impl<const SEATS: usize> Aim<SEATS> for Points<'_> {
    fn begin(&mut self, _: &Packed<SEATS>, seat: usize) {
        self.seat = seat;
    }

    #[inline]
    fn worth(&mut self, _: u8, end: &Packed<SEATS>) -> f32 {
        self.net.points(end, self.seat)
    }
}
