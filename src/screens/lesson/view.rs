//! The layout of a lesson.

use super::{End, Judged, LessonScreen, Phase};
use crate::{
    screens::{
        chrome::{arrows, at_most, fit_arrows, indented},
        prelude::*,
        prompt,
    },
    teach::lesson::{Deed, Step, because},
};

/// Minimum number of lines for the text, so that the board does not jump between the texts of a short lesson.
const FEWEST: usize = 3;

/// The stars of a lesson: the earned ones, then the others.
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
        // In little room the board jumps between texts, which is better than being hidden.
        let own = projected || self.play.pane.is_narrow();
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
            _ => self.play.draw_body(game, buf, look, |area, buf, look| self.draw_beside(area, buf, look)),
        };
        if !projected {
            hits.push((text, Hit::Action(Action::Reveal)));
        }
        hits.extend(footer(&self.hints(look, pages, bottom.width), self.context(look), bottom, buf, look));
        hits
    }

    /// The current text, with the answers or the ways to continue.
    pub(super) fn lines(&self, look: &Look, width: u16) -> Vec<Line<'static>> {
        let style = if look.is_projected() { look.theme.title } else { look.theme.text };
        let mut lines = wrapped(&self.said(look), style, width);
        match self.phase {
            Phase::Asked { chosen, wrong, told } => lines.extend(self.answers(chosen, wrong, told, look, width)),
            Phase::Done { chosen } => {
                let ends = self.ends();
                lines.extend(
                    ends.iter().enumerate().map(|(at, end)| row(self.end_words(end, look), at == chosen, look)),
                );
            }
            _ => {}
        }
        lines
    }

    /// The answers, and below a wrong one that was given why it is wrong.
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

    fn end_words(&self, end: &End, look: &Look) -> String {
        match end {
            End::Play => {
                say!(look, "lesson-end-play", name = say!(look, &format!("stop-{}", self.lesson.stop.id)))
            }
            End::Lesson(lesson) => say!(look, "lesson-end-next", title = lesson.title(look)),
            End::List => say!(look, "lesson-end-list"),
        }
    }

    /// The current text.
    fn said(&self, look: &Look) -> String {
        let own = match self.step().map(|step| &step.deed) {
            Some(Deed::Find { wrong: Some(wrong), .. }) => Some(look.texts.say(wrong, &[])),
            _ => None,
        };
        let words = || {
            let last = self.play.table.last_words(look);
            last.map_or_else(|| say!(look, "choice-nothing"), |(_, words)| words)
        };
        match self.phase {
            Phase::Wrong { keeps: true, .. } => say!(look, "lesson-other", words = words()),
            Phase::Wrong { replied: false, .. } => own.unwrap_or_else(|| say!(look, "lesson-wrong", words = words())),
            Phase::Wrong { replied: true, .. } => say!(look, "lesson-refuted", words = words()),
            Phase::Failed(cause) => {
                say!(look, "lesson-failed", cause = <&str>::from(cause), most = self.lesson.most)
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
                told.unwrap_or_else(|| look.texts.say(self.text(), &[]))
            }
            _ => look.texts.say(self.text(), &[]),
        }
    }

    /// Names the move since which a game played alone can no longer succeed, and how to repair that: playing on does not.
    fn gone(&self, look: &Look) -> Option<String> {
        Some(say!(look, "lesson-gone", words = self.words_of(self.gone?, look)))
    }

    /// The move `number`, from 1, in words.
    fn words_of(&self, number: usize, look: &Look) -> String {
        self.play.table.review().words(number, look)
    }

    /// Says what the last move of a game played alone gave away, and how to take it back.
    fn slip(&self, look: &Look) -> Option<String> {
        let slip = self.slip?;
        Some(say!(look, "lesson-slip", words = self.words_of(slip.number, look), gave = slip.words(look)))
    }

    /// The number of lines of the longest step. Cached, because every frame needs it.
    fn tallest(&self, look: &Look, width: u16) -> usize {
        let language = look.language();
        if let Some((_, _, lines)) = self.tallest.get().filter(|(of, at, _)| (*of, *at) == (language, width)) {
            return lines;
        }
        let lines = |id: &String| wrapped(&look.texts.say(id, &[]), Style::new(), width).len();
        let choices = |deed: &Deed| if let Deed::Ask { choices, .. } = deed { choices.len() } else { 0 };
        let of_step = |step: &Step| step.text.as_ref().map_or(0, lines) + choices(&step.deed);
        let tallest = self.lesson.steps.iter().map(of_step).max().unwrap_or(0);
        self.tallest.set(Some((language, width, tallest)));
        tallest
    }

    /// The message id of what Space does now.
    pub(super) fn cue(&self) -> &'static str {
        match self.phase {
            Phase::Asked { told: false, .. } if !self.choices().is_empty() => "lesson-cue-answer",
            Phase::Asked { told: false, .. } => "lesson-cue-think",
            Phase::Told | Phase::Asked { .. } | Phase::Marking(Judged::Right | Judged::Shown) => "lesson-cue-on",
            Phase::Finding { shown: false } | Phase::Marking(Judged::Wrong { shown: true, .. }) => "lesson-cue-find",
            Phase::Free { shown: false } => "lesson-cue-free",
            Phase::Finding { shown: true } | Phase::Free { shown: true } => "lesson-cue-play",
            Phase::Marking(Judged::Wrong { shown: false, .. }) => "lesson-cue-which",
            Phase::Marking(Judged::Not) => "lesson-cue-check",
            Phase::Judging | Phase::Replying => "lesson-cue-wait",
            Phase::Wrong { keeps: false, replied: false } if !self.play.table.is_over() => "lesson-cue-reply",
            Phase::Wrong { .. } => "lesson-cue-back",
            Phase::Failed(_) => "lesson-cue-again",
            Phase::Done { .. } if self.next_lesson().is_none() => "lesson-cue-leave",
            Phase::Done { .. } => "lesson-cue-next",
        }
    }

    /// The message id of what Backspace does now; `None` if Space does the same.
    pub(super) fn back_cue(&self) -> Option<&'static str> {
        match self.phase {
            Phase::Wrong { keeps: false, replied: false } if !self.play.table.is_over() => Some("lesson-back-move"),
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
        let space = Hint::named(&[Action::Reveal], say!(look, &format!("{}.short", self.cue())));
        let walk = || Hint::named(&[Action::Up, Action::Down], say!(look, "menu-open"));
        let enter = |id: &str| Hint::named(&[Action::Enter], say!(look, id));
        let mut hints = match self.phase {
            Phase::Asked { told: false, .. } if !self.choices().is_empty() => {
                vec![walk(), enter("action-answer.short"), space]
            }
            Phase::Done { .. } => vec![walk(), Hint::of(Action::Enter, look), space],
            Phase::Marking(Judged::Not | Judged::Wrong { .. }) => vec![enter("map-key-mark"), space],
            _ => vec![space],
        };
        if self.may_move() {
            hints.push(Hint::of(Action::Enter, look));
        }
        // Taking back matters more than the arrows, which everybody tries anyway.
        if let Some(back) = self.back_cue() {
            hints.push(Hint::named(&[Action::Conceal], say!(look, &format!("{back}.short"))));
        }
        let before = hints.len();
        if self.may_move() {
            hints.extend(arrows(&self.play.table, look));
        }
        let behind = hints.len();
        if pages > 1 {
            hints.push(Hint::named(&[Action::Next], say!(look, "play-page")));
        }
        // Beside positions to mark there is no reason.
        hints.extend((!matches!(self.phase, Phase::Marking(_))).then(|| Hint::of(Action::Why, look)));
        hints.extend([Action::Restart, Action::Help, Action::Back].map(|action| Hint::of(action, look)));
        // If there is no room to say what each arrow changes, name all of them together.
        fit_arrows(&mut hints, before..behind, self.lesson.game.id, (self.context(look), width), look);
        hints
    }
}

/// A line after a sign.
fn signed(sign: &'static str, text: String, style: Style) -> Line<'static> {
    Line::from(vec![Span::styled(format!("{sign} "), style), Span::styled(text, style)])
}

/// A selectable line; the selected one names the keys.
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
