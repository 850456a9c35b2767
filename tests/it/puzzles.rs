//! Puzzles, key by key: solved at the first try or not, explained only afterwards, and counted.

mod again;
mod counting;
mod day;
mod found;
mod kinds;

use std::sync::mpsc::channel;

use crate::common::{
    Arcade, Folder, assert_shows,
    counts::nightly,
    frames::{Pictured, pictures},
    storage,
    turns::Turns,
};
use ratatui::layout::{Rect, Size};
use zugzwang::{
    app::{App, Effect, Kept, Msg, worker::Worker},
    keep::{
        keeper::Keeper,
        storage::{Attempt, Diary, Fate, Puzzles, Standing},
    },
    look::{Look, glyphs::GlyphSet, theme::ThemeName},
    play::{
        board::{Lines, Side},
        request::Request,
        review::Slip,
        table::Table,
    },
    screens::{Desk, PuzzleKind, PuzzleOrder, Source},
    terminal::{clock::CLOCK, disk::FILES},
    words,
};
use zugzwang_engine::{Day, Puzzle, games};

/// Midnight UTC before 2025-11-16. The puzzle of that day is a position of nim.
const NIM_DAY: u64 = 1_763_251_200;
const SIZE: Size = Size::new(80, 24);

fn with(keeper: Option<Keeper>, size: Size, theme: ThemeName, glyphs: GlyphSet) -> Arcade {
    let area = Rect::from((ratatui::layout::Position::ORIGIN, size));
    let kept = Kept { mouse: true, desk: Desk::new(keeper, FILES, CLOCK), ..Kept::default() };
    Arcade::of(App::new(Look::new(theme, glyphs), kept, Worker::Inline, area), area)
}

/// Starts an arcade at this time that saves everything in the folder.
fn at(folder: &Folder, clock: fn() -> u64) -> Arcade {
    with(Some(Keeper::new(storage(folder.path()), clock)), SIZE, ThemeName::Ansi, GlyphSet::Unicode)
}

/// In a window with room for the news.
fn large(folder: &Folder, clock: fn() -> u64) -> Arcade {
    let size = Size::new(120, 40);
    with(Some(Keeper::new(storage(folder.path()), clock)), size, ThemeName::Ansi, GlyphSet::Unicode)
}

fn on_nim_day(folder: &Folder) -> Arcade {
    at(folder, || NIM_DAY)
}

/// Returns a folder with so many solved puzzles that the puzzle of the day is no longer an easy one.
fn practised() -> Folder {
    let folder = Folder::new();
    let solved = Attempt { grade: 1, day: None, fate: Fate::Solved, first: false, gentle: false };
    for _ in 0..10 {
        storage(folder.path()).update(|puzzles: Puzzles| puzzles.with(solved)).expect("it is saved");
    }
    folder
}

fn saved_puzzles(folder: &Folder) -> Puzzles {
    storage(folder.path()).get().expect("they can be read")
}

fn streak(folder: &Folder) -> [u64; 3] {
    let puzzles = saved_puzzles(folder);
    [puzzles.streak(), puzzles.best(), puzzles.total()]
}

fn of(id: &str, seed: u64) -> PuzzleOrder {
    PuzzleOrder {
        wanted: PuzzleKind { game: games::find(id), ..PuzzleKind::default() },
        first: Some(Source::From(seed)),
    }
}

fn nim(mut arcade: Arcade) -> Arcade {
    arcade.app.open_puzzles(of("nim", 42));
    arcade
}

/// Returns the keys that lead from the first row of the list to a game, which is below its first station.
fn down_to(arcade: &Arcade, title: &str) -> String {
    let mut tall = Arcade::sized(80, 60);
    tall.press("z c");
    let (from, to) = (tall.find("▸ any game").y, tall.find(&format!("   {title} ")).y);
    assert!(arcade.shows("Choose your puzzles"));
    "Down ".repeat(usize::from(to - from))
}

/// Returns the puzzle on the screen, which is of nim.
fn puzzle(arcade: &Arcade) -> Puzzle {
    let screen = arcade.screen();
    let Some((_, rest)) = screen.split_once("nim#") else {
        assert!(arcade.shows("2025-11-16"), "{screen}");
        return Puzzle::daily(Day::at(NIM_DAY)).expect("every day has a puzzle");
    };
    let seed = rest.split_whitespace().next().and_then(|seed| seed.parse().ok()).expect("a seed");
    Puzzle::of(games::find("nim").expect("nim"), seed).expect("nim has puzzles")
}

/// Returns the right and the wrong moves of a puzzle of nim, as heap and number.
fn moves(puzzle: &Puzzle) -> [Vec<(usize, usize)>; 2] {
    let words: Vec<String> = puzzle.setup.to_string().split_whitespace().map(ToOwned::to_owned).collect();
    let mut record = games::find("nim").expect("nim").open(&words).expect("a valid setup");
    puzzle.moves.iter().for_each(|mv| record.play(mv).expect("the move is legal"));
    let best = record.answer(&zugzwang_engine::Cancel::never()).expect("an answer").best_moves;
    let read = |mv: &String| {
        let (heap, take) = mv.split_once(':').expect("HEAP:TAKE");
        (heap.parse().expect("a heap"), take.parse().expect("a number"))
    };
    let (right, wrong): (Vec<_>, Vec<_>) = record.legal(1000).into_iter().partition(|mv| best.contains(mv));
    [right, wrong].map(|moves| moves.iter().map(read).collect())
}

/// Puts the cursor on a move of nim and makes it.
fn play(arcade: &mut Arcade, (heap, take): (usize, usize)) {
    arcade.press(&"Up ".repeat(12));
    // The picture of the rule beside the board has a cursor, too.
    let is_at = |arcade: &Arcade| {
        let screen = arcade.screen();
        screen.lines().any(|line| line.chars().take(40).collect::<String>().contains(&format!("▸ {heap} ")))
    };
    while !is_at(arcade) {
        let before = arcade.screen();
        arcade.press("Down");
        assert_ne!(arcade.screen(), before, "there is no heap {heap}");
    }
    arcade.press("Home");
    arcade.press(&"Right ".repeat(take - 1));
    assert!(arcade.shows(&format!("take {take} from heap {heap}")), "{}", arcade.screen());
    arcade.press("Enter");
}

fn solve(arcade: &mut Arcade) {
    let [right, _] = moves(&puzzle(arcade));
    play(arcade, right[0]);
    assert_shows(arcade, &["✓ Solved", "You took"]);
}

fn miss(arcade: &mut Arcade) {
    let [_, wrong] = moves(&puzzle(arcade));
    play(arcade, wrong[0]);
    assert_shows(arcade, &["✗ You took", "Enter reply"]);
}

#[track_caller]
/// Returns the reason of a puzzle's position as shown to the user who solves it.
fn reason(puzzle: &Puzzle, look: &Look) -> Vec<String> {
    const LONG: usize = 14;
    let request = Request::of(puzzle.game, &puzzle.setup, &puzzle.moves);
    let mut table = request.table(Side::Both).expect("a valid position");
    settle(&mut table);
    let lines =
        table.lines(Lines::Why, look, Size::new(58, 60)).into_iter().map(|line| line.to_string().trim().to_owned());
    lines.filter(|line| line.chars().count() >= LONG && line.contains(char::is_alphabetic)).collect()
}

fn settle(table: &mut Table) {
    loop {
        let jobs = table.take_jobs();
        if jobs.is_empty() {
            break;
        }
        for job in jobs {
            job.run();
        }
        table.collect();
    }
}

#[test]
fn a_wrong_try_tells_that_it_fails_and_the_reply_and_no_reason() {
    let look = Look::new(ThemeName::Ansi, GlyphSet::Unicode);
    let mut arcade = nim(with(None, Size::new(200, 60), ThemeName::Ansi, GlyphSet::Unicode));
    let told = reason(&puzzle(&arcade), &look);
    miss(&mut arcade);
    assert_shows(&arcade, &["This move fails.", "Your opponent would answer: ", "Take any number from one heap."]);
    let screen = arcade.screen();
    assert!(!screen.contains("nim-sum") && told.iter().all(|text| !screen.contains(text)), "{screen}");
    arcade.press("u i i");
    assert_shows(&arcade, &["nim-sum"]);
}

#[test]
fn nothing_reveals_the_answer_before_a_try_in_any_game() {
    let look = Look::new(ThemeName::Ansi, GlyphSet::Unicode);
    for entry in games::ALL.iter().filter(|entry| Puzzle::can_be_of(entry)) {
        for seed in 1..nightly(2, 4) {
            let mut arcade = with(None, Size::new(200, 60), ThemeName::Ansi, GlyphSet::Unicode);
            arcade.app.open_puzzles(of(entry.id, seed));
            let puzzle = Puzzle::of(entry, seed).expect("every game has puzzles");
            let mut told = reason(&puzzle, &look);
            let counts = puzzle.counts_moves();
            told.push(if counts {
                format!("{} of {} moves", puzzle.right, puzzle.legal)
            } else {
                "All winning".into()
            });
            // Where a move wins at once, the rule is a part of the reason.
            let rule = words::rule(entry.id, &puzzle.setup, &look);
            told.retain(|text| !rule.contains(text.as_str()));
            assert!(told.len() > 2, "{} has a reason", entry.id);
            for keys in ["", "Right", "Down", "w", "Left w", "c Esc"] {
                arcade.press(keys);
                let legal = format!("{} legal moves.", puzzle.legal);
                assert_eq!(arcade.shows(&legal), counts, "{}:\n{}", entry.id, arcade.screen());
                assert!(arcade.shows(&format!("Difficulty {} of", puzzle.grade)), "{}", arcade.screen());
                let screen = arcade.screen();
                for text in &told {
                    assert!(!screen.contains(text), "{}: {text:?} after {keys:?} in\n{screen}", entry.id);
                }
            }
            // The texts that would reveal it are shown afterwards, so the check above could have failed.
            arcade.press("i i");
            let screen = arcade.screen();
            assert!(told.iter().filter(|text| screen.contains(*text)).count() > 2, "{told:?}\n{screen}");
        }
    }
}

#[test]
fn a_puzzle_is_given_up_only_after_a_word() {
    for keys in ["i", "i Right i", "i w w i"] {
        let mut arcade = nim(Arcade::plain());
        arcade.press(keys);
        assert_shows(&arcade, &["That gives this puzzle up. Press i again"]);
        assert!(!arcade.shows("This is the answer"), "{keys}\n{}", arcade.screen());
        arcade.press("i");
        assert_shows(&arcade, &["This is the answer"]);
    }
}

#[test]
fn where_no_move_wins_a_draw_has_to_be_found() {
    let mut arcade = Arcade::plain();
    arcade.app.open_puzzles(of("ticktacktwo", 7));
    assert_shows(&arcade, &["No move wins. Find one that draws."]);
    arcade.press("i i");
    assert_shows(&arcade, &["1 of 6 moves was right.", "Difficulty 3 of 5."]);
}

#[test]
fn game_and_grade_are_chosen_with_the_arrows() {
    let mut arcade = Arcade::plain();
    arcade.press("z c");
    assert_shows(&arcade, &["Choose your puzzles", "[any]", "▸ any game"]);
    arcade.press("Right Right");
    arcade.press(&down_to(&arcade, "Nim"));
    arcade.press("Enter");
    assert_shows(&arcade, &["Puzzles  Nim", "Chosen: Nim, difficulty 2."]);
    assert_eq!(puzzle(&arcade).grade, 2);
    let seed = arcade.find("nim#");
    let before = arcade.screen();
    arcade.press("c Left Down Esc");
    assert_eq!((arcade.find("nim#"), arcade.screen()), (seed, before), "going back chooses nothing");
    arcade.press("n");
    assert_eq!(puzzle(&arcade).grade, 2);
}

#[test]
fn the_puzzles_of_a_station_are_of_its_games() {
    let mut arcade = Arcade::sized(120, 40);
    arcade.press("z c Down Enter");
    assert_shows(&arcade, &["Chosen: Always one ahead, any"]);
    let games = ["Subtraction game", "King to the corner"];
    let mut seen = [0; 2];
    for _ in 0..8 {
        let at = games.iter().position(|game| arcade.shows(game)).unwrap_or_else(|| panic!("{}", arcade.screen()));
        seen[at] += 1;
        arcade.press("n");
    }
    assert!(seen.iter().all(|seen| *seen > 0), "{seen:?}");
}

#[test]
fn before_ten_are_solved_the_puzzle_of_the_day_is_an_easy_one() {
    let folder = Folder::new();
    let mut arcade = on_nim_day(&folder);
    arcade.press("z");
    assert_shows(&arcade, &["counts once", "Difficulty"]);
    assert!(arcade.shows("Difficulty 1 of") || arcade.shows("Difficulty 2 of"), "{}", arcade.screen());
    let folder = practised();
    let mut later = on_nim_day(&folder);
    later.press("z");
    assert_shows(&later, &["2025-11-16", "Difficulty 5 of"]);
}

#[test]
fn a_choice_without_puzzles_is_reported() {
    let mut arcade = Arcade::plain();
    arcade.press("z c Right Right Right Right Right");
    arcade.press(&down_to(&arcade, "Game of Euclid"));
    arcade.press("Enter");
    assert_shows(&arcade, &["No such puzzle was found: Game of", "difficulty 5", "another kind."]);
    arcade.press("c Home Enter");
    assert_shows(&arcade, &["Chosen: any game, difficulty 5.", "Find a move"]);
}

#[test]
fn a_puzzle_is_made_in_the_background_and_can_be_cancelled() {
    // A worker that never starts.
    let (jobs, inbox) = channel();
    let (outbox, done) = channel();
    let area = Rect::new(0, 0, 80, 24);
    let worker = Worker::Thread { jobs, done, open: 0 };
    let app = App::new(Look::new(ThemeName::Ansi, GlyphSet::Unicode), Kept::default(), worker, area);
    let mut arcade = Arcade::of(app, area);
    arcade.press("z");
    assert_shows(&arcade, &["Making a puzzle … Press Esc to stop."]);
    assert!(arcade.app.is_thinking());
    arcade.press("n c");
    assert_shows(&arcade, &["Choose your puzzles"]);
    arcade.press("Esc Esc");
    assert_shows(&arcade, &["Stopped. Press n for a puzzle"]);
    assert!(!arcade.app.is_thinking());
    arcade.press("n");
    assert_shows(&arcade, &["Making a puzzle"]);
    arcade.press("Esc Esc");
    assert_shows(&arcade, &[crate::common::known().as_str()]);
    drop((inbox, outbox));
}

#[test]
fn puzzles_can_be_solved_and_chosen_with_the_mouse() {
    let folder = Folder::new();
    let mut arcade = nim(on_nim_day(&folder));
    let click = |arcade: &mut Arcade, text: &str| {
        let place = arcade.find(text);
        arcade.click(place.x, place.y);
    };
    click(&mut arcade, "c choose");
    click(&mut arcade, " 1 ");
    click(&mut arcade, "Product game");
    click(&mut arcade, "Product game");
    assert_shows(&arcade, &["Chosen: Product game, difficulty 1."]);
    click(&mut arcade, "c choose");
    click(&mut arcade, " 5 ");
    click(&mut arcade, " Nim ");
    click(&mut arcade, "Enter make one");
    assert_shows(&arcade, &["Chosen: Nim, difficulty 5."]);
    let first = puzzle(&arcade);
    click(&mut arcade, "n next");
    assert_ne!(puzzle(&arcade), first);
    // A click on the first bead takes the whole heap.
    let bead = arcade.find("●");
    for _ in 0..2 {
        arcade.click(bead.x, bead.y);
    }
    assert_shows(&arcade, &["That loses."]);
    click(&mut arcade, "Esc back");
    assert_shows(&arcade, &[crate::common::known().as_str()]);
}

#[test]
fn escape_closes_the_list_then_the_puzzles_and_q_goes_to_the_menu() {
    let mut arcade = Arcade::plain();
    arcade.press("z c ? Esc Esc");
    assert_shows(&arcade, &["Find a move"]);
    assert_eq!(arcade.press("Esc"), Effect::None);
    assert_shows(&arcade, &[crate::common::known().as_str()]);
    arcade.press("z q");
    assert_shows(&arcade, &[crate::common::known().as_str()]);
    arcade.press("z c q");
    assert_shows(&arcade, &[crate::common::known().as_str()]);
}

#[test]
fn puzzles_of_every_game_are_drawn_at_every_size() {
    // Some sizes for each game, and all of them in turn.
    let mut sizes = Turns::of(2, [(44, 18), (60, 20), (71, 24), (72, 18), (80, 24), (200, 60)]);
    for entry in games::ALL.iter().filter(|entry| Puzzle::can_be_of(entry)) {
        let mut arcade = Arcade::plain();
        arcade.app.open_puzzles(of(entry.id, 3));
        for (width, height) in sizes.round() {
            arcade.resize(width, height);
            for keys in ["Down", "Enter", "w", "Enter", "Enter", "w c", "Esc i", "n", "i", "w", "n w"] {
                arcade.press(keys);
                assert!(arcade.shows("in a row"), "{}", arcade.screen());
            }
        }
    }
}

#[test]
fn frames_of_a_puzzle() {
    pictures(Pictured::InOne, |(size, theme, glyphs), show| {
        let folder = Folder::new();
        let keeper = Keeper::new(storage(folder.path()), || NIM_DAY);
        let mut arcade = with(Some(keeper), size, theme, glyphs);
        // In 10,11,15,2 heap 1 becomes 6, heap 2 becomes 7, or heap 3 becomes 3.
        for (stage, keys) in [
            ("daily", "z"),
            ("wrong", "Enter"),
            ("solved", "Esc z Home Left Left Left Enter"),
            ("choose", "c Right Right Right Down Down Down"),
            ("next", "Enter"),
            ("answer", "i i"),
        ] {
            arcade.press(keys);
            show(&format!("puzzle-{stage}"), &arcade);
        }
    });
}

#[test]
fn a_puzzle_shows_the_rule_of_its_game() {
    let folder = Folder::new();
    let mut arcade = nim(on_nim_day(&folder));
    assert!(arcade.shows("Take any number from one heap"), "{}", arcade.screen());
    arcade.press("w");
    assert!(arcade.board().is_some(), "{}", arcade.screen());
    arcade.resize(44, 18);
    assert!(arcade.shows("Take any number from one heap"), "{}", arcade.screen());
}

#[test]
fn no_move_is_offered_to_a_user_who_has_to_find_one() {
    let mut arcade = on_nim_day(&practised());
    arcade.press("z Enter");
    assert_shows(&arcade, &["no move chosen yet", "No move is chosen yet"]);
}
