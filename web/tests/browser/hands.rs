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
