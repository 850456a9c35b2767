//! Every panel of every game at every width: no line is too wide, and everything told is visible.

use crate::common::{counts::nightly, settle};
use rand::{RngExt, SeedableRng, rngs::StdRng, seq::IndexedRandom};
use ratatui::{
    buffer::Buffer,
    layout::{Rect, Size},
};
use zugzwang::{
    look::{Look, glyphs::GlyphSet, language::Language, theme::ThemeName, wording::Wording},
    play::{
        board::{Lines, Shown, Side, Sought, Step},
        boards,
        table::Table,
    },
};

const STEPS: [Step; 9] =
    [Step::Up, Step::Down, Step::Left, Step::Right, Step::More, Step::Less, Step::Least, Step::Most, Step::Clear];

/// Checks the panel, and draws the board at a few sizes to see that it does not panic.
fn check(table: &Table, look: &Look, rng: &mut StdRng) {
    let widths: Vec<u16> = [33, 37, 41, 57, 98].sample(rng, nightly(1, 5)).copied().collect();
    for width in widths {
        let height = rng.random_range(0..60);
        for line in table.lines(Lines::Why, look, Size { width, height }) {
            let here = format!("{} {} at {}", table.id(), table.setup(), table.position());
            assert!(line.width() <= usize::from(width), "{here}, {width} columns: {line}");
            assert!(!line.to_string().contains("{$"), "{here}: a number is missing in {line}");
        }
    }
    let area = Rect::new(0, 0, rng.random_range(0..90), rng.random_range(0..40));
    table.draw(area, &mut Buffer::empty(area), look, Shown::Whole { steered: true });
}

/// Plays this many moves of each preset, in each of the languages in turn, and checks the panel after each.
fn walk(moves: usize, languages: &[Language]) {
    let mut rng = StdRng::seed_from_u64(80);
    let mut languages = languages.iter().cycle().copied();
    for entry in boards::ALL {
        for (round, preset) in entry.game.presets.iter().enumerate() {
            let glyphs = GlyphSet::ALL[round % 2];
            let language = languages.next().expect("there is a language");
            let look = Look::new(ThemeName::Ansi, glyphs).in_language(language);
            let mut table = entry.open(preset.words, &[], Side::Both).expect("the preset is valid");
            for _ in 0..moves {
                settle(&mut table);
                check(&table, &look, &mut rng);
                for _ in 0..3 {
                    table.steer(STEPS[rng.random_range(..STEPS.len())]);
                    settle(&mut table);
                    check(&table, &look, &mut rng);
                }
                if table.commit().is_err() {
                    table.hint();
                    settle(&mut table);
                    let _ = table.commit();
                }
            }
        }
    }
}

#[test]
fn no_line_of_a_panel_is_wider_than_the_panel() {
    walk(nightly(2, 12), &[Language::English]);
}

/// The figures were checked in English; other languages differ in the lengths of words.
#[test]
fn nor_in_any_other_language() {
    let others: Vec<Language> = Language::ALL.into_iter().filter(|language| *language != Language::English).collect();
    if nightly(true, false) {
        walk(1, &others);
    } else {
        for language in others {
            walk(3, &[language]);
        }
    }
}

/// The size of a panel beside a board at 80 by 24, below a rule of two lines.
const PAGE: Size = Size { width: 37, height: 18 };

/// Returns the lines of a table in English.
fn lines(table: &Table, of: Lines, room: Size) -> Vec<String> {
    let mut look = Look::new(ThemeName::Dark, GlyphSet::Unicode);
    look.wording = Wording::Plain;
    table.lines(of, &look, room).iter().map(ToString::to_string).collect()
}

#[test]
fn the_reasons_of_the_king_and_of_two_moore_heaps_fit_on_one_page() {
    for (game, words, kept) in [
        ("king", &[][..], "P: whoever moves"),
        ("moore", &["heaps=5,9"], "left over"),
        ("moore", &["heaps=4,5"], "left over"),
    ] {
        let mut table = boards::find(game).expect("a known game").open(words, &[], Side::Both).expect("a valid setup");
        for step in [Step::Up, Step::More, Step::Down, Step::More, Step::Right, Step::Left] {
            table.steer(step);
            settle(&mut table);
            let told = lines(&table, Lines::Why, PAGE);
            assert!(told.len() <= usize::from(PAGE.height), "{}", told.join("\n"));
            let says = |words: &str| told.iter().any(|line| line.contains(words));
            assert!(says(kept) && says("then") == says("the position now"), "{}", told.join("\n"));
        }
    }
}

#[test]
fn the_list_of_moves_describes_moves_in_words_if_there_is_room() {
    let mut table =
        boards::find("king").expect("a known game").open::<&str>(&[], &[], Side::Both).expect("a valid setup");
    table.seek(Sought::List);
    settle(&mut table);
    let [wide, narrow] = [58, 37].map(|width| lines(&table, Lines::List, Size { width, height: 18 }));
    assert!(wide.iter().any(|line| line.contains("up and right to 2,2  ✓ wins in at most 13 moves")), "{wide:?}");
    assert!(narrow.iter().any(|line| line.contains("up and right to 2,2  ✓ wins")), "{narrow:?}");
}
