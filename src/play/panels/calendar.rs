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

use super::{Course, Picture, Step, View, lost_story};
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
    Picture { value, figure: year.lines(), pick: Vec::new(), story, course }
}

/// How much of the year a class has seen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Stage {
    Date,
    Moves,
    Ladder,
    Keep,
}

/// The date, where its moves lead, the ladder of P-dates with what they share, the rung to be named.
fn course(why: &Calendar, story: &[String], look: &Look, width: u16) -> Course {
    // What is told of the ladder stands at the end of the story, and comes first here.
    let (reasons, ladder) = story.split_at(story.len().saturating_sub(2));
    let keep = why.winning.first().copied();
    let drawn = |stage| {
        let landing = keep.filter(|_| stage == Stage::Keep);
        Step::drawn(Year { stage, ..Year::new(why, landing, look, width) }.lines())
    };
    let mut told = ladder.iter().cloned();
    let mut steps = vec![drawn(Stage::Date), drawn(Stage::Moves), drawn(Stage::Ladder).saying(told.next())];
    steps.extend(told.map(Step::said));
    let mut said = reasons.iter().cloned();
    steps.push(drawn(Stage::Keep).saying(said.next()));
    steps.extend(said.map(Step::said));
    Course::pictures(steps)
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

fn story(why: &Calendar, view: &View<'_>, look: &Look) -> Vec<String> {
    let mut told = if view.outcome == Outcome::Win { won(why, look) } else { lost(why, view, look) };
    told.push(ladder(why, look));
    told.push(say!(look, "why-calendar-dates", dates = dates(&why.p_dates, look)));
    told
}

fn won(why: &Calendar, look: &Look) -> Vec<String> {
    let name = match why.winning.as_slice() {
        [] => return Vec::new(),
        [by_day, by_month, ..] => {
            say!(look, "why-calendar-two", day = by_day.to_string(), month = by_month.to_string())
        }
        [rung] if rung.month() == why.date.month() => say!(look, "why-calendar-row", date = rung.to_string()),
        [rung] => say!(look, "why-calendar-column", date = rung.to_string()),
    };
    let then = if why.winning.contains(&Date::END) {
        say!(look, "why-calendar-ends", end = Date::END.to_string())
    } else if why.winning.iter().any(|rung| is_forced(*rung)) {
        say!(look, "why-calendar-forces", end = Date::END.to_string())
    } else {
        say!(look, "why-calendar-then")
    };
    vec![name, then]
}

fn lost(why: &Calendar, view: &View<'_>, look: &Look) -> Vec<String> {
    if is_forced(why.date) {
        return vec![say!(look, "why-calendar-forced", end = Date::END.to_string())];
    }
    lost_story(say!(look, "why-calendar-lost"), view, look)
}

/// Whether 31.12 alone can be named.
fn is_forced(date: Date) -> bool {
    date.later().eq([Date::END])
}

/// What the rungs have in common, and which do not.
fn ladder(why: &Calendar, look: &Look) -> String {
    let shared = Date::END.difference();
    let (regular, others): (Vec<Date>, Vec<Date>) = why.p_dates.iter().partition(|rung| rung.difference() == shared);
    if others.is_empty() {
        return say!(look, "why-calendar-ladder", shared = shared, here = why.difference.to_string());
    }
    let to = regular.last().map(ToString::to_string).unwrap_or_default();
    say!(
        look,
        "why-calendar-misere",
        shared = shared,
        to = to,
        others = dates(&others, look),
        end = Date::END.to_string()
    )
}

fn dates(dates: &[Date], look: &Look) -> String {
    let separator = say!(look, "list-separator");
    dates.iter().map(ToString::to_string).collect::<Vec<_>>().join(&separator)
}
