//! The slots of a game's screen: the board, what is said under it, and the panel of the reason beside it or below.

use super::{
    GameView,
    class::{Class, Told},
    said::ANY,
    subject::{Subject, Topic},
};
use crate::{
    look::wording::Wording,
    screens::{
        chrome::{
            Bench, BoardView, Reason, Words,
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

    /// Leaves the list and the proof, so that the panel has the reason when it opens again.
    pub(in crate::screens) fn read_reason(&mut self) {
        self.subject = Subject::Reason;
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
    fn areas(&self, panel: Panel, need: Need<'_>, body: Rect, look: &Look) -> [Rect; 4] {
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

    /// At the end leaves a panel that the user opened to the level of language: what it was opened for is over.
    pub(super) fn rest_panel(&mut self) {
        self.pane.chosen = self.pane.chosen.filter(|chosen| *chosen == Chosen::Closed);
    }

    /// Opens the panel, or closes it.
    pub(super) fn switch_panel(&mut self, look: &Look) {
        let next = self.panel(look).next(self.pane.place(self.need(), look));
        if next == Chosen::Closed {
            self.pane.read_reason();
        }
        (self.pane.chosen, self.pane.page) = (Some(next), 0);
    }

    pub(super) fn panel(&self, look: &Look) -> Panel {
        self.pane.panel(self.need(), look)
    }

    /// The part of the board that is shown: not the analysis while that is hidden or has not been told completely.
    pub(in crate::screens) fn shown(&self) -> Shown {
        if self.revealed().is_all() {
            return Shown::Whole { steered: self.steered };
        }
        let steered = self.steered && !self.class.is_idle(&self.table);
        // The first step is the verdict.
        let has_begun = self.class.told(&self.table).is_some_and(|told| told.steps > 1);
        if has_begun { Shown::Whole { steered } } else { Shown::Untold { steered } }
    }

    /// Passes on the board with what is said about it.
    pub(super) fn bench(&self, look: &Look, show: impl FnOnce(Bench<'_>)) {
        let (need, panel, only_figure) = (self.need(), self.panel(look), self.has_only_figure(look));
        let lines = |room: Size| match self.class.told(&self.table).unwrap_or(Told::ALL) {
            told if only_figure => told.figure(&self.table, look, room),
            _ => self.panel_lines(look, room),
        };
        let title = || if only_figure { say!(look, "play-why") } else { self.panel_title(look) };
        show(Bench {
            areas: &|body| self.pane.areas(panel, need, body, look),
            asked: &|_| Vec::new(),
            board: BoardView::Table(&self.table, self.shown()),
            words: &|area, told| {
                let (lines, pages) = self.words_below(area.as_size(), told && !only_figure, look);
                Words { lines, pages, hits: Hits::new() }
            },
            reason: (panel != Panel::Closed).then(|| Reason { title: title(), lines: &lines, page: self.pane.page }),
            heard: &|| self.heard(look),
        });
    }

    /// On a projector the sentences stand below the board.
    fn has_only_figure(&self, look: &Look) -> bool {
        self.panel(look) == Panel::Beside && !self.is_listed() && look.is_projected() && self.projects()
    }

    /// The list of moves or the proof, if it is in the panel and known.
    fn instead(&self, look: &Look, room: Size) -> Option<Vec<Line<'static>>> {
        let lines = match self.topic() {
            Topic::Reason => return None,
            Topic::Moves => Lines::List,
            Topic::Proof if self.panel(look) == Panel::Below => Lines::ProofRow,
            Topic::Proof => Lines::Proof,
        };
        Some(self.table.lines(lines, look, room)).filter(|lines| !lines.is_empty())
    }

    pub(in crate::screens) fn panel_title(&self, look: &Look) -> String {
        let title = match self.instead(look, ANY).map(|_| self.topic()) {
            Some(Topic::Moves) => "play-list".to_owned(),
            Some(_) => told::best_known("play-proof", &self.table),
            None if self.has_figure_pane(look) && self.revealed().shows_figure() => {
                format!("{}-figure", self.table.id())
            }
            None => "play-why".to_owned(),
        };
        say!(look, &title)
    }

    pub(in crate::screens) fn panel_lines(&self, look: &Look, room: Size) -> Vec<Line<'static>> {
        self.instead(look, room).unwrap_or_else(|| self.reason(look, room))
    }
}
