//! The card at the end of a game: below its board, or over the game if there is no room for both.

mod feast;
mod laid;

use laid::{Laid, MARGIN, Texts, WIDE, around, place};
use ratatui::widgets::Clear;

use super::{
    bench::{Bench, BoardView, Wrapped},
    margined,
};
use crate::{
    look::{big, veil},
    screens::prelude::*,
};
pub(in crate::screens) use feast::{Confetti, Feast};

/// A click on the card beside its ways does nothing.
const NOTHING: Hit = Hit::Item(usize::MAX);

pub(in crate::screens) struct EndCard<'a> {
    /// The game that the card lies over.
    pub(in crate::screens) game: &'a Bench<'a>,
    /// The end of the game, and a caption that says whose move led to it.
    pub(in crate::screens) board: BoardView<'a>,
    pub(in crate::screens) caption: String,
    pub(in crate::screens) title: String,
    /// Whether the user has won; `None` after a draw, or if no user played against a machine.
    pub(in crate::screens) is_won: Option<bool>,
    pub(in crate::screens) verdict: String,
    pub(in crate::screens) sentence: String,
    /// The user's progress.
    pub(in crate::screens) progress: Wrapped<'a>,
    /// The moves as tiles with signs.
    pub(in crate::screens) moves: Wrapped<'a>,
    /// Whatever else counted.
    pub(in crate::screens) counted: Wrapped<'a>,
    pub(in crate::screens) feast: Option<Feast<'a>>,
    /// The ways on, to choose from.
    pub(in crate::screens) ways: Vec<String>,
    pub(in crate::screens) chosen: usize,
    /// The ways on that have keys of their own.
    pub(in crate::screens) others: Vec<Hint>,
    pub(in crate::screens) context: Context,
}

impl EndCard<'_> {
    /// Draws the card in a window in which its game was drawn. The board does not react to clicks. Returns the click areas.
    pub(super) fn draw(&self, area: Rect, buf: &mut Buffer, look: &Look) -> Hits {
        let [top, body, _] = split(area);
        let above = Rect { height: top.height + body.height, ..area };
        veil(above, buf, look);
        if let Some(feast) = self.feast.as_ref().filter(|_| Feast::has_room(above)) {
            clear(above, buf, look);
            return self.draw_feast(feast, above, buf, look);
        }
        let place = place(area, body, look);
        let inner = Size::new(place.width.saturating_sub(2 + 2 * MARGIN), place.height.saturating_sub(2));
        let texts = Texts::of(self, inner, look);
        let has_room = place.height < area.height.saturating_sub(1);
        let laid = Laid::of(&texts, &self.verdict, inner, has_room, look);
        let height = (texts.rows() + laid.letters.height + laid.gaps + 2).min(place.height);
        let free = place.height - height;
        let place = Rect { y: place.y + if laid.has_board { free } else { free / 2 }, height, ..place };
        // In a narrow window the game would show as bits of words beside the card.
        let is_alone = laid.has_board || area.width < WIDE[0].0;
        clear(if is_alone { body } else { around(place, area) }, buf, look);
        if laid.has_board {
            let board = margined(Rect { height: free.saturating_sub(1), ..body });
            drop(self.board.draw(board, buf, look));
        }
        let mut hits = vec![(area, Hit::Action(Action::Back)), (place, NOTHING)];
        hits.extend(self.draw_texts(&texts, laid, place, buf, look));
        hits
    }

    /// The sentences of the card: who won, where the game turned, and the selected way to continue.
    pub(super) fn heard(&self) -> Vec<String> {
        let way = self.ways.get(self.chosen).map(|way| format!("Enter: {way}"));
        [self.verdict.clone(), self.sentence.clone()].into_iter().chain(way).collect()
    }

    /// The style of the verdict as text, and as a chip.
    const fn styles(&self, look: &Look) -> [Style; 2] {
        let theme = &look.theme;
        match self.is_won {
            Some(true) => [theme.win, theme.win_chip],
            Some(false) => [theme.loss, theme.loss_chip],
            None => [theme.title; 2],
        }
    }

    /// A text after the sign of the result.
    fn sealed(&self, text: &str, look: &Look) -> String {
        let sign = self.is_won.map(|won| if won { look.glyphs().wins } else { look.glyphs().loses });
        sign.map_or_else(|| text.to_owned(), |sign| format!("{sign} {text}"))
    }

    /// Draws the texts, separated by as many empty rows as `gaps` allows.
    fn draw_texts(
        &self,
        texts: &Texts,
        Laid { letters, mut gaps, .. }: Laid,
        place: Rect,
        buf: &mut Buffer,
        look: &Look,
    ) -> Hits {
        let inside = pane(&self.sealed(&self.title, look), &self.caption, place, buf, look);
        frame(place, self.styles(look)[0], buf);
        let (x, width) = (inside.x.saturating_add(MARGIN), inside.width.saturating_sub(2 * MARGIN));
        let mut rest = Rect { x, width, ..inside };
        let has_margins = gaps >= texts.gaps().saturating_sub(1);
        if has_margins {
            skip(&mut rest, 1);
            gaps = gaps.saturating_sub(2);
        }
        self.draw_head(letters, rest, buf, look);
        skip(&mut rest, letters.height);
        // What to do next stands apart before anything else does.
        let before_keys = gaps.min(1);
        gaps -= before_keys;
        for group in texts.told() {
            skip(&mut rest, gaps.min(1));
            gaps = gaps.saturating_sub(1);
            draw_lines(group.iter().cloned(), rest, buf);
            skip(&mut rest, u16::try_from(group.len()).unwrap_or(u16::MAX));
        }
        skip(&mut rest, before_keys);
        self.draw_keys(gaps > 0, rest, buf, look)
    }

    /// Draws the ways to continue, and below them the other keys.
    fn draw_keys(&self, apart: bool, area: Rect, buf: &mut Buffer, look: &Look) -> Hits {
        // The names of keys are aligned with the text above.
        let area = Rect { x: area.x.saturating_sub(1), width: area.width.saturating_add(1), ..area };
        let mut hits = Vec::new();
        let last = usize::from(area.height).saturating_sub(1);
        for (at, (row, line)) in area.rows().take(last).zip(self.way_lines(area.width.into(), look)).enumerate() {
            line.render(row, buf);
            hits.push((row, Hit::Item(at)));
        }
        if let Some(row) = area.rows().nth(self.ways.len().min(last) + usize::from(apart)) {
            hits.extend(footer(&self.others, self.context, row, buf, look));
        }
        hits
    }

    /// The ways to continue, each at most `room` columns wide. The selected one names Enter and the arrows to the others.
    fn way_lines(&self, room: usize, look: &Look) -> Vec<Line<'static>> {
        let chip = |key: &'static str| Span::styled(format!(" {key} "), look.theme.key);
        let enter = "Enter";
        let pad = " ".repeat(enter.len() + 2);
        let line = |(at, words): (usize, &String)| {
            let is_chosen = at == self.chosen;
            let (head, style) =
                if is_chosen { (chip(enter), look.theme.title) } else { (Span::raw(pad.clone()), look.theme.text) };
            let [up, down, ..] = look.glyphs().arrows;
            let arrows = [(up, at > 0), (down, at + 1 < self.ways.len())].into_iter();
            let arrows = arrows.filter(|(_, leads)| is_chosen && *leads);
            let arrows: Vec<Span<'static>> = arrows.flat_map(|(arrow, _)| [Span::raw(" "), chip(arrow)]).collect();
            let taken: usize = head.width() + 1 + arrows.iter().map(Span::width).sum::<usize>();
            let words = align::cut(words, room.saturating_sub(taken), look.glyphs().more);
            [head, Span::styled(format!(" {words}"), style)].into_iter().chain(arrows).collect()
        };
        self.ways.iter().enumerate().map(line).collect()
    }

    /// Draws the verdict in large letters, or in one row with its sign.
    fn draw_head(&self, letters: Size, area: Rect, buf: &mut Buffer, look: &Look) {
        let area = Rect { height: letters.height.min(area.height), ..area };
        let [hue, chip] = self.styles(look);
        if letters.height > 1 {
            let left = area.width.saturating_sub(letters.width) / 2;
            let place = Rect { x: area.x + left, width: letters.width.min(area.width), ..area };
            let line = Line::from(Span::styled(self.verdict.clone(), hue));
            return big::draw(&[line], place, buf, look);
        }
        let style = if look.theme.is_painted() { chip } else { hue };
        let head = Span::styled(format!(" {} ", self.sealed(&self.verdict, look)), style.patch(Style::new().bold()));
        Line::from(head).centered().render(area, buf);
    }
}

fn clear(area: Rect, buf: &mut Buffer, look: &Look) {
    Clear.render(area, buf);
    buf.set_style(area, look.theme.ground);
}

fn skip(area: &mut Rect, rows: u16) {
    let rows = rows.min(area.height);
    area.y += rows;
    area.height -= rows;
}

fn frame(area: Rect, hue: Style, buf: &mut Buffer) {
    let Some(color) = hue.fg else { return };
    let is_rim = |x, y| y == area.y || y + 1 == area.bottom() || x == area.x || x + 1 == area.right();
    for at in area.intersection(buf.area).positions().filter(|at| is_rim(at.x, at.y)) {
        let cell = &mut buf[at];
        // The title keeps its colour.
        if !cell.symbol().chars().any(char::is_alphanumeric) {
            cell.set_fg(color);
        }
    }
}
