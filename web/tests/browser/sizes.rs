//! Sizes: small screens, dense ones, enlarged ones, and light ones.

use serde_json::json;

use crate::opened;

#[test]
fn screens_in_cells_have_room_on_a_phone_that_is_held_upright() {
    let Some((browser, server)) = opened("") else { return };
    browser.become_phone(390, 844);
    for link in ["map wythoff", "map nim"] {
        browser.open(&server.url(link));
        let screen = browser.screen();
        assert!(!screen.contains("needs") && !screen.contains("Ctrl-C"), "{link}:\n{screen}");
        browser.wait("buttons", || {
            browser.run("return document.querySelectorAll('#chips button').length > 0") == json!(true)
        });
    }
    browser.assert_faultless();
}

#[test]
fn a_screen_of_another_density_is_drawn_sharply() {
    let Some((browser, _server)) = opened("nim heaps=3,5,6") else { return };
    let dots = || browser.run("return document.getElementById('screen').width").as_f64().unwrap_or_default();
    // The share of the picture that is not the ground of its first dot.
    let ink = "const it = document.getElementById('screen'); \
               const all = new Uint32Array(it.getContext('2d').getImageData(0, 0, it.width, it.height).data.buffer); \
               return all.filter((dot) => dot !== all[0]).length / all.length;";
    let ink = || browser.run(ink).as_f64().unwrap_or_default();
    let (before, drawn) = (dots(), ink());
    let size = json!({ "width": 1200, "height": 800, "deviceScaleFactor": 2, "mobile": false });
    browser.tool("Emulation.setDeviceMetricsOverride", &size);
    // Without a window nothing is shown, and nothing heard of the density, until a picture is taken.
    browser.tool("Page.captureScreenshot", &json!({}));
    browser.wait("twice the dots", || dots() >= 1.9 * before);
    let shown = browser
        .run("const box = document.getElementById('screen').getBoundingClientRect(); return box.width <= innerWidth");
    assert_eq!(shown, json!(true));
    assert!(drawn > 0.1 && (ink() - drawn).abs() < 0.05, "as much is drawn as before: {drawn}, {}", ink());
    browser.assert_faultless();
}

#[test]
fn letters_become_twice_as_large_where_everything_is_enlarged() {
    let Some((browser, _server)) = opened("nim") else { return };
    let dots = |width: u32, height: u32, scale: u32| {
        let size = json!({ "width": width, "height": height, "deviceScaleFactor": scale, "mobile": false });
        browser.tool("Emulation.setDeviceMetricsOverride", &size);
        browser.wait("the size", || browser.run("return devicePixelRatio") == json!(scale));
        browser.wait("the frame", || {
            browser.run(&format!("return Math.abs(document.getElementById('screen').height - {}) < 80", height * scale))
                == json!(true)
        });
        let rows = browser.screen().lines().count();
        browser.run("return document.getElementById('screen').height").as_f64().unwrap_or_default()
            / f64::from(u32::try_from(rows).expect("few rows"))
    };
    let usual = dots(1280, 800, 1);
    assert!(dots(320, 200, 4) >= 2.0 * usual, "at 400 %");
    assert!(dots(640, 400, 2) >= 2.0 * usual, "at 200 %");
    let pinches = browser.run("return getComputedStyle(document.body).touchAction");
    assert!(pinches.as_str().is_some_and(|it| it.contains("pinch-zoom")), "{pinches}");
    browser.assert_faultless();
}

#[test]
fn buttons_can_be_read_on_a_light_and_on_a_dark_ground() {
    let Some((browser, server)) = opened("") else { return };
    browser.become_phone(390, 844);
    for scheme in ["light", "dark"] {
        for theme in ["", " theme=light", " theme=dark"] {
            let feature = json!({ "features": [{ "name": "prefers-color-scheme", "value": scheme }] });
            browser.tool("Emulation.setEmulatedMedia", &feature);
            browser.open(&server.url(&format!("map wythoff{theme}")));
            // The contrast of two grounds, as the W3C defines it.
            let contrast = "const light = (color) => { const [r, g, b] = color.match(/[\\d.]+/g).slice(0, 3).map((part) => { \
                            const s = part / 255; return s <= 0.04045 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4; }); \
                            return 0.2126 * r + 0.7152 * g + 0.0722 * b; }; \
                            const button = document.querySelector('#pad button'); \
                            const [a, b] = [light(getComputedStyle(button).color), light(getComputedStyle(document.body).backgroundColor)]; \
                            return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);";
            let contrast = browser.run(contrast).as_f64().unwrap_or_default();
            assert!(contrast >= 7.0, "{scheme}{theme}: {contrast}");
        }
    }
    browser.assert_faultless();
}
