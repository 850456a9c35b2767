//! The search: finds by name the actions of the screen below, the stops of the path, games, lessons, puzzles, and the screens beside
//! the path.

mod entries;

use entries::Entry;
use tui_input::Input;

use super::{
    chrome::{
        list::{Column, List},
        view::{Body, Top},
    },
    pointer::Pointer,
    prelude::*,
    prompt::{labelled, text_spans},
};

/// The search screen.
#[derive(Debug)]
pub struct Find {
    typed: Input,
    entries: Vec<Entry>,
    /// The best match comes first.
    matching: Vec<usize>,
    pointer: Pointer,
    note: Option<Note>,
}

impl Find {
    /// Creates the search over everything that can be done from this context.
    pub fn new(from: Context, look: &Look) -> Self {
        let entries = entries::all(from, look);
        let matching = (0..entries.len()).collect();
        let pointer = Pointer::over(entries.len());
        Self { typed: Input::default(), entries, matching, pointer, note: None }
    }

    /// Searches for the typed text. Names that begin with it come first.
    fn seek(&mut self) {
        let typed = self.typed.value().trim().to_lowercase();
        let mut found: Vec<(u8, usize)> =
            self.entries.iter().enumerate().filter_map(|(at, entry)| Some((entry.rank(&typed)?, at))).collect();
        found.sort_unstable();
        self.matching = found.into_iter().map(|(_, at)| at).collect();
        self.pointer = Pointer::over(self.matching.len());
    }

    fn open(&self, cx: &mut Cx<'_>) -> Next {
        let chosen = self.matching.get(self.pointer.at());
        chosen.map_or(Next::Stay, |entry| self.entries[*entry].deed.clone().go(cx))
    }
}

impl Screen for Find {
    fn least(&self) -> Size {
        Size::new(40, 8)
    }

    fn context(&self, _: &Look) -> Context {
        Context::Find
    }

    fn view(&self, window: Size, look: &Look, show: &mut dyn FnMut(&View<'_>)) {
        let spans = |width| text_spans(&self.typed, true, width, look);
        let typed = labelled("find-what", window.width.saturating_sub(1), spans, look);
        let row = |at: usize| self.matching.get(at).map(|entry| self.entries[*entry].row(look)).unwrap_or_default();
        let list = List::new(say!(look, "find-title"), self.pointer, &[Column::Left, Column::Wide], &row);
        let list = List { none: say!(look, "find-none"), ..list };
        let ways = vec![
            Hint::named(&[Action::Enter], say!(look, "find-do")),
            Hint::named(&[Action::Up, Action::Down], say!(look, "menu-open")),
            Hint::of(Action::Erase, look),
            Hint::of(Action::Back, look),
        ];
        show(&View {
            top: Top::Path(vec![say!(look, "find-title")], String::new()),
            body: Body::List { above: vec![typed], list, beside: None, notes: Vec::new() },
            note: self.note.as_ref(),
            context: Context::Find,
            ways: &|_| ways.clone(),
        });
    }

    fn act(&mut self, action: Action, cx: &mut Cx<'_>) -> Next {
        self.note = None;
        if self.pointer.walk(action) {
            return Next::Stay;
        }
        match action {
            Action::Enter => return self.open(cx),
            Action::Back => return Next::Pop,
            Action::Erase => {
                self.typed.reset();
                self.seek();
            }
            _ => {}
        }
        Next::Stay
    }

    fn key(&mut self, key: Key) {
        if key.edit().and_then(|edit| self.typed.handle(edit)).is_some_and(|change| change.value) {
            self.seek();
        }
    }

    fn paste(&mut self, text: &str, _: &mut Cx<'_>) -> Next {
        super::prompt::insert(&mut self.typed, text.trim().lines().next().unwrap_or_default());
        self.seek();
        Next::Stay
    }

    fn click(&mut self, hit: Hit, _: Position, cx: &mut Cx<'_>) -> Next {
        let Hit::Item(at) = hit else { return Next::Stay };
        if self.pointer.click(at) { self.open(cx) } else { Next::Stay }
    }

    fn note(&mut self, note: Note) {
        self.note = Some(note);
    }
}
