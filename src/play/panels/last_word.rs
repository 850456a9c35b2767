//! The four states flowing through a program: those that are possible before each line, and those from which the first player wins.

use zugzwang_engine::{
    Seat,
    theory::last_word::{Ending, LastWord, State},
};

use super::{
    Figure, Line, Look, Outcome, Size, Span, Story, Style, Theory, View, Who, align, all_of, beat, listed, mark, say,
    widest, wrapped,
};
use crate::words::operator_text;

impl Theory for LastWord {
    fn value(&self, look: &Look) -> String {
        say!(look, "why-last-word-value", last = Who::Seat(self.last), left = self.left)
    }

    fn ended(&self, _: &View<'_>, _: &Look) -> Story {
        let end = self.flow.last().and_then(|states| states.first());
        end.map(|end| beat!("why-last-word-over", end = end.to_string(), relation = relation(*end)))
            .into_iter()
            .collect()
    }

    fn story(&self, view: &View<'_>, look: &Look) -> Story {
        let (last, left) = (Who::Seat(self.last), self.left);
        // It belongs to the step at which the states that the first player wants are drawn.
        let whose = beat!("why-last-word-parity", lines = self.lines.len(), last);
        match (view.outcome == Outcome::Win, self.endings.first()) {
            (true, Some(Ending { line, .. })) => {
                let good = self.endings.iter().filter(|ending| ending.end.winner() == self.last);
                let good: Vec<String> = good.map(|ending| ending.operator.to_string()).collect();
                let spaced = good.join(" ");
                vec![beat!("why-last-word-last", line = *line, good = spaced, listed = listed(good, look), last)]
            }
            (true, None) => vec![whose, beat!("why-last-word-any", left)],
            (false, _) => [whose, beat!("why-last-word-lost", left)].into_iter().chain(view.hold_out()).collect(),
        }
    }

    /// Proves the theorem for this position: backward from the last line, line by line.
    fn holds(&self, view: &View<'_>, look: &Look) -> Story {
        let (last, left, yours) = (Who::Seat(self.last), self.left, view.outcome == Outcome::Win);
        let good = |at: usize| good_before(self, at).map(|states| all_of(states, look)).unwrap_or_default();
        // The lines after the last free one are written, so the good states are followed back through them.
        let free = self.lines.iter().rposition(Option::is_none).map_or(self.lines.len(), |at| at + 1);
        let end = self.lines.len();
        let mut beats = vec![beat!("holds-word-end", last, yours, good = good(end))];
        beats.extend((free..end).rev().filter_map(|at| {
            let operator = operator_text(self.lines.get(at).copied().flatten()?, look);
            // The plain levels tell all these lines at once.
            Some(beat!("holds-word-line", line = at + 1, operator, good = good(at)).in_notation())
        }));
        beats.extend((free < end).then(|| {
            let from = free + 1;
            beat!("holds-word-lines", from, to = end, single = from == end, good = good(free))
        }));
        match self.endings.first() {
            Some(ending) => {
                let is_reached = |state: &State| self.endings.iter().any(|other| other.after == *state);
                let reached = all_of(State::ALL.into_iter().filter(is_reached), look);
                let (line, before, good) = (ending.line, state_at(self, ending.line - 1), good(ending.line));
                beats.push(beat!("holds-word-reach", line, before, reached, good));
            }
            None => beats.extend([beat!("holds-word-three"), beat!("holds-word-turn", left, last, yours)]),
        }
        beats
    }

    fn figures(&self, view: &View<'_>, look: &Look, room: Size) -> [Figure; 2] {
        let figure =
            if self.endings.is_empty() { flow(self, view.after(), look, room) } else { endings(self, view, look) };
        [figure, Figure::new()]
    }

    /// Draws the run of the finished program, line by line.
    fn remains(&self, look: &Look, _: u16) -> Figure {
        let start = Line::styled(say!(look, "why-last-word-start", state = state_at(self, 0)), look.theme.title);
        let wide = widest(self.lines.iter().flatten().map(|operator| operator_text(*operator, look)));
        let steps = self.lines.iter().enumerate().filter_map(|(at, line)| {
            let operator = align::left(&operator_text((*line)?, look), wide);
            let (before, after) = (state_at(self, at), state_at(self, at + 1));
            let style = if before == after { look.theme.dim } else { look.theme.text };
            Some(Line::styled(format!("{:>2} {operator} {} {after}", at + 1, look.glyphs().arrow), style))
        });
        std::iter::once(start).chain(steps).collect()
    }
}

/// Returns the states before a line, or at the end, from which the player with the last word wins, if that is settled.
fn good_before(why: &LastWord, at: usize) -> Option<Vec<State>> {
    let first = why.first_wants.get(at)?.as_ref()?;
    let good = |state: &State| first.contains(state) == (why.last == Seat::First);
    Some(State::ALL.into_iter().filter(good).collect())
}

/// Returns the first state that is possible before a line, or at the end.
fn state_at(why: &LastWord, at: usize) -> String {
    why.flow.get(at).and_then(|states| states.first()).map(ToString::to_string).unwrap_or_default()
}

/// Returns the word by which the texts select the end: the numbers differ if the first player wins.
fn relation(end: State) -> &'static str {
    if end.winner() == Seat::First { "differ" } else { "equal" }
}

/// Draws four places, one a state, and fills those in the set.
fn states(set: &[State], style: Style, look: &Look) -> Span<'static> {
    let sign = |state: State| if set.contains(&state) { look.glyphs().bead } else { look.glyphs().dot };
    Span::styled(State::ALL.map(sign).concat(), style)
}

/// Returns one digit of each of the four states, A's or B's.
fn digits(of: impl Fn(State) -> bool) -> String {
    State::ALL.map(|state| if of(state) { '1' } else { '0' }).into_iter().collect()
}

/// Draws line by line the states possible before it, now and after the cursor's move, and those the first player wants there.
fn flow(why: &LastWord, after: Option<&LastWord>, look: &Look, room: Size) -> Figure {
    /// The lines of the table's head, and the fewest below them.
    const HEAD: usize = 3;
    const FEWEST: usize = 3;
    let theme = &look.theme;
    let head = |name: &str, of: fn(State) -> bool| {
        let columns = [digits(of), digits(of), digits(of)].join("   ");
        Line::styled(format!("   {name}   {columns}"), theme.dim)
    };
    // The heads are above a line's number with its sign, and above four states with three columns of space behind them.
    let narrow = ["why-last-word-column-line", "why-last-word-column-now", "why-last-word-column-then"];
    let names = narrow.map(|key| align::left(&look.say(key, &[]), 7)).concat();
    let names = names + &say!(look, "why-last-word-column-wants");
    let (bead, dot) = (look.glyphs().bead, look.glyphs().dot);
    let legend = wrapped(&say!(look, "why-last-word-legend", bead, dot), theme.dim, room.width);
    let height = usize::from(room.height);
    let mut lines = if height > legend.len() + HEAD + FEWEST { legend } else { Vec::new() };
    let free = height.saturating_sub(lines.len() + HEAD);
    lines.extend([Line::styled(names, theme.title), head("A", |state| state.a), head("B", |state| state.b)]);
    let changed = after.and_then(|after| (0..why.lines.len()).find(|&at| why.lines.get(at) != after.lines.get(at)));
    let row = |at: usize| {
        let set = |why: &LastWord| why.flow.get(at).cloned().unwrap_or_default();
        let wants = |why: &LastWord| why.first_wants.get(at).cloned().flatten();
        let (name, style) = if at == why.lines.len() {
            (say!(look, "why-last-word-end"), theme.title)
        } else {
            let operator = why.lines.get(at).copied().flatten();
            let sign = operator.map_or_else(|| dot.to_owned(), |operator| operator.to_string());
            (format!("{:>2} {sign}", at + 1), if changed == Some(at) { theme.taken } else { theme.text })
        };
        let now = set(why);
        let then = after.map(set).map_or_else(
            || Span::raw("    "),
            |then| states(&then, if then == now { theme.text } else { theme.taken }, look),
        );
        let wanted = wants(after.unwrap_or(why)).map_or_else(Span::default, |set| states(&set, theme.bead, look));
        let name = Span::styled(format!("{}   ", align::left(&name, 4)), style);
        let gap = || Span::raw("   ");
        Line::from(vec![name, states(&now, theme.text, look), gap(), then, gap(), wanted])
    };
    let count = why.lines.len() + 1;
    // A line says that rows are left out.
    let shown = if free >= count { count } else { free.saturating_sub(1).max(FEWEST) }.min(count);
    // If not all lines fit, those around the one that the cursor's move fills are shown, and always the end.
    let first = changed.unwrap_or(0).saturating_sub(shown / 2).min(count - shown);
    lines.extend((first..first + shown - 1).map(row));
    if first + shown < count {
        lines.push(Line::styled(format!(" {}", look.glyphs().more), theme.dim));
    }
    lines.push(row(count - 1));
    lines
}

/// Draws what each operator leads to at the last move.
fn endings(why: &LastWord, view: &View<'_>, look: &Look) -> Figure {
    let line = |ending: &Ending| {
        let wins = ending.end.winner() == why.last;
        let (sign, style) = mark(Outcome::won(wins), look);
        let (operator, after, end) =
            (operator_text(ending.operator, look), ending.after.to_string(), ending.end.to_string());
        let words = say!(look, "why-last-word-ending", after, end, relation = relation(ending.end));
        let notation = format!("{}:{}", ending.line, ending.operator);
        let picked = view.pick.as_ref().is_some_and(|pick| pick.mv == notation);
        let (pointer, named) = if picked { (look.glyphs().pointer, look.theme.title) } else { (" ", look.theme.text) };
        [
            Line::styled(format!("{pointer}{} {operator}", ending.operator), named),
            Line::styled(format!("   {sign} {words}"), style),
        ]
    };
    let line_number = why.endings.first().map_or(1, |ending| ending.line);
    let before = state_at(why, line_number - 1);
    let head = Line::styled(say!(look, "why-last-word-in", line = line_number, before), look.theme.title);
    std::iter::once(head).chain(why.endings.iter().flat_map(line)).collect()
}
