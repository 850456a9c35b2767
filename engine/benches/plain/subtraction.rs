//! One pile from which a move takes a size of a set, by the definition: a stamp for every value seen, then the least without.

/// The Grundy values of piles up to `to`; the sizes ascend.
pub fn values(sizes: &[usize], to: usize) -> Vec<u8> {
    let mut values = vec![0_u8; to + 1];
    let mut stamps = vec![usize::MAX; sizes.len() + 2];
    for n in 0..=to {
        for size in sizes.iter().take_while(|size| **size <= n) {
            stamps[usize::from(values[n - size])] = n;
        }
        let mex = stamps.iter().position(|seen| *seen != n);
        values[n] = mex.map_or(u8::MAX, |mex| mex as u8);
    }
    values
}
