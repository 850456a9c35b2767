//! Why the theorem holds over this very position, sentence by sentence; and all positions below it, filled from the end.

use ratatui::{
    layout::Size,
    style::Style,
    text::{Line, Span},
};
use zugzwang_engine::{Outcome, unfolded::Filled};

use super::Play;
use crate::{
    look::{
        Look,
        align::{self, width_of, wrapped},
    },
    play::{
        board::Board,
        panels::{self, View, in_sight},
    },
    say,
    words::numbers::clear,
};

impl<B: Board> Play<B> {
    /// What is known of the position, whatever stands under the cursor.
    fn plain_view(&self, look: &Look) -> Option<View<'_>> {
        Some(self.view_of(self.study.questions.now()?, look))
    }

    /// The sentences told so far, the last one bright, below the figure where there is room for both.
    pub(super) fn argument_lines(&self, told: usize, look: &Look, room: Size) -> Option<Vec<Line<'static>>> {
        let argument = self.argument(look);
        let told = told.min(argument.len().checked_sub(1)?);
        let heading = say!(look, "proof-argument", at = told + 1, all = argument.len());
        let mut lines = wrapped(&heading, look.theme.title, room.width);
        let said = |at: usize, sentence: &String| {
            wrapped(sentence, if at == told { look.theme.text } else { look.theme.dim }, room.width)
        };
        let said: Vec<_> = argument.iter().take(told + 1).enumerate().map(|(at, it)| said(at, it)).collect();
        let figure = panels::figure(&self.plain_view(look)?, look, room);
        let left = usize::from(room.height).saturating_sub(lines.len());
        // The last sentence stands whatever room there is, those before it and the figure where they have some.
        let mut from = said.len() - 1;
        let height = |from: usize| said.iter().skip(from).map(Vec::len).sum::<usize>();
        while from > 0 && height(from - 1) <= left {
            from -= 1;
        }
        if figure.len() + 1 + height(from) <= left {
            lines.extend(figure);
            lines.push(Line::default());
        }
        lines.extend(said.into_iter().skip(from).flatten());
        Some(lines)
    }

    /// The positions below, those filled so far with their worth and the reason of it.
    pub(super) fn filled_lines(&self, told: usize, look: &Look, room: Size) -> Option<Vec<Line<'static>>> {
        let all = self.study.proof.filled();
        let impartial = self.study.questions.now()?.reason.is_impartial();
        let heading = say!(look, "proof-filled", at = told + 1, all = all.len());
        let mut lines = wrapped(&heading, look.theme.title, room.width);
        let names: Vec<String> = all.iter().map(|filled| clear(&filled.position.to_string(), look)).collect();
        let wide = names.iter().map(|name| width_of(name)).max().unwrap_or(0).min(usize::from(room.width) / 2);
        // What the chosen row shows in signs is said below.
        let proving = |filled: &Filled<_>| proving(filled, all, &names, look);
        let whole = all.get(told).map(|filled| because(filled, proving(filled), look));
        let whole = wrapped(&format!("{}: {}", names.get(told)?, whole?), look.theme.text, room.width);
        let others = u16::try_from(lines.len() + whole.len() + 1).unwrap_or(u16::MAX);
        let height = room.height.saturating_sub(others);
        let sight = in_sight(all.len(), Some(told), height.saturating_add(2));
        for (at, (filled, name)) in all.iter().zip(&names).enumerate().take(sight.end).skip(sight.start) {
            let (pointer, style) = look.row(at == told);
            let name = align::left(&align::cut(name, wide, look.glyphs().more), wide);
            if at > told {
                lines.push(Line::styled(format!("    {name}"), look.theme.dim));
                continue;
            }
            let (sign, worth) = sign(filled.outcome, impartial, look);
            let arrow = if filled.moves.is_empty() { "" } else { look.glyphs().arrow };
            let (proving, rest) = (proving(filled), usize::from(room.width).saturating_sub(wide + 8));
            lines.push(
                Line::from(vec![
                    pointer,
                    Span::styled(" ", style),
                    Span::styled(format!("{sign} "), worth),
                    Span::styled(name, style),
                    Span::styled(
                        format!("  {arrow} {}", align::cut(&proving, rest, look.glyphs().more)),
                        look.theme.dim,
                    ),
                ])
                .style(look.fill(at == told)),
            );
        }
        lines.push(Line::default());
        lines.extend(whole);
        Some(lines)
    }
}

/// The letter of a position and its style; where the players' moves differ, the sign of a win or a loss.
fn sign(outcome: Outcome, impartial: bool, look: &Look) -> (&'static str, Style) {
    let (sign, style) = panels::mark(outcome, look);
    match outcome {
        Outcome::Win if impartial => (look.glyphs().won, style),
        Outcome::Loss if impartial => (look.glyphs().lost, style),
        _ => (sign, style),
    }
}

/// The positions that prove what one is worth: of a lost one all that its moves lead to, of another one that keeps its worth.
fn proving<P>(filled: &Filled<P>, all: &[Filled<P>], names: &[String], look: &Look) -> String {
    let lost = filled.outcome == Outcome::Loss;
    let proves = |place: &&usize| lost || all.get(**place).is_some_and(|after| after.outcome.flip() == filled.outcome);
    let named = |place: &usize| names.get(*place).cloned().unwrap_or_default();
    let most = if lost { usize::MAX } else { 1 };
    let to: Vec<String> = filled.moves.iter().filter(proves).take(most).map(named).collect();
    to.join(&say!(look, "proof-filled-separator"))
}

/// Why a position is worth what it is.
fn because<P>(filled: &Filled<P>, proving: String, look: &Look) -> String {
    if filled.moves.is_empty() {
        return say!(look, "proof-filled-end", outcome = filled.outcome);
    }
    say!(look, "proof-filled-moves", outcome = filled.outcome, to = proving)
}
