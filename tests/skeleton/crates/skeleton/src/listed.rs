//! Skeleton in the list of games.

use turlaj_catalog::Listed;

use crate::Skeleton;
use crate::drawing::SkeletonDrawing;

impl Listed for Skeleton {
    const TITLE: &'static str = "Skeleton";
    const ABOUT: &'static str = "Roll one die as often as you dare, and bank before it shows a 1.";

    type Drawing = SkeletonDrawing;
}
