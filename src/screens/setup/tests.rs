//! A form of fields of every sort.

use super::*;
use crate::look::{glyphs::GlyphSet, theme::ThemeName};
use crate::play::boards;

/// A game with fields of every sort; its rules are those of the first game of the list.
fn form() -> SetupForm {
    const FIELDS: &[Field] = &[
        Field::int("c", 1, 99, "7"),
        Field::word("row", "row", |text| text.bytes().all(|cell| cell == b'1'), "").instead_of("c"),
        Field::int("m", 1, 9, "").default_of(|setup| if setup.word("row").is_empty() { "3" } else { "2" }.to_owned()),
        Field::choice("last", &["wins", "loses"], "wins"),
    ];
    let mut entry = boards::ALL[0];
    entry.game.fields = FIELDS;
    entry.game.presets = &[];
    SetupForm::new(Box::leak(Box::new(entry)))
}

fn look() -> Look {
    Look::new(ThemeName::Ansi, GlyphSet::Unicode)
}

fn set(form: &mut SetupForm, at: usize, text: &str) {
    form.values[at] = Value::Text(Input::new(text.to_owned()));
}

fn remark(form: &SetupForm, at: usize) -> String {
    form.remark(Row::Field(at), &look(), 120).to_string().trim().to_owned()
}

#[test]
fn a_form_is_filled_with_every_default_and_leaves_absent_fields_out() {
    let form = form();
    assert_eq!(form.words(), ["c=7", "m=3", "last=wins"]);
    assert_eq!(remark(&form, 1), "allowed: row; may stay empty");
    assert!((0..4).all(|at| form.fault(at, &look()).is_none()));
}

#[test]
fn a_field_that_takes_the_place_of_another_is_the_one_that_counts() {
    let mut form = form();
    set(&mut form, 1, "111");
    assert_eq!(remark(&form, 0), "not used: row is given in its place");
    assert_eq!(form.words(), ["row=111", "m=3", "last=wins"]);
    assert!((0..4).all(|at| form.fault(at, &look()).is_none()));
    set(&mut form, 2, "");
    assert_eq!(form.words(), ["row=111", "last=wins"]);
}
