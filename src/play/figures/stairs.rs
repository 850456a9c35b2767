//! The coins on each step of a staircase, now and after the cursor's move. As a hint, the steps that count in columns of powers of two.

use zugzwang_engine::games::Staircase;

use super::{Figure, Seen, Size, columns::Rows, ledger::Ledger, say};

/// Draws the steps, the highest on top.
pub fn lines(seen: &Seen<'_, Staircase>, room: Size) -> Figure {
    let (now, then) = (&seen.now().0, seen.then.as_ref().map(|then| &then.0));
    if seen.looks {
        let counting = |steps: &Vec<u64>| steps.iter().copied().step_by(2).collect::<Vec<u64>>();
        let (now, then) = (counting(now), then.map(counting));
        return Rows { now: &now, then: then.as_deref(), modulus: 2, changed: 1 }.lines(seen.look, room);
    }
    let steps = (1..=now.len()).rev().zip(now.iter().rev().zip(then.unwrap_or(now).iter().rev()));
    let ledger = Ledger::new([say!(seen.look, "why-stairs-head")]);
    let ledger = steps.fold(ledger, |ledger, (step, (now, then))| {
        ledger.part(say!(seen.look, "why-stairs-step", step), [now], (now != then).then_some([then]))
    });
    ledger.lines(seen.look, room)
}
