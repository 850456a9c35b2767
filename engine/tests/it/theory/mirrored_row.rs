//! The symmetry of a row.

use zugzwang_engine::{row::Row, theory::mirrored_row::MirroredRow};

/// The reply, `lost` where there is none, and nothing where the mirror decides nothing.
fn reply(row: &str, most: u64) -> String {
    let told = |mirror: MirroredRow| mirror.reply.map_or("lost".to_owned(), |reply| reply.to_string());
    MirroredRow::of(&Row::of(row), most).map_or(String::new(), told)
}

#[test]
fn an_untouched_row_is_won_by_its_middle() {
    assert_eq!(reply("11111", 3), "3");
    assert_eq!(reply("1111", 2), "2-3");
    assert_eq!(reply("11111", 1), "3");
    assert_eq!(reply("1111", 1), "lost");
}

#[test]
fn a_move_is_answered_by_its_image() {
    assert_eq!(reply("11011", 3), "lost");
    assert_eq!(reply("10011", 3), "4");
    assert_eq!(reply("10001", 3), "lost");
    assert_eq!(reply("00011", 3), "4-5");
    assert_eq!(reply("00011", 1), "", "two are too many for one move");
    assert_eq!(reply("01111", 3), "", "the opponent would take the middle");
    assert_eq!(reply("00000", 3), "lost");
}

/// The cells whose image is taken must make one segment, without which nobody can take the middle.
#[test]
fn the_mirror_decides_exactly_the_rows_that_one_move_makes_symmetric() {
    const CELLS: u64 = 9;
    for bits in 0_u32..1 << CELLS {
        let is_free = |cell: u64| bits >> (cell - 1) & 1 == 1;
        let text: String = (1..=CELLS).map(|cell| if is_free(cell) { '1' } else { '0' }).collect();
        let alone: Vec<u64> = (1..=CELLS).filter(|cell| is_free(*cell) && !is_free(CELLS + 1 - cell)).collect();
        let found = MirroredRow::of(&Row::of(&text), CELLS);
        assert_eq!(found.as_ref().is_some_and(|found| found.symmetric), alone.is_empty(), "{text}");
        let (Some(first), Some(last)) = (alone.first(), alone.last()) else { continue };
        let is_one = last - first < alone.len() as u64;
        let mends = is_one && !is_free(CELLS.div_ceil(2));
        let reply = found.and_then(|found| found.reply).map(|reply| (reply.first, reply.last));
        assert_eq!(reply, mends.then_some((*first, *last)), "{text}");
    }
}
