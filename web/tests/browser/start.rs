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
    browser.wait("the reply", || browser.heard().contains("Sphinx took"));
    browser.press(&["i", "Enter"]);
    assert_eq!(browser.run("return asked"), json!(1));
}

#[test]
fn an_open_page_keeps_to_its_version_and_the_next_one_takes_over_once_it_is_closed() {
    let Some((browser, server)) = opened("") else { return };
    let (old, new) = (crate::server::version(), "0123456789abcdef");
    let has = |what: &str, script: &str| browser.wait(what, || browser.run(script) == json!(true));
    has("the service worker", "return navigator.serviceWorker.controller !== null");
    let cached = format!("caches.has('zugzwang ' + new URL('.', location).href + ' {old}')");
    browser.wait("the cache", || browser.run_async(&cached) == json!(true));
    server.deploy(new);
    browser.run_async("navigator.serviceWorker.getRegistration().then(async (it) => { await it.update(); return 1; })");
    let waits = "navigator.serviceWorker.getRegistration().then((it) => it.waiting !== null)";
    browser.wait("the new version", || browser.run_async(waits) == json!(true));
    let scripts = || browser.run("return [...document.scripts].map((it) => it.src).join()").to_string();
    let module = |version: &str| {
        browser.run_async(&format!("fetch('zugzwang-{version}.js').then((it) => it.text())")).to_string()
    };
    for what in ["open", "loaded again"] {
        assert!(scripts().contains(&old) && !scripts().contains(new), "{what}: {}", scripts());
        let script = module(&old);
        assert!(script.contains(&old) && !script.contains(new), "{what}: its own script is still there");
        browser.reload();
        browser.wait_for_arcade();
    }
    browser.visit("about:blank");
    browser.open(&server.url(""));
    browser.wait("the new page", || scripts().contains(new));
    assert!(!scripts().contains(&old), "{}", scripts());
    browser.assert_faultless();
}

#[test]
fn the_puzzle_of_the_day_is_that_of_the_browsers_own_date() {
    let Some((browser, server)) = opened("") else { return };
    // 14 hours ahead of Greenwich and 11 hours behind, so that the dates always differ.
    let puzzles = ["Pacific/Kiritimati", "Pacific/Pago_Pago"].map(|zone| {
        browser.tool("Emulation.setTimezoneOverride", &json!({ "timezoneId": zone }));
        browser.open(&server.url(""));
        let local = "const it = new Date(); return [it.getFullYear(), it.getMonth() + 1, it.getDate()]\
                     .map((it) => String(it).padStart(2, '0')).join('-')";
        let day = || browser.run(local).as_str().expect("a date").to_owned();
        let dawn = day();
        browser.press(&["z"]);
        browser.wait("the user's date", || [&dawn, &day()].iter().any(|day| browser.screen().contains(day.as_str())));
        dawn
    });
    assert_ne!(puzzles[0], puzzles[1]);
}
