//! What replaces the reason while it is hidden: what can be seen in the position, and the next hint.

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

/// Maximum number of positions listed from earlier games; twice as many in a pane of at least [`ROOMY`] rows.
const ROWS: usize = 3;
const ROOMY: u16 = 30;
/// Rows that the figure gets before any of them.
const LIVING: usize = 12;
/// Maximum width of their names.
const NAME: usize = 16;

impl GameView {
    /// Whether the figure replaces the reason in a visible pane, because neither verdict nor advice is revealed.
    pub(super) fn has_figure_pane(&self) -> bool {
        let told = self.told();
        self.class.is_none() && self.panes() != Panes::Board && !told.outcome && !told.advice
    }

    /// Whether the figure is revealed, and nothing else.
    pub(super) fn tells_figure(&self) -> bool {
        let told = self.told();
        told.figure && !told.outcome && !told.advice
    }

    /// The figure in the room left above the current hint and the next one.
    pub(super) fn wonder(&self, look: &Look, room: Size) -> Vec<Line<'static>> {
        let mut below: Vec<Line<'static>> =
            self.marked_now(look).map(|text| wrapped(&text, look.theme.last, room.width)).unwrap_or_default();
        let help: Vec<Line<'static>> = [self.helped_lines(look, room.width), self.ladder(look, room.width)].concat();
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
        // The hints stand at the bottom, so that they do not move when the figure changes.
        lines.resize(lines.len().max(usize::from(left.height)), Line::default());
        lines.push(Line::default());
        lines.extend(below);
        lines
    }

    /// The user's experience: positions left in earlier games, and who won from there. The one that the cursor's move would leave comes
    /// first, then the latest. An exam and a projector do not show it: it helps too much, and it is private.
    fn experience(&self, look: &Look, room: Size, free: usize) -> Vec<Line<'static>> {
        if self.table.rival().is_none() || self.aid.exam || look.is_projected() {
            return Vec::new();
        }
        // They need one line above and one below.
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

    /// The lines of the current hint.
    fn helped_lines(&self, look: &Look, width: u16) -> Vec<Line<'static>> {
        let help = self.help(look);
        if help.is_empty() { Vec::new() } else { wrapped(&help, look.theme.title, width) }
    }

    /// Says what the key for revealing more or less does.
    pub(super) fn other_degree(&self, look: &Look) -> String {
        say!(look, "ladder-degree", degree = self.told().degree().next().to_string())
    }

    /// Names the next hint and its key.
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
        // The key for revealing more or less stands on the right if there is room.
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
