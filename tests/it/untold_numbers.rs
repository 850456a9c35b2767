//! Figures for games with one number while nothing is revealed: subtraction, Fibonacci nim, coins, product.

use crate::common::{counts::nightly, turns::Turns};
use ratatui::{layout::Size, text::Line};
use zugzwang::{
    look::{Look, align::width_of, glyphs::GlyphSet, language::Language, theme::ThemeName},
    picture,
    play::{
        board::{Degree, Lines, Lived, Side, Status, Step, Telling},
        boards::{self, Entry},
        table::Table,
    },
    say,
};
use zugzwang_engine::Rng;

const GAMES: [&str; 4] = ["subtraction", "fibonacci", "coins", "product"];
/// The size of the figure at 80 by 24.
const PANE: Size = Size::new(37, 12);

fn entry(game: &str) -> &'static Entry {
    boards::find(game).expect("a known game")
}

fn unicode() -> Look {
    Look::new(ThemeName::Dark, GlyphSet::Unicode)
}

fn opened(game: &str, words: &[&str], moves: &[&str]) -> Table {
    entry(game).open(words, moves, Side::First).expect("a known game")
}

/// Returns the lines of the figure that are not empty.
fn figure(table: &Table, looks: bool) -> Vec<String> {
    let lines = table.lines(Lines::Figure { looks }, &unicode(), PANE);
    lines.iter().map(|line| line.to_string().trim_end().to_owned()).filter(|line| !line.is_empty()).collect()
}

/// Returns the figure after these moves, with the cursor on a move.
fn aimed(game: &str, words: &[&str], moves: &[&str], mv: &str, looks: bool) -> Vec<String> {
    let mut table = opened(game, words, moves);
    table.aim(mv).expect("the move is legal");
    figure(&table, looks)
}

fn count(lines: &[String], sign: &str) -> usize {
    lines.iter().map(|line| line.matches(sign).count()).sum()
}

/// Returns games of every preset and of random setups, each after some random moves.
fn positions(game: &'static str) -> impl Iterator<Item = Table> {
    let entry = entry(game);
    let presets = entry.game.presets.iter().map(|preset| preset.words.iter().map(ToString::to_string).collect());
    presets.chain((0..nightly(2, 20)).map(|seed| entry.game.of_seed(seed))).zip(0..).flat_map(
        move |(words, seed): (Vec<String>, u64)| {
            (0..3).map(move |plies| {
                let mut draw = Rng::new(seed, "untold");
                let mut table = entry.open(&words, &[], Side::Both).expect("a valid setup");
                for _ in 0..4 * plies {
                    for _ in 0..draw.below(4) {
                        table.steer(if draw.below(2) == 0 { Step::Left } else { Step::Most });
                    }
                    // At the end there is nothing to play.
                    let _ = table.commit();
                }
                table
            })
        },
    )
}

/// Returns the numbers of a wheel, row by row.
fn wheel(lines: &[String]) -> Vec<Vec<u64>> {
    let numbers = |line: &String| line.split([' ', '░']).filter_map(|word| word.parse().ok()).collect::<Vec<u64>>();
    lines.iter().skip(1).map(numbers).filter(|numbers| !numbers.is_empty()).collect()
}

#[test]
fn a_wheel_lays_the_numbers_in_rows_that_the_user_turns() {
    let mut table = opened("subtraction", &[], &["3", "5"]);
    table.aim("4").expect("the move is legal");
    let lines = figure(&table, false);
    assert!(lines[0].starts_with("7 numbers in each row"), "{lines:#?}");
    assert_eq!(wheel(&lines), [(0..7).collect::<Vec<u64>>(), (7..14).collect(), (14..18).collect()]);
    assert_eq!(lines.last().map(String::as_str), Some("▼ now  ○ then  ░ next  ● you  ■ they"));
    for (longer, length) in [(true, 8), (true, 9), (true, 10), (false, 9), (false, 8), (false, 7), (false, 6)] {
        assert!(table.turn(longer));
        let rows = wheel(&figure(&table, false));
        assert_eq!(rows.iter().flatten().copied().collect::<Vec<u64>>(), (0..18).collect::<Vec<u64>>());
        assert_eq!(rows[0].len(), length, "{rows:?}");
    }
    table.commit().expect("a move");
    assert_eq!(wheel(&figure(&table, false))[0].len(), 6, "a move does not turn it back");
    while table.turn(false) {}
    assert_eq!(wheel(&figure(&table, false))[0].len(), 2);
    let mut product = opened("product", &[], &[]);
    assert!(!product.can_turn() && !product.turn(true));
}

#[test]
fn a_wheel_shows_who_left_a_number_and_how_those_games_ended() {
    let mut table = opened("subtraction", &[], &["3", "5"]);
    let lines = figure(&table, false);
    assert_eq!([count(&lines, "●"), count(&lines, "■")], [2, 2], "14 and 9, and the signs explained");
    table.recall(vec![Lived { left: "10".to_owned(), won: 2, lost: 1 }]);
    let lines = figure(&table, false);
    assert!(lines.iter().any(|line| line.contains("2/3")), "{lines:#?}");
    assert!(lines.iter().any(|line| line.ends_with("1/2 means won 1 of 2 games")), "{lines:#?}");
    let mut projected = unicode();
    projected.set_projector(true);
    let lines = table.lines(Lines::Figure { looks: false }, &projected, PANE);
    assert!(!lines.iter().any(|line| line.to_string().contains("2/3")), "it is private: {lines:#?}");
}

#[test]
fn the_wheel_never_begins_with_the_length_that_solves_the_game() {
    for most in 1..=16 {
        let table = opened("subtraction", &["c=40", &format!("m={most}")], &[]);
        let lines = figure(&table, false);
        let length = wheel(&lines).first().map_or(0, Vec::len);
        assert!(length > 1 && !length.is_multiple_of(most + 1), "m={most}: {lines:#?}");
    }
}

#[test]
fn the_numbers_that_replies_could_leave_are_shaded() {
    for (most, take) in (1..=9_usize).flat_map(|most| (1..=most).map(move |take| (most, take))) {
        let mut table = opened("subtraction", &["c=17", &format!("m={most}")], &[]);
        table.aim(&take.to_string()).expect("the move is legal");
        // In so low a pane each number has a sign before it.
        let lines = table.lines(Lines::Figure { looks: false }, &unicode(), Size::new(37, 4));
        let text: Vec<String> = lines.iter().map(ToString::to_string).collect();
        let shaded =
            |number: usize| text.iter().any(|line| line.split_whitespace().any(|word| word == format!("░{number}")));
        let low = (17 - take).saturating_sub(most);
        for number in 0..=17 {
            assert_eq!(shaded(number), (low..17 - take).contains(&number), "{number}: {text:#?}");
        }
    }
}

#[test]
fn the_hint_adds_what_two_moves_take_together() {
    let lines = aimed("subtraction", &["c=30"], &["3", "5", "2", "6"], "4", true);
    assert_eq!(lines.last().map(String::as_str), Some("together  5+2=7  6+4=10"), "{lines:#?}");
    let without = aimed("subtraction", &["c=30"], &["3", "5", "2", "6"], "4", false);
    assert!(!without.iter().any(|line| line.contains('=')), "{without:#?}");
}

#[test]
fn the_hint_adds_where_moves_from_the_smallest_tills_lead() {
    let lines = aimed("coins", &[], &[], "4", true);
    for way in ["0 →", "1 → 0", "2 → 1", "3 → 2 0", "4 → 3 1 0"] {
        assert!(lines.iter().any(|line| line.contains(way)), "{way}: {lines:#?}");
    }
}

#[test]
fn a_till_is_the_sum_of_its_parts() {
    assert_eq!(
        aimed("fibonacci", &[], &[], "2", false),
        [
            "                up to",
            "now      20         2  13 + 5 + 2",
            "then     18         4  13 + 5",
            "next 14 to 17"
        ]
    );
    let looked = aimed("fibonacci", &[], &["2", "1"], "2", true);
    let words = |line: &str| line.split_whitespace().map(str::to_owned).collect::<Vec<_>>().join(" ");
    let looked: Vec<String> = looked.iter().map(|line| words(line)).collect();
    assert_eq!(
        looked[..4],
        ["up to last part", "you 18 4 5 13 + 5", "they 17 2 1 13 + 3 + 1", "now 17 2 1 13 + 3 + 1"]
    );
    for coins in 14..=26_usize {
        let lines = aimed("fibonacci", &[&format!("c={coins}")], &[], "1", false);
        let now = lines.iter().find_map(|line| line.strip_prefix("now")).expect("a row");
        let numbers: Vec<usize> = now.split_whitespace().filter_map(|word| word.parse().ok()).collect();
        assert_eq!((numbers[0], numbers[1]), (coins, 2), "{lines:#?}");
        assert_eq!(numbers[2..].iter().sum::<usize>(), coins, "{lines:#?}");
    }
}

#[test]
fn a_product_shows_how_far_two_and_nine_lead() {
    let lines = aimed("product", &[], &["3", "2"], "9", false);
    assert_eq!(
        lines,
        [
            "         ×      =",
            "you      3      3",
            "they     2      6",
            "now             6",
            "then     9     54",
            "next 108 to 486",
        ]
    );
    let looked = aimed("product", &[], &["3", "2"], "9", true);
    assert_eq!(looked.last().map(String::as_str), Some("2×9  972"), "{looked:#?}");
}

#[test]
fn the_figure_changes_with_the_cursor() {
    for game in GAMES {
        let mut table = opened(game, &[], &[]);
        let mut seen = vec![figure(&table, false)];
        while table.steer(Step::Right) {
            seen.push(figure(&table, false));
        }
        let count = seen.len();
        seen.sort();
        seen.dedup();
        assert!(count > 1 && seen.len() == count, "{game}");
    }
}

#[test]
fn the_figure_fits_its_room_in_every_language_and_in_ascii() {
    let sizes = [PANE, Size::new(37, 5), Size::new(24, 3), Size::new(57, 28), Size::new(100, 40), Size::new(0, 0)];
    let fits = |lines: &[Line<'static>], room: Size| {
        lines.len() <= room.height.into() && lines.iter().all(|line| line.width() <= room.width.into())
    };
    let ways = Language::ALL.into_iter().flat_map(|language| GlyphSet::ALL.map(|set| (language, set)));
    let ways = ways.flat_map(|(language, set)| [false, true].map(|looks| (language, set, looks)));
    // Each position is shown in some of the ways, and all of them in turn.
    let mut ways = Turns::of(3, ways);
    for game in GAMES {
        for table in positions(game) {
            for (language, set, looks) in ways.round() {
                let look = Look::new(ThemeName::Mono, set).in_language(language);
                for room in sizes {
                    let lines = table.lines(Lines::Figure { looks }, &look, room);
                    // A number wider than the room has to be shown all the same.
                    let narrow = room.width < PANE.width;
                    assert!(narrow || fits(&lines, room), "{game} {language:?} {room:?}: {lines:#?}");
                    let plain = language != Language::English || set != GlyphSet::Ascii;
                    assert!(plain || lines.iter().all(|line| line.to_string().is_ascii()), "{game}: {lines:#?}");
                }
            }
        }
    }
}

#[test]
fn no_figure_has_a_word_symbol_or_colour_of_winning() {
    const WORDS: [&str; 10] =
        ["can win", "loses in", "position", "to leave", "mistake", "best", "remainder", "lost", "losing", "mod "];
    let look = unicode();
    let theme = &look.theme;
    let told = [theme.win, theme.loss, theme.win_chip, theme.loss_chip, theme.win_cell, theme.loss_cell];
    for game in GAMES {
        for table in positions(game) {
            for looks in [false, true] {
                let lines = table.lines(Lines::Figure { looks }, &look, PANE);
                let styled = lines.iter().flat_map(|line| &line.spans).all(|span| !told.contains(&span.style));
                assert!(styled, "{game}: {lines:#?}");
            }
            if !matches!(table.status(), Status::Turn(_)) {
                continue;
            }
            let buf = picture::draw(table, Size::new(80, 24), look.clone(), Telling::from(Degree::Figure), false);
            let frame = picture::print(&buf, picture::Format::Text);
            // The rule of the game says how it is won.
            let below = frame.lines().skip(4).collect::<Vec<_>>().join("\n");
            assert!(!WORDS.iter().any(|word| below.contains(word)), "{game}:\n{frame}");
            assert!(
                !['✓', '✗', 'P', 'N'].iter().any(|sign| {
                    let words = below.split([' ', '│', '─', '╮', '╭']);
                    words.filter(|word| width_of(word) == 1).any(|word| word.starts_with(*sign))
                }),
                "{game}:\n{frame}"
            );
        }
    }
}

/// Returns the number of words in each sentence.
fn lengths(text: &str) -> impl Iterator<Item = usize> {
    text.split_inclusive(['.', '?', ':']).map(|sentence| sentence.split_whitespace().count())
}

#[test]
fn help_begins_with_a_question_and_has_short_sentences() {
    for language in Language::ALL {
        let look = unicode().in_language(language);
        for game in GAMES {
            let smaller = say!(look, &format!("smaller-{game}"));
            assert!(smaller.ends_with(['?', '？']), "{smaller}");
            for text in [smaller, say!(look, &format!("look-{game}")), say!(look, &format!("idea-{game}"))] {
                assert!(lengths(&text).all(|words| words <= 16), "{language:?}: {text}");
            }
        }
    }
}

#[test]
fn coins_are_in_rows_that_reveal_nothing_and_stand_still() {
    let look = Look::new(ThemeName::Mono, GlyphSet::Ascii);
    for most in 1..=12 {
        let rows = |moves: &[&str]| {
            let word = format!("m={most}");
            let table = entry("subtraction").open(&["c=17", &word], moves, Side::Both).expect("a known game");
            let buf = picture::draw(table, Size::new(80, 24), look.clone(), Telling::from(Degree::Figure), false);
            let frame = picture::print(&buf, picture::Format::Text);
            let coins = |line: &str| line.split_whitespace().all(|word| ["o", ".", "|", "<"].contains(&word));
            let rows = frame.lines().filter(|line| !line.trim().is_empty() && coins(line));
            let places = |line: &str| {
                line.char_indices().filter(|(_, sign)| !" |".contains(*sign)).map(|(at, _)| at).collect::<Vec<_>>()
            };
            // A row of the fence alone has no coins.
            rows.map(places).filter(|row| !row.is_empty()).collect::<Vec<_>>()
        };
        let first = rows(&[]);
        assert_eq!(first.iter().map(Vec::len).sum::<usize>(), 17, "m={most}: {first:?}");
        assert!(!first[0].len().is_multiple_of(most + 1), "m={most}: {first:?}");
        assert_eq!(rows(&["1"]), first, "m={most}");
    }
}
