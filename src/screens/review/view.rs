//! The layout of a review: board and reason, the chart of who was winning, and the list of moves.

use zugzwang_engine::Winner;

use super::ReviewScreen;
use crate::{
    look::{align::text_of, wording::Wording},
    play::{
        review::{Mistake, Standing},
        table::Cause,
        told::moved,
    },
    screens::{
        chrome::{
            Bench, BoardView, Reason, panel, rule,
            slots::NARROW,
            view::{Body, Top},
            with_fit_arrows,
        },
        play::Course,
        prelude::*,
        prompt,
        trial::{ReasonOf, footer_hints},
    },
};

/// The rows of the chart, and its title.
pub(super) const CHART: u16 = super::chart::HEIGHT + 1;
const BETWEEN: usize = 2;

impl ReviewScreen {
    pub(super) fn show(&self, look: &Look, show: &mut dyn FnMut(&View<'_>)) {
        let title = Course::name_of(self.course, self.review.id(), self.review.setup(), look);
        let position = clear(&self.position(), look);
        let behind = match look.wording {
            Wording::Plain => vec![title],
            _ => vec![title, words::said(&self.review.rules(), look), position],
        };
        let behind = behind.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join("  ");
        let below = |area: Rect, buf: &mut Buffer| {
            // In plain words, the chart names the moves.
            if area.width < NARROW || look.wording == Wording::Plain {
                return self.draw_chart(area, buf, look);
            }
            let [chart, moves] = Layout::horizontal([Constraint::Fill(1); 2]).areas(area);
            [self.draw_chart(chart, buf, look), self.draw_moves(moves, buf, look)].concat()
        };
        let (looking, reading) = (self.is_looking(), self.reading.opening(look.wording != Wording::Plain));
        let lines = |width: u16| match &self.trial {
            Some(trial) => trial.lines(self.task(trial.number, look), reading.stands_alone(), look, width),
            None => self.told_walking(look, width),
        };
        let why = |room: Size| self.why(look, room);
        let reason = || Reason { title: say!(look, "play-why"), lines: &why, page: reading.page() };
        let bench = Bench {
            areas: &|area| reading.areas(looking, area),
            asked: &|_| Vec::new(),
            board: match &self.trial {
                Some(trial) => BoardView::Table(&trial.table, trial.shown()),
                None => BoardView::Review { review: &self.review, plies: self.at, veiled: self.is_veiled() },
            },
            words: &|area, _| reading.words(&lines, self.note.as_ref(), area, look),
            reason: reading.is_open(looking).then(reason),
            heard: &|| lines(u16::MAX).iter().map(text_of).collect(),
        };
        show(&View {
            top: Top::Name([say!(look, "review-title"), behind, self.count(look)]),
            body: Body::Board { bench, below: Some((CHART, &below)) },
            note: self.note.as_ref(),
            context: self.context(look),
            ways: &|pages| self.hints(look, pages),
        });
    }

    fn position(&self) -> String {
        self.trial.as_ref().map_or_else(|| self.review.position(self.at), |trial| trial.table.position())
    }

    fn count(&self, look: &Look) -> String {
        let (mistakes, solved) = (self.review.mistakes(), self.solved());
        let is_mine = |mistake: &&Mistake| Who::of(self.review.seats_at(mistake.number), mistake.mover()) == Who::You;
        let (count, mine) = (mistakes.len(), mistakes.iter().filter(is_mine).count());
        let mixed = mine != count && Seat::ALL.into_iter().any(|seat| self.who(seat) == Who::You);
        say!(look, "review-count", count = count, mixed = mixed, mine = mine, solved = solved)
    }

    fn why(&self, look: &Look, room: Size) -> Vec<Line<'static>> {
        let mut lines = Vec::new();
        let (at, untold) = match &self.trial {
            Some(trial) => {
                let before = trial.number - 1;
                match trial.reason_of() {
                    ReasonOf::Now => return trial.table.lines(Lines::Why, look, room),
                    ReasonOf::Before => {
                        let best = self.review.suggested(before);
                        let why = |room| self.review.why(before, look, room);
                        return trial.why_solved(best.as_deref(), why, look, room);
                    }
                    ReasonOf::Nothing => {
                        lines = rule(&trial.table, look, room.width);
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

    fn task(&self, number: usize, look: &Look) -> String {
        let before = self.review.worth(number - 1).map_or(Outcome::Unknown, |worth| worth.outcome);
        say!(look, "review-task", words = self.review.words(number, look), worth = before)
    }

    pub(super) fn who(&self, seat: Seat) -> Who {
        Who::of(self.review.seats(), seat)
    }

    fn told_walking(&self, look: &Look, width: u16) -> Vec<Line<'static>> {
        let (theme, all) = (&look.theme, self.moves.len());
        let at = match self.at.checked_sub(1) {
            None => say!(look, "review-start", count = all),
            Some(before) => {
                let words = self.review.words(self.at, &look.in_past());
                let moved = moved(self.review.seats_at(self.at), Seat::to_move(before), &words, look);
                say!(look, "review-at", number = self.at, count = all, moved = moved)
            }
        };
        let mut lines = wrapped(&at, theme.title, width);
        let cause = self.cause_here().filter(|cause| !matches!(cause, Cause::Mistake(_)));
        let loser = self.end.and_then(Winner::seat).map(|winner| self.who(winner.other()));
        // The sentence explains a loss to the loser, and a machine needs no explanation.
        let loser = loser.filter(|who| !matches!(who, Who::Rival(_)));
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

    /// Says whether a mistake is settled and, if not, what it gave away. `number` counts mistakes only.
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
        let hints = footer_hints(own, pages, Some(key), look);
        with_fit_arrows(hints, self.review.id(), (self.context(look), self.reading.columns()), look)
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

    /// `None` if the move was no mistake.
    fn sign_of(&self, number: usize, look: &Look) -> Option<(&'static str, Style)> {
        let (glyphs, theme) = (look.glyphs(), &look.theme);
        let signs = [(glyphs.mistake, theme.loss), (glyphs.wins, theme.win)];
        self.is_mistake(number).then(|| signs[usize::from(self.is_solved(number))])
    }

    fn draw_moves(&self, area: Rect, buf: &mut Buffer, look: &Look) -> Hits {
        let inside = panel(&say!(look, "play-moves"), "", area, buf, look);
        let room = usize::from(inside.height).max(1);
        let rows = self.packed(inside.width, room, look);
        let here = rows.iter().position(|row| row.contains(&self.at)).unwrap_or(0);
        let first = here.saturating_sub(room / 2).min(rows.len().saturating_sub(room));
        let (mut lines, mut hits) = (Vec::new(), Vec::new());
        for (place, row) in inside.rows().zip(&rows[first..]) {
            let mut x = place.x.saturating_add(1);
            let mut spans = vec![Span::raw(" ")];
            for number in row.iter().copied() {
                let parts = self.entry(number, look);
                let wide: usize = parts.iter().map(Span::width).sum();
                let width = u16::try_from(wide).unwrap_or(u16::MAX);
                hits.push((Rect { x, width, ..place }.intersection(place), Hit::Item(number)));
                x = x.saturating_add(width).saturating_add(2);
                spans.extend(parts);
                spans.push(Span::raw(" ".repeat(BETWEEN)));
            }
            lines.push(Line::from(spans));
        }
        draw_lines(lines, inside, buf);
        hits
    }

    /// The numbers of the moves, row by row, with no pair split that fits a row. Of a long game, only those near the current move.
    fn packed(&self, width: u16, room: usize, look: &Look) -> Vec<Vec<usize>> {
        // The number is even, so that the first pair begins with an odd one.
        let near = (room * usize::from(width) / 8 * 2).max(2);
        // The steps are large, because rows that began elsewhere after each move would jump.
        let from = self.at.saturating_sub(near) / near * near;
        let last = self.moves.len().min(self.at + near);
        let (mut rows, mut free) = (Vec::<Vec<usize>>::new(), 0);
        let room = (usize::from(width) + BETWEEN).saturating_sub(2);
        let wide = |numbers: &[usize]| {
            let spans = numbers.iter().flat_map(|number| self.entry(*number, look));
            spans.map(|span| span.width()).sum::<usize>() + numbers.len() * BETWEEN
        };
        let mut put = |numbers: &[usize]| {
            let wide = wide(numbers);
            match rows.last_mut() {
                Some(row) if wide <= free => {
                    row.extend(numbers);
                    free -= wide;
                }
                _ => {
                    rows.push(numbers.to_vec());
                    free = room.saturating_sub(wide);
                }
            }
        };
        for number in (from + 1..=last).step_by(2) {
            let pair: Vec<usize> = (number..=last.min(number + 1)).collect();
            pair.chunks(if wide(&pair) > room { 1 } else { 2 }).for_each(&mut put);
        }
        rows
    }

    fn entry(&self, number: usize, look: &Look) -> Vec<Span<'static>> {
        let (glyphs, theme) = (look.glyphs(), &look.theme);
        let mut spans = Vec::new();
        if number % 2 == 1 {
            spans.push(Span::styled(format!("{}. ", number.div_ceil(2)), theme.dim));
        }
        let words = match look.wording {
            Wording::Plain => self.review.words(number, look),
            _ => clear(&self.moves[number - 1], look),
        };
        if number == self.at {
            spans.push(Span::styled(format!("{}{words}", glyphs.pointer), theme.chosen));
        } else {
            spans.push(Span::styled(words, theme.text));
        }
        spans.extend(self.sign_of(number, look).map(|(sign, style)| Span::styled(sign, style)));
        spans
    }
}
