//! How a puzzle is laid out and drawn.

use ratatui::{
    buffer::Buffer,
    layout::{Constraint, Layout, Rect},
    style::Style,
    text::Line,
};
use zugzwang_engine::Puzzle;

use super::{Lack, Posed, PuzzleScreen, Source};
use crate::{
    look::{Look, align::wrapped},
    play::board::Shown,
    say,
    screens::{
        Hit, Hits, Screen,
        action::Action,
        board_hits,
        chrome::{Hint, beside, draw_lines, draw_why, footer, heading, indented, pane, rule, split, told},
        prompt,
    },
    words::{self, numbers::clear},
};

/// Below this width the reason has no room beside the board, nor the results beside the puzzle.
const WIDE: u16 = 72;
/// The lines under the board, and in a low pane.
const TOLD: [usize; 2] = [5, 4];
/// A pane lower than this is low.
const LOW: u16 = 16;
/// The lines about the puzzle and about all of them, in their borders.
const ABOUT: u16 = 6;

impl PuzzleScreen {
    pub(in crate::screens) fn draw(&self, area: Rect, buf: &mut Buffer, look: &Look) -> Hits {
        let [top, body, bottom] = split(area);
        let mut path = vec![say!(look, "puzzle-title")];
        if let Some(posed) = &self.posed {
            path.push(words::title_of(posed.puzzle.game, &posed.puzzle.setup, look));
            path.push(clear(&posed.trial.table.position(), look));
        }
        let puzzles = self.known.puzzles;
        let streak = say!(look, "puzzle-streak", streak = puzzles.streak(), best = puzzles.best());
        // The choice has no other place for a note.
        let right = self.note.as_ref().filter(|_| self.choice.is_some()).map_or(streak, |note| note.text.clone());
        heading(&path, &right, top, buf, look);
        let (mut hits, pages) = match &self.choice {
            Some(choice) => (choice.draw(body, buf, look), 1),
            None => self.draw_body(body, buf, look),
        };
        hits.extend(footer(&self.hints(look, pages), self.context(look), bottom, buf, look));
        hits
    }

    /// The puzzle and what is told of it; what a click means where, and how many pages the reason has.
    fn draw_body(&self, area: Rect, buf: &mut Buffer, look: &Look) -> (Hits, usize) {
        let [upper, lower] = Layout::vertical([Constraint::Min(0), Constraint::Length(ABOUT)]).areas(area);
        let (mut hits, pages) = self.draw_upper(upper, buf, look);
        if area.width < WIDE {
            self.draw_about(lower, buf, look);
        } else {
            let [about, results] = Layout::horizontal([Constraint::Fill(1); 2]).areas(lower);
            self.draw_about(about, buf, look);
            hits.push(self.draw_results(results, buf, look));
        }
        (hits, pages)
    }

    fn draw_upper(&self, area: Rect, buf: &mut Buffer, look: &Look) -> (Hits, usize) {
        let Some(posed) = &self.posed else {
            let inside = pane(&say!(look, "play-board"), "", area, buf, look);
            let text = wrapped(&self.missing(look), look.theme.text, inside.width.saturating_sub(2));
            draw_lines(text.into_iter().map(indented), inside, buf);
            return (Vec::new(), 1);
        };
        let why = |area, buf: &mut Buffer| {
            draw_why(&say!(look, "play-why"), |room| posed.why(look, room), self.page, area, buf, look)
        };
        if self.alone && !posed.trial.is_open() {
            let height = u16::try_from(TOLD[1]).unwrap_or(0);
            let [reason, told] = Layout::vertical([Constraint::Min(0), Constraint::Length(height)]).areas(area);
            draw_lines(self.told(posed, look, told.width, TOLD[1]), told, buf);
            return (Vec::new(), why(reason, buf));
        }
        if area.width < WIDE {
            return (self.draw_board(posed, area, buf, look), 1);
        }
        let [board, reason] = beside(area);
        let pages = why(reason, buf);
        (self.draw_board(posed, board, buf, look), pages)
    }

    fn draw_board(&self, posed: &Posed, area: Rect, buf: &mut Buffer, look: &Look) -> Hits {
        let inside = pane(&say!(look, "play-board"), &words::said(&posed.trial.table.rules(), look), area, buf, look);
        let lines = TOLD[usize::from(inside.height < LOW)];
        let height = u16::try_from(lines).unwrap_or(0);
        let [cells, told] = Layout::vertical([Constraint::Min(0), Constraint::Length(height)]).spacing(1).areas(inside);
        draw_lines(self.told(posed, look, inside.width, lines), told, buf);
        let steered = posed.trial.is_open() || posed.trial.is_shown();
        board_hits(cells, posed.trial.table.draw(cells, buf, look, Shown::Whole { steered }))
    }

    /// Returns the lines under the board.
    fn told(&self, posed: &Posed, look: &Look, width: u16, lines: usize) -> Vec<Line<'static>> {
        let width = width.saturating_sub(2);
        told(posed.trial.told(posed.task_with_totals(look), true, look, width), self.note.as_ref(), lines, width, look)
    }

    /// Why there is no puzzle.
    fn missing(&self, look: &Look) -> String {
        if let Some(note) = &self.note {
            return note.text.clone();
        }
        let grade = u64::from(self.wanted.grade.unwrap_or(0));
        match (&self.search, self.lack) {
            (Some(search), _) => {
                let (done, total) = search.progress();
                if grade > 0 && total > 0 {
                    say!(look, "puzzle-making-grade", grade = grade, done = done, total = total)
                } else {
                    say!(look, "puzzle-making")
                }
            }
            (None, Lack::Stopped) => say!(look, "puzzle-stopped"),
            (None, Lack::Vain) => {
                let title = self.wanted.title(look);
                say!(look, "puzzle-vain", game = title.unwrap_or_else(|| "any".to_owned()), grade = grade)
            }
        }
    }

    /// The task, and once it is done how hard it was.
    fn draw_about(&self, area: Rect, buf: &mut Buffer, look: &Look) {
        let Some(posed) = &self.posed else {
            pane(&say!(look, "puzzle-pane"), "", area, buf, look);
            return;
        };
        let inside = pane(&say!(look, "puzzle-pane"), &posed.made_from(look), area, buf, look);
        let Puzzle { legal, right, grade, .. } = posed.puzzle;
        let mut lines = vec![Line::styled(posed.task(look), look.theme.title)];
        if posed.is_settled() {
            if posed.puzzle.counts_moves() {
                lines.push(Line::styled(say!(look, "puzzle-right", right = right, legal = legal), look.theme.text));
            }
        } else {
            // Where there is no pane for the reason, the rule stands here.
            if buf.area.width < WIDE {
                lines.extend(rule(posed.trial.table.as_ref(), look, inside.width.saturating_sub(2)));
            }
            if posed.puzzle.counts_moves() {
                lines.push(Line::styled(say!(look, "puzzle-legal", legal = legal), look.theme.text));
            }
        }
        let [grade, hardest] = [grade, Puzzle::HARDEST].map(u64::from);
        lines.push(Line::styled(say!(look, "puzzle-grade-of", grade = grade, hardest = hardest), look.theme.text));
        let counting = match posed.source {
            _ if !posed.counts(self.known.today) => say!(look, "puzzle-uncounted"),
            Source::Day(_) | Source::Gentle(_) => say!(look, "puzzle-day-open"),
            Source::Given(_) | Source::From(_) => String::new(),
        };
        lines.push(Line::styled(counting, look.theme.dim));
        draw_lines(lines.into_iter().map(indented), inside, buf);
    }

    /// Draws what became of all puzzles; a click there chooses which are wanted.
    fn draw_results(&self, area: Rect, buf: &mut Buffer, look: &Look) -> (Rect, Hit) {
        let inside = pane(&say!(look, "puzzle-results"), "", area, buf, look);
        let puzzles = self.known.puzzles;
        let (streak, best, total) = (puzzles.streak(), puzzles.best(), puzzles.total());
        let grades = puzzles.solved().map(|count| count.to_string()).join(" ");
        let game = self.wanted.title(look).unwrap_or_else(|| say!(look, "puzzle-any-game"));
        let grade = u64::from(self.wanted.grade.unwrap_or(0));
        let hardest = u64::from(Puzzle::HARDEST);
        let texts: [(String, Style); 3] = [
            (say!(look, "puzzle-streak-line", streak = streak, best = best), look.theme.text),
            (say!(look, "puzzle-total", total = total, hardest = hardest, grades = grades), look.theme.text),
            (say!(look, "puzzle-wanted", game = game, grade = grade), look.theme.text),
        ];
        let width = inside.width.saturating_sub(2);
        let lines = texts.iter().flat_map(|(text, style)| wrapped(text, *style, width));
        draw_lines(lines.map(indented), inside, buf);
        (area, Hit::Action(Action::ChoosePuzzle))
    }

    fn hints(&self, look: &Look, pages: usize) -> Vec<Hint> {
        if self.is_typing() {
            return prompt::hints(look);
        }
        let mut hints = Vec::new();
        if self.choice.is_some() {
            hints.push(Hint::named(&[Action::Enter], say!(look, "puzzle-choose-take")));
            hints.push(Hint::named(&[Action::Left, Action::Right], say!(look, "puzzle-choose-grade")));
            hints.push(Hint::named(&[Action::Up, Action::Down], say!(look, "puzzle-choose-game")));
        } else {
            if let Some(posed) = &self.posed {
                hints.extend(posed.trial.hints(look));
            }
            hints.push(Hint::of(Action::NextPuzzle, look));
            hints.push(Hint::of(Action::ChoosePuzzle, look));
            if pages > 1 {
                hints.push(Hint::named(&[Action::Next], say!(look, "play-page")));
            }
            if let Some(posed) = &self.posed {
                // While a move is looked for, the board stays in sight.
                let key = if posed.trial.is_open() { Action::Type } else { Action::Why };
                hints.push(Hint::of(key, look));
            }
        }
        hints.push(Hint::of(Action::Theme, look));
        hints.push(Hint::of(Action::Help, look));
        hints.push(Hint::of(Action::Back, look));
        hints
    }
}
