//! Custom games: rules alone, and what follows from them.

#![allow(clippy::expect_used, reason = "a test fails by panicking")]

use zugzwang_engine::{
    Cancel, Game, MoveFault, Outcome, Reason, Rules, Seat, Setup,
    exact::Exact,
    games::{
        Nim, Nimbi,
        nimbi::{self, Sheet},
    },
    search::Search,
    short::{Class, Formless, Forms},
    solve::{Solved, Unsolved},
};

/// Domineering: Left places dominoes upright, Right across. Whoever cannot place one loses.
struct Domineering {
    rows: usize,
    columns: usize,
}

/// The cells that are taken, one bit each, and the player to move.
type Board = (u32, Seat);

impl Domineering {
    fn dominoes(&self, (taken, mover): &Board) -> impl Iterator<Item = u32> {
        let (rows, columns, upright) = (self.rows, self.columns, *mover == Seat::First);
        let cells = (0..rows).flat_map(move |row| (0..columns).map(move |column| (row, column)));
        let (taken, cell) = (*taken, move |row: usize, column: usize| 1_u32 << (row * columns + column));
        let dominoes = cells.filter_map(move |(row, column)| match upright {
            true if row + 1 < rows => Some(cell(row, column) | cell(row + 1, column)),
            false if column + 1 < columns => Some(cell(row, column) | cell(row, column + 1)),
            _ => None,
        });
        dominoes.filter(move |domino| taken & domino == 0)
    }
}

impl Rules for Domineering {
    type Position = Board;
    type Move = u32;

    fn moves(&self, board: &Board) -> impl Iterator<Item = u32> {
        self.dominoes(board)
    }

    fn play(&self, (taken, mover): &Board, domino: &u32) -> Result<Board, MoveFault> {
        if taken & domino == 0 { Ok((taken | domino, mover.other())) } else { Err(MoveFault::Malformed) }
    }

    fn end(&self, board: &Board) -> Option<Outcome> {
        self.dominoes(board).next().is_none().then_some(Outcome::Loss)
    }

    fn turned(&self, (taken, mover): &Board) -> Option<Board> {
        Some((*taken, mover.other()))
    }
}

fn empty(rows: usize, columns: usize) -> (Domineering, Board) {
    (Domineering { rows, columns }, (0, Seat::First))
}

/// The values are those of *Winning Ways*, chapter 5.
#[test]
fn small_boards_of_domineering_have_their_published_values() {
    for (rows, columns, name) in
        [(1, 1, "0"), (2, 1, "1"), (1, 2, "-1"), (3, 1, "1"), (4, 1, "2"), (1, 5, "-2"), (2, 2, "±1"), (3, 3, "±1")]
    {
        let (game, board) = empty(rows, columns);
        let mut forms = Forms::of(&game, 10_000);
        let value = forms.value(&board, &Cancel::never()).expect("it has a form");
        let value = forms.name(value).to_string();
        assert_eq!(value, name, "{rows}×{columns}");
    }
}

#[test]
fn a_square_of_four_is_hot() {
    let (game, board) = empty(2, 2);
    let mut forms = Forms::of(&game, 1000);
    let value = forms.value(&board, &Cancel::never()).expect("it has a form");
    let graph = forms.thermograph(value);
    assert_eq!((graph.mean, graph.temperature), (Exact::from(0), Exact::from(1)));
}

/// The winner by search and the winner by the form agree, whoever moves first.
#[test]
fn the_class_of_a_form_agrees_with_search() {
    let mut met = std::collections::HashSet::new();
    for (rows, columns) in [(1, 4), (3, 1), (2, 2), (2, 3), (3, 2), (3, 3), (2, 4), (4, 2)] {
        let (game, board) = empty(rows, columns);
        let solved = [Seat::First, Seat::Second]
            .map(|mover| Solved::of(&game, &(board.0, mover), 100_000, &Cancel::never()).expect("small enough"));
        let mut forms = Forms::of(&game, 100_000);
        for taken in 0..1_u32 << (rows * columns) {
            let Some(left) = solved.iter().find_map(|solved| solved.get(&(taken, Seat::First))) else { continue };
            let Some(right) = solved.iter().find_map(|solved| solved.get(&(taken, Seat::Second))) else { continue };
            assert_eq!((left.grundy, right.grundy), (None, None), "the players differ");
            let value = forms.value(&(taken, Seat::First), &Cancel::never()).expect("it has a form");
            let class = match (left.outcome, right.outcome) {
                (Outcome::Win, Outcome::Win) => Class::Next,
                (Outcome::Loss, Outcome::Loss) => Class::Previous,
                (Outcome::Win, _) => Class::Left,
                (_, _) => Class::Right,
            };
            assert_eq!(forms.class(value), class, "{rows}×{columns} {taken:b}");
            met.insert(class);
        }
    }
    assert_eq!(met.len(), 4, "all classes came up");
}

#[test]
fn a_form_is_a_nimber_if_both_players_have_the_same_moves() {
    let nim = Nim::new(&Setup::read(Nim::FIELDS, &["heaps=3,4,2"]).expect("a setup")).expect("a game");
    let solved = Solved::of(&nim, &nim.start(), 1000, &Cancel::never()).expect("small enough");
    let mut forms = Forms::of(&nim, 1000);
    let value = forms.value(&nim.start(), &Cancel::never()).expect("it has a form");
    let sum = forms.values().number_up_star(value).expect("a nimber");
    assert_eq!(
        (Some(sum.star), sum.ups),
        (solved.get(&nim.representative(&nim.start())).and_then(|found| found.grundy), 0)
    );
}

#[test]
fn the_theory_of_nimbi_agrees_with_its_rules() {
    for (rows, cols) in [(1, 3), (2, 2), (2, 3), (3, 2), (3, 3)] {
        let words = [format!("rows={rows}"), format!("cols={cols}")];
        let nimbi = Nimbi::new(&Setup::read(Nimbi::FIELDS, &words).expect("a setup")).expect("a game");
        let mut forms = Forms::of(&nimbi, 100_000);
        let value = forms.value(&nimbi.start(), &Cancel::never()).expect("it has a form");
        let analysis = nimbi.analyse(&nimbi.start(), &Cancel::never()).expect("not stopped");
        let wins = matches!(forms.class(value), Class::Next | Class::Left);
        assert_eq!(analysis.worth.outcome, Outcome::won(wins), "{rows}×{cols}");
        let Reason::Canonical(why) = analysis.reason else { panic!("unexpected reason") };
        assert_eq!(forms.name(value).to_string(), why.sum.to_string(), "{rows}×{cols}");
    }
}

/// The same rules, without dividing a position into parts.
struct Undivided(Nimbi);

impl Rules for Undivided {
    type Position = Sheet;
    type Move = nimbi::Cell;

    fn moves<'a>(&'a self, sheet: &'a Sheet) -> impl Iterator<Item = nimbi::Cell> {
        self.0.moves(sheet)
    }

    fn play(&self, sheet: &Sheet, cell: &nimbi::Cell) -> Result<Sheet, MoveFault> {
        self.0.play(sheet, cell)
    }

    fn end(&self, sheet: &Sheet) -> Option<Outcome> {
        self.0.end(sheet)
    }

    fn turned(&self, sheet: &Sheet) -> Option<Sheet> {
        self.0.turned(sheet)
    }
}

#[test]
fn a_form_is_the_sum_of_the_forms_of_the_parts() {
    let nimbi = |rows: usize, cols: usize| {
        let words = [format!("rows={rows}"), format!("cols={cols}")];
        Nimbi::new(&Setup::read(Nimbi::FIELDS, &words).expect("a setup")).expect("a game")
    };
    for (rows, cols) in [(1, 3), (2, 3), (3, 2), (3, 3), (2, 5)] {
        let (divided, whole) = (nimbi(rows, cols), Undivided(nimbi(rows, cols)));
        let (mut quick, mut slow) = (Forms::of(&divided, 1_000_000), Forms::of(&whole, 1_000_000));
        let (mut open, mut fell_apart) = (vec![divided.start()], 0);
        while let Some(sheet) = open.pop() {
            fell_apart += usize::from(divided.parts(&sheet).len() > 1);
            let form = quick.value(&sheet, &Cancel::never()).expect("it has a form");
            let found = slow.value(&sheet, &Cancel::never()).expect("it has a form");
            assert_eq!(quick.name(form).to_string(), slow.name(found).to_string(), "{sheet}");
            if sheet.cells().filter(|cell| !sheet.is_free(*cell)).count() < rows.max(cols) + 1 {
                open.extend(divided.moves(&sheet).filter_map(|cell| divided.play(&sheet, &cell).ok()));
            }
        }
        assert!(fell_apart > 1 || rows == 1, "{rows}×{cols}");
    }
    // Without the parts there would be far more positions.
    let large = nimbi(6, 7);
    assert!(Forms::of(&large, 1000).value(&large.start(), &Cancel::never()).is_ok());
}

/// A token that goes round a ring.
struct Ring(u32);

impl Rules for Ring {
    type Position = u32;
    type Move = u32;

    fn moves(&self, at: &u32) -> impl Iterator<Item = u32> {
        std::iter::once((at + 1) % self.0)
    }

    fn play(&self, _: &u32, to: &u32) -> Result<u32, MoveFault> {
        Ok(*to)
    }

    fn end(&self, _: &u32) -> Option<Outcome> {
        None
    }
}

#[test]
fn games_without_a_form_or_too_large_are_rejected() {
    let ring = Ring(5);
    assert_eq!(Forms::of(&ring, 100).value(&0, &Cancel::never()), Err(Formless::Circle));
    assert_eq!(Forms::of(&Ring(1000), 100).value(&0, &Cancel::never()), Err(Formless::TooMany));
    let solved = Solved::of(&ring, &0, 100, &Cancel::never()).expect("five positions");
    assert!((0..5).all(|at| {
        solved
            .get(&at)
            .is_some_and(|found| (found.outcome, found.remoteness, found.grundy) == (Outcome::Draw, None, None))
    }));
    assert_eq!(Solved::of(&ring, &0, 4, &Cancel::never()).err(), Some(Unsolved::TooMany));
    let stopped = Cancel::never();
    stopped.stop();
    assert!(matches!(Solved::of(&ring, &0, 100, &stopped), Err(Unsolved::Stopped(_))));
}

/// The same game, with positions and moves that can be displayed, as a reason requires.
struct Named(Domineering);

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
struct Cells(Board);

impl std::fmt::Display for Cells {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:b}", self.0.0)
    }
}

impl Rules for Named {
    type Position = Cells;
    type Move = u32;

    fn moves(&self, cells: &Cells) -> impl Iterator<Item = u32> {
        self.0.dominoes(&cells.0)
    }

    fn play(&self, cells: &Cells, domino: &u32) -> Result<Cells, MoveFault> {
        self.0.play(&cells.0, domino).map(Cells)
    }

    fn end(&self, cells: &Cells) -> Option<Outcome> {
        self.0.end(&cells.0)
    }

    fn turned(&self, cells: &Cells) -> Option<Cells> {
        self.0.turned(&cells.0).map(Cells)
    }
}

#[test]
fn a_search_explains_its_answer() {
    let (game, board) = empty(2, 3);
    let moves = game.dominoes(&board).count();
    let (named, start) = (Named(game), Cells(board));
    let search = Search::of(&named, &start, 1000, &Cancel::never()).expect("small enough");
    let answer = search.analyse(&start).expect("the search started there");
    let Reason::Searched(why) = &answer.reason else { panic!("unexpected reason") };
    assert_eq!((why.moves.len(), why.truncated), (moves, false));
    assert_eq!(why.here.outcome, answer.worth.outcome);
    // The best moves are those to positions lost for the player who then moves, and the figures agree.
    let best: Vec<String> = answer.best.moves.iter().map(ToString::to_string).collect();
    let winning = why.moves.iter().filter(|reached| reached.left.outcome == Outcome::Loss);
    assert_eq!(best, winning.map(|reached| reached.mv.clone()).collect::<Vec<_>>());
    let soonest = why.moves.iter().filter(|reached| reached.left.outcome == Outcome::Loss);
    let soonest = soonest.filter_map(|reached| reached.left.remoteness).min().map(|left| left + 1);
    assert_eq!(answer.worth.remoteness, soonest);
    assert!(why.filled.windows(2).all(|pair| pair[0].remoteness <= pair[1].remoteness), "the ends first");
    assert!(why.filled.contains(&why.here));
    assert!(search.analyse(&Cells((0b1, Seat::First))).is_none(), "one cell alone is never taken");
    assert!(!answer.reason.is_impartial(), "the players have different moves");
    let nim = Nim::new(&Setup::read(Nim::FIELDS, &["heaps=1,2"]).expect("a setup")).expect("a game");
    let search = Search::of(&nim, &nim.start(), 1000, &Cancel::never()).expect("small enough");
    assert!(search.analyse(&nim.start()).expect("the search started there").reason.is_impartial());
}
