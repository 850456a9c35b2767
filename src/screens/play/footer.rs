//! The footer of a game: the keys that work now, most needed first.

use super::{
    GameView, Mode,
    class::Class,
    panes::Pane,
    players::{is_open, is_paused},
    subject::Topic,
    telling::{is_figure, other_degree},
};
use crate::screens::{
    chrome::{arrows, arrows_alone, fit_arrows, has_room, slots::Panel},
    prelude::*,
    prompt,
};

/// Everything that the footer depends on while nothing is typed.
struct Keys<'a> {
    table: &'a Table,
    class: &'a Class,
    pane: &'a Pane,
    look: &'a Look,
    context: Context,
    topic: Topic,
    revealed: Telling,
    /// The panel as it is shown, and the place that it has.
    panel: Panel,
    place: Panel,
    /// Whether the user is to move.
    open: bool,
    /// Whether there is a further hint.
    hints: bool,
    exam: bool,
}

impl GameView {
    /// The context of keys. In a class, in a proof, and on a projector where a class may begin, Space goes on.
    pub(in crate::screens) fn context(&self, look: &Look) -> Context {
        match &self.mode {
            Mode::Naming(_) => Context::Naming,
            Mode::Play(prompt) if prompt.is_some() => Context::Typing,
            _ if self.class.is_on() || self.topic() == Topic::Proof || self.may_begin_class(look) => Context::Class,
            Mode::Play(_) | Mode::Asked(_) => Context::Play,
        }
    }

    /// Whether the keys for pages turn the figure instead.
    pub(super) fn turns(&self, look: &Look) -> bool {
        let is_figure = self.has_figure_pane(look) && self.topic() != Topic::Proof;
        is_figure && self.revealed().shows_figure() && self.table.can_turn()
    }

    /// The hints of the footer; the last two are always shown.
    pub(super) fn hints(&self, look: &Look, pages: usize) -> Vec<Hint> {
        if let Mode::Naming(_) = self.mode {
            let mut hints = vec![Hint::named(&[Action::Enter], say!(look, "action-save.short"))];
            hints.extend([Action::Erase, Action::Help, Action::Back].map(|action| Hint::of(action, look)));
            return hints;
        }
        if self.mode.is_typing() {
            let mut hints = prompt::hints(look);
            if self.class.asks_for_hands(&self.table) {
                hints[0] = Hint::named(&[Action::Enter], say!(look, "action-answer.short"));
            }
            return hints;
        }
        let keys = Keys {
            table: &self.table,
            class: &self.class,
            pane: &self.pane,
            look,
            context: self.context(look),
            topic: self.topic(),
            revealed: self.revealed(),
            panel: self.panel(look),
            place: self.pane.place(self.need(), look),
            open: is_open(&self.table),
            hints: !self.help.is_exhausted(&self.table, self.revealed()),
            exam: self.is_exam_open(),
        };
        let begins = self.may_begin_class(look);
        let mut hints = keys.telling(begins);
        hints.extend(keys.about_the_move(pages));
        hints.extend(keys.about_the_game(pages, self.turns(look)));
        hints.extend((!begins).then(|| Hint::of(Action::Class, look)));
        hints.extend([
            Hint::of(Action::Theme, look),
            keys.named(Action::Help, "action-help.rules"),
            Hint::of(Action::Quit, look),
        ]);
        hints.retain(|hint| !hint.actions().iter().any(|action| self.refuses(*action)));
        keys.with_all_arrows(hints)
    }
}

impl Keys<'_> {
    fn named(&self, action: Action, id: &str) -> Hint {
        Hint::named(&[action], say!(self.look, id))
    }

    /// The keys of a class, or the one that `begins` it, and those of the proof.
    fn telling(&self, begins: bool) -> Vec<Hint> {
        let (look, proves, mut hints) = (self.look, self.topic == Topic::Proof, Vec::new());
        if let Some(told) = self.class.told(self.table) {
            // At the end there is nothing more to tell.
            if !self.table.is_over() && !proves {
                let plays = told.done && self.open;
                let cue = if plays { "lesson-cue-play.short" } else { "action-reveal.short" };
                hints.push(self.named(Action::Reveal, cue));
            }
            hints.push(Hint::of(Action::Conceal, look));
            // In a narrow window the reason takes half of the board's room.
            hints.extend(self.pane.is_narrow().then(|| Hint::of(Action::Why, look)));
        } else if begins {
            hints.push(self.named(Action::Reveal, "action-class.short"));
        }
        if proves {
            // After a move that ends the game there is nothing to walk through.
            let proof = self.table.proof(look);
            let walks = proof.argument + proof.rows > 0 || !proof.complete;
            hints.extend(walks.then(|| self.named(Action::Reveal, "proof-walk")));
            hints.push(Hint::of(Action::Proof, look));
        }
        hints
    }

    /// The keys for the move. In a narrow window Undo, Hint and pages come before the arrows.
    fn about_the_move(&self, pages: usize) -> Vec<Hint> {
        let (table, look, mut hints, other) = (self.table, self.look, Vec::new(), self.in_place_of_the_other());
        let page = self.page(pages);
        let undo = || table.can_undo().then(|| Hint::of(Action::Undo, look));
        if self.open {
            let (arrows, help) = (arrows(table, look), self.hints.then(|| Hint::of(Action::Hint, look)));
            // Whoever has chosen nothing needs the arrows first.
            let chooses = self.pane.is_narrow() && table.choice(look).is_none();
            hints.extend(chooses.then(|| arrows_alone(table.id(), look)));
            hints.push(Hint::of(Action::Enter, look));
            if self.pane.is_narrow() {
                // Without the board the user cannot play, so the key for it comes first.
                let (board, figure) = if self.panel == Panel::Alone { (other, None) } else { (None, other) };
                hints.extend(board.into_iter().chain(undo()).chain(help).chain(figure).chain(page));
                hints.extend(arrows.into_iter().filter(|_| !chooses));
            } else {
                hints.extend(arrows.into_iter().chain(help).chain(other));
            }
        } else {
            hints.extend(other);
        }
        // At the end there are no moves to list, so the reason is shown anyway.
        if self.topic == Topic::Moves && !table.is_over() {
            let other = if self.place == Panel::Alone { "action-why.board" } else { "play-list-close" };
            hints.push(self.named(Action::List, other));
        }
        if table.plies() > 0 && table.is_over() {
            hints.push(Hint::of(Action::Review, look));
        }
        if table.paced().is_some() {
            let goes_on = is_paused(table).then(|| self.named(Action::Pause, "action-pause-on"));
            hints.push(goes_on.unwrap_or_else(|| Hint::of(Action::Pause, look)));
            hints.extend([Action::Enter, Action::Faster, Action::Slower].map(|action| Hint::of(action, look)));
        }
        hints.extend(undo().filter(|_| !(self.pane.is_narrow() && self.open)));
        hints
    }

    /// The key that brings back the board, or opens and closes the figure.
    fn in_place_of_the_other(&self) -> Option<Hint> {
        let other = match self.panel {
            _ if self.class.is_on() => return None,
            Panel::Alone => "action-why.board",
            _ if is_figure(self.revealed) => "action-why.figure",
            _ => return None,
        };
        Some(self.named(Action::Why, other))
    }

    /// The key that plays the same again after the end, and else opens the setup.
    fn anew(&self) -> Hint {
        let look = self.look;
        let again = self.table.is_over() && !self.class.is_on() && self.table.bout().is_none();
        if again { self.named(Action::New, "action-new.again") } else { Hint::of(Action::New, look) }
    }

    fn page(&self, pages: usize) -> Option<Hint> {
        (pages > 1).then(|| self.named(Action::Next, "play-page"))
    }

    fn about_the_game(&self, pages: usize, turns: bool) -> Vec<Hint> {
        let (look, open, moved) = (self.look, self.open, self.table.plies() > 0);
        let (told, class) = (self.revealed, self.class.is_on());
        let is_named = self.pane.is_narrow() && class || self.in_place_of_the_other().is_some();
        let why = (class || told.outcome || told.advice) && !is_named;
        // While the reason is hidden, the user's own marks help.
        let hidden = !told.is_all() && !class;
        [
            (!open).then(|| self.anew()),
            (!open && self.table.is_over()).then(|| Hint::of(Action::Form, look)),
            turns.then(|| Hint::named(&[Action::Previous, Action::Next], say!(look, "figure-wheel-turn"))),
            self.page(pages).filter(|_| !(self.pane.is_narrow() && open)),
            why.then(|| Hint::of(Action::Why, look)),
            (hidden && !self.table.is_over() && !self.exam)
                .then(|| Hint::named(&[Action::Tell], other_degree(told, look))),
            (open && hidden).then(|| Hint::of(Action::Believe, look)),
            (open && hidden).then(|| Hint::of(Action::Map, look)),
            (open && told.is_all() && self.topic != Topic::Moves).then(|| Hint::of(Action::List, look)),
            open.then(|| Hint::of(Action::Type, look)),
            open.then(|| Hint::of(Action::New, look)),
            (moved && open && (told.is_all() || class)).then(|| Hint::of(Action::Review, look)),
            moved.then(|| Hint::of(Action::Save, look)),
            (open && told.is_all() && self.topic != Topic::Proof).then(|| Hint::of(Action::Proof, look)),
        ]
        .into_iter()
        .flatten()
        .collect()
    }

    /// Merges the hints for the arrows if a narrow window has no room to say what each of them changes, or another one would otherwise
    /// lose the key that tells more.
    fn with_all_arrows(&self, mut hints: Vec<Hint>) -> Vec<Hint> {
        let arrows = [Action::Up, Action::Down, Action::Left, Action::Right];
        let is_arrow = |hint: &Hint| hint.actions().iter().any(|action| arrows.contains(action));
        let Some((first, last)) = hints.iter().position(is_arrow).zip(hints.iter().rposition(is_arrow)) else {
            return hints;
        };
        let (game, context, columns, look) = (self.table.id(), self.context, self.pane.window.width, self.look);
        if self.pane.is_narrow() {
            let named = fit_arrows(&mut hints, first..last + 1, game, (context, columns), look);
            // If not even the merged hint fits, keep the first one.
            if !named.is_empty() && !has_room(&hints, first, context, columns, look) {
                hints.splice(first..=first, named);
            }
        } else if first < last {
            let tell = hints.iter().position(|hint| hint.actions().contains(&Action::Tell));
            if tell.is_some_and(|tell| !has_room(&hints, tell, context, columns, look)) {
                hints.splice(first..=last, [arrows_alone(game, look)]);
            }
        }
        hints
    }
}
