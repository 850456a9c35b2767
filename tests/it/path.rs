//! The path: Enter plays, the figure is shown and nothing is revealed, wins are marked, and a stop becomes known.

use ratatui::layout::Size;
use zugzwang::{
    keep::storage::{Standing, Way},
    look::{Look, glyphs::GlyphSet, language::Language, theme::ThemeName, wording::Wording},
    play::board::{Side, Status},
    say,
    screens::keymap::Context,
    teach::path,
};
use zugzwang_engine::Outcome;

use crate::common::{Arcade, Folder, assert_shows, storage, worded};

const SMALL: Size = Size::new(80, 24);

fn plain() -> Look {
    Look::new(ThemeName::Ansi, GlyphSet::Unicode)
}

fn begun(folder: &Folder) -> Arcade {
    Arcade::for_new_user(plain(), SMALL, folder)
}

/// Plays the best moves to the end without any help.
fn win(arcade: &mut Arcade) {
    for _ in 0..100 {
        let Some(Status::Turn(_)) = arcade.app.status() else { break };
        let mv = arcade.answer().suggested_move.expect("the game continues");
        arcade.play(&mv);
    }
    assert!(matches!(arcade.app.status(), Some(Status::Over(_))), "{}", arcade.screen());
}

fn standing(folder: &Folder, stop: &str) -> Standing {
    storage(folder.path()).get::<Way>().expect("it can be read").mark(stop).standing()
}

#[test]
fn a_new_user_plays_with_enter_and_sees_the_figure_and_the_rule_but_no_verdict() {
    for language in Language::ALL {
        for (theme, glyphs) in [(ThemeName::Ansi, GlyphSet::Unicode), (ThemeName::Mono, GlyphSet::Ascii)] {
            let folder = Folder::new();
            let look = Look::new(theme, glyphs).in_language(language);
            let mut arcade = Arcade::for_new_user(look, SMALL, &folder);
            arcade.press("Enter");
            assert_eq!(arcade.app.context(), Context::Play);
            let figure = say!(arcade.app.look(), "subtraction-figure");
            assert!(arcade.shows(&figure), "{language:?}\n{}", arcade.screen());
            let rule = arcade.screen().lines().nth(1).map(str::to_owned).expect("the screen has a second line");
            assert!(rule.contains('1') && rule.contains('3'), "the rule with its numbers: {rule:?}");
            // Six presses: an arrow and Enter, three times.
            arcade.press("Right Enter Right Enter Right Enter");
            let moves = arcade.answer().moves.len();
            assert!(moves >= 4, "each side has made a move");
            for told in ["✓", "✗", "N-", "P-", "▲", "mod"] {
                assert!(!arcade.shows(told), "{language:?} {told}\n{}", arcade.screen());
            }
        }
    }
}

#[test]
fn at_every_stop_the_user_sits_where_the_game_can_be_won() {
    for stop in path::stops() {
        for setup in 0..stop.setups.len() {
            let folder = Folder::new();
            let mut arcade = begun(&folder);
            arcade.select_stop(stop.id);
            let entry = zugzwang_engine::games::find(stop.game).expect("a known game");
            let mut record = entry.open(&stop.words(setup)).expect("a valid setup");
            for mv in stop.moves(setup) {
                record.play(mv).expect("the move is legal");
            }
            let wins = record.answer(&zugzwang_engine::Cancel::never()).expect("an answer").outcome;
            assert!(matches!(wins, Some(Outcome::Win | Outcome::Loss)), "{} {setup}", stop.id);
            if setup > 0 {
                continue;
            }
            arcade.press("Enter");
            let answer = arcade.answer();
            // A machine that goes first has moved by now and may have given the win away.
            assert!(
                answer.outcome == Some(Outcome::Win) || answer.moves.len() == 1,
                "{}\n{}",
                stop.id,
                arcade.screen()
            );
        }
    }
}

#[test]
fn a_win_without_advice_is_marked_and_leads_to_the_next_setup() {
    let folder = Folder::new();
    let mut arcade = begun(&folder);
    assert_eq!(standing(&folder, "subtraction"), Standing::Untouched);
    arcade.press("Enter");
    win(&mut arcade);
    assert_shows(&arcade, &["Next: setup 2 of 5, from 23", "Lesson: 17 coins, up to 9", "Home"]);
    assert_eq!(standing(&folder, "subtraction"), Standing::Won);
    arcade.press("Enter");
    assert_shows(&arcade, &["Last coin", "Coach, gentle"]);
    arcade.press("q");
    assert_shows(&arcade, &["◐ Last coin", "Played once, won without advice. Next: win setup 2 of 5"]);
    let mut again = begun(&folder);
    assert_shows(&again, &["◐ Last coin"]);
    again.press("Enter");
    assert_shows(&again, &["Last coin"]);
}

#[test]
fn a_win_with_a_revealed_move_counts_as_tried_but_not_won() {
    let folder = Folder::new();
    let mut arcade = begun(&folder);
    arcade.press("Enter i i i i i Enter");
    win(&mut arcade);
    assert_eq!(standing(&folder, "subtraction"), Standing::Tried);
    assert_shows(&arcade, &["once more, without advice", "It doesn't count as a win"]);
}

#[test]
fn help_after_which_a_win_does_not_count_says_so_before_it_is_given() {
    const COST: &str = "a win here won't count";
    for (free, key) in [
        ("i i i", "i"),
        ("", "f"),
        ("", "o"),
        ("", "a"),
        ("Right Enter", "u"),
        ("Right Enter", "r"),
        ("", "s"),
        ("", "c"),
    ] {
        let folder = Folder::new();
        let mut arcade = begun(&folder);
        arcade.press("Enter");
        arcade.press(free);
        assert!(!arcade.shows(COST), "{free}");
        let moves = arcade.answer().moves;
        arcade.press(key);
        assert!(arcade.shows(COST), "{key}\n{}", arcade.screen());
        assert_eq!(arcade.answer().moves, moves, "{key}: nothing happens before the user agrees");
        // Any other key cancels, and then it is asked again.
        arcade.press("Right");
        arcade.press(key);
        assert!(arcade.shows(COST), "{key}\n{}", arcade.screen());
        arcade.press(key);
        assert!(!arcade.shows(COST), "{key}\n{}", arcade.screen());
        // Once it does not count, nothing more is asked.
        arcade.press("f f f i i i i i");
        assert!(!arcade.shows(COST), "{key}\n{}", arcade.screen());
        win(&mut arcade);
        assert_eq!(standing(&folder, "subtraction"), Standing::Tried, "{key}");
    }
}

#[test]
fn a_class_in_a_game_that_counts_is_asked_about_and_named_on_the_card() {
    let folder = Folder::new();
    let mut arcade = begun(&folder);
    // On a projector Space begins a class, too.
    arcade.press("Enter P Space");
    assert_shows(&arcade, &["a win here won't count"]);
    arcade.press("Space");
    assert_eq!(arcade.app.context(), Context::Class, "{}", arcade.screen());
    arcade.press("c P");
    win(&mut arcade);
    assert_shows(&arcade, &["It doesn't count as a win, because you played it with a"]);
}

#[test]
fn who_loses_to_coach_is_told_so_as_a_person_and_the_board_has_its_room() {
    for keys in ["x x", "Right Enter w x x", "Right Enter w w x x"] {
        let folder = Folder::new();
        let mut arcade = Arcade::for_new_user(worded(Wording::Plain, Language::English), SMALL, &folder);
        arcade.press("Enter");
        arcade.press(keys);
        assert_shows(&arcade, &["✗ You lose"]);
        arcade.press("Esc");
        let board = arcade.board().unwrap_or_else(|| panic!("{keys}\n{}", arcade.screen()));
        assert!(board.height >= 14, "{keys}: {board:?}\n{}", arcade.screen());
        assert!(!arcade.shows("The game is over."), "{}", arcade.screen());
    }
}

#[test]
fn in_the_smallest_window_the_footer_first_says_how_to_choose_a_move() {
    for stop in path::stops() {
        let folder = Folder::new();
        let look = worded(Wording::Plain, Language::English);
        let mut arcade = Arcade::for_new_user(look, Size::new(44, 12), &folder);
        arcade.select_stop(stop.id);
        arcade.press("Enter");
        let footer = arcade.footer();
        let first = footer.trim_start();
        assert!(first.starts_with("←→ choose") || first.starts_with("↑↓←→ choose"), "{}: {footer}", stop.id);
        arcade.press("Right");
        let is_chosen = !arcade.shows("no move chosen yet");
        assert_eq!(arcade.footer().trim_start().starts_with("Enter play"), is_chosen, "{}", arcade.screen());
    }
    let mut arcade = Arcade::for_new_user(worded(Wording::Plain, Language::English), Size::new(44, 12), &Folder::new());
    for _ in 0..5 {
        arcade.press("z n");
        let footer = arcade.footer();
        assert!(footer.contains("←→"), "{footer}");
    }
}

#[test]
fn where_no_win_can_be_marked_help_is_given_at_once() {
    let folder = Folder::new();
    let mut arcade = begun(&folder).open("subtraction", &["c=17", "m=3"], &[], Side::Both);
    arcade.press("f");
    assert_shows(&arcade, &["can win"]);
    let mut arcade = begun(&folder);
    arcade.press("Enter Right Enter");
    win(&mut arcade);
    let moves = arcade.answer().moves.len();
    arcade.press("Esc u");
    assert!(arcade.answer().moves.len() < moves, "the game has counted already");
}

#[test]
fn the_map_says_what_it_costs_before_it_reveals_anything() {
    let folder = Folder::new();
    let mut arcade = begun(&folder);
    arcade.select_stop("king");
    arcade.press("Enter M 3");
    assert_shows(&arcade, &["a win in your game won't"]);
    arcade.press("3");
    assert!(!arcade.shows("a win in your game"), "{}", arcade.screen());
}

#[test]
fn a_game_opened_anywhere_counts_at_a_stop_of_its_kind_as_soon_as_it_ends() {
    let played = |words: &[&str]| {
        let folder = Folder::new();
        let mut arcade = begun(&folder).open("hackenbush", words, &[], Side::First);
        win(&mut arcade);
        let mark = storage(folder.path()).get::<Way>().expect("it can be read").mark("hackenbush");
        // The program may be killed now: nothing else is saved.
        (mark.tried, mark.won, mark.setup, mark.level)
    };
    let own = path::find("hackenbush").expect("a stop").words(0);
    assert_eq!(played(&own), (1, 1, 1, 0), "its first setup was won");
    assert_eq!(played(&["stalks=b,r,br,r,b,br"]), (1, 1, 0, 0), "another garden");
}

#[test]
fn home_hides_advice_that_was_shown_in_an_earlier_game_if_a_win_without_it_comes_next() {
    let folder = Folder::new();
    let mut arcade = begun(&folder);
    arcade.press("Enter f f");
    assert_shows(&arcade, &["You can win"]);
    win(&mut arcade);
    arcade.press("q");
    assert_shows(&arcade, &["win once without advice"]);
    arcade.press("Enter");
    assert_shows(&arcade, &["no move chosen yet", "hint"]);
    assert!(!arcade.screen().contains("You can win"), "{}", arcade.screen());
}

#[test]
fn what_the_form_says_about_advice_holds_whatever_was_chosen_in_a_game_before() {
    let folder = Folder::new();
    let mut arcade = begun(&folder);
    arcade.press("Enter f f");
    assert_shows(&arcade, &["You can win"]);
    arcade.press("n");
    let rows = arcade.screen().lines().count();
    for _ in 0..rows {
        if arcade.screen().lines().any(|line| line.contains("← everything →")) {
            break;
        }
        arcade.press("Down");
    }
    arcade.press("Right Right");
    assert_shows(&arcade, &["nothing (press i for hints)"]);
    arcade.press("Up Down");
    arcade.press("Enter");
    drop(arcade);
    let mut again = begun(&folder);
    again.select_stop("subtraction");
    again.press("n");
    assert_shows(&again, &["nothing (press i for hints)"]);
}

#[test]
fn the_arrows_on_the_card_lead_to_the_lesson_and_to_the_map() {
    let ways =
        [("Down Enter", Context::Lesson), ("Down Down Enter", Context::Map), ("Down Down Down Enter", Context::Home)];
    for (keys, context) in ways {
        let folder = Folder::new();
        let mut arcade = begun(&folder);
        arcade.press("Enter");
        win(&mut arcade);
        arcade.press(keys);
        assert_eq!(arcade.app.context(), context, "{}", arcade.screen());
    }
}

#[test]
fn three_wins_in_a_row_from_chosen_seats_make_a_stop_known() {
    let folder = Folder::new();
    let mut arcade = begun(&folder);
    for game in 0..3 {
        arcade.press(if game == 0 { "e" } else { "Enter" });
        assert_eq!(arcade.app.context(), Context::Seat, "{}", arcade.screen());
        // Whoever goes first can win unless the coins are a multiple of one more than may be taken.
        let screen = arcade.screen();
        let number = |before: &str, after: &str| {
            let rest = screen.split(after).find_map(|part| part.rsplit(before).next()?.trim().parse::<u64>().ok());
            rest.unwrap_or_else(|| panic!("{before} {after}:\n{screen}"))
        };
        let (most, coins) = (number("Take 1 to ", " coins."), number("│ ", " coins "));
        arcade.press(if coins % (most + 1) == 0 { "Down Enter" } else { "Enter" });
        arcade.press("i f o a u c");
        assert!(!arcade.shows("-position"), "nothing is revealed:\n{}", arcade.screen());
        let screen = arcade.screen();
        let footer = screen.lines().next_back().expect("a footer");
        let refused = ["hint", "tell", "undo", "class"].into_iter().find(|word| footer.contains(word));
        assert_eq!((refused, footer.contains("type")), (None, true), "{footer}");
        win(&mut arcade);
        let won = if game < 2 {
            format!("{} of 3 wins in your run", game + 1)
        } else {
            "Last coin: a run of 3 wins without help.".to_owned()
        };
        assert!(arcade.shows(&won), "{won}:\n{}", arcade.screen());
    }
    assert!(arcade.shows("Next: King's walk"), "{}", arcade.screen());
    assert_eq!(standing(&folder, "subtraction"), Standing::Known);
    arcade.press("q");
    // A random game is not one of the setups of the stop: those are still to come.
    assert_shows(&arcade, &["● Last coin", &format!("1 {}", crate::common::known()), "Take 1 to 3 coins"]);
}

#[test]
fn the_position_of_a_test_stays_until_it_is_played_however_often_one_looks() {
    let folder = Folder::new();
    let mut arcade = begun(&folder);
    arcade.press("e");
    let asked = arcade.screen();
    for _ in 0..3 {
        arcade.press("Esc e");
        assert_eq!(arcade.screen(), asked);
    }
    drop(arcade);
    let mut arcade = begun(&folder);
    arcade.press("e");
    assert_eq!(arcade.screen(), asked, "nor does a restart draw another one");
    arcade.press("Enter");
    win(&mut arcade);
    assert_eq!(storage(folder.path()).get::<Way>().expect("it can be read").mark("subtraction").drawn, None);
}

#[test]
fn a_game_that_should_make_a_stop_known_still_does_when_resumed() {
    for key in ["Enter", "e"] {
        let folder = Folder::new();
        let mut arcade = begun(&folder);
        arcade.press("e Enter");
        arcade.play("1");
        arcade.press("q");
        assert_eq!(arcade.app.context(), Context::Home);
        assert_shows(&arcade, &["Next: a run of 3 wins without advice (0 of 3 so far)", "no advice until it is over"]);
        let mut arcade = begun(&folder);
        arcade.press(key);
        assert_shows(&arcade, &["No advice in this game"]);
        arcade.press("u");
        assert_shows(&arcade, &["This game is a test"]);
        assert!(arcade.answer().moves.len() >= 2, "no move was undone");
    }
}

#[test]
fn a_game_that_should_make_a_stop_known_is_given_up_by_another_in_its_place() {
    let folder = Folder::new();
    let mut arcade = begun(&folder);
    arcade.press("e Enter");
    win(&mut arcade);
    arcade.press("q");
    assert_shows(&arcade, &["Next: a run of 3 wins without advice (1 of 3 so far)"]);
    arcade.press("e Enter");
    arcade.play("1");
    // A copy in which more is revealed does not help either.
    arcade.press("b");
    assert_shows(&arcade, &["This game is a test"]);
    arcade.press("q n End Enter");
    arcade.play("1");
    arcade.press("q");
    assert_eq!(storage(folder.path()).get::<Way>().expect("it can be read").mark("subtraction").running, 0);
}

#[test]
fn a_game_that_has_counted_for_a_stop_cannot_be_undone_and_won_again() {
    let folder = Folder::new();
    let mut arcade = begun(&folder);
    arcade.press("e Enter");
    win(&mut arcade);
    assert_shows(&arcade, &["1 of 3 wins in your run"]);
    let moves = arcade.answer().moves;
    arcade.press("Esc u r");
    assert_shows(&arcade, &["You win. Press n for", "This game has been counted"]);
    assert_eq!(arcade.answer().moves, moves);
    assert!(!arcade.shows("u undo"), "{}", arcade.screen());
    // The decisive move is revealed now.
    arcade.press("v");
    assert_eq!(arcade.app.context(), Context::Review);
}

#[test]
fn a_game_of_the_path_stays_on_the_path_when_left_and_keeps_its_help() {
    // A named copy is not on the path; the unfinished game stays where it was.
    for (keys, advised) in [("b Enter", false), ("i i i i i", true), ("i i i i i b Enter", true)] {
        let folder = Folder::new();
        let mut arcade = begun(&folder);
        arcade.select_stop("king");
        arcade.press("Enter");
        let mv = arcade.answer().suggested_move.expect("it can be won");
        arcade.play(&mv);
        arcade.press(keys);
        let kept = storage(folder.path()).unfinished("king").expect("it can be read").expect("it is saved");
        assert_eq!((kept.stop, kept.advised), (Some(("king".to_owned(), 0)), advised), "{keys}");
    }
}

#[test]
fn everything_can_be_found_by_its_name_and_opened() {
    let folder = Folder::new();
    for (typed, context) in [
        ("queen", Context::Play),
        ("wythoff", Context::Setup),
        ("puzzles", Context::Puzzle),
        ("class", Context::Plan),
        ("lessons", Context::Lessons),
        ("rams and", Context::Lesson),
    ] {
        let mut arcade = begun(&folder);
        arcade.press("/");
        assert_eq!(arcade.app.context(), Context::Find);
        arcade.text(typed);
        arcade.press("Enter");
        assert_eq!(arcade.app.context(), context, "{typed}\n{}", arcade.screen());
    }
}

#[test]
fn the_selected_game_is_visible_in_a_narrow_window() {
    for (glyphs, language) in
        GlyphSet::ALL.into_iter().flat_map(|glyphs| Language::ALL.map(|language| (glyphs, language)))
    {
        let folder = Folder::new();
        let look = Look::new(ThemeName::Mono, glyphs).in_language(language);
        let pointer = look.glyphs().pointer;
        let mut arcade = Arcade::for_new_user(look, Size::new(60, 18), &folder);
        for stop in path::stops() {
            arcade.select_stop(stop.id);
            let title = say!(arcade.app.look(), &format!("stop-{}", stop.id));
            let line =
                arcade.screen().lines().find(|line| line.contains(pointer) && line.contains(&title)).map(str::to_owned);
            assert!(line.is_some(), "{title}\n{}", arcade.screen());
        }
    }
}

#[test]
fn what_the_user_has_met_is_not_shown_to_another() {
    let folder = Folder::new();
    let mut arcade = begun(&folder);
    arcade.press("Enter");
    win(&mut arcade);
    arcade.press("Esc q");
    for (side, shown) in [(Side::First, true), (Side::Both, false)] {
        arcade = arcade.open("subtraction", &["c=17", "m=3"], &[], side);
        assert_eq!(arcade.shows("won 1 of 2 games"), shown, "{}", arcade.screen());
        arcade.press("P");
        assert!(!arcade.shows("won 1 of 2 games"), "{}", arcade.screen());
        arcade.press("P");
    }
}

#[test]
fn the_plan_of_a_lesson_opens_each_of_its_parts() {
    let folder = Folder::new();
    let mut arcade = begun(&folder);
    arcade.select_stop("king");
    arcade.press("/");
    arcade.text("class");
    arcade.press("Enter");
    assert_shows(&arcade, &["45 minutes", "In pairs", "zugzwang play subtraction c=17 m=3", "--tell figure"]);
    arcade.press("Right Enter");
    assert_shows(&arcade, &["King to the corner", "Two people play", "Steps to the corner"]);
    arcade.press("Esc Down Enter P Right");
    // What a class needs to see: the rule and whose turn it is.
    assert_shows(&arcade, &["King to the corner", "Two people play", "Move the king one square", "First's turn."]);
    arcade.press("P Esc Down Enter");
    assert_eq!(arcade.app.context(), Context::Class);
    assert_shows(&arcade, &["Who can win here"]);
    arcade.press("Esc Esc Down Enter");
    assert_eq!(arcade.app.context(), Context::Lesson);
    arcade.press("Esc Down");
    assert_shows(&arcade, &["zugzwang worksheet king --out ."]);
}

#[test]
fn n_opens_the_form_of_a_game_of_the_path_with_its_own_setup() {
    let folder = Folder::new();
    let mut arcade = begun(&folder);
    arcade.press("Enter n");
    assert_eq!(arcade.app.context(), Context::Setup);
    assert_shows(&arcade, &["Subtraction game › Setup", "17"]);
    arcade.press("Esc");
    assert_eq!(arcade.app.context(), Context::Home);
}

#[test]
fn the_form_of_a_stop_with_one_convention_keeps_it_whatever_was_played_before() {
    let folder = Folder::new();
    let mut arcade = begun(&folder);
    arcade.select_stop("nim");
    arcade.press("n");
    arcade.text("3,4");
    arcade.press("Enter q");
    arcade.select_stop("misere-nim");
    arcade.press("n");
    assert_shows(&arcade, &["< loses (misère) >"]);
    // Nor is a setup remembered that nobody chose.
    arcade.press("Esc");
    arcade.select_stop("nim");
    arcade.press("n");
    assert_shows(&arcade, &["3,4 ", "< wins >"]);
}

#[test]
fn an_arrow_goes_where_it_points_after_any_other_way() {
    let folder = Folder::new();
    let mut arcade = begun(&folder);
    arcade.select_stop("king");
    arcade.press("Enter");
    let both = arcade.answer().suggested_move.expect("the game continues");
    arcade.play(&both);
    arcade.press("Right");
    let row = |arcade: &Arcade| arcade.screen().contains("right to");
    assert!(row(&arcade), "{}", arcade.screen());
}

#[test]
fn after_a_game_with_the_figure_alone_nothing_is_revealed_either() {
    let folder = Folder::new();
    let mut arcade = begun(&folder);
    arcade.press("Enter");
    win(&mut arcade);
    arcade.press("Esc");
    assert!(arcade.shows("The wheel") && !arcade.shows("P  ") && !arcade.shows(" mod "), "{}", arcade.screen());
}

#[test]
fn the_moves_a_setup_begins_with_cannot_be_undone() {
    let folder = Folder::new();
    let mut arcade = begun(&folder);
    arcade.select_stop("ticktacktwo");
    arcade.press("Enter u r");
    assert_eq!(arcade.answer().moves, ["5", "6", "8", "3", "9", "1"]);
    let mv = arcade.answer().suggested_move.expect("the game continues");
    arcade.play(&mv);
    arcade.press("u u u");
    assert_eq!(arcade.answer().moves.len(), 6);
}
