//! Codes for cameras: a link on a large screen opens on a phone.

use std::fmt::Write as _;

use qrcodegen::{QrCode, QrCodeEcc};

/// Modules left free around a code, by its standard.
const QUIET: i32 = 4;

/// A text as a code in SVG, dark on white; `None` if it is too long for one.
pub(crate) fn of(text: &str) -> Option<String> {
    let code = QrCode::encode_text(text, QrCodeEcc::Low).ok()?;
    let mut dark = String::new();
    for (x, y) in (0..code.size()).flat_map(|y| (0..code.size()).map(move |x| (x, y))) {
        if code.get_module(x, y) {
            // Writing to a string does not fail.
            let _ = write!(dark, "M{} {}h1v1h-1z", x + QUIET, y + QUIET);
        }
    }
    let side = code.size() + 2 * QUIET;
    Some(format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {side} {side}\" shape-rendering=\"crispEdges\">\
         <rect width=\"{side}\" height=\"{side}\" fill=\"#fff\"/><path d=\"{dark}\" fill=\"#000\"/></svg>"
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_is_a_code_and_a_book_is_not() {
        let code = of("https://example.org/zugzwang/#nim heaps=3,4,5").expect("a code");
        assert!(code.starts_with("<svg") && code.matches("h1v1h-1z").count() > 200);
        assert_eq!(of(&"x".repeat(4000)), None);
    }
}
