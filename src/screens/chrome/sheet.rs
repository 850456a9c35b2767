//! The contents of a screen for a page, which has shapes, sentences and buttons in place of cells.

use zugzwang_engine::InOrder;

use super::{
    Head,
    bench::{Bench, BoardView},
    card::{EndCard, Feast},
    list::List,
    pages::Pages,
    tiles::Tiles,
    view::{Beside, Body, Top, View},
};
use crate::{
    look::{
        align::text_of,
        sketch::{Sketch, Sketched},
    },
    screens::prelude::*,
};

/// Wide enough for any sentence, so that the page breaks its lines itself.
pub(in crate::screens) const WIDE: u16 = 400;
/// Rows for everything that is said about a board.
const HIGH: u16 = 16;
/// The room of a figure in letters of one width, and the most rows of a list or a text.
const FIGURE: Size = Size::new(44, 40);
const MOST: usize = 400;

/// The contents of a screen.
#[derive(Debug)]
pub struct Sheet {
    /// Its name, what stands under it, and what stands beside it.
    pub head: [String; 3],
    /// The question above a board, or the text above a list.
    pub asked: Vec<Said>,
    /// The largest part.
    pub part: Part,
    /// The sentences about it.
    pub words: Vec<Said>,
    /// The move that the first of the ways plays, if one is selected.
    pub deed: Option<String>,
    /// A note, and whether it reports a problem.
    pub note: Option<(String, bool)>,
    /// The title of the open panel with the reason, and its cells.
    pub reason: Option<(String, Buffer)>,
    /// The chart that belongs to the board, or the like: its cells, and the meaning of a touch of them.
    pub below: Option<(Buffer, Hits)>,
    /// The ways on, most needed first.
    pub ways: Vec<Hint>,
}

/// A line, and the meaning of a touch.
#[derive(Debug)]
pub struct Said {
    /// The line.
    pub line: Line<'static>,
    /// The meaning of a touch.
    pub hit: Option<Hit>,
}

/// The largest part of a screen.
#[derive(Debug)]
pub enum Part {
    /// A board.
    Board(Board),
    /// A picture for each of some things to choose from.
    Tiles {
        /// The tiles.
        tiles: Vec<Tiled>,
        /// The number of the selected one.
        chosen: usize,
    },
    /// Rows to choose from.
    List {
        /// The rows.
        rows: Vec<Listed>,
        /// The number of the selected one.
        chosen: usize,
        /// Said in place of rows, if there are none.
        none: String,
        /// A board of the selected row.
        board: Option<Board>,
    },
    /// The end of a game.
    Card(Box<Ended>),
    /// A long text.
    Text(Vec<Said>),
    /// A form to fill in.
    Form(Vec<Field>),
}

/// A row of a form.
#[derive(Debug)]
pub struct Field {
    /// The number of the item that a touch of it is one of.
    pub item: usize,
    /// Its name.
    pub name: String,
    /// Its value.
    pub value: Answer,
    /// Remarks on it.
    pub about: Vec<Said>,
    /// Whether it has the focus.
    pub focused: bool,
}

/// The value of a row of a form.
#[derive(Debug)]
pub enum Answer {
    /// One of several, which left and right change.
    Choice(String),
    /// A text that is typed, with the cursor in it if it has the focus.
    Text(Line<'static>),
    /// Nothing: the row is a button.
    Button,
}

/// A board as it is drawn.
#[derive(Debug)]
pub struct Board {
    /// Its cells.
    pub cells: Buffer,
    /// The figures in place of cells.
    pub figures: Vec<Sketched>,
    /// The text that belongs to it.
    pub caption: String,
}

/// A tile.
#[derive(Debug)]
pub struct Tiled {
    /// The id of its picture.
    pub picture: String,
    /// The sign of its state.
    pub sign: Option<Span<'static>>,
    /// Its name.
    pub name: String,
    /// The number of its group.
    pub group: usize,
}

/// A row of a list.
#[derive(Debug)]
pub struct Listed {
    /// The heading above it, if a group begins.
    pub group: Option<String>,
    /// Its cells, and the quiet line below them.
    pub cells: Vec<Span<'static>>,
    /// That line.
    pub below: Option<String>,
    /// The meaning of a touch.
    pub hit: Hit,
}

/// The end of a game.
#[derive(Debug)]
pub struct Ended {
    /// The last position.
    pub board: Board,
    /// Whether the user has won, if that can be said.
    pub is_won: Option<bool>,
    /// The headline.
    pub verdict: String,
    /// The sentence.
    pub sentence: String,
    /// The moves as tiles with signs, in letters of one width.
    pub moves: Vec<Line<'static>>,
    /// The other sentences.
    pub told: Vec<Said>,
    /// Whether something became known: then the headline is that of a feast.
    pub is_feast: bool,
    /// The ways on, the first of them the most likely one.
    pub ways: Vec<String>,
}

impl View<'_> {
    /// Whether there are contents for a page: not if the screen draws itself.
    pub(in crate::screens) const fn has_sheet(&self) -> bool {
        !matches!(self.body, Body::Own(_))
    }

    /// The contents for a page, with the board drawn in so many cells; `None` if the screen draws itself.
    pub(in crate::screens) fn sheet(&self, room: Size, look: &Look) -> Option<Sheet> {
        let mut asked = Vec::new();
        let mut words = Vec::new();
        let (mut reason, mut deed, mut drawn) = (None, None, None);
        let part = match &self.body {
            Body::Board { bench, below } => {
                drawn = below.map(|(rows, draw)| {
                    let mut cells = ground(rows, look);
                    let hits = draw(cells.area, &mut cells);
                    (cells, hits)
                });
                asked = said((bench.asked)(WIDE));
                words = bench.said();
                deed = bench.board.deed(look);
                reason =
                    bench.reason.as_ref().map(|reason| (reason.title.clone(), cells((reason.lines)(FIGURE), look)));
                Part::Board(bench.board.on_sheet(room, look))
            }
            Body::Tiles { tiles, text } => {
                words = said(text(WIDE).concat());
                tiles.part()
            }
            Body::List { above, list, beside, notes } => {
                asked = said(above.clone());
                words = beside.iter().flat_map(|beside| said((beside.text)(WIDE))).collect();
                words.extend(said(notes.clone()));
                list.part(beside.as_ref(), room, look)
            }
            Body::Card(card) => Part::Card(Box::new(card.ended(room, look))),
            Body::Pages(pages) => Part::Text(pages.said()),
            Body::Own(_) => return None,
        };
        // A card says its note itself.
        let note = self.note.filter(|_| !matches!(self.body, Body::Card(_)));
        let note = note.map(|note| (note.text.clone(), note.wrong));
        // A game says its note among its words.
        let has_said = |text: &str| words.iter().any(|said: &Said| said.line.to_string().contains(text));
        let note = note.filter(|(text, _)| !has_said(text));
        let mut ways = (self.ways)(1);
        if let Body::Card(card) = &self.body {
            ways.splice(0..0, card.others.clone());
        }
        Some(Sheet { head: self.top.words(look), asked, part, words, deed, note, reason, below: drawn, ways })
    }
}

/// The room of a board beside other things.
fn small(room: Size) -> Size {
    /// Rows of such a board.
    const ROWS: u16 = 16;
    Size { height: room.height.min(ROWS), ..room }
}

/// Lines in cells, for figures.
fn cells(mut lines: Vec<Line<'static>>, look: &Look) -> Buffer {
    lines.truncate(lines.iter().rposition(|line| line.to_string().trim() != "").map_or(0, |last| last + 1));
    let height = u16::try_from(lines.len()).unwrap_or(FIGURE.height).min(FIGURE.height);
    let mut cells = ground(height, look);
    draw_lines(lines, cells.area, &mut cells);
    cells
}

/// So many empty rows for a figure.
fn ground(rows: u16, look: &Look) -> Buffer {
    let mut cells = Buffer::empty(Rect::new(0, 0, FIGURE.width, rows));
    cells.set_style(cells.area, look.theme.ground);
    cells
}

impl Top<'_> {
    fn words(&self, look: &Look) -> [String; 3] {
        match self {
            Self::Path(path, right) => {
                let mut path = path.iter().filter(|part| !part.is_empty());
                [
                    path.next_back().cloned().unwrap_or_default(),
                    path.cloned().collect::<Vec<_>>().join(" "),
                    right.clone(),
                ]
            }
            Self::Game(Head { name, game, table, right, .. }) => {
                let rule = words::rule(table.id(), table.setup(), look);
                let under = if game.is_empty() { rule } else { format!("{game}: {rule}") };
                [(*name).to_owned(), under, (*right).to_owned()]
            }
            Self::Arcade { line, right, .. } => [say!(look, "app-name"), words::joined(line, look), right.clone()],
            Self::Name([name, after, right]) => [name.clone(), after.clone(), right.clone()],
        }
    }
}

/// Lines that do nothing, without empty ones at the ends.
pub(in crate::screens) fn said(lines: impl IntoIterator<Item = Line<'static>>) -> Vec<Said> {
    trimmed(lines.into_iter().map(|line| Said { line, hit: None }).collect())
}

fn trimmed(mut lines: Vec<Said>) -> Vec<Said> {
    let is_empty = |said: &Said| said.hit.is_none() && said.line.to_string().trim().is_empty();
    lines.truncate(lines.iter().rposition(|line| !is_empty(line)).map_or(0, |last| last + 1));
    let first = lines.iter().position(|line| !is_empty(line)).unwrap_or(0);
    lines.drain(..first);
    lines
}

impl Bench<'_> {
    fn said(&self) -> Vec<Said> {
        let words = (self.words)(Rect::new(0, 0, WIDE, HIGH), self.reason.is_some());
        let lines = words.lines.iter().zip(0_u16..);
        trimmed(lines.flat_map(|(line, row)| parted(line, row, &words.hits)).collect())
    }
}

/// A line in the parts that do something, from the left; all of it if none does. Behind one that does, what else the line says.
fn parted(line: &Line<'static>, row: u16, hits: &Hits) -> Vec<Said> {
    let mut here: Vec<_> = hits.iter().filter(|(place, _)| place.top() <= row && row < place.bottom()).collect();
    here.order_by_key(|(place, _)| place.left());
    let whole = |hit| Said { line: line.clone(), hit };
    match here[..] {
        [] => vec![whole(None)],
        [(place, hit)] => {
            let behind = Rect { x: place.right(), width: WIDE.saturating_sub(place.right()), ..*place };
            let rest = text_of(&columns(line, behind));
            let rest = (!rest.is_empty()).then(|| Said { line: Line::styled(rest, line.style), hit: None });
            let first = if rest.is_some() { columns(line, *place) } else { line.clone() };
            std::iter::once(Said { line: first, hit: Some(*hit) }).chain(rest).collect()
        }
        _ => here.iter().map(|(place, hit)| Said { line: columns(line, *place), hit: Some(*hit) }).collect(),
    }
}

/// The text of a line in the columns of a place.
fn columns(line: &Line<'static>, place: Rect) -> Line<'static> {
    let (from, to) = (usize::from(place.left()), usize::from(place.right()));
    let mut at = 0;
    let mut inside = |sign: &char| {
        let column = at;
        at += width_of(sign.encode_utf8(&mut [0; 4]));
        (from..to).contains(&column)
    };
    let part = |span: &Span<'static>| {
        let text: String = span.content.chars().filter(&mut inside).collect();
        Span::styled(text, span.style)
    };
    line.spans.iter().map(part).collect()
}

impl BoardView<'_> {
    /// The move that the user has selected, in words.
    fn deed(&self, look: &Look) -> Option<String> {
        let Self::Table(table, Shown::Whole { steered: true } | Shown::Untold { steered: true }) = self else {
            return None;
        };
        let is_turn = matches!(table.status(), Status::Turn(_));
        table.choice(look).filter(|_| is_turn).map(|choice| choice.words)
    }

    fn on_sheet(&self, room: Size, look: &Look) -> Board {
        let mut look = look.clone();
        look.sketch = Some(Sketch::lettered());
        let area = Rect::from((Position::ORIGIN, room));
        let mut cells = Buffer::empty(area);
        cells.set_style(area, look.theme.ground);
        drop(self.draw(area, &mut cells, &look));
        let figures = look.sketch.as_ref().map(Sketch::take).unwrap_or_default();
        Board { cells, figures, caption: String::new() }
    }
}

impl Tiles<'_> {
    fn part(&self) -> Part {
        let tiled = |number: usize| {
            let tile = (self.tile)(number);
            Tiled { picture: tile.picture, sign: tile.sign, name: tile.name, group: tile.group }
        };
        Part::Tiles { tiles: (0..self.pointer.rows()).map(tiled).collect(), chosen: self.pointer.at() }
    }
}

impl List<'_> {
    fn part(&self, beside: Option<&Beside<'_>>, room: Size, look: &Look) -> Part {
        let listed = |number: usize| {
            let row = (self.row)(number);
            let hit = Hit::Item(self.first + number);
            Listed { group: (self.group)(number), cells: row.cells, below: row.below, hit }
        };
        // A long list goes on around its selected row.
        let first = self.pointer.at().saturating_sub(MOST / 2).min(self.pointer.rows().saturating_sub(MOST));
        let rows = (first..self.pointer.rows()).take(MOST).map(listed).collect();
        let board = beside.and_then(|beside| beside.board);
        let board = board.map(|(table, shown)| BoardView::Table(table, shown).on_sheet(small(room), look));
        Part::List { rows, chosen: self.pointer.at() - first, none: self.none.clone(), board }
    }
}

impl Pages<'_> {
    fn said(&self) -> Vec<Said> {
        let lines = (self.lines)(WIDE).into_iter().take(MOST);
        lines.map(|(hit, line)| Said { line, hit }).collect()
    }
}

impl EndCard<'_> {
    fn ended(&self, room: Size, look: &Look) -> Ended {
        let board = Board { caption: self.caption.clone(), ..self.board.on_sheet(small(room), look) };
        let feast = |Feast { told, counted, .. }: &Feast<'_>| {
            told.iter().chain([counted]).map(|text| Line::raw(text.clone())).collect()
        };
        let told: Vec<Line<'static>> = self.feast.as_ref().map_or_else(Vec::new, feast);
        let told = told.into_iter().chain((self.progress)(WIDE)).chain((self.counted)(WIDE));
        Ended {
            board,
            is_won: self.is_won,
            verdict: self.feast.as_ref().map_or_else(|| self.verdict.clone(), |feast| feast.head.clone()),
            sentence: self.sentence.clone(),
            moves: (self.moves)(FIGURE.width),
            told: said(told),
            is_feast: self.feast.is_some(),
            ways: self.ways.clone(),
        }
    }
}
