//! Kinds of puzzles, moves typed in them, and their ids.

use super::*;

#[test]
fn games_without_puzzles_are_not_offered() {
    let mut arcade = Arcade::sized(200, 60);
    arcade.press("z c");
    for entry in games::ALL {
        let title = arcade.app.look().texts.say(&format!("{}-title", entry.id), &[]);
        assert_eq!(arcade.shows(&format!(" {title} ")), Puzzle::can_be_of(entry), "{title}");
    }
    assert!(games::ALL.iter().any(|entry| !Puzzle::can_be_of(entry)));
    arcade.press("End Enter");
    let last = games::ALL.iter().rfind(|entry| Puzzle::can_be_of(entry)).expect("some have puzzles");
    assert_shows(&arcade, &[&format!("{}#", last.id)]);
}

#[test]
fn the_kind_chosen_is_remembered_until_the_program_ends() {
    let folder = practised();
    let mut arcade = on_nim_day(&folder);
    arcade.press("z");
    assert_shows(&arcade, &["2025-11-16", "Chosen: any game, any difficulty."]);
    arcade.press("c Right Right");
    arcade.press(&down_to(&arcade, "Nim"));
    arcade.press("Enter Esc z");
    assert_shows(&arcade, &["2025-11-16", "Chosen: Nim, difficulty 2."]);
    arcade.press("n");
    assert_shows(&arcade, &["Puzzles  Nim", "Chosen: Nim, difficulty 2."]);
    assert_eq!(puzzle(&arcade).grade, 2);
    arcade.press("c Home Left Left Enter q z");
    assert_shows(&arcade, &["2025-11-16"]);
    let mut next = on_nim_day(&folder);
    next.press("z");
    assert_shows(&next, &["2025-11-16", "Chosen: any game, any difficulty."]);
}

#[test]
fn the_id_of_a_puzzle_is_copied_whatever_was_tried() {
    for entry in games::ALL.iter().filter(|entry| Puzzle::can_be_of(entry)) {
        let puzzle = Puzzle::of(entry, 4).expect("every game has puzzles");
        let mut arcade = Arcade::plain();
        arcade.app.open_puzzles(of(entry.id, 4));
        for keys in ["y", "Enter y"] {
            let id = Request::of(puzzle.game, &puzzle.setup, &puzzle.moves).to_string();
            assert_eq!(arcade.press(keys), Effect::Copy(id.clone()), "{}", entry.id);
            assert_eq!(arcade.app.copied(), Some(id.as_str()));
            assert_shows(&arcade, &["Sent to the clipboard"]);
            let opened = Request::parse(&id).expect("a valid id").table(Side::Both).expect("a valid position");
            assert_eq!(opened.moves(), puzzle.moves, "{id}");
        }
    }
}

#[test]
fn where_points_decide_the_points_taken_are_shown_with_the_task() {
    for game in ["both-ends", "gold"] {
        let mut arcade = Arcade::sized(120, 40);
        arcade.app.open_puzzles(of(game, 4));
        let puzzle = Puzzle::of(games::find(game).expect("a known game"), 4).expect("there are puzzles");
        let position = Request::of(game, &puzzle.setup, &puzzle.moves);
        let taken = position.answer().expect("an answer").taken.expect("points were taken");
        // Lines may be broken anywhere.
        let screen = arcade.screen().replace(['│', '\n'], " ").split_whitespace().collect::<Vec<_>>().join(" ");
        let told = ["Taken", "so", "far:", "First"].iter().all(|word| screen.contains(word));
        assert!(told && screen.contains(&format!("First {}", taken.first)), "{screen}");
    }
}

#[test]
fn a_move_can_be_typed_in_a_puzzle() {
    let mut arcade = nim(Arcade::plain());
    let [right, wrong] = moves(&puzzle(&arcade));
    let written = |(heap, take): (usize, usize)| format!("{heap}:{take}");
    arcade.press(":");
    assert_shows(&arcade, &["Move:", "Type heap:take"]);
    arcade.text("nqz?y");
    assert_shows(&arcade, &["Move: ?", "No letters here.", "Enter play"]);
    arcade.press("Enter");
    assert_shows(&arcade, &["Move: ?"]);
    arcade.press("Ctrl-u");
    arcade.text(&written(wrong[0]));
    arcade.press("Enter");
    assert_shows(&arcade, &["✗ You took", "Enter reply"]);
    while !arcade.shows("Enter try again") {
        arcade.press("Enter");
    }
    arcade.press("Enter :");
    arcade.text(&written(right[0]));
    arcade.press("Esc");
    assert_shows(&arcade, &["Find a move", "n next"]);
    arcade.app.update(Msg::Paste(format!("{}\n{}\n", written(right[0]), written(wrong[0]))));
    assert_shows(&arcade, &[&format!("Move: {}  ", written(right[0]))]);
    arcade.press("Enter");
    assert_shows(&arcade, &["✓ Solved", "Solved on try 2."]);
    arcade.press(":");
    assert!(!arcade.shows("Move:"), "nothing can be tried any more");
}
