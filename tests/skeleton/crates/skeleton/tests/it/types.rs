//! The types of the client are those in Rust.

use turlaj_skeleton::Skeleton;

#[test]
fn the_types_of_the_client_are_fresh() {
    turlaj_testkit::is_fresh::<Skeleton>();
}
