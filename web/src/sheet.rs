//! The contents of a screen as the page takes them: pictures as SVG, sentences with their colours, and what each touch sends.

use ratatui::{
    buffer::{Buffer, Cell},
    layout::{Rect, Size},
    style::Modifier,
    text::Line,
};
use serde::Serialize;
use zugzwang::{
    look::{Look, color::Paper, sketch::Sketch},
    picture::svg,
    play::tiles,
    screens::{
        Hint, Hit, Hits,
        action::Action,
        sheet::{self, Answer, Part, Said, Sheet},
    },
};

use crate::places;

/// What the page shows in place of cells.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Shown {
    head: [String; 3],
    asked: Vec<Row>,
    words: Vec<Row>,
    #[serde(skip_serializing_if = "Option::is_none")]
    deed: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    note: Option<(String, bool)>,
    #[serde(skip_serializing_if = "Option::is_none")]
    reason: Option<(String, String)>,
    #[serde(skip_serializing_if = "Option::is_none")]
    below: Option<Below>,
    part: Drawn,
    ways: Vec<Way>,
}

/// A figure as SVG, its columns and rows, and what a touch sends in each place.
#[derive(Debug, Serialize)]
struct Below {
    svg: String,
    size: [u16; 2],
    hits: Vec<([u16; 4], Touch)>,
}

/// A line in parts, and what a touch of it sends.
#[derive(Debug, Serialize)]
struct Row {
    spans: Vec<Span>,
    #[serde(skip_serializing_if = "Option::is_none")]
    hit: Option<Touch>,
}

/// A text in one colour. Colours are left out where they are those of the page.
#[derive(Debug, Serialize)]
struct Span {
    text: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    ink: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    ground: Option<String>,
    bold: bool,
}

/// What a touch sends.
#[derive(Debug, Clone, Copy, Serialize)]
#[serde(rename_all = "lowercase")]
enum Touch {
    Action(&'static str),
    Item(usize),
}

/// A button, or several with one label.
#[derive(Debug, Serialize)]
struct Way {
    label: String,
    actions: Vec<&'static str>,
}

#[derive(Debug, Serialize)]
#[serde(tag = "type", rename_all = "kebab-case", rename_all_fields = "camelCase")]
enum Drawn {
    Board(Board),
    Tiles { tiles: Vec<Tile>, chosen: usize },
    List { rows: Vec<Listed>, chosen: usize, none: String, board: Option<Board> },
    Card(Box<Ended>),
    Text { rows: Vec<Row> },
    Form { rows: Vec<Field> },
}

/// A row of a form: its name, what kind it is, its value, what is said about it, and whether it has the focus.
#[derive(Debug, Serialize)]
struct Field {
    item: usize,
    name: String,
    kind: &'static str,
    value: Vec<Span>,
    about: Vec<Row>,
    focused: bool,
}

/// A board as SVG, and the columns and rows that it was drawn in.
#[derive(Debug, Serialize)]
struct Board {
    svg: String,
    size: [u16; 2],
    caption: String,
}

#[derive(Debug, Serialize)]
struct Tile {
    picture: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    sign: Option<Span>,
    name: String,
    group: usize,
}

#[derive(Debug, Serialize)]
struct Listed {
    #[serde(skip_serializing_if = "Option::is_none")]
    group: Option<String>,
    cells: Vec<Span>,
    #[serde(skip_serializing_if = "Option::is_none")]
    below: Option<String>,
    hit: Option<Touch>,
}

#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
struct Ended {
    board: Board,
    is_won: Option<bool>,
    verdict: String,
    sentence: String,
    moves: Vec<Row>,
    told: Vec<Row>,
    is_feast: bool,
    ways: Vec<String>,
}

impl Shown {
    pub(crate) fn of(sheet: Sheet, paper: Paper) -> Self {
        let rows = |rows: Vec<Said>| rows.into_iter().map(|said| Row::of(&said.line, said.hit, paper)).collect();
        let plain = |lines: Vec<Line<'static>>| lines.iter().map(|line| Row::of(line, None, paper)).collect();
        Self {
            head: sheet.head,
            asked: rows(sheet.asked),
            words: rows(sheet.words),
            deed: sheet.deed,
            note: sheet.note,
            reason: sheet.reason.map(|(title, cells)| (title, svg::figure(&cells, paper))),
            below: sheet.below.map(|(cells, hits)| Below::of(&cells, &hits, paper)),
            part: match sheet.part {
                Part::Board(board) => Drawn::Board(Board::of(&board, paper)),
                Part::Tiles { tiles, chosen } => {
                    let tile = |tile: sheet::Tiled| Tile {
                        picture: tile.picture,
                        sign: tile.sign.map(|sign| Span::of(&sign, paper)),
                        name: tile.name,
                        group: tile.group,
                    };
                    Drawn::Tiles { tiles: tiles.into_iter().map(tile).collect(), chosen }
                }
                Part::List { rows, chosen, none, board } => {
                    let row = |row: sheet::Listed| Listed {
                        group: row.group,
                        cells: row.cells.iter().map(|cell| Span::of(cell, paper)).collect(),
                        below: row.below,
                        hit: Touch::of(row.hit),
                    };
                    let board = board.map(|board| Board::of(&board, paper));
                    Drawn::List { rows: rows.into_iter().map(row).collect(), chosen, none, board }
                }
                Part::Card(ended) => Drawn::Card(Box::new(Ended {
                    board: Board::of(&ended.board, paper),
                    is_won: ended.is_won,
                    verdict: ended.verdict,
                    sentence: ended.sentence,
                    moves: plain(ended.moves),
                    told: rows(ended.told),
                    is_feast: ended.is_feast,
                    ways: ended.ways,
                })),
                Part::Form(fields) => {
                    let field = |field: sheet::Field| {
                        let (kind, line) = match field.value {
                            Answer::Choice(value) => ("choice", Line::raw(value)),
                            Answer::Text(line) => ("text", line),
                            Answer::Button => ("button", Line::default()),
                        };
                        let value = Row::of(&line, None, paper).spans;
                        Field {
                            item: field.item,
                            name: field.name,
                            kind,
                            value,
                            about: rows(field.about),
                            focused: field.focused,
                        }
                    };
                    Drawn::Form { rows: fields.into_iter().map(field).collect() }
                }
                Part::Text(text) => Drawn::Text { rows: rows(text) },
            },
            ways: sheet.ways.iter().map(Way::of).collect(),
        }
    }
}

impl Below {
    fn of(cells: &Buffer, hits: &Hits, paper: Paper) -> Self {
        let touch = |(place, hit): &(Rect, Hit)| Some((places::corners(*place), Touch::of(*hit)?));
        let size = [cells.area.width, cells.area.height];
        Self { svg: svg::figure(cells, paper), size, hits: hits.iter().filter_map(touch).collect() }
    }
}

impl Row {
    fn of(line: &Line<'_>, hit: Option<Hit>, paper: Paper) -> Self {
        let styled = |span: &ratatui::text::Span<'_>| {
            Span::of(&ratatui::text::Span::styled(span.content.to_string(), line.style.patch(span.style)), paper)
        };
        Self { spans: line.spans.iter().map(styled).collect(), hit: hit.and_then(Touch::of) }
    }
}

impl Span {
    fn of(span: &ratatui::text::Span<'_>, paper: Paper) -> Self {
        let mut cell = Cell::EMPTY;
        cell.set_style(span.style);
        let (ink, ground) = paper.colors(&cell);
        Self {
            text: span.content.to_string(),
            ink: (ink != paper.ink).then(|| ink.to_string()),
            ground: ground.filter(|ground| *ground != paper.ground).map(|ground| ground.to_string()),
            bold: cell.modifier.contains(Modifier::BOLD),
        }
    }
}

impl Touch {
    fn of(hit: Hit) -> Option<Self> {
        match hit {
            Hit::Action(action) => Some(Self::Action(action.name())),
            Hit::Item(number) => Some(Self::Item(number)),
            Hit::Board(_) | Hit::Piece(_) => None,
        }
    }
}

impl Way {
    fn of(hint: &Hint) -> Self {
        Self { label: hint.label().to_owned(), actions: hint.actions().iter().copied().map(Action::name).collect() }
    }
}

impl Board {
    fn of(board: &sheet::Board, paper: Paper) -> Self {
        let size = [board.cells.area.width, board.cells.area.height];
        Self { svg: svg::board(&board.cells, &board.figures, paper), size, caption: board.caption.clone() }
    }
}

/// The picture of a tile in so many cells, as SVG.
pub(crate) fn picture(id: &str, room: Size, paper: Paper, look: &Look) -> String {
    let mut look = look.clone();
    look.sketch = Some(Sketch::lettered());
    let mut cells = Buffer::empty(Rect::from((ratatui::layout::Position::ORIGIN, room)));
    tiles::draw(id, cells.area, &mut cells, &look);
    let figures = look.sketch.as_ref().map(Sketch::take).unwrap_or_default();
    svg::board(&cells, &figures, paper)
}
