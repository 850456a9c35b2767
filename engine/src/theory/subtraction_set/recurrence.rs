//! Finds where the end of a sequence has occurred before.

/// Returns the smallest shift by which the last `window` of `length` terms repeat, if there is one. `term` returns the
/// terms.
///
/// It takes one pass from the end, by the search algorithm of D. E. Knuth, J. H. Morris and V. R. Pratt (1977): the
/// last terms are the pattern.
pub(super) fn recurrence<T: PartialEq>(length: usize, window: usize, term: impl Fn(usize) -> T) -> Option<usize> {
    let backwards = |at: usize| term(length - 1 - at);
    // For each prefix of the pattern, the length of its longest proper prefix that is also its suffix.
    let mut borders = vec![0_usize; window];
    let mut matched = 0;
    for at in 1..length {
        let next = backwards(at);
        while matched > 0 && next != backwards(matched) {
            matched = borders[matched - 1];
        }
        matched += usize::from(next == backwards(matched));
        if matched == window {
            return Some(at + 1 - window);
        }
        if let Some(border) = borders.get_mut(at) {
            *border = matched;
        }
    }
    None
}
