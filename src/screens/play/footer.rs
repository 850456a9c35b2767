//! The footer of a game: the keys that work now, most needed first.

use super::{GameView, Mode};
use crate::screens::{
    chrome::{arrows, arrows_alone, fit_arrows, has_room, slots::Panel},
    prelude::*,
    prompt,
};

impl GameView {
    /// The hints of the footer; the last two are always shown. In a narrow window Undo and Hint come before the arrows.
    pub(super) fn hints(&self, look: &Look, pages: usize) -> Vec<Hint> {
        if let Mode::Naming(_) = self.mode {
            let mut hints = vec![Hint::named(&[Action::Enter], say!(look, "action-save.short"))];
            hints.extend([Action::Erase, Action::Help, Action::Back].map(|action| Hint::of(action, look)));
            return hints;
        }
        if self.is_typing() {
            let mut hints = prompt::hints(look);
            if self.asks_for_hands() {
                hints[0] = Hint::named(&[Action::Enter], say!(look, "action-answer.short"));
            }
            return hints;
        }
        let mut hints = Vec::new();
        let begins = self.may_begin_class(look);
        if self.class.is_some() {
            // At the end there is nothing more to tell.
            let tells = !self.table.is_over() && !self.proves();
            hints.extend(tells.then(|| Hint::named(&[Action::Reveal], say!(look, self.class_cue()))));
            hints.push(Hint::of(Action::Conceal, look));
            // In a narrow window the reason takes half of the board's room.
            hints.extend(self.is_narrow().then(|| Hint::of(Action::Why, look)));
        } else if begins {
            hints.push(Hint::named(&[Action::Reveal], say!(look, "action-class.short")));
        }
        if self.proves() {
            let walk = || Hint::named(&[Action::Reveal], say!(look, "proof-walk"));
            // After a move that ends the game there is nothing to walk through.
            let proof = self.table.proof(look);
            hints.extend((proof.argument + proof.rows > 0 || !proof.complete).then(walk));
            hints.push(Hint::of(Action::Proof, look));
        }
        hints.extend(self.hints_about_the_move(look));
        hints.extend(self.hints_about_the_game(look, pages));
        hints.extend((!begins).then(|| Hint::of(Action::Class, look)));
        let rules = Hint::named(&[Action::Help], say!(look, "action-help.rules"));
        hints.extend([Hint::of(Action::Theme, look), rules, Hint::of(Action::Quit, look)]);
        hints.retain(|hint| !hint.actions().iter().any(|action| self.refuses(*action)));
        self.with_all_arrows(hints, look)
    }

    /// Merges the hints for the arrows if a narrow window has no room to say what each of them changes, or another one would otherwise
    /// lose the key that tells more.
    fn with_all_arrows(&self, mut hints: Vec<Hint>, look: &Look) -> Vec<Hint> {
        let arrows = [Action::Up, Action::Down, Action::Left, Action::Right];
        let is_arrow = |hint: &Hint| hint.actions().iter().any(|action| arrows.contains(action));
        let found = hints.iter().position(is_arrow).zip(hints.iter().rposition(is_arrow));
        let (context, columns) = (self.context(look), self.pane.window.width);
        if let Some((first, last)) = found.filter(|_| self.is_narrow()) {
            let named = fit_arrows(&mut hints, first..last + 1, self.table.id(), (context, columns), look);
            // If not even the merged hint fits, keep the first one.
            if !named.is_empty() && !has_room(&hints, first, context, columns, look) {
                hints.splice(first..=first, named);
            }
        } else if let Some((first, last)) = found.filter(|(first, last)| first < last) {
            let tell = hints.iter().position(|hint| hint.actions().contains(&Action::Tell));
            if tell.is_some_and(|tell| !has_room(&hints, tell, context, columns, look)) {
                hints.splice(first..=last, [arrows_alone(self.table.id(), look)]);
            }
        }
        hints
    }

    /// The message id of what Space does in a class.
    fn class_cue(&self) -> &'static str {
        match self.class_told() {
            Some((_, true)) if self.is_open() && !self.proves() => "lesson-cue-play.short",
            _ => "action-reveal.short",
        }
    }

    /// Whether the user is to move. While an opponent shows its move, keys already count for the turn after it.
    pub(super) fn is_open(&self) -> bool {
        match self.table.status() {
            Status::Turn(_) => true,
            Status::Pointed(_) => self.table.paced().is_none(),
            _ => false,
        }
    }

    fn hints_about_the_move(&self, look: &Look) -> Vec<Hint> {
        let mut hints = Vec::new();
        let moved = self.table.plies() > 0;
        let other = self.in_place_of_the_other(look);
        if self.is_open() {
            let (arrows, help) = (arrows(self.table.id(), look), Hint::of(Action::Hint, look));
            hints.push(Hint::of(Action::Enter, look));
            if self.is_narrow() {
                // Without the board the user cannot play, so the key for it comes first.
                let (board, figure) = if self.panel(look) == Panel::Alone { (other, None) } else { (None, other) };
                hints.extend(board);
                hints.extend(self.table.can_undo().then(|| Hint::of(Action::Undo, look)));
                hints.push(help);
                hints.extend(figure);
                hints.extend(arrows);
            } else {
                hints.extend(arrows);
                hints.push(help);
                hints.extend(other);
            }
        } else {
            hints.extend(other);
        }
        // At the end there are no moves to list, so the reason is shown anyway.
        if self.lists() && !self.table.is_over() {
            let other = if self.is_either(look) { "action-why.board" } else { "play-list-close" };
            hints.push(Hint::named(&[Action::List], say!(look, other)));
        }
        if moved && self.table.is_over() {
            hints.push(Hint::of(Action::Review, look));
        }
        if self.table.paced().is_some() {
            hints.push(if self.is_paused() {
                Hint::named(&[Action::Pause], say!(look, "action-pause-on"))
            } else {
                Hint::of(Action::Pause, look)
            });
            hints.extend([Action::Enter, Action::Faster, Action::Slower].map(|action| Hint::of(action, look)));
        }
        if self.table.can_undo() && !(self.is_narrow() && self.is_open()) {
            hints.push(Hint::of(Action::Undo, look));
        }
        hints
    }

    /// The key that brings back the board, or opens the figure.
    fn in_place_of_the_other(&self, look: &Look) -> Option<Hint> {
        let is_alone = self.panel(look) == Panel::Alone;
        let other = if is_alone { "action-why.board" } else { "action-why.figure" };
        let is_hidden = self.panel(look) == Panel::Closed && self.tells_figure();
        let is_there = self.class.is_none() && (is_alone || is_hidden);
        is_there.then(|| Hint::named(&[Action::Why], say!(look, other)))
    }

    fn hints_about_the_game(&self, look: &Look, pages: usize) -> Vec<Hint> {
        let (open, moved) = (self.is_open(), self.table.plies() > 0);
        let (told, class) = (self.revealed(), self.class.is_some());
        let is_named = self.is_narrow() && class || self.in_place_of_the_other(look).is_some();
        let why = (class || told.outcome || told.advice) && !is_named;
        let tell = !told.is_all() && !class && !self.table.is_over() && !self.is_exam_open();
        // While the reason is hidden, the user's own marks help.
        let marks = open && !told.is_all() && !class;
        [
            (!open).then(|| Hint::of(Action::New, look)),
            self.turns(look).then(|| Hint::named(&[Action::Previous, Action::Next], say!(look, "figure-wheel-turn"))),
            (pages > 1).then(|| Hint::named(&[Action::Next], say!(look, "play-page"))),
            why.then(|| Hint::of(Action::Why, look)),
            tell.then(|| Hint::named(&[Action::Tell], self.other_degree(look))),
            marks.then(|| Hint::of(Action::Believe, look)),
            marks.then(|| Hint::of(Action::Map, look)),
            (open && told.is_all() && !self.lists()).then(|| Hint::of(Action::List, look)),
            open.then(|| Hint::of(Action::Type, look)),
            open.then(|| Hint::of(Action::New, look)),
            (moved && open && (told.is_all() || class)).then(|| Hint::of(Action::Review, look)),
            moved.then(|| Hint::of(Action::Save, look)),
            (open && told.is_all() && !self.proves()).then(|| Hint::of(Action::Proof, look)),
        ]
        .into_iter()
        .flatten()
        .collect()
    }
}
