//! The way to the corner with its P-squares, and the four classes of two parities with the king's one lit.

use ratatui::{
    layout::Size,
    style::{Modifier, Style},
    text::{Line, Span},
};
use zugzwang_engine::theory::parity::{Parity, Step};

use super::{Picture, Step as Told, Story, View, beat, legend, room_left, times::times, width_of, wrapped};
use crate::{
    look::{Look, align},
    say,
};

/// The most rows and columns of the board that are drawn.
const MOST: u64 = 8;
/// Lines that stay free below what is told where the board is drawn large.
const SPARE: usize = 2;

pub(super) fn picture(why: &Parity, view: &View<'_>, look: &Look, room: Size) -> Picture {
    let width = room.width;
    let value = say!(look, "why-parity-value", up = why.up, right = why.right);
    if view.over {
        return Picture::told(value, say!(look, "why-parity-corner"));
    }
    let after = after!(view, Parity);
    let story = story(why, view);
    let mut drawing = Drawing { why, after, look, stage: Stage::Classes, scale: 2, close: false };
    // The board is twice as large where it leaves room for all that stands below it.
    let sentences = story.sentences(look);
    let left = room_left(view, &value, &sentences, drawing.pick(width).len(), look, room);
    if !look.theme.is_painted() || drawing.figure(width).len() + SPARE > usize::from(left.height) {
        drawing.scale = 1;
    }
    let course = story.course(Vec::new(), drawing.stages(width), look);
    drawing.close = drawing.figure(width).len() > usize::from(left.height);
    Picture { value, figure: drawing.figure(width), pick: drawing.pick(width), course, story: sentences }
}

/// Why the theorem holds, told over this very position: a step changes what it lowers between even and odd, and the same step
/// again changes it back.
pub(super) fn holds(why: &Parity, _view: &View<'_>, _look: &Look) -> Story {
    let step = why.step.map(|step| (step, step.reach()));
    let (up, right) = step.map_or((why.up, why.right), |(_, (rows, columns))| (why.up - rows, why.right - columns));
    let lost = step.is_none();
    let made = step.map(|(step, _)| {
        let corner = (up, right) == (0, 0);
        beat!(
            "holds-parity-step",
            step = step.name(),
            from_up = why.up,
            from_right = why.right,
            up = up,
            right = right,
            corner = corner
        )
    });
    if (up, right) == (0, 0) {
        return made.into_iter().collect();
    }
    let told = [
        beat!("holds-parity-odd", up = up, right = right),
        beat!("holds-parity-again", lost = lost),
        beat!("holds-parity-end", squares = up + right, lost = lost),
    ];
    made.into_iter().chain(told).collect()
}

struct Drawing<'a> {
    why: &'a Parity,
    after: Option<&'a Parity>,
    look: &'a Look,
    stage: Stage,
    /// Rows that a square of the board takes, and half the columns.
    scale: u64,
    /// `true` where all of it would not stand on one page: then nothing is said twice, and what the letters stand for is beside
    /// the board.
    close: bool,
}

/// The part of it that a class has seen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Stage {
    Distances,
    Parities,
    Lost,
    Classes,
}

impl Drawing<'_> {
    /// The distances, whether they are even or odd, the P-squares, the classes, the step.
    fn stages(&self, width: u16) -> Vec<Told> {
        let after = self.why.step.map(|step| {
            let (rows, columns) = step.reach();
            Parity::of(self.why.up - rows, self.why.right - columns)
        });
        let figure = |stage, after| Drawing { after, stage, ..*self }.figure(width);
        let stages = [Stage::Distances, Stage::Parities, Stage::Lost, Stage::Classes];
        let mut steps: Vec<Told> = stages.into_iter().map(|stage| Told::drawn(figure(stage, None))).collect();
        steps.push(Told::drawn(figure(Stage::Classes, after.as_ref())));
        steps
    }

    /// The board and the classes, and below them what the letters on them stand for.
    fn figure(&self, width: u16) -> Vec<Line<'static>> {
        let (mut lines, told) = self.board_and_classes(width);
        if self.stage >= Stage::Lost && !told {
            lines.extend(self.letters(width));
        }
        lines
    }

    /// Says what the letters stand for, below the classes in these columns; no lines where they would be higher than the board,
    /// or all of it stands on one page.
    fn letters_beside(&self, width: usize, rows: usize) -> Vec<Line<'static>> {
        let letters = if self.close { self.letters(u16::try_from(width).unwrap_or(u16::MAX)) } else { Vec::new() };
        if letters.len() > rows { Vec::new() } else { letters }
    }

    /// Says what the letters stand for; in few words where it would not stand in one line.
    fn letters(&self, width: u16) -> Vec<Line<'static>> {
        let whole = legend(self.look, width);
        if whole.len() == 1 {
            return whole;
        }
        let glyphs = self.look.glyphs();
        let short = say!(self.look, "parity-legend", lost = glyphs.lost, won = glyphs.won);
        wrapped(&short, self.look.theme.dim, width)
    }

    /// The board beside the classes, or above them where there is no room for both; and whether it is told there what the letters
    /// stand for.
    fn board_and_classes(&self, width: u16) -> (Vec<Line<'static>>, bool) {
        let (board, mut classes) = (self.board(), self.classes());
        let widest = |lines: &[Line<'_>]| lines.iter().map(Line::width).max().unwrap_or(0);
        let beside = widest(&board) + 2;
        if beside + widest(&classes) > usize::from(width) {
            return (board.into_iter().chain([Line::default()]).chain(classes).collect(), false);
        }
        let letters = self.letters_beside(usize::from(width) - beside, board.len().saturating_sub(classes.len()));
        let told = !letters.is_empty();
        classes.extend(letters);
        let rows = board.len().max(classes.len());
        let (mut board, mut classes) = (board.into_iter(), classes.into_iter());
        let row = |_| {
            let mut line = board.next().unwrap_or_default();
            line.push_span(Span::raw(" ".repeat(beside - line.width())));
            line.spans.extend(classes.next().unwrap_or_default().spans);
            line
        };
        ((0..rows).map(row).collect(), told)
    }

    /// The squares from the king's on, two columns each or four on two rows: before a square stands what the cursor's move has to
    /// do with it.
    fn board(&self) -> Vec<Line<'static>> {
        let (rows, columns) = (self.why.up.min(MOST - 1), self.why.right.min(MOST - 1));
        let line = |row: u64, part: u64| {
            let cells = (0..=columns).flat_map(|column| self.square(self.why.up - row, self.why.right - column, part));
            Line::from(cells.collect::<Vec<_>>())
        };
        (0..=rows)
            .rev()
            .flat_map(|row| (0..self.scale).map(move |part| (row, part)))
            .map(|(row, part)| line(row, part))
            .collect()
    }

    /// A square with these distances left; of its rows the first has the signs.
    fn square(&self, up: u64, right: u64, part: u64) -> Vec<Span<'static>> {
        let fill = self.fill(up, right);
        let blank = |columns: u64| Span::styled(if columns == 1 { " " } else { "    " }, fill);
        if part > 0 {
            return vec![blank(4)];
        }
        let (theme, glyphs) = (&self.look.theme, self.look.glyphs());
        let here = Parity::of(up, right);
        let is = |other: &Parity| (other.up, other.right) == (up, right);
        let (sign, style) = match (up, right) {
            _ if is(self.why) => (glyphs.king, theme.title),
            (0, 0) => (glyphs.goal, theme.title),
            _ if here.is_lost() && self.stage >= Stage::Lost => (glyphs.lost, theme.win),
            // Where squares are filled, they are seen without a sign.
            _ if theme.is_painted() => (" ", theme.dim),
            _ => (glyphs.dot, theme.dim),
        };
        let after = self.after.is_some_and(is);
        let before = if after { Span::styled(glyphs.target, theme.taken.patch(fill)) } else { blank(1) };
        let lit = if after && !theme.is_painted() { style.patch(theme.chosen) } else { style.patch(fill) };
        let mut spans = vec![before, Span::styled(sign, lit)];
        if self.scale > 1 {
            spans.insert(0, blank(1));
            spans.push(blank(1));
        }
        spans
    }

    /// The background of a square: where the cursor's move leads, safe to leave, or as on a chessboard.
    fn fill(&self, up: u64, right: u64) -> Style {
        let theme = &self.look.theme;
        if self.after.is_some_and(|after| (after.up, after.right) == (up, right)) {
            theme.taken_cell
        } else if self.stage >= Stage::Lost && Parity::of(up, right).is_lost() {
            theme.win_cell
        } else if (up + right).is_multiple_of(2) {
            theme.square
        } else {
            theme.square_dark
        }
    }

    /// The distances, and below them the four classes, each with the step that leads to the lost one.
    fn classes(&self) -> Vec<Line<'static>> {
        let (theme, [right, up, _]) = (&self.look.theme, self.look.glyphs().steps);
        let words = [0, 1].map(|odd| self.parity(odd));
        let wide = words.iter().map(|word| width_of(word)).max().unwrap_or(0);
        let [even, odd] = &words;
        let head = format!("{}  {}  {odd}", align::right(right, wide + 2), align::left(even, wide));
        let distances = vec![self.distance("why-up", self.why.up), self.distance("why-right", self.why.right)];
        if self.stage < Stage::Classes {
            return distances;
        }
        let row = |odd: u8, way: &str| {
            let name = format!("{way} {} ", align::left(&words[usize::from(odd)], wide));
            let cells = [self.class(odd.into(), 0), self.class(odd.into(), 1)];
            let space = Span::raw(align::gap(&cells[0].content, wide + 2));
            let [even, odd] = cells;
            Line::from_iter([Span::styled(name, theme.dim), even, space, odd])
        };
        let table = [Line::default(), Line::styled(head, theme.dim), row(0, up), row(1, " ")];
        distances.into_iter().chain(table).collect()
    }

    fn distance(&self, way: &str, distance: u64) -> Line<'static> {
        let words = [say!(self.look, "why-up"), say!(self.look, "why-right")];
        let widest = words.iter().map(|word| width_of(word)).max().unwrap_or(0);
        let told = format!("{} {distance:>2} ", align::left(&self.look.say(way, &[]), widest));
        let parity = if self.stage < Stage::Parities { String::new() } else { self.parity(distance) };
        Line::from_iter([Span::styled(told, self.look.theme.text), Span::styled(parity, self.look.theme.title)])
    }

    /// One class; the king's is lit, and before the one that the cursor's move leads to stands its sign.
    fn class(&self, up: u64, right: u64) -> Span<'static> {
        let (theme, glyphs) = (&self.look.theme, self.look.glyphs());
        let class = Parity::of(up, right);
        let is = |other: &Parity| (other.up % 2, other.right % 2) == (up, right);
        let text = match class.step {
            None => format!("{}  ", glyphs.lost),
            Some(step) => format!("{} {}", glyphs.won, self.sign(step)),
        };
        let sign = if self.after.is_some_and(is) { glyphs.target } else { " " };
        let style = match () {
            () if is(self.why) => theme.title.add_modifier(Modifier::REVERSED),
            () if self.after.is_some_and(is) => theme.taken.patch(theme.taken_cell),
            () if class.is_lost() => theme.win.patch(theme.win_cell),
            () => theme.text.patch(theme.square),
        };
        Span::styled(format!("{sign}{text} "), style)
    }

    fn sign(&self, step: Step) -> &'static str {
        let [right, up, both] = self.look.glyphs().steps;
        match step {
            Step::Right => right,
            Step::Up => up,
            Step::Both => both,
        }
    }

    fn parity(&self, distance: u64) -> String {
        if distance.is_multiple_of(2) { say!(self.look, "why-even") } else { say!(self.look, "why-odd") }
    }

    /// The class before the move and the class after it; arrows stand for the two ways where words find no room.
    fn pick(&self, width: u16) -> Vec<Line<'static>> {
        let Some(after) = self.after else { return Vec::new() };
        let [right, up, _] = self.look.glyphs().steps;
        let in_words = self.classes_of(after, &say!(self.look, "why-up"), &say!(self.look, "why-right"));
        let fits = in_words.iter().all(|line| line.width() <= usize::from(width));
        if fits { in_words } else { self.classes_of(after, up, right) }
    }

    fn classes_of(&self, after: &Parity, up: &str, right: &str) -> Vec<Line<'static>> {
        let part = |way: &str, distance| format!("{way} {distance} {}", self.parity(distance));
        let parts = [self.why, after].map(|why| [part(up, why.up), part(right, why.right)]);
        let widest = [0, 1].map(|at| parts.iter().map(|parts| width_of(&parts[at])).max().unwrap_or(0));
        let rows = times(self.look).into_iter().zip([(self.why, false), (after, true)]).zip(&parts);
        let line = |((mark, (why, left)), [up, right]): ((String, (&Parity, bool)), &[String; 2])| {
            let class = if why.is_lost() { self.look.glyphs().lost } else { self.look.glyphs().won };
            let told = format!("{mark}{}  {}  ", align::left(up, widest[0]), align::left(right, widest[1]));
            Line::from_iter([
                Span::styled(told, self.look.theme.text),
                Span::styled(class, worth(why.is_lost(), left, self.look)),
            ])
        };
        // The distances beside the board say how it is now.
        rows.map(line).skip(usize::from(self.close)).collect()
    }
}

/// The style of what a position is: one that is lost is safe to leave; of others only one that is `left` to the opponent loses.
fn worth(lost: bool, left: bool, look: &Look) -> Style {
    match (lost, left) {
        (true, _) => look.theme.win,
        (false, true) => look.theme.loss,
        (false, false) => look.theme.title,
    }
}

/// The step of the course at which the king's step is drawn: after the distances, the parities, the P-squares and the classes.
const LANDED: usize = 4;

fn story(why: &Parity, view: &View<'_>) -> Story {
    let Some(step) = why.step else {
        let because = beat!("why-parity-lost", up = why.up, right = why.right).at(LANDED);
        let told = [because, beat!("why-parity-only", lost = true)];
        return told.into_iter().chain(view.hold_out()).collect();
    };
    let (rows, columns) = step.reach();
    let (up, right) = (why.up - rows, why.right - columns);
    let corner = (up, right) == (0, 0);
    let won = beat!("why-parity-won", step = step.name(), up = up, right = right, corner = corner).at(LANDED);
    if corner {
        return Story::from(vec![won, beat!("why-parity-then-corner")]);
    }
    Story::from(vec![won, beat!("why-parity-then"), beat!("why-parity-only", lost = false)])
}
