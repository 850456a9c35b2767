//! Gold bars: a row of bars as high as their prices, with a fence behind the last one that may be taken. The arrows move the end of
//! what is taken.

use ratatui::{
    buffer::Buffer,
    layout::{Constraint, Layout, Rect, Size},
    text::Line,
    widgets::Widget,
};
use zugzwang_engine::{
    Game,
    games::{Gold, gold::Row, subtraction::Take},
};

use super::{
    bars::{self, Bars},
    paint::amounts_heading,
    steering::{Amounts, mirrored},
};
use crate::{
    look::Look,
    play::{
        board::{Board, Hits, Scene, Seen, Step, series},
        figures::{
            sums::Sums,
            tallies::{Tallies, Tally},
        },
    },
    say,
};

/// The greatest height of a low board.
const LOW: u16 = 4;

impl Board for Gold {
    type Game = Self;

    type Cursor = Take;

    fn cursor(_: &Self, row: &Row, before: Option<&Take>) -> Take {
        Take(before.map_or(1, |take| take.0).clamp(1, row.reach().max(1)))
    }

    fn aim(_: &Self, _: &Row, take: &Take) -> Take {
        *take
    }

    fn chosen(_: &Self, row: &Row, take: &Take) -> Option<Take> {
        (1..=row.reach()).contains(&take.0).then_some(*take)
    }

    fn steer(_: &Self, row: &Row, take: &Take, step: Step) -> Take {
        // Bars go from the left, so what stays begins further to the right the more are taken.
        Take(Amounts::UpTo(row.reach()).stepped(take.0, mirrored(step)))
    }

    fn draw(_: &Self, scene: &Scene<'_, Self>, area: Rect, buf: &mut Buffer) -> Hits<Take> {
        let (look, row) = (scene.look, scene.position);
        // On a low board the bars need the line that says the limit.
        let heads = [1, u16::from(area.height > LOW)].map(Constraint::Length);
        let [first, second, bars] = Layout::vertical(heads.into_iter().chain([Constraint::Min(0)])).areas(area);
        let take = scene.cursor.map_or(0, |take| take.0);
        heading(scene, take, first).render(first, buf);
        Line::styled(limit_words(row, look), look.theme.text).render(second, buf);
        let gone = scene.last.and_then(|(before, last)| before.bars().get(..usize::try_from(last.0).ok()?));
        let shown = Bars { prices: row.bars(), take, reach: row.reach(), ghosts: gone.unwrap_or(&[]) };
        let hits = bars::draw(shown, row.first(), bars, buf, look, scene.stage);
        hits.into_iter().map(|(place, take)| (place, Take(take))).collect()
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
        let trail: Vec<Tally> = seen.trail.iter().map(tally).collect();
        let tallies = Tallies { trail: &trail, skipped: seen.skipped, then: seen.then.as_ref().map(tally) };
        let Some(then) = seen.then.as_ref().filter(|_| seen.looks && room.height > 2 * REPLIES) else {
            return tallies.lines(seen.look, room);
        };
        let mut lines = tallies.lines(seen.look, Size { height: room.height - REPLIES, ..room });
        let reach = usize::try_from(then.reach()).unwrap_or(usize::MAX);
        let sums = then.bars().iter().take(reach).scan(0, |sum, price| {
            *sum += price;
            Some(*sum)
        });
        let replies: Vec<String> = (1..).zip(sums).map(|(count, sum): (usize, i64)| format!("{count}:{sum}")).collect();
        let label = say!(seen.look, "figure-reply");
        lines.push(Line::default());
        let replies = Sums { label: &label, numbers: &replies, kept: None, at: 0 };
        lines.extend(replies.lines(seen.look, room.width, usize::from(REPLIES) - 1));
        lines
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

/// The heading: what is left and its value, what the cursor's move leaves of it, and what was taken last.
fn heading(scene: &Scene<'_, Gold>, take: u64, area: Rect) -> Line<'static> {
    let (look, bars) = (scene.look, scene.position.bars());
    let total: i64 = bars.iter().sum();
    let first = scene.position.first();
    let (count, last) = (bars.len(), first + bars.len() as u64 - 1);
    let words = say!(look, "gold-left", bars = count, first = first, last = last, total = total);
    let gone = usize::try_from(take).unwrap_or(usize::MAX).min(count);
    let left = (take > 0).then(|| bars[gone..].iter().sum::<i64>().to_string());
    let last = scene.last.map(|(_, last)| last);
    amounts_heading(words, left, last, area.width, look)
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
