//! A board that falls apart: its parts with what each is worth, all of it compared with 0, and both again after the cursor's move.

mod figure;
mod lead;
#[cfg(test)]
mod tests;

use zugzwang_engine::{
    exact::Exact,
    theory::domineering::{Domineering, Kept, Side, Standing},
};

use self::{
    figure::Drawing,
    lead::{Lead, dyadic},
};
use super::{
    Beat, Figure, Line, Look, Size, Span, Story, Style, Theory, View, Wording, align, beat, canonical, say, table,
    times::times, widest, width_of, wrapped,
};
use crate::{
    play::figures::regions::{domino, letter},
    words::halves::{mixed, moves},
};

impl Theory for Domineering {
    fn value(&self, look: &Look) -> String {
        match &self.all.sum {
            Some(sum) => canonical::compared(sum, self.all.sign, look),
            None => say!(look, "why-canonical-beside", sign = self.all.sign.name()),
        }
    }

    /// Tells the reason: how the parts stand, the winning move, and what is left after it.
    fn story(&self, view: &View<'_>, look: &Look) -> Story {
        let sign = beat!("why-domineering-sign", sign = self.all.sign.name()).in_notation();
        let because = stands(&self.all, self, look);
        let Some(keep) = &self.keep else {
            let answered = beat!("why-domineering-answered", moves = self.moves);
            let beats = match State::of(&self.all) {
                State::Cold => vec![sign, because],
                _ => vec![sign, because.in_notation(), answered],
            };
            return beats.into_iter().chain(view.hold_out()).collect();
        };
        let (words, parts) = (view.best_move(), self.regions.len());
        let best = beat!("why-domineering-keep", words, parts, part = letter_of(keep.region, self));
        // Where the opponent has no room, that alone is the reason.
        let because = if self.moves == 0 { because.in_notation() } else { because };
        vec![sign, because, best, then(self, keep, look)]
    }

    /// Proves the outcome for this position: the lead lasts where no move gains anything, and elsewhere every move was searched.
    fn holds(&self, _: &View<'_>, look: &Look) -> Story {
        let won = self.keep.is_some();
        let lost = self.keep.as_ref().map_or(&self.all, |keep| &keep.leaves);
        if self.moves == 0 {
            return vec![beat!("holds-domineering-stuck", won)];
        }
        let values =
            [beat!("holds-domineering-options"), beat!("holds-domineering-checked", won, sign = lost.sign.name())];
        let because = match State::of(lost) {
            State::Cold => Lead::of(lost.ahead.unwrap_or_default(), self.mover).told("holds-domineering-cold", look),
            _ => beat!("holds-domineering-searched", moves = self.moves, won),
        };
        let side = if won { self.mover.other() } else { self.mover };
        let answers = self.answers.iter().map(|[mv, reply]| {
            let (mv, reply) = (domino(side, *mv, look), domino(side.other(), *reply, look));
            beat!("holds-domineering-answer", won, mv, reply)
        });
        values.map(Beat::in_notation).into_iter().chain([because]).chain(answers).collect()
    }

    fn figures(&self, view: &View<'_>, look: &Look, Size { width, height }: Size) -> [Figure; 2] {
        let drawing = Drawing { why: self, after: view.after(), look, width };
        let pick = drawing.pick();
        [drawing.figure(usize::from(height).saturating_sub(pick.len())), pick]
    }
}

/// The state of a sum as far as its story goes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum State {
    /// A part is too large to be weighed.
    Open,
    /// Both players want to move first somewhere.
    Hot,
    /// Nobody is ahead by a fraction of a move: the rest decides who moves last.
    Turn,
    /// One of the players is ahead, and no move changes that much; or nobody is.
    Cold,
}

impl State {
    fn of(standing: &Standing) -> Self {
        let Some(ahead) = standing.ahead else { return Self::Open };
        let zero = Exact::from(0);
        match standing.hottest {
            Some(hottest) if hottest > zero => Self::Hot,
            Some(hottest) if hottest == zero && ahead == zero => Self::Turn,
            _ => Self::Cold,
        }
    }
}

/// Returns whether the move that is named lies in a region as hot as the hottest; `true` if no region is hot.
fn is_in_hottest(why: &Domineering) -> bool {
    let region = why.keep.as_ref().and_then(|keep| why.regions.get(keep.region.checked_sub(1)?));
    region.is_none_or(|region| region.value.as_ref().map(|value| value.temperature) == why.all.hottest)
}

/// Tells how the parts stand, for the player to move.
fn stands(standing: &Standing, why: &Domineering, look: &Look) -> Beat {
    let lead = Lead::of(standing.ahead.unwrap_or_default(), why.mover);
    match State::of(standing) {
        State::Open => beat!("why-domineering-open"),
        State::Turn => beat!("why-domineering-turn"),
        State::Cold => lead.told("why-domineering-cold", look),
        State::Hot => {
            let hottest = standing.hottest.unwrap_or_default();
            let (first, wins) = why.hottest_region.unwrap_or((1, false));
            // Of several equally hot regions, the one that the move is in.
            let at = why.keep.as_ref().filter(|_| is_in_hottest(why)).map_or(first, |keep| keep.region);
            let parts = why.regions.len();
            let id = if is_in_hottest(why) { "why-domineering-hot" } else { "why-domineering-elsewhere" };
            lead.told(id, look)
                .with("part", letter_of(at, why))
                .with("parts", parts)
                .with("wins", wins)
                .with("worth", mixed(dyadic(hottest), look))
                .with("gain", moves(dyadic(hottest), look))
        }
    }
}

/// Tells what the winning move leaves to the opponent.
fn then(why: &Domineering, keep: &Kept, look: &Look) -> Beat {
    if why.moves == 0 {
        return beat!("why-domineering-stuck", who = why.mover.other().name());
    }
    match State::of(&keep.leaves) {
        State::Cold => Lead::of(keep.leaves.ahead.unwrap_or_default(), why.mover).told("why-domineering-then", look),
        _ if is_clear(&keep.leaves, why) => {
            let gain = moves(dyadic(keep.leaves.hottest.unwrap_or_default()), look);
            let worth = mixed(dyadic(keep.leaves.hottest.unwrap_or_default()), look);
            let lead = Lead::of(keep.leaves.ahead.unwrap_or_default(), why.mover);
            lead.told("why-domineering-clear", look).with("gain", gain).with("worth", worth)
        }
        _ => beat!("why-domineering-every", moves = why.moves),
    }
}

/// Returns whether the player to move is ahead by more than any move gains. Whoever moves next, the means then decide: a first move
/// in a sum gains no more than the temperature of its hottest part (*Winning Ways*, chapter 6).
fn is_clear(standing: &Standing, why: &Domineering) -> bool {
    let ahead = standing.ahead.map(|ahead| if why.mover == Side::Vert { ahead } else { Exact::from(0) - ahead });
    ahead.zip(standing.hottest).is_some_and(|(ahead, hottest)| ahead > hottest)
}

/// Returns the letter of a part, counted from 1; empty if it is the only one.
fn letter_of(part: usize, why: &Domineering) -> String {
    letter(part.saturating_sub(1), why.regions.len())
}
