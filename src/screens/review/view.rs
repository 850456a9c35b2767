//! How a review is laid out and drawn.

use ratatui::{
    buffer::Buffer,
    layout::{Constraint, Layout, Rect, Size},
    style::Style,
    text::Line,
};
use zugzwang_engine::{Outcome, Seat, Winner};

use super::{
    ReviewScreen,
    chart::{self, Chart},
    moves::Moves,
};
use crate::{
    look::{Look, align::wrapped},
    play::{
        board::{Lines, Shown},
        panels::Who,
        review::{Cause, Mistake, Standing},
        told::moved,
    },
    say,
    screens::{
        Hit, Hits, Screen,
        action::Action,
        board_hits,
        chrome::{Hint, beside, draw_lines, draw_why, footer, heading, pane, rule, split, told},
        prompt,
        trial::Reasoned,
    },
    words::{self, numbers::clear},
};

/// Below this width the reason has no room beside the board, nor the moves beside the chart.
const WIDE: u16 = 72;
/// The lines under the board, and in a low pane.
const TOLD: [usize; 2] = [5, 4];
/// A pane lower than this is low.
const LOW: u16 = 16;

impl ReviewScreen {
    pub(in crate::screens) fn draw(&self, area: Rect, buf: &mut Buffer, look: &Look) -> Hits {
        let [top, body, bottom] = split(area);
        let title = words::title(self.review.id(), look);
        let position = clear(&self.position(), look);
        heading(&[title, say!(look, "review-title"), position], &self.count(look), top, buf, look);
        let [upper, lower] = Layout::vertical([Constraint::Min(0), Constraint::Length(chart::HEIGHT + 2)]).areas(body);
        let (mut hits, pages) = self.draw_upper(upper, buf, look);
        if body.width < WIDE {
            hits.extend(self.draw_chart(lower, buf, look));
        } else {
            let [chart, moves] = Layout::horizontal([Constraint::Fill(1); 2]).areas(lower);
            hits.extend(self.draw_chart(chart, buf, look));
            hits.extend(self.draw_moves(moves, buf, look));
        }
        hits.extend(footer(&self.hints(look, pages), self.context(look), bottom, buf, look));
        hits
    }

    fn position(&self) -> String {
        self.trial.as_ref().map_or_else(|| self.review.position(self.at), |trial| trial.table.position())
    }

    /// Says how many moves were mistakes, and of a game against a machine how many of them the person's.
    fn count(&self, look: &Look) -> String {
        let (mistakes, solved) = (self.review.mistakes(), self.solved.len());
        let is_mine = |mistake: &&Mistake| Who::of(self.review.seats_at(mistake.number), mistake.mover()) == Who::You;
        let (count, mine) = (mistakes.len(), mistakes.iter().filter(is_mine).count());
        let mixed = mine != count && Seat::ALL.into_iter().any(|seat| self.who(seat) == Who::You);
        say!(look, "review-count", count = count, mixed = mixed, mine = mine, solved = solved)
    }

    /// The board and the reason; where a click falls on the board, and how many pages the reason has.
    fn draw_upper(&self, area: Rect, buf: &mut Buffer, look: &Look) -> (Hits, usize) {
        if self.alone && !self.is_looking() {
            let height = u16::try_from(TOLD[1]).unwrap_or(0);
            let [why, told] = Layout::vertical([Constraint::Min(0), Constraint::Length(height)]).areas(area);
            draw_lines(self.told(look, told.width, TOLD[1]), told, buf);
            return (Vec::new(), self.draw_why(why, buf, look));
        }
        if area.width < WIDE {
            return (self.draw_board(area, buf, look), 1);
        }
        let [board, why] = beside(area);
        let pages = self.draw_why(why, buf, look);
        (self.draw_board(board, buf, look), pages)
    }

    fn draw_board(&self, area: Rect, buf: &mut Buffer, look: &Look) -> Hits {
        let inside = pane(&say!(look, "play-board"), &words::said(&self.review.rules(), look), area, buf, look);
        let lines = TOLD[usize::from(inside.height < LOW)];
        let height = u16::try_from(lines).unwrap_or(0);
        let [cells, told] = Layout::vertical([Constraint::Min(0), Constraint::Length(height)]).spacing(1).areas(inside);
        draw_lines(self.told(look, inside.width, lines), told, buf);
        let pieces = match &self.trial {
            Some(trial) => {
                trial.table.draw(cells, buf, look, Shown::Whole { steered: trial.is_open() || trial.is_shown() })
            }
            None => self.review.draw(self.at, self.is_veiled(), cells, buf, look),
        };
        board_hits(cells, pieces)
    }

    fn draw_why(&self, area: Rect, buf: &mut Buffer, look: &Look) -> usize {
        draw_why(&say!(look, "play-why"), |room| self.why(look, room), self.page, area, buf, look)
    }

    fn why(&self, look: &Look, room: Size) -> Vec<Line<'static>> {
        let mut lines = Vec::new();
        let (at, untold) = match &self.trial {
            Some(trial) => {
                let before = trial.number() - 1;
                match trial.reasoned() {
                    Reasoned::Now => return trial.table.lines(Lines::Why, look, room),
                    Reasoned::Before => return self.review.why(before, look, room),
                    Reasoned::Untold => {
                        lines = rule(trial.table.as_ref(), look, room.width);
                        lines.push(Line::default());
                        (before, say!(look, "review-look"))
                    }
                }
            }
            None if self.is_open(self.at) => (self.at, say!(look, "review-open")),
            None if self.is_veiled() => (self.at, say!(look, "review-veiled")),
            None => return self.review.why(self.at, look, room),
        };
        lines.extend(self.review.verdict(at, look, room.width));
        lines.push(Line::default());
        lines.extend(wrapped(&untold, look.theme.text, room.width));
        lines
    }

    /// Says what was played, and what is asked for.
    fn task(&self, number: usize, look: &Look) -> String {
        let before = self.review.worth(number - 1).map_or(Outcome::Unknown, |worth| worth.outcome);
        say!(look, "review-task", words = self.review.words(number, look), worth = before)
    }

    fn draw_chart(&self, area: Rect, buf: &mut Buffer, look: &Look) -> Hits {
        let solved = |number| self.solved.contains(&number);
        let [first, second] = Seat::ALL.map(|seat| say!(look, "review-side", who = self.who(seat)));
        let names = [first, say!(look, "review-drawn"), second];
        let chart = Chart { review: self.review.as_ref(), at: self.at, names, solved: &solved };
        let (first, last) = chart.range(area.width.saturating_sub(2));
        let all = self.moves.len() + 1;
        // Position 0 is the start, so the columns are counted from it.
        let hidden = last - first < all;
        let range = || say!(look, "list-range", first = first, last = last.saturating_sub(1), count = all - 1);
        let right = if hidden { range() } else { String::new() };
        let inside = pane(&say!(look, "review-chart"), &right, area, buf, look);
        let columns = chart.draw(inside, buf, look);
        columns.into_iter().map(|(place, plies)| (place, Hit::Item(plies))).collect()
    }

    fn draw_moves(&self, area: Rect, buf: &mut Buffer, look: &Look) -> Hits {
        let solved = |number| self.solved.contains(&number);
        let inside = pane(&say!(look, "play-moves"), "", area, buf, look);
        let moves = Moves { played: &self.moves, mistakes: self.review.mistakes(), at: self.at, solved: &solved };
        let (lines, places) = moves.rows(inside, look);
        draw_lines(lines, inside, buf);
        places.into_iter().map(|(place, number)| (place, Hit::Item(number))).collect()
    }

    fn who(&self, seat: Seat) -> Who {
        Who::of(self.review.seats(), seat)
    }

    /// Returns the lines under the board.
    fn told(&self, look: &Look, width: u16, lines: usize) -> Vec<Line<'static>> {
        let width = width.saturating_sub(2);
        let text = match &self.trial {
            Some(trial) => trial.told(self.task(trial.number(), look), true, look, width),
            None => self.told_walking(look, width),
        };
        told(text, self.note.as_ref(), lines, width, look)
    }

    fn told_walking(&self, look: &Look, width: u16) -> Vec<Line<'static>> {
        let (theme, all) = (&look.theme, self.moves.len());
        let at = match self.at.checked_sub(1) {
            None => say!(look, "review-start", count = all),
            Some(before) => {
                let words = self.review.words(self.at, look);
                let moved = moved(self.review.seats_at(self.at), Seat::to_move(before), &words, look);
                say!(look, "review-at", number = self.at, count = all, moved = moved)
            }
        };
        let mut lines = wrapped(&at, theme.title, width);
        let cause = self.cause_here().filter(|cause| !matches!(cause, Cause::Mistake(_)));
        let loser = self.end.and_then(Winner::seat).map(|winner| self.who(winner.other()));
        // Why a machine was lost is said of who won.
        let loser = loser.filter(|who| !matches!(who, Who::Machine | Who::Rival));
        let cause = cause.zip(loser).map(|(cause, who)| cause.words(who, look));
        lines.extend(cause.iter().flat_map(|text| wrapped(text, theme.title, width)));
        let (text, style) = match self.mistake() {
            Some((number, mistake)) => self.judged(number, mistake, look),
            None if cause.is_some() => return lines,
            None => (self.summary(look), theme.text),
        };
        lines.extend(wrapped(&text, style, width));
        lines
    }

    /// Says what the mistake with this number among all has come to.
    fn judged(&self, number: usize, mistake: Mistake, look: &Look) -> (String, Style) {
        let (theme, glyphs, count) = (&look.theme, look.glyphs(), self.review.mistakes().len());
        if self.is_settled(mistake.number) {
            let solved = self.solved.contains(&mistake.number);
            let (how, sign) = if solved { ("solved", glyphs.wins) } else { ("shown", glyphs.mistake) };
            let text = say!(look, "review-settled", number = number, count = count, how = how);
            return (format!("{sign} {text}"), if solved { theme.win } else { theme.loss });
        }
        let text = match self.cause_here() {
            Some(cause) if matches!(cause, Cause::Mistake(_)) => {
                cause.words(Who::of(self.review.seats_at(mistake.number), mistake.mover()), look)
            }
            _ => say!(look, "review-mistake", number = number, count = count, gave = mistake.words(look)),
        };
        (format!("{} {text}", glyphs.mistake), theme.loss)
    }

    /// Says what the game was like as a whole.
    fn summary(&self, look: &Look) -> String {
        let (answered, all) = self.review.progress();
        let count = self.review.mistakes().len();
        if answered < all {
            return say!(look, "review-progress", done = answered, total = all);
        }
        if count > 0 {
            return say!(look, "review-mistakes", count = count, solved = self.solved.len());
        }
        let who = match self.review.standing(0) {
            Standing::Known(Winner::First) => self.who(Seat::First).name(),
            Standing::Known(Winner::Second) => self.who(Seat::Second).name(),
            Standing::Known(Winner::Draw) => "draw",
            Standing::Silent | Standing::Asked => "unknown",
        };
        say!(look, "review-none", who = who)
    }

    fn hints(&self, look: &Look, pages: usize) -> Vec<Hint> {
        if self.trial.as_ref().is_some_and(|trial| trial.is_typing()) {
            return prompt::hints(look);
        }
        let mut hints = match &self.trial {
            Some(trial) => trial.hints(look),
            None => self.hints_walking(look),
        };
        if pages > 1 {
            hints.push(Hint::named(&[Action::Next], say!(look, "play-page")));
        }
        // While a move is looked for, the board stays in sight.
        hints.push(Hint::of(if self.is_looking() { Action::Type } else { Action::Why }, look));
        hints.push(Hint::of(Action::Theme, look));
        hints.push(Hint::of(Action::Help, look));
        hints.push(Hint::of(Action::Back, look));
        hints
    }

    fn hints_walking(&self, look: &Look) -> Vec<Hint> {
        let mut hints = Vec::new();
        if self.mistake().is_some() {
            hints.push(Hint::named(&[Action::Enter], say!(look, "review-try")));
            hints.push(Hint::of(Action::Answer, look));
        }
        hints.push(Hint::named(&[Action::Earlier, Action::Later], say!(look, "review-walk")));
        if !self.review.mistakes().is_empty() {
            hints.push(Hint::named(&[Action::MistakeBefore, Action::MistakeAfter], say!(look, "review-jump")));
        }
        hints
    }
}
