//! How a lesson is laid out and drawn.

use ratatui::{
    buffer::Buffer,
    layout::{Constraint, Layout, Rect},
    style::Style,
    text::{Line, Span},
};

use super::{Cause, Judged, LessonScreen, Phase};
use crate::{
    look::{Look, align::wrapped},
    say,
    screens::{
        Hit, Hits, Screen,
        action::Action,
        chrome::{Hint, arrows, at_most, draw_lines, fit_arrows, footer, heading, indented, pane, split},
        keymap::Context,
        prompt,
    },
    teach::lesson::{Deed, Lesson, because},
    words,
};

/// The fewest lines a text has room for, so that the board does not jump between a short lesson's texts.
const FEWEST: usize = 3;

/// A lesson by its stars: as many as were earned, then those that were not.
pub(in crate::screens) fn stars(earned: u8, look: &Look) -> String {
    let [star, none] = look.glyphs().stars;
    let earned = usize::from(earned.min(3));
    format!("{}{}", star.repeat(earned), none.repeat(3 - earned))
}

impl LessonScreen {
    pub(in crate::screens) fn draw(&self, area: Rect, buf: &mut Buffer, look: &Look) -> Hits {
        let [top, body, bottom] = split(area);
        let game = words::title(self.lesson.game.id, look);
        let (step, steps) = ((self.at + 1).min(self.lesson.steps.len()), self.lesson.steps.len());
        let right = say!(look, "lesson-count", step = step, steps = steps, moves = self.moves, par = self.lesson.par);
        heading(&[say!(look, "lesson-heading"), game], &right, top, buf, look);
        let projected = look.is_projected();
        let (frame, side) = if projected { (0, 2) } else { (2, 4) };
        let width = body.width.saturating_sub(side);
        let most = usize::from(body.height / 2).saturating_sub(frame);
        let lines = self.lines(look, width);
        // Where there is little room, the board moves between texts rather than be hidden.
        let own = projected || self.play.is_narrow();
        let room = if own { lines.len() } else { self.tallest(look, width).max(lines.len()).max(FEWEST) };
        let room = if projected { room.max(FEWEST) } else { room }.min(most);
        let height = u16::try_from(room + frame).unwrap_or(u16::MAX);
        let [text, game] = Layout::vertical([Constraint::Length(height), Constraint::Min(0)]).areas(body);
        let lines = at_most(lines, room, usize::from(width), look);
        if projected {
            draw_lines(lines.into_iter().map(indented), text, buf);
        } else {
            let inside = pane(&self.lesson.title(look), &say!(look, self.cue()), text, buf, look);
            draw_lines(lines.into_iter().map(indented), inside, buf);
        }
        let (mut hits, pages) = match self.phase {
            Phase::Marking(judged) => (self.draw_marks(judged, game, buf, look), 1),
            _ => self.play.draw_body(game, false, buf, look),
        };
        if !projected {
            hits.push((text, Hit::Action(Action::Reveal)));
        }
        hits.extend(footer(&self.hints(look, pages, bottom.width), self.context(look), bottom, buf, look));
        hits
    }

    /// Returns what is said now, and the answers to choose from.
    fn lines(&self, look: &Look, width: u16) -> Vec<Line<'static>> {
        let style = if look.is_projected() { look.theme.title } else { look.theme.text };
        let mut lines = wrapped(&self.said(look), style, width);
        match self.phase {
            Phase::Asked { chosen, wrong, told } => lines.extend(self.answers(chosen, wrong, told, look, width)),
            Phase::Done { chosen } => {
                let rows = self.end_words(look).into_iter().enumerate();
                lines.extend(rows.map(|(at, words)| row(words, at == chosen, look)));
            }
            _ => {}
        }
        lines
    }

    /// The answers to choose from, with how that is done, and under a wrong one that was given why it is wrong.
    fn answers(&self, chosen: usize, wrong: Option<usize>, told: bool, look: &Look, width: u16) -> Vec<Line<'static>> {
        let Some(Deed::Ask { choices, right }) = self.step().map(|step| &step.deed) else { return Vec::new() };
        let mut lines = Vec::new();
        for (at, choice) in choices.iter().enumerate() {
            let text = look.texts.say(choice, &[]);
            lines.push(match told {
                true if at == *right => signed(look.glyphs().wins, text, look.theme.win),
                true => signed(" ", text, look.theme.text),
                false if wrong == Some(at) && at != chosen => signed(look.glyphs().loses, text, look.theme.loss),
                false => row(text, at == chosen, look),
            });
            if wrong == Some(at) && !told {
                let because = look.texts.say(&because(choice), &[]);
                lines.extend(wrapped(&because, look.theme.loss, width.saturating_sub(2)).into_iter().map(indented));
            }
        }
        lines
    }

    fn said(&self, look: &Look) -> String {
        let own = match self.step().map(|step| &step.deed) {
            Some(Deed::Find { wrong: Some(wrong), .. }) => Some(look.texts.say(wrong, &[])),
            _ => None,
        };
        let words = || self.last_words(look);
        match self.phase {
            Phase::Wrong { keeps: true, .. } => say!(look, "lesson-other", words = words()),
            Phase::Wrong { replied: false, .. } => own.unwrap_or_else(|| say!(look, "lesson-wrong", words = words())),
            Phase::Wrong { replied: true, .. } => say!(look, "lesson-refuted", words = words()),
            Phase::Failed(cause) => {
                let cause = match cause {
                    Cause::Lost => "lost",
                    Cause::Mistake => "mistake",
                    Cause::Moves => "moves",
                };
                say!(look, "lesson-failed", cause = cause, most = self.lesson.most)
            }
            Phase::Done { .. } if self.shown => say!(look, "lesson-told"),
            Phase::Done { .. } => {
                let earned = self.lesson.stars(self.moves);
                let (moves, par) = (self.moves, self.lesson.par);
                say!(look, "lesson-done", stars = stars(earned, look), moves = moves, par = par)
            }
            Phase::Marking(judged) => self.marks_said(judged, look),
            Phase::Free { .. } => {
                let told = self.slip(look).or_else(|| self.gone(look));
                told.unwrap_or_else(|| look.texts.say(&self.text, &[]))
            }
            _ => look.texts.say(&self.text, &[]),
        }
    }

    /// The move since which a game played alone cannot succeed any more, and how that is mended: to play on does not mend it.
    fn gone(&self, look: &Look) -> Option<String> {
        let words = self.play.words_of(self.gone?, look);
        Some(say!(look, "lesson-gone", words = words))
    }

    /// Says what the last move of a game played alone gave away, and how it is taken back.
    fn slip(&self, look: &Look) -> Option<String> {
        let slip = self.slip?;
        let words = self.play.words_of(slip.number, look);
        let gave = say!(look, "review-gave", from = slip.before, to = slip.after, given = slip.given);
        Some(say!(look, "lesson-slip", words = words, gave = gave))
    }

    /// The most lines that any step of the lesson says. It is asked for each frame, so it is counted once.
    fn tallest(&self, look: &Look, width: u16) -> usize {
        let language = look.language();
        match self.tallest.get() {
            Some((of, at, lines)) if (of, at) == (language, width) => lines,
            _ => {
                let lines = tallest(&self.lesson, look, width);
                self.tallest.set(Some((language, width, lines)));
                lines
            }
        }
    }

    /// The id of what Space does now.
    pub(super) fn cue(&self) -> &'static str {
        match self.phase {
            Phase::Asked { told: false, .. } if self.has_choices() => "lesson-cue-answer",
            Phase::Asked { told: false, .. } => "lesson-cue-think",
            Phase::Told | Phase::Asked { .. } | Phase::Marking(Judged::Right | Judged::Shown) => "lesson-cue-on",
            Phase::Finding { shown: false } | Phase::Marking(Judged::Wrong(_)) => "lesson-cue-find",
            Phase::Free { shown: false } => "lesson-cue-free",
            Phase::Finding { shown: true } | Phase::Free { shown: true } => "lesson-cue-play",
            Phase::Marking(Judged::Not) => "lesson-cue-check",
            Phase::Judging | Phase::Replying => "lesson-cue-wait",
            Phase::Wrong { keeps: false, replied: false } if !self.is_over() => "lesson-cue-reply",
            Phase::Wrong { .. } => "lesson-cue-back",
            Phase::Failed(_) => "lesson-cue-again",
            Phase::Done { .. } if self.story() + 1 == self.ends().len() => "lesson-cue-leave",
            Phase::Done { .. } => "lesson-cue-next",
        }
    }

    /// The id of what Backspace does now; `None` where Space does the same.
    pub(super) fn back_cue(&self) -> Option<&'static str> {
        match self.phase {
            Phase::Wrong { keeps: false, replied: false } if !self.is_over() => Some("lesson-back-move"),
            Phase::Wrong { .. } | Phase::Failed(_) => None,
            Phase::Done { .. } => Some("lesson-back-game"),
            Phase::Free { shown: false } if self.has_moved_alone() => Some("lesson-back-move"),
            _ => Some("lesson-back-step"),
        }
    }

    fn hints(&self, look: &Look, pages: usize, width: u16) -> Vec<Hint> {
        if self.context(look) == Context::Typing {
            return prompt::hints(look);
        }
        let short = format!("{}.short", self.cue());
        let mut hints = Vec::new();
        if matches!(self.phase, Phase::Asked { told: false, .. }) && self.has_choices() {
            hints.push(Hint::named(&[Action::Up, Action::Down], say!(look, "menu-open")));
            hints.push(Hint::named(&[Action::Enter], say!(look, "action-answer.short")));
        }
        if matches!(self.phase, Phase::Done { .. }) {
            hints.push(Hint::named(&[Action::Up, Action::Down], say!(look, "menu-open")));
            hints.push(Hint::of(Action::Enter, look));
        }
        hints.push(Hint::named(&[Action::Reveal], say!(look, &short)));
        if matches!(self.phase, Phase::Marking(Judged::Not | Judged::Wrong(_))) {
            hints.insert(0, Hint::named(&[Action::Enter], say!(look, "map-key-mark")));
        }
        if self.may_move() {
            hints.push(Hint::of(Action::Enter, look));
        }
        // What takes back matters more than the arrows, which everybody tries.
        if let Some(back) = self.back_cue() {
            hints.push(Hint::named(&[Action::Conceal], say!(look, &format!("{back}.short"))));
        }
        let before = hints.len();
        if self.may_move() {
            hints.extend(arrows(self.lesson.game.id, look));
        }
        let behind = hints.len();
        if pages > 1 {
            hints.push(Hint::named(&[Action::Next], say!(look, "play-page")));
        }
        // Where positions are marked there is no reason in sight.
        hints.extend((!matches!(self.phase, Phase::Marking(_))).then(|| Hint::of(Action::Why, look)));
        hints.push(Hint::of(Action::Restart, look));
        hints.push(Hint::of(Action::Help, look));
        hints.push(Hint::of(Action::Back, look));
        // Where what each arrow changes has no room, all of them are named together.
        fit_arrows(&mut hints, before..behind, self.lesson.game.id, (self.context(look), width), look);
        hints
    }
}

/// A line behind a sign.
fn signed(sign: &'static str, text: String, style: Style) -> Line<'static> {
    Line::from(vec![Span::styled(format!("{sign} "), style), Span::styled(text, style)])
}

/// A line to be chosen; beside the one that is, how.
fn row(text: String, is_chosen: bool, look: &Look) -> Line<'static> {
    if !is_chosen {
        return signed(" ", text, look.theme.text);
    }
    let mut line = signed(look.glyphs().pointer, text, look.theme.title);
    let [up, down, ..] = look.glyphs().arrows;
    let keys = [("  ", up), (" ", down), (" ", "Enter")];
    line.spans.extend(keys.into_iter().flat_map(|(gap, key)| [Span::raw(gap), Span::styled(key, look.theme.key)]));
    line
}

/// The most lines that any step of a lesson says.
fn tallest(lesson: &Lesson, look: &Look, width: u16) -> usize {
    let lines = |id: &String| wrapped(&look.texts.say(id, &[]), Style::new(), width).len();
    let of_step = |step: &crate::teach::lesson::Step| {
        let choices = match &step.deed {
            Deed::Ask { choices, .. } => choices.len(),
            _ => 0,
        };
        step.text.as_ref().map_or(0, lines) + choices
    };
    lesson.steps.iter().map(of_step).max().unwrap_or(0)
}
