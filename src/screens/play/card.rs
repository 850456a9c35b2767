//! The card over the board at the end of a game: who won, where the game turned, what the user's moves were worth, and what comes next.

mod coming;
mod feat;
mod onward;
mod story;
mod view;

use coming::Coming;
pub(super) use coming::words_of;
use feat::Feat;
use onward::{ExamStanding, Way};

use super::{Course, PlayScreen};
use crate::{
    keep::storage::Aid,
    play::{
        ahead::{Ahead, AheadAsked},
        board::{End, Landing},
        judged::Judging,
        review::{Mistake, Slip, Standing},
        table::{Cause, Review},
    },
    screens::{ReviewScreen, chrome::card::Confetti, map::Marks, prelude::*, why::WhyScreen},
};

/// The card of a game that has ended. Dropping it stops its questions to the solver.
#[derive(Debug)]
pub(super) struct Card {
    /// The review of the game; `None` once another screen has taken it.
    review: Option<Review>,
    /// The question of who could win the start.
    ahead: AheadAsked,
    end: End,
    /// The seat of the user, in a game against a machine.
    me: Option<Seat>,
    coming: Option<Coming>,
    swapped: Option<Coming>,
    onward: Option<Way>,
    /// The user's wins in exams at the stop, if the game is one.
    exam_standing: Option<ExamStanding>,
    /// The stop that the game has made known, or won for the first time.
    feat: Option<Feat>,
    /// The stage of the confetti, if this is a feast.
    confetti: Confetti,
    /// Whether the game was won at its stop, with advice.
    is_advised: bool,
    besides: Vec<Way>,
    /// The user's marks in games with these rules, judged; `None` without marks.
    judging: Option<Judging>,
    /// The selected way: 0 for what Enter names, then those besides.
    chosen: usize,
    /// Whether a machine of boxes learns from the game. It waits on the screen below.
    is_bout: bool,
    /// The number of mistakes known when the user's were last saved.
    noted: usize,
}

impl Drop for Card {
    fn drop(&mut self) {
        if let Some(review) = &mut self.review {
            review.stop();
        }
    }
}

impl Card {
    /// The way that Enter names now. Only a window that has room for a review opens one.
    fn then(&self, window: Size) -> Way {
        let has_moves = self.review.as_ref().is_some_and(|review| review.progress().1 > 1);
        let has_room = |room: Size| has_moves && window.width >= room.width && window.height >= room.height;
        let (explainable, reviewable) = (has_room(WhyScreen::LEAST), has_room(ReviewScreen::LEAST));
        let next = self.onward.clone().unwrap_or(if self.coming().is_some() { Way::Next } else { Way::New });
        match (self.me, self.is_won()) {
            _ if self.is_bout => Way::New,
            (Some(_), Some(false)) if explainable => match (self.cause(), self.lesson()) {
                (None, _) => Way::Wait,
                (Some(_), Some(slip)) => Way::Why(slip),
                // There is no move to refute: the game was lost from the start, or theory is silent.
                (Some(_), None) => next,
            },
            (Some(_), Some(_)) => next,
            _ if reviewable => Way::Review,
            (Some(_), None) => next,
            _ => Way::New,
        }
    }

    fn way(&self, window: Size) -> Option<Way> {
        match self.chosen.checked_sub(1) {
            None => Some(self.then(window)),
            Some(at) => self.besides.get(at).cloned(),
        }
    }

    fn choose(&mut self, down: bool) {
        let last = self.besides.len();
        self.chosen = if down { (self.chosen + 1).min(last) } else { self.chosen.saturating_sub(1) };
    }

    pub(super) fn point(&mut self, way: usize) -> bool {
        let is_there = way <= self.besides.len();
        if is_there {
            self.chosen = way;
        }
        is_there
    }

    /// Removes the selected mark from the offers after it was set, and judges all marks again.
    fn mark(&mut self, marks: &Marks) {
        self.besides.remove(self.chosen - 1);
        self.chosen = self.chosen.min(self.besides.len());
        self.judging = Some(Judging::of(marks.all()));
    }

    /// Returns the next game: the one that the card advises, if it does.
    fn coming(&self) -> Option<&Coming> {
        if self.advice().is_some() { self.swapped.as_ref() } else { self.coming.as_ref() }
    }

    /// Returns who could win the start, if that alone lost the game for the user: then the other seat, or the other side, is what to
    /// choose next time.
    fn advice(&self) -> Option<Ahead> {
        let lost = self.is_won() == Some(false) && matches!(self.cause(), Some(Cause::Start));
        self.ahead.answer().filter(|ahead| lost && *ahead != Ahead::Neither)
    }

    /// Returns who was winning after so many moves, as far as the review knows.
    pub(super) fn standing(&self, plies: usize) -> Option<Standing> {
        Some(self.review.as_ref()?.standing(plies))
    }

    fn cause(&self) -> Option<Cause> {
        Cause::of_end(self.review.as_ref()?, self.end.winner())
    }

    /// Whether the player who sits here now made this mistake.
    fn is_of(&self, seat: Seat, mistake: Mistake) -> bool {
        let seats = self.review.as_ref().and_then(|review| review.seats_at(mistake.number));
        mistake.mover() == seat && seats.is_some()
    }

    pub(super) fn take_jobs(&mut self) -> Vec<Job> {
        let mut jobs = self.review.as_mut().map(Review::take_jobs).unwrap_or_default();
        jobs.extend(self.ahead.take_job());
        jobs.extend(self.judging.as_mut().and_then(Judging::take_job));
        jobs
    }

    /// Collects finished answers. Returns whether anything changed.
    pub(super) fn collect(&mut self) -> bool {
        let judged = self.judging.as_mut().is_some_and(Judging::collect);
        let asked = self.ahead.collect();
        self.review.as_mut().is_some_and(Review::collect) || judged || asked
    }

    /// The move by which the user lost the game, once known: their last slip, after which no win and no draw came back. The card, its
    /// board and its offers speak of this one, and so does the review.
    fn turned_on(&self) -> Option<Mistake> {
        let Cause::Mistake(mistake) = self.cause()? else { return None };
        (self.is_of(self.me?, mistake) && self.is_won() == Some(false)).then_some(mistake)
    }

    /// The slip with which Why? begins after a loss: of the user's own, the one to learn from. If that is an earlier one than the move
    /// by which the game was lost, the card says so.
    fn lesson(&self) -> Option<Mistake> {
        let decided = self.turned_on()?;
        Some(self.review.as_ref()?.lesson(self.me?).unwrap_or(decided))
    }

    /// The slip that was given back, or that cost only the win, once known.
    fn survived(&self) -> Option<Mistake> {
        self.cause()?;
        self.review.as_ref()?.lesson(self.me?).filter(|_| self.is_won() != Some(false))
    }

    /// Whether confetti is still in the air.
    pub(super) fn is_feasting(&self) -> bool {
        self.confetti != Confetti::Lies
    }

    /// Lets it fall, or lie. Returns whether there was any in the air.
    pub(super) fn fall(&mut self) -> bool {
        let was_feasting = self.is_feasting();
        self.confetti = self.confetti.next();
        was_feasting
    }

    fn offers(&self, is_offered: impl Fn(&Way) -> bool) -> bool {
        self.besides.iter().any(is_offered)
    }

    /// Returns the positions in which the user gave a win or a draw away, if more are known than at the last call.
    fn new_slips(&mut self) -> Vec<Slip> {
        let Some((me, review)) = self.me.zip(self.review.as_ref()) else { return Vec::new() };
        let known = review.mistakes().len();
        if std::mem::replace(&mut self.noted, known) == known { Vec::new() } else { review.slips(me) }
    }

    pub(super) fn is_thinking(&self) -> bool {
        self.ahead.is_open() || self.review.as_ref().map(Review::progress).is_some_and(|(answered, all)| answered < all)
    }

    /// Opens the review at what decided the game, with all answers so far.
    fn look_again(mut self, course: Option<Course>) -> Next {
        let winner = self.end.winner();
        self.review.take().map_or(Next::Stay, |review| Next::push(ReviewScreen::of_end(review, winner).on(course)))
    }

    /// Whether the user has won; `None` after a draw, or if no user played against a machine.
    fn is_won(&self) -> Option<bool> {
        Some(self.end.winner().seat()? == self.me?)
    }
}

pub(super) fn alone(seats: [Player; 2]) -> Option<Seat> {
    let mut persons = Seat::ALL.into_iter().filter(|seat| seats[seat.index()] == Player::Person);
    persons.next().filter(|_| persons.next().is_none())
}

impl PlayScreen {
    /// The end to announce: not in a class, nor while the user types.
    fn shown_end(&self) -> Option<End> {
        let Status::Over(end) = self.view.table.status() else { return None };
        (!self.view.class.is_on() && !self.view.mode.is_typing()).then_some(end)
    }

    /// Opens the card when the game has just ended, and closes it when the game goes on. Returns whether it was opened.
    pub(super) fn watch(&mut self) -> bool {
        if !self.view.table.is_over() {
            (self.card, self.ending, self.goes_on) = (None, false, true);
            return false;
        }
        if !std::mem::replace(&mut self.goes_on, false) {
            return false;
        }
        self.view.rest_panel();
        // The last move is shown first, if moves are shown at all.
        self.ending = self.view.table.seating().shows && self.shown_end().is_some();
        self.ending || self.open_card()
    }

    pub(super) fn open_card(&mut self) -> bool {
        let Some(end) = self.shown_end() else { return false };
        self.view.mode.take_asked();
        let table = &self.view.table;
        let me = table.seats().and_then(alone);
        let marks = &self.view.past.marks;
        let mut card = Card {
            review: Some(table.review()),
            ahead: table.ahead(),
            end,
            me,
            coming: me.and_then(|me| Coming::of(table, me, self.chance)),
            swapped: me.and_then(|me| Coming::swapped(table, me)),
            onward: self.onward(end),
            exam_standing: self.exam_standing(end),
            feat: self.feat(end),
            confetti: Confetti::Lies,
            is_advised: false,
            besides: self.besides(),
            judging: (!marks.is_empty()).then(|| Judging::of(marks.all())),
            chosen: 0,
            is_bout: table.bout().is_some(),
            noted: 0,
        };
        card.is_advised = self.view.course.is_some() && card.is_won() == Some(true) && self.aid() == Aid::Advice;
        if table.seating().shows && card.feat.as_ref().is_some_and(Feat::is_known) {
            card.confetti = Confetti::Above;
        }
        self.card = Some(card);
        true
    }

    /// Saves the positions in which the user gave a win or a draw away, as far as the card knows them by now.
    pub(super) fn note_slips(&mut self, Cx { desk, look }: &mut Cx<'_>) {
        let Some((card, keeper)) = self.card.as_mut().zip(desk.keeper.as_mut()) else { return };
        let slips = card.new_slips();
        if !slips.is_empty() {
            let kept = keeper.note_slips(slips);
            desk.tell_kept(kept, look);
        }
    }

    /// Offers what is possible once the whole game is known: to see why a slip was one, and to mark the position that the user lost the
    /// game with, unless it is marked.
    pub(super) fn offer_more(&mut self) {
        let Some(card) = &mut self.card else { return };
        if let Some(slip) = card.survived().filter(|_| !card.offers(|way| matches!(way, Way::Slip(_)))) {
            card.besides.push(Way::Slip(slip));
        }
        let Some(slip) = card.turned_on().filter(|_| !card.offers(|way| matches!(way, Way::Mark(_)))) else { return };
        let landing = self.view.table.landing_after(slip.number);
        if self.view.past.marks.get(&landing.name).is_none() && Landing::may_be_marked(&landing.name) {
            card.besides.push(Way::Mark(landing));
        }
    }

    /// Performs an action on the card. Any other key closes it; `None` if the action is for the game.
    pub(super) fn act_on_card(&mut self, action: Action, cx: &mut Cx<'_>) -> Option<Next> {
        match (action, self.card.take()) {
            (Action::Up | Action::Down, Some(mut card)) if !card.besides.is_empty() => {
                card.choose(action == Action::Down);
                self.card = Some(card);
                Some(Next::Stay)
            }
            (Action::Enter, Some(card)) => self.go(card.way(self.view.pane.window)?, card, cx),
            (Action::Review, Some(card)) if self.view.table.plies() > 0 => Some(card.look_again(self.view.course)),
            (Action::Back, Some(_)) => Some(Next::Stay),
            (Action::New, card) => {
                self.card = card;
                self.rematch(cx)
            }
            (Action::Enter, None) => self.open_card().then_some(Next::Stay),
            _ => None,
        }
    }
}
