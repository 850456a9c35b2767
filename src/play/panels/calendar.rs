//! The year as a grid, months as rows and days as columns, with the ladder of P-dates and the lines along which a move goes.

use zugzwang_engine::theory::calendar::{Calendar, DAYS, Date, MONTHS};

use super::{
    Beat, Figure, Line, Look, Outcome, Size, Span, Story, Style, Theory, View, Wording, all_of, beat, listed, lost,
    placed, say, wrapped,
};

impl Theory for Calendar {
    fn value(&self, _: &Look) -> String {
        self.date.to_string()
    }

    fn is_misere(&self) -> bool {
        self.last.is_misere()
    }

    fn story(&self, view: &View<'_>, look: &Look) -> Story {
        let mut beats = if view.outcome == Outcome::Win { won(self, look) } else { lost_date(self, view, look) };
        beats.extend([ladder(self, look), beat!("why-calendar-dates", dates = listed(&self.p_dates, look))]);
        beats
    }

    /// Proves the theorem for this position: days and months left are two heaps, one of which is made equal to the other. In misère play
    /// the last rungs are told one by one.
    fn holds(&self, _: &View<'_>, look: &Look) -> Story {
        let mine = self.is_lost();
        let (date, [days, months]) = (self.date.to_string(), to_go(self.date));
        if self.last.is_misere() {
            return misere_holds(self, mine, look);
        }
        if self.winning.contains(&Date::END) {
            return vec![beat!("holds-calendar-end", date, days, months)];
        }
        let start = match self.winning.first() {
            Some(rung) => {
                let equal = to_go(*rung)[0];
                beat!("holds-calendar-make", date, days, months, rung = rung.to_string(), equal)
            }
            None => beat!("holds-calendar-equal", date, days),
        };
        vec![
            start,
            beat!("holds-calendar-spoil", mine),
            beat!("holds-calendar-mend", mine, all = listed(&self.p_dates, look)),
            beat!("holds-calendar-zero", mine),
        ]
    }

    fn figures(&self, view: &View<'_>, look: &Look, room: Size) -> [Figure; 2] {
        let landing = view.after().map(|after: &Self| after.date);
        let bars = if look.wording == Wording::Plain { bars(self, landing, look, room.width) } else { Vec::new() };
        let mut calendar = Year::new(self, landing, look, room.width).lines();
        let caption = caption(self, landing.is_some(), look, room.width);
        let (left, whole) = (usize::from(room.height), calendar.len() + caption.len());
        // The numbers that decide come first; the year below them needs room.
        let figure = if bars.is_empty() {
            if whole <= left {
                calendar.extend(caption);
            }
            calendar
        } else if bars.len() + whole < left {
            [bars, vec![Line::default()], calendar, caption].concat()
        } else {
            bars
        };
        [figure, Figure::new()]
    }
}

/// Returns the days left to the last of a month and the months left to December.
fn to_go(date: Date) -> [u64; 2] {
    [DAYS - date.day(), MONTHS - date.month()].map(u64::from)
}

/// Draws the days and the months left, one object each; those that the cursor's move takes away are marked.
fn bars(why: &Calendar, landing: Option<Date>, look: &Look, width: u16) -> Figure {
    let (theme, glyphs) = (&look.theme, look.glyphs());
    let after = landing.map_or_else(|| to_go(why.date), to_go);
    let rows = to_go(why.date).into_iter().zip(after).zip(["why-calendar-days", "why-calendar-months"]);
    let row = |((now, then), id): ((u64, u64), &str)| {
        let [left, taken] = [then, now - then].map(|count| usize::try_from(count).unwrap_or(0));
        let left = Span::styled(glyphs.bead.repeat(left), theme.text);
        let taken = Span::styled(glyphs.taken.repeat(taken), theme.taken);
        let mut lines = wrapped(&say!(look, id, now, then, moved = now != then), theme.dim, width);
        // If the objects do not fit, the number has to do.
        let objects = Line::from(vec![left, taken]);
        lines.extend((objects.width() <= usize::from(width)).then_some(objects));
        lines
    };
    rows.flat_map(row).collect()
}

fn caption(why: &Calendar, moved: bool, look: &Look, width: u16) -> Figure {
    let (glyphs, shared) = (look.glyphs(), Date::END.difference());
    let (here, then, misere) = (glyphs.bead, glyphs.taken, why.last.is_misere());
    let text = say!(look, "why-calendar-caption", lost = RUNG, shared, here, then, moved, misere);
    wrapped(&text, look.theme.dim, width)
}

/// Proves the same if 31.12 loses: upward from the dates that leave nothing but 31.12 to name.
fn misere_holds(why: &Calendar, mine: bool, look: &Look) -> Story {
    let forced: Vec<Date> = why.p_dates.iter().copied().filter(|rung| is_forced(*rung)).collect();
    let (regular, others) = regular(why);
    let mut beats = vec![beat!("holds-calendar-forced", dates = all_of(forced, look), end = Date::END.to_string())];
    let here = is_forced(why.date) || why.winning.iter().any(|rung| is_forced(*rung));
    let second = others.iter().filter(|rung| !is_forced(**rung));
    beats.extend(second.filter(|_| !here).map(|rung| {
        let answer = why.p_dates.last().map(ToString::to_string).unwrap_or_default();
        let (replies, rung) = (all_of(rung.later(), look), rung.to_string());
        beat!("holds-calendar-before", rung, replies, answer)
    }));
    let now = why.winning.first().copied().unwrap_or(why.date);
    if let (Some(to), true) = (regular.last(), regular.contains(&now)) {
        let (shared, to, others) = (Date::END.difference(), to.to_string(), all_of(&others, look));
        beats.extend([beat!("holds-calendar-apart", shared, to, others), beat!("holds-calendar-reach", mine)]);
    }
    let (rung, date) = (why.winning.first().map(ToString::to_string), why.date.to_string());
    let lost = rung.is_none();
    beats.push(beat!("holds-calendar-name", rung = rung.unwrap_or_default(), date, lost));
    beats
}

struct Year<'a> {
    why: &'a Calendar,
    /// The date that the cursor's move names.
    landing: Option<Date>,
    look: &'a Look,
    label: u16,
    day: u16,
    /// The first day that fits; the late ones matter, because the ladder is among them.
    first: u8,
}

impl<'a> Year<'a> {
    fn new(why: &'a Calendar, landing: Option<Date>, look: &'a Look, width: u16) -> Self {
        /// Columns of a month's number and the space behind it.
        const LABEL: u16 = 3;
        /// The widest a day is drawn.
        const WIDEST: u16 = 3;
        let days = u16::from(DAYS);
        let label = width.saturating_sub(days).min(LABEL);
        let day = (width.saturating_sub(label) / days).clamp(1, WIDEST);
        let hidden = days.saturating_sub(width);
        Self { why, landing, look, label, day, first: 1 + u8::try_from(hidden).unwrap_or(DAYS) }
    }

    fn lines(&self) -> Figure {
        std::iter::once(self.ruler()).chain((1..=MONTHS).map(|month| self.row(month))).collect()
    }

    /// Writes the first day and every fifth above the columns.
    fn ruler(&self) -> Line<'static> {
        const EVERY: u8 = 5;
        let column = |day: u8| usize::from(self.label) + usize::from(self.day) * usize::from(day - self.first.min(day));
        let days = (self.first..=DAYS).filter(|day| *day == 1 || day % EVERY == 0);
        let labels = days.map(|day| (column(day), day.to_string()));
        placed(labels, 1, column(DAYS + 1)).style(self.look.theme.dim)
    }

    fn row(&self, month: u8) -> Line<'static> {
        let theme = &self.look.theme;
        let style = if month == self.why.date.month() { theme.title } else { theme.dim };
        let label: String = format!("{month:02} ").chars().take(usize::from(self.label)).collect();
        let days = (self.first..=DAYS).filter_map(|day| Date::new(day, month)).flat_map(|date| self.cell(date));
        std::iter::once(Span::styled(label, style)).chain(days).collect::<Line<'_>>()
    }

    /// Draws a day's sign, and what fills its place up to the next.
    fn cell(&self, date: Date) -> [Span<'static>; 2] {
        let (sign, style) = self.sign(date);
        let style = self.ground(date).patch(style);
        let now = self.why.date;
        // The line along the month runs up to the last day it leads to.
        let runs_on = date.month() == now.month() && (date == now || now.leads_to(date));
        let runs_on = runs_on && Date::new(date.day() + 1, date.month()).is_some();
        let fill = if runs_on { self.look.glyphs().line } else { " " };
        let fill = fill.repeat(usize::from(self.day) - 1);
        let ground = Style { bg: style.bg, ..self.ground(date).patch(self.look.theme.text) };
        let ink = Style { fg: if style.bg == self.ground(date).bg { ground.fg } else { style.fg }, ..ground };
        [Span::styled(sign, style), Span::styled(fill, ink)]
    }

    /// Returns the fill of a day: the days that a move may name stand out.
    fn ground(&self, date: Date) -> Style {
        let theme = &self.look.theme;
        if self.why.date.leads_to(date) { theme.square } else { theme.square_dark }
    }

    fn sign(&self, date: Date) -> (&'static str, Style) {
        let (theme, glyphs, now) = (&self.look.theme, self.look.glyphs(), self.why.date);
        let is_rung = self.why.p_dates.contains(&date);
        if date == now {
            return (glyphs.bead, theme.title.patch(theme.inverted()));
        }
        if self.landing == Some(date) {
            return (if is_rung { RUNG } else { glyphs.taken }, theme.taken_chip);
        }
        match (is_rung, now.leads_to(date)) {
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

fn won(why: &Calendar, look: &Look) -> Story {
    let Some(&first) = why.winning.first() else { return Story::new() };
    let rung = if first == Date::END { "end" } else { kind(first, why) };
    let (date, left, others) = (first.to_string(), to_go(first)[1], all_of(regular(why).1, look));
    let name = match why.winning.as_slice() {
        [by_day, by_month, ..] => {
            beat!("why-calendar-two", day = by_day.to_string(), month = by_month.to_string(), others)
        }
        [rung_of_month] if rung_of_month.month() == why.date.month() => {
            beat!("why-calendar-row", date, rung, left, others)
        }
        _ => beat!("why-calendar-column", date, rung, left, others),
    };
    let then = if why.winning.contains(&Date::END) {
        beat!("why-calendar-ends", end = Date::END.to_string())
    } else if why.winning.iter().any(|rung| is_forced(*rung)) {
        beat!("why-calendar-forces", end = Date::END.to_string())
    } else {
        told_of("why-calendar-then", first, why, look)
    };
    vec![name, then]
}

fn lost_date(why: &Calendar, view: &View<'_>, look: &Look) -> Story {
    if is_forced(why.date) {
        return vec![beat!("why-calendar-forced", end = Date::END.to_string())];
    }
    lost(told_of("why-calendar-lost", why.date, why, look), view)
}

/// Tells what becomes of a rung that is not the end, with the dates that the plain levels name.
fn told_of(id: &'static str, rung: Date, why: &Calendar, look: &Look) -> Beat {
    let (regular, others) = regular(why);
    let last = |dates: &[Date]| dates.last().map(ToString::to_string).unwrap_or_default();
    beat!(
        id,
        rung = kind(rung, why),
        shared = Date::END.difference(),
        to = last(&regular),
        others = all_of(others, look),
        replies = all_of(rung.later(), look),
        left = to_go(rung)[1],
        answer = last(&why.p_dates),
        end = Date::END.to_string()
    )
}

/// Returns the word by which plain texts select a rung: `diagonal` if all rungs have its difference, `early` if only those up to it
/// and some more have, `late` if it has another one.
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

/// Returns whether only 31.12 can be named.
fn is_forced(date: Date) -> bool {
    date.later().eq([Date::END])
}

/// Returns the rungs with the difference of 31.12, and the others.
fn regular(why: &Calendar) -> (Vec<Date>, Vec<Date>) {
    why.p_dates.iter().partition(|rung| rung.difference() == Date::END.difference())
}

/// Tells what the rungs have in common, and which are exceptions.
fn ladder(why: &Calendar, look: &Look) -> Beat {
    let shared = Date::END.difference();
    let (regular, others) = regular(why);
    if others.is_empty() {
        return beat!("why-calendar-ladder", shared, here = why.difference.to_string());
    }
    let to = regular.last().map(ToString::to_string).unwrap_or_default();
    beat!("why-calendar-misere", shared, to, others = all_of(others, look), end = Date::END.to_string())
}

#[cfg(test)]
mod tests;
