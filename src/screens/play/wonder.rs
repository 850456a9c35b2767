//! What stands in the reason's place while it is not told: what can be seen, and the next step of help.

use ratatui::{
    layout::Size,
    text::{Line, Span},
};

use super::{GameView, hints::Hints, panes::Panes};
use crate::{
    keep::storage::Landing,
    look::{
        Look,
        align::{self, width_of, wrapped},
    },
    play::board::{Lines, Status},
    say,
    screens::{action::Action, chrome::shortened, key_name, keymap::Context},
    words::numbers::clear,
};

/// So many positions that were met are shown, and twice as many in a pane of so many rows.
const ROWS: usize = 3;
const ROOMY: u16 = 30;
/// So many lines are the figure's before any of them.
const LIVING: usize = 12;
/// The most columns of their names.
const NAME: usize = 16;

impl GameView {
    /// Returns whether there is something to wonder about in the place of the reason, and that place is in sight.
    pub(super) fn wonders(&self) -> bool {
        self.class.is_none() && !self.told().is_all() && self.panes() != Panes::Board
    }

    /// Returns whether that stands in the reason's pane: of what is told nothing does.
    pub(super) fn has_figure_pane(&self) -> bool {
        let told = self.told();
        self.wonders() && !told.outcome && !told.advice
    }

    /// Returns whether the figure is told, and nothing beside it.
    pub(super) fn tells_figure(&self) -> bool {
        let told = self.told();
        told.shows_figure() && !told.outcome && !told.advice
    }

    /// The figure in the room that is left above the help that was asked for and the next step of it.
    pub(super) fn wonder(&self, look: &Look, room: Size) -> Vec<Line<'static>> {
        let mut below: Vec<Line<'static>> =
            self.marked_now(look).map(|text| wrapped(&text, look.theme.last, room.width)).unwrap_or_default();
        let help: Vec<Line<'static>> =
            self.helped_lines(look, room.width).into_iter().chain(self.ladder(look, room.width)).collect();
        let free = usize::from(room.height).saturating_sub(below.len() + help.len() + 1);
        below.extend(self.experience(look, room, free.saturating_sub(LIVING)));
        below.extend(help);
        let taken = u16::try_from(below.len()).unwrap_or(u16::MAX).saturating_add(1);
        let left = Size { height: room.height.saturating_sub(taken), ..room };
        let mut lines = if self.told().shows_figure() {
            let looks = self.given() >= Hints::Place;
            self.table.lines(Lines::Figure { looks }, look, left)
        } else {
            Vec::new()
        };
        // The help stands at the foot, so that it does not move while the figure lives.
        lines.resize(lines.len().max(usize::from(left.height)), Line::default());
        lines.push(Line::default());
        lines.extend(below);
        lines
    }

    /// Lists what the person has met: positions as they were left, and who won from there. Those that the cursor's move would
    /// leave come first, then the latest, as far as lines are free. It is nobody else's, and tells too much where it is shown what is known.
    fn experience(&self, look: &Look, room: Size, free: usize) -> Vec<Line<'static>> {
        if self.table.rival().is_none() || self.aid.exam || look.is_projected() {
            return Vec::new();
        }
        // A line above them and one below are theirs, too.
        let rows = if room.height >= ROOMY { 2 * ROWS } else { ROWS }.min(free.saturating_sub(2));
        let left = self.table.left();
        let mut landings: Vec<&Landing> = self.landings.iter().rev().collect();
        landings.retain(|landing| landing.left.contains(char::is_alphanumeric));
        landings.sort_by_key(|landing| Some(&landing.left) != left.as_ref());
        landings.truncate(rows);
        if landings.is_empty() {
            return Vec::new();
        }
        let named = |landing: &Landing| align::cut(&clear(&landing.left, look), NAME, look.glyphs().more);
        let widest = landings.iter().map(|landing| width_of(&named(landing))).max().unwrap_or(0);
        let head = Line::styled(say!(look, "landing-head"), look.theme.dim);
        let row = |landing: &Landing| {
            let here = Some(&landing.left) == left.as_ref();
            let (pointer, style) = look.row(here);
            let counts = [
                ("landing-won", landing.won),
                ("landing-lost", landing.lost),
                ("landing-drawn", landing.drawn),
                ("landing-given", landing.given),
            ];
            let counts = counts.into_iter().filter(|(_, count)| *count > 0);
            let told: Vec<String> = counts.map(|(id, count)| say!(look, id, count = count)).collect();
            let name = Span::styled(format!(" {}  ", align::left(&named(landing), widest)), style);
            let line = Line::from(vec![pointer, name, Span::styled(told.join("  "), look.theme.dim)]);
            shortened(line, room.width.into(), look)
        };
        let mut lines = vec![head];
        lines.extend(landings.into_iter().map(row));
        lines.push(Line::default());
        lines
    }

    /// Returns the lines of the help that was asked for.
    fn helped_lines(&self, look: &Look, width: u16) -> Vec<Line<'static>> {
        let help = self.help(look);
        if help.is_empty() { Vec::new() } else { wrapped(&help, look.theme.title, width) }
    }

    /// Says what the key for more or less telling comes to.
    pub(super) fn other_degree(&self, look: &Look) -> String {
        say!(look, "ladder-degree", degree = self.told().degree().next().to_string())
    }

    /// The next step of help, by its name.
    fn ladder(&self, look: &Look, width: u16) -> Vec<Line<'static>> {
        if self.aid.exam {
            return wrapped(&say!(look, "ladder-exam"), look.theme.dim, width);
        }
        if !matches!(self.table.status(), Status::Turn(_)) || self.given() == Hints::Reason {
            return vec![Line::default()];
        }
        let [key, more] = [Action::Hint, Action::Tell].map(|action| key_name(Context::Play, action, look));
        let step = say!(look, self.given().next().text());
        let told = wrapped(&say!(look, "ladder", step = step), look.theme.dim, width.saturating_sub(4));
        let heads = std::iter::once(Span::styled(format!(" {key} "), look.theme.key))
            .chain(std::iter::repeat(Span::raw("   ")));
        let mut lines: Vec<Line<'static>> =
            heads.zip(told).map(|(head, line)| Line::from([vec![head, Span::raw(" ")], line.spans].concat())).collect();
        // Beside it, where there is room, how more or less is told.
        let told = self.other_degree(look);
        if let Some(first) = lines.first_mut() {
            let free = usize::from(width).saturating_sub(first.width() + width_of(&told) + width_of(&more) + 3);
            if free > 0 {
                let chip = [Span::raw(" ".repeat(free)), Span::styled(format!(" {more} "), look.theme.key)];
                first.spans.extend(chip.into_iter().chain([Span::styled(format!(" {told}"), look.theme.dim)]));
            }
        }
        lines
    }
}
