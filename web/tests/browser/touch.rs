//! Fingers: pictures, sentences and buttons in place of cells.

use std::time::Duration;

use serde_json::json;
use zugzwang::play::boards;

use crate::{driver::Browser, opened, server::Server, win};

/// The button that plays the selected move.
const MAIN: &str = "document.querySelector('#sheet .act .main')";

/// A phone of this size on which nothing moves, with a page opened.
fn phone(width: u32, height: u32, link: &str) -> Option<(Browser, Server)> {
    let (browser, server) = opened("")?;
    let less = json!({ "features": [{ "name": "prefers-reduced-motion", "value": "reduce" }] });
    browser.tool("Emulation.setEmulatedMedia", &less);
    browser.become_phone(width, height);
    browser.open(&server.url(link));
    Some((browser, server))
}

/// Whether a script finds something.
fn has(browser: &Browser, found: &str) -> bool {
    browser.run(&format!("return Boolean({found})")) == json!(true)
}

/// The text of the page.
fn text(browser: &Browser) -> String {
    browser.run("return document.getElementById('sheet').innerText").as_str().unwrap_or_default().to_owned()
}

#[test]
fn nim_is_won_with_taps_upright_and_lying_down() {
    for (width, height) in [(390, 844), (844, 390)] {
        let Some((browser, _server)) = phone(width, height, "nim heaps=1,2,4 tell=all") else { return };
        win(&browser, || browser.tap_button("hint"), || browser.tap_element(MAIN));
        browser.assert_faultless();
    }
}

#[test]
fn every_game_is_played_to_its_end_by_touching_its_pieces() {
    let Some((browser, server)) = phone(390, 844, "") else { return };
    for entry in boards::ALL {
        browser.run("localStorage.clear(); return null");
        // Two who know nothing would move rams to and fro, and seldom touch the last places of a large table.
        let played = match entry.game.id {
            "northcott" => "opponent=perfect",
            "table" => "table=2.5 opponent=random",
            _ => "opponent=random",
        };
        browser.open(&server.url(&format!("{} {played}", entry.game.id)));
        play_to_the_end(&browser, entry.game.id);
        browser.assert_faultless();
    }
}

/// Touches places all over the board, and plays whatever is selected.
fn play_to_the_end(browser: &Browser, game: &str) {
    let over = "document.querySelector('.ended')";
    let mut touched = 0_u32;
    for _ in 0..400 {
        if has(browser, over) {
            return;
        }
        if has(browser, "document.querySelector('#sheet .act .main.ready')") {
            browser.tap_element(MAIN);
            continue;
        }
        // Steps that have no common measure with rows of pieces lead everywhere.
        let [across, down] = [f64::from(touched) * 0.618_034 % 1.0, f64::from(touched) * 0.754_878 % 1.0];
        touched += 1;
        let place = browser.run(
            "const box = document.querySelector('.board svg')?.getBoundingClientRect(); \
             return box && [box.x, box.y, box.width, box.height]",
        );
        if let [Some(x), Some(y), Some(width), Some(height)] = [0, 1, 2, 3].map(|at| place[at].as_f64()) {
            browser.tap(x + across * width, y + down * height, Duration::ZERO);
        }
        // The last room on a round table may lie between the places that a finger finds. Hints end with a move.
        let is_offered = has(browser, "document.querySelector('#sheet [data-action=hint]')");
        if touched > 60 && touched.is_multiple_of(5) && is_offered {
            browser.tap_button("hint");
        }
        std::thread::sleep(Duration::from_millis(20));
    }
    panic!("{game} does not end:\n{}", browser.screen());
}

#[test]
fn buttons_are_large_and_hide_nothing() {
    for (width, height) in [(360, 640), (390, 844), (844, 390), (820, 1180)] {
        let Some((browser, server)) = phone(width, height, "") else { return };
        for link in ["", "nim", "subtraction c=17 m=3", "lesson nim-columns", "puzzle nim", "class"] {
            browser.open(&server.url(link));
            let least = "return Math.min(...[...document.querySelectorAll('#sheet button, #sheet summary')].map((b) => { \
                         const box = b.getBoundingClientRect(); return Math.min(box.width, box.height); }))";
            let least = browser.run(least).as_f64();
            assert!(least.is_some_and(|least| least >= 44.0), "{link} {width}: {least:?}");
            // The middle of each button in the last row belongs to it.
            let covered = "return [...document.querySelectorAll('#sheet .ways button')].filter((b) => { \
                           const box = b.getBoundingClientRect(); \
                           return !b.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)); \
                           }).map((b) => b.textContent)";
            assert_eq!(browser.run(covered), json!([]), "{link} {width}");
            let wider = browser.run("return document.documentElement.scrollWidth > innerWidth");
            assert_eq!(wider, json!(false), "{link} is wider than {width}");
        }
        browser.assert_faultless();
    }
}

#[test]
fn the_board_stays_in_its_place_while_a_game_is_played() {
    let Some((browser, _server)) = phone(390, 844, "subtraction c=17 m=3 opponent=random") else { return };
    let place = || {
        let place = "const box = document.querySelector('.board').getBoundingClientRect(); return [box.y, box.height]";
        browser.run(place)
    };
    let before = place();
    for deed in ["hint", "hint"] {
        browser.tap_button(deed);
        assert_eq!(place(), before, "{}", text(&browser));
    }
    for _ in 0..3 {
        browser.tap_element("document.querySelector('.step[data-action=right]')");
        assert_eq!(place(), before, "{}", text(&browser));
        browser.tap_element(MAIN);
        assert_eq!(place(), before, "{}", text(&browser));
    }
    browser.assert_faultless();
}

#[test]
fn the_keyboard_of_a_touch_screen_comes_where_text_is_typed() {
    let Some((browser, _server)) = phone(390, 844, "nim heaps=1,2,4") else { return };
    browser.choose("type");
    browser.wait("the field", || browser.run("return document.activeElement.id") == json!("typed"));
    browser.press(&["3", ":", "9", "\u{e003}", "1"]);
    browser.wait("what is typed", || text(&browser).contains("3:1"));
    browser.tap_element(MAIN);
    browser.wait("the move", || browser.heard().contains("Sphinx took"));
    assert_ne!(browser.run("return document.activeElement.id"), json!("typed"));
    browser.assert_faultless();
}

#[test]
fn a_tap_selects_a_long_press_is_a_hint_and_a_swipe_an_arrow() {
    let Some((browser, _server)) = phone(390, 844, "nim heaps=1,2,4 tell=all") else { return };
    let board = browser.run("const box = document.querySelector('.board').getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2]");
    let [x, y] = [0, 1].map(|at| board[at].as_f64().expect("a number"));
    browser.tap(x, y, Duration::from_millis(700));
    browser.wait("the hint", || text(&browser).to_lowercase().contains("take 1 from heap 3"));
    for (kind, places) in [("touchStart", vec![y]), ("touchMove", vec![y - 70.0]), ("touchEnd", vec![])] {
        let points: Vec<_> = places.iter().map(|y| json!({ "x": x, "y": y })).collect();
        browser.tool("Input.dispatchTouchEvent", &json!({ "type": kind, "touchPoints": points }));
    }
    browser.wait("the arrow", || text(&browser).to_lowercase().contains("from heap 2"));
    browser.assert_faultless();
}

#[test]
fn a_tile_opens_a_game_and_the_way_back_leads_home() {
    let Some((browser, _server)) = phone(390, 844, "") else { return };
    browser.tap_button("today");
    browser.wait("the puzzle", || text(&browser).contains("Find a move that wins"));
    browser.tap_element("document.querySelector('#sheet .back')");
    browser.wait("home", || has(&browser, "document.querySelector('.tiles')"));
    browser.tap_button("Last coin");
    browser.wait("the game", || text(&browser).contains("Take 1 to 3 coins"));
    browser.run("history.back(); return null");
    browser.wait("home", || has(&browser, "document.querySelector('.tiles')"));
    browser.assert_faultless();
}

#[test]
fn the_way_back_closes_the_menu_and_then_the_game() {
    let Some((browser, _server)) = phone(390, 844, "") else { return };
    browser.tap_button("Last coin");
    browser.wait("the game", || text(&browser).contains("Take 1 to 3 coins"));
    let (open, game) = ("document.querySelector('.more[open]')", "document.querySelector('#sheet[data-part=board]')");
    browser.tap_element("document.querySelector('#sheet .more summary')");
    browser.wait("its entry", || has(&browser, "history.state?.level === 2"));
    browser.run("history.back(); return null");
    browser.wait("the menu closes", || !has(&browser, open));
    assert!(has(&browser, game), "{}", text(&browser));
    browser.tap_element("document.querySelector('#sheet .more summary')");
    browser.tap_element("document.querySelector('#sheet .head h1')");
    browser.wait("the menu closes", || !has(&browser, open));
    browser.wait("its entry is gone", || has(&browser, "history.state?.level === 1"));
    browser.run("history.back(); return null");
    browser.wait("home", || has(&browser, "document.querySelector('.tiles')"));
    browser.assert_faultless();
}

#[test]
fn fingers_on_the_board_of_a_card_play_nothing() {
    let Some((browser, _server)) = phone(390, 844, "subtraction c=1 m=3 tell=all") else { return };
    browser.tap_button("hint");
    browser.tap_element(MAIN);
    browser.wait("the card", || has(&browser, "document.querySelector('.ended')"));
    let board = browser.run("const box = document.querySelector('.shown .board').getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2]");
    let [x, y] = [0, 1].map(|at| board[at].as_f64().expect("a number"));
    browser.tap(x, y, Duration::from_millis(700));
    for (kind, places) in [("touchStart", vec![x]), ("touchMove", vec![x - 70.0]), ("touchEnd", vec![])] {
        let points: Vec<_> = places.iter().map(|x| json!({ "x": x, "y": y })).collect();
        browser.tool("Input.dispatchTouchEvent", &json!({ "type": kind, "touchPoints": points }));
    }
    std::thread::sleep(Duration::from_millis(300));
    assert!(has(&browser, "document.querySelector('.ended')"), "{}", text(&browser));
    browser.assert_faultless();
}

#[test]
fn the_menu_leads_to_each_language_at_once() {
    let Some((browser, _server)) = phone(390, 844, "") else { return };
    for (name, tag) in [("中文", "zh"), ("Русский", "ru"), ("English", "en")] {
        browser.choose(name);
        browser.wait(name, || browser.run("return document.documentElement.lang") == json!(tag));
    }
    browser.assert_faultless();
}

#[test]
fn a_link_is_shown_as_a_code_on_a_large_screen() {
    let Some((browser, _server)) = phone(1280, 800, "nim heaps=1,2,4") else { return };
    browser.choose("link to this position");
    browser.wait("the code", || has(&browser, "document.querySelector('#code svg path')?.checkVisibility()"));
    assert!(has(&browser, "document.getElementById('taken').value.includes('nim')"));
    browser.tap_element("document.getElementById('close')");
    browser.wait("no code", || has(&browser, "document.getElementById('take').hidden"));
    browser.assert_faultless();
}

#[test]
fn a_touch_of_what_cannot_be_taken_says_why() {
    let Some((browser, server)) = phone(390, 844, "chomp") else { return };
    browser.tap_element("document.querySelector('.board [data-piece]')");
    browser.wait("the poison", || text(&browser).contains("poisoned, and nobody may take it"));
    browser.open(&server.url("hackenbush"));
    browser.tap_element("[...document.querySelectorAll('.board [data-piece]')].at(-1)");
    browser.wait("the owner", || text(&browser).contains("only Red may cut it"));
    browser.assert_faultless();
}

#[test]
fn a_form_is_filled_in_by_touch() {
    let Some((browser, _server)) = phone(390, 844, "nim heaps=1,2,4 opponent=random") else { return };
    browser.choose("new");
    browser.tap_button("heaps");
    browser.wait("the field", || browser.run("return document.activeElement.id") == json!("typed"));
    // The first letter replaces what was there.
    browser.press(&["1", ",", "2", ",", "4", ",", "2"]);
    browser.wait("what is typed", || text(&browser).contains("1,2,4,2"));
    browser.tap_element(MAIN);
    browser.wait("the game", || browser.heard().contains("heap 4: 2"));
    browser.assert_faultless();
}

/// The faults that axe-core finds by the rules of WCAG 2.2, levels A and AA.
const AXE: &str = "axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] }) \
                   .then(({ violations }) => violations.map(({ id, nodes }) => `${id}: ${nodes[0].html}`))";

#[test]
fn a_checker_finds_no_barrier_on_any_screen() {
    let axe = concat!(env!("CARGO_MANIFEST_DIR"), "/../target/axe/package/axe.min.js");
    let Ok(axe) = std::fs::read_to_string(axe) else {
        eprintln!("not checked: .ci/page fetches axe-core");
        return;
    };
    let Some((browser, server)) = phone(390, 844, "") else { return };
    for scheme in ["light", "dark"] {
        let features = json!({ "features": [
            { "name": "prefers-color-scheme", "value": scheme },
            { "name": "prefers-reduced-motion", "value": "reduce" },
        ] });
        browser.tool("Emulation.setEmulatedMedia", &features);
        for link in ["", "subtraction c=17 m=3", "date", "lesson nim-columns", "puzzle nim", "class"] {
            browser.open(&server.url(link));
            browser.run(&format!("{axe}; return null"));
            assert_eq!(browser.run_async(AXE), json!([]), "{scheme} {link}");
        }
        browser.open(&server.url("nim"));
        browser.choose("rules");
        browser.run(&format!("{axe}; return null"));
        assert_eq!(browser.run_async(AXE), json!([]), "{scheme} help");
    }
    browser.assert_faultless();
}

#[test]
fn no_text_names_a_key_where_there_are_buttons() {
    let Some((browser, server)) = phone(390, 844, "") else { return };
    for link in ["", "nim", "ticktacktwo", "lesson nim-columns", "puzzle nim", "class"] {
        browser.open(&server.url(link));
        let shown = text(&browser);
        let named = ["Enter", "Esc", "Space", "PgUp"].iter().find(|key| shown.contains(**key));
        assert_eq!(named, None, "{link}:\n{shown}");
    }
    browser.assert_faultless();
}
