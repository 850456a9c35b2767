//! The subtraction game: up to m coins are taken.

use zugzwang_engine::{
    games::{
        Subtraction,
        subtraction::{Take, Till},
    },
    theory::residue::Residue,
};

use super::{
    pile::{Pile, Piled},
    prelude::*,
};
use crate::play::{
    board::Wheel,
    figures::{
        walk::Walk,
        wheel::{Rows, usual},
    },
    scene::Groups,
};

/// The numbers that a move leaves from this one.
fn left(game: &Subtraction, till: u64) -> impl Iterator<Item = u64> {
    till - game.limit(Till(till))..till
}

/// The rows of the figure.
fn rows(game: &Subtraction) -> Wheel {
    usual(game.start().0, |till| left(game, till))
}

impl Piled for Subtraction {
    const TELLS: bool = false;

    fn size(till: &Till) -> u64 {
        till.0
    }

    fn amounts(&self, till: &Till) -> Amounts {
        Amounts::UpTo(self.limit(*till))
    }

    /// The laps. The last coin is in none if it loses.
    fn groups(&self, _: &Till) -> Option<Groups> {
        let size = self.limit(Till(u64::MAX)).saturating_add(1);
        Some(Groups::Equal { size, after: self.is_misere().into() })
    }

    fn explain(&self, pile: Pile, reason: Option<&Reason>, at: &Lines, look: &Look, picture: &mut Picture<Take>) {
        let Some(Reason::Residue(why)) = reason.filter(|_| pile.size > 0) else { return };
        let whole = why.lost_below(pile.size).unwrap_or(0);
        if let Some(take) = why.take {
            let text = (format!("-{take} {}", look.glyphs().wins), Tone::Good);
            at.bracket((whole + 1, pile.size), 0, Tone::Good, &[&[text], &[(format!("-{take}"), Tone::Good)]], picture);
        }
        // The last coin is in no lap if it loses.
        if why.lost > 0 && whole > 0 {
            at.bracket((1, why.lost), 0, Tone::Dim, &[&[(look.glyphs().loses.to_owned(), Tone::Dim)]], picture);
        }
        let (seen, lap) = (at.seen(), why.modulus);
        let number = seen.start.saturating_sub(why.lost + 1) / lap;
        let laps = (number..).map(|number| number.saturating_mul(lap).saturating_add(why.lost + 1));
        for from in laps.take_while(|from| *from <= whole && *from < seen.end) {
            put_lap(pile, why, (from, from + why.most), at, picture);
        }
    }

    fn untold(&self, seen: &Seen<'_, Self>, room: Size) -> Vec<Line<'static>> {
        let reach = |till: &Till| (till.0 > 0).then(|| (till.0 - self.limit(*till), till.0 - 1));
        let walk = Walk::of(seen, |till| till.0, |till| reach(till).into_iter().collect());
        let below = if seen.looks { walk.rounds(seen.look, room) } else { Vec::new() };
        Rows { walk, start: self.start().0, wheel: rows(self), turned: seen.turned, lived: seen.lived }
            .over(below, seen.look, room)
    }

    fn wheel(&self) -> Option<Wheel> {
        Some(rows(self))
    }
}

/// Puts a lap below its coins, with what both players take of it.
fn put_lap(pile: Pile, why: &Residue, (from, to): (u64, u64), at: &Lines, picture: &mut Picture<Take>) {
    let (lap, lost) = (why.modulus, why.is_lost());
    // In the uppermost lap of a lost pile the cursor takes first.
    let (first, tones) = match pile.take {
        take if lost && to == pile.size && take > 0 => (take, [Tone::Chosen, Tone::Theirs]),
        _ => (1 + from / lap % why.most, if lost { [Tone::Text, Tone::Theirs] } else { [Tone::Theirs, Tone::Good] }),
    };
    let tone = if lost { Tone::Bad } else { Tone::Good };
    let sum = [
        (first.to_string(), tones[0]),
        (" + ".to_owned(), Tone::Dim),
        ((lap - first).to_string(), tones[1]),
        (" = ".to_owned(), Tone::Dim),
        (lap.to_string(), tone),
    ];
    at.ground(from, to, if lost { State::Bad } else { State::Good }, picture);
    at.bracket((from, to), 0, tone, &[&sum, &[(lap.to_string(), tone)]], picture);
}
