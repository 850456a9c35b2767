//! The lines over the map: today's puzzle, positions that wait, the news since yesterday and the next step.

use super::Home;
use crate::{
    keep::storage::{Fate, Mark, Puzzles, RUNNING, Standing},
    screens::prelude::*,
    teach::path::{self, Stop},
};

pub(super) const ROWS: u16 = 2;
/// The number of stops named as new, in a window narrower than [`WIDE`] and in others.
const NAMED: [usize; 2] = [1, 3];
const WIDE: u16 = 100;

/// Returns the next step at a stop, by its word in the messages.
pub(super) fn step(stop: &Stop, mark: Mark) -> &'static str {
    match mark.standing() {
        Standing::Untouched | Standing::Tried => "win",
        Standing::Known => "known",
        // An exam that was started goes on.
        Standing::Won if mark.running > 0 => "exam",
        Standing::Won if mark.setup < stop.setups.len() => "setup",
        Standing::Won => "exam",
    }
}

impl Home {
    /// Draws the lines at the top of the area. Returns the rest of it, and the place of the puzzle, which a click opens.
    pub(super) fn draw_today(&self, area: Rect, has_banner: bool, buf: &mut Buffer, look: &Look) -> (Rect, Hits) {
        let [above, below] = Layout::vertical([Constraint::Length(ROWS), Constraint::Min(0)]).areas(area);
        let solved =
            || Line::styled(format!(" {} {}", say!(look, "home-solved"), say!(look, "home-find")), look.theme.title);
        let named = NAMED[usize::from(area.width >= WIDE)];
        let news = || Line::styled(format!(" {}", self.news(named, look)), look.theme.dim);
        let puzzle = self.puzzle_line(look);
        let lines = match puzzle {
            Some(puzzle) if has_banner || !self.is_new_here() => vec![(puzzle, true), (news(), false)],
            puzzle if !has_banner => {
                [(solved(), false)].into_iter().chain(puzzle.map(|puzzle| (puzzle, true))).collect()
            }
            _ => vec![(news(), false)],
        };
        let mut hits = Vec::new();
        for (place, (line, is_puzzle)) in above.rows().zip(lines) {
            shortened(line, usize::from(place.width), look).render(place, buf);
            hits.extend(is_puzzle.then_some((place, Hit::Action(Action::Puzzle))));
        }
        (below, hits)
    }

    /// The user has neither played a game of the path nor tried a puzzle.
    fn is_new_here(&self) -> bool {
        self.way.at().is_none() && self.daily.puzzles == Puzzles::default()
    }

    /// `None` if there is no puzzle of the day; also returns whether it is solved.
    pub(super) fn day_sign(&self, look: &Look) -> Option<(&'static str, bool)> {
        self.daily.today?;
        let [earned, open] = look.glyphs().stars;
        let is_solved = self.daily.fate() == Some(Fate::Solved);
        Some((if is_solved { earned } else { open }, is_solved))
    }

    fn puzzle_line(&self, look: &Look) -> Option<Line<'static>> {
        let (sign, is_solved) = self.day_sign(look)?;
        let state = match self.daily.fate() {
            None => "new",
            Some(Fate::Missed) => "missed",
            Some(Fate::Shown) => "shown",
            Some(Fate::Solved) => "solved",
        };
        let (run, waiting) = (self.daily.run, self.daily.waiting);
        let run = (run > 0).then(|| say!(look, "home-run", run = run));
        let key = key_name(Context::Home, Action::Puzzle, look);
        let alone = self.daily.open_day().is_none();
        let positions = (waiting > 0).then(|| say!(look, "home-waiting", count = waiting, alone = alone, key = &*key));
        let copy = || say!(look, "home-copy-how", key = key_name(Context::Home, Action::Copy, look));
        let waiting = positions.or_else(|| self.daily.line(look).map(|_| copy()));
        let told: Vec<String> =
            [say!(look, "home-day", state = state, key = &*key)].into_iter().chain(run).chain(waiting).collect();
        let style = if is_solved { look.theme.win } else { look.theme.title };
        let text = Span::styled(told.join(&say!(look, "sentence-separator")), look.theme.title);
        Some(Line::from(vec![Span::raw(" "), Span::styled(sign, style), Span::raw(" "), text]))
    }

    fn news(&self, named: usize, look: &Look) -> String {
        let said = self.newly_reached(named, look).into_iter().chain([self.next_goal(look)]);
        said.collect::<Vec<_>>().join(&say!(look, "sentence-separator"))
    }

    /// The stops that became known since yesterday or, if none did, were first won.
    fn newly_reached(&self, named: usize, look: &Look) -> Option<String> {
        let today = self.daily.today?;
        let names = |standing| {
            let new = path::stops().filter(|stop| self.daily.diary.is_new(stop.id, standing, today));
            new.map(|stop| say!(look, &format!("stop-{}", stop.id))).collect::<Vec<_>>()
        };
        let (known, won) = (names(Standing::Known), names(Standing::Won));
        let (kind, names) = if known.is_empty() { ("won", won) } else { ("known", known) };
        let (named, more) = names.split_at(names.len().min(named));
        let list = named.join(&say!(look, "list-separator"));
        (!names.is_empty()).then(|| say!(look, "home-since", kind = kind, names = list, more = more.len()))
    }

    /// The next thing to reach: at the stop last played, or at the first stop after it that is not known.
    fn next_goal(&self, look: &Look) -> String {
        let at = self.way.at().and_then(path::find);
        let from = path::stops().position(|stop| at.is_none_or(|at| at.id == stop.id)).unwrap_or(0);
        let in_order = path::stops().skip(from).chain(path::stops().take(from));
        let mut marked = in_order.map(|stop| (stop, self.way.mark(stop.id)));
        let Some((stop, mark)) = marked.find(|(_, mark)| mark.standing() != Standing::Known) else {
            return say!(look, "home-all-known");
        };
        let name = say!(look, &format!("stop-{}", stop.id));
        let (number, all) = (mark.setup + 1, stop.setups.len());
        let (running, wins) = (u64::from(mark.running.min(RUNNING)), u64::from(RUNNING));
        say!(
            look,
            "home-coming",
            step = step(stop, mark),
            name = name,
            number = number,
            all = all,
            running = running,
            wins = wins,
        )
    }
}
