//! Places on a round table: lists of them are samples, and are called that.

use zugzwang::{
    look::language::Language,
    play::board::{Lines, Side, Tale},
    say,
};

use super::{flat, line_mode_in, look, opened, output_in};
use crate::common::Arcade;

#[test]
fn a_list_of_places_is_called_a_sample() {
    for (words, moves) in [("table=1.9", ""), ("table=5", ""), ("table=5", "0,0"), ("table=5", "3,0")] {
        for language in Language::ALL {
            let look = look(language);
            let list = line_mode_in(language, &["table", words, "--moves", moves, "--you", "both"], "moves\n");
            let known = |key: &str| (1..300_u64).any(|count| list.contains(&say!(look, key, count = count)));
            assert!(known("moves-sample"), "{list}");
            assert!(!known("moves-first") && !known("moves-all"), "{list}");
        }
        let moves: Vec<&str> = moves.split_whitespace().collect();
        let mut arcade = Arcade::sized(120, 40).open("table", &[words], &moves, Side::Both);
        arcade.press("Tab");
        assert!(arcade.says("of a sample of "), "{}", arcade.screen());
        arcade.press("Tab");
        arcade.open_proof();
        // If every place ends the game, there is nothing to prove.
        assert!(words == "table=1.9" || arcade.says("A sample of points, each with its answer"), "{}", arcade.screen());
        assert!(!arcade.shows(" moves:") && !arcade.shows("looked at"), "{}", arcade.screen());
    }
}

#[test]
fn where_the_theory_gives_no_answer_nobody_plays_perfectly_and_nothing_is_proved() {
    let mut arcade = Arcade::sized(120, 40).open("table", &[], &["0.6,0"], Side::Both);
    for (key, known) in
        [("i", "This is the best move known"), ("e", "Best replies known"), ("o", "The best move known:")]
    {
        arcade.press(key);
        assert!(arcade.says(known), "{key}:\n{}", arcade.screen());
        assert!(!arcade.shows("erfect player") && !arcade.shows("Proof"), "{key}:\n{}", arcade.screen());
    }
    let hints = line_mode_in(
        Language::English,
        &["table", "--moves", "0.6,0", "--you", "both"],
        "hint\nhint\nhint\nhint\nhint\n",
    );
    assert!(hints.contains("The best move known:") && !hints.contains("erfect player:"), "{hints}");
}

/// On an empty table this is not so: a coin half a radius from the centre overlaps its image.
#[test]
fn images_do_not_overlap_once_the_centre_is_taken() {
    let conditions = [
        (Language::English, "Once a coin lies there"),
        (Language::Russian, "Когда он занят"),
        (Language::Bulgarian, "Щом там лежи монета"),
        (Language::Chinese, "那里放了硬币之后"),
    ];
    for (language, condition) in conditions {
        let told = say!(look(language), "lesson-table-mirror-verdict");
        assert!(told.contains(condition), "{told}");
    }
}

#[test]
fn a_place_under_the_cursor_is_rejected_like_a_typed_one() {
    for (words, moves, keys) in [("table=2.1", vec![], "Right Right Right"), ("table=5", vec!["0,0"], "Home")] {
        let mut arcade = Arcade::sized(120, 40).open("table", &[words], &moves, Side::Both);
        arcade.press(keys);
        arcade.press("Enter");
        let screen = flat(&arcade.screen());
        assert!(screen.contains("The coin would") && !screen.contains("No move is chosen"), "{screen}");
    }
}

#[test]
fn no_place_is_listed_twice() {
    for (words, moves) in [("table=5", "1,0 -1,0"), ("table=5", "0,0 2,0"), ("table=5", "0.6,0"), ("table=3", "")] {
        let list = line_mode_in(Language::English, &["table", words, "--moves", moves, "--you", "both"], "moves all\n");
        let places =
            list.lines().filter_map(|line| line.split_whitespace().next()?.trim_end_matches(':').split_once(','));
        let mut places: Vec<(f64, f64)> =
            places.filter_map(|(x, y)| Some((x.parse().ok()?, y.parse().ok()?))).collect();
        assert!(!places.is_empty(), "{list}");
        places.sort_by(|one, other| one.partial_cmp(other).expect("numbers"));
        for (at, one) in places.iter().enumerate() {
            let near = |other: &&(f64, f64)| (one.0 - other.0).abs() < 1e-6 && (one.1 - other.1).abs() < 1e-6;
            assert_eq!(places.iter().skip(at + 1).find(near), None, "{one:?}\n{list}");
        }
    }
}

#[test]
fn it_says_so_where_any_place_wins() {
    for (table, told_so) in [("1.9", true), ("1.999999999999", true), ("2", false), ("5", false)] {
        let words = [format!("table={table}"), "coin=1".to_owned()];
        for language in Language::ALL {
            let look = look(language);
            let any = say!(look, "why-mirror-anywhere", least = "2");
            let solved = output_in(language, &["solve", "table", &words[0], &words[1]], "");
            assert_eq!(solved.contains(&any), told_so, "{solved}");
            let others = say!(look, "cli-solve-best-place", moves = "0,0", more = u64::from(table != "5"));
            assert!(solved.lines().any(|line| line == others), "{solved}");
            let table = opened("table", &[&words[0], &words[1]], &[], Side::Both);
            let panel = table.lines(Lines::Why, &look, ratatui::layout::Size::new(200, 40));
            assert_eq!(panel.iter().any(|line| line.to_string() == any), told_so, "{panel:?}");
        }
    }
    let near = opened("table", &["table=2.4"], &[], Side::Both)
        .tell(Tale::Reason, &look(Language::English))
        .expect("a reason");
    assert!(near.concat().contains("nearer to the centre than 0.6 wins at once"), "{near:?}");
}
