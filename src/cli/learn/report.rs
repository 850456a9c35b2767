//! Describes what a machine has learned, in words or as JSON.

use serde::Serialize;
use zugzwang_engine::{
    Outcome, Setup,
    matchbox::{Accuracy, Empty, Learner, Method, Point, Teacher},
};

use crate::{
    cli::{self, CliError},
    look::Look,
    play::request::Request,
    say,
    words::numbers::clear,
};

const MOST_WRONG: usize = 64;
/// The most wrong positions, moves of one position, and empty boxes that are described in words.
const SHOWN_WRONG: usize = 5;
const SHOWN_MOVES: usize = 4;
const SHOWN_EMPTY: usize = 12;
const WIDTH: usize = 50;

#[derive(Serialize)]
struct Learned<'a> {
    game: &'static str,
    setup: &'a Setup,
    teacher: Teacher,
    seed: u64,
    games: u64,
    win_rate: Vec<f64>,
    accuracy: Option<f64>,
    boxes: usize,
    won: usize,
    right: usize,
    wrong: Vec<Wrong<'a>>,
    method: &'a Method,
}

#[derive(Serialize)]
struct Wrong<'a> {
    position: &'a str,
    favourites: Vec<&'a str>,
    winning: Vec<&'a str>,
}

impl<'a> Wrong<'a> {
    fn of(learner: &'a Learner, number: usize) -> Self {
        let cabinet = learner.cabinet();
        Self {
            position: cabinet.name(number),
            favourites: learner.favourites(number).map(|colour| cabinet.mv(colour)).collect(),
            winning: cabinet.winning(number).map(|colour| cabinet.mv(colour)).collect(),
        }
    }
}

pub(super) fn json(learner: &Learner) -> Result<String, CliError> {
    let (cabinet, accuracy) = (learner.cabinet(), learner.accuracy());
    let learned = Learned {
        game: cabinet.game(),
        setup: cabinet.setup(),
        teacher: learner.method().teacher,
        seed: learner.seed(),
        games: learner.games(),
        win_rate: learner.curve().points().into_iter().map(Point::share).collect(),
        accuracy: accuracy.share(),
        boxes: cabinet.boxes(),
        won: accuracy.won,
        right: accuracy.right,
        wrong: learner.wrong().take(MOST_WRONG).map(|number| Wrong::of(learner, number)).collect(),
        method: learner.method(),
    };
    cli::json(&learned)
}

pub(super) fn words(learner: &Learner, look: &Look) -> String {
    let cabinet = learner.cabinet();
    let id = Request::of(cabinet.game(), cabinet.setup(), &[]).to_string();
    let (boxes, games) = (cabinet.boxes(), learner.games());
    let (teacher, seed) = (learner.method().teacher.to_string(), learner.seed());
    let mut lines =
        vec![say!(look, "learn-trained", id = id, boxes = boxes, games = games, teacher = teacher, seed = seed)];
    lines.extend(won(learner, look));
    lines.push(accuracy(learner.accuracy(), look));
    lines.extend(wrong(learner, look));
    lines.extend(empty(learner, look));
    lines.join("\n")
}

fn won(learner: &Learner, look: &Look) -> Vec<String> {
    let points = learner.curve().points();
    let Some(&Point { won, games }) = points.last() else { return Vec::new() };
    let share = percent(won, games);
    vec![
        say!(look, "learn-won", curve = curve(&points, look)),
        say!(look, "learn-won-last", games = games, won = won, percent = share),
    ]
}

/// The points as bars, several in one if there are many.
fn curve(points: &[Point], look: &Look) -> String {
    let levels = &look.glyphs().levels;
    let bar = |Point { won, games }: Point| {
        let level = (won * levels.len() as u64).checked_div(games).and_then(|level| usize::try_from(level).ok());
        levels[level.unwrap_or(0).min(levels.len() - 1)]
    };
    Point::joined(points, WIDTH).into_iter().map(bar).collect()
}

fn accuracy(Accuracy { right, won }: Accuracy, look: &Look) -> String {
    if won == 0 {
        return say!(look, "learn-accuracy-none");
    }
    let percent = percent(right as u64, won as u64);
    say!(look, "learn-accuracy", right = right, won = won, percent = percent)
}

/// The first positions it still gets wrong, with its favourite moves and the winning ones.
fn wrong(learner: &Learner, look: &Look) -> Vec<String> {
    let all = learner.wrong().count();
    if all == 0 {
        return Vec::new();
    }
    let count = all.min(SHOWN_WRONG);
    let mut lines = vec![say!(look, "learn-wrong", more = all - count, count = count, all = all)];
    lines.extend(learner.wrong().take(count).map(|number| {
        let Wrong { position, favourites, winning } = Wrong::of(learner, number);
        let (position, winning) = (clear(position, look), moves(&winning, look));
        let line = if favourites.is_empty() {
            say!(look, "learn-wrong-empty", position = position, winning = winning)
        } else {
            let favourites = moves(&favourites, look);
            say!(look, "learn-wrong-one", position = position, favourites = favourites, winning = winning)
        };
        format!("  {line}")
    }));
    lines
}

fn moves(moves: &[&str], look: &Look) -> String {
    let more = (moves.len() > SHOWN_MOVES).then_some(look.glyphs().more);
    clear(&moves.iter().copied().take(SHOWN_MOVES).chain(more).collect::<Vec<_>>().join(" "), look)
}

/// The boxes in which the machine resigns.
fn empty(learner: &Learner, look: &Look) -> Option<String> {
    let cabinet = learner.cabinet();
    let boxes: Vec<usize> = learner.empty().collect();
    if boxes.is_empty() || learner.method().empty != Empty::Resign {
        return None;
    }
    let lost = boxes.iter().filter(|number| cabinet.outcome(**number) == Outcome::Loss).count();
    let more = (boxes.len() > SHOWN_EMPTY).then_some(look.glyphs().more);
    let names = boxes.iter().take(SHOWN_EMPTY).map(|number| cabinet.name(*number));
    let positions = clear(&names.chain(more).collect::<Vec<_>>().join(&say!(look, "clause-separator")), look);
    Some(say!(look, "learn-empty", count = boxes.len(), lost = lost, positions = positions))
}

/// A share in percent with one decimal, rounded half up. `whole` is more than 0.
pub(super) fn percent(part: u64, whole: u64) -> String {
    let tenths = (u128::from(part) * 2000 + u128::from(whole)) / (2 * u128::from(whole.max(1)));
    format!("{}.{}", tenths / 10, tenths % 10)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::look::{glyphs::GlyphSet, theme::ThemeName};

    #[test]
    fn a_share_is_rounded_half_up() {
        assert_eq!(
            [(0, 3), (1, 3), (2, 3), (3, 3)].map(|(part, of)| percent(part, of)),
            ["0.0", "33.3", "66.7", "100.0"]
        );
        assert_eq!([(1, 2000), (3, 2000)].map(|(part, of)| percent(part, of)), ["0.1", "0.2"]);
        assert_eq!(percent(999_999_999, 1_000_000_000), "100.0");
    }

    #[test]
    fn the_curve_joins_points_if_there_are_many() {
        let look = Look::new(ThemeName::Ansi, GlyphSet::Unicode);
        let point = |won| Point { won, games: 8 };
        assert_eq!(curve(&(0..=8).map(point).collect::<Vec<_>>(), &look), "▁▂▃▄▅▆▇██");
        assert_eq!(curve(&vec![point(8); 99], &look).chars().count(), 50);
        assert_eq!(curve(&[], &look), "");
    }
}
