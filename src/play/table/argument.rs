//! The first two parts of a proof: why the theorem holds for this position, sentence by sentence, and all positions below it,
//! filled in from the end.

use ratatui::{style::Style, text::Span};
use zugzwang_engine::unfolded::Filled;

use super::prelude::*;
use crate::{
    look::align::{width_of, wrapped},
    play::panels::in_sight,
    words::numbers::clear,
};

impl Table {
    /// The sentences up to `step`, with that one highlighted, below the figure if there is room for both.
    pub(super) fn argument_lines(&self, step: usize, look: &Look, room: Size) -> Option<Vec<Line<'static>>> {
        // The argument is about the position, not about the move under the cursor.
        let view = self.view_of(self.study.questions.now()?, look);
        argued(&self.argument(look), &view, step, look, room)
    }

    /// The positions below, those up to `step` with their worth and the reason for it.
    pub(super) fn filled_lines(&self, step: usize, look: &Look, room: Size) -> Option<Vec<Line<'static>>> {
        let impartial = self.study.questions.now()?.reason.is_impartial();
        let named = |filled: &Filled| Named {
            name: clear(&filled.position.to_string(), look),
            outcome: filled.outcome,
            moves: filled.moves.clone(),
        };
        let all: Vec<Named> = self.study.proof.filled().iter().map(named).collect();
        filled_in(&all, impartial, step, look, room)
    }
}

fn argued(argument: &[String], view: &View<'_>, step: usize, look: &Look, room: Size) -> Option<Vec<Line<'static>>> {
    let step = step.min(argument.len().checked_sub(1)?);
    let heading = say!(look, "proof-argument", at = step + 1, all = argument.len());
    let mut lines = wrapped(&heading, look.theme.title, room.width);
    let sentence_lines = |at: usize, sentence: &String| {
        wrapped(sentence, if at == step { look.theme.text } else { look.theme.dim }, room.width)
    };
    let sentences: Vec<_> =
        argument.iter().take(step + 1).enumerate().map(|(at, sentence)| sentence_lines(at, sentence)).collect();
    let figure = panels::figure(view, look, room);
    let left = usize::from(room.height).saturating_sub(lines.len());
    // The last sentence is always shown, those before it and the figure if they fit.
    let mut from = sentences.len() - 1;
    let height = |from: usize| sentences.iter().skip(from).map(Vec::len).sum::<usize>();
    while from > 0 && height(from - 1) <= left {
        from -= 1;
    }
    if figure.len() + 1 + height(from) <= left {
        lines.extend(figure);
        lines.push(Line::default());
    }
    lines.extend(sentences.into_iter().skip(from).flatten());
    Some(lines)
}

/// A filled-in position and its name.
struct Named {
    name: String,
    outcome: Outcome,
    /// The positions that its moves lead to, as indices in the list.
    moves: Vec<usize>,
}

fn filled_in(all: &[Named], impartial: bool, step: usize, look: &Look, room: Size) -> Option<Vec<Line<'static>>> {
    let heading = say!(look, "proof-filled", at = step + 1, all = all.len());
    let mut lines = wrapped(&heading, look.theme.title, room.width);
    let wide = all.iter().map(|filled| width_of(&filled.name)).max().unwrap_or(0).min(usize::from(room.width) / 2);
    // The chosen row is repeated in words below the list.
    let chosen = all.get(step)?;
    let whole = format!("{}: {}", chosen.name, because(chosen, proving(chosen, all, look), look));
    let whole = wrapped(&whole, look.theme.text, room.width);
    let others = u16::try_from(lines.len() + whole.len() + 1).unwrap_or(u16::MAX);
    let height = room.height.saturating_sub(others);
    let sight = in_sight(all.len(), Some(step), height.saturating_add(2));
    for (at, filled) in all.iter().enumerate().take(sight.end).skip(sight.start) {
        let (pointer, style) = look.row(at == step);
        let name = align::left(&align::cut(&filled.name, wide, look.glyphs().more), wide);
        if at > step {
            lines.push(Line::styled(format!("    {name}"), look.theme.dim));
            continue;
        }
        let (sign, worth) = sign(filled.outcome, impartial, look);
        let arrow = if filled.moves.is_empty() { "" } else { look.glyphs().arrow };
        let (proving, rest) = (proving(filled, all, look), usize::from(room.width).saturating_sub(wide + 8));
        let proving = format!("  {arrow} {}", align::cut(&proving, rest, look.glyphs().more));
        let spans = vec![
            pointer,
            Span::styled(" ", style),
            Span::styled(format!("{sign} "), worth),
            Span::styled(name, style),
            Span::styled(proving, look.theme.dim),
        ];
        lines.push(Line::from(spans).style(look.fill(at == step)));
    }
    lines.push(Line::default());
    lines.extend(whole);
    Some(lines)
}

/// The sign of an outcome and its style: in an impartial game the letter of a P- or N-position.
fn sign(outcome: Outcome, impartial: bool, look: &Look) -> (&'static str, Style) {
    let (sign, style) = panels::mark(outcome, look);
    match outcome {
        Outcome::Win if impartial => (look.glyphs().won, style),
        Outcome::Loss if impartial => (look.glyphs().lost, style),
        _ => (sign, style),
    }
}

/// The names of the positions that prove the outcome: for a loss all that the moves lead to, otherwise one that keeps the outcome.
fn proving(filled: &Named, all: &[Named], look: &Look) -> String {
    let lost = filled.outcome == Outcome::Loss;
    let to = filled.moves.iter().filter_map(|place| all.get(*place));
    let proves = |after: &&Named| lost || after.outcome.flip() == filled.outcome;
    let most = if lost { usize::MAX } else { 1 };
    let names: Vec<&str> = to.filter(proves).take(most).map(|after| after.name.as_str()).collect();
    names.join(&say!(look, "proof-filled-separator"))
}

/// Why a position has its outcome.
fn because(filled: &Named, proving: String, look: &Look) -> String {
    if filled.moves.is_empty() {
        return say!(look, "proof-filled-end", outcome = filled.outcome);
    }
    say!(look, "proof-filled-moves", outcome = filled.outcome, to = proving)
}
