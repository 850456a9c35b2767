//! The year as a grid, months as rows and days as columns, with the ladder of P-dates and the lines a move goes along.

use ratatui::{
    layout::Size,
    style::Style,
    text::{Line, Span},
};
use zugzwang_engine::{
    Outcome,
    theory::calendar::{Calendar, DAYS, Date, MONTHS},
};

use super::{Beat, Course, Picture, Step, Story, View, beat, lost};
use crate::{look::Look, say};

/// Columns of a month's number and the space behind it.
const LABEL: u16 = 3;
/// The widest a day is drawn.
const WIDEST: u16 = 3;

pub(super) fn picture(why: &Calendar, view: &View<'_>, look: &Look, Size { width, .. }: Size) -> Picture {
    let value = why.date.to_string();
    if view.over {
        return Picture::over(value, why.last.is_misere(), view, look);
    }
    let landing = after!(view, Calendar).map(|after| after.date);
    let year = Year::new(why, landing, look, width);
    let story = story(why, view, look);
    let course = course(why, &story, look, width);
    Picture { value, figure: year.lines(), pick: Vec::new(), story: story.sentences(look), course }
}

/// Why the theorem holds, told over this very position.
pub(super) fn holds(_why: &Calendar, _view: &View<'_>, _look: &Look) -> Story {
    Story::default()
}

/// How much of the year a class has seen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Stage {
    Date,
    Moves,
    Ladder,
    Keep,
}

impl Stage {
    /// In the order in which they are drawn.
    const ALL: [Self; 4] = [Self::Date, Self::Moves, Self::Ladder, Self::Keep];

    /// Which step of the course it is.
    const fn step(self) -> usize {
        self as usize
    }
}

/// The date, where its moves lead, the ladder of P-dates with what they share, the rung to be named.
fn course(why: &Calendar, story: &Story, look: &Look, width: u16) -> Course {
    let keep = why.winning.first().copied();
    let drawn = |stage| {
        let landing = keep.filter(|_| stage == Stage::Keep);
        Step::drawn(Year { stage, ..Year::new(why, landing, look, width) }.lines())
    };
    story.course(Vec::new(), Stage::ALL.map(drawn).to_vec(), look)
}

struct Year<'a> {
    why: &'a Calendar,
    /// The date the cursor's move names.
    landing: Option<Date>,
    look: &'a Look,
    /// Columns of a month's number.
    label: u16,
    /// Columns of a day.
    day: u16,
    /// The first day there is room for: the ladder stands among the late ones.
    first: u8,
    stage: Stage,
}

impl<'a> Year<'a> {
    fn new(why: &'a Calendar, landing: Option<Date>, look: &'a Look, width: u16) -> Self {
        let days = u16::from(DAYS);
        let label = width.saturating_sub(days).min(LABEL);
        let day = (width.saturating_sub(label) / days).clamp(1, WIDEST);
        let hidden = days.saturating_sub(width);
        Self { why, landing, look, label, day, first: 1 + u8::try_from(hidden).unwrap_or(DAYS), stage: Stage::Keep }
    }

    fn lines(&self) -> Vec<Line<'static>> {
        std::iter::once(self.ruler()).chain((1..=MONTHS).map(|month| self.row(month))).collect()
    }

    /// The first day and every fifth above the columns.
    fn ruler(&self) -> Line<'static> {
        const EVERY: u8 = 5;
        let room = usize::from(self.label) + usize::from(self.day) * usize::from(DAYS + 1 - self.first.min(DAYS));
        let mut text = String::new();
        for day in (self.first..=DAYS).filter(|day| *day == 1 || day % EVERY == 0) {
            let start = usize::from(self.label) + usize::from(self.day) * usize::from(day - self.first);
            let number = day.to_string();
            if start >= text.len() && start + number.len() <= room {
                text.push_str(&" ".repeat(start - text.len()));
                text.push_str(&number);
            }
        }
        Line::styled(text, self.look.theme.dim)
    }

    fn row(&self, month: u8) -> Line<'static> {
        let theme = &self.look.theme;
        let style = if month == self.why.date.month() { theme.title } else { theme.dim };
        let label: String = format!("{month:02} ").chars().take(usize::from(self.label)).collect();
        let days = (self.first..=DAYS).filter_map(|day| Date::new(day, month)).flat_map(|date| self.cell(date));
        Line::from(std::iter::once(Span::styled(label, style)).chain(days).collect::<Vec<_>>())
    }

    /// A day's sign, and what fills its place up to the next.
    fn cell(&self, date: Date) -> [Span<'static>; 2] {
        let (sign, style) = self.sign(date);
        let now = self.why.date;
        // The line along the month is drawn through, up to the last day it leads to.
        let runs_on = self.stage >= Stage::Moves && date.month() == now.month() && (date == now || now.leads_to(date));
        let runs_on = runs_on && Date::new(date.day() + 1, date.month()).is_some();
        let fill = if runs_on { self.look.glyphs().line } else { " " };
        let fill = fill.repeat(usize::from(self.day) - 1);
        [Span::styled(sign, style), Span::styled(fill, self.look.theme.text)]
    }

    fn sign(&self, date: Date) -> (&'static str, Style) {
        let (theme, glyphs, now) = (&self.look.theme, self.look.glyphs(), self.why.date);
        let is_rung = self.stage >= Stage::Ladder && self.why.p_dates.contains(&date);
        if date == now {
            return (glyphs.bead, theme.title);
        }
        if self.landing == Some(date) {
            return (if is_rung { RUNG } else { glyphs.taken }, theme.chosen);
        }
        match (is_rung, self.stage >= Stage::Moves && now.leads_to(date)) {
            (true, true) => (RUNG, theme.win),
            (true, false) => (RUNG, theme.loss),
            (false, true) if date.month() == now.month() => (glyphs.line, theme.text),
            (false, true) => (glyphs.border.vertical_left, theme.text),
            (false, false) => (glyphs.dot, theme.dim),
        }
    }
}

/// The sign of a P-date.
const RUNG: &str = "P";

fn story(why: &Calendar, view: &View<'_>, look: &Look) -> Story {
    let mut told = if view.outcome == Outcome::Win { won(why, look) } else { lost_date(why, view, look) };
    told.extend([
        ladder(why, look).at(Stage::Ladder.step()),
        beat!("why-calendar-dates", dates = dates(&why.p_dates, look)).at(Stage::Ladder.step()),
    ]);
    told
}

fn won(why: &Calendar, look: &Look) -> Story {
    let Some(&first) = why.winning.first() else { return Story::default() };
    let (date, shared) = (first.to_string(), Date::END.difference());
    let rung = if first == Date::END { "end" } else { kind(first, why) };
    let name = match why.winning.as_slice() {
        [by_day, by_month, ..] => {
            beat!("why-calendar-two", day = by_day.to_string(), month = by_month.to_string())
        }
        [rung_of_month] if rung_of_month.month() == why.date.month() => {
            beat!("why-calendar-row", date = date, rung = rung, shared = shared)
        }
        _ => beat!("why-calendar-column", date = date, rung = rung, shared = shared),
    };
    let then = if why.winning.contains(&Date::END) {
        beat!("why-calendar-ends", end = Date::END.to_string())
    } else if why.winning.iter().any(|rung| is_forced(*rung)) {
        beat!("why-calendar-forces", end = Date::END.to_string())
    } else {
        told_of("why-calendar-then", first, why, look)
    };
    Story::from(vec![name.at(Stage::Keep.step()), then])
}

fn lost_date(why: &Calendar, view: &View<'_>, look: &Look) -> Story {
    let keep = Stage::Keep.step();
    if is_forced(why.date) {
        return Story::from(vec![beat!("why-calendar-forced", end = Date::END.to_string()).at(keep)]);
    }
    lost(told_of("why-calendar-lost", why.date, why, look).at(keep), view)
}

/// What becomes of a rung that is not the end, with the dates that plain words name.
fn told_of(id: &'static str, rung: Date, why: &Calendar, look: &Look) -> Beat {
    let (regular, others) = regular(why);
    let last = |dates: &[Date]| dates.last().map(ToString::to_string).unwrap_or_default();
    let replies: Vec<Date> = rung.later().collect();
    Beat::new(
        id,
        vec![
            ("rung", kind(rung, why).into()),
            ("shared", Date::END.difference().into()),
            ("to", last(&regular).into()),
            ("others", dates(&others, look).into()),
            ("replies", dates(&replies, look).into()),
            ("answer", last(&why.p_dates).into()),
            ("end", Date::END.to_string().into()),
        ],
    )
}

/// How plain words tell of a rung: `diagonal` where all rungs have the same difference, `early` where only those up to it and
/// some more have, `late` where it has another one.
fn kind(rung: Date, why: &Calendar) -> &'static str {
    let (regular, others) = regular(why);
    if !regular.contains(&rung) {
        "late"
    } else if others.is_empty() {
        "diagonal"
    } else {
        "early"
    }
}

/// Whether 31.12 alone can be named.
fn is_forced(date: Date) -> bool {
    date.later().eq([Date::END])
}

/// The rungs with the difference of 31.12, and the others.
fn regular(why: &Calendar) -> (Vec<Date>, Vec<Date>) {
    why.p_dates.iter().partition(|rung| rung.difference() == Date::END.difference())
}

/// What the rungs have in common, and which do not.
fn ladder(why: &Calendar, look: &Look) -> Beat {
    let shared = Date::END.difference();
    let (regular, others) = regular(why);
    if others.is_empty() {
        return beat!("why-calendar-ladder", shared = shared, here = why.difference.to_string());
    }
    let to = regular.last().map(ToString::to_string).unwrap_or_default();
    let (others, end) = (dates(&others, look), Date::END.to_string());
    beat!("why-calendar-misere", shared = shared, to = to, others = others, end = end)
}

fn dates(dates: &[Date], look: &Look) -> String {
    let separator = say!(look, "list-separator");
    dates.iter().map(ToString::to_string).collect::<Vec<_>>().join(&separator)
}
