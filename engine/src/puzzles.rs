//! Puzzles: graded positions, made from a seed, in which some moves win and others do not.
//!
//! A puzzle is found by playing random legal moves from a random setup, until some moves of the player to move win (or
//! draw, if none wins) and others do not. Every move is tried and the position after it is analysed, so a puzzle does
//! not rely on a theory's list of best moves. The same seed makes the same puzzle everywhere.

mod day;

use std::collections::HashSet;

use crate::{
    answer::Answer,
    any::AnyPosition,
    best::Best,
    cancel::Cancel,
    fields::Setup,
    game::Listing,
    games::{self, Entry},
    outcome::{Outcome, Seat},
    record::Record,
    rng::Rng,
};

pub use day::Day;

/// The label of the random numbers for puzzles.
const LABEL: &str = "puzzle";
/// The minimum number of legal moves in a puzzle.
const FEWEST: usize = 3;
/// The same, in a position that is given: there a choice of two is one.
const FEWEST_GIVEN: usize = 2;
/// The maximum number of legal moves in a puzzle, because each is analysed.
const MOST: usize = 2 * Best::<()>::MOST;
/// The maximum number of random games searched for a puzzle of a seed.
const GAMES: usize = 60;
/// The maximum number of moves played in a random game.
const PLIES: usize = 40;

/// The number of times that all games are searched for the puzzle of a day. Few positions of a day are easy enough.
const ROUNDS: usize = 40;

/// The label of the random numbers for the puzzle of a day.
const DAILY: &str = "day";

/// The number of games, the first of the list, from which a seed without a game and a day draw. It must not change: seeds
/// that people have shared, and past days, would get other puzzles. Newer games have puzzles only by name.
const DRAWN_FROM: usize = 21;

/// A position with a move to find.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Puzzle {
    /// The game's id.
    pub game: &'static str,
    /// The setup.
    pub setup: Setup,
    /// The moves played from it, in the game's notation.
    pub moves: Vec<String>,
    /// The best result that can be reached: a win, or a draw if no move wins.
    pub goal: Outcome,
    /// The number of legal moves; if a move is any point of a line, the number of listed ones.
    pub legal: usize,
    /// The number of these that reach the goal: at least one, not all.
    pub right: usize,
    /// Plies to the end if the winner hurries and the loser delays; `None` if unknown.
    pub remoteness: Option<u64>,
    /// The difficulty, from 1 to [`Puzzle::HARDEST`].
    pub grade: u8,
}

impl Puzzle {
    /// The highest grade.
    pub const HARDEST: u8 = 5;

    /// Returns the puzzle that a seed makes of a game; `None` if no random game led to one.
    ///
    /// ```
    /// use zugzwang_engine::{Puzzle, games};
    ///
    /// let nim = games::find("nim").expect("nim is in the list");
    /// let puzzle = Puzzle::of(nim, 42).expect("nim has puzzles");
    /// assert!(puzzle.right < puzzle.legal);
    /// assert_eq!(Puzzle::of(nim, 42), Some(puzzle));
    /// ```
    pub fn of(game: &Entry, seed: u64) -> Option<Self> {
        Self::under(game, &[], seed)
    }

    /// Returns the puzzle that a seed makes of a game under these rules, which are words of the form `FIELD=VALUE` that
    /// replace those of the random setup; `None` if no random game led to one.
    pub fn under(game: &Entry, rules: &[String], seed: u64) -> Option<Self> {
        if !Self::can_be_of(game) {
            return None;
        }
        let label = std::iter::once(format!("{LABEL} {}", game.id)).chain(rules.iter().cloned());
        let mut draw = Rng::new(seed, &label.collect::<Vec<_>>().join(" "));
        let mut barren = Barren::default();
        (0..GAMES).find_map(|_| in_random_game(game, rules, &mut draw, &mut barren, |_| true))
    }

    /// Returns whether a game can have puzzles. If its list of moves is only a sample, a right move might be missing.
    pub fn can_be_of(game: &Entry) -> bool {
        !matches!(game.listing, Listing::Sample)
    }

    /// Returns whether [`Puzzle::legal`] counts every legal move; it does not if a move is any point of a line.
    pub fn counts_moves(&self) -> bool {
        games::find(self.game).is_none_or(|game| game.listing != Listing::Stretches)
    }

    /// Returns the puzzle that a seed makes of one of the first games in the list.
    pub fn any(seed: u64) -> Option<Self> {
        let mut draw = Rng::new(seed, LABEL);
        let mut next = || {
            in_random_game(games::ALL.get(draw.below(DRAWN_FROM))?, &[], &mut draw, &mut Barren::default(), |_| true)
        };
        (0..GAMES).find_map(|_| next())
    }

    /// Returns the position of a game as a puzzle: some moves reach the best result, and others do not. `None` if that is not
    /// so, or if it cannot be told.
    ///
    /// ```
    /// use zugzwang_engine::{Puzzle, games};
    ///
    /// let nim = games::find("nim").expect("nim is in the list");
    /// let mut record = nim.open(&["heaps=3,4,5"]).expect("a valid setup");
    /// assert_eq!(Puzzle::at(&mut record).map(|puzzle| puzzle.right), Some(1));
    /// record.play("1:2").expect("a legal move");
    /// assert_eq!(Puzzle::at(&mut record), None, "every move loses");
    /// ```
    pub fn at(record: &mut Record) -> Option<Self> {
        Self::has_room(record).then(|| puzzle(record)).flatten()
    }

    /// Returns whether the position of a game may be a puzzle, from the number of its moves alone.
    pub fn has_room(record: &Record) -> bool {
        !matches!(record.game().about().listing, Listing::Sample)
            && (FEWEST_GIVEN..=MOST).contains(&record.legal(MOST + 1).len())
    }

    /// Returns the puzzle of a day.
    ///
    /// ```
    /// use zugzwang_engine::{Day, Puzzle};
    ///
    /// let day = Day::new(2026, 11, 28).expect("a day");
    /// assert!(Puzzle::daily(day).is_some() && Puzzle::daily(day) != Puzzle::daily(day.after(1)));
    /// ```
    pub fn daily(day: Day) -> Option<Self> {
        let games: Vec<&Entry> = games::ALL.iter().take(DRAWN_FROM).collect();
        Self::of_day(day, &games, Self::HARDEST)
    }

    /// Returns a puzzle of a day, of one of these games and at most this hard. The games take turns. No two days fewer than
    /// [`Day::APART`] apart share a position of a game, whatever the games and the grade.
    pub fn of_day(day: Day, games: &[&Entry], hardest: u8) -> Option<Self> {
        let mut draw = Rng::new(day.seed(), DAILY);
        let turn = usize::try_from(day.number()).unwrap_or(0).checked_rem(games.len())?;
        let (before, from) = games.split_at(turn);
        let is_of_day = |record: &Record| day.owns(record.game().about().id, &record.position().to_string());
        let mut round = || {
            from.iter().chain(before).find_map(|game| {
                let mut made =
                    (0..GAMES).filter_map(|_| in_random_game(game, &[], &mut draw, &mut Barren::default(), is_of_day));
                made.find(|puzzle| puzzle.grade <= hardest)
            })
        };
        (0..ROUNDS).find_map(|_| round())
    }

    /// Returns the moves that reach the goal, [`Puzzle::right`] of them, in the game's order. In a scoring game, a move
    /// that wins by less than the best one counts too.
    ///
    /// ```
    /// use zugzwang_engine::{Puzzle, games};
    ///
    /// let gold = games::find("gold").expect("gold is in the list");
    /// let puzzle = Puzzle::of(gold, 1).expect("gold has puzzles");
    /// assert_eq!(puzzle.right_moves().len(), puzzle.right);
    /// ```
    pub fn right_moves(&self) -> Vec<String> {
        let words: Vec<String> = self.setup.to_string().split_whitespace().map(ToOwned::to_owned).collect();
        let right = || {
            let mut record = games::find(self.game)?.open(&words).ok()?;
            self.moves.iter().try_for_each(|mv| record.play(mv)).ok()?;
            let legal = record.legal(MOST);
            reaching(&mut record, &legal, self.goal)
        };
        // The puzzle was made from a record, so its moves can be replayed.
        right().unwrap_or_default()
    }
}

/// The positions of a setup that are no puzzles. Rules that leave nothing to chance lead to the same few again and again.
#[derive(Debug, Default)]
struct Barren {
    setup: Vec<String>,
    /// Each with the player to move, as which a position is judged when the game is over.
    positions: HashSet<(AnyPosition, Seat)>,
}

impl Barren {
    /// Returns the current position as a puzzle, if it is one and was not looked at before.
    fn puzzle(&mut self, record: &mut Record) -> Option<Puzzle> {
        let at = (record.position().clone(), record.mover());
        if self.positions.contains(&at) {
            return None;
        }
        let found = puzzle(record);
        if found.is_none() {
            self.positions.insert(at);
        }
        found
    }

    /// Forgets the positions of another setup.
    fn enter(&mut self, setup: &[String]) {
        if self.setup != setup {
            *self = Self { setup: setup.to_vec(), ..Self::default() };
        }
    }
}

/// Plays a random game and returns the first puzzle in it, after a few skipped moves, whose position `suits`.
fn in_random_game(
    game: &Entry,
    rules: &[String],
    draw: &mut Rng,
    barren: &mut Barren,
    suits: impl Fn(&Record) -> bool,
) -> Option<Puzzle> {
    let name = |word: &String| word.split_once('=').map(|(name, _)| name.to_owned());
    let mut words = game.drawn(draw);
    words.retain(|word| !rules.iter().any(|rule| name(rule) == name(word)));
    words.extend(rules.iter().cloned());
    barren.enter(&words);
    let mut record = game.open(&words).ok()?;
    let skipped = draw.below(5);
    for ply in 0..PLIES {
        if ply >= skipped
            && Puzzle::can_be_of(game)
            && record.legal(FEWEST).len() == FEWEST
            && suits(&record)
            && let Some(puzzle) = barren.puzzle(&mut record)
        {
            return Some(puzzle);
        }
        let legal = record.legal(MOST);
        let mv = legal.get(draw.below(legal.len()))?;
        record.play(mv).ok()?;
    }
    None
}

/// Returns the current position as a puzzle, if it is one.
fn puzzle(record: &mut Record) -> Option<Puzzle> {
    let legal = record.legal(MOST + 1);
    if legal.len() > MOST {
        return None;
    }
    let now = record.answer(&Cancel::never()).ok()?;
    let goal = now.outcome.filter(|outcome| matches!(outcome, Outcome::Win | Outcome::Draw))?;
    let right = reaching(record, &legal, goal)?.len();
    let wrong = legal.len() - right;
    (right > 0 && wrong > 0).then(|| Puzzle {
        game: now.game,
        setup: now.setup,
        moves: now.moves,
        goal,
        legal: legal.len(),
        right,
        remoteness: now.remoteness,
        grade: grade(wrong, now.remoteness),
    })
}

/// Returns the moves that reach `goal` for the player to move; `None` if the outcome of one is unknown.
fn reaching(record: &mut Record, moves: &[String], goal: Outcome) -> Option<Vec<String>> {
    let mut right = Vec::new();
    for mv in moves {
        record.play(mv).ok()?;
        let left = record.answer(&Cancel::never()).ok();
        record.take_back();
        match left.map(|left| value(&left).flip())? {
            Outcome::Unknown => return None,
            worth if worth == goal => right.push(mv.clone()),
            _ => {}
        }
    }
    Some(right)
}

/// Returns the outcome of a position for the player to move, or who would move if the game went on.
fn value(answer: &Answer) -> Outcome {
    let mover = Seat::to_move(answer.moves.len());
    match (answer.outcome, answer.winner) {
        (Some(outcome), _) => outcome,
        (None, Some(winner)) => winner.seat().map_or(Outcome::Draw, |seat| Outcome::won(seat == mover)),
        (None, None) => Outcome::Unknown,
    }
}

/// Returns the grade, from 1 to 5. It rises by one with each step in the number of wrong moves and in the length of the
/// rest of the game. An unknown length counts as medium. A move that ends the game is easy to see among any number.
fn grade(wrong: usize, remoteness: Option<u64>) -> u8 {
    const AT_ONCE: u8 = 2;
    const WRONG: [usize; 3] = [5, 12, 30];
    const LONG: [u64; 2] = [4, 11];
    const MEDIUM: u64 = LONG[0];
    let length = remoteness.unwrap_or(MEDIUM);
    let steps =
        WRONG.iter().filter(|step| wrong >= **step).count() + LONG.iter().filter(|step| length >= **step).count();
    let most = if remoteness == Some(1) { AT_ONCE } else { Puzzle::HARDEST };
    u8::try_from(1 + steps).unwrap_or(most).min(most)
}
