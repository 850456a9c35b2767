//! Lays out the pages of a worksheet. A block stays on one page if it fits.

use std::mem;

use ratatui::{
    buffer::Buffer,
    layout::{Position, Rect},
    style::Style,
    text::{Line, Span},
    widgets::Widget,
};
use zugzwang_engine::{Outcome, Puzzle, Seat};

use super::{Exercise, Sheet, again};
use crate::{
    look::{
        Look,
        align::{self, width_of, wrapped},
    },
    picture::svg::a4,
    play::{panels::Who, told},
    say,
    words::{self, numbers::clear},
};

const INDENT: u16 = 4;
pub(super) const WIDTH: usize = a4::SIZE.width as usize;

/// Lines that stay on one page.
pub(super) type Block = Vec<Line<'static>>;

pub(super) fn all(sheet: &Sheet, look: &Look) -> Vec<Buffer> {
    let numbered = || sheet.exercises.iter().zip(1..);
    let tasks = numbered().map(|(exercise, number)| task(exercise, number, look));
    let answers = numbered().map(|(exercise, number)| answer(exercise, number, look));
    let mut pages = paged(std::iter::once(heading(sheet, look)).chain(tasks));
    pages.extend(paged(std::iter::once(answers_heading(sheet, look)).chain(answers)));
    pages
}

/// Lays out blocks on pages, with blank lines between them.
pub(super) fn paged(blocks: impl Iterator<Item = Block>) -> Vec<Buffer> {
    let rows = usize::from(a4::SIZE.height);
    let (mut pages, mut page) = (Vec::new(), Block::new());
    for block in blocks {
        if !page.is_empty() && page.len() + block.len() > rows {
            pages.push(mem::take(&mut page));
        }
        for line in block {
            // A block that is longer than a page continues on the next one.
            if page.len() == rows {
                pages.push(mem::take(&mut page));
            }
            page.push(line);
        }
        page.push(Line::default());
    }
    pages.push(page);
    pages.into_iter().map(drawn).collect()
}

fn drawn(lines: Block) -> Buffer {
    let area = Rect::from((Position::ORIGIN, a4::SIZE));
    let mut buf = Buffer::empty(area);
    for (place, line) in area.rows().zip(lines) {
        line.render(place, &mut buf);
    }
    buf
}

/// The first lines of a sheet: its title, with a line for the name on the right.
pub(super) fn title_and_name(title: &str, style: Style, look: &Look) -> Block {
    const NAME: usize = 30;
    let name = format!("{} {}", say!(look, "sheet-name"), "_".repeat(NAME));
    let name = align::right(&name, WIDTH.saturating_sub(width_of(title)));
    vec![Line::from(vec![Span::styled(title.to_owned(), style), Span::raw(name)]), Line::default()]
}

pub(super) fn rule_in_words(look: &Look) -> Block {
    const LINES: usize = 4;
    let mut lines = vec![Line::from(say!(look, "discover-rule"))];
    lines.extend((0..LINES).flat_map(|_| [Line::default(), Line::from("_".repeat(WIDTH))]));
    lines
}

/// The head of the sheet: the title, a line for the name, and each rule once.
fn heading(sheet: &Sheet, look: &Look) -> Block {
    let title = say!(look, "sheet-title", seed = sheet.asked.seed);
    let mut lines = title_and_name(&title, look.theme.title, look);
    let mut rules: Vec<String> = Vec::new();
    for exercise in &sheet.exercises {
        let rule = rule(exercise, look);
        if !rules.contains(&rule) {
            rules.push(rule);
        }
    }
    lines.extend(rules.iter().flat_map(|rule| wrapped(rule, look.theme.text, a4::SIZE.width)));
    lines
}

fn rule(exercise: &Exercise, look: &Look) -> String {
    let (game, last) = (exercise.puzzle.game, last_of(exercise));
    let setup = &exercise.puzzle.setup;
    let rule = words::own_rule(game, setup, look);
    let rule = rule.unwrap_or_else(|| say!(look, &format!("{game}-rule"), last = last.as_str()));
    say!(look, "sheet-rule", title = words::title_of(game, setup, look), last = last, rule = rule)
}

/// Returns whether the last move wins or loses. A game without this choice states it in its rule.
pub(super) fn last_of(exercise: &Exercise) -> String {
    exercise.puzzle.setup.get("last").map_or_else(|| "wins".to_owned(), ToString::to_string)
}

fn task(exercise: &Exercise, number: usize, look: &Look) -> Block {
    let Puzzle { game, goal, grade, .. } = exercise.puzzle;
    let who = Who::Seat(exercise.answer.to_move.unwrap_or(Seat::First));
    let [grade, hardest] = [grade, Puzzle::HARDEST].map(u64::from);
    let position = words::said(&clear(&exercise.position(), look), look);
    let name = words::title_of(game, &exercise.puzzle.setup, look);
    let title = say!(look, "sheet-exercise", number = number, title = name, position = position);
    let mut lines = wrapped(&title, look.theme.title, a4::SIZE.width);
    let task =
        say!(look, "sheet-task", last = last_of(exercise), who = who, goal = goal, grade = grade, hardest = hardest);
    let told = std::iter::once(task).chain(exercise.answer.taken.map(|taken| told::taken(taken, look)));
    lines.extend(told.flat_map(|text| indented(wrapped(&text, look.theme.text, a4::SIZE.width - INDENT))));
    lines.push(Line::default());
    lines.extend(indented(exercise.board(look)));
    lines.push(Line::default());
    lines.extend(room(look));
    lines
}

fn room(look: &Look) -> Block {
    const MOVE: usize = 16;
    let begun = format!("{} {}  {} ", say!(look, "sheet-move"), "_".repeat(MOVE), say!(look, "sheet-why"));
    let width = WIDTH - usize::from(INDENT);
    let first = begun.clone() + &"_".repeat(width.saturating_sub(width_of(&begun)));
    indented([first, "_".repeat(width)].map(Line::from))
}

fn indented(lines: impl IntoIterator<Item = Line<'static>>) -> Block {
    let indent = || Span::raw(" ".repeat(usize::from(INDENT)));
    lines.into_iter().map(|line| std::iter::once(indent()).chain(line.spans).collect()).collect()
}

fn answers_heading(sheet: &Sheet, look: &Look) -> Block {
    let title = say!(look, "sheet-answers", seed = sheet.asked.seed);
    let command = format!("{} {}", sheet.asked, again(look));
    let again = say!(look, "sheet-again", command = command);
    let mut lines = vec![Line::styled(title, look.theme.title)];
    lines.extend(wrapped(&again, look.theme.dim, a4::SIZE.width));
    // On the pages with positions, the numbers of the moves are explained beside the board.
    let mut legends: Vec<(&str, Vec<String>)> = Vec::new();
    for game in sheet.exercises.iter().map(|exercise| exercise.puzzle.game) {
        let legend = words::legend_lines(game, look, a4::SIZE.width);
        if !legend.is_empty() && legends.iter().all(|(other, _)| *other != game) {
            legends.push((game, legend));
        }
    }
    for (game, legend) in legends {
        lines.push(Line::styled(say!(look, &format!("{game}-legend")), look.theme.text));
        lines.extend(legend.into_iter().map(|line| Line::styled(line, look.theme.text)));
    }
    lines
}

/// All right moves and, in a game of points, the best of them.
pub(super) fn right_moves(exercise: &Exercise, look: &Look) -> String {
    let best = told::best_moves(&exercise.answer, look).unwrap_or_default();
    if exercise.answer.score.is_none() {
        return best;
    }
    let moves = exercise.right.join(" ");
    let right = match exercise.puzzle.goal {
        Outcome::Draw => say!(look, "cli-solve-best-draw", moves = moves),
        _ => say!(look, "cli-solve-best", moves = moves),
    };
    if exercise.right.len() == exercise.answer.best_moves.len() {
        return right;
    }
    say!(look, "sheet-answer-best", right = right, best = best)
}

fn answer(exercise: &Exercise, number: usize, look: &Look) -> Block {
    let said = |text: &str, style: Style| wrapped(text, style, a4::SIZE.width - INDENT);
    let mut moves = right_moves(exercise, look);
    if let Some(words) = exercise.example(look) {
        moves = say!(look, "sheet-answer", moves = moves, words = words);
    }
    let mut lines = said(&moves, look.theme.title);
    lines.extend(told::story(&exercise.answer, look).iter().flat_map(|sentence| said(sentence, look.theme.text)));
    lines.extend(said(&exercise.id(), look.theme.dim));
    let mut lines = indented(lines);
    if let Some(indent) = lines.first_mut().and_then(|line| line.spans.first_mut()) {
        *indent = Span::styled(align::left(&format!("{number}."), usize::from(INDENT)), look.theme.title);
    }
    lines
}
