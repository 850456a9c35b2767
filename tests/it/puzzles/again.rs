//! Positions from the user's own games come back as puzzles.

use super::*;
use crate::common::{play_to_the_end, win};
use zugzwang::{keep::storage::Again, play::boards};
use zugzwang_engine::Machine;

const DAY: u64 = 86_400;

/// Plays a game of nim from 3,4,5 against the perfect player, beginning with a move.
fn play_from(arcade: &mut Arcade, first: (usize, usize)) {
    let nim = boards::find("nim").expect("nim has a board");
    let mut table = nim.open(&["heaps=3,4,5"], &[], Side::First).expect("a valid setup");
    table.seating_mut().oppose(Machine::Perfect);
    arcade.app.open(table);
    play(arcade, first);
    play_to_the_end(arcade);
    arcade.press("q");
}

fn waiting(folder: &Folder, clock: u64) -> usize {
    storage(folder.path()).get::<Again>().expect("it reads").due(Day::at(clock)).len()
}

#[test]
fn a_win_given_away_comes_back_the_next_day_until_it_is_found_twice() {
    let folder = practised();
    let mut arcade = on_nim_day(&folder);
    // Only taking 2 from the first heap wins.
    play_from(&mut arcade, (2, 1));
    assert_eq!(waiting(&folder, NIM_DAY), 0, "not on the same day");
    assert!(!arcade.shows("waiting. 1") && !arcade.shows("of yours"), "{}", arcade.screen());
    let mut tomorrow = at(&folder, || NIM_DAY + DAY);
    assert_shows(&tomorrow, &["Today's puzzle waits. 1 position of yours waits."]);
    tomorrow.press("z n");
    assert_shows(
        &tomorrow,
        &["Puzzles  Nim", "  3,4,5", "from your game", "You gave this one away", "Find a move that wins."],
    );
    play(&mut tomorrow, (1, 2));
    assert_shows(&tomorrow, &["Solved", "It comes back in 3 days.", "0 in a row"]);
    tomorrow.press("Enter");
    assert!(tomorrow.shows("--seed"), "then come others: {}", tomorrow.screen());
    tomorrow.press("Esc");
    assert!(!tomorrow.shows("of yours"), "{}", tomorrow.screen());
    assert_eq!([2, 3, 4].map(|days| waiting(&folder, NIM_DAY + days * DAY)), [0, 0, 1]);
    let mut later = at(&folder, || NIM_DAY + 4 * DAY);
    later.press("z n");
    play(&mut later, (1, 2));
    assert_shows(&later, &["Twice in a row"]);
    later.press("Esc");
    assert_eq!(waiting(&folder, NIM_DAY + 100 * DAY), 0);
}

#[test]
fn a_wrong_try_brings_it_back_the_next_day() {
    let folder = practised();
    play_from(&mut on_nim_day(&folder), (2, 1));
    for (keys, days) in [("", 1), ("i i", 2)] {
        let mut arcade = at(&folder, if days == 1 { || NIM_DAY + DAY } else { || NIM_DAY + 2 * DAY });
        arcade.press("z n");
        assert_shows(&arcade, &["from your game"]);
        if keys.is_empty() {
            play(&mut arcade, (2, 1));
        } else {
            arcade.press(keys);
        }
        assert_shows(&arcade, &["It comes back tomorrow."]);
        arcade.press("q");
        assert_eq!((waiting(&folder, NIM_DAY + days * DAY), waiting(&folder, NIM_DAY + (days + 1) * DAY)), (0, 1));
    }
}

#[test]
fn a_game_without_a_mistake_and_a_game_without_a_machine_leave_nothing() {
    let folder = practised();
    let mut arcade = on_nim_day(&folder);
    let nim = boards::find("nim").expect("nim has a board");
    arcade.app.open(nim.open(&["heaps=3,4,5"], &[], Side::First).expect("a valid setup"));
    win(&mut arcade);
    arcade.press("Esc q");
    arcade.app.open(nim.open(&["heaps=3,4,5"], &[], Side::Both).expect("a valid setup"));
    play(&mut arcade, (2, 1));
    play_to_the_end(&mut arcade);
    arcade.press("q");
    assert_eq!(waiting(&folder, NIM_DAY + DAY), 0);
}

#[test]
fn the_same_mistake_is_saved_once() {
    let folder = practised();
    let mut arcade = on_nim_day(&folder);
    play_from(&mut arcade, (2, 1));
    play_from(&mut arcade, (3, 1));
    assert_eq!(waiting(&folder, NIM_DAY + DAY), 1);
}

#[test]
fn a_position_that_cannot_be_a_puzzle_is_dropped() {
    let folder = practised();
    let slip = |id: &str| Slip { id: id.into(), place: id.into() };
    let slips = vec![slip("nim heaps=1"), slip("no game at all"), slip("nim heaps=3,3"), slip("nim heaps=3,4,5")];
    storage(folder.path()).update(|again: Again| again.with(slips, Day::at(NIM_DAY - DAY))).expect("it is saved");
    let mut arcade = on_nim_day(&folder);
    assert_shows(&arcade, &["4 positions of yours wait."]);
    arcade.press("z n");
    assert_shows(&arcade, &["Puzzles  Nim", "  3,4,5", "from your game"]);
    arcade.press("Esc");
    assert_shows(&arcade, &["1 position of yours waits."]);
}
