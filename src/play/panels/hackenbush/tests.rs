//! The number line, and stories whose numbers are those of the position.

use zugzwang_engine::{
    Outcome, Reason, Rng,
    theory::hackenbush::{Color, Hackenbush, Left, Stalk, cuts, hold_out, is_won, suggested, sum},
};

use super::super::{
    sample::{Sample, assert_fits, lines, look, plain_proof, proofs, story, text, worded},
    *,
};
use crate::look::wording::Wording;

fn stalks(text: &str) -> Vec<Stalk> {
    text.split(',').map(|stalk| if stalk == "-" { Stalk::default() } else { stalk.parse().expect("a stalk") }).collect()
}

fn reason(stalks: &[Stalk], mover: Color) -> (Reason, Outcome) {
    let (number, nimber) = sum(stalks);
    let won = is_won(number, nimber, mover);
    let keep = suggested(stalks, mover).filter(|_| won);
    (Reason::Hackenbush(Hackenbush::of(stalks, mover, keep)), Outcome::won(won))
}

fn after(stalks: &[Stalk], Left { cut, .. }: Left) -> Vec<Stalk> {
    let mut after = stalks.to_vec();
    after[cut.stalk - 1] = after[cut.stalk - 1].below(cut.piece);
    after
}

fn drawn(garden: &str, cut: usize, room: Size) -> Figure {
    let garden = stalks(garden);
    let (why, outcome) = reason(&garden, Color::Blue);
    let cut = cuts(&garden, Color::Blue)[cut];
    let (then, _) = reason(&after(&garden, cut), Color::Red);
    lines(Sample { outcome, score: None, over: false }, &why, &then, &look(), room)
}

#[test]
fn it_fits_every_width() {
    let tall = "b".repeat(60);
    let fine = format!("b{}", "r".repeat(59));
    for garden in
        ["br,br,r", "bbr,-,gg", &format!("{tall},{fine},{tall},r"), &[fine.as_str(); 10].join(","), "bbbbbb,rrrrrrrr"]
    {
        assert_fits(garden, 20..130, |room| drawn(garden, 0, room));
    }
}

#[test]
fn stalks_are_steps_that_end_at_the_sum() {
    let told = text(&drawn("br,br,r", 0, Size { width: 60, height: 40 }));
    let step = |name: &str| told.iter().find(|line| line.starts_with(name)).cloned().expect("a step");
    assert!(step("1 ").ends_with("1 − ½ = ½") && step("3 ").ends_with("−1"), "{told:#?}");
    assert!(step("Sum").ends_with(" 0") && step("then").ends_with("−½"), "{told:#?}");
    assert!(told.iter().any(|line| line.contains("gives away half a move")), "{told:#?}");
}

#[test]
fn a_player_without_a_cut_pays_for_nothing() {
    let told = |garden: &str| {
        let (why, outcome) = reason(&stalks(garden), Color::Blue);
        story(&why, outcome, &worded(Wording::Plain))
    };
    assert_eq!(told("br").last().map(String::as_str), Some("Now Red has nothing left to cut."));
    assert_eq!(told("g").last().map(String::as_str), Some("Now Red has nothing left to cut."));
    assert!(told("br,br,r,g").last().is_some_and(|told| told.ends_with("the next cut costs Red something.")));
    assert!(told("brb,br,r").last().is_some_and(|told| told.ends_with("the next cut costs Red something.")));
}

#[test]
fn green_stalks_are_equal_or_their_parts_pair_up_or_none_is_left() {
    let told = |garden: &str| {
        let (why, outcome) = reason(&stalks(garden), Color::Blue);
        let proof = plain_proof(&why).join(" ");
        (story(&why, outcome, &worded(Wording::Plain)).join(" "), proof)
    };
    for (garden, says, proves) in [
        ("ggg,gg,gggg", "into 4, 2 and 1: one 4 has no partner", "leave all parts in pairs"),
        ("ggg,gg,gggg", "Now all parts pair up", "Then Blue can answer every cut"),
        ("g,gg,ggg", "into 2 and 1: all parts pair up", "into 2 and 1: all parts pair up"),
        ("br,rb,g,gg,gggg", "so split the green stalks into 4, 2 and 1", "While all parts pair up"),
        ("br,rb,g,gg,ggg", "the green parts (2 and 1) all pair up", "While all parts pair up"),
        ("gg,g", "Now the two green stalks are equal", "Leave two equal stalks"),
        ("br,rb,gg,gg", "and the two green stalks are equal", "While they are equal"),
        ("brb,brr,r,g", "so the green stalk decides", "Once it is gone, every cut costs something"),
        ("g", "Only one green stalk is left", "Then Red has nothing left to cut"),
    ] {
        let (story, proof) = told(garden);
        assert!(story.contains(says) && proof.contains(proves), "{garden}: {story}\n{proof}");
        assert!(garden != "brb,brr,r,g" || !format!("{story}{proof}").contains("pair"), "{story}\n{proof}");
    }
}

/// Whatever the garden, every level tells it, and the plain sentences are short.
#[test]
fn every_garden_has_a_story_and_a_proof() {
    let mut rng = Rng::new(28, "panel");
    let mut met = std::collections::HashSet::new();
    for _ in 0..200 {
        let stalk = |rng: &mut Rng| -> String {
            let green = rng.below(4) == 0;
            let most = [4, 9, 60][rng.below(3)];
            let pieces = 1 + rng.below(most);
            (0..pieces).map(|_| if green { 'g' } else { ['b', 'r'][rng.below(2)] }).collect()
        };
        let garden: Vec<String> = (0..=rng.below(6)).map(|_| stalk(&mut rng)).collect();
        let garden = stalks(&garden.join(","));
        let mover = [Color::Blue, Color::Red][rng.below(2)];
        let (why, outcome) = reason(&garden, mover);
        if hold_out(&garden, mover).is_none() {
            continue;
        }
        met.insert((outcome == Outcome::Win, sum(&garden).0.signum()));
        for told in proofs(&why) {
            assert!((1..=6).contains(&told.len()), "{garden:?}: {told:?}");
        }
        for level in [Wording::Plain, Wording::Picture, Wording::Notation] {
            for sentence in story(&why, outcome, &worded(level)) {
                assert!(!sentence.contains('{'), "{sentence}");
            }
        }
    }
    assert!(met.len() >= 5, "{met:?}");
}
