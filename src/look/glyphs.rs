//! The two sets of signs: one for terminals with Unicode, one for all others.

use ratatui::symbols::border;
use serde::Deserialize;
use strum::{Display, VariantNames};

/// A set of signs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, Display, VariantNames)]
#[serde(rename_all = "lowercase")]
#[strum(serialize_all = "lowercase")]
pub enum GlyphSet {
    /// Box drawing and circles; no emoji.
    Unicode,
    /// ASCII only, borders too.
    Ascii,
}

impl GlyphSet {
    /// Every set.
    pub const ALL: [Self; 2] = [Self::Unicode, Self::Ascii];

    /// The signs.
    pub const fn glyphs(self) -> &'static Glyphs {
        match self {
            Self::Unicode => &UNICODE,
            Self::Ascii => &ASCII,
        }
    }
}

/// A cell by its filled quadrants: the upper left is worth 1, the upper right 2, the lower left 4, the lower right 8.
pub const QUADRANTS: [&str; 16] = [" ", "▘", "▝", "▀", "▖", "▌", "▞", "▛", "▗", "▚", "▐", "▜", "▄", "▙", "▟", "█"];

/// Signs; each is one column wide unless it says otherwise.
#[derive(Debug)]
pub struct Glyphs {
    /// An object that stays.
    pub bead: &'static str,
    /// An object that the move under the cursor takes.
    pub taken: &'static str,
    /// Stands before the chosen row.
    pub pointer: &'static str,
    /// The same where the row is filled.
    pub bar: &'static str,
    /// Stands after what was moved last.
    pub last: &'static str,
    /// Stands under an odd column.
    pub cross: &'static str,
    /// The second player's sign; a cross is the first's.
    pub nought: &'static str,
    /// At a mistake.
    pub mistake: &'static str,
    /// Before a winning move.
    pub wins: &'static str,
    /// Before a losing move.
    pub loses: &'static str,
    /// Before a drawing move.
    pub draws: &'static str,
    /// A unit of a bar.
    pub unit: &'static str,
    /// The marks of a stop: nothing was played, something was, it was won, it is known.
    pub marks: [&'static str; 4],
    /// Before a move nothing is known of.
    pub unknown: &'static str,
    /// Leads from one thing to the next; one or two columns.
    pub arrow: &'static str,
    /// Something was left out; one or three columns.
    pub more: &'static str,
    /// Something was left out, in one column.
    pub edge: &'static str,
    /// Between two parts of a heading.
    pub path: &'static str,
    /// The line of a scale.
    pub line: &'static str,
    /// A tick on that line.
    pub tick: &'static str,
    /// The place the position has on a scale.
    pub here: &'static str,
    /// A field of a grid with nothing on it.
    pub dot: &'static str,
    /// A cell of which nothing, the upper half, the lower half or all is filled.
    pub halves: [&'static str; 4],
    /// A king on a chessboard.
    pub king: &'static str,
    /// A ram that looks to the right, and one that looks to the left.
    pub rams: [&'static str; 2],
    /// The place a game ends at.
    pub goal: &'static str,
    /// The square that the move under the cursor leads to.
    pub target: &'static str,
    /// A P-position: who has to move from there loses.
    pub lost: &'static str,
    /// An N-position: who has to move from there can win.
    pub won: &'static str,
    /// A dark square of a chessboard.
    pub shade: &'static str,
    /// Steps to the right, up, and both at once.
    pub steps: [&'static str; 3],
    /// The stick of a match: one that stays, and one that the move under the cursor takes.
    pub sticks: [&'static str; 2],
    /// A free cell of a strip.
    pub cell: &'static str,
    /// The mirror image of what the cursor stands on.
    pub image: &'static str,
    /// The signs where a line down begins and ends in a border.
    pub tees: [&'static str; 2],
    /// The four arrow keys: up, down, left, right.
    pub arrows: [&'static str; 4],
    /// `true` where a cell may show two by four dots.
    pub braille: bool,
    /// The rim of a round table, where it is not drawn in dots.
    pub rim: &'static str,
    /// A coin about to be placed that fits, that overlaps another, that hangs off the table.
    pub placing: [&'static str; 3],
    /// Between two coins that are mirror images of each other; one or three columns.
    pub pair: &'static str,
    /// Between a number and its rounded value.
    pub about: &'static str,
    /// A star that was earned, and one that was not.
    pub stars: [&'static str; 2],
    /// The bars of a curve, the lowest first.
    pub levels: [&'static str; 8],
    /// Borders of panes.
    pub border: border::Set<'static>,
}

const UNICODE: Glyphs = Glyphs {
    bead: "●",
    taken: "○",
    pointer: "▸",
    bar: "▌",
    last: "◂",
    cross: "×",
    nought: "○",
    mistake: "✗",
    wins: "✓",
    loses: "✗",
    draws: "=",
    unit: "■",
    marks: ["·", "○", "◐", "●"],
    unknown: "?",
    arrow: "→",
    more: "…",
    edge: "…",
    path: "›",
    line: "─",
    tick: "┼",
    here: "▼",
    dot: "·",
    halves: [" ", "▀", "▄", "█"],
    king: "K",
    rams: ["►", "◄"],
    goal: "◆",
    target: "○",
    lost: "P",
    won: "N",
    shade: "░",
    steps: ["→", "↑", "↗"],
    sticks: ["│", "┊"],
    cell: "□",
    image: "◇",
    tees: ["┬", "┴"],
    arrows: ["↑", "↓", "←", "→"],
    braille: true,
    rim: "·",
    placing: ["+", "×", "!"],
    pair: "↔",
    about: "≈",
    stars: ["★", "☆"],
    levels: ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"],
    border: border::ROUNDED,
};

const ASCII: Glyphs = Glyphs {
    bead: "o",
    taken: ".",
    pointer: ">",
    bar: ">",
    last: "<",
    cross: "x",
    nought: "o",
    mistake: "x",
    wins: "+",
    loses: "-",
    draws: "=",
    unit: "#",
    marks: [".", "o", "+", "*"],
    unknown: "?",
    arrow: "->",
    more: "...",
    edge: ".",
    path: ">",
    line: "-",
    tick: "+",
    here: "v",
    dot: ":",
    halves: [" ", "\"", "_", "#"],
    king: "K",
    rams: [">", "<"],
    goal: "*",
    target: "o",
    lost: "P",
    won: "N",
    shade: ":",
    steps: [">", "^", "/"],
    sticks: ["|", ":"],
    cell: "_",
    image: "%",
    tees: ["+", "+"],
    arrows: ["Up", "Down", "Left", "Right"],
    braille: false,
    rim: ".",
    placing: ["+", "x", "!"],
    pair: "<->",
    about: "~",
    stars: ["*", "."],
    levels: ["_", ".", "-", "=", "+", "*", "%", "#"],
    border: border::Set {
        top_left: "+",
        top_right: "+",
        bottom_left: "+",
        bottom_right: "+",
        vertical_left: "|",
        vertical_right: "|",
        horizontal_top: "-",
        horizontal_bottom: "-",
    },
};
