//! What a game has asked the solver, and what has been answered. An answer to an older question is never shown.

use zugzwang_engine::{Analysis, AnyGame, AnyMove, AnyPosition, Cancel, Rules, Stopped, players::Choice};

use crate::play::job::{Ask, Broken, Job};

/// One question, and its answer once that was taken in.
#[derive(Debug)]
struct Question<T> {
    ask: Ask<T>,
    answer: Option<T>,
}

/// The result of looking for an answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Taken {
    Nothing,
    Answer,
    /// None comes, and nobody withdrew the question.
    Broken,
}

impl<T: Send + 'static> Question<T> {
    fn take_in(&mut self) -> Taken {
        match self.ask.answer() {
            None => Taken::Nothing,
            // Who withdrew the question wants no answer, not even one that was found all the same.
            Some(_) if self.ask.is_stopped() => Taken::Nothing,
            Some(Ok(answer)) => {
                self.answer = Some(answer);
                Taken::Answer
            }
            Some(Err(Broken)) => Taken::Broken,
        }
    }
}

/// The move under the cursor.
#[derive(Debug)]
struct Picked {
    mv: AnyMove,
    after: AnyPosition,
    question: Question<Analysis<AnyMove>>,
}

/// The move under the cursor, the position it leads to, and the answer about that.
#[derive(Debug)]
pub(super) struct Pick<'a> {
    pub(super) mv: &'a AnyMove,
    pub(super) after: &'a AnyPosition,
    pub(super) analysis: &'a Analysis<AnyMove>,
}

/// The questions of one game.
#[derive(Debug)]
pub(super) struct Questions {
    /// About the position now.
    now: Option<Question<Analysis<AnyMove>>>,
    /// About the one the cursor's move leads to.
    pick: Option<Picked>,
    /// The question of what a machine plays.
    choice: Option<Question<Choice>>,
    failed: bool,
    stopped: bool,
    asked: u64,
    jobs: Vec<Job>,
}

impl Questions {
    pub(super) const fn new() -> Self {
        Self { now: None, pick: None, choice: None, failed: false, stopped: false, asked: 0, jobs: Vec::new() }
    }

    /// Asks about the position now.
    pub(super) fn ask_now(&mut self, game: &AnyGame, position: &AnyPosition) {
        self.forget_choice();
        self.failed = false;
        self.stopped = false;
        self.now = Some(self.ask_of(game, position));
    }

    /// Asks about the position after a move, if there is one.
    pub(super) fn ask_pick(&mut self, game: &AnyGame, position: &AnyPosition, mv: Option<AnyMove>) {
        self.pick = None;
        let Some(mv) = mv else { return };
        if let Ok(after) = game.play(position, &mv) {
            let question = self.ask_of(game, &after);
            self.pick = Some(Picked { mv, after, question });
        }
    }

    /// Takes what a machine plays in the position now; asked for at the first call, which says how to find it out, and there
    /// after a later one.
    pub(super) fn choice<F>(&mut self, ask: impl FnOnce() -> F) -> Option<Choice>
    where
        F: FnOnce(&Cancel) -> Result<Option<Choice>, Stopped> + Send + 'static,
    {
        if let Some(question) = &mut self.choice {
            return question.answer.take();
        }
        let find_out = ask();
        self.choice = Some(self.ask(Ask::of(move |cancel| find_out(cancel)?.ok_or(Stopped))));
        None
    }

    /// Withdraws what a machine was asked.
    pub(super) fn forget_choice(&mut self) {
        self.choice = None;
    }

    fn ask_of(&mut self, game: &AnyGame, position: &AnyPosition) -> Question<Analysis<AnyMove>> {
        let (game, position) = (game.clone(), position.clone());
        self.ask(Ask::of(move |cancel| game.analyse(&position, cancel)))
    }

    /// Gives the worker something to find out.
    fn ask<T: Send + 'static>(&mut self, mut ask: Ask<T>) -> Question<T> {
        self.asked += 1;
        self.jobs.extend(ask.take_job());
        Question { ask, answer: None }
    }

    /// Takes in the answers; whether anything changed.
    pub(super) fn collect(&mut self) -> bool {
        let now = self.now.as_mut().map_or(Taken::Nothing, Question::take_in);
        let pick = self.pick.as_mut().map_or(Taken::Nothing, |pick| pick.question.take_in());
        let choice = self.choice.as_mut().map_or(Taken::Nothing, Question::take_in);
        // Without an answer about the cursor's move the game goes on; without one about the position it cannot, nor without the
        // machine's move.
        self.failed |= now == Taken::Broken || choice == Taken::Broken;
        [now, pick, choice] != [Taken::Nothing; 3]
    }

    pub(super) fn take_jobs(&mut self) -> Vec<Job> {
        std::mem::take(&mut self.jobs)
    }

    /// The answer about the position now.
    pub(super) fn now(&self) -> Option<&Analysis<AnyMove>> {
        self.now.as_ref()?.answer.as_ref()
    }

    /// Returns what is known of the cursor's move, once it is answered.
    pub(super) fn pick(&self) -> Option<Pick<'_>> {
        let Picked { mv, after, question } = self.pick.as_ref()?;
        Some(Pick { mv, after, analysis: question.answer.as_ref()? })
    }

    /// Returns whether the solver broke.
    pub(super) const fn failed(&self) -> bool {
        self.failed
    }

    /// Returns whether the question about the position now was withdrawn.
    pub(super) const fn stopped(&self) -> bool {
        self.stopped
    }

    /// Forgets what a machine was asked, so that it is asked anew, also where the solver was stopped meanwhile.
    pub(super) fn choose_anew(&mut self) {
        self.forget_choice();
        self.stopped &= self.now().is_none();
    }

    /// Returns the number of questions that have been asked.
    pub(super) const fn asked(&self) -> u64 {
        self.asked
    }

    /// Returns how far the analysis of the position now has come, and of how much.
    pub(super) fn progress(&self) -> (u64, u64) {
        self.now.as_ref().map_or((0, 0), |question| question.ask.progress())
    }

    /// Withdraws every question.
    pub(super) fn stop(&mut self) {
        self.jobs.clear();
        self.stopped = self.now().is_none() || self.choice.as_ref().is_some_and(|choice| choice.answer.is_none());
        self.forget_choice();
        for question in self.now.iter().chain(self.pick.iter().map(|pick| &pick.question)) {
            question.ask.stop();
        }
    }
}

#[cfg(test)]
mod tests {
    use zugzwang_engine::games;

    use super::*;

    fn nim() -> AnyGame {
        games::find("nim").expect("nim is listed").game::<&str>(&[]).expect("the defaults are a setup")
    }

    #[test]
    fn an_answer_to_an_older_question_is_never_shown() {
        let game = nim();
        let mut questions = Questions::new();
        let older = game.start();
        let newer = game.play(&older, &game.read(&older, "1:2").expect("a move")).expect("a legal move");
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
    fn an_answer_that_was_found_before_its_question_was_withdrawn_is_not_shown_either() {
        let game = nim();
        let mut questions = Questions::new();
        questions.ask_now(&game, &game.start());
        for job in questions.take_jobs() {
            job.0();
        }
        questions.stop();
        assert!(questions.stopped() && !questions.collect() && questions.now().is_none() && !questions.failed());
    }

    #[test]
    fn a_solver_that_breaks_is_told_apart_from_one_that_thinks() {
        let game = nim();
        let mut questions = Questions::new();
        questions.ask_now(&game, &game.start());
        // What breaks is dropped with all that it holds.
        drop(questions.take_jobs());
        assert!(!questions.failed(), "nothing is taken in yet");
        assert!(questions.collect() && questions.failed());
    }
}
