//! A game on a projector: board and figure as large as possible, and a few lines under them.

use ratatui::{
    buffer::Buffer,
    layout::{Constraint, Layout, Rect, Size},
    text::{Line, Span},
};

use super::{
    GameView, WhyPane,
    class::{sentences, steps_of},
    joined,
};
use crate::{
    look::{Look, align::wrapped, big},
    play::{
        board::{Lines, Status},
        panels::{Lecture, Who},
    },
    say,
    screens::{
        Hits,
        chrome::{at_most, draw_lines, indented, shortened},
    },
};

/// Maximum number of lines of text under the board.
const MOST: usize = 8;
/// The same under a lesson's own text.
const MOST_IN_LESSON: usize = 3;
/// Minimum number of lines, even if a figure needs the height.
const FEWEST: usize = 3;
/// Columns that a board needs beside a figure.
const BOARD: u16 = 28;
/// Rows left to text below a figure that can grow.
const TEXT: u16 = 6;
/// Columns between board and figure.
const GAP: u16 = 2;
/// Columns between the figure and the edge of the screen, where a projector may cut something off.
const EDGE: u16 = 1;
/// Height of the smallest large letters.
const LETTER: usize = 3;

impl GameView {
    /// Draws board, figure and text without borders. Returns the click areas, and the number of pages of the text.
    pub(super) fn draw_projected(&self, area: Rect, buf: &mut Buffer, look: &Look) -> (Hits, usize) {
        let width = area.width.saturating_sub(2);
        let instead = self.projected_instead(look, width);
        let lecture = self.table.lecture(look, Size::new(area.width / 2, area.height.saturating_sub(TEXT)));
        let lecture = lecture.filter(|_| instead.is_none() && self.why != WhyPane::Hidden && self.projects());
        let steps = self.steps_told();
        let large = lecture.as_ref().map_or(&[][..], |lecture| large(lecture, steps, area.as_size(), look));
        let free = usize::from(area.height).saturating_sub(1 + large.len() * LETTER);
        // In a class the board stays in place, however many lines the sentence of a step takes.
        let lines = lecture.as_ref().map_or(0, |lecture| self.most_lines(lecture, look, width));
        // A lesson has its text above the figure, so the figure may take all the height.
        let (fewest, most) = if self.is_lesson() { (0, MOST_IN_LESSON) } else { (FEWEST, MOST) };
        let most = if large.is_empty() { most } else { free.clamp(fewest, most) };
        // A figure alone gets a third of the height.
        let alone = if self.tells_figure() && !self.is_lesson() { area.height / 3 } else { 4 };
        let most = most.max(alone.into());
        // A plain figure gets the height it needs; sentences then share lines.
        let figure = lecture.as_ref().filter(|_| large.is_empty()).map_or(0, |lecture| lecture.extent().1);
        let least = usize::from(area.height).saturating_sub(1 + figure).clamp(fewest, most);
        let text = match (instead, &lecture) {
            (Some(text), _) => text,
            (None, Some(lecture)) => self.projected_text(lecture, look, width, least),
            (None, None) if self.why == WhyPane::Hidden => Vec::new(),
            (None, None) => self.reason(look, Size::new(width, alone)),
        };
        let below = self.projected_status(look, area.width);
        // A note beside the input line takes a line from the text, so that the board stays in place.
        let room = lines.max(text.len()).min(most).saturating_sub(below.len().saturating_sub(1));
        let pages = if room == 0 { 1 } else { text.len().div_ceil(room).max(1) };
        let page = usize::try_from(self.page.rem_euclid(isize::try_from(pages).unwrap_or(1))).unwrap_or(0);
        let height = |lines: usize| Constraint::Length(u16::try_from(lines).unwrap_or(0));
        let [main, told, status] =
            Layout::vertical([Constraint::Min(0), height(room), height(below.len().max(1))]).areas(area);
        let board = match &lecture {
            Some(lecture) => draw_figure(lecture, large, steps, main, buf, look),
            None => main,
        };
        let hits = self.draw_cells(board, buf, look);
        draw_lines(text.into_iter().skip(page * room).map(indented), told, buf);
        draw_lines(below, status, buf);
        (hits, pages)
    }

    /// The move under the cursor, or a note instead; the input line stands above a note.
    fn projected_status(&self, look: &Look, width: u16) -> Vec<Line<'static>> {
        let note = self.note.as_ref().map(|note| indented(Line::styled(note.text.clone(), note.style(look))));
        // No reason mentions a resignation.
        let told = || indented(Line::styled(self.turn(look), look.theme.title));
        let note = note.or_else(|| self.has_resigned().then(told));
        let chosen = (note.is_none() || self.is_typing()).then(|| self.choice(look, width));
        let chosen = chosen.into_iter().flat_map(|lines| lines.into_iter().take(1));
        let chosen = chosen.map(|line| self.with_turn(line, look));
        chosen.chain(note).map(|line| shortened(line, width.into(), look)).collect()
    }

    /// The move under the cursor, behind whose turn it is if two people play.
    fn with_turn(&self, chosen: Line<'static>, look: &Look) -> Line<'static> {
        let Status::Turn(seat) = self.table.status() else { return chosen };
        let is_of_the_proof = self.shows_proof(look).is_some();
        if is_of_the_proof || self.is_typing() || !self.steered || !matches!(self.who(seat), Who::Seat(_)) {
            return chosen;
        }
        let mut line = indented(Line::styled(self.turn(look), look.theme.title));
        line.spans.push(Span::raw(" "));
        line.spans.extend(chosen.spans);
        line
    }

    /// The proof or the list of moves in place of the reason, cut to what a projector shows.
    fn projected_instead(&self, look: &Look, width: u16) -> Option<Vec<Line<'static>>> {
        let room = Size::new(width, u16::try_from(MOST).unwrap_or(u16::MAX));
        let instead = self.instead(Lines::ProofRow);
        let told = instead.map(|(_, lines)| self.table.lines(lines, look, room)).filter(|lines| !lines.is_empty())?;
        Some(at_most(told, MOST, width.into(), look))
    }

    /// Whether any of the reason may be shown.
    pub(super) fn projects(&self) -> bool {
        self.class.is_some() || self.revealed().is_all()
    }

    /// In a class, the number of lines of the longest step, with the question or the verdict; otherwise 0.
    fn most_lines(&self, lecture: &Lecture, look: &Look, width: u16) -> usize {
        let lines = |sentence: &str| wrapped(sentence, look.theme.title, width).len();
        let longest = lecture.sentences(usize::MAX).map(lines).max().unwrap_or(0);
        if self.class.is_some() { self.opening(lecture, 1, look, width).len() + longest } else { 0 }
    }

    /// The number of steps of the lecture told so far; `usize::MAX` outside classes.
    fn steps_told(&self) -> usize {
        self.class_told().map_or(usize::MAX, |(told, _)| steps_of(told))
    }

    /// The text: in a class the question or the verdict, and the last sentence; else all sentences, run on if longer than `most`.
    fn projected_text(&self, lecture: &Lecture, look: &Look, width: u16, most: usize) -> Vec<Line<'static>> {
        let told = self.class_told().map_or(usize::MAX, |(told, _)| told);
        let mut lines = self.opening(lecture, told, look, width);
        let steps = self.steps_told().min(lecture.steps());
        if self.own_verdict(look).is_some() {
            return lines;
        }
        if self.class.is_some() {
            let earlier = lecture.sentences(steps).count().saturating_sub(1);
            let last = lecture.sentences(steps).skip(earlier);
            lines.extend(last.flat_map(|sentence| wrapped(sentence, look.theme.title, width)));
        } else {
            let said = sentences(lecture, steps, look, width);
            lines.extend(if lines.len() + said.len() > most { run_on(lecture, look, width) } else { said });
        }
        if told == 0 && !self.is_lesson() {
            lines.push(Line::styled(say!(look, "class-ask-more"), look.theme.text));
        }
        lines
    }
}

/// All sentences in one paragraph.
fn run_on(lecture: &Lecture, look: &Look, width: u16) -> Vec<Line<'static>> {
    let told = joined(lecture.sentences(usize::MAX).map(ToOwned::to_owned), look);
    wrapped(&told, look.theme.text, width)
}

/// The figure in large letters; none if they would not be large on this screen and there is a plain figure.
fn large<'a>(lecture: &'a Lecture, steps: usize, screen: Size, look: &Look) -> &'a [Line<'static>] {
    let large = lecture.big(steps);
    let (columns, rows) = lecture.extent();
    let below = if lecture.shows_both() { u16::try_from(rows).unwrap_or(u16::MAX) } else { 0 };
    let room = Size::new(screen.width.saturating_sub(BOARD + GAP + EDGE), screen.height.saturating_sub(below + 1));
    if columns == 0 || big::is_large(large, room, look) { large } else { &[] }
}

/// Draws the figure on the right, in large letters if it has any. Returns the area left for the board.
fn draw_figure(
    lecture: &Lecture,
    large: &[Line<'static>],
    steps: usize,
    area: Rect,
    buf: &mut Buffer,
    look: &Look,
) -> Rect {
    let plain = lecture.figure(steps);
    let shows = large.is_empty() || lecture.shows_both();
    // Steps to come have their place already, so that nothing jumps.
    let (wide, rows) = if shows { lecture.extent() } else { (0, 0) };
    let below = if shows { plain } else { &[] };
    let rows = u16::try_from(rows).unwrap_or(u16::MAX);
    let most = Size::new(area.width.saturating_sub(BOARD + GAP + EDGE), area.height.saturating_sub(rows));
    let letters = big::extent(large, most, look);
    let width = u16::try_from(wide).unwrap_or(u16::MAX).min(most.width).max(letters.width);
    if width == 0 {
        return area;
    }
    let widths = [Constraint::Min(0), Constraint::Length(GAP), Constraint::Length(width), Constraint::Length(EDGE)];
    let [board, _, figure, _] = Layout::horizontal(widths).areas(area);
    // The row of names stays free until they appear.
    let headed = lecture.is_headed() && big::is_large(large, most, look);
    let height = letters.height.saturating_add(headed.into()).min(most.height);
    let [above, under] = Layout::vertical([Constraint::Length(height), Constraint::Min(0)]).areas(figure);
    if headed {
        big::draw_headed(lecture.heads(steps), large, most, above, buf, look);
    } else {
        big::draw(large, above, buf, look);
    }
    draw_lines(cut_below(below, under.height, look), under, buf);
    board
}

/// The lines that fit, with a mark if there are more.
fn cut_below(lines: &[Line<'static>], height: u16, look: &Look) -> impl Iterator<Item = Line<'static>> {
    let height = usize::from(height);
    let seen = lines.iter().rposition(|line| line.width() > 0).map_or(0, |last| last + 1);
    let more = (seen > height).then(|| Line::styled(look.glyphs().more, look.theme.text));
    lines.iter().take(if seen > height { height.saturating_sub(1) } else { height }).cloned().chain(more)
}
