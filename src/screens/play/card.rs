//! The end of a game as a card over the board: who won, where it turned, what one's moves were worth, and what comes next.

mod coming;
mod draw;
mod marks;
mod story;

use std::fmt;

use zugzwang_engine::{Seat, Winner};

use super::PlayScreen;
use crate::{
    play::{
        board::{End, Player, Status, Table},
        job::Job,
        review::Reviewed,
    },
    screens::{Next, ReviewScreen, action::Action},
};
use coming::Coming;

/// What Enter does on a card.
#[derive(Debug)]
enum Then {
    /// Begins this game.
    Next(Coming),
    /// Shows what decided a game that was lost.
    Why,
    /// Shows what decided any other.
    Review,
    /// Leaves for a new game.
    New,
}

impl Then {
    /// The id of its words; the short form is for the footer.
    const fn text(&self) -> &'static str {
        match self {
            Self::Next(_) => "card-next",
            Self::Why => "card-why",
            Self::Review => "card-review",
            Self::New => "card-new",
        }
    }
}

/// The card of one game that has ended. Its questions are stopped when it goes.
pub(super) struct Card {
    /// The game looked at again; `None` once that has a screen of its own.
    review: Option<Box<dyn Reviewed>>,
    end: End,
    /// Where the person sits that plays alone against a machine.
    me: Option<Seat>,
    then: Then,
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Card").field("end", &self.end).field("then", &self.then).finish_non_exhaustive()
    }
}

impl Drop for Card {
    fn drop(&mut self) {
        if let Some(review) = &mut self.review {
            review.stop();
        }
    }
}

impl Card {
    /// The card of a game that has ended so; what comes next is drawn from `chance`, and is a review only where the window has room
    /// for one.
    fn of(table: &dyn Table, end: End, chance: u64, reviewable: bool) -> Self {
        let me = table.seats().and_then(alone);
        let winner = end.winner().seat();
        let then = match (me, winner) {
            // A machine of boxes learns where it is kept: that lies below.
            _ if table.bout().is_some() => Then::New,
            (Some(me), Some(winner)) if me != winner && reviewable => Then::Why,
            (Some(me), winner) if winner == Some(me) || !reviewable => {
                Coming::of(table, me, chance).map_or(Then::New, Then::Next)
            }
            _ if reviewable => Then::Review,
            _ => Then::New,
        };
        Self { review: Some(table.review()), end, me, then }
    }

    /// The questions that have come up.
    pub(super) fn take_jobs(&mut self) -> Vec<Job> {
        self.review.as_mut().map(|review| review.take_jobs()).unwrap_or_default()
    }

    /// Takes in the answers that have come; whether anything changed.
    pub(super) fn collect(&mut self) -> bool {
        self.review.as_mut().is_some_and(|review| review.collect())
    }

    /// Whether answers are waited for.
    pub(super) fn is_thinking(&self) -> bool {
        self.review.as_ref().map(|review| review.progress()).is_some_and(|(answered, all)| answered < all)
    }

    /// Looks at the game again, at what decided it, with all that is known already.
    fn look_again(mut self) -> Next {
        let winner = self.end.winner();
        self.review.take().map_or(Next::Stay, |review| Next::push(ReviewScreen::of_end(review, winner)))
    }

    /// How the game ended for whoever plays alone; `None` for two of a kind, and for a draw.
    fn is_won(&self) -> Option<bool> {
        Some(self.end.winner().seat()? == self.me?)
    }

    const fn winner(&self) -> Winner {
        self.end.winner()
    }
}

/// Where the only person sits.
fn alone(seats: [Player; 2]) -> Option<Seat> {
    let mut persons = Seat::ALL.into_iter().filter(|seat| seats[seat.index()] == Player::Person);
    persons.next().filter(|_| persons.next().is_none())
}

impl PlayScreen {
    /// The end that a card can be shown of: not before a class, nor where something is typed.
    fn shown_end(&self) -> Option<End> {
        let Status::Over(end) = self.view.table.status() else { return None };
        (self.view.class.is_none() && !self.view.is_typing()).then_some(end)
    }

    /// Opens the card when the game has just ended, and takes it away when it goes on; whether it was opened.
    pub(super) fn watch(&mut self) -> bool {
        if !matches!(self.view.table.status(), Status::Over(_)) {
            (self.card, self.ending, self.goes_on) = (None, false, true);
            return false;
        }
        let has_ended = std::mem::replace(&mut self.goes_on, false);
        if !has_ended {
            return false;
        }
        // What the last move did is seen first, where there is time.
        self.ending = self.view.table.seating().shows && self.shown_end().is_some();
        self.ending || self.open_card()
    }

    pub(super) fn open_card(&mut self) -> bool {
        let Some(end) = self.shown_end() else { return false };
        self.view.asked = None;
        let room = ReviewScreen::LEAST;
        let has_room = self.window.width >= room.width && self.window.height >= room.height;
        let reviewable = has_room && self.view.plies() > 0;
        self.card = Some(Card::of(self.view.table.as_ref(), end, self.chance, reviewable));
        true
    }

    /// What a key comes to on the card, which goes with any key; `None` where it counts for the game below.
    pub(super) fn act_on_card(&mut self, action: Action) -> Option<Next> {
        match (action, self.card.take()) {
            (Action::Enter, Some(card)) => self.go_on(card),
            (Action::Review, Some(card)) if self.view.plies() > 0 => Some(card.look_again()),
            (Action::Back, Some(_)) => Some(Next::Stay),
            // What is said of a game that was resigned names what Enter shows.
            (Action::Enter, None) if !self.view.has_resigned() || self.view.plies() == 0 => {
                self.open_card().then_some(Next::Stay)
            }
            _ => None,
        }
    }

    /// Does what the card names.
    fn go_on(&mut self, card: Card) -> Option<Next> {
        match &card.then {
            Then::Next(coming) => coming.open().map(|screen| Next::Instead(vec![Box::new(screen)])),
            Then::Why | Then::Review => Some(card.look_again()),
            Then::New => {
                self.view.table.stop();
                Some(Next::Pop)
            }
        }
    }
}
