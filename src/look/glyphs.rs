//! The two sets of symbols: one for terminals with Unicode, one for all others.

use ratatui::symbols::border;
use serde::Deserialize;
use strum::{Display, VariantNames};

/// The bits of the dots of a Braille pattern, row by row.
pub const BRAILLE_DOTS: [u32; 8] = [0x01, 0x08, 0x02, 0x10, 0x04, 0x20, 0x40, 0x80];

/// A set of symbols.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, Display, VariantNames)]
#[serde(rename_all = "lowercase")]
#[strum(serialize_all = "lowercase")]
pub enum GlyphSet {
    /// Box drawing and circles, no emoji.
    Unicode,
    /// ASCII only, borders included.
    Ascii,
}

impl GlyphSet {
    /// Every set.
    pub const ALL: [Self; 2] = [Self::Unicode, Self::Ascii];

    /// Returns the symbols.
    pub const fn glyphs(self) -> &'static Glyphs {
        match self {
            Self::Unicode => &UNICODE,
            Self::Ascii => &ASCII,
        }
    }
}

/// A cell with some quadrants filled. The index is a bit set: upper left 1, upper right 2, lower left 4, lower right 8.
pub const QUADRANTS: [&str; 16] = [" ", "▘", "▝", "▀", "▖", "▌", "▞", "▛", "▗", "▚", "▐", "▜", "▄", "▙", "▟", "█"];

/// The symbols of a line.
#[derive(Debug)]
pub struct Lines {
    /// Up and down.
    pub down: &'static str,
    /// From left to right.
    pub across: &'static str,
    /// From below to the right, from below to the left, from above to the right, from above to the left.
    pub corners: [&'static str; 4],
}

/// Symbols. Each is one column wide unless stated otherwise.
#[derive(Debug)]
pub struct Glyphs {
    /// An object that stays on the board.
    pub bead: &'static str,
    /// An object taken by the move under the cursor.
    pub taken: &'static str,
    /// In front of the selected row.
    pub pointer: &'static str,
    /// In front of the selected row if the row has a background.
    pub bar: &'static str,
    /// After what was moved last.
    pub last: &'static str,
    /// Below an odd column.
    pub cross: &'static str,
    /// The second player's symbol; the first player's is the cross.
    pub nought: &'static str,
    /// Marks a mistake.
    pub mistake: &'static str,
    /// In front of a winning move.
    pub wins: &'static str,
    /// In front of a losing move.
    pub loses: &'static str,
    /// In front of a drawing move.
    pub draws: &'static str,
    /// One unit of a bar.
    pub unit: &'static str,
    /// Marks of a stop: untouched, tried, won, known.
    pub marks: [&'static str; 4],
    /// In front of a move whose outcome is unknown.
    pub unknown: &'static str,
    /// Leads from one thing to the next. One or two columns.
    pub arrow: &'static str,
    /// Something was left out. One or three columns.
    pub more: &'static str,
    /// Something was left out. One column.
    pub edge: &'static str,
    /// Between two parts of a heading.
    pub path: &'static str,
    /// The line of a scale.
    pub line: &'static str,
    /// A tick on the line of a scale.
    pub tick: &'static str,
    /// The place of the position on a scale.
    pub here: &'static str,
    /// An empty field of a grid.
    pub dot: &'static str,
    /// A cell filled not at all, in the upper half, in the lower half, or completely.
    pub halves: [&'static str; 4],
    /// A king on a chessboard.
    pub king: &'static str,
    /// A queen on a chessboard.
    pub queen: &'static str,
    /// Poison.
    pub skull: &'static str,
    /// An object that is theirs.
    pub theirs: &'static str,
    /// Lines over a picture.
    pub lines: Lines,
    /// Dotted lines, which tie things together.
    pub dotted: Lines,
    /// A ram facing right, and one facing left.
    pub rams: [&'static str; 2],
    /// The place where a game ends.
    pub goal: &'static str,
    /// The square the move under the cursor leads to.
    pub target: &'static str,
    /// A P-position: whoever moves from there loses.
    pub lost: &'static str,
    /// An N-position: whoever moves from there can win.
    pub won: &'static str,
    /// A dark square of a chessboard.
    pub shade: &'static str,
    /// Steps right, up, and diagonally.
    pub steps: [&'static str; 3],
    /// The stick of a match: one that stays, and one taken by the move under the cursor.
    pub sticks: [&'static str; 2],
    /// A piece of a stalk: Blue's, Red's, anybody's.
    pub pieces: [&'static str; 3],
    /// An empty cell of a strip.
    pub cell: &'static str,
    /// The four arrow keys: up, down, left, right.
    pub arrows: [&'static str; 4],
    /// The heads of arrows in eight directions, from the right on clockwise.
    pub heads: [&'static str; 8],
    /// Whether Braille patterns may be used, with two by four dots in a cell.
    pub braille: bool,
    /// The rim of a round table if it is not drawn in dots.
    pub rim: &'static str,
    /// A coin to be placed: it fits, it overlaps another, it hangs over the edge.
    pub placing: [&'static str; 3],
    /// Between two coins that are mirror images of each other. One or three columns.
    pub pair: &'static str,
    /// Between a number and its rounded value.
    pub about: &'static str,
    /// A wrong try, and the right one.
    pub tries: [&'static str; 2],
    /// A star that was earned, and one that was not.
    pub stars: [&'static str; 2],
    /// The bars of a chart, the lowest first.
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
    queen: "Q",
    skull: "!",
    theirs: "◌",
    lines: Lines { down: "│", across: "─", corners: ["╭", "╮", "╰", "╯"] },
    dotted: Lines { down: "┊", across: "╌", corners: ["╭", "╮", "╰", "╯"] },
    rams: ["►", "◄"],
    goal: "◆",
    target: "○",
    lost: "P",
    won: "N",
    shade: "░",
    steps: ["→", "↑", "↗"],
    sticks: ["│", "┊"],
    pieces: ["■", "□", "▨"],
    cell: "□",
    arrows: ["↑", "↓", "←", "→"],
    heads: ["►", "◢", "▼", "◣", "◄", "◤", "▲", "◥"],
    braille: true,
    rim: "·",
    placing: ["+", "×", "!"],
    pair: "↔",
    about: "≈",
    tries: ["□", "■"],
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
    queen: "Q",
    skull: "!",
    theirs: "c",
    lines: Lines { down: "|", across: "-", corners: ["+"; 4] },
    dotted: Lines { down: ":", across: ".", corners: ["+"; 4] },
    rams: [">", "<"],
    goal: "*",
    target: "o",
    lost: "P",
    won: "N",
    shade: ":",
    steps: [">", "^", "/"],
    sticks: ["|", ":"],
    pieces: ["b", "r", "g"],
    cell: "_",
    arrows: ["Up", "Down", "Left", "Right"],
    heads: [">", ">", "v", "<", "<", "<", "^", ">"],
    braille: false,
    rim: ".",
    placing: ["+", "x", "!"],
    pair: "<->",
    about: "~",
    tries: ["x", "o"],
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
