//! An evening with every game, from every seat and against every kind of machine: hints, the list of moves, moves made,
//! undone and redone, changes of seats, a save, and the same game resumed in every way.

use std::collections::HashSet;

use crate::common::{Arcade, Folder, counts::nightly, storage};
use ratatui::layout::Size;
use zugzwang::{
    keep::storage::SavedGame,
    look::{glyphs::GlyphSet, theme::ThemeName},
    play::{
        board::{Player, Side, Status},
        boards::{self, Entry},
        request::Request,
    },
    screens::keymap::Context,
};

/// One game of an evening.
struct Evening {
    folder: Folder,
    arcade: Arcade,
    entry: &'static Entry,
    /// Describes the game if a test fails.
    name: String,
    /// Words known to be complete.
    words: HashSet<String>,
}

/// The visible state of a game.
#[derive(Debug, PartialEq, Eq)]
struct Seen {
    /// The id with the moves made.
    id: String,
    /// The undone moves, and the seats.
    redo: Vec<String>,
    side: Side,
    seats: Option<[Player; 2]>,
}

impl Evening {
    fn new(entry: &'static Entry, side: Side, machine: &str) -> Self {
        let folder = Folder::new();
        let mut arcade = Arcade::saving_in(Size::new(80, 24), ThemeName::Ansi, GlyphSet::Unicode, folder.path());
        let mut table = entry.open::<&str>(&[], &[], side).expect("the default setup opens");
        table.seating_mut().oppose(machine.parse().expect("a machine"));
        arcade.app.open(table);
        let name = format!("{} {side} {machine}", entry.game.id);
        Self { folder, arcade, entry, name, words: HashSet::new() }
    }

    /// Presses keys one after another and checks the frame after each.
    fn press(&mut self, keys: &str) {
        for key in keys.split(' ') {
            self.arcade.press(key);
            self.check_frame(key);
        }
    }

    /// Checks that no line overwrites a border or ends within a word.
    fn check_frame(&mut self, key: &str) {
        let screen = self.arcade.screen();
        let told = || format!("{} after {key}\n{screen}", self.name);
        let lines: Vec<Vec<char>> = screen.lines().map(|line| line.chars().collect()).collect();
        // The rule of a game is above its panes.
        let panes = lines.iter().position(|line| line.first() == Some(&'╭'));
        // A game has no frames; what stands over its board has.
        let is_framed = panes.is_some() || self.arcade.board().is_none();
        // A card stands below its board, on which arcs look like borders.
        let begins = |line: &Vec<char>| line.iter().find(|sign| **sign != ' ') == Some(&'╭');
        let first = panes.or_else(|| lines.iter().rposition(begins)).unwrap_or(1);
        let framed = if is_framed { &lines[first..lines.len() - 1] } else { &[] };
        for row in framed {
            // A card stands alone between blank margins.
            let row: Vec<char> = match panes {
                Some(_) => row.clone(),
                None => row.iter().collect::<String>().trim().chars().collect(),
            };
            let ends = [row.first(), row.last()].map(|sign| sign.is_some_and(|sign| "│╭╰╮╯".contains(*sign)));
            let whole = panes.is_none() || row.len() == 80;
            assert!(ends == [true; 2] && whole || panes.is_none() && row.is_empty(), "a border is broken: {}", told());
        }
        let cut = lines.iter().flat_map(|row| edge_words(row)).find(|word| !self.words.contains(word));
        let Some(cut) = cut else { return };
        self.arcade.resize(200, 60);
        let wide = self.arcade.screen();
        self.arcade.resize(80, 24);
        self.words.extend(wide.split(|c: char| !c.is_alphabetic()).map(ToOwned::to_owned));
        assert!(self.words.contains(&cut), "{cut:?} is cut: {}", told());
    }

    fn is_over(&mut self) -> bool {
        matches!(self.arcade.app.status(), Some(Status::Over(_)))
    }

    /// Saves the game under the name offered, in place of all earlier saves, and returns the save.
    fn save(&mut self) -> SavedGame {
        let storage = storage(self.folder.path());
        storage.saves().games.iter().for_each(|(name, _)| storage.forget(name).expect("it can be removed"));
        self.arcade.press("b Enter");
        let saves = storage.saves();
        let [(_, kept)] = saves.games.as_slice() else { panic!("{}: not saved\n{}", self.name, self.arcade.screen()) };
        kept.clone()
    }

    /// Returns the state of the game. The id it copies must open the same position.
    fn look(&mut self) -> Seen {
        // A machine that was just seated moves after the next key.
        self.arcade.press("Home");
        let saved = self.save();
        self.press("y");
        let id = self.arcade.app.copied().expect("an id was copied").to_owned();
        let opened = Request::parse(&id).expect("a valid id").table(Side::Both).unwrap_or_else(|_| panic!("{id}"));
        assert_eq!((opened.moves(), opened.continuation().taken_back.len()), (moves(&saved), 0), "{}: {id}", self.name);
        let again = saved.open().unwrap_or_else(|_| panic!("{}: the save opens", self.name));
        assert_eq!(opened.position(), again.position(), "{}: {id}", self.name);
        assert_eq!(again.request().to_string(), id, "{}", self.name);
        Seen { id, redo: saved.redo, side: saved.side, seats: saved.seats }
    }

    /// Leaves for the menu, confirming if asked.
    fn leave(&mut self) {
        self.arcade.press("q");
        if !self.arcade.shows(&crate::common::known()) {
            assert!(self.arcade.shows("Press q again to leave"), "{}\n{}", self.name, self.arcade.screen());
            self.arcade.press("q");
        }
        assert!(
            self.arcade.shows(&crate::common::known()),
            "{}: q q leads to the menu\n{}",
            self.name,
            self.arcade.screen()
        );
    }

    /// Resumes the unfinished game. Returns whether there is one.
    fn go_on(&mut self) -> bool {
        self.arcade.select_game(&zugzwang::words::title(self.entry.game.id, self.arcade.app.look()));
        self.arcade.press("n");
        let unfinished = self.arcade.shows("Continue the unfinished game");
        self.arcade.press(if unfinished { "Enter" } else { "Esc" });
        unfinished
    }

    /// Opens the named game from the shelf.
    fn take_from_shelf(&mut self) {
        self.arcade.press("b Enter");
    }

    /// Leaves the game, comes back both ways, and checks that it is the same. Returns whether it goes on: one that is over is only looked at
    /// again.
    fn come_back(&mut self) -> bool {
        let seen = self.look();
        let over = self.is_over();
        self.leave();
        // A game between machines can be resumed only by its name.
        if !over && seen.seats.is_some_and(|seats| seats.contains(&Player::Person)) {
            assert!(self.go_on(), "{}: {seen:?} comes back", self.name);
            assert_eq!(self.look(), seen, "{}: the unfinished game", self.name);
            self.leave();
        }
        self.take_from_shelf();
        if over {
            assert_eq!(self.arcade.app.context(), Context::Review, "{}", self.name);
        } else {
            assert_eq!(self.look(), seen, "{}: the game on the shelf", self.name);
        }
        !over
    }
}

/// Returns the words at the right edge of a pane.
fn edge_words(row: &[char]) -> Vec<String> {
    let edges = (1..row.len()).filter(|at| row[*at] == '│').chain((row.len() == 80).then_some(80));
    let words = edges.map(|edge| row[..edge].iter().rev().take_while(|c| c.is_alphabetic()).collect::<Vec<_>>());
    words.filter(|word| word.len() > 1).map(|word| word.into_iter().rev().collect()).collect()
}

fn moves(saved: &SavedGame) -> Vec<String> {
    saved.game.moves().into_iter().map(ToOwned::to_owned).collect()
}

/// Plays an evening with every game, or with one in five of them if it is not night. Seats and machines rotate, so each game is
/// played, and at night from every seat and against every machine.
fn evening(side: Side) {
    const MACHINES: [&str; 5] = ["perfect", "skill-50", "random", "gives-back-1", "loser"];
    let seat = Side::ALL.iter().position(|other| *other == side).expect("a known game");
    let tonight = |at: usize| (at + seat) % Side::ALL.len() < nightly(1, Side::ALL.len());
    for (at, entry) in boards::ALL.iter().enumerate().filter(|(at, _)| tonight(*at)) {
        let mut evening = Evening::new(entry, side, MACHINES[(at / Side::ALL.len() + seat) % MACHINES.len()]);
        evening.press("o a i i i i Enter");
        evening.press("o a Tab s Tab s u Ctrl-r u");
        if !evening.come_back() {
            continue;
        }
        evening.press("Ctrl-r ( )");
        if matches!(evening.arcade.app.status(), Some(Status::Turn(_))) {
            evening.press("i Enter");
        }
        evening.come_back();
    }
}

#[test]
fn an_evening_in_the_first_seat() {
    evening(Side::First);
}

#[test]
fn an_evening_in_the_second_seat() {
    evening(Side::Second);
}

#[test]
fn an_evening_in_the_seat_the_program_leaves() {
    evening(Side::Choose);
}

#[test]
fn an_evening_of_two_people() {
    evening(Side::Both);
}

#[test]
fn an_evening_of_two_machines() {
    evening(Side::Watch);
}
