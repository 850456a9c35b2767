//! The analysis of a position with the length of the game, which is searched if theory does not give it.

use crate::{
    analysis::Analysis,
    any::{AnyGame, AnyMove, AnyPosition},
    cancel::{Cancel, Stopped},
    lengths::MOST,
    outcome::Outcome,
    rules::Rules,
};

/// Length of a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Lasting {
    /// Plies to the end if the winner hurries and the loser delays.
    pub plies: u64,
    /// In a lost position, the move that lasts longest and, of several, has the fewest winning replies. In a won one, a
    /// move that wins soonest, the suggested one if it does; `None` if none of those listed does.
    pub mv: Option<AnyMove>,
}

/// The maximum number of moves that last longest whose replies are compared.
const COMPARED: usize = 64;

impl AnyGame {
    /// Analyses a position. If theory does not give the length of the game, it is searched, and in a lost position the
    /// suggested move is then one that lasts longest. Returns also a winning move that ends the game soonest, unless the
    /// suggested one does or none of those listed is known to.
    ///
    /// # Errors
    /// [`Stopped`] if `cancel` was stopped.
    pub fn analyse_in_full(
        &self,
        position: &AnyPosition,
        cancel: &Cancel,
    ) -> Result<(Analysis<AnyMove>, Option<AnyMove>), Stopped> {
        let analysis = self.analyse(position, cancel)?;
        let lasting = self.lasting(position, &analysis, cancel)?;
        let soonest = match &lasting {
            Some(lasting) => lasting.mv.clone(),
            None => self.soonest(position, &analysis, cancel)?,
        };
        let is_another =
            |mv: &AnyMove| analysis.worth.outcome == Outcome::Win && analysis.suggested.as_ref() != Some(mv);
        let soonest = soonest.filter(is_another);
        Ok((lasting.into_iter().fold(analysis, Analysis::lasting), soonest))
    }

    /// Searches the length of the game if its analysis does not give it. `None` if it does, if nobody wins or the game is
    /// over, or if too many positions can be reached.
    ///
    /// # Errors
    /// [`Stopped`] if `cancel` was stopped.
    pub fn lasting(
        &self,
        position: &AnyPosition,
        analysis: &Analysis<AnyMove>,
        cancel: &Cancel,
    ) -> Result<Option<Lasting>, Stopped> {
        if !analysis.wants_length() {
            return Ok(None);
        }
        let is_won = analysis.worth.outcome == Outcome::Win;
        let winning = analysis.suggested.iter().chain(&analysis.best.moves).cloned();
        let moves: Vec<AnyMove> = if is_won { winning.collect() } else { self.moves(position).take(MOST).collect() };
        let led = moves.into_iter().filter_map(|mv| self.play(position, &mv).ok().map(|after| (mv, after)));
        let (moves, after): (Vec<AnyMove>, Vec<AnyPosition>) = led.unzip();
        let positions = [std::slice::from_ref(position), &after].concat();
        let Some(lengths) = self.lengths(&positions, cancel)? else { return Ok(None) };
        let Some((&plies, lengths)) = lengths.split_first() else { return Ok(None) };
        let equal = moves.into_iter().zip(after).zip(lengths).filter(|(_, length)| **length + 1 == plies);
        let mut equal = equal.map(|(led, _)| led);
        let mv = if is_won { equal.next().map(|(mv, _)| mv) } else { self.hardest(equal.take(COMPARED), cancel)? };
        Ok(Some(Lasting { plies, mv }))
    }

    /// Returns the first of these moves with the fewest winning replies.
    fn hardest(
        &self,
        moves: impl Iterator<Item = (AnyMove, AnyPosition)>,
        cancel: &Cancel,
    ) -> Result<Option<AnyMove>, Stopped> {
        let mut hardest = None;
        for (mv, after) in moves {
            let replies = self.analyse(&after, cancel)?.best;
            let count = (replies.truncated, replies.moves.len());
            if hardest.as_ref().is_none_or(|(fewest, _)| count < *fewest) {
                hardest = Some((count, mv));
            }
        }
        Ok(hardest.map(|(_, mv)| mv))
    }

    /// Returns a winning move that ends the game soonest, the suggested one if it does; `None` if it is not known.
    fn soonest(
        &self,
        position: &AnyPosition,
        analysis: &Analysis<AnyMove>,
        cancel: &Cancel,
    ) -> Result<Option<AnyMove>, Stopped> {
        let Some(plies) = analysis.worth.remoteness.filter(|_| analysis.worth.outcome == Outcome::Win) else {
            return Ok(None);
        };
        for mv in analysis.suggested.iter().chain(&analysis.best.moves) {
            let after = self.analyse_after(position, mv, cancel)?;
            if after.is_some_and(|(_, after)| after.worth.remoteness.is_some_and(|after| after + 1 == plies)) {
                return Ok(Some(mv.clone()));
            }
        }
        Ok(None)
    }
}

impl Analysis<AnyMove> {
    /// Returns whether somebody wins and it is not known how soon.
    pub const fn wants_length(&self) -> bool {
        let worth = &self.worth;
        let is_decided = matches!(worth.outcome, Outcome::Win | Outcome::Loss) && worth.score.is_none();
        is_decided && worth.remoteness.is_none() && self.suggested.is_some()
    }

    /// Adds the length of the game, and in a lost position suggests the move that lasts longest.
    #[must_use]
    pub fn lasting(mut self, lasting: Lasting) -> Self {
        self.worth.remoteness = Some(lasting.plies);
        if self.worth.outcome == Outcome::Loss {
            self.suggested = lasting.mv.or(self.suggested);
        }
        self
    }
}
