//! The open box: its beads, the theory of its position, and the changes by the last game.

use std::cmp::Reverse;

use zugzwang_engine::{
    InOrder,
    matchbox::{Learner, Method, Verdict},
};

use super::{LabScreen, hidden};
use crate::{
    play::{
        board::Stage,
        panels::{self, Points, View, mark},
    },
    screens::prelude::*,
    words::numbers,
};

/// Rows for text and figure below the beads.
const KEPT: usize = 14;
/// Rows above the beads.
const HEAD: usize = 1;
/// The fewest columns for a move with its beads.
const NARROW: usize = 16;

/// The columns of the parts of a row, and the most beads of any colour.
#[derive(Debug, Clone, Copy)]
struct Sizes {
    name: usize,
    digits: usize,
    change: usize,
    most: u32,
    bar: usize,
    wide: usize,
}

impl Sizes {
    const fn head(self) -> usize {
        self.name + self.digits + self.change + 6
    }
}

impl LabScreen {
    pub(super) fn draw_inside(&self, learner: &Learner, area: Rect, buf: &mut Buffer, look: &Look) -> Hits {
        let cabinet = learner.cabinet();
        let title = say!(look, "lab-box", position = clear(cabinet.name(self.chosen), look));
        let right = say!(look, "lab-box-of", number = self.chosen + 1, count = cabinet.boxes());
        let inside = text_pane(&title, &right, area, buf, look);
        let room = usize::from(inside.height);
        let (rows, beads) = self.rows(learner, room.saturating_sub(KEPT + HEAD).max(3), inside, look);
        let tells = self.tells();
        let mut lines = vec![self.headings(learner, look)];
        lines.extend(rows);
        lines.push(Line::default());
        let opinion = if tells { opinion(learner, self.chosen, look) } else { liking(learner, self.chosen, look) };
        for sentence in [opinion, last_change(learner, self.chosen, look)] {
            lines.extend(wrapped(&sentence, look.theme.text, inside.width));
        }
        if !tells {
            lines.push(Line::default());
            lines.extend(untold(learner, look, inside.width));
        }
        if let Some(verdict) = self.verdict.as_ref().filter(|_| tells) {
            let left = room.saturating_sub(lines.len() + 1);
            let height = u16::try_from(left).unwrap_or(u16::MAX);
            lines.push(Line::default());
            lines.extend(why(verdict, Size { width: inside.width, height }, look));
        }
        draw_lines(lines, inside, buf);
        beads
    }

    /// Also tells the meaning of the beads' colours, unless it is hidden.
    fn headings(&self, learner: &Learner, look: &Look) -> Line<'static> {
        let columns = Span::styled(say!(look, "lab-columns"), look.theme.dim);
        if !self.tells() {
            return Line::from(columns);
        }
        let (theme, glyphs) = (&look.theme, look.glyphs());
        let drawn = learner.cabinet().outcome(self.chosen) == Outcome::Draw;
        let kinds = [
            Some((glyphs.wins, theme.win, "lab-heading-wins")),
            drawn.then_some((glyphs.draws, theme.draw, "lab-heading-draws")),
            Some((glyphs.loses, theme.loss, "lab-heading-loses")),
        ];
        let told = kinds.into_iter().flatten().flat_map(|(sign, style, id)| {
            [
                Span::styled(format!("  {sign} {}", glyphs.bead), style),
                Span::styled(format!(" {}", say!(look, id)), theme.text),
            ]
        });
        std::iter::once(columns).chain(told).collect()
    }

    /// Returns the colours with their beads, in two columns if one is too low, and the places of single beads for the animation of a
    /// watched game. If not all colours fit, those with the most beads are shown.
    fn rows(&self, learner: &Learner, room: usize, inside: Rect, look: &Look) -> (Vec<Line<'static>>, Hits) {
        let (cabinet, width) = (learner.cabinet(), inside.width);
        let all = cabinet.of_box(self.chosen);
        let columns = if all.len() > room && usize::from(width) >= 2 * NARROW { 2 } else { 1 };
        let (shown, hidden) = self.in_sight(learner, room * columns);
        let most = shown.iter().map(|colour| learner.beads(*colour)).max().unwrap_or(0);
        let name = shown.iter().map(|colour| numbers::columns(cabinet.mv(*colour))).max().unwrap_or(0);
        let digits = width_of(&most.to_string());
        let wide = usize::from(width) / columns;
        let change = shown.iter().filter_map(|colour| self.change(learner, *colour)).map(|told| told.len() + 1).max();
        let change = change.unwrap_or(0);
        let sizes = Sizes { name, digits, change, most, bar: wide.saturating_sub(name + digits + change + 7), wide };
        let down = shown.len().div_ceil(columns).max(1);
        let row = |at: usize| {
            let side = (0..columns).filter_map(|column| shown.get(column * down + at));
            Line::from(side.flat_map(|colour| self.colour(learner, *colour, sizes, look)).collect::<Vec<_>>())
        };
        let mut lines: Vec<Line<'static>> = (0..down).map(row).collect();
        let place = |at: usize| {
            let x = at / down * wide + sizes.head();
            Rect {
                x: inside.x.saturating_add(u16::try_from(x).unwrap_or(u16::MAX)),
                height: 1,
                ..inside.rows().nth(HEAD + at % down)?
            }
            .into()
        };
        let beads = self.beads(learner, &shown, sizes, place);
        if !hidden.is_empty() {
            let beads: u64 = hidden.iter().map(|colour| u64::from(learner.beads(*colour))).sum();
            lines.push(Line::styled(
                say!(look, "lab-more-colours", count = hidden.len(), beads = beads),
                look.theme.text,
            ));
        }
        (lines, beads)
    }

    /// Returns no places if a sign stands for several beads.
    fn beads(&self, learner: &Learner, shown: &[usize], sizes: Sizes, place: impl Fn(usize) -> Option<Rect>) -> Hits {
        if self.watched.is_none() || sizes.most as usize > sizes.bar {
            return Hits::new();
        }
        let of_colour = |(at, colour): (usize, &usize)| {
            let row = place(at).unwrap_or_default();
            let bead = move |colour: usize, bead: u16| {
                let place = Rect { x: row.x.saturating_add(bead), width: 1, ..row };
                (place, Hit::Piece(Stage::piece(colour, bead.into())))
            };
            let (count, colour) = (u16::try_from(learner.beads(*colour)).unwrap_or(0), *colour);
            (0..count).map(move |at| bead(colour, at))
        };
        shown.iter().enumerate().flat_map(of_colour).collect()
    }

    fn change(&self, learner: &Learner, colour: usize) -> Option<String> {
        let watched = self.watched.as_ref().filter(|watched| watched.settled)?;
        let mark = learner.mark(colour).filter(|mark| mark.game == watched.game && mark.change != 0)?;
        Some(format!("{:+}", mark.change))
    }

    /// Splits the colours into those that fit, in the order of the box, and the rest. The ones that fit have the most beads, or were drawn
    /// last.
    fn in_sight(&self, learner: &Learner, room: usize) -> (Vec<usize>, Vec<usize>) {
        let all: Vec<usize> = learner.cabinet().of_box(self.chosen).collect();
        if all.len() <= room {
            return (all, Vec::new());
        }
        let drawn = self.drawn();
        let mut by_beads = all.clone();
        by_beads.order_by_key(|colour| (Some(*colour) != drawn, Reverse(learner.beads(*colour))));
        // One row sums up the rest.
        let hidden = by_beads.split_off(room.saturating_sub(1).max(1));
        all.into_iter().partition(|colour| !hidden.contains(colour))
    }

    fn drawn(&self) -> Option<usize> {
        self.watched.as_ref().and_then(super::Watched::drawn)
    }

    fn colour(&self, learner: &Learner, colour: usize, sizes: Sizes, look: &Look) -> Vec<Span<'static>> {
        let told = if self.tells() { mark(learner.cabinet().worth(colour), look) } else { (" ", look.theme.bead) };
        let (sign, style) = told;
        let is_drawn = self.drawn() == Some(colour);
        let pointer = if is_drawn { look.glyphs().pointer } else { " " };
        let named = if is_drawn { look.theme.chosen } else { look.theme.text };
        let count = learner.beads(colour);
        let beads = look.glyphs().bead.repeat(length(count, sizes.most, sizes.bar));
        let change = self.change(learner, colour).unwrap_or_default();
        let changed = if change.starts_with('+') { look.theme.win } else { look.theme.loss };
        let spans = vec![
            Span::styled(format!("{pointer} "), look.theme.taken),
            Span::styled(format!("{sign} "), style),
            Span::styled(align::left(&clear(learner.cabinet().mv(colour), look), sizes.name), named),
            Span::styled(format!(" {} ", align::right(&count.to_string(), sizes.digits)), look.theme.text),
            Span::styled(align::left(&change, sizes.change), changed),
            Span::styled(beads, style.not_bold()),
        ];
        let taken: usize = spans.iter().map(|span| width_of(&span.content)).sum();
        spans.into_iter().chain([Span::raw(" ".repeat(sizes.wide.saturating_sub(taken)))]).collect()
    }
}

/// Returns the columns for `count` beads if `most` beads have `room` columns: at least one, unless there are no beads.
fn length(count: u32, most: u32, room: usize) -> usize {
    if most as usize <= room {
        return count as usize;
    }
    (count as usize * room / most.max(1) as usize).max(usize::from(count > 0))
}

/// Of many moves, only the first few are listed.
fn named(learner: &Learner, colours: impl Iterator<Item = usize>, look: &Look) -> String {
    const FEW: usize = 4;
    let mut moves: Vec<String> =
        colours.take(FEW + 1).map(|colour| clear(learner.cabinet().mv(colour), look)).collect();
    if moves.len() > FEW {
        look.glyphs().more.clone_into(&mut moves[FEW]);
    }
    words::listed(moves, look)
}

fn opinion(learner: &Learner, number: usize, look: &Look) -> String {
    let cabinet = learner.cabinet();
    let wins = named(learner, cabinet.winning(number), look);
    let likes = named(learner, learner.favourites(number), look);
    let count = learner.favourites(number).count();
    match (cabinet.outcome(number), learner.inside(number) == 0) {
        (Outcome::Win, true) => say!(look, "lab-thinks-empty-won", wins = wins),
        (Outcome::Win, _) if learner.is_right(number) => say!(look, "lab-thinks-right", moves = likes, count = count),
        (Outcome::Win, _) if count > 1 => say!(look, "lab-thinks-torn", moves = likes, wins = wins),
        (Outcome::Win, _) => say!(look, "lab-thinks-wrong", moves = likes, wins = wins),
        (Outcome::Loss, true) => say!(look, "lab-thinks-empty-lost"),
        (Outcome::Loss, _) => say!(look, "lab-thinks-lost", beads = learner.inside(number)),
        (Outcome::Draw | Outcome::Unknown, true) => say!(look, "lab-thinks-empty-drawn"),
        (Outcome::Draw | Outcome::Unknown, _) => say!(look, "lab-thinks-drawn", moves = likes, count = count),
    }
}

/// Says which moves the machine likes best, but not whether they are right.
fn liking(learner: &Learner, number: usize, look: &Look) -> String {
    if learner.inside(number) == 0 {
        return say!(look, "lab-box-empty");
    }
    let likes = named(learner, learner.favourites(number), look);
    say!(look, "lab-likes", moves = likes, count = learner.favourites(number).count())
}

/// In place of the reason, explains boxes, beads and the rules of this machine.
fn untold(learner: &Learner, look: &Look, width: u16) -> Vec<Line<'static>> {
    let Method { win, loss, blame, openings, .. } = *learner.method();
    let how = say!(
        look,
        "lab-intro-rule",
        win = u64::from(win),
        loss = u64::from(loss),
        blame = blame.word(),
        openings = openings.word()
    );
    let told = [hidden(look), say!(look, "lab-intro"), how];
    told.iter().flat_map(|text| wrapped(text, look.theme.text, width)).collect()
}

fn last_change(learner: &Learner, number: usize, look: &Look) -> String {
    let marked = learner.cabinet().of_box(number).filter_map(|colour| Some((colour, learner.mark(colour)?)));
    match marked.max_by_key(|(_, mark)| mark.game) {
        None => say!(look, "lab-last-none"),
        Some((colour, mark)) => {
            let how = match mark.change {
                1.. => "more",
                _ if mark.refilled => "refilled",
                _ => "less",
            };
            let mv = clear(learner.cabinet().mv(colour), look);
            say!(look, "lab-last", game = mark.game, how = how, beads = mark.change.unsigned_abs(), move = mv)
        }
    }
}

fn why(verdict: &Verdict, room: Size, look: &Look) -> Vec<Line<'static>> {
    let score = verdict.worth.score.map(|score| Points::of(score, Seat::First));
    let view = View { score, ..View::of(&verdict.reason, verdict.worth.outcome, Who::Learner) };
    panels::why(&view, look, room)
}
