//! The entries of the search, and the effect of choosing one.

use strum::VariantArray;

use crate::{
    look::own::Own,
    screens::{
        LessonsScreen, PuzzleKind, PuzzleOrder, PuzzleScreen, SetupForm, chrome::list::Row, home::Beside, own_game,
        prelude::*, step,
    },
    teach::{
        lesson,
        path::{self, Stop},
    },
};

#[derive(Debug, Clone)]
pub(super) enum Deed {
    Act(Action),
    Stop(&'static Stop),
    Form(&'static str),
    /// A game from the user's files.
    Own(Own),
    Lesson(String),
    Puzzles(&'static str),
    Beside(Beside),
}

impl Deed {
    pub(super) fn go(self, cx: &mut Cx<'_>) -> Next {
        let one = |screen: Box<dyn Screen>| Next::Anew(vec![screen]);
        match self {
            Self::Act(action) => Next::Below(action),
            Self::Stop(stop) => PlayScreen::next_at(stop, cx).map_or(Next::Stay, |screen| one(Box::new(screen))),
            Self::Form(game) => {
                boards::find(game).map_or(Next::Stay, |entry| one(Box::new(SetupForm::new(entry).recalled(cx.desk))))
            }
            Self::Own(own) => own_game(&own, cx).map_or(Next::Stay, Next::Anew),
            Self::Lesson(id) => {
                let lesson = lesson::Lesson::find(&id).and_then(Result::ok);
                Next::Anew(LessonsScreen::with(lesson, cx.look))
            }
            Self::Puzzles(game) => {
                let wanted = PuzzleKind { game: zugzwang_engine::games::find(game), ..PuzzleKind::default() };
                one(Box::new(PuzzleScreen::begin(PuzzleOrder { wanted, first: None }, cx)))
            }
            Self::Beside(beside) => match path::stops().next().map(|stop| beside.open(stop, cx)) {
                Some(Next::Push(screens)) => Next::Anew(screens),
                next => next.unwrap_or(Next::Stay),
            },
        }
    }
}

#[derive(Debug)]
pub(super) struct Entry {
    label: String,
    /// For an action, its key.
    kind: String,
    /// Another text for the search, in lower case.
    also: String,
    pub(super) deed: Deed,
}

impl Entry {
    fn new(label: String, kind: &str, also: &str, deed: Deed) -> Self {
        Self { label, kind: kind.to_owned(), also: also.to_lowercase(), deed }
    }

    /// Ranks how well the entry matches a text in lower case: less is better; `None` if it does not match.
    pub(super) fn rank(&self, typed: &str) -> Option<u8> {
        let label = self.label.to_lowercase();
        let starts = |text: &str| text.split(|c: char| !c.is_alphanumeric()).any(|word| word.starts_with(typed));
        if typed.is_empty() || label.starts_with(typed) {
            Some(0)
        } else if starts(&label) {
            Some(1)
        } else if starts(&self.also) || label.contains(typed) {
            Some(2)
        } else {
            typed.split_whitespace().all(|word| label.contains(word) || self.also.contains(word)).then_some(3)
        }
    }

    pub(super) fn row(&self, look: &Look) -> Row {
        let style = if matches!(self.deed, Deed::Act(_)) { look.theme.key } else { look.theme.dim };
        Row { cells: vec![Span::styled(self.kind.clone(), style), Span::raw(self.label.clone())], below: None }
    }
}

/// At home the path comes first, elsewhere the actions do.
pub(super) fn all(from: Context, look: &Look) -> Vec<Entry> {
    let (path, here) = (of_the_path(look), of_context(from, look));
    if from == Context::Home { path.into_iter().chain(here).collect() } else { here.into_iter().chain(path).collect() }
}

/// Leaves out actions that only move a cursor.
fn of_context(from: Context, look: &Look) -> Vec<Entry> {
    let acts = Action::ALL.iter().copied().filter(|action| step(*action).is_none() && *action != Action::Find);
    let entry = |action: Action| {
        let key = look.keymap().first(Some(from), action)?.name(look.glyphs().arrows);
        let deed = Deed::Act(action);
        Some(Entry { label: say!(look, action.text()), kind: key, also: String::new(), deed })
    };
    acts.filter_map(entry).collect()
}

/// The other names under which a game is looked for.
fn also(game: &str, look: &Look) -> String {
    format!("{game} {}", words::field_name(game, look))
}

fn of_the_path(look: &Look) -> Vec<Entry> {
    let kind = |id: &str| say!(look, id);
    let stops = path::stops().map(|stop| {
        let label = stop.name(look);
        let also = also(stop.game, look);
        Entry::new(label, &kind("find-stop"), &also, Deed::Stop(stop))
    });
    let own = look.own.iter().filter_map(|own| {
        let title = own.title.in_language(look.language())?.to_owned();
        Some(Entry::new(title, &kind("find-own"), &own.game, Deed::Own(own.clone())))
    });
    let beside = Beside::VARIANTS.iter().map(|beside| {
        let label = say!(look, beside.text());
        Entry::new(label, &kind("find-screen"), "", Deed::Beside(*beside))
    });
    let forms = boards::ALL.iter().map(|entry| {
        let id = entry.game.id;
        Entry::new(words::title(id, look), &kind("find-game"), &also(id, look), Deed::Form(id))
    });
    let lessons = lesson::all().0.iter().map(|lesson| {
        Entry::new(lesson.title(look), &kind("find-lesson"), &lesson.id, Deed::Lesson(lesson.id.clone()))
    });
    let puzzles = boards::ALL.iter().map(|entry| {
        let id = entry.game.id;
        Entry::new(words::title(id, look), &kind("find-puzzles"), &also(id, look), Deed::Puzzles(id))
    });
    stops.chain(own).chain(beside).chain(forms).chain(lessons).chain(puzzles).collect()
}
