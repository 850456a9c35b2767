//! The layout of a review.

use ratatui::{
    buffer::Buffer,
    layout::{Constraint, Layout, Rect, Size},
    style::Style,
    text::Line,
};
use zugzwang_engine::{Outcome, Seat, Winner};

use super::{ReviewScreen, moves::HEIGHT};
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
        Hits, Screen,
        action::Action,
        chrome::{Hint, footer, heading, rule, split},
        prompt,
        trial::{Bench, Reasoned, WIDE, footer_hints},
    },
    words::{self, numbers::clear},
};

impl ReviewScreen {
    pub(in crate::screens) fn draw(&self, area: Rect, buf: &mut Buffer, look: &Look) -> Hits {
        let [top, body, bottom] = split(area);
        let title = words::title(self.review.id(), look);
        let position = clear(&self.position(), look);
        heading(&[title, say!(look, "review-title"), position], &self.count(look), top, buf, look);
        let [upper, lower] = Layout::vertical([Constraint::Min(0), Constraint::Length(HEIGHT + 2)]).areas(body);
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

    /// Says how many moves were mistakes, and in a game against a machine how many were the user's.
    fn count(&self, look: &Look) -> String {
        let (mistakes, solved) = (self.review.mistakes(), self.solved());
        let is_mine = |mistake: &&Mistake| Who::of(self.review.seats_at(mistake.number), mistake.mover()) == Who::You;
        let (count, mine) = (mistakes.len(), mistakes.iter().filter(is_mine).count());
        let mixed = mine != count && Seat::ALL.into_iter().any(|seat| self.who(seat) == Who::You);
        say!(look, "review-count", count = count, mixed = mixed, mine = mine, solved = solved)
    }

    /// Draws board and reason. Returns the click areas, and the number of pages of the reason.
    fn draw_upper(&self, area: Rect, buf: &mut Buffer, look: &Look) -> (Hits, usize) {
        let bench = Bench {
            alone: self.alone && !self.is_looking(),
            page: self.page,
            rules: words::said(&self.review.rules(), look),
            note: self.note.as_ref(),
            told: &|width| match &self.trial {
                Some(trial) => trial.told(self.task(trial.number(), look), true, look, width),
                None => self.told_walking(look, width),
            },
            why: &|room| self.why(look, room),
            draw: &|area, buf| match &self.trial {
                Some(trial) => trial.table.draw(area, buf, look, Shown::Whole { steered: trial.is_steered() }),
                None => self.review.draw(self.at, self.is_veiled(), area, buf, look),
            },
        };
        bench.draw(area, buf, look)
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

    /// Says what was played, and what the user has to find.
    fn task(&self, number: usize, look: &Look) -> String {
        let before = self.review.worth(number - 1).map_or(Outcome::Unknown, |worth| worth.outcome);
        say!(look, "review-task", words = self.review.words(number, look), worth = before)
    }

    pub(super) fn who(&self, seat: Seat) -> Who {
        Who::of(self.review.seats(), seat)
    }

    /// The lines under the board outside a trial.
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
        // The sentence explains a loss to the loser; a machine needs none.
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

    /// Says whether the mistake with this number among all mistakes is settled, and if not, what it gave away.
    fn judged(&self, number: usize, mistake: Mistake, look: &Look) -> (String, Style) {
        let (theme, glyphs, count) = (&look.theme, look.glyphs(), self.review.mistakes().len());
        if let Some(&solved) = self.settled.get(&mistake.number) {
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

    /// Sums up the whole game.
    fn summary(&self, look: &Look) -> String {
        let (answered, all) = self.review.progress();
        let count = self.review.mistakes().len();
        if answered < all {
            return say!(look, "review-progress", done = answered, total = all);
        }
        if count > 0 {
            return say!(look, "review-mistakes", count = count, solved = self.solved());
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
        let own = self.trial.as_ref().map_or_else(|| self.hints_walking(look), |trial| trial.hints(look));
        let key = if self.is_looking() { Action::Type } else { Action::Why };
        footer_hints(own, pages, Some(key), look)
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
