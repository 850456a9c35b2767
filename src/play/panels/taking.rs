//! Runs with their Grundy values: the axis where the mirror decides, the values in columns, and the run that the move under the
//! cursor breaks, now and then.

mod axis;
mod course;
mod holds;
mod rows;
mod values;

use ratatui::{
    layout::Size,
    text::{Line, Span},
};
use zugzwang_engine::{
    Outcome,
    theory::{
        mirrored_row::MirroredRow,
        taking::{Part, Taking, WinningTake},
    },
};

use super::{
    Beat, Picture, Story, View, beat, columns::Columns, nim_sum::odd_columns, staged::Stage, times::times, values_told,
    width_of, wrapped,
};
use crate::{
    look::{Look, align, wording::Wording},
    say,
};

/// A room at least this high has a place for the row after the move, too.
const HIGH: u16 = 24;

pub(super) fn picture(why: &Taking, view: &View<'_>, look: &Look, room: Size) -> Picture {
    let value = say!(look, "why-nim-sum", sum = why.nim_sum);
    if view.over {
        return Picture::over(value, false, view, look);
    }
    let after = after!(view, Taking);
    let drawing = Drawing::new(why, after, look, room);
    let mut figure = axis::draw(why, after.filter(|_| room.height >= HIGH), look, room.width);
    if drawing.has_room_for_values(room) {
        figure.extend(short_runs(why, look, room.width));
    }
    figure.extend(drawing.figure(room.width));
    let staged = course::summed(why, look, room.width);
    let story = story(why, view, [Stage::Crosses, Stage::Change].map(|stage| staged.step_of(stage)), look);
    let course = if why.mirror.is_some() {
        story.course(Vec::new(), course::mirrored(why, look, room), look)
    } else {
        story.course(staged.opening(), staged.steps(), look)
    };
    Picture { value, figure, pick: drawing.pick(), story: story.sentences(look), course }
}

/// Why the theorem holds, told over this very position.
pub(super) fn holds(why: &Taking, _view: &View<'_>, look: &Look) -> Story {
    holds::told(why, look)
}

/// The words over the runs and their values.
fn head(look: &Look) -> String {
    say!(look, if look.wording == Wording::Notation { "why-taking-head" } else { "why-taking-head-plain" })
}

/// The values of the shortest runs, as many as there is room for; those that are on the board stand out.
fn short_runs(why: &Taking, look: &Look, width: u16) -> [Line<'static>; 2] {
    const CELL: usize = 3;
    let labels = ["why-taking-length", "why-taking-value"].map(|key| say!(look, key));
    let label = labels.iter().map(|label| width_of(label)).max().unwrap_or(0);
    let fit = (usize::from(width).saturating_sub(label) / CELL) as u64;
    let values = values::of(why.least, why.most, fit);
    let on_board = |length: u64| why.parts.iter().any(|part| part.run.length == length);
    let row = |name: &str, number: &dyn Fn(u64, u64) -> u64| {
        let mut spans = vec![Span::styled(align::left(name, label), look.theme.dim)];
        for (length, value) in (0..).zip(&values).skip(1) {
            let style = if on_board(length) { look.theme.title.patch(look.theme.square) } else { look.theme.text };
            spans.push(Span::styled(format!("{:>CELL$}", number(length, *value)), style));
        }
        Line::from(spans)
    };
    let [length, value] = &labels;
    [row(length, &|length, _| length), row(value, &|_, value| value)]
}

/// The run that a move breaks, and what is left of it.
struct Broken<'a> {
    before: Part,
    after: &'a [Part],
}

impl<'a> Broken<'a> {
    /// The only run that differs.
    fn of(why: &Taking, after: &'a Taking) -> Option<Self> {
        let same = why.parts.iter().zip(&after.parts).take_while(|(a, b)| a == b).count();
        let behind = why.parts.len().checked_sub(same + 1)?;
        let end = after.parts.len().checked_sub(behind)?;
        Some(Self { before: *why.parts.get(same)?, after: after.parts.get(same..end)? })
    }

    fn value(&self) -> u64 {
        self.after.iter().fold(0, |sum, part| sum ^ part.value)
    }

    /// Names what is left and its value: `3+4: 3`.
    fn name(&self) -> String {
        let lengths: Vec<String> = self.after.iter().map(|part| part.run.length.to_string()).collect();
        let lengths = if lengths.is_empty() { "0".to_owned() } else { lengths.join("+") };
        format!("{lengths}: {}", self.value())
    }
}

struct Drawing<'a> {
    why: &'a Taking,
    after: Option<&'a Taking>,
    broken: Option<Broken<'a>>,
    rows: rows::Rows,
    columns: Columns,
    look: &'a Look,
}

impl<'a> Drawing<'a> {
    fn new(why: &'a Taking, after: Option<&'a Taking>, look: &'a Look, room: Size) -> Self {
        let broken = after.and_then(|after| Broken::of(why, after));
        let most = if room.height >= HIGH { 8 } else { 5 };
        let rows = rows::Rows::of(&why.parts, broken.as_ref().map(|broken| broken.before), most, look);
        let mut values: Vec<u64> = rows.shown.iter().map(|row| row.value).collect();
        let mut names: Vec<String> = rows.shown.iter().map(|row| row.name.clone()).collect();
        if let Some(broken) = &broken {
            values.extend([broken.before.value, broken.value()]);
            names.extend([rows::named(broken.before), broken.name()]);
        }
        let widest = names.into_iter().max_by_key(|name| width_of(name)).unwrap_or_default();
        let important = why.nim_sum | after.map_or(0, |after| after.nim_sum);
        let labels = [format!("{}{widest}", times(look)[0]), format!("  {}", head(look))];
        let label = labels.iter().max_by_key(|label| width_of(label)).map_or("", String::as_str);
        let columns = Columns::new(&values, important, label, look, room.width);
        Self { why, after, broken, rows, columns, look }
    }

    fn figure(&self, width: u16) -> Vec<Line<'static>> {
        let mut lines = vec![self.columns.header_named(&head(self.look), self.look)];
        for row in &self.rows.shown {
            lines.push(self.columns.row(self.look, &row.name, row.value, row.chosen));
        }
        lines.push(self.columns.crosses(self.look, self.why.nim_sum));
        if let Some(told) = &self.rows.told {
            lines.extend(wrapped(told, self.look.theme.dim, width));
        }
        lines
    }

    /// Returns whether the values of short runs are wanted, and leave room for what is told.
    fn has_room_for_values(&self, room: Size) -> bool {
        const FEW: usize = 3;
        let rows = self.rows.shown.len() + usize::from(self.rows.told.is_some());
        let wanted = self.why.mirror.is_none() && self.look.wording != Wording::Notation;
        wanted && (room.height >= HIGH || rows <= FEW)
    }

    /// The broken run before and after, and what would then stand.
    fn pick(&self) -> Vec<Line<'static>> {
        let (Some(broken), Some(after)) = (&self.broken, self.after) else { return Vec::new() };
        let (before, behind) = (rows::named(broken.before), broken.name());
        let (from, to) = (broken.before.value, broken.value());
        let mut lines = self.columns.change(self.look, (&before, from), (&behind, to)).to_vec();
        lines.push(self.columns.standing(self.look, after.nim_sum));
        lines
    }
}

/// The steps of the course at which the crosses stand and the run is broken.
type Stages = [usize; 2];

fn story(why: &Taking, view: &View<'_>, stages: Stages, look: &Look) -> Story {
    let mut told = match (view.outcome, &why.keep) {
        (Outcome::Win, Some(keep)) => won(why, keep, stages, look),
        _ => super::lost(lost(why, stages, look), view),
    };
    told.extend(period(why));
    told
}

fn won(why: &Taking, keep: &WinningTake, [crosses, change]: Stages, look: &Look) -> Story {
    let cells = keep.take.to_string();
    let pieces = match (keep.left, keep.right) {
        (0, 0) => "none",
        (0, _) | (_, 0) => "one",
        _ => "two",
    };
    let (left, right) = (keep.left.max(keep.right), keep.left.min(keep.right));
    let (left, right) = if pieces == "two" { (keep.left, keep.right) } else { (left, right) };
    let (length, from, value) = (keep.part.run.length, keep.part.value, keep.value);
    let taken = beat!(
        "why-taking-keep",
        length = length,
        cells = cells,
        pieces = pieces,
        left = left,
        right = right,
        from = from,
        value = value
    );
    match why.mirror {
        Some(MirroredRow { sum, symmetric, .. }) => {
            let key = if symmetric { "why-axis-middle" } else { "why-axis-image" };
            Story::from(vec![
                beat!(key, cells = keep.take.to_string()),
                beat!("why-axis-then", sum = sum),
                taken.in_notation(),
            ])
        }
        None => {
            let crosses = odd_columns(&why.crosses, "value", look).at(crosses);
            Story::from(vec![crosses, taken.at(change), beat!("why-taking-then")])
        }
    }
}

fn lost(why: &Taking, [crosses, _]: Stages, look: &Look) -> Beat {
    match why.mirror {
        Some(mirror) => beat!("why-axis-lost", sum = mirror.sum),
        None => {
            let [values, parts] = values_told(&run_values(why), look);
            beat!("why-taking-lost", values = values, parts = parts).at(crosses)
        }
    }
}

/// The values of the runs.
fn run_values(why: &Taking) -> Vec<u64> {
    why.parts.iter().map(|part| part.value).collect()
}

/// The period of the values, and by what it is proved.
fn period(why: &Taking) -> Option<Beat> {
    let period = why.period?;
    let code = why.code.as_deref().unwrap_or("none");
    let (length, from, by) = (period.length, period.from, period.proved_by);
    Some(beat!("why-taking-period", code = code, length = length, from = from, by = by))
}

#[cfg(test)]
mod tests;
