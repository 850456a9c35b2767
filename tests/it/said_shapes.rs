//! Explanations of rectangles and of coins on a round table are true: sizes and places are parsed and played.

use crate::common::worded;
use zugzwang::{
    look::{language::Language, wording::Wording},
    play::panels::{View, Who, argument, story},
};
use zugzwang_engine::{
    Cancel, Game, Outcome, Reason, Rng, Rules, Seat,
    fields::Setup,
    games::{
        nimbi::Nimbi,
        table::{Laid, Place, Table},
    },
    theory::{
        eatcake::{Eatcake, Parts, Rectangle, RectangleValues, parts},
        mirror::Room,
    },
};

fn view(reason: &Reason, outcome: Outcome, suggested: Option<String>) -> View<'_> {
    View { suggested, ..View::of(reason, outcome, Who::Seat(Seat::First)) }
}

/// Visits positions that are not over: presets and setups, some random moves later.
fn walk<G: Game>(words: &[&[&str]], games: usize, mut seen: impl FnMut(&G, &G::Position))
where
    G::Position: Clone,
{
    let setups = G::PRESETS.iter().map(|preset| preset.words).chain(words.iter().copied());
    for words in setups {
        let game = G::new(&Setup::read(G::FIELDS, words).expect("a valid setup")).expect("a known game");
        for seed in 0..games as u64 {
            let mut rng = Rng::new(seed, "shapes");
            let mut position = game.start();
            while game.end(&position).is_none() {
                seen(&game, &position);
                let moves: Vec<G::Move> = game.moves(&position).collect();
                let at = rng.below(moves.len());
                position = game.play(&position, &moves[at]).expect("a listed move");
            }
        }
    }
}

fn holds_to_its_rules(reason: &Reason, outcome: Outcome) {
    for language in Language::ALL {
        for wording in [Wording::Plain, Wording::Picture, Wording::Notation] {
            let view = view(reason, outcome, Some("take column 12, rows 11 to 20".to_owned()));
            let told = argument(&view, &worded(wording, language));
            let most = if wording == Wording::Notation { 8 } else { 5 };
            assert!((1..=most).contains(&told.len()), "{told:#?}");
            assert!(told.iter().all(|text| !text.contains('{')), "{told:#?}");
            let plain = wording == Wording::Plain && language != Language::Chinese;
            for sentence in told.iter().filter(|_| plain).flat_map(|text| text.split_inclusive(". ")) {
                let words = sentence.split_whitespace().filter(|word| word.chars().any(char::is_alphanumeric));
                assert!(words.count() <= 16, "{sentence}");
            }
        }
    }
}

/// Parses the cut in a sentence: the rectangle and the remaining ones.
fn cut(told: &str) -> (Rectangle, Vec<Rectangle>) {
    let sizes = told.split(|sign: char| !sign.is_ascii_digit() && sign != '×').filter_map(|word| {
        let (rows, cols) = word.split_once('×')?;
        Some(Rectangle { rows: rows.parse().ok()?, cols: cols.parse().ok()? })
    });
    let mut sizes: Vec<Rectangle> = sizes.collect();
    let of = sizes.remove(0);
    sizes.sort_unstable();
    (of, sizes)
}

/// Returns the rectangles after a cut, which must be possible for this player.
fn after(before: &Parts, (of, left): &(Rectangle, Vec<Rectangle>), mover: Seat) -> Parts {
    let makes = |line| parts(of.without(mover, line)) == parts(left.iter().copied());
    assert!((0..of.lines(mover)).any(makes), "{mover:?} cannot cut {of:?} to {left:?}");
    let mut after = before.clone();
    *after.get_mut(of).expect("it exists") -= 1;
    for part in left {
        *after.entry(*part).or_default() += 1;
    }
    after.retain(|_, count| *count > 0);
    after
}

fn is_lost(parts: &Parts, mover: Seat) -> bool {
    let (mut values, cancel) = (RectangleValues::default(), Cancel::never());
    let sum = values.sum(parts, &cancel).expect("not cancelled");
    !values.sign(sum).wins(mover)
}

/// Checks that every cut and its answer leave a lost position again, and that those left out are counted.
fn check_answers(why: &Eatcake, told: &[String]) -> bool {
    let now: Parts = why.rectangles.iter().map(|part| (part.size, part.count)).collect();
    let (lost, mover) = match &why.keep {
        Some(keep) => (after(&now, &(keep.of, keep.leave.clone()), why.mover), why.mover.other()),
        None => (now, why.mover),
    };
    assert!(is_lost(&lost, mover), "{told:#?}");
    let told: Vec<&String> = told.iter().filter(|text| text.starts_with("If ")).collect();
    for text in &told {
        let (theirs, reply) = text.split_once(", ").expect("a cut and its answer");
        let cut_to = after(&lost, &cut(theirs), mover);
        assert!(is_lost(&after(&cut_to, &cut(reply), mover.other()), mover), "{text}");
    }
    !told.is_empty()
}

#[test]
fn nimbi_names_cuts_with_answers_that_win() {
    let mut answered = 0;
    walk::<Nimbi>(&[&["rows=3", "cols=5"], &["rows=1", "cols=4"], &["rows=5", "cols=6"]], 3, |game, sheet| {
        let analysis = game.analyse(sheet, &Cancel::never()).expect("not cancelled");
        let (reason, outcome) = (&analysis.reason, analysis.worth.outcome);
        holds_to_its_rules(reason, outcome);
        let Reason::Canonical(why) = reason else { panic!("{reason:?}") };
        let told = argument(&view(reason, outcome, None), &worded(Wording::Plain, Language::English));
        answered += usize::from(check_answers(why, &told));
    });
    assert!(answered > 20, "{answered}");
}

/// Returns the places named in a text.
fn places(text: &str) -> Vec<Place> {
    let words = text.split_whitespace().map(|word| word.trim_end_matches(['.', ',', ':']));
    words.filter_map(|word| word.parse().ok()).collect()
}

fn outcome_after(game: &Table, laid: &Laid, place: Place) -> (Outcome, bool) {
    let after = game.play(laid, &place).expect("a place named is free");
    let over = game.end(&after).is_some();
    (game.analyse(&after, &Cancel::never()).expect("not cancelled").worth.outcome, over)
}

#[test]
fn coins_are_placed_as_described_and_what_is_said_to_be_known_is() {
    let mut seen = [0; 5];
    walk::<Table>(&[&["table=2.7"], &["table=3.4"]], 4, |game, laid| {
        let analysis = game.analyse(laid, &Cancel::never()).expect("not cancelled");
        let (reason, outcome) = (&analysis.reason, analysis.worth.outcome);
        holds_to_its_rules(reason, outcome);
        let Reason::Mirror(why) = reason else { panic!("{reason:?}") };
        let view = view(reason, outcome, None);
        let plain = worded(Wording::Plain, Language::English);
        let (told, proof) = (story(&view, &plain)[1..].join(" "), argument(&view, &plain).join(" "));
        if outcome == Outcome::Win && why.elsewhere.is_none() && !matches!(why.room, Some(Room::Ends(_))) {
            seen[0] += 1;
            let reply = *places(&told).last().expect("the place is named");
            assert_eq!(outcome_after(game, laid, reply).0, Outcome::Loss, "{told}");
        } else if matches!(why.room, Some(Room::Ends(_))) || proof.contains("no other coin fits") {
            seen[1] += 1;
            let named = places(&proof);
            assert!(!named.is_empty() && named.iter().all(|place| outcome_after(game, laid, *place).1), "{proof}");
        } else if let Some(Room::Two(pair)) = why.room {
            seen[4] += 1;
            assert_eq!(places(&proof), pair.map(Place), "{proof}");
            let [(_, first), (_, second)] = pair.map(|at| outcome_after(game, laid, Place(at)));
            assert!(!first && !second, "another coin fits: {proof}");
        } else if proof.contains("do not take") {
            seen[2] += 1;
            for place in places(&proof) {
                assert_eq!(outcome_after(game, laid, place).0, Outcome::Win, "{proof}");
            }
        } else if proof.contains("do not put") {
            seen[3] += 1;
            for place in why.alone.iter().map(|placed| Place(-placed.at)).filter(|at| game.play(laid, at).is_ok()) {
                assert_eq!(outcome_after(game, laid, place).0, Outcome::Win, "{proof}");
            }
        }
    });
    assert!(seen.iter().all(|count| *count > 0), "{seen:?}");
}
