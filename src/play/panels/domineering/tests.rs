use std::sync::LazyLock;

use zugzwang_engine::{Cancel, Game, Outcome, Reason, Rng, Rules, Setup, games, games::domineering::Side};

use super::{super::sample, *};
use crate::look::{glyphs::GlyphSet, language::Language, theme::ThemeName};

/// Every position of some random games, with its outcome.
static POSITIONS: LazyLock<Vec<(Reason, Outcome)>> = LazyLock::new(|| {
    let (mut rng, mut found) = (Rng::new(30, "domineering-panel"), Vec::new());
    for _ in 0..8 {
        let words = games::Domineering::random(&mut rng);
        let setup = Setup::read(games::Domineering::FIELDS, &words).expect("a setup");
        let game = games::Domineering::new(&setup).expect("a game");
        let mut tiling = game.start();
        while game.end(&tiling).is_none() {
            let analysis = game.analyse(&tiling, &Cancel::never()).expect("not stopped");
            found.push((analysis.reason, analysis.worth.outcome));
            let moves: Vec<_> = game.moves(&tiling).collect();
            tiling = game.play(&tiling, &moves[rng.below(moves.len())]).expect("a legal move");
        }
    }
    found
});

#[test]
fn every_position_has_a_story_and_a_proof_in_every_language() {
    let mut states = Vec::new();
    for (reason, outcome) in &*POSITIONS {
        let Reason::Domineering(why) = reason else { panic!("unexpected reason") };
        states.push(format!("{:?} {outcome:?}", State::of(&why.all)));
        for language in Language::ALL {
            let story =
                super::super::story(&sample::view(reason, *outcome), &sample::look_in(language, Wording::Plain));
            assert!(story.len() > 1 && story.iter().all(|text| !text.contains("{$")), "{story:?}");
        }
        for proof in sample::proofs(reason) {
            assert!((1..=6).contains(&proof.len()) && proof.iter().all(|text| !text.contains("{$")), "{proof:?}");
        }
    }
    states.sort();
    states.dedup();
    assert!(states.len() >= 6, "{states:?}");
}

/// A lead beside the move that loses it would contradict itself.
#[test]
fn a_lead_that_the_next_move_overcomes_says_so() {
    let look = sample::look_in(Language::English, Wording::Plain);
    let mut overcome = 0;
    for (reason, outcome) in &*POSITIONS {
        let Reason::Domineering(why) = reason else { panic!("unexpected reason") };
        let Some(told) = figure::in_words(why, "alone", &look) else { continue };
        let leader = Lead::of_vert(why.all.ahead.unwrap_or_default()).leader();
        let expects = *outcome == Outcome::Win && leader != "none" && leader != why.mover.name();
        assert!(!expects || told.contains("moves next and gains"), "{why:?} {told}");
        assert!(*outcome == Outcome::Win || !told.contains("moves next"), "{why:?} {told}");
        overcome += usize::from(expects);
    }
    assert!(overcome > 0);
}

#[test]
fn figures_fit_the_panel() {
    for (reason, outcome) in POSITIONS.iter().step_by(5) {
        for (set, wording) in [(GlyphSet::Unicode, Wording::Plain), (GlyphSet::Ascii, Wording::Notation)] {
            let mut look = Look::new(ThemeName::Dark, set);
            look.wording = wording;
            let view = sample::view(reason, *outcome);
            sample::assert_fits("domineering", 24..70, |room| super::super::figure(&view, &look, room));
        }
    }
}

#[test]
fn leads_are_told_in_halves_and_quarters() {
    let look = Look::new(ThemeName::Dark, GlyphSet::Unicode);
    let of = |above, below| Lead::of_vert(Exact::new(above, below));
    let told = |lead: Lead| (lead.leader(), lead.number(&look), lead.moves(&look));
    let expected = |who, number: &str, moves: &str| (who, number.to_owned(), moves.to_owned());
    assert_eq!(told(of(3, 2)), expected("vert", "1½", "1½ moves"));
    assert_eq!(told(of(-7, 4)), expected("horz", "1¾", "1¾ moves"));
    assert_eq!(told(of(0, 1)), expected("none", "0", "nothing"));
    assert_eq!(told(Lead::of(Exact::new(1, 2), Side::Horz)), expected("vert", "½", "half a move"));
}

#[test]
fn leads_are_told_in_short_where_words_have_no_room() {
    let mut look = Look::new(ThemeName::Dark, GlyphSet::Unicode);
    look.wording = Wording::Plain;
    let few = |why: &Domineering| why.regions.len() == 2 && why.regions.iter().all(|part| part.value.is_some());
    let reasons = &*POSITIONS;
    let parts = reasons.iter().filter_map(|(reason, _)| match reason {
        Reason::Domineering(why) if few(why) => Some(why),
        _ => None,
    });
    for why in parts.take(20) {
        let drawing = Drawing { why, after: None, look: &look, width: 36 };
        let lines: Vec<String> = drawing.figure(1).iter().map(ToString::to_string).collect();
        assert!(lines[0].starts_with("A ") && lines[0].contains("   B "), "{why:?} {lines:?}");
    }
}
