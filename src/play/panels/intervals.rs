//! The table of intervals: prefix sums at its edges, the cell of the position, and the one the cursor's move leads to.

mod table;

use zugzwang_engine::theory::intervals::{Cut, Intervals, Leave};

use super::{Beat, Figure, Look, Outcome, Points, Size, Story, Theory, View, Wording, beat, left_beside, say, wrapped};
use table::table;

impl Theory for Intervals {
    fn value(&self, look: &Look) -> String {
        let margin = self.margin;
        match look.wording {
            Wording::Notation => say!(look, "why-interval-value", interval = interval(self.from, self.to), margin),
            Wording::Plain | Wording::Picture => {
                say!(look, "plain-why-interval-value", side = side(margin), margin = margin.unsigned_abs())
            }
        }
    }

    fn ended(&self, _: &View<'_>, _: &Look) -> Story {
        vec![beat!("why-over-score")]
    }

    fn story(&self, view: &View<'_>, _: &Look) -> Story {
        let Some(leave) = self.leave else { return Story::new() };
        let words = view.best_move();
        let equation = equation(self, (leave.from, leave.to), leave.margin);
        let rest = interval(leave.from, leave.to);
        let ends = view.score.unwrap_or_default();
        let (by, lost) = ((ends.own - ends.other).unsigned_abs(), view.outcome == Outcome::Loss);
        let then = if leave.from == leave.to {
            beat!("why-interval-all")
        } else {
            let side = side(leave.margin);
            let (lead, margin) = (leave.margin, leave.margin.unsigned_abs());
            beat!("why-interval-then", rest, side, margin, lead)
        };
        if lost {
            let least = beat!("why-interval-least", words, equation);
            return vec![beat!("why-interval-lost", by), least, then.in_notation()];
        }
        let Points { own, other } = held(ends, &leave);
        let keep = beat!("why-interval-keep", words, equation, own, other);
        let so = (leave.from != leave.to).then(|| beat!("why-interval-so", outcome = view.outcome, by));
        [keep, then].into_iter().chain(so).collect()
    }

    /// Proves the theorem for this position: from rows of one number on, each by the best of its moves.
    fn holds(&self, view: &View<'_>, _: &Look) -> Story {
        let long = self.to.at - self.from.at;
        let [_, first] = self.from.beside;
        let Some(next) = self.rows.get(1) else {
            return vec![beat!("holds-interval-last", number = first)];
        };
        let [_, second] = next.beside;
        let best = (first - second).abs().max(first + second);
        let mut beats = vec![
            beat!("holds-interval-one", number = first),
            beat!("holds-interval-two", first, second, best, side = side(best)),
        ];
        if long > 2 {
            let (cells, moves) = (long * (long + 1) / 2, 2 * long - 1);
            beats.push(beat!("holds-interval-longer", count = long, cells, moves));
        }
        let ends = from_ends(self, view);
        beats.extend([ends, beat!("holds-interval-so", margin = self.margin, all = takes_all(self))]);
        beats
    }

    fn figures(&self, view: &View<'_>, look: &Look, room: Size) -> [Figure; 2] {
        let after = view.after();
        let pick = after.map(|after| wrapped(&comes_to(self, after, look), look.theme.text, room.width));
        let pick = pick.unwrap_or_default();
        [table(self, after, look, left_beside(&pick, room)), pick]
    }
}

/// Returns whether the best move from either end is to take everything.
fn takes_all(why: &Intervals) -> bool {
    why.sides.iter().flatten().all(|leave| leave.from == leave.to)
}

/// Tells the best move from either end, with the totals it leads to.
fn from_ends(why: &Intervals, view: &View<'_>) -> Beat {
    let ends = why.sides.map(|leave| {
        let leave = leave.unwrap_or(Leave { from: why.from, to: why.from, margin: 0 });
        let taken = (why.to.at - why.from.at) - (leave.to.at - leave.from.at);
        let worth = (why.to.prefix - why.from.prefix) - (leave.to.prefix - leave.from.prefix);
        let short = (why.margin - (worth - leave.margin)) / 2;
        let Points { own, other } = view.score.unwrap_or_default();
        (taken, equation(why, (leave.from, leave.to), leave.margin), own - short, other + short)
    });
    let [(left, left_equation, left_own, left_other), (right, right_equation, right_own, right_other)] = ends;
    beat!(
        "holds-interval-ends",
        all = takes_all(why),
        left,
        left_equation,
        left_own,
        left_other,
        right,
        right_equation,
        right_own,
        right_other,
    )
}

/// Says what the move under the cursor leads to: at the plain levels by what is taken and the lead that is left.
fn comes_to(why: &Intervals, after: &Intervals, look: &Look) -> String {
    if look.wording == Wording::Notation {
        return equation(why, (after.from, after.to), after.margin);
    }
    let worth = (why.to.prefix - why.from.prefix) - (after.to.prefix - after.from.prefix);
    let (rest, total) = (term(after.margin), worth - after.margin);
    say!(look, "plain-why-interval-equation", worth, rest, total)
}

/// Returns the name of an interval by its cuts: `D(0,6)`.
fn interval(from: Cut, to: Cut) -> String {
    format!("D({},{})", from.at, to.at)
}

/// Returns the word by which the texts select who gets more, from the point of view of the player with this margin.
const fn side(margin: i64) -> &'static str {
    match margin {
        1.. => "ahead",
        0 => "even",
        ..0 => "behind",
    }
}

/// Returns a number as a term that is subtracted.
fn term(number: i64) -> String {
    if number < 0 { format!("({number})") } else { number.to_string() }
}

/// Returns the equation of the move that leaves `rest`: `P(1) − P(0) − D(1,6) = 3 − 0 − 1 = 2`.
fn equation(why: &Intervals, rest: (Cut, Cut), margin: i64) -> String {
    let (high, low) = if rest.1 == why.to { (rest.0, why.from) } else { (why.to, rest.1) };
    // If everything was taken, nothing lies between the cuts.
    let (high, low) = if rest.0 == rest.1 { (why.to, why.from) } else { (high, low) };
    let total = high.prefix - low.prefix - margin;
    let (upper, lower, rest) = (high.at, low.at, interval(rest.0, rest.1));
    let numbers = format!("{} - {} - {} = {total}", high.prefix, term(low.prefix), term(margin));
    format!("P({upper}) - P({lower}) - {rest} = {numbers}")
}

/// Returns what each player has after the best move, given the final totals.
fn held(ends: Points, leave: &Leave) -> Points {
    let rest = leave.to.prefix - leave.from.prefix;
    // The opponent moves then, and gets the margin more of the rest.
    Points { own: ends.own - i64::midpoint(rest, -leave.margin), other: ends.other - i64::midpoint(rest, leave.margin) }
}
