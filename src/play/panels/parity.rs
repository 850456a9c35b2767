//! The way to the corner with its P-squares, and the four classes of two parities with the king's one highlighted.

use ratatui::style::Modifier;
use zugzwang_engine::theory::parity::{Parity, Step};

use super::{
    Course, Figure, Line, Look, Picture, Size, Span, Story, Style, View, align, beat, legend, room_left, said, say,
    times::times, widest, wrapped,
};

pub(super) fn picture(why: &Parity, view: &View<'_>, look: &Look, room: Size) -> Picture {
    /// Lines that stay free below the text if the board is drawn large.
    const SPARE: usize = 2;
    let width = room.width;
    let value = say!(look, "why-parity-value", up = why.up, right = why.right);
    if view.over {
        return Picture::sentence(value, say!(look, "why-parity-corner"));
    }
    let after = after!(view, Parity);
    let story = said(&story(why, view), look);
    let mut drawing = Drawing { why, after, look, stage: Stage::Classes, scale: 2, close: false };
    // The board is twice as large if it leaves room for everything below it.
    let left = room_left(view, &value, &story, drawing.pick(width).len(), look, room);
    if !look.theme.is_painted() || drawing.figure(width).len() + SPARE > usize::from(left.height) {
        drawing.scale = 1;
    }
    let course = view.course(|| Course::pictures(drawing.stages(width)));
    drawing.close = drawing.figure(width).len() > usize::from(left.height);
    Picture { value, figure: drawing.figure(width), pick: drawing.pick(width), story, course }
}

/// Proves the theorem for this position: a step changes what it lowers between even and odd, and the same step again changes it
/// back.
pub(super) fn holds(why: &Parity, _view: &View<'_>, _look: &Look) -> Story {
    let (from_up, from_right) = (why.up, why.right);
    let (rows, columns) = why.step.map_or((0, 0), Step::reach);
    let (up, right, lost) = (from_up - rows, from_right - columns, why.step.is_none());
    let corner = (up, right) == (0, 0);
    let made =
        why.step.map(|step| beat!("holds-parity-step", step = step.name(), from_up, from_right, up, right, corner));
    if corner {
        return made.into_iter().collect();
    }
    let beats = [
        beat!("holds-parity-odd", up, right, along = up == 0 || right == 0),
        beat!("holds-parity-again", lost),
        beat!("holds-parity-end", squares = up + right, lost),
    ];
    made.into_iter().chain(beats).collect()
}

struct Drawing<'a> {
    why: &'a Parity,
    after: Option<&'a Parity>,
    look: &'a Look,
    stage: Stage,
    /// Rows that a square of the board takes; it has twice as many columns.
    scale: u64,
    /// `true` if it would not all fit on one page: then nothing is said twice, and the letters are explained beside the board.
    close: bool,
}

/// The part of the figure drawn so far.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Stage {
    Distances,
    Parities,
    Lost,
    Classes,
}

impl Drawing<'_> {
    /// Draws the steps: the distances, their parities, the P-squares, the classes, the king's step.
    fn stages(&self, width: u16) -> Vec<Figure> {
        let after = self.why.step.map(|step| {
            let (rows, columns) = step.reach();
            Parity::of(self.why.up - rows, self.why.right - columns)
        });
        let stages = [Stage::Distances, Stage::Parities, Stage::Lost, Stage::Classes].map(|stage| (stage, None));
        let stages = stages.into_iter().chain([(Stage::Classes, after.as_ref())]);
        stages.map(|(stage, after)| Drawing { after, stage, ..*self }.figure(width)).collect()
    }

    /// Draws the board and the classes, and explains the letters below them.
    fn figure(&self, width: u16) -> Figure {
        let (mut lines, explained) = self.board_and_classes(width);
        if self.stage >= Stage::Lost && !explained {
            lines.extend(self.letters(width));
        }
        lines
    }

    /// Explains the letters in these columns below the classes; nothing if that would be higher than the board, or everything fits
    /// on one page.
    fn letters_beside(&self, width: usize, rows: usize) -> Figure {
        let letters = if self.close { self.letters(u16::try_from(width).unwrap_or(u16::MAX)) } else { Vec::new() };
        if letters.len() > rows { Vec::new() } else { letters }
    }

    /// Explains the letters, in few words if the full explanation takes more than one line.
    fn letters(&self, width: u16) -> Figure {
        let whole = legend(self.look, width);
        if whole.len() == 1 {
            return whole;
        }
        let glyphs = self.look.glyphs();
        let short = say!(self.look, "parity-legend", lost = glyphs.lost, won = glyphs.won);
        wrapped(&short, self.look.theme.dim, width)
    }

    /// Draws the board beside the classes, or above them if there is no room for both. Returns whether that explains the letters.
    fn board_and_classes(&self, width: u16) -> (Figure, bool) {
        let (board, mut classes) = (self.board(), self.classes());
        let widest = |lines: &[Line<'_>]| lines.iter().map(Line::width).max().unwrap_or(0);
        let beside = widest(&board) + 2;
        if beside + widest(&classes) > usize::from(width) {
            return (board.into_iter().chain([Line::default()]).chain(classes).collect(), false);
        }
        let letters = self.letters_beside(usize::from(width) - beside, board.len().saturating_sub(classes.len()));
        let explained = !letters.is_empty();
        classes.extend(letters);
        let rows = board.len().max(classes.len());
        let (mut board, mut classes) = (board.into_iter(), classes.into_iter());
        let row = |_| {
            let mut line = board.next().unwrap_or_default();
            line.push_span(Span::raw(" ".repeat(beside - line.width())));
            line.spans.extend(classes.next().unwrap_or_default().spans);
            line
        };
        ((0..rows).map(row).collect(), explained)
    }

    /// Draws the squares from the king's on, each two columns wide, or four columns on two rows. A mark before a square shows that
    /// the cursor's move leads there.
    fn board(&self) -> Figure {
        /// The most rows and columns of the board that are drawn.
        const MOST: u64 = 8;
        let (rows, columns) = (self.why.up.min(MOST - 1), self.why.right.min(MOST - 1));
        let line = |row: u64, part: u64| {
            let cells = (0..=columns).flat_map(|column| self.square(self.why.up - row, self.why.right - column, part));
            cells.collect()
        };
        (0..=rows)
            .rev()
            .flat_map(|row| (0..self.scale).map(move |part| (row, part)))
            .map(|(row, part)| line(row, part))
            .collect()
    }

    /// Draws a square with these distances left; only the first of its rows has signs.
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
            // Filled squares need no sign.
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

    /// Returns the fill of a square: where the cursor's move leads, safe to leave, or as on a chessboard.
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

    /// Draws the distances, and below them the four classes, each with the step that leads to the lost one.
    fn classes(&self) -> Figure {
        let (theme, [right, up, _]) = (&self.look.theme, self.look.glyphs().steps);
        let words = [0, 1].map(|odd| self.parity(odd));
        let wide = widest(&words);
        let [even, odd] = &words;
        let head = format!("{}  {}  {odd}", align::right(right, wide + 2), align::left(even, wide));
        let distances = vec![self.distance("why-up", self.why.up), self.distance("why-right", self.why.right)];
        if self.stage < Stage::Classes {
            return distances;
        }
        let row = |odd: u8, way: &str| {
            let name = format!("{way} {} ", align::left(&words[usize::from(odd)], wide));
            let [even, odd] = [0, 1].map(|right| self.class(odd.into(), right));
            let space = Span::raw(align::gap(&even.content, wide + 2));
            Line::from_iter([Span::styled(name, theme.dim), even, space, odd])
        };
        let table = [Line::default(), Line::styled(head, theme.dim), row(0, up), row(1, " ")];
        distances.into_iter().chain(table).collect()
    }

    fn distance(&self, way: &str, distance: u64) -> Line<'static> {
        let widest = widest([say!(self.look, "why-up"), say!(self.look, "why-right")]);
        let text = format!("{} {distance:>2} ", align::left(&self.look.say(way, &[]), widest));
        let parity = if self.stage < Stage::Parities { String::new() } else { self.parity(distance) };
        Line::from_iter([Span::styled(text, self.look.theme.text), Span::styled(parity, self.look.theme.title)])
    }

    /// Draws one class; the king's is reversed, and the one that the cursor's move leads to is marked.
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

    /// Draws the class before the move and the class after it, with arrows for the two ways if words do not fit.
    fn pick(&self, width: u16) -> Figure {
        let Some(after) = self.after else { return Vec::new() };
        let [right, up, _] = self.look.glyphs().steps;
        let in_words = self.classes_of(after, &say!(self.look, "why-up"), &say!(self.look, "why-right"));
        let fits = in_words.iter().all(|line| line.width() <= usize::from(width));
        if fits { in_words } else { self.classes_of(after, up, right) }
    }

    fn classes_of(&self, after: &Parity, up: &str, right: &str) -> Figure {
        let part = |way: &str, distance| format!("{way} {distance} {}", self.parity(distance));
        let parts = [self.why, after].map(|why| [part(up, why.up), part(right, why.right)]);
        let widest = [0, 1].map(|at| widest(parts.iter().map(|parts| &parts[at])));
        let rows = times(self.look).into_iter().zip([(self.why, false), (after, true)]).zip(&parts);
        let line = |((mark, (why, left)), [up, right]): ((String, (&Parity, bool)), &[String; 2])| {
            let class = if why.is_lost() { self.look.glyphs().lost } else { self.look.glyphs().won };
            let text = format!("{mark}{}  {}  ", align::left(up, widest[0]), align::left(right, widest[1]));
            let style = worth(why.is_lost(), left, self.look);
            Line::from_iter([Span::styled(text, self.look.theme.text), Span::styled(class, style)])
        };
        // The distances beside the board already show the class before the move.
        rows.map(line).skip(usize::from(self.close)).collect()
    }
}

/// Returns the style of a position: a lost one is safe to leave; of the others only one that is `left` to the opponent loses.
fn worth(lost: bool, left: bool, look: &Look) -> Style {
    match (lost, left) {
        (true, _) => look.theme.win,
        (false, true) => look.theme.loss,
        (false, false) => look.theme.title,
    }
}

fn story(why: &Parity, view: &View<'_>) -> Story {
    /// The step of the course at which the king's step is drawn, after the distances, the parities, the P-squares and the classes.
    const LANDED: usize = 4;
    let (up, right) = (why.up, why.right);
    let Some(step) = why.step else {
        let beats = [beat!("why-parity-lost", up, right).at(LANDED), beat!("why-parity-only", lost = true)];
        return beats.into_iter().chain(view.hold_out()).collect();
    };
    let (rows, columns) = step.reach();
    let (up, right) = (up - rows, right - columns);
    let corner = (up, right) == (0, 0);
    let won = beat!("why-parity-won", step = step.name(), up, right, corner).at(LANDED);
    if corner {
        return vec![won, beat!("why-parity-then-corner")];
    }
    vec![won, beat!("why-parity-then"), beat!("why-parity-only", lost = false)]
}
