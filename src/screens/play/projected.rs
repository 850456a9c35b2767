//! A game on a projector: the board and the figure as large as they can be, and a few lines under them.

use ratatui::{
    buffer::Buffer,
    layout::{Constraint, Layout, Rect, Size},
    text::{Line, Span},
};

use super::{
    GameView, WhyPane,
    class::{sentences, steps_of},
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

/// The most lines of text under the board.
const MOST: usize = 8;
/// The same under a lesson's own text.
const MOST_IN_LESSON: usize = 3;
/// The fewest that are left to it where a figure needs the height.
const FEWEST: usize = 3;
/// The columns a board needs beside a figure.
const BOARD: u16 = 28;
/// The rows that are left to text beside a figure that can grow.
const TEXT: u16 = 6;
/// Columns between board and figure.
const GAP: u16 = 2;
/// The rows of the smallest large letters.
const LETTER: usize = 3;

impl GameView {
    /// Draws board, figure and text without frames around them; returns how many pages the text has.
    pub(super) fn draw_projected(&self, area: Rect, buf: &mut Buffer, look: &Look) -> (Hits, usize) {
        let width = area.width.saturating_sub(2);
        let instead = self.projected_instead(look, width);
        let lecture = self.table.lecture(look, Size::new(area.width / 2, area.height.saturating_sub(TEXT)));
        let lecture = lecture.filter(|_| instead.is_none() && self.why != WhyPane::Hidden && self.projects());
        let steps = self.steps_told();
        let large = lecture.as_ref().map_or(&[][..], |lecture| large(lecture, steps, area.as_size(), look));
        let free = usize::from(area.height).saturating_sub(1 + large.len() * LETTER);
        // Before a class the board stays where it is, however many lines a step's sentence takes.
        let lines = lecture.as_ref().map_or(0, |lecture| self.most_lines(lecture, look, width));
        // Over a lesson's figure stands a text already, so that figure may have all the height.
        let (fewest, most) = if self.is_lesson() { (0, MOST_IN_LESSON) } else { (FEWEST, MOST) };
        let most = if large.is_empty() { most } else { free.clamp(fewest, most) };
        // What a plain figure needs of the height is not spent on short lines.
        let figure = lecture.as_ref().filter(|_| large.is_empty()).map_or(0, |lecture| lecture.extent().1);
        let least = usize::from(area.height).saturating_sub(1 + figure).clamp(fewest, most);
        let text = match (instead, &lecture) {
            (Some(text), _) => text,
            (None, Some(lecture)) => self.projected_text(lecture, look, width, least),
            (None, None) if self.why == WhyPane::Hidden => Vec::new(),
            (None, None) => self.reason(look, Size::new(width, 4)),
        };
        let below = self.projected_status(look, area.width);
        // What is told beside a line that is typed takes the place of text, so that the board stays where it is.
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

    /// The move under the cursor, or what there is to tell instead; what is typed stands over that.
    fn projected_status(&self, look: &Look, width: u16) -> Vec<Line<'static>> {
        let note = self.note.as_ref().map(|note| indented(Line::styled(note.text.clone(), note.style(look))));
        // No reason says that a game is resigned.
        let told = || indented(Line::styled(self.turn(look), look.theme.title));
        let note = note.or_else(|| self.has_resigned().then(told));
        let chosen = (note.is_none() || self.is_typing()).then(|| self.choice(look, width));
        let chosen = chosen.into_iter().flat_map(|lines| lines.into_iter().take(1));
        let chosen = chosen.map(|line| self.with_turn(line, look));
        chosen.chain(note).map(|line| shortened(line, width.into(), look)).collect()
    }

    /// The move under the cursor behind whose turn it is, where two people play.
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

    /// The proof, or the list of moves, in the reason's place: no more of it than a projector shows.
    fn projected_instead(&self, look: &Look, width: u16) -> Option<Vec<Line<'static>>> {
        let room = Size::new(width, u16::try_from(MOST).unwrap_or(u16::MAX));
        let instead = self.instead(Lines::ProofRow);
        let told = instead.map(|(_, lines)| self.table.lines(lines, look, room)).filter(|lines| !lines.is_empty())?;
        Some(at_most(told, MOST, width.into(), look))
    }

    /// Returns whether a reason is told at all.
    pub(super) fn projects(&self) -> bool {
        self.class.is_some() || self.told().is_all()
    }

    /// The most lines that a step of the lecture takes; without a class it has none.
    fn most_lines(&self, lecture: &Lecture, look: &Look, width: u16) -> usize {
        let lines = |sentence: &str| wrapped(sentence, look.theme.title, width).len();
        let longest = lecture.sentences(usize::MAX).map(lines).max().unwrap_or(0);
        if self.class.is_some() { self.opening(lecture, 1, look, width).len() + longest } else { 0 }
    }

    /// Returns the number of steps of the lecture that have been told; without a class it is told at once.
    fn steps_told(&self) -> usize {
        self.class_told().map_or(usize::MAX, |(told, _)| steps_of(told))
    }

    /// Returns what is said: before a class the question or the verdict, and the last sentence alone. Told at once, sentences
    /// that would take more than `most` lines stand beside one another.
    fn projected_text(&self, lecture: &Lecture, look: &Look, width: u16, most: usize) -> Vec<Line<'static>> {
        let told = self.class_told().map_or(usize::MAX, |(told, _)| told);
        let mut lines = self.opening(lecture, told, look, width);
        let steps = self.steps_told().min(lecture.steps());
        if self.class.is_some() {
            let earlier = lecture.sentences(steps).count().saturating_sub(1);
            let last = lecture.sentences(steps).skip(earlier);
            lines.extend(last.flat_map(|sentence| wrapped(sentence, look.theme.title, width)));
        } else {
            let said = sentences(lecture, steps, look, width);
            lines.extend(if lines.len() + said.len() > most { beside(lecture, look, width) } else { said });
        }
        if told == 0 && !self.is_lesson() {
            lines.push(Line::styled(say!(look, "class-ask-more"), look.theme.text));
        }
        lines
    }
}

/// All sentences one behind another.
fn beside(lecture: &Lecture, look: &Look, width: u16) -> Vec<Line<'static>> {
    let told = lecture.sentences(usize::MAX).collect::<Vec<_>>().join(&say!(look, "sentence-separator"));
    wrapped(&told, look.theme.text, width)
}

/// The figure in large letters; none where these would not be large on this screen and there is a plain one.
fn large<'a>(lecture: &'a Lecture, steps: usize, screen: Size, look: &Look) -> &'a [Line<'static>] {
    let large = lecture.big(steps);
    let (columns, rows) = lecture.extent();
    let below = if lecture.shows_both() { u16::try_from(rows).unwrap_or(u16::MAX) } else { 0 };
    let room = Size::new(screen.width.saturating_sub(BOARD + GAP), screen.height.saturating_sub(below + 1));
    if columns == 0 || big::is_large(large, room, look) { large } else { &[] }
}

/// Draws the figure on the right, in large letters where it has them; returns where the board has its place.
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
    // What is still to come keeps its place free, so that nothing jumps.
    let (wide, rows) = if shows { lecture.extent() } else { (0, 0) };
    let below = if shows { plain } else { &[] };
    let rows = u16::try_from(rows).unwrap_or(u16::MAX);
    let most = Size::new(area.width.saturating_sub(BOARD + GAP), area.height.saturating_sub(rows));
    let letters = big::extent(large, most, look);
    let width = u16::try_from(wide).unwrap_or(u16::MAX).min(most.width).max(letters.width);
    if width == 0 {
        return area;
    }
    let [board, _, figure] =
        Layout::horizontal([Constraint::Min(0), Constraint::Length(GAP), Constraint::Length(width)]).areas(area);
    // The row of names is kept free before they stand there, too.
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

/// The lines there is room for; a mark says that there are more.
fn cut_below(lines: &[Line<'static>], height: u16, look: &Look) -> impl Iterator<Item = Line<'static>> {
    let height = usize::from(height);
    let seen = lines.iter().rposition(|line| line.width() > 0).map_or(0, |last| last + 1);
    let more = (seen > height).then(|| Line::styled(look.glyphs().more, look.theme.text));
    lines.iter().take(if seen > height { height.saturating_sub(1) } else { height }).cloned().chain(more)
}
