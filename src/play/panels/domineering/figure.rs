//! The figure: the parts drawn with their letters, what each is worth, and all of them together.

use zugzwang_engine::{
    exact::Exact,
    games::domineering::Cell,
    theory::domineering::{Domineering, Region, Standing},
};

use super::{
    Figure, Line, Look, Span, State, Wording, align, amount, canonical, drawn, lead::Lead, letter_of, say, times,
    widest, width_of, wrapped,
};

/// The part of the figure drawn so far.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Stage {
    Parts,
    Worths,
    Sum,
}

/// A position and what the cursor's move makes of it.
#[derive(Debug, Clone, Copy)]
pub(super) struct Drawing<'a> {
    pub(super) why: &'a Domineering,
    pub(super) after: Option<&'a Domineering>,
    /// The cursor's move.
    pub(super) mv: Option<Cell>,
    pub(super) look: &'a Look,
    pub(super) width: u16,
}

impl Drawing<'_> {
    /// Draws the figure in about this many rows.
    pub(super) fn figure(self, stage: Stage, height: u16) -> Figure {
        let mut below = match (stage, self.look.wording) {
            (Stage::Parts, _) => Vec::new(),
            (_, Wording::Notation) => self.table(),
            _ => self.told(),
        };
        // The effect of the cursor's move begins with the same.
        if stage == Stage::Sum && self.why.regions.len() > 1 && self.after.is_none() {
            let is_notation = self.look.wording == Wording::Notation;
            let before = if is_notation { String::new() } else { say!(self.look, "why-domineering-together") };
            below.extend(self.total(&self.why.all, &before));
        }
        let rows = usize::from(height);
        let cells: Vec<(String, &[Cell])> =
            (1..).zip(&self.why.regions).map(|(at, part)| (letter_of(at, self.why), &part.cells[..])).collect();
        let mut lines = drawn(&cells, &self.cut(), self.look, self.width, rows.saturating_sub(below.len()));
        lines.extend(below);
        if stage >= Stage::Worths {
            let legend = self.legend();
            if lines.len() + legend.len() <= rows {
                lines.extend(legend);
            }
        }
        lines
    }

    /// Returns the cells that the cursor's move covers.
    fn cut(&self) -> Vec<Cell> {
        self.mv.map(|mv| vec![mv, mv.beside(self.why.mover)]).unwrap_or_default()
    }

    fn legend(&self) -> Figure {
        if self.look.wording != Wording::Notation {
            return Vec::new();
        }
        let values =
            self.why.regions.iter().filter_map(|part| part.value.as_ref()).map(|value| value.value.to_string());
        let values: Vec<String> = values.chain(self.why.all.sum.iter().map(ToString::to_string)).collect();
        canonical::signs::legend(&values, false, "vert", self.look, self.width)
    }

    /// Tells in words what each part is worth.
    fn told(&self) -> Figure {
        let line = |(at, part): (usize, &Region)| {
            let told = format!("{}  {}", letter_of(at, self.why), weighed(part, self.look));
            wrapped(told.trim_start(), self.look.theme.text, self.width)
        };
        (1..).zip(&self.why.regions).flat_map(line).collect()
    }

    /// Draws the values, means and temperatures.
    fn table(&self) -> Figure {
        let look = self.look;
        let heads = ["mean", "heat"].map(|what| say!(look, "why-domineering-head", what));
        let head = say!(look, "why-domineering-head", what = "value");
        let numbers = |part: &Region| {
            let unknown = || look.glyphs().unknown.to_owned();
            let told = |number: fn(&zugzwang_engine::theory::domineering::RegionValue) -> Exact| {
                part.value.as_ref().map_or_else(unknown, |value| amount(number(value)))
            };
            [told(|value| value.mean), told(|value| value.temperature)]
        };
        let rows: Vec<[String; 2]> = self.why.regions.iter().map(numbers).collect();
        let wide = [0, 1].map(|at| 2 + widest(rows.iter().map(|row| &row[at]).chain([&heads[at]])));
        let room = usize::from(self.width).saturating_sub(3 + wide[0] + wide[1]);
        let name = |part: &Region| match &part.value {
            Some(value) => canonical::shortened(&value.value, room, look),
            None => align::cut(&say!(look, "why-domineering-large"), room, look.glyphs().edge),
        };
        let names: Vec<String> = self.why.regions.iter().map(name).collect();
        let column = widest(names.iter().chain([&head])).min(room);
        let row = |letter: &str, name: &str, numbers: &[String; 2]| {
            let numbers = [0, 1].map(|at| align::right(&numbers[at], wide[at])).concat();
            [align::left(letter, 3), align::left(name, column), numbers]
        };
        let [letter, name, numbers] = row("", &head, &heads);
        let mut lines = vec![Line::styled([letter, name, numbers].concat(), look.theme.dim)];
        for (at, (name, numbers)) in (1..).zip(names.iter().zip(&rows)) {
            let [letter, name, numbers] = row(&letter_of(at, self.why), name, numbers);
            lines.push(Line::from_iter([
                Span::styled(letter, look.theme.text),
                Span::styled(name, look.theme.title),
                Span::styled(numbers, look.theme.text),
            ]));
        }
        lines
    }

    /// Tells how all parts stand together.
    fn total(&self, standing: &Standing, before: &str) -> Figure {
        let look = self.look;
        let room = usize::from(self.width).saturating_sub(width_of(before));
        let is_notation = look.wording == Wording::Notation;
        let text = if is_notation { in_signs(standing, room, look) } else { in_words(standing, look) };
        let lines = wrapped(&text, look.theme.title, u16::try_from(room).unwrap_or(u16::MAX));
        let blank = " ".repeat(width_of(before));
        let led = |(at, mut line): (usize, Line<'static>)| {
            line.spans
                .insert(0, Span::styled(if at == 0 { before.to_owned() } else { blank.clone() }, look.theme.text));
            line
        };
        lines.into_iter().enumerate().map(led).collect()
    }

    /// Tells how everything stands now and after the cursor's move.
    pub(super) fn pick(self) -> Figure {
        let Some(after) = self.after else { return Vec::new() };
        if self.look.wording != Wording::Notation && after.all.ahead.is_none() {
            // Before a move that leaves too much, there was too much, too.
            return Vec::new();
        }
        let [now, then] = times(self.look);
        let lines = self.total(&self.why.all, &now).into_iter();
        lines.chain(self.total(&after.all, &then)).collect()
    }
}

/// Tells what a part is worth in words.
fn weighed(part: &Region, look: &Look) -> String {
    let Some(value) = &part.value else { return say!(look, "why-domineering-large") };
    let lead = Lead::of_vert(value.mean);
    let zero = Exact::from(0);
    let heat = match value.temperature {
        heat if heat > zero => "hot",
        heat if heat == zero => "turn",
        _ if value.mean.is_integer() => "spare",
        _ => "cold",
    };
    say!(
        look,
        "why-domineering-part",
        heat,
        who = lead.leader(),
        lead = lead.amount(),
        size = lead.size(),
        worth = amount(value.temperature)
    )
}

/// Tells how a sum stands in words.
fn in_words(standing: &Standing, look: &Look) -> String {
    let state = State::of(standing);
    if state == State::Open {
        return say!(look, "why-domineering-large");
    }
    let lead = Lead::of_vert(standing.ahead.unwrap_or_default());
    let heat = if state == State::Hot { "hot" } else { "cold" };
    let worth = amount(standing.hottest.unwrap_or_default());
    say!(look, "why-domineering-all", heat, who = lead.leader(), lead = lead.amount(), size = lead.size(), worth)
}

/// Compares a sum with 0 in this many columns.
fn in_signs(standing: &Standing, room: usize, look: &Look) -> String {
    let sign = standing.sign.name();
    let Some(sum) = &standing.sum else { return say!(look, "why-canonical-beside", sign) };
    let besides = say!(look, "why-canonical-sum", sum = "", sign);
    let sum = canonical::shortened(sum, room.saturating_sub(width_of(&besides)), look);
    say!(look, "why-canonical-sum", sum, sign)
}
