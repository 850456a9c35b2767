//! The screens: how each handles keys, clicks, time and answers.

mod chrome;
mod daily;
mod desk;
mod find;
mod help;
mod home;
mod lab;
mod lesson;
mod lessons;
mod map;
mod marked;
mod plan;
mod play;
mod pointer;
mod prelude;
mod prompt;
mod puzzle;
mod review;
mod screen;
mod seat;
mod setup;
mod shelf;
mod text;
mod trial;
mod why;

// Keys belong to the look, because texts name them.
pub use crate::look::{
    action, key,
    keymap::{self, key_name},
};
pub use chrome::{Hint, Note, draw_too_small, pressed, sheet};
pub use daily::line as day_line;
pub use desk::Desk;
pub use find::Find;
pub use help::{Help, rows as help_rows};
pub use home::Home;
pub use lab::{LabScreen, Plan, Speed};
pub use lesson::LessonScreen;
pub use lessons::LessonsScreen;
pub use map::MapScreen;
pub use plan::PlanScreen;
pub use play::PlayScreen;
use play::{GameView, Guidance};
pub use puzzle::{PuzzleKind, PuzzleOrder, PuzzleScreen, Source};
pub use review::ReviewScreen;
use screen::board_hits;
pub use screen::{About, Cx, Hit, Hits, Next, Screen, Wait};
pub use seat::SeatScreen;
pub use setup::{Filled, Players, SetupForm};
pub use shelf::ShelfScreen;

use zugzwang_engine::Machine;

use crate::{
    look::own::Own,
    play::{
        board::{Side, Step},
        boards,
    },
    screens::action::Action,
};

/// Returns the step by which an action moves the cursor on a board, if it does.
pub(crate) const fn step(action: Action) -> Option<Step> {
    Some(match action {
        Action::Up => Step::Up,
        Action::Down => Step::Down,
        Action::Left => Step::Left,
        Action::Right => Step::Right,
        Action::PageUp => Step::More,
        Action::PageDown => Step::Less,
        Action::Home => Step::Least,
        Action::End => Step::Most,
        Action::Clear => Step::Clear,
        _ => return None,
    })
}

/// Returns a game with its setup form below it, where another game can be started.
pub(crate) fn over_setup(game: PlayScreen, Cx { desk, look }: &mut Cx<'_>) -> Vec<Box<dyn Screen>> {
    let form =
        |entry| Box::new(SetupForm::with(entry, game.setup(), look).below(game.players(), desk)) as Box<dyn Screen>;
    let form = boards::find(game.id()).map(form);
    form.into_iter().chain([Box::new(game) as Box<dyn Screen>]).collect()
}

/// Returns a game from the user's files with its setup form: the unfinished one, or a new one against the easiest Coach.
pub(crate) fn own_game(own: &Own, cx: &mut Cx<'_>) -> Option<Vec<Box<dyn Screen>>> {
    let kept = cx.desk.keeper.as_mut().map_or(Ok(None), |keeper| keeper.unfinished(&own.game));
    let left = cx.desk.read(kept, cx.look).flatten().filter(|saved| saved.own(cx.look) == Some(own));
    if let Some(game) = left.and_then(PlayScreen::resumed) {
        return Some(over_setup(game, cx));
    }
    let mut table = boards::find(&own.game)?.open(&own.fields, &[], Side::First).ok()?;
    table.seating_mut().oppose(Machine::Coach(0));
    Some(over_setup(PlayScreen::new(table), cx))
}
