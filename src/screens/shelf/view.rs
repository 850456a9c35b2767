//! The layout of the shelf.

use super::{Contents, MachineTally, Page, ShelfScreen, machine_words};
use crate::{
    keep::{
        keeper::Zone,
        storage::{SaveName, SavedGame, Tally},
    },
    look::visible::visible,
    screens::{
        chrome::{
            list::{Column, List, Row},
            view::{Beside, Body, TWO_COLUMNS, Top, ways},
        },
        play::seats_line,
        prelude::*,
    },
};

/// From this width on, a table has all its columns.
const WIDE: u16 = 72;

/// The head of a column of results, and its text for a tally.
type Tallied<'a> = (String, Box<dyn Fn(&Tally) -> String + 'a>);

impl ShelfScreen {
    pub(super) fn show(&self, window: Size, look: &Look, show: &mut dyn FnMut(&View<'_>)) {
        let (saves, tallies) = self
            .contents
            .as_ref()
            .map_or((&[][..], &[][..]), |Contents { saves, tallies, .. }| (saves.as_slice(), tallies.as_slice()));
        let columns = tallied(self.zone, window.width >= WIDE, look);
        let width = usize::from(window.width / if window.width >= TWO_COLUMNS { 2 } else { 1 });
        let row = |at: usize| match self.page {
            Page::Saves => saves.get(at).map(|save| saved(save, self.zone, width, look)),
            Page::Results => tallies.get(at).map(|tally| result(tally, &columns, look)),
        };
        let row = |at: usize| row(at).unwrap_or_default();
        let aligned: Vec<Column> = match self.page {
            Page::Saves => vec![Column::Wide, Column::Right],
            Page::Results => {
                [Column::Wide, Column::Left].into_iter().chain(columns.iter().map(|_| Column::Right)).collect()
            }
        };
        let mut list = List::new(page_name(self.page, look), self.pointer(), &aligned, &row);
        list.none = match self.page {
            _ if self.contents.is_none() => say!(look, "shelf-no-place"),
            Page::Saves => say!(look, "shelf-no-saves", key = key_name(Context::Play, Action::Save, look)),
            Page::Results => say!(look, "shelf-no-results"),
        };
        match self.page {
            Page::Saves => list.lines = 2,
            Page::Results => {
                let names = [say!(look, "results-game"), say!(look, "results-against")];
                list.heads = names.into_iter().chain(columns.iter().map(|(head, _)| head.clone())).collect();
            }
        }
        let told = |width: u16| self.previewed(look, width);
        let beside = self.save().zip(self.preview.as_ref()).map(|((name, _), table)| Beside {
            title: visible(name.as_str()).into_owned(),
            share: 50,
            text: &told,
            board: Some((table, Shown::Whole { steered: false })),
        });
        let path = vec![say!(look, "shelf-title"), page_name(self.page, look)];
        show(&View {
            top: Top::Path(path, String::new()),
            body: Body::List { above: Vec::new(), list, beside, notes: self.notes(window, look) },
            note: None,
            context: Context::Shelf,
            ways: &|_| self.ways(look),
        });
    }

    fn previewed(&self, look: &Look, width: u16) -> Vec<Line<'static>> {
        let Some(table) = &self.preview else { return Vec::new() };
        let told = [
            Some(words::said(&table.rules(), look)),
            Some(seats_line(table.seats(), table.roles(look), look)),
            told::last_moved(table, look),
        ];
        told.into_iter().flatten().flat_map(|text| wrapped(&text, look.theme.text, width)).collect()
    }

    /// The note, and what could not be read, in at most a third of the screen.
    fn notes(&self, window: Size, look: &Look) -> Vec<Line<'static>> {
        let width = window.width.saturating_sub(2);
        let told = |text: &str, style: Style| {
            let lines = wrapped(text, style, width);
            lines.into_iter().map(move |line| Line::styled(format!(" {line}"), style))
        };
        let mut lines: Vec<Line<'static>> =
            self.note.iter().flat_map(|note| told(&note.text, note.style(look))).collect();
        let troubles = self.contents.iter().flat_map(|contents: &Contents| &contents.troubles);
        lines.extend(troubles.flat_map(|trouble| told(&trouble.words(look), look.theme.error)));
        let room = usize::from(window.height / 3).max(1);
        if lines.len() > room {
            let more = say!(look, "shelf-more-troubles", count = lines.len() + 1 - room);
            lines.truncate(room - 1);
            lines.extend(told(&more, look.theme.error).take(1));
        }
        lines
    }

    fn ways(&self, look: &Look) -> Vec<Hint> {
        let (enter, other) = match self.page {
            Page::Saves if self.finished().is_some() => ("action-review.short", "shelf-results.short"),
            Page::Saves => ("shelf-go-on", "shelf-results.short"),
            Page::Results => ("shelf-play-again", "shelf-saves.short"),
        };
        let rows = self.pointer().rows();
        let own = [
            (rows > 0).then(|| Hint::named(&[Action::Enter], say!(look, enter))),
            Some(Hint::named(&[Action::Next], say!(look, other))),
            self.save().map(|_| Hint::of(Action::Forget, look)),
            (rows > 1).then(|| Hint::named(&[Action::Up, Action::Down], say!(look, "menu-open"))),
        ];
        ways(own.into_iter().flatten(), look)
    }
}

fn page_name(page: Page, look: &Look) -> String {
    match page {
        Page::Saves => say!(look, "shelf-saves"),
        Page::Results => say!(look, "shelf-results"),
    }
}

fn saved((name, save): &(SaveName, SavedGame), zone: Zone, width: usize, look: &Look) -> Row {
    let own = save.own(look).and_then(|own| own.title.in_language(look.language()));
    let title = own.map_or_else(|| words::title(&save.game.game, look), ToOwned::to_owned);
    let fields = if save.game.fields.is_empty() { "none".to_owned() } else { save.game.fields.join(" ") };
    let moves = save.game.moves().len();
    let what = |fields: String| say!(look, "shelf-save", title = &title, fields = fields, count = moves);
    let said = what(words::said(&fields, look));
    let below = if width_of(&said) + 5 > width { what(fields) } else { said };
    let cells = [visible(name.as_str()).into_owned(), zone.day(save.saved).to_string()];
    Row { below: Some(below), ..Row::of(cells) }
}

fn result(against: &MachineTally, columns: &[Tallied<'_>], look: &Look) -> Row {
    let names = [words::title(against.game, look), machine_words(&against.machine, look)];
    Row::of(names.into_iter().chain(columns.iter().map(|(_, of)| of(&against.tally))))
}

/// The numbers and the day or, with little room, the most important of them.
fn tallied<'a>(zone: Zone, wide: bool, look: &Look) -> Vec<Tallied<'a>> {
    let all: [(bool, Tallied<'a>); 6] = [
        (true, (say!(look, "results-won"), Box::new(|tally| tally.won.to_string()))),
        (true, (say!(look, "results-lost"), Box::new(|tally| tally.lost.to_string()))),
        (wide, (say!(look, "results-drawn"), Box::new(|tally| tally.drawn.to_string()))),
        (true, (say!(look, "results-streak"), Box::new(|tally| tally.streak.to_string()))),
        (wide, (say!(look, "results-best"), Box::new(|tally| tally.best.to_string()))),
        (wide, (say!(look, "results-last"), Box::new(move |tally| zone.day(tally.last).to_string()))),
    ];
    all.into_iter().filter(|(shown, _)| *shown).map(|(_, column)| column).collect()
}
