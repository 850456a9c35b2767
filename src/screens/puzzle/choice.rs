//! The choice of the puzzles: a row of grades, and a list of stations and games.

use zugzwang_engine::{Puzzle, games};

use super::{PuzzleKind, search::offered_at};
use crate::{
    screens::{
        chrome::list::{Column, List, Row},
        pointer::Pointer,
        prelude::*,
    },
    teach::path::{self, Station},
};

/// Clicks on the grades have the numbers below this: any grade, and each grade.
const GRADES: usize = 1 + Puzzle::HARDEST as usize;

#[derive(Debug, Clone, Copy)]
enum Offer {
    Any,
    Station(&'static Station),
    Game(&'static games::Entry),
}

impl Offer {
    /// Any game, then the stations of the path, each followed by its games that have puzzles.
    fn all() -> Vec<Self> {
        let mut rows = vec![Self::Any];
        let mut met = Vec::new();
        for station in path::STATIONS {
            let mut games = offered_at(station);
            games.retain(|game| !met.contains(&game.id));
            met.extend(games.iter().map(|game| game.id));
            if !games.is_empty() {
                rows.push(Self::Station(station));
                rows.extend(games.into_iter().map(Self::Game));
            }
        }
        rows
    }

    fn is(self, wanted: &PuzzleKind) -> bool {
        match (self, wanted.game, wanted.station) {
            (Self::Any, None, None) => true,
            (Self::Station(station), None, Some(other)) => station.id == other.id,
            (Self::Game(game), Some(other), _) => game.id == other.id,
            _ => false,
        }
    }

    fn title(self, look: &Look) -> String {
        match self {
            Self::Any => say!(look, "puzzle-any-game"),
            Self::Station(station) => say!(look, &format!("station-{}", station.id)),
            Self::Game(game) => format!("  {}", words::title(game.id, look)),
        }
    }
}

/// The grade (0 for any), and a row of the list.
#[derive(Debug)]
pub(super) struct Choice {
    grade: u8,
    rows: Vec<Offer>,
    pointer: Pointer,
}

impl Choice {
    pub(super) fn of(wanted: &PuzzleKind) -> Self {
        let rows = Offer::all();
        let mut pointer = Pointer::over(rows.len());
        pointer.put(rows.iter().position(|row| row.is(wanted)).unwrap_or(0));
        Self { grade: wanted.grade.unwrap_or(0), rows, pointer }
    }

    pub(super) fn wanted(&self) -> PuzzleKind {
        let grade = (self.grade > 0).then_some(self.grade);
        let (game, station) = match self.rows.get(self.pointer.at()) {
            Some(Offer::Game(game)) => (Some(*game), None),
            Some(Offer::Station(station)) => (None, Some(*station)),
            Some(Offer::Any) | None => (None, None),
        };
        PuzzleKind { game, station, grade, own: None }
    }

    pub(super) fn act(&mut self, action: Action) {
        match action {
            Action::Left => self.grade = self.grade.saturating_sub(1),
            Action::Right => self.grade = (self.grade + 1).min(Puzzle::HARDEST),
            action => {
                self.pointer.walk(action);
            }
        }
    }

    /// Returns whether the row was selected already, which confirms the choice.
    pub(super) fn click(&mut self, item: usize) -> bool {
        let Some(row) = item.checked_sub(GRADES) else {
            self.grade = u8::try_from(item).unwrap_or(0);
            return false;
        };
        self.pointer.click(row)
    }

    pub(super) fn draw(&self, area: Rect, buf: &mut Buffer, look: &Look) -> Hits {
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
        let row = |at: usize| Row::of(self.rows.get(at).map(|row| row.title(look)));
        let rows = List::new(String::new(), self.pointer, &[Column::Wide], &row);
        hits.extend(List { first: GRADES, ..rows }.draw_rows(list, buf, look));
        hits
    }

    fn draw_grades(&self, area: Rect, buf: &mut Buffer, look: &Look) -> Hits {
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
}
