//! The table S around the position, the equation that gives its cell, and the one of the cell that the cursor's move leads to.

mod table;

use ratatui::{layout::Size, style::Style, text::Line};
use zugzwang_engine::{Reason, theory::score_table::ScoreTable};

use super::{Picture, Points, View, effect, listed, verdict_lines, width_of, wrapped};
use crate::{look::Look, say};

/// Lines an equation takes at the most.
const EQUATION: usize = 2;

pub(super) fn picture(why: &ScoreTable, view: &View<'_>, look: &Look, room: Size) -> Picture {
    let value = say!(look, "why-score-value", row = why.first, column = why.last, score = why.score);
    if view.over {
        return Picture { value, figure: Vec::new(), pick: Vec::new(), story: vec![say!(look, "why-score-over")] };
    }
    let after = view.pick.as_ref().and_then(|pick| match pick.after {
        Reason::ScoreTable(after) => Some(after),
        _ => None,
    });
    let width = room.width;
    let total = Line::styled(say!(look, "why-score-total", row = why.first, total = why.total), look.theme.text);
    let mut equations = vec![total];
    equations.extend(equation(why, "", look.theme.title, look, width));
    let lead = format!("{} ", look.glyphs().arrow);
    let pick = after.map(|after| equation(after, &lead, look.theme.taken, look, width)).unwrap_or_default();
    let story = story(why, view, look);
    let mut figure = Vec::new();
    if room.height > 0 {
        let told: usize = story.iter().map(|sentence| wrapped(sentence, Style::new(), width).len()).sum();
        let verdict = verdict_lines(view, &value, look, width).len();
        let under = view.pick.as_ref().map_or(0, |pick| effect(view, pick, look, width).len() + 1);
        let others = verdict + equations.len() + pick.len() + under + told;
        let height = room.height.saturating_sub(u16::try_from(others).unwrap_or(u16::MAX));
        figure = table::draw(why, after, Size { height, ..room }, look);
    }
    figure.extend(equations);
    Picture { value, figure, pick, story }
}

/// `S(1,1) = 15 − min([6] 12) = 9`: the least one stands in brackets, and of many options only some are listed.
fn equation(why: &ScoreTable, lead: &str, style: Style, look: &Look, width: u16) -> Vec<Line<'static>> {
    let said = |options: &str| {
        let (row, column, total, score) = (why.first, why.last, why.total, why.score);
        if why.count == 0 {
            return format!("{lead}{}", say!(look, "why-score-value", row = row, column = column, score = score));
        }
        let equation = say!(
            look,
            "why-score-equation",
            row = row,
            column = column,
            total = total,
            options = options,
            score = score
        );
        format!("{lead}{equation}")
    };
    let lines = |options: &str| wrapped(&said(options), style, width);
    let most = why.options.len();
    let fits = (1..=most).rev().map(|listed| options(why, listed, look)).find(|text| lines(text).len() <= EQUATION);
    lines(&fits.unwrap_or_else(|| options(why, 1, look)))
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

fn story(why: &ScoreTable, view: &View<'_>, look: &Look) -> Vec<String> {
    let Some(take) = why.take else { return Vec::new() };
    let mut told = vec![if why.least == 0 {
        say!(look, "why-score-all", row = why.first, total = why.total)
    } else {
        say!(look, "why-score-least", row = why.first, total = why.total, least = why.least)
    }];
    if why.least == 0 {
        told.push(say!(look, "why-score-keep-all", take = take));
    } else {
        told.push(say!(look, "why-score-keep", take = take, got = why.worth, later = why.score - why.worth));
        told.push(say!(look, "why-score-then", least = why.least, left = why.total - why.worth));
        let others = why.best.iter().copied().filter(|other| *other != take);
        let also: Vec<u64> = others.take(ALSO).collect();
        if !also.is_empty() {
            told.push(say!(look, "why-score-also", takes = listed(also, look)));
        }
    }
    told.extend(view.score.and_then(|points| before(why, points, look)));
    told
}

/// Other best takes listed at the most.
const ALSO: usize = 4;

/// What has been taken before, with what is still to come; `None` where nothing has been.
fn before(why: &ScoreTable, points: Points, look: &Look) -> Option<String> {
    let (own, other) = (points.own - why.score, points.other - (why.total - why.score));
    let sum = |taken: i64, total: i64| format!("{taken} + {} = {total}", total - taken);
    (own != 0 || other != 0)
        .then(|| say!(look, "why-score-before", own = sum(own, points.own), other = sum(other, points.other)))
}
