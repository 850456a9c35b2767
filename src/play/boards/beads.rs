//! A pile as it is told above its drawing.

use ratatui::{
    layout::Rect,
    text::{Line, Span},
};

use crate::look::Look;

/// A pile as it is drawn.
#[derive(Debug, Clone, Copy)]
pub struct Pile {
    /// The size of the pile.
    pub size: u64,
    /// The amount that the move under the cursor takes.
    pub take: u64,
    /// The most that may be taken: the others are drawn as out of reach.
    pub reach: u64,
    /// The amount that the last move took.
    pub gone: u64,
}

/// A place on the screen: clicking it takes this many.
pub type Hit = (Rect, u64);

/// Makes the heading: what is there, what the cursor's move leaves of it, and what was taken last. What does not fit is left
/// out whole: half a number is another number.
pub fn heading(there: String, left: Option<String>, last: Option<String>, width: u16, look: &Look) -> Line<'static> {
    let (theme, glyphs) = (&look.theme, look.glyphs());
    let left = left.map(|left| Span::styled(format!(" {} {left}", glyphs.arrow), theme.taken));
    let last = last.map(|last| Span::styled(format!("  {} -{last}", glyphs.last), theme.last));
    let mut line = Line::from(Span::styled(there, theme.title));
    for span in left.into_iter().chain(last) {
        if line.width() + span.width() <= usize::from(width) {
            line.push_span(span);
        }
    }
    line
}
