//! The arcade in a browser.
//!
//! The page and the arcade exchange plain bytes in the module's memory, and that memory is the only state. So the page can copy
//! it to a worker, which runs a long job in the copy, and take the copy back. The page writes an event as JSON to [`room`] and
//! calls [`hear`]. The answer is at [`told`]: the length of some JSON in four bytes, the JSON, and the changed cells of the
//! frame.

#![warn(clippy::disallowed_methods, clippy::disallowed_types)]

mod cells;
mod code;
mod event;
mod job;
mod kept;
mod link;
mod page;
mod places;
mod sheet;
mod spoken;
mod system;

use std::cell::RefCell;

use page::Page;

thread_local! {
    static PAGE: RefCell<Page> = RefCell::default();
    /// The event from the page.
    static HEARD: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
    /// The answer.
    static TOLD: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
}

/// Allocates a buffer for an event of this many bytes. Returns its address.
#[allow(unsafe_code, reason = "the page calls it by its name")]
#[unsafe(no_mangle)]
pub extern "C" fn room(bytes: usize) -> *mut u8 {
    HEARD.with_borrow_mut(|heard| {
        heard.resize(bytes, 0);
        heard.as_mut_ptr()
    })
}

/// Handles the event in the buffer. Returns the length of the answer in bytes.
#[allow(unsafe_code, reason = "the page calls it by its name")]
#[unsafe(no_mangle)]
pub extern "C" fn hear() -> usize {
    let answer = HEARD.with_borrow(|heard| PAGE.with_borrow_mut(|page| page.hear(heard)));
    let length = answer.len();
    TOLD.set(answer);
    length
}

/// Returns the address of the answer.
#[allow(unsafe_code, reason = "the page calls it by its name")]
#[unsafe(no_mangle)]
pub extern "C" fn told() -> *const u8 {
    TOLD.with_borrow(Vec::as_ptr)
}

/// Runs the long job to its end. A worker calls this in a copy of the memory.
#[allow(unsafe_code, reason = "the page calls it by its name")]
#[unsafe(no_mangle)]
pub extern "C" fn run() {
    PAGE.with_borrow_mut(Page::run);
}
