//! The bots of Skeleton are those that every game has, until it has an engine of its own (docs/bots.md).

use turlaj_bots::Bots;

use crate::Skeleton;

impl Bots for Skeleton {}
