//! Tests of a form with fields of every kind.

use super::*;
use crate::{
    look::{glyphs::GlyphSet, theme::ThemeName},
    screens::{Desk, prelude::*},
};

/// A game with fields of every kind, with the rules of the first game of the list.
fn form() -> SetupForm {
    const FIELDS: &[Field] = &[
        Field::int("c", 1, 99, "7"),
        Field::word("row", "row", |text| text.bytes().all(|cell| cell == b'1'), "").instead_of("c"),
        Field::int("m", 1, 9, "").default_of(|setup| if setup.word("row").is_empty() { "3" } else { "2" }.to_owned()),
        Field::choice("last", &["wins", "loses"], "wins"),
    ];
    let mut entry = boards::ALL[0];
    let mut game = *entry.game;
    game.about.fields = FIELDS;
    game.about.presets = &[];
    entry.game = Box::leak(Box::new(game));
    SetupForm::new(Box::leak(Box::new(entry)))
}

fn look() -> Look {
    Look::new(ThemeName::Ansi, GlyphSet::Unicode)
}

fn set(form: &mut SetupForm, at: usize, text: &str) {
    form.values[at] = Value::Text(Text::filled(text.to_owned()));
}

fn remark(form: &SetupForm, at: usize) -> String {
    let lines = form.remark(Row::Field(at), &form.faults(), &look(), (120, 1));
    lines.iter().map(ToString::to_string).collect::<String>().trim().to_owned()
}

#[test]
fn a_form_is_filled_with_every_default_and_leaves_absent_fields_out() {
    let form = form();
    assert_eq!(form.words(), ["c=7", "m=3", "last=wins"]);
    assert_eq!(remark(&form, 1), "allowed: row, or nothing");
    assert!(form.faults().iter().all(Option::is_none));
}

#[test]
fn a_field_that_replaces_another_is_the_one_used() {
    let mut form = form();
    set(&mut form, 1, "111");
    assert_eq!(remark(&form, 0), "not used, because row replaces it");
    assert_eq!(form.words(), ["row=111", "m=3", "last=wins"]);
    assert!(form.faults().iter().all(Option::is_none));
    set(&mut form, 2, "");
    assert_eq!(form.words(), ["row=111", "last=wins"]);
}

#[test]
fn a_remark_has_the_same_height_whatever_is_typed() {
    let mut form = SetupForm::new(boards::find("gold").expect("gold is a game"));
    for width in [30, 56, 76] {
        let heights = ["1,2", "@prices", "x", ""].map(|typed| {
            set(&mut form, 0, typed);
            form.remark_height(Row::Field(0), &look(), width)
        });
        assert!(heights.iter().all(|height| *height == heights[0]), "{width}: {heights:?}");
        let said = form.remark(Row::Field(0), &[], &look(), (width, usize::MAX));
        assert!(said.len() == heights[0] && said.iter().all(|line| line.width() <= width.into()), "{width}: {said:?}");
    }
}

#[test]
fn a_paste_clears_the_note_about_a_faulty_field() {
    let (mut form, look, mut desk) = (form(), look(), Desk::default());
    set(&mut form, 0, "x");
    assert!(matches!(form.start(&mut Cx { desk: &mut desk, look: &look }), Next::Stay));
    assert!(form.has_failed);
    form.paste("1", &mut Cx { desk: &mut desk, look: &look });
    assert!(!form.has_failed);
}

#[test]
fn a_game_started_by_a_click_stops_the_search_for_advice() {
    let (look, mut desk) = (look(), Desk::default());
    let mut form = SetupForm::new(&boards::ALL[0]);
    form.ask();
    assert!(form.is_thinking());
    let start = form.rows().iter().position(|row| *row == Row::Start).expect("the form has a start button");
    let next = form.click(Hit::Item(start), Position::ORIGIN, &mut Cx { desk: &mut desk, look: &look });
    assert!(!matches!(next, Next::Stay) && !form.is_thinking());
}
