//! Every legal move with how the game ends after it, the best first.

use ratatui::{
    layout::Size,
    text::{Line, Span},
};
use zugzwang_engine::{
    Outcome,
    theory::retrograde::{MoveWorth, Retrograde},
};

use super::{Picture, Step, Story, View, beat, mark, room_left, width_of};
use crate::{
    look::{Look, align},
    say,
};

pub(super) fn picture(why: &Retrograde, view: &View<'_>, look: &Look, room: Size) -> Picture {
    let value = match (why.worth.outcome, why.worth.remoteness) {
        (Outcome::Draw, _) | (_, None) => say!(look, "why-retrograde-draw"),
        (Outcome::Win, Some(plies)) => say!(look, "why-retrograde-win", plies = plies),
        (_, Some(plies)) => say!(look, "why-retrograde-loss", plies = plies),
    };
    if view.over {
        let story = match why.repeats {
            Some(after) => say!(look, "why-retrograde-repeated", count = after),
            None => say!(look, "why-retrograde-three"),
        };
        return Picture::told(value, story);
    }
    let story = story(why, view);
    let figure = figure(why, view, look, room_left(view, &value, &story.sentences(look), 0, look, room));
    let steps = vec![Step::default(), Step::drawn(self::figure(why, view, look, room))];
    let course = story.course(Vec::new(), steps, look);
    Picture { value, figure, pick: Vec::new(), story: story.sentences(look), course }
}

/// Why the theorem holds, told over this very position: marks from three in a row backwards, and none where it is drawn.
pub(super) fn holds(why: &Retrograde, _view: &View<'_>, _look: &Look) -> Story {
    let of = |wanted| why.lines.iter().filter(|line| line.worth.outcome == wanted).count();
    let (wins, draws, losses) = (of(Outcome::Win), of(Outcome::Draw), of(Outcome::Loss));
    let again = why.lines.iter().filter(|line| line.repeats.is_some()).count();
    let all = why.lines.len();
    let here = match (why.worth.outcome, why.worth.remoteness) {
        (Outcome::Win, Some(plies)) => {
            let fast = why.lines.iter().filter(|line| line.worth == why.worth).count();
            beat!("holds-retrograde-won", plies = plies, left = plies - 1, wins = wins, fast = fast, all = all)
        }
        (Outcome::Loss, Some(plies)) => beat!("holds-retrograde-lost", plies = plies, left = plies - 1, all = all),
        _ => {
            // Only what was on the board before draws: by the moves alone the position has a mark, and is lost.
            let id = if draws == again { "holds-retrograde-repeating" } else { "holds-retrograde-drawn" };
            beat!(id, draws = draws, losses = losses, all = all)
        }
    };
    let again = (again > 0).then(|| beat!("holds-retrograde-again", again = again));
    let told = [beat!("holds-retrograde-end"), beat!("holds-retrograde-back")];
    told.into_iter().chain(again).chain([here]).collect()
}

/// The step of the course that says how many moves win, draw and lose, before it is drawn which they are.
const COUNTS: usize = 0;

/// The line that says what the list is.
const HEAD: u16 = 1;

/// The moves, wins by haste, then draws, then losses by delay; the one under the cursor is always in sight.
fn figure(why: &Retrograde, view: &View<'_>, look: &Look, room: Size) -> Vec<Line<'static>> {
    let mut lines: Vec<&MoveWorth> = why.lines.iter().collect();
    let by_worth = |one: &&MoveWorth, two: &&MoveWorth| one.worth.better_first(&two.worth);
    lines.sort_by(|one, two| by_worth(one, two).then_with(|| one.repeats.is_some().cmp(&two.repeats.is_some())));
    let picked = view.pick.as_ref().map(|pick| pick.mv.as_str());
    let at = lines.iter().position(|line| Some(line.mv.as_str()) == picked).unwrap_or(0);
    let shown = usize::from(room.height.saturating_sub(HEAD).max(4));
    let first = (at + 1).saturating_sub(shown);
    let wide = lines.iter().map(|line| width_of(&line.mv)).max().unwrap_or(1);
    let line = |line: &&MoveWorth| {
        let (sign, style) = mark(line.worth.outcome, look);
        let here = Some(line.mv.as_str()) == picked;
        let pointer = if here { look.glyphs().pointer } else { " " };
        let name = format!("{pointer} {}  ", align::left(&line.mv, wide));
        let name = Span::styled(name, if here { look.theme.title } else { look.theme.text });
        Line::from(vec![name, Span::styled(format!("{sign} {}", comes_to(line, look)), style)])
    };
    let head = Line::styled(say!(look, "why-retrograde-head"), look.theme.dim);
    std::iter::once(head).chain(lines.iter().skip(first).take(shown).map(line)).collect()
}

/// Says how the game ends after a move.
fn comes_to(line: &MoveWorth, look: &Look) -> String {
    match (line.worth.outcome, line.worth.remoteness, line.repeats) {
        (_, _, Some(after)) => say!(look, "why-retrograde-again", count = after),
        (Outcome::Win, Some(plies), _) => say!(look, "why-retrograde-wins-in", plies = plies),
        (Outcome::Loss, Some(plies), _) => say!(look, "why-retrograde-loses-in", plies = plies),
        _ => say!(look, "why-retrograde-draws"),
    }
}

fn story(why: &Retrograde, view: &View<'_>) -> Story {
    let of = |wanted| why.lines.iter().filter(|line| line.worth.outcome == wanted).count();
    let (wins, draws, all) = (of(Outcome::Win), of(Outcome::Draw), why.lines.len());
    let keep = view.suggested.clone().unwrap_or_default();
    let losses = all - wins - draws;
    let which = if [wins, draws].contains(&all) { "every" } else { "some" };
    let counts = beat!(
        "why-retrograde-counts",
        wins = wins,
        draws = draws,
        losses = losses,
        all = all,
        which = which,
        outcome = view.outcome
    );
    let mut told = Story::from(vec![counts.at(COUNTS)]);
    match (view.outcome, why.worth.remoteness) {
        (Outcome::Win, Some(plies)) => {
            // The winner makes the last of them, and this one is made.
            let (left, turns) = (plies - 1, plies / 2);
            told.extend([
                beat!("why-retrograde-keep", words = keep),
                beat!("why-retrograde-then", plies = left, turns = turns),
            ]);
        }
        (Outcome::Draw, _) => told.extend([beat!("why-retrograde-hold", words = keep)]),
        _ => told.extend(view.hold_out()),
    }
    told
}

#[cfg(test)]
mod tests {
    use zugzwang_engine::{Reason, Worth};

    use super::*;
    use crate::play::panels::sample;

    /// The last sentence of the proof at each level and in each language, where these moves draw and one loses.
    fn last(draws: &[Option<usize>]) -> Vec<String> {
        let line = |worth, repeats| MoveWorth { mv: "6-9".to_owned(), worth, repeats };
        let lines =
            draws.iter().map(|repeats| line(Worth::DRAW, *repeats)).chain([line(Worth::of(Outcome::Loss), None)]);
        let why = Retrograde { worth: Worth::DRAW, lines: lines.collect(), repeats: None };
        sample::proofs(&Reason::Retrograde(why)).into_iter().filter_map(|mut told| told.pop()).collect()
    }

    #[test]
    fn a_draw_by_repetition_alone_is_not_told_as_one_without_a_mark() {
        let (kept, repeated) = (last(&[None, Some(4)]), last(&[Some(6), Some(4)]));
        assert!(kept.iter().any(|told| told.contains("gets no mark either")), "{kept:?}");
        assert!(
            repeated.iter().any(|told| told.contains("2 bring a position back. So this is a draw.")),
            "{repeated:?}"
        );
        assert!(repeated.iter().all(|told| !kept.contains(told)), "{repeated:?}");
        assert_eq!(repeated.len(), kept.len());
    }
}
