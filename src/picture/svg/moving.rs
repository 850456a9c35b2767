//! A film as one picture.

use std::fmt::Write;

use ratatui::{buffer::Buffer, layout::Rect};

use super::{Change, EDGE, Escaped, Letters, figures, framed, letters, parts, without_blocks};
use crate::{
    look::{color::Paper, sketch::Sketched},
    picture::{Film, Shot},
};

/// A film as one looping picture: the first frame, and over it the changes of each later frame. Users who prefer reduced motion see the
/// last frame.
pub fn moving(film: &Film, title: &str) -> String {
    let Some(first) = film.shots.first() else { return String::new() };
    let paper = Paper::under(&first.frame);
    let mut body = format!(
        "<style>.f{{visibility:hidden;animation:{}s step-end infinite}}\
         @media(prefers-reduced-motion:reduce){{.f{{animation:none;visibility:visible}}}}",
        film.length.as_secs_f64()
    );
    let mut frames = String::new();
    for (number, pair) in film.shots.windows(2).enumerate() {
        let [before, now] = pair else { continue };
        let share = now.since.as_nanos() * 10_000 / film.length.as_nanos().max(1);
        // Writing to a string does not fail.
        let _ = write!(body, "@keyframes f{number}{{{}.{:02}%{{visibility:visible}}}}", share / 100, share % 100);
        let drawn = drawn(now, Some(before), paper);
        let _ = writeln!(frames, "<g class=\"f\" style=\"animation-name:f{number}\">\n{drawn}</g>");
    }
    let (title, letters, drawn) = (Escaped(title), letters(paper, Letters::Columns), drawn(first, None, paper));
    let _ = write!(body, "</style>\n<title>{title}</title>\n<g {letters}>\n{drawn}{frames}</g>\n");
    framed(&first.frame, paper, &body)
}

/// A frame, or only its changes if there was one before. Figures that differ are drawn again, with everything in their area.
fn drawn(shot: &Shot, before: Option<&Shot>, paper: Paper) -> String {
    let rest = |shot: &Shot| without_blocks(&shot.frame, &shot.figures);
    let (now, before) = (rest(shot), before.map(|before| (rest(before), &before.figures)));
    let stays = |sketched: &&Sketched| {
        let before = before.as_ref();
        before.is_some_and(|(was, figures)| figures.contains(sketched) && !differs(was, &now, sketched.area))
    };
    let anew: Vec<Sketched> = shot.figures.iter().filter(|sketched| !stays(sketched)).cloned().collect();
    let is_gone = |area: Rect| shot.figures.iter().all(|sketched| sketched.area != area);
    let change = |place: Rect| {
        let Some((was, figures)) = &before else { return Change::New };
        let is_in = |sketched: &Sketched| sketched.area.intersects(place);
        match () {
            () if anew.iter().any(is_in) => Change::New,
            () if figures.iter().any(|sketched| is_in(sketched) && is_gone(sketched.area)) => Change::Over,
            () if differs(was, &now, place) => Change::Over,
            () => Change::None,
        }
    };
    let below = figures::drawn(&anew, &shot.frame, paper, (EDGE, EDGE), false);
    let (shapes, texts) = parts(&now, paper, (EDGE, EDGE), Letters::Columns, change);
    below + &shapes + &texts
}

fn differs(was: &Buffer, now: &Buffer, place: Rect) -> bool {
    place.positions().any(|at| was.cell(at) != now.cell(at))
}
