//! Single cuts: the cut they mirror, the value they leave, and short pieces.

use super::*;

/// A cut may be mirrored in the middle of the rope, or in the middle between its piece and the twin.
#[test]
fn a_mirror_cut_names_the_cut_that_it_mirrors() {
    // The pieces 7, 3, 4 and then two alike: 7 is cut into 4 and 3, mirroring the 3 and 4 next to it.
    for (length, cuts, cut, of) in [
        ("14", ["7", "10"].as_slice(), "4", Some("10")),
        ("24", &["7", "10", "14", "19"], "4", Some("10")),
        ("24", &["7", "11", "14", "19"], "3", Some("11")),
        ("24", &["5", "10", "17", "20"], "14", Some("10")),
        ("26", &["6", "12", "19", "22"], "16", Some("22")),
        ("9", &["4"], "13/2", None),
    ] {
        let game = rope(length);
        let read = |pieces: &Pieces, cut: &str| game.read(pieces, cut).expect("a cut");
        let pieces =
            cuts.iter().fold(game.start(), |pieces, cut| game.play(&pieces, &read(&pieces, cut)).expect("a legal cut"));
        let mirror = analysed(&game, &pieces).1.mirror;
        let exact = |cut: &str| read(&game.start(), cut).0;
        let found = mirror.map(|image| (image.cut, image.of));
        let expected = (of.is_some()).then(|| (exact(cut), of.map(exact)));
        assert_eq!(found, expected, "{length}: {cuts:?}");
    }
}

/// Compares the cuts to a value with trying every listed cut.
#[test]
fn moves_to_a_value_are_the_cuts_that_leave_it() {
    for (game, pieces) in positions(40) {
        if game.end(&pieces).is_some() {
            continue;
        }
        for value in 0..8 {
            let listed = game.moves_to(&pieces, value, &Cancel::never()).expect("not stopped");
            let leaves = |cut: &Slice| {
                let after = game.play(&pieces, cut).expect("it is legal");
                let (answer, why) = analysed(&game, &after);
                answer.worth.remoteness != Some(0) && why.sum.nim_sum == value
            };
            assert!(listed.moves.iter().all(leaves), "{pieces} to {value}");
            let some = game.moves(&pieces).filter(leaves).count();
            assert_eq!(some == 0, listed.moves.is_empty(), "{pieces} to {value}");
            // A cut that may be anywhere in an interval is one of many.
            let points = listed.moves.len() < 2 && !listed.truncated;
            assert!(some > 1 || points || listed.truncated, "{pieces} to {value}");
        }
    }
}

#[test]
fn a_short_piece_must_have_been_cut() {
    let game = rope("3");
    let cut = |pieces: &Pieces, at: &str| game.play(pieces, &game.read(pieces, at).expect("a cut")).expect("legal");
    assert_eq!(game.start().short(), None);
    assert_eq!(cut(&game.start(), "1").short(), None);
    assert_eq!(cut(&game.start(), "1/2").short().map(|short| short.to_string()), Some("1/2".to_owned()));
    assert_eq!(rope("1/2").start().short(), None, "it has not been cut");
}
