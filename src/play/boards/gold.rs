//! Gold bars: a row of bars as high as their prices, with a fence behind the last one that may be taken. The arrows move the end of
//! what is taken. Once told, the bars say who gets them after that.

use zugzwang_engine::{
    Cancel,
    games::{Gold, gold::Row, subtraction::Take},
    theory::score_table::Margins,
};

use super::prelude::*;
use crate::play::figures::{
    sums::Sums,
    tallies::{Tallies, Tally},
};

/// The most bars of which the best play after each move is told.
const FORESEEN: usize = 40;
/// The greatest height of a low board, on which the bars need the line that says the limit.
const LOW: f32 = 4.0;

impl Board for Gold {
    type Game = Self;

    type Cursor = Take;

    fn cursor(_: &Self, row: &Row, before: Option<&Take>) -> Take {
        Take(before.map_or(1, |take| take.0).clamp(1, row.reach().max(1)))
    }

    fn chosen(_: &Self, row: &Row, take: &Take) -> Option<Take> {
        (1..=row.reach()).contains(&take.0).then_some(*take)
    }

    fn steer(_: &Self, row: &Row, take: &Take, step: Step) -> Take {
        Take(Amounts::UpTo(row.reach()).stepped(take.0, step))
    }

    fn amount(take: &Take) -> Option<u64> {
        Some(take.0)
    }

    fn picture(game: &Self, scene: &Scene<'_, Self>, room: Room) -> Picture<Take> {
        let (start, row) = (game.start(), scene.position);
        let prices = start.bars();
        let heads = if room.height() > LOW { 2 } else { 1 };
        let (all, columns) = (prices.len() as u64, Columns::new(prices, heads, room));
        // If not all fit, the first that are left are seen, and a line says how many are not.
        let from = if columns.is_cut() { row.first() - 1 } else { 0 };
        let seen = columns.seen().min(all - from);
        let mut picture = columns.picture();
        put_heads(scene, heads, &mut picture);
        let owners = scene.reason.zip(scene.cursor).and_then(|(_, take)| owners(row, *take)).unwrap_or_default();
        for (first, last, tone) in takes(scene.cursor.map_or(0, |take| take.0), &owners) {
            let slot = |number: u64| (row.first() + number - 2).checked_sub(from).filter(|at| *at < seen);
            if let Some((first, last)) = slot(first).zip(slot(last)) {
                columns.put_brace(first, last, tone, &mut picture);
            }
        }
        for at in 0..seen {
            put_bar(scene, prices, (from + at, &owners), columns.slot(at), &columns, &mut picture);
        }
        let last = (row.first() - 1 + row.reach()).checked_sub(from + 1).filter(|at| *at < seen && row.reach() > 0);
        if let Some(fence) = last.map(|at| columns.slot(at)) {
            let x = fence.x + fence.w;
            picture.line([(x, fence.y), (x, fence.y + fence.h - cells(1.0))], Tone::Title);
        }
        if from + seen < all {
            let more = say!(scene.look, "gold-more", bars = all - from - seen);
            columns.put_more(more, &mut picture);
        }
        picture
    }

    /// The figure while nothing is revealed: what each player has taken, and the limit; with a hint where to look, what the reply
    /// could take.
    fn untold(game: &Self, seen: &Seen<'_, Self>, room: Size) -> Vec<Line<'static>> {
        /// Lines of the replies, and a blank one above them.
        const REPLIES: u16 = 3;
        let tally = |row: &Row| {
            let taken = game.totals(row).unwrap_or_default();
            Tally { taken, left: row.bars().iter().sum(), limit: Some(row.reach()) }
        };
        let tallies = Tallies::of(seen, tally);
        let Some(then) = seen.then.as_ref().filter(|_| seen.looks && room.height > 2 * REPLIES) else {
            return tallies.over(Vec::new(), seen.look, room);
        };
        let reach = usize::try_from(then.reach()).unwrap_or(usize::MAX);
        let sums = then.bars().iter().take(reach).scan(0, |sum, price| {
            *sum += price;
            Some(*sum)
        });
        let replies: Vec<String> = (1..).zip(sums).map(|(count, sum): (usize, i64)| format!("{count}:{sum}")).collect();
        let label = say!(seen.look, "figure-reply");
        let replies = Sums { label: &label, numbers: &replies, kept: None, at: 0 };
        tallies.over(replies.lines(seen.look, room.width, usize::from(REPLIES) - 1), seen.look, room)
    }

    fn words(_: &Self, _: &Row, take: &Take, look: &Look) -> String {
        say!(look, "gold-move", take = take.0)
    }

    fn recite(_: &Self, row: &Row, look: &Look) -> Vec<String> {
        if row.bars().is_empty() {
            return vec![say!(look, "gold-left", bars = 0_u64)];
        }
        vec![
            say!(look, "recite-bars", bars = series(row.bars(), look)),
            say!(look, "recite-limit", limit = row.reach()),
        ]
    }
}

/// Whether the player to move gets each bar that is left, if both play as well as they can after this move; `None` if they are too many.
fn owners(row: &Row, Take(take): Take) -> Option<Vec<bool>> {
    let bars = row.bars();
    if bars.len() > FORESEEN {
        return None;
    }
    let margins = Margins::of(bars, &Cancel::never()).ok()?;
    let (mut owners, mut last) = (Vec::new(), usize::try_from(take).ok()?);
    let mut own = true;
    while owners.len() < bars.len() {
        let gone = owners.len();
        owners.extend(std::iter::repeat_n(own, last.min(bars.len() - gone)));
        let gone = owners.len();
        let worth = |take: &usize| bars[gone..gone + take].iter().sum::<i64>() - margins.get(gone + take, *take);
        // Of moves as good as another, the smallest.
        last = (1..=(2 * last).min(bars.len() - gone)).rev().max_by_key(worth).unwrap_or(1);
        own = !own;
    }
    Some(owners)
}

/// The bars that are left, by the moves that take them: the first and the last of each, counted from 1, and whose it is.
fn takes(taken: u64, owners: &[bool]) -> Vec<(u64, u64, Tone)> {
    let mut first = 1;
    let whose = |number: u64, own: bool| match own {
        true if number <= taken => Tone::Chosen,
        true => Tone::Good,
        false => Tone::Theirs,
    };
    let tones: Vec<Tone> = (1..).zip(owners).map(|(number, own)| whose(number, *own)).collect();
    let runs = tones.chunk_by(|one, other| one == other).map(|run| {
        let last = first + run.len() as u64 - 1;
        let found = (first, last, run[0]);
        first = last + 1;
        found
    });
    runs.collect()
}

/// Puts a bar with its price, or what is left of its place.
fn put_bar(
    scene: &Scene<'_, Gold>,
    prices: &[i64],
    (at, owners): (u64, &[bool]),
    slot: Place,
    columns: &Columns,
    picture: &mut Picture<Take>,
) {
    let row = scene.position;
    let price = usize::try_from(at).ok().and_then(|at| prices.get(at)).copied().unwrap_or(0);
    // Its number among those that are left, from 1.
    let number = (at + 2).checked_sub(row.first()).filter(|number| *number > 0);
    let taken = scene.cursor.map_or(0, |take| take.0);
    let before = scene.last.map(|(before, _)| before.first());
    let state = match number {
        Some(number) if number <= taken => State::Chosen,
        Some(number) => match usize::try_from(number - 1).ok().and_then(|at| owners.get(at)) {
            Some(true) => State::Good,
            Some(false) => State::Theirs,
            None => State::Rest,
        },
        None if before.is_some_and(|before| at + 1 >= before) => State::Moved,
        None => State::Gone,
    };
    let far = number.is_some_and(|number| number > row.reach());
    picture.put(Shape::Ingot(far), state, columns.body(slot, price)).id(Stage::piece(0, at + 1));
    let click = number.filter(|number| *number <= row.reach()).map(Take);
    picture.put(Shape::Slot, State::Rest, slot).click(click);
    let is_next_to_last = state == State::Moved && at + 2 == row.first();
    columns.put_number(slot, price, state, is_next_to_last, picture);
}

/// Writes what is left and its value, what the cursor's move leaves of it and what was taken last; and below, how many may be taken.
fn put_heads(scene: &Scene<'_, Gold>, heads: u64, picture: &mut Picture<Take>) {
    let (look, bars, first) = (scene.look, scene.position.bars(), scene.position.first());
    let (count, total) = (bars.len(), bars.iter().sum::<i64>());
    let last = first + count as u64 - 1;
    let words = say!(look, "gold-left", bars = count, first = first, last = last, total = total);
    let gone = scene.cursor.map_or(0, |take| usize::try_from(take.0).unwrap_or(usize::MAX).min(count));
    let left = (gone > 0).then(|| format!("{} {}", look.glyphs().arrow, bars[gone..].iter().sum::<i64>()));
    let last = scene.last.map(|(_, last)| format!("{} -{last}", look.glyphs().last));
    picture.heading(0, [(Some(words), Tone::Title), (left, Tone::Chosen), (last, Tone::Moved)]);
    if heads > 1 {
        picture.heading(1, [(Some(limit_words(scene.position, look)), Tone::Text)]);
    }
}

fn limit_words(row: &Row, look: &Look) -> String {
    if row.bars().is_empty() {
        String::new()
    } else if row.first() == 1 {
        say!(look, "gold-limit-first", limit = row.limit())
    } else if row.reach() < row.limit() {
        say!(look, "gold-limit-all", limit = row.limit())
    } else {
        say!(look, "gold-limit", limit = row.limit())
    }
}

#[cfg(test)]
mod tests {
    use zugzwang_engine::theory::score_table::solve;

    use super::*;
    use crate::play::boards::testing::game;

    #[test]
    fn the_bars_of_each_player_add_up_to_what_theory_says_after_every_move() {
        for prices in ["1", "1,2,4,8", "3,1,4,1,5,9,2,6", "7,7,1,1,20,3,3,8,1,2", "1,1,1,1,1,1,1"] {
            let game: Gold = game(&[&format!("prices={prices}")]);
            let (row, total) = (game.start(), game.start().bars().iter().sum::<i64>());
            for take in 1..=row.reach() {
                let owners = owners(&row, Take(take)).expect("few bars");
                let own: i64 = row.bars().iter().zip(&owners).filter(|(_, own)| **own).map(|(price, _)| price).sum();
                let left = &row.bars()[usize::try_from(take).expect("few")..];
                let after = solve(left, 1 + take, take, &Cancel::never()).expect("not stopped");
                assert_eq!(own, total - after.table.score, "{take} of {prices}");
            }
        }
    }
}
