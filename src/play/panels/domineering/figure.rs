//! The figure: what each part is worth, and all of them together.

use std::cmp::Ordering;

use zugzwang_engine::{
    exact::Exact,
    theory::{
        domineering::{Domineering, Region, Side, Standing},
        eatcake::Sign,
        hackenbush::Number,
    },
};

use super::{
    Figure, Line, Look, Span, Style, Wording, align, canonical,
    lead::{Lead, dyadic},
    letter_of, mixed, moves, say, table, times, widest, width_of, wrapped,
};

/// A position and what the cursor's move makes of it.
#[derive(Debug, Clone, Copy)]
pub(super) struct Drawing<'a> {
    pub(super) why: &'a Domineering,
    pub(super) after: Option<&'a Domineering>,
    pub(super) look: &'a Look,
    pub(super) width: u16,
}

impl Drawing<'_> {
    /// Tells in this many rows what the parts are worth, in short if there is too little room for words.
    pub(super) fn figure(self, rows: usize) -> Figure {
        let together = self.together();
        let parts = self.parts();
        if parts.len() + together.len() > rows && self.look.wording != Wording::Notation {
            return [self.leads(), together].concat();
        }
        let lines = [parts, together].concat();
        let legend = self.legend();
        if lines.len() + legend.len() <= rows { [lines, legend].concat() } else { lines }
    }

    /// Tells what each part is worth.
    fn parts(&self) -> Figure {
        match self.look.wording {
            Wording::Notation => self.table(),
            // The effect of the cursor's move begins with the same.
            _ if self.why.regions.len() == 1 && self.after.is_some() => Vec::new(),
            _ => self.told(),
        }
    }

    /// Tells how several parts stand together, if the effect of the cursor's move does not.
    fn together(&self) -> Figure {
        if self.why.regions.len() < 2 || self.after.is_some() {
            return Vec::new();
        }
        if self.look.wording == Wording::Notation {
            return self.total(self.why, "");
        }
        in_words(self.why, "together", self.look)
            .map_or_else(Vec::new, |words| wrapped(&words, self.look.theme.title, self.width))
    }

    /// Tells in short who is ahead in each part: `A Vert +½   B even`.
    fn leads(&self) -> Figure {
        let lead = |(at, part): (usize, &Region)| {
            let lead = part.value.as_ref().map(|value| Lead::of_vert(value.mean));
            let lead = lead.map_or_else(
                || self.look.glyphs().unknown.to_owned(),
                |lead| say!(self.look, "why-domineering-brief", who = lead.leader(), number = lead.number(self.look)),
            );
            format!("{} {lead}", letter_of(at, self.why)).trim_start().to_owned()
        };
        let leads: Vec<String> = (1..).zip(&self.why.regions).map(lead).collect();
        wrapped(&leads.join("   "), self.look.theme.text, self.width)
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
                part.value.as_ref().map_or_else(unknown, |value| mixed(dyadic(number(value)), look))
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
        let row = |letter: &str, [first, second]: [String; 2], name: String, styles: [Style; 2]| {
            let numbers = [first, second].map(|number| Span::styled(format!("  {number}"), styles[0]));
            let letter = Span::styled(align::left(letter, 3), styles[0]);
            [vec![letter, Span::styled(name, styles[1])], numbers.to_vec()].concat()
        };
        let (dim, plain) = ([look.theme.dim; 2], [look.theme.text, look.theme.title]);
        let parts = (1..).zip(self.why.regions.iter().zip(rows));
        let parts = parts.map(|(at, (part, numbers))| row(&letter_of(at, self.why), numbers, name(part), plain));
        table(std::iter::once(row("", heads.clone(), head, dim)).chain(parts), |at| at > 1)
    }

    /// Tells how all parts stand together, behind a word.
    fn total(&self, why: &Domineering, before: &str) -> Figure {
        let look = self.look;
        let room = usize::from(self.width).saturating_sub(width_of(before));
        let text = if look.wording == Wording::Notation {
            in_signs(&why.all, room, look)
        } else {
            let unweighed = || say!(look, "why-domineering-unweighed", sign = why.all.sign.name());
            in_words(why, "alone", look).unwrap_or_else(unweighed)
        };
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
        self.total(self.why, &now).into_iter().chain(self.total(after, &then)).collect()
    }
}

/// Tells what a part is worth in words.
fn weighed(part: &Region, look: &Look) -> String {
    let Some(value) = &part.value else {
        let [vert, horz] = part.dominoes.map(u64::from);
        return say!(look, "why-domineering-roomy", vert, horz);
    };
    let lead = Lead::of_vert(value.mean);
    let zero = Exact::from(0);
    let heat = match value.temperature {
        heat if heat > zero => "hot",
        heat if heat == zero => "turn",
        _ if value.mean.is_integer() => "spare",
        _ => "cold",
    };
    let gain = moves(dyadic(value.temperature), look);
    say!(look, "why-domineering-part", heat, who = lead.leader(), lead = lead.moves(look), gain)
}

/// Tells in words who is ahead, and what the next move gains: in one sum alone (`alone`), or in all parts of the board (`together`).
/// If that move turns the tables, names the player who makes it. `None` if a part is too large.
pub(super) fn in_words(why: &Domineering, kind: &str, look: &Look) -> Option<String> {
    let lead = Lead::of_vert(why.all.ahead?);
    let gain = dyadic(why.all.hottest.filter(|heat| *heat > Exact::from(0)).unwrap_or_default());
    let turns = lead.leader() != why.mover.name() && wins(why);
    let heat = match (gain == Number::ZERO, gain.cmp(&lead.amount())) {
        (true, _) => "cold",
        (_, Ordering::Greater) if turns => "more",
        (_, Ordering::Equal) if turns => "same",
        _ => "hot",
    };
    let (who, lead) = (lead.leader(), lead.moves(look));
    let (gain, next) = (moves(gain, look), why.mover.name());
    Some(say!(look, "why-domineering-all", kind, who, lead, heat, gain, next))
}

/// Whether the player to move wins.
const fn wins(why: &Domineering) -> bool {
    match why.all.sign {
        Sign::Fuzzy => true,
        Sign::Positive => matches!(why.mover, Side::Vert),
        Sign::Negative => matches!(why.mover, Side::Horz),
        Sign::Zero => false,
    }
}

/// Compares a sum with 0 in this many columns.
fn in_signs(standing: &Standing, room: usize, look: &Look) -> String {
    let sign = standing.sign.name();
    let Some(sum) = &standing.sum else { return say!(look, "why-canonical-beside", sign) };
    let besides = say!(look, "why-canonical-sum", sum = "", sign);
    let sum = canonical::shortened(sum, room.saturating_sub(width_of(&besides)), look);
    say!(look, "why-canonical-sum", sum, sign)
}
