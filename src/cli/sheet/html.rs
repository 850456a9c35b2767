//! A worksheet as one HTML file, which a browser prints as all its pages: the positions as pictures, each with lines to write on, then
//! the answers.

use std::fmt::Write;

use ratatui::{
    buffer::{Buffer, Cell},
    layout::Rect,
};
use zugzwang_engine::{Puzzle, Seat};

use super::{
    Exercise, Sheet,
    pages::{last_of, right_moves},
};
use crate::{
    look::Look,
    picture::svg,
    play::{panels::Who, told},
    say, words,
};

const STYLE: &str = include_str!("sheet.css");
/// Lines to write on below a position.
const LINES: usize = 3;
/// In millimetres: a column and a row of a board, what a position needs besides its board, and the room on a page.
const COLUMN: f32 = 1.5;
const ROW: f32 = 3.0;
const BESIDE: f32 = 52.0;
const ROOM: f32 = 255.0;

/// Returns the file. `command` prints it again.
pub(super) fn sheet(sheet: &Sheet, command: &str, look: &Look) -> String {
    let title = say!(look, "sheet-title", seed = sheet.asked.seed);
    let boards: Vec<Board> = sheet.exercises.iter().map(|exercise| Board::of(exercise, look)).collect();
    let mut body = String::new();
    let mut from = 0;
    for count in shares(&boards) {
        body.push_str("<section class=\"page\">\n");
        if from == 0 {
            body.push_str(&heading(&title, look));
        }
        for (at, board) in boards.iter().enumerate().skip(from).take(count) {
            body.push_str(&task(&sheet.exercises[at], at + 1, board, look));
        }
        body.push_str("</section>\n");
        from += count;
    }
    let heading = say!(look, "sheet-answers", seed = sheet.asked.seed);
    let _ = write!(body, "<section>\n<h1>{}</h1>\n", escaped(&heading));
    let _ = writeln!(body, "<p class=\"dim\">{}</p>", escaped(&say!(look, "sheet-again", command = command)));
    let answers = sheet.exercises.iter().zip(1..).map(|(exercise, number)| answer(exercise, number, look));
    body.extend(answers);
    body.push_str("</section>\n");
    document(&title, &body, look)
}

/// A sheet with a line for each position and lines for the rule, and a page with the answers.
pub(super) fn discovery(
    title: &str,
    told: &[String],
    asked: &[String],
    answers: &[(String, String)],
    look: &Look,
) -> String {
    let line = |text: &str| escaped(text);
    let told: String = told.iter().map(|text| format!("<p>{}</p>\n", line(text))).collect();
    let boxes = line(&say!(look, "discover-box"));
    let asked: String = asked
        .iter()
        .map(|position| format!("<div class=\"row\"><b>{}</b><span>{boxes}</span></div>\n", line(position)))
        .collect();
    let answered: String =
        answers.iter().map(|(position, told)| format!("<tr><td>{}<td>{}\n", line(position), line(told))).collect();
    let body = format!(
        "<section class=\"page\">\n{}{told}{asked}<p>{}</p>\n{}</section>\n<section>\n<h1>{}</h1>\n<table>\n{answered}</table>\n</section>\n",
        heading(title, look),
        line(&say!(look, "discover-rule")),
        "<div class=\"line\"></div>\n".repeat(LINES),
        line(&say!(look, "discover-answers", stop = title)),
    );
    document(title, &body, look)
}

/// Pages that are drawn already, one on each sheet of paper.
pub(super) fn pages(title: &str, pages: &[Buffer], look: &Look) -> String {
    let page = |page: &Buffer| {
        format!("<section class=\"page drawn\">{}</section>\n", svg::sheets(std::slice::from_ref(page)))
    };
    document(title, &pages.iter().map(page).collect::<String>(), look)
}

fn document(title: &str, body: &str, look: &Look) -> String {
    let (language, title) = (look.language().tag(), escaped(title));
    format!(
        "<!doctype html>\n<html lang=\"{language}\">\n<meta charset=\"utf-8\">\n<title>{title}</title>\n<style>\n{STYLE}</style>\n\
         {body}</html>\n"
    )
}

/// A position as a picture, and its height in millimetres.
struct Board {
    svg: String,
    height: f32,
}

impl Board {
    fn of(exercise: &Exercise, look: &Look) -> Self {
        let (buf, figures) = exercise.picture(look);
        let area = covered(&buf, figures.iter().map(|sketched| sketched.area));
        let [width, height] = [f32::from(area.width) * COLUMN, f32::from(area.height) * ROW];
        let svg = svg::part(&buf, &figures, area, &format!("style=\"width:{width:.0}mm\""));
        Self { svg, height }
    }
}

/// The smallest area that contains everything that is drawn.
fn covered(buf: &Buffer, figures: impl Iterator<Item = Rect>) -> Rect {
    let is_drawn = |cell: &Cell| cell.symbol() != " " || cell.bg != Cell::EMPTY.bg;
    let cells = buf.area.positions().filter(|at| buf.cell(*at).is_some_and(is_drawn));
    let cells = cells.map(|at| Rect { x: at.x, y: at.y, width: 1, height: 1 });
    cells.chain(figures).reduce(Rect::union).unwrap_or(buf.area).intersection(buf.area)
}

/// The numbers of positions on the pages, so that all are about as full.
fn shares(boards: &[Board]) -> Vec<usize> {
    let needs = |boards: &[Board]| boards.iter().map(|board| board.height + BESIDE).sum::<f32>();
    let fits = |pages: usize| {
        let (all, mut from) = (boards.len(), 0);
        let counts = (0..pages).map(|page| (page + 1) * all / pages - page * all / pages);
        let counts: Vec<usize> = counts.collect();
        let fit = counts.iter().all(|count| {
            let here = &boards[from..from + count];
            from += count;
            *count <= 1 || needs(here) <= ROOM
        });
        fit.then_some(counts)
    };
    (1..=boards.len().max(1)).find_map(fits).unwrap_or_else(|| vec![1; boards.len()])
}

fn heading(title: &str, look: &Look) -> String {
    let [title, name] = [escaped(title), escaped(&say!(look, "sheet-name"))];
    format!("<header><h1>{title}</h1><span class=\"name\">{name}</span></header>\n")
}

fn task(exercise: &Exercise, number: usize, board: &Board, look: &Look) -> String {
    let Puzzle { game, goal, grade, .. } = exercise.puzzle;
    let who = Who::Seat(exercise.answer.to_move.unwrap_or(Seat::First));
    let [grade, hardest] = [grade, Puzzle::HARDEST].map(u64::from);
    let setup = &exercise.puzzle.setup;
    // The picture shows the position, and the rule has its numbers.
    let title = format!("{number}. {}", words::title_of(game, setup, look));
    let task =
        say!(look, "sheet-task", last = last_of(exercise), who = who, goal = goal, grade = grade, hardest = hardest);
    let taken = exercise.answer.taken.map(|taken| told::taken(taken, look));
    let told = [words::rule(game, setup, look), task].into_iter().chain(taken);
    let told: String = told.map(|text| format!("<p>{}</p>\n", escaped(&text))).collect();
    let [mv, why] = ["sheet-move", "sheet-why"].map(|id| escaped(&say!(look, id)));
    let lines = "<div class=\"line\"></div>\n".repeat(LINES - 1);
    format!(
        "<article>\n<h2>{}</h2>\n{told}<div class=\"board\">{}</div>\n<div class=\"line\"><span class=\"move\">{mv}</span><span>{why}</span></div>\n\
         {lines}</article>\n",
        escaped(&title),
        board.svg
    )
}

fn answer(exercise: &Exercise, number: usize, look: &Look) -> String {
    let mut moves = right_moves(exercise, look);
    if let Some(words) = exercise.example(look) {
        moves = say!(look, "sheet-answer", moves = moves, words = words);
    }
    let story = told::story(&exercise.answer, look);
    // The verdict is no sentence.
    let (verdict, sentences) =
        story.split_first().map_or_else(Default::default, |(first, rest)| (first.clone(), words::joined(rest, look)));
    let [moves, verdict, sentences, id] = [moves, verdict, sentences, exercise.id()].map(|text| escaped(&text));
    format!(
        "<article class=\"answer\"><h2>{number}. {moves}</h2>\n<p>{verdict}</p>\n<p>{sentences}</p>\n<p class=\"dim\">{id}</p></article>\n"
    )
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
