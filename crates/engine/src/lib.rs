//! Engines: whatever values positions and actions of a game, behind one interface.
//!
//! An [`Engine`] values every legal action ([`Engine::evaluate`]) and any node ([`Engine::value`]). Bots
//! ([`EngineBot`]), their [`Level`]s and hints ([`advise`]) are made from it, each once. [`Playouts`]
//! is an engine for any game. Engines see views, never a live state: what is hidden from a person
//! in the same seat is hidden from them.

mod advice;
mod bot;
mod engine;
mod level;
mod playouts;
mod random;
mod values;

pub use advice::{Advice, Advised, advise};
pub use bot::{AnyBot, Bot, EngineBot, LiveBot, LiveEngine};
pub use engine::{Budget, Engine};
pub use level::{EQUAL, GENERIC_LEVELS, Level, Noise, normal};
pub use playouts::{Playouts, Tried};
pub use random::Random;
pub use values::{ActionValue, ErrorBar, Explanation, Ranked, Reason, Unit, Values, Worth};

/// The generator of all bots: fast, and the same on every machine for the same seed.
pub type Chance = rand::rngs::Xoshiro256PlusPlus;
