//! The questions of a game to the solver, and their answers. An answer to an older question is never shown.

use zugzwang_engine::{Stopped, lasting::Lasting, players::Choice};

use super::prelude::*;
use crate::play::job::Broken;

/// A question, and its answer once collected.
#[derive(Debug)]
struct Question<T> {
    ask: Ask<T>,
    answer: Option<T>,
}

/// The result of collecting an answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Collected {
    Nothing,
    Answer,
    /// There will be no answer, although the question was not withdrawn.
    Broken,
}

impl<T: Send + 'static> Question<T> {
    fn collect(&mut self) -> Collected {
        match self.ask.answer() {
            None => Collected::Nothing,
            // A withdrawn question takes no answer, even one that arrived first.
            Some(_) if self.ask.is_stopped() => Collected::Nothing,
            Some(Ok(answer)) => {
                self.answer = Some(answer);
                Collected::Answer
            }
            Some(Err(Broken)) => Collected::Broken,
        }
    }
}

/// The move under the cursor, with the question about it.
#[derive(Debug)]
struct Picked {
    mv: AnyMove,
    after: AnyPosition,
    question: Question<Analysis<AnyMove>>,
}

/// The move under the cursor, the position it leads to, and the analysis of that position.
#[derive(Debug)]
pub(super) struct Pick<'a> {
    pub(super) mv: &'a AnyMove,
    pub(super) after: &'a AnyPosition,
    pub(super) analysis: &'a Analysis<AnyMove>,
}

/// The questions of one game.
#[derive(Debug)]
pub(super) struct Questions {
    /// About the current position.
    now: Option<Question<Analysis<AnyMove>>>,
    /// The current position.
    about: Option<(AnyGame, AnyPosition)>,
    /// About how long the game lasts, if the analysis of the current position does not say.
    length: Option<Question<Option<Lasting>>>,
    /// Whether that was answered since it was last asked for.
    lengthened: bool,
    /// About the move under the cursor.
    pick: Option<Picked>,
    /// About the move that a machine is to make.
    choice: Option<Question<Choice>>,
    failed: bool,
    stopped: bool,
    asked: u64,
    jobs: Vec<Job>,
}

impl Questions {
    pub(super) const fn new() -> Self {
        Self {
            now: None,
            about: None,
            length: None,
            lengthened: false,
            pick: None,
            choice: None,
            failed: false,
            stopped: false,
            asked: 0,
            jobs: Vec::new(),
        }
    }

    /// Asks about the current position.
    pub(super) fn ask_now(&mut self, game: &AnyGame, position: &AnyPosition) {
        self.forget_choice();
        self.failed = false;
        self.stopped = false;
        self.length = None;
        self.about = Some((game.clone(), position.clone()));
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

    /// Takes the move that a machine makes in the current position, once known. The first call asks for it: `ask` returns the
    /// function that chooses it.
    pub(super) fn choice<F>(&mut self, ask: impl FnOnce() -> F) -> Option<Choice>
    where
        F: Fn(&Cancel) -> Result<Option<Choice>, Stopped> + Send + 'static,
    {
        if let Some(question) = &mut self.choice {
            return question.answer.take();
        }
        let choose = ask();
        self.choice = Some(self.ask(Ask::of(move |cancel| choose(cancel)?.ok_or(Stopped))));
        None
    }

    /// Withdraws the question about a machine's move.
    pub(super) fn forget_choice(&mut self) {
        self.choice = None;
    }

    fn ask_of(&mut self, game: &AnyGame, position: &AnyPosition) -> Question<Analysis<AnyMove>> {
        let (game, position) = (game.clone(), position.clone());
        self.ask(Ask::of(move |cancel| game.analyse(&position, cancel)))
    }

    /// Queues the job of a question.
    fn ask<T: Send + 'static>(&mut self, mut ask: Ask<T>) -> Question<T> {
        self.asked += 1;
        self.jobs.extend(ask.take_job());
        Question { ask, answer: None }
    }

    /// Collects finished answers. Returns whether anything changed.
    pub(super) fn collect(&mut self) -> bool {
        let now = self.now.as_mut().map_or(Collected::Nothing, Question::collect);
        if now == Collected::Answer {
            self.ask_length();
        }
        self.add_length();
        let pick = self.pick.as_mut().map_or(Collected::Nothing, |pick| pick.question.collect());
        let choice = self.choice.as_mut().map_or(Collected::Nothing, Question::collect);
        // A failure on the move under the cursor does not matter to the game; one on the position or a machine's move does.
        self.failed |= now == Collected::Broken || choice == Collected::Broken;
        [now, pick, choice] != [Collected::Nothing; 3] || self.lengthened
    }

    /// Asks how long the game lasts, if the analysis does not say. That takes longer, so the analysis is shown meanwhile.
    fn ask_length(&mut self) {
        let Some((game, position)) = self.about.clone() else { return };
        if let Some(analysis) = self.now().filter(|analysis| analysis.wants_length()).cloned() {
            self.length = Some(self.ask(Ask::of(move |cancel| game.lasting(&position, &analysis, cancel))));
        }
    }

    /// Adds the length of the game to the analysis, once known.
    fn add_length(&mut self) {
        let Some(length) = &mut self.length else { return };
        if length.collect() == Collected::Nothing {
            return;
        }
        let found = length.answer.take().flatten();
        self.length = None;
        if let (Some(lasting), Some(now)) = (found, &mut self.now) {
            now.answer = now.answer.take().map(|analysis| analysis.lasting(lasting));
            self.lengthened = true;
        }
    }

    /// Returns whether the length of the game was added since the last call.
    pub(super) fn take_lengthened(&mut self) -> bool {
        std::mem::take(&mut self.lengthened)
    }

    pub(super) fn take_jobs(&mut self) -> Vec<Job> {
        std::mem::take(&mut self.jobs)
    }

    /// The analysis of the current position, once known.
    pub(super) fn now(&self) -> Option<&Analysis<AnyMove>> {
        self.now.as_ref()?.answer.as_ref()
    }

    /// The move under the cursor with its analysis, once known.
    pub(super) fn pick(&self) -> Option<Pick<'_>> {
        let Picked { mv, after, question } = self.pick.as_ref()?;
        Some(Pick { mv, after, analysis: question.answer.as_ref()? })
    }

    /// Whether the solver failed, so that the game cannot go on by itself.
    pub(super) const fn failed(&self) -> bool {
        self.failed
    }

    /// Whether a question about the current position or a machine's move was withdrawn without an answer.
    pub(super) const fn stopped(&self) -> bool {
        self.stopped
    }

    /// Withdraws the question about a machine's move, so that it is asked again, even if the solver was stopped meanwhile.
    pub(super) fn choose_anew(&mut self) {
        self.forget_choice();
        self.stopped &= self.now().is_none();
    }

    /// The number of questions asked so far.
    pub(super) const fn asked(&self) -> u64 {
        self.asked
    }

    /// The units of work done in the analysis of the current position, and their total, 0 while unknown.
    pub(super) fn progress(&self) -> (u64, u64) {
        self.now.as_ref().map_or((0, 0), |question| question.ask.progress())
    }

    /// The units of work done in the search for the length of the game, and their total, 0 while unknown; `None` if it is not being
    /// searched.
    pub(super) fn measuring(&self) -> Option<(u64, u64)> {
        self.length.as_ref().map(|question| question.ask.progress())
    }

    /// Withdraws the question about the length of the game. The analysis stands as it is.
    pub(super) fn stop_measuring(&mut self) {
        self.length = None;
    }

    /// Withdraws every question.
    pub(super) fn stop(&mut self) {
        self.jobs.clear();
        self.stopped = self.now().is_none() || self.choice.as_ref().is_some_and(|choice| choice.answer.is_none());
        self.forget_choice();
        self.length = None;
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
        games::find("nim").expect("nim is listed").game::<&str>(&[]).expect("the default setup is valid")
    }

    #[test]
    fn an_answer_to_an_older_question_is_never_shown() {
        let game = nim();
        let mut questions = Questions::new();
        let older = game.start();
        let newer = game.play(&older, &game.read(&older, "1:2").expect("the move parses")).expect("a legal move");
        questions.ask_now(&game, &older);
        let mut jobs = questions.take_jobs();
        // The older question is answered before the newer one is asked, and collected afterwards.
        jobs.remove(0).run();
        questions.ask_now(&game, &newer);
        assert!(!questions.collect() && questions.now().is_none());
        for job in questions.take_jobs() {
            job.run();
        }
        assert!(questions.collect());
        assert_eq!(questions.now().and_then(|answer| answer.grundy), Some(0));
    }

    #[test]
    fn an_answer_found_before_its_question_was_withdrawn_is_not_shown() {
        let game = nim();
        let mut questions = Questions::new();
        questions.ask_now(&game, &game.start());
        for job in questions.take_jobs() {
            job.run();
        }
        questions.stop();
        assert!(questions.stopped() && !questions.collect() && questions.now().is_none() && !questions.failed());
    }

    #[test]
    fn a_solver_panic_is_reported_as_a_failure() {
        let game = nim();
        let mut questions = Questions::new();
        questions.ask_now(&game, &game.start());
        // A job that panics is dropped like this.
        drop(questions.take_jobs());
        assert!(!questions.failed(), "nothing was collected yet");
        assert!(questions.collect() && questions.failed());
    }
}
