//! A rope before a class: the mirror while it answers every cut; else whole units, pins and nimbers, then nim's columns.

use ratatui::text::Line;
use zugzwang_engine::theory::kayles::{Kayles, Piece, Split};

use super::{is_paired, mirror, table};
use crate::{
    look::Look,
    play::panels::{
        Course, Step, grown, letters,
        staged::{Change, Row, Stage, Staged},
    },
    say,
};

/// More pieces than these are drawn without equal pairs, which change nothing.
const MANY: usize = 5;

/// The mirror first, and where that ends the table line by line, and below it what decides.
pub(super) fn course(why: &Kayles, story: &[String], look: &Look, width: u16) -> Course {
    let table = table(why, None, look, width);
    if why.pieces.iter().all(|piece| piece.pins == 0) {
        let told = story.iter().cloned().map(Step::said);
        return Course::pictures(std::iter::once(Step::drawn(table)).chain(told).collect());
    }
    match why.pieces.as_slice() {
        [piece] if is_paired(why) => alone(why, piece, table, story, look, width),
        _ if is_paired(why) => paired(why, &table, story, look, width),
        _ => several(why, &table, story, look, width),
    }
}

/// One piece: the middle, the mirror, the pins, the nimber.
fn alone(why: &Kayles, piece: &Piece, table: Vec<Line<'static>>, story: &[String], look: &Look, width: u16) -> Course {
    let mut said = story.iter().cloned();
    let [middle, then, pins] = [said.next(), said.next(), said.next()];
    let mut rows = table.into_iter().map(|line| vec![line]);
    let [floors, count] = [rows.next(), rows.next()].map(Option::unwrap_or_default);
    let rest = rows.flatten().collect();
    let figures = grown([mirror::drawn(why, look, width), floors, count, rest]);
    let told = [middle, None, pins, None];
    let large = |lines: &[&str]| letters(lines, 2, look.theme.text);
    let equation = format!("{}-1={}", piece.floor, piece.pins);
    let both = large(&[&equation, &format!("*{}", piece.nimber)]);
    let bigs = [Vec::new(), Vec::new(), large(&[&equation]), both];
    let step = |((figure, said), big)| Step::drawn(figure).saying(said).large(big);
    let mut steps: Vec<Step> = figures.zip(told).zip(bigs).map(step).collect();
    steps.splice(1..1, then.map(Step::said));
    Course::new(large(&[&piece.floor.to_string()]), steps).over_figure()
}

/// Pieces that are in equal pairs, or are after one cut: the mirror, and at last the table for those that have no twin.
fn paired(why: &Kayles, table: &[Line<'static>], story: &[String], look: &Look, width: u16) -> Course {
    let drawn = mirror::drawn(why, look, width);
    let whole: Vec<Line<'static>> = drawn.iter().chain(table).cloned().collect();
    let mut said = story.iter().cloned();
    let first = Step::drawn(drawn).saying(said.next());
    let last = Step::drawn(whole).saying(said.next_back());
    Course::pictures(std::iter::once(first).chain(said.map(Step::said)).chain([last]).collect())
}

/// Several: the table, then the nimbers in columns, the crosses, and the piece that is cut.
fn several(why: &Kayles, table: &[Line<'static>], story: &[String], look: &Look, width: u16) -> Course {
    let kayles = say!(look, "why-rope-kayles");
    // That only whole units count is told first here.
    let reasons: Vec<String> = story.iter().filter(|sentence| **sentence != kayles).cloned().collect();
    let mut said = reasons.into_iter();
    let split = why.split.as_ref();
    let rows = rows(why, split);
    let change = split.and_then(|split| {
        let row = rows.iter().position(|(at, _)| at + 1 == split.piece)?;
        let size = format!("{}+{}", split.floors.0, split.floors.1);
        Some(Change { row, size, to: split.nimbers.0 ^ split.nimbers.1 })
    });
    let staged = rows.iter().map(|(_, piece)| Row { size: piece.floor.to_string(), value: piece.nimber }).collect();
    let crosses = said.next();
    let cut = change.as_ref().and_then(|_| said.next());
    let staged = Staged::new(staged, change, look, width);
    let first = Step::drawn(table.to_vec()).large(staged.opening()).saying(Some(kayles));
    let under = |step: Step| Step { figure: table.iter().cloned().chain(step.figure).collect(), ..step };
    let [at_crosses, at_cut] = [Stage::Crosses, Stage::Change].map(|stage| staged.step_of(stage));
    let sums = staged.steps().into_iter().enumerate().map(|(at, step)| {
        let said = [(at_crosses, &crosses), (at_cut, &cut)].into_iter().find(|(stage, _)| *stage == at);
        under(step.saying(said.and_then(|(_, said)| said.clone())))
    });
    Course::new(staged.opening(), std::iter::once(first).chain(sums).chain(said.map(Step::said)).collect())
}

/// The pieces with their places, from 0: all, or where there are many those that are not in equal pairs.
fn rows(why: &Kayles, split: Option<&Split>) -> Vec<(usize, Piece)> {
    let mut rows: Vec<(usize, Piece)> = why.pieces.iter().copied().enumerate().collect();
    let is_cut = |at: usize| split.is_some_and(|split| split.piece == at + 1);
    while rows.len() > MANY {
        let free: Vec<(usize, u64)> = rows
            .iter()
            .enumerate()
            .filter(|(_, row)| !is_cut(row.0))
            .map(|(place, row)| (place, row.1.nimber))
            .collect();
        if let Some(place) = free.iter().find(|(_, nimber)| *nimber == 0).map(|(place, _)| *place) {
            rows.remove(place);
            continue;
        }
        let twin = |(place, nimber): &(usize, u64)| {
            let other = free.iter().find(|(other, equal)| other > place && equal == nimber)?;
            Some((*place, other.0))
        };
        let Some((place, other)) = free.iter().find_map(twin) else { break };
        rows.remove(other);
        rows.remove(place);
    }
    rows
}
