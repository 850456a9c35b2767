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

#[cfg(test)]
mod tests {
    use super::*;

    fn of(terms: &[u8], window: usize) -> Option<usize> {
        recurrence(terms.len(), window, |at| terms[at])
    }

    #[test]
    fn the_smallest_shift_is_found() {
        assert_eq!(of(b"abcabc", 3), Some(3));
        assert_eq!(of(b"xxabab", 2), Some(2));
        assert_eq!(of(b"aaaaaa", 4), Some(1));
        assert_eq!(of(b"aabaabaaab", 4), None);
        assert_eq!(of(b"a", 1), None);
    }

    #[test]
    fn the_shift_agrees_with_trying_all() {
        let mut state = 1_u32;
        let mut random = |most: u32| {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (state >> 16) % most
        };
        for _ in 0..3000 {
            let terms: Vec<u8> = (0..=random(40)).map(|_| u8::from(random(3) == 0)).collect();
            let window = 1 + random(6) as usize;
            let recurs = |shift: &usize| {
                let from = terms.len() - window;
                from.checked_sub(*shift).is_some_and(|before| terms[before..][..window] == terms[from..])
            };
            let tried = (terms.len() >= window).then(|| (1..terms.len()).find(recurs)).flatten();
            assert_eq!(of(&terms, window), tried, "{terms:?} {window}");
        }
    }
}
