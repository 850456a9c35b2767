//! What a game has added to the user's progress along the path: a stop that is known from now on, or that was won for the first time.

use super::PlayScreen;
use crate::{
    keep::storage::{Aid, Ending, Standing},
    play::board::End,
    screens::prelude::*,
    teach::path::{self, Stop},
};

/// A stop that has become known, or was won for the first time.
#[derive(Debug)]
pub(super) struct Feat {
    stop: &'static Stop,
    /// The standing of each stop from now on.
    standings: Vec<Standing>,
    /// The start of the next stop; `None` after the last one.
    pub(super) next: Option<Box<Table>>,
}

impl Feat {
    pub(super) fn is_known(&self) -> bool {
        self.standing() == Some(Standing::Known)
    }

    fn standing(&self) -> Option<Standing> {
        self.standings.get(self.at()?).copied()
    }

    fn at(&self) -> Option<usize> {
        path::stops().position(|stop| stop == self.stop)
    }

    pub(super) fn name(&self, look: &Look) -> String {
        self.stop.name(look)
    }

    /// Says what the game is called in the literature, if that is another name.
    pub(super) fn called(&self, look: &Look) -> Option<String> {
        let title = words::field_name(self.stop.game, look);
        let is_other = self.stop.id == self.stop.game && title.to_lowercase() != self.name(look).to_lowercase();
        is_other.then(|| say!(look, "card-know-called", title = title))
    }

    pub(super) fn trick(&self, look: &Look) -> String {
        say!(look, &format!("trick-{}", self.stop.id))
    }

    /// Says how many stops stand at least where this one stands now.
    pub(super) fn counted(&self, look: &Look) -> String {
        let least = if self.is_known() { Standing::Known } else { Standing::Won };
        let count = self.standings.iter().filter(|standing| **standing >= least).count();
        let all = self.standings.len();
        match least {
            Standing::Known => say!(look, "home-known", known = count, all = all),
            _ => say!(look, "card-won-stops", won = count, all = all),
        }
    }

    /// A sign for each stop, with that of this one in a frame of its own colour, if they fit.
    pub(super) fn signs(&self, look: &Look, width: u16) -> Option<Line<'static>> {
        let gap = [" ", ""].into_iter().find(|gap| self.standings.len() * (1 + gap.len()) <= width.into())?;
        let at = self.at();
        let sign = |(number, standing): (usize, &Standing)| {
            let style = match standing {
                _ if Some(number) == at => look.theme.win_chip,
                Standing::Known | Standing::Won => look.theme.win,
                Standing::Tried => look.theme.text,
                Standing::Untouched => look.theme.dim,
            };
            [Span::styled(look.glyphs().marks[*standing as usize], style), Span::raw(gap)]
        };
        Some(self.standings.iter().enumerate().flat_map(sign).collect())
    }
}

impl PlayScreen {
    /// Returns the feat that a game with this end is, if it is one.
    pub(super) fn feat(&self, end: End) -> Option<Feat> {
        let (course, mark) = self.view.course.zip(self.mark)?;
        let passed = self.exam_standing(end).is_some_and(super::ExamStanding::is_passed);
        let counts = self.ending_of(end) == Some(Ending::Won) && self.aid() != Aid::Advice;
        let standing = match mark.standing() {
            _ if passed => Standing::Known,
            Standing::Untouched | Standing::Tried if counts => Standing::Won,
            _ => return None,
        };
        let mut standings = self.standings.clone();
        let at = path::stops().position(|stop| stop == course.stop)?;
        *standings.get_mut(at)? = standing;
        let next = path::after(course.stop).filter(|_| passed).and_then(|stop| {
            let table = boards::find(stop.game)?.open(&stop.words(0), &stop.moves(0), Side::Both).ok()?;
            Some(Box::new(table))
        });
        Some(Feat { stop: course.stop, standings, next })
    }
}
