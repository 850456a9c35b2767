//! What is kept, without a network, and without a place to keep it.

use serde_json::json;
use zugzwang::look::language::Language;

use crate::{opened, solved};

#[test]
fn a_game_goes_on_after_the_page_is_loaded_again() {
    let Some((browser, server)) = opened("nim heaps=3,5,7 tell=all") else { return };
    browser.press(&["i", "Enter"]);
    browser.wait("the reply", || browser.heard().contains("Sphinx took"));
    browser.open(&server.url(""));
    let kept = browser.run("return Object.keys(localStorage).join(' ')");
    assert!(kept.as_str().is_some_and(|kept| kept.contains("data/unfinished/nim.json")), "{kept}");
    browser.assert_faultless();
}

#[test]
fn settings_are_kept_and_another_window_is_heard() {
    let Some((browser, server)) = opened("") else { return };
    browser.press(&["t"]);
    browser.wait("the settings", || {
        browser
            .run("return localStorage.getItem('zugzwang /some/class/ config.toml') ?? ''")
            .as_str()
            .is_some_and(|kept| kept.contains("theme"))
    });
    // As another window does it.
    browser.run(
        "localStorage.setItem('zugzwang /some/class/ config.toml', 'theme = \"mono\"\\n'); \
                 localStorage.setItem('zugzwang.changes /some/class/', '1000'); return null",
    );
    browser.press(&["Down", "L", "L"]);
    browser.wait("both settings", || {
        let kept = browser.run("return localStorage.getItem('zugzwang /some/class/ config.toml')");
        kept.as_str().is_some_and(|kept| kept.contains("mono") && kept.contains("language"))
    });
    browser.open(&server.url(""));
    browser.assert_faultless();
}

#[test]
fn the_page_opens_without_a_network_once_it_was_opened() {
    let Some((browser, server)) = opened("lang=ru") else { return };
    browser.wait_for(&solved(Language::Russian));
    browser.wait("the service worker", || {
        browser.run("return navigator.serviceWorker.controller !== null") == json!(true)
    });
    let is_kept = "caches.match([...fetched].find((file) => file.startsWith('ru'))).then(Boolean)";
    browser.wait("the texts", || browser.run_async(is_kept) == json!(true));
    let url = server.url("lang=ru");
    drop(server);
    browser.open(&url);
    browser.wait_for(&solved(Language::Russian));
    browser.assert_faultless();
}

#[test]
fn a_browser_that_keeps_nothing_says_so_and_plays() {
    let Some((browser, server)) = opened("") else { return };
    browser.before(
        "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError'); } })",
    );
    browser.open(&server.url("nim heaps=1,2,4 tell=all"));
    browser.wait_for("stores nothing");
    browser.press(&["i", "Enter"]);
    browser.wait("the reply", || browser.heard().contains("Sphinx took"));
    browser.assert_faultless();
}

#[test]
fn a_full_storage_is_told_and_the_game_goes_on() {
    let Some((browser, _server)) = opened("nim heaps=1,2,4 tell=all") else { return };
    browser.run(
        "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); }; return null",
    );
    browser.press(&["i", "Enter"]);
    browser.wait("the reply", || browser.heard().contains("Sphinx took"));
    browser.wait("the complaint", || browser.screen().contains("space") || browser.screen().contains("full"));
    browser.assert_faultless();
}

#[test]
fn everything_that_is_kept_is_one_file_and_can_be_taken_elsewhere() {
    let Some((browser, _server)) = opened("nim heaps=3,5,7 tell=all") else { return };
    browser.press(&["i", "Enter"]);
    browser.wait("the reply", || browser.heard().contains("Sphinx took"));
    browser.run("window.bundle = null; const make = URL.createObjectURL; \
                 URL.createObjectURL = (blob) => { blob.text().then((text) => { bundle = text; }); return make.call(URL, blob); }; \
                 document.getElementById('export').click(); return null");
    browser.wait("the file", || !browser.run("return bundle").is_null());
    let bundle = browser.run("return bundle").as_str().unwrap_or_default().to_owned();
    assert!(bundle.contains("unfinished/nim.json"), "{bundle}");
    browser.run(&format!(
        "localStorage.clear(); const file = new File([{}], 'zugzwang.json'); const chosen = new DataTransfer(); chosen.items.add(file); \
         const input = document.getElementById('file'); input.files = chosen.files; input.dispatchEvent(new Event('change')); return null",
        json!(bundle)
    ));
    browser.wait("what was kept", || {
        browser.run("return localStorage.getItem('zugzwang /some/class/ data/unfinished/nim.json') !== null")
            == json!(true)
    });
}
