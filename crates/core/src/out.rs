//! What `apply` reports while it moves a position on.

use crate::{Eye, Game, Seat};

/// Who is told a piece of news.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Audience {
    /// Every eye.
    All,
    /// One seat.
    Only(Seat),
    /// Every eye but that of this seat.
    Others(Seat),
}

impl Audience {
    /// Whether this eye is told.
    pub(crate) fn has(self, eye: Eye) -> bool {
        match self {
            Audience::All => true,
            Audience::Only(seat) => eye.is(seat),
            Audience::Others(seat) => !eye.is(seat),
        }
    }
}

/// Where [`Game::apply`] reports what happens, as it happens.
pub trait Out<G: Game> {
    /// Tells these eyes a piece of news, which is built only where it is kept.
    fn tell(&mut self, to: Audience, news: impl FnOnce() -> G::News);

    /// Turns the page. A roll does so, and an act that ends a sealed phase, passes the turn on or
    /// ends a live phase. Within a page only the seats that were asked when it began act: each walks
    /// its own chain and leaves, or all act at a live node.
    fn turn_page(&mut self);

    /// Shows everyone the rolls that lie covered ([`crate::Sight::Later`]).
    fn uncover(&mut self) {}
}

/// Keeps nothing: for simulations, folds and searches.
#[derive(Clone, Copy, Debug)]
pub struct Silent;

impl<G: Game> Out<G> for Silent {
    #[inline]
    fn tell(&mut self, _: Audience, _: impl FnOnce() -> G::News) {}

    #[inline]
    fn turn_page(&mut self) {}
}

/// Keeps whether the page was turned, and whether covered rolls were shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Turned {
    /// Whether the page was turned.
    pub page: bool,
    /// Whether covered rolls were shown.
    pub uncovered: bool,
}

impl<G: Game> Out<G> for Turned {
    #[inline]
    fn tell(&mut self, _: Audience, _: impl FnOnce() -> G::News) {}

    #[inline]
    fn turn_page(&mut self) {
        self.page = true;
    }

    #[inline]
    fn uncover(&mut self) {
        self.uncovered = true;
    }
}

/// Keeps everything.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report<G: Game> {
    /// The news, in order, with who is told.
    pub news: Vec<(Audience, G::News)>,
    /// What happened to the page and to covered rolls.
    pub turned: Turned,
}

impl<G: Game> Report<G> {
    /// A report of nothing.
    pub fn new() -> Report<G> {
        Report { news: Vec::new(), turned: Turned::default() }
    }

    /// The news that one eye is told, in order.
    pub fn told_to(&self, eye: Eye) -> impl Iterator<Item = &G::News> {
        self.news.iter().filter(move |(to, _)| to.has(eye)).map(|(_, news)| news)
    }
}

impl<G: Game> Default for Report<G> {
    fn default() -> Report<G> {
        Report::new()
    }
}

impl<G: Game> Out<G> for Report<G> {
    fn tell(&mut self, to: Audience, news: impl FnOnce() -> G::News) {
        self.news.push((to, news()));
    }

    fn turn_page(&mut self) {
        self.turned.page = true;
    }

    fn uncover(&mut self) {
        self.turned.uncovered = true;
    }
}
