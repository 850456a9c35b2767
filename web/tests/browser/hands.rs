//! Keys, fingers, and those who hear the page.

use std::time::Duration;

use serde_json::json;
use zugzwang::look::language::Language;

use crate::{opened, solved, win};

#[test]
fn nim_is_won_with_keys() {
    let Some((browser, _server)) = opened("nim heaps=1,2,4 tell=all") else { return };
    win(&browser, || browser.press(&["i"]), || browser.press(&["Enter"]));
    browser.assert_faultless();
}

#[test]
fn nim_is_won_with_taps_on_a_phone_that_lies_down() {
    let Some((browser, server)) = opened("") else { return };
    browser.become_phone(844, 390);
    browser.open(&server.url("nim heaps=1,2,4 tell=all"));
    let rows = browser.screen();
    let rows: Vec<&str> = rows.lines().collect();
    assert!(rows.len() >= 24 && rows.iter().any(|row| row.chars().count() >= 80), "{}", rows.join("\n"));
    win(&browser, || browser.tap_button("hint"), || browser.tap_button("⏎"));
    browser.assert_faultless();
}

#[test]
fn a_phone_held_upright_has_the_reason_below_the_board_and_buttons_for_fingers() {
    let Some((browser, server)) = opened("") else { return };
    browser.become_phone(390, 844);
    browser.open(&server.url("nim heaps=3,5,6 tell=all"));
    let screen = browser.screen();
    let row =
        |text: &str| screen.lines().position(|row| row.contains(text)).unwrap_or_else(|| panic!("{text}:\n{screen}"));
    assert!(row("▄▄▄") < row("can win"), "{screen}");
    let least = "return Math.min(...[...document.querySelectorAll('#bar button')].map((b) => { \
                 const box = b.getBoundingClientRect(); return Math.min(box.width, box.height); }))";
    assert!(browser.run(least).as_f64().is_some_and(|least| least >= 44.0), "{}", browser.run(least));
    browser.assert_faultless();
}

#[test]
fn the_keyboard_of_a_touch_screen_comes_where_text_is_typed() {
    let Some((browser, server)) = opened("") else { return };
    browser.become_phone(844, 390);
    browser.open(&server.url("nim heaps=1,2,4"));
    browser.tap_button("type");
    browser.wait("the field", || browser.run("return document.activeElement.id") == json!("typed"));
    browser.press(&["3", ":", "9", "\u{e003}", "1"]);
    browser.wait_for("3:1");
    browser.press(&["Enter"]);
    browser.wait("the move", || browser.heard().contains("Sphinx took"));
    assert_eq!(browser.run("return document.activeElement.id"), json!("board"));
    browser.assert_faultless();
}

#[test]
fn a_tap_is_a_click_a_long_press_a_hint_and_a_swipe_an_arrow() {
    let Some((browser, server)) = opened("") else { return };
    browser.become_phone(844, 390);
    browser.open(&server.url("nim heaps=1,2,4 tell=all"));
    browser.tap(150.0, 200.0, Duration::from_millis(700));
    browser.wait_for("take 1 from heap 3");
    let swipe = |from: [f64; 2], to: [f64; 2]| {
        for (kind, places) in [("touchStart", vec![from]), ("touchMove", vec![to]), ("touchEnd", vec![])] {
            let points: Vec<_> = places.iter().map(|[x, y]| json!({ "x": x, "y": y })).collect();
            browser.tool("Input.dispatchTouchEvent", &json!({ "type": kind, "touchPoints": points }));
        }
    };
    swipe([150.0, 200.0], [150.0, 130.0]);
    browser.wait_for("from heap 2");
    browser.assert_faultless();
}

#[test]
fn what_names_a_way_or_a_key_can_be_tapped() {
    let Some((browser, server)) = opened("") else { return };
    browser.become_phone(844, 390);
    browser.open(&server.url(""));
    browser.tap_text("☆ Today");
    browser.wait_for("Puzzle");
    browser.open(&server.url("nim heaps=1,2,4 tell=nothing"));
    browser.tap_button("hint");
    browser.wait_for("Try two heaps first");
    browser.open(&server.url("nim heaps=1,2,4 tell=all"));
    win(&browser, || browser.tap_button("hint"), || browser.tap_button("⏎"));
    browser.wait_for("no mistakes");
    browser.tap_text("Next: ");
    browser.wait_for("Take ");
    browser.assert_faultless();
}

#[test]
fn those_who_hear_the_page_are_told_the_game_and_can_leave_the_board() {
    let Some((browser, _server)) = opened("nim heaps=1,2,4 tell=all") else { return };
    assert!(browser.heard().contains("heap 3: 4"), "{}", browser.heard());
    browser.press(&["Down"]);
    browser.wait("the move under the cursor", || browser.heard().contains("take 1 from heap 2"));
    browser.press(&["i", "Enter"]);
    browser.wait("the move", || browser.heard().contains("Sphinx took"));
    let tree = browser.tool("Accessibility.getFullAXTree", &json!({})).to_string();
    assert!(tree.contains("\"application\"") && tree.contains("\"log\"") && tree.contains("Sphinx took"));
    browser.press(&["Esc", "Tab"]);
    let focused = browser.run("return document.activeElement.id || document.activeElement.tagName");
    assert_ne!(focused, json!("board"), "Tab leaves the board after Esc");
    browser.assert_faultless();
}

#[test]
fn nothing_moves_for_those_who_prefer_less_motion_and_nothing_is_drawn_at_rest() {
    let Some((browser, server)) = opened("") else { return };
    let less = json!({ "features": [{ "name": "prefers-reduced-motion", "value": "reduce" }] });
    browser.tool("Emulation.setEmulatedMedia", &less);
    browser.before("window.timers = 0; const timer = setTimeout; window.setTimeout = (...given) => { timers += 1; return timer(...given); }");
    browser.open(&server.url("nim heaps=1,2,4 tell=all"));
    browser.press(&["i", "Enter"]);
    browser.wait("the move", || browser.heard().contains("Sphinx took"));
    std::thread::sleep(Duration::from_secs(1));
    browser.run("timers = 0; return null");
    std::thread::sleep(Duration::from_secs(2));
    assert_eq!(browser.run("return timers"), json!(0), "timers at rest");
    browser.assert_faultless();
}

#[test]
fn five_thousand_keys_and_a_storm_of_sizes_break_nothing() {
    let Some((browser, _server)) = opened("") else { return };
    let keys = "const board = document.getElementById('board'); \
                const keys = ['Enter', 'Escape', 'Tab', 'Backspace', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', \
                ...'abcdefghijklmnoprstuvwxyzLPG123456789?/:.,+- ']; let seed = arguments[0] ?? 7; \
                for (let at = 0; at < 500; at += 1) { seed = (seed * 1103515245 + 12345) % 2147483648; \
                board.dispatchEvent(new KeyboardEvent('keydown', { key: keys[seed % keys.length], bubbles: true })); } return seed;";
    let mut seed = json!(20_261_126);
    for round in 0..10 {
        // A key may have left the arcade, and the next one opens it again.
        browser.wait_for_arcade();
        seed = browser.run(&keys.replace("arguments[0] ?? 7", &seed.to_string()));
        browser.resize(300 + 150 * round, 900 - 80 * round);
        browser.assert_faultless();
    }
    browser.resize(1200, 800);
    browser.wait_for_arcade();
    browser.wait("the window's size", || browser.screen().lines().count() == 40);
    browser.assert_faultless();
}

#[test]
fn a_keyboard_that_writes_words_anew_and_an_input_method_type_each_letter_once() {
    let Some((browser, server)) = opened("") else { return };
    for phone in [false, true] {
        if phone {
            browser.become_phone(844, 390);
        }
        browser.open(&server.url(""));
        browser.press(&["/"]);
        browser.wait("the field", || browser.run("return document.activeElement.id") == json!("typed"));
        for composed in ["m", "ma", "mat"] {
            let at = composed.len();
            let text = json!({ "text": composed, "selectionStart": at, "selectionEnd": at });
            browser.tool("Input.imeSetComposition", &text);
        }
        browser.tool("Input.insertText", &json!({ "text": "match" }));
        browser.wait_for("match");
        let screen = browser.screen();
        assert!(!screen.contains("mma") && !screen.contains("matmatch"), "{screen}");
    }
    browser.assert_faultless();
}

#[test]
fn letters_of_any_script_are_keys_by_their_place_and_latin_ones_are_what_they_are() {
    let Some((browser, server)) = opened("") else { return };
    let press = |key: &str, code: &str| {
        browser.run(&format!(
            "document.getElementById('board').dispatchEvent(new KeyboardEvent('keydown', {{ key: {key:?}, code: {code:?}, bubbles: true }})); return null"
        ));
    };
    // Hebrew, Greek, Ukrainian, and the traditional Bulgarian layout.
    for sign in ["ן", "ι", "ш", "ш"] {
        // Otherwise the game of the sign before goes on.
        browser.run("localStorage.clear(); return null");
        browser.open(&server.url("nim heaps=1,2,4 tell=nothing"));
        press(sign, "KeyI");
        browser.wait_for("Try two heaps first");
        press("я", "KeyS");
        browser.wait("the move", || browser.heard().contains("Sphinx took"));
    }
    // A French layout has q in the place of a.
    press("q", "KeyA");
    browser.wait_for(&solved(Language::English));
    browser.assert_faultless();
}
