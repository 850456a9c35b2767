//! Fibonacci nim: the last coins are in reach.

use zugzwang_engine::{
    games::{Fibonacci, fibonacci::Limited, subtraction::Take},
    theory::zeckendorf::{Zeckendorf, parts},
};

use super::{
    pile::{Pile, Piled},
    prelude::*,
};
use crate::{
    look::align::last_fitting,
    play::{figures::walk::Walk, scene::Groups},
};

impl Piled for Fibonacci {
    /// The second number is the limit.
    const LISTS_NUMBERS: bool = false;
    const FOOT: f32 = 2.0;

    fn size(till: &Limited) -> u64 {
        till.rest
    }

    fn amounts(&self, till: &Limited) -> Amounts {
        Amounts::UpTo(till.reach())
    }

    /// The parts of the sum, the largest first.
    fn groups(&self, till: &Limited) -> Option<Groups> {
        Some(Groups::Sizes(parts(till.rest)))
    }

    fn limits(&self, till: &Limited, _: u64, _: f32, look: &Look) -> Vec<(String, Tone)> {
        let limit = till.limit;
        let words = match () {
            () if till.rest == 0 => return Vec::new(),
            () if till.rest == self.coins() => say!(look, "fibonacci-limit-first", limit),
            () if limit >= till.rest => say!(look, "fibonacci-limit-all", limit),
            () => say!(look, "fibonacci-limit", limit),
        };
        vec![(words, Tone::Text)]
    }

    fn explain(&self, pile: Pile, reason: Option<&Reason>, at: &Lines, look: &Look, picture: &mut Picture<Take>) {
        let Some(Reason::Zeckendorf(why)) = reason else { return };
        let mut last = 0;
        for part in &why.parts {
            put_part(*part, last + 1, why, at, look, picture);
            last += part;
        }
        // How far a move reaches from the end: the present one if it is too short, or else the reply to the one under the cursor.
        let take = if pile.take > 0 { Some(pile.take) } else { why.take };
        let next = take.filter(|_| !why.is_lost()).map(|take| why.after(take));
        let (now, tone) = next.as_ref().map_or((why, Tone::Bad), |next| (next, Tone::Theirs));
        let (reach, rest) = (now.reach(), now.rest);
        let short = now.smallest.filter(|part| *part > reach).map_or_else(String::new, |part| format!(" < {part}"));
        let texts = [[(format!("{reach}{short}"), tone)], [(reach.to_string(), tone)]];
        if reach > 0 {
            at.bracket((rest - reach + 1, rest), 1, tone, &[&texts[0], &texts[1]], picture);
        }
    }

    fn untold(&self, seen: &Seen<'_, Self>, room: Size) -> Vec<Line<'static>> {
        let look = seen.look;
        let reach = |till: &Limited| (till.rest > 0).then(|| (till.rest - till.reach(), till.rest - 1));
        let walk = Walk::of(seen, |till| till.rest, |till| reach(till).into_iter().collect());
        let digits = seen.trail[0].rest.to_string().len();
        let beside = 14 + 2 * digits + if seen.looks { width_of(&say!(look, "figure-last-part")) } else { 0 };
        let columns = (usize::from(room.width) + width_of(" + ")).saturating_sub(beside);
        let row = |till: &Limited| {
            let parts: Vec<String> = parts(till.rest).iter().map(ToString::to_string).collect();
            let last = seen.looks.then(|| parts.last().cloned().unwrap_or_default());
            let sum = last_fitting(&parts, columns, |part| width_of(part) + width_of(" + "));
            let more = (sum.len() < parts.len()).then(|| look.glyphs().more.to_owned());
            let sum = more.iter().chain(sum).cloned().collect::<Vec<_>>().join(" + ");
            [till.rest.to_string(), till.reach().to_string()].into_iter().chain(last).chain([sum]).collect::<Vec<_>>()
        };
        let last = seen.looks.then(|| say!(look, "figure-last-part"));
        let heads = [" ".to_owned(), say!(look, "figure-limit")].into_iter().chain(last).chain([String::new()]);
        let left = walk.movers(look).zip(seen.trail.iter().skip(1));
        let table = left.fold(Ledger::new(heads), |table, (who, till)| table.past(who, row(till)));
        let table = table.part("", row(seen.now()), seen.then.as_ref().map(row));
        table.over(walk.next(look, room.width).into_iter().collect(), look, room)
    }

    fn recited(&self, till: &Limited, look: &Look) -> Option<String> {
        Some(say!(look, "recite-limit", limit = till.reach()))
    }
}

/// Puts a part below its coins, from the first one on. The smallest decides, and wins if it may be taken.
fn put_part(part: u64, first: u64, why: &Zeckendorf, at: &Lines, look: &Look, picture: &mut Picture<Take>) {
    let (state, tone, sign) = match () {
        () if why.smallest != Some(part) => (State::Rest, Tone::Text, None),
        () if part > why.limit => (State::Bad, Tone::Bad, Some(look.glyphs().loses)),
        () => (State::Good, Tone::Good, Some(look.glyphs().wins)),
    };
    let last = first + part - 1;
    at.ground(first, last, state, picture);
    let marked = sign.map_or_else(|| part.to_string(), |sign| format!("{part} {sign}"));
    at.bracket((first, last), 0, tone, &[&[(marked, tone)], &[(part.to_string(), tone)]], picture);
}
