//! What home shows: the tiles, and some lines about the selected one.

use super::{
    Home,
    items::{Beside, Item, Items},
};
use crate::{
    keep::storage::Standing,
    screens::{
        chrome::{
            tiles::{Tile, Tiles},
            view::{Body, Top},
        },
        prelude::*,
    },
    teach::path::{self, STATIONS},
};

impl Home {
    pub(super) fn show(&self, look: &Look, show: &mut dyn FnMut(&View<'_>)) {
        let (known, all) = (self.count(Standing::Known), path::stops().count());
        let tile = |at: usize| self.items.at(at).map_or_else(Tile::default, |item| self.tile(item, look));
        let text = |width: u16| self.text(width, look);
        let ways = self.ways(look);
        let motto = [say!(look, "home-solved"), say!(look, "home-find")];
        let (today, news) = (self.today(look), self.news(look));
        let line = if self.is_new_here() { motto.to_vec() } else { [today.clone(), news.clone()].concat() };
        show(&View {
            top: Top::Arcade {
                line,
                right: say!(look, "home-known", known = known, all = all),
                motto,
                news: vec![words::joined(&today, look), words::joined(&news, look)],
            },
            body: Body::Tiles { tiles: Tiles { pointer: self.items.pointer, tile: &tile }, text: &text },
            note: self.note.as_ref(),
            context: Context::Home,
            ways: &|_| ways.clone(),
        });
    }

    fn ways(&self, look: &Look) -> Vec<Hint> {
        let is_game = !matches!(self.items.item(), Item::Beside(_));
        let mut hints = vec![
            Hint::named(&[Action::Enter], self.enter_words(look)),
            Hint::named(&[Action::Up, Action::Down, Action::Left, Action::Right], say!(look, "menu-open")),
        ];
        hints.extend(is_game.then(|| Hint::named(&[Action::New], say!(look, "home-form"))));
        hints.extend(self.chosen().map(|_| Hint::of(Action::Exam, look)));
        let waits = self.daily.open_day().is_some() || self.daily.waiting > 0;
        hints.extend(waits.then(|| Hint::of(Action::Puzzle, look)));
        let has_line = self.items.item() == Item::Beside(Beside::Puzzles) && self.daily.has_line();
        hints.extend(has_line.then(|| Hint::named(&[Action::Copy], say!(look, "home-copy"))));
        hints.extend([
            Hint::of(Action::Find, look),
            Hint::of(Action::Theme, look),
            Hint::of(Action::Help, look),
            Hint::named(&[Action::Quit], say!(look, "menu-out")),
        ]);
        hints
    }

    fn count(&self, standing: Standing) -> usize {
        path::stops().filter(|stop| self.way.mark(stop.id).standing() == standing).count()
    }

    fn tile(&self, item: Item, look: &Look) -> Tile {
        let picture = match item {
            Item::Stop(stop) => stop.id.to_owned(),
            Item::Own(number) => look.own.get(number).map_or_else(String::new, |own| own.game.clone()),
            Item::Beside(beside) => beside.text().to_owned(),
        };
        Tile { picture, sign: self.sign(item, look), name: title(item, look), group: Items::group(item) }
    }

    fn sign(&self, item: Item, look: &Look) -> Option<Span<'static>> {
        let stop = match item {
            Item::Stop(stop) => stop,
            Item::Beside(Beside::Puzzles) => {
                let (sign, is_solved) = self.day_sign(look)?;
                return Some(Span::styled(sign, if is_solved { look.theme.win } else { look.theme.text }));
            }
            Item::Own(_) | Item::Beside(_) => return None,
        };
        let marks = look.glyphs().marks;
        let (mark, style) = match self.way.mark(stop.id).standing() {
            // An unfinished game counts as tried.
            Standing::Untouched if self.unfinished(stop, look).is_none() => return None,
            Standing::Untouched | Standing::Tried => (marks[1], look.theme.text),
            Standing::Won => (marks[2], look.theme.win),
            Standing::Known => (marks[3], look.theme.win),
        };
        Some(Span::styled(mark, style))
    }

    /// The lines about the selected item: its name and rule, how far the user has come, and what is next.
    fn text(&self, width: u16, look: &Look) -> Vec<Vec<Line<'static>>> {
        let (item, is_begun) = (self.items.item(), self.unfinished_here(look).is_some());
        let (about, progress) = match item {
            // Of a game that was begun there is more to say.
            Item::Stop(stop) if is_begun => (self.rule(look), self.progress(stop, look)),
            Item::Stop(stop) => (say!(look, &format!("stop-{}.about", stop.id)), self.progress(stop, look)),
            Item::Own(_) => (self.rule(look), Vec::new()),
            Item::Beside(Beside::Puzzles) => {
                (say!(look, "beside-puzzles.about"), vec![words::joined(self.today(look), look)])
            }
            Item::Beside(beside) => (say!(look, &format!("{}.about", beside.text())), Vec::new()),
        };
        let group = match item {
            Item::Stop(_) if is_begun => None,
            Item::Stop(_) => STATIONS
                .get(Items::group(item) - 1)
                .map(|station| say!(look, &format!("station-{}.promise", station.id))),
            Item::Own(_) => Some(say!(look, "home-own")),
            Item::Beside(_) => None,
        };
        let rule = matches!(item, Item::Stop(_) if !is_begun).then(|| self.rule(look));
        let dim = |text: &String| wrapped(text, look.theme.dim, width);
        let mut paragraphs = vec![named(&title(item, look), &about, width, look)];
        paragraphs.extend(rule.map(|rule| wrapped(&rule, look.theme.text, width)));
        paragraphs.extend(progress.first().map(dim));
        paragraphs.extend(group.map(|group| wrapped(&group, look.theme.title, width)));
        paragraphs.extend(progress.iter().skip(1).map(dim));
        paragraphs
    }
}

/// A text after a name.
fn named(name: &str, text: &str, width: u16, look: &Look) -> Vec<Line<'static>> {
    let mut lines = wrapped(&format!("{name}  {text}"), look.theme.text, width);
    if let Some(first) = lines.first_mut() {
        let rest = align::text_of(first).strip_prefix(name).unwrap_or_default().to_owned();
        let name = Span::styled(name.to_owned(), look.theme.taken.patch(look.theme.title));
        *first = Line::from_iter([name, Span::styled(rest, look.theme.text)]);
    }
    lines
}

pub(super) fn title(item: Item, look: &Look) -> String {
    match item {
        Item::Stop(stop) => stop.name(look),
        Item::Own(number) => {
            let title = look.own.get(number).and_then(|own| own.title.in_language(look.language()));
            title.unwrap_or_default().to_owned()
        }
        Item::Beside(Beside::Puzzles) => say!(look, "home-today"),
        Item::Beside(beside) => say!(look, beside.text()),
    }
}
