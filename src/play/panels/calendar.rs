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

use super::{Beat, Course, Picture, Step, Story, View, beat, lost, room_left, wrapped};
use crate::{
    look::{Look, wording::Wording},
    say,
};

/// Columns of a month's number and the space behind it.
const LABEL: u16 = 3;
/// The widest a day is drawn.
const WIDEST: u16 = 3;

pub(super) fn picture(why: &Calendar, view: &View<'_>, look: &Look, room: Size) -> Picture {
    let value = why.date.to_string();
    if view.over {
        return Picture::over(value, why.last.is_misere(), view, look);
    }
    let landing = after!(view, Calendar).map(|after| after.date);
    let year = Year::new(why, landing, look, room.width);
    let story = story(why, view, look);
    let course = course(why, &story, look, room.width);
    let story = story.sentences(look);
    let bars = if look.wording == Wording::Plain { bars(why, landing, look, room.width) } else { Vec::new() };
    let mut calendar = year.lines();
    let caption = caption(why, landing.is_some(), look, room.width);
    let left = |drawn: usize| room_left(view, &value, &story, drawn, look, room).height > 0;
    // The numbers that decide stand first; the year below them is for whoever has the room.
    let figure = if bars.is_empty() {
        let whole = calendar.len() + caption.len();
        if left(whole.saturating_sub(1)) {
            calendar.extend(caption);
        }
        calendar
    } else if left(bars.len() + calendar.len() + caption.len()) {
        [bars, vec![Line::default()], calendar, caption].concat()
    } else {
        bars
    };
    Picture { value, figure, pick: Vec::new(), story, course }
}

/// The days left to the last of a month and the months left to December.
fn to_go(date: Date) -> [u64; 2] {
    [DAYS - date.day(), MONTHS - date.month()].map(u64::from)
}

/// The days and the months that are left, an object each; those that the cursor's move takes away are marked.
fn bars(why: &Calendar, landing: Option<Date>, look: &Look, width: u16) -> Vec<Line<'static>> {
    let (theme, glyphs) = (&look.theme, look.glyphs());
    let after = landing.map_or_else(|| to_go(why.date), to_go);
    let rows = to_go(why.date).into_iter().zip(after).zip(["why-calendar-days", "why-calendar-months"]);
    let row = |((now, then), id): ((u64, u64), &str)| {
        let [kept, gone] = [then, now - then].map(|count| usize::try_from(count).unwrap_or(0));
        let objects =
            [Span::styled(glyphs.bead.repeat(kept), theme.text), Span::styled(glyphs.taken.repeat(gone), theme.taken)];
        let mut lines = wrapped(&say!(look, id, now = now, then = then, moved = now != then), theme.dim, width);
        // Where they do not fit, the number stands alone.
        lines.extend((kept + gone <= usize::from(width)).then(|| Line::from(objects.to_vec())));
        lines
    };
    rows.flat_map(row).collect()
}

/// Says what P and the marks stand for.
fn caption(why: &Calendar, moved: bool, look: &Look, width: u16) -> Vec<Line<'static>> {
    let (glyphs, shared) = (look.glyphs(), Date::END.difference());
    let (here, then, misere) = (glyphs.bead, glyphs.taken, why.last.is_misere());
    let told = say!(
        look,
        "why-calendar-caption",
        lost = RUNG,
        shared = shared,
        here = here,
        then = then,
        moved = moved,
        misere = misere
    );
    wrapped(&told, look.theme.dim, width)
}

/// Why the theorem holds, told over this very position: days and months left are two heaps, of which one is made equal to the
/// other; in misère play the last rungs are told one by one.
pub(super) fn holds(why: &Calendar, _view: &View<'_>, look: &Look) -> Story {
    let mine = why.is_lost();
    let (date, [days, months]) = (why.date.to_string(), to_go(why.date));
    if why.last.is_misere() {
        return misere_holds(why, mine, look);
    }
    if why.winning.contains(&Date::END) {
        return Story::from(vec![beat!("holds-calendar-end", date = date, days = days, months = months)]);
    }
    let start = match why.winning.first() {
        Some(rung) => {
            let equal = to_go(*rung)[0];
            beat!(
                "holds-calendar-make",
                date = date,
                days = days,
                months = months,
                rung = rung.to_string(),
                equal = equal
            )
        }
        None => beat!("holds-calendar-equal", date = date, days = days),
    };
    Story::from(vec![
        start,
        beat!("holds-calendar-spoil", mine = mine),
        beat!("holds-calendar-mend", mine = mine, all = dates(&why.p_dates, look)),
        beat!("holds-calendar-zero", mine = mine),
    ])
}

/// The same where 31.12 loses: upward from the dates from which it alone is left to name.
fn misere_holds(why: &Calendar, mine: bool, look: &Look) -> Story {
    let forced: Vec<Date> = why.p_dates.iter().copied().filter(|rung| is_forced(*rung)).collect();
    let (regular, others) = regular(why);
    let (all, end) = (dates(&forced, look), Date::END.to_string());
    let mut told = Story::from(vec![beat!("holds-calendar-forced", dates = all, end = end)]);
    let here = is_forced(why.date) || why.winning.iter().any(|rung| is_forced(*rung));
    let second = others.iter().copied().filter(|rung| !is_forced(*rung));
    told.extend(second.filter(|_| !here).map(|rung| {
        let replies: Vec<Date> = rung.later().collect();
        let answer = why.p_dates.last().map(ToString::to_string).unwrap_or_default();
        beat!("holds-calendar-before", rung = rung.to_string(), replies = dates(&replies, look), answer = answer)
    }));
    let now = why.winning.first().copied().unwrap_or(why.date);
    if let (Some(to), true) = (regular.last().copied(), regular.contains(&now)) {
        let (shared, all) = (Date::END.difference(), dates(&others, look));
        told.extend([
            beat!("holds-calendar-apart", shared = shared, to = to.to_string(), others = all),
            beat!("holds-calendar-reach", mine = mine),
        ]);
    }
    told.extend([match why.winning.first() {
        Some(rung) => beat!("holds-calendar-name", rung = rung.to_string(), date = why.date.to_string(), lost = false),
        None => beat!("holds-calendar-name", rung = String::new(), date = why.date.to_string(), lost = true),
    }]);
    told
}

/// The part of the year that a class has seen.
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

    /// Returns the step of the course that it is.
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
        let style = self.ground(date).patch(style);
        let now = self.why.date;
        // The line along the month is drawn through, up to the last day it leads to.
        let runs_on = self.stage >= Stage::Moves && date.month() == now.month() && (date == now || now.leads_to(date));
        let runs_on = runs_on && Date::new(date.day() + 1, date.month()).is_some();
        let fill = if runs_on { self.look.glyphs().line } else { " " };
        let fill = fill.repeat(usize::from(self.day) - 1);
        let ground = Style { bg: style.bg, ..self.ground(date).patch(self.look.theme.text) };
        let ink = Style { fg: if style.bg == self.ground(date).bg { ground.fg } else { style.fg }, ..ground };
        [Span::styled(sign, style), Span::styled(fill, ink)]
    }

    /// Returns the style that a day is filled with: the days that a move may name stand out.
    fn ground(&self, date: Date) -> Style {
        let theme = &self.look.theme;
        if self.stage >= Stage::Moves && self.why.date.leads_to(date) { theme.square } else { theme.square_dark }
    }

    fn sign(&self, date: Date) -> (&'static str, Style) {
        let (theme, glyphs, now) = (&self.look.theme, self.look.glyphs(), self.why.date);
        let is_rung = self.stage >= Stage::Ladder && self.why.p_dates.contains(&date);
        if date == now {
            return (glyphs.bead, theme.title.patch(theme.inverted()));
        }
        if self.landing == Some(date) {
            return (if is_rung { RUNG } else { glyphs.taken }, theme.taken_chip);
        }
        match (is_rung, self.stage >= Stage::Moves && now.leads_to(date)) {
            (true, true) => (RUNG, theme.win_chip),
            (true, false) => (RUNG, theme.win.patch(theme.win_cell)),
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
    let date = first.to_string();
    let rung = if first == Date::END { "end" } else { kind(first, why) };
    let others = dates(&regular(why).1, look);
    let name = match why.winning.as_slice() {
        [by_day, by_month, ..] => {
            beat!("why-calendar-two", day = by_day.to_string(), month = by_month.to_string(), others = others)
        }
        [rung_of_month] if rung_of_month.month() == why.date.month() => {
            beat!("why-calendar-row", date = date, rung = rung, left = to_go(first)[1], others = others)
        }
        _ => beat!("why-calendar-column", date = date, rung = rung, left = to_go(first)[1], others = others),
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

/// Tells what becomes of a rung that is not the end, with the dates that plain words name.
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
            ("left", to_go(rung)[1].into()),
            ("answer", last(&why.p_dates).into()),
            ("end", Date::END.to_string().into()),
        ],
    )
}

/// Returns the word by which plain words select how a rung is told: `diagonal` where all rungs have the same difference,
/// `early` where only those up to it and some more have, `late` where it has another one.
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

/// Returns whether 31.12 alone can be named.
fn is_forced(date: Date) -> bool {
    date.later().eq([Date::END])
}

/// The rungs with the difference of 31.12, and the others.
fn regular(why: &Calendar) -> (Vec<Date>, Vec<Date>) {
    why.p_dates.iter().partition(|rung| rung.difference() == Date::END.difference())
}

/// Tells what the rungs have in common, and which do not.
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

#[cfg(test)]
mod tests;
