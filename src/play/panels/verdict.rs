//! Who wins, in words and as a chip.

use ratatui::{
    style::Style,
    text::{Line, Span},
};
use zugzwang_engine::Outcome;

use super::{Points, View, Who};
use crate::{
    look::{Look, align::wrapped, wording::Wording},
    say,
};

fn verdict_words(view: &View<'_>, value: &str, look: &Look) -> String {
    let plain = look.wording != Wording::Notation;
    if let Some(points) = view.score {
        return score_words(view, points, value, look);
    }
    if view.over {
        return match view.winner {
            Some(winner) => say!(look, "verdict-over", who = winner),
            None => say!(look, "verdict-over-draw"),
        };
    }
    let key = match (view.outcome, view.reason.is_impartial()) {
        (Outcome::Win, true) => "verdict-win",
        (Outcome::Loss, true) => "verdict-loss",
        (Outcome::Win, false) => "verdict-win-partizan",
        (Outcome::Loss, false) => "verdict-loss-partizan",
        (Outcome::Draw, _) => "verdict-draw",
        (Outcome::Unknown, _) => "verdict-unknown",
    };
    if plain {
        let key = match view.outcome {
            Outcome::Win => "plain-verdict-win",
            Outcome::Loss => "plain-verdict-loss",
            Outcome::Draw => "plain-verdict-draw",
            Outcome::Unknown => "plain-verdict-unknown",
        };
        return say!(look, key, who = view.mover);
    }
    say!(look, key, who = view.mover, value = value)
}

/// Says from whose side the reason is told, where that is not the reader's: of two people that of who cannot win; who can is told
/// what to do.
pub(super) fn addressed(view: &View<'_>, look: &Look) -> Option<String> {
    let is_plain = look.wording != Wording::Notation && view.score.is_none();
    let is_another = match view.mover {
        Who::You => false,
        Who::Machine | Who::Rival => true,
        Who::Seat(_) => view.outcome != Outcome::Win,
    };
    (is_plain && is_another && !view.over).then(|| say!(look, "plain-why-addressed", who = view.mover))
}

/// The verdict in one line with that.
pub(super) fn verdict_addressed(view: &View<'_>, value: &str, look: &Look) -> String {
    let said = std::iter::once(verdict_words(view, value, look)).chain(addressed(view, look));
    said.collect::<Vec<_>>().join(&say!(look, "sentence-separator"))
}

/// The verdict of a scoring game: by what totals.
fn score_words(view: &View<'_>, points: Points, value: &str, look: &Look) -> String {
    if view.over {
        // Told of the winner, whose total comes first.
        let Points { own, other } = if points.own >= points.other { points } else { points.flip() };
        return match view.winner {
            Some(winner) => say!(look, "verdict-over-score", who = winner, own = own, other = other),
            None => say!(look, "verdict-over-draw-score", own = own, other = other),
        };
    }
    let key = match view.outcome {
        Outcome::Win => "verdict-win-score",
        Outcome::Loss => "verdict-loss-score",
        Outcome::Draw | Outcome::Unknown => "verdict-draw-score",
    };
    say!(look, key, who = view.mover, own = points.own, other = points.other, value = value)
}

pub(super) fn verdict_lines(view: &View<'_>, value: &str, look: &Look, width: u16) -> Vec<Line<'static>> {
    let words = verdict_words(view, value, look);
    if view.over {
        return wrapped(&words, look.theme.title, width);
    }
    let (sign, style) = mark(view.outcome, look);
    let words = format!("{sign} {words}");
    let chip = match view.outcome {
        Outcome::Win => look.theme.win_chip,
        Outcome::Loss => look.theme.loss_chip,
        Outcome::Draw | Outcome::Unknown => look.theme.key,
    };
    if !look.theme.is_painted() {
        return wrapped(&words, style, width);
    }
    let lines = wrapped(&words, chip, width.saturating_sub(2));
    lines.into_iter().map(|line| padded(line, chip)).collect()
}

/// The line with a filled column on either side.
fn padded(line: Line<'static>, chip: Style) -> Line<'static> {
    let side = || Span::styled(" ", chip);
    Line::from([vec![side()], line.spans, vec![side()]].concat())
}

/// The sign and the style of a move or position of this worth.
pub fn mark(outcome: Outcome, look: &Look) -> (&'static str, Style) {
    let glyphs = look.glyphs();
    match outcome {
        Outcome::Win => (glyphs.wins, look.theme.win),
        Outcome::Loss => (glyphs.loses, look.theme.loss),
        Outcome::Draw => (glyphs.draws, look.theme.draw),
        Outcome::Unknown => (glyphs.unknown, look.theme.dim),
    }
}

/// The word for the worth of a move: `wins`.
pub const fn worth(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Win => "worth-win",
        Outcome::Loss => "worth-loss",
        Outcome::Draw => "worth-draw",
        Outcome::Unknown => "worth-unknown",
    }
}
