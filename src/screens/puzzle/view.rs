//! The layout of a puzzle.

use ratatui::{
    buffer::Buffer,
    layout::{Constraint, Layout, Rect},
    text::Line,
};
use zugzwang_engine::Puzzle;

use super::{PuzzleScreen, Source, posed::Posed};
use crate::{
    keep::storage::Fate,
    look::{Look, align::wrapped},
    say,
    screens::{
        Hit, Hits, Screen,
        action::Action,
        chrome::{Hint, draw_lines, footer, heading, indented, pane, rule, split},
        key_name,
        keymap::Context,
        prompt,
        trial::{BoardAndReason, WIDE, footer_hints},
    },
    words::{self, numbers::clear},
};

/// Rows of the panes about the puzzle and about all results, with borders.
const ABOUT: u16 = 6;

impl PuzzleScreen {
    pub(in crate::screens) fn draw(&self, area: Rect, buf: &mut Buffer, look: &Look) -> Hits {
        let [top, body, bottom] = split(area);
        let mut path = vec![say!(look, "puzzle-title")];
        if let Some(posed) = &self.posed {
            path.push(words::title_of(posed.puzzle.game, &posed.puzzle.setup, look));
            path.push(clear(&posed.trial.table.position(), look));
        }
        let puzzles = self.daily.puzzles;
        let streak = say!(look, "puzzle-streak", streak = puzzles.streak(), best = puzzles.best());
        // The choice of puzzles has no other place for a note.
        let right = self.note.as_ref().filter(|_| self.choice.is_some()).map_or(streak, |note| note.text.clone());
        heading(&path, &right, top, buf, look);
        let (mut hits, pages) = match &self.choice {
            Some(choice) => (choice.draw(body, buf, look), 1),
            None => self.draw_body(body, buf, look),
        };
        hits.extend(footer(&self.hints(look, pages), self.context(look), bottom, buf, look));
        hits
    }

    /// Draws the puzzle and the panes below. Returns the click areas, and the number of pages of the reason.
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
        let table = &posed.trial.table;
        let bench = BoardAndReason {
            alone: self.alone && !posed.trial.is_open(),
            page: self.page,
            title: say!(look, posed.title()),
            rules: words::said(&table.rules(), look),
            note: self.note.as_ref(),
            lines: &|width| posed.trial.lines(posed.task_with_totals(look), true, look, width),
            why: &|room| posed.why(look, room),
            draw: &|area, buf| table.draw(area, buf, look, posed.trial.shown()),
        };
        bench.draw(area, buf, look)
    }

    /// Says why there is no puzzle.
    fn missing(&self, look: &Look) -> String {
        if let Some(note) = &self.note {
            return note.text.clone();
        }
        let grade = u64::from(self.wanted.grade.unwrap_or(0));
        match &self.search {
            Some((_, search)) => {
                let (done, total) = search.progress();
                if grade > 0 && total > 0 {
                    say!(look, "puzzle-making-grade", grade = grade, done = done, total = total)
                } else {
                    say!(look, "puzzle-making")
                }
            }
            None if self.in_vain => {
                let title = self.wanted.title(look).unwrap_or_else(|| "any".to_owned());
                say!(look, "puzzle-vain", game = title, grade = grade)
            }
            None => say!(look, "puzzle-stopped"),
        }
    }

    /// Draws the task and the grade, and once the puzzle is solved how many moves were right.
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
            // A narrow window has no pane for the reason, which shows the rule.
            if buf.area.width < WIDE {
                lines.extend(rule(&posed.trial.table, look, inside.width.saturating_sub(2)));
            }
            if posed.puzzle.counts_moves() {
                lines.push(Line::styled(say!(look, "puzzle-legal", legal = legal), look.theme.text));
            }
        }
        let [grade, hardest] = [grade, Puzzle::HARDEST].map(u64::from);
        lines.push(Line::styled(say!(look, "puzzle-grade-of", grade = grade, hardest = hardest), look.theme.text));
        lines.push(Line::styled(self.counting(posed, look), look.theme.dim));
        draw_lines(lines.into_iter().map(indented), inside, buf);
    }

    /// Says what the result counts for.
    fn counting(&self, posed: &Posed, look: &Look) -> String {
        match posed.source {
            _ if !posed.counts(self.daily.today) => say!(look, "puzzle-uncounted"),
            Source::Day(_) | Source::Gentle(_) if self.daily.fate() == Some(Fate::Solved) => {
                let key = key_name(Context::Puzzle, Action::Copy, look);
                say!(look, "puzzle-day-solved", run = self.daily.run, key = key)
            }
            Source::Day(_) | Source::Gentle(_) => say!(look, "puzzle-day-open"),
            Source::Own => {
                let slip = self.slip.as_ref().filter(|_| posed.is_tried());
                let Some((slip, today)) = slip.zip(self.daily.today) else { return say!(look, "puzzle-own-open") };
                let days = self.daily.again.wait(slip, today).unwrap_or(0);
                say!(look, "puzzle-own-tried", days = days)
            }
            Source::Given(_) | Source::From(_) => String::new(),
        }
    }

    /// Draws the results of all puzzles. A click opens the choice of puzzles.
    fn draw_results(&self, area: Rect, buf: &mut Buffer, look: &Look) -> (Rect, Hit) {
        let inside = pane(&say!(look, "puzzle-results"), "", area, buf, look);
        let puzzles = self.daily.puzzles;
        let (streak, best, total) = (puzzles.streak(), puzzles.best(), puzzles.total());
        let grades = puzzles.solved().map(|count| count.to_string()).join(" ");
        let game = self.wanted.title(look).unwrap_or_else(|| say!(look, "puzzle-any-game"));
        let grade = u64::from(self.wanted.grade.unwrap_or(0));
        let hardest = u64::from(Puzzle::HARDEST);
        let texts = [
            say!(look, "puzzle-streak-line", streak = streak, best = best),
            say!(look, "puzzle-total", total = total, hardest = hardest, grades = grades),
            say!(look, "puzzle-wanted", game = game, grade = grade),
        ];
        let width = inside.width.saturating_sub(2);
        let lines = texts.iter().flat_map(|text| wrapped(text, look.theme.text, width));
        draw_lines(lines.map(indented), inside, buf);
        (area, Hit::Action(Action::ChoosePuzzle))
    }

    fn hints(&self, look: &Look, pages: usize) -> Vec<Hint> {
        if self.context(look) == Context::Typing {
            return prompt::hints(look);
        }
        if self.choice.is_some() {
            let own = vec![
                Hint::named(&[Action::Enter], say!(look, "puzzle-choose-take")),
                Hint::named(&[Action::Left, Action::Right], say!(look, "puzzle-choose-grade")),
                Hint::named(&[Action::Up, Action::Down], say!(look, "puzzle-choose-game")),
            ];
            return footer_hints(own, 1, None, look);
        }
        let mut own = self.posed.as_ref().map(|posed| posed.trial.hints(look)).unwrap_or_default();
        own.extend([Action::NextPuzzle, Action::ChoosePuzzle].map(|action| Hint::of(action, look)));
        let key = self.posed.is_some().then_some(if self.is_looking() { Action::Type } else { Action::Why });
        footer_hints(own, pages, key, look)
    }
}
