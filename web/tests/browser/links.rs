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
    browser.wait_for("Queen's way");
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
fn the_options_of_a_new_link_are_followed_too() {
    let Some((browser, _server)) = opened("") else { return };
    browser.run("location.hash = 'nim heaps=3,5,6 lang=ru'; return null");
    browser.wait("Russian", || browser.run("return document.documentElement.lang") == json!("ru"));
    browser.assert_faultless();
}

#[test]
fn back_in_the_browser_goes_back_a_screen_and_a_new_link_is_followed() {
    let Some((browser, _server)) = opened("") else { return };
    browser.press(&["?"]);
    browser.wait("the help", || browser.run("return (history.state?.level ?? 0) > 0") == json!(true));
    browser.run("history.back(); return null");
    browser.wait_for(&solved(Language::English));
    browser.run("location.hash = 'nim heaps=3,5,6'; return null");
    browser.wait_for("from one heap");
    browser.assert_faultless();
}

#[test]
fn y_copies_a_link_that_leads_back() {
    let Some((browser, server)) = opened("nim heaps=3,5,6") else { return };
    browser.run("navigator.clipboard.writeText = async (text) => { window.copied = text; }; return null");
    browser.press(&["y"]);
    browser.wait("the link", || !browser.run("return window.copied ?? null").is_null());
    let link = browser.run("return window.copied");
    assert_eq!(link, json!(server.url("nim&heaps=3,5,6&last=wins&tell=figure")));
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

#[test]
fn a_link_to_a_game_does_not_tell_its_answer_unless_it_says_so() {
    let Some((browser, server)) = opened("subtraction c=17 m=3") else { return };
    let tells = || browser.screen().contains("You can win") || browser.screen().contains("multiple of 4");
    assert!(!tells(), "{}", browser.screen());
    browser.open(&server.url("subtraction c=17 m=3 tell=all"));
    browser.wait("the answer", tells);
    browser.run("location.hash = 'subtraction c=21 m=3'; return null");
    browser.wait_for("21");
    assert!(!tells(), "{}", browser.screen());
    browser.open(&server.url("class subtraction c=17 m=3"));
    browser.wait_for("Who can win here");
    browser.open(&server.url("class"));
    browser.wait_for("45 minutes");
    browser.wait_for("you=both");
    assert!(!browser.screen().contains("zugzwang play"), "{}", browser.screen());
    browser.assert_faultless();
}

#[test]
fn the_players_of_a_link_are_copied_with_it() {
    let Some((browser, server)) = opened("") else { return };
    browser.before("navigator.clipboard.writeText = async (text) => { window.copied = text; };");
    for (link, copied) in [
        ("nim heaps=3,5,6 you=both", "nim&heaps=3,5,6&last=wins&you=both&tell=figure"),
        ("nim heaps=3,5,6 opponent=coach-2 tell=all", "nim&heaps=3,5,6&last=wins&opponent=coach-2&tell=all"),
        ("class nim heaps=3,5,6", "class&nim&heaps=3,5,6&last=wins&you=both&tell=figure"),
    ] {
        browser.open(&server.url(link));
        browser.press(&["y"]);
        browser.wait("the link", || browser.run("return window.copied ?? null") == json!(server.url(copied)));
    }
    browser.wait_for("Copied");
    browser.assert_faultless();
}

#[test]
fn what_the_browser_does_not_copy_can_be_taken_by_hand() {
    let Some((browser, server)) = opened("") else { return };
    for clipboard in ["undefined", "{ writeText: () => Promise.reject(new Error('no')) }"] {
        browser.before(&format!(
            "Object.defineProperty(navigator, 'clipboard', {{ value: {clipboard}, configurable: true }});"
        ));
        browser.open(&server.url("nim heaps=3,5,6"));
        browser.press(&["y"]);
        let taken = "const it = document.activeElement; return it.id === 'taken' ? it.value.slice(it.selectionStart, it.selectionEnd) : ''";
        browser.wait("the link", || browser.run(taken) == json!(server.url("nim&heaps=3,5,6&last=wins&tell=figure")));
        let screen = browser.screen();
        assert!(!screen.contains("Copied") && screen.contains("did not copy"), "{screen}");
        browser.run("document.getElementById('taken').focus(); return null");
        browser.press(&["Esc"]);
        assert_eq!(browser.run("return document.activeElement.id"), json!("board"));
    }
    browser.assert_faultless();
}

#[test]
fn what_is_said_of_a_game_that_is_loaded_is_not_what_was_copied_before() {
    let Some((browser, server)) = opened("") else { return };
    browser.before("navigator.clipboard.writeText = async (text) => { window.copied = text; };");
    browser.open(&server.url("nim heaps=3,5,6"));
    browser.press(&["y"]);
    browser.wait_for("Copied: ");
    let file = json!("game = \"coins\"\ntitle = \"Frogs\"\nsetup = \"x=21 set=2,3\"\n");
    browser.run(&format!(
        "const chosen = new DataTransfer(); chosen.items.add(new File([{file}], 'frogs.toml')); \
         const input = document.getElementById('file'); input.files = chosen.files; input.dispatchEvent(new Event('change')); return null"
    ));
    browser.wait_for("The game is saved here");
    let copied = browser.run("return window.copied");
    assert!(copied.as_str().is_some_and(|link| link.starts_with(&server.url("own=game"))), "{copied}");
    assert!(!browser.screen().contains("Copied: "), "{}", browser.screen());
    browser.assert_faultless();
}

#[test]
fn a_linked_game_goes_on_and_another_one_is_put_on_the_shelf_first() {
    let Some((browser, server)) = opened("nim heaps=3,5,7 tell=all") else { return };
    browser.press(&["i", "Enter"]);
    browser.wait("the reply", || browser.heard().contains("Sphinx took"));
    browser.reload();
    browser.wait("the move", || browser.screen().contains("◂ -"));
    browser.open(&server.url("nim heaps=2,4,6 tell=all"));
    browser.wait_for("Your other unfinished game");
    let keys = || browser.run("return Object.keys(localStorage).join(' ')").to_string();
    assert!(!keys().contains("saves/"), "{}", keys());
    browser.press(&["i", "Enter"]);
    browser.wait("the reply", || browser.heard().contains("Sphinx took"));
    browser.wait("the shelf", || keys().contains("data/saves/nim-1.json"));
    browser.assert_faultless();
}
