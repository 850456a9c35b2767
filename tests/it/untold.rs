//! Figures shown while nothing is revealed: compared line by line and recomputed.

use ratatui::{layout::Size, style::Style};
use zugzwang::{
    look::{Look, glyphs::GlyphSet, language::Language, theme::ThemeName, wording::Wording},
    play::{
        board::{Lines, Side, Status, Step},
        boards,
        table::Table,
    },
    say,
};
use zugzwang_engine::{Rng, games};

use crate::common::{Arcade, counts::nightly, turns::Turns};

/// The room beside a board at 80x24.
const ROOM: Size = Size::new(37, 12);

fn look() -> Look {
    let mut look = Look::new(ThemeName::Dark, GlyphSet::Unicode);
    look.wording = Wording::Plain;
    look
}

fn table<W: AsRef<str>>(game: &str, words: &[W], moves: &str) -> Table {
    let entry = boards::find(game).expect("a known game");
    let moves: Vec<&str> = moves.split_whitespace().collect();
    entry.open(words, &moves, Side::Both).unwrap_or_else(|error| panic!("{game} {moves:?}: {error}"))
}

/// Returns the lines of a figure without trailing spaces.
fn figure(table: &Table, looks: bool, look: &Look, room: Size) -> Vec<String> {
    let lines = table.lines(Lines::Figure { looks }, look, room);
    lines.iter().map(|line| line.to_string().trim_end().to_owned()).filter(|line| !line.is_empty()).collect()
}

/// Returns the figure with the cursor on a move.
fn seen(game: &str, words: &[&str], moves: &str, aim: &str, looks: bool) -> Vec<String> {
    let mut table = table(game, words, moves);
    table.aim(aim).unwrap_or_else(|_| panic!("{game}: {aim}"));
    figure(&table, looks, &look(), ROOM)
}

/// Returns the lines with one space between words.
fn plain(lines: &[String]) -> Vec<String> {
    lines.iter().map(|line| line.split_whitespace().collect::<Vec<_>>().join(" ")).collect()
}

/// Returns the line between the present and the next position.
fn rule() -> String {
    "─".repeat(37)
}

#[test]
fn piles_are_beside_the_heaps_they_are_worth() {
    let lines = seen("coin-piles", &["piles=5,8,11", "set=1,3,4"], "", "1:1", false);
    let expected = ["         twin", "▸ 5         3 → 2  2+1 → 2", "  8         1      1", "  11        2      2"];
    assert_eq!(lines, expected);
    let looks = seen("coin-piles", &["piles=5,8,11", "set=1,3,4"], "", "1:1", true);
    assert!(looks.contains(&"▸ 5: 3 → 4:2  2:0  1:1".to_owned()), "{looks:#?}");
}

#[test]
fn stalks_stand_beside_the_pieces_that_each_player_may_cut() {
    let lines = seen("hackenbush", &["stalks=brb,rbr,gg"], "", "1:3", false);
    let expected = [
        "          Blue         Red",
        "▸ 1          2 → 1       1",
        "  2          1           2",
        "  3          2           2",
        "  Sum        5 → 4       5",
    ];
    assert_eq!(lines, expected);
    let looks = seen("hackenbush", &["stalks=brb,rbr,gg"], "", "1:3", true);
    let pairs: Vec<&str> = looks.iter().filter_map(|line| line.split_once('↔')).map(|(_, pair)| pair).collect();
    assert_eq!(pairs[..2], [" 2", " 1"], "{looks:#?}");
}

#[test]
fn the_equivalent_of_a_pile_is_the_least_number_no_move_leads_to() {
    let set = [2, 3, 7];
    let mut values: Vec<usize> = Vec::new();
    for size in 0..40_usize {
        let reached: Vec<usize> = set.iter().filter_map(|take| values.get(size.checked_sub(*take)?).copied()).collect();
        values.push((0..=set.len()).find(|value| !reached.contains(value)).expect("there always is one"));
        let lines = seen("coin-piles", &[&format!("piles={size},9"), "set=2,3,7"], "", "2:2", false);
        let words: Vec<&str> = lines[1].split_whitespace().collect();
        assert_eq!(words[..2], [size.to_string(), values[size].to_string()], "{lines:#?}");
        let powers: usize =
            words.get(2).map_or(0, |sum| sum.split('+').filter_map(|part| part.parse::<usize>().ok()).sum());
        assert_eq!(powers, values[size], "{lines:#?}");
    }
}

#[test]
fn runs_show_the_effect_of_a_move_and_equivalents_where_to_look() {
    let words = ["row=111110111", "k=2"];
    assert_eq!(seen("matches", &words, "", "1", false), ["▸   5 → 3  1+2", "    3 → 1", "then  3 → 1"]);
    assert_eq!(seen("matches", &words, "", "2", false)[2..], ["then  1 ·", "      2 → 0"]);
    let looks = seen("matches", &words, "", "2", true);
    assert_eq!(looks[1..3], ["▸ 5        0 → 0+1   → 1", "  3        1        1"]);
    assert!(looks.contains(&"▸ 5: 0 → 3:1  1:0+2:1".to_owned()), "{looks:#?}");
}

#[test]
fn each_column_has_as_many_crosses_as_ones_left_over() {
    let lines = seen("moore", &["heaps=3,5,7,9", "k=2"], "", "4:3", false);
    let expected = [
        "           8     4     2     1",
        "     3     ·     ·     2     1",
        "     5     ·     4     ·     1",
        "     7     ·     4     2     1",
        "▸    9     8     ·     ·     1",
        "now        ×    ××    ××     ×",
        &rule(),
        "     6     ○     4     2     ○",
        "then no cross",
    ];
    assert_eq!(lines, expected);
}

#[test]
fn what_is_taken_and_what_is_left_add_up_after_every_move() {
    for (game, words, moves) in
        [("both-ends", "numbers=3,-1,4,1,-5,9", "L1 R2 L1"), ("gold", "prices=7,3,9,2,8,4,6,1", "1 2 3")]
    {
        let lines = figure(&table(game, &[words], moves), false, &look(), ROOM);
        let sums: Vec<i64> = lines
            .iter()
            .map(|line| line.split_whitespace().skip(1).take(3).filter_map(|entry| entry.parse::<i64>().ok()))
            .map(Vec::from_iter)
            .filter(|entries| entries.len() == 3)
            .map(|entries| entries.iter().sum())
            .collect();
        assert_eq!(sums.len(), 5, "{lines:#?}");
        assert!(sums.iter().all(|sum| *sum == sums[0]), "{lines:#?}");
    }
    let gold = seen("gold", &["prices=7,3,9,2,8,4,6,1"], "2", "3", true);
    let expected = ["first second left up to", "0 0 0 40 2", "now 10 0 30 4", "then 10 19 11 3", "reply 1:4 2:10 3:11"];
    assert_eq!(plain(&gold), expected);
    let sums = seen("both-ends", &["numbers=3,-1,4,1,-5,9"], "L1", "R2", true);
    assert_eq!(sums.last().map(String::as_str), Some("sums  (3   2   6   7)  2  11"));
}

#[test]
fn each_value_after_a_line_is_reached_by_some_program() {
    let lines = seen("program", &["lines=3"], "0 1 2:5", "1:1", false);
    // 1 turns 01 into 11, 5 turns that into 10, and a line leads from there to all but 01.
    let expected = ["  AB 01", "▸ 1 00 01 11 → 11", "▸ 2 00 01 10 → 10", "▸ 3 00 01 10 11 → 00 10 11"];
    assert_eq!(plain(&lines), expected.map(|line| line.trim_start().to_owned()));
}

#[test]
fn open_pairs_slides_and_fixed_pairs_are_counted() {
    let lines = seen("ticktacktwo", &[], "5 1 6 4 7", "3", false);
    let expected = ["pairs × 5+7 → ·", "pairs ○ · → 1+3", "slides × 5 → 4", "slides ○ 1 → 2", "seen ·"];
    assert_eq!(plain(&lines), expected);
    let again = seen("ticktacktwo", &[], "1 2 3 4 8 9 8-7 9-6 7-8", "6-9", false);
    assert_eq!(plain(&again).last().map(String::as_str), Some("seen · → after 6"));
}

#[test]
fn the_moves_in_rectangles_are_the_moves_of_the_game() {
    let lines = seen("nimbi", &["rows=5", "cols=8"], "3,3 1,4", "4,1", false);
    let expected =
        ["Horz Vert", "▸ 2×8 1 → 0 2 → 0 8 → 0", "2×4 1 2 4", "▸ 1×8 0 → 1 0 → 1 0 → 8", "2×3 1 2 3", "All 3 6 → 5 15"];
    assert_eq!(plain(&lines), expected);
    let entry = games::find("nimbi").expect("a known game");
    let mut rng = Rng::new(3, "untold-nimbi");
    for _ in 0..12 {
        let words = entry.drawn(&mut rng);
        let mut record = entry.open(&words).expect("a valid setup");
        for _ in 0..rng.below(6) {
            let legal = record.legal(400);
            let Some(mv) = legal.get(rng.below(legal.len().max(1))) else { break };
            record.play(mv).expect("a listed move is legal");
        }
        let lines = figure(&table("nimbi", &words, &record.moves().join(" ")), false, &look(), ROOM);
        // In the last row, the numbers of rectangles and of the moves of each player, without what the cursor changes.
        let mut words_of = plain(&lines).pop().expect("a row").replace(" → ", "→");
        words_of = words_of.split(' ').rev().nth(1 - record.moves().len() % 2).expect("a number").to_owned();
        let count: usize = words_of.split('→').next().and_then(|count| count.parse().ok()).expect("a number");
        assert_eq!(count, record.legal(400).len(), "{words:?}: {lines:#?}");
    }
}

/// The largest number many games accept.
const LARGEST: u64 = 1_000_000_000_000_000_000;

/// Returns numbers in a series up to this one.
fn series(last: u64) -> String {
    (1..=64).map(|at| (at * last / 64).to_string()).collect::<Vec<_>>().join(",")
}

/// Returns the largest setup of a game.
fn extremes(id: &str) -> Option<Vec<String>> {
    let many = |number: i64, count: usize| vec![number.to_string(); count].join(",");
    let words = match id {
        "coin-piles" => vec![format!("piles={}", many(10_000_000, 10)), "set=1,2,5,77".to_owned()],
        "matches" => vec!["n=1000000".to_owned(), "k=2".to_owned()],
        "moore" => vec![format!("heaps={}", many(999_999_999_999_999_999, 10)), "k=10".to_owned()],
        "both-ends" => vec![format!("numbers={}", many(-1_000_000, 5000))],
        "gold" => vec![format!("prices={}", many(1_000_000, 5000))],
        "subtraction" => vec![format!("c={LARGEST}"), format!("m={}", LARGEST / 3)],
        "nim" => vec![format!("heaps={}", many(999_999_999_999_999_999, 10))],
        "euclid" => vec![format!("a={LARGEST}"), "b=7".to_owned()],
        "fibonacci" => vec![format!("c={LARGEST}")],
        "wythoff" => vec![format!("row={LARGEST}"), "col=1".to_owned()],
        "staircase" => vec![format!("steps={}", many(999_999_999_999_999_999, 10))],
        "chomp" => vec![format!("bar={LARGEST},{}", LARGEST / 3)],
        "king" => vec!["m=20".to_owned(), "n=20".to_owned()],
        "coins" => vec!["x=10000000".to_owned(), format!("set={}", series(1000))],
        "product" => vec!["c=1000000000000".to_owned()],
        "strip" => vec!["n=1000".to_owned(), "k=7".to_owned()],
        "northcott" => vec!["tracks=10".to_owned(), "cells=40".to_owned()],
        "nimbi" => vec!["rows=20".to_owned(), "cols=20".to_owned()],
        "hackenbush" => vec![format!("stalks={}", vec!["br".repeat(30); 10].join(","))],
        _ => return None,
    };
    Some(words)
}

/// Returns whether a style reveals who wins.
fn tells(style: Style, look: &Look) -> bool {
    let theme = &look.theme;
    [theme.win, theme.loss, theme.draw, theme.cross, theme.win_cell, theme.loss_cell, theme.win_chip, theme.loss_chip]
        .contains(&style)
}

#[test]
fn figures_fit_follow_the_cursor_and_reveal_nothing() {
    let mut rng = Rng::new(5, "untold-counted");
    let rooms = [ROOM, Size::new(37, 6), Size::new(48, 34), Size::new(90, 50)];
    let shown = [
        (Language::English, GlyphSet::Unicode),
        (Language::Russian, GlyphSet::Ascii),
        (Language::Chinese, GlyphSet::Unicode),
    ];
    let shown = shown.map(|(language, glyphs)| (glyphs, Look::new(ThemeName::Dark, glyphs).in_language(language)));
    let ways = shown.iter().flat_map(|shown| rooms.map(|room| (shown, room)));
    let ways = ways.flat_map(|(shown, room)| [(shown, room, false), (shown, room, true)]);
    // Each step is shown in one of the ways, and all of them in turn.
    let mut ways = Turns::of(1, ways);
    for id in games::ALL.iter().map(|game| game.id) {
        let entry = games::find(id).expect("a known game");
        let presets = entry.presets.iter().map(|preset| preset.words.iter().map(ToString::to_string).collect());
        let mut setups: Vec<Vec<String>> = presets.collect();
        setups.extend((0..2).map(|_| entry.drawn(&mut rng)));
        setups.extend(extremes(id));
        let mut changes = 0;
        for words in &setups {
            let mut record = entry.open(words).expect("a valid setup");
            for _ in 0..nightly(2, 4) {
                let mut table = table(id, words, &record.moves().join(" "));
                let mut met = Vec::new();
                for step in [Step::Clear, Step::Left, Step::Right, Step::Down, Step::Left, Step::Right] {
                    table.steer(step);
                    for ((glyphs, look), room, looks) in ways.round() {
                        let lines = table.lines(Lines::Figure { looks }, look, room);
                        assert!(!lines.is_empty(), "{id} {words:?}");
                        let fits = lines.len() <= usize::from(room.height).max(12)
                            && lines.iter().all(|line| line.width() <= usize::from(room.width));
                        assert!(fits, "{id} {words:?} {room:?}: {lines:#?}");
                        let styles = lines.iter().flat_map(|line| &line.spans).map(|span| span.style);
                        assert!(styles.into_iter().all(|style| !tells(style, look)), "{id}: {lines:#?}");
                        let text: String = lines.iter().map(ToString::to_string).collect();
                        let ascii = text.chars().all(|sign| sign.is_ascii() || sign.is_alphabetic());
                        assert!(ascii || *glyphs == GlyphSet::Unicode, "{text}");
                        assert!(!text.contains(['✓', '✗', 'P', 'N']), "{id}: {text}");
                    }
                    met.push(figure(&table, false, &look(), ROOM));
                }
                changes += usize::from(met.windows(2).any(|pair| pair[0] != pair[1]));
                let legal = record.legal(300);
                if legal.is_empty() {
                    break;
                }
                let mv = &legal[rng.below(legal.len())];
                record.play(mv).expect("a listed move is legal");
            }
        }
        assert!(changes > setups.len(), "{id}: the figure follows the cursor");
    }
}

#[test]
fn no_frame_with_the_figure_alone_reveals_who_wins() {
    for id in games::ALL.iter().map(|game| game.id) {
        let mut arcade = Arcade::sized(80, 24).open(id, &[], &[], Side::Both);
        arcade.press("f f");
        let title = format!(" {}", say!(arcade.app.look(), &format!("{id}-figure")));
        for keys in ["Right", "Down", "Enter", "Right", "Enter", "Left", "Enter", "Right"] {
            arcade.press(keys);
            if matches!(arcade.app.status(), Some(Status::Over(_))) {
                break;
            }
            for told in ["can win", "is losing", "wins:", "Best", "✓", "✗", "Secured", "-position"] {
                assert!(!arcade.shows(told), "{id} {told}:\n{}", arcade.screen());
            }
            assert!(arcade.shows(&title), "{id} {title}:\n{}", arcade.screen());
        }
    }
}

#[test]
fn of_runs_with_the_same_length_the_one_under_the_cursor_is_marked() {
    let words = ["row=11011011", "k=2"];
    for (aim, row) in [("1", 0), ("4", 1), ("7", 2)] {
        let lines = seen("matches", &words, "", aim, false);
        let marked: Vec<usize> = (0..3).filter(|at| lines[*at].contains('▸')).collect();
        assert_eq!(marked, [row], "{lines:#?}");
    }
}

#[test]
fn distances_are_counted_before_and_after_a_move() {
    let date = seen("date", &["date=27.10"], "", "28.10", false);
    assert_eq!(plain(&date), ["days months", "now 4 2", "then 3 2"]);
    let queen = seen("wythoff", &["row=3", "col=5"], "L2", "D1", false);
    assert_eq!(plain(&queen), ["← ↓", "now 3 3", "then 3 2", "positions left so far 3,3 (3,3)"]);
    let bar = seen("chomp", &["bar=5,3,1"], "", "2:2", false);
    assert_eq!(plain(&bar), ["Rows Columns", "5 1", "4 1", "▸ 3 1 2 → 1", "▸ 2 3 → 1 2 → 1", "1 5 3", "All 9 → 7"]);
}

#[test]
fn a_push_changes_the_coins_of_two_steps_and_a_hint_leaves_the_steps_that_count() {
    let steps = seen("staircase", &["steps=2,3,5"], "", "3:2", false);
    assert_eq!(plain(&steps), ["coins", "▸ step 3 5 → 3", "▸ step 2 3 → 5", "step 1 2"]);
    let looks = seen("staircase", &["steps=2,3,5"], "", "3:2", true);
    let expected = ["4 2 1", "2 · 2 ·", "▸ 5 4 · 1", "now × × ×", &rule(), "3 ○ 2 1", "then ×"];
    assert_eq!(plain(&looks), expected);
}

#[test]
fn the_parts_of_piles_change_with_what_is_taken() {
    let rope = seen("rope", &["length=7"], "", "1.5", false);
    assert_eq!(rope[..2], ["now   7", "then  (1.5)  5.5"]);
    let strip = seen("strip", &["n=7", "k=2"], "", "4", false);
    assert_eq!(strip, ["              left", "now   7          7", "then  3+3        6"]);
    let nim = seen("nim", &["heaps=4,7"], "2:2", "1:1", false);
    assert_eq!(nim, ["▸ 1  4 → 3", "  2  5", "positions left so far 4,5"]);
}

#[test]
fn gaps_are_those_between_the_rams_and_their_columns_a_hint() {
    let gaps = seen("northcott", &["cells=8", "rams=1-8,2-6,4-5"], "", "1:3", false);
    assert_eq!(gaps, ["▸ 1  6 → 4", "  2  3", "  3  0"]);
    let columns = seen("northcott", &["cells=8", "rams=1-8,2-6,4-5"], "", "1:3", true);
    assert!(columns[0].ends_with('1') && columns.iter().any(|line| line.starts_with("now ") && line.contains('×')));
}

#[test]
fn distances_to_the_corner_are_counted_before_and_after_a_step() {
    let king = seen("king", &["m=4", "n=3"], "", "2", false);
    assert_eq!(king, ["         →     ↑", "now      2     3", "then     2     2"]);
}

#[test]
fn the_sides_of_a_sheet_are_those_now_and_after_the_move() {
    let numbers = |line: &String| line.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
    for (mv, then) in [("5", ["8", "5", "1"]), ("10", ["3", "5", "1"])] {
        let euclid = seen("euclid", &["a=18", "b=5"], "5", mv, false);
        let told: Vec<_> = euclid[1..].iter().map(numbers).collect();
        assert_eq!(told[..2], [["0", "18", "5", "3"], ["now", "13", "5", "2"]], "{euclid:#?}");
        assert_eq!((told[2][0].as_str(), &told[2][1..]), ("then", &then.map(str::to_owned)[..]), "{euclid:#?}");
    }
}

#[test]
fn room_on_a_table_is_where_a_coin_fits() {
    let one = seen("table", &["table=1.5", "coin=1"], "", "0,0", false);
    assert_eq!(plain(&one), ["room for more coins: exactly", "now 1", "then 0"]);
    // The middle of a coin lies at most 2 from the middle of the table, and at least 2 from that of another coin.
    let squares = (-16..=16_i64).flat_map(|x| (-16..=16_i64).map(move |y| 9 * (x * x + y * y)));
    let inside = squares.filter(|square| *square <= 4 * 256).count();
    let lines = seen("table", &["table=3", "coin=1"], "", "0,0", false);
    assert_eq!(plain(&lines), ["places in a sample".to_owned(), format!("now {inside}"), "then 0".to_owned()]);
}
