//! A sum of games: each with its value in canonical form, their sum beside 0, and both again after the cursor's move.

mod answers;
mod cake;
mod signs;

use ratatui::{
    layout::Size,
    text::{Line, Span},
};
use zugzwang_engine::{
    Seat,
    theory::{
        canonical::Name,
        eatcake::{Eatcake, Part, Rectangle, Sign, WinningLine},
    },
};

use super::{
    Beat, Course, Picture, Step, Story, View, beat, lost, room_left,
    times::{indent, times},
    width_of, wrapped,
};
use crate::{
    look::{Look, align, glyphs::GlyphSet, wording::Wording},
    say,
};

/// Lines that stay free below what is told where the pieces are drawn.
const SPARE: usize = 2;
/// The longest name that a sentence holds.
const IN_WORDS: usize = 16;

pub(super) fn picture(why: &Eatcake, view: &View<'_>, look: &Look, room: Size) -> Picture {
    let value = compared(&why.sum, why.sign, look);
    if view.over {
        return Picture::over(value, false, view, look);
    }
    let after = after!(view, Canonical);
    let story = story(why, view, look);
    let sentences = story.sentences(look);
    let pick = after.map(|after| change(why, after, look, room.width)).unwrap_or_default();
    let mut figure = figure(why, look, room, Stage::Sum);
    // The pieces are drawn where they push nothing off that is told.
    let cut = after.map(|after| more_of(why, after)).unwrap_or_default();
    let cake = cake::cake(&why.rectangles, &cut, room.width, look);
    let left = room_left(view, &value, &sentences, figure.len() + pick.len() + SPARE, look, room);
    if cake.len() <= usize::from(left.height) {
        figure.splice(0..0, cake);
    }
    Picture { value, figure, pick, course: course(why, &story, look, room), story: sentences }
}

/// Why the theorem holds, told over this very position.
pub(super) fn holds(why: &Eatcake, view: &View<'_>, look: &Look) -> Story {
    let won = why.keep.is_some();
    let Some(part) = why.rectangles.first() else { return Story::default() };
    if let Some(keep) = why.keep.as_ref().filter(|keep| takes_all(why, keep)) {
        return Story::from(vec![beat!("holds-canonical-last", of = size(keep.of, look))]);
    }
    if is_paired(&why.rectangles, why.keep.as_ref()) {
        return Story::from(vec![
            beat!("holds-canonical-twins", won = won),
            beat!("holds-canonical-copy"),
            beat!("holds-canonical-end", won = won),
        ]);
    }
    let (of, rows, cols) = (size(part.size, look), part.size.rows, part.size.cols);
    let valued = [
        beat!("holds-canonical-lines", of = of, rows = rows, cols = cols),
        beat!("holds-canonical-simplest"),
        beat!("holds-canonical-checked", won = won, sign = why.sign.name()),
    ];
    let best = why.keep.as_ref().map(|keep| best("holds-canonical-best", keep, view, look));
    let played = best.into_iter().chain(played(why, look));
    // In the theory's own words the values tell it, in plain ones the cuts and their answers.
    valued.map(Beat::in_notation).into_iter().chain(played).collect()
}

/// The cuts of the player who is lost, with an answer to each; where they are too many, how many they are.
fn played(why: &Eatcake, look: &Look) -> Vec<Beat> {
    /// So many are told one by one.
    const TOLD: usize = 3;
    let won = why.keep.is_some();
    let (lost, mover) = answers::lost(why);
    let all = answers::cuts(&lost, mover);
    let Some(answers) = answers::answers(&lost, mover, TOLD) else {
        return vec![beat!("holds-canonical-too-many", moves = all)];
    };
    let [first, second] = if won { ["they-may", "you"] } else { ["you-may", "they"] };
    let told = answers.iter().map(|[cut, reply]| {
        let (cut, reply) = (part_of(cut, first, look), part_of(reply, second, look));
        beat!("holds-canonical-answer", move = cut, reply = reply)
    });
    let more = beat!("holds-canonical-again", won = won, more = all.saturating_sub(TOLD));
    told.chain([more]).collect()
}

/// A cut in a few plain words, as one of the two makes it.
fn part_of(cut: &answers::Cut, who: &'static str, look: &Look) -> String {
    let left = cut.left.iter().map(|part| size(*part, look)).collect::<Vec<_>>().join(" + ");
    say!(look, "plain-holds-canonical-part", who = who, parts = cut.left.len(), of = size(cut.of, look), left = left)
}

/// The perfect player's move and what it leaves of its rectangle.
fn best(id: &'static str, keep: &WinningLine, view: &View<'_>, look: &Look) -> Beat {
    let mut leave = keep.leave.iter().map(|part| size(*part, look));
    let (one, other) = (leave.next().unwrap_or_default(), leave.next().unwrap_or_default());
    let words = view.suggested.clone().unwrap_or_default();
    beat!(id, words = words, of = size(keep.of, look), parts = keep.leave.len(), one = one, other = other)
}

/// Returns whether this line takes all that is left.
fn takes_all(why: &Eatcake, keep: &WinningLine) -> bool {
    keep.leave.is_empty() && why.rectangles.iter().map(|part| part.count).sum::<u64>() == 1
}

/// The part of the figure that a class has seen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Stage {
    Sizes,
    Values,
    Sum,
}

/// The rectangles, their values, the sum beside 0, the cut.
fn course(why: &Eatcake, story: &Story, look: &Look, room: Size) -> Course {
    let drawn = |stage| Step::drawn(figure(why, look, room, stage));
    story.course(Vec::new(), [Stage::Sizes, Stage::Values, Stage::Sum].map(drawn).to_vec(), look)
}

/// A value with all its options.
fn whole(name: &Name, look: &Look) -> String {
    match look.glyph_set() {
        GlyphSet::Unicode => name.to_string(),
        GlyphSet::Ascii => format!("{name:#}"),
    }
}

/// A value in at most so many columns.
fn shortened(name: &Name, columns: usize, look: &Look) -> String {
    align::cut(&whole(name, look), columns, look.glyphs().more)
}

/// A sum beside 0: `sum {*|⇓} < 0`; of 0 nothing else is said. A name is said whole or not at all: who wins lies in its sign.
fn compared(sum: &Name, sign: Sign, look: &Look) -> String {
    let name = whole(sum, look);
    if width_of(&name) > IN_WORDS {
        return say!(look, "why-canonical-beside", sign = sign.name());
    }
    say!(look, "why-canonical-sum", sum = name, sign = sign.name())
}

fn size(of: Rectangle, look: &Look) -> String {
    format!("{}{}{}", of.rows, look.glyphs().cross, of.cols)
}

/// The rectangles, equal ones together, below them who wins their sum, and what the signs mean where there is room.
fn figure(why: &Eatcake, look: &Look, room: Size, stage: Stage) -> Vec<Line<'static>> {
    const FEWEST: u16 = 3;
    const WIDE: u16 = 60;
    // Lines of the panel that are not the rectangles': sentences are longer where it is narrow.
    let rest = if room.width < WIDE { 16 } else { 12 };
    let most = usize::from(room.height.saturating_sub(rest).max(FEWEST));
    // A line that says how many are left out stands for two at the least.
    let shown = if why.rectangles.len() <= most { most } else { most - 1 };
    let rows = Rows::new(&why.rectangles, room.width, look);
    let shown_parts = || why.rectangles.iter().take(shown);
    let lines_of = |words| shown_parts().flat_map(|part| rows.told("", part, stage, words)).collect::<Vec<_>>();
    // Words are left out where they push the rectangles off.
    let mut lines = lines_of(look.wording != Wording::Notation);
    if lines.len() > most.max(usize::from(2 * FEWEST)) {
        lines = lines_of(false);
    }
    let hidden = why.rectangles.iter().skip(shown);
    if hidden.len() > 0 {
        let count: u64 = hidden.clone().map(|part| part.count).sum();
        let told = say!(look, "why-canonical-hidden", sizes = hidden.len(), count = count);
        lines.push(Line::styled(told, look.theme.dim));
    }
    let summed = why.rectangles.len() > 1 && stage >= Stage::Sum;
    if summed {
        lines.push(total(why, "", look, room.width));
    }
    if stage >= Stage::Values {
        let parts = shown_parts().map(|part| part.value.to_string());
        let values: Vec<String> = parts.chain(summed.then(|| why.sum.to_string())).collect();
        let legend = signs::legend(&values, summed && why.sign == Sign::Fuzzy, look, room.width);
        if lines.len() + legend.len() <= most + 1 {
            lines.extend(legend);
        }
    }
    lines
}

/// The sum in a line of its own, as much of it as there is room for.
fn total(why: &Eatcake, indent: &str, look: &Look, width: u16) -> Line<'static> {
    let besides = say!(look, "why-canonical-sum", sum = "", sign = why.sign.name());
    let room = usize::from(width).saturating_sub(indent.len() + width_of(&besides));
    let told = say!(look, "why-canonical-sum", sum = shortened(&why.sum, room, look), sign = why.sign.name());
    Line::styled(format!("{indent}{told}"), look.theme.title)
}

/// Rectangles in columns: how many, how large, and their value.
struct Rows<'a> {
    counts: usize,
    sizes: usize,
    width: usize,
    look: &'a Look,
}

impl<'a> Rows<'a> {
    fn new(parts: &[Part], width: u16, look: &'a Look) -> Self {
        let widest = |text: &dyn Fn(&Part) -> String| parts.iter().map(|part| width_of(&text(part))).max().unwrap_or(0);
        let counts = widest(&|part| multiple(part.count, look));
        let sizes = widest(&|part| size(part.size, look));
        Self { counts, sizes, width: usize::from(width), look }
    }

    /// A rectangle in a line with its value; in words that takes two, where one is too narrow: the lines each has, the value.
    fn told(&self, mark: &str, part: &Part, stage: Stage, words: bool) -> Vec<Line<'static>> {
        if !words {
            return vec![self.line(mark, part, stage)];
        }
        let (theme, head) = (&self.look.theme, self.head(mark, part));
        let Rectangle { rows, cols } = part.size;
        let has = say!(self.look, "why-canonical-has", rows = rows, cols = cols);
        let room = self.width.saturating_sub(width_of(&head));
        let worth = |room| {
            let besides = width_of(&say!(self.look, "why-canonical-worth", value = ""));
            let value = shortened(&part.value, usize::saturating_sub(room, besides + 1), self.look);
            say!(self.look, "why-canonical-worth", value = value)
        };
        let whole = say!(self.look, "why-canonical-worth", value = whole(&part.value, self.look));
        let first = Span::styled(head.clone(), theme.text);
        if stage < Stage::Values {
            return vec![Line::from_iter([
                first,
                Span::styled(align::cut(&has, room, self.look.glyphs().edge), theme.text),
            ])];
        }
        if width_of(&has) + 2 + width_of(&whole) <= room {
            let has = Span::styled(format!("{has}  "), theme.text);
            return vec![Line::from_iter([first, has, Span::styled(whole, theme.title)])];
        }
        let has = Span::styled(align::cut(&has, room, self.look.glyphs().edge), theme.text);
        let indent = " ".repeat(width_of(&head));
        let second = Line::from_iter([Span::raw(indent), Span::styled(worth(room), theme.title)]);
        vec![Line::from_iter([first, has]), second]
    }

    /// Returns a row's head: how many there are and how large.
    fn head(&self, mark: &str, part: &Part) -> String {
        let (count, size) = (multiple(part.count, self.look), size(part.size, self.look));
        let space = usize::from(self.counts > 0);
        let (count, size) = (align::right(&count, self.counts), align::left(&size, self.sizes));
        format!("{mark}{count}{}{size}  ", " ".repeat(space))
    }

    fn line(&self, mark: &str, part: &Part, stage: Stage) -> Line<'static> {
        let (theme, head) = (&self.look.theme, self.head(mark, part));
        let room = self.width.saturating_sub(width_of(&head));
        let value = if stage < Stage::Values { String::new() } else { shortened(&part.value, room, self.look) };
        Line::from_iter([Span::styled(head, theme.text), Span::styled(value, theme.title)])
    }
}

/// `3×` where there is more than one.
fn multiple(count: u64, look: &Look) -> String {
    if count > 1 { format!("{count}{}", look.glyphs().cross) } else { String::new() }
}

/// The rectangle that the cursor's move cuts, what it leaves of it, and the sum after it.
fn change(why: &Eatcake, after: &Eatcake, look: &Look, width: u16) -> Vec<Line<'static>> {
    let (cut, left) = (more_of(why, after), more_of(after, why));
    let all: Vec<Part> = cut.iter().chain(&left).cloned().collect();
    let room = u16::try_from(indent(look)).unwrap_or(width);
    let rows = Rows::new(&all, width.saturating_sub(room), look);
    let ([now, then], blank) = (times(look), " ".repeat(indent(look)));
    let line = |(at, part), mark| rows.line(if at == 0 { mark } else { &blank }, part, Stage::Sum);
    let mut lines: Vec<_> = cut.iter().enumerate().map(|part| line(part, &now)).collect();
    if left.is_empty() {
        lines.push(Line::styled(format!("{then}{}", say!(look, "why-canonical-nothing")), look.theme.text));
    }
    lines.extend(left.iter().enumerate().map(|part| line(part, &then)));
    lines.push(total(after, &blank, look, width));
    lines
}

/// The rectangles that one board has more of than the other, and how many more.
fn more_of(one: &Eatcake, other: &Eatcake) -> Vec<Part> {
    let there = |size: Rectangle| other.rectangles.iter().find(|part| part.size == size).map_or(0, |part| part.count);
    let more = |part: &Part| Part { count: part.count.saturating_sub(there(part.size)), ..part.clone() };
    one.rectangles.iter().map(more).filter(|part| part.count > 0).collect()
}

/// Returns the word by which the texts select a player.
const fn who(seat: Seat) -> &'static str {
    match seat {
        Seat::First => "horz",
        Seat::Second => "vert",
    }
}

/// The step of the course at which the sum stands beside 0.
const SUM: usize = 2;

fn story(why: &Eatcake, view: &View<'_>, look: &Look) -> Story {
    let (mover, opponent) = (who(why.mover), who(why.mover.other()));
    let sign = why.sign.name();
    let Some(keep) = &why.keep else {
        let because = say!(look, "why-canonical-sign", sign = sign);
        let then = say!(look, "why-canonical-lost", who = mover);
        let because = beat!("why-canonical-lost-whole", because = because, then = then, who = mover).at(SUM);
        if !is_paired(&why.rectangles, None) {
            return lost(because, view);
        }
        let twins = beat!("why-canonical-lost-twins").at(SUM);
        return [because.in_notation(), twins].into_iter().chain(view.hold_out()).collect();
    };
    let turn = if why.sign == Sign::Fuzzy { "own" } else { "any" };
    let because = beat!("why-canonical-sign", sign = sign, turn = turn).at(SUM);
    if takes_all(why, keep) {
        return Story::from(vec![because.in_notation(), beat!("why-canonical-last", of = size(keep.of, look))]);
    }
    let best = best("why-canonical-keep", keep, view, look).with("sum", compared(&keep.sum, keep.sign, look));
    let then = beat!("why-canonical-then", who = opponent);
    if is_paired(&why.rectangles, Some(keep)) {
        let twins = [beat!("why-canonical-twins"), beat!("why-canonical-copy", who = opponent)];
        return [because.in_notation(), best].into_iter().chain(twins).chain([then.in_notation()]).collect();
    }
    Story::from(vec![because, best, then])
}

/// Returns whether each rectangle can be paired with one that is it turned by a right angle, after this line is taken: one is
/// the negative of the other.
fn is_paired(parts: &[Part], taken: Option<&WinningLine>) -> bool {
    let counted = |size: Rectangle| {
        let now = parts.iter().find(|part| part.size == size).map_or(0, |part| part.count);
        let gone = u64::from(taken.is_some_and(|line| line.of == size));
        let left = taken.map_or(0, |line| line.leave.iter().filter(|part| **part == size).count());
        now.saturating_sub(gone) + left as u64
    };
    let left = taken.iter().flat_map(|line| line.leave.iter().copied());
    let mut sizes = parts.iter().map(|part| part.size).chain(left);
    sizes.all(|size| {
        let count = counted(size);
        if size == size.turned() { count % 2 == 0 } else { count == counted(size.turned()) }
    })
}
