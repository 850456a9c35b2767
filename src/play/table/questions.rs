//! What a game has asked the solver, and what has been answered. An answer to an older question is never shown.

use std::sync::{
    Arc,
    mpsc::{Receiver, Sender, channel},
};

use zugzwang_engine::{Analysis, Cancel, Game, Stopped, players::Choice};

use crate::play::job::Job;

/// One question: about the position now, or about the one the cursor's move leads to.
#[derive(Debug)]
struct Question<M> {
    ticket: u64,
    cancel: Cancel,
    answer: Option<Analysis<M>>,
}

/// The move under the cursor.
#[derive(Debug)]
struct Picked<G: Game> {
    mv: G::Move,
    after: G::Position,
    question: Question<G::Move>,
}

/// The move under the cursor, the position it leads to, and the answer about that.
#[derive(Debug)]
pub(super) struct Pick<'a, G: Game> {
    pub(super) mv: &'a G::Move,
    pub(super) after: &'a G::Position,
    pub(super) analysis: &'a Analysis<G::Move>,
}

#[derive(Debug)]
struct Message<M> {
    ticket: u64,
    answer: Result<Answer<M>, Stopped>,
}

#[derive(Debug)]
enum Answer<M> {
    Analysis(Box<Analysis<M>>),
    /// What a machine plays.
    Choice(Choice<M>),
}

/// What a machine was asked to play.
#[derive(Debug)]
struct Asked<M> {
    ticket: u64,
    cancel: Cancel,
    choice: Option<Choice<M>>,
}

/// The questions of one game.
#[derive(Debug)]
pub(super) struct Questions<G: Game> {
    now: Option<Question<G::Move>>,
    pick: Option<Picked<G>>,
    choice: Option<Asked<G::Move>>,
    failed: bool,
    stopped: bool,
    tickets: u64,
    jobs: Vec<Job>,
    outbox: Sender<Message<G::Move>>,
    inbox: Receiver<Message<G::Move>>,
}

impl<G: Game> Questions<G> {
    pub(super) fn new() -> Self {
        let (outbox, inbox) = channel();
        Self {
            now: None,
            pick: None,
            choice: None,
            failed: false,
            stopped: false,
            tickets: 0,
            jobs: Vec::new(),
            outbox,
            inbox,
        }
    }

    /// Asks about the position now.
    pub(super) fn ask_now(&mut self, game: &Arc<G>, position: &G::Position) {
        if let Some(old) = self.now.take() {
            old.cancel.stop();
        }
        self.forget_choice();
        self.failed = false;
        self.stopped = false;
        self.now = Some(self.ask(game, position));
    }

    /// Asks about the position after a move, if there is one.
    pub(super) fn ask_pick(&mut self, game: &Arc<G>, position: &G::Position, mv: Option<G::Move>) {
        if let Some(old) = self.pick.take() {
            old.question.cancel.stop();
        }
        let Some(mv) = mv else { return };
        if let Ok(after) = game.play(position, &mv) {
            let question = self.ask(game, &after);
            self.pick = Some(Picked { mv, after, question });
        }
    }

    /// What a machine plays in the position now; asked for at the first call, which says how to find it out, and there after a
    /// later one.
    pub(super) fn choice<F>(&mut self, ask: impl FnOnce() -> F) -> Option<Choice<G::Move>>
    where
        F: FnOnce(&Cancel) -> Result<Option<Choice<G::Move>>, Stopped> + Send + 'static,
    {
        if let Some(asked) = &mut self.choice {
            return asked.choice.take();
        }
        let find_out = ask();
        let (ticket, cancel) = self.job(move |cancel| find_out(cancel)?.map(Answer::Choice).ok_or(Stopped));
        self.choice = Some(Asked { ticket, cancel, choice: None });
        None
    }

    /// Withdraws what a machine was asked.
    pub(super) fn forget_choice(&mut self) {
        if let Some(asked) = self.choice.take() {
            asked.cancel.stop();
        }
    }

    fn ask(&mut self, game: &Arc<G>, position: &G::Position) -> Question<G::Move> {
        let (game, position) = (Arc::clone(game), position.clone());
        let (ticket, cancel) =
            self.job(move |cancel| game.analyse(&position, cancel).map(|answer| Answer::Analysis(Box::new(answer))));
        Question { ticket, cancel, answer: None }
    }

    /// Gives the worker something to find out; its answer comes with this ticket.
    fn job(
        &mut self,
        find_out: impl FnOnce(&Cancel) -> Result<Answer<G::Move>, Stopped> + Send + 'static,
    ) -> (u64, Cancel) {
        self.tickets += 1;
        let (ticket, cancel) = (self.tickets, Cancel::never());
        let (outbox, seen) = (self.outbox.clone(), cancel.clone());
        self.jobs.push(Job(Box::new(move || {
            if seen.is_stopped() {
                return;
            }
            // Sent even when the analysis panics, so that the asker learns of it.
            let mut sender = OnDrop(Some(Message { ticket, answer: Err(Stopped) }), outbox);
            let answer = find_out(&seen);
            if seen.is_stopped() {
                sender.0 = None;
            } else {
                sender.0 = Some(Message { ticket, answer });
            }
        })));
        (ticket, cancel)
    }

    /// Takes in the answers; whether anything changed.
    pub(super) fn collect(&mut self) -> bool {
        let mut changed = false;
        while let Ok(Message { ticket, answer }) = self.inbox.try_recv() {
            let now = self.now.as_ref().map(|question| question.ticket);
            let pick = self.pick.as_mut().map(|pick| &mut pick.question);
            let asked = self.now.as_mut().into_iter().chain(pick).find(|question| question.ticket == ticket);
            let choice = self.choice.as_mut().filter(|choice| choice.ticket == ticket);
            match (asked, choice, answer) {
                (Some(question), _, Ok(Answer::Analysis(answer))) => question.answer = Some(*answer),
                (_, Some(asked), Ok(Answer::Choice(choice))) => asked.choice = Some(choice),
                // Without an answer about the cursor's move the game goes on; without one about the position it cannot,
                // nor without the machine's move.
                (asked, choice, Err(Stopped)) => {
                    self.failed |= choice.is_some() || (asked.is_some() && now == Some(ticket));
                }
                _ => continue,
            }
            changed = true;
        }
        changed
    }

    pub(super) fn take_jobs(&mut self) -> Vec<Job> {
        std::mem::take(&mut self.jobs)
    }

    /// The answer about the position now.
    pub(super) fn now(&self) -> Option<&Analysis<G::Move>> {
        self.now.as_ref()?.answer.as_ref()
    }

    /// What is known of the cursor's move.
    pub(super) fn pick(&self) -> Option<Pick<'_, G>> {
        let Picked { mv, after, question } = self.pick.as_ref()?;
        Some(Pick { mv, after, analysis: question.answer.as_ref()? })
    }

    /// Whether the solver broke.
    pub(super) const fn failed(&self) -> bool {
        self.failed
    }

    /// Whether the question about the position now was withdrawn.
    pub(super) const fn stopped(&self) -> bool {
        self.stopped
    }

    /// What a machine plays is to be asked anew, also where the solver was stopped meanwhile.
    pub(super) fn choose_anew(&mut self) {
        self.forget_choice();
        self.stopped &= self.now().is_none();
    }

    /// How many questions have been asked.
    pub(super) const fn tickets(&self) -> u64 {
        self.tickets
    }

    /// How far the analysis of the position now has come.
    pub(super) fn progress(&self) -> (u64, u64) {
        self.now.as_ref().map_or((0, 0), |question| question.cancel.progress())
    }

    /// Withdraws every question.
    pub(super) fn stop(&mut self) {
        self.jobs.clear();
        self.stopped = self.now().is_none() || self.choice.as_ref().is_some_and(|asked| asked.choice.is_none());
        self.forget_choice();
        for cancel in self.now.iter().chain(self.pick.iter().map(|pick| &pick.question)).map(|q| &q.cancel) {
            cancel.stop();
        }
    }
}

/// Sends its message when it is dropped.
pub(super) struct OnDrop<T>(pub(super) Option<T>, pub(super) Sender<T>);

impl<T> Drop for OnDrop<T> {
    fn drop(&mut self) {
        if let Some(message) = self.0.take() {
            // Nobody listens any more when the game was left.
            let _ = self.1.send(message);
        }
    }
}

#[cfg(test)]
mod tests {
    use zugzwang_engine::{Game, Rules, Setup, games::Nim};

    use super::*;

    #[test]
    fn an_answer_to_an_older_question_is_never_shown() {
        let game = Arc::new(Nim::new(&Setup::read::<&str>(Nim::FIELDS, &[]).expect("a setup")).expect("a game"));
        let mut questions = Questions::new();
        let older = game.start();
        let newer = game.play(&older, &"1:2".parse().expect("a move")).expect("a legal move");
        questions.ask_now(&game, &older);
        let mut jobs = questions.take_jobs();
        // The older question is answered before, and its answer is taken in after, the newer one is asked.
        jobs.remove(0).0();
        questions.ask_now(&game, &newer);
        assert!(!questions.collect() && questions.now().is_none());
        for job in questions.take_jobs() {
            job.0();
        }
        assert!(questions.collect());
        assert_eq!(questions.now().and_then(|answer| answer.grundy), Some(0));
    }

    #[test]
    fn a_solver_that_breaks_is_told_apart_from_one_that_thinks() {
        let game = Arc::new(Nim::new(&Setup::read::<&str>(Nim::FIELDS, &[]).expect("a setup")).expect("a game"));
        let mut questions = Questions::new();
        questions.ask_now(&game, &game.start());
        let sender = questions.outbox.clone();
        drop(OnDrop(Some(Message { ticket: questions.tickets, answer: Err(Stopped) }), sender));
        assert!(!questions.failed(), "nothing is taken in yet");
        assert!(questions.collect() && questions.failed());
    }
}
