//! The strip of P- and N-positions around a pile, with what its moves reach, and the period of the strip.

mod course;

use ratatui::{
    layout::Size,
    style::Style,
    text::{Line, Span},
};
use zugzwang_engine::{
    Outcome,
    theory::subtraction_set::{Reach, Sequence, Strip},
};

use super::{Beat, Picture, Story, View, beat, legend, listed, mark, room_left, width_of, worth};
use crate::{
    look::{Look, align},
    say,
};

/// The widest the strip is drawn.
const WIDEST: usize = 110;
/// Columns from one position to the next at the most.
const PITCH: usize = 3;
/// Positions above the pile that are shown.
const ABOVE: usize = 2;
/// More positions than these are counted, not listed.
const LISTED: usize = 6;

pub(super) fn picture(why: &Strip, view: &View<'_>, look: &Look, room: Size) -> Picture {
    let value = say!(look, "why-set-value", value = why.pile.value);
    if view.over {
        return Picture::told(value, say!(look, "why-set-over", coins = why.pile.size));
    }
    let after = after!(view, SubtractionSet);
    let mut figure = strip(why, after, look, usize::from(room.width).min(WIDEST));
    figure.extend(legend(look, room.width));
    let story = story(why, view, look);
    let course = course::course(why, &story, look, usize::from(room.width).min(WIDEST));
    let story = story.sentences(look);
    if room.height > 0 {
        let height = usize::from(room_left(view, &value, &story, figure.len(), look, room).height);
        figure.extend(arrows(why, after, look, usize::from(room.width), height.max(1)));
    }
    Picture { value, figure, pick: Vec::new(), story, course }
}

/// Why the theorem holds, told over this very position: upward from 0, and where the same comes back, by what that is proved.
pub(super) fn holds(why: &Strip, _view: &View<'_>, look: &Look) -> Story {
    let (size, period) = (why.pile.size, why.sequence.period);
    let Some(least) = why.pile.options.first().map(|reach| reach.take) else { return Story::default() };
    let walked = lost_from_zero(why);
    let (count, until) = (walked.len(), size.min(WALKED));
    let shown = listed(walked.into_iter().take(LISTED), look);
    let mut told = Story::from(vec![
        beat!("holds-set-start", top = least - 1),
        beat!("holds-set-up", until = until, lost = shown, hidden = count.saturating_sub(LISTED)),
    ]);
    told.extend(match period.filter(|period| size >= period.from + period.length) {
        Some(period) => Some(beat!(
            "holds-set-period",
            window = period.window,
            from = period.from,
            length = period.length,
            size = size,
            same = period.from + (size - period.from) % period.length
        )),
        None => (size > WALKED).then(|| beat!("holds-set-counted", size = size)),
    });
    let lost = why.keep.map_or(size, |keep| keep.left);
    let lefts: Vec<u64> = why.pile.options.iter().filter_map(|reach| lost.checked_sub(reach.take)).collect();
    told.extend([match lefts.len() {
        0 => beat!("holds-set-none", size = lost),
        1..=LISTED => beat!("holds-set-lost", size = lost, lefts = listed(lefts, look)),
        count => beat!("holds-set-lost-many", size = lost, count = count),
    }]);
    told.extend(why.keep.map(|keep| beat!("holds-set-won", size = size, take = keep.take, left = keep.left)));
    told
}

/// Up to here the lost piles are worked out from 0 to be told.
const WALKED: u64 = 200;

/// The lost piles from 0 up to the pile, or as far as they are told. Sizes that do not fit into the pile fit into no smaller one.
fn lost_from_zero(why: &Strip) -> Vec<u64> {
    let mut lost: Vec<u64> = Vec::new();
    for size in 0..=why.pile.size.min(WALKED) {
        let wins = |reach: &Reach| size.checked_sub(reach.take).is_some_and(|left| lost.binary_search(&left).is_ok());
        if !why.pile.options.iter().any(wins) {
            lost.push(size);
        }
    }
    lost
}

/// The piles that are good to leave: as a rule where they repeat from 0, else those below this pile.
fn safe(why: &Strip, look: &Look) -> Option<Beat> {
    /// So many are listed with those of the next period.
    const AGAIN: usize = 4;
    let sequence = &why.sequence;
    let told = |shape, list: &[u64], length: u64| {
        let again = listed(list.iter().map(|lost| lost + length), look);
        let (list, lost) = (listed(list.iter().copied(), look), why.keep.is_none());
        beat!("why-set-safe", shape = shape, list = list, length = length, again = again, lost = lost)
    };
    if let Some(period) = sequence.period.filter(|period| period.from == 0 && sequence.lost_count <= LISTED as u64) {
        let shape = if sequence.lost.len() <= AGAIN { "again" } else { "rule" };
        return Some(told(shape, &sequence.lost, period.length));
    }
    let around = &why.pile.around;
    let below = (around.low..why.pile.size).zip(&around.values).filter(|(_, value)| **value == 0);
    let below: Vec<u64> = below.map(|(position, _)| position).collect();
    // What is to be left stands among them.
    let left = why.keep.and_then(|keep| below.iter().position(|lost| *lost == keep.left));
    let from = below.len().saturating_sub(LISTED).min(left.unwrap_or(usize::MAX));
    let near: Vec<u64> = below.iter().copied().skip(from).take(LISTED).collect();
    let all = around.low == 0 && near.len() == below.len();
    (!near.is_empty()).then(|| told(if all { "all" } else { "near" }, &near, 0))
}

/// Above the strip where the mover's moves lead, below it where the replies to the cursor's move do.
fn strip(why: &Strip, after: Option<&Strip>, look: &Look, width: usize) -> Vec<Line<'static>> {
    let (theme, glyphs) = (&look.theme, look.glyphs());
    let window = Window::new(why, after, width);
    let row = |sign: &dyn Fn(u64, u64) -> (String, Style)| {
        let cells = window.positions(why).map(|(position, value)| sign(position, value));
        Line::from(cells.map(|(sign, style)| window.cell(&sign, style)).collect::<Vec<_>>())
    };
    let reached = |from: &Strip, position: u64| {
        let reach = from.pile.options.iter().find(|reach| reach.left == position)?;
        let (sign, style) = mark(Outcome::won(reach.value == 0), look);
        Some((sign.to_owned(), style))
    };
    let nothing = || (String::from(" "), theme.text);
    let above = row(&|position, _| {
        let here = (position == why.pile.size).then(|| (glyphs.here.to_owned(), theme.chosen));
        here.or_else(|| reached(why, position)).unwrap_or_else(nothing)
    });
    let line = row(&|position, value| {
        let (sign, style) = class(value, look);
        (sign.to_owned(), if position == why.pile.size { theme.chosen } else { style })
    });
    let below = after.map(|after| {
        row(&|position, _| {
            let here = (position == after.pile.size).then(|| (glyphs.taken.to_owned(), theme.taken));
            here.or_else(|| reached(after, position)).unwrap_or_else(nothing)
        })
    });
    let labels = Line::styled(window.labels(why, width), theme.dim);
    [above, line].into_iter().chain(below).chain([labels]).collect()
}

/// The sign of a position's class and its cell: what is good to leave is filled.
fn class(value: u64, look: &Look) -> (&'static str, Style) {
    let (theme, glyphs) = (&look.theme, look.glyphs());
    if value == 0 { (glyphs.lost, theme.win_chip) } else { (glyphs.won, theme.dim.patch(theme.square_dark)) }
}

/// The positions that are seen, and the columns they stand in.
struct Window {
    low: u64,
    count: usize,
    pitch: usize,
}

impl Window {
    fn new(why: &Strip, after: Option<&Strip>, width: usize) -> Self {
        let around = &why.pile.around;
        let lowest = |strip: &Strip| strip.pile.options.last().map_or(strip.pile.size, |reach| reach.left);
        let wanted = after.map_or_else(|| lowest(why), lowest).min(lowest(why)).max(around.low);
        let end = around.values.len();
        let here = usize::try_from(why.pile.size - around.low).unwrap_or(end);
        let high = (here + ABOVE + 1).min(end);
        let from = usize::try_from(wanted - around.low).unwrap_or(0);
        let pitch = (width / (high - from).max(1)).clamp(1, PITCH);
        let count = (width / pitch).clamp(1, high);
        Self { low: around.low + (high - count) as u64, count, pitch }
    }

    fn positions<'a>(&self, why: &'a Strip) -> impl Iterator<Item = (u64, u64)> + use<'a> {
        let around = &why.pile.around;
        let skipped = usize::try_from(self.low - around.low).unwrap_or(0);
        (self.low..).zip(around.values.iter().copied().skip(skipped).take(self.count))
    }

    /// A position's cell: its sign in the middle.
    fn cell(&self, sign: &str, style: Style) -> Span<'static> {
        Span::styled(format!("{sign:^wide$}", wide = self.pitch), style)
    }

    /// The numbers of the P-positions under them, as many as there is room for; the pile's own goes first.
    fn labels(&self, why: &Strip, width: usize) -> String {
        let column = |position: u64| usize::try_from(position - self.low).unwrap_or(0) * self.pitch;
        let own = why.pile.size.to_string();
        let own_start = column(why.pile.size).min(width.saturating_sub(own.len()));
        let mut text = String::new();
        for (position, _) in self.positions(why).filter(|(position, value)| *value == 0 && *position < why.pile.size) {
            let (label, used) = (position.to_string(), width_of(&text));
            let start = column(position);
            if start >= used + usize::from(used > 0) && start + label.len() < own_start {
                text.push_str(&" ".repeat(start - used));
                text.push_str(&label);
            }
        }
        let used = width_of(&text);
        text + &" ".repeat(own_start.saturating_sub(used)) + &own
    }
}

/// Every move as an arrow to what it leaves, in columns; where not all fit, those around the cursor's.
fn arrows(why: &Strip, after: Option<&Strip>, look: &Look, width: usize, height: usize) -> Vec<Line<'static>> {
    let options = &why.pile.options;
    let chosen = after.and_then(|after| options.iter().position(|reach| reach.left == after.pile.size));
    let entries: Vec<(String, Style)> =
        (0..).zip(options).map(|(at, reach)| arrow(why, reach, chosen == Some(at), look)).collect();
    let wide = entries.iter().map(|(text, _)| width_of(text)).max().unwrap_or(1) + 2;
    let columns = (width + 2).checked_div(wide).unwrap_or(1).max(1);
    let rows = entries.len().div_ceil(columns);
    let all = rows <= height;
    let shown = if all { rows } else { height.saturating_sub(1).max(1) };
    let wanted = chosen.or_else(|| options.iter().position(|reach| reach.value == 0)).unwrap_or(0) / columns;
    let first = wanted.saturating_sub(shown / 2).min(rows.saturating_sub(shown));
    let line = |row: &[(String, Style)]| {
        let cell =
            |(text, style): &(String, Style)| [Span::styled(text.clone(), *style), Span::raw(align::gap(text, wide))];
        Line::from(row.iter().flat_map(cell).collect::<Vec<_>>())
    };
    let trimmed = |mut line: Line<'static>| {
        line.spans.pop();
        line
    };
    let hidden = (entries.len()).saturating_sub(shown * columns);
    let more = (!all && height > 1).then(|| Line::styled(say!(look, "why-set-more", count = hidden), look.theme.dim));
    entries.chunks(columns).skip(first).take(shown).map(|row| trimmed(line(row))).chain(more).collect()
}

fn arrow(why: &Strip, reach: &Reach, chosen: bool, look: &Look) -> (String, Style) {
    let glyphs = look.glyphs();
    let outcome = Outcome::won(reach.value == 0);
    let (sign, style) = mark(outcome, look);
    let most = why.pile.options.last().map_or(0, |reach| reach.take.to_string().len());
    let digits = why.pile.options.first().map_or(0, |reach| reach.left.to_string().len());
    let pointer = if chosen { glyphs.pointer } else { " " };
    let letter = if reach.value == 0 { glyphs.lost } else { glyphs.won };
    let (take, left, word) = (reach.take, reach.left, look.say(worth(outcome), &[]));
    (format!("{pointer}{sign} {take:>most$} {} {left:>digits$} {letter} {word}", glyphs.arrow), style)
}

fn story(why: &Strip, view: &View<'_>, look: &Look) -> Story {
    let pile = &why.pile;
    let mut told: Story = match why.keep {
        Some(Reach { take, left, .. }) => {
            let replies: Vec<u64> =
                pile.options.iter().filter(|reach| reach.take <= left).map(|reach| left - reach.take).collect();
            let (count, lefts) = (replies.len(), listed(replies, look));
            let (shape, then) = match count {
                0 => ("end", beat!("why-set-then-end", left = left)),
                1..=LISTED => ("listed", beat!("why-set-then", left = left, lefts = &lefts)),
                _ => ("many", beat!("why-set-then-many", left = left, count = count)),
            };
            let keep = beat!("why-set-keep", take = take, left = left, shape = shape, lefts = lefts, count = count);
            let told = [keep.at(course::KEPT)].into_iter().chain(safe(why, look));
            told.chain([beat!("why-set-count"), then.in_notation()]).collect()
        }
        None => {
            let because = match pile.options.len() {
                0..=LISTED => {
                    beat!("why-set-lost", lefts = listed(pile.options.iter().map(|reach| reach.left), look))
                }
                count => beat!("why-set-lost-many", count = count),
            };
            [because].into_iter().chain(safe(why, look)).chain(view.hold_out()).collect()
        }
    };
    told.extend([period(&why.sequence)]);
    told.extend(same(&why.sequence, pile.size));
    told.extend(lost_of_period(&why.sequence, look));
    told
}

/// The period and its proof, or that none is proved.
pub(super) fn period(sequence: &Sequence) -> Beat {
    match sequence.period {
        Some(period) => {
            beat!("why-set-period", length = period.length, from = period.from, window = period.window)
        }
        None => beat!("why-set-unproved", count = sequence.computed),
    }
}

/// The pile of the first whole period that has the same value.
fn same(sequence: &Sequence, size: u64) -> Option<Beat> {
    let period = sequence.period.filter(|period| size >= period.from + period.length)?;
    let first = period.from + (size - period.from) % period.length;
    Some(beat!("why-set-same", size = size, first = first))
}

/// The P-positions of the first whole period.
fn lost_of_period(sequence: &Sequence, look: &Look) -> Option<Beat> {
    let period = sequence.period?;
    let (from, to) = (period.from, period.from + period.length - 1);
    let lost = listed(sequence.lost.iter().copied().take(LISTED), look);
    let hidden = sequence.lost_count.saturating_sub(LISTED as u64);
    Some(beat!("why-set-period-lost", from = from, to = to, lost = lost, hidden = hidden))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        look::{glyphs::GlyphSet, theme::ThemeName},
        play::{
            board::{Lines, Side, Step}, table::Table,
            boards,
        },
    };

    fn answered(game: &str, words: &[&str]) -> Table {
        let mut table = boards::find(game).expect("it is in the list").open(words, &[], Side::Both).expect("a setup");
        answer(&mut table);
        table
    }

    fn answer(table: &mut Table) {
        for job in table.take_jobs() {
            job.0();
        }
        table.collect();
    }

    #[test]
    fn no_line_is_wider_than_the_panel() {
        let many: Vec<String> = (0..64).map(|size| (1_000_000 - 15_000 * size).to_string()).collect();
        let many = format!("set={}", many.join(","));
        let sets = ["set=1,3,4", "set=7", "set=1", "set=1000000", "set=2,6,11,15,40,41,42,43", &many];
        let one = ["x=1", "x=9", "x=120", "x=1000100", "x=10000000"].map(|words| ("coins", words));
        let several = ["piles=0,5", "piles=5,8,11", "piles=10000000,9999999,0,1,2,3,4,5,6,777777"];
        for set in sets {
            for (game, words) in one.into_iter().chain(several.map(|words| ("coin-piles", words))) {
                let mut table = answered(game, &[words, set]);
                for step in [Step::Left, Step::Most, Step::Down, Step::Least] {
                    for glyphs in GlyphSet::ALL {
                        let look = Look::new(ThemeName::Ansi, glyphs);
                        for (width, height) in (30..120).step_by(7).zip((0..60).step_by(7).cycle()) {
                            for line in table.lines(Lines::Why, &look, Size { width, height }) {
                                assert!(line.width() <= usize::from(width), "{words} {set} at {width}: {line}");
                            }
                        }
                    }
                    table.steer(step);
                    answer(&mut table);
                }
            }
        }
    }

    #[test]
    fn what_is_told_from_zero_is_what_the_engine_says() {
        use zugzwang_engine::{
            Cancel, Reason,
            theory::subtraction_set::{Remoteness, Values},
        };
        for set in [&[1, 3, 4][..], &[2, 3], &[1, 2, 3], &[7], &[2, 5, 7, 11], &[1, 4, 9, 16, 25], &[3, 10, 12]] {
            for size in (1..120).chain([500, 5000]) {
                let values = Values::of(set, size, &Cancel::default()).expect("it is not stopped");
                let far = Remoteness::of(set, size, &Cancel::default()).expect("it is not stopped");
                let why = Strip::of(size, &values, &far);
                let known = |pile: &u64| values.get(*pile) == Some(0);
                assert!((0..=size.min(WALKED)).filter(known).eq(lost_from_zero(&why)), "{set:?} {size}");
                if let Some(period) = why.sequence.period.filter(|period| size >= period.from + period.length) {
                    let same = period.from + (size - period.from) % period.length;
                    assert_eq!(values.get(same), values.get(size));
                    let row = |from: u64| (from..from + period.window).map(|pile| values.get(pile)).collect::<Vec<_>>();
                    assert_eq!(row(period.from), row(period.from + period.length), "{set:?}");
                }
                let reason = Reason::SubtractionSet(why);
                let told = crate::play::panels::sample::proofs(&reason);
                assert!(told.iter().all(|told| told.is_empty() == (size < set[0])), "{set:?} {size}");
            }
        }
    }

    #[test]
    fn the_moves_fill_the_height_that_is_left() {
        let look = Look::new(ThemeName::Ansi, GlyphSet::Unicode);
        let table = answered("coins", &["x=100", "set=1,2,3,4,5,6,7,8,9,11,12,13,14,15,16,17,18,19,21,22,23,24"]);
        for height in 20..30 {
            assert_eq!(table.lines(Lines::Why, &look, Size { width: 37, height }).len(), usize::from(height));
        }
    }
}
