//! The strip of P- and N-positions around a pile, with what its moves reach, and the period of the strip.

use zugzwang_engine::theory::subtraction_set::{Period, Reach, Sequence, Strip};

use super::{
    Beat, Figure, Line, Look, Outcome, Size, Span, Story, Style, Theory, View, align, all_of, beat, legend, listed,
    mark, placed, say, widest, worth,
};

/// The widest the strip is drawn.
const WIDEST: u16 = 110;
/// More positions than this are counted, not listed.
const LISTED: usize = 6;

impl Theory for Strip {
    fn value(&self, look: &Look) -> String {
        say!(look, "why-set-value", value = self.pile.value)
    }

    fn ended(&self, _: &View<'_>, _: &Look) -> Story {
        vec![beat!("why-set-over", coins = self.pile.size)]
    }

    fn story(&self, view: &View<'_>, look: &Look) -> Story {
        let pile = &self.pile;
        let mut beats: Story = match self.keep {
            Some(Reach { take, left, .. }) => {
                let replies = pile.options.iter().filter(|reach| reach.take <= left).map(|reach| left - reach.take);
                let count = replies.clone().count();
                let lefts = all_of(replies, look);
                let (shape, then) = match count {
                    0 => ("end", beat!("why-set-then-end", left)),
                    1..=LISTED => ("listed", beat!("why-set-then", left, count, lefts = &lefts)),
                    _ => ("many", beat!("why-set-then-many", left, count)),
                };
                let keep = beat!("why-set-keep", take, left, shape, lefts, count);
                let beats = [keep].into_iter().chain(safe(self, look));
                beats.chain([beat!("why-set-count"), then.in_notation()]).collect()
            }
            None => {
                let because = match pile.options.len() {
                    count @ 0..=LISTED => {
                        beat!("why-set-lost", count, lefts = all_of(pile.options.iter().map(|reach| reach.left), look))
                    }
                    count => beat!("why-set-lost-many", count),
                };
                [because].into_iter().chain(safe(self, look)).chain(view.hold_out()).collect()
            }
        };
        // A period that begins beyond this pile does not bear on it.
        if self.sequence.period.is_none_or(|period| pile.size >= period.from) {
            beats.push(period(&self.sequence));
            beats.extend(same(&self.sequence, pile.size));
            beats.extend(lost_of_period(&self.sequence, look));
        }
        beats
    }

    /// Proves the theorem for this position: upward from 0, and for repeating positions by the proof of the period.
    fn holds(&self, _: &View<'_>, look: &Look) -> Story {
        let (size, period) = (self.pile.size, self.sequence.period);
        let Some(least) = self.pile.options.first().map(|reach| reach.take) else { return Story::default() };
        let walked = lost_from_zero(self);
        let hidden = walked.len().saturating_sub(LISTED);
        let shown = listed(walked.iter().take(LISTED), look);
        let mut beats = vec![
            beat!("holds-set-start", top = least - 1),
            beat!("holds-set-up", until = size.min(WALKED), lost = shown, hidden),
        ];
        beats.extend(match period.filter(|period| size >= period.from + period.length) {
            Some(Period { window, from, length, .. }) => {
                let same = from + (size - from) % length;
                Some(beat!("holds-set-period", window, from, length, size, same))
            }
            None => (size > WALKED).then(|| beat!("holds-set-counted", size)),
        });
        let lost = self.keep.map_or(size, |keep| keep.left);
        let lefts: Vec<u64> = self.pile.options.iter().filter_map(|reach| lost.checked_sub(reach.take)).collect();
        beats.push(match lefts.len() {
            0 => beat!("holds-set-none", size = lost),
            count @ 1..=LISTED => beat!("holds-set-lost", size = lost, count, lefts = all_of(lefts, look)),
            count => beat!("holds-set-lost-many", size = lost, count),
        });
        beats.extend(self.keep.map(|keep| beat!("holds-set-won", size, take = keep.take, left = keep.left)));
        beats
    }

    fn figures(&self, view: &View<'_>, look: &Look, Size { width, height }: Size) -> [Figure; 2] {
        let after = view.after();
        let mut figure = strip(self, after, look, usize::from(width.min(WIDEST)));
        figure.extend(legend(look, width));
        let left = usize::from(height).saturating_sub(figure.len()).max(1);
        figure.extend(arrows(self, after, look, usize::from(width), left));
        [figure, Figure::new()]
    }
}

/// The largest pile up to which the proof lists lost piles.
const WALKED: u64 = 200;

/// Returns the lost piles from 0 up to the pile. Sizes that do not fit into the pile fit into no smaller one.
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

/// Tells which piles are good to leave: as a rule if they repeat from 0, otherwise those below this pile.
fn safe(why: &Strip, look: &Look) -> Option<Beat> {
    /// The most piles that are listed together with those of the next period.
    const AGAIN: usize = 4;
    let sequence = &why.sequence;
    let told = |shape, list: &[u64], length: u64| {
        let again = listed(list.iter().map(|lost| lost + length), look);
        let (list, lost) = (listed(list, look), why.keep.is_none());
        beat!("why-set-safe", shape, list, length, again, lost)
    };
    if let Some(period) = sequence.period.filter(|period| period.from == 0 && sequence.lost_count <= LISTED as u64) {
        let shape = if sequence.lost.len() <= AGAIN { "again" } else { "rule" };
        return Some(told(shape, &sequence.lost, period.length));
    }
    let around = &why.pile.around;
    let below = (around.low..why.pile.size).zip(&around.values).filter(|(_, value)| **value == 0);
    let below: Vec<u64> = below.map(|(position, _)| position).collect();
    if around.low == 0 && below.len() <= LISTED {
        return (!below.is_empty()).then(|| told("all", &below, 0));
    }
    let (list, lost) = (nearest(&below, why.keep.map(|keep| keep.left), look), why.keep.is_none());
    (!below.is_empty()).then(|| beat!("why-set-safe", shape = "near", list, length = 0_u64, again = "", lost))
}

/// Lists the last of these piles, the nearest first, and the one to leave if it is farther; a mark stands for those left out.
fn nearest(below: &[u64], left: Option<u64>, look: &Look) -> String {
    let near: Vec<u64> = below.iter().rev().copied().take(LISTED).collect();
    let far = left.filter(|left| !near.contains(left));
    let more = look.glyphs().more.to_owned();
    let shown = LISTED - usize::from(far.is_some());
    let told = near.iter().take(shown).map(ToString::to_string).chain(far.map(|_| more.clone()));
    let told = told.chain(far.map(|left| left.to_string()));
    // Pile 0 is always among them.
    let last = far.or_else(|| near.last().copied());
    listed(told.chain((last != Some(0)).then_some(more)), look)
}

/// Draws where the mover's moves lead above the strip, and below it where the replies to the cursor's move do.
fn strip(why: &Strip, after: Option<&Strip>, look: &Look, width: usize) -> Figure {
    let (theme, glyphs) = (&look.theme, look.glyphs());
    let window = Window::new(why, after, width);
    let moves = |from: &Strip, here: Span<'static>| {
        window.row(why, |position, _| match option(from, position) {
            _ if position == from.pile.size => here.clone(),
            Some(reach) => marked(reach, look),
            None => Span::styled(" ", theme.text),
        })
    };
    let above = moves(why, Span::styled(glyphs.here, theme.chosen));
    let line = window.row(why, |position, value| {
        let class = class(value, look);
        if position == why.pile.size { class.style(theme.chosen) } else { class }
    });
    let below = after.map(|after| moves(after, Span::styled(glyphs.taken, theme.taken)));
    let labels = window.labels(why).style(theme.dim);
    [above, line].into_iter().chain(below).chain([labels]).collect()
}

/// Returns the move that leaves a position, if there is one.
fn option(from: &Strip, position: u64) -> Option<&Reach> {
    from.pile.options.iter().find(|reach| reach.left == position)
}

/// Draws the outcome of a move.
fn marked(reach: &Reach, look: &Look) -> Span<'static> {
    let (sign, style) = mark(Outcome::won(reach.value == 0), look);
    Span::styled(sign, style)
}

/// Draws the class of a position; those that are good to leave are filled.
fn class(value: u64, look: &Look) -> Span<'static> {
    let (theme, glyphs) = (&look.theme, look.glyphs());
    if value == 0 {
        Span::styled(glyphs.lost, theme.win_chip)
    } else {
        Span::styled(glyphs.won, theme.dim.patch(theme.square_dark))
    }
}

/// The positions in sight and their columns.
struct Window {
    low: u64,
    count: usize,
    pitch: usize,
    width: usize,
}

impl Window {
    fn new(why: &Strip, after: Option<&Strip>, width: usize) -> Self {
        /// The widest distance between two positions.
        const PITCH: usize = 3;
        /// Positions shown above the pile.
        const ABOVE: usize = 2;
        let around = &why.pile.around;
        let lowest = |strip: &Strip| strip.pile.options.last().map_or(strip.pile.size, |reach| reach.left);
        let wanted = after.map_or_else(|| lowest(why), lowest).min(lowest(why)).max(around.low);
        let end = around.values.len();
        let here = usize::try_from(why.pile.size - around.low).unwrap_or(end);
        let high = (here + ABOVE + 1).min(end);
        let from = usize::try_from(wanted - around.low).unwrap_or(0);
        let pitch = (width / (high - from).max(1)).clamp(1, PITCH);
        let count = (width / pitch).clamp(1, high);
        Self { low: around.low + (high - count) as u64, count, pitch, width }
    }

    fn positions<'a>(&self, why: &'a Strip) -> impl Iterator<Item = (u64, u64)> + use<'a> {
        let around = &why.pile.around;
        let skipped = usize::try_from(self.low - around.low).unwrap_or(0);
        (self.low..).zip(around.values.iter().copied().skip(skipped).take(self.count))
    }

    /// Draws a row of the positions in sight, each with the sign that `sign` returns for a position and its value.
    fn row(&self, why: &Strip, sign: impl Fn(u64, u64) -> Span<'static>) -> Line<'static> {
        let cell = |(position, value): (u64, u64)| {
            let Span { content, style } = sign(position, value);
            Span::styled(format!("{content:^wide$}", wide = self.pitch), style)
        };
        self.positions(why).map(cell).collect::<Line<'_>>()
    }

    /// Returns the numbers of the P-positions under them, as many as fit besides the pile's own.
    fn labels(&self, why: &Strip) -> Line<'static> {
        let column = |position: u64| usize::try_from(position - self.low).unwrap_or(0) * self.pitch;
        let own = why.pile.size.to_string();
        let own_at = column(why.pile.size).min(self.width.saturating_sub(own.len()));
        let lost = self.positions(why).filter(|(position, value)| *value == 0 && *position < why.pile.size);
        let labels = lost.map(|(position, _)| (column(position), position.to_string()));
        let free = labels.filter(|(at, label)| at + label.len() < own_at);
        placed(free.chain([(own_at, own)]), 1, usize::MAX)
    }
}

/// Draws every move as an arrow to the pile it leaves, in columns; if not all fit, those around the cursor's.
fn arrows(why: &Strip, after: Option<&Strip>, look: &Look, width: usize, height: usize) -> Figure {
    let options = &why.pile.options;
    let chosen = after.and_then(|after| options.iter().position(|reach| reach.left == after.pile.size));
    let entries: Vec<(String, Style)> =
        (0..).zip(options).map(|(at, reach)| arrow(why, reach, chosen == Some(at), look)).collect();
    let wide = widest(entries.iter().map(|(text, _)| text)).max(1) + 2;
    let columns = (width + 2).checked_div(wide).unwrap_or(1).max(1);
    let rows = entries.len().div_ceil(columns);
    let all = rows <= height;
    let shown = if all { rows } else { height.saturating_sub(1).max(1) };
    let wanted = chosen.or_else(|| options.iter().position(|reach| reach.value == 0)).unwrap_or(0) / columns;
    let first = wanted.saturating_sub(shown / 2).min(rows.saturating_sub(shown));
    let line = |row: &[(String, Style)]| {
        let cell =
            |(text, style): &(String, Style)| [Span::styled(text.clone(), *style), Span::raw(align::gap(text, wide))];
        let mut line = row.iter().flat_map(cell).collect::<Line<'_>>();
        line.spans.pop();
        line
    };
    let count = entries.len().saturating_sub(shown * columns);
    let more = (!all && height > 1).then(|| Line::styled(say!(look, "why-set-more", count), look.theme.dim));
    entries.chunks(columns).skip(first).take(shown).map(line).chain(more).collect()
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

/// Tells the period and its proof, or that none is proved.
pub(super) fn period(sequence: &Sequence) -> Beat {
    match sequence.period {
        Some(Period { length, from, window, .. }) => beat!("why-set-period", length, from, window),
        None => beat!("why-set-unproved", count = sequence.computed),
    }
}

/// Tells which pile of the first whole period has the same value.
fn same(sequence: &Sequence, size: u64) -> Option<Beat> {
    let period = sequence.period.filter(|period| size >= period.from + period.length)?;
    let first = period.from + (size - period.from) % period.length;
    Some(beat!("why-set-same", size, first))
}

fn lost_of_period(sequence: &Sequence, look: &Look) -> Option<Beat> {
    let period = sequence.period?;
    let (from, to) = (period.from, period.from + period.length - 1);
    let lost = listed(sequence.lost.iter().take(LISTED), look);
    let hidden = sequence.lost_count.saturating_sub(LISTED as u64);
    Some(beat!("why-set-period-lost", from, to, lost, hidden))
}

#[cfg(test)]
mod tests {
    use super::{super::sample, *};
    use crate::{
        look::glyphs::GlyphSet,
        play::{
            board::{Lines, Side, Step},
            boards,
            table::Table,
        },
    };

    fn answered(game: &str, words: &[&str]) -> Table {
        let mut table = boards::find(game).expect("it is in the list").open(words, &[], Side::Both).expect("a setup");
        answer(&mut table);
        table
    }

    fn answer(table: &mut Table) {
        for job in table.take_jobs() {
            job.run();
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
                        let look = Look::new(crate::look::theme::ThemeName::Ansi, glyphs);
                        let name = format!("{words} {set}");
                        sample::assert_fits(&name, (30..120).step_by(7), |room| table.lines(Lines::Why, &look, room));
                    }
                    table.steer(step);
                    answer(&mut table);
                }
            }
        }
    }

    #[test]
    fn the_lost_piles_told_from_zero_are_those_of_the_engine() {
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
                let told = sample::proofs(&reason);
                assert!(told.iter().all(|told| told.is_empty() == (size < set[0])), "{set:?} {size}");
            }
        }
    }

    #[test]
    fn the_moves_fill_the_remaining_height() {
        let look = sample::look();
        let table = answered("coins", &["x=100", "set=1,2,3,4,5,6,7,8,9,11,12,13,14,15,16,17,18,19,21,22,23,24"]);
        for height in 20..30 {
            assert_eq!(table.lines(Lines::Why, &look, Size { width: 37, height }).len(), usize::from(height));
        }
    }
}
