//! Several piles: one pile's mex, the sequence of values around it, and the columns of all values with their crosses.

use std::collections::BTreeSet;

use ratatui::{
    layout::Size,
    style::Style,
    text::{Line, Span},
};
use zugzwang_engine::theory::subtraction_set::{Pile, Piles, Reach, WinningCut};

use super::{
    Beat, Picture, Step, Story, View, beat,
    columns::{Air, Columns},
    listed, lost,
    nim_sum::{parts, unpaired},
    room_left,
    set_strip::period,
    staged::{Change, Row, Stage, Staged},
    width_of, wrapped,
};
use crate::{
    look::{Look, align},
    say,
};

/// The widest the sequence is drawn.
const WIDEST: usize = 60;
/// Lines for what the moves from one pile leave.
const MEX_LINES: usize = 2;

pub(super) fn picture(why: &Piles, view: &View<'_>, look: &Look, room: Size) -> Picture {
    let width = room.width;
    let value = say!(look, "why-nim-sum", sum = why.nim_sum);
    if view.over {
        return Picture::told(value, say!(look, "why-piles-over"));
    }
    let after = after!(view, SubtractionPiles);
    let course = Lecturing::new(why, look, width);
    let told = story(why, view, &course.staged, look);
    let course = told.course(course.staged.opening(), course.steps(), look);
    let story = told.sentences(look);
    let height = room_left(view, &value, &story, 0, look, room).height;
    let drawing = Drawing::new(why, after, look, width).with_air(height);
    let (figure, pick) = (drawing.figure(usize::from(width)), drawing.pick());
    Picture { value, figure, pick, story, course }
}

/// Why the theorem holds, told over this very position: a pile has moves to every smaller value and none that keeps its own, so
/// nim's proof (R. Sprague 1935, P. M. Grundy 1939) is told of the values.
pub(super) fn holds(why: &Piles, _view: &View<'_>, _look: &Look) -> Story {
    let coins: u64 = why.piles.iter().map(|pile| pile.size).sum();
    let Some((cut, pile)) = lowering(why) else {
        let twin = why.piles.iter().enumerate().find(|(_, pile)| !pile.options.is_empty());
        let twin = twin.map(|(at, pile)| twin_beat(at + 1, pile));
        let told = [
            beat!("holds-piles-even", lost = true),
            beat!("holds-piles-answer"),
            beat!("holds-piles-end", lost = true, coins = coins),
        ];
        return twin.into_iter().chain(told).collect();
    };
    let high = why.crosses.first().copied().unwrap_or(0);
    let Reach { take, value: to, .. } = cut.reach;
    let then = if is_last(why, &cut) {
        vec![beat!("holds-piles-last")]
    } else {
        vec![beat!("holds-piles-even", lost = false), beat!("holds-piles-end", lost = false, coins = coins - take)]
    };
    let told = [
        twin_beat(cut.pile, pile),
        beat!("holds-piles-high", high = high, pile = cut.pile, from = pile.value),
        beat!(
            "holds-piles-smaller",
            high = high,
            from = pile.value,
            to = to,
            take = take,
            gains = high.saturating_sub(1)
        ),
    ];
    told.into_iter().chain(then).collect()
}

/// The heap of nim that a pile is like.
fn twin_beat(at: usize, pile: &Pile) -> Beat {
    let (value, below) = (pile.value, pile.value.saturating_sub(1));
    beat!("holds-piles-twin", pile = at, size = pile.size, value = value, below = below)
}

/// A winning move that lowers a value, the one that is told where it does: there always is one, though others raise a value.
fn lowering(why: &Piles) -> Option<(WinningCut, &Pile)> {
    let lowers = |cut: WinningCut| {
        let pile = why.piles.get(cut.pile.checked_sub(1)?)?;
        (cut.reach.value < pile.value).then_some((cut, pile))
    };
    why.keep.into_iter().chain(why.winning()).find_map(lowers)
}

/// Returns whether nobody can move after a cut.
fn is_last(why: &Piles, cut: &WinningCut) -> bool {
    let least = why.piles.iter().filter_map(|pile| pile.options.first()).map(|reach| reach.take).min();
    let size = |(at, pile): (usize, &Pile)| if at == cut.pile { cut.reach.left } else { pile.size };
    (1..).zip(&why.piles).map(size).all(|size| least.is_none_or(|least| size < least))
}

/// One pile's mex; then the piles, their values, the columns of these, the crosses, the pile that is changed.
struct Lecturing<'a> {
    mex: Vec<Line<'static>>,
    told: Option<String>,
    staged: Staged<'a>,
}

impl<'a> Lecturing<'a> {
    fn new(why: &Piles, look: &'a Look, width: u16) -> Self {
        let shown = Drawing::new(why, None, look, width).shown();
        let shown = shown.and_then(|at| Some((at, why.piles.get(at)?)));
        let mex = shown.map_or_else(Vec::new, |(at, pile)| {
            let mut lines = mex(at, pile, look, usize::from(width));
            lines.extend(sequence(pile, None, look, usize::from(width).min(WIDEST)));
            lines
        });
        let rows = why.piles.iter().map(|pile| Row { size: pile.size.to_string(), value: pile.value }).collect();
        let change = why.keep.map(|keep| {
            let (size, to) = (keep.reach.left.to_string(), keep.reach.value);
            Change { row: keep.pile - 1, size, to }
        });
        let told = shown.map(|(at, pile)| mex_told(at, pile, look));
        Self { mex, told, staged: Staged::new(rows, change, look, width) }
    }

    fn steps(&self) -> Vec<Step> {
        let first = Step::drawn(self.mex.clone()).large(self.staged.opening()).saying(self.told.clone());
        let under = |step: Step| Step { figure: self.mex.iter().cloned().chain(step.figure).collect(), ..step };
        std::iter::once(first).chain(self.staged.steps().into_iter().map(under)).collect()
    }
}

struct Drawing<'a> {
    why: &'a Piles,
    after: Option<&'a Piles>,
    /// The pile that the move under the cursor changes.
    changed: Option<usize>,
    columns: Columns,
    air: Air,
    look: &'a Look,
}

impl<'a> Drawing<'a> {
    fn new(why: &'a Piles, after: Option<&'a Piles>, look: &'a Look, width: u16) -> Self {
        let sizes = |piles: &Piles| piles.piles.iter().map(|pile| pile.size).collect::<Vec<_>>();
        let changed = after.and_then(|after| {
            let pairs = sizes(why).into_iter().zip(sizes(after));
            pairs.into_iter().position(|(now, then)| now != then)
        });
        let values = |piles: &Piles| piles.piles.iter().map(|pile| pile.value).collect::<Vec<_>>();
        let rows: Vec<u64> = [Some(why), after].into_iter().flatten().flat_map(values).collect();
        let names = why.piles.iter().map(name).chain([say!(look, "why-piles-names")]);
        let label = names.max_by_key(|name| width_of(name)).unwrap_or_default();
        let columns = Columns::new(&rows, why.nim_sum, &format!("  {label}"), look, width).knowing(why.nim_sum);
        Self { why, after, changed, columns, air: Air::Close, look }
    }

    /// The same in `height` lines; as if a move were under the cursor, so that the figure does not jump when one is.
    fn with_air(self, height: u16) -> Self {
        /// Lines beside the rows: one pile's mex, the sequence, blank lines, the weights, the crosses now and then.
        const OTHERS: usize = 13;
        let air = Air::fitting(self.why.piles.len() + 1, OTHERS, height, self.look);
        Self { air, ..self }
    }

    /// A blank line, where there is room for air.
    fn gap(&self) -> Option<Line<'static>> {
        (self.air != Air::Close).then(Line::default)
    }

    /// The pile whose mex is shown: the cursor's, else the one a winning move changes, else the first that has moves.
    fn shown(&self) -> Option<usize> {
        let kept = self.why.keep.map(|keep| keep.pile - 1);
        let open = || self.why.piles.iter().position(|pile| !pile.options.is_empty());
        self.changed.or(kept).or_else(open)
    }

    fn figure(&self, width: usize) -> Vec<Line<'static>> {
        let shown = self.shown().and_then(|at| Some((at, self.why.piles.get(at)?)));
        let mut lines: Vec<Line<'static>> = shown.map_or_else(Vec::new, |(at, pile)| {
            let mut lines = mex(at, pile, self.look, width);
            lines.extend(sequence(
                pile,
                self.after.and_then(|after| after.piles.get(at)),
                self.look,
                width.min(WIDEST),
            ));
            lines
        });
        let row =
            |(at, pile): (usize, &Pile)| self.columns.row(self.look, &name(pile), pile.value, self.changed == Some(at));
        lines.extend(self.gap());
        lines.push(self.columns.header_named(&say!(self.look, "why-piles-names"), self.look));
        lines.extend(self.why.piles.iter().enumerate().map(row).flat_map(|row| self.air.around(row)));
        let told = self.why.nim_sum > 0 || self.air != Air::Close;
        lines.extend(told.then(|| self.columns.crosses(self.look, self.why.nim_sum)));
        lines.extend(self.gap());
        if self.after.is_none() {
            let cells = u16::try_from(width).unwrap_or(u16::MAX);
            lines.extend(wrapped(&say!(self.look, "why-piles-twin"), self.look.theme.dim, cells));
        }
        lines
    }

    /// The changed row after the move, and the crosses that would then stand.
    fn pick(&self) -> Vec<Line<'static>> {
        let (Some(at), Some(after)) = (self.changed, self.after) else { return Vec::new() };
        let (Some(from), Some(to)) = (self.why.piles.get(at), after.piles.get(at)) else { return Vec::new() };
        let (arrow, name) = (self.look.glyphs().arrow, name(to));
        let row = self.columns.changed(self.look, (arrow, &name), to.value, from.value);
        let standing = self.columns.standing(self.look, after.nim_sum);
        self.air.around(row).into_iter().chain([standing]).chain(self.gap()).collect()
    }
}

/// A row of the columns: a pile and its value.
fn name(pile: &Pile) -> String {
    format!("{}: {}", pile.size, pile.value)
}

/// Says what the moves from a pile leave, with the values that stand there, and the one that is missing.
fn mex(at: usize, pile: &Pile, look: &Look, width: usize) -> Vec<Line<'static>> {
    let theme = &look.theme;
    let cells = u16::try_from(width).unwrap_or(u16::MAX);
    if pile.options.is_empty() {
        return wrapped(&say!(look, "why-piles-none", pile = at + 1, size = pile.size), theme.text, cells);
    }
    let mut lines = wrapped(&say!(look, "why-piles-mex", pile = at + 1, size = pile.size), theme.text, cells);
    // Every value below the mex once: that shows that none of them is missing. Then those above it.
    let below = (0..pile.value).filter_map(|value| pile.to_value(value).next());
    let above = pile.options.iter().copied().filter(|reach| reach.value > pile.value);
    let entries: Vec<String> = below.chain(above).map(|reach| format!("{}:{}", reach.left, reach.value)).collect();
    let told: Vec<String> =
        (0..=entries.len()).rev().map(|shown| mex_words(&entries, shown, pile.value, look)).collect();
    let fitting = |text: &&String| wrapped(text, theme.text, cells).len() <= MEX_LINES;
    let text = told.iter().find(fitting).or(told.last());
    lines.extend(text.map_or_else(Vec::new, |text| wrapped(text, theme.title, cells)));
    lines
}

/// One pile's mex as a sentence.
fn mex_told(at: usize, pile: &Pile, look: &Look) -> String {
    let values: BTreeSet<u64> = pile.options.iter().map(|reach| reach.value).collect();
    if values.is_empty() {
        return say!(look, "why-piles-none", pile = at + 1, size = pile.size);
    }
    let values = listed(values, look);
    say!(look, "why-piles-told", pile = at + 1, size = pile.size, values = values, value = pile.value)
}

/// The first options with their values, and the mex.
fn mex_words(entries: &[String], shown: usize, value: u64, look: &Look) -> String {
    let more = (shown < entries.len()).then(|| look.glyphs().more.to_owned());
    let listed: Vec<String> = entries.iter().take(shown).cloned().chain(more).collect();
    let separator = say!(look, "list-separator");
    let listed = listed.join(&separator);
    format!("{listed} {} {}", look.glyphs().arrow, say!(look, "why-piles-least", value = value))
}

/// The sizes around the pile over their values.
fn sequence(pile: &Pile, after: Option<&Pile>, look: &Look, width: usize) -> Vec<Line<'static>> {
    let theme = &look.theme;
    let heads = [say!(look, "why-piles-size"), say!(look, "why-piles-value")];
    let head = heads.iter().map(|head| width_of(head)).max().unwrap_or(0);
    let around = &pile.around;
    let last = around.low + around.values.len().saturating_sub(1) as u64;
    let wide = last.to_string().len() + 1;
    let count = (width.saturating_sub(head) / wide).clamp(1, around.values.len().max(1));
    let here = usize::try_from(pile.size - around.low).unwrap_or(0);
    // Mostly what lies below: that is where the moves lead.
    let first = (here + 1 + count / 4).min(around.values.len()).saturating_sub(count);
    let shown = || (around.low..).zip(&around.values).skip(first).take(count);
    let style = |size: u64| match after {
        _ if size == pile.size => theme.chosen,
        Some(after) if size == after.size => theme.taken_chip,
        _ => Style::new(),
    };
    let row = |head_text: &str, number: &dyn Fn(u64, u64) -> u64, plain: Style| {
        let cell = |(size, value): (u64, &u64)| {
            let number = number(size, *value).to_string();
            let pad = Span::raw(" ".repeat(wide - number.len()));
            [pad, Span::styled(number, plain.patch(style(size)))]
        };
        let head = Span::styled(align::left(head_text, head), theme.dim);
        Line::from(std::iter::once(head).chain(shown().flat_map(cell)).collect::<Vec<_>>())
    };
    vec![row(&heads[0], &|size, _| size, theme.dim), row(&heads[1], &|_, value| value, theme.text)]
}

fn story(why: &Piles, view: &View<'_>, staged: &Staged<'_>, look: &Look) -> Story {
    // One pile's mex is drawn before the columns.
    let [crosses, change] = [Stage::Crosses, Stage::Change].map(|stage| staged.step_of(stage).saturating_add(1));
    let values: Vec<u64> = why.piles.iter().map(|pile| pile.value).collect();
    let mut told = match why.keep {
        Some(keep) => {
            let from = why.piles.get(keep.pile - 1).map_or(0, |pile| pile.value);
            let (pile, to) = (keep.pile, keep.reach.value);
            let (take, left) = (keep.reach.take, keep.reach.left);
            Story::from(vec![
                unpaired(&values, &why.crosses, "value", look).with("few", "many").at(crosses),
                beat!("why-piles-keep", pile = pile, from = from, to = to, take = take, left = left).at(change),
                beat!("why-piles-then"),
            ])
        }
        None => lost(beat!("why-piles-lost", parts = parts(&values, look)).at(crosses), view),
    };
    told.extend([period(&why.sequence)]);
    told
}
