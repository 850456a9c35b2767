//! What a person has marked as safe to leave, or not, judged: right, or refuted by a reply.

use zugzwang_engine::{Cancel, Outcome, Seat, Stopped};

use crate::{
    look::Look,
    play::{
        board::Side,
        job::{Ask, Job},
        request::Request,
    },
};

/// A position that was marked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Marked {
    /// The name of the position.
    pub position: String,
    /// `true` where it is held for safe to leave.
    pub safe: bool,
    /// A question as typed that comes to it.
    pub from: String,
}

/// A mark that was judged.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Judged {
    /// The position that was marked.
    pub marked: Marked,
    /// `true` where the position is safe to leave: whoever moves from there cannot win. `None` where theory is silent.
    pub is_safe: Option<bool>,
    /// The reply that wins, in the game's notation, where there is one.
    pub reply: Option<String>,
}

impl Judged {
    /// Returns whether the mark is right; `None` where theory is silent.
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

/// Judges one mark; `None` where the question comes to no position any more.
///
/// # Errors
/// [`Stopped`] when the asker stopped it through `cancel`.
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

/// Marks that are judged beside the screen.
#[derive(Debug)]
pub struct Judging {
    ask: Option<Ask<Vec<Judged>>>,
    judged: Option<Vec<Judged>>,
}

impl Judging {
    /// Has these judged.
    pub fn of(marked: Vec<Marked>) -> Self {
        let ask = Ask::of(move |cancel| {
            let judged: Result<Vec<_>, _> = marked.into_iter().map(|marked| judge(marked, cancel)).collect();
            Ok(judged?.into_iter().flatten().collect())
        });
        Self { ask: Some(ask), judged: None }
    }

    /// The question, once.
    pub fn take_job(&mut self) -> Option<Job> {
        self.ask.as_mut().and_then(Ask::take_job)
    }

    /// Takes the answer in; whether it has come, or will not come any more.
    pub fn collect(&mut self) -> bool {
        let Some(answer) = self.ask.as_ref().and_then(Ask::answer) else { return false };
        self.ask = None;
        self.judged = answer.ok();
        true
    }

    /// Returns whether the answer is waited for.
    pub const fn is_waiting(&self) -> bool {
        self.ask.is_some()
    }

    /// Returns the marks as they were judged, once that is known.
    pub fn judged(&self) -> Option<&[Judged]> {
        self.judged.as_deref()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn judged(from: &str, safe: bool) -> Judged {
        let marked = Marked { position: String::new(), safe, from: from.to_owned() };
        judge(marked, &Cancel::never()).expect("nobody stops it").expect("a position")
    }

    #[test]
    fn a_mark_is_right_or_refuted_by_a_reply() {
        let wrong = judged("coins x=12 set=1,3,4", true);
        assert_eq!((wrong.is_safe, wrong.is_right()), (Some(false), Some(false)));
        let mut request = Request::parse(&wrong.marked.from).expect("a question");
        request.moves = wrong.reply.clone().expect("a reply");
        assert_eq!(request.answer().expect("it goes on").outcome, Some(Outcome::Loss));
        assert_eq!(judged("coins x=14 set=1,3,4", true).is_right(), Some(true));
        assert_eq!(judged("coins x=12 set=1,3,4", false).is_right(), Some(true));
        // Who has taken the last coin has left a safe position; who had to take the last match has not.
        assert_eq!(judged("subtraction c=3 m=3 --moves 3", true).is_right(), Some(true));
        assert_eq!(judged("subtraction c=3 m=3 last=loses --moves 3", true).is_right(), Some(false));
    }

    #[test]
    fn what_comes_to_no_position_is_left_out() {
        let marked = Marked { position: String::new(), safe: true, from: "nim heaps=x".to_owned() };
        assert_eq!(judge(marked, &Cancel::never()), Ok(None));
    }

    #[test]
    fn marks_whose_judging_breaks_are_not_waited_for() {
        let mut judging = Judging::of(Vec::new());
        drop(judging.take_job());
        assert!(judging.is_waiting() && judging.collect());
        assert_eq!((judging.is_waiting(), judging.judged()), (false, None));
    }
}
