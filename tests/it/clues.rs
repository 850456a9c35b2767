//! The ideas of hints: none stands where its premise is false, and whoever follows one keeps the best result.

mod setups;

use std::collections::{BTreeSet, VecDeque};

use zugzwang::{
    look::{Look, glyphs::GlyphSet, language::Language, theme::ThemeName},
    play::{board::Side, clues::Clues, told},
    say,
};
use zugzwang_engine::{
    Analysis, AnyGame, AnyMove, AnyPosition, Cancel, Listing, Outcome, Reason, Rules, Setup, games,
    theory::mirror::Centre,
};

use crate::common::{counts::nightly, opened, settle};
use setups::SETUPS;

/// A position with its answer, and the same for each of its moves.
struct Place<'a> {
    game: &'a AnyGame,
    position: AnyPosition,
    analysis: Analysis<AnyMove>,
    setup: &'a Setup,
    after: Vec<(AnyMove, AnyPosition, Analysis<AnyMove>)>,
}

fn analysed(game: &AnyGame, position: &AnyPosition) -> Analysis<AnyMove> {
    game.analyse(position, &Cancel::never()).expect("nobody stops it")
}

impl Place<'_> {
    fn of<'a>(game: &'a AnyGame, setup: &'a Setup, position: AnyPosition) -> Place<'a> {
        let analysis = analysed(game, &position);
        let sampled = game.about().listing == Listing::Sample;
        let moves: Vec<AnyMove> =
            if sampled { analysis.best.moves.clone() } else { game.moves(&position).take(300).collect() };
        let led = |mv: AnyMove| {
            let after = game.play(&position, &mv).ok()?;
            let known = analysed(game, &after);
            Some((mv, after, known))
        };
        let after = moves.into_iter().filter_map(led).collect();
        Place { game, position, analysis, setup, after }
    }

    fn is_misere(&self) -> bool {
        self.setup.words(&["last"]).ends_with("loses")
    }

    fn clues(&self) -> Clues<'_> {
        Clues { game: self.game, setup: self.setup, position: &self.position, analysis: &self.analysis }
    }
}

fn numbers(text: &str) -> Vec<u64> {
    text.split(',').filter_map(|word| word.parse().ok()).filter(|number| *number > 0).collect()
}

fn nim_sum(rows: &[u64]) -> u64 {
    rows.iter().fold(0, |sum, row| sum ^ row)
}

fn are_equal(rows: &[u64]) -> bool {
    let present: Vec<u64> = rows.iter().copied().filter(|row| *row > 0).collect();
    matches!(present.as_slice(), [one, other] if one == other)
}

fn in_groups(rows: &[u64], of: u64) -> bool {
    (0..64).all(|bit| (rows.iter().filter(|row| *row >> bit & 1 == 1).count() as u64).is_multiple_of(of))
}

/// Whether two piles leave no choice, and the next one falls to the player who left them.
fn gets_the_next_choice(piles: &[u64]) -> bool {
    let &[a, b] = piles else { return false };
    let (mut larger, mut smaller, mut mine) = (a.max(b), a.min(b), false);
    while larger < 2 * smaller && larger > smaller {
        (larger, smaller) = (smaller.max(larger - smaller), smaller.min(larger - smaller));
        mine = !mine;
    }
    mine
}

/// The squares that are marked from the corner outward.
fn marked(row: u64, column: u64, misere: bool) -> bool {
    let mut marks: Vec<(u64, u64)> = Vec::new();
    let line = |(r, c): (u64, u64), (x, y): (u64, u64)| {
        (r == x && c > y) || (c == y && r > x) || (r > x && c > y && r - x == c - y)
    };
    for sum in 0..=row + column {
        for r in 0..=sum {
            let square = (r, sum - r);
            if (misere && sum == 0) || marks.iter().any(|mark| line(square, *mark)) {
                continue;
            }
            marks.push(square);
        }
    }
    marks.contains(&(row, column))
}

fn values(reason: &Reason) -> Vec<u64> {
    match reason {
        Reason::SubtractionPiles(why) => why.piles.iter().map(|pile| pile.value).collect(),
        Reason::Sum(why) => why.parts.iter().map(|part| part.value).collect(),
        Reason::Breaking(why) => why.heaps.iter().map(|heap| heap.value).collect(),
        Reason::Taking(why) => why.parts.iter().map(|part| part.value).collect(),
        Reason::Kayles(why) => why.sum.rows.clone(),
        Reason::Gaps(why) => why.heaps.rows.clone(),
        Reason::Stairs(why) => why.heaps.rows.clone(),
        other => panic!("no values: {other:?}"),
    }
}

/// Whether a move does what the idea says; `None` if the idea names nothing that a move could do.
fn follows(idea: &str, here: &Place<'_>, mv: &AnyMove, after: &AnyPosition, then: &Reason) -> Option<bool> {
    let left = numbers(&after.to_string());
    let ones = left.iter().all(|heap| *heap == 1);
    let is_over = here.game.end(after).is_some();
    Some(match (idea, &here.analysis.reason) {
        ("idea-ends", _) => here.game.end(after) == Some(Outcome::Loss),
        ("idea-gold-all", _) => is_over,
        ("idea-subtraction", Reason::Residue(why)) => left.first().copied().unwrap_or(0) % why.modulus == 0,
        ("idea-subtraction-one", _) => left == [1],
        ("idea-subtraction-misere", Reason::Residue(why)) => left.first().is_some_and(|pile| pile % why.modulus == 1),
        ("idea-euclid", _) => gets_the_next_choice(&left),
        ("idea-nim-equal" | "idea-nim-equal-misere", _) => are_equal(&left),
        ("idea-nim" | "idea-nim-misere", _) => nim_sum(&left) == 0,
        ("idea-nim-odd", _) => ones && left.len() % 2 == 1,
        ("idea-only" | "idea-nim-ones" | "idea-single", _) => true,
        ("idea-moore" | "idea-moore-misere", Reason::ColumnSums(why)) => in_groups(&left, why.modulus),
        ("idea-moore-alike", Reason::ColumnSums(why)) => {
            left.len() as u64 == why.modulus && left.iter().all(|heap| *heap == left[0])
        }
        ("idea-moore-ones" | "idea-moore-only-ones", Reason::ColumnSums(why)) => {
            ones && left.len() as u64 % why.modulus == 1 % why.modulus
        }
        ("idea-northcott-one", _) => values(then).iter().all(|gap| *gap == 0),
        ("idea-northcott-equal" | "idea-staircase-equal" | "idea-values-two", _) => are_equal(&values(then)),
        ("idea-northcott" | "idea-staircase" | "idea-values" | "idea-values-split", _) => nim_sum(&values(then)) == 0,
        ("idea-staircase-one", _) => values(then).iter().all(|step| *step == 0),
        ("idea-values-one", _) => values(then).iter().all(|value| *value == 0),
        ("idea-coins", _) => matches!(then, Reason::SubtractionSet(why) if why.pile.value == 0),
        ("idea-fibonacci", Reason::Zeckendorf(why)) => {
            why.smallest.is_some_and(|part| mv.to_string() == part.to_string())
        }
        ("idea-fibonacci-parts", Reason::Zeckendorf(why)) => {
            let take: u64 = mv.to_string().parse().expect("a number");
            let rest = |parts: &[u64]| parts.iter().sum::<u64>() == take;
            (1..why.parts.len()).any(|at| rest(&why.parts[at..]) && why.parts[at - 1] > 2 * take)
        }
        ("idea-product-near", Reason::Ladder(why)) => {
            let target = why.rungs.first().map_or(0, |rung| rung.high);
            left.first().is_some_and(|product| 9 * product <= target && 18 * product > target)
        }
        ("idea-wythoff" | "idea-wythoff-misere", _) => {
            matches!(then, Reason::Beatty(why) if marked(why.row, why.column, here.is_misere()))
        }
        ("idea-date", _) => matches!(then, Reason::Calendar(why) if 31 - why.date.day() == 12 - why.date.month()),
        ("idea-date-misere", _) => {
            matches!(then, Reason::Calendar(why) if why.p_dates.contains(&why.date) && !is_over)
        }
        ("idea-king", _) => matches!(then, Reason::Parity(why) if why.up % 2 == 0 && why.right % 2 == 0),
        ("idea-strip-middle" | "idea-strip-image", _) => {
            matches!(then, Reason::Taking(why) if why.mirror.is_some_and(|row| row.symmetric && row.reply.is_none()))
        }
        ("idea-rope-values", _) => !is_over && nim_sum(&values(then)) == 0,
        ("idea-rope", _) => {
            matches!(then, Reason::Kayles(why) if !is_over && why.pieces.iter().all(|piece| {
                piece.floor < 2 || why.pieces.iter().filter(|other| other.floor == piece.floor).count() % 2 == 0
            }))
        }
        ("idea-table", _) => mv.to_string() == "0,0",
        ("idea-table-image", _) => {
            matches!(then, Reason::Mirror(why) if why.alone.is_empty() && matches!(why.centre, Centre::Taken(_)))
        }
        ("idea-chomp-rows", _) => matches!(left.as_slice(), [lower, upper] if *lower == upper + 1),
        ("idea-chomp-columns", _) => {
            matches!(left.as_slice(), [lower @ .., 1] if !lower.is_empty() && lower.iter().all(|row| *row == 2))
        }
        ("idea-chomp-square" | "idea-chomp-arms", _) => {
            left.len() > 1 && left[0] == left.len() as u64 && left[1..].iter().all(|row| *row == 1)
        }
        ("idea-hackenbush-green", Reason::Hackenbush(why)) => {
            let stalk: Option<usize> = mv.to_string().split(':').next().and_then(|stalk| stalk.parse().ok());
            stalk.is_some_and(|stalk| why.stalks[stalk - 1].nimber > 0)
        }
        ("idea-hackenbush-level" | "idea-hackenbush-greens", _) => {
            matches!(then, Reason::Hackenbush(why) if why.nimber == 0 && why.number.signum() == 0)
        }
        ("idea-hackenbush", _) => {
            let lead = |reason: &Reason| match reason {
                // The opponent is to move there.
                Reason::Hackenbush(why) => why.lead(),
                other => panic!("{other:?}"),
            };
            here.after.iter().all(|(_, _, other)| lead(then) <= lead(&other.reason))
        }
        ("idea-domineering-settled", Reason::Domineering(why)) => {
            let own = why.mover as usize;
            let places = |reason: &Reason| match reason {
                Reason::Domineering(why) => why.regions.iter().map(|region| region.dominoes[own]).sum::<u32>(),
                other => panic!("{other:?}"),
            };
            here.after.iter().all(|(_, _, other)| places(then) >= places(&other.reason))
        }
        ("idea-graph" | "idea-graph-misere", _) => {
            let next =
                |mv: AnyMove| analysed(here.game, &here.game.play(after, &mv).expect("it is legal")).worth.outcome;
            let mut arrows = here.game.moves(after).peekable();
            (!here.is_misere() || arrows.peek().is_some()) && arrows.all(|mv| next(mv) == Outcome::Win)
        }
        _ => return None,
    })
}

/// Whether pieces of a garden stand that are green, or that are not.
fn stands_of(here: &Place<'_>, green: bool) -> bool {
    here.position.to_string().contains(|piece| if green { piece == 'g' } else { matches!(piece, 'b' | 'r') })
}

/// Whether what an idea says of the position itself is so.
fn stands(idea: &str, here: &Place<'_>) -> bool {
    let (outcome, now) = (here.analysis.worth.outcome, numbers(&here.position.to_string()));
    let promises_nothing = idea.ends_with("-lost") || idea.contains("-lost-") || idea == "idea-rope-short";
    let scored = here.analysis.worth.score.is_some();
    let fits = match outcome {
        Outcome::Win => !promises_nothing && !matches!(idea, "idea-draw" | "idea-unknown"),
        Outcome::Loss => promises_nothing || scored || idea == "idea-only",
        Outcome::Draw => scored || matches!(idea, "idea-draw" | "idea-only"),
        Outcome::Unknown => idea == "idea-unknown",
    };
    let premise = match (idea, &here.analysis.reason) {
        // A rope can be cut at any place of a piece, however few of the cuts differ.
        ("idea-only", _) => {
            here.game.about().listing == Listing::Every && here.game.moves(&here.position).take(2).count() == 1
        }
        ("idea-hackenbush-green" | "idea-hackenbush-behind-green-lost", _) => stands_of(here, true),
        ("idea-hackenbush" | "idea-hackenbush-behind-lost" | "idea-hackenbush-even-lost", _)
            if stands_of(here, true) =>
        {
            false
        }
        ("idea-hackenbush-greens" | "idea-hackenbush-greens-lost", _) => {
            stands_of(here, true) && !stands_of(here, false)
        }
        ("idea-hackenbush-level", _) => stands_of(here, true) && stands_of(here, false),
        ("idea-hackenbush-level-lost", Reason::Hackenbush(why)) => {
            stands_of(here, true) && stands_of(here, false) && why.lead().signum() == 0 && why.nimber == 0
        }
        ("idea-hackenbush-even-lost", Reason::Hackenbush(why)) => why.lead().signum() == 0,
        ("idea-nim-equal" | "idea-nim-equal-misere", _) => now.len() == 2,
        ("idea-nim-equal-lost", _) => are_equal(&now),
        ("idea-nim-lost", _) => nim_sum(&now) == 0,
        ("idea-nim-odd", _) => now.iter().filter(|heap| **heap > 1).count() == 1,
        ("idea-nim-ones", _) => now.iter().all(|heap| *heap == 1) && now.len() % 2 == 0,
        ("idea-nim-ones-lost", _) => now.iter().all(|heap| *heap == 1) && now.len() % 2 == 1,
        ("idea-subtraction-lost", Reason::Residue(why)) => why.pile % why.modulus == 0,
        ("idea-subtraction-lost-misere", Reason::Residue(why)) => why.pile % why.modulus == 1,
        ("idea-euclid", _) => now.iter().max() >= now.iter().min().map(|smaller| 2 * smaller).as_ref(),
        ("idea-single", Reason::Taking(why)) => why.parts.iter().map(|part| part.run.length).sum::<u64>() % 2 == 1,
        ("idea-single-lost", Reason::Taking(why)) => {
            why.most == 1 && why.parts.iter().map(|part| part.run.length).sum::<u64>() % 2 == 0
        }
        ("idea-strip-lost", Reason::Taking(why)) => why.mirror.is_some_and(|row| row.symmetric && row.reply.is_none()),
        ("idea-values-zero-lost", reason) => values(reason).iter().all(|value| *value == 0),
        ("idea-values-lost" | "idea-staircase-lost" | "idea-northcott-lost", reason) => nim_sum(&values(reason)) == 0,
        ("idea-chomp-rows-lost", _) => matches!(now.as_slice(), [lower, upper] if *lower == upper + 1),
        ("idea-chomp-columns-lost", _) => {
            matches!(now.as_slice(), [lower @ .., 1] if !lower.is_empty() && lower.iter().all(|row| *row == 2))
        }
        ("idea-chomp-arms-lost", _) => now[0] == now.len() as u64 && now[1..].iter().all(|row| *row == 1),
        ("idea-hackenbush-behind-lost", Reason::Hackenbush(why)) => why.lead().signum() < 0,
        ("idea-moore-lost", Reason::ColumnSums(why)) => in_groups(&now, why.modulus),
        ("idea-wythoff-lost", Reason::Beatty(why)) => marked(why.row, why.column, here.is_misere()),
        ("idea-fibonacci-lost", Reason::Zeckendorf(why)) => why.smallest > Some(why.limit),
        ("idea-product-lost", Reason::Ladder(why)) => {
            let target = why.rungs.first().map_or(0, |rung| rung.high);
            9 * why.product <= target && 18 * why.product > target
        }
        ("idea-king-lost", Reason::Parity(why)) => why.up % 2 == 0 && why.right % 2 == 0,
        ("idea-date-lost", Reason::Calendar(why)) => 31 - why.date.day() == 12 - why.date.month(),
        ("idea-program", Reason::LastWord(why)) => why.left % 2 == 1,
        ("idea-program-lost", Reason::LastWord(why)) => why.left % 2 == 0,
        ("idea-moore-alike", Reason::ColumnSums(why)) => now.len() as u64 == why.modulus,
        ("idea-moore-ones", _) => now.iter().all(|heap| *heap == 1),
        ("idea-chomp-rectangle", _) => now.iter().all(|row| *row == now[0]),
        ("idea-values-two", reason) => values(reason).iter().filter(|value| **value > 0).count() == 2,
        ("idea-values-one" | "idea-values-split", reason) => {
            values(reason).iter().filter(|value| **value > 0).count() == 1
        }
        _ => true,
    };
    fits && premise
}

fn check(here: &Place<'_>, of: &str, faults: &mut Vec<String>) -> &'static str {
    let idea = here.clues().idea();
    let told = format!("{of} at {}: {idea}", here.position);
    if !stands(idea, here) {
        faults.push(format!("{told}: {:?}", here.analysis.worth.outcome));
    }
    let mut named = false;
    let mut found = false;
    for (mv, after, known) in &here.after {
        let Some(follows) = follows(idea, here, mv, after, &known.reason) else { continue };
        named = true;
        // The next hint names this move.
        if !follows && here.analysis.suggested.as_ref() == Some(mv) && here.analysis.worth.outcome == Outcome::Win {
            faults.push(format!("{told}: the perfect player's move, {mv}, does not follow it"));
        }
        if follows {
            found = true;
            if known.worth.outcome.flip() != here.analysis.worth.outcome {
                faults.push(format!("{told}: {mv} follows it and does not keep the result"));
            }
        }
    }
    if named && !found {
        faults.push(format!("{told}: no move follows it"));
    }
    idea
}

#[test]
fn an_idea_followed_keeps_the_best_result() {
    let mut seen = BTreeSet::new();
    let mut told = BTreeSet::new();
    let mut faults = Vec::new();
    for (id, setups) in SETUPS {
        let entry = games::find(id).expect("a game");
        for words in *setups {
            let words: Vec<&str> = words.split_whitespace().collect();
            let game = entry.game(&words).unwrap_or_else(|error| panic!("{id} {words:?}: {error:?}"));
            let setup = Setup::read(entry.fields, &words).expect("a setup");
            let mut queue = VecDeque::from([game.start()]);
            let mut known = BTreeSet::from([game.start().to_string()]);
            let most = usize::try_from(nightly(60, 600)).expect("few");
            let mut checked = 0;
            while let Some(position) = queue.pop_front() {
                if game.end(&position).is_some() || checked >= most {
                    continue;
                }
                checked += 1;
                let here = Place::of(&game, &setup, position);
                told.insert(check(&here, &format!("{id} {words:?}"), &mut faults));
                told_of_smaller(&here, &mut seen);
                queue.extend(
                    here.after
                        .iter()
                        .filter(|(_, after, _)| known.insert(after.to_string()))
                        .map(|(_, after, _)| after.clone()),
                );
            }
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
    assert!(told.len() > 60, "only {} ideas are ever told: {told:?}", told.len());
    for language in Language::ALL {
        let look = Look::new(ThemeName::Mono, GlyphSet::Unicode).in_language(language);
        for id in told.iter().map(ToString::to_string).chain(seen.iter().cloned()) {
            assert!(look.texts.has(&id), "{language:?}: {id}");
            assert!(!say!(look, &id).contains(['{', '}']), "{language:?}: {id}");
        }
    }
}

/// Notes the other hints of a position.
fn told_of_smaller(here: &Place<'_>, seen: &mut BTreeSet<String>) {
    seen.extend([here.clues().smaller(), here.clues().place()]);
}

#[test]
fn coins_on_the_first_step_are_not_said_to_be_pushed_on() {
    let entry = games::find("staircase").expect("a game");
    for (words, place) in
        [("steps=10", "look-staircase-first"), ("steps=0,10", "look-staircase"), ("steps=2,0,1", "look-staircase")]
    {
        let game = entry.game(&[words]).expect("a setup");
        let setup = Setup::read(entry.fields, &[words]).expect("a setup");
        assert_eq!(Place::of(&game, &setup, game.start()).clues().place(), place, "{words}");
    }
}

#[test]
fn an_only_move_that_loses_is_not_compared_with_others() {
    for (game, words, id) in [
        ("euclid", &["a=3", "b=2"][..], "status-hint.only"),
        ("subtraction", &["c=10", "m=4"], "status-hint.lost"),
        ("nim", &["heaps=1,1"], "status-hint.lost"),
        ("staircase", &["steps=0,1"], "status-hint.only"),
    ] {
        let mut table = opened(game, words, &[], Side::Both);
        settle(&mut table);
        assert_eq!(told::defended(&table), Some(id), "{game}");
    }
}

#[test]
fn dates_named_in_hints_exist_and_are_good_where_they_are_called_so() {
    let entry = games::find("date").expect("a game");
    for language in Language::ALL {
        let look = Look::new(ThemeName::Mono, GlyphSet::Unicode).in_language(language);
        let dates = |id: &str| -> Vec<String> {
            let text = say!(look, id);
            let words = text.split(|sign: char| !sign.is_ascii_digit() && sign != '.');
            words.map(|word| word.trim_matches('.').to_owned()).filter(|word| word.contains('.')).collect()
        };
        // Of the two dates of a smaller case one is good to name, and the other is not.
        for (id, last) in [("smaller-date", "last=wins"), ("smaller-date-misere", "last=loses")] {
            let good: Vec<bool> = dates(id).iter().map(|date| is_good(entry, date, last)).collect();
            assert!(good == [true, false] || good == [false, true], "{language:?}: {id} {good:?}");
        }
        let named: Vec<String> = dates("idea-date-misere").into_iter().filter(|date| date != "31.12").collect();
        assert!(
            named.len() > 1 && named.iter().all(|date| is_good(entry, date, "last=loses")),
            "{language:?} {named:?}"
        );
    }
}

/// Whether whoever names a date can win.
fn is_good(entry: &games::Entry, date: &str, last: &str) -> bool {
    let game = entry.game(&[&format!("date={date}"), last]).unwrap_or_else(|error| panic!("{date}: {error:?}"));
    analysed(&game, &game.start()).worth.outcome == Outcome::Loss
}

#[test]
fn a_smaller_case_is_smaller() {
    for (id, words, smaller) in [
        ("subtraction", "c=3 m=2", "smaller-here"),
        ("subtraction", "c=4 m=2", "smaller-subtraction"),
        ("euclid", "a=3 b=2", "smaller-here"),
        ("nim", "heaps=1000", "smaller-here"),
        ("nim", "heaps=2,2", "smaller-here"),
        ("nim", "heaps=2,5", "smaller-nim-two"),
        ("nim", "heaps=3,4,5", "smaller-nim"),
        ("fibonacci", "c=2", "smaller-here"),
        ("wythoff", "row=0 col=1", "smaller-here"),
        ("coprime-product", "c=7 r=8", "smaller-here"),
        ("date", "date=30.12", "smaller-here"),
        ("date", "date=01.01", "smaller-date"),
        ("date", "date=01.01 last=loses", "smaller-date-misere"),
        ("wythoff", "row=5 col=9", "smaller-wythoff"),
        ("wythoff", "row=5 col=9 last=loses", "smaller-wythoff-misere"),
        ("rope", "length=3", "smaller-here"),
        ("hackenbush", "stalks=ggg,gg,g", "smaller-here"),
        ("chomp", "bar=2,2", "smaller-here"),
        ("chomp", "bar=4,4,4", "smaller-chomp"),
    ] {
        let words: Vec<&str> = words.split_whitespace().collect();
        let game =
            games::find(id).expect("a game").game(&words).unwrap_or_else(|error| panic!("{id} {words:?}: {error:?}"));
        let setup = Setup::read(games::find(id).expect("a game").fields, &words).expect("a setup");
        let here = Place::of(&game, &setup, game.start());
        assert_eq!(here.clues().smaller(), smaller, "{id} {words:?}");
    }
}
