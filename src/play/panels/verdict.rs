//! Who wins, in words and as a chip.

use super::{Figure, Line, Look, Outcome, Points, Span, Style, View, Who, Wording, say, theory, wrapped};
use crate::words;

fn verdict_words(view: &View<'_>, look: &Look) -> String {
    let (who, value) = (view.mover, theory(view.reason).value(look));
    if let Some(points) = view.score {
        return score_words(view, points, &value, look);
    }
    if view.over {
        return match view.winner {
            Some(winner) => say!(look, "verdict-over", who = winner),
            None => say!(look, "verdict-over-draw"),
        };
    }
    if look.wording != Wording::Notation {
        let key = match view.outcome {
            Outcome::Win => "plain-verdict-win",
            Outcome::Loss => "plain-verdict-loss",
            Outcome::Draw => "plain-verdict-draw",
            Outcome::Unknown => "plain-verdict-unknown",
        };
        return say!(look, key, who);
    }
    let key = match (view.outcome, view.reason.is_impartial()) {
        (Outcome::Win, true) => "verdict-win",
        (Outcome::Loss, true) => "verdict-loss",
        (Outcome::Win, false) => "verdict-win-partizan",
        (Outcome::Loss, false) => "verdict-loss-partizan",
        (Outcome::Draw, _) => "verdict-draw",
        (Outcome::Unknown, _) => "verdict-unknown",
    };
    say!(look, key, who, value)
}

/// Says whose point of view the reason has, if it is not the reader's. Between two people it is the loser's, because the winner is
/// told what to do.
pub(super) fn addressed(view: &View<'_>, look: &Look) -> Option<String> {
    let is_plain = look.wording != Wording::Notation && view.score.is_none();
    let is_another = match view.mover {
        Who::You => false,
        Who::Rival(_) | Who::Learner => true,
        Who::Seat(_) => view.outcome != Outcome::Win,
    };
    (is_plain && is_another && !view.over).then(|| say!(look, "plain-why-addressed", who = view.mover))
}

/// Returns the verdict and the point of view in one line.
pub(super) fn verdict_addressed(view: &View<'_>, look: &Look) -> String {
    let said = std::iter::once(verdict_words(view, look)).chain(addressed(view, look));
    words::joined(said, look)
}

fn score_words(view: &View<'_>, points: Points, value: &str, look: &Look) -> String {
    if view.over {
        // The winner's total comes first.
        let (own, other) = (points.own.max(points.other), points.own.min(points.other));
        return match view.winner {
            Some(winner) => say!(look, "verdict-over-score", who = winner, own, other),
            None => say!(look, "verdict-over-draw-score", own, other),
        };
    }
    let key = match view.outcome {
        Outcome::Win => "verdict-win-score",
        Outcome::Loss => "verdict-loss-score",
        Outcome::Draw | Outcome::Unknown => "verdict-draw-score",
    };
    say!(look, key, who = view.mover, own = points.own, other = points.other, value)
}

/// Draws the verdict alone.
pub fn verdict(view: &View<'_>, look: &Look, width: u16) -> Figure {
    let words = verdict_words(view, look);
    if view.over {
        return wrapped(&words, look.theme.title, width);
    }
    let outcome = view.to_reader(view.outcome);
    let (sign, style) = mark(outcome, look);
    let words = format!("{sign} {words}");
    let chip = match outcome {
        Outcome::Win => look.theme.win_chip,
        Outcome::Loss => look.theme.loss_chip,
        Outcome::Draw | Outcome::Unknown => look.theme.key,
    };
    if !look.theme.is_painted() {
        return wrapped(&words, style, width);
    }
    // A filled column on either side.
    let side = || Span::styled(" ", chip);
    let lines = wrapped(&words, chip, width.saturating_sub(2));
    lines.into_iter().map(|line| Line::from([vec![side()], line.spans, vec![side()]].concat())).collect()
}

/// Returns the sign and the style of an outcome.
pub fn mark(outcome: Outcome, look: &Look) -> (&'static str, Style) {
    let glyphs = look.glyphs();
    match outcome {
        Outcome::Win => (glyphs.wins, look.theme.win),
        Outcome::Loss => (glyphs.loses, look.theme.loss),
        Outcome::Draw => (glyphs.draws, look.theme.draw),
        Outcome::Unknown => (glyphs.unknown, look.theme.dim),
    }
}

/// Returns the letter and the style of a position: a lost one is safe to leave; of the others only one that is `left` to the opponent
/// loses.
pub(super) fn left_class(lost: bool, left: bool, look: &Look) -> (&'static str, Style) {
    let (glyphs, theme) = (look.glyphs(), &look.theme);
    match (lost, left) {
        (true, _) => (glyphs.lost, theme.win),
        (false, true) => (glyphs.won, theme.loss),
        (false, false) => (glyphs.won, theme.title),
    }
}

/// Returns the message for the outcome of a move: `wins`.
pub const fn worth(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Win => "worth-win",
        Outcome::Loss => "worth-loss",
        Outcome::Draw => "worth-draw",
        Outcome::Unknown => "worth-unknown",
    }
}

#[cfg(test)]
mod tests {
    use zugzwang_engine::{Convention, Machine, Reason, theory::nim_sum::NimSum};

    use super::{super::sample, *};

    #[test]
    fn the_sign_is_what_the_outcome_means_for_the_user_and_for_whoever_moves_if_nobody_plays_a_machine() {
        let reason = Reason::NimSum(NimSum::of(&[1, 2], Convention::Normal));
        let look = sample::look();
        let [good, bad] = [look.glyphs().wins, look.glyphs().loses];
        let sign = |mover, outcome| {
            let view = View::of(&reason, outcome, mover);
            let line = verdict(&view, &look, 80).first().map(ToString::to_string).unwrap_or_default();
            line.trim_start().chars().next().map(String::from).unwrap_or_default()
        };
        for (mover, wins, loses) in [
            (Who::You, good, bad),
            (Who::Rival(Machine::Perfect), bad, good),
            (Who::Rival(Machine::Random), bad, good),
            (Who::Learner, good, bad),
            (Who::Seat(zugzwang_engine::Seat::First), good, bad),
        ] {
            assert_eq!([sign(mover, Outcome::Win), sign(mover, Outcome::Loss)], [wins, loses], "{mover:?}");
        }
    }
}
