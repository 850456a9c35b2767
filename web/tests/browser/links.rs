//! Links, and Back.

use serde_json::json;
use zugzwang::look::language::Language;

use crate::{opened, solved};

#[test]
fn a_link_opens_a_lesson_a_puzzle_a_map_and_a_custom_game() {
    let Some((browser, server)) = opened("lesson nim-columns") else { return };
    browser.wait_for("Lesson");
    browser.press(&["Enter"]);
    browser.open(&server.url("puzzle 2026-11-26"));
    browser.wait_for("2026");
    browser.open(&server.url("map wythoff"));
    browser.wait_for("Wythoff");
    browser
        .open(&server.url(
            "own=game%20%3D%20%22coins%22%0Atitle%20%3D%20%22Frogs%22%0Asetup%20%3D%20%22x%3D21%20set%3D2%2C3%22",
        ));
    browser.wait_for("21");
    browser.assert_faultless();
}

#[test]
fn a_wrong_link_says_what_to_write_instead() {
    let Some((browser, server)) = opened("nimm heaps=3") else { return };
    browser.wait_for("nim");
    assert!(browser.screen().contains("nimm"), "{}", browser.screen());
    browser.open(&server.url("nim lang=fr"));
    browser.wait_for("expected one of en, ru, bg");
    browser.assert_faultless();
}

#[test]
fn back_in_the_browser_goes_back_a_screen_and_a_new_link_is_followed() {
    let Some((browser, _server)) = opened("") else { return };
    browser.press(&["?"]);
    browser.wait("the help", || browser.run("return history.state?.inside ?? false") == json!(true));
    browser.run("history.back(); return null");
    browser.wait_for(&solved(Language::English));
    browser.run("location.hash = 'nim heaps=3,5,6'; return null");
    browser.wait_for("3,5,6");
    browser.assert_faultless();
}

#[test]
fn y_copies_a_link_that_leads_back() {
    let Some((browser, server)) = opened("nim heaps=3,5,6") else { return };
    browser.run("navigator.clipboard.writeText = async (text) => { window.copied = text; }; return null");
    browser.press(&["y"]);
    browser.wait("the link", || !browser.run("return window.copied ?? null").is_null());
    let link = browser.run("return window.copied");
    assert_eq!(link, json!(server.url("nim&heaps=3,5,6&last=wins")));
    browser.assert_faultless();
}

#[test]
fn the_texts_of_every_language_come_when_they_are_asked_for() {
    let Some((browser, server)) = opened("") else { return };
    for language in Language::ALL {
        browser.open(&server.url(&format!("lang={}", language.tag())));
        browser.wait_for(&solved(language));
        assert_eq!(browser.run("return document.documentElement.lang"), json!(language.tag()));
    }
    browser.assert_faultless();
}
