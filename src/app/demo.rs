//! The arcade shows itself: it plays and explains, game after game, until a key is pressed that is not about how it is shown.

use std::time::Duration;

use super::{App, Effect, Msg};
use crate::{
    play::{
        board::{Side, Status},
        boards,
    },
    screens::{
        PlayScreen,
        action::Action,
        keymap::{self, Context},
    },
};

/// After so many moves of one game it is another's turn.
const MOVES: usize = 8;

impl App {
    /// Begins to play and explain by itself.
    pub fn begin_demo(&mut self) {
        self.back_to(1);
        self.demo = Some(0);
        self.next_demo();
        self.settle();
    }

    /// The next game of the demonstration, in a setup of its own.
    pub(super) fn next_demo(&mut self) {
        let Some(shown) = self.demo else { return };
        self.demo = Some(shown.wrapping_add(1));
        self.stop_above(1);
        self.screens.truncate(1);
        let entry = &boards::ALL[shown % boards::ALL.len()];
        let words = entry.game.of_seed(self.kept.desk.coming_seed());
        // What is drawn is a setup, and the defaults are one.
        let opened = entry.open(&words, &[], Side::Watch).or_else(|_| entry.open::<&str>(&[], &[], Side::Watch));
        if let Ok(table) = opened {
            self.push(Box::new(PlayScreen::explaining(table)));
        }
    }

    /// Whatever is pressed ends the demonstration, and nothing else.
    pub(super) fn end_demo(&mut self) -> Effect {
        self.demo = None;
        self.back_to(1);
        Effect::None
    }

    /// Whether the demonstration ends with this: with whatever a user does, but not with what ends or pauses the program, nor
    /// with what changes the language or the size for those who watch.
    pub(super) fn ends_demo(&self, msg: &Msg) -> bool {
        match msg {
            Msg::Key(key) => {
                let action = keymap::action(Context::Play, *key, self.look.language());
                !matches!(action, Some(Action::QuitNow | Action::Suspend | Action::Language | Action::Projector))
            }
            Msg::Click(_) | Msg::Wheel { .. } | Msg::Paste(_) => true,
            Msg::Size(_) | Msg::Ground { .. } | Msg::Answered | Msg::Tick => false,
        }
    }

    /// How long the end of a game is shown; `None` while it goes on.
    pub(super) fn demo_pause(&mut self) -> Option<Duration> {
        const END: Duration = Duration::from_secs(6);
        let table = self.demo.and_then(|_| self.top().table())?;
        let over = matches!(table.status(), Status::Over(_) | Status::Failed | Status::Stopped);
        (over || table.plies() >= MOVES).then_some(END)
    }
}
