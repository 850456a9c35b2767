//! The keys that work now in a game, most needed first.

use super::{GameView, WhyPane, panes::Panes};
use crate::{
    look::Look,
    play::board::Status,
    say,
    screens::{
        action::Action,
        chrome::{Hint, arrows, fit_arrows, has_room},
        prompt,
    },
};

impl GameView {
    /// The last two stay whatever else has no room; in a narrow window taking back and a hint come before the arrows.
    pub(super) fn hints(&self, look: &Look, pages: usize) -> Vec<Hint> {
        if self.naming.is_some() {
            let keep = Hint::named(&[Action::Enter], say!(look, "action-save.short"));
            return vec![
                keep,
                Hint::of(Action::Erase, look),
                Hint::of(Action::Help, look),
                Hint::of(Action::Back, look),
            ];
        }
        if self.prompt.is_some() {
            let mut hints = prompt::hints(look);
            if self.asks_for_hands() {
                hints[0] = Hint::named(&[Action::Enter], say!(look, "action-answer.short"));
            }
            return hints;
        }
        let mut hints = Vec::new();
        let begins = self.may_begin_class(look);
        if self.class.is_some() {
            // At the end there is nothing more to be told.
            let over = self.table.is_over();
            let tells = !over && !self.proves();
            hints.extend(tells.then(|| Hint::named(&[Action::Reveal], say!(look, self.class_cue()))));
            hints.push(Hint::of(Action::Conceal, look));
            // There the reason takes half of the board's room.
            hints.extend(self.is_narrow().then(|| Hint::of(Action::Why, look)));
        } else if begins {
            hints.push(Hint::named(&[Action::Reveal], say!(look, "action-class.short")));
        }
        if self.proves() {
            let walk = || Hint::named(&[Action::Reveal], say!(look, "proof-walk"));
            // A move that ends the game leaves nothing to be walked through.
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

    /// The hints with all arrows in one, where a narrow window has no room to say what each of them changes.
    fn with_all_arrows(&self, mut hints: Vec<Hint>, look: &Look) -> Vec<Hint> {
        let arrows = [Action::Up, Action::Down, Action::Left, Action::Right];
        let is_arrow = |hint: &Hint| hint.actions().iter().any(|action| arrows.contains(action));
        let found = hints.iter().position(is_arrow).zip(hints.iter().rposition(is_arrow));
        if let Some((first, last)) = found.filter(|_| self.is_narrow()) {
            let (context, columns) = (self.context(look), self.window.width);
            let named = fit_arrows(&mut hints, first..last + 1, self.table.id(), (context, columns), look);
            // One of them is better than none.
            if !named.is_empty() && !has_room(&hints, first, context, columns, look) {
                hints.splice(first..=first, named);
            }
        }
        hints
    }

    /// The id of what Space does before a class.
    fn class_cue(&self) -> &'static str {
        match self.class_told() {
            Some((_, true)) if self.is_open() && !self.proves() => "lesson-cue-play.short",
            _ => "action-reveal.short",
        }
    }

    /// Returns whether a person is to move; a key pressed while an opponent shows its move counts after that.
    fn is_open(&self) -> bool {
        match self.table.status() {
            Status::Turn(_) => true,
            Status::Pointed(_) => self.table.paced().is_none(),
            _ => false,
        }
    }

    fn hints_about_the_move(&self, look: &Look) -> Vec<Hint> {
        let mut hints = Vec::new();
        let moved = self.table.plies() > 0;
        if self.is_open() {
            let (arrows, help) = (arrows(self.table.id(), look), Hint::of(Action::Hint, look));
            hints.push(Hint::of(Action::Enter, look));
            if self.is_narrow() {
                let other = self.in_place_of_the_other(look);
                // Without the board nothing can be played.
                let (board, figure) = if self.panes() == Panes::Reason { (other, None) } else { (None, other) };
                hints.extend(board);
                hints.extend(self.table.can_undo().then(|| Hint::of(Action::Undo, look)));
                hints.push(help);
                hints.extend(figure);
                hints.extend(arrows);
            } else {
                hints.extend(arrows);
                hints.push(help);
                hints.extend(self.in_place_of_the_other(look));
            }
        } else {
            hints.extend(self.in_place_of_the_other(look));
        }
        // At the end no move is left to be listed, so the reason stands there anyway.
        if self.lists() && !self.table.is_over() {
            let other =
                if self.is_either() && self.why == WhyPane::Beside { "action-why.board" } else { "play-list-close" };
            hints.push(Hint::named(&[Action::List], say!(look, other)));
        }
        if moved && self.table.is_over() {
            hints.push(Hint::of(Action::Review, look));
        }
        if self.table.paced().is_some() {
            hints.push(Hint::named(&[Action::Pause], self.pause_word(look)));
            hints.extend([Action::Enter, Action::Faster, Action::Slower].map(|action| Hint::of(action, look)));
        }
        if self.table.can_undo() && !(self.is_narrow() && self.is_open()) {
            hints.push(Hint::of(Action::Undo, look));
        }
        hints
    }

    /// The key by which board and figure stand in each other's place, where there is no room for both.
    fn in_place_of_the_other(&self, look: &Look) -> Option<Hint> {
        // A projector has a place for both.
        let is_alone = self.panes() == Panes::Reason && (self.is_narrow() || !look.is_projected());
        let other = if is_alone { "action-why.board" } else { "action-why.figure" };
        let is_hidden = self.panes() == Panes::Board && self.tells_figure();
        let is_there = self.class.is_none() && (is_alone || is_hidden);
        is_there.then(|| Hint::named(&[Action::Why], say!(look, other)))
    }

    fn hints_about_the_game(&self, look: &Look, pages: usize) -> Vec<Hint> {
        let (open, moved) = (self.is_open(), self.table.plies() > 0);
        let mut hints = Vec::new();
        if !open {
            hints.push(Hint::of(Action::New, look));
        }
        if pages > 1 {
            hints.push(Hint::named(&[Action::Next], say!(look, "play-page")));
        }
        // What is kept back is not offered.
        let told = self.told().is_all();
        let says = self.class.is_some() || self.told().outcome || self.told().advice;
        let is_named = self.is_narrow() && self.class.is_some() || self.in_place_of_the_other(look).is_some();
        if says && !is_named {
            hints.push(Hint::of(Action::Why, look));
        }
        if !told && self.class.is_none() && !self.table.is_over() && !self.is_exam() {
            hints.push(Hint::named(&[Action::Tell], self.other_degree(look)));
        }
        // Where nothing is told, notes of one's own lead on.
        if open && !told && self.class.is_none() {
            hints.extend([Action::Believe, Action::Map].map(|action| Hint::of(action, look)));
        }
        if open {
            if told && !self.lists() {
                hints.push(Hint::of(Action::List, look));
            }
            hints.push(Hint::of(Action::Type, look));
            hints.push(Hint::of(Action::New, look));
        }
        if moved && open && (told || self.class.is_some()) {
            hints.push(Hint::of(Action::Review, look));
        }
        if moved {
            hints.push(Hint::of(Action::Save, look));
        }
        if open && told && !self.proves() {
            hints.push(Hint::of(Action::Proof, look));
        }
        hints
    }
}
