//! Long questions beside the page.

use serde_json::json;

use crate::opened;

/// The longest time in milliseconds between two turns of the page, on a machine that has other work, too.
const STALL: f64 = 400.0;

#[test]
fn a_long_question_leaves_the_page_free_shows_progress_and_is_answered() {
    let Some((browser, _server)) = opened("strip n=100000 k=100 tell=all") else { return };
    browser.run(
        "window.longest = 0; let last = performance.now(); (function turn() { const now = performance.now(); \
                 longest = Math.max(longest, now - last); last = now; setTimeout(turn, 5); })(); return null",
    );
    browser.wait_for("of 100000");
    browser.press(&["Right"]);
    browser.wait_for("You can win");
    // The picture is complete: it is the same when everything is drawn again.
    let picture = || browser.run("return document.getElementById('screen').toDataURL()");
    let drawn = picture();
    browser.resize(1100, 800);
    browser.wait("the other size", || picture() != drawn);
    browser.resize(1200, 800);
    browser.wait("the same picture", || picture() == drawn);
    let longest = browser.run("return longest").as_f64().unwrap_or(f64::MAX);
    assert!(longest < STALL, "the page stood still for {longest} ms");
    browser.assert_faultless();
}

#[test]
fn a_long_question_can_be_stopped() {
    let Some((browser, _server)) = opened("strip n=100000 k=50000 tell=all") else { return };
    browser.wait_for("of 100000");
    browser.press(&["Esc"]);
    browser.wait_for("stopped");
    assert_eq!(browser.run("return document.hasFocus()"), json!(true));
    browser.assert_faultless();
}
