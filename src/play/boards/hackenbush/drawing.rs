//! The garden: stalks, the cut under the cursor with what it makes fall, and what the last cut made fall.

use ratatui::{
    buffer::Buffer,
    layout::Rect,
    style::Modifier,
    text::{Line, Span},
    widgets::Widget,
};
use zugzwang_engine::{
    games::Hackenbush,
    theory::hackenbush::{Color, Cut, Piece, Stalk},
};

use super::{goes_on, layout::Layout};
use crate::{
    play::{
        board::{Hits, Scene, Stage},
        boards::{
            paint::{faded, middle, push_fitting, write, write_centered},
            stalks::{self, sign, style},
        },
    },
    say,
};

/// Draws the garden. Every piece can be clicked, also those that the mover may not cut.
pub(super) fn draw(game: &Hackenbush, scene: &Scene<'_, Hackenbush>, area: Rect, buf: &mut Buffer) -> Hits<Cut> {
    if area.is_empty() {
        return Hits::new();
    }
    let layout = Layout::new(game, scene, area);
    let drawing = Drawing { scene, layout };
    drawing.head(goes_on(game, scene.position), buf);
    drawing.ground(buf);
    let mut hits = Hits::new();
    for stalk in drawing.layout.stalks.clone() {
        hits.extend(drawing.stalk(stalk, buf));
        drawing.fallen(stalk, buf);
    }
    hits
}

struct Drawing<'a> {
    scene: &'a Scene<'a, Hackenbush>,
    layout: Layout,
}

impl Drawing<'_> {
    /// Says whose turn it is, and which pieces are whose.
    fn head(&self, goes_on: bool, buf: &mut Buffer) {
        let (look, theme) = (self.scene.look, &self.scene.look.theme);
        let mover = self.scene.position.mover;
        let owner = |piece: Piece, key: &str| {
            let is_movers = goes_on && piece != Piece::Green && mover.cuts(piece);
            let pointer = if is_movers { look.glyphs().pointer } else { " " };
            let named = if is_movers { theme.title } else { theme.dim };
            [
                Span::styled(format!("{pointer}{} ", say!(look, key)), named),
                Span::styled(format!("{} ", sign(piece, look)), style(piece, look)),
            ]
        };
        let has_green = self.scene.position.stalks.iter().any(Stalk::is_green);
        let both = has_green.then(|| owner(Piece::Green, "hackenbush-both"));
        let owners =
            [owner(Piece::Blue, "hackenbush-blue"), owner(Piece::Red, "hackenbush-red")].into_iter().chain(both);
        let mut line = Line::default();
        let room = usize::from(self.layout.head.width);
        for owner in owners {
            let wide = owner.iter().map(Span::width).sum::<usize>();
            if line.width() + wide <= room {
                push_fitting(&mut line, owner, room);
            }
        }
        line.render(self.layout.head, buf);
    }

    /// Draws the grass, and the numbers of the stalks below it.
    fn ground(&self, buf: &mut Buffer) {
        let (look, theme) = (self.scene.look, &self.scene.look.theme);
        let grass = self.layout.grass;
        write(look.glyphs().halves[1].repeat(usize::from(grass.width)), faded(theme.green, look), grass, buf);
        for stalk in self.layout.stalks.clone() {
            let chosen = self.scene.cursor.is_some_and(|cut| cut.stalk == stalk + 1);
            let style = if chosen { theme.title } else { theme.dim };
            write_centered((stalk + 1).to_string(), style, self.layout.number(stalk), buf);
        }
    }

    /// Draws a stalk; returns what clicks on its pieces select.
    fn stalk(&self, stalk: usize, buf: &mut Buffer) -> Hits<Cut> {
        let look = self.scene.look;
        let number = stalk + 1;
        let Some(pieces) = self.scene.position.stalk(number).map(|stalk| &stalk.0) else { return Hits::new() };
        let cursor = self.scene.cursor.filter(|cut| cut.stalk == number);
        let mut hits = Hits::new();
        for (at, height) in self.layout.in_sight(stalk, pieces.len(), cursor).into_iter().enumerate() {
            let place = self.layout.piece(stalk, at);
            let Some((height, piece)) = height.and_then(|height| Some((height, pieces.get(height)?))) else {
                middle(look.glyphs().edge, look.theme.dim, place, buf);
                continue;
            };
            let cut = Cut { stalk: number, piece: height + 1 };
            let falls = cursor.is_some_and(|cursor| cursor.piece <= cut.piece);
            // A piece that would fall keeps the colour of its owner.
            let style = style(*piece, look);
            stalks::draw(*piece, if falls { style.add_modifier(Modifier::BOLD) } else { style }, place, buf, look);
            if falls {
                self.mark(cursor == Some(&cut), (stalk, at), buf);
            }
            self.scene.stage.put(Stage::falling(Stage::piece(number, cut.piece as u64)), place);
            if !place.is_empty() {
                hits.push((place, cut));
            }
        }
        hits
    }

    /// Marks a piece that would fall on both sides, the one that would be cut with a pointer and a line below it.
    fn mark(&self, is_cut: bool, (stalk, at): (usize, usize), buf: &mut Buffer) {
        let (glyphs, theme) = (self.scene.look.glyphs(), &self.scene.look.theme);
        let sides = self.layout.sides(stalk, at);
        for row in sides.iter().flat_map(|side| side.rows()) {
            write(glyphs.sticks[1], theme.taken, row.intersection(buf.area), buf);
        }
        if is_cut {
            let [before, _] = sides;
            let foot = Rect { y: before.bottom().saturating_sub(1), height: before.height.min(1), ..before };
            write(glyphs.pointer, theme.taken, foot.intersection(buf.area), buf);
            self.line(self.layout.under(stalk, at), buf);
        }
    }

    /// Draws the line of a cut: the grass or the free strip between two pieces, in another colour. Between narrow pieces with
    /// bevelled corners it would join them instead.
    fn line(&self, row: Rect, buf: &mut Buffer) {
        const NARROW: u16 = 5;
        let Some(color) = self.scene.look.theme.taken.fg else { return };
        for place in row.intersection(buf.area).positions() {
            let Some(cell) = buf.cell_mut(place) else { continue };
            match cell.symbol() {
                "▆" => cell.set_bg(color),
                "▄" if row.width >= NARROW => cell.set_bg(color),
                _ if row.y == self.layout.grass.y => cell.set_fg(color),
                _ => cell,
            };
        }
    }

    /// Draws what the last cut made fall: its place on the stalk, and the heap on the grass.
    fn fallen(&self, stalk: usize, buf: &mut Buffer) {
        let (look, theme, glyphs) = (self.scene.look, &self.scene.look.theme, self.scene.look.glyphs());
        let Some((before, cut)) = self.scene.last.filter(|(_, cut)| cut.stalk == stalk + 1) else { return };
        let Some(pieces) = before.stalk(cut.stalk).map(|stalk| &stalk.0) else { return };
        let standing = self.scene.position.stalk(cut.stalk).map_or(0, |stalk| stalk.0.len());
        let shown = self.layout.in_sight(stalk, standing, self.scene.cursor).len();
        let free = shown..self.layout.room();
        for (at, _) in free.clone().zip(pieces.iter().skip(standing)) {
            middle(glyphs.dot, theme.last, self.layout.piece(stalk, at), buf);
        }
        write(
            glyphs.last,
            theme.last,
            self.layout.behind(stalk, free.start.min(self.layout.room().saturating_sub(1))),
            buf,
        );
        let heap = self.layout.fallen(stalk);
        let owner = if before.mover == Color::Blue { Piece::Blue } else { Piece::Red };
        let lies = pieces.get(cut.piece.saturating_sub(1)).copied().unwrap_or(owner);
        write(sign(lies, look).repeat(usize::from(heap.width)), theme.last, heap, buf);
        for piece in cut.piece..=pieces.len() {
            self.scene.stage.put(Stage::falling(Stage::piece(cut.stalk, piece as u64)), heap);
        }
    }
}
