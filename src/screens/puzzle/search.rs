//! A puzzle is made beside the screen: of a day, of a seed, or the first of the wanted kind among many seeds.

use zugzwang_engine::{Cancel, Day, Puzzle, games};

use crate::{
    look::{Look, own::Own},
    play::job::{Ask, Job},
    say,
    teach::path::{STATIONS, Station},
    words,
};

/// The hardest grade of a puzzle of the day for who has solved few.
const GENTLE: u8 = 2;
/// So many seeds are tried for a puzzle of a grade before it is given up.
pub(super) const TRIES: u64 = 300;

/// The kind of the puzzles that are wanted.
#[derive(Debug, Clone, Default)]
pub struct PuzzleKind {
    /// Of this game; of any, where there is none.
    pub game: Option<&'static games::Entry>,
    /// Of a game at this station of the path, where no game is named.
    pub station: Option<&'static Station>,
    /// Of this grade, from 1; of any, where there is none.
    pub grade: Option<u8>,
    /// Of the game under the rules of this one of one's own.
    pub own: Option<Own>,
}

impl PuzzleKind {
    fn made(&self, seed: u64) -> Option<Puzzle> {
        let rules = self.own.as_ref().map_or(&[][..], |own| &own.rules);
        let game = self.game.or_else(|| {
            let games = offered_at(self.station?);
            let at = seed.checked_rem(games.len() as u64)?;
            games.get(usize::try_from(at).ok()?).copied()
        });
        game.map_or_else(|| Puzzle::any(seed), |game| Puzzle::under(game, rules, seed))
    }

    /// Returns whether puzzles are of one game or of one station, not of any game.
    pub(super) const fn is_of_game(&self) -> bool {
        self.game.is_some() || self.station.is_some()
    }

    /// The game or the station in words; `None` where any game will do.
    pub(super) fn title(&self, look: &Look) -> Option<String> {
        if let Some(title) = self.own.as_ref().and_then(|own| own.title.in_language(look.language())) {
            return Some(title.to_owned());
        }
        let station = || Some(say!(look, &format!("station-{}", self.station?.id)));
        self.game.map(|game| words::title(game.id, look)).or_else(station)
    }
}

/// The games of a station that can have puzzles.
pub(super) fn offered_at(station: &Station) -> Vec<&'static games::Entry> {
    let mut games: Vec<_> = station.stops.iter().filter_map(|stop| games::find(stop.game)).collect();
    games.retain(|game| Puzzle::can_be_of(game));
    games.dedup_by_key(|game| game.id);
    games
}

/// The source of a puzzle.
#[derive(Debug, Clone, Copy)]
pub enum Source {
    /// It is that of this day.
    Day(Day),
    /// It is that of this day for who has solved few: from the day's seed on the first easy one of a game that comes early on the
    /// path.
    Gentle(Day),
    /// It was asked for by its seed.
    Given(u64),
    /// It is the first of the kind from this seed on.
    From(u64),
}

impl Source {
    /// The day whose puzzle it is; `None` for any other.
    pub(super) const fn day(self) -> Option<Day> {
        match self {
            Self::Day(day) | Self::Gentle(day) => Some(day),
            Self::Given(_) | Self::From(_) => None,
        }
    }

    /// The seed it is made from, or the first that is tried.
    pub fn seed(self) -> u64 {
        match self {
            Self::Day(day) | Self::Gentle(day) => day.seed(),
            Self::Given(seed) | Self::From(seed) => seed,
        }
    }
}

/// The puzzle that is made or was, and the seed it comes from.
pub(super) type Found = Option<(Puzzle, u64)>;

/// A puzzle that is being made.
#[derive(Debug)]
pub(super) struct Search {
    pub(super) wanted: PuzzleKind,
    pub(super) source: Source,
    ask: Ask<Found>,
}

impl Search {
    pub(super) fn new(wanted: PuzzleKind, source: Source) -> Self {
        let sought = wanted.clone();
        Self { wanted, source, ask: Ask::of(move |cancel| Ok(find(&sought, source, cancel))) }
    }

    pub(super) const fn take_job(&mut self) -> Option<Job> {
        self.ask.take_job()
    }

    /// Returns what was found; `None` while it is looked for. A search that broke has found nothing.
    pub(super) fn answer(&self) -> Option<Found> {
        Some(self.ask.answer()?.unwrap_or_default())
    }

    /// Seeds tried, and how many are at most.
    pub(super) fn progress(&self) -> (u64, u64) {
        self.ask.progress()
    }

    pub(super) fn stop(&self) {
        self.ask.stop();
    }
}

/// Returns whether a game stands at one of the first stations of the path.
fn is_early(game: &str) -> bool {
    const EARLY: usize = 4;
    STATIONS.iter().take(EARLY).any(|station| station.stops.iter().any(|stop| stop.game == game))
}

fn find(wanted: &PuzzleKind, source: Source, cancel: &Cancel) -> Found {
    let fits = |puzzle: &Puzzle| match source {
        Source::Gentle(_) => puzzle.grade <= GENTLE && is_early(puzzle.game),
        _ => wanted.grade.is_none_or(|grade| grade == puzzle.grade),
    };
    let from = match source {
        Source::Day(day) => return Puzzle::daily(day).map(|puzzle| (puzzle, day.seed())),
        Source::Given(seed) => return wanted.made(seed).map(|puzzle| (puzzle, seed)),
        Source::Gentle(_) | Source::From(_) => source.seed(),
    };
    for tried in 0..TRIES {
        cancel.step(tried, TRIES).ok()?;
        let seed = from.wrapping_add(tried);
        // A game of which one seed makes none has none.
        let puzzle = wanted.made(seed)?;
        if fits(&puzzle) {
            return Some((puzzle, seed));
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::teach::path;

    fn found(wanted: PuzzleKind, source: Source) -> Found {
        let mut search = Search::new(wanted, source);
        assert!(search.answer().is_none(), "nothing is made before the job is done");
        let job = search.take_job().expect("a job");
        job.0();
        search.answer().expect("an answer")
    }

    #[test]
    fn the_puzzle_that_is_found_is_of_the_game_and_the_grade_that_are_wanted() {
        let nim = games::find("nim").expect("nim is in the list");
        for grade in 1..=Puzzle::HARDEST {
            let wanted = PuzzleKind { game: Some(nim), grade: Some(grade), ..PuzzleKind::default() };
            let (puzzle, seed) = found(wanted, Source::From(7)).expect("nim has every grade");
            assert_eq!((puzzle.game, puzzle.grade), ("nim", grade));
            assert_eq!(Puzzle::of(nim, seed), Some(puzzle), "the seed makes it again");
        }
    }

    #[test]
    fn of_a_station_every_game_has_puzzles_and_no_other() {
        for station in path::STATIONS {
            let games: Vec<&str> = offered_at(station).iter().map(|game| game.id).collect();
            let wanted = PuzzleKind { station: Some(station), ..PuzzleKind::default() };
            let mut met: Vec<&str> =
                (0..6).filter_map(|seed| Some(found(wanted.clone(), Source::From(seed))?.0.game)).collect();
            met.sort_unstable();
            met.dedup();
            let mut all = games.clone();
            all.sort_unstable();
            assert!(games.is_empty() || met == all, "{}: {met:?}, not {all:?}", station.id);
        }
    }

    #[test]
    fn the_gentle_puzzle_of_a_day_is_easy_and_the_same_each_time() {
        for day in 1..=28 {
            let day: Day = format!("2026-02-{day:02}").parse().expect("a day");
            let (puzzle, seed) = found(PuzzleKind::default(), Source::Gentle(day)).expect("there are many");
            assert!(puzzle.grade <= GENTLE && is_early(puzzle.game), "{day}: {} {}", puzzle.game, puzzle.grade);
            assert_eq!(Puzzle::any(seed), Some(puzzle), "the seed makes it again");
        }
    }

    #[test]
    fn a_search_that_is_stopped_or_in_vain_ends() {
        let gold = PuzzleKind { game: games::find("gold"), grade: Some(5), ..PuzzleKind::default() };
        assert_eq!(found(gold, Source::From(0)), None, "it has none so hard");
        let mut search = Search::new(PuzzleKind::default(), Source::From(0));
        search.stop();
        search.take_job().expect("a job").0();
        assert_eq!(search.answer(), Some(None));
        search = Search::new(PuzzleKind::default(), Source::From(0));
        drop(search.take_job());
        assert_eq!(search.answer(), Some(None), "nor does one wait for ever whose job broke");
    }
}
