//! The slots of a game's screen: the board, what is said under it, and the panel of the reason beside it or below.

use super::{
    GameView,
    class::{Class, Told},
    said::Saying,
    subject::{Subject, Topic},
};
use crate::{
    look::wording::Wording,
    screens::{
        board_hits,
        chrome::{
            draw_why, panel, parts,
            slots::{Chosen, LOW, NARROW, Panel, ROOMY, SAID, Slots, WIDE, beside},
        },
        prelude::*,
    },
};

/// Lines said on a projector: in a low window, and in any other.
const PROJECTED: [u16; 2] = [7, 9];
/// Lines said beside an open drawer, which has the sentences, and under a reason that stands alone.
const UNDER: u16 = 2;

/// The panel beside or below the board.
#[derive(Debug)]
pub(in crate::screens) struct Pane {
    pub(in crate::screens) window: Size,
    /// The user's choice about the panel; `None` as long as the level of language decides.
    chosen: Option<Chosen>,
    /// The page of the reason, from 0.
    pub(in crate::screens) page: isize,
    pub(super) subject: Subject,
}

impl Default for Pane {
    fn default() -> Self {
        Self { window: Size::MAX, chosen: None, page: 0, subject: Subject::default() }
    }
}

/// Everything that places the panel, besides the window.
#[derive(Clone, Copy)]
pub(super) struct Need<'a> {
    table: &'a Table,
    class: &'a Class,
    /// Whether the user asked for the list of moves or the proof.
    asked: bool,
}

impl Need<'_> {
    /// Whether the panel has more to say than a figure: the list, the proof, or what a class is told, which a projector has below the board.
    const fn is_long(self, look: &Look) -> bool {
        self.class.is_on() && !look.is_projected() || self.asked
    }
}

impl Pane {
    /// Whether the window has no room for the panel beside the board.
    pub(in crate::screens) const fn is_narrow(&self) -> bool {
        self.window.width < NARROW
    }

    const fn is_low(&self) -> bool {
        self.window.height < LOW
    }

    /// The number of lines that the points take, whatever they are.
    pub(super) fn totals(&self, table: &Table) -> u16 {
        table.totals().map_or(0, |_| 1 + u16::from(!self.is_low()))
    }

    /// The place that this window has for the panel.
    pub(super) const fn place(&self, need: Need<'_>, look: &Look) -> Panel {
        let is_long = need.is_long(look);
        // On a projector no drawer makes the board smaller.
        if look.is_projected() && !is_long && self.window.width < WIDE {
            return Panel::Alone;
        }
        Panel::place(self.window, if is_long { NARROW } else { WIDE }, is_long && need.class.is_on())
    }

    /// The panel as it is shown. While the user has not opened or closed it, it is open at the levels of language that need it: at the plain
    /// one the board is the thing to look at. It never opens in place of the board by itself, unless with the list or the proof that the user asked for.
    fn panel(&self, need: Need<'_>, look: &Look) -> Panel {
        let opens = need.is_long(look) || look.wording != Wording::Plain;
        self.place(need, look).shown(self.chosen, need.asked, opens)
    }

    /// Divides the body among the board, what is said, and the panel. Only the window and the panel decide, so that the board stays in
    /// its place while a game is played.
    fn slots(&self, panel: Panel, need: Need<'_>, body: Rect, look: &Look) -> [Rect; 3] {
        let (beside, below) = match panel {
            Panel::Closed => (0, 0),
            Panel::Beside => (beside(body.width, need.is_long(look)), 0),
            Panel::Below => (0, self.drawer(need, body.height)),
            Panel::Alone => (0, body.height.saturating_sub(UNDER)),
        };
        // On a projector the words get the whole width.
        Slots { beside, below, said: self.said(panel, need, look), whole: look.is_projected() }.areas(body)
    }

    /// The height of the drawer: a third, half in a class.
    fn drawer(&self, need: Need<'_>, height: u16) -> u16 {
        match need.class {
            Class::Nobody => self.window.height / 3,
            Class::Lesson(..) | Class::Teacher(_) | Class::Demo(_) => height / 2,
        }
    }

    /// The number of lines said under the board, with the totals of a game that counts points.
    fn said(&self, panel: Panel, need: Need<'_>, look: &Look) -> u16 {
        let is_roomy = self.window.height >= ROOMY;
        let lines = match panel {
            Panel::Below | Panel::Alone => UNDER,
            _ if look.is_projected() && !self.is_narrow() => PROJECTED[usize::from(is_roomy)],
            _ if self.is_low() => SAID[0],
            _ => SAID[1 + usize::from(is_roomy && self.is_narrow())],
        };
        lines + self.totals(need.table)
    }
}

impl GameView {
    pub(super) fn need(&self) -> Need<'_> {
        Need { table: &self.table, class: &self.class, asked: self.topic() != Topic::Reason }
    }

    /// Opens the panel, or closes it.
    pub(super) fn switch_panel(&mut self, look: &Look) {
        let next = self.panel(look).next(self.pane.place(self.need(), look));
        if next == Chosen::Closed {
            self.pane.subject = Subject::Reason;
        }
        (self.pane.chosen, self.pane.page) = (Some(next), 0);
    }

    pub(super) fn panel(&self, look: &Look) -> Panel {
        self.pane.panel(self.need(), look)
    }

    /// The part of the board that is shown: not the analysis while that is hidden or has not been told completely.
    pub(super) fn shown(&self) -> Shown {
        if self.revealed().is_all() {
            return Shown::Whole { steered: self.steered };
        }
        let steered = self.steered && !self.class.is_idle(&self.table);
        // The first step is the verdict.
        let has_begun = self.class.told(&self.table).is_some_and(|told| told.steps > 1);
        if has_begun { Shown::Whole { steered } } else { Shown::Untold { steered } }
    }

    /// Draws the board. Returns the click areas.
    pub(in crate::screens) fn draw_board(&self, area: Rect, buf: &mut Buffer, look: &Look) -> Hits {
        let opponent = self.table.is_pointed().then(|| look.of_opponent());
        let look = opponent.as_ref().unwrap_or(look);
        board_hits(area, self.table.draw(area, buf, look, self.shown()))
    }

    /// Draws board, words and panel. Returns the click areas, and the number of pages of the reason.
    pub(in crate::screens) fn draw_body(&self, body: Rect, buf: &mut Buffer, look: &Look) -> (Hits, usize) {
        let opponent = self.table.is_pointed().then(|| look.of_opponent());
        let look = opponent.as_ref().unwrap_or(look);
        let need = self.need();
        let place = self.pane.panel(need, look);
        let [board, below, why] = self.pane.slots(place, need, body, look);
        let pages = match place {
            Panel::Closed => None,
            _ if why.is_empty() => None,
            Panel::Beside if !need.asked && look.is_projected() && self.projects() => {
                let inside = panel(&say!(look, "play-why"), "", why, buf, look);
                let told = self.class.told(&self.table).unwrap_or(Told::ALL);
                draw_lines(told.figure(&self.table, look, inside.as_size()), inside, buf);
                None
            }
            _ => Some(self.draw_why(why, buf, look)),
        };
        let hits = match place {
            Panel::Alone => Vec::new(),
            _ => self.draw_board(board, buf, look),
        };
        let (lines, more) = Saying::of(self, look, below.width).lines(below.height, pages.is_some());
        draw_lines(lines, below, buf);
        (hits, pages.unwrap_or(more))
    }

    /// Draws a page of the reason, of the list of moves, or of the proof. Returns the number of pages.
    pub(in crate::screens) fn draw_why(&self, area: Rect, buf: &mut Buffer, look: &Look) -> usize {
        let proof = if self.panel(look) == Panel::Below { Lines::ProofRow } else { Lines::Proof };
        let instead = match self.topic() {
            Topic::Reason => None,
            Topic::Moves => Some(("play-list".to_owned(), Lines::List)),
            Topic::Proof => Some((told::best_known("play-proof", &self.table), proof)),
        };
        if let Some((title, lines)) = instead {
            let [_, inside] = parts(area);
            let lines = self.table.lines(lines, look, inside.as_size());
            if !lines.is_empty() {
                draw_lines(lines, panel(&say!(look, &title), "", area, buf, look), buf);
                return 1;
            }
        }
        let title = if self.has_figure_pane(look) && self.revealed().shows_figure() {
            format!("{}-figure", self.table.id())
        } else {
            "play-why".to_owned()
        };
        draw_why(&say!(look, &title), |room| self.reason(look, room), self.pane.page, area, buf, look)
    }
}
