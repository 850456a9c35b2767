//! The end of a game as a card over the board: who won, where it turned, what one's moves were worth, and what comes next.

mod coming;
mod draw;
mod marks;
mod onward;
mod story;

use std::fmt;

use ratatui::layout::Size;
use zugzwang_engine::{Seat, Winner};

use super::PlayScreen;
use crate::{
    keep::storage::Aid,
    play::{
        board::{End, Landing, Player, Status, Table},
        job::Job,
        judged::Judging,
        review::{Cause, Mistake, Reviewed},
    },
    screens::{
        Cx, Next, ReviewScreen,
        action::Action,
        map::Marks,
        why::{Lost, WhyScreen},
    },
};
use coming::Coming;
use onward::{Besides, ExamStanding, Onward};

/// The thing that Enter does on a card.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Then {
    /// Begins the game that comes next.
    Next,
    /// Goes on along the path.
    Onward(Onward),
    /// Refutes the mistake that decided a game that was lost.
    Why(Mistake),
    /// Waits until that is known.
    Wait,
    /// Shows what decided any other.
    Review,
    /// Leaves for a new game.
    New,
}

impl Then {
    /// The id of its words; the short form is for the footer.
    const fn text(self) -> &'static str {
        match self {
            Self::Next => "card-next",
            Self::Onward(_) => "card-onward",
            Self::Why(_) | Self::Wait => "card-why",
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
    /// The seat of the person who plays alone against a machine.
    me: Option<Seat>,
    /// The game that comes next, where one does.
    coming: Option<Coming>,
    /// The way on along the path, for who has won there.
    onward: Option<Onward>,
    /// The place of this game among those that make its stop known, where it is one.
    exam_standing: Option<ExamStanding>,
    /// The help with which the game was won at its stop; `None` where it was not.
    won_with: Option<Aid>,
    /// The other ways that can be chosen there instead.
    besides: Vec<Besides>,
    /// The marks that the person has set by the rules of this game, judged; none where nothing is marked.
    judging: Option<Judging>,
    /// `true` where it was looked at which position the game turned on.
    turned: bool,
    /// The way that is chosen: what Enter names, or one of those besides.
    chosen: usize,
    /// `true` where a machine of boxes learns from the game, where it is kept: that lies below.
    is_bout: bool,
    /// `true` where there are moves to look at again.
    has_moves: bool,
    /// The size of the window now.
    pub(super) window: Size,
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Card").field("end", &self.end).field("onward", &self.onward).finish_non_exhaustive()
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
    /// The card of a game that has ended so; what comes next is drawn from `chance`.
    fn of(
        table: &dyn Table,
        end: End,
        chance: u64,
        (onward, exam_standing, besides): (Option<Onward>, Option<ExamStanding>, Vec<Besides>),
        marks: &Marks,
        window: Size,
    ) -> Self {
        let me = table.seats().and_then(alone);
        let coming = me.and_then(|me| Coming::of(table, me, chance));
        let (is_bout, has_moves) = (table.bout().is_some(), table.plies() > 0);
        let review = Some(table.review());
        let judging = (!marks.is_empty()).then(|| Judging::of(marks.all()));
        let turned = false;
        Self {
            review,
            end,
            me,
            coming,
            onward,
            exam_standing,
            won_with: None,
            besides,
            judging,
            turned,
            chosen: 0,
            is_bout,
            has_moves,
            window,
        }
    }

    /// Returns what Enter does now; what looks at the game again does so only where the window has room for it.
    fn then(&self) -> Then {
        let (room, window) = (ReviewScreen::LEAST, self.window);
        let reviewable = self.has_moves && window.width >= room.width && window.height >= room.height;
        let next = match (self.onward, &self.coming) {
            (Some(onward), _) => Then::Onward(onward),
            (None, Some(_)) => Then::Next,
            (None, None) => Then::New,
        };
        match (self.me, self.is_won()) {
            _ if self.is_bout => Then::New,
            (Some(me), Some(false)) if reviewable => match self.cause() {
                Some(Cause::Mistake(mistake)) if self.is_of(me, mistake) => Then::Why(mistake),
                None => Then::Wait,
                // There is no move to be refuted: lost from the start, or theory is silent.
                Some(_) => next,
            },
            (Some(_), Some(_)) => next,
            _ if reviewable => Then::Review,
            (Some(_), None) => next,
            _ => Then::New,
        }
    }

    /// Another way is chosen.
    fn choose(&mut self, down: bool) {
        let last = self.besides.len();
        self.chosen = if down { (self.chosen + 1).min(last) } else { self.chosen.saturating_sub(1) };
    }

    /// The chosen mark was made: it is offered no more, and all marks are judged again.
    fn mark(&mut self, marks: &Marks) {
        self.besides.remove(self.chosen - 1);
        self.chosen = self.chosen.min(self.besides.len());
        self.judging = Some(Judging::of(marks.all()));
    }

    /// Returns what decided the game, once that is known.
    fn cause(&self) -> Option<Cause> {
        Cause::of_end(self.review.as_deref()?, self.end.winner())
    }

    /// Returns whether this mistake was made by who sits there now.
    fn is_of(&self, seat: Seat, mistake: Mistake) -> bool {
        let seats = self.review.as_ref().and_then(|review| review.seats_at(mistake.number));
        mistake.mover() == seat && seats.is_some()
    }

    /// The questions that have come up.
    pub(super) fn take_jobs(&mut self) -> Vec<Job> {
        let mut jobs = self.review.as_mut().map(|review| review.take_jobs()).unwrap_or_default();
        jobs.extend(self.judging.as_mut().and_then(Judging::take_job));
        jobs
    }

    /// Takes in the answers that have come; whether anything changed.
    pub(super) fn collect(&mut self) -> bool {
        let judged = self.judging.as_mut().is_some_and(Judging::collect);
        self.review.as_mut().is_some_and(|review| review.collect()) || judged
    }

    /// The number of the person's move that gave the game away, once that is known; told once.
    fn turned_on(&mut self) -> Option<usize> {
        let me = self.me?;
        let cause = self.cause().filter(|_| !self.turned)?;
        self.turned = true;
        match cause {
            Cause::Mistake(mistake) if self.is_of(me, mistake) && self.is_won() == Some(false) => Some(mistake.number),
            _ => None,
        }
    }

    /// Returns whether answers are waited for.
    pub(super) fn is_thinking(&self) -> bool {
        self.review.as_ref().map(|review| review.progress()).is_some_and(|(answered, all)| answered < all)
    }

    /// Looks at the game again, at what decided it, with all that is known already.
    fn look_again(mut self) -> Next {
        let winner = self.end.winner();
        self.review.take().map_or(Next::Stay, |review| Next::push(ReviewScreen::of_end(review, winner)))
    }

    /// Returns whether whoever plays alone has won; `None` for two of a kind, and for a draw.
    fn is_won(&self) -> Option<bool> {
        Some(self.end.winner().seat()? == self.me?)
    }

    const fn winner(&self) -> Winner {
        self.end.winner()
    }
}

/// Returns the seat of the only person.
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
        if !self.view.table.is_over() {
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
        let ways = (self.onward(end), self.exam_standing(end), self.besides());
        let mut card = Card::of(self.view.table.as_ref(), end, self.chance, ways, &self.view.marks, self.window);
        card.won_with = self.course.filter(|_| card.is_won() == Some(true)).map(|_| self.aid());
        self.card = Some(card);
        true
    }

    /// Offers to mark the position that the game turned on, where it is not marked.
    pub(super) fn offer_mark(&mut self) {
        let Some(card) = &mut self.card else { return };
        let Some(number) = card.turned_on() else { return };
        let landing = self.view.table.landing_after(number);
        if self.view.marks.get(&landing.name).is_none() && Landing::may_be_marked(&landing.name) {
            card.besides.push(Besides::Mark(landing));
        }
    }

    /// Does what a key comes to on the card, which goes with any key; `None` where it counts for the game below.
    pub(super) fn act_on_card(&mut self, action: Action, cx: &mut Cx<'_>) -> Option<Next> {
        match (action, self.card.take()) {
            (Action::Up | Action::Down, Some(mut card)) if !card.besides.is_empty() => {
                card.choose(action == Action::Down);
                self.card = Some(card);
                Some(Next::Stay)
            }
            (Action::Enter, Some(card)) if card.chosen > 0 => self.go_besides(card, cx),
            (Action::Enter, Some(card)) => self.go_on(card, cx),
            (Action::Review, Some(card)) if self.view.plies() > 0 => Some(card.look_again()),
            (Action::Back, Some(_)) => Some(Next::Stay),
            (Action::Enter, None) => self.open_card().then_some(Next::Stay),
            _ => None,
        }
    }

    /// Does what the card names.
    fn go_on(&mut self, mut card: Card, cx: &mut Cx<'_>) -> Option<Next> {
        match card.then() {
            Then::Next => {
                let screen = card.coming.as_ref().and_then(Coming::open)?;
                Some(Next::Instead(vec![Box::new(screen)]))
            }
            Then::Onward(onward) => self.go_onward(onward, cx),
            Then::Why(mistake) => {
                let review = card.review.take()?;
                let table = self.view.table.as_ref();
                let fields = table.setup().to_string().split_whitespace().map(ToOwned::to_owned).collect();
                let (side, seated) = (table.seating().side(), table.seating().seated());
                let lost = Lost { fields, side, seats: table.seats(), seated, course: self.course };
                Some(Next::push(WhyScreen::new(review, mistake, lost)))
            }
            Then::Wait => {
                self.card = Some(card);
                Some(Next::Stay)
            }
            Then::Review => Some(card.look_again()),
            Then::New => {
                self.view.table.stop();
                Some(Next::Pop)
            }
        }
    }
}
