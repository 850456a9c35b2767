//! The slots of a game's screen: the board, what is said under it, and the panel of the reason beside it or below.

use super::{GameView, telling::Proving};
use crate::{
    look::wording::Wording,
    screens::{
        chrome::{
            draw_why, panel,
            slots::{BOARD, Chosen, LOW, NARROW, Panel, ROOMY, SAID, Slots, WIDE, beside},
        },
        prelude::*,
    },
};

/// Lines said on a projector: in a lesson, which has its own text, in a low window, and in any other.
const PROJECTED: [u16; 3] = [4, 7, 9];
/// Lines said beside an open drawer, which has the sentences, and under a reason that stands alone.
const UNDER: u16 = 2;
/// Minimum height of what stands below the board with a lesson's reason.
const LEAST: u16 = 3;

/// The contents of the panel.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) enum Subject {
    /// The reason, or as much of it as is revealed.
    #[default]
    Reason,
    /// The list of moves, while everything is revealed.
    Moves,
    /// The proof, while everything is revealed and the game is not over.
    Proof(Proving),
}

impl Subject {
    /// Whether the list of moves is there, even below the proof.
    pub(super) const fn has_moves(&self) -> bool {
        matches!(self, Self::Moves | Self::Proof(Proving { over_moves: true, .. }))
    }

    /// Begins the proof, or ends it.
    pub(super) fn switch_proof(&mut self) {
        match self {
            Self::Proof(_) => self.end_proof(),
            Self::Reason | Self::Moves => *self = Self::Proof(Proving::over(*self == Self::Moves)),
        }
    }

    /// Ends the proof; the list of moves that it replaced comes back.
    pub(super) fn end_proof(&mut self) {
        if let Self::Proof(proof) = self {
            *self = if proof.over_moves { Self::Moves } else { Self::Reason };
        }
    }

    /// Closes the list of moves, even below the proof.
    pub(super) fn end_moves(&mut self) {
        match self {
            Self::Proof(proof) => proof.over_moves = false,
            Self::Reason | Self::Moves => *self = Self::Reason,
        }
    }
}

/// The panel beside or below the board.
#[derive(Debug)]
pub(in crate::screens) struct Pane {
    /// The size of the window.
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

impl GameView {
    /// Whether the window has no room for a lesson's text and the panel.
    pub(in crate::screens) const fn is_narrow(&self) -> bool {
        self.pane.window.width < NARROW
    }

    /// Whether the user asked for the list of moves or the proof.
    fn is_asked(&self) -> bool {
        self.lists() || self.proves()
    }

    /// Whether the panel has more to say than a figure: the list, the proof, or what a class is told, which a projector has below the board.
    fn is_long(&self, look: &Look) -> bool {
        self.class.is_some() && !look.is_projected() || self.is_asked()
    }

    /// Whether any of the reason may be shown.
    pub(super) fn projects(&self) -> bool {
        self.class.is_some() || self.revealed().is_all()
    }

    /// The place that this window has for the panel.
    fn place(&self, look: &Look) -> Panel {
        let is_long = self.is_long(look);
        // On a projector no drawer makes the board smaller.
        if look.is_projected() && !is_long && self.pane.window.width < WIDE {
            return Panel::Alone;
        }
        Panel::place(self.pane.window, if is_long { NARROW } else { WIDE }, is_long && self.class.is_some())
    }

    /// Whether the panel is open while the user has not opened or closed it: where it is the thing to look at, and at the levels of
    /// language that need it.
    fn opens(&self, look: &Look) -> bool {
        self.is_long(look) || self.chose_figure() || look.wording != Wording::Plain
    }

    /// The panel as it is shown. It never opens in place of the board by itself, unless with the list or the proof that the user asked for.
    pub(super) fn panel(&self, look: &Look) -> Panel {
        self.place(look).shown(self.pane.chosen, self.is_asked(), self.opens(look))
    }

    /// Whether the key of the panel takes the board away, or brings it back.
    pub(super) fn is_either(&self, look: &Look) -> bool {
        self.place(look) == Panel::Alone
    }

    /// Opens the panel, or closes it.
    pub(super) fn next_panes(&mut self, look: &Look) {
        self.pane.page = 0;
        let next = self.panel(look).next(self.place(look));
        if next == Chosen::Closed {
            self.pane.subject = Subject::Reason;
        }
        self.pane.chosen = Some(next);
    }

    /// Draws board, words and panel. Returns the click areas, and the number of pages of the reason.
    pub(in crate::screens) fn draw_body(&self, body: Rect, buf: &mut Buffer, look: &Look) -> (Hits, usize) {
        self.draw_body_with(body, buf, look, |area, buf, look| self.draw_why(area, buf, look))
    }

    /// Draws like [`Self::draw_body`], with something else in the place of the reason. That draws itself and returns its number of pages.
    pub(in crate::screens) fn draw_body_with(
        &self,
        body: Rect,
        buf: &mut Buffer,
        look: &Look,
        draw_beside: impl FnOnce(Rect, &mut Buffer, &Look) -> usize,
    ) -> (Hits, usize) {
        let opponent = self.table.is_pointed().then(|| look.of_opponent());
        let look = opponent.as_ref().unwrap_or(look);
        let place = self.panel(look);
        let [board, said, why] = self.slots(place, body, look);
        let instead = self.is_asked();
        let pages = match place {
            Panel::Closed => None,
            _ if why.is_empty() => None,
            Panel::Beside if !instead && look.is_projected() && self.projects() => {
                let inside = panel(&say!(look, "play-why"), "", why, buf, look);
                draw_lines(self.drawn(self.steps_told(), look, inside.as_size()), inside, buf);
                None
            }
            Panel::Beside if !instead => Some(draw_beside(why, buf, look)),
            _ => Some(self.draw_why(why, buf, look)),
        };
        let hits = if place == Panel::Alone { Vec::new() } else { self.draw_cells(board, buf, look) };
        let mut lines = self.totals(look, said.width);
        let told = usize::from(said.height).saturating_sub(lines.len());
        let (status, more) = self.status(look, said.width, told, pages.is_some());
        lines.extend(status);
        draw_lines(lines, said, buf);
        (hits, pages.unwrap_or(more))
    }

    /// Divides the body among the board, what is said, and the panel. Only the window and the panel decide, so that the board stays in
    /// its place while a game is played.
    fn slots(&self, panel: Panel, body: Rect, look: &Look) -> [Rect; 3] {
        let beside = match panel {
            Panel::Beside => beside(body.width, self.is_long(look)),
            _ => 0,
        };
        let below = match panel {
            Panel::Closed | Panel::Beside => 0,
            Panel::Below => self.drawer(body.height),
            Panel::Alone => body.height.saturating_sub(UNDER),
        };
        // On a projector the words get the whole width.
        Slots { beside, below, said: self.said_lines(panel, look), whole: look.is_projected() }.areas(body)
    }

    /// Whether the window is low.
    pub(super) const fn is_low(&self) -> bool {
        self.pane.window.height < LOW
    }

    /// The height of the drawer: a third, half in a class. A lesson asks in its own words, so its drawer opens once part is told.
    fn drawer(&self, height: u16) -> u16 {
        match &self.class {
            Some(_) if !self.is_lesson() => height / 2,
            Some(_) if !self.has_told() => 0,
            Some(_) => height.saturating_sub(BOARD.min(height.saturating_sub(LEAST)).max(height / 2)),
            None => self.pane.window.height / 3,
        }
    }

    /// The number of lines said under the board, with the totals of a game that counts points.
    fn said_lines(&self, panel: Panel, look: &Look) -> u16 {
        let is_roomy = self.pane.window.height >= ROOMY;
        let lines = match panel {
            Panel::Below | Panel::Alone => UNDER,
            _ if look.is_projected() && !self.is_narrow() => self.projected_lines(),
            _ if self.is_lesson() => SAID[usize::from(self.table.is_over())] - u16::from(self.is_narrow()),
            _ if self.is_low() => SAID[0],
            _ => SAID[1 + usize::from(is_roomy && self.is_narrow())],
        };
        lines + self.total_lines()
    }

    fn projected_lines(&self) -> u16 {
        match self.pane.window.height {
            _ if self.is_lesson() => PROJECTED[0],
            height if height < ROOMY => PROJECTED[1],
            _ => PROJECTED[2],
        }
    }

    /// Draws a page of the reason. Returns the number of pages.
    pub(super) fn draw_why(&self, area: Rect, buf: &mut Buffer, look: &Look) -> usize {
        let proof = if self.panel(look) == Panel::Below { Lines::ProofRow } else { Lines::Proof };
        let instead = self.instead(proof);
        if let Some((title, lines)) = instead {
            let inside = panel(&say!(look, &title), "", area, buf, look);
            let lines = self.table.lines(lines, look, inside.as_size());
            if !lines.is_empty() {
                draw_lines(lines, inside, buf);
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
