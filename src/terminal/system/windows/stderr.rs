//! Standard error while the arcade is on the screen. It stays where it is, because no safe call redirects it.

/// Never made, because standard error stays.
#[derive(Debug)]
pub(crate) enum Silenced {}

impl Silenced {
    pub(crate) const fn new() -> Option<Self> {
        None
    }
}
