//! Chomp: one picture for each reason. Two rows and how much longer the lower one is; arms that are copied; the far corner of a
//! rectangle, whose answer could have been played at once; any other bar with the bites that win.

mod drawing;

use drawing::{Drawing, two_rows};
use zugzwang_engine::theory::chomp::{Bite, Chomp, Shape};

use super::{Beat, Course, Figure, Line, Look, Picture, Size, Story, View, beat, lost, room_left, said, say, wrapped};

pub(super) fn picture(why: &Chomp, view: &View<'_>, look: &Look, room: Size) -> Picture {
    let value = value(why, look);
    if view.over {
        return Picture::over(value, false, view, look);
    }
    let figures = figures(why, look, room);
    let pick = after!(view, Chomp).map_or_else(Vec::new, |after| pick(why, after, look, room.width));
    let last = figures.len().saturating_sub(1);
    let story = said(&story(why, view, last), look);
    let left = room_left(view, &value, &story, pick.len(), look, room).height;
    let legend = legend(why, look, room.width);
    let figure = fitting(figures.last().cloned().unwrap_or_default(), &legend, left.into(), look);
    Picture { value, figure, pick, story, course: Course::pictures(figures) }
}

/// Returns a figure that has room. A too high one loses its legend; then, of more than two equal rows only the first and the last are
/// drawn; if that is not enough, the board alone shows the bar.
fn fitting(mut figure: Figure, legend: &Figure, rows: usize, look: &Look) -> Figure {
    if figure.len() <= rows {
        return figure;
    }
    figure.truncate(figure.len() - if figure.ends_with(legend) { legend.len() } else { 0 });
    if figure.len() <= rows {
        return figure;
    }
    let folded: Figure = figure
        .chunk_by(PartialEq::eq)
        .flat_map(|equal| match equal {
            [first, _, .., last] => {
                let more = Line::styled(format!("  {}", look.glyphs().more), look.theme.dim);
                vec![first.clone(), more, last.clone()]
            }
            few => few.to_vec(),
        })
        .collect();
    if folded.len() <= rows { folded } else { Figure::new() }
}

fn value(why: &Chomp, look: &Look) -> String {
    match why.shape {
        Shape::Two { long, short, turned } => say!(look, "why-chomp-value-two", by = long - short, turned),
        Shape::Arms { right, up } => say!(look, "why-chomp-value-arms", right, up),
        _ => say!(look, "why-chomp-value", wins = why.wins.len(), bites = why.bites),
    }
}

/// Draws the figures in which the reason grows before a class; the last one is that of the panel.
fn figures(why: &Chomp, look: &Look, room: Size) -> Vec<Figure> {
    if let Shape::Two { long, short, turned } = why.shape {
        return vec![two_rows([long, short], turned, look, room.width)];
    }
    let legend = legend(why, look, room.width);
    let free = usize::from(room.height).saturating_sub(legend.len());
    let drawing = Drawing::new(&why.bar, look, room.width, free);
    let corner = why.corner();
    let marked = match why.shape {
        Shape::Rectangle { .. } => vec![drawing.lines(None, &[corner], &[]), drawing.lines(why.keep, &[corner], &[])],
        Shape::Other => vec![drawing.lines(None, &[], &[]), drawing.lines(None, &[], &why.wins)],
        _ => vec![drawing.lines(None, &[], &[]), drawing.lines(why.keep, &[], &[])],
    };
    marked.into_iter().map(|lines| if lines.is_empty() { lines } else { [lines, legend.clone()].concat() }).collect()
}

/// Explains the signs of the figure.
fn legend(why: &Chomp, look: &Look, width: u16) -> Figure {
    let glyphs = look.glyphs();
    let text = match why.shape {
        Shape::Rectangle { .. } => say!(look, "why-chomp-legend-corner", corner = glyphs.cross, wins = glyphs.wins),
        Shape::Other if !why.wins.is_empty() => say!(look, "why-chomp-legend-wins", wins = glyphs.wins),
        _ => return Vec::new(),
    };
    wrapped(&text, look.theme.dim, width)
}

/// Draws what the bite under the cursor leaves, if that shows the reason.
fn pick(why: &Chomp, after: &Chomp, look: &Look, width: u16) -> Figure {
    match (why.shape, after.shape) {
        (Shape::Two { turned, .. }, Shape::Two { long, short, .. }) => two_rows([long, short], turned, look, width),
        (Shape::Arms { .. } | Shape::Square { .. }, Shape::Arms { right, up }) => {
            wrapped(&say!(look, "why-chomp-value-arms", right, up), look.theme.text, width)
        }
        _ => Vec::new(),
    }
}

/// Makes a beat about a bite.
fn of(beat: Beat, bite: Bite) -> Beat {
    beat.with("row", bite.row).with("column", bite.column)
}

fn story(why: &Chomp, view: &View<'_>, last: usize) -> Story {
    let Some(keep) = why.keep else { return lost(refusal(why).at(last), view) };
    match why.shape {
        Shape::Two { turned, .. } => {
            let alone = leaves_poison(why.shape);
            vec![of(beat!("why-chomp-two-keep", turned, alone), keep).at(last), beat!("why-chomp-two-then", alone)]
        }
        Shape::Arms { right, up } => {
            vec![of(beat!("why-chomp-arms-keep", arm = right.min(up)), keep).at(last), beat!("why-chomp-arms-then")]
        }
        Shape::Square { side } => {
            vec![of(beat!("why-chomp-square-keep", arm = side - 1), keep).at(last), beat!("why-chomp-arms-then")]
        }
        Shape::Rectangle { .. } => steal(why, keep, last),
        Shape::Other => vec![
            beat!("why-chomp-other", wins = why.wins.len(), bites = why.bites).at(last),
            of(beat!("why-chomp-other-keep"), keep),
            beat!("why-chomp-other-then").in_notation(),
        ],
    }
}

/// Tells that a rectangle is won, and that only a search knows by which bite.
fn steal(why: &Chomp, keep: Bite, last: usize) -> Story {
    let corner = why.corner();
    vec![
        of(beat!("why-chomp-steal"), corner).at(0),
        beat!("why-chomp-steal-same").at(last),
        of(beat!("why-chomp-steal-search", wins = why.wins.len()), keep),
    ]
}

/// Tells why a bar is lost.
fn refusal(why: &Chomp) -> Beat {
    match why.shape {
        Shape::Two { turned, .. } => beat!("why-chomp-two-lost", turned),
        Shape::Arms { right, .. } => beat!("why-chomp-arms-lost", arm = right),
        _ => beat!("why-chomp-other-lost", bites = why.bites),
    }
}

/// Returns whether the winning bite leaves the poisoned square alone: of one row, or of a row and a column of one.
const fn leaves_poison(shape: Shape) -> bool {
    matches!(shape, Shape::Two { short: 0, .. } | Shape::Two { long: 1, .. })
}

/// Proves the outcome of this bar.
pub(super) fn holds(why: &Chomp, _view: &View<'_>, _look: &Look) -> Story {
    let lost = why.keep.is_none();
    match (why.shape, why.keep) {
        (shape, Some(keep)) if leaves_poison(shape) => vec![of(beat!("holds-chomp-alone"), keep)],
        (Shape::Two { turned, .. }, keep) => {
            let keep = keep.map(|keep| of(beat!("holds-chomp-two-keep", turned), keep));
            let beats = [
                beat!("holds-chomp-two-broken", turned),
                beat!("holds-chomp-two-answer", lost, turned),
                beat!("holds-chomp-end", lost),
            ];
            keep.into_iter().chain(beats).collect()
        }
        (Shape::Arms { .. } | Shape::Square { .. }, keep) => {
            let square = matches!(why.shape, Shape::Square { .. });
            let keep = keep.map(|keep| of(beat!("holds-chomp-arms-keep", square), keep));
            let beats = [beat!("holds-chomp-arms-copy", lost), beat!("holds-chomp-end", lost)];
            keep.into_iter().chain(beats).collect()
        }
        (Shape::Rectangle { .. }, Some(keep)) => vec![
            of(beat!("holds-chomp-steal-either"), why.corner()),
            beat!("holds-chomp-steal-answer"),
            beat!("holds-chomp-steal-which"),
            of(beat!("holds-chomp-steal-search"), keep),
        ],
        _ => vec![beat!("holds-chomp-back"), beat!("holds-chomp-here", lost, wins = why.wins.len(), bites = why.bites)],
    }
}
