//! What is said of the smallest positions of the number games: ranges have two ends, the move explained is the move suggested,
//! alternatives are complete, and the totals named are those of plain search.

use zugzwang::{
    look::{language::Language, wording::Wording},
    play::{
        board::{Side, Tale},
        boards,
        request::Request,
        table::Table,
    },
    words::rule,
};
use zugzwang_engine::{
    Outcome, Setup,
    theory::fates::{FateTable, Range},
};

use crate::common::{numbers, settle, worded};

const WORDINGS: [Wording; 3] = [Wording::Plain, Wording::Picture, Wording::Notation];

fn table(game: &str, words: &[String], moves: &[&str]) -> Table {
    let mut table = boards::find(game).expect("a known game").open(words, moves, Side::Both).expect("a valid setup");
    settle(&mut table);
    table
}

fn told(table: &Table, tale: Tale, wording: Wording, language: Language) -> Vec<String> {
    table.tell(tale, &worded(wording, language)).expect("the game is solved")
}

/// The smallest setups of the number games, and some in the middle of a game.
fn smallest() -> Vec<(&'static str, Vec<String>, &'static str)> {
    let both = ["last=wins", "last=loses"];
    let mut setups: Vec<(&str, Vec<String>, &str)> = Vec::new();
    let mut add =
        |game, words: &[&str], moves| setups.push((game, words.iter().map(ToString::to_string).collect(), moves));
    for (c, m) in (1..9).flat_map(|c| (1..4).map(move |m| (format!("c={c}"), format!("m={m}")))) {
        for last in both {
            add("subtraction", &[&c, &m, last], "");
        }
    }
    for (a, b) in (1..10).flat_map(|a| (1..7).map(move |b| (format!("a={a}"), format!("b={b}")))) {
        add("euclid", &[&a, &b], "");
    }
    for (row, column) in (0..5).flat_map(|row| (0..6).map(move |column| (row, column))).filter(|place| *place != (0, 0))
    {
        for last in both {
            add("wythoff", &[&format!("row={row}"), &format!("col={column}"), last], "");
        }
    }
    for (rows, columns) in (1..5).flat_map(|m| (1..5).map(move |n| (m, n))).filter(|place| *place != (1, 1)) {
        add("king", &[&format!("m={rows}"), &format!("n={columns}")], "");
    }
    for c in (2..40).chain([80, 81, 82, 161, 162, 163, 1000]) {
        add("product", &[&format!("c={c}")], "");
    }
    for (low, high) in [(2, 2), (7, 20), (11, 11), (13, 13), (40, 50), (197, 197), (9, 9), (100, 101)] {
        add("coprime-product", &[&format!("c={low}"), &format!("r={high}")], "");
    }
    add("coprime-product", &["c=40", "r=50"], "2 3");
    for c in 1..14 {
        add("fibonacci", &[&format!("c={c}")], "");
    }
    for date in
        ["31.12".replace("31", "30"), "01.10".into(), "30.11".into(), "20.01".into(), "01.01".into(), "30.10".into()]
    {
        for last in both {
            add("date", &[&format!("date={date}"), last], "");
        }
    }
    for prices in ["5", "1", "2,1,1", "3,1", "5,3", "1,1,1", "5,3,9,2", "1,2,4,8"] {
        add("gold", &[&format!("prices={prices}")], "");
    }
    for row in ["5", "-5", "3,-1", "3,-1,4", "0,0", "-1,-2,-3"] {
        add("both-ends", &[&format!("numbers={row}")], "");
    }
    for (x, set) in
        [(1, "1"), (2, "1"), (3, "1"), (7, "7"), (6, "7"), (12, "1"), (86, "12"), (60, "1,4,9,16,25,36,49"), (9, "2,3")]
    {
        add("coins", &[&format!("x={x}"), &format!("set={set}")], "");
    }
    setups
}

#[test]
fn a_range_has_two_ends_and_one_thing_is_one() {
    let ones = [
        "1 squares",
        "1 moves",
        "1 coins",
        "1 positions",
        "1 bars",
        "1 tops",
        "All 1 ",
        "1 factors",
        "1 numbers ",
        "1 of the 1",
        "the 1 left",
        "remaining 1 ",
        "of the remaining 1,",
    ];
    for (game, words, moves) in smallest() {
        let moves: Vec<&str> = moves.split_whitespace().collect();
        let table = table(game, &words, &moves);
        for (wording, language) in WORDINGS.into_iter().flat_map(|w| Language::ALL.into_iter().map(move |l| (w, l))) {
            for sentence in
                [Tale::Reason, Tale::Argument].into_iter().flat_map(|tale| told(&table, tale, wording, language))
            {
                let at = format!("{game} {words:?} {wording:?} {language:?}: {sentence}");
                for joint in [" to ", " and ", " до ", " 到 "] {
                    let pairs = sentence
                        .match_indices(joint)
                        .map(|(place, _)| (&sentence[..place], &sentence[place + joint.len()..]));
                    for (before, after) in pairs {
                        let is_digit = |sign: &char| sign.is_ascii_digit();
                        let low: String = before.chars().rev().take_while(is_digit).collect();
                        let high: String = after.chars().take_while(is_digit).collect();
                        // A place such as 1,1 is no end of a range.
                        // Two totals may be equal.
                        let scores = ["both-ends", "gold"].contains(&game);
                        let is_pair = scores || joint == " and " && !before.contains("between");
                        let is_place = after[high.len()..].starts_with([',', ';'])
                            && after[high.len() + 1..].starts_with(|sign: char| sign.is_ascii_digit());
                        assert!(
                            low.is_empty() || is_place || is_pair || low.chars().rev().ne(high.chars()),
                            "from a number to itself: {at}"
                        );
                    }
                }
                // With one size in the set, every pile has one move at most.
                let one_move = game == "coins" && !words[1].contains(',');
                let of_many =
                    ["Each of these", ", each an N", "From each", "every move leads", "Каждое такое", "Всяко от тях"];
                assert!(!one_move || !of_many.iter().any(|all| sentence.contains(all)), "{at}");
                let wrong = |one: &str| sentence.starts_with(one) || sentence.contains(&format!(" {one}"));
                assert!(language != Language::English || !ones.iter().any(|one| wrong(one)), "{at}");
            }
        }
    }
}

#[test]
fn a_rule_with_its_numbers_has_no_range_of_one() {
    for (game, words) in [
        ("moore", &["heaps=3,4", "k=1"][..]),
        ("coprime-product", &["c=5", "r=5"]),
        ("subtraction", &["c=5", "m=1"]),
        ("strip", &["n=5", "k=1"]),
        ("matches", &["n=5", "k=1"]),
        ("coins", &["x=5", "set=1"]),
        ("coin-piles", &["piles=5,3", "set=1"]),
    ] {
        let entry = boards::find(game).expect("a known game");
        let setup = Setup::read(entry.game.fields, words).expect("a valid setup");
        for language in Language::ALL {
            let rule = rule(game, &setup, &worded(Wording::Plain, language));
            let ends: Vec<u64> = numbers(&rule);
            let target = words[0].trim_start_matches("c=").parse::<u64>().ok();
            let named = ends.iter().filter(|end| Some(**end) == target).count();
            // The target, and the number that must not be passed.
            assert!(game != "coprime-product" || named == 2, "{language:?}: {rule}");
            let wrong = ["up to 1", "1 heaps", "at once", "1 to 1", "чем из 1", "от 1 до 1", "1 到 1", "至多 1"];
            assert!(!wrong.iter().any(|wrong| rule.contains(wrong)), "{language:?}: {rule}");
            let now = zugzwang::say!(
                worded(Wording::Plain, language),
                "coprime-product-now",
                product = 1_u64,
                low = 5_u64,
                high = 5_u64
            );
            assert_eq!(numbers::<u64>(&now), [1, 5], "{language:?}: {now}");
        }
    }
}

#[test]
fn the_factor_explained_is_the_one_suggested_and_every_answer_named_wins() {
    let (mut won, mut answers) = (0, 0);
    for (low, high) in (2..60).flat_map(|low| [0, 1, 7, 13].map(|more| (low, low + more))) {
        let fates = FateTable::new(Range { low, high });
        let table = table("coprime-product", &[format!("c={low}"), format!("r={high}")], &[]);
        let known = table.known().expect("it is solved");
        let request = Request::parse(&format!("coprime-product c={low} r={high}")).expect("a valid setup");
        let suggested = request.answer().expect("an answer").suggested_move;
        let text = told(&table, Tale::Reason, Wording::Plain, Language::English)[1..].join(" ");
        let mut place = (1, 1);
        if known.worth.outcome == Outcome::Win {
            let factor = numbers::<u64>(&text)[0];
            assert_eq!(Some(factor.to_string()), suggested, "{low} {high}: {text}");
            place = (factor, factor);
            won += 1;
        }
        for pair in text.split([' ', ',', '.']).filter(|word| word.contains('→')) {
            let (reply, answer) = pair.split_once('→').expect("two sides");
            let reply: u64 = reply.parse().expect("a factor");
            let Ok(answer) = answer.parse::<u64>() else {
                assert!(place.0 * reply > high, "{low} {high}: {text}");
                continue;
            };
            let after = place.0 * reply * answer;
            let solved = fates.get((after, answer)).expect("it can be reached");
            assert!(!solved.won && after <= high, "{low} {high}: {text}");
            answers += 1;
        }
    }
    assert!(won > 100 && answers > 50, "{won} {answers}");
}

#[test]
fn every_pair_that_can_be_left_is_named_or_left_to_the_opponent() {
    use zugzwang_engine::theory::golden::Golden;
    let mut seen = 0;
    for (larger, smaller) in (2..60_u64).flat_map(|larger| (1..larger).map(move |smaller| (larger, smaller))) {
        let why = Golden::of(larger, smaller);
        if larger / smaller < 2 || larger % smaller == 0 {
            continue;
        }
        let words = [format!("a={larger}"), format!("b={smaller}")];
        let text = told(&table("euclid", &words, &[]), Tale::Reason, Wording::Plain, Language::English)[1..].join(" ");
        // The proof speaks of two pairs, so it says why no other is left.
        let proof = told(&table("euclid", &words, &[]), Tale::Argument, Wording::Plain, Language::English).join(" ");
        assert_eq!(proof.contains("If you leave more, they have this choice."), larger / smaller > 2, "{proof}");
        let rest = larger % smaller;
        for left in (0..larger / smaller).map(|times| rest + times * smaller) {
            let (upper, lower) = (left.max(smaller), left.min(smaller));
            let beyond = left >= 2 * smaller;
            let named =
                text.contains(&format!("{upper} and {lower}")) || beyond && text.contains("or more, that choice");
            assert!(named, "{larger} {smaller}: {upper} and {lower} in {text}");
            assert!(!beyond || Golden::of(left, smaller).is_won(), "the opponent has the choice there");
        }
        assert!(why.is_won());
        seen += 1;
    }
    assert!(seen > 500, "{seen}");
}

/// The best margin of the mover from a row, by plain search.
fn margin(row: &[i64]) -> i64 {
    let left = (1..=row.len()).map(|take| row[..take].iter().sum::<i64>() - margin(&row[take..]));
    let right =
        (1..=row.len()).map(|take| row[row.len() - take..].iter().sum::<i64>() - margin(&row[..row.len() - take]));
    left.chain(right).max().unwrap_or(0)
}

#[test]
fn the_best_from_each_end_is_the_best_from_that_end() {
    let sum = |numbers: &[i64]| numbers.iter().sum::<i64>();
    for seed in 0..80_i64 {
        let row: Vec<i64> = (0..2 + seed % 6).map(|at| (seed * 7 + at * at * 5 + at * seed) % 11 - 3).collect();
        let words = [format!("numbers={}", row.iter().map(ToString::to_string).collect::<Vec<_>>().join(","))];
        let text = told(&table("both-ends", &words, &[]), Tale::Argument, Wording::Plain, Language::English).join("\n");
        let best = [
            (1..=row.len()).map(|take| sum(&row[..take]) - margin(&row[take..])).max(),
            (1..=row.len()).map(|take| sum(&row[row.len() - take..]) - margin(&row[..row.len() - take])).max(),
        ];
        let ends = |margin: Option<i64>| {
            let margin = margin.unwrap_or(0);
            format!("{} to {}", i64::midpoint(sum(&row), margin), i64::midpoint(sum(&row), -margin))
        };
        let line = text.lines().find(|line| line.starts_with("Best from")).expect("the two ends");
        let [left, right] = best.map(ends);
        let named = if line.contains("either end") {
            left == right && line.contains(&left)
        } else {
            line.split_once("Best from the right")
                .is_some_and(|(first, second)| first.contains(&left) && second.contains(&right))
        };
        assert!(named, "{row:?}: {left}, {right} in {line}");
    }
}

#[test]
fn advice_in_a_lost_position_is_the_opponents() {
    for (c, m) in (2..40_u64).flat_map(|c| (1..9).map(move |m| (c, m))) {
        for last in ["last=wins", "last=loses"] {
            let table = table("subtraction", &[format!("c={c}"), format!("m={m}"), last.into()], &[]);
            if table.known().map(|known| known.worth.outcome) == Some(Outcome::Loss) {
                let text = told(&table, Tale::Reason, Wording::Notation, Language::English).join(" ");
                assert!(!text.contains("Answer any"), "{c} {m} {last}: {text}");
            }
        }
    }
}
