//! A web server for the files of the page, in a folder below its root.

use std::{
    fs,
    io::{BufRead, BufReader, Write},
    net::{TcpListener, TcpStream},
    path::{Path, PathBuf},
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, Ordering},
    },
    thread,
};

/// The folder below the root of the server.
const FOLDER: &str = "/some/class/";

/// A server, until it is dropped.
pub struct Server {
    port: u16,
    ended: Arc<AtomicBool>,
    asked: Arc<Mutex<Vec<String>>>,
    deployed: Arc<Mutex<String>>,
}

/// The folder of the page, once built.
pub(crate) fn dist() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("dist")
}

/// The version of the page that was built, which the names of its files hold.
pub(crate) fn version() -> String {
    let page = fs::read_to_string(dist().join("index.html")).expect("the page was built");
    let (_, behind) = page.split_once("zugzwang-").expect("it loads a script");
    behind.chars().take_while(char::is_ascii_hexdigit).collect()
}

/// Whether the page was built.
pub(crate) fn is_built() -> bool {
    let is_built = dist().join("index.html").exists();
    if !is_built {
        eprintln!("There is no web/dist: run web/build to test the page in a browser.");
    }
    is_built
}

impl Server {
    /// Starts a server.
    pub fn start() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
        let port = listener.local_addr().expect("an address").port();
        let ended = Arc::<AtomicBool>::default();
        let ends = Arc::clone(&ended);
        let asked = Arc::<Mutex<Vec<String>>>::default();
        let asks = Arc::clone(&asked);
        let deployed = Arc::new(Mutex::new(version()));
        let serves = Arc::clone(&deployed);
        thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                if ends.load(Ordering::SeqCst) {
                    break;
                }
                let (asks, serves) = (Arc::clone(&asks), Arc::clone(&serves));
                thread::spawn(move || serve(&stream, &asks, &serves));
            }
        });
        Self { port, ended, asked, deployed }
    }

    /// Replaces the page by the same one under another version, as a later deployment does.
    pub fn deploy(&self, version: &str) {
        version.clone_into(&mut self.deployed.lock().expect("no thread failed"));
    }

    /// The names of the files that were asked for.
    pub fn asked(&self) -> Vec<String> {
        self.asked.lock().expect("no thread failed").clone()
    }

    /// The address of the page with a link.
    pub fn url(&self, link: &str) -> String {
        let link = link.replace(' ', "%20");
        format!("http://localhost:{}{FOLDER}{}{link}", self.port, if link.is_empty() { "" } else { "#" })
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.ended.store(true, Ordering::SeqCst);
        // The last connection is answered no more.
        let _ = TcpStream::connect(("127.0.0.1", self.port));
    }
}

fn serve(mut stream: &TcpStream, asks: &Mutex<Vec<String>>, deployed: &Mutex<String>) {
    let mut line = String::new();
    let mut reader = BufReader::new(stream);
    if reader.read_line(&mut line).is_err() {
        return;
    }
    let asked = line.split(' ').nth(1).and_then(|path| path.split('?').next()).unwrap_or_default();
    let name = asked.strip_prefix(FOLDER).map(|name| if name.is_empty() { "index.html" } else { name });
    if let Some(name) = name {
        asks.lock().expect("no thread failed").push(name.to_owned());
    }
    let kind = match name.and_then(|name| Path::new(name).extension()?.to_str()) {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("svg") => "image/svg+xml",
        // Not every server knows the type of a module.
        _ => "application/octet-stream",
    };
    let deployed = deployed.lock().expect("no thread failed").clone();
    let file = name.filter(|name| !name.contains("..")).and_then(|name| file_of(name, &deployed));
    let (status, body) = file.map_or(("404 Not Found", Vec::new()), |body| ("200 OK", body));
    let head = format!(
        "HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {}\r\nConnection: close\r\n\r\n",
        body.len()
    );
    // The browser may have gone.
    let _ = stream.write_all(head.as_bytes()).and_then(|()| stream.write_all(&body));
}

/// A file of the page under this version.
fn file_of(name: &str, deployed: &str) -> Option<Vec<u8>> {
    let built = version();
    if deployed == built {
        return fs::read(dist().join(name)).ok();
    }
    // A deployment replaces the files of the one before.
    let name = if name.contains(&built) { None } else { Some(name.replace(deployed, &built)) };
    let bytes = fs::read(dist().join(name?)).ok()?;
    Some(
        String::from_utf8(bytes)
            .map_or_else(std::string::FromUtf8Error::into_bytes, |text| text.replace(&built, deployed).into_bytes()),
    )
}
