//! Plain explanations of strips, matches and ropes, parsed: the move named leaves a lost position.

use zugzwang_engine::{Outcome, Rng};

use crate::common::plain_reason;

/// Returns the move after the first of these phrases in the text.
fn named(text: &str, before: &[&str]) -> Option<String> {
    let (_, rest) = before.iter().find_map(|words| text.split_once(words))?;
    Some(rest.split([':', ',', ' ']).next()?.to_owned())
}

/// Whether a reason splits values into two parts, which must have the same nim-sum.
fn pairs_up(text: &str) -> bool {
    // Of many values only how the parts begin is told.
    let told = text.split_once("Split the values ").filter(|(_, rest)| !rest.starts_with("into"));
    let Some((_, rest)) = told else { return false };
    let values = rest.split(" into parts ").next().unwrap_or_default();
    let sum = values
        .split(", ")
        .flat_map(|part| part.split(" and "))
        .filter_map(|value| value.parse::<u64>().ok())
        .fold(0, |sum, value| sum ^ value);
    assert_eq!(sum, 0, "{text}");
    true
}

#[test]
fn the_move_named_wins_and_the_values_pair_up() {
    let mut rng = Rng::new(1, "said-runs");
    let [mut wins, mut losses] = [0; 2];
    for at in 0..160 {
        let (game, k) = if at % 2 == 0 { ("strip", 1 + rng.below(4)) } else { ("matches", 1 + rng.below(3)) };
        let row: String = (0..=rng.below(16)).map(|_| if rng.below(4) == 0 { '0' } else { '1' }).collect();
        if !row.contains(&"1".repeat(if game == "strip" { 1 } else { k })) {
            continue;
        }
        let words = [format!("row={row}"), format!("k={k}")];
        let Some((text, outcome)) = plain_reason(game, &words, &[]) else { panic!("{words:?} is over") };
        if outcome == Outcome::Win {
            let cells =
                named(&text, &["Cross out the middle, ", "Cross out ", "Play "]).unwrap_or_else(|| panic!("{text}"));
            let lowest = cells.split('-').next().unwrap_or_default().to_owned();
            let mv = if game == "strip" { cells } else { lowest };
            let left = plain_reason(game, &words, &[mv]);
            assert!(left.is_none_or(|(_, outcome)| outcome == Outcome::Loss), "{words:?}: {text}");
            wins += 1;
        } else {
            losses += usize::from(pairs_up(&text));
        }
    }
    assert!(wins > 20 && losses > 0, "{wins} wins, {losses} losses");
}

#[test]
fn where_everything_can_be_crossed_out_at_once_the_reason_says_so() {
    for (words, all) in
        [(["n=3", "k=3"], "1-3"), (["n=3", "k=4"], "1-3"), (["n=4", "k=4"], "1-4"), (["n=5", "k=4"], "1-5")]
    {
        let (text, _) = plain_reason("strip", &words.map(ToOwned::to_owned), &[]).expect("it goes on");
        let is_legal = words != ["n=5", "k=4"];
        assert_eq!(text.contains(&format!("cross out {all} at once")), is_legal, "{words:?}: {text}");
    }
}

/// Returns where to cut a piece to leave these numbers of whole units. All lengths are whole.
fn place(cuts: &[u64], length: u64, [piece, left, right]: [u64; 3]) -> String {
    let mut ends = vec![0];
    ends.extend(cuts);
    ends.push(length);
    ends.sort_unstable();
    let at = usize::try_from(piece).expect("few");
    let half = if left + right == ends[at] - ends[at - 1] { "" } else { ".5" };
    format!("{}{half}", ends[at - 1] + left)
}

#[test]
fn the_cut_named_wins_and_the_values_pair_up() {
    let mut rng = Rng::new(2, "said-runs");
    let [mut wins, mut losses] = [0; 2];
    for _ in 0..160 {
        let length = 3 + rng.below(14) as u64;
        let cuts: Vec<u64> = (1..length).filter(|_| rng.below(4) == 0).collect();
        let words = [format!("length={length}")];
        let mut moves: Vec<String> = cuts.iter().map(ToString::to_string).collect();
        let Some((text, outcome)) = plain_reason("rope", &words, &moves) else { continue };
        if outcome == Outcome::Win {
            let told: Vec<u64> =
                text.split(|sign: char| !sign.is_ascii_digit()).filter_map(|run| run.parse().ok()).collect();
            moves.push(match told[..] {
                [piece, left, right, ..] if text.contains("whole cm") => place(&cuts, length, [piece, left, right]),
                _ => named(&text, &[": cut at ", "middle, at ", " at "]).unwrap_or_else(|| panic!("{text}")),
            });
            let (_, left) = plain_reason("rope", &words, &moves).expect("a safe cut never ends the game");
            assert_eq!(left, Outcome::Loss, "{words:?} {moves:?}: {text}");
            wins += 1;
        } else {
            losses += usize::from(pairs_up(&text));
        }
    }
    assert!(wins > 20 && losses > 0, "{wins} wins, {losses} losses");
}
