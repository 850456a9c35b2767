//! Runs with their Grundy values: the axis where the mirror decides, the values in columns, and the run that the move under the
//! cursor breaks, before (A) and after (C).

mod axis;
mod course;
mod rows;

use ratatui::{layout::Size, text::Line};
use zugzwang_engine::{
    Outcome,
    theory::{
        mirrored_row::MirroredRow,
        taking::{Part, Taking, WinningTake},
    },
};

use super::{Picture, View, columns::Columns, lost_story, nim_sum::odd_columns, width_of, wrapped};
use crate::{look::Look, say};

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
    figure.extend(drawing.figure(room.width));
    let story = story(why, view, look);
    let course = course::course(why, &story, look, room);
    Picture { value, figure, pick: drawing.pick(), story, course }
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

    /// What is left and its value: `3+4: 3`.
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
        // Marks such as (A) and a space stand before the names.
        let labels = [format!("(A) {widest}"), format!("  {}", say!(look, "why-taking-head"))];
        let label = labels.iter().max_by_key(|label| width_of(label)).map_or("", String::as_str);
        let columns = Columns::new(&values, important, label, room.width);
        Self { why, after, broken, rows, columns, look }
    }

    fn figure(&self, width: u16) -> Vec<Line<'static>> {
        let mut lines = vec![self.columns.header_named(&say!(self.look, "why-taking-head"), self.look)];
        for row in &self.rows.shown {
            lines.push(self.columns.row(self.look, &row.name, row.value, row.chosen));
        }
        lines.push(self.columns.crosses(self.look, self.why.nim_sum));
        if let Some(told) = &self.rows.told {
            lines.extend(wrapped(told, self.look.theme.dim, width));
        }
        lines
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

fn story(why: &Taking, view: &View<'_>, look: &Look) -> Vec<String> {
    let mut told = match (view.outcome, &why.keep) {
        (Outcome::Win, Some(keep)) => won(why, keep, look),
        _ => lost_story(lost(why, look), view, look),
    };
    told.extend(period(why, look));
    told
}

fn won(why: &Taking, keep: &WinningTake, look: &Look) -> Vec<String> {
    let cells = keep.take.to_string();
    let pieces = match (keep.left, keep.right) {
        (0, 0) => "none",
        (0, _) | (_, 0) => "one",
        _ => "two",
    };
    let (left, right) = (keep.left.max(keep.right), keep.left.min(keep.right));
    let (left, right) = if pieces == "two" { (keep.left, keep.right) } else { (left, right) };
    let (length, from, value) = (keep.part.run.length, keep.part.value, keep.value);
    let taken = say!(
        look,
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
            vec![say!(look, key, cells = keep.take.to_string()), say!(look, "why-axis-then", sum = sum), taken]
        }
        None => vec![odd_columns(&why.crosses, look), taken, say!(look, "why-taking-then")],
    }
}

fn lost(why: &Taking, look: &Look) -> String {
    match why.mirror {
        Some(mirror) => say!(look, "why-axis-lost", sum = mirror.sum),
        None => say!(look, "why-taking-lost"),
    }
}

/// The period of the values, and by what it is proved.
fn period(why: &Taking, look: &Look) -> Option<String> {
    let period = why.period?;
    let code = why.code.as_deref().unwrap_or("none");
    let (length, from, by) = (period.length, period.from, period.proved_by);
    Some(say!(look, "why-taking-period", code = code, length = length, from = from, by = by))
}

#[cfg(test)]
mod tests;
