//! The search for a puzzle, run by the worker: that of a day or a seed, or the first of the wanted kind among many seeds.

use zugzwang_engine::{Cancel, Day, Puzzle, games};

use crate::{
    look::own::Own,
    play::request::Request,
    screens::prelude::*,
    teach::path::{STATIONS, Station},
};

/// The hardest grade for users who have solved few puzzles.
const GENTLE: u8 = 2;
/// Seeds to try before the search gives up.
pub(super) const TRIES: u64 = 300;

/// A kind of puzzles.
#[derive(Debug, Clone, Default)]
pub struct PuzzleKind {
    /// The game; `None` for any.
    pub game: Option<&'static games::Entry>,
    /// The station of the path whose games are wanted, if no game is given.
    pub station: Option<&'static Station>,
    /// The grade, from 1; `None` for any.
    pub grade: Option<u8>,
    /// The user-defined game whose rules apply to `game`.
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

    pub(super) const fn is_any(&self) -> bool {
        !self.is_of_game() && self.grade.is_none()
    }

    pub(super) const fn is_of_game(&self) -> bool {
        self.game.is_some() || self.station.is_some()
    }

    /// `None` for any game.
    pub(super) fn title(&self, look: &Look) -> Option<String> {
        if let Some(title) = self.own.as_ref().and_then(|own| own.title.in_language(look.language())) {
            return Some(title.to_owned());
        }
        let station = || Some(say!(look, &format!("station-{}", self.station?.id)));
        self.game.map(|game| words::title(game.id, look)).or_else(station)
    }
}

pub(super) fn offered_at(station: &Station) -> Vec<&'static games::Entry> {
    let mut games: Vec<_> = station.stops.iter().filter_map(|stop| games::find(stop.game)).collect();
    games.retain(|game| Puzzle::can_be_of(game));
    games.dedup_by_key(|game| game.id);
    games
}

/// The source of a puzzle.
#[derive(Debug, Clone, Copy)]
pub enum Source {
    /// The puzzle of this day.
    Day(Day),
    /// The puzzle of this day for users who have solved few: an easy one of an early game of the path.
    Gentle(Day),
    /// A position from the user's own games.
    Own,
    /// The puzzle of this seed.
    Given(u64),
    /// The first puzzle of the kind from this seed on.
    From(u64),
}

impl Source {
    pub(super) const fn day(self) -> Option<Day> {
        match self {
            Self::Day(day) | Self::Gentle(day) => Some(day),
            Self::Own | Self::Given(_) | Self::From(_) => None,
        }
    }

    /// The seed, or the first one to try.
    pub fn seed(self) -> u64 {
        match self {
            Self::Day(day) | Self::Gentle(day) => day.seed(),
            Self::Given(seed) | Self::From(seed) => seed,
            Self::Own => 0,
        }
    }
}

/// The seed comes second; `None` if no puzzle was found.
pub(super) type Found = Option<(Puzzle, u64)>;

/// Asks for a puzzle. `after` is the grade of the one before it, unless that was none.
pub(super) fn ask(wanted: PuzzleKind, source: Source, after: Option<u8>) -> Ask<Found> {
    Ask::of(move |cancel| Ok(find(&wanted, source, after, cancel)))
}

pub(super) fn ask_own(id: String) -> Ask<Found> {
    Ask::of(move |_| Ok(own(&id).map(|puzzle| (puzzle, 0))))
}

fn own(id: &str) -> Option<Puzzle> {
    let request = Request::parse(id).ok()?;
    // Fields are read as plain values, so no id can name a file.
    let mut record = games::find(&request.game)?.open(&request.fields).ok()?;
    request.moves().into_iter().try_for_each(|mv| record.play(mv)).ok()?;
    Puzzle::at(&mut record)
}

fn early() -> Vec<&'static games::Entry> {
    const EARLY: usize = 4;
    STATIONS.iter().take(EARLY).flat_map(offered_at).collect()
}

/// The puzzle of a day; the easy one if `gentle`.
pub(in crate::screens) fn of_day(day: Day, gentle: bool) -> Option<Puzzle> {
    if gentle { Puzzle::of_day(day, &early(), GENTLE) } else { Puzzle::daily(day) }
}

/// Returns how far a puzzle is from what should follow one of grade `after`: the same grade, or the next one.
fn jump(grade: u8, after: Option<u8>) -> u8 {
    after.map_or(0, |after| grade.abs_diff(grade.clamp(after, after.saturating_add(1))))
}

/// Of puzzles of any grade, difficulty grows by one grade at most. A game that has no such puzzle has the nearest one.
fn find(wanted: &PuzzleKind, source: Source, after: Option<u8>, cancel: &Cancel) -> Found {
    let fits = |puzzle: &Puzzle| wanted.grade.is_none_or(|grade| grade == puzzle.grade);
    let jump = |puzzle: &Puzzle| jump(puzzle.grade, after.filter(|_| wanted.grade.is_none()));
    let mut nearest: Found = None;
    let from = match source {
        Source::Given(seed) => return wanted.made(seed).map(|puzzle| (puzzle, seed)),
        Source::Day(day) | Source::Gentle(day) => {
            let gentle = matches!(source, Source::Gentle(_));
            return of_day(day, gentle).map(|puzzle| (puzzle, day.seed()));
        }
        Source::Own => return None,
        Source::From(seed) => seed,
    };
    for tried in 0..TRIES {
        cancel.step(tried, TRIES).ok()?;
        let seed = from.wrapping_add(tried);
        // If one seed makes no puzzle of a game, no seed does.
        let puzzle = wanted.made(seed)?;
        if !fits(&puzzle) {
            continue;
        }
        let jump_to = jump(&puzzle);
        if jump_to == 0 {
            return Some((puzzle, seed));
        }
        if nearest.as_ref().is_none_or(|(nearest, _)| jump_to < jump(nearest)) {
            nearest = Some((puzzle, seed));
        }
    }
    nearest
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::teach::path;

    fn found(wanted: PuzzleKind, source: Source) -> Found {
        let mut search = ask(wanted, source, None);
        assert!(search.answer().is_none(), "there is no answer before the job is done");
        let job = search.take_job().expect("a job");
        job.run();
        search.answer().expect("an answer").unwrap_or_default()
    }

    #[test]
    fn a_search_finds_the_wanted_game_and_grade() {
        let nim = games::find("nim").expect("nim is in the list");
        for grade in 1..=Puzzle::HARDEST {
            let wanted = PuzzleKind { game: Some(nim), grade: Some(grade), ..PuzzleKind::default() };
            let (puzzle, seed) = found(wanted, Source::From(7)).expect("nim has every grade");
            assert_eq!((puzzle.game, puzzle.grade), ("nim", grade));
            assert_eq!(Puzzle::of(nim, seed), Some(puzzle), "the seed reproduces it");
        }
    }

    #[test]
    fn a_puzzle_of_any_grade_is_at_most_one_grade_harder_than_the_one_before() {
        for (after, seed) in (1..=Puzzle::HARDEST).flat_map(|after| (0..6).map(move |seed| (after, seed * 100))) {
            let wanted = PuzzleKind::default();
            let (puzzle, _) = find(&wanted, Source::From(seed), Some(after), &Cancel::never()).expect("there are many");
            assert!((after..=after + 1).contains(&puzzle.grade), "{} after {after}", puzzle.grade);
        }
        let gold = PuzzleKind { game: games::find("gold"), ..PuzzleKind::default() };
        let (puzzle, _) = find(&gold, Source::From(0), Some(5), &Cancel::never()).expect("gold has puzzles");
        assert!(puzzle.grade < 5, "gold has none that hard, so it has the hardest that it has: {}", puzzle.grade);
    }

    #[test]
    fn a_station_has_puzzles_of_all_its_games_and_of_no_others() {
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
    fn the_gentle_puzzle_of_a_day_is_easy_and_reproducible() {
        for day in 1..=28 {
            let day: Day = format!("2026-02-{day:02}").parse().expect("a day");
            let gentle = || found(PuzzleKind::default(), Source::Gentle(day)).expect("there are many").0;
            let puzzle = gentle();
            assert!(puzzle.grade <= GENTLE, "{day}: {} {}", puzzle.game, puzzle.grade);
            assert!(early().iter().any(|game| game.id == puzzle.game), "{day}: {}", puzzle.game);
            assert_eq!(gentle(), puzzle, "it is the same for everyone");
        }
    }

    #[test]
    fn a_search_ends_when_it_is_stopped_finds_nothing_or_loses_its_job() {
        let gold = PuzzleKind { game: games::find("gold"), grade: Some(5), ..PuzzleKind::default() };
        assert_eq!(found(gold, Source::From(0)), None, "gold has no puzzle that hard");
        let found = |search: &Ask<Found>| search.answer().map(Result::unwrap_or_default);
        let mut search = ask(PuzzleKind::default(), Source::From(0), None);
        search.stop();
        search.take_job().expect("a job").run();
        assert_eq!(found(&search), Some(None));
        search = ask(PuzzleKind::default(), Source::From(0), None);
        drop(search.take_job());
        assert_eq!(found(&search), Some(None), "a dropped job counts as a search that found nothing");
    }
}
