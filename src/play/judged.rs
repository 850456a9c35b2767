//! Judges the marks of positions as safe or unsafe to leave: right, or refuted by a reply.

use zugzwang_engine::{Cancel, Outcome, Seat, Stopped};

use crate::{
    look::Look,
    play::{
        board::Side,
        job::{Ask, Job},
        request::Request,
    },
};

/// A marked position.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Marked {
    /// The name of the position.
    pub position: String,
    /// Whether it is marked as safe to leave.
    pub safe: bool,
    /// A question, as typed, that leads to it.
    pub from: String,
}

/// A judged mark.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Judged {
    /// The marked position.
    pub marked: Marked,
    /// Whether the position is safe to leave: the player to move cannot win. `None` where theory is silent.
    pub is_safe: Option<bool>,
    /// The winning reply in the game's notation, if there is one.
    pub reply: Option<String>,
}

impl Judged {
    /// Whether the mark is right; `None` where theory is silent.
    pub fn is_right(&self) -> Option<bool> {
        self.is_safe.map(|safe| safe == self.marked.safe)
    }

    /// The reply in words.
    pub fn reply_words(&self, look: &Look) -> Option<String> {
        let mut request = Request::parse(&self.marked.from).ok()?;
        request.moves = format!("{} {}", request.moves, self.reply.as_ref()?);
        let table = request.table(Side::Both).ok()?;
        table.last_words(look).map(|(_, words)| words)
    }
}

/// Judges a mark; `None` if its question no longer leads to a position.
///
/// # Errors
/// [`Stopped`] if it was stopped through `cancel`.
pub fn judge(marked: Marked, cancel: &Cancel) -> Result<Option<Judged>, Stopped> {
    let Ok(record) = Request::parse(&marked.from).map_err(|_| ()).and_then(|request| request.record().map_err(|_| ()))
    else {
        return Ok(None);
    };
    let answer = record.answer(cancel)?;
    let mover = Seat::to_move(answer.moves.len());
    let is_safe = match (answer.winner, answer.outcome) {
        (Some(winner), _) => Some(winner.seat() != Some(mover)),
        (None, outcome) => outcome.and_then(Outcome::is_safe),
    };
    let reply = answer.suggested_move.filter(|_| is_safe == Some(false));
    Ok(Some(Judged { marked, is_safe, reply }))
}

/// Marks being judged on the worker thread.
#[derive(Debug)]
pub struct Judging {
    ask: Option<Ask<Vec<Judged>>>,
    judged: Option<Vec<Judged>>,
}

impl Judging {
    /// Prepares to judge these marks.
    pub fn of(marked: Vec<Marked>) -> Self {
        let ask = Ask::of(move |cancel| {
            let judged: Result<Vec<_>, _> = marked.iter().map(|marked| judge(marked.clone(), cancel)).collect();
            Ok(judged?.into_iter().flatten().collect())
        });
        Self { ask: Some(ask), judged: None }
    }

    /// Takes the job that judges the marks; `None` if it was taken before.
    pub fn take_job(&mut self) -> Option<Job> {
        self.ask.as_mut().and_then(Ask::take_job)
    }

    /// Collects the result. Returns whether the wait has just ended, with or without a result.
    pub fn collect(&mut self) -> bool {
        let Some(answer) = self.ask.as_ref().and_then(Ask::answer) else { return false };
        self.ask = None;
        self.judged = answer.ok();
        true
    }

    /// Whether there is no result yet.
    pub const fn is_waiting(&self) -> bool {
        self.ask.is_some()
    }

    /// The judged marks, once known.
    pub fn judged(&self) -> Option<&[Judged]> {
        self.judged.as_deref()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn judged(from: &str, safe: bool) -> Judged {
        let marked = Marked { position: String::new(), safe, from: from.to_owned() };
        judge(marked, &Cancel::never()).expect("not stopped").expect("the question leads to a position")
    }

    #[test]
    fn a_wrong_mark_is_refuted_by_a_winning_reply() {
        let wrong = judged("coins x=12 set=1,3,4", true);
        assert_eq!((wrong.is_safe, wrong.is_right()), (Some(false), Some(false)));
        let mut request = Request::parse(&wrong.marked.from).expect("the line is valid");
        request.moves = wrong.reply.clone().expect("a winning reply");
        assert_eq!(request.answer().expect("the reply is legal").outcome, Some(Outcome::Loss));
        assert_eq!(judged("coins x=14 set=1,3,4", true).is_right(), Some(true));
        assert_eq!(judged("coins x=12 set=1,3,4", false).is_right(), Some(true));
        // Whoever took the last coin left a safe position; whoever had to take the last match did not.
        assert_eq!(judged("subtraction c=3 m=3 --moves 3", true).is_right(), Some(true));
        assert_eq!(judged("subtraction c=3 m=3 last=loses --moves 3", true).is_right(), Some(false));
    }

    #[test]
    fn a_mark_without_a_position_is_skipped() {
        let marked = Marked { position: String::new(), safe: true, from: "nim heaps=x".to_owned() };
        assert_eq!(judge(marked, &Cancel::never()), Ok(None));
    }

    #[test]
    fn the_wait_ends_if_judging_fails() {
        let mut judging = Judging::of(Vec::new());
        drop(judging.take_job());
        assert!(judging.is_waiting() && judging.collect());
        assert_eq!((judging.is_waiting(), judging.judged()), (false, None));
    }
}
