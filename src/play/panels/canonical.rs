//! A sum of games: each with its value in canonical form, their sum compared with 0, and both again after the cursor's move.

mod answers;
pub(super) mod signs;

use zugzwang_engine::{
    Seat,
    theory::{
        canonical::Name,
        eatcake::{Eatcake, Part, Rectangle, Sign, WinningLine},
    },
};

use super::{
    Beat, Figure, Line, Look, Size, Span, Story, Theory, View, Wording, align, beat, left_beside, lost, say,
    times::{indent, times},
    widest, width_of, wrapped,
};
use crate::look::glyphs::GlyphSet;

impl Theory for Eatcake {
    fn value(&self, look: &Look) -> String {
        compared(&self.sum, self.sign, look)
    }

    fn story(&self, view: &View<'_>, look: &Look) -> Story {
        let (mover, opponent) = (who(self.mover), who(self.mover.other()));
        let sign = self.sign.name();
        let Some(keep) = &self.keep else {
            let because = say!(look, "why-canonical-sign", sign);
            let then = say!(look, "why-canonical-lost", who = mover);
            let because = beat!("why-canonical-lost-whole", because, then, who = mover);
            if !is_paired(&self.rectangles, None) {
                return lost(because, view);
            }
            let twins = beat!("why-canonical-lost-twins");
            return [because.in_notation(), twins].into_iter().chain(view.hold_out()).collect();
        };
        let turn = if self.sign == Sign::Fuzzy { "own" } else { "any" };
        let because = beat!("why-canonical-sign", sign, turn);
        if takes_all(self, keep) {
            return vec![because.in_notation(), beat!("why-canonical-last", of = size(keep.of, look))];
        }
        let best = best("why-canonical-keep", keep, view, look).with("sum", compared(&keep.sum, keep.sign, look));
        let then = beat!("why-canonical-then", who = opponent);
        if is_paired(&self.rectangles, Some(keep)) {
            let (twins, copy) = (beat!("why-canonical-twins"), beat!("why-canonical-copy", who = opponent));
            return vec![because.in_notation(), best, twins, copy, then.in_notation()];
        }
        vec![because, best, then]
    }

    fn holds(&self, view: &View<'_>, look: &Look) -> Story {
        let won = self.keep.is_some();
        let Some(part) = self.rectangles.first() else { return Story::default() };
        if let Some(keep) = self.keep.as_ref().filter(|keep| takes_all(self, keep)) {
            return vec![beat!("holds-canonical-last", of = size(keep.of, look))];
        }
        if is_paired(&self.rectangles, self.keep.as_ref()) {
            return vec![
                beat!("holds-canonical-twins", won),
                beat!("holds-canonical-copy"),
                beat!("holds-canonical-end", won),
            ];
        }
        let (of, rows, cols) = (size(part.size, look), part.size.rows, part.size.cols);
        let valued = [
            beat!("holds-canonical-lines", of, rows, cols),
            beat!("holds-canonical-simplest"),
            beat!("holds-canonical-checked", won, sign = self.sign.name()),
        ];
        let best = self.keep.as_ref().map(|keep| best("holds-canonical-best", keep, view, look));
        let played = best.into_iter().chain(played(self, look));
        // Notation has the values, too.
        valued.map(Beat::in_notation).into_iter().chain(played).collect()
    }

    fn figures(&self, view: &View<'_>, look: &Look, room: Size) -> [Figure; 2] {
        let pick = view.after().map(|after| change(self, after, look, room.width)).unwrap_or_default();
        [figure(self, look, left_beside(&pick, room)), pick]
    }
}

/// Tells the cuts of the losing player, each with an answer; if they are too many, only their number.
fn played(why: &Eatcake, look: &Look) -> Vec<Beat> {
    /// The most cuts told one by one.
    const TOLD: usize = 3;
    let won = why.keep.is_some();
    let (lost, mover) = answers::lost(why);
    let all = answers::cuts(&lost, mover);
    let Some(answers) = answers::answers(&lost, mover, TOLD) else {
        return vec![beat!("holds-canonical-too-many", moves = all)];
    };
    let [first, second] = if won { ["they-may", "you"] } else { ["you-may", "they"] };
    let beats = answers.iter().map(|[cut, reply]| {
        let (cut, reply) = (part_of(cut, first, look), part_of(reply, second, look));
        beat!("holds-canonical-answer", move = cut, reply)
    });
    let more = all.saturating_sub(TOLD);
    let ends = more == 0 && answers.iter().all(|[cut, reply]| reply.after(&cut.after(&lost)).is_empty());
    beats.chain((!ends).then(|| beat!("holds-canonical-again", won, more, count = answers.len()))).collect()
}

/// Returns a cut in a few plain words, as one of the two players makes it.
fn part_of(cut: &answers::Cut, who: &'static str, look: &Look) -> String {
    let left = cut.left.iter().map(|part| size(*part, look)).collect::<Vec<_>>().join(" + ");
    say!(look, "plain-holds-canonical-part", who, parts = cut.left.len(), of = size(cut.of, look), left)
}

/// Tells the perfect player's move and what it leaves of its rectangle.
fn best(id: &'static str, keep: &WinningLine, view: &View<'_>, look: &Look) -> Beat {
    let mut leave = keep.leave.iter().map(|part| size(*part, look));
    let (one, other) = (leave.next().unwrap_or_default(), leave.next().unwrap_or_default());
    let words = view.best_move();
    beat!(id, words, of = size(keep.of, look), parts = keep.leave.len(), one, other)
}

/// Returns whether a line takes all that is left.
fn takes_all(why: &Eatcake, keep: &WinningLine) -> bool {
    keep.leave.is_empty() && why.rectangles.iter().map(|part| part.count).sum::<u64>() == 1
}

/// Returns a value with all its options.
pub(super) fn whole(name: &Name, look: &Look) -> String {
    match look.glyph_set() {
        GlyphSet::Unicode => name.to_string(),
        GlyphSet::Ascii => format!("{name:#}"),
    }
}

/// Returns a value in at most `columns` columns.
pub(super) fn shortened(name: &Name, columns: usize, look: &Look) -> String {
    align::cut(&whole(name, look), columns, look.glyphs().more)
}

/// Compares a sum with 0: `sum {*|⇓} < 0`. A name is given whole or not at all, because its sign says who wins.
pub(super) fn compared(sum: &Name, sign: Sign, look: &Look) -> String {
    /// The longest name that a sentence holds.
    const IN_WORDS: usize = 16;
    let name = whole(sum, look);
    if width_of(&name) > IN_WORDS {
        return say!(look, "why-canonical-beside", sign = sign.name());
    }
    say!(look, "why-canonical-sum", sum = name, sign = sign.name())
}

fn size(of: Rectangle, look: &Look) -> String {
    format!("{}{}{}", of.rows, look.glyphs().cross, of.cols)
}

/// Draws the rectangles, equal ones together, below them who wins their sum, and what the signs mean if there is room.
fn figure(why: &Eatcake, look: &Look, room: Size) -> Figure {
    const FEWEST: u16 = 3;
    /// The lines below the rectangles: those left out, the sum.
    const OTHERS: u16 = 2;
    let most = usize::from(room.height.saturating_sub(OTHERS).max(FEWEST));
    // A line that says how many are left out stands for at least two.
    let shown = if why.rectangles.len() <= most { most } else { most - 1 };
    let rows = Rows::new(&why.rectangles, room.width, look);
    let shown_parts = || why.rectangles.iter().take(shown);
    let lines_of = |words| shown_parts().flat_map(|part| rows.told("", part, words)).collect::<Vec<_>>();
    // Words are dropped if they push the rectangles out of sight.
    let mut lines = lines_of(look.wording != Wording::Notation);
    if lines.len() > most.max(usize::from(2 * FEWEST)) {
        lines = lines_of(false);
    }
    let hidden = why.rectangles.iter().skip(shown);
    if hidden.len() > 0 {
        let count: u64 = hidden.clone().map(|part| part.count).sum();
        let text = say!(look, "why-canonical-hidden", sizes = hidden.len(), count);
        lines.push(Line::styled(text, look.theme.dim));
    }
    let summed = why.rectangles.len() > 1;
    if summed {
        lines.push(total(why, "", look, room.width));
    }
    let parts = shown_parts().map(|part| part.value.to_string());
    let values: Vec<String> = parts.chain(summed.then(|| why.sum.to_string())).collect();
    let legend = signs::legend(&values, summed && why.sign == Sign::Fuzzy, "horz", look, room.width);
    if lines.len() + legend.len() <= most + 1 {
        lines.extend(legend);
    }
    lines
}

/// Draws the sum in a line of its own, as much of it as there is room for.
fn total(why: &Eatcake, indent: &str, look: &Look, width: u16) -> Line<'static> {
    let besides = say!(look, "why-canonical-sum", sum = "", sign = why.sign.name());
    let room = usize::from(width).saturating_sub(indent.len() + width_of(&besides));
    let text = say!(look, "why-canonical-sum", sum = shortened(&why.sum, room, look), sign = why.sign.name());
    Line::styled(format!("{indent}{text}"), look.theme.title)
}

struct Rows<'a> {
    counts: usize,
    sizes: usize,
    width: usize,
    look: &'a Look,
}

impl<'a> Rows<'a> {
    fn new(parts: &[Part], width: u16, look: &'a Look) -> Self {
        let widest = |text: &dyn Fn(&Part) -> String| widest(parts.iter().map(text));
        let counts = widest(&|part| multiple(part.count, look));
        let sizes = widest(&|part| size(part.size, look));
        Self { counts, sizes, width: usize::from(width), look }
    }

    /// Draws a rectangle with its value; in words with the lines each player has in it, on two lines if one is too narrow.
    fn told(&self, mark: &str, part: &Part, words: bool) -> Figure {
        if !words {
            return vec![self.line(mark, part)];
        }
        let (theme, head) = (&self.look.theme, self.head(mark, part));
        let Rectangle { rows, cols } = part.size;
        let has = say!(self.look, "why-canonical-has", rows, cols);
        let room = self.width.saturating_sub(width_of(&head));
        let fits = |has: &str| align::cut(has, room, self.look.glyphs().edge);
        let worth = |value: &str| say!(self.look, "why-canonical-worth", value);
        let first = Span::styled(head.clone(), theme.text);
        let whole = worth(&whole(&part.value, self.look));
        if width_of(&has) + 2 + width_of(&whole) <= room {
            let has = Span::styled(format!("{has}  "), theme.text);
            return vec![Line::from_iter([first, has, Span::styled(whole, theme.title)])];
        }
        let value = shortened(&part.value, room.saturating_sub(width_of(&worth("")) + 1), self.look);
        let indent = Span::raw(" ".repeat(width_of(&head)));
        let second = Line::from_iter([indent, Span::styled(worth(&value), theme.title)]);
        vec![Line::from_iter([first, Span::styled(fits(&has), theme.text)]), second]
    }

    fn head(&self, mark: &str, part: &Part) -> String {
        let (count, size) = (multiple(part.count, self.look), size(part.size, self.look));
        let space = usize::from(self.counts > 0);
        let (count, size) = (align::right(&count, self.counts), align::left(&size, self.sizes));
        format!("{mark}{count}{}{size}  ", " ".repeat(space))
    }

    fn line(&self, mark: &str, part: &Part) -> Line<'static> {
        let (theme, head) = (&self.look.theme, self.head(mark, part));
        let room = self.width.saturating_sub(width_of(&head));
        let value = shortened(&part.value, room, self.look);
        Line::from_iter([Span::styled(head, theme.text), Span::styled(value, theme.title)])
    }
}

/// Returns `3×`; nothing for a single one.
fn multiple(count: u64, look: &Look) -> String {
    if count > 1 { format!("{count}{}", look.glyphs().cross) } else { String::new() }
}

/// Draws the rectangle that the cursor's move cuts, what it leaves of it, and the sum after it.
fn change(why: &Eatcake, after: &Eatcake, look: &Look, width: u16) -> Figure {
    let (cut, left) = (more_of(why, after), more_of(after, why));
    let all: Vec<Part> = cut.iter().chain(&left).cloned().collect();
    let room = u16::try_from(indent(look)).unwrap_or(width);
    let rows = Rows::new(&all, width.saturating_sub(room), look);
    let ([now, then], blank) = (times(look), " ".repeat(indent(look)));
    let line = |(at, part), mark| rows.line(if at == 0 { mark } else { &blank }, part);
    let mut lines: Vec<_> = cut.iter().enumerate().map(|part| line(part, &now)).collect();
    if left.is_empty() {
        lines.push(Line::styled(format!("{then}{}", say!(look, "why-canonical-nothing")), look.theme.text));
    }
    lines.extend(left.iter().enumerate().map(|part| line(part, &then)));
    lines.push(total(after, &blank, look, width));
    lines
}

/// Returns the rectangles that one board has more of than the other, and how many more.
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

/// Returns whether each rectangle can be paired with one that is it turned by a right angle and so its negative, after this line is
/// taken.
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
