//! A browser, driven through its driver: by the commands of the W3C's standard, and by those of the developer tools where it has
//! none.

use std::{
    io::{BufRead, BufReader, Read, Write},
    net::TcpStream,
    path::Path,
    process::{Child, Command, Stdio},
    thread,
    time::{Duration, Instant},
};

use serde_json::{Value, json};

/// Where Debian has the browser, and its driver.
const BROWSER: &str = "/usr/bin/chromium";
const DRIVER: &str = "/usr/bin/chromedriver";
/// The time within which the page shows what it is expected to show.
const PATIENCE: Duration = Duration::from_secs(90);

/// A window of a browser with an empty profile.
pub struct Browser {
    driver: Child,
    port: u16,
    session: String,
}

/// Whether there is a browser to test with.
pub(crate) fn is_there() -> bool {
    let is_there = [BROWSER, DRIVER].iter().all(|file| Path::new(file).exists());
    if !is_there {
        eprintln!("There is no {BROWSER} with a driver: the page was not tested in a browser.");
    }
    is_there
}

impl Browser {
    /// Starts a browser.
    pub fn start() -> Self {
        let mut driver = Command::new(DRIVER)
            .arg("--port=0")
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("the driver starts");
        let mut lines = BufReader::new(driver.stdout.take().expect("a pipe")).lines();
        // ChromeDriver was started successfully on port 12345.
        let port =
            lines.find_map(|line| line.ok()?.split_once("successfully on port ")?.1.trim_end_matches('.').parse().ok());
        // The driver must not wait for somebody who reads.
        thread::spawn(move || lines.for_each(drop));
        let mut browser = Self { driver, port: port.expect("a port"), session: String::new() };
        let args = [
            "--headless",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--window-size=1200,900",
            "--lang=en",
        ];
        let options = json!({ "binary": BROWSER, "args": args });
        let asked = json!({ "capabilities": { "alwaysMatch": { "goog:chromeOptions": options } } });
        let answer = browser.ask("POST", "/session", &asked);
        answer["sessionId"].as_str().expect("a session").clone_into(&mut browser.session);
        browser.resize(1200, 800);
        browser.before(
            "window.faults = []; addEventListener('error', (e) => faults.push(e.message)); \
                        addEventListener('unhandledrejection', (e) => faults.push(String(e.reason)));",
        );
        browser
    }

    /// Sends a command of this session.
    fn command(&self, path: &str, body: &Value) -> Value {
        self.ask("POST", &format!("/session/{}/{path}", self.session), body)
    }

    fn ask(&self, method: &str, path: &str, body: &Value) -> Value {
        let body = body.to_string();
        let mut stream = TcpStream::connect(("127.0.0.1", self.port)).expect("the driver listens");
        stream.set_read_timeout(Some(3 * PATIENCE)).expect("a time");
        let head = format!(
            "{method} {path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nConnection: close\r\nContent-Length: {}\r\n\r\n",
            body.len()
        );
        stream.write_all((head + &body).as_bytes()).expect("the driver reads");
        let mut reader = BufReader::new(stream);
        let mut length = 0;
        // The head ends with an empty line. The driver keeps the connection open.
        for line in reader.by_ref().lines().map_while(Result::ok).take_while(|line| !line.is_empty()) {
            if let Some(("content-length", given)) = line.to_ascii_lowercase().split_once(':') {
                length = given.trim().parse().expect("a length");
            }
        }
        let mut json = vec![0; length];
        reader.read_exact(&mut json).expect("the driver answers");
        let answer: Value = serde_json::from_slice(&json).expect("the driver answers with JSON");
        assert!(answer["value"]["error"].is_null(), "{}: {path} {body}", answer["value"]["message"]);
        answer["value"].clone()
    }

    /// Sends a command of the developer tools.
    pub fn tool(&self, command: &str, params: &Value) -> Value {
        self.command("goog/cdp/execute", &json!({ "cmd": command, "params": params }))
    }

    /// Runs a script in each page before its own. Returns what [`Self::before_no_more`] takes.
    pub fn before(&self, script: &str) -> Value {
        self.tool("Page.addScriptToEvaluateOnNewDocument", &json!({ "source": script }))
    }

    /// Runs a script no more before a page's own.
    pub fn before_no_more(&self, script: &Value) {
        self.tool("Page.removeScriptToEvaluateOnNewDocument", script);
    }

    /// Gives the window this size in CSS pixels.
    pub fn resize(&self, width: u32, height: u32) {
        let size = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false });
        self.tool("Emulation.setDeviceMetricsOverride", &size);
    }

    /// Becomes a phone of this size in CSS pixels.
    pub fn become_phone(&self, width: u32, height: u32) {
        let size = json!({ "width": width, "height": height, "deviceScaleFactor": 2, "mobile": true });
        self.tool("Emulation.setDeviceMetricsOverride", &size);
        self.tool("Emulation.setTouchEmulationEnabled", &json!({ "enabled": true }));
    }

    /// Opens a page, and waits for the arcade on it.
    pub fn open(&self, url: &str) {
        self.visit(url);
        self.wait_for_arcade();
    }

    /// Opens a page.
    pub fn visit(&self, url: &str) {
        // The same page with another link would not be loaded again.
        self.command("url", &json!({ "url": "about:blank" }));
        self.command("url", &json!({ "url": url }));
    }

    /// Loads the page again.
    pub fn reload(&self) {
        self.command("refresh", &json!({}));
        self.wait_for_arcade();
    }

    /// Waits until the arcade is on the page.
    pub fn wait_for_arcade(&self) {
        let is_open = "return document.readyState === 'complete' && !document.getElementById('wait')";
        self.wait("the arcade", || self.run(is_open) == json!(true));
    }

    /// Runs a script in the page, and returns what it returns.
    pub fn run(&self, script: &str) -> Value {
        self.command("execute/sync", &json!({ "script": script, "args": [] }))
    }

    /// Returns what a promise in the page comes to.
    pub fn run_async(&self, promise: &str) -> Value {
        let script = format!("const done = arguments[0]; {promise}.then(done, (error) => done(String(error)));");
        self.command("execute/async", &json!({ "script": script, "args": [] }))
    }

    /// Waits until something is so.
    pub fn wait(&self, what: &str, is_so: impl Fn() -> bool) {
        let since = Instant::now();
        while !is_so() {
            assert!(since.elapsed() < PATIENCE, "{what} does not come:\n{}", self.screen());
            thread::sleep(Duration::from_millis(30));
        }
    }

    /// Waits until the screen shows a text.
    pub fn wait_for(&self, text: &str) {
        self.wait(text, || self.screen().contains(text));
    }

    /// The frame as text, row by row, or the text in its place.
    pub fn screen(&self) -> String {
        let shown = self.run(
            "const [text, copy] = ['text', 'copy'].map((id) => document.getElementById(id)); \
             text.click(); const shown = copy.textContent; text.click(); \
             return shown || document.getElementById('sheet').innerText;",
        );
        shown.as_str().unwrap_or_default().to_owned()
    }

    /// What was said last to those who hear the page.
    pub fn heard(&self) -> String {
        self.run("return document.getElementById('news').innerText").as_str().unwrap_or_default().to_owned()
    }

    /// Presses keys: characters, or names as the driver's standard has them.
    pub fn press(&self, keys: &[&str]) {
        for key in keys {
            let key = match *key {
                "Enter" => "\u{e007}",
                "Esc" => "\u{e00c}",
                "Tab" => "\u{e004}",
                "Left" => "\u{e012}",
                "Up" => "\u{e013}",
                "Right" => "\u{e014}",
                "Down" => "\u{e015}",
                typed => typed,
            };
            let presses = [json!({ "type": "keyDown", "value": key }), json!({ "type": "keyUp", "value": key })];
            self.command("actions", &json!({ "actions": [{ "type": "key", "id": "keys", "actions": presses }] }));
        }
    }

    /// The frame and the page around it, as a picture in a file.
    pub fn picture(&self, file: &str) {
        let shot = self.tool("Page.captureScreenshot", &json!({}));
        std::fs::write(file, shot["data"].as_str().unwrap_or_default()).expect("a file");
    }

    /// Taps with a finger at a place in CSS pixels, and holds it there for a while.
    pub fn tap(&self, x: f64, y: f64, hold: Duration) {
        self.tool("Input.dispatchTouchEvent", &json!({ "type": "touchStart", "touchPoints": [{ "x": x, "y": y }] }));
        thread::sleep(hold);
        self.tool("Input.dispatchTouchEvent", &json!({ "type": "touchEnd", "touchPoints": [] }));
    }

    /// Taps on the button with this text.
    pub fn tap_button(&self, text: &str) {
        let text = text.to_lowercase();
        self.tap_element(&format!(
            "[...document.querySelectorAll('button')].find((b) => \
             b.checkVisibility({{ visibilityProperty: true }}) && b.textContent.toLowerCase().includes({text:?}))"
        ));
    }

    /// Taps on the element that a script finds.
    pub fn tap_element(&self, found: &str) {
        let find = format!(
            "const found = {found}; if (!found) return null; found.scrollIntoView(); \
             const box = found.getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2];"
        );
        let place = self.run(&find);
        let at = |axis: usize| place[axis].as_f64().unwrap_or_else(|| panic!("no {found}:\n{}", self.screen()));
        self.tap(at(0), at(1), Duration::ZERO);
    }

    /// Opens the menu of a screen of pictures and buttons, and taps on one of its buttons.
    pub fn choose(&self, text: &str) {
        self.tap_element("document.querySelector('#sheet .more summary')");
        self.tap_button(text);
    }

    /// Checks that nothing has gone wrong in the page.
    pub fn assert_faultless(&self) {
        assert_eq!(self.run("return faults"), json!([]), "faults in the page");
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        if !thread::panicking() {
            self.ask("DELETE", &format!("/session/{}", self.session), &json!({}));
        }
        // The driver ends its browser.
        let _ = self.driver.kill();
        let _ = self.driver.wait();
    }
}
