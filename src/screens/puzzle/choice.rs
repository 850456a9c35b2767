//! Which puzzles are wanted: a row of grades and a list of games, chosen with the arrows or by a click.

use ratatui::{
    buffer::Buffer,
    layout::{Constraint, Layout, Rect},
    text::{Line, Span},
    widgets::Widget,
};
use zugzwang_engine::{Puzzle, games};

use super::PuzzleKind;
use crate::{
    look::{
        Look,
        align::{width_of, wrapped},
    },
    say,
    screens::{
        Hit, Hits,
        action::Action,
        chrome::{draw_lines, pane},
    },
    words,
};

/// How far the large steps go.
const LARGE: usize = 10;
/// The items before the games: any grade and each grade.
const GRADES: usize = 1 + Puzzle::HARDEST as usize;

/// The games that can have puzzles.
fn offered() -> impl Iterator<Item = &'static games::Entry> {
    games::ALL.iter().filter(|game| Puzzle::can_be_of(game))
}

/// What is chosen so far; 0 stands for any.
#[derive(Debug, Clone, Copy)]
pub(super) struct Choice {
    grade: u8,
    game: usize,
}

impl Choice {
    pub(super) fn of(wanted: PuzzleKind) -> Self {
        let at = |game: &games::Entry| offered().position(|entry| entry.id == game.id);
        Self { grade: wanted.grade.unwrap_or(0), game: wanted.game.and_then(at).map_or(0, |at| at + 1) }
    }

    pub(super) fn wanted(self) -> PuzzleKind {
        let game = self.game.checked_sub(1).and_then(|at| offered().nth(at));
        PuzzleKind { game, grade: (self.grade > 0).then_some(self.grade) }
    }

    pub(super) fn act(&mut self, action: Action) {
        let to = |game: usize| game.min(offered().count());
        match action {
            Action::Left => self.grade = self.grade.saturating_sub(1),
            Action::Right => self.grade = (self.grade + 1).min(Puzzle::HARDEST),
            Action::Up => self.game = self.game.saturating_sub(1),
            Action::Down => self.game = to(self.game + 1),
            Action::PageUp => self.game = self.game.saturating_sub(LARGE),
            Action::PageDown => self.game = to(self.game + LARGE),
            Action::Home => self.game = 0,
            Action::End => self.game = offered().count(),
            _ => {}
        }
    }

    /// Chooses the item that was clicked; whether it was the chosen game, which takes the choice.
    pub(super) fn click(&mut self, item: usize) -> bool {
        let Some(game) = item.checked_sub(GRADES) else {
            self.grade = u8::try_from(item).unwrap_or(0);
            return false;
        };
        let again = game == self.game;
        self.game = game.min(offered().count());
        again
    }

    pub(super) fn draw(self, area: Rect, buf: &mut Buffer, look: &Look) -> Hits {
        let inside = pane(&say!(look, "puzzle-choose"), "", area, buf, look);
        let inside = Rect { x: inside.x.saturating_add(1), width: inside.width.saturating_sub(2), ..inside };
        let told = wrapped(&say!(look, "puzzle-choose-how"), look.theme.text, inside.width);
        let height = u16::try_from(told.len()).unwrap_or(u16::MAX);
        let [top, grades, list] =
            Layout::vertical([Constraint::Length(height), Constraint::Length(1), Constraint::Min(0)])
                .spacing(1)
                .areas(inside);
        draw_lines(told, top, buf);
        let mut hits = self.draw_grades(grades, buf, look);
        hits.extend(self.draw_games(list, buf, look));
        hits
    }

    fn draw_grades(self, area: Rect, buf: &mut Buffer, look: &Look) -> Hits {
        let label = say!(look, "puzzle-grade");
        let mut x = area.x.saturating_add(u16::try_from(width_of(&label) + 1).unwrap_or(0));
        Line::styled(label, look.theme.title).render(area, buf);
        let mut hits = Vec::new();
        for grade in 0..=Puzzle::HARDEST {
            let chosen = grade == self.grade;
            let name = say!(look, "puzzle-grade-name", grade = u64::from(grade));
            let text = if chosen { format!("[{name}]") } else { format!(" {name} ") };
            let width = u16::try_from(width_of(&text)).unwrap_or(0);
            let place = Rect { x, width, ..area }.intersection(area);
            let style = if chosen { look.theme.chosen } else { look.theme.text };
            Line::styled(text, style).render(place, buf);
            hits.push((place, Hit::Item(usize::from(grade))));
            x = x.saturating_add(width + 1);
        }
        hits
    }

    fn draw_games(self, area: Rect, buf: &mut Buffer, look: &Look) -> Hits {
        let any = std::iter::once(say!(look, "puzzle-any-game"));
        let titles = any.chain(offered().map(|game| words::title(game.id, look)));
        let room = usize::from(area.height).max(1);
        let first = (self.game + 1).saturating_sub(room);
        let mut hits = Vec::new();
        for (place, (at, title)) in area.rows().zip(titles.enumerate().skip(first)) {
            let chosen = at == self.game;
            let (pointer, style) = look.row(chosen);
            let words = Span::styled(format!(" {title} "), style);
            Line::from(vec![pointer, words]).style(look.fill(chosen)).render(place, buf);
            hits.push((place, Hit::Item(GRADES + at)));
        }
        hits
    }
}
