//! Texts and back.

use turlaj_ziomek::{COLOURS, Laid, Piece, Pose, Side};

#[test]
fn everything_is_read_as_it_is_written() {
    for pose in Pose::all() {
        assert_eq!(pose.to_string().parse(), Ok(pose));
        assert_eq!(pose.piece().to_string().parse(), Ok(pose.piece()));
        assert_eq!(pose.side().to_string().parse(), Ok(pose.side()));
        for x in [0, 7, 310, 999] {
            let laid = Laid { pose, x };
            assert_eq!(laid.to_string().parse(), Ok(laid));
        }
    }
    for colour in COLOURS {
        assert_eq!(colour.to_string().parse(), Ok(colour));
    }
}

#[test]
fn levels_look_like_this() {
    let laid: Laid = "3b~@40".parse().unwrap();
    assert_eq!((laid.piece(), laid.pose.side()), (Piece::long(3).unwrap(), Side::B));
    assert!(laid.pose.flipped() && laid.x == 40);
    assert_eq!(serde_json::to_string(&laid).unwrap(), "\"3b~@40\"");
    assert!("ra@0".parse::<Laid>().unwrap().pose.smiles());
    for not in ["ra~@0", "rb@0", "1a@0"] {
        assert!(!not.parse::<Laid>().unwrap().pose.smiles(), "{not}");
    }
}

#[test]
fn other_texts_are_refused() {
    for text in [
        "", "3", "3b", "3b@", "3b@-1", "3b@+4", "3b@04", "3b@1000", "9a@0", "0a@0", "rc@0", "3e@0",
        "3b~~@4", "3~b@4", "R a@0", "3b@4 ", "3b@4@5",
    ] {
        assert!(text.parse::<Laid>().is_err(), "{text}");
    }
}

#[test]
fn poses_are_numbered_in_order() {
    assert_eq!(Pose::all().count(), Pose::COUNT);
    for (at, pose) in Pose::all().enumerate() {
        assert_eq!(pose.index(), at);
    }
    for (at, piece) in Piece::all().enumerate() {
        assert_eq!(piece.index(), at);
        assert_eq!(piece.number().is_some(), piece.colour().is_none());
    }
    assert_eq!(Pose::new(Piece::ziomek(COLOURS[0]), Side::C, false), None);
    assert_eq!((Piece::long(0), Piece::long(9)), (None, None));
}
