//! Snapshots of every screen with its styles, so that a change to any cell shows.
//!
//! To review and accept a change: `INSTA_UPDATE=always cargo test --test it frames`, then read the diff.

use crate::common::{
    Arcade, Folder,
    frames::{LOOKS, Pictured, assert_says_as, picture, pictures, text},
    win,
};
use ratatui::layout::Size;
use zugzwang::{
    app::Msg,
    look::{glyphs::GlyphSet, language::Language},
    play::{
        board::Side,
        boards::{self, Entry},
    },
};

/// Takes snapshots of the window as it is, with the reason alone, and at the smallest size.
fn pictures_of_a_position(name: &str, arcade: &mut Arcade) {
    picture(name, arcade);
    picture_why_alone(name, arcade);
    picture_smallest(name, arcade);
}

/// Takes a snapshot of the reason alone, then shows both again.
fn picture_why_alone(name: &str, arcade: &mut Arcade) {
    arcade.press("w");
    text(&format!("{name}-why-alone"), arcade);
    arcade.press("w w");
}

/// Takes a snapshot at the smallest window size.
fn picture_smallest(name: &str, arcade: &mut Arcade) {
    arcade.resize(44, 12);
    picture(&format!("{name}-least"), arcade);
}

/// Games of different kinds, with heaps, a row, a grid, and a map of moves. Theirs are shown in every look.
fn kept(entry: &Entry) -> Pictured {
    if ["nim", "gold", "ticktacktwo", "wythoff"].contains(&entry.game.id) { Pictured::InAll } else { Pictured::InOne }
}

#[test]
fn every_game_at_its_start_with_the_cursor_on_the_perfect_move() {
    for entry in boards::ALL {
        pictures(kept(entry), |(size, theme, glyphs), show| {
            let mut arcade = Arcade::new(size, theme, glyphs).open(entry.game.id, &[], &[], Side::First);
            arcade.press("i");
            show(&format!("{}-hint", entry.game.id), &arcade);
        });
    }
}

#[test]
fn every_game_after_a_move_and_its_answer() {
    for entry in boards::ALL {
        let mut arcade = Arcade::plain().open(entry.game.id, &[], &[], Side::First);
        arcade.press("i Enter");
        picture(&format!("{}-answered", entry.game.id), &arcade);
    }
}

#[test]
fn every_game_at_its_end() {
    for entry in boards::ALL {
        let id = entry.game.id;
        let mut arcade = Arcade::plain().open(id, &[], &[], Side::Choose);
        win(&mut arcade);
        arcade.press("Esc");
        assert!(arcade.shows("The game is over"), "{}", arcade.screen());
        if kept(entry) == Pictured::InAll {
            picture(&format!("{id}-over"), &arcade);
        } else {
            text(&format!("{id}-over"), &arcade);
        }
    }
}

#[test]
fn home_and_the_help() {
    pictures(Pictured::InAll, |(size, theme, glyphs), show| {
        let mut arcade = Arcade::new(size, theme, glyphs);
        show("home", &arcade);
        arcade.press("?");
        show("help", &arcade);
    });
}

#[test]
fn home_and_a_setup_with_an_unfinished_game() {
    pictures(Pictured::InOne, |(size, theme, glyphs), show| {
        let folder = Folder::new();
        let arcade = Arcade::saving_in(size, theme, glyphs, folder.path());
        let mut arcade = arcade.open("subtraction", &["c=100", "m=9"], &[], Side::First);
        arcade.press("i Enter i Enter q q");
        show("home-unfinished", &arcade);
        arcade.press("n");
        show("setup-unfinished", &arcade);
    });
}

#[test]
fn the_worked_example_of_nim() {
    pictures(Pictured::InAll, |(size, theme, glyphs), show| {
        let mut arcade = Arcade::new(size, theme, glyphs).worked_example();
        arcade.press("Down Left Left Left Left Left");
        show("nim-worked", &arcade);
    });
}

#[test]
fn home_and_the_worked_example_in_every_language() {
    const MOVE: &str = "Down Left Left Left Left Left";
    let screens = [("home", ""), ("nim-setup", "n"), ("nim-worked", MOVE), ("nim-answered", &format!("{MOVE} Enter"))];
    for language in Language::ALL.into_iter().filter(|language| *language != Language::English) {
        for (name, keys) in screens {
            let draw = |glyphs| {
                let mut arcade = Arcade::in_language(language, Size::new(80, 24), glyphs);
                arcade.select_stop("nim");
                let mut arcade = if keys.starts_with(MOVE) { arcade.worked_example() } else { arcade };
                arcade.press(keys);
                arcade
            };
            let (name, first) = (format!("{name}-{}", language.tag()), draw(GlyphSet::Unicode));
            text(&name, &first);
            assert_says_as(&first, &draw(GlyphSet::Ascii), &name);
        }
    }
}

#[test]
fn positions_with_a_figure_of_their_own() {
    let quintillions = format!("heaps={}", ["1000000000000000000"; 9].join(",") + ",999999999999999999");
    let positions: [(&str, &str, &[&str], &str); 9] = [
        ("nim-losing-move", "nim", &["heaps=18,8,14,9,23"], "Left Left"),
        ("nim-lost", "nim", &["heaps=18,2,14,9,23"], "i"),
        ("nim-misere-turn", "nim", &["heaps=1,1,2", "last=loses"], "i"),
        ("nim-misere-ones", "nim", &["heaps=1,1,1", "last=loses"], "i"),
        ("nim-quintillions", "nim", &[&quintillions], "i"),
        ("moore-two-heaps", "moore", &["heaps=3,5,7,9", "k=2"], "Left Down Left Left"),
        ("moore-quintillions", "moore", &[&quintillions, "k=4"], "i"),
        ("subtraction-large", "subtraction", &["c=10000", "m=9"], "Left Left"),
        ("subtraction-quintillion", "subtraction", &["c=1000000000000000000", "m=999999999999"], "i"),
    ];
    for (name, game, words, keys) in positions {
        let mut arcade = Arcade::plain().open(game, words, &[], Side::First);
        arcade.press(keys);
        picture(name, &arcade);
        picture_why_alone(name, &mut arcade);
    }
}

#[test]
fn boards_that_do_not_fit_and_boards_of_one_row() {
    for (name, game, words, moves) in [
        ("king-part", "king", ["m=20", "n=20"], &["3", "3", "3", "3", "3", "3"][..]),
        ("king-lane", "king", ["m=1", "n=10"], &["1"]),
        ("king-lost", "king", ["m=7", "n=9"], &[]),
        ("wythoff-part", "wythoff", ["row=88", "col=143"], &["L60", "D29"]),
        ("wythoff-lane", "wythoff", ["row=0", "col=9"], &["L2"]),
        ("wythoff-lost", "wythoff", ["row=8", "col=13"], &[]),
    ] {
        let mut arcade = Arcade::plain().open(game, &words, moves, Side::Both);
        pictures_of_a_position(name, &mut arcade);
    }
}

#[test]
fn nimbi_boards_large_and_half_taken() {
    let half = ["4,1", "5,6", "6,1", "1,1", "5,1", "5,8", "8,1", "1,8", "5,7"];
    let many = [
        "7,1", "8,4", "16,5", "1,7", "11,5", "17,20", "15,5", "17,8", "2,8", "1,8", "18,1", "8,15", "20,9", "8,2",
        "6,8", "12,10", "9,16", "12,6", "18,9", "12,9",
    ];
    for (name, size, moves) in [("half", 8, &half[..]), ("many", 20, &many), ("large", 20, &[])] {
        let words = [format!("rows={size}"), format!("cols={size}")];
        let words = [words[0].as_str(), words[1].as_str()];
        let name = format!("nimbi-{name}");
        pictures(Pictured::InOne, |(size, theme, glyphs), show| {
            show(&name, &Arcade::new(size, theme, glyphs).open("nimbi", &words, moves, Side::Both));
        });
        let mut arcade = Arcade::plain().open("nimbi", &words, moves, Side::Both);
        arcade.press("End");
        picture_why_alone(&name, &mut arcade);
        picture_smallest(&name, &mut arcade);
    }
}

#[test]
fn the_game_of_euclid_as_close_to_the_golden_ratio_as_possible() {
    let positions: [(&str, &[&str]); 4] = [
        ("euclid-fibonacci", &["a=679891637638612258", "b=420196140727489673"]),
        ("euclid-quintillion", &["a=1000000000000000000", "b=618033988749894849"]),
        ("euclid-lost", &["a=5", "b=8"]),
        ("euclid-far", &["a=3", "b=1000000000000000000"]),
    ];
    for (name, words) in positions {
        let mut arcade = Arcade::plain().open("euclid", words, &[], Side::First);
        arcade.press("i");
        picture(name, &arcade);
        picture_why_alone(name, &mut arcade);
    }
}

#[test]
fn the_queen_among_large_pairs_and_in_misere_play() {
    let positions: [(&str, &[&str]); 4] = [
        ("wythoff-quintillion", &["row=618033988749894848", "col=1000000000000000000"]),
        ("wythoff-beside", &["row=618033988749894849", "col=1000000000000000000"]),
        ("wythoff-misere", &["row=3", "col=4", "last=loses"]),
        ("wythoff-misere-lost", &["row=2", "col=2", "last=loses"]),
    ];
    for (name, words) in positions {
        let mut arcade = Arcade::plain().open("wythoff", words, &[], Side::First);
        arcade.press("i");
        pictures_of_a_position(name, &mut arcade);
    }
}

#[test]
fn bars_on_several_shelves_and_more_than_fit() {
    let many = format!("prices={}", ["1000000", "1", "70000"].repeat(60).join(","));
    let positions: [(&str, &str, &[&str]); 3] = [
        ("gold-mixed", "prices=7,3,9,2,8,4,6,1,5,9,2,7,3,8,6,4", &["2", "3", "4"]),
        ("gold-treasure", "prices=5,3,8,1,9,2,7,4,6,3,50,2,8,5,1,9,4,7,3,6", &["1", "2"]),
        ("gold-many", &many, &["2", "4", "8", "16", "32"]),
    ];
    for (name, prices, moves) in positions {
        let mut arcade = Arcade::plain().open("gold", &[prices], moves, Side::Both);
        arcade.press("i Left");
        pictures_of_a_position(name, &mut arcade);
    }
}

#[test]
fn sets_of_sizes_with_and_without_a_proved_period() {
    let many: Vec<String> = (1..=64).map(|size| (size * size * 7 % 971).to_string()).collect();
    let many = format!("set={}", many.join(","));
    let positions: [(&str, &str, &[&str]); 6] = [
        ("coins-lost", "coins", &["x=14"]),
        ("coins-many", "coins", &["x=3000", &many]),
        ("coins-unproved", "coins", &["x=15", "set=1000000,7,2"]),
        ("coin-piles-won", "coin-piles", &["piles=4,6,9,10"]),
        ("coin-piles-large", "coin-piles", &["piles=10000000,9999999,1234567", "set=3,8,17"]),
        ("coin-piles-ten", "coin-piles", &["piles=0,1,2,30,400,5000,60000,7,8,9", &many]),
    ];
    for (name, game, words) in positions {
        let mut arcade = Arcade::plain().open(game, words, &[], Side::First);
        arcade.press("i");
        pictures_of_a_position(name, &mut arcade);
    }
}

#[test]
fn ropes_with_a_figure_of_their_own() {
    let positions: [(&str, &str, &[&str]); 6] = [
        ("rope-stub", "length=7/4", &[]),
        ("rope-paired", "length=10", &["5"]),
        ("rope-mirror", "length=10", &["5", "2"]),
        ("rope-many", "length=32.97", &["16.485", "1.5", "3", "4.5", "6", "7", "8", "9", "10"]),
        ("rope-large", "length=10000", &["5000", "4", "9000"]),
        ("rope-fine", "length=9999.9999999999999999", &["1234/7"]),
    ];
    for (name, length, moves) in positions {
        let mut arcade = Arcade::plain().open("rope", &[length], moves, Side::Both);
        picture(name, &arcade);
        picture_smallest(name, &mut arcade);
    }
}

#[test]
fn coins_that_fit_overlap_or_hang_off_the_table() {
    let some = ["0,0", "2.5,1", "-2.5,-1", "-1,3.5"];
    for (name, words, moves, keys) in [
        ("table-fits", &["table=5"][..], &some[..], "End"),
        ("table-overlaps", &["table=5"], &some, "Home Left"),
        ("table-hangs", &["table=5"], &some, "Home PgUp PgUp PgUp Right Up"),
        ("table-silent", &["table=5"], &["3,0", "0,3.25"], "Home Down"),
        ("table-twelve-decimals", &["table=3.000000000001"], &["0,0", "-1.6,1.200000000001"], ""),
        ("table-small-coins", &["table=100"], &["0,0", "30.5,-40", "-60,10"], "End"),
    ] {
        let [mut arcade, plain] = LOOKS.map(|(theme, glyphs)| {
            let mut arcade = Arcade::new(Size::new(80, 24), theme, glyphs).open("table", words, moves, Side::Both);
            arcade.press(keys);
            arcade
        });
        picture(name, &arcade);
        assert_says_as(&arcade, &plain, name);
        picture_smallest(name, &mut arcade);
    }
}

#[test]
fn rows_from_a_few_cells_to_a_million() {
    let positions: [(&str, &str, &[&str], &[&str]); 6] = [
        ("matches-gaps", "matches", &["row=11111011111111011101111111", "k=2"], &[]),
        ("matches-drawn", "matches", &["n=200", "k=4"], &["20", "100"]),
        ("matches-million", "matches", &["n=1000000", "k=2"], &["1000", "500000"]),
        ("strip-image", "strip", &["n=12", "k=2"], &["6-7", "3-4"]),
        ("strip-lost", "strip", &["n=12", "k=1"], &[]),
        ("strip-drawn", "strip", &["n=200", "k=4"], &["60-62"]),
    ];
    for (name, game, words, moves) in positions {
        let mut arcade = Arcade::plain().open(game, words, moves, Side::Both);
        arcade.press("i");
        pictures_of_a_position(name, &mut arcade);
    }
}

#[test]
fn faults_are_shown_where_they_are_typed() {
    let mut arcade = Arcade::plain();
    arcade.select_stop("nim");
    arcade.press("n Backspace");
    arcade.text("b,6");
    picture("setup-wrong", &arcade);
    let mut arcade = Arcade::plain().open("nim", &[], &[], Side::First);
    arcade.press(":");
    arcade.text("1:9");
    arcade.press("Enter");
    picture("typed-wrong", &arcade);
    arcade.resize(60, 14);
    picture("narrow", &arcade);
    arcade.resize(30, 6);
    picture("too-small", &arcade);
}

#[test]
fn a_copied_id_and_an_invalid_one_that_was_pasted() {
    let mut arcade = Arcade::plain().open("nim", &["heaps=18,8,14,9,23"], &["2:6"], Side::Both);
    arcade.press("y");
    picture("id-copied", &arcade);
    for (name, text) in [("id-wrong", "nim heaps=3,4 --moves \"1:9\""), ("id-unknown", "nin heaps=3,4")] {
        let mut arcade = Arcade::plain();
        arcade.select_game("Nim");
        arcade.press("n Up");
        arcade.app.update(Msg::Paste(text.to_owned()));
        picture(name, &arcade);
    }
}
