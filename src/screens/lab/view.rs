//! The layout of the laboratory.

use std::cmp::Ordering;

use zugzwang_engine::matchbox::{Accuracy, By, Ending, Learner, Point, Teacher};

use super::{LabScreen, Speed, Training, Watched, curve};
use crate::{
    look::motion::BOARDS,
    screens::{chrome::indented, prelude::*},
};

/// The fewest and the most rows of the curve or the watched game, with borders. Between these, it has a third of all.
const FOOT: (u16, u16) = (10, 18);
/// From this height on, both the curve and a watched game are shown.
const HIGH: u16 = 34;
const BELOW_CURVE: u16 = 3;
/// Fewer games are not enough to compare the first with the last.
const COMPARED: u64 = 100;

impl LabScreen {
    pub(in crate::screens) fn draw(&self, area: Rect, buf: &mut Buffer, look: &Look) -> Hits {
        let [top, body, bottom] = split(area);
        let setup = words::said(&self.plan.words.join(" "), look);
        let game = words::title(self.plan.entry.game.id, look);
        let path = [say!(look, "lab-title"), [game, setup].join(" ").trim_end().to_owned()];
        let teacher = words::teacher_name(self.plan.method.teacher, look);
        heading(&path, &say!(look, "lab-heading", teacher = teacher), top, buf, look);
        let mut hits = match (&self.form, &self.learner) {
            (Some(form), _) => form.draw(body, buf, look),
            (None, Some(learner)) => self.draw_body(learner, body, buf, look),
            (None, None) => {
                let inside = pane(&say!(look, "lab-wall-empty"), "", body, buf, look);
                let text = wrapped(&self.missing(look), look.theme.text, inside.width.saturating_sub(2));
                draw_lines(text.into_iter().map(indented), inside, buf);
                Vec::new()
            }
        };
        hits.extend(footer(&self.hints(look), self.context(look), bottom, buf, look));
        hits
    }

    fn hints(&self, look: &Look) -> Vec<Hint> {
        if self.form.is_some() {
            return vec![
                Hint::named(&[Action::Up, Action::Down], say!(look, "setup-move")),
                Hint::named(&[Action::Left, Action::Right], say!(look, "setup-change")),
                Hint::named(&[Action::Enter], say!(look, "lab-take")),
                Hint::of(Action::Help, look),
                Hint::of(Action::Back, look),
            ];
        }
        if self.learner.is_none() {
            return vec![Hint::of(Action::Settings, look), Hint::of(Action::Help, look), Hint::of(Action::Back, look)];
        }
        let train = if self.training.is_some() { say!(look, "lab-pause") } else { say!(look, "action-train.short") };
        let bead = match &self.watched {
            None => say!(look, "lab-watch"),
            Some(watched) if watched.settled => say!(look, "lab-watch-next"),
            Some(watched) if watched.bout.ending().is_some() => say!(look, "lab-watch-learn"),
            Some(_) => say!(look, "lab-watch-draw"),
        };
        let trains = self.training.is_some() || self.paused.is_some();
        let back = if trains { say!(look, "lab-stop") } else { say!(look, "action-back.short") };
        let mut hints = vec![Hint::named(&[Action::Train], train), Hint::named(&[Action::Enter], bead)];
        if self.watched.is_some() {
            let pause = if self.goes_on { "lab-by-hand" } else { "lab-by-itself" };
            hints.push(Hint::named(&[Action::ByItself], say!(look, pause)));
        }
        if self.training.is_some() {
            hints.push(Hint::named(&[Action::Slower, Action::Faster], say!(look, "lab-faster")));
        }
        let tells = self.learner.is_some() && self.tells();
        let wrong = || Hint::named(&[Action::WrongBefore, Action::WrongAfter], say!(look, "lab-wrong"));
        hints.extend((!tells).then(|| Hint::named(&[Action::Tell], say!(look, "lab-tell"))));
        hints.extend([Action::Settings, Action::Challenge].map(|action| Hint::of(action, look)));
        hints.extend(tells.then(wrong));
        hints.extend([
            Hint::of(Action::Refill, look),
            Hint::named(&[Action::Left, Action::Right, Action::Up, Action::Down], say!(look, "lab-walk")),
            Hint::of(Action::Help, look),
            Hint::named(&[Action::Back], back),
        ]);
        hints
    }

    fn draw_body(&self, learner: &Learner, area: Rect, buf: &mut Buffer, look: &Look) -> Hits {
        let [left, right] = sides(area);
        let beads = self.draw_inside(learner, right, buf, look);
        let both = self.watched.is_some() && left.height >= HIGH;
        let foot = (left.height / 3).clamp(FOOT.0, FOOT.1) * if both { 2 } else { 1 };
        let [wall, foot] = Layout::vertical([Constraint::Min(0), Constraint::Length(foot)]).areas(left);
        let [curve, game] = if both { Layout::vertical([Constraint::Fill(1); 2]).areas(foot) } else { [foot, foot] };
        match &self.watched {
            Some(watched) if both => {
                self.draw_curve(learner, curve, buf, look);
                // The note is under the curve.
                draw_game(learner, watched, None, game, buf, look);
            }
            Some(watched) => draw_game(learner, watched, self.note.as_ref(), game, buf, look),
            None => self.draw_curve(learner, curve, buf, look),
        }
        let mut hits = self.draw_wall(learner, wall, buf, look);
        // The number of the box keeps beads from flying from one box to another.
        let number = u64::try_from(self.chosen).unwrap_or(0);
        hits.push((right, Hit::Piece(BOARDS | number)));
        hits.extend(beads);
        hits
    }

    fn draw_curve(&self, learner: &Learner, area: Rect, buf: &mut Buffer, look: &Look) {
        let games = say!(look, "lab-games", games = learner.games());
        let inside = text_pane(&say!(look, "lab-curve"), &games, area, buf, look);
        let told = self.below_curve(learner, inside.width, look);
        let foot = u16::try_from(told.len()).unwrap_or(BELOW_CURVE).max(BELOW_CURVE);
        let [chart, foot] = Layout::vertical([Constraint::Min(0), Constraint::Length(foot)]).areas(inside);
        curve::draw(learner, self.axis_end(learner), self.tells(), chart, buf, look);
        draw_lines(told, foot, buf);
    }

    /// The number at the end of the axis: the games played or, before the first one, the games planned.
    fn axis_end(&self, learner: &Learner) -> u64 {
        if learner.games() == 0 { self.plan.games } else { learner.games() }
    }

    fn below_curve(&self, learner: &Learner, width: u16, look: &Look) -> Vec<Line<'static>> {
        if let Some(note) = self.note.as_ref().filter(|_| self.training.is_none()) {
            return wrapped(&note.text, note.style(look), width);
        }
        if let Some(training) = &self.training {
            return progress(training, self.plan.speed, width, look);
        }
        if learner.games() == 0 {
            return wrapped(&say!(look, "lab-begin"), look.theme.text, width);
        }
        let Point { won, games } = last_games(learner);
        let who = counted_player(learner);
        let mut told = vec![say!(look, "lab-won-last", who = who, won = won, games = games)];
        told.extend(
            learner
                .ceiling()
                .filter(|_| self.tells())
                .map(|most| say!(look, "lab-ceiling", won = most.won, games = most.games)),
        );
        told.iter().flat_map(|text| wrapped(text, look.theme.text, width)).collect()
    }

    fn missing(&self, look: &Look) -> String {
        let Some(build) = &self.build else {
            return self.refused.clone().unwrap_or_default();
        };
        match build.progress() {
            (_, 0) => say!(look, "lab-building"),
            (done, total) => say!(look, "lab-judging", done = done, total = total),
        }
    }
}

pub(super) fn sides(area: Rect) -> [Rect; 2] {
    Layout::horizontal([Constraint::Percentage(54), Constraint::Percentage(46)]).areas(area)
}

const fn name(by: By, alone: bool) -> &'static str {
    match by {
        By::Learner => "learner",
        By::Teacher if alone => "other",
        By::Teacher => "teacher",
    }
}

/// The last games, at least a tenth of all.
fn last_games(learner: &Learner) -> Point {
    tenth(learner, learner.curve().points().iter().rev())
}

/// Adds up points until they are a tenth of all games.
fn tenth<'a>(learner: &Learner, points: impl Iterator<Item = &'a Point>) -> Point {
    let add = |sum: &mut Point, point: &Point| {
        let enough = sum.games * 10 >= learner.games() && sum.games > 0;
        *sum = Point { won: sum.won + point.won, games: sum.games + point.games };
        (!enough).then_some(*sum)
    };
    points.scan(Point::default(), add).last().unwrap_or_default()
}

/// The player whose wins the curve counts. If the machine trains against itself, it is the one who goes first.
fn counted_player(learner: &Learner) -> &'static str {
    if learner.method().teacher == Teacher::Itself { "beginner" } else { "machine" }
}

pub(super) fn result(learner: &Learner, right: Accuracy, look: &Look) -> String {
    let (first, last) = (tenth(learner, learner.curve().points().iter()), last_games(learner));
    let who = counted_player(learner);
    let told = say!(
        look,
        "taught-won",
        who = who,
        all = learner.games(),
        first = first.won,
        of = first.games,
        last = last.won,
        lately = last.games
    );
    // In these cases, nothing can be said about learning: if the wins are those of the player who goes first, if the machine is already
    // perfect, or if there are too few games for tenths of them to be compared.
    let better = last.won * first.games > first.won * last.games;
    let not_yet = !better && right.right < right.won && who == "machine" && learner.games() >= COMPARED;
    let not_yet = not_yet.then(|| say!(look, "learned-not-yet"));
    let right = (right.won > 0).then(|| say!(look, "taught-right", right = right.right, won = right.won));
    words::joined([told].into_iter().chain(right).chain(not_yet), look)
}

fn progress(training: &Training, pace: Speed, width: u16, look: &Look) -> Vec<Line<'static>> {
    let (done, total) = training.progress();
    let room = usize::from(width.saturating_sub(2));
    let filled = usize::try_from(done * room as u64 / total.max(1)).unwrap_or(room);
    let [free, .., full] = look.glyphs().halves;
    let bar = format!("[{}{}]", full.repeat(filled), free.repeat(room - filled.min(room)));
    let mut text = say!(look, "lab-progress", done = done, total = total);
    if let (Some(speed), Some(left)) = (training.speed(pace), training.left(pace)) {
        text = words::joined([text, say!(look, "lab-speed", speed = speed, left = left)], look);
    }
    let mut lines = vec![Line::styled(bar, look.theme.bead)];
    lines.extend(wrapped(&text, look.theme.text, width));
    lines
}

fn draw_game(learner: &Learner, watched: &Watched, note: Option<&Note>, area: Rect, buf: &mut Buffer, look: &Look) {
    let cabinet = learner.cabinet();
    let opening = clear(cabinet.name(watched.bout.opening()), look);
    let title = say!(look, "lab-game", number = watched.game);
    let inside = text_pane(&title, &say!(look, "lab-game-from", position = opening), area, buf, look);
    let mut text = vec![line_of_play(learner, watched, look)];
    text.push(match watched.bout.ending() {
        None => say!(look, "lab-turn", who = name(watched.bout.mover(), watched.alone)),
        Some(ending) => end_words(ending, watched.alone, look),
    });
    if watched.settled {
        text.extend(lesson_words(learner, watched, look));
        text.push(change_words(learner, watched, look));
    }
    let mut lines: Vec<Line<'static>> =
        text.iter().flat_map(|text| wrapped(text, look.theme.text, inside.width)).collect();
    lines.extend(note.into_iter().flat_map(|note| wrapped(&note.text, note.style(look), inside.width)));
    // If not everything fits, the end is shown.
    let hidden = lines.len().saturating_sub(usize::from(inside.height));
    draw_lines(lines.into_iter().skip(hidden), inside, buf);
}

/// Marks each move by its player.
fn line_of_play(learner: &Learner, watched: &Watched, look: &Look) -> String {
    if watched.moves().len() == 0 {
        return say!(look, "lab-no-move");
    }
    let played = watched.moves().map(|(colour, by)| {
        let mv = clear(learner.cabinet().mv(colour), look);
        match by {
            By::Learner => format!("{} {mv}", look.glyphs().bead),
            By::Teacher => mv,
        }
    });
    let line = played.collect::<Vec<_>>().join(&format!(" {} ", look.glyphs().arrow));
    say!(look, "lab-line", line = line, bead = look.glyphs().bead)
}

fn end_words(ending: Ending, alone: bool, look: &Look) -> String {
    match ending {
        Ending::Over(outcome) => say!(look, "lab-end", outcome = outcome),
        Ending::Resigned(by) => say!(look, "lab-end-resigned", who = name(by, alone)),
        Ending::Endless => say!(look, "lab-end", outcome = Outcome::Draw),
    }
}

fn lesson_words(learner: &Learner, watched: &Watched, look: &Look) -> Option<String> {
    let (change, outcome) = watched.learned()?;
    let cabinet = learner.cabinet();
    let [position, mv] = [cabinet.name(change.number), cabinet.mv(change.colour)].map(|text| clear(text, look));
    let how = match (change.refilled, change.after.cmp(&change.before)) {
        (true, _) => "refilled",
        (false, Ordering::Greater) => "more",
        (false, Ordering::Less) => "less",
        (false, Ordering::Equal) => "same",
    };
    Some(say!(
        look,
        "learned-last",
        position = position,
        move = mv,
        outcome = outcome,
        how = how,
        beads = u64::from(change.after.abs_diff(change.before)),
        after = u64::from(change.after)
    ))
}

fn change_words(learner: &Learner, watched: &Watched, look: &Look) -> String {
    let changed = watched.changes.iter().filter(|change| change.before != change.after);
    let told: Vec<String> = changed
        .map(|change| {
            let cabinet = learner.cabinet();
            let [mv, position] = [cabinet.mv(change.colour), cabinet.name(change.number)].map(|text| clear(text, look));
            let key = if change.refilled { "lab-change-refilled" } else { "lab-change" };
            say!(look, key, position = position, move = mv, before = u64::from(change.before), after = u64::from(change.after))
        })
        .collect();
    if told.is_empty() {
        return say!(look, "lab-no-change");
    }
    say!(look, "lab-changes", changes = words::listed(told, look))
}
