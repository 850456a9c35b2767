//! How the page starts: what it fetches, what it says if it cannot, and what belongs to which deployment.

use serde_json::json;

use crate::{driver, opened, server::Server};

#[test]
fn the_first_visit_fetches_each_file_once_and_no_language_that_is_not_asked_for() {
    let Some((browser, server)) = opened("") else { return };
    browser.wait("the service worker", || {
        browser.run("return navigator.serviceWorker.controller !== null") == json!(true)
    });
    let asked = server.asked();
    let modules = asked.iter().filter(|name| name.starts_with("zugzwang-") && !name.ends_with("css"));
    assert_eq!(modules.count(), 2, "the module and the script once each: {asked:?}");
    assert!(!asked.iter().any(|name| ["ru-", "bg-", "zh-"].iter().any(|tag| name.starts_with(tag))), "{asked:?}");
    browser.assert_faultless();
}

#[test]
fn a_page_that_cannot_start_says_why() {
    if !crate::server::is_built() || !driver::is_there() {
        return;
    }
    let (browser, server) = (driver::Browser::start(), Server::start());
    let says = |part: &str| {
        browser.wait(part, || {
            browser
                .run("return document.getElementById('wait')?.textContent ?? ''")
                .as_str()
                .is_some_and(|it| it.contains(part))
        });
    };
    browser.visit(&format!("file://{}", crate::server::dist().join("index.html").display()));
    says("web server");
    let script = browser.before("delete window.WebAssembly;");
    browser.visit(&server.url(""));
    says("WebAssembly");
    browser.before_no_more(&script);
    browser.before(
        "{ const real = window.fetch; window.fetch = (file) => String(file).startsWith('zugzwang-') ? \
         Promise.resolve(new Response('', { status: 404, statusText: 'Not Found' })) : real(file); }",
    );
    browser.visit(&server.url(""));
    says("404");
}

#[test]
fn two_deployments_on_one_origin_keep_apart_and_what_was_kept_before_is_found() {
    let Some((browser, server)) = opened("") else { return };
    browser
        .run("localStorage.clear(); localStorage.setItem('zugzwang:config.toml', 'theme = \"mono\"\\n'); return null");
    browser.open(&server.url(""));
    let keys = || browser.run("return Object.keys(localStorage).sort()").to_string();
    assert!(keys().contains("zugzwang /some/class/ config.toml"), "{}", keys());
    browser.press(&["t"]);
    browser.wait("the setting", || {
        browser
            .run("return localStorage.getItem('zugzwang /some/class/ config.toml')")
            .as_str()
            .is_some_and(|it| !it.contains("mono"))
    });
    assert_eq!(browser.run("return localStorage.getItem('zugzwang:config.toml')"), json!("theme = \"mono\"\n"));
    browser.wait("the cache", || browser.run_async("caches.keys()").to_string().contains("/some/class/ "));
    browser.assert_faultless();
}

#[test]
fn storage_that_lasts_is_asked_for_once_something_is_kept() {
    let Some((browser, server)) = opened("") else { return };
    browser.before(
        "window.asked = 0; if (navigator.storage) navigator.storage.persist = async () => { asked += 1; return true; };",
    );
    browser.open(&server.url("nim heaps=3,5,7 tell=all"));
    assert_eq!(browser.run("return asked"), json!(0), "nothing is kept yet");
    browser.press(&["i", "Enter"]);
    browser.wait("the reply", || browser.heard().contains("Perfect took"));
    browser.press(&["i", "Enter"]);
    assert_eq!(browser.run("return asked"), json!(1));
}
