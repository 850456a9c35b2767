//! The table S around the position, the equation that gives its cell, and the one of the cell that the cursor's move leads to.

mod table;

use ratatui::{layout::Size, style::Style, text::Line};
use zugzwang_engine::{Outcome, theory::score_table::ScoreTable};

use super::{Beat, Course, Picture, Points, Step, Story, View, beat, listed, room_left, width_of, wrapped};
use crate::{
    look::{Look, wording::Wording},
    say,
};
use table::Stage;

/// Lines that an equation takes at the most: the position's, and that of the move under the cursor.
const EQUATION: usize = 2;
const AFTER: usize = 1;

pub(super) fn picture(why: &ScoreTable, view: &View<'_>, look: &Look, room: Size) -> Picture {
    let value = match look.wording {
        Wording::Notation => say!(look, "why-score-value", row = why.first, column = why.last, score = why.score),
        Wording::Plain | Wording::Picture => {
            say!(look, "plain-why-score-value", score = why.score, total = why.total)
        }
    };
    if view.over {
        return Picture::told(value, say!(look, "why-over-score"));
    }
    let after = after!(view, ScoreTable);
    let width = room.width;
    let equation = |why: &ScoreTable, lead: &str, style: Style, most: usize| {
        let lines = |options: &str| wrapped(&format!("{lead}{}", equation(why, options, look)), style, width);
        let listed = (1..=why.options.len()).rev().map(|listed| options(why, listed, look));
        let fits = listed.map(|options| lines(&options)).find(|lines| lines.len() <= most);
        fits.unwrap_or_else(|| lines(&options(why, 1, look)))
    };
    let equations = equation(why, "", look.theme.title, EQUATION);
    let lead = format!("{} ", look.glyphs().arrow);
    let pick = after.map(|after| equation(after, &lead, look.theme.taken, AFTER)).unwrap_or_default();
    let story = story(why, view, look);
    let sentences = story.sentences(look);
    let mut figure = Vec::new();
    if room.height > 0 {
        let left = room_left(view, &value, &sentences, equations.len() + pick.len(), look, room);
        figure = table::draw(why, (after, Stage::Least), left, look);
    }
    let course = course(why, (&figure, &equations), &story, look, room);
    figure.extend(equations);
    Picture { value, figure, pick, story: sentences, course }
}

/// Why the theorem holds, told over this very position: from the last bars back, what the opponent does not get is the mover's.
pub(super) fn holds(why: &ScoreTable, view: &View<'_>, look: &Look) -> Story {
    let (Some(take), [last, more @ ..]) = (why.take, why.tail.as_slice()) else { return Story::default() };
    let Points { own, other } = view.score.unwrap_or(Points { own: why.score, other: why.total - why.score });
    let Some(two) = more.first() else {
        return Story::from(vec![beat!("holds-score-single", price = *last, own = own, other = other)]);
    };
    let (limit, count, least, score) = (2 * why.last, why.count, why.least, why.score);
    let takes = listed(why.options.iter().take(SHOWN).map(|option| option.take), look);
    let scores = why.options.iter().take(SHOWN).map(|option| option.score.to_string());
    let scores = scores.collect::<Vec<_>>().join(&say!(look, "list-separator"));
    let few = why.count <= SHOWN as u64;
    let here = beat!(
        "holds-score-here",
        limit = limit,
        count = count,
        few = few,
        takes = takes,
        scores = scores,
        least = least,
        take = take
    );
    Story::from(vec![
        beat!("holds-score-end", last = *last, two = *two),
        beat!("holds-score-rest", total = why.total, row = why.first),
        here,
        beat!("holds-score-so", total = why.total, least = least, score = score, take = take, own = own, other = other),
    ])
}

/// Takes that the proof lists, where there are no more.
const SHOWN: usize = 4;

/// The table, the cells a take can lead to, the least of them, the equation, the take.
fn course(
    why: &ScoreTable,
    (figure, equation): (&[Line<'static>], &[Line<'static>]),
    story: &Story,
    look: &Look,
    room: Size,
) -> Course {
    let left = Size { height: u16::try_from(figure.len()).unwrap_or(u16::MAX), ..room };
    let table =
        |stage| Step::drawn(if figure.is_empty() { Vec::new() } else { table::draw(why, (None, stage), left, look) });
    let whole = figure.iter().chain(equation).cloned().collect();
    let steps = vec![table(Stage::Below), table(Stage::Options), table(Stage::Least), Step::drawn(whole)];
    story.course(Vec::new(), steps, look)
}

/// `S(1,1) = 15 − min([6] 12) = 9`: the least one stands in brackets.
fn equation(why: &ScoreTable, options: &str, look: &Look) -> String {
    let (row, column, total, score) = (why.first, why.last, why.total, why.score);
    if why.count == 0 && look.wording != Wording::Notation {
        return say!(look, "plain-why-score-value", score = score, total = total);
    }
    if why.count == 0 {
        return say!(look, "why-score-value", row = row, column = column, score = score);
    }
    let id = if look.wording == Wording::Notation { "why-score-equation" } else { "plain-why-score-equation" };
    say!(look, id, row = row, column = column, total = total, options = options, score = score)
}

/// The first options, as many as are to be listed, and the least one if it is not among them.
fn options(why: &ScoreTable, listed: usize, look: &Look) -> String {
    let more = look.glyphs().more;
    let least = format!("[{}]", why.least);
    let text = |score: i64| if score == why.least { least.clone() } else { score.to_string() };
    let mut texts: Vec<String> = why.options.iter().take(listed).map(|option| text(option.score)).collect();
    let shown = listed as u64;
    let best = why.best.first().copied().unwrap_or(0);
    if best > shown {
        texts.extend((best > shown + 1).then(|| more.to_owned()));
        texts.push(least);
    }
    texts.extend((why.count > shown.max(best)).then(|| more.to_owned()));
    texts.join(" ")
}

/// The step of the course at which the least option is marked.
const MARKED: usize = 2;

fn story(why: &ScoreTable, view: &View<'_>, look: &Look) -> Story {
    let Some(take) = why.take else { return Story::default() };
    let ScoreTable { least, total, worth, .. } = *why;
    let ends = view.score.unwrap_or(Points { own: why.score, other: total - why.score });
    let lost = view.outcome == Outcome::Loss;
    // What each has when the take is made.
    let (own, other) = (ends.own - (why.score - worth), ends.other - (total - why.score));
    let first = if least == 0 {
        beat!("why-score-all", row = why.first, total = total)
    } else {
        beat!("why-score-least", row = why.first, total = total, least = least)
    };
    let mut told = Story::from(vec![first.at(MARKED)]);
    let close = || view.suggested.as_ref().map(|words| beat!("why-score-close", words = words));
    told.extend(lost.then(|| beat!("why-score-lost", by = ends.other - ends.own).at(MARKED)));
    told.extend(lost.then(close).flatten());
    // Where the game is lost, plain words have said by now what is best.
    let won = |beat: Beat| if lost { beat.in_notation() } else { beat };
    if least == 0 {
        told.extend([won(beat!("why-score-keep-all", take = take, own = own, other = other))]);
    } else {
        let later = why.score - worth;
        told.extend([
            won(beat!("why-score-keep", take = take, got = worth, later = later, own = own, other = other)),
            won(beat!("why-score-then", least = least, left = total - worth)),
        ]);
        told.extend((!lost).then(|| beat!("why-score-so", outcome = view.outcome, own = ends.own, other = ends.other)));
        let others = why.best.iter().copied().filter(|other| *other != take);
        let also: Vec<u64> = others.take(ALSO).collect();
        told.extend((!also.is_empty()).then(|| beat!("why-score-also", takes = listed(also, look))));
    }
    told.extend(view.score.and_then(|points| before(why, points)));
    told
}

/// Other best takes listed at the most.
const ALSO: usize = 4;

/// Tells what has been taken before, with what is still to come; `None` where nothing has been.
fn before(why: &ScoreTable, points: Points) -> Option<Beat> {
    let (own, other) = (points.own - why.score, points.other - (why.total - why.score));
    let sum = |taken: i64, total: i64| format!("{taken} + {} = {total}", total - taken);
    (own != 0 || other != 0)
        .then(|| beat!("why-score-before", own = sum(own, points.own), other = sum(other, points.other)))
}

#[cfg(test)]
mod tests {
    use zugzwang_engine::{
        Cancel, Outcome, Reason,
        theory::score_table::{Solved, solve},
    };

    use super::*;
    use crate::{
        look::{glyphs::GlyphSet, theme::ThemeName},
        play::panels::sample::{self, Sample},
    };

    fn solved(bars: &[i64], taken: usize, last: u64) -> ScoreTable {
        let Solved { table, .. } =
            solve(&bars[taken..], taken as u64 + 1, last, &Cancel::never()).expect("nobody stops it");
        table
    }

    fn lines(bars: &[i64], last: u64, take: usize, set: GlyphSet, room: Size) -> Vec<Line<'static>> {
        let look = Look::new(ThemeName::Ansi, set);
        let (now, after) = (solved(bars, 0, last), solved(bars, take, take as u64));
        let points = Points { own: now.score + 7, other: now.total - now.score };
        let (reason, after) = (Reason::ScoreTable(now), Reason::ScoreTable(after));
        let sample = Sample { outcome: Outcome::Win, score: Some(points), over: take == bars.len() };
        sample::lines(sample, &reason, &after, &look, room)
    }

    #[test]
    fn no_line_is_wider_than_the_panel() {
        let rows = [vec![1], vec![1, 2, 4, 8], (1..=40).collect(), vec![1_000_000; 300]];
        for bars in rows {
            for last in [1, 3, 20, 150] {
                let reach = (2 * last).min(bars.len());
                for (width, height) in (33..100).step_by(6).zip((0..60).step_by(7).cycle()) {
                    for take in [1, reach.div_ceil(2), reach] {
                        for set in GlyphSet::ALL {
                            for line in lines(&bars, last as u64, take, set, Size { width, height }) {
                                assert!(line.width() <= usize::from(width), "{last} -{take} at {width}: {line}");
                            }
                        }
                    }
                }
            }
        }
    }

    #[test]
    fn the_small_panel_holds_a_row_of_twenty() {
        let bars = [5, 3, 8, 1, 9, 2, 7, 4, 6, 3, 50, 2, 8, 5, 1, 9, 4, 7, 3, 6];
        for (last, take) in [(1, 1), (2, 2), (3, 6)] {
            let room = Size { width: 37, height: 20 };
            assert!(lines(&bars, last, take, GlyphSet::Unicode, room).len() <= 20, "{last} -{take}");
        }
    }

    #[test]
    fn the_least_option_is_listed_however_many_there_are() {
        let look = Look::new(ThemeName::Ansi, GlyphSet::Unicode);
        let now = solved(&[1, 2, 4, 8], 0, 1);
        assert_eq!([1, 2].map(|listed| options(&now, listed, &look)), ["[6] …", "[6] 12"]);
        let now = solved(&[1, 2, 4, 8], 0, 2);
        assert_eq!([1, 3, 4].map(|listed| options(&now, listed, &look)), ["6 … [0]", "6 12 8 [0]", "6 12 8 [0]"]);
    }
}
