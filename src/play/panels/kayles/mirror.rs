//! The rope's own argument: a cut in the middle, and then each cut's mirror image while the pieces can be paired.

use zugzwang_engine::theory::kayles::{Image, Kayles};

use crate::{
    play::panels::{Beat, Look, Story, beat},
    words::numbers::number,
};

/// Tells which cut to copy, and why that answers every cut; `end` if no safe cut is left after it.
pub(super) fn story(why: &Kayles, image: &Image, end: bool, look: &Look) -> Story {
    let cut = number(image.cut, look);
    let found = match (why.pieces.len(), image.of) {
        (1, _) => beat!("why-rope-middle", cut),
        (_, Some(of)) => beat!("why-rope-image", of = number(of, look), cut),
        _ => beat!("why-rope-pair", piece = image.piece, cut),
    };
    vec![found, beat!("why-rope-mirror", end), unpaired()]
}

/// Tells what counts once the mirror ends.
pub(super) fn unpaired() -> Beat {
    beat!("why-rope-unpaired")
}
