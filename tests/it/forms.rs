//! The setup form of every game: what each of them must say, whatever its fields.

use crate::common::{
    Arcade, assert_shows,
    frames::{Pictured, pictures},
};
use ratatui::layout::Size;
use zugzwang::{
    look::{Look, glyphs::GlyphSet, theme::ThemeName},
    play::boards::{self, Entry},
    say, words,
};
use zugzwang_engine::{Field, Kind, Setup};

/// A game with two fields, one with more than fit with their remarks, and one without any.
const PICTURED: [&str; 3] = ["nim", "sum", "ticktacktwo"];

/// Opens the form with the cursor on the first field.
fn form(entry: &Entry, (size, theme, glyphs): (Size, ThemeName, GlyphSet)) -> Arcade {
    let mut arcade = Arcade::new(size, theme, glyphs);
    arcade.select_stop(entry.game.id);
    arcade.press("n Up Left Right Down");
    arcade
}

#[test]
fn every_form_says_in_each_look_what_it_says_in_the_first() {
    for entry in boards::ALL {
        let id = entry.game.id;
        let pictured = if PICTURED.contains(&id) { Pictured::InAll } else { Pictured::Nowhere };
        pictures(pictured, |look, show| show(&format!("{id}-setup"), &form(entry, look)));
    }
}

/// Returns the text of a field's label or, with an attribute, of its value.
fn text(game: &str, field: &Field, attribute: &str, look: &Look) -> String {
    let own = format!("{game}-field-{}{attribute}", field.name);
    if look.texts.has(&own) { say!(look, &own) } else { say!(look, &format!("field-{}{attribute}", field.name)) }
}

/// Returns the lines within the frame of the form.
fn rows(arcade: &Arcade) -> Vec<String> {
    let screen = arcade.screen();
    screen.lines().filter_map(|line| Some(line.strip_prefix("│ ")?.strip_suffix('│')?.trim_end().to_owned())).collect()
}

/// Returns the text of the form in one line.
fn told(arcade: &Arcade) -> String {
    rows(arcade).join(" ").split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Checks the row under the cursor, which alone is marked and has the keys for its kind.
fn assert_row(arcade: &Arcade, label: &str, value: &str, is_text: bool) {
    let rows = rows(arcade);
    let marked: Vec<&String> = rows.iter().filter(|row| row.starts_with('▸')).collect();
    let [row] = marked[..] else { panic!("one row is marked:\n{}", arcade.screen()) };
    let (told, shown) = (row.split_whitespace().collect::<Vec<_>>().join(" "), arcade.footer());
    let value = if is_text { value.to_owned() } else { format!("← {value} →") };
    assert_eq!(told, format!("▸ {label} {value}").trim_end(), "{}", arcade.screen());
    assert_eq!(shown.contains("Ctrl-U clear"), is_text, "{shown}");
    assert_eq!(shown.contains("←→ change"), !is_text, "{shown}");
}

/// Checks the form of a game. In a low window, rows without lines between them have no room for what is allowed.
fn check(entry: &Entry, height: u16) {
    let (id, fields) = (entry.game.id, entry.game.fields);
    let mut arcade = form(entry, (Size::new(80, height), ThemeName::Ansi, GlyphSet::Unicode));
    let look = arcade.app.look().clone();
    let preset = |preset: &str| say!(look, &format!("{id}-preset-{preset}"));
    let is_filled_in = |title: &str| arcade.shows(&format!("< {title} >"));
    let chosen = entry.game.presets.iter().find(|chosen| is_filled_in(&preset(chosen.id)));
    let chosen = chosen.unwrap_or_else(|| panic!("no preset is named:\n{}", arcade.screen()));
    let setup = Setup::read(fields, chosen.words).expect("the preset is valid");
    let value = |name: &str| setup.get(name).map(ToString::to_string).unwrap_or_default();
    let rule = say!(look, &format!("{id}-rule"), last = value("last"));
    assert!(told(&arcade).starts_with(&rule), "{rule} is not in\n{}", arcade.screen());
    let is_remark = |row: &String| row.starts_with("      ");
    assert!(!rows(&arcade).iter().any(|row| row.contains('…') && !is_remark(row)), "{}", arcade.screen());
    let title = words::title_of(id, &setup, &look);
    assert_shows(&arcade, &[&format!("Zugzwang › {title} › Setup"), "Press Enter to start the game."]);
    assert_eq!(arcade.footer().contains("Ctrl-R random setup"), !fields.is_empty(), "{}", arcade.footer());
    arcade.press("Up");
    assert_row(&arcade, &say!(look, "setup-preset"), &preset(chosen.id), false);
    for field in fields {
        arcade.press("Down");
        let (label, value) = (text(id, field, "", &look), value(field.name));
        if let Kind::Choice(_) = field.kind {
            assert_row(&arcade, &label, &text(id, field, &format!(".{value}"), &look), false);
        } else {
            assert_row(&arcade, &label, &value, true);
            let form = words::form(field.kind, id, &look);
            assert!(height < 40 || told(&arcade).contains(&form), "{form}:\n{}", arcade.screen());
        }
    }
    for (label, value) in [
        ("setup-side", say!(look, "side-winning")),
        ("setup-opponent", "Coach, easy".to_owned()),
        ("setup-telling", say!(look, "telling-all")),
    ] {
        arcade.press("Down");
        assert_row(&arcade, &say!(look, label), &value, false);
    }
    arcade.press("Down");
    assert_shows(&arcade, &["▸ [ Start ]"]);
}

#[test]
fn every_form_has_its_rule_and_each_field_with_its_label_value_and_what_is_allowed() {
    for (entry, height) in boards::ALL.iter().flat_map(|entry| [24, 40].map(|height| (entry, height))) {
        check(entry, height);
    }
}
