//! The layout of a lesson: the question above the board, what answers it below.

use super::{End, Judged, LessonScreen, Phase};
use crate::{
    look::wording::Wording,
    screens::{
        chrome::{
            Bench, BoardView, Reason, Words, arrows, fit_arrows, indented,
            slots::{NARROW, WIDE},
            stage::Stage,
            view::{Body, Top},
        },
        prelude::*,
        prompt,
    },
    teach::lesson::{Deed, because},
};

/// Rows below the board in every lesson: a sentence on a move, the move, whose turn it is, and what Space does.
const FEWEST: u16 = 5;
/// Steps that are drawn one by one.
const DRAWN: usize = 20;

/// The stars of a lesson: the earned ones, then the others.
pub(in crate::screens) fn stars(earned: u8, look: &Look) -> String {
    let [star, none] = look.glyphs().stars;
    let earned = usize::from(earned.min(3));
    format!("{}{}", star.repeat(earned), none.repeat(3 - earned))
}

impl LessonScreen {
    pub(super) fn show_view(&self, look: &Look, show: &mut dyn FnMut(&View<'_>)) {
        // What the user has to do stands out, and so does everything on a projector.
        let asks = !matches!(self.phase, Phase::Told | Phase::Replying) || look.is_projected();
        let style = if asks { look.theme.title } else { look.theme.text };
        let asked = |width: u16| wrapped(&self.asked(look), style, width);
        let marks = |area: Rect, buf: &mut Buffer| match self.phase {
            Phase::Marking(judged) => self.draw_marks(judged, area, buf, look),
            _ => Hits::new(),
        };
        let why = |room: Size| self.play.panel_lines(look, room);
        let is_explained = self.is_explained(look);
        let reason = || Reason { title: self.play.panel_title(look), lines: &why, page: self.play.pane.page };
        let rows = |width: u16| self.tallest(look, width);
        let stage = Stage { asked: &asked, rows: &rows, is_explained, keeps_room: self.keeps_room(look) };
        let bench = Bench {
            areas: &|area| stage.areas(area),
            asked: &asked,
            board: match self.phase {
                Phase::Marking(_) => BoardView::Own(&marks),
                _ => BoardView::Table(&self.play.table, self.play.shown()),
            },
            words: &|area, _| self.words(area, look),
            reason: is_explained.then(reason),
            heard: &|| self.sentences(look).into_iter().chain(self.play.heard(look)).collect(),
        };
        show(&View {
            top: Top::Name([say!(look, "lesson-one"), self.lesson.title(look), self.progress(look)]),
            body: Body::Board { bench, below: None },
            note: self.play.note.as_ref(),
            context: self.context(look),
            ways: &|pages| self.hints(look, pages, self.play.pane.window.width),
        });
    }

    /// The steps as squares, those done filled.
    fn progress(&self, look: &Look) -> String {
        let steps = self.lesson.steps.len();
        let step = (self.at + 1).min(steps);
        let [open, done] = look.glyphs().tries;
        let squares = if steps <= DRAWN { done.repeat(step) + &open.repeat(steps - step) } else { String::new() };
        format!("{}  {squares}", say!(look, "lesson-count", step = step, steps = steps)).trim_end().to_owned()
    }

    fn count(&self, look: &Look) -> String {
        say!(look, "lesson-moves", moves = self.moves, par = self.lesson.par)
    }

    /// Whether the reason stands beside the board, as far as it was told.
    fn is_explained(&self, look: &Look) -> bool {
        let is_roomy = self.play.pane.window.width >= WIDE || self.keeps_room(look);
        let opens = self.why.unwrap_or(is_roomy) && self.play.class.has_told(&self.play.table);
        (opens || self.play.is_listed()) && !matches!(self.phase, Phase::Marking(_))
    }

    /// Whether the reason has a place beside the board from the start, because the lesson explains more than who wins.
    fn keeps_room(&self, look: &Look) -> bool {
        let has_figure = self.lesson.has_figure() || look.wording != Wording::Plain;
        has_figure && self.play.pane.window.width >= NARROW && self.why != Some(false)
    }

    pub(super) fn switch_why(&mut self, look: &Look) {
        if self.play.class.has_told(&self.play.table) {
            let opens = !self.is_explained(look);
            self.why = Some(opens);
            if !opens {
                self.play.pane.read_reason();
            }
        } else {
            self.tell(look, "lesson-untold");
        }
    }

    /// The text above the board.
    fn asked(&self, look: &Look) -> String {
        match self.phase {
            Phase::Done { .. } => look.texts.say(&self.lesson.text("insight"), &[]),
            _ => look.texts.say(self.text(), &[]),
        }
    }

    /// The answers, the verdict on what was done, or the move under the cursor, and in the last row what Space does.
    fn words(&self, area: Rect, look: &Look) -> Words {
        // In little room the footer alone says what Space does.
        let cue = u16::from(area.height >= FEWEST);
        let [area, cue] = Layout::vertical([Constraint::Min(0), Constraint::Length(cue)]).areas(area);
        let rows = self.rows(look);
        let (mut lines, mut hits) = laid(&rows, self.chosen(), area, look);
        if let Some((text, [head, cell])) = self.response(look) {
            let told = wrapped(&text, head, area.width.saturating_sub(2));
            lines.extend(told.into_iter().map(|line| indented(line).style(cell)));
        }
        let room = usize::from(area.height);
        lines.truncate(room);
        // A typed move and a note are shown below a verdict, too.
        let has_told = self.is_explained(look) || !matches!(self.phase, Phase::Free { shown: true });
        if !rows.is_empty() || self.play.table.is_over() {
            let note = self.play.note.iter().flat_map(|note| wrapped(&note.text, note.style(look), area.width));
            lines.extend(note.map(indented));
        } else {
            let rest = Size { height: area.height - u16::try_from(lines.len()).unwrap_or(0), ..area.as_size() };
            lines.extend(self.play.words_below(rest, has_told, look).0);
        }
        lines.resize(room, Line::default());
        let (told, count) = (format!(" {}", say!(look, self.cue())), format!("{} ", self.count(look)));
        let gap = usize::from(cue.width).saturating_sub(width_of(&told) + width_of(&count));
        let count = if gap > 1 { " ".repeat(gap) + &count } else { String::new() };
        lines.push(Line::styled(format!("{told}{count}"), look.theme.dim));
        // The count beside it is no button.
        let width = u16::try_from(width_of(&told)).unwrap_or(u16::MAX).min(cue.width);
        hits.push((Rect { width, ..cue }, Hit::Action(Action::Reveal)));
        Words { lines, pages: 1, hits }
    }

    /// The sentences of the screen besides those of its game.
    pub(super) fn sentences(&self, look: &Look) -> Vec<String> {
        let rows = self.rows(look).into_iter().enumerate().map(|(at, row)| {
            let sign = if Some(at) == self.chosen() { look.glyphs().pointer } else { row.sign };
            format!("{sign} {}", row.text)
        });
        let response = self.response(look).map(|(text, _)| text);
        std::iter::once(self.asked(look)).chain(rows).chain(response).collect()
    }

    /// The row that is selected, if one can be.
    const fn chosen(&self) -> Option<usize> {
        match self.phase {
            Phase::Asked { chosen, told: false, .. } | Phase::Done { chosen } => Some(chosen),
            _ => None,
        }
    }

    /// The answers to choose from, or the ways to continue.
    fn rows(&self, look: &Look) -> Vec<Choice> {
        let plain = |text| Choice { sign: " ", text, style: look.theme.text };
        match (self.phase, self.step().map(|step| &step.deed)) {
            (Phase::Done { .. }, _) => self.ends().iter().map(|end| plain(self.end_words(end, look))).collect(),
            (Phase::Asked { wrong, told, .. }, Some(Deed::Ask { choices, right })) => {
                let row = |(at, id): (usize, &String)| {
                    let row = plain(look.texts.say(id, &[]));
                    match told {
                        true if at == *right => Choice { sign: look.glyphs().wins, style: look.theme.win, ..row },
                        false if wrong == Some(at) => {
                            Choice { sign: look.glyphs().loses, style: look.theme.loss, ..row }
                        }
                        _ => row,
                    }
                };
                choices.iter().enumerate().map(row).collect()
            }
            _ => Vec::new(),
        }
    }

    fn end_words(&self, end: &End, look: &Look) -> String {
        match end {
            End::Play => {
                say!(look, "lesson-end-play", name = self.lesson.stop.name(look))
            }
            End::Lesson(lesson) => say!(look, "lesson-end-next", title = lesson.title(look)),
            End::List => say!(look, "lesson-end-list"),
        }
    }

    /// The verdict on what the user did, its style, and that of the cells behind it.
    fn response(&self, look: &Look) -> Option<(String, [Style; 2])> {
        let (good, bad) = ([look.theme.win, look.theme.win_cell], [look.theme.loss, look.theme.loss_cell]);
        let quiet = [look.theme.dim, Style::new()];
        let words = || {
            let last = self.play.table.last_words(look);
            last.map_or_else(|| say!(look, "choice-nothing"), |(_, words)| words)
        };
        match self.phase {
            Phase::Asked { wrong: Some(at), told: false, .. } => {
                let id = self.choices().get(at)?;
                Some((format!("{} {}", look.glyphs().loses, look.texts.say(&because(id), &[])), bad))
            }
            Phase::Trying { .. } => Some((say!(look, "lesson-trying"), quiet)),
            Phase::Wrong { keeps: true, .. } => Some((say!(look, "lesson-other", words = words()), bad)),
            Phase::Wrong { replied: true, .. } => Some((say!(look, "lesson-refuted", words = words()), bad)),
            Phase::Wrong { replied: false, .. } => {
                let own = match self.step().map(|step| &step.deed) {
                    Some(Deed::Find { wrong: Some(wrong), .. }) => Some(look.texts.say(wrong, &[])),
                    _ => None,
                };
                Some((own.unwrap_or_else(|| say!(look, "lesson-wrong", words = words())), bad))
            }
            Phase::Failed(cause) => {
                Some((say!(look, "lesson-failed", cause = <&str>::from(cause), most = self.lesson.most), bad))
            }
            Phase::Done { .. } => Some((self.rating(look), good)),
            Phase::Marking(judged) => {
                let is_wrong = matches!(judged, Judged::Wrong { .. });
                Some((Self::marks_said(judged, look)?, if is_wrong { bad } else { good }))
            }
            Phase::Free { .. } => Some((self.slip(look).or_else(|| self.gone(look))?, bad)),
            _ => None,
        }
    }

    /// The stars, how many moves it took, and how much was right at the first try.
    fn rating(&self, look: &Look) -> String {
        if self.shown {
            return say!(look, "lesson-told");
        }
        let (stars, moves, par) = (stars(self.earned(), look), self.moves, self.lesson.par);
        let tasks = self.lesson.steps.iter().filter(|step| step.deed.is_task()).count();
        let right = tasks.saturating_sub(self.missed.len());
        say!(look, "lesson-done", stars = stars, moves = moves, par = par, right = right, tasks = tasks)
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

    /// The rows above and below the board that the longest step takes. Cached, because every frame needs it.
    fn tallest(&self, look: &Look, width: u16) -> [u16; 2] {
        let language = look.language();
        if let Some((_, _, rows)) = self.tallest.get().filter(|(of, at, _)| (*of, *at) == (language, width)) {
            return rows;
        }
        let lines = |id: &str| wrapped(&look.texts.say(id, &[]), Style::new(), width).len();
        let ends: Vec<String> = self.ends().iter().map(|end| self.end_words(end, look)).collect();
        let done = wrapped(&self.rating(look), Style::new(), width.saturating_sub(2)).len();
        let rating = wrapped(&say!(look, "lesson-told"), Style::new(), width).len().max(done);
        let (mut above, mut below) = (lines(&self.lesson.text("insight")), in_rows(&ends, width) + rating);
        for step in &self.lesson.steps {
            above = above.max(step.text.as_deref().map_or(0, lines));
            let Deed::Ask { choices, right } = &step.deed else { continue };
            let texts: Vec<String> = choices.iter().map(|id| look.texts.say(id, &[])).collect();
            let wrong = choices.iter().enumerate().filter(|(at, _)| at != right);
            let reason = wrong.map(|(_, id)| lines(&because(id))).max().unwrap_or(0);
            below = below.max(in_rows(&texts, width) + reason);
        }
        let short = |rows: usize| u16::try_from(rows).unwrap_or(u16::MAX);
        let rows = [short(above), FEWEST.max(short(below + 1))];
        self.tallest.set(Some((language, width, rows)));
        rows
    }

    /// The message id of what Space does now.
    pub(super) fn cue(&self) -> &'static str {
        match self.phase {
            Phase::Asked { told: false, .. } if !self.choices().is_empty() => "lesson-cue-answer",
            Phase::Asked { told: false, .. } => "lesson-cue-think",
            Phase::Trying { .. } => "lesson-cue-question",
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
            Phase::Trying { .. } if self.has_tried() => Some("lesson-back-move"),
            Phase::Wrong { keeps: false, replied: false } if !self.play.table.is_over() => Some("lesson-back-move"),
            Phase::Wrong { .. } | Phase::Failed(_) | Phase::Trying { .. } => None,
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
        let texts: Vec<String> = self.rows(look).into_iter().map(|row| row.text).collect();
        let is_row = in_rows(&texts, width.saturating_sub(2)) == 1;
        let keys = if is_row { [Action::Left, Action::Right] } else { [Action::Up, Action::Down] };
        let walk = || Hint::named(&keys, say!(look, "menu-open"));
        let enter = |id: &str| Hint::named(&[Action::Enter], say!(look, id));
        let mut hints = match self.phase {
            Phase::Asked { told: false, .. } if !self.choices().is_empty() => {
                vec![walk(), enter("action-answer.short"), space]
            }
            Phase::Done { .. } => vec![walk(), Hint::of(Action::Enter, look), space],
            // A finger marks what it touches.
            Phase::Marking(Judged::Not | Judged::Wrong { .. }) if !look.is_touched() => {
                vec![enter("map-key-mark"), space]
            }
            _ => vec![space],
        };
        if self.may_move() {
            hints.push(Hint::of(Action::Enter, look));
        }
        // Taking back matters more than the arrows, which everybody tries anyway.
        if let Some(back) = self.back_cue() {
            hints.push(Hint::named(&[Action::Conceal], say!(look, &format!("{back}.short"))));
        }
        let tries = matches!(self.phase, Phase::Asked { told: false, .. }) && !self.choices().is_empty();
        hints.extend(tries.then(|| Hint::named(&[Action::List], say!(look, "lesson-try"))));
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

/// An answer, or a way to continue, behind a sign.
struct Choice {
    sign: &'static str,
    text: String,
    style: Style,
}

const GAP: usize = 3;

/// The rows that texts take, side by side if there is room.
fn in_rows(texts: &[String], width: u16) -> usize {
    let wide: usize = texts.iter().map(|text| width_of(text) + 2 + GAP).sum();
    if wide <= usize::from(width) + GAP { texts.len().min(1) } else { texts.len() }
}

/// Lays out rows to choose from, side by side if there is room. Returns their lines, and the clicks.
fn laid(rows: &[Choice], chosen: Option<usize>, area: Rect, look: &Look) -> (Vec<Line<'static>>, Hits) {
    let texts: Vec<String> = rows.iter().map(|row| row.text.clone()).collect();
    let is_one = in_rows(&texts, area.width.saturating_sub(2)) == 1;
    let (mut at, mut lines, mut hits) =
        (Position { x: area.x + 1, y: area.y }, Vec::<Line<'static>>::new(), Hits::new());
    for (index, row) in rows.iter().enumerate() {
        let is_chosen = chosen == Some(index);
        let sign = if is_chosen { look.glyphs().pointer } else { row.sign };
        let style = if is_chosen { look.theme.taken } else { row.style };
        let text = Span::styled(format!("{sign} {}", row.text), style);
        let width = u16::try_from(text.width()).unwrap_or(u16::MAX);
        hits.push((Rect { x: at.x, y: at.y, width, height: 1 }.intersection(area), Hit::Item(index)));
        match lines.last_mut() {
            Some(line) if is_one => line.spans.extend([Span::raw(" ".repeat(GAP)), text]),
            _ => lines.push(shortened(Line::from(vec![Span::raw(" "), text]), area.width.into(), look)),
        }
        if is_one {
            at.x += width + u16::try_from(GAP).unwrap_or(0);
        } else {
            at.y += 1;
        }
    }
    (lines, hits)
}
